"""By the Candle as JSON, and what is to be known of it."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from candle import rules as R
from candle import types as T
from saleroom.core.game import Game, Json, Row, bits, check_keys, read_cards
from saleroom.core.state import View


class CandleGame(Game[R.CandleSetup, R.Candle, T.Options, T.Move, T.Event]):
    """By the Candle."""

    id = "candle"
    title = "By the Candle"
    summary = "Open bids while a candle burns, and nobody knows how long it is."
    min_seats, max_seats, best_seats = 2, R.SEATS, 4
    minutes, difficulty, rules = 10, 1, 1
    moves = T.COINS + 1
    breakdown = (Row("lots", "K5"), Row("coins", "K5"))
    tie_rule = "K6"
    move_rules = {"bid": "K2"}

    def setup(self, seats: int, options: T.Options) -> R.CandleSetup:
        return R.CandleSetup(seats)

    def max_moves(self, seats: int) -> int:
        return sum(T.CANDLES)

    def read_deal(self, setup: R.CandleSetup, deal: Any) -> R.Candle:
        check_keys(deal, ("lots", "candles"))
        lots = read_cards(deal["lots"], T.LOTS, [1] * R.LOTS, "deal.lots")
        candles = read_cards(deal["candles"], T.CANDLES, [1] * R.LOTS, "deal.candles")
        return setup.open(vec[i64]([*lots, *candles]))

    def write_deal(self, state: R.Candle) -> T.Deal:
        lots, candles = state.dealt[: R.LOTS], state.dealt[R.LOTS :]
        return {"lots": [T.LOTS[lot] for lot in lots], "candles": [T.CANDLES[candle] for candle in candles]}

    def encode(self, state: R.Candle, seat: int, move: T.Move) -> int:
        return move["coins"] if 0 <= move["coins"] <= T.COINS else -1

    def decode(self, state: R.Candle, seat: int, move: int) -> T.Move:
        return {"type": "bid", "coins": int(move)}

    def table(self, of: View | R.Candle, lot: int | None, lots: list[int], candles: list[int]) -> T.Position:
        """The table, of a position or a view."""
        c, seats = of.cells, int(of.setup.seats)
        return {
            "lot": lot,
            "burnt": int(c[R.BURNT]),
            "price": int(c[R.PRICE]),
            "bidder": int(c[R.BIDDER]) if c[R.BIDDER] >= 0 else None,
            "coins": [int(c[R.COINS + seat]) for seat in range(seats)],
            "won": [[T.LOTS[lot] for lot in bits(int(c[R.WON + seat]))] for seat in range(seats)],
            "lots_left": lots,
            "candles_left": candles,
        }

    def position(self, state: R.Candle) -> T.Position:
        deal, done = self.write_deal(state), int(state.cells[R.DONE])
        lot = None if state.over() else deal["lots"][done]
        return self.table(state, lot, deal["lots"][done + 1 :], deal["candles"][done:])

    def public_json(self, view: View) -> Json:
        seen, done = [int(number) for number in view.dealt], int(view.cells[R.DONE])
        lot = None if view.over() else T.LOTS[seen[done]]
        lots = [points for number, points in enumerate(T.LOTS) if number not in seen[: R.LOTS]]
        candles = [length for number, length in enumerate(T.CANDLES) if number not in seen[R.LOTS :]]
        return {**self.table(view, lot, lots, candles), "phase": "over" if view.over() else "bidding"}

    def private_json(self, view: View) -> Json:
        return {}

    def insight(self, view: View, hide_memory: bool) -> Json:
        return {"score": sum(R.points_of(view.cells, int(view.viewer))) if view.viewer >= 0 else None}


GAME = CandleGame()
