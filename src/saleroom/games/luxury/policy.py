"""Luxury for the search: playouts bid higher cards for dearer lots."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saleroom.core.policy import Policy
from saleroom.core.rng import Rng
from saleroom.core.state import POW, Setup, State
from saleroom.games.luxury.rules import (
    APPRAISER,
    BANKER,
    BIDDING,
    BLACKMAILER,
    CARDS_IN,
    CONSTABLE,
    DOUBLED,
    HAND,
    HOOLIGAN,
    LOT,
    LOTS,
    NINETY,
    NTH,
    PHASE,
    REBID,
    SEEN,
    TWENTY,
    WON,
    LuxurySetup,
    bid_value,
)

BLUR: Final = 3
"""By how many places a bid may be off in a playout, either way."""
TRIALS: Final = 27
"""How many bids of the others are tried to see what a card can do."""
STEPS: Final = vec[i64]([1, 2, 5, 7])
ENVY: Final = 1.5
"""What a lot costs that goes to somebody else, shared among the others."""
SIGN: Final = vec[float]([0.3, 1.0, 3.0])
"""What a sign adds to its first, second and third lot, as long as all three can be had."""
BANKER_BONUS: Final = 0.3
APPRAISER_BONUS: Final = 0.15
NERVE: Final = 1.0
"""By so many points a bid may be worse and is still made now and then."""


class LuxuryPolicy(Policy):
    """Its cards and the lots to come stand in the order of their worth: it bids about the card at the lot's place.

    With two seats that is too easy to foresee: of two cards drawn at random it bids the higher one for a lot dearer
    than most to come, else the lower one.
    """

    def __init__(self, setup: LuxurySetup) -> None:
        super().__init__(setup)
        self.rules = setup
        self.scale = 8.0
        self.seats: i64 = setup.seats
        self.habit = 0.4
        self.bids = vec[i64]([0] * self.seats)
        self.strength = vec[float]([0.0] * 9)
        self.ahead = vec[float]([0.0] * 9)

    def move(self, state: State[Setup], seat: i64, rng: Rng) -> i64:
        c = state.cells
        if c[PHASE] != BIDDING:
            return state.nth(seat, rng.below(state.count(seat)))
        dealt = state.dealt
        points = self.rules.points
        here = points[dealt[c[LOT]] - 1]
        cheaper: i64 = 0
        for place in range(c[LOT] + 1, LOTS):
            if points[dealt[place] - 1] < here:
                cheaper += 1
        hand = c[HAND + seat]
        number = CARDS_IN[hand]
        if self.rules.seats > 2:
            place = cheaper + rng.below(2 * BLUR + 1) - BLUR
            if place < 0:
                place = 0
            elif place >= number:
                place = number - 1
            return NTH[hand * 9 + place]
        one = rng.below(number)
        other = rng.below(number)
        if (one > other) == (2 * cheaper >= LOTS - 1 - c[LOT]):
            return NTH[hand * 9 + one]
        return NTH[hand * 9 + other]

    def guess(self, state: State[Setup], seat: i64, moves: vec[i64], prior: vec[float]) -> bool:
        """The better a card suits the lot, the likelier: the strongest cards belong to the dearest lots."""
        c = state.cells
        if c[PHASE] != BIDDING:
            return False
        size = len(moves)
        self.weigh(c, seat, True)
        for i in range(size):
            prior[i] = self.strength[moves[i]]
        for other in range(self.seats):
            if c[DOUBLED + other] != 0:
                self.weigh(c, seat, False)
                break
        here = self.worth(state, seat, c[LOT])
        count: i64 = 0
        ahead = self.ahead
        for place in range(c[LOT] + 1, LOTS):
            lot = self.worth(state, seat, place)
            i = count
            while i > 0 and ahead[i - 1] < lot:
                ahead[i] = ahead[i - 1]
                i -= 1
            ahead[i] = lot
            count += 1
        highest = -1000.0
        for i in range(size):
            prior[i] = here * prior[i] + self.rest(c, seat, moves[i], count)
            if prior[i] > highest:
                highest = prior[i]
        total = 0.0
        for i in range(size):
            prior[i] = math.exp((prior[i] - highest) / NERVE)
            total += prior[i]
        for i in range(size):
            prior[i] /= total
        return True

    def worth(self, state: State[Setup], seat: i64, place: i64) -> float:
        """Points of a lot, and what it does for a sign."""
        c = state.cells
        number = state.dealt[place]
        sign = self.rules.signs[number - 1]
        mine: i64 = 0
        lost = False
        for before in range(c[LOT]):
            other = state.dealt[before]
            if self.rules.signs[other - 1] == sign:
                if c[WON + seat] & POW[other] != 0:
                    mine += 1
                else:
                    lost = True
        points = float(self.rules.points[number - 1])
        return points if lost or mine > 2 else points + SIGN[mine]

    def weigh(self, c: vec[i64], seat: i64, doubling: bool) -> None:
        """Note per card how often it takes a lot if the others bid anything, less what it costs when one of them does."""
        bids = self.bids
        rebid = c[REBID]
        hand = c[HAND + seat]
        for card in range(9):
            self.strength[card] = 0.0
        for trial in range(TRIALS):
            for other in range(self.seats):
                bids[other] = -1
                if other != seat and (rebid == 0 or rebid & POW[other] != 0):
                    held = c[HAND + other]
                    number = CARDS_IN[held]
                    bids[other] = NTH[held * 9 + (trial * STEPS[other] + trial // 9) % number]
            for i in range(CARDS_IN[hand]):
                card = NTH[hand * 9 + i]
                bids[seat] = card
                self.strength[card] += self.result(c, seat, doubling) / float(TRIALS)

    def result(self, c: vec[i64], seat: i64, doubling: bool) -> float:
        """What bids lead to for a seat, from a lot won to one that somebody else has; a Blackmailer names the leader."""
        bids = self.bids
        shown: i64 = 0
        for other in range(self.seats):
            if bids[other] >= 0:
                shown |= POW[bids[other]]
        powers = shown & POW[CONSTABLE] == 0
        if powers and shown & POW[HOOLIGAN] != 0:
            return 0.0
        swindled = powers and shown & POW[NINETY] != 0
        forced: i64 = -1
        if powers and shown & POW[BLACKMAILER] != 0:
            highest: i64 = -1
            for other in range(self.seats):
                if bids[other] >= 0:
                    value = bid_value(bids[other], doubling and c[DOUBLED + other] != 0, False)
                    if value > highest:
                        highest = value
                        forced = other
            if bids[forced] == BLACKMAILER or c[HAND + forced] & POW[TWENTY] == 0:
                forced = -1
        best: i64 = -1
        tied: i64 = 0
        mine = False
        for other in range(self.seats):
            if bids[other] >= 0:
                card = TWENTY if other == forced else bids[other]
                value = bid_value(card, doubling and c[DOUBLED + other] != 0, swindled)
                if value > best:
                    best = value
                    tied = 0
                    mine = False
                if value == best:
                    tied += 1
                    if other == seat:
                        mine = True
        if mine:
            return 1.0 / float(tied)
        return -ENVY / float(self.seats - 1)

    def rest(self, c: vec[i64], seat: i64, spent: i64, count: i64) -> float:
        """What the cards left after a bid fetch, the strongest ones on the dearest of the lots to come."""
        hand = c[HAND + seat] & ~POW[spent]
        total = 0.0
        sum_left = 0.0
        number = CARDS_IN[hand]
        taken: i64 = 0
        for place in range(number):
            best: i64 = -1
            for i in range(number):
                card = NTH[hand * 9 + i]
                if taken & POW[card] == 0 and (best < 0 or self.strength[card] > self.strength[best]):
                    best = card
            taken |= POW[best]
            sum_left += self.strength[best]
            if place < count:
                total += self.ahead[place] * self.strength[best]
        if spent == BANKER and count > 0 and number > 0:
            usual = 0.0
            for i in range(count):
                usual += self.ahead[i]
            total += BANKER_BONUS * usual / float(count) * (1.0 - sum_left / float(number))
        if spent == APPRAISER:
            hidden = count - 1 - (c[SEEN + seat] - c[LOT] - 1 if c[SEEN + seat] > c[LOT] else 0)
            if hidden > 0:
                total += APPRAISER_BONUS * float(hidden)
        return total


def policy(setup: LuxurySetup) -> LuxuryPolicy:
    """The policy of a setup."""
    return LuxuryPolicy(setup)
