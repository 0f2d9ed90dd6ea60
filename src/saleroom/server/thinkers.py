"""The processes in which bots think, beside the server's own, and how much time each thought gets.

Whoever asks says by when the choice has to be there. A bot thinks as long as its level does, or less where others wait
for a process, too; where hardly any time is left the simple bot chooses in its place, and where no process has the
answer in time the choice is made here, on the spot. So under load bots answer simpler, and not late.
"""

import asyncio
import logging
import os
import pickle
import sys
import zlib
from collections.abc import Coroutine, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from saleroom import bots
from saleroom.core.game import Json
from saleroom.core.knowledge import InfoState
from saleroom.games import OWN_GAMES
from saleroom.server.fair_queue import FairQueue, QueueFull
from saleroom.server.shared_limits import SharedLimits, is_worth_telling
from saleroom.server.thinking import LENGTH, Answer, Make, Question, packed

THINK_SECONDS = {"novice": 0.1, "club": 0.1, "expert": 0.5, "master": 0.5}
"""How long a bot of each level thinks for a move, if nobody is in a hurry; of the others none needs so long."""
LEAST_SECONDS = 0.01
"""With less time than that no bot searches: the simple one moves."""
SPARE = 0.05
"""So many seconds before it has to be there a choice is made in any case; a quarter of the time if that is less."""
HANDOVER = 0.05
"""And as long before that a process must have begun with it, so that it is worth while to ask one."""
START_SECONDS = 30.0
"""A process that has not started after so long never will."""
AGAIN_SECONDS = 5.0
"""So long after a process could not be started it is tried again."""
MOST_WAITING = 200
"""So many bots at the tables of one host may wait, at all workers; beyond that one moves that needs no process."""
CODE = "from saleroom.server.thinking import main; main()"
"""What the processes run; under this name, so that what they write can be read here."""

log = logging.getLogger("saleroom.bots")


@dataclass(frozen=True)
class Wish:
    """A choice that is wanted of a bot."""

    host: str
    """The host of the table: hosts take turns."""
    match: str
    seat: int
    level: str
    seed: str
    known: InfoState
    legal: list[Json]
    within: float
    """In so many seconds it has to be there."""
    starting: float = START_SECONDS
    """In so many if no process has started yet: the time that the clock of the table leaves."""


class ProcessEnded(Exception):
    """The process in which a bot thought is gone."""


