"""The simple bot of secret: its odds."""

from itertools import product

import pytest

from saleroom.games.secret.bot import win_chance


def wins(bid: int, others: tuple[int | None, ...]) -> bool:
    """S7 in other words: whether a bid takes the item against these (None: a pass)."""
    values = sorted({bid, *(value for value in others if value is not None)}, reverse=True)
    for value in values[:2]:
        bidders = [*others, bid].count(value)
        if bidders == 1:
            return value == bid
    return False


@pytest.mark.parametrize("rivals", [2, 3, 4])
@pytest.mark.parametrize("bid", range(1, 8))
def test_the_odds_are_those_of_all_reveals(rivals: int, bid: int) -> None:
    rows: tuple[tuple[int | None, ...], ...] = ((1, 2, 3, 3), (2, 5, 6, None), (5, 6, 6, 7), (3, 4, 5, None))
    choices = rows[:rivals]
    reveals = list(product(*choices))
    expected = sum(wins(bid, reveal) for reveal in reveals) / len(reveals)
    chances = [{value: row.count(value) / 4 for value in row if value is not None} for row in choices]
    assert win_chance(bid, chances) == pytest.approx(expected)
