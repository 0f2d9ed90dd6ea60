"""How strong the bots are, beside how strong they should be: `make strength`.

    python -m tools.strength [--minutes 20] [--ms 200] [--game G] [--seed S] [--workers N]
                             [--table TEXT ...] [--save FILE] [--results FILE]

A list of tables is played in the arena, a few deals of each in turn, until the time is over. At most of them one expert
sits among simple bots, and the lower end of the interval of its wins, as a multiple of its fair share, has to reach a
number. At further tables of each game a master plays experts, both with a quarter of the time, each level plays the
one below it, and an expert plays experts that have a quarter of its time (where matches are long both have less). There
are more deals where what is asked is close to what is known, few where it is far from it. Intervals are made over
deals: a longer run (`--minutes`), or one that goes on with the results of an earlier one (`--results`), makes them
shorter. The exit code is 1 if something falls short.
"""

import argparse
import json
import math
import os
import sys
import time
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import saleroom
from saleroom import arena, bots
from saleroom.cli.bench import machine
from saleroom.cli.simulate import progress_bar
from saleroom.core.game import Json

MINUTES = 20.0
ROUNDS = 30
"""So many times the numbers of deals below are played at most; once takes about 35 minutes on two cores at 200 ms."""
NOT_WEAKER = 0.9
"""Who has at least so much of its fair share among equals is not weaker than they are."""
PATH = "bench/strength.txt"
EXPERT = ("expert", "simple")
LEVELS = ("expert", "club", "novice", "random")
"""Each is stronger than the next."""


@dataclass(frozen=True)
class Table:
    """One table, and what is asked of the first name at it: a lower end, or not to be weaker."""

    game: str
    seats: int
    bots: tuple[str, ...]
    deals: int
    """How many, compared with other tables."""
    lower_end: float | None = None

    @property
    def title(self) -> str:
        """Who plays what."""
        return f"{self.game} {self.seats}: {','.join(self.bots)}"

    @property
    def asked(self) -> str:
        """What is asked, in a few words."""
        return "not weaker" if self.lower_end is None else f"at least {self.lower_end:.2f}"

    @property
    def missing(self) -> list[str]:
        """The bots that do not exist."""
        return [name for name in self.bots if name.partition("@")[0] not in bots.names()]


