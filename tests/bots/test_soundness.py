"""With more iterations the search comes nearer to perfect play, where perfect play can be computed."""

from saleroom.bots.search import soundness as S


def test_the_small_luxury_is_solved_by_regret_minimization() -> None:
    assert S.luxury_exploitability(S.luxury_by_regret(200)) < 0.04


def test_the_search_of_the_small_luxury_is_less_exploitable_with_more_iterations() -> None:
    game, start = S.small_luxury()
    found = [S.luxury_exploitability(S.searched(game, start.setup, number)) for number in (10, 100, 600)]
    assert found[0] > found[1] > found[2] > 0
    assert found[2] < 0.6 * found[0]


def test_the_lot_of_emblems_is_solved_by_regret_minimization() -> None:
    lot = S.EmblemsLot()
    assert lot.exploitability(lot.by_regret(30)) < 0.005


def test_the_search_of_the_lot_of_emblems_is_less_exploitable_with_more_iterations() -> None:
    lot = S.EmblemsLot()
    found = [lot.exploitability(S.searched(lot.game, lot.setup, number)) for number in (4, 40, 400)]
    assert found[0] > found[1] > found[2] >= 0
    assert found[2] < 0.01


def test_a_strategy_that_always_bids_the_same_is_exploited() -> None:
    assert S.luxury_exploitability(lambda state, seat: {int(state.nth(seat, 0)): 1.0}) > 0.3
    lot = S.EmblemsLot()
    assert lot.exploitability(lambda state, seat: {int(state.nth(seat, 0)): 1.0}) > 0.02
