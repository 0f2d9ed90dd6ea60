"""How the characters play, in numbers: `make styles`.

    python -m tools.styles [--iterations 300] [--deals 1.0] [--game G] [--who A,B] [--level L] [--seed S] [--workers N]

In every game each character sits alone among neutral bots of its level, and one neutral bot under another name for
comparison. The figures are those of the arena, with so many iterations for each decision, so the same seed gives the
same table; it goes into docs/opponents.md, between two marks.
"""

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing
from itertools import islice
from pathlib import Path

import saleroom
from saleroom import arena, bots
from saleroom.cli.simulate import progress_bar
from saleroom.core.game import Json

PATH = "docs/opponents.md"
BEGIN, END = "<!-- make styles -->", "<!-- end of make styles -->"
NEUTRAL = "nobody"
"""The neutral bot that is measured as the characters are."""
TABLES = {"antiques": (4, 6), "luxury": (3, 60), "colours": (3, 8), "emblems": (4, 30), "secret": (4, 15)}
"""By game the number of seats, and of deals."""
COLUMNS = {
    "mean_stake": ("stake", "{:.3f}"),
    "later_stake": ("later", "{:+.3f}"),
    "stake_spread": ("spread", "{:.3f}"),
    "mean_price": ("price", "{:.2f}"),
    "pass_share": ("passes", "{:.1%}"),
    "mean_lots": ("lots", "{:.2f}"),
    "mean_score": ("score", "{:.1f}"),
    "score_variance": ("variance", "{:.1f}"),
    "rival_score": ("best rival", "{:.1f}"),
}
"""Figures of a row of the arena, each with its heading and form."""


def series_of(game: str, who: str, level: str, deals: float, iterations: int, seed: str) -> arena.Series:
    """One character, or the neutral bot, among neutral ones."""
    seats, listed = TABLES[game]
    name = level if who == NEUTRAL else f"{level}/{who}"
    one = arena.house_bot(name, name=who, iterations=iterations)
    others = arena.house_bot(level, iterations=iterations)
    number = max(2, round(listed * deals))
    return arena.Series(game, seats, arena.seat_all([one, others], seats), number, seed)


def measure(chosen: Sequence[arena.Series], workers: int) -> Iterator[Json]:
    """Play every series: the row of its first name."""
    with progress_bar() as bar, closing(arena.play(arena.jobs(chosen), workers=workers)) as running:
        task = bar.add_task("", total=sum(one.matches for one in chosen))
        for series in chosen:
            bar.update(task, description=f"{series.game}: {series.names[0]}")
            results = []
            for result in islice(running, series.matches):
                results.append(result)
                bar.advance(task)
            for fault in arena.faults(results):
                sys.exit(f"saleroom: {fault['name']} failed at {series.game}: {fault['first']}")
            yield arena.rows(series, results)[0]


def table_of(game: str, rows: Sequence[Json]) -> list[str]:
    """The rows of a game as Markdown; figures that the game does not have are left out."""
    shown = [name for name in COLUMNS if any(row.get(name) is not None for row in rows)]
    lines = [
        f"`{game}`, {rows[0]['seats']} seats, {rows[0]['matches']} matches each",
        "",
        "| | " + " | ".join(COLUMNS[name][0] for name in shown) + " | × fair | 95 % |",
        "|---|" + "---:|" * (len(shown) + 2),
    ]
    for row in rows:
        figures = ["–" if row[name] is None else COLUMNS[name][1].format(row[name]) for name in shown]
        who = row["name"] if row["name"] == NEUTRAL else f"**{row['name']}**"
        interval = f"{row['low']:.2f} to {row['high']:.2f}"
        lines.append(f"| {who} | {' | '.join(figures)} | {row['ratio']:.2f} | {interval} |")
    return [*lines, ""]


def put_into(path: Path, lines: Sequence[str]) -> None:
    """Write the tables between the marks of a page."""
    page = path.read_text("utf-8")
    before, mark, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not mark or not end:
        sys.exit(f"saleroom: {path} has no place for the tables: {BEGIN} and {END} are missing")
    path.write_text("\n".join([before + BEGIN, *lines, END + after]), "utf-8")


def read_arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    """The arguments of the command."""
    parser = argparse.ArgumentParser(prog="python -m tools.styles", description="How the characters play.")
    parser.add_argument("--iterations", type=int, default=300, help="for each decision (default 300)")
    parser.add_argument(
        "--deals", type=float, default=1.0, help="times the usual number of deals (default 1)"
    )
    parser.add_argument("--game", choices=list(TABLES), help="only this game; nothing is saved")
    parser.add_argument("--who", help="only these characters, by commas; nothing is saved")
    parser.add_argument("--level", choices=bots.LEVELS, default="expert", help="default: expert")
    parser.add_argument("--seed", default="styles", help="of deals and bots (default: styles)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--save", metavar="FILE", default=PATH, help=f"the page (default {PATH})")
    asked = parser.parse_args(arguments)
    if asked.iterations < 1 or asked.deals <= 0 or not 1 <= asked.workers <= 256:
        parser.error("--iterations, --deals and --workers must be above 0, and workers at most 256")
    return asked


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, print, save."""
    asked = read_arguments(arguments)
    games = (
        [asked.game] if asked.game else [entry["id"] for entry in saleroom.games() if entry["id"] in TABLES]
    )
    people = asked.who.split(",") if asked.who else [one.id for one in bots.characters()]
    people = [NEUTRAL, *people]
    chosen = [
        series_of(game, who, asked.level, asked.deals, asked.iterations, asked.seed)
        for game in games
        for who in people
    ]
    page = [
        f"One among neutral {asked.level} bots, {asked.iterations} iterations for each decision, seed {asked.seed}.",
        "",
    ]
    print("\n".join(page), flush=True)
    rows = measure(chosen, asked.workers)
    for game in games:
        lines = table_of(game, list(islice(rows, len(people))))
        print("\n".join(lines), flush=True)
        page += lines
    if asked.game is None and asked.who is None:
        put_into(Path(asked.save), page[:-1])
    return 0


if __name__ == "__main__":
    sys.exit(main())
