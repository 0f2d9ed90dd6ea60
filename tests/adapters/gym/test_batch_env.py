"""The batch lane: many matches in one call, alone or against a league."""

from typing import Any

import pytest

from saleroom import NoSuchSeat, SetupError
from saleroom.adapters import IllegalAction
from saleroom.adapters.batch import BatchEnv
from saleroom.games import GAMES


def lowest(observations: Any, masks: Any) -> Any:
    assert len(observations) == len(masks)
    return masks.argmax(axis=1)


@pytest.mark.parametrize("game", list(GAMES))
def test_self_play_shows_the_batch(game: str) -> None:
    env = BatchEnv(game, size=8, seed=3, reward="margin")
    for _ in range(40):
        env.step(env.random_actions())
    assert bytes(env.observations) == bytes(env.batch.observations)
    assert env.masks.shape == (8, env.actions)
    assert env.rewards.shape == (8, env.seats)
    assert len(env.places) == env.observations.shape[1]
    assert list(env.observations[:, 0]) == list(env.to_act)


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize(
    "opponents", ["random", "policy", "simple", lowest, ["random", lowest, "simple"]], ids=str
)
def test_our_seat_alone_is_asked(game: str, opponents: Any) -> None:
    env = BatchEnv(game, size=4, seed=3, opponents=opponents)
    assert list(env.seat) == [lane % env.seats for lane in range(4)]
    ended = 0
    for _ in range(25):
        assert (env.to_act == env.seat).all()
        assert (env.observations[:, 0] == env.seat).all()
        env.step(env.random_actions())
        ended += int(env.done.sum())
        assert not env.rewards[~env.done].any()
        assert (env.rewards[env.done].sum(axis=1) <= 1 + 1e-9).all()
    assert ended == env.batch.matches
    assert ended or game in ("antiques", "colours")


def test_bots_in_a_league_see_the_match_that_is_played() -> None:
    env = BatchEnv("luxury", seats=3, size=3, seed=1, opponents="simple")
    for _ in range(15):
        env.step(env.random_actions())
        for lane in range(3):
            assert env.matches[lane][0].state == env.batch.states[lane]


def test_a_league_is_met_in_turn() -> None:
    env = BatchEnv("luxury", seats=2, size=16, seed=1, opponents=["random", "policy", lowest])
    met = set(env.opponent)
    for _ in range(20):
        env.step(env.random_actions())
        met |= set(env.opponent)
    assert met == {0, 1, 2}


def test_the_same_seed_gives_the_same_matches() -> None:
    rows = []
    for seed in (1, 1, 2):
        env = BatchEnv("secret", size=4, seed=seed, opponents=["random", "policy"])
        for _ in range(10):
            env.step(env.masks.argmax(axis=1))
        rows.append(bytes(env.observations))
    assert rows[0] == rows[1] != rows[2]


@pytest.mark.parametrize("opponents", [None, "random", "simple"])
@pytest.mark.parametrize(
    ("actions", "sentence"),
    [
        ([0, 9, 0, 0], "the action 9 is not legal in match 1 of the batch"),
        ([0, 0, 0, 99], "the action 99 is not legal in match 3 of the batch"),
        ([0, 0, -1, 0], "the action -1 is not legal in match 2 of the batch"),
        (
            [0, 0],
            r"actions are 4 whole numbers, one for each match, not an array of int64 with the shape \(2,\)",
        ),
        ([[0, 0], [0, 0]], r"with the shape \(2, 2\)"),
        ([0.0, 0.0, 0.0, 0.0], "not an array of float64"),
    ],
)
def test_actions_that_may_not_be_taken(opponents: Any, actions: Any, sentence: str) -> None:
    env = BatchEnv("luxury", seats=3, size=4, seed=1, opponents=opponents)
    before = bytes(env.observations)
    with pytest.raises(IllegalAction, match=sentence):
        env.step(actions)
    assert bytes(env.observations) == before
    env.step([0, 0, 0, 0])
    assert bytes(env.observations) != before


def test_settings_that_are_none() -> None:
    with pytest.raises(
        SetupError, match="there is no opponent 'kasparov'; it is a function or one of: policy, random"
    ):
        BatchEnv("luxury", opponents="kasparov")
    with pytest.raises(SetupError, match="name at least one opponent, or None for self-play"):
        BatchEnv("luxury", opponents=[])
    with pytest.raises(NoSuchSeat, match="there is no seat 3"):
        BatchEnv("luxury", seats=3, opponents="random", seat=3)
    with pytest.raises(SetupError, match="reward is win or margin, not 'fame'"):
        BatchEnv("luxury", reward="fame")  # type: ignore[arg-type]
