"""Colours: what does the card add to my hand, and what do I give up for it?

It values a hand by its sets and runs, and by those it has begun as long as there are cards to come. A card's
gain is what it adds to that. Renouncing a market card costs most of the gain that it would bring later, and
with two seats what the house would make of it; renouncing a hand card costs all that it counts for in the
hand. It bids as long as the card for sale gains more than everything it would have to give up, names the
cheapest things first and stands as soon as it may. As the dealer it puts up the card with the best balance, and
passes the deal on when every card would cost more than it gains.

All of this is what the players of a playout do, too (`policy.py`): here is one who looks at what a seat sees, and
does not err.
"""

from librt.vecs import vec
from mypy_extensions import i64

from saleroom.core.bot import SightBot
from saleroom.core.rng import Rng
from saleroom.core.state import COUNT, POW, View
from saleroom.games.colours import types as T
from saleroom.games.colours.policy import ColoursPolicy
from saleroom.games.colours.rules import (
    COPIES_OF,
    CROSSED,
    DECK,
    DRAWN,
    FILLED,
    HAND,
    HOUSE,
    KIND_BITS,
    KIND_COUNT,
    LOG,
    MARKET,
    SLOTS,
    TAKEN,
    TWICE,
    Colours,
    ColoursSetup,
)


class SimpleBot(SightBot):
    """Weighs the card for sale against what it renounces."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.player: Seat | None = None

    def decide(self, view: View) -> int:
        setup = view.setup
        assert isinstance(setup, ColoursSetup)
        if self.player is None or self.player.rules is not setup:
            self.player = Seat(setup)
        state = Colours(setup, view.cells[:], view.dealt)
        show_house(state)
        self.player.view = view
        return self.player.move(state, view.viewer, self.rng)


class Seat(ColoursPolicy):
    """Somebody who weighs cards by what one seat sees."""

    def __init__(self, setup: ColoursSetup) -> None:
        super().__init__(setup)
        self.view: View
        self.noise = 0.0

    def look(self, c: vec[i64]) -> None:
        """Note how much is still to come to this seat, and which cards that may be."""
        deck = DECK - c[DRAWN]
        filled = c[FILLED] & ~c[CROSSED + self.view.viewer]
        coming: i64 = 0
        for slot in range(SLOTS):
            if filled & POW[slot] != 0:
                coming |= POW[c[MARKET + slot]]
        if deck > 0:
            unseen = COPIES_OF[:]
            for kind in self.view.dealt:
                if kind >= 0:
                    unseen[kind] -= 1
            for kind in range(KIND_COUNT):
                if unseen[kind] > 0:
                    coming |= POW[kind]
        self.expect(deck + COUNT[filled], coming)


def show_house(state: Colours) -> None:
    """Give the house the cards that all have seen it take, instead of those that nobody sees."""
    c = state.cells
    c[HAND + HOUSE] = 0
    c[TWICE + HOUSE] = 0
    for i in range(c[TAKEN]):
        if (c[LOG + i] >> KIND_BITS) & 7 == HOUSE:
            state.give(HOUSE, c[LOG + i] & 31)


def stake(view: T.View, move: T.Move) -> float | None:
    """What a move stakes: cards renounced, the market's number of them being everything; None if it is no bid."""
    if view["viewer"] is None or view["phase"] == "dealing":
        return None
    if move["type"] == "pass":
        return 0.0
    return (view["totals"][view["viewer"]] + (move["type"] == "renounce")) / len(view["market"])
