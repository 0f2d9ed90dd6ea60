"""How strong the bots are, beside how strong they should be: `make strength`.

    python -m tools.strength [--minutes 20] [--ms 200] [--game G] [--seed S] [--workers N] [--save FILE]

A list of tables is played in the arena. At most of them one expert sits among simple bots, and the lower end of the
interval of its wins, as a multiple of its fair share, has to reach a number. At one table of each game a master plays
experts, both with a quarter of the time, at another one all levels play each other, and at a third an expert plays
experts that have a quarter of its time. There are more deals where what is asked is close to what is known, few where
it is far from it. Intervals are made over deals: a longer run (`--minutes`) makes them shorter. The exit code is 1 if
something falls short.
"""

import argparse
import math
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from itertools import islice, pairwise
from pathlib import Path

import saleroom
from saleroom import arena, bots
from saleroom.cli.bench import machine
from saleroom.cli.simulate import progress_bar
from saleroom.core.game import Json

MINUTES = 20.0
LISTED = 35.0
"""About how many minutes the numbers of deals below take on two cores at 200 ms a move."""
LEAST_DEALS = 3
NOT_WEAKER = 0.9
"""Who has at least so much of its fair share among equals is not weaker than they are."""
PATH = "bench/strength.txt"
EXPERT = ("expert", "simple")
LEVELS = ("expert", "club", "novice", "random")


@dataclass(frozen=True)
class Table:
    """One table, and what is asked of the first name at it: a lower end, to lead in this order, or not to be weaker."""

    game: str
    seats: int
    bots: tuple[str, ...]
    deals: int
    lower_end: float | None = None
    in_order: bool = False
    options: Json = field(default_factory=dict)

    @property
    def asked(self) -> str:
        """What is asked, in a few words."""
        if self.lower_end is not None:
            return f"at least {self.lower_end:.2f}"
        return "in this order" if self.in_order else "not weaker"

    @property
    def missing(self) -> list[str]:
        """The bots that do not exist."""
        return [name for name in self.bots if name.partition("@")[0] not in bots.names()]


def main_tables() -> list[Table]:
    """One expert among simple bots, at every number of seats."""
    named = {
        ("luxury", 2): (16, 1.4), ("luxury", 3): (12, 2.0), ("emblems", 4): (20, 2.5), ("secret", 4): (30, 1.8),
        ("antiques", 4): (8, 1.5), ("colours", 2): (10, 1.4), ("colours", 3): (4, 1.5),
    }  # fmt: skip
    others = {"luxury": 6, "emblems": 4, "secret": 7, "antiques": 4, "colours": 3}
    found = []
    for name, usual in others.items():
        game = saleroom.game(name)
        for seats in range(game.min_seats, game.max_seats + 1):
            deals, wanted = named.get((name, seats), (usual, 1.2))
            found.append(Table(name, seats, EXPERT, deals, wanted))
    return found


