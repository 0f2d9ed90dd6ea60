"""How much the coach works at each depth. Numbers of tries, not seconds: the same record gets the same analysis."""

from dataclasses import dataclass

from saleroom.coach.types import Depth
from saleroom.core.game import AnyGame


@dataclass(frozen=True)
class Effort:
    """How much work an analysis is."""

    search: int
    """Iterations of the search for all decisions of a match together."""
    most: int
    """Iterations for one decision at most."""
    line: int
    """Matches played on for the line of everybody's chances."""
    lots: int
    """Matches played on for what lots were worth."""

    def times(self, factor: float) -> "Effort":
        """So many times as much."""
        return Effort(*(round(part * factor) for part in (self.search, self.most, self.line, self.lots)))


STANDARD = Effort(search=90_000, most=12_000, line=110_000, lots=30_000)
EFFORTS: dict[Depth, Effort] = {
    "quick": STANDARD.times(1 / 4),
    "standard": STANDARD,
    "deep": STANDARD.times(6),
}
"""For a game whose matches take long to play on, at its most seats."""
QUICK_GAMES = {"luxury": 4.0, "emblems": 3.0, "secret": 1.5}
"""Matches of these are played on so many times as fast, so that more of them fit into the same time."""
MOST = 6.0


def effort(depth: Depth, game: AnyGame, seats: int) -> Effort:
    """How much work the analysis of a match is."""
    factor = QUICK_GAMES.get(game.id, 1.0) * min(2.0, game.max_seats / seats)
    return EFFORTS[depth].times(min(MOST, factor))
