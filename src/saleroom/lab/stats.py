"""Means and shares with their intervals, differences on paired deals, and which of many differences are real.

Every deal is dealt by itself, so the matches of different deals are independent; where a deal is played more than once
it counts as one observation. Intervals hold 95 %. Who looks at a hundred figures finds five outside of their intervals
by chance, so whether a difference is real is decided by Holm's method over all figures that are compared at once: the
chance that even one of those called real is none stays below 5 %.
"""

import math
from collections.abc import Iterable, Sequence
from statistics import NormalDist

from saleroom.arena.stats import CONFIDENCE, student_quantile
from saleroom.core.game import Json

NORMAL = NormalDist()
DIGITS = 4


class Spread:
    """Values one by one: how many, their mean, and how they spread."""

    __slots__ = ("mean", "number", "squares")

    def __init__(self, values: Iterable[float] = ()) -> None:
        self.number = 0
        self.mean = 0.0
        self.squares = 0.0
        for value in values:
            self.add(value)

    def add(self, value: float) -> None:
        """One more value."""
        self.number += 1
        change = value - self.mean
        self.mean += change / self.number
        self.squares += change * (value - self.mean)

    @property
    def error(self) -> float:
        """The standard error of the mean; nobody knows it of fewer than two values."""
        if self.number < 2:
            return math.inf
        return math.sqrt(self.squares / (self.number - 1) / self.number)

    def interval(self) -> tuple[float, float]:
        """Where the mean lies."""
        if self.number < 2:
            return -math.inf, math.inf
        half = student_quantile(self.number - 1) * self.error
        return self.mean - half, self.mean + half

    def share_interval(self) -> tuple[float, float]:
        """Where a share lies, by Wilson's formula with the standard error of the values."""
        if self.number < 2:
            return 0.0, 1.0
        share, error = self.mean, self.error
        spread = max(0.0, share * (1 - share))
        if error > 0 and spread > 0:
            worth, t = spread / error**2, student_quantile(self.number - 1)
        else:
            worth, t = float(self.number), NORMAL.inv_cdf((1 + CONFIDENCE) / 2)
        middle = (share + t * t / (2 * worth)) / (1 + t * t / worth)
        half = t / (1 + t * t / worth) * math.sqrt(spread / worth + t * t / (4 * worth * worth))
        return max(0.0, middle - half), min(1.0, middle + half)

    def chance(self, expected: float = 0.0) -> float:
        """How likely a mean as far from an expected one would be by chance."""
        if self.number < 2:
            return 1.0
        if self.error == 0:
            return 1.0 if self.mean == expected else min(1.0, 2.0 ** (1 - self.number))
        t = abs(self.mean - expected) / self.error
        return two_sided(t, self.number - 1)


def two_sided(t: float, freedom: int) -> float:
    """How much of Student's distribution lies further out than t on either side.

    By Wallace's approximation through the normal distribution, off by less than 0.003 from three degrees on.
    """
    if freedom < 3:
        return (
            1.0
            if freedom < 1
            else 2 * math.atan2(1, t) / math.pi
            if freedom == 1
            else 1 - t / math.sqrt(2 + t * t)
        )
    z = (8 * freedom + 1) / (8 * freedom + 3) * math.sqrt(freedom * math.log1p(t * t / freedom))
    return 2 * (1 - NORMAL.cdf(z))


def figure(spread: Spread, *, share: bool = False, **more: object) -> Json:
    """A figure as it stands in a report: value, interval, and how many values it rests on."""
    low, high = spread.share_interval() if share else spread.interval()
    return {
        "value": rounded(spread.mean) if spread.number else None,
        "low": rounded(low),
        "high": rounded(high),
        "number": spread.number,
        **more,
    }


def rounded(value: float) -> float | None:
    """A number for JSON, which knows no infinity."""
    return round(value, DIGITS) if math.isfinite(value) else None


def holm(chances: Sequence[float]) -> list[float]:
    """The chances of several findings, each corrected for having looked at all of them (Holm's method)."""
    order = sorted(range(len(chances)), key=lambda place: chances[place])
    corrected = [1.0] * len(chances)
    highest = 0.0
    for rank, place in enumerate(order):
        highest = max(highest, min(1.0, (len(chances) - rank) * chances[place]))
        corrected[place] = highest
    return corrected
