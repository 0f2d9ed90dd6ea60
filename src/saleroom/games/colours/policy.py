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
    HOLDERS,
    HOUSE,
    KIND_COUNT,
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
    to_replace,
)
from saleroom.games.colours.worth import NOTED, around, hand_worth, note_gain, note_loss, noted

ALL_KINDS: Final = 2**30 - 1
MARKET_RATE: Final = 0.85
MARKET_RATE_OF_TWO: Final = 0.65
"""The part of its gain that renouncing a market card costs."""
HOUSE_RATE: Final = 0.3
"""The part of the house's gain that it costs when only one of the two X is there; with both it is all."""
FULL: Final = 40
"""With so many cards to come, what is begun counts in full."""
LEFT: Final = vec[float]([min(1.0, number / FULL) for number in range(DECK + 1)])
"""How much of what is begun counts with so many cards to come."""
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
        self.noise: float = NOISE
        self.left: float = 1.0
        self.coming: i64 = 0
        # What was worked out for each holder is remembered as long as its hand and the kinds to come are the same.
        self.changes: i64 = 0
        """How often it has changed what is to come."""
        self.since = vec[i64]([-1] * HOLDERS)
        self.held = vec[i64]([0] * HOLDERS)
        self.twice = vec[i64]([0] * HOLDERS)
        self.known_gains = vec[i64]([0] * HOLDERS)
        self.gains = vec[float]([0.0] * (HOLDERS * KIND_COUNT * NOTED))
        """What a card of each kind adds; of which kinds it is known, as a set."""
        self.known_losses = vec[i64]([0] * HOLDERS)
        self.losses = vec[float]([0.0] * (HOLDERS * KIND_COUNT * NOTED))
        """What each hand card costs that is renounced."""
        self.renounced: i64 = 0
        """The slots that all others have renounced for good, as a set."""
        self.costs = vec[float]([0.0] * 48)
        self.what = vec[i64]([0] * 48)
        self.number: i64 = 0
        self.scale = 6.0
        self.patience = 12
        self.alone = True

    def look(self, c: vec[i64]) -> None:
        """Note how much is still to come."""
        deck = DECK - c[DRAWN]
        coming: i64 = ALL_KINDS
        if deck == 0:
            coming = 0
            for slot in range(SLOTS):
                if c[MARKET + slot] >= 0:
                    coming |= POW[c[MARKET + slot]]
        self.expect(deck + COUNT[c[FILLED]], coming)

    def expect(self, number: i64, coming: i64) -> None:
        """So many cards are to come, of these kinds."""
        self.left = LEFT[number]
        if coming != self.coming:
            self.coming = coming
            self.changes += 1

    def begin(self, c: vec[i64], seat: i64) -> None:
        """Look at what a seat's choice depends on: before anything is asked about its cards."""
        self.look(c)
        self.recall(c, seat)
        if self.seats == 2:
            self.recall(c, HOUSE)
        renounced = c[FILLED]
        for other in range(self.seats):
            if other != seat:
                renounced &= c[CROSSED + other]
        self.renounced = renounced

    def recall(self, c: vec[i64], holder: i64) -> None:
        """Forget what was worked out for a holder and no longer holds."""
        held = c[HAND + holder]
        twice = c[TWICE + holder]
        changed = (held ^ self.held[holder]) | (twice ^ self.twice[holder])
        if self.since[holder] != self.changes:
            self.since[holder] = self.changes
            changed = ALL_KINDS
        if changed != 0:
            self.held[holder] = held
            self.twice[holder] = twice
            still = ~around(changed)
            self.known_gains[holder] &= still
            self.known_losses[holder] &= still

    def gain_of(self, c: vec[i64], holder: i64, slot: i64) -> float:
        """What the card of a slot adds to a hand."""
        kind = c[MARKET + slot]
        place = (holder * KIND_COUNT + kind) * NOTED
        if self.known_gains[holder] & POW[kind] == 0:
            self.known_gains[holder] |= POW[kind]
            note_gain(self.rules, self.held[holder], self.twice[holder], kind, self.coming, self.gains, place)
        return noted(self.gains, place, self.left)

    def loss_of(self, seat: i64, kind: i64) -> float:
        """What a hand card costs that is renounced."""
        place = (seat * KIND_COUNT + kind) * NOTED
        if self.known_losses[seat] & POW[kind] == 0:
            self.known_losses[seat] |= POW[kind]
            note_loss(self.rules, self.held[seat], self.twice[seat], kind, self.coming, self.losses, place)
        return noted(self.losses, place, self.left)

    def slot_cost(self, c: vec[i64], seat: i64, slot: i64) -> float:
        """What a market card costs that is renounced for good; it has not been yet by this seat."""
        worth = self.gain_of(c, seat, slot)
        last = self.renounced & POW[slot] != 0
        if self.seats == 2:
            house = self.gain_of(c, HOUSE, slot)
            return MARKET_RATE_OF_TWO * worth + (house if last else HOUSE_RATE * house)
        return worth if last else MARKET_RATE * worth

    def list_hand(self, seat: i64) -> None:
        """List what each hand card costs that is renounced."""
        held = self.held[seat]
        for colour in range(3):
            faces = (held >> (10 * colour)) & 1023
            for i in range(COUNT[faces]):
                kind = 10 * colour + NTH[faces * 10 + i]
                self.costs[self.number] = self.loss_of(seat, kind)
                self.what[self.number] = DISCARD + kind
                self.number += 1

    def list_slots(self, c: vec[i64], seat: i64, slots: i64) -> None:
        """List what some slots cost that are renounced."""
        while slots != 0:
            slot = LOW[slots]
            slots &= slots - 1
            self.costs[self.number] = self.slot_cost(c, seat, slot)
            self.what[self.number] = RENOUNCE + slot
            self.number += 1

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
        self.begin(c, seat)
        blur = self.noise * (float(rng.word()) / 2147483648.0 - 1.0)
        if c[PHASE] == DEALING:
            return self.best_offer(state, seat, blur)
        legal = state.legal_set(seat)
        if legal & 1 == 0:
            if legal & 2 != 0:
                return STAND
            self.number = 0
            if to_replace(self.rules, c, seat) == 0:
                self.list_slots(c, seat, (legal & 255) >> 2)
            self.list_hand(seat)
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
        # The hand cards that C5 asks for come first, then whatever is cheapest.
        self.number = 0
        owed = COUNT[to_replace(self.rules, c, seat)]
        if owed > 0:
            self.list_hand(seat)
            for i in range(owed if owed < self.number else self.number):
                self.take_cheapest(i)
                price += self.costs[i]
            self.list_slots(c, seat, (legal & 255) >> 2)
        else:
            self.list_slots(c, seat, (legal & 255) >> 2)
            self.list_hand(seat)
        more = c[HIGH] + 1 - c[TOTAL + seat] - COUNT[demands]
        for i in range(owed, more if more < self.number else self.number):
            self.take_cheapest(i)
            price += self.costs[i]
            if price >= wanted:
                return PASS
        return PASS if price >= wanted else self.what[0]

    def best_offer(self, state: Colours, seat: i64, blur: float) -> i64:
        """The card to put up: the one with the best balance, or none."""
        c = state.cells
        offers = (state.legal_set(seat) & 255) >> 2
        if offers == 0:
            return PASS
        self.number = 0
        self.list_hand(seat)
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
            self.begin(c, seat)
            self.number = 0
            self.list_hand(seat)
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