def tables(ms: int) -> list[Table]:
    """All tables of the list."""
    masters = {
        ("luxury", 3): 40,
        ("emblems", 4): 12,
        ("secret", 4): 16,
        ("antiques", 4): 6,
        ("colours", 3): 4,
    }
    levels = {"luxury": 10, "emblems": 6, "secret": 10, "antiques": 3, "colours": 3}
    times = {"luxury": 12, "emblems": 8, "secret": 8, "antiques": 3, "colours": 4}
    short = max(1, ms // 4)
    slow_and_quick = (f"expert@{ms}", f"expert@{short}")
    best_two = (f"master@{short}", f"expert@{short}")  # all of them search, so that a match takes long
    return [
        *main_tables(),
        *(Table(game, seats, best_two, deals, 1.0) for (game, seats), deals in masters.items()),
        *(Table(game, 4, LEVELS, deals, in_order=True) for game, deals in levels.items()),
        *(Table(game, saleroom.game(game).min_seats, slow_and_quick, deals) for game, deals in times.items()),
    ]


def series_of(table: Table, minutes: float, ms: int, seed: str) -> arena.Series:
    """What is played at a table in a run of so many minutes."""
    entrants = []
    for name in table.bots:
        bare, _, own = name.partition("@")
        entrants.append(arena.house_bot(bare, name=name, seconds=int(own or ms) / 1000))
    deals = max(LEAST_DEALS, round(table.deals * minutes / LISTED))
    return arena.Series(
        table.game, table.seats, arena.seat_all(entrants, table.seats), deals, seed, table.options
    )


def judge(table: Table, series: arena.Series, results: Sequence[Json]) -> Json:
    """What was measured at a table: the rows of all names, and whether it is what was asked."""
    rows = arena.rows(series, results)
    if table.in_order:
        leads = [arena.lead(series, results, one["name"], other["name"]) for one, other in pairwise(rows)]
        met, short = all(low > 0 for low, _ in leads), any(high < 0 for _, high in leads)
    elif table.lower_end is not None:
        met, short = rows[0]["low"] >= table.lower_end, rows[0]["high"] < table.lower_end
    else:
        met, short = rows[0]["low"] >= NOT_WEAKER, rows[0]["high"] < 1
    verdict = "met" if met else "short" if short else "no verdict"
    return {"table": table, "rows": rows, "verdict": verdict, "faults": arena.faults(results)}


def measure(
    chosen: Sequence[Table], *, minutes: float, ms: int, seed: str, workers: int
) -> Iterator[tuple[Table, Json | None]]:
    """Play the tables, each while the one before it ends: what each came to; None if a bot of it does not exist."""
    series = {
        place: series_of(table, minutes, ms, seed) for place, table in enumerate(chosen) if not table.missing
    }
    with (
        progress_bar() as bar,
        closing(arena.play(arena.jobs(list(series.values())), workers=workers)) as running,
    ):
        task = bar.add_task("", total=sum(one.matches for one in series.values()))
        for place, table in enumerate(chosen):
            if place not in series:
                yield table, None
                continue
            bar.update(task, description=f"{table.game} {table.seats}: {','.join(table.bots)}")
            results = []
            for result in islice(running, series[place].matches):
                results.append(result)
                bar.advance(task)
            yield table, judge(table, series[place], results)


def lines_of(table: Table, found: Json | None) -> list[str]:
    """A table as lines of text, asked beside measured."""
    head = f"{table.game} {table.seats}"
    if found is None:
        return [
            f"{head:<12}{','.join(table.bots):<30}{table.asked:<15}not played: no bot {', '.join(table.missing)}"
        ]
    lines = []
    for place, row in enumerate(found["rows"]):
        asked, verdict = (table.asked, found["verdict"]) if place == 0 else ("", "")
        if place and not table.in_order:
            break
        who = row["name"] if table.in_order else ",".join(table.bots)
        ms = math.nan if row["seconds_mean"] is None else 1000 * row["seconds_mean"]
        lines.append(
            f"{head if place == 0 else '':<12}{who:<30}{asked:<15}{row['ratio']:>5.2f}"
            f"{row['low']:>7.2f} to {row['high']:.2f}{row['matches']:>7}{ms:>8.0f}  {verdict}".rstrip()
        )
    lines += [
        f"            {one['name']} was replaced {one['times']} times: {one['first']}"
        for one in found["faults"]
    ]
    return lines


def heading(minutes: float, ms: int, seed: str) -> list[str]:
    """What the figures are, and what they were taken on."""
    here = machine()
    return [
        f"make strength, {here['date']}, {here['cpu']}, {here['python']}, {here['system']}, {here['rules']}",
        f"{ms} ms a move on one core, seed {seed}, planned for {minutes:g} minutes; x fair: wins of the first name as",
        "a multiple of its fair share, with the 95 % interval over deals, each played in every rotation; ms: of a move",
        "",
        f"{'table':<12}{'bots':<30}{'asked':<15}{'x fair':>5}{'95 %':>12}{'matches':>10}{'ms':>8}",
    ]


def read_arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    """The arguments of the command."""
    parser = argparse.ArgumentParser(prog="python -m tools.strength", description="How strong the bots are.")
    parser.add_argument(
        "--minutes", type=float, default=MINUTES, help="about how long on two cores (default 20)"
    )
    parser.add_argument("--ms", type=int, default=200, help="thinking time for a move (default 200)")
    parser.add_argument("--game", choices=[entry["id"] for entry in saleroom.games()], help="only this game")
    parser.add_argument("--seed", default="strength", help="of deals and bots (default: strength)")
    parser.add_argument(
        "--workers", type=int, default=os.cpu_count() or 1, help="processes (default: one per core)"
    )
    parser.add_argument("--save", metavar="FILE", default=PATH, help=f"where the figures go (default {PATH})")
    return read_checked(parser, arguments)


def read_checked(parser: argparse.ArgumentParser, arguments: Sequence[str] | None) -> argparse.Namespace:
    """The arguments, with minutes, thinking time and processes within bounds."""
    asked = parser.parse_args(arguments)
    if not 0 < asked.minutes <= 10_000:
        parser.error("--minutes: must be above 0 and at most 10000")
    if not 1 <= asked.ms <= 600_000:
        parser.error("--ms: must be from 1 to 600000")
    if not 1 <= asked.workers <= 256:
        parser.error("--workers: must be from 1 to 256")
    return asked


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, print, save; 1 if something falls short or could not be played."""
    asked = read_arguments(arguments)
    chosen = [table for table in tables(asked.ms) if asked.game in (None, table.game)]
    page = heading(asked.minutes, asked.ms, asked.seed)
    print("\n".join(page), flush=True)
    verdicts = []
    for table, found in measure(
        chosen, minutes=asked.minutes, ms=asked.ms, seed=asked.seed, workers=asked.workers
    ):
        lines = lines_of(table, found)
        print("\n".join(lines), flush=True)
        page += lines
        verdicts.append("not played" if found is None else found["verdict"])
    counts = [f"{verdicts.count(kind)} {kind}" for kind in ("met", "no verdict", "short", "not played")]
    page += ["", f"{len(verdicts)} tables: {', '.join(counts)}"]
    print("\n".join(page[-2:]))
    if set(verdicts) != {"not played"}:
        Path(asked.save).write_text("\n".join(page) + "\n", "utf-8")
    return 0 if set(verdicts) <= {"met", "no verdict"} else 1


if __name__ == "__main__":
    sys.exit(main())
