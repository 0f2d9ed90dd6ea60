"""The components of luxury (L1, L2)."""

from typing import Final

CARDS: Final = (0, 20, 30, 40, 50, 60, 70, 80, 90)
"""Bid cards of every seat (L1); inside, a card is its place in this row."""

CHARACTERS: Final = {
    0: "Hooligan",
    30: "Swindler",
    40: "Banker",
    50: "Blackmailer",
    60: "Constable",
    70: "Appraiser",
}

SIGNS: Final = ("jewel", "vehicle", "estate")

LOTS: Final = (
    {"points": 1, "sign": "vehicle"},
    {"points": 2, "sign": "jewel"},
    {"points": 3, "sign": "estate"},
    {"points": 4, "sign": "estate"},
    {"points": 5, "sign": "vehicle"},
    {"points": 6, "sign": "jewel"},
    {"points": 7, "sign": "jewel"},
    {"points": 8, "sign": "estate"},
    {"points": 9, "sign": "vehicle"},
)
"""Lots 1 to 9 (L2)."""

SWINDLE: Final = 95
"""What a Swindler counts beside a 90 (L4)."""

SIGN_LOTS: Final = 3
"""Number of lots of a sign that earns its points (L9)."""

SIGN_POINTS: Final = 3
"""Points of a sign (L9)."""
