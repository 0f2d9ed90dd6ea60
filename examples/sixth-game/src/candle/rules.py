"""The rules of By the Candle (RULES.md, K1 to K6), in numbers. A move is what is bid, 0 to pass."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from candle import types as T
from saleroom.core.layout import NONE, Cells, Layout
from saleroom.core.rng import Rng
from saleroom.core.state import ACT, POW, Setup, State, View, best_of, redeal

SEATS: Final = 5
LOTS: Final = len(T.LOTS)

DONE: Final = ACT + 1  # how many lots are done
BURNT: Final = DONE + 1
PRICE: Final = BURNT + 1
BIDDER: Final = PRICE + 1
COINS: Final = BIDDER + 1  # per seat
WON: Final = COINS + SEATS  # per seat: set of lots
CELLS: Final = WON + SEATS

TABLE: Final = [Cells("done", DONE), Cells("burnt", BURNT), Cells("price", PRICE), Cells("bidder", BIDDER)]
OWNED: Final = [
    Cells("coins", COINS, per_seat=True),
    Cells("won", WON, per_seat=True, members=[f"lot {points}" for points in T.LOTS]),
]
DEALT: Final = [Cells("lots", 0), Cells("candles", LOTS)]
LAYOUT: Final = Layout(SEATS, [*TABLE, *OWNED], CELLS, DEALT, 2 * LOTS)
EACH: Final = vec[i64]([1] * LOTS)


class CandleSetup(Setup):
    """Deals, and imagines what nobody knows."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats, LAYOUT, T.COINS + 1)

    def __reduce__(self) -> tuple[object, ...]:
        return (CandleSetup, (int(self.seats),))

    def deal(self, rng: Rng) -> "Candle":
        cards = vec[i64]([*range(LOTS), *range(LOTS)])
        rng.shuffle(cards, 0, LOTS)
        rng.shuffle(cards, LOTS, 2 * LOTS)
        return self.open(cards)

    def open(self, dealt: vec[i64]) -> "Candle":
        coins = [T.COINS if seat < self.seats else 0 for seat in range(SEATS)]
        return Candle(self, vec[i64]([1, 0, 0, 0, NONE, *coins, *[0] * SEATS]), dealt)

    def restore(self, cells: vec[i64], dealt: vec[i64]) -> "Candle":
        return Candle(self, cells, dealt)

    def imagine(self, view: View, rng: Rng, sealed: bool = True) -> "Candle":
        while True:  # until the candle that burns is longer than what has burnt
            cards = view.dealt[:]
            redeal(cards, 0, LOTS, EACH, rng)
            redeal(cards, LOTS, 2 * LOTS, EACH, rng)
            state = Candle(self, view.cells[:], cards)
            if state.over() or state.candle() > state.cells[BURNT]:
                return state


class Candle(State[CandleSetup]):
    """One position."""

    def copy(self) -> "Candle":
        return Candle(self.setup, self.cells[:], self.dealt)

    def parties(self) -> i64:
        return self.setup.seats

    def candle(self) -> int:
        """How long the candle of this lot is."""
        return T.CANDLES[self.dealt[LOTS + self.cells[DONE]]]

    def count(self, seat: i64) -> i64:
        c = self.cells
        if c[ACT] != POW[seat]:
            return 0
        return 1 if c[BIDDER] == seat else 1 + max(0, c[COINS + seat] - c[PRICE])

    def nth(self, seat: i64, i: i64) -> i64:
        return 0 if i == 0 else self.cells[PRICE] + i

    def apply(self, seat: i64, move: i64) -> None:
        """K2 and K3: a bid or a pass, and a notch burns."""
        c = self.cells
        if move > 0:
            c[PRICE], c[BIDDER] = move, seat
        c[ACT] = POW[(seat + 1) % self.setup.seats]
        c[BURNT] += 1
        self.report({"type": "bid_made", "seat": int(seat), "coins": int(move)})
        if c[BURNT] == self.candle():
            self.sell(int(self.dealt[c[DONE]]), int(c[BIDDER]), int(c[PRICE]))

    def sell(self, lot: int, seat: int, price: int) -> None:
        """K3: the candle is out."""
        c, done = self.cells, {"lot": T.LOTS[lot], "candle": self.candle()}
        if seat == NONE:
            self.report({"type": "lot_put_away", **done})
        else:
            c[COINS + seat] -= price
            c[WON + seat] |= POW[lot]
            self.report({"type": "lot_sold", **done, "seat": seat, "price": price})
        c[DONE] += 1
        c[BURNT], c[PRICE], c[BIDDER] = 0, 0, NONE
        if c[DONE] == LOTS:
            c[ACT] = 0

    def see_deal(self, viewer: i64, seen: vec[i64]) -> None:
        """K4: lots that were turned up, and candles that are out."""
        done = self.cells[DONE]
        for place in (*range(min(done + 1, LOTS)), *range(LOTS, LOTS + done)):
            seen[place] = self.dealt[place]

    def breakdown(self) -> vec[i64]:
        """K5: points of lots and of coins."""
        pairs = (points_of(self.cells, seat) for seat in range(self.setup.seats))
        return vec[i64]([points for pair in pairs for points in pair])

    def winners(self, scores: vec[i64]) -> i64:
        """K6: of equals the one with most coins."""
        most_points = best_of(POW[self.setup.seats] - 1, scores)
        return best_of(most_points, self.cells[COINS : COINS + self.setup.seats])


def points_of(cells: vec[i64], seat: int) -> tuple[int, int]:
    """K5: what the lots and the coins of a seat are worth."""
    lots = sum(points for lot, points in enumerate(T.LOTS) if cells[WON + seat] >> lot & 1)
    return lots, int(cells[COINS + seat]) // 4
