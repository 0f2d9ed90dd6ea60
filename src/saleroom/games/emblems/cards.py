"""The components of emblems (E1, E2)."""

from typing import Final

EMBLEMS: Final = ("star", "moon", "pillar", "key", "crown")
"""Emblem n is the n-th binary digit of a card's number."""

CARDS: Final = tuple(range(32))
"""A whole deck."""

JOKER: Final = 0
JOKER_RANK: Final = 6
RANKS: Final = tuple(card.bit_count() if card != JOKER else JOKER_RANK for card in CARDS)
"""What a card counts in a bid (E3)."""

TABLE_CARDS: Final = tuple(card for card in CARDS if card.bit_count() >= 3)
PILLAR: Final = 4
SECRETS: Final = tuple(card for card in CARDS if card.bit_count() == 2)
FEW_SEATS: Final = 5
"""With so many seats or fewer the secret cards with a pillar are left out (E1)."""
SECRETS_OF_FEW: Final = tuple(card for card in SECRETS if not card & PILLAR)

POINTS: Final = {"both": 3, "one": 1, "none": 5}
"""Points of a won card with both, one or none of the secret card's emblems (E9)."""
MOST_POINTS: Final = 99
"""Highest number of points of a card that the option `points` allows; the lowest is its negative."""
