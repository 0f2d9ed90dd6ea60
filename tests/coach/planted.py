"""Matches for the coach: sensible ones, and one in which a seat pays far too much for one lot."""

from collections.abc import Callable

import saleroom
from saleroom import Match, bots
from saleroom.core.game import Json

DEAREST: dict[str, Callable[[Json], int]] = {
    "antiques": lambda move: int(move["coins"]),
    "emblems": lambda move: len(move["cards"]),
}


def sensible(game: str, seats: int, seed: object, level: str = "simple") -> Match:
    """A match of bots."""
    match = saleroom.new(game, seats=seats, seed=f"coach/{seed}")
    return bots.play(match, [bots.make(level, game, f"{seed}/{seat}") for seat in range(seats)])


def overpaid(game: str, seed: int, lot: int, seat: int = 1) -> tuple[Match, int]:
    """A match in which a seat bids all it has for one lot, and the number of that move."""
    match = saleroom.new(game, seats=3, seed=seed)
    players = [bots.make("expert", game, number, iterations=100) for number in range(3)]
    planted = -1
    while not match.over:
        mover = match.to_act[0]
        legal = match.legal(mover)
        bids = [move for move in legal if move["type"] == "bid"]
        if mover == seat and planted < 0 and len(match.sales()) == lot and bids:
            planted = len(match.moves)
            match.play(mover, max(bids, key=DEAREST[game]))
        else:
            match.play(mover, players[mover].choose(match.knowledge(mover), legal))
    return match, planted
