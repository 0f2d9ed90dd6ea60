"""What cards of colours are worth to a hand, as far as a seat knows the hands.

A hand is worth its sets and runs, and what is begun of them as long as there are cards to come. Of others a seat knows
the cards that they took from the market; what they discarded it does not know.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saleroom.core.state import COUNT, LOW, POW, Setup, State
from saleroom.games.colours.rules import (
    COPIES_OF,
    CROSSED,
    DECK,
    DISCARD,
    DRAWN,
    FILLED,
    HAND,
    HELD,
    HOLDERS,
    HOUSE,
    KIND_BITS,
    KIND_COUNT,
    LOG,
    MARKET,
    NTH,
    SLOTS,
    SPREAD,
    TAKEN,
    TWICE,
    ColoursSetup,
    points,
    runs,
    set_points,
)

JOKER: Final = 9
BEGUN_SET: Final = vec[float]([0.0, 0.12, 0.5])
"""The part of a set's points that none, one or two of its cards are worth."""
NEXT: Final = 0.4
NEAR: Final = 0.25
ALONE: Final = 0.1
"""What a card outside all runs is worth with a neighbour, with a gap to one, or without."""
JOKER_WORTH: Final = 2.0
"""What a joker is worth besides its part in a run."""
KEPT: Final = 0.85
KEPT_OF_TWO: Final = 0.65
"""The part of its gain that renouncing a market card costs, with more than two seats and with two."""
HOUSE_PART: Final = 0.3
"""The part of the house's gain that a first X costs; the second one costs all of it."""
RIVAL_PART: Final = 0.5
"""The part of a rival's gain that it costs to leave a card to it."""
FULL: Final = 40.0
"""With so many cards to come, what is begun counts in full."""

ROWS: Final = 16 * 729
"""How many rows of one colour there are: two of 1 to 6 at most, one of 7 to 9 and of the joker."""
LOW_ROW: Final = vec[i64](
    [
        sum([3**face * ((held >> face & 1) + (twice >> face & 1)) for face in range(6)])
        for twice in range(64)
        for held in range(64)
    ]
)
"""The place of the numbers up to 6, by those held and those held twice."""
RUN_POINTS: Final = vec[float]([-1.0] * ROWS)
RUN_BEGUN: Final = vec[float]([0.0] * ROWS)
"""Points of a colour's runs, and the worth of the cards outside them; found when first needed."""


def scaled(value: float, unit: float) -> float:
    """A value in a unit, and no further than 2.5 of them from 0."""
    value /= unit
    if value > 2.5:
        return 2.5
    return value if value > -2.5 else -2.5


def fill_row(place: i64, faces: i64, twice: i64) -> None:
    """Find the runs of one colour, and what has been begun of runs."""
    counts = SPREAD[faces & 511] + SPREAD[twice & 511]
    most = runs(counts)
    if faces & 512 != 0:
        for face in range(9):
            with_joker = runs(counts + SPREAD[POW[face]])
            if with_joker > most:
                most = with_joker
    begun = 0.0
    for face in range(9):
        if faces & POW[face] == 0:
            continue
        below = face > 0 and faces & POW[face - 1] != 0
        two_below = face > 1 and faces & POW[face - 2] != 0
        above = face < 8 and faces & POW[face + 1] != 0
        two_above = face < 7 and faces & POW[face + 2] != 0
        if (two_below and below) or (below and above) or (above and two_above):
            continue
        if below or above:
            begun += NEXT
        elif two_below or two_above:
            begun += NEAR
        else:
            begun += ALONE
    RUN_POINTS[place] = float(most)
    RUN_BEGUN[place] = begun


def run_worth(held: i64, twice: i64, colour: i64, left: float) -> float:
    """What a colour's runs are worth in a hand."""
    faces = (held >> (10 * colour)) & 1023
    double = (twice >> (10 * colour)) & 63
    place = LOW_ROW[(faces & 63) | (double << 6)] * 16 + (faces >> 6)
    if RUN_POINTS[place] < 0.0:
        fill_row(place, faces, double)
    return RUN_POINTS[place] + left * RUN_BEGUN[place]


