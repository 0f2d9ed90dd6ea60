"""The batch lane for PufferLib: what is written into its buffers.

PufferLib itself is compiled where it is installed and no extra of ours; a stand-in with its buffers takes its place.
"""

import sys
import types
from importlib import import_module
from typing import Any

import gymnasium
import numpy as np
import pytest

SIZE = 6


class StandIn:
    """Buffers as PufferLib hands them to an environment."""

    def __init__(self, buf: Any) -> None:
        assert isinstance(self.single_observation_space, gymnasium.spaces.Box)  # type: ignore[attr-defined]
        assert isinstance(self.single_action_space, gymnasium.spaces.Discrete)  # type: ignore[attr-defined]
        for name, row in buf.items():
            setattr(self, name, row)


def buffers(width: int) -> dict[str, Any]:
    return {
        "observations": np.zeros((SIZE, width), np.int16),
        "rewards": np.full(SIZE, 9.0, np.float32),
        "terminals": np.ones(SIZE, bool),
        "truncations": np.ones(SIZE, bool),
    }


def test_buffers_are_written_in_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pufferlib", types.SimpleNamespace(PufferEnv=StandIn))
    monkeypatch.delitem(sys.modules, "saleroom.adapters.pufferlib", raising=False)
    adapter = import_module("saleroom.adapters.pufferlib")
    held = buffers(144 + 14)
    env = adapter.PufferSeats("luxury", size=SIZE, seats=3, opponents="policy", buf=held)
    assert env.single_observation_space.shape == (158,)
    seen, infos = env.reset(seed=3)
    assert seen is held["observations"]
    assert infos == []
    ended = 0
    for _ in range(30):
        masks = held["observations"][:, -14:]
        assert (masks == env.batch.masks).all()
        assert (held["observations"][:, 0] == env.batch.seat).all()
        seen, rewards, terminals, truncations, infos = env.step(masks.argmax(axis=1))
        assert seen is held["observations"]
        assert (rewards is held["rewards"], terminals is held["terminals"]) == (True, True)
        assert not truncations.any()
        assert not rewards[~terminals].any()
        assert sum(info["matches"] for info in infos) == terminals.sum()
        ended += int(terminals.sum())
    assert ended > SIZE
    monkeypatch.delitem(sys.modules, "saleroom.adapters.pufferlib")
