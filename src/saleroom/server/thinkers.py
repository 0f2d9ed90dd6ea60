"""The processes in which bots think, beside the server's own."""

import asyncio
import logging
import os
import threading
import time
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context

from saleroom import bots
from saleroom.core.game import Json
from saleroom.core.knowledge import InfoState
from saleroom.core.scenario import json_equal
from saleroom.games import GAMES
from saleroom.server.fair_queue import FairQueue, QueueFull
from saleroom.server.shared_limits import SharedLimits, is_worth_telling

THINK_SECONDS = 0.5
"""Bots that search think so long for a move: all tables share a few processes."""
START_SECONDS = 30.0
"""A process that has not started after so long never will."""
QUEUE_SECONDS = 30.0
"""A bot that has waited so long for a free process is replaced by one that needs none."""
MOST_WAITING = 200
"""So many bots at the tables of one host may wait, at all workers; beyond that one moves that needs no process."""

log = logging.getLogger("saleroom.bots")


def think(level: str, seed: str, known: InfoState, legal: list[Json], seconds: float) -> Json:
    """A bot's choice; runs in another process."""
    return bots.make(level, known.game, seed).choose(known, legal, seconds)


def wake() -> None:
    """Load every game and its bot, so that a bot's time is for thinking."""
    for game in GAMES:
        bots.make("simple", game)


def end_with(parent: int) -> None:
    """End this process soon after its parent, however that ended."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


class Thinker:
    """One process in which one bot thinks at a time; started when first needed, and anew after it was ended."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def choose(
        self, level: str, seed: str, known: InfoState, legal: list[Json], seconds: float
    ) -> object:
        """What the bot chooses; the time begins when the process is there. The bot is told of half of it at most."""
        loop = asyncio.get_running_loop()
        try:
            if self._pool is None:
                self._pool = ProcessPoolExecutor(
                    1, mp_context=get_context("spawn"), initializer=end_with, initargs=(os.getpid(),)
                )
                await asyncio.wait_for(loop.run_in_executor(self._pool, wake), START_SECONDS)
            thought = loop.run_in_executor(
                self._pool, think, level, seed, known, legal, min(seconds / 2, THINK_SECONDS)
            )
            return await asyncio.wait_for(thought, seconds)
        except (
            TimeoutError,
            BrokenExecutor,
            asyncio.CancelledError,
        ):  # what else a bot raises harms no process
            self.close()
            raise

    def close(self) -> None:
        """End the process at once."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)


class Thinkers:
    """The processes in which bots think. One that hangs or dies takes nobody with it: a simpler bot stands in."""

    def __init__(self, processes: int, seconds: float) -> None:
        self.seconds = seconds
        self.replaced = 0
        self.chosen = 0
        self.seconds_thought = 0.0
        """How long bots have thought, all together."""
        self._all = [Thinker() for _ in range(max(1, processes))]
        self._free = FairQueue(reversed(self._all), MOST_WAITING)

    def waiting(self) -> int:
        """How many bots wait for a free process."""
        return self._free.waiting()

    def share(self, shared: SharedLimits) -> None:
        """Count what waits at the other workers, too."""
        shared.counts.append(self._waiting_here)
        self._free.elsewhere = lambda host: shared.elsewhere(f"bots {host}")

    def _waiting_here(self) -> Iterator[tuple[str, int]]:
        for host, count in self._free.waiting_by_owner().items():
            if is_worth_telling(count, MOST_WAITING):
                yield f"bots {host}", count

    async def choose(self, host: str, level: str, seed: str, known: InfoState, legal: list[Json]) -> Json:
        """A legal move, in any case; to wait for a free process is not counted as thinking.

        The hosts of the tables take turns, so that many bots of one keep nobody else's waiting.
        """
        self.chosen += 1
        if len(legal) == 1:
            return legal[0]
        game = known.game.id
        for name in [level] if level in ("simple", "random") else [level, "simple"]:
            try:
                thinker = await self._free.take(host, QUEUE_SECONDS)
            except (TimeoutError, QueueFull):
                log.error("bot %s of %s found no free process", name, game)
                self.replaced += 1
                break
            began = time.monotonic()
            try:
                choice = await thinker.choose(name, seed, known, legal, self.seconds)
                for move in legal:
                    if json_equal(move, choice):
                        return move
                log.error("bot %s of %s made an illegal move", name, game)
            except Exception as error:
                log.error("bot %s of %s failed: %s", name, game, type(error).__name__)
            finally:
                self.seconds_thought += time.monotonic() - began
                self._free.give_back(thinker)
            self.replaced += 1
        return bots.make("random", known.game, seed).choose(known, legal)

    def close(self) -> None:
        """End the processes at once."""
        for thinker in self._all:
            thinker.close()
