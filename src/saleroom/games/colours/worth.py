"""What a hand of colours is worth: its sets and runs, and those it has begun as long as there are cards to come."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saleroom.core.state import POW
from saleroom.games.colours.rules import SPREAD, ColoursSetup, runs

JOKER: Final = 9
BEGUN_SET = (0.0, 0.12, 0.5)
"""The part of a set's points that none, one or two of its cards are worth."""
NEXT: Final = 0.4
NEAR: Final = 0.25
ALONE: Final = 0.1
"""What a card outside all runs is worth with a neighbour, with a gap to one, or without."""
JOKER_WORTH: Final = 2.0
"""What a joker is worth besides its part in a run."""
ONE_COLOUR: Final = 1023
ONE_FACE: Final = 2**20 + 2**10 + 1
"""The cards of red and the ones of all colours, as sets of kinds."""


def whole_sets(place: int) -> int:
    """How many sets of a number a hand has, by its three cards held, held twice and still to come, three bits each."""
    return min([(place >> colour & 1) + (place >> 3 + colour & 1) for colour in range(3)])


def begun_set(place: int) -> float:
    """The part of a set's points that its begun one is worth, if the cards it lacks may still come."""
    begun = 0
    for colour in range(3):
        if (place >> colour & 1) + (place >> 3 + colour & 1) > whole_sets(place):
            begun += 1
        elif place >> 6 + colour & 1 == 0:
            return 0.0
    return BEGUN_SET[begun]


WHOLE_SETS: Final = vec[float]([float(whole_sets(place)) for place in range(512)])
BEGUN_SETS: Final = vec[float]([begun_set(place) for place in range(512)])
NOTED: Final = 9
"""How many numbers `note_gain` notes."""
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
"""Points of a colour's runs, and the worth of the cards outside them; found when first needed."""


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


def run_place(held: i64, twice: i64, colour: i64) -> i64:
    """Where the runs of a colour stand in the tables."""
    faces = (held >> (10 * colour)) & 1023
    double = (twice >> (10 * colour)) & 63
    place = LOW_ROW[(faces & 63) | (double << 6)] * 16 + (faces >> 6)
    if RUN_POINTS[place] < 0.0:
        fill_row(place, faces, double)
    return place


def run_worth(rules: ColoursSetup, held: i64, twice: i64, colour: i64, left: float) -> float:
    """What a colour's runs are worth in a hand."""
    place = run_place(held, twice, colour)
    return float(rules.run) * RUN_POINTS[place] + left * RUN_BEGUN[place]


def three(cards: i64, face: i64) -> i64:
    """The cards of one number in a set of kinds, as three bits."""
    found = (cards >> face) & ONE_FACE
    return (found | (found >> 9) | (found >> 18)) & 7


def set_place(held: i64, twice: i64, face: i64, coming: i64) -> i64:
    """Where the sets of a number stand in the tables."""
    return three(held, face) | (three(twice, face) << 3) | (three(coming, face) << 6)


def set_worth(rules: ColoursSetup, held: i64, twice: i64, face: i64, left: float, coming: i64) -> float:
    """Points of a number's sets, and of a set begun if the cards it lacks may still come."""
    place = set_place(held, twice, face, coming)
    return (WHOLE_SETS[place] + left * BEGUN_SETS[place]) * float(rules.set_points(face))


def worth_around(rules: ColoursSetup, held: i64, twice: i64, kind: i64, left: float, coming: i64) -> float:
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


# -- the same for those who ask again: what does not depend on how much is left is noted in a row -----------------


def around(cards: i64) -> i64:
    """The kinds of which it depends on some cards what they add to a hand: those of their colours and numbers."""
    found = ((cards | (cards >> 10) | (cards >> 20)) & ONE_COLOUR) * ONE_FACE
    for colour in range(3):
        row = POW[10 * colour] * ONE_COLOUR
        if cards & row != 0:
            found |= row
    return found


def note_around(
    rules: ColoursSetup, held: i64, twice: i64, kind: i64, coming: i64, row: vec[float], at: i64
) -> None:
    """Note what `worth_around` needs, from place `at` on."""
    colour = kind // 10
    face = kind - 10 * colour
    place = run_place(held, twice, colour)
    row[at] = float(rules.run) * RUN_POINTS[place]
    row[at + 1] = RUN_BEGUN[place]
    if face == JOKER:
        row[at + 2] = JOKER_WORTH if (held >> kind) & 1 != 0 else 0.0
        row[at + 3] = 0.0
        return
    place = set_place(held, twice, face, coming)
    row[at + 2] = WHOLE_SETS[place]
    row[at + 3] = BEGUN_SETS[place]


def note_gain(
    rules: ColoursSetup, held: i64, twice: i64, kind: i64, coming: i64, row: vec[float], at: i64
) -> None:
    """Note what one more card adds to a hand, in NOTED places from `at` on."""
    bit = POW[kind]
    face = kind % 10
    row[at] = 1.0 if face == JOKER else float(rules.set_points(face))
    note_around(rules, held, twice, kind, coming, row, at + 1)
    if held & bit != 0:
        note_around(rules, held, twice | bit, kind, coming, row, at + 5)
    else:
        note_around(rules, held | bit, twice, kind, coming, row, at + 5)


def note_loss(
    rules: ColoursSetup, held: i64, twice: i64, kind: i64, coming: i64, row: vec[float], at: i64
) -> None:
    """Note what one card less takes away, in NOTED places from `at` on."""
    bit = POW[kind]
    if twice & bit != 0:
        note_gain(rules, held, twice ^ bit, kind, coming, row, at)
    else:
        note_gain(rules, held ^ bit, twice, kind, coming, row, at)


def noted(row: vec[float], at: i64, left: float) -> float:
    """What a card adds or takes away that was noted."""
    points = row[at]
    before = row[at + 1] + left * row[at + 2] + (row[at + 3] + left * row[at + 4]) * points
    return row[at + 5] + left * row[at + 6] + (row[at + 7] + left * row[at + 8]) * points - before


def hand_worth(rules: ColoursSetup, held: i64, twice: i64, left: float, coming: i64) -> float:
    """What a whole hand is worth."""
    worth = 0.0
    for colour in range(3):
        worth += run_worth(rules, held, twice, colour, left)
        worth += JOKER_WORTH * float((held >> (10 * colour + 9)) & 1)
    for face in range(9):
        worth += set_worth(rules, held, twice, face, left, coming)
    return worth
