"""The components of secret (S1, S2, S3)."""

from collections.abc import Sequence
from typing import Final, Literal, get_args

MONEY: Final = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10)
Gem = Literal["amber", "beryl", "coral", "diamond", "emerald", "feldspar"]
TYPES: Final[tuple[Gem, ...]] = get_args(Gem)
STARS: Final = 3
ASKS: Final = {
    "amber": (1, 2, 3),
    "beryl": (1, 3, 2),
    "coral": (2, 1, 3),
    "diamond": (2, 3, 1),
    "emerald": (3, 1, 2),
    "feldspar": (3, 2, 1),
}
"""Cards asked for by the items of one, two and three stars (S2)."""

ITEMS: Final = tuple(f"{kind}{stars}" for kind in TYPES for stars in (1, 2, 3))
"""Item n is of type n // 3 and has n % 3 + 1 stars."""

REQUESTS: Final = (
    "most_money",
    "few_types",
    "many_types",
    "fewest_three",
    "most_one",
    "multiple_of_four",
    "no_chips",  # none spent: all of them are still there
    "two_twos",
    "pairs",
    "one_of_each",
)
POINTS: Final = (5, 3, 4, 4, 4, 4, 4, 4, 5, 3)
"""What a fulfilled request is worth (S11)."""

READINGS: Final = ("one-chip", "twos-or-more", "no-stars", "no-ones", "types-need-an-item")
"""Rulings that can be played the other way (S6, S11)."""


def read_as(readings: Sequence[str]) -> int:
    """Such rulings as bits, in their order."""
    return sum(1 << READINGS.index(name) for name in readings)


CHIPS: Final = 3
"""What every seat has at first (S3)."""

PREFERRED: Final = (
    "no_chips",
    "two_twos",
    "many_types",
    "most_money",
    "one_of_each",
    "few_types",
    "most_one",
    "multiple_of_four",
    "fewest_three",
    "pairs",
)
"""Requests by how much can be expected of them."""
