"""Colours for the search: what a card adds to a hand, and bidding while it adds more than is given up for it.

A hand is worth its sets and runs, and those it has begun as long as there are cards to come. Renouncing a market card
costs most of what it would add, renouncing a hand card all that it counts for. Playouts end after some deals and are
valued by what the hands are worth then.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saleroom.core.policy import Policy
from saleroom.core.rng import Rng
from saleroom.core.state import ACT, COUNT, LOW, POW, Setup, State
from saleroom.games.colours.rules import (
    CROSSED,
    DEALER,
    DEALING,
    DECK,
    DISCARD,
    DRAWN,
    FILLED,
    HAND,
    HIGH,
    HOUSE,
    MARKED,
    MARKET,
    NTH,
    OFFER,
    PASS,
    PHASE,
    RENOUNCE,
    SALE,
    SLOTS,
    STAND,
    TOTAL,
    TWICE,
    Colours,
    ColoursSetup,
    demanded,
)
from saleroom.games.colours.worth import gain, hand_worth, loss

ALL_KINDS: Final = 2**30 - 1
MARKET_RATE: Final = 0.85
MARKET_RATE_OF_TWO: Final = 0.65
"""The part of its gain that renouncing a market card costs."""
HOUSE_RATE: Final = 0.3
"""The part of the house's gain that it costs when only one of the two X is there; with both it is all."""
FULL: Final = 40.0
"""With so many cards to come, what is begun counts in full."""
NOISE: Final = 0.5
"""By how many points a worth may be off in a playout, either way."""


