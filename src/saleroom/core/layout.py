"""How the cells of a state are laid out: names, lengths, and who may see them.

A game numbers its cells one after another (`HAND: Final = PHASE + 1`, `TABLE: Final = HAND + SEATS`), so that the
compiler can write the offsets into the code, and declares them once more as a `Layout`: what each is called, who
may see it, and what its numbers mean. Importing the game fails if the two do not fit. What a viewer sees of the
cells follows from the declaration, and so do the places of the array that learning code gets.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NONE: Final = -1
"""Nothing is there: no card, no seat, no choice made."""
HIDDEN: Final = -2
"""There may be something, and the viewer does not know what."""
SEALED: Final = -3
"""A choice is made, and the viewer does not know which."""

EVERYBODY: Final = 0
OWNER: Final = 1
"""The seat the cell belongs to; for all others it is HIDDEN."""
OWNER_THEN_ALL: Final = 2
"""The owner while the match lasts, everybody once it is over."""
NOBODY_THEN_ALL: Final = 3
"""Nobody while the match lasts, everybody once it is over: what lies face down on the table."""
SEALED_CHOICE: Final = 4
"""The owner; others see NONE or SEALED. Such a cell is NONE except between a seat's choice and the reveal."""
SEALED_THEN_ALL: Final = 5
"""The owner; others see NONE or SEALED until the match is over."""

# How cells are written into the array.
NUMBER: Final = 0
MADE: Final = 1
SET: Final = 2

# A word of the array holds four places of sixteen bits.
PLACE: Final = 0xFFFF
FOURTH: Final = 0x1000000000000
SPREAD: Final = vec[i64](
    [sum([1 << (16 * place) for place in range(4) if i >> place & 1]) for i in range(16)]
)
"""The members of a set of four, one place each."""


class Cells:
    """Some cells in a row that mean the same thing: of the table, or one (or `each`) per seat.

    `members` names what a set may hold, one binary digit each. `packed` says what several small numbers in one cell
    mean. Otherwise a cell is a plain number.
    """

    def __init__(
        self,
        name: str,
        start: int,
        who: int = EVERYBODY,
        *,
        per_seat: bool = False,
        each: int = 1,
        members: list[str] | None = None,
        packed: str = "",
    ) -> None:
        self.name = name
        self.start = start
        self.who = who
        self.per_seat = per_seat
        self.each = each
        self.members: list[str] = [] if members is None else members
        self.packed = packed
        self.length = 0

    def owner(self, place: int) -> int:
        """The seat that the n-th of these cells belongs to, -2 for the table's (-1 is a spectator)."""
        return place // self.each if self.per_seat else -2

    def index(self, place: int) -> str:
        """The n-th of these cells, as it is named."""
        if self.length == 1:
            return ""
        if not self.per_seat or self.each == 1:
            return f"[{place}]"
        return f"[{place // self.each}][{place % self.each}]"


