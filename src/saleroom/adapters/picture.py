"""A plain drawing of a match as an array of colours: letters of our own, and nothing but numpy needed.

The size is always the same, so that frames make a film. What lies open stands above, each seat has a panel below, and
those that are to act have a bright edge.
"""

from textwrap import wrap
from typing import Any

import numpy as np

from saleroom.core.match import Match
from saleroom.core.picture import brief, is_per_seat

WIDTH, HEIGHT = 960, 540
ACROSS, DOWN = 6, 10
"""The room that a letter takes."""
MARGIN = 8
PER_ROW = 5
FELT, PANEL, INK, QUIET, BRIGHT = (24, 54, 44), (34, 74, 60), (240, 234, 216), (160, 186, 170), (232, 184, 88)

GLYPHS = {
    "A": "EHHVHHH", "B": "UHHUHHU", "C": "EHGGGHE", "D": "UHHHHHU", "E": "VGGUGGV", "F": "VGGUGGG",
    "G": "EHGNHHF", "H": "HHHVHHH", "I": "E44444E", "J": "72222IC", "K": "HIKOKIH", "L": "GGGGGGV",
    "M": "HRLLHHH", "N": "HHPLJHH", "O": "EHHHHHE", "P": "UHHUGGG", "Q": "EHHHLID", "R": "UHHUKIH",
    "S": "FGGE11U", "T": "V444444", "U": "HHHHHHE", "V": "HHHHHA4", "W": "HHHLLLA", "X": "HHA4AHH",
    "Y": "HHHA444", "Z": "V1248GV", "0": "EHJLPHE", "1": "4C4444E", "2": "EH1248V", "3": "V2421HE",
    "4": "26AIV22", "5": "VGU11HE", "6": "68GUHHE", "7": "V124888", "8": "EHHEHHE", "9": "EHHF12C",
    ".": "00000CC", ",": "0000C48", ":": "0CC0CC0", ";": "0CC0C48", "-": "000E000", "_": "000000V",
    "+": "044V440", "=": "00V0V00", "/": "01248G0", "(": "2488842", ")": "8422248", "[": "E88888E",
    "]": "E22222E", "*": "04LEL40", "'": "4480000", '"': "AA00000", "?": "EH12404", "!": "4444404",
    "#": "AAVAVAA", "<": "248G842", ">": "8421248", "|": "4444444", "{": "2448442", "}": "8442448",
    "·": "0004000", " ": "0000000",
}  # fmt: skip
"""Seven rows of five dots, each row a digit to the base 32."""
UNKNOWN = "VHHHHHV"


def dots(glyph: str) -> Any:
    """A letter as rows of dots."""
    return np.array([[int(row, 32) >> place & 1 for place in range(4, -1, -1)] for row in glyph], bool)


LETTERS = {letter: dots(glyph) for letter, glyph in GLYPHS.items()}
BOX = dots(UNKNOWN)


def write(canvas: Any, x: int, y: int, text: str, colour: tuple[int, int, int]) -> None:
    """Write a line of text; what does not fit on the canvas is left out."""
    for place, letter in enumerate(text.upper()):
        left = x + place * ACROSS
        if y + 7 > HEIGHT or left + 5 > WIDTH:
            return
        canvas[y : y + 7, left : left + 5][LETTERS.get(letter, BOX)] = colour


def draw(match: Match) -> Any:
    """The whole table, HEIGHT by WIDTH by three colours, 8 bits each."""
    canvas = np.empty((HEIGHT, WIDTH, 3), np.uint8)
    canvas[:] = FELT
    position = match.position()
    wide = {name: value for name, value in position.items() if is_per_seat(value, match.seats)}
    now = "over" if match.over else f"to act: {', '.join(map(str, match.to_act))}"
    write(canvas, MARGIN, MARGIN, f"{match.game.id} · {len(match.moves)} moves · {now}", BRIGHT)
    y = MARGIN + 2 * DOWN
    for name, value in position.items():
        if name not in wide:
            for line in wrap(f"{name}: {brief(value)}", (WIDTH - 2 * MARGIN) // ACROSS):
                write(canvas, MARGIN, y, line, INK)
                y += DOWN
    rows = -(-match.seats // PER_ROW)
    columns = -(-match.seats // rows)
    width, height = (WIDTH - MARGIN) // columns, (HEIGHT - MARGIN - y) // rows
    for seat in range(match.seats):
        left, top = MARGIN + seat % columns * width, y + seat // columns * height + MARGIN
        panel(canvas[top : top + height - MARGIN, left : left + width - MARGIN], seat in match.to_act)
        lines = [(f"seat {seat}", BRIGHT)]
        outcome = match.outcome
        if outcome is not None:
            won = ", won" if seat in outcome["winners"] else ""
            lines.append((f"points: {outcome['scores'][seat]}{won}", INK))
        for name, values in wide.items():
            held = wrap(f"{name}: {brief(values[seat])}", max(8, (width - 3 * MARGIN) // ACROSS))
            lines += [(line, INK if place == 0 else QUIET) for place, line in enumerate(held)]
        for place, (line, colour) in enumerate(lines[: (height - 3 * MARGIN) // DOWN]):
            write(canvas, left + MARGIN, top + MARGIN + place * DOWN, line, colour)
    return canvas


def panel(part: Any, bright: bool) -> None:
    """A panel with its edge."""
    part[:] = BRIGHT if bright else QUIET
    part[2:-2, 2:-2] = PANEL