class Thinker:
    """One process in which one bot thinks at a time."""

    def __init__(self, number: int, make: Make) -> None:
        self.number = number
        self.make = make
        self._process: asyncio.subprocess.Process | None = None
        self._ended: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start the process and wait until it is ready; TimeoutError or ProcessEnded if it never is."""
        path = os.pathsep.join(place or str(Path.cwd()) for place in sys.path)
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-P", "-c", CODE),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": path},
        )
        await self._exchange(self.make, START_SECONDS)

    async def ask(self, question: Question, seconds: float) -> Answer:
        """The answer; a process that has none after so many seconds is ended, with TimeoutError."""
        answer: Answer = await self._exchange(question, seconds)
        return answer

    async def _exchange(self, message: object, seconds: float) -> Any:
        process = self._process
        if process is None or process.stdin is None or process.stdout is None:
            raise ProcessEnded
        try:
            process.stdin.write(packed(message))
            async with asyncio.timeout(seconds):
                size = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
                return pickle.loads(await process.stdout.readexactly(size))
        except (OSError, asyncio.IncompleteReadError) as error:
            self.close()
            if isinstance(error, TimeoutError):
                raise
            raise ProcessEnded from error
        except BaseException:
            self.close()
            raise

    @property
    def alive(self) -> bool:
        """Whether it can be asked."""
        return self._process is not None

    def close(self) -> None:
        """End the process at once."""
        process, self._process = self._process, None
        if process is not None:
            self._ended = process
            with suppress(ProcessLookupError):
                process.kill()
            if process.stdin is not None:
                process.stdin.close()

    async def gone(self) -> None:
        """Wait until the process that was ended is gone."""
        if self._ended is not None:
            await self._ended.wait()


class Thinkers:
    """The processes in which bots think. One that hangs or dies takes nobody with it: a simpler bot stands in."""

    def __init__(self, processes: int, seconds: float, make: Make = bots.make) -> None:
        self.seconds = seconds
        """After so many seconds a process in which a bot still thinks is ended."""
        self.replaced = 0
        """How many choices were left to a simpler bot because one failed."""
        self.hurried = 0
        """How many had less time than their level thinks."""
        self.simplified = 0
        """How many were left to the simple bot because there was no time to search."""
        self.on_the_spot = 0
        """How many were made here, because no process had an answer in time."""
        self.chosen = 0
        self.seconds_thought = 0.0
        """How long bots have thought, all together."""
        self._all = [Thinker(number, make) for number in range(max(1, processes))]
        self._free: FairQueue[Thinker] = FairQueue((), MOST_WAITING)
        self._begun = False
        self._ever_started = False
        self._closed = False
        self._tasks: set[asyncio.Task[Any]] = set()

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

    # -- processes --------------------------------------------------------------------------------------

    def start(self) -> None:
        """Start the processes, if they are not: somebody will soon be asked."""
        if not self._begun and not self._closed:
            self._begun = True
            for thinker in self._all:
                self._begin(self._start(thinker))

    async def _start(self, thinker: Thinker) -> None:
        while not self._closed:
            try:
                await thinker.start()
            except Exception as error:
                thinker.close()
                log.error("a process for bots did not start: %s", type(error).__name__)
                await asyncio.sleep(AGAIN_SECONDS)
            else:
                self._ever_started = True
                self._free.give_back(thinker)
                return

    def _begin(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def stop(self) -> None:
        """End the processes at once."""
        self._closed = True
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for thinker in self._all:
            thinker.close()
            await thinker.gone()

    # -- choices ----------------------------------------------------------------------------------------

    async def choose(self, wish: Wish) -> Json:
        """A legal move, in any case, and in time. To wait for a free process is not counted as thinking.

        The hosts of the tables take turns, so that many bots of one keep nobody else's waiting.
        """
        self.chosen += 1
        if len(wish.legal) == 1:
            return wish.legal[0]
        self.start()
        within = wish.within if self._ever_started else wish.starting
        due = asyncio.get_running_loop().time() + within - min(SPARE, within / 4)
        latest = due - min(HANDOVER, within / 4)
        failed = False
        choice: int | None = None
        for level in dict.fromkeys((wish.level, "simple")):
            try:
                answer = await self._ask(level, wish, latest, due)
            except (TimeoutError, QueueFull):
                self.on_the_spot += 1
                break
            failed = failed or answer is None or bool(answer.faults)
            if answer is not None:  # else the process is gone, and the simple bot is asked in another
                self.hurried += answer.short
                choice = answer.place
                break
        self.replaced += failed
        if choice is not None:
            return wish.legal[choice]
        return choose_at_once(wish, "random" if failed else "simple")

    async def _ask(self, level: str, wish: Wish, latest: float, due: float) -> Answer | None:
        """The answer of a bot; None if its process failed, TimeoutError if it cannot begin or end in time."""
        loop = asyncio.get_running_loop()
        mine = self._mine(wish)
        thinker = await self._free.take(wish.host, latest - loop.time(), lambda one: one.number == mine)
        usual = think_seconds(level)
        seconds = min(usual, len(self._all) * self._free.share(wish.host, latest))
        if seconds < LEAST_SECONDS:
            seconds = LEAST_SECONDS
            if level not in ("simple", "random"):
                level = "simple"
                self.simplified += 1
        question = Question(wish.match, wish.seat, level, wish.seed, wish.known, wish.legal, seconds, usual)
        thought = self._begin(self._think(thinker, question))
        done, _ = await asyncio.wait((thought,), timeout=max(0.0, due - loop.time()))
        if not done:
            raise TimeoutError
        answer: Answer | None = thought.result()
        return answer

    def _mine(self, wish: Wish) -> int:
        """The process that a seat's decisions go to if it is free, so that its bot is there."""
        return zlib.crc32(f"{wish.match}/{wish.seat}".encode()) % len(self._all)

    async def _think(self, thinker: Thinker, question: Question) -> Answer | None:
        """Let a bot think, even if nobody waits for it any more; then the process is there for others."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        name = f"{question.level} of {question.known.game.id}"
        try:
            answer = await thinker.ask(question, self.seconds)
        except (TimeoutError, ProcessEnded) as error:
            log.error("bot %s failed: %s", name, type(error).__name__)
            return None
        else:
            for fault in answer.faults:
                log.error("bot %s: %s", name, fault)
            return answer
        finally:
            self.seconds_thought += loop.time() - began
            if thinker.alive:
                self._free.give_back(thinker)
            elif not self._closed:
                self._begin(self._start(thinker))


def choose_at_once(wish: Wish, level: str) -> Json:
    """A choice in this process: by the simple bot of one of our games, which takes less than a millisecond, or by lot.

    Bots of other people's games may take any time, so they are not asked here; nor is one that has just failed.
    """
    if level == "simple" and wish.known.game.id in OWN_GAMES:
        with suppress(Exception):
            simple: Json = bots.make("simple", wish.known.game, wish.seed).choose(wish.known, wish.legal)
            return simple
    drawn: Json = bots.make("random", wish.known.game, wish.seed).choose(wish.known, wish.legal)
    return drawn


def think_seconds(level: str) -> float:
    """How long a bot of a level thinks; a name like expert/vera is of the level before the stroke."""
    return THINK_SECONDS.get(level.partition("/")[0], 0.1)
