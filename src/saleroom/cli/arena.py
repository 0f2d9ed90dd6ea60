"""`saleroom arena`: bots against bots, and who is stronger."""

import csv
import io
import os
import re
import secrets
import shlex
import sys
import time
from argparse import Namespace
from collections.abc import Sequence
from contextlib import ExitStack, closing
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

import saleroom
from saleroom.cli.files import options_of
from saleroom.cli.parsing import add_command, add_options, natural, positive, seconds
from saleroom.cli.screen import UsageError, put, put_json, screen
from saleroom.cli.simulate import progress_bar
from saleroom.core.game import Json
from saleroom.terminal import sheet

NAME = re.compile(r"[A-Za-z0-9][\w.-]{0,39}")
MOST_MS = 600_000
MOST_WORKERS = 256


def add(commands: Any) -> None:
    """`saleroom arena`."""
    command = add_command(
        commands,
        "arena",
        run,
        "Bots against bots: who wins how often, how sure that is, and how each of them plays.\n"
        "Every deal is played once for each rotation of the bots over the seats, so that the luck of the cards\n"
        "cancels. A bot that raises, hangs or plays nonsense is replaced for that move by a random one, and named.\n"
        "docs/arena.md explains the figures, and how a program of yours takes part.",
        "  saleroom arena luxury --seats 3 --bots simple,random,random --matches 60 --seed 1\n"
        "  saleroom arena secret --bots mine,simple --bot mine='python my_bot.py' --results secret.jsonl",
    )
    command.add_argument("game", metavar="GAME", help="as saleroom games lists them")
    command.add_argument(
        "--seats",
        metavar="N",
        type=natural,
        help="how many play (default: every number at which all can sit)",
    )
    command.add_argument(
        "--bots",
        metavar="NAMES",
        help="who plays, by commas; the last one takes the seats that are left; NAME@MS thinks so many ms "
        "(default: simple,random)",
    )
    command.add_argument(
        "--bot", metavar="NAME=COMMAND", action="append", default=[], help="a program that plays under a name"
    )
    command.add_argument(
        "--matches", metavar="M", type=positive, default=60,
        help="at every number of seats so many, rounded up to whole deals (default 60)",
    )  # fmt: skip
    command.add_argument(
        "--seed", metavar="S", help="the same seed gives the same matches (default: a fresh one)"
    )
    budget = command.add_mutually_exclusive_group()
    budget.add_argument("--ms", metavar="MS", type=positive, help="thinking time for a move in milliseconds")
    budget.add_argument(
        "--iterations", metavar="N", type=positive, help="a fixed budget for bots that take one"
    )
    command.add_argument(
        "--limit", metavar="S", type=seconds,
        help="after so many seconds a bot is replaced for the move (default: 10, and 10 times the thinking time)",
    )  # fmt: skip
    add_options(command)
    command.add_argument("--workers", metavar="N", type=positive, help="processes (default: one per core)")
    command.add_argument(
        "--results", metavar="FILE",
        help="write every match there as a line of JSON (.jsonl); if the run was interrupted, go on with it",
    )  # fmt: skip
    shape = command.add_mutually_exclusive_group()
    shape.add_argument("--json", action="store_true", help="the figures as JSON")
    shape.add_argument("--csv", action="store_true", help="the figures of every bot as CSV")