class Layout:
    """All cells of a game's states, and the numbers of the deal that a view adds to them."""

    def __init__(self, seats: int, cells: list[Cells], size: int, deal: list[Cells], deal_size: int) -> None:
        self.seats = seats
        """The most seats there are."""
        self.cells = [Cells("to_act", 0, members=[f"seat {seat}" for seat in range(seats)]), *cells]
        self.deal = deal
        self.size: i64 = size
        """How many cells a state has."""
        self.deal_size: i64 = deal_size
        """How many numbers a deal has, as far as views speak of it."""
        self.check(self.cells, 0, size)
        self.check(deal, 0, deal_size)
        guarded: list[int] = []
        for part in self.cells:
            if part.who != EVERYBODY:
                if not part.per_seat and part.who != NOBODY_THEN_ALL:
                    raise ValueError(
                        f"the cells {part.name} belong to no seat, so everybody or nobody sees them"
                    )
                for place in range(part.length):
                    guarded += [part.start + place, part.who, part.owner(place)]
        self.guarded = vec[i64](guarded)
        """The cells that not everybody sees, three numbers each: place, who sees it, owner."""
        self.places: list[str] = []
        """What each place of the array means."""
        self.name_words(["viewer"])
        self.plan = self.plan_parts(self.cells)
        self.deal_plan = self.plan_parts(deal)
        self.array_size: i64 = len(self.places)
        """How many places the array has, four to a word."""

    def check(self, parts: list[Cells], start: int, end: int) -> None:
        """Give the parts their lengths; they must follow each other without a gap."""
        for i in range(len(parts)):
            part = parts[i]
            after = parts[i + 1].start if i + 1 < len(parts) else end
            part.length = after - part.start
            if part.start != start or part.length < 1:
                raise ValueError(f"the cells {part.name} begin at {part.start}, not at {start}")
            if part.per_seat and part.length != self.seats * part.each:
                raise ValueError(f"the cells {part.name} are {part.length}, not {part.each} for each seat")
            start = after
        if start != end:
            raise ValueError(f"the cells end at {start}, not at {end}")

    # -- what a viewer sees -----------------------------------------------------------------------------

    def see(self, cells: vec[i64], viewer: i64, over: bool) -> vec[i64]:
        """The cells as a seat (-1: a spectator) may see them."""
        seen = cells[:]
        guarded = self.guarded
        for i in range(0, len(guarded), 3):
            if guarded[i + 2] == viewer:
                continue
            cell = guarded[i]
            who = guarded[i + 1]
            if over and (who == OWNER_THEN_ALL or who == NOBODY_THEN_ALL or who == SEALED_THEN_ALL):
                continue
            if who < SEALED_CHOICE:
                seen[cell] = HIDDEN
            elif seen[cell] != NONE:
                seen[cell] = SEALED
        return seen

    def unseen_deal(self) -> vec[i64]:
        """A deal of which nothing is known."""
        return vec[i64]([HIDDEN] * self.deal_size)

    # -- the array --------------------------------------------------------------------------------------

    def plan_parts(self, parts: list[Cells]) -> vec[i64]:
        """How parts are written into the array."""
        plan: list[int] = []
        place = 0
        while place < len(parts):
            run = [parts[place]]
            while is_number(run[0]) and place + len(run) < len(parts) and is_number(parts[place + len(run)]):
                run.append(parts[place + len(run)])
            plan += self.plan_run(run)
            place += len(run)
        return vec[i64](plan)

    def plan_run(self, run: list[Cells]) -> list[int]:
        """How a part, or a run of parts that are plain numbers, is written: five numbers a step. Names its places.

        Of cells that only their owner sees the array holds the viewer's own; of sealed choices, which are made. What
        nobody sees is left out, and so are packed cells: they keep what happened in order, which the moves tell.
        """
        part = run[0]
        if part.packed or part.who == NOBODY_THEN_ALL:
            return []
        if part.who == EVERYBODY:
            names = [f"{one.name}{one.index(place)}" for one in run for place in range(one.length)]
            return [part.start, sum([one.length for one in run]), 0, *self.name_places(part, names)]
        steps: list[int] = []
        if part.who != SEALED_CHOICE:
            names = [f"own {part.name}{f'[{place}]' if part.each > 1 else ''}" for place in range(part.each)]
            steps = [part.start, part.each, part.each, *self.name_places(part, names)]
        if part.who >= SEALED_CHOICE:
            self.name_words([f"{part.name}{part.index(place)} is made" for place in range(part.length)])
            steps += [part.start, part.length, 0, MADE, 0]
        return steps

    def name_places(self, part: Cells, names: list[str]) -> list[int]:
        """Name the places of some cells; the form they are written in, and the words that it takes."""
        if not part.members:
            self.name_words(names)
            return [NUMBER, (len(names) + 3) // 4]
        for name in names:
            self.name_words([f"{name}: {member}" for member in part.members])
        return [SET, (len(part.members) + 3) // 4]

    def name_words(self, names: list[str]) -> None:
        """Name some places, and those that fill up their last word."""
        first = len(self.places) + len(names)
        self.places += names + [f"unused {first + i}" for i in range(-len(names) % 4)]

    def write(self, cells: vec[i64], dealt: vec[i64], viewer: i64, out: vec[i64], at: i64) -> None:
        """Write what a viewer sees into an array, from word `at` on: `array_size` small numbers, four to a word.

        `cells` may be those of a view, or before the end of a state: of what only its owner may see nothing but the
        viewer's own is written. A set is one place per member, 0 or 1. NONE, HIDDEN and SEALED stand for themselves,
        in every place.
        """
        out[at] = viewer & PLACE
        at = write_parts(self.plan, cells, viewer, out, at + 1)
        write_parts(self.deal_plan, dealt, viewer, out, at)


def all_four(value: i64) -> i64:
    """A small number in all four places of a word; the fourth is signed, so that nothing overflows."""
    return value * FOURTH | (value & PLACE) * 0x100010001


def is_number(part: Cells) -> bool:
    """Whether everybody sees the cells, as plain numbers."""
    return part.who == EVERYBODY and not part.members and not part.packed


def write_parts(plan: vec[i64], row: vec[i64], viewer: i64, out: vec[i64], at: i64) -> i64:
    """Write cells into an array as a plan says; the word behind the last."""
    spread = SPREAD
    for step in range(0, len(plan), 5):
        first = plan[step]
        number = plan[step + 1]
        each = plan[step + 2]
        form = plan[step + 3]
        words = plan[step + 4]
        if each > 0:  # only the viewer's own
            if viewer < 0:
                behind = at + words * each if form == SET else at + words
                while at < behind:
                    out[at] = all_four(HIDDEN)
                    at += 1
                continue
            first += each * viewer
        if form == SET:
            for cell in range(first, first + number):
                value = row[cell]
                for word in range(at, at + words):
                    out[word] = spread[value & 15] if value >= 0 else all_four(value)
                    if value > 0:
                        value >>= 4
                at += words
        elif form == NUMBER:
            last = first + number
            while first + 4 <= last:
                out[at] = (
                    (row[first] & PLACE)
                    | ((row[first + 1] & PLACE) << 16)
                    | ((row[first + 2] & PLACE) << 32)
                    | (row[first + 3] * FOURTH)
                )
                first += 4
                at += 1
            if first < last:
                rest: i64 = 0
                for place in range(last - first):
                    rest |= (row[first + place] & PLACE) << (16 * place)
                out[at] = rest
                at += 1
        else:
            made: i64 = 0
            for place in range(number):
                if place > 0 and place & 3 == 0:
                    out[at] = made
                    at += 1
                    made = 0
                if row[first + place] != NONE:
                    made |= spread[1] << (16 * (place & 3))
            out[at] = made
            at += 1
    return at
