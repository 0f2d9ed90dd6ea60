"""Play `colours` with four club bots under each reading of C5: `python -m tools.readings`.

    python -m tools.readings [--matches 100] [--iterations N] [--workers N] [--save FILE]

The table says for each value of the option `matching` how many matches ended, how many moves were refused or late, and
in which share of the auctions the opening bid was raised, alone and as a multiple of that share under the default. The
exit code is 1 if a match did not end, a move was refused, or a share is below two thirds of the default's.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from saleroom import arena
from saleroom.cli.bench import machine
from saleroom.cli.simulate import progress_bar
from saleroom.core.match import Match
from saleroom.games.colours.codec import MATCHING

SEATS = 4
SEED = "readings"
LEAST = 2 / 3
"""The least share of auctions with a raise, compared with the default."""
PATH = "bench/readings.txt"


@dataclass(frozen=True)
class Found:
    """What was played under one reading."""

    matching: str
    matches: int
    """Matches that came to their end."""
    faults: int
    """Moves that were refused or late and replaced by others."""
    auctions: int
    raised: int
    """Auctions in which the opening bid was raised."""

    @property
    def share(self) -> float:
        """The share of the auctions in which the opening bid was raised."""
        return self.raised / self.auctions if self.auctions else 0.0


def raises(match: Match) -> list[int]:
    """Return how many bids stood in each auction besides the opening bid."""
    found: list[int] = []
    for event in match.events():
        if event["type"] == "card_put_up":
            found.append(-1)
        elif event["type"] == "bid_stands":
            found[-1] += 1
    return found


def measure(matching: str, matches: int, iterations: int | None, workers: int) -> Found:
    """Play matches of club bots under one reading, each with a deal of its own."""
    club = arena.house_bot("club", iterations=iterations)
    series = arena.Series("colours", SEATS, (club,) * SEATS, matches, SEED, {"matching": matching})
    jobs = [arena.Job(series, number * SEATS) for number in range(matches)]
    ended = faults = 0
    bids: list[int] = []
    with progress_bar() as bar, closing(arena.play(jobs, workers=workers)) as running:
        task = bar.add_task(matching, total=matches)
        for result in running:
            match = series.start(result["match"])
            for move in result["played"]:
                match.push(match.to_act[0], move)
            ended += match.over
            faults += len(result["faults"])
            bids += raises(match)
            bar.advance(task)
    return Found(matching, ended, faults, len(bids), sum(count > 0 for count in bids))


def table(found: Sequence[Found], matches: int, iterations: int | None) -> list[str]:
    """Return what was found as lines of text."""
    here = machine()
    budget = "at the iterations of a table" if iterations is None else f"with {iterations:,} iterations"
    lines = [
        f"python -m tools.readings, {here['date']}, {here['cpu']}, {here['python']}, {here['system']}, {here['rules']}",
        f"colours, {SEATS} club bots {budget}, {matches} matches under each reading of C5, the same deals",
        "",
        f"{'matching':<12}{'ended':>6}{'refused':>9}{'auctions':>10}{'with a raise':>14}{'of the default':>16}",
    ]
    for one in found:
        lines.append(
            f"{one.matching:<12}{one.matches:>6}{one.faults:>9}{one.auctions:>10}{one.share:>13.1%} "
            f"{one.share / found[0].share:>15.2f}"
        )
    return lines


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, print and save."""
    parser = argparse.ArgumentParser(prog="python -m tools.readings", description="Play every reading of C5.")
    parser.add_argument("--matches", type=int, default=100, help="under each reading (default 100)")
    parser.add_argument("--iterations", type=int, help="a fixed budget for a decision")
    parser.add_argument(
        "--workers", type=int, default=os.cpu_count() or 1, help="processes (default: one per core)"
    )
    parser.add_argument("--save", metavar="FILE", default=PATH, help=f"where the figures go (default {PATH})")
    asked = parser.parse_args(arguments)
    found = [measure(matching, asked.matches, asked.iterations, asked.workers) for matching in MATCHING]
    lines = table(found, asked.matches, asked.iterations)
    print("\n".join(lines))
    Path(asked.save).write_text("\n".join(lines) + "\n", "utf-8")
    fits = all(
        one.matches == asked.matches and one.faults == 0 and one.share >= LEAST * found[0].share
        for one in found
    )
    return 0 if fits else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
