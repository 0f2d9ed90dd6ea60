"""How strong the simple bots are: one of them among random bots, at every number of seats of every game.

    python -m saleroom.bots.strength [--matches 1000] [--game G] [--seats N] [--seed S] [--json]

The simple bot takes every seat in turn. A victory shared by k counts 1/k. It is no fool if it wins at least
twice its fair share; at two seats that would be every match, so there it must win three quarters of them.
"""

import argparse
import json
import multiprocessing
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

import saleroom
from saleroom import bots
from saleroom.core.bot import Bot
from saleroom.core.errors import SaleroomError
from saleroom.core.game import Json
from saleroom.core.knowledge import InfoState

VARIANTS: dict[str, list[Json]] = {"antiques": [{}, {"tricks": ["stop", "ban", "swap"]}]}
"""Options under which a game is measured, besides its defaults."""
WANTED = 2.0
WANTED_AT_TWO = 1.5
BATCH = 50
"""Matches that one process plays before it reports."""


@dataclass(frozen=True)
class Table:
    """One game at one number of seats."""

    game: str
    seats: int
    options: Json = field(default_factory=dict)

    def __str__(self) -> str:
        return " ".join([self.game, str(self.seats), *self.options])


@dataclass
class Tally:
    """What a series of matches has come to."""

    matches: int = 0
    wins: float = 0.0
    decisions: int = 0
    seconds: float = 0.0

    def add(self, other: "Tally") -> None:
        """Put two tallies together."""
        self.matches += other.matches
        self.wins += other.wins
        self.decisions += other.decisions
        self.seconds += other.seconds


class Timed(Bot):
    """Another bot, with a watch beside it."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot.rng)
        self.bot = bot
        self.decisions = 0
        self.seconds = 0.0

    def think(self, known: InfoState, legal: Sequence[Json], seconds: float | None) -> Json:
        begun = time.perf_counter()
        move = self.bot.choose(known, legal, seconds)
        self.seconds += time.perf_counter() - begun
        self.decisions += 1
        return move


def tables(game: str | None = None, seats: int | None = None) -> list[Table]:
    """Every game, number of seats and variant, or those asked for."""
    wanted = (
        saleroom.games()
        if game is None
        else [g for g in saleroom.games() if g["id"] == saleroom.game(game).id]
    )
    found = [
        Table(entry["id"], number, options)
        for entry in wanted
        for options in VARIANTS.get(entry["id"], [{}])
        for number in range(entry["seats"][0], entry["seats"][1] + 1)
        if seats is None or seats == number
    ]
    if not found:
        raise saleroom.SetupError(f"no such game has {seats} seats")
    return found


def measure(table: Table, seed: str, first: int, number: int, name: str = "simple") -> Tally:
    """Play matches `first` to `first + number - 1` of a series."""
    tally = Tally()
    for i in range(first, first + number):
        seat = i % table.seats
        players = [bots.make("random", table.game, f"{seed}/{i}/{other}") for other in range(table.seats)]
        watched = Timed(bots.make(name, table.game, f"{seed}/{i}/{seat}"))
        players[seat] = watched
        match = saleroom.new(table.game, seats=table.seats, seed=f"{seed}/{i}", options=table.options)
        outcome = bots.play(match, players).outcome
        assert outcome is not None
        won = seat in outcome["winners"]
        share = 1 / len(outcome["winners"]) if won else 0.0
        tally.add(Tally(1, share, watched.decisions, watched.seconds))
    return tally


def figures(table: Table, tally: Tally) -> Json:
    """One row of the result."""
    share = tally.wins / tally.matches
    fair = 1 / table.seats
    wanted = WANTED_AT_TWO if table.seats == 2 else WANTED
    return {
        **asdict(table),
        "matches": tally.matches,
        "share": round(share, 4),
        "fair": round(fair, 4),
        "ratio": round(share / fair, 3),
        "ok": share >= wanted * fair,
        "ms_per_decision": round(1000 * tally.seconds / max(1, tally.decisions), 3),
    }


def job(work: tuple[Table, str, int, int]) -> tuple[Table, Tally]:
    """One batch, in a process of its own."""
    return work[0], measure(*work)


def run(wanted: list[Table], matches: int, seed: str) -> Iterator[tuple[Table, Tally]]:
    """Play everything, two batches at a time; reports in the order asked for."""
    work = [
        (table, seed, first, min(BATCH, matches - first))
        for table in wanted
        for first in range(0, matches, BATCH)
    ]
    with multiprocessing.Pool(2) as pool:
        yield from pool.imap(job, work)


def row_text(row: Json) -> str:
    """One line of the table."""
    name = str(Table(row["game"], row["seats"], row["options"]))
    verdict = "ok" if row["ok"] else "short"
    return (
        f"{name:<20}{row['share']:>8.1%}{row['fair']:>8.1%}{row['ratio']:>8.2f}  {verdict:<6}"
        f"{row['ms_per_decision']:>8.3f}"
    )


def main(arguments: list[str] | None = None) -> int:
    """Measure and print; 1 if some bot falls short."""
    parser = argparse.ArgumentParser(
        prog="python -m saleroom.bots.strength",
        description="One simple bot among random bots: how often does it win?",
    )
    parser.add_argument(
        "--matches", type=int, default=1000, help="per game and number of seats (default 1000)"
    )
    parser.add_argument("--game", help="only this game")
    parser.add_argument("--seats", type=int, help="only this number of seats")
    parser.add_argument("--seed", default="strength", help="of deals and bots (default: strength)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    asked: Any = parser.parse_args(arguments)
    if asked.matches < 1:
        parser.error("--matches must be at least 1")
    try:
        wanted = tables(asked.game, asked.seats)
    except SaleroomError as error:
        parser.error(str(error))
    totals = {str(table): Tally() for table in wanted}
    for table, tally in run(wanted, asked.matches, asked.seed):
        total = totals[str(table)]
        total.add(tally)
        print(f"\r{table!s:<24}{total.matches:>6} of {asked.matches}", end="", file=sys.stderr, flush=True)
    print("\r" + " " * 44 + "\r", end="", file=sys.stderr, flush=True)
    rows = [figures(table, totals[str(table)]) for table in wanted]
    if asked.json:
        print(json.dumps(rows, indent=1))
    else:
        print(f"{'one simple, rest random':<20}{'wins':>5}{'fair':>8}{'ratio':>8}  {'':<6}{'ms/move':>8}")
        for row in rows:
            print(row_text(row))
    return 0 if all(row["ok"] for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
