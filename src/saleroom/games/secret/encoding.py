"""Secret for a network: one's own money and request, the item, what is still to come, and what the others can bid.

Bids are revealed, so that all money is known; only requests are not. Seats bid at the same time and where they sit
makes no difference, so the others are written from the most points to be expected down.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saleroom.core.encoding import Encoding
from saleroom.core.state import POW, Setup, State
from saleroom.games.secret.cards import REQUESTS
from saleroom.games.secret.rules import (
    ALL,
    ASKS,
    AT_MOST,
    BID,
    BIDDING,
    CARD,
    CARDS_IN,
    CHIPS,
    CHOOSE,
    COMBINATION,
    FIRST,
    HAND,
    ITEM_COUNT,
    ITEMS_DEALT,
    KEEPING,
    MONEY_CARDS,
    ONE_CHIP,
    OUT,
    PASS,
    PHASE,
    PILE,
    POINTS_OF,
    RECOVER_AND_BID,
    RECOVER_AND_PASS,
    REQUEST,
    REQUEST_COUNT,
    REQUESTS_DEALT,
    SEATS,
    TURN,
    Secret,
    SecretSetup,
    count_item,
    is_fulfilled,
    progress,
    request_points,
    stars_of,
)

LEVELS: Final = 9
"""At so many levels of a bid it is reckoned how likely the others are to stay below it."""
OTHER_NAMES: Final = [
    "out",
    "points to be expected",
    "highest bid",
    "gain of the highest bid by the pile",
    "cards",
    "chips",
]
PER_OTHER: Final = 6
OWN_NAMES: Final = [
    "keeping a request",
    *[f"request {name}" for name in REQUESTS],
    *[f"card {card} in hand" for card in range(1, MONEY_CARDS + 1)],
    *[f"card {card} in the pile" for card in range(1, MONEY_CARDS + 1)],
    "chips",
    "stars",
    "request is fulfilled",
    "request is so far",
    "request is fulfilled with the item",
    "request is so far with the item",
    "points by the item",
    "lead to be expected",
    "highest bid",
    "gain of the highest bid by the pile",
    "cards against the others",
    "cards for each card asked for",
]
ITEM: Final = len(OWN_NAMES)
ITEM_NAMES: Final = [
    *[f"the item asks for {number}" for number in range(1, 4)],
    *[f"the item has {stars}" for stars in ("one star", "two stars", "three stars")],
    "cards asked for",
    *[f"{stars} to come" for stars in ("one star", "two stars", "three stars")],
    *[f"{seats} seats" for seats in range(3, SEATS + 1)],
]
TOGETHER: Final = ITEM + len(ITEM_NAMES)
TOGETHER_NAMES: Final = [
    "how many are out",
    "highest bid",
    "highest bid with the pile",
    *[f"stay below level {level}" for level in range(1, LEVELS + 1)],
]
OTHERS: Final = TOGETHER + len(TOGETHER_NAMES)

# The choices: requests and passes are the moves themselves. A bid is told by the places of its cards added up, from the
# lowest cards to the highest; where several bids have the same sum it is made of cards near each other.
LOWEST: Final = vec[i64]([0, 0, 1, 3])
"""The places of the lowest one, two and three cards added up."""
HIGHEST: Final = vec[i64]([0, 9, 17, 24])
"""The same of the highest ones."""
FROM_HAND: Final = vec[i64]([0, BID, BID + 10, BID + 10 + 17])
"""Where the choices of bids of one, two and three cards from the hand begin."""
WITH_PILE: Final = BID + 10 + 17 + 22
"""The pile is taken back for a bid with one of its cards."""
CHOICES: Final = WITH_PILE + 22
PLACES: Final = vec[i64]([sum([card for card in range(MONEY_CARDS) if cards >> card & 1]) for cards in ALL])
"""The places of the cards of each combination added up."""


def chances_below() -> vec[float]:
    """How likely a bid of any k cards of a set stays below each level, at ((k - 1) * 1024 + set) * LEVELS + level.

    The levels are spread evenly from above the lowest bid to the highest one; too few cards always stay below.
    """
    table = vec[float]([0.0] * (3 * 1024 * LEVELS))
    counts = vec[i64]([0] * LEVELS)
    for k in range(1, 4):
        for cards in range(1024):
            for level in range(LEVELS):
                counts[level] = 0
            total: i64 = 0
            for i in range(FIRST[k], FIRST[k] + CHOOSE[k * 11 + MONEY_CARDS]):
                if COMBINATION[i] & ~cards == 0:
                    total += 1
                    for level in range(LEVELS):
                        span = HIGHEST[k] - LOWEST[k]
                        if (PLACES[i] - LOWEST[k]) * LEVELS < span * (level + 1):
                            counts[level] += 1
            for level in range(LEVELS):
                place = ((k - 1) * 1024 + cards) * LEVELS + level
                table[place] = float(counts[level]) / float(total) if total > 0 else 1.0
    return table


BELOW: Final = chances_below()


class SecretEncoding(Encoding):
    """The seat itself, the item and what is to come, the others together, then one by one."""

    def __init__(self, setup: SecretSetup) -> None:
        who = ["leading other", "second other", "third other", "fourth other"]
        names = OWN_NAMES + ITEM_NAMES + [f"all others: {name}" for name in TOGETHER_NAMES]
        super().__init__(setup, names + [f"{one}: {name}" for one in who for name in OTHER_NAMES], CHOICES)
        self.rules = setup
        self.facts = vec[float]([0.0] * (SEATS * PER_OTHER))
        self.points = vec[float]([0.0] * SEATS)
        self.order = vec[i64]([0] * SEATS)

    # -- what a seat sees -------------------------------------------------------------------------------

    def write(self, state: State[Setup], seat: i64, row: vec[float], at: i64) -> None:
        assert isinstance(state, Secret)
        for i in range(self.size):
            row[at + i] = 0.0
        tally = state.tally()
        money = state.money()
        asked = self.write_items(state, row, at + ITEM)
        best = self.write_others(state, seat, tally, money, row, at)
        c = state.cells
        seats = self.rules.seats
        hand = c[HAND + seat]
        pile = c[PILE + seat]
        request = c[REQUEST + seat]
        if c[PHASE] == KEEPING:
            row[at] = 1.0
            row[at + 1 + state.dealt[REQUESTS_DEALT + 2 * seat]] = 1.0
            row[at + 1 + state.dealt[REQUESTS_DEALT + 2 * seat + 1]] = 1.0
        else:
            row[at + 1 + request] = 1.0
        for card in range(MONEY_CARDS):
            if hand & POW[card] != 0:
                row[at + 11 + card] = 1.0
            elif pile & POW[card] != 0:
                row[at + 21 + card] = 1.0
        row[at + 31] = float(c[CHIPS + seat]) / 3.0
        stars = stars_of(seat, tally)
        row[at + 32] = float(stars) / 15.0
        points = stars
        if request >= 0:
            points += self.write_request(state, seat, tally, money, row, at)
        row[at + 38] = (float(points) - best) / 10.0
        k = c[ASKS] if c[ASKS] > 0 else 2
        row[at + 39] = self.highest(hand, k)
        if pile != 0 and c[CHIPS + seat] > 0:
            row[at + 40] = self.highest(hand | pile, k) - row[at + 39]
        total: i64 = 0
        for other in range(seats):
            total += money[other]
        row[at + 41] = (float(money[seat]) - float(total - money[seat]) / float(seats - 1)) / 5.0
        share = float(money[seat] * seats) / float(asked + 1) / 3.0
        row[at + 42] = share if share < 1.0 else 1.0

    def write_request(
        self, state: Secret, seat: i64, tally: vec[i64], money: vec[i64], row: vec[float], at: i64
    ) -> i64:
        """Write how far the own request is, now and with the item; its points as things stand."""
        c = state.cells
        request = c[REQUEST + seat]
        chips = c[CHIPS + seat]
        have, need, how = progress(request, seat, tally, money, chips, self.rules.readings)
        now = POINTS_OF[request] if is_fulfilled(have, need, how) else 0
        row[at + 33] = 1.0 if now > 0 else 0.0
        row[at + 34] = gap(have, need, how)
        if c[PHASE] == BIDDING and c[OUT] & POW[seat] == 0:
            item = state.dealt[ITEMS_DEALT + c[TURN]]
            count_item(tally, seat, item)
            money[seat] -= c[ASKS]
            have, need, how = progress(request, seat, tally, money, chips, self.rules.readings)
            then = POINTS_OF[request] if is_fulfilled(have, need, how) else 0
            row[at + 35] = 1.0 if then > 0 else 0.0
            row[at + 36] = gap(have, need, how)
            row[at + 37] = float(item % 3 + 1 + then - now) / 8.0
            money[seat] += c[ASKS]
        return now

    def write_items(self, state: Secret, row: vec[float], at: i64) -> i64:
        """Write the item and what is to come; how many cards are asked for in all."""
        c = state.cells
        asks = self.rules.asks
        shown: i64 = 0
        for place in range(c[TURN]):
            shown |= POW[state.dealt[ITEMS_DEALT + place]]
        asked: i64 = 0
        if c[PHASE] == BIDDING:
            item = state.dealt[ITEMS_DEALT + c[TURN]]
            shown |= POW[item]
            asked = c[ASKS]
            row[at + asked - 1] = 1.0
            row[at + 3 + item % 3] = 1.0
        for item in range(ITEM_COUNT):
            if shown & POW[item] == 0:
                asked += asks[item]
                row[at + 7 + item % 3] += 0.125
        row[at + 6] = float(asked) / 36.0
        row[at + 7 + self.rules.seats] = 1.0
        return asked

    def write_others(
        self, state: Secret, seat: i64, tally: vec[i64], money: vec[i64], row: vec[float], at: i64
    ) -> float:
        """Write the others; the most points to be expected of one of them."""
        c = state.cells
        seats = self.rules.seats
        facts = self.facts
        count: i64 = 0
        for turns in range(1, seats):
            other = seat + turns
            if other >= seats:
                other -= seats
            self.describe(state, seat, other, tally, money)
            place = count
            while place > 0 and self.points[self.order[place - 1]] < self.points[other]:
                self.order[place] = self.order[place - 1]
                place -= 1
            self.order[place] = other
            count += 1
        first = at + TOGETHER
        k = c[ASKS] if c[ASKS] > 0 else 2
        for level in range(LEVELS):
            row[first + 3 + level] = 1.0
        for i in range(count):
            other = self.order[i]
            fact = other * PER_OTHER
            for j in range(PER_OTHER):
                row[at + OTHERS + i * PER_OTHER + j] = facts[fact + j]
            if c[OUT] & POW[other] != 0:
                row[first] += 0.25
                continue
            if facts[fact + 2] > row[first + 1]:
                row[first + 1] = facts[fact + 2]
            if facts[fact + 2] + facts[fact + 3] > row[first + 2]:
                row[first + 2] = facts[fact + 2] + facts[fact + 3]
            chances = ((k - 1) * 1024 + c[HAND + other]) * LEVELS
            for level in range(LEVELS):
                row[first + 3 + level] *= BELOW[chances + level]
        return self.points[self.order[0]]

    def describe(self, state: Secret, seat: i64, other: i64, tally: vec[i64], money: vec[i64]) -> None:
        """The facts about another seat; any request that the seat was not dealt may be its own."""
        c = state.cells
        facts = self.facts
        first = other * PER_OTHER
        hand = c[HAND + other]
        pile = c[PILE + other]
        total: i64 = 0
        for request in range(REQUEST_COUNT):
            if (
                request != state.dealt[REQUESTS_DEALT + 2 * seat]
                and request != state.dealt[REQUESTS_DEALT + 2 * seat + 1]
            ):
                total += request_points(request, other, tally, money, c[CHIPS + other], self.rules.readings)
        self.points[other] = float(stars_of(other, tally)) + float(total) / float(REQUEST_COUNT - 2)
        k = c[ASKS] if c[ASKS] > 0 else 2
        highest = self.highest(hand, k)
        facts[first] = 1.0 if c[OUT] & POW[other] != 0 else 0.0
        facts[first + 1] = self.points[other] / 15.0
        facts[first + 2] = highest
        gains = pile != 0 and c[CHIPS + other] > 0
        facts[first + 3] = self.highest(hand | pile, k) - highest if gains else 0.0
        facts[first + 4] = float(money[other]) / 10.0
        facts[first + 5] = float(c[CHIPS + other]) / 3.0

    def highest(self, cards: i64, k: i64) -> float:
        """The highest bid of k cards of a set, 1 for the highest there is; 0 if they are too few."""
        money = self.rules.money
        number = CARDS_IN[cards]
        if number < k:
            return 0.0
        most: i64 = 0
        value: i64 = 0
        for i in range(1, k + 1):
            most += money[MONEY_CARDS - i]
            value += money[CARD[cards * MONEY_CARDS + number - i]]
        return float(value) / float(most if most > 0 else 1)

    # -- what it may do ---------------------------------------------------------------------------------

    def moves(self, state: State[Setup], seat: i64, row: vec[i64], at: i64) -> i64:
        """Requests and passes as they are; bids by the places of their cards added up (see above)."""
        for choice in range(CHOICES):
            row[at + choice] = -1
        c = state.cells
        if c[PHASE] == KEEPING:
            for i in range(2):
                request = state.dealt[REQUESTS_DEALT + 2 * seat + i]
                row[at + request] = request
            return 2
        rules = self.rules
        k = c[ASKS]
        hand = c[HAND + seat]
        pile = c[PILE + seat]
        chips = c[CHIPS + seat]
        if chips > 0:
            row[at + PASS] = PASS
            if chips > 1 and pile != 0 and rules.readings & ONE_CHIP == 0:
                row[at + RECOVER_AND_PASS] = RECOVER_AND_PASS
        from_hand = at + FROM_HAND[k] - LOWEST[k]
        with_pile = at + WITH_PILE - LOWEST[k]
        both = hand | pile
        # Those whose highest card is lowest come first.
        for i in range(FIRST[k], FIRST[k] + CHOOSE[k * 11 + MONEY_CARDS]):
            cards = COMBINATION[i]
            if cards & ~both != 0:
                continue
            place = PLACES[i]
            if cards & pile == 0:
                if row[from_hand + place] < 0 and (not rules.doubles or rules.takes_first(hand, cards)):
                    row[from_hand + place] = BID + i
            elif chips > 0 and row[with_pile + place] < 0:
                if not rules.doubles or rules.takes_first(both, cards):
                    row[with_pile + place] = RECOVER_AND_BID + i
        count: i64 = 0
        for choice in range(CHOICES):
            if row[at + choice] >= 0:
                count += 1
        return count


def gap(have: i64, need: i64, how: i64) -> float:
    """How far a request is from what it needs, below 0 while it falls short; at most 1."""
    distance = float(need - have if how == AT_MOST else have - need) / 4.0
    if distance > 1.0:
        return 1.0
    return distance if distance > -1.0 else -1.0


def encoding(setup: SecretSetup) -> SecretEncoding:
    """The encoding of a setup."""
    return SecretEncoding(setup)
