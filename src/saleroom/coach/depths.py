"""How much the coach works at each depth. Numbers of tries, not seconds: the same record gets the same analysis."""

from dataclasses import dataclass

from saleroom.coach.types import Depth


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


STANDARD = Effort(search=100_000, most=8_000, line=120_000, lots=36_000)


def times(factor: float) -> Effort:
    """So many times the standard work."""
    return Effort(
        search=round(STANDARD.search * factor),
        most=round(STANDARD.most * factor),
        line=round(STANDARD.line * factor),
        lots=round(STANDARD.lots * factor),
    )


EFFORTS: dict[Depth, Effort] = {"quick": times(1 / 4), "standard": STANDARD, "deep": times(6)}
