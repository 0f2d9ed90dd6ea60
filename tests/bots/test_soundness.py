"""With more iterations the search comes nearer to perfect play, where perfect play can be computed."""

import pytest

from saleroom.bots.search.cfr import Strategy, WholeGame
from saleroom.bots.search.small import openings
from saleroom.bots.search.soundness import SmallGame
from saleroom.core.errors import SetupError


def always_the_first(whole: WholeGame) -> Strategy:
    return [[1.0] + [0.0] * (len(decision.moves) - 1) for decision in whole.decisions]


@pytest.mark.parametrize(
    ("name", "lots", "rounds", "within"), [("luxury", 3, 200, 0.01), ("emblems", 1, 30, 0.001)]
)
def test_regret_minimization_solves_the_small_games(name: str, lots: int, rounds: int, within: float) -> None:
    whole = SmallGame(name, lots).whole
    first = whole.exploitability(whole.solve(1))
    assert 0 <= whole.exploitability(whole.solve(rounds - 1)) < within < first


def test_the_search_of_the_small_luxury_is_less_exploitable_with_more_iterations() -> None:
    small = SmallGame("luxury", 4)
    found = [small.whole.exploitability(small.searched(number)) for number in (10, 100, 600)]
    assert found[0] > found[1] > found[2] > 0
    assert found[2] < 0.6 * found[0]


def test_the_search_of_the_lot_of_emblems_is_less_exploitable_with_more_iterations() -> None:
    small = SmallGame("emblems", 1)
    found = [small.whole.exploitability(small.searched(number)) for number in (4, 40, 400)]
    assert found[0] > found[1] > found[2] >= 0
    assert found[2] < 0.01


def test_a_strategy_that_always_bids_the_same_is_exploited() -> None:
    for name, lots, at_least in (("luxury", 4, 0.3), ("emblems", 1, 0.02)):
        whole = SmallGame(name, lots).whole
        assert whole.exploitability(always_the_first(whole)) > at_least


def test_perfect_play_cannot_be_exploited() -> None:
    whole = SmallGame("luxury", 2).whole
    solved = whole.solve(500)
    assert whole.exploitability(solved) < 0.01
    assert whole.best_reply(0, solved) + whole.best_reply(1, solved) == pytest.approx(1, abs=0.02)


def test_only_some_games_are_small() -> None:
    with pytest.raises(SetupError, match="has 2, 3, 4 lots, not 5"):
        openings("luxury", 5)
    with pytest.raises(SetupError, match="antiques has no small game; luxury, emblems have one"):
        openings("antiques", 2)
