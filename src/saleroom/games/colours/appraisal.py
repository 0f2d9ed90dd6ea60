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
    TAKEN,
    TWICE,
    ColoursSetup,
    points,
)
from saleroom.games.colours.worth import JOKER, JOKER_WORTH, gain, loss, run_worth, set_worth

KEPT: Final = 0.85
KEPT_OF_TWO: Final = 0.65
"""The part of its gain that renouncing a market card costs, with more than two seats and with two."""
HOUSE_PART: Final = 0.3
"""The part of the house's gain that a first X costs; the second one costs all of it."""
RIVAL_PART: Final = 0.5
"""The part of a rival's gain that it costs to leave a card to it."""
FULL: Final = 40.0
"""With so many cards to come, what is begun counts in full."""


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
        return gain(self.rules, self.held[holder], self.twice[holder], kind, self.left, self.coming)

    def loss(self, seat: i64, kind: i64) -> float:
        """What one card less takes away from a hand."""
        return loss(self.rules, self.held[seat], self.twice[seat], kind, self.left, self.coming)

    def hope(self, holder: i64) -> float:
        """What a whole hand is worth with the cards to come."""
        worth = 0.0
        for colour in range(3):
            worth += run_worth(self.rules, self.held[holder], self.twice[holder], colour, self.left)
            worth += JOKER_WORTH * self.left * float((self.held[holder] >> (10 * colour + JOKER)) & 1)
        for face in range(9):
            worth += set_worth(
                self.rules, self.held[holder], self.twice[holder], face, self.left, self.coming
            )
        return worth

    def score(self, holder: i64) -> float:
        """The points of a hand as it is known."""
        sets, in_runs = points(self.rules, self.held[holder], self.twice[holder])
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
