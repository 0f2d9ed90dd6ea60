"""The same search in several processes: each grows a tree of its own, and what they found at the root is added up."""

import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TYPE_CHECKING

from saleroom.bots.search.tree import Node, Tally, Tree, run
from saleroom.bots.styles import Style
from saleroom.core.knowledge import InfoState
from saleroom.core.rng import Rng
from saleroom.core.state import View

if TYPE_CHECKING:
    from saleroom.bots.search.bot import SearchBot

CHUNK = 32
"""Iterations between two looks at the clock."""

Found = tuple[
    list[int], list[float], list[float], list[float], list[int], list[float], list[float], list[float]
]
"""Visits, rewards, regrets, averages; then visits, points, squares and wins of the tally."""


def search_for(
    tree: Tree,
    view: View,
    root: Node,
    tally: Tally,
    iterations: int | None,
    seconds: float,
    at_most: float | None = None,
    clock: Callable[[], float] = time.perf_counter,
) -> int:
    """Search for so many iterations, or else seconds; how many iterations it was.

    With `at_most` a search of so many iterations ends after that many seconds, too. Seconds are those of the clock.
    """
    if iterations is not None and at_most is None:
        run(tree, view, root, tally, iterations)
        return iterations
    done = 0
    end = clock() + (seconds if iterations is None or at_most is None else at_most)
    while done == 0 or clock() < end:
        step = CHUNK if iterations is None else min(CHUNK, iterations - done)
        run(tree, view, root, tally, step)
        done += step
        if done == iterations:
            break
    return done


def search_alone(
    kind: "type[SearchBot]", style: Style, known: InfoState, iterations: int | None, seconds: float, seed: int
) -> tuple[int, Found]:
    """The search of a bot of this kind, in a process of its own."""
    bot = kind(Rng(seed))
    bot.style = style
    bot.iterations = iterations
    root, tally = bot.search(known, seconds)
    return bot.done, (
        [int(x) for x in root.visits],
        [float(x) for x in root.reward],
        [float(x) for x in root.regret],
        [float(x) for x in root.average],
        [int(x) for x in tally.visits],
        [float(x) for x in tally.points],
        [float(x) for x in tally.squares],
        [float(x) for x in tally.wins],
    )


def add(root: Node, tally: Tally, found: Found) -> None:
    """Add what another process found to a root."""
    visits, reward, regret, average, tallied, points, squares, wins = found
    for i in range(len(root.moves)):
        root.visits[i] += visits[i]
        root.total += visits[i]
        root.reward[i] += reward[i]
        if root.mixed:
            root.regret[i] += regret[i]
            root.average[i] += average[i]
        tally.visits[i] += tallied[i]
        tally.points[i] += points[i]
        tally.squares[i] += squares[i]
        tally.wins[i] += wins[i]


class Processes:
    """Some processes that search; end them with `close`."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.pool = ProcessPoolExecutor(number, mp_context=get_context("spawn"))

    def search(self, bot: "SearchBot", known: InfoState, root: Node, tally: Tally, seconds: float) -> int:
        """Search as a bot does in all of them and add it up.

        It comes to the same for the same random numbers if the bot's iterations are given.
        """
        wanted = bot.iterations
        waiting = [
            self.pool.submit(
                search_alone,
                type(bot),
                bot.style,
                known,
                None if wanted is None else (wanted + i) // self.number,
                seconds,
                int(bot.rng.word()),
            )
            for i in range(self.number)
        ]
        total = 0
        for future in waiting:
            done, found = future.result()
            add(root, tally, found)
            total += done
        return total

    def close(self) -> None:
        """End the processes."""
        self.pool.shutdown()
