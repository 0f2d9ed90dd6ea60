"""A plan: all tables of a report, and how they are played, with what was played already left alone."""

import json
import time
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO

import saleroom
from saleroom import bots
from saleroom.core.errors import RecordError, SetupError, short_repr
from saleroom.core.game import Json, is_int
from saleroom.lab.spread import Handful, Played, cores, do_here, handfuls, play_handful, play_on_ray
from saleroom.lab.tables import WEAKER, Table

FORMAT = "saleroom-lab/1"
SKILL_PART = 5
"""One match in so many is one between a stronger and weaker bots."""
RAY_WORKERS = 8
"""How finely matches are grouped for a cluster whose size is not known yet."""


@dataclass(frozen=True)
class Variant:
    """A game that differs in something from the one it is compared with."""

    name: str
    options: Json


@dataclass(frozen=True)
class Plan:
    """What a report is made from."""

    game: str
    seats: tuple[int, ...]
    matches: int
    """So many in all of the game as it is, those that measure skill among them; every variant plays as many without."""
    bots: str = "club"
    seed: str = "1"
    options: Json = field(default_factory=dict)
    variants: tuple[Variant, ...] = ()
    iterations: int | None = None
    skill: bool = True
    """Whether matches between a stronger and weaker bots are played, too."""

    def __post_init__(self) -> None:
        bots.check(self.bots)
        game = saleroom.game(self.game)
        for seats in self.seats:
            game.check_seats(seats)
        for options in [self.options, *(variant.options for variant in self.variants)]:
            game.read_options(options)

    @property
    def rival(self) -> str | None:
        """The weaker bot of the matches that measure skill; None where there is none."""
        return WEAKER.get(self.bots.partition("/")[0])

    def tables(self) -> list[Table]:
        """Every table: for each number of seats the game as it is, one for skill, and the variants."""
        skill = self.matches // SKILL_PART if self.rival and self.skill else 0
        equal = max(1, (self.matches - skill) // len(self.seats))
        found = []
        for seats in self.seats:
            found.append(self.table(seats, equal))
            if self.rival and skill:
                deals = max(1, round(skill / len(self.seats) / seats))
                found.append(self.table(seats, deals, rival=self.rival))
            found += [self.table(seats, equal, variant=variant) for variant in self.variants]
        return found

    def table(
        self, seats: int, deals: int, *, rival: str | None = None, variant: Variant | None = None
    ) -> Table:
        """One table; its deals follow from the seed and the number of seats, whatever else differs."""
        return Table(
            self.game,
            seats,
            (self.bots, *[rival or self.bots] * (seats - 1)),
            deals,
            f"{self.seed}/{seats}",
            self.options if variant is None else variant.options,
            "" if variant is None else variant.name,
            self.iterations,
        )

    def about(self) -> Json:
        """What decides what is played; the same plan has the same rows."""
        return {
            "format": FORMAT,
            "game": self.game,
            "rules": saleroom.game(self.game).rules,
            "seats": list(self.seats),
            "matches": self.matches,
            "bots": self.bots,
            "seed": self.seed,
            "options": self.options,
            "variants": [{"name": one.name, "options": one.options} for one in self.variants],
            "iterations": self.iterations,
        }


class Rows:
    """The rows of a plan, and the file in which they are kept: a line that says what is played, then one per match."""

    def __init__(self, path: Path | None, about: Json) -> None:
        """Open or begin the file; RecordError if it holds something else. Without a path nothing is kept."""
        self.found: dict[tuple[str, int], Json] = {}
        self.file: IO[bytes] | None = None
        if path is None:
            return
        length = 0
        if path.exists():
            length = self.read(path, about)
        self.file = path.open("r+b" if path.exists() else "wb")
        self.file.truncate(length)  # a last line that was cut off
        self.file.seek(length)
        if length == 0:
            self.write([about])

    def read(self, path: Path, about: Json) -> int:
        """Read what was played before; how many bytes of the file are whole lines."""
        length = 0
        with path.open("rb") as file:
            for number, line in enumerate(file, 1):
                if not line.endswith(b"\n"):
                    break
                try:
                    entry = json.loads(line)
                except ValueError:
                    raise RecordError(str(path), f"line {number} is no JSON") from None
                if number == 1:
                    compare(str(path), entry, about)
                elif (
                    isinstance(entry, dict)
                    and isinstance(entry.get("table"), str)
                    and is_int(entry.get("match"))
                ):
                    self.found[entry["table"], entry["match"]] = entry
                else:
                    raise RecordError(str(path), f"line {number} is no match of the laboratory")
                length += len(line)
        return length

    def add(self, rows: Sequence[Json]) -> None:
        """Keep more rows; they are in the file when this returns."""
        for row in rows:
            self.found[row["table"], row["match"]] = row
        self.write(rows)

    def write(self, entries: Sequence[Json]) -> None:
        """Write lines."""
        if self.file is not None:
            lines = [json.dumps(entry, ensure_ascii=False, separators=(",", ":")) + "\n" for entry in entries]
            self.file.write("".join(lines).encode())
            self.file.flush()

    def of(self, table: Table) -> list[Json]:
        """All rows of a table, in order."""
        return [self.found[table.key, number] for number in range(table.matches)]

    def close(self) -> None:
        """Close the file."""
        if self.file is not None:
            self.file.close()


def compare(path: str, found: object, about: Json) -> None:
    """Whether a file belongs to the same run."""
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise RecordError(path, "is there already and holds no matches of the laboratory")
    for key, value in about.items():
        if found.get(key) != value:
            raise RecordError(
                path,
                f"holds another run: {key} {short_repr(found.get(key))}, not {short_repr(value)}; "
                "give another folder, or what that run was given",
            )


@dataclass
class Effort:
    """What a run took."""

    seconds: float = 0.0
    processor_seconds: float = 0.0
    matches: int = 0
    workers: int = 1

    @property
    def busy(self) -> float:
        """The part of the time that the workers were playing, on average."""
        return min(1.0, self.processor_seconds / (self.seconds * self.workers)) if self.seconds else 0.0


def play_plan(
    plan: Plan,
    rows: Rows,
    *,
    workers: int | None = None,
    on: str | None = None,
    told: Callable[[int], None] = lambda number: None,
) -> Effort:
    """Play what is missing of a plan; `told` hears how many matches have come in.

    `on` is None for this machine, "ray" for the Ray cluster that is found here or started, or a cluster's address.
    """
    todo = [
        (table, [number for number in range(table.matches) if (table.key, number) not in rows.found])
        for table in plan.tables()
    ]
    number = workers or (cores() if on is None else RAY_WORKERS)
    effort = Effort(workers=number)
    began = time.monotonic()
    with closing(play_all(handfuls(todo, number), number, workers, on)) as played:
        for rows_played, seconds in played:
            rows.add(rows_played)
            effort.processor_seconds += seconds
            effort.matches += len(rows_played)
            told(len(rows_played))
    effort.seconds = time.monotonic() - began
    return effort


def play_all(
    todo: list[Handful], number: int, workers: int | None, on: str | None
) -> Generator[Played, None, None]:
    """Play handfuls wherever they are to be played."""
    if on is None:
        return do_here(play_handful, todo, number)
    return play_on_ray(todo, workers, None if on == "ray" else on)


def variant_of(game: str, options: Json, text: str) -> Variant:
    """A variant as the command line writes it: OPTION=VALUE, or cards=FILE.

    The value is JSON, or a text without quotes; of an option that is a list it may be one of its words, or several
    with + between them.
    """
    from saleroom.lab.cards import read_cards_file

    name, sign, value = text.partition("=")
    known = [option.name for option in saleroom.game(game).options]
    if not sign or not name:
        raise SetupError(f"--vary: {short_repr(text)} is not OPTION=VALUE or cards=FILE")
    if name == "cards":
        changed = read_cards_file(game, value)
        return Variant(f"cards={Path(value).name}", {**options, **changed})
    if name not in known:
        raise SetupError(
            f"--vary: {game} has no option {short_repr(name)}; its options: {', '.join(known) or 'none'}"
        )
    option = next(one for one in saleroom.game(game).options if one.name == name)
    try:
        given = json.loads(value)
    except ValueError:
        given = value.split("+") if isinstance(option.default, list) else value
    return Variant(text, {**options, name: given})
