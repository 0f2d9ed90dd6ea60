"""PettingZoo's own tests of our environments, and what those do not ask."""

import copy
import pickle
import types
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from pettingzoo import test as own
from pettingzoo.utils.conversions import parallel_to_aec

import saleroom
from saleroom import SeatCountError, SetupError
from saleroom.adapters import IllegalAction, pettingzoo
from saleroom.games import GAMES

CASES: list[tuple[str, int, dict[str, Any], bool]] = [
    (game, seats, {}, False)
    for game in GAMES
    for seats in sorted({GAMES[game].min_seats, GAMES[game].best_seats, GAMES[game].max_seats})
]
CASES += [
    ("antiques", 4, {"tricks": ["stop", "ban", "swap"], "open_purses": True}, False),
    ("colours", 2, {"matching": "count"}, False),
    ("luxury", 3, {"memory": False}, False),
    ("secret", 4, {"money": [2, 3, 4, 5, 6, 7, 8, 9, 10, 11]}, False),
    ("luxury", 3, {}, True),
    ("emblems", 3, {}, True),
]
NAMES = [
    f"{game}-{seats}{'-options' * bool(options)}{'-recall' * recall}"
    for game, seats, options, recall in CASES
]
USUAL = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably",
    "Action mask numpy array is all zeros",
)
"""What PettingZoo's tests remark of every environment with masks that is not its own."""


@pytest.fixture(params=CASES, ids=NAMES)
def settings(request: pytest.FixtureRequest) -> Iterator[dict[str, Any]]:
    game, seats, options, recall = request.param
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for remark in USUAL:
            warnings.filterwarnings("ignore", remark)
        yield {"game": game, "seats": seats, "options": options, "recall": recall}


def cycles(settings: dict[str, Any]) -> int:
    return 10 if settings["recall"] else 100


def test_own_api_test(settings: dict[str, Any]) -> None:
    own.api_test(pettingzoo.env(**settings), num_cycles=cycles(settings))


def test_own_parallel_api_test(settings: dict[str, Any]) -> None:
    own.parallel_api_test(pettingzoo.parallel_env(**settings), num_cycles=cycles(settings))


def test_own_seed_tests(settings: dict[str, Any]) -> None:
    own.seed_test(lambda: pettingzoo.env(**settings), num_cycles=10)
    own.parallel_seed_test(lambda: pettingzoo.parallel_env(**settings), num_cycles=10)


def test_own_max_cycles_test(settings: dict[str, Any]) -> None:
    """In turns not every seat has its turn in every cycle, so those are the turns of the parallel environment."""

    def parallel_env(max_cycles: int) -> Any:
        return pettingzoo.parallel_env(**settings, max_cycles=max_cycles)

    def env(max_cycles: int) -> Any:
        return parallel_to_aec(parallel_env(max_cycles))

    own.max_cycles_test(types.SimpleNamespace(parallel_env=parallel_env, env=env))


