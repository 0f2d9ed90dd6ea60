"""Means and how sure they are."""

import math

SURE = 2.5
"""So many standard errors make sure. Of a hundred differences that are none, about one looks sure."""


class Mean:
    """A mean of numbers that come one by one, and its standard error."""

    def __init__(self) -> None:
        self.number = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        """One more."""
        self.number += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        """Their mean, 0 without any."""
        return self.total / self.number if self.number else 0.0

    @property
    def variance(self) -> float:
        """Of a single number."""
        if self.number < 2:
            return 0.0
        return max(0.0, self.squares - self.total * self.total / self.number) / (self.number - 1)

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return math.sqrt(self.variance / self.number) if self.number else 0.0
