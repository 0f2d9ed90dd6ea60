"""Our search beside OpenSpiel's: `make strength-openspiel`.

    python -m tools.openspiel.strength [--ms 200] [--minutes 20] [--game G] [--seed S] [--workers N] [--save FILE]

One expert of ours at a table of OpenSpiel's own IS-MCTS bots, which play through the adapter with as much time for a
move; wins as a multiple of the fair share, over paired deals with rotated seats; and beside it the playouts a second of
both, in the same positions.
"""

import argparse
import sys
import time
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import saleroom
from saleroom import arena
from saleroom.bots.search.bot import SearchBot
from saleroom.cli.bench import machine
from saleroom.cli.simulate import progress_bar
from saleroom.core.game import Json
from saleroom.core.rng import rng_from
from tools.openspiel.players import PeerBot, PeerMaker, version
from tools.strength import read_checked

PATH = "bench/openspiel.txt"
LISTED = 20.0
"""About how many minutes the numbers of deals below take on two free cores at 200 ms a move."""
POSITIONS = 8
"""In so many positions the playouts are counted."""


@dataclass(frozen=True)
class Table:
    """One table, and how many deals are played at it in a run of the usual length."""

    game: str
    seats: int
    deals: int


TABLES = (Table("luxury", 2, 40), Table("luxury", 3, 20), Table("emblems", 3, 16), Table("secret", 3, 16))


def playouts(table: Table, seconds: float, seed: str) -> tuple[float, float]:
    """Playouts a second of our search and of OpenSpiel's, each in the same positions."""
    rng = rng_from(f"{seed}/positions")
    match = saleroom.new(table.game, seats=table.seats, seed=seed)
    totals, asked = [0, 0], 0
    spent = [0.0, 0.0]
    while asked < POSITIONS:
        if match.over:
            match = saleroom.new(table.game, seats=table.seats, seed=f"{seed}/{asked}")
        seat = match.to_act[0]
        legal = match.legal(seat)
        if len(legal) > 1 and rng.below(4) == 0:
            ours, theirs = SearchBot(rng), PeerBot(rng)
            for place, bot in enumerate((ours, theirs)):
                began = time.process_time()
                bot.choose(match.knowledge(seat), legal, seconds)
                spent[place] += time.process_time() - began
            assert theirs.search is not None
            totals[0] += ours.done
            totals[1] += theirs.search.done
            asked += 1
        match.push(seat, legal.numbers[rng.below(len(legal.numbers))])
    return totals[0] / spent[0], totals[1] / spent[1]


def series_of(table: Table, minutes: float, ms: int, seed: str) -> arena.Series:
    """What is played at a table in a run of so many minutes."""
    entrants = [
        arena.house_bot("expert", seconds=ms / 1000),
        arena.Entrant("openspiel", PeerMaker(), ms / 1000),
    ]
    deals = max(2, round(table.deals * minutes / LISTED))
    return arena.Series(table.game, table.seats, arena.seat_all(entrants, table.seats), deals, seed)


def line_of(table: Table, row: Json, peer: Json, rates: tuple[float, float]) -> str:
    """A table as a line of text."""
    times = f"{1000 * row['seconds_mean']:>5.0f} /{1000 * peer['seconds_mean']:>4.0f}"
    return (
        f"{table.game + ' ' + str(table.seats):<12}{row['ratio']:>6.2f}{row['low']:>8.2f} to {row['high']:.2f}"
        f"{row['matches']:>9}{times:>13}{rates[0]:>12,.0f}{rates[1]:>12,.0f}   {row['verdict']}"
    )


def heading(ms: int, seed: str) -> list[str]:
    """What the figures are, and what they were taken on."""
    here = machine()
    where = ", ".join(here[name] for name in ("date", "cpu", "python", "rules"))
    titles = f"{'table':<12}{'x fair':>6}{'95 %':>15}{'matches':>10}{'ms a move':>13}{'ours/s':>12}{'theirs/s':>12}"
    return [
        f"make strength-openspiel, {where}, OpenSpiel {version()}",
        f"one expert among OpenSpiel's IS-MCTS bots (python/algorithms/ismcts.py, random playouts), {ms} ms a move for",
        f"both, seed {seed}; x fair: wins of the expert as a multiple of its fair share, with the 95 % interval over",
        "deals, each played in every rotation; playouts a second of processor time, in the same positions",
        "",
        f"{titles}   than its share",
    ]


def read_arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    """The arguments of the command."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.openspiel.strength", description=__doc__.split("\n")[0]
    )
    parser.add_argument(
        "--minutes", type=float, default=LISTED, help="about how long on two cores (default 20)"
    )
    parser.add_argument("--ms", type=int, default=200, help="thinking time for a move (default 200)")
    parser.add_argument("--game", choices=sorted({table.game for table in TABLES}), help="only this game")
    parser.add_argument("--seed", default="openspiel", help="of deals and bots (default: openspiel)")
    parser.add_argument("--workers", type=int, default=2, help="processes (default 2)")
    parser.add_argument("--save", metavar="FILE", default=PATH, help=f"where the figures go (default {PATH})")
    return read_checked(parser, arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, print, save; 1 if the expert does not win significantly more than its share everywhere."""
    asked = read_arguments(arguments)
    chosen = [table for table in TABLES if asked.game in (None, table.game)]
    page = heading(asked.ms, asked.seed)
    print("\n".join(page), flush=True)
    series = [series_of(table, asked.minutes, asked.ms, asked.seed) for table in chosen]
    fine = True
    with progress_bar() as bar:
        task = bar.add_task("", total=sum(one.matches for one in series))
        for table, one in zip(chosen, series, strict=True):
            bar.update(task, description=f"{table.game} {table.seats}")
            rates = playouts(table, asked.ms / 1000, asked.seed)
            results = []
            with closing(arena.play(arena.jobs([one]), workers=asked.workers)) as running:
                for result in running:
                    results.append(result)
                    bar.advance(task)
            row, peer = arena.rows(one, results)
            fine &= row["verdict"] == "more"
            lines = [line_of(table, row, peer, rates)]
            lines += [
                f"    {fault['name']} was replaced {fault['times']} times: {fault['first']}"
                for fault in arena.faults(results)
            ]
            print("\n".join(lines), flush=True)
            page += lines
    Path(asked.save).write_text("\n".join(page) + "\n", "utf-8")
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
