"""The components of colours."""

from typing import Final

COLOURS: Final = ("R", "B", "G")
COLOUR_NAMES: Final = ("red", "blue", "green")
FACES: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "*")
"""Numbers 1 to 9 and the joker."""

KINDS: Final = tuple(colour + face for colour in COLOURS for face in FACES)
"""Kind n is of colour n // 10; sorted as hands are."""
COPIES: Final = tuple(2 if face in FACES[:6] else 1 for _ in COLOURS for face in FACES)

SETS: Final = (3, 3, 3, 3, 3, 3, 6, 6, 6)
"""Points of a set of each number (C11)."""
RUN: Final = 1
"""Points of each card in a run (C11)."""
