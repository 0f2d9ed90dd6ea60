"""Saleroom: five auction games, exact and fast.

import saleroom
match = saleroom.new("luxury", seats=3, seed=7)
match.to_act                                    # [0, 1, 2]: sealed bids, all at once
match.legal(0)                                  # [{"type": "bid", "card": 0}, ...]
match.play(0, {"type": "bid", "card": 40})
match.view(1)                                   # what seat 1 may know
match.record()                                  # the deal and the moves
saleroom.load(match.record())                   # ... and back
"""

import os
from typing import Any

if os.environ.get("SALEROOM_PURE", "") not in ("", "0"):
    from saleroom import _pure

    _pure.install()

from saleroom.core import state as _state
from saleroom.core.errors import RecordError, Refused, SaleroomError, SetupError
from saleroom.core.game import Game, Json, shown
from saleroom.core.match import Match, match_from
from saleroom.games import GAMES

__version__ = "0.1.0"

__all__ = [
    "Match",
    "RecordError",
    "Refused",
    "SaleroomError",
    "SetupError",
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
    """The games: id, title, a sentence, seats, rules version and options with default and what is allowed."""
    return [
        {
            "id": entry.id,
            "title": entry.title,
            "summary": entry.summary,
            "seats": [entry.min_seats, entry.max_seats],
            "rules": entry.rules,
            "options": [
                {"name": option.name, "default": option.default, "allowed": option.allowed}
                for option in entry.options
            ],
        }
        for entry in GAMES.values()
    ]


def game(name: str) -> Game[Any, Any]:
    """The game of that id; SetupError lists the games there are."""
    if not isinstance(name, str) or name not in GAMES:
        raise SetupError(f"there is no game {shown(name)}; games: {', '.join(GAMES)}")
    return GAMES[name]


def new(
    name: str,
    *,
    seats: int | None = None,
    seed: int | str | None = None,
    options: Json | None = None,
    deal: Json | None = None,
) -> Match:
    """Start a match.

    Without `seats` the fewest the game allows; without `seed` or `deal` the deal draws on 512 random bits of
    the operating system. The same seed gives the same deal on every machine and Python version; 7 and "7"
    are the same seed.
    """
    return Match.start(game(name), seats=seats, seed=seed, options=options, deal=deal)


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
