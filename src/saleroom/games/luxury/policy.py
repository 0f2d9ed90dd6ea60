"""Luxury for the search: playouts bid higher cards for dearer lots."""

from librt.vecs import vec
from mypy_extensions import i64

from saleroom.core.policy import Policy
from saleroom.core.rng import Rng
from saleroom.core.state import Setup, State
from saleroom.games.luxury.rules import BIDDING, CARDS_IN, HAND, LOT, LOTS, NTH, PHASE, LuxurySetup


class LuxuryPolicy(Policy):
    """Of two cards drawn at random it bids the higher one for a lot above the average, else the lower one."""

    def __init__(self, setup: LuxurySetup) -> None:
        super().__init__(setup)
        total: i64 = 0
        for lot in range(LOTS):
            total += setup.points[lot]
        dear = vec[i64]([0] * (LOTS + 1))
        for lot in range(LOTS):
            if setup.points[lot] * LOTS > total:
                dear[lot + 1] = 1
        self.dear = dear
        self.light: bool = True
        """Whether playouts bid by what a lot is worth."""
        self.scale = 8.0

    def move(self, state: State[Setup], seat: i64, rng: Rng) -> i64:
        c = state.cells
        if c[PHASE] != BIDDING or not self.light:
            return state.nth(seat, rng.below(state.count(seat)))
        hand = c[HAND + seat]
        number = CARDS_IN[hand]
        one = NTH[hand * 9 + rng.below(number)]
        other = NTH[hand * 9 + rng.below(number)]
        if (one > other) == (self.dear[state.dealt[c[LOT]]] != 0):
            return one
        return other


def policy(setup: LuxurySetup) -> LuxuryPolicy:
    """The policy of a setup."""
    return LuxuryPolicy(setup)
