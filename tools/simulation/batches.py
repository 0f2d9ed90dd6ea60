"""Many schedules, in several processes."""

import gc
from collections.abc import Iterator
from functools import cache
from multiprocessing import get_context

from tools.simulation.schedule import Result, run_schedule
from tools.simulation.storage import Database

PORTION = 20
"""So many schedules a process takes at a time."""


@cache
def database() -> Database:
    """The database of this process. All that is there by now stays, and need not be looked at as garbage."""
    found = Database()
    gc.collect()
    gc.freeze()
    return found


def run_portion(seeds: range) -> list[Result]:
    """Run some schedules; runs in a process of its own."""
    return [run_schedule(seed, database()) for seed in seeds]


def run_all(seeds: range, processes: int) -> Iterator[Result]:
    """Run all schedules, side by side."""
    portions = [seeds[first : first + PORTION] for first in range(0, len(seeds), PORTION)]
    if processes == 1:
        for portion in portions:
            yield from run_portion(portion)
        return
    with get_context("spawn").Pool(processes) as pool:
        for results in pool.imap(run_portion, portions):
            yield from results
