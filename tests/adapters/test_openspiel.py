"""Our games in OpenSpiel: its own tests, its own algorithms, and whether it is told what our seats know.

`make extras` runs this, in an environment in which OpenSpiel is installed.
"""

import itertools
import json
import pickle
import random
import unittest
from collections.abc import Iterator
from math import prod
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import cfr as their_cfr
from open_spiel.python.algorithms import (
    exploitability,
    external_sampling_mccfr,
    generate_playthrough,
    ismcts,
    mcts,
)

import saleroom
from saleroom.adapters import openspiel
from saleroom.bots.search.cfr import WholeGame
from saleroom.bots.search.small import openings
from saleroom.core.rng import ChosenRng, Rng
from saleroom.core.state import Setup, State

LOADED = (
    "saleroom_antiques(deal=sampled)",
    "saleroom_antiques(players=3,tricks=%5B%22stop%22%2C%22ban%22%2C%22swap%22%5D,deal=sampled)",
    "saleroom_colours(players=2)",
    "saleroom_colours(players=3,deal=sampled,matching=count)",
    "saleroom_emblems(players=3)",
    "saleroom_emblems(players=4,sealed=together,deal=sampled)",
    "saleroom_emblems(players=2,small=1)",
    "saleroom_luxury(players=2)",
    "saleroom_luxury(players=4,sealed=together)",
    "saleroom_luxury(players=3,deal=sampled,reward=margin)",
    "saleroom_luxury(players=2,small=4)",
    "saleroom_luxury(players=2,small=3,sealed=together)",
    "saleroom_secret(players=3)",
    "saleroom_secret(players=5,sealed=together,deal=sampled)",
)
GAMES = [entry["id"] for entry in saleroom.games()]


def dealt(name: str, **settings: Any) -> Any:
    """A fresh match with everything dealt, and the chance it was dealt with."""
    chance = random.Random(7)
    state = openspiel.load(name, **settings).new_initial_state()
    while state.is_chance_node():
        state.apply_action(chance.choice(state.legal_actions()))
    return state, chance


def moments(name: str, **settings: Any) -> Iterator[Any]:
    """A random match, moment by moment."""
    state, chance = dealt(name, **settings)
    while not state.is_terminal():
        yield state
        state.apply_action(chance.choice(state.legal_actions()))
    yield state


# -- OpenSpiel's own tests ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("loaded", LOADED)
def test_random_simulation(loaded: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(loaded), 1, True, False)


@pytest.mark.parametrize("loaded", [one for one in LOADED if "together" not in one])
def test_the_api_as_openspiel_tests_it(loaded: str) -> None:
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["test"])
    fields = {"game": pyspiel.load_game(loaded), "game_name": loaded}
    case = type("Case", (api_test.EnforceAPIOnPartialTreeBase,), fields)
    outcome = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(outcome)
    assert outcome.testsRun >= 5
    assert not outcome.failures + outcome.errors


@pytest.mark.parametrize(
    "loaded", ["saleroom_luxury(players=2,small=2)", "saleroom_luxury(players=2,small=3)"]
)
def test_recall_is_perfect_in_the_whole_tree(loaded: str) -> None:
    assert len(api_test._assert_is_perfect_recall(pyspiel.load_game(loaded))) > 10


@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough(name: str) -> None:
    seats = saleroom.game(name).min_seats
    lines = generate_playthrough.playthrough(
        f"saleroom_{name}(players={seats},deal=sampled)", [3, 1, 4], seed=1
    )
    assert f"saleroom_{name}" in lines
    assert f"InformationStateString({seats - 1})" in lines
    assert "IsTerminal() = True" in lines


# -- what a seat knows --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_is_told_what_it_knows_in_our_own_match(name: str) -> None:
    state, chance = dealt(name)
    table = state.at.table
    match = saleroom.Match(table.entry, table.seats, table.entry.read_options({}), state.at.state.copy())
    strings: dict[str, bytes] = {}
    for _ in range(60):
        for seat in range(table.seats):
            known = match.knowledge(seat)
            tensor = np.array(state.information_state_tensor(seat)).astype(np.int64)
            size = len(known.observation)
            later = tensor[size:]
            if table.wide == 2:
                halves = later.reshape(-1, 2)
                later = (halves[:, 0] << openspiel.HALF) + halves[:, 1]
            assert [*tensor[:size], *later] == list(known.array)
            assert strings.setdefault(state.information_state_string(seat), known.key) == known.key
        if state.is_terminal():
            break
        seat, action = state.current_player(), chance.choice(state.legal_actions())
        match.push(seat, int(state.at.state.move_of(seat, action)))
        state.apply_action(action)
    assert len(set(strings.values())) == len(strings)


