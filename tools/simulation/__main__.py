"""`make simulate-house`: thousands of schedules, each from its own seed; or one of them, step by step."""

import argparse
import os
import sys
import time

from tools.simulation.batches import PORTION, database, run_all
from tools.simulation.schedule import run_schedule


def replay(seed: int) -> int:
    """Run one schedule and show every step; how many faults it has."""
    result = run_schedule(seed, database(), print)
    return 1 if result.wrong else 0


def main() -> int:
    """Run what was asked for; 1 if a schedule ended with something wrong."""
    parser = argparse.ArgumentParser(prog="make simulate-house", description=__doc__)
    parser.add_argument("--schedules", type=int, default=10_000, help="how many (10,000)")
    parser.add_argument("--first", type=int, default=0, help="the first seed (0)")
    parser.add_argument("--seed", type=int, help="only this one, step by step")
    parser.add_argument("--processes", type=int, default=min(2, os.cpu_count() or 1), help="side by side (2)")
    given = parser.parse_args()
    if given.seed is not None:
        faults = replay(given.seed)
        print(f"1 schedules, {faults} faults")
        return faults
    began, done, faults, moves = time.monotonic(), 0, 0, 0
    shown = sys.stderr.isatty()
    for result in run_all(range(given.first, given.first + given.schedules), given.processes):
        done += 1
        moves += result.moves
        if result.wrong:
            faults += 1
            print(f"seed {result.seed}: {result.wrong[0]}", flush=True)
        if shown and done % PORTION == 0:
            rest = (time.monotonic() - began) / done * (given.schedules - done)
            print(
                f"\r{done:,} of {given.schedules:,}, {rest:.0f} s left ", end="", file=sys.stderr, flush=True
            )
    if shown:
        print("\r", end="", file=sys.stderr)
    print(f"{moves:,} moves in {time.monotonic() - began:.0f} s; make simulate-house SEED=n shows a schedule")
    print(f"{done} schedules, {faults} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
