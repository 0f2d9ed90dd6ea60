"""Colours for a network: hands as far as they are known, the card for sale and its price, and choices by their cost.

Slots and hand cards are written and chosen in the order of what they are worth, so that a choice means the same thing
in every match: to put up the best card, to give up the cheapest.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saleroom.core.encoding import Encoding, scaled
from saleroom.core.state import COUNT, LOW, POW, Setup, State
from saleroom.games.colours.appraisal import Appraiser
from saleroom.games.colours.rules import (
    BEGUN,
    DEALER,
    DEALING,
    DECK,
    DRAWN,
    FILLED,
    HAND,
    HELD,
    HIGH,
    HOUSE,
    LEADER,
    LOST,
    MARKED,
    MARKET,
    OFFER,
    OUT,
    PASS,
    PASSES,
    PHASE,
    RENOUNCE,
    SALE,
    SEATS,
    SLOTS,
    STAND,
    TOTAL,
    TOTAL_ALONE,
    Colours,
    ColoursSetup,
    can_raise,
    demanded,
    points,
    to_replace,
)

HAND_CARDS: Final = 3
"""The costs of so many hand cards are written, the cheapest first."""

OWN_NAMES: Final = [
    "points in sets",
    "points in runs",
    "worth with hope",
    "lead now",
    "lead with hope",
    "cards",
    "discards",
    "jokers",
    "leads the bidding",
    "total",
    "gain by the card for sale",
    *[f"cost of hand card {rank}" for rank in range(HAND_CARDS)],
]
OTHER_NAMES: Final = [
    "there",
    "points known",
    "ahead of own",
    "cards",
    "unknown cards",
    "discards",
    "part of its known cards kept",
    "still in",
    "total",
    "leads the bidding",
    "can raise",
    "gain by the card for sale",
]
HOUSE_NAMES: Final = ["points known", "ahead of own", "cards", "gain by the card for sale"]
TABLE_NAMES: Final = [
    "dealing",
    "bidding",
    "begun",
    "deck",
    "market",
    "last cards",
    "dealers who passed",
    "turns until own deal",
    "joker for sale",
    "highest total",
    "still to renounce",
    "demanded",
    "can pass",
    "can stand",
    "price of what is given up",
    "price of a raise",
    "balance of a raise",
    "others still in",
    "best rival's gain by the card for sale",
    "a raise must match",
    *[f"{seats} seats" for seats in range(2, SEATS + 1)],
]
OFFER_NAMES: Final = [
    "there",
    "balance",
    "own gain",
    "best rival's gain",
    "mean of the others' gains",
    "others who gave it up",
    "house's gain",
]
SLOT_NAMES: Final = [
    "there",
    "cost",
    "own gain",
    "best rival's gain",
    "others who gave it up",
    "others who would",
    "falls to somebody",
    "house's gain",
]
# Where parts of the row begin.
OTHERS: Final = 14
PER_OTHER: Final = 12
HOUSE_AT: Final = OTHERS + 3 * PER_OTHER
TABLE: Final = HOUSE_AT + 4
OFFERS: Final = TABLE + 23
PER_OFFER: Final = 7
FREE: Final = OFFERS + 6 * PER_OFFER
PER_FREE: Final = 8

OFFER_CHOICE: Final = 2  # behind passing and standing
RENOUNCE_CHOICE: Final = 8
DISCARD_CHOICE: Final = 13
CHOICES: Final = 14


class ColoursEncoding(Encoding):
    """The own seat, the others as they sit, the house, the table, then slots to put up or to give up."""

    def __init__(self, setup: ColoursSetup) -> None:
        names = [f"own: {name}" for name in OWN_NAMES]
        names += [f"{turn} seats on: {name}" for turn in range(1, SEATS) for name in OTHER_NAMES]
        names += [f"house: {name}" for name in HOUSE_NAMES]
        names += TABLE_NAMES
        names += [f"offer {rank}: {name}" for rank in range(SLOTS) for name in OFFER_NAMES]
        names += [f"slot {rank}: {name}" for rank in range(SLOTS - 1) for name in SLOT_NAMES]
        super().__init__(setup, names, CHOICES)
        self.rules = setup
        self.eye = Appraiser(setup)

    def write(self, state: State[Setup], seat: i64, row: vec[float], at: i64) -> None:
        assert isinstance(state, Colours)
        c = state.cells
        for i in range(self.size):
            row[at + i] = 0.0
        self.eye.look(state, seat)
        self.write_hands(c, seat, row, at)
        self.write_table(c, seat, row, at)
        legal = state.legal_set(seat)
        if c[PHASE] == DEALING:
            self.write_offers(c, seat, (legal & 255) >> 2, row, at + OFFERS)
        elif c[SALE] >= 0:
            self.write_sale(c, seat, legal, row, at)

    def write_hands(self, c: vec[i64], seat: i64, row: vec[float], at: i64) -> None:
        """Write what is known of all hands."""
        eye = self.eye
        rules = self.rules
        sale = c[SALE]
        sets, in_runs = points(eye.rules, eye.held[seat], eye.twice[seat])
        own = float(sets + in_runs)
        worth = eye.hope(seat)
        best = 0.0
        hoping = 0.0
        for hand in range(rules.hands):
            holder = rules.holder(hand)
            if holder == seat:
                continue
            kept = eye.kept(c, holder)
            score = eye.score(holder) * kept
            hope = eye.hope(holder) * kept
            if score > best:
                best = score
            if hope > hoping:
                hoping = hope
            gain = eye.gains[holder * SLOTS + sale] if sale >= 0 else 0.0
            if holder == HOUSE:
                row[at + HOUSE_AT] = scaled(score, 20.0)
                row[at + HOUSE_AT + 1] = scaled(hope - worth, 10.0)
                row[at + HOUSE_AT + 2] = float(c[HELD + HOUSE]) / 15.0
                row[at + HOUSE_AT + 3] = scaled(gain, 5.0)
                continue
            turn = holder - seat if holder > seat else holder - seat + rules.seats
            first = at + OTHERS + (turn - 1) * PER_OTHER
            unknown = c[HELD + holder] - eye.taken[holder]
            row[first] = 1.0
            row[first + 1] = scaled(score, 20.0)
            row[first + 2] = scaled(hope - worth, 10.0)
            row[first + 3] = float(c[HELD + holder]) / 15.0
            row[first + 4] = float(unknown) / 2.0 if unknown > 0 else 0.0
            row[first + 5] = scaled(float(c[LOST + holder]), 10.0)
            row[first + 6] = 1.0 - kept
            if sale >= 0 and c[OUT] & POW[holder] == 0:
                row[first + 7] = 1.0
                row[first + 8] = scaled(float(c[TOTAL + holder]), 5.0)
                row[first + 9] = 1.0 if c[LEADER] == holder else 0.0
                row[first + 10] = 1.0 if c[LEADER] != holder and can_raise(rules, c, holder) else 0.0
                row[first + 11] = scaled(gain, 5.0)
        row[at] = scaled(float(sets), 20.0)
        row[at + 1] = scaled(float(in_runs), 20.0)
        row[at + 2] = scaled(worth, 20.0)
        row[at + 3] = scaled(own - best, 10.0)
        row[at + 4] = scaled(worth - hoping, 10.0)
        row[at + 5] = float(c[HELD + seat]) / 15.0
        row[at + 6] = scaled(float(c[LOST + seat]), 10.0)
        jokers = ((c[HAND + seat] >> 9) & 1) + ((c[HAND + seat] >> 19) & 1) + ((c[HAND + seat] >> 29) & 1)
        row[at + 7] = float(jokers) / 3.0
        row[at + 8] = 1.0 if c[LEADER] == seat else 0.0
        row[at + 9] = scaled(float(c[TOTAL + seat]), 5.0)
        row[at + 10] = scaled(eye.gains[seat * SLOTS + sale], 5.0) if sale >= 0 else 0.0
        eye.list_hand(c, seat)
        for rank in range(eye.number if eye.number < HAND_CARDS else HAND_CARDS):
            row[at + 11 + rank] = scaled(eye.costs[rank], 3.0)

    def write_table(self, c: vec[i64], seat: i64, row: vec[float], at: i64) -> None:
        """Write the phase, what is left, and the options."""
        rules = self.rules
        first = at + TABLE
        dealing = c[PHASE] == DEALING
        market = COUNT[c[FILLED]]
        until = seat - c[DEALER]
        row[first] = 1.0 if dealing else 0.0
        row[first + 1] = 0.0 if dealing else 1.0
        row[first + 2] = float(c[BEGUN])
        row[first + 3] = float(DECK - c[DRAWN]) / 40.0
        row[first + 4] = float(market) / 6.0
        row[first + 5] = 1.0 if c[DRAWN] == DECK else 0.0
        row[first + 6] = float(c[PASSES]) / 4.0
        row[first + 7] = float(until if until >= 0 else until + rules.seats) / 4.0
        row[first + 19] = 1.0 - float(rules.matching) / float(TOTAL_ALONE)
        row[first + 18 + rules.seats] = 1.0

    def write_offers(self, c: vec[i64], seat: i64, slots: i64, row: vec[float], at: i64) -> None:
        """Write the cards that may be put up, the best first."""
        eye = self.eye
        eye.list_offers(c, seat, slots)
        for rank in range(eye.number):
            slot = eye.what[rank]
            first = at + rank * PER_OFFER
            total = 0.0
            for other in range(self.rules.seats):
                if other != seat:
                    total += eye.gains[other * SLOTS + slot]
            row[first] = 1.0
            row[first + 1] = scaled(-eye.costs[rank], 5.0)
            row[first + 2] = scaled(eye.gains[seat * SLOTS + slot], 5.0)
            row[first + 3] = scaled(eye.rival_gain(c, seat, slot), 5.0)
            row[first + 4] = scaled(total / float(self.rules.seats - 1), 5.0)
            row[first + 5] = float(eye.crosses(c, seat, slot)) / 2.0
            if self.rules.seats == 2:
                row[first + 6] = scaled(eye.gains[HOUSE * SLOTS + slot], 5.0)

    def write_sale(self, c: vec[i64], seat: i64, legal: i64, row: vec[float], at: i64) -> None:
        """Write the card for sale, what a raise costs, and what may be given up, the cheapest first."""
        eye = self.eye
        rules = self.rules
        first = at + TABLE
        demands = demanded(rules, c, seat) if c[BEGUN] == 0 else 0
        given = c[MARKED + seat] | demands
        price = 0.0
        while given != 0:
            price += eye.slot_cost(c, seat, LOW[given])
            given &= given - 1
        owed = COUNT[to_replace(rules, c, seat)]
        still = c[HIGH] + 1 - c[TOTAL + seat] - COUNT[demands]
        if still < owed:
            still = owed
        gain = eye.gains[seat * SLOTS + c[SALE]]
        row[first + 8] = 1.0 if c[MARKET + c[SALE]] % 10 == 9 else 0.0
        row[first + 9] = scaled(float(c[HIGH]), 5.0)
        row[first + 10] = scaled(float(still), 5.0)
        row[first + 11] = scaled(float(COUNT[demands]), 5.0)
        row[first + 12] = 1.0 if legal & 1 != 0 else 0.0
        row[first + 13] = 1.0 if legal & 2 != 0 else 0.0
        row[first + 14] = scaled(price, 5.0)
        row[first + 17] = float(COUNT[(POW[rules.seats] - 1) & ~(c[OUT] | POW[seat])]) / 3.0
        row[first + 18] = scaled(eye.rival_gain(c, seat, c[SALE]), 5.0)
        slots = (legal & 255) >> 2
        self.write_free(c, seat, slots, row, at + FREE)
        eye.list_hand(c, seat)
        # The hand cards that are owed are paid first, whatever they cost: at no cost they stay in front.
        for i in range(owed if owed < eye.number else eye.number):
            price += eye.costs[i]
            eye.costs[i] = -1000.0
        while slots != 0:
            eye.add(eye.slot_cost(c, seat, LOW[slots]), LOW[slots])
            slots &= slots - 1
        for i in range(owed, still if still < eye.number else eye.number):
            price += eye.costs[i]
        row[first + 15] = scaled(price, 5.0)
        row[first + 16] = scaled(gain - price, 5.0)

    def write_free(self, c: vec[i64], seat: i64, slots: i64, row: vec[float], at: i64) -> None:
        """Write the market cards that may be given up, the cheapest first."""
        eye = self.eye
        seats = self.rules.seats
        eye.list_slots(c, seat, slots)
        for rank in range(eye.number):
            slot = eye.what[rank]
            first = at + rank * PER_FREE
            crosses = eye.crosses(c, seat, slot)
            marks: i64 = 0
            for other in range(seats):
                if other != seat and c[MARKED + other] & POW[slot] != 0:
                    marks += 1
            row[first] = 1.0
            row[first + 1] = scaled(eye.costs[rank], 5.0)
            row[first + 2] = scaled(eye.gains[seat * SLOTS + slot], 5.0)
            row[first + 3] = scaled(eye.rival_gain(c, seat, slot), 5.0)
            row[first + 4] = float(crosses) / 2.0
            row[first + 5] = float(marks) / 2.0
            falls = crosses == 1 if seats == 2 else crosses == seats - 2
            row[first + 6] = 1.0 if falls else 0.0
            if seats == 2:
                row[first + 7] = scaled(eye.gains[HOUSE * SLOTS + slot], 5.0)

    def moves(self, state: State[Setup], seat: i64, row: vec[i64], at: i64) -> i64:
        """Pass, stand, put up a slot from the best on, give up a slot from the cheapest on, or the cheapest hand card.

        Who may stand can go further by the cheapest slot only, for a bid that is higher than it must be is rarely good.
        A hand card that is worth more than the card for sale is no choice, unless it is owed or there is no other.
        """
        assert isinstance(state, Colours)
        for choice in range(CHOICES):
            row[at + choice] = -1
        c = state.cells
        eye = self.eye
        legal = state.legal_set(seat)
        slots = (legal & 255) >> 2
        count: i64 = 0
        if legal & 1 != 0:
            row[at] = PASS
            count += 1
        if legal & 2 != 0:
            row[at + 1] = STAND
            count += 1
        if legal < 4:
            return count
        eye.look(state, seat)
        if c[PHASE] == DEALING:
            eye.list_offers(c, seat, slots)
            for rank in range(eye.number):
                row[at + OFFER_CHOICE + rank] = OFFER + eye.what[rank]
            return count + eye.number
        stands = legal & 2 != 0
        eye.list_slots(c, seat, slots)
        for rank in range(1 if stands and eye.number > 1 else eye.number):
            row[at + RENOUNCE_CHOICE + rank] = RENOUNCE + eye.what[rank]
            count += 1
        if legal >= 256 and not stands:
            most = eye.gains[seat * SLOTS + c[SALE]]
            rival = eye.rival_gain(c, seat, c[SALE])
            if rival > most:
                most = rival
            eye.list_hand(c, seat)
            owes = to_replace(self.rules, c, seat) != 0
            if eye.number > 0 and (owes or eye.costs[0] < most or count == 0):
                row[at + DISCARD_CHOICE] = eye.what[0]
                count += 1
        return count


def encoding(setup: ColoursSetup) -> ColoursEncoding:
    """The encoding of a setup."""
    return ColoursEncoding(setup)
