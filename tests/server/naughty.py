"""Bots that do what no bot should; in a module that is quick to import."""

import os
import time
from collections.abc import Sequence

from saleroom import bots
from saleroom.core.bot import Bot
from saleroom.core.game import AnyGame, Json
from saleroom.core.knowledge import InfoState
from saleroom.core.rng import rng_from

FAULTS = ("hangs", "dies", "raises", "rubbish", "nothing", "nearly")


class Naughty(Bot):
    """A bot whose level says what goes wrong."""

    def __init__(self, level: str, game: AnyGame, seed: str) -> None:
        super().__init__(rng_from(seed))
        self.level = level
        self.simple = bots.make("simple", game, seed)

    def think(self, known: InfoState, legal: Sequence[Json], seconds: float | None) -> Json:
        if self.level == "hangs":
            time.sleep(600)
        if self.level == "dies":
            os._exit(3)
        if self.level == "raises":
            raise RuntimeError("no idea")
        if self.level == "slow":
            time.sleep(0.3)
        wrong: dict[str, Json | None] = {
            "rubbish": {"type": "bid", "card": 12345},
            "nothing": None,
            "nearly": {**legal[-1], "card": float(legal[-1].get("card", 0))},
        }
        if self.level in wrong:
            return wrong[self.level]  # type: ignore[return-value]
        choice: Json = self.simple.choose(known, legal, seconds)
        return choice


def make(level: str, game: AnyGame, seed: str) -> Bot:
    """What takes the place of `bots.make` in these tests."""
    return Naughty(level, game, seed) if level in (*FAULTS, "slow") else bots.make(level, game, seed)


def make_none(level: str, game: AnyGame, seed: str) -> Bot:
    """The same where every bot ends its process."""
    return Naughty("dies", game, seed)