def main_tables() -> list[Table]:
    """One expert among simple bots, at every number of seats."""
    named = {
        ("luxury", 2): (16, 1.4), ("luxury", 3): (12, 2.0), ("emblems", 4): (20, 2.5), ("secret", 4): (36, 1.8),
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
        ("luxury", 3): 60,
        ("emblems", 4): 12,
        ("secret", 4): 16,
        ("antiques", 4): 6,
        ("colours", 3): 4,
    }
    levels = {"luxury": 16, "emblems": 10, "secret": 8, "antiques": 4, "colours": 4}
    times = {
        "luxury": (12, ms),
        "emblems": (8, ms),
        "secret": (16, ms),
        "antiques": (12, ms // 4),
        "colours": (16, ms // 4),
    }
    short = max(1, ms // 4)
    best_two = (f"master@{short}", f"expert@{short}")  # all of them search, so that a match takes long
    return [
        *main_tables(),
        *(Table(game, seats, best_two, deals, 1.0) for (game, seats), deals in masters.items()),
        *(Table(game, 4, pair, deals, 1.0) for game, deals in levels.items() for pair in pairwise(LEVELS)),
        *(
            Table(
                game, saleroom.game(game).min_seats, (f"expert@{long}", f"expert@{max(1, long // 4)}"), deals
            )
            for game, (deals, long) in times.items()
        ),
    ]


def series_of(table: Table, rounds: int, ms: int, seed: str) -> arena.Series:
    """What is played at a table at most."""
    entrants = []
    for name in table.bots:
        bare, _, own = name.partition("@")
        entrants.append(arena.house_bot(bare, name=name, seconds=int(own or ms) / 1000))
    seated = arena.seat_all(entrants, table.seats)
    return arena.Series(table.game, table.seats, seated, table.deals * rounds, seed)


def judge(table: Table, series: arena.Series, results: Sequence[Json]) -> Json:
    """What was measured at a table: the row of the first name, and whether it is what was asked."""
    row = arena.rows(series, results)[0]
    if table.lower_end is not None:
        met, short = row["low"] >= table.lower_end, row["high"] < table.lower_end
    else:
        met, short = row["low"] >= NOT_WEAKER, row["high"] < 1
    verdict = "met" if met else "short" if short else "no verdict"
    return {"row": row, "verdict": verdict, "faults": arena.faults(results)}


class Results:
    """The results of each table, by its title; those of a file stand at the beginning, and new ones are added to it."""

    def __init__(self, path: str | None) -> None:
        self.path = path
        self.found: dict[str, dict[int, Json]] = {}
        if path is not None and Path(path).exists():
            for line in Path(path).read_text("utf-8").splitlines():
                entry = json.loads(line)
                self.found.setdefault(entry["table"], {})[entry["result"]["match"]] = entry["result"]

    def of(self, table: Table) -> dict[int, Json]:
        """What is there of a table, by the number of the match."""
        return self.found.setdefault(table.title, {})

    def add(self, table: Table, result: Json) -> None:
        """One more match."""
        self.of(table)[result["match"]] = result
        if self.path is not None:
            with Path(self.path).open("a", encoding="utf-8") as file:
                file.write(json.dumps({"table": table.title, "result": result}) + "\n")


def measure(
    chosen: Sequence[Table],
    *,
    minutes: float,
    ms: int,
    seed: str,
    workers: int,
    rounds: int = ROUNDS,
    results: Results | None = None,
) -> list[tuple[Table, Json | None]]:
    """Play the tables in turn until the time is over: what each came to; None if a bot of it does not exist."""
    results = results or Results(None)
    series = {table: series_of(table, rounds, ms, seed) for table in chosen if not table.missing}
    agenda = [
        (arena.Job(one, number), table)
        for table, one in series.items()
        for number in range(one.matches)
        if number not in results.of(table)
    ]
    agenda.sort(key=lambda todo: todo[0].number // todo[1].seats / todo[1].deals)
    end = time.monotonic() + 60 * minutes
    with (
        progress_bar() as bar,
        closing(arena.play([job for job, _ in agenda], workers=workers)) as running,
    ):
        task = bar.add_task("", total=round(60 * minutes))
        for (_, table), result in zip(agenda, running, strict=False):
            results.add(table, result)
            left = end - time.monotonic()
            bar.update(task, description=table.title, completed=round(60 * minutes - left))
            if left <= 0:
                break
    return [
        (table, judge(table, series[table], list(results.of(table).values())) if table in series else None)
        for table in chosen
    ]


def lines_of(table: Table, found: Json | None) -> list[str]:
    """A table as lines of text, asked beside measured."""
    head = f"{table.game} {table.seats}"
    if found is None:
        return [
            f"{head:<12}{','.join(table.bots):<30}{table.asked:<15}not played: no bot {', '.join(table.missing)}"
        ]
    row = found["row"]
    ms = math.nan if row["seconds_mean"] is None else 1000 * row["seconds_mean"]
    first = (
        f"{head:<12}{','.join(table.bots):<30}{table.asked:<15}{row['ratio']:>5.2f}"
        f"{row['low']:>7.2f} to {row['high']:.2f}{row['matches']:>7}{ms:>8.0f}  {found['verdict']}"
    )
    return [first] + [
        f"            {one['name']} was replaced {one['times']} times: {one['first']}"
        for one in found["faults"]
    ]


def heading(minutes: float, ms: int, seed: str) -> list[str]:
    """What the figures are, and what they were taken on."""
    here = machine()
    return [
        f"make strength, {here['date']}, {here['cpu']}, {here['python']}, {here['system']}, {here['rules']}",
        f"{ms} ms a move on one core, seed {seed}, {minutes:g} minutes; x fair: wins of the first name as",
        "a multiple of its fair share, with the 95 % interval over deals, each played in every rotation; ms: of a move",
        "",
        f"{'table':<12}{'bots':<30}{'asked':<15}{'x fair':>5}{'95 %':>12}{'matches':>10}{'ms':>8}",
    ]


def read_arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    """The arguments of the command."""
    parser = argparse.ArgumentParser(prog="python -m tools.strength", description="How strong the bots are.")
    parser.add_argument("--minutes", type=float, default=MINUTES, help="how long (default 20)")
    parser.add_argument("--ms", type=int, default=200, help="thinking time for a move (default 200)")
    parser.add_argument("--game", choices=[entry["id"] for entry in saleroom.games()], help="only this game")
    parser.add_argument(
        "--table",
        action="append",
        metavar="TEXT",
        help="only tables whose title has this in it, like 'luxury 4' or 'expert,club'; may be given several times",
    )
    parser.add_argument("--seed", default="strength", help="of deals and bots (default: strength)")
    parser.add_argument(
        "--workers", type=int, default=os.cpu_count() or 1, help="processes (default: one per core)"
    )
    parser.add_argument("--save", metavar="FILE", default=PATH, help=f"where the figures go (default {PATH})")
    parser.add_argument(
        "--results",
        metavar="FILE",
        help="the results of each match; a run with the same file goes on with it",
    )
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
    chosen = [
        table
        for table in tables(asked.ms)
        if asked.game in (None, table.game)
        and any(text in table.title for text in asked.table or [table.title])
    ]
    found = measure(
        chosen,
        minutes=asked.minutes,
        ms=asked.ms,
        seed=asked.seed,
        workers=asked.workers,
        results=Results(asked.results),
    )
    page = heading(asked.minutes, asked.ms, asked.seed)
    for table, measured in found:
        page += lines_of(table, measured)
    verdicts = ["not played" if measured is None else measured["verdict"] for _, measured in found]
    counts = [f"{verdicts.count(kind)} {kind}" for kind in ("met", "no verdict", "short", "not played")]
    page += ["", f"{len(verdicts)} tables: {', '.join(counts)}"]
    print("\n".join(page))
    if set(verdicts) != {"not played"}:
        Path(asked.save).write_text("\n".join(page) + "\n", "utf-8")
    return 0 if set(verdicts) <= {"met", "no verdict"} else 1


if __name__ == "__main__":
    sys.exit(main())
