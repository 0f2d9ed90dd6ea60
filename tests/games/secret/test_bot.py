"""The simple bot of secret and the policy of the search: their odds."""

from itertools import product
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import saleroom
from saleroom.games.secret import rules as S
from saleroom.games.secret.bot import prospect, win_chance
from saleroom.games.secret.cards import ITEMS
from saleroom.games.secret.policy import SecretPolicy


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


@pytest.mark.parametrize("left", [0, 1, 6, 17])
def test_a_request_of_few_types_is_no_better_without_the_item_it_needs(left: int) -> None:
    hopes: dict[str, list[float]] = {"usual": [], "read": []}
    for name, readings in (("usual", []), ("read", ["types-need-an-item"])):
        match = saleroom.new("secret", seats=3, seed=1, options={"readings": readings})
        view: Any = {**match.view(0), "items_left": left}
        setup: Any = match.state.setup
        policy = SecretPolicy(setup)
        state = match.state.copy()
        state.cells[S.REQUEST] = S.FEW_TYPES
        for items in ([], ["amber1"]):
            won = [items, [], []]
            tally = S.tally_of([[ITEMS.index(item) for item in row] for row in won])
            hope = prospect(view, 0, "few_types", won, [10, 10, 10])
            assert hope == pytest.approx(policy.prospect(state, 0, tally, vec[i64]([10] * 3), left))
            hopes[name].append(hope)
    assert hopes["read"][0] < hopes["read"][1] == hopes["usual"][1] <= hopes["usual"][0]
    assert left or hopes["read"][0] == 0
