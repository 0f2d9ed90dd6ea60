"""Matches that begin in the middle of another one, with all redealt that a seat could not see.

What stands in the place of such a match's deal is a whole position, in the numbers of the rules, and where it comes
from. A position is made here, by `imagine`, and read only from our own storage: never from outside, where numbers
could be anything.
"""

from librt.vecs import vec
from mypy_extensions import i64

from saleroom.core.game import AnyGame, Json
from saleroom.core.match import Match
from saleroom.core.rng import rng_from

POSITION, FROM = "position", "from"


def imagined(match: Match, number: int, seat: int, seed: str) -> Json:
    """A position that fits all that a seat knows after so many moves of a match, and depends on nothing else.

    Choices that others have sealed are not yet made in it.
    """
    rng = rng_from(seed)
    state = match.at(number).knowledge(seat).imagine(rng, sealed=False)
    return {"cells": [int(cell) for cell in state.cells], "dealt": [int(card) for card in state.dealt]}


def opened(game: AnyGame, seats: int, options: Json, deal: Json) -> Match:
    """The match with that deal, or with that position, before its first move."""
    if POSITION not in deal:
        return Match.start(game, seats=seats, options=options, deal=deal)
    chosen = game.read_options(options)
    position = deal[POSITION]
    state = game.setup(seats, chosen).restore(vec[i64](position["cells"]), vec[i64](position["dealt"]))
    return Match(game, seats, chosen, state)
