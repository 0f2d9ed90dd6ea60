"""Gymnasium's own check of our environments, its vectors, and what those do not ask."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import saleroom
import saleroom.adapters.gymnasium
from saleroom import NoSuchSeat, SetupError, bots
from saleroom.adapters import IllegalAction
from saleroom.core.bot import Bot
from saleroom.core.game import AnyGame
from saleroom.games import GAMES

CASES = [(game, seats) for game in GAMES for seats in (GAMES[game].min_seats, GAMES[game].max_seats)]


def make(game: str = "luxury", **settings: Any) -> Any:
    return gymnasium.make(f"saleroom/{game}-v1", **settings)


@pytest.mark.parametrize(("game", "seats"), CASES)
@pytest.mark.parametrize("opponents", ["simple", "random"])
def test_own_checker(game: str, seats: int, opponents: str, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(make(game, seats=seats, opponents=opponents).unwrapped)


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("reward", ["win", "margin"])
def test_one_seat_against_bots(game: str, reward: str) -> None:
    env = make(game, opponents="simple", seat=1, reward=reward)
    seen, _ = env.reset(seed=7)
    match = env.unwrapped.match
    assert match.deal == saleroom.new(game, seats=match.seats, seed=7).deal
    terminated = False
    while not terminated:
        known = env.unwrapped.match.knowledge(1)
        assert list(seen["observation"]) == list(known.observation)
        assert bytes(seen["action_mask"]) == env.unwrapped.match.legal_mask(1)
        assert list(env.unwrapped.action_masks()) == list(seen["action_mask"] == 1)
        seen, gained, terminated, truncated, _ = env.step(env.action_space.sample())
        assert not truncated
    assert gained == env.unwrapped.match.returns(reward)[1]
    assert env.unwrapped.match.over


def test_the_same_seed_gives_the_same_match() -> None:
    records = []
    for _ in range(2):
        env = make("secret", opponents="simple", seat=None)
        env.action_space.seed(3)
        env.reset(seed=11)
        for _ in range(2):
            env.reset()
        terminated = False
        while not terminated:
            terminated = env.step(env.action_space.sample())[2]
        records.append((env.unwrapped.seat, env.unwrapped.match.record()))
    assert records[0] == records[1]


def test_the_seat_is_drawn() -> None:
    env = make("luxury", seats=3, opponents="random", seat=None)
    env.reset(seed=1)
    assert {(env.reset(), env.unwrapped.seat)[1] for _ in range(40)} == {0, 1, 2}


def test_opponents_of_every_kind() -> None:
    asked = []

    def mine(game: AnyGame, seed: str) -> Bot:
        asked.append((game.id, seed))
        return bots.make("random", game, seed)

    env = make("luxury", seats=3, opponents=[mine, "simple"], seat=1)
    env.reset(seed=1)
    assert [name for name, _ in asked] == ["luxury"]
    assert [type(env.unwrapped.players[seat]).__name__ for seat in (0, 2)] == ["RandomBot", "SimpleBot"]


@pytest.mark.parametrize(
    "settings",
    [
        {"num_envs": 3, "vectorization_mode": "sync", "opponents": "simple"},
        {"num_envs": 2, "vectorization_mode": "async", "opponents": "random"},
        {"num_envs": 6, "vectorization_mode": "vector_entry_point", "opponents": "policy"},
    ],
    ids=lambda settings: settings["vectorization_mode"],
)
def test_vectors(settings: dict[str, Any]) -> None:
    envs = gymnasium.make_vec("saleroom/luxury-v1", seats=3, **settings)
    seen, _ = envs.reset(seed=3)
    chance, ended = np.random.default_rng(1), 0
    for _ in range(30):
        assert seen in envs.observation_space
        masks = seen["action_mask"]
        actions = np.array([chance.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in masks])
        seen, rewards, terminated, truncated, _ = envs.step(actions)
        assert not rewards[~terminated].any()
        assert not truncated.any()
        ended += int(terminated.sum())
    envs.close()
    assert ended >= settings["num_envs"]


def test_the_batch_is_the_vector_that_resets_by_itself() -> None:
    envs = gymnasium.make_vec(
        "saleroom/luxury-v1", num_envs=4, vectorization_mode="vector_entry_point", seats=2
    )
    assert envs.metadata["autoreset_mode"] == gymnasium.vector.AutoresetMode.SAME_STEP
    one, _ = envs.reset(seed=5)
    for _ in range(12):
        envs.step(envs.unwrapped.sample())
    again, _ = envs.reset(seed=5)
    assert all((one[name] == again[name]).all() for name in one)
    with pytest.raises(AssertionError, match="the action 9 is not legal in match 1 of the batch"):
        envs.step([0, 9, 0, 0])
    with pytest.raises(AssertionError, match="actions are 4 whole numbers"):
        envs.step([0, 0])


@pytest.mark.parametrize(
    ("action", "sentence"),
    [(9, "the action 9 is masked out"), (14, "there is no action 14"), ([1], "one whole number, not")],
)
def test_an_action_that_may_not_be_taken(action: Any, sentence: str) -> None:
    env = make("luxury", seats=3, opponents="random", disable_env_checker=True)
    env.reset(seed=1)
    before = env.unwrapped.match.copy()
    with pytest.raises(AssertionError, match=sentence) as caught:
        env.step(action)
    assert isinstance(caught.value, IllegalAction)
    assert env.unwrapped.match == before


def test_what_was_drawn_before_a_reset_can_still_be_done() -> None:
    env = make("secret", opponents="random").unwrapped
    env.reset(seed=1)
    while True:
        drawn = env.action_space.sample()
        opening = saleroom.new("secret", seats=env.table.seats, seed=1).legal_mask(0)
        if not opening[drawn]:
            break
        if env.step(drawn)[2]:
            env.reset()
    env.reset(seed=1)
    env.step(drawn)
    env.reset(seed=1)
    with pytest.raises(IllegalAction):
        env.step(int(drawn))


def test_steps_before_and_after_a_match() -> None:
    env = make("luxury", seats=2, opponents="random").unwrapped
    with pytest.raises(gymnasium.error.ResetNeeded, match="no match has begun"):
        env.step(0)
    with pytest.raises(gymnasium.error.ResetNeeded, match="no match has begun"):
        env.render()
    env.reset(seed=1)
    while not env.step(env.action_space.sample())[2]:
        pass
    with pytest.raises(gymnasium.error.ResetNeeded, match="the match is over: reset\\(\\) comes before step"):
        env.step(0)


def test_settings_that_are_none() -> None:
    with pytest.raises(SetupError, match="there is no bot 'kasparov'; bots: random, simple"):
        make("luxury", opponents="kasparov")
    with pytest.raises(SetupError, match="2 other seats need one opponent for all or 2, not 1"):
        make("luxury", seats=3, opponents=["simple"])
    with pytest.raises(NoSuchSeat, match="there is no seat 3; seats are 0 to 2"):
        make("luxury", seats=3, seat=3)
