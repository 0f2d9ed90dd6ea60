"""Bots that misbehave; they stand in a module of their own so that worker processes can import them."""

import os
import re
import sys
import time
from collections.abc import Sequence

from saleroom.core.bot import Bot
from saleroom.core.game import AnyGame, Json
from saleroom.core.knowledge import InfoState
from saleroom.core.rng import rng_from


class Raising(Bot):
    """Raises at every decision."""

    def __init__(self, game: AnyGame, seed: str) -> None:
        super().__init__(rng_from(seed))

    def think(self, known: InfoState, legal: Sequence[Json], seconds: float | None) -> Json:
        raise KeyError("no idea")


class Leaving(Raising):
    """Leaves the program, politely."""

    def think(self, known: InfoState, legal: Sequence[Json], seconds: float | None) -> Json:
        sys.exit("enough")


class Illegal(Raising):
    """Answers a move that nobody may make, and speaks out of turn."""

    def think(self, known: InfoState, legal: Sequence[Json], seconds: float | None) -> Json:
        print("what is printed is no part of the results")
        return {"type": "bid", "card": 999}


class Nonsense(Raising):
    """Answers something that is no move at all."""

    def think(self, known: InfoState, legal: Sequence[Json], seconds: float | None) -> Json:
        return [legal]  # type: ignore[return-value]  # that is the point


class Hanging(Raising):
    """Hangs when it first has less than nine bid cards, and otherwise takes the first legal move."""

    def think(self, known: InfoState, legal: Sequence[Json], seconds: float | None) -> Json:
        if known.json["hand_sizes"][known.seat] == 8:
            time.sleep(600)
        return legal[0]


class AlwaysHanging(Raising):
    """Never answers: it stays in native code, where no signal and no other thread can reach it."""

    def think(self, known: InfoState, legal: Sequence[Json], seconds: float | None) -> Json:
        re.match("(a+)+$", "a" * 60 + "b")
        return legal[0]


class Dying(Raising):
    """Takes its process down when it first has eight bid cards."""

    def think(self, known: InfoState, legal: Sequence[Json], seconds: float | None) -> Json:
        if known.json["hand_sizes"][known.seat] == 8:
            os._exit(7)
        return legal[0]


class Budgeted(Bot):
    """Takes a fixed budget where it is given one."""

    iterations: int | None = None

    def think(self, known: InfoState, legal: Sequence[Json], seconds: float | None) -> Json:
        return legal[-1]


class Stubborn(Budgeted):
    """Has a budget of its own."""

    iterations = 7


def unmakeable(game: AnyGame, seed: str) -> Bot:
    """Cannot even be made."""
    raise RuntimeError("out of order")