def set_worth(held: i64, twice: i64, face: i64, left: float, coming: i64) -> float:
    """Points of a number's sets, and of a set begun if the cards that it lacks may still come."""
    fewest: i64 = 2
    for colour in range(3):
        kind = 10 * colour + face
        number = ((held >> kind) & 1) + ((twice >> kind) & 1)
        if number < fewest:
            fewest = number
    begun: i64 = 0
    for colour in range(3):
        kind = 10 * colour + face
        if ((held >> kind) & 1) + ((twice >> kind) & 1) > fewest:
            begun += 1
        elif (coming >> kind) & 1 == 0:
            begun -= 3
    worth = float(fewest)
    if begun > 0:
        worth += left * BEGUN_SET[begun]
    return worth * float(set_points(face))


def worth_around(held: i64, twice: i64, kind: i64, left: float, coming: i64) -> float:
    """The worth of all that a card has to do with: its colour's runs and its number's sets."""
    colour = kind // 10
    face = kind - 10 * colour
    worth = run_worth(held, twice, colour, left)
    if face == JOKER:
        return worth + JOKER_WORTH * float((held >> kind) & 1)
    return worth + set_worth(held, twice, face, left, coming)


class Appraiser:
    """What one seat knows of the hands, and what cards are worth to them; one state at a time."""

    def __init__(self, setup: ColoursSetup) -> None:
        self.rules = setup
        self.left = 0.0
        """How much of what is begun counts."""
        self.coming: i64 = 0
        """Kinds that lie in the market, or may come into it."""
        self.held = vec[i64]([0] * HOLDERS)
        self.twice = vec[i64]([0] * HOLDERS)
        """The cards that each holder is known to have had, as in hands; of the seat itself those it has."""
        self.taken = vec[i64]([0] * HOLDERS)
        """How many they are."""
        self.gains = vec[float]([0.0] * (HOLDERS * SLOTS))
        """What the card of a slot adds for a holder."""
        self.costs = vec[float]([0.0] * 48)
        self.what = vec[i64]([0] * 48)
        """Things to choose among, sorted by cost: slots, or moves that discard a hand card."""
        self.number: i64 = 0

    def look(self, state: State[Setup], seat: i64) -> None:
        """Note what a seat knows of the hands and what is to come, and what each market card would add for whom."""
        c = state.cells
        rules = self.rules
        for holder in range(HOLDERS):
            self.held[holder] = 0
            self.twice[holder] = 0
            self.taken[holder] = 0
        for i in range(c[TAKEN]):
            entry = c[LOG + i]
            holder = (entry >> KIND_BITS) & 7
            if c[HELD + holder] > 0:
                bit = POW[entry & 31]
                self.twice[holder] |= self.held[holder] & bit
                self.held[holder] |= bit
                self.taken[holder] += 1
        self.held[seat] = c[HAND + seat]
        self.twice[seat] = c[TWICE + seat]
        self.taken[seat] = c[HELD + seat]
        self.look_ahead(state, seat)
        for slot in range(rules.slots):
            kind = c[MARKET + slot]
            if kind < 0:
                continue
            for hand in range(rules.hands):
                holder = rules.holder(hand)
                self.gains[holder * SLOTS + slot] = self.gain(holder, kind)

    def look_ahead(self, state: State[Setup], seat: i64) -> None:
        """Note which cards may still come."""
        c = state.cells
        deck = DECK - c[DRAWN]
        left = float(deck + COUNT[c[FILLED]]) / FULL
        self.left = left if left < 1.0 else 1.0
        coming: i64 = 0
        if deck > 0:
            # Kinds of which not all cards have been seen: those dealt to others count as to come.
            once: i64 = 0
            twice: i64 = 0
            for place in range(c[DRAWN]):
                if place >= 2 * self.rules.hands or place // 2 == seat:
                    bit = POW[state.dealt[place]]
                    twice |= once & bit
                    once |= bit
            for kind in range(KIND_COUNT):
                seen = twice if COPIES_OF[kind] == 2 else once
                if seen & POW[kind] == 0:
                    coming |= POW[kind]
        for slot in range(self.rules.slots):
            if c[MARKET + slot] >= 0:
                coming |= POW[c[MARKET + slot]]
        self.coming = coming

    def gain(self, holder: i64, kind: i64) -> float:
        """What one more card adds to a hand."""
        held = self.held[holder]
        twice = self.twice[holder]
        bit = POW[kind]
        after = worth_around(held | bit, twice | (held & bit), kind, self.left, self.coming)
        return after - worth_around(held, twice, kind, self.left, self.coming)

    def loss(self, seat: i64, kind: i64) -> float:
        """What one card less takes away from a hand."""
        held = self.held[seat]
        twice = self.twice[seat]
        bit = POW[kind]
        before = worth_around(held, twice, kind, self.left, self.coming)
        if twice & bit != 0:
            return before - worth_around(held, twice ^ bit, kind, self.left, self.coming)
        return before - worth_around(held ^ bit, twice, kind, self.left, self.coming)

    def hope(self, holder: i64) -> float:
        """What a whole hand is worth with the cards to come."""
        worth = 0.0
        for colour in range(3):
            worth += run_worth(self.held[holder], self.twice[holder], colour, self.left)
            worth += JOKER_WORTH * self.left * float((self.held[holder] >> (10 * colour + JOKER)) & 1)
        for face in range(9):
            worth += set_worth(self.held[holder], self.twice[holder], face, self.left, self.coming)
        return worth

    def score(self, holder: i64) -> float:
        """The points of a hand as it is known."""
        sets, in_runs = points(self.held[holder], self.twice[holder])
        return float(sets + in_runs)

    def kept(self, c: vec[i64], holder: i64) -> float:
        """The part of its known cards that a holder still has at most."""
        if c[HELD + holder] >= self.taken[holder]:
            return 1.0
        return float(c[HELD + holder]) / float(self.taken[holder])

    # -- what may be put up or renounced ----------------------------------------------------------------

    def rival_gain(self, c: vec[i64], seat: i64, slot: i64) -> float:
        """The most that a market card adds for another seat that may have it."""
        best = 0.0
        for other in range(self.rules.seats):
            if other != seat and c[CROSSED + other] & POW[slot] == 0:
                found = self.gains[other * SLOTS + slot]
                if found > best:
                    best = found
        return best

    def crosses(self, c: vec[i64], seat: i64, slot: i64) -> i64:
        """How many others have given a market card up."""
        number: i64 = 0
        for other in range(self.rules.seats):
            if other != seat and c[CROSSED + other] & POW[slot] != 0:
                number += 1
        return number

    def slot_cost(self, c: vec[i64], seat: i64, slot: i64) -> float:
        """What it costs to give a market card up for good."""
        own = self.gains[seat * SLOTS + slot]
        crosses = self.crosses(c, seat, slot)
        seats = self.rules.seats
        if seats == 2:
            house = self.gains[HOUSE * SLOTS + slot]
            return KEPT_OF_TWO * own + (house if crosses > 0 else HOUSE_PART * house)
        cost = KEPT * own
        if crosses == seats - 2:  # then it falls to the one that is left
            cost += RIVAL_PART * self.rival_gain(c, seat, slot)
        return cost

    def list_slots(self, c: vec[i64], seat: i64, slots: i64) -> None:
        """List some slots, the cheapest to give up first."""
        self.number = 0
        while slots != 0:
            slot = LOW[slots]
            slots &= slots - 1
            self.add(self.slot_cost(c, seat, slot), slot)

    def list_offers(self, c: vec[i64], seat: i64, slots: i64) -> None:
        """List slots that may be put up, the best balance of gain and price first; costs are what one loses by it."""
        self.list_hand(c, seat)
        in_hand = self.costs[0] if self.number > 0 else 1000.0
        self.list_slots(c, seat, slots)
        first = self.costs[0] if self.number > 0 else 1000.0
        second = self.costs[1] if self.number > 1 else 1000.0
        cheapest = self.what[0]
        self.number = 0
        while slots != 0:
            slot = LOW[slots]
            slots &= slots - 1
            price = second if slot == cheapest else first
            if in_hand < price:
                price = in_hand
            self.add(price - self.gains[seat * SLOTS + slot], slot)

    def list_hand(self, c: vec[i64], seat: i64) -> None:
        """List the moves that discard a card of the own hand, the cheapest first."""
        self.number = 0
        for colour in range(3):
            faces = (c[HAND + seat] >> (10 * colour)) & 1023
            for i in range(COUNT[faces]):
                kind = 10 * colour + NTH[faces * 10 + i]
                self.add(self.loss(seat, kind), DISCARD + kind)

    def add(self, cost: float, what: i64) -> None:
        """Put a thing into the list, behind those that cost as much."""
        place = self.number
        self.number += 1
        while place > 0 and self.costs[place - 1] > cost:
            self.costs[place] = self.costs[place - 1]
            self.what[place] = self.what[place - 1]
            place -= 1
        self.costs[place] = cost
        self.what[place] = what