@pytest.mark.parametrize("name", GAMES)
def test_resampling_changes_nothing_that_the_seat_knows(name: str) -> None:
    chance = random.Random(5)
    different = 0
    for state in itertools.islice(moments(name), 0, 60, 3):
        if state.is_terminal():
            break
        seat = state.current_player()
        other = state.resample_from_infostate(seat, chance.random)
        assert other.current_player() == seat
        assert other.legal_actions() == state.legal_actions()
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
        assert other.history() == []
        different += str(other) != str(state)
        action = state.legal_actions()[0]
        other.apply_action(action)
        assert other.clone().information_state_string(seat) == other.information_state_string(seat)
    assert different


def test_a_resampled_match_can_be_played_to_the_end() -> None:
    for name in GAMES:
        chance = random.Random(3)
        state = next(itertools.islice(moments(name), 8, None))
        other = state.resample_from_infostate(state.current_player(), chance.random)
        while not other.is_terminal():
            other.information_state_tensor(other.current_player())
            other.apply_action(chance.choice(other.legal_actions()))
        assert sum(other.returns()) == pytest.approx(1)


def test_what_an_information_state_holds_makes_a_state_of_openspiel() -> None:
    for name in GAMES:
        match = saleroom.new(name, seed=3)
        game = openspiel.load(name, players=match.seats, deal="sampled")
        for _ in range(7):
            seat = match.to_act[0]
            state = openspiel.state_of(game, match.knowledge(seat), Rng(1))
            actions = {match.state.action_of(seat, move) for move in match.state.legal(seat)}
            assert state.current_player() == seat
            assert set(state.legal_actions()) == actions
            match.push(seat, match.legal(seat).numbers[0])


# -- chance, sealed bids, returns ---------------------------------------------------------------------------------


def test_every_deal_of_luxury_is_one_of_the_draws() -> None:
    game = openspiel.load("luxury")
    state = game.new_initial_state()
    ways = 1
    while state.is_chance_node():
        ways *= len(state.chance_outcomes())
        assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
        state.apply_action(state.legal_actions()[-1])
    assert ways == 362_880
    assert sorted(state.at.state.dealt) == list(range(1, 10))


def test_every_outcome_of_a_chance_node_makes_another_deal() -> None:
    table = openspiel.load("luxury").table
    assert [len(ways) for ways in table.ways] == [9 * 8, 7 * 6 * 5, 4 * 3 * 2]
    for place, ways in enumerate(table.ways):
        chosen = [0] * len(table.ways)
        deals = set()
        for chosen[place] in range(len(ways)):
            deals.add(tuple(table.deal(chosen).dealt))
        assert len(deals) == len(ways)


@pytest.mark.parametrize("name", GAMES)
def test_chance_nodes_stand_for_all_draws_of_the_shuffle(name: str) -> None:
    table = openspiel.load(name).table
    shuffle = ChosenRng([])
    table.setup.deal(shuffle)
    assert prod(map(len, table.ways)) == prod(shuffle.sizes)
    assert max(map(len, table.ways)) <= openspiel.LARGEST
    last = ChosenRng([size - 1 for size in shuffle.sizes])
    assert table.deal([len(ways) - 1 for ways in table.ways]).dealt == table.setup.deal(last).dealt


def test_sealed_bids_are_made_together_or_in_turn_with_the_same_end() -> None:
    turns, _ = dealt("luxury", players=3)
    together, _ = dealt("luxury", players=3, sealed="together")
    assert turns.current_player() == 0
    assert together.is_simultaneous_node()
    together.apply_actions([4, 5, 6])
    for action in (4, 5, 6):
        turns.apply_action(action)
    assert turns.at.state == together.at.state
    assert turns.information_state_string(1) == together.information_state_string(1)


def test_a_sealed_bid_is_not_told() -> None:
    one, _ = dealt("luxury", players=2)
    other, _ = dealt("luxury", players=2)
    one.apply_action(3)
    other.apply_action(4)
    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.information_state_tensor(1) == other.information_state_tensor(1)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert str(one) != str(other)


def test_returns_are_those_of_a_match() -> None:
    for reward in ("win", "margin"):
        for name in GAMES:
            *_, last = moments(name, reward=reward, deal="sampled")
            table = last.at.table
            match = saleroom.Match(table.entry, table.seats, {}, last.at.state)
            assert last.returns() == pytest.approx(match.returns(reward))


# -- what is refused ----------------------------------------------------------------------------------------------