def run(arguments: Namespace) -> int:
    """Play, and show who is stronger."""
    from saleroom import arena
    from saleroom.arena.results import ResultsFile

    game = saleroom.game(arguments.game)
    options = options_of(game, arguments)
    game.read_options(options)
    names, programs = bot_words(arguments.bots, arguments.bot)
    thinking = {name: thinking_ms(name, arguments.ms) for name in names}
    limit = arguments.limit or arena.default_limit(max([ms or 0 for ms in thinking.values()]) / 1000)
    entrants = [
        make_entrant(arena, name, programs, thinking[name], arguments.iterations, limit) for name in names
    ]
    tables = seat_counts(game, arguments.seats, len(entrants))
    workers = check_workers(arguments.workers)
    check_results(arguments.results)
    about: Json = {
        "game": game.id, "rules": game.rules, "options": options, "bots": names, "programs": programs,
        "seed": arguments.seed, "ms": arguments.ms, "iterations": arguments.iterations, "limit": limit,
    }  # fmt: skip
    with ExitStack() as stack:
        seed = fresh_seed() if arguments.seed is None else arguments.seed
        file = None
        if arguments.results is not None:
            file = stack.enter_context(ResultsFile(arguments.results, about, seed))
            seed = file.about["seed"]
        about["seed"] = seed
        all_series = [
            arena.Series(game.id, n, arena.seat_all(entrants, n), -(-arguments.matches // n), seed, options)
            for n in tables
        ]
        todo = arena.jobs(all_series)
        found = dict(file.found) if file is not None else {}
        left = [job for job in todo if (job.series.seats, job.number) not in found]
        began = time.monotonic()
        bar = stack.enter_context(progress_bar())
        task = bar.add_task(game.id, total=len(todo), completed=len(todo) - len(left))
        try:
            for result in stack.enter_context(closing(arena.play(left, workers=workers, limit=limit))):
                found[result["seats"], result["match"]] = result
                if file is not None:
                    file.add(result)
                bar.advance(task)
        except KeyboardInterrupt:
            if file is None:
                raise
            bar.stop()
            done = len(todo) - len(left) + sum((job.series.seats, job.number) in found for job in left)
            print(
                f"saleroom: stopped after {done} of {len(todo)} matches; the same command goes on",
                file=sys.stderr,
            )
            return 130
        took = time.monotonic() - began
    results = [found[job.series.seats, job.number] for job in todo]
    rated = arena.ratings(results)
    report: Json = {
        **about,
        "matches": len(results),
        "bots": [row for series in all_series for row in arena.rows(series, results)],
        "ratings": [one._asdict() for one in rated],
        "verdicts": arena.verdicts(rated),
        "faults": arena.faults(results),
        "workers": workers,
        "seconds": round(took, 1),
        "compiled": saleroom.compiled,
    }
    if arguments.json:
        put_json(report)
    elif arguments.csv:
        print(as_csv(report["bots"]), end="")
    else:
        put(screen(), draw(report))
    return 0


def fresh_seed() -> str:
    """A seed for a run that was given none."""
    return str(secrets.randbelow(10**9))


def bot_words(text: str | None, given: Sequence[str]) -> tuple[list[str], dict[str, str]]:
    """The names that play, and the commands of those that are programs."""
    programs: dict[str, str] = {}
    for entry in given:
        name, sign, command = entry.partition("=")
        name, command = name.strip(), command.strip()
        if not sign or not command or not NAME.fullmatch(name):
            raise UsageError(f"--bot: {entry[:60]!r} is not NAME=COMMAND, like mine='python my_bot.py'")
        if name in programs or name in saleroom_bots():
            raise UsageError(f"--bot: the name {name!r} is taken")
        programs[name] = command
    if text is None:
        return [*programs, "simple"] if programs else ["simple", "random"], programs
    names = [name.strip() for name in text.split(",")]
    idle = [name for name in programs if name not in [full.partition("@")[0] for full in names]]
    if idle:
        raise UsageError(f"--bot: {idle[0]!r} is not among --bots {text[:60]}")
    return names, programs


def saleroom_bots() -> list[str]:
    """The names of the bots of the house."""
    from saleroom import bots

    return bots.names()


def thinking_ms(name: str, ms: int | None) -> int | None:
    """How long a name thinks: its own time, behind @, or that of all."""
    _, sign, own = name.partition("@")
    if sign:
        if not (own.isascii() and own.isdigit() and len(own) < 10 and int(own)):
            raise UsageError(f"--bots: {name[:60]!r} is not NAME@MS, like simple@200")
        ms = int(own)
    if ms is not None and ms > MOST_MS:
        raise UsageError(f"a bot may think at most {MOST_MS} ms for a move, not {ms}")
    return ms


def make_entrant(
    arena: Any, name: str, programs: dict[str, str], ms: int | None, iterations: int | None, limit: float
) -> Any:
    """Whoever plays under that name."""
    bare = name.partition("@")[0]
    time_given = None if ms is None else ms / 1000
    if bare in programs:
        try:
            words = shlex.split(programs[bare])
        except ValueError as error:
            raise UsageError(f"--bot: the command of {bare!r} cannot be read: {error}") from None
        return arena.command_bot(name, words, seconds=time_given, limit=limit)
    if bare.partition("/")[0] not in saleroom_bots():
        known = ", ".join([*saleroom_bots(), *programs])
        raise UsageError(f"--bots: there is no bot {bare[:40]!r}; bots: {known}")
    return arena.house_bot(
        bare, name=name, seconds=time_given, iterations=None if "@" in name else iterations
    )


def seat_counts(game: Any, seats: int | None, entrants: int) -> list[int]:
    """The numbers of seats to play at."""
    if seats is not None:
        game.check_seats(seats)
        if entrants > seats:
            raise UsageError(f"--bots: {entrants} names for {seats} seats; name at most one for each seat")
        return [seats]
    if entrants > game.max_seats:
        raise UsageError(
            f"--bots: {entrants} names, but {game.id} has {game.min_seats} to {game.max_seats} seats"
        )
    return list(range(max(entrants, game.min_seats), game.max_seats + 1))


def check_workers(workers: int | None) -> int:
    """How many processes play."""
    if workers is None:
        return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    if workers > MOST_WORKERS:
        raise UsageError(f"--workers: at most {MOST_WORKERS}, not {workers}")
    return workers


def check_results(path: str | None) -> None:
    """Whether the results will be found again under that name."""
    if path is not None and not path.endswith(".jsonl"):
        raise UsageError("--results: the name must end with .jsonl")


def as_csv(rows: list[Json]) -> str:
    """The rows of all bots, with a line of names above."""
    page = io.StringIO()
    writer = csv.DictWriter(page, list(rows[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return page.getvalue()


def draw(report: Json) -> RenderableType:
    """The report as people read it."""
    played = f"{report['matches']:,} matches of {report['game']}, seed {report['seed']}, {report['seconds']:,.0f} s"
    wins = sheet("Seats", "Bot", "Sits", "Matches", "Won", "Share", "x fair", "95 %", "Verdict")
    style = sheet("Seats", "Bot", "Price", "Passes", "Lots", "Score", "Variance", "ms/move", "95 %")
    for row in report["bots"]:
        wins.add_row(
            str(row["seats"]), Text(row["name"]), str(row["places"]), f"{row['matches']:,}", f"{row['wins']:,.1f}",
            f"{row['share']:.1%}", f"{row['ratio']:.2f}", f"{row['low']:.2f} to {row['high']:.2f}",
            row["verdict"],
        )  # fmt: skip
        style.add_row(
            str(row["seats"]), Text(row["name"]), shown(row["mean_price"], "{:.1f}"),
            shown(row["pass_share"], "{:.1%}"), shown(row["mean_lots"], "{:.2f}"), shown(row["mean_score"], "{:.1f}"),
            shown(row["score_variance"], "{:.1f}"), shown(row["seconds_mean"], "{:.2f}", 1000),
            shown(row["seconds_95"], "{:.2f}", 1000),
        )  # fmt: skip
    ratings = sheet("Bot", "Rating", "95 %")
    for one in report["ratings"]:
        ratings.add_row(Text(one["name"]), f"{one['rating']:.1f}", f"{one['low']:.1f} to {one['high']:.1f}")
    for table, texts in ((wins, {1, 8}), (style, {1}), (ratings, {0})):
        for place, column in enumerate(table.columns):
            column.justify = "left" if place in texts else "right"
    parts: list[RenderableType] = [Text(played, "loud"), Text(), wins, Text(), style, Text(), ratings]
    parts += [Text(say_verdict(entry)) for entry in report["verdicts"]]
    parts += [Text(say_faults(entry), "loss") for entry in report["faults"]]
    return Group(*parts)


def shown(value: float | None, form: str, times: float = 1.0) -> str:
    """A figure, or a dash where there is none."""
    return "–" if value is None else form.format(value * times)


def say_verdict(entry: Json) -> str:
    """What the ratings of two bots come to."""
    upper, lower = entry["bots"]
    if entry["verdict"] == "stronger":
        return f"{upper} is stronger than {lower}."
    return f"{upper} and {lower}: no verdict, their intervals overlap."


def say_faults(entry: Json) -> str:
    """How often a bot was replaced for a move, and why at first."""
    often = "once" if entry["times"] == 1 else f"{entry['times']:,} times"
    where = f"match {entry['match']} of {entry['seats']} seats, move {entry['move']}"
    return f"{entry['name']} was replaced for a move {often}; first in {where}: {entry['first']}"
