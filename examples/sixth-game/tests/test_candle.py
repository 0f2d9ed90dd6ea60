"""The laws that every game keeps to, and what is special in By the Candle."""

from collections.abc import Callable

import pytest

import saleroom


@pytest.mark.saleroom_game("candle")
def test_law(saleroom_law: Callable[[], None]) -> None:
    saleroom_law()


def test_k3_the_last_bid_before_the_candle_is_out_takes_the_lot() -> None:
    deal = {"lots": list(range(2, 10)), "candles": list(range(4, 12))}
    match = saleroom.new("candle", seats=2, deal=deal)
    for seat, coins in ((0, 3), (1, 5), (0, 0), (1, 0)):
        match.play(seat, {"type": "bid", "coins": coins})
    assert (match.view()["won"], match.view()["coins"]) == ([[], [2]], [20, 15])
