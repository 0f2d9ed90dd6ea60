"""Many matches as one environment of PufferLib.

    from saleroom.adapters.pufferlib import PufferSeats
    vecenv = pufferlib.vector.make(PufferSeats, backend=pufferlib.vector.Multiprocessing, num_envs=2, num_workers=2,
                                   env_kwargs={"game": "luxury", "size": 1024, "opponents": "policy"})

An agent is our seat in one match; everything is written into the buffers of PufferLib in place, and matches that end
are dealt anew in the same step. PufferLib's observations are one row of numbers, so the mask of the legal actions
stands behind what the seat knows: the last `single_action_space.n` numbers of a row.
"""

from collections.abc import Sequence
from typing import Any

try:
    import gymnasium
    import numpy as np
    import pufferlib
except ImportError as error:
    raise ImportError(
        f"{__name__} needs {error.name}: install it with `pip install 'saleroom[gym]' pufferlib`",
        name=error.name,
    ) from error

from saleroom.adapters.batch import BatchEnv, Player
from saleroom.core.game import Json
from saleroom.core.match import Reward


class PufferSeats(pufferlib.PufferEnv):
    """One seat of many matches against opponents of a `BatchEnv`."""

    def __init__(
        self,
        game: str = "luxury",
        size: int = 1024,
        seats: int | None = None,
        opponents: Player | Sequence[Player] = "random",
        seat: int | None = None,
        options: Json | None = None,
        reward: Reward = "win",
        buf: Any = None,
        seed: int = 0,
    ) -> None:
        self.batch = BatchEnv(
            game,
            seats=seats,
            size=size,
            seed=seed,
            options=options,
            reward=reward,
            opponents=opponents,
            seat=seat,
        )
        self.num_agents = size
        self.known = self.batch.observations.shape[1]
        limits = np.iinfo(np.int16)
        self.single_observation_space = gymnasium.spaces.Box(
            limits.min, limits.max, (self.known + self.batch.actions,), np.int16
        )
        self.single_action_space = gymnasium.spaces.Discrete(self.batch.actions)
        self.lanes = np.arange(size)
        super().__init__(buf)

    def _show(self) -> None:
        self.observations[:, : self.known] = self.batch.observations
        self.observations[:, self.known :] = self.batch.masks

    def reset(self, seed: int | None = None) -> tuple[Any, list[dict[str, Any]]]:
        """Deal all matches anew."""
        self.batch.reset(0 if seed is None else seed)
        self._show()
        return self.observations, []

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, list[dict[str, Any]]]:
        """Take one action in each match."""
        batch = self.batch
        batch.step(np.asarray(actions))
        self._show()
        self.rewards[:] = batch.rewards[self.lanes, batch.seat]
        self.terminals[:] = batch.done
        self.truncations[:] = False
        ended = int(batch.done.sum())
        infos = [{"reward": float(self.rewards[batch.done].mean()), "matches": ended}] if ended else []
        return self.observations, self.rewards, self.terminals, self.truncations, infos

    def close(self) -> None:
        """Nothing is held open."""
