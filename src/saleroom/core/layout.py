"""How the cells of a state are laid out: names, lengths, and who may see them.

A game numbers its cells one after another (`HAND: Final = PHASE + 1`, `TABLE: Final = HAND + SEATS`), so that the
compiler can write the offsets into the code, and declares them once more as a `Layout`: what each is called, who
may see it, and what its numbers mean. Importing the game fails if the two do not fit. What a viewer sees of the
cells follows from the declaration, and so do the places of the array that learning code gets.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

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

NUMBER: Final = 0
SET: Final = 1
DIGITS: Final = 2
MADE: Final = 3
FIELDS: Final = 4

POWERS: Final = vec[i64]([2**bits for bits in range(16)])


class Cells:
    """Some cells in a row that mean the same thing: of the table, or one (or `each`) per seat.

    `members` names what a set may hold, one binary digit each. `digits` is the length of a row of small numbers
    packed into one cell, four bits each. `fields` names the parts of a cell that packs several small numbers, with
    their widths in bits, the lowest part first. Otherwise a cell is a plain number.
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
        digits: int = 0,
        fields: list[tuple[str, int]] | None = None,
    ) -> None:
        self.name = name
        self.start = start
        self.who = who
        self.per_seat = per_seat
        self.each = each
        self.members: list[str] = [] if members is None else members
        self.digits = digits
        self.fields: list[tuple[str, int]] = [] if fields is None else fields
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
        """How many numbers of the deal a view has behind them."""
        self.check(self.cells, 0, size)
        self.check(deal, 0, deal_size)
        who: list[int] = []
        owners: list[int] = []
        for part in self.cells:
            if part.who != EVERYBODY and part.who != NOBODY_THEN_ALL and not part.per_seat:
                raise ValueError(f"the cells {part.name} belong to no seat, so everybody or nobody sees them")
            for place in range(part.length):
                who.append(part.who)
                owners.append(part.owner(place))
        self.sight = vec[i64](who)
        self.owners = vec[i64](owners)
        self.places: list[str] = ["viewer"]
        """What each place of the array means."""
        plan: list[int] = []
        for part in self.cells:
            plan += self.plan_part(part, part.start)
        for part in deal:
            plan += self.plan_part(part, size + part.start)
        self.plan = vec[i64](plan)
        self.array_size: i64 = len(self.places)
        """How many places the array has."""

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
        """The cells as a seat (-1: a spectator) may see them, and behind them the deal, all HIDDEN."""
        size = self.size
        seen = vec[i64]([HIDDEN] * (size + self.deal_size))
        sight = self.sight
        owners = self.owners
        for i in range(size):
            who = sight[i]
            if (
                who == EVERYBODY
                or owners[i] == viewer
                or (over and (who == OWNER_THEN_ALL or who == NOBODY_THEN_ALL or who == SEALED_THEN_ALL))
            ):
                seen[i] = cells[i]
            elif who >= SEALED_CHOICE:
                seen[i] = NONE if cells[i] == NONE else SEALED
        return seen

    # -- the array --------------------------------------------------------------------------------------

    def plan_part(self, part: Cells, start: int) -> list[int]:
        """How a part is written into the array, as six numbers a step; its places are named on the way.

        They are: the first cell, how many, how far apart those of two seats are (0: the table's), what form they
        have, how many places each takes, and the widths of its fields, four bits each.

        Of cells that only their owner sees the array holds the viewer's own; of sealed ones also which are made.
        """
        labels = part.members or [name for name, _ in part.fields] or [str(i) for i in range(part.digits)]
        form = SET if part.members else FIELDS if part.fields else DIGITS if part.digits else NUMBER
        width = max(1, len(labels))
        widths = 0
        for _, bits in reversed(part.fields):
            if not 0 < bits < 16:
                raise ValueError(f"the cells {part.name} have a field of {bits} bits")
            widths = widths * 16 + bits
        if part.who == EVERYBODY or part.who == NOBODY_THEN_ALL:
            for place in range(part.length):
                self.name_places(f"{part.name}{part.index(place)}", labels)
            return [start, part.length, 0, form, width, widths]
        for place in range(part.each):
            self.name_places(f"own {part.name}{f'[{place}]' if part.each > 1 else ''}", labels)
        steps = [start, part.each, part.each, form, width, widths]
        if part.who >= SEALED_CHOICE:
            for place in range(part.length):
                self.name_places(f"{part.name}{part.index(place)} is made", [])
            steps += [start, part.length, 0, MADE, 1, 0]
        return steps

    def name_places(self, name: str, labels: list[str]) -> None:
        """Name the places of one cell."""
        self.places += [f"{name}: {label}" for label in labels] if labels else [name]

    def write(self, seen: vec[i64], viewer: i64, out: vec[i16], at: i64) -> None:
        """Write what a viewer sees into an array, from place `at` on: `array_size` small numbers.

        A set is one place per member, 0 or 1. NONE, HIDDEN and SEALED stand for themselves, in every place.
        """
        plan = self.plan
        out[at] = i16(viewer)
        at += 1
        step: i64 = 0
        while step < len(plan):
            first = plan[step]
            form = plan[step + 3]
            width = plan[step + 4]
            if plan[step + 2] > 0:
                first += plan[step + 2] * viewer
            for cell in range(first, first + plan[step + 1]):
                value: i64 = HIDDEN if plan[step + 2] > 0 and viewer < 0 else seen[cell]
                if form == NUMBER:
                    out[at] = i16(value)
                elif form == MADE:
                    out[at] = 0 if value == NONE else 1
                elif form == SET and value >= 0:
                    for place in range(width):
                        out[at + place] = i16((value >> place) & 1)
                elif form == FIELDS and value >= 0:
                    widths = plan[step + 5]
                    for place in range(width):
                        out[at + place] = i16(value & (POWERS[widths & 15] - 1))
                        value >>= widths & 15
                        widths >>= 4
                elif value >= 0:
                    # The first one stands highest; behind the last one there is NONE.
                    length: i64 = 0
                    while value >> (4 * length) != 0:
                        length += 1
                    for place in range(width):
                        digit: i64 = NONE
                        if place < length:
                            digit = (value >> (4 * (length - 1 - place))) & 15
                        out[at + place] = i16(digit)
                else:
                    for place in range(width):
                        out[at + place] = i16(value)
                at += width
            step += 6