def test_own_render_test(settings: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    own.render_test(lambda render_mode: pettingzoo.env(**settings, render_mode=render_mode))


def play(env: Any, seed: int) -> list[tuple[str, int, dict[str, Any]]]:
    """A random match to its end, as one asked: agent, action, what it saw."""
    env.reset(seed=seed)
    chance, played = np.random.default_rng(seed), []
    for agent in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        action = int(chance.choice(np.flatnonzero(seen["action_mask"])))
        played.append((agent, action, seen))
        env.step(action)
    return played


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("recall", [False, True], ids=["now", "recall"])
def test_observations_are_information_states(game: str, recall: bool) -> None:
    env = pettingzoo.env(game, recall=recall, reward="margin")
    match = saleroom.new(game, seats=GAMES[game].best_seats, seed=5)
    for agent, action, seen in play(env, 5)[: 30 if recall else None]:
        seat = int(agent.removeprefix("seat_"))
        known = match.knowledge(seat)
        assert list(seen["observation"]) == list(known.array if recall else known.observation)
        assert bytes(seen["action_mask"]) == match.legal_mask(seat)
        match.push(seat, int(match.state.move_of(seat, action)))
    if not recall:
        assert match.over
        assert env.match == match


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("reward", ["win", "margin"])
def test_rewards_come_at_the_end(game: str, reward: Any) -> None:
    env = pettingzoo.env(game, reward=reward)
    env.reset(seed=3)
    while not any(env.terminations.values()):
        assert not any(env.rewards.values())
        env.step(env.action_space(env.agent_selection).sample())
    assert list(env.rewards.values()) == env.match.returns(reward)
    assert {agent: env.last()[1] for agent in [env.agent_selection]} == {"seat_0": env.rewards["seat_0"]}


def test_nobody_sees_what_others_have_sealed() -> None:
    seen = []
    for action in (3, 5):
        env = pettingzoo.env("luxury", seats=3)
        env.reset(seed=3)
        env.step(action)
        seen.append(env.observe("seat_1")["observation"])
        assert env.observe("seat_0")["action_mask"].sum() == 0
    assert (seen[0] == seen[1]).all()


@pytest.mark.parametrize("game", ["luxury", "colours"])
def test_all_at_once_is_the_same_match(game: str) -> None:
    env = pettingzoo.parallel_env(game)
    seen, _ = env.reset(seed=9)
    while env.agents:
        before = env.match.copy()
        actions = {agent: env.action_space(agent).sample() for agent in env.agents}
        for seat, agent in enumerate(env.agents):
            waits = seat not in before.to_act
            assert bytes(seen[agent]["action_mask"]) == before.legal_mask(seat) + bytes([waits])
            assert (actions[agent] == env.wait) == waits
        seen, rewards, terminated, truncated, _ = env.step(actions)
        assert len(env.match.moves) == len(before.moves) + len(before.to_act)
    assert all(terminated.values())
    assert not any(truncated.values())
    assert list(rewards.values()) == env.match.returns("win")


def test_a_match_can_be_cut_short() -> None:
    env = pettingzoo.env("luxury", seats=3, max_cycles=2)
    played = play(env, 1)
    assert [len(step) for step in env.match.steps] == [3, len(played) - 3]
    assert not env.match.step_is_open
    env.reset(seed=1)
    for _, action, _ in played:
        env.step(action)
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


@pytest.mark.parametrize("twin_of", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_is_played_on_by_itself(twin_of: Callable[[Any], Any]) -> None:
    env = pettingzoo.env("emblems", seats=3)
    env.reset(seed=4)
    for _ in range(5):
        env.step(env.action_space(env.agent_selection).sample())
    twin = twin_of(env)
    assert twin.match == env.match
    assert twin.last()[0].keys() == env.last()[0].keys()
    assert all((twin.last()[0][name] == env.last()[0][name]).all() for name in env.last()[0])
    twin.step(twin.action_space(twin.agent_selection).sample())
    assert len(twin.match.moves) == len(env.match.moves) + 1
    for one in (env, twin):
        one.reset()
    assert twin.match.deal == env.match.deal  # both go on with the same chance


def test_pictures_are_of_one_size_and_change(capsys: pytest.CaptureFixture[str]) -> None:
    frames: list[Any] = []
    texts: list[Any] = []
    for mode, found in (("rgb_array", frames), ("ansi", texts)):
        env = pettingzoo.env("emblems", seats=10, render_mode=mode)
        env.reset(seed=4)
        found.append(env.render())
        env.step(env.action_space(env.agent_selection).sample())
        found.append(env.render())
    assert frames[0].shape == frames[1].shape == (540, 960, 3)
    assert (frames[0] != frames[1]).any()
    assert texts[0].startswith("Auktion")
    assert texts[0] != texts[1]
    env = pettingzoo.env("luxury", render_mode="human")
    env.reset(seed=4)
    assert env.render() is None
    assert capsys.readouterr().out == f"{env.match}\n"


BAD = [
    (14, "there is no action 14 in luxury; they are 0 to 13"),
    (-1, "there is no action -1 in luxury"),
    (9, "the action 9 is masked out: seat 0 may not take it now"),
    ([1, 2], r"an action is one whole number, not \[1, 2\]"),
    (np.array([1, 2]), "an action is one whole number, not array"),
    (1.5, "an action is one whole number, not 1.5"),
    (None, "an action is one whole number, not None"),
    ("3", "an action is one whole number, not '3'"),
]


@pytest.mark.parametrize(("action", "sentence"), BAD)
def test_an_action_that_may_not_be_taken(action: Any, sentence: str) -> None:
    env = pettingzoo.env("luxury", seats=3)
    env.reset(seed=1)
    before = env.match.copy()
    with pytest.raises(AssertionError, match=sentence) as caught:
        env.step(action)
    assert isinstance(caught.value, IllegalAction)
    assert env.match == before
    together = pettingzoo.parallel_env("luxury", seats=3)
    together.reset(seed=1)
    with pytest.raises(AssertionError, match=r"one whole number|masked out|there is no action"):
        together.step({"seat_0": action, "seat_1": 1, "seat_2": 1})
    assert together.match == before


def test_seats_that_wait_and_seats_that_are_forgotten() -> None:
    env = pettingzoo.parallel_env("colours", seats=3)
    env.reset(seed=1)
    (acting,) = env.match.to_act
    asked, *others = [f"seat_{acting}", *(f"seat_{seat}" for seat in range(3) if seat != acting)]
    action = env.action_space(asked).sample()
    with pytest.raises(
        IllegalAction, match=f"{others[0]} is not to act: its only action is {env.wait}, to wait"
    ):
        env.step({asked: action, others[0]: 0})
    with pytest.raises(IllegalAction, match=f"{asked} is to act, and there is no action for it"):
        env.step({others[0]: env.wait})
    env.step({asked: action})


def test_steps_before_and_after_a_match() -> None:
    env = pettingzoo.env("luxury", seats=2)
    for call in (lambda: env.step(0), env.render, lambda: env.observe("seat_0")):
        with pytest.raises(AssertionError, match="no match has begun: reset\\(\\) comes before"):
            call()
    env.reset(seed=1)
    while not any(env.terminations.values()):
        env.step(env.action_space(env.agent_selection).sample())
    with pytest.raises(ValueError, match=r"the match is over.* the only valid action is None"):
        env.step(0)
    env.step(None)
    env.step(None)
    with pytest.raises(ValueError, match="the match is over: reset\\(\\) begins another"):
        env.step(None)
    together = pettingzoo.parallel_env("luxury", seats=2)
    with pytest.raises(AssertionError, match="no match has begun"):
        together.step({})
    together.reset(seed=1)
    while together.agents:
        together.step({agent: together.action_space(agent).sample() for agent in together.agents})
    with pytest.raises(ValueError, match="the match is over: reset\\(\\) begins another"):
        together.step({"seat_0": 0})


def test_settings_that_are_none() -> None:
    with pytest.raises(SetupError, match="there is no game 'chess'; games: antiques"):
        pettingzoo.env("chess")
    with pytest.raises(SeatCountError, match="luxury has 2 to 4 seats, not 5"):
        pettingzoo.env("luxury", seats=5)
    with pytest.raises(SetupError, match="reward is win or margin, not 'fame'"):
        pettingzoo.env("luxury", reward="fame")  # type: ignore[arg-type]
    with pytest.raises(SetupError, match="render_mode is human or ansi or rgb_array, not 'svg'"):
        pettingzoo.env("luxury", render_mode="svg")
