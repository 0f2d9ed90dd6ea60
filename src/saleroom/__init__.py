"""Saleroom: five auction games, exact and fast.

    import saleroom
    match = saleroom.new("luxury", seats=3, seed=7)
    match.to_act                                    # [0, 1, 2]: sealed bids, all at once
    match.legal(0)                                  # [{"type": "bid", "card": 0}, ...]
    match.play(0, {"type": "bid", "card": 40})
    match.view(1)                                   # what seat 1 may know
    match.record()                                  # the deal and the moves
    saleroom.load(match.record())                   # ... and back

A move that may not be played raises `Refused`, which names the rule.
"""

import os
from typing import Any

if os.environ.get("SALEROOM_PURE", "") not in ("", "0"):
    from saleroom import _pure

    _pure.install()

from saleroom.core import state as _state
from saleroom.core.batch import Batch
from saleroom.core.errors import (
    GameError,
    NoSuchMove,
    NoSuchSeat,
    RecordError,
    Refused,
    SaleroomError,
    SeatCountError,
    SetupError,
    short_repr,
)
from saleroom.core.game import AnyGame, Game, Json
from saleroom.core.knowledge import InfoState
from saleroom.core.match import LegalMoves, Match, Reward, match_from
from saleroom.core.rng import Rng, rng_from
from saleroom.core.state import Event, Setup, State, View
from saleroom.games import GAMES

__version__ = "1.0.0"

__all__ = [
    "Batch",
    "Event",
    "Game",
    "GameError",
    "InfoState",
    "LegalMoves",
    "Match",
    "NoSuchMove",
    "NoSuchSeat",
    "RecordError",
    "Refused",
    "Rng",
    "SaleroomError",
    "SeatCountError",
    "Setup",
    "SetupError",
    "State",
    "View",
    "batch",
    "check",
    "compiled",
    "game",
    "games",
    "load",
    "new",
]

compiled: bool = not (_state.__file__ or "").endswith(".py")
"""Whether the rules run as native code."""


def games() -> list[Json]:
    """What is to be known of each game before one plays it: id, title, seats, minutes, options, presets and so on."""
    return [entry.facts() for entry in GAMES.values()]


def game(name: str) -> AnyGame:
    """The game of that id; SetupError lists the games there are."""
    if not isinstance(name, str) or name not in GAMES:
        raise SetupError(f"there is no game {short_repr(name)}; games: {', '.join(GAMES)}")
    return GAMES[name]


def new(
    name: str,
    *,
    seats: int | None = None,
    seed: int | str | None = None,
    options: Json | None = None,
    preset: str | None = None,
    deal: Json | None = None,
) -> Match:
    """Start a match.

    Without `seats` the fewest the game allows; without `seed` or `deal` the deal draws on 512 random bits of
    the operating system. The same seed gives the same deal on every machine and Python version; 7 and "7"
    are the same seed. `preset` is a named set of options, as `games()` lists them; `options` may add to it.
    """
    entry = game(name)
    chosen = entry.with_preset({} if options is None else options, preset)
    return Match.start(entry, seats=seats, seed=seed, options=chosen, deal=deal)


def batch(
    name: str,
    *,
    seats: int | None = None,
    size: int = 256,
    seed: int | str = 0,
    options: Json | None = None,
    preset: str | None = None,
    reward: Reward = "win",
) -> Batch:
    """Many matches of a game, stepped in one call: for search, learning and simulation (see `saleroom.core.batch`).

    The same seed gives the same matches. `preset` as in `new`, `reward` as in `Match.returns`.
    """
    entry = game(name)
    number = entry.best_seats if seats is None else entry.check_seats(seats)
    if size < 1:
        raise SetupError(f"a batch has at least one match, not {short_repr(size)}")
    chosen = entry.with_preset({} if options is None else options, preset)
    setup = entry.setup(number, entry.read_options(chosen))
    return Batch(setup, size, rng_from(f"batch/{name}/{number}/{seed}"), reward == "margin")


def load(record: Json | str | os.PathLike[str]) -> Match:
    """The match of a record, or of a file that holds one; RecordError says what is wrong and where."""
    return match_from(_read(record), GAMES)


def check(record: Json | str | os.PathLike[str]) -> list[str]:
    """What differs from a scenario's expectations, one line each; empty when all is as expected."""
    from saleroom.core.scenario import check_scenario

    return check_scenario(_read(record), GAMES)


def _read(record: Json | str | os.PathLike[str]) -> Any:
    """A record, from its file if it is given by a path."""
    if not isinstance(record, str | os.PathLike):
        return record
    from saleroom.core.record import read_file

    return read_file(os.fspath(record))
