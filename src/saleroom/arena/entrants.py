"""Who takes part: a bot of the house under its name, a program that is asked over its input and output, or any maker.

A maker is called in the process that plays the match, with the game and a seed, and returns a `Bot`; it has to be
something that can be pickled, like a class or a function of a module.

Bots of the house think in seconds of processor time: other work on the machine makes them later, not weaker.
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from saleroom import bots
from saleroom.arena.command import CommandBot
from saleroom.bots.search.bot import SearchBot
from saleroom.core.bot import Bot
from saleroom.core.errors import SetupError
from saleroom.core.game import AnyGame
from saleroom.core.rng import rng_from

Maker = Callable[[AnyGame, str], Bot]


@dataclass(frozen=True)
class Entrant:
    """One who takes part: a name, how to make it, and how many seconds it is told to think for a move."""

    name: str
    make: Maker
    seconds: float | None = None
    clock: Callable[[], float] = time.perf_counter
    """What its thinking is measured by."""


@dataclass(frozen=True)
class HouseMaker:
    """Makes a bot of the house; one whose attribute `iterations` is None gets a fixed budget where one is given."""

    bot: str
    iterations: int | None = None

    def __call__(self, game: AnyGame, seed: str) -> Bot:
        made = bots.make(self.bot, game, seed)
        if isinstance(made, SearchBot):
            made.clock = time.process_time
        if self.iterations is not None and getattr(made, "iterations", 0) is None:
            made.iterations = self.iterations  # type: ignore[attr-defined]  # it was just looked at
        return made


@dataclass(frozen=True)
class CommandMaker:
    """Makes a bot that is a program of its own."""

    words: tuple[str, ...]
    limit: float

    def __call__(self, game: AnyGame, seed: str) -> Bot:
        return CommandBot(rng_from(seed), self.words, self.limit)


def house_bot(
    bot: str, *, name: str | None = None, seconds: float | None = None, iterations: int | None = None
) -> Entrant:
    """A bot of the house, LEVEL or LEVEL/CHARACTER.

    It has a number of seconds to think, a fixed number of iterations, or thinks as it likes.
    """
    bots.check(bot)
    maker = HouseMaker(bot, iterations)
    return Entrant(name or bot, maker, None if iterations is not None else seconds, time.process_time)


def command_bot(name: str, words: Sequence[str], *, seconds: float | None, limit: float) -> Entrant:
    """A program that is asked for its moves: see docs/arena.md. It has `limit` seconds for each."""
    if not words:
        raise SetupError(f"the bot {name!r} has no command")
    return Entrant(name, CommandMaker(tuple(words), limit), seconds)


def seat_all(entrants: Sequence[Entrant], seats: int) -> tuple[Entrant, ...]:
    """One for each seat: where there are fewer, the last one takes the seats that are left."""
    if not entrants:
        raise SetupError("nobody plays: name at least one bot")
    if len(entrants) > seats:
        raise SetupError(
            f"{len(entrants)} bots for {seats} seats are too many; name at most one for each seat"
        )
    return (*entrants, *[entrants[-1]] * (seats - len(entrants)))
