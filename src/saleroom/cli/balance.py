"""`saleroom balance`: whether a game is balanced, as a page."""

import json
import sys
from argparse import Namespace
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

import saleroom
from saleroom.cli.arena import check_workers, fresh_seed
from saleroom.cli.files import options_of
from saleroom.cli.parsing import add_command, add_options, natural, positive
from saleroom.cli.screen import UsageError, put, put_json, screen
from saleroom.cli.simulate import progress_bar
from saleroom.core.game import Json
from saleroom.terminal import labelled


def add(commands: Any) -> None:
    """`saleroom balance`."""
    command = add_command(
        commands,
        "balance",
        run,
        "Whether a game is balanced: a page with what seats win, lots cost and bring, moves are used,\n"
        "how long matches are, whether the leader wins and how much skill decides, from many matches between\n"
        "bots; and what a change of a rule would change. docs/laboratory.md explains the figures.",
        "  saleroom balance luxury --matches 2000 --bots simple --seed 1 --out luxury-report\n"
        "  saleroom balance antiques --seats 4 --vary sculpture_ties=places --out what-if\n"
        "  saleroom balance luxury --cards > cards.json; saleroom balance luxury --vary cards=cards.json --out what-if",
    )
    command.add_argument("game", metavar="GAME", help="as saleroom games lists them")
    command.add_argument(
        "--out", metavar="FOLDER", help="where the report goes; a run that was interrupted goes on there"
    )
    command.add_argument(
        "--seats", metavar="N", type=natural, help="how many play (default: every number that can)"
    )
    command.add_argument(
        "--matches", metavar="M", type=positive, default=1000,
        help="in all, over all numbers of seats; each variant plays as many again (default 1000)",
    )  # fmt: skip
    command.add_argument("--bots", metavar="LEVEL", default="club", help="who plays (default: club)")
    command.add_argument(
        "--iterations", metavar="N", type=positive, help="a fixed budget for bots that search"
    )
    command.add_argument(
        "--seed", metavar="S", help="the same seed gives the same figures (default: a fresh one)"
    )
    add_options(command)
    command.add_argument(
        "--vary", metavar="OPTION=VALUE", action="append", default=[],
        help="compare with this changed, on the same deals; cards=FILE changes cards; may be given several times",
    )  # fmt: skip
    command.add_argument("--workers", metavar="N", type=positive, help="processes (default: one per core)")
    command.add_argument(
        "--on", metavar="WHERE", help="ray, or the address of a Ray cluster (default: this machine)"
    )
    command.add_argument("--parquet", action="store_true", help="write all matches and lots as Parquet, too")
    command.add_argument(
        "--cards", action="store_true", help="print the game's cards as a file for --vary cards=FILE"
    )
    command.add_argument("--json", action="store_true", help="what was done as JSON")


def run(arguments: Namespace) -> int:
    """Play, and write the report."""
    from saleroom.lab.cards import cards_of
    from saleroom.lab.plan import Plan, Rows, play_plan, variant_of
    from saleroom.lab.report import write_parquet, write_report
    from saleroom.lab.spread import import_pyarrow, import_ray

    game = saleroom.game(arguments.game)
    if arguments.cards:
        print(json.dumps(cards_of(game.id), ensure_ascii=False, indent=1))
        return 0
    if arguments.out is None:
        raise UsageError("--out FOLDER is needed: the report goes there")
    if arguments.on is not None:
        import_ray()
    if arguments.parquet:
        import_pyarrow()
    options = options_of(game, arguments)
    seats = (
        tuple(range(game.min_seats, game.max_seats + 1)) if arguments.seats is None else (arguments.seats,)
    )
    workers = check_workers(arguments.workers) if arguments.on is None else arguments.workers
    folder = Path(arguments.out)
    plan = Plan(
        game.id,
        seats,
        arguments.matches,
        arguments.bots,
        seed_of(arguments.seed, folder),
        options,
        tuple(variant_of(game.id, options, text) for text in arguments.vary),
        arguments.iterations,
    )
    make_folder(folder)
    with ExitStack() as stack:
        rows = Rows(folder / "matches.jsonl", plan.about())
        stack.callback(rows.close)
        matches = sum(table.matches for table in plan.tables())
        bar = stack.enter_context(progress_bar())
        task = bar.add_task(game.id, total=matches, completed=len(rows.found))
        try:
            effort = play_plan(
                plan, rows, workers=workers, on=arguments.on, told=lambda number: bar.advance(task, number)
            )
        except KeyboardInterrupt:
            bar.stop()
            print(
                f"saleroom: stopped after {len(rows.found)} of {matches} matches; the same command goes on",
                file=sys.stderr,
            )
            return 130
        report = write_report(plan, rows, folder)
        if arguments.parquet:
            write_parquet(plan, rows, folder)
    done: Json = {
        "report": str(folder / "report.html"),
        "game": game.id,
        "seed": plan.seed,
        "matches": matches,
        "played_now": effort.matches,
        "seconds": round(effort.seconds, 1),
        "processor_seconds": round(effort.processor_seconds, 1),
        "workers": effort.workers,
        "busy": round(effort.busy, 3),
        "compiled": saleroom.compiled,
    }
    if arguments.json:
        put_json(done)
    else:
        put(screen(), draw(done, report))
    return 0


def seed_of(seed: str | None, folder: Path) -> str:
    """The seed that was given, the one of the run that was interrupted there, or a fresh one."""
    if seed is not None:
        return seed
    try:
        with (folder / "matches.jsonl").open(encoding="utf-8") as file:
            return str(json.loads(file.readline())["seed"])
    except (OSError, ValueError, KeyError, TypeError):
        return fresh_seed()


def make_folder(folder: Path) -> None:
    """Make the folder of the report."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UsageError(f"--out: {folder} cannot be made: {error.strerror}") from None


def say_effort(done: Json) -> str:
    """How long it took, and how busy the workers were."""
    return (
        f"{done['seconds']:,.1f} s for {done['played_now']:,} matches, {done['workers']} workers "
        f"{done['busy']:.0%} busy ({done['processor_seconds']:,.1f} processor seconds)"
    )


def draw(done: Json, report: Json) -> RenderableType:
    """What was done, as people read it."""
    real = [
        f"seat {seat['seat']} of {table['seats']} wins {seat['value']:.1%}, fair is {seat['fair']:.1%}"
        for table in report["tables"]
        for seat in table["seat"]
        if seat["real"]
    ]
    changed = [
        f"{one['variant']}, {one['seats']} seats: {entry['name']} {entry['before']:g} → {entry['after']:g}"
        for one in report["what_if"]
        for entry in one["figures"]
        if entry["real"]
    ]
    lines = [("Seats", "; ".join(real) or "no seat is shown to win more than another")]
    if report["what_if"]:
        lines.append(("Real differences", "\n".join(changed) or "none shown"))
    how = "native code" if done["compiled"] else "interpreted"
    lines += [
        (
            "Time",
            say_effort(done) + f", {how}",
        ),
        ("Report", done["report"]),
    ]
    return Group(
        Text(
            f"{done['matches']:,} matches of {done['game']}, {report['bots']} bots, seed {done['seed']}",
            "loud",
        ),
        Text(),
        labelled(lines),
    )
