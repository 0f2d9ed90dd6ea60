"""What a hand of colours is worth: its sets and runs, and those it has begun as long as there are cards to come."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saleroom.core.state import POW
from saleroom.games.colours.rules import SPREAD, ColoursSetup, runs

JOKER: Final = 9
BEGUN_SET: Final = vec[float]([0.0, 0.12, 0.5])
"""The part of a set's points that none, one or two of its cards are worth."""
NEXT: Final = 0.4
NEAR: Final = 0.25
ALONE: Final = 0.1
"""What a card outside all runs is worth with a neighbour, with a gap to one, or without."""
JOKER_WORTH: Final = 2.0
"""What a joker is worth besides its part in a run."""
PLACES: Final = 16 * 729
"""How many rows of one colour there are: two of 1 to 6 at most, one of 7 to 9 and of the joker."""
LOW_ROW: Final = vec[i64](
    [
        sum([3**face * ((held >> face & 1) + (twice >> face & 1)) for face in range(6)])
        for twice in range(64)
        for held in range(64)
    ]
)
"""The place of the numbers up to 6, by those held and those held twice."""
RUN_POINTS: Final = vec[float]([-1.0] * PLACES)
RUN_BEGUN: Final = vec[float]([0.0] * PLACES)
"""How many cards of a colour lie in runs, and the worth of those outside them; found when first needed."""


def fill_row(place: i64, faces: i64, twice: i64) -> None:
    """Find the runs of one colour."""
    counts = SPREAD[faces & 511] + SPREAD[twice & 511]
    points = runs(counts)
    if faces & 512 != 0:
        for face in range(9):
            with_joker = runs(counts + SPREAD[POW[face]])
            if with_joker > points:
                points = with_joker
    begun = 0.0
    for face in range(9):
        if faces & POW[face] == 0:
            continue
        below = face > 0 and faces & POW[face - 1] != 0
        two_below = face > 1 and faces & POW[face - 2] != 0
        above = face < 8 and faces & POW[face + 1] != 0
        two_above = face < 7 and faces & POW[face + 2] != 0
        if (two_below and below) or (below and above) or (above and two_above):
            continue
        if below or above:
            begun += NEXT
        elif two_below or two_above:
            begun += NEAR
        else:
            begun += ALONE
    RUN_POINTS[place] = float(points)
    RUN_BEGUN[place] = begun


def run_worth(rules: ColoursSetup, held: i64, twice: i64, colour: i64, left: float) -> float:
    """What a colour's runs are worth in a hand."""
    faces = (held >> (10 * colour)) & 1023
    double = (twice >> (10 * colour)) & 63
    place = LOW_ROW[(faces & 63) | (double << 6)] * 16 + (faces >> 6)
    if RUN_POINTS[place] < 0.0:
        fill_row(place, faces, double)
    return float(rules.run) * RUN_POINTS[place] + left * RUN_BEGUN[place]


def set_worth(
    rules: ColoursSetup, held: i64, twice: i64, face: i64, left: float, coming: i64
) -> float:
    """Points of a number's sets, and of a set begun if the cards it lacks may still come."""
    red = ((held >> face) & 1) + ((twice >> face) & 1)
    blue = ((held >> (10 + face)) & 1) + ((twice >> (10 + face)) & 1)
    green = ((held >> (20 + face)) & 1) + ((twice >> (20 + face)) & 1)
    sets = red if red < blue else blue
    if green < sets:
        sets = green
    begun: i64 = 0
    if red > sets:
        begun += 1
    elif (coming >> face) & 1 == 0:
        begun -= 3
    if blue > sets:
        begun += 1
    elif (coming >> (10 + face)) & 1 == 0:
        begun -= 3
    if green > sets:
        begun += 1
    elif (coming >> (20 + face)) & 1 == 0:
        begun -= 3
    worth = float(sets)
    if begun > 0:
        worth += left * BEGUN_SET[begun]
    return worth * float(rules.sets[face])


def worth_around(
    rules: ColoursSetup, held: i64, twice: i64, kind: i64, left: float, coming: i64
) -> float:
    """The worth of all that a card has to do with: its colour's runs and its number's sets."""
    colour = kind // 10
    face = kind - 10 * colour
    worth = run_worth(rules, held, twice, colour, left)
    if face == JOKER:
        return worth + JOKER_WORTH * float((held >> kind) & 1)
    return worth + set_worth(rules, held, twice, face, left, coming)


def gain(rules: ColoursSetup, held: i64, twice: i64, kind: i64, left: float, coming: i64) -> float:
    """What one more card adds to a hand."""
    before = worth_around(rules, held, twice, kind, left, coming)
    bit = POW[kind]
    if held & bit != 0:
        twice |= bit
    else:
        held |= bit
    return worth_around(rules, held, twice, kind, left, coming) - before


def loss(rules: ColoursSetup, held: i64, twice: i64, kind: i64, left: float, coming: i64) -> float:
    """What one card less takes away."""
    before = worth_around(rules, held, twice, kind, left, coming)
    bit = POW[kind]
    if twice & bit != 0:
        twice ^= bit
    else:
        held ^= bit
    return before - worth_around(rules, held, twice, kind, left, coming)


def hand_worth(rules: ColoursSetup, held: i64, twice: i64, left: float, coming: i64) -> float:
    """What a whole hand is worth."""
    worth = 0.0
    for colour in range(3):
        worth += run_worth(rules, held, twice, colour, left)
        worth += JOKER_WORTH * float((held >> (10 * colour + 9)) & 1)
    for face in range(9):
        worth += set_worth(rules, held, twice, face, left, coming)
    return worth
