"""Luxury for the search: playouts bid higher cards for dearer lots."""

from typing import Final

from mypy_extensions import i64

from saleroom.core.policy import Policy
from saleroom.core.rng import Rng
from saleroom.core.state import Setup, State
from saleroom.games.luxury.rules import BIDDING, CARDS_IN, HAND, LOT, LOTS, NTH, PHASE, LuxurySetup

BLUR: Final = 3
"""By how many places a bid may be off in a playout, either way."""


class LuxuryPolicy(Policy):
    """Its cards and the lots to come stand in the order of their worth: it bids about the card at the lot's place.

    With two seats that is too easy to foresee: of two cards drawn at random it bids the higher one for a lot dearer
    than most to come, else the lower one.
    """

    def __init__(self, setup: LuxurySetup) -> None:
        super().__init__(setup)
        self.rules = setup
        self.scale = 8.0

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


def policy(setup: LuxurySetup) -> LuxuryPolicy:
    """The policy of a setup."""
    return LuxuryPolicy(setup)
