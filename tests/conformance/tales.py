"""Matches as everybody's browser gets them, for the law that remarks of opponents tell nothing.

`python -m tests.conformance.tales FILE` writes groups of tales as JSON; `make test` does that before the tests of the
browser client. All tales of a group look the same to a spectator: those of a match by a spectator and by every seat,
and those of a twin in which something hidden is different.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import saleroom
from saleroom import bots
from saleroom.conformance.plays import Chooser
from saleroom.conformance.secrecy import twins
from saleroom.core.game import Json
from saleroom.core.match import Match
from saleroom.games import GAMES

LENGTHS = {
    "antiques": (60, 90),
    "luxury": (9, 14),
    "colours": (30, 60),
    "emblems": (10, 20),
    "secret": (12, 22),
}
"""After how many moves of a match its twins are sought; besides them one match of each game is told to its end."""


def tale(match: Match, viewer: int | None) -> Json:
    """What a browser shows after every move."""
    steps: list[Json] = []
    for number in range(len(match.moves) + 1):
        then = match.at(number)
        steps.append({"number": number, "log": len(then.events(viewer)), "view": then.view(viewer)})
    return {"events": match.events(viewer), "steps": steps}


def alike(one: Match, other: Match) -> bool:
    """Whether a spectator sees the same in both, all the way."""
    return (
        len(one.moves) == len(other.moves)
        and all(
            one.at(number).view(None) == other.at(number).view(None) for number in range(len(one.moves) + 1)
        )
        and one.events(None) == other.events(None)
    )


def played(game: str, moves: int | None) -> Match:
    """A match of simple bots, some moves of it or all."""
    match = saleroom.new(game, seed=f"tales/{moves}")
    players = [bots.make("simple", game, f"{moves}/{seat}") for seat in range(match.seats)]
    while not match.over and (moves is None or len(match.moves) < moves):
        seat = match.to_act[0]
        match.play(seat, players[seat].choose(match.knowledge(seat), match.legal(seat)))
    return match


def group(game: str, matches: list[Match]) -> Json:
    """The tales of matches that look the same to a spectator."""
    viewers = (None, *range(matches[0].seats))
    tales = [tale(match, viewer) for match in matches for viewer in viewers]
    return {"game": game, "seats": matches[0].seats, "matches": len(matches), "tales": tales}


def groups(game: str) -> Iterator[Json]:
    """Some beginnings of matches with their twins, and one whole match."""
    for length in LENGTHS[game]:
        match = played(game, length)
        chooser = Chooser(f"tales/{game}/{length}")
        pairs = (pair for seat in range(match.seats) for pair in twins(match, seat, chooser))
        for real, twin in pairs:
            if real.record() != twin.record() and len(real.moves) == len(match.moves) and alike(real, twin):
                yield group(game, [real, twin])
                break
    yield group(game, [played(game, None)])


def write(path: Path) -> None:
    """Groups of every game."""
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps([one for game in GAMES for one in groups(game)]), "utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