def test_what_may_not_be_played_is_refused_and_changes_nothing() -> None:
    state, _ = dealt("luxury", players=2)
    before = str(state)
    with pytest.raises(pyspiel.SpielError, match="the action 9 is not legal for seat 0 now"):
        state.apply_action(9)
    with pytest.raises(pyspiel.SpielError, match="99 is no action of luxury; they are 0 to 13"):
        state.apply_action(99)
    with pytest.raises(pyspiel.SpielError, match="nothing is left to chance"):
        state.chance_outcomes()
    assert str(state) == before
    together, _ = dealt("luxury", players=2, sealed="together")
    for actions in ([3], [3, 4, 5], [3, 12]):
        with pytest.raises(pyspiel.SpielError):
            together.apply_actions(actions)
    with pytest.raises(pyspiel.SpielError, match="several seats choose now"):
        together.apply_action(3)
    assert together.history() == dealt("luxury", players=2, sealed="together")[0].history()
    *_, last = moments("luxury", players=2)
    with pytest.raises(pyspiel.SpielError, match="the match is over"):
        last.apply_action(0)
    assert last.legal_actions() == []
    undealt = openspiel.load("luxury").new_initial_state()
    with pytest.raises(pyspiel.SpielError, match="there is no draw 77 here"):
        undealt.apply_action(77)
    with pytest.raises(pyspiel.SpielError, match="nothing is dealt yet"):
        undealt.resample_from_infostate(0, random.random)


@pytest.mark.parametrize(
    ("loaded", "sentence"),
    [
        ("saleroom_luxury(players=7)", "2 to 4"),
        ("saleroom_luxury(sealed=maybe)", "sealed is turns or together, not 'maybe'"),
        ("saleroom_luxury(players=3,small=3)", "is for two"),
        ("saleroom_luxury(players=2,small=9)", "has 2, 3, 4 lots, not 9"),
        ("saleroom_antiques(tricks=cheat)", "tricks is no JSON: 'cheat'"),
        ("saleroom_antiques(tricks=%5B%22cheat%22%5D)", "tricks"),
    ],
)
def test_settings_that_cannot_be_are_refused_with_a_sentence(loaded: str, sentence: str) -> None:
    with pytest.raises(pyspiel.SpielError, match=sentence):
        pyspiel.load_game(loaded)


def test_options_are_given_as_everywhere_else() -> None:
    game = openspiel.load("antiques", players=3, options={"tricks": ["ban"], "open_purses": True})
    assert game.table.entry.id == "antiques"
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game)
    assert pickle.loads(pickle.dumps(game.table)) is game.table
    assert game.get_parameters()["open_purses"]


# -- OpenSpiel's algorithms ---------------------------------------------------------------------------------------


def win(state: State[Setup]) -> float:
    """What seat 0 has of the victory."""
    winners = int(state.winners(state.scores()))
    return 1.0 / winners.bit_count() if winners & 1 else 0.0


@pytest.mark.parametrize(("name", "lots"), [("emblems", 1), ("luxury", 3)])
def test_their_cfr_and_ours_find_the_same(name: str, lots: int) -> None:
    game = openspiel.load(name, players=2, small=lots)
    whole = WholeGame(openings(name, lots), win)
    solver = their_cfr.CFRPlusSolver(game)
    for _ in range(5):
        solver.evaluate_and_update_policy()
    theirs = exploitability.exploitability(game, solver.average_policy())
    assert theirs == pytest.approx(whole.exploitability(whole.solve(5)), abs=1e-9)


def test_sampled_regret_minimization_comes_nearer_to_perfect_play() -> None:
    np.random.seed(1)
    game = openspiel.load("luxury", players=2, small=3)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    found = []
    for rounds in (5, 195):
        for _ in range(rounds):
            solver.iteration()
        found.append(exploitability.exploitability(game, solver.average_policy()))
    assert 0.5 > found[0] > 2 * found[1] > 0


def test_the_notebook_runs(capsys: pytest.CaptureFixture[str]) -> None:
    book = json.loads(Path("examples/solved-luxury.ipynb").read_text("utf-8"))
    names: dict[str, Any] = {}
    for cell in book["cells"]:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), names)
            assert bool(capsys.readouterr().out) == bool(cell["outputs"])


def test_their_search_beats_chance() -> None:
    game = openspiel.load("luxury", players=2, deal="sampled")
    wins, matches = 0.0, 6
    for number in range(matches):
        chance = random.Random(number)
        generator = np.random.RandomState(number)
        bot = ismcts.ISMCTSBot(
            game, mcts.RandomRolloutEvaluator(1, generator), 1.4, 60, random_state=generator
        )
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.current_player() == 0:
                state.apply_action(bot.step(state))
            else:
                state.apply_action(chance.choice(state.legal_actions()))
        wins += state.returns()[0]
    assert wins >= 4
