"""OpenSpiel's own search as a bot of the arena: it plays our games through the adapter."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import metadata
from typing import Any

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

from saleroom.adapters import openspiel
from saleroom.core.bot import Bot
from saleroom.core.game import AnyGame, Json
from saleroom.core.knowledge import InfoState
from saleroom.core.rng import Rng, rng_from

EXPLORE = 1.4
"""UCT's constant for returns from 0 to 1."""
ENDLESS = 1_000_000_000


class OutOfTime(Exception):
    """The time for a move is over."""


class TimedSearch(ismcts.ISMCTSBot):
    """OpenSpiel's information-set Monte Carlo search with random playouts, for so many seconds a move."""

    def __init__(self, game: Any, seconds: float, seed: int) -> None:
        chance = np.random.RandomState(seed)
        playouts = mcts.RandomRolloutEvaluator(1, chance)
        super().__init__(game, playouts, EXPLORE, ENDLESS, random_state=chance)
        self.seconds = seconds
        self.until = 0.0
        self.done = 0
        """How many simulations the last decision took."""

    def sample_root_state(self, state: Any) -> Any:
        """The beginning of a simulation, or the end of all of them."""
        if self.done > 1 and time.perf_counter() >= self.until:
            raise OutOfTime
        self.done += 1
        return super().sample_root_state(state)

    def run_search(self, state: Any) -> Any:
        self.until, self.done = time.perf_counter() + self.seconds, 0
        try:
            return super().run_search(state)
        except OutOfTime:
            return self.get_final_policy(state, self._root_node)


class PeerBot(Bot):
    """A seat of ours for OpenSpiel's search: it is given what the seat knows, and thinks as long as it is told."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.search: TimedSearch | None = None

    def think(self, known: InfoState, legal: Sequence[Json], seconds: float | None) -> Json:
        if self.search is None:
            game = openspiel.load(known.game.id, players=known.seats, deal=openspiel.SAMPLED)
            self.search = TimedSearch(game, seconds or 0.2, int(self.rng.word()))
        state = openspiel.state_of(self.search._game, known, self.rng)
        action = int(self.search.step(state))
        assert state.at.state is not None
        return dict(
            known.game.decode(state.at.state, known.seat, state.move_of(state.at.state, known.seat, action))
        )


@dataclass(frozen=True)
class PeerMaker:
    """Makes it, for the arena."""

    def __call__(self, game: AnyGame, seed: str) -> Bot:
        return PeerBot(rng_from(seed))


def version() -> str:
    """Which OpenSpiel is installed."""
    return metadata.version("open_spiel")
