"""The components of antiques."""

from typing import Final

KINDS: Final = ("painting", "sculpture", "furniture", "stamp", "jewellery", "collection", "replica")
COPIES: Final = (10, 10, 10, 10, 10, 5, 5)
GROUPS: Final = ("stamp", "jewellery", "furniture", "sculpture", "loose")
"""Where a replica may lie (A8)."""

NAMES: Final = (*KINDS[:6], *(f"replica:{group}" for group in GROUPS))
"""What a swap may name (A10)."""

TOKENS: Final = ("stop", "ban", "swap")
COINS: Final = 60
STOP_AT: Final = {3: 15, 4: 10, 5: 8, 6: 6}
"""The smallest bid a stop may follow (A10)."""

PAINTING_POINTS: Final = 5
PAIR_POINTS: Final = 12
STAMP_POINTS: Final = (0, 1, 8, 17, 28, 41, 56)
JEWELLERY_POINTS: Final = (0, 4, 10, 17, 25, 34, 44)
PRIZES: Final = (20, 15, 10)
NO_PRIZE: Final = -5
COLLECTION_POINTS: Final = 20
BROKEN_COLLECTION: Final = -10
"""Points (A11, A12, A13)."""

READINGS: Final = ("stop-above", "last-buys", "swap-again")
"""Rulings that can be played the other way (A10, A5, A10)."""
TIES: Final = ("two-places", "places")
"""What tied sculptors share: their place and the next one, or as many places as they are (A12)."""

RESULT: Final = {
    "painting": "A11",
    "furniture": "A11",
    "jewellery": "A11",
    "stamp": "A11",
    "sculpture": "A12",
    "collection": "A13",
    "coins": "A11",
}
"""What points come from, in the order of a result, and the rule of each."""