class ColoursPolicy(Policy):
    """Weighs cards against what is renounced for them."""

    def __init__(self, setup: ColoursSetup) -> None:
        super().__init__(setup)
        self.rules = setup
        self.seats: i64 = setup.seats
        self.horizon: i64 = 12
        """After so many deals a playout ends."""
        self.left: float = 1.0
        self.coming: i64 = 0
        self.costs = vec[float]([0.0] * 48)
        self.what = vec[i64]([0] * 48)
        self.number: i64 = 0
        self.scale = 6.0
        self.patience = 12
        self.alone = True

    def look(self, c: vec[i64]) -> None:
        """Note how much is still to come."""
        deck = DECK - c[DRAWN]
        left = float(deck + COUNT[c[FILLED]]) / FULL
        self.left = left if left < 1.0 else 1.0
        if deck > 0:
            self.coming = ALL_KINDS
            return
        coming: i64 = 0
        for slot in range(SLOTS):
            if c[MARKET + slot] >= 0:
                coming |= POW[c[MARKET + slot]]
        self.coming = coming

    def gain_of(self, c: vec[i64], holder: i64, slot: i64) -> float:
        """What the card of a slot adds to a hand."""
        return gain(self.rules, c[HAND + holder], c[TWICE + holder], c[MARKET + slot], self.left, self.coming)

    def slot_cost(self, c: vec[i64], seat: i64, slot: i64) -> float:
        """What a market card costs that is renounced for good."""
        crosses: i64 = 0
        for other in range(self.seats):
            if c[CROSSED + other] & POW[slot] != 0:
                crosses += 1
        worth = self.gain_of(c, seat, slot)
        if self.seats == 2:
            house = self.gain_of(c, HOUSE, slot)
            return MARKET_RATE_OF_TWO * worth + (house if crosses > 0 else HOUSE_RATE * house)
        return worth if crosses == self.seats - 1 else MARKET_RATE * worth

    def list_hand(self, c: vec[i64], seat: i64) -> None:
        """List what each hand card costs that is renounced."""
        held = c[HAND + seat]
        twice = c[TWICE + seat]
        for colour in range(3):
            faces = (held >> (10 * colour)) & 1023
            for i in range(COUNT[faces]):
                kind = 10 * colour + NTH[faces * 10 + i]
                self.costs[self.number] = loss(self.rules, held, twice, kind, self.left, self.coming)
                self.what[self.number] = DISCARD + kind
                self.number += 1

    def list_costs(self, c: vec[i64], seat: i64, slots: i64) -> None:
        """List what everything costs that may be renounced: some slots, and all hand cards."""
        self.number = 0
        while slots != 0:
            slot = LOW[slots]
            slots &= slots - 1
            self.costs[self.number] = self.slot_cost(c, seat, slot)
            self.what[self.number] = RENOUNCE + slot
            self.number += 1
        self.list_hand(c, seat)

    def take_cheapest(self, first: i64) -> None:
        """Bring the cheapest entry from place `first` on to that place."""
        best = first
        for i in range(first + 1, self.number):
            if self.costs[i] < self.costs[best]:
                best = i
        cost = self.costs[best]
        what = self.what[best]
        self.costs[best] = self.costs[first]
        self.what[best] = self.what[first]
        self.costs[first] = cost
        self.what[first] = what

    # -- moves ------------------------------------------------------------------------------------------

    def move(self, state: State[Setup], seat: i64, rng: Rng) -> i64:
        assert isinstance(state, Colours)
        c = state.cells
        self.look(c)
        blur = NOISE * (float(rng.word()) / 2147483648.0 - 1.0)
        if c[PHASE] == DEALING:
            return self.best_offer(state, seat, blur)
        legal = state.legal_set(seat)
        if legal & 1 == 0:
            if legal & 2 != 0:
                return STAND
            self.list_costs(c, seat, (legal & 255) >> 2)
            self.take_cheapest(0)
            return self.what[0]
        if legal == 1:
            return PASS
        wanted = self.gain_of(c, seat, c[SALE]) + blur
        demands = demanded(self.rules, c, seat)
        price = 0.0
        slots = c[MARKED + seat] | demands
        while slots != 0:
            slot = LOW[slots]
            slots &= slots - 1
            price += self.slot_cost(c, seat, slot)
        if legal & 2 != 0:
            return STAND if price < wanted else PASS
        if price >= wanted:
            return PASS
        self.list_costs(c, seat, (legal & 255) >> 2)
        more = c[HIGH] + 1 - c[TOTAL + seat] - COUNT[demands]
        for i in range(more):
            self.take_cheapest(i)
            price += self.costs[i]
            if price >= wanted:
                return PASS
        return self.what[0]

    def best_offer(self, state: Colours, seat: i64, blur: float) -> i64:
        """The card to put up: the one with the best balance, or none."""
        c = state.cells
        offers = (state.legal_set(seat) & 255) >> 2
        if offers == 0:
            return PASS
        self.number = 0
        self.list_hand(c, seat)
        in_hand = 1000.0
        for i in range(self.number):
            if self.costs[i] < in_hand:
                in_hand = self.costs[i]
        # The two cheapest slots: what is given up for a card is not the card itself.
        first = 1000.0
        second = 1000.0
        cheapest: i64 = -1
        slots = offers
        while slots != 0:
            slot = LOW[slots]
            slots &= slots - 1
            cost = self.slot_cost(c, seat, slot)
            if cost < first:
                second = first
                first = cost
                cheapest = slot
            elif cost < second:
                second = cost
        best: i64 = -1
        highest = 0.0
        slots = offers
        while slots != 0:
            slot = LOW[slots]
            slots &= slots - 1
            cost = second if slot == cheapest else first
            if in_hand < cost:
                cost = in_hand
            balance = self.gain_of(c, seat, slot) - cost + blur
            if balance > highest:
                highest = balance
                best = slot
        return PASS if best < 0 else OFFER + best

    def candidates(self, state: State[Setup], seat: i64, row: vec[i64]) -> i64:
        """Everything but most of the hand cards: only the three that are worth least are thought of."""
        assert isinstance(state, Colours)
        c = state.cells
        legal = state.legal_set(seat)
        count: i64 = 0
        if legal & 1 != 0:
            row[0] = PASS
            count = 1
        if legal & 2 != 0:
            row[count] = STAND
            count += 1
            if legal & 1 == 0:  # more than is needed is never a better bid
                return count
        slots = (legal & 255) >> 2
        first = OFFER if c[PHASE] == DEALING else RENOUNCE
        while slots != 0:
            row[count] = first + LOW[slots]
            slots &= slots - 1
            count += 1
        if legal >= 256:
            self.look(c)
            self.number = 0
            self.list_hand(c, seat)
            for i in range(3 if self.number > 3 else self.number):
                self.take_cheapest(i)
                row[count] = self.what[i]
                count += 1
        return count

    def playout(self, state: State[Setup], rng: Rng) -> None:
        c = state.cells
        deals: i64 = 0
        dealer = c[DEALER]
        while True:
            seat = LOW[c[ACT]]
            if seat < 0:
                return
            if c[DEALER] != dealer:
                dealer = c[DEALER]
                deals += 1
                if deals >= self.horizon:
                    return
            state.apply(seat, self.move(state, seat, rng))

    def outlook(self, state: State[Setup]) -> vec[float]:
        c = state.cells
        self.look(c)
        hands = self.rules.hands
        points = vec[float]([0.0] * hands)
        for hand in range(hands):
            holder = self.rules.holder(hand)
            points[hand] = hand_worth(self.rules, c[HAND + holder], c[TWICE + holder], self.left, self.coming)
        return points

    def spread(self, state: State[Setup]) -> float:
        self.look(state.cells)
        return 0.5 + 4.0 * self.left


def policy(setup: ColoursSetup) -> ColoursPolicy:
    """The policy of a setup."""
    return ColoursPolicy(setup)
