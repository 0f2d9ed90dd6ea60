"""Luxury for the search: playouts bid higher cards for dearer lots."""

from mypy_extensions import i64

from saleroom.core.policy import Policy
from saleroom.core.rng import Rng
from saleroom.core.state import Setup, State
from saleroom.games.luxury.rules import BIDDING, CARDS_IN, HAND, LOT, LOTS, NTH, PHASE, LuxurySetup


class LuxuryPolicy(Policy):
    """Its cards and the lots to come stand in the order of their worth: it bids about the card at the lot's place."""

    def __init__(self, setup: LuxurySetup) -> None:
        super().__init__(setup)
        self.rules = setup
        self.blur: i64 = 2
        """By how many places a bid may be off, either way."""
        self.light: i64 = 2
        """How much playouts go by what a lot is worth: not at all, a little, or as far as they can."""
        self.scale = 8.0

    def move(self, state: State[Setup], seat: i64, rng: Rng) -> i64:
        c = state.cells
        if c[PHASE] != BIDDING or self.light == 0:
            return state.nth(seat, rng.below(state.count(seat)))
        hand = c[HAND + seat]
        number = CARDS_IN[hand]
        dealt = state.dealt
        points = self.rules.points
        here = points[dealt[c[LOT]] - 1]
        cheaper: i64 = 0
        for place in range(c[LOT] + 1, LOTS):
            if points[dealt[place] - 1] < here:
                cheaper += 1
        if self.light == 1:
            one = rng.below(number)
            other = rng.below(number)
            if (one > other) == (2 * cheaper >= LOTS - 1 - c[LOT]):
                return NTH[hand * 9 + one]
            return NTH[hand * 9 + other]
        place = cheaper + rng.below(2 * self.blur + 1) - self.blur
        if place < 0:
            place = 0
        elif place >= number:
            place = number - 1
        return NTH[hand * 9 + place]


def policy(setup: LuxurySetup) -> LuxuryPolicy:
    """The policy of a setup."""
    return LuxuryPolicy(setup)
