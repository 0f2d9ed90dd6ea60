"""Analyses of finished matches: queued, made in processes apart from the bots', and kept for ever in storage.

A row without an analysis says that a worker is at it, so that no other begins; that worker renews the row every few
seconds, and if it has died, another may take over soon. If the work ends without a result, whoever ended it, the row
goes again, and nothing is left of it.
"""

import asyncio
import contextlib
import logging
import os
from collections import OrderedDict
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, Literal, NamedTuple

import msgspec
from sqlalchemy import Connection, bindparam, delete, select, update

from saleroom import coach
from saleroom.core.game import Json
from saleroom.games import GAMES
from saleroom.server import schema
from saleroom.server.fair_queue import FairQueue
from saleroom.server.house.stored import insert_new
from saleroom.server.house.whole import Whole
from saleroom.server.limits import Limits
from saleroom.server.problems import Problem, tried
from saleroom.server.rooms import Room
from saleroom.server.sources import now
from saleroom.server.store import Store
from saleroom.server.thinking import end_with

State = Literal["none", "waiting", "working", "done", "failed"]

WEIGHTS: dict[coach.Depth, float] = {"quick": 1.0, "standard": 2.0, "deep": 8.0}
"""How much an analysis counts against a person's limit."""
WORK_SECONDS = 600.0
"""An analysis that takes longer is given up."""
QUEUE_SECONDS = 1200.0
"""One that has waited so long for a free process, too."""
RENEW_SECONDS = 8.0
"""So often a worker says that it is still at an analysis."""
STALE = 30_000
"""A row that was not renewed for so many milliseconds is nobody's any more."""
MOST_OWN = 4
"""So many analyses of one person may wait or be worked on,"""
MOST = 200
"""and so many of all, at one worker."""
FAILED_KEPT = 1_000
NICE = 10
"""By so much the processes give way to moves and bots."""

log = logging.getLogger("saleroom.coach")

row = schema.analyses.c
FIND = select(row.analysis, row.worker, row.asked_at).where(
    row.match == bindparam("of_match"), row.depth == bindparam("of_depth")
)


class Key(NamedTuple):
    """Which analysis."""

    match: str
    depth: coach.Depth


class Found(NamedTuple):
    """How it stands with an analysis."""

    state: State
    progress: float | None = None
    """From 0 to 1, as far as it is known here."""
    analysis: str | None = None
    """The analysis as JSON."""


_progress: Any = None
"""Where a process that analyses says how far it is."""


def prepare(parent: int, progress: Any) -> None:
    """Make a process ready to analyse: it gives way to others, and ends with its parent."""
    global _progress  # noqa: PLW0603  # a process has one
    _progress = progress
    end_with(parent)
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICE)


def analyse(record: Json, depth: coach.Depth) -> str:
    """An analysis as JSON; runs in another process."""

    def tell(done: int, total: int) -> None:
        _progress.value = done / max(1, total)

    return msgspec.json.encode(coach.analyse(record, depth, progress=tell)).decode()


class Analyst:
    """A process in which one match at a time is analysed; started when first needed, and anew after it was ended."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._progress: Any = None

    @property
    def progress(self) -> float:
        """How far the analysis is, from 0 to 1."""
        return 0.0 if self._progress is None else float(self._progress.value)

    async def analyse(self, record: Json, depth: coach.Depth) -> str:
        """The analysis of a record, as JSON. If the waiting is cancelled, the process ends."""
        if self._pool is None:
            context = get_context("spawn")
            self._progress = context.Value("d", 0.0, lock=False)
            self._pool = ProcessPoolExecutor(
                1, mp_context=context, initializer=prepare, initargs=(os.getpid(), self._progress)
            )
        self._progress.value = 0.0
        loop = asyncio.get_running_loop()
        try:
            return await asyncio.wait_for(
                loop.run_in_executor(self._pool, analyse, record, depth), WORK_SECONDS
            )
        except (TimeoutError, BrokenExecutor, asyncio.CancelledError):
            self.close()
            raise

    def close(self) -> None:
        """End the process at once."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)


class Job:
    """An analysis that waits or is worked on here."""

    def __init__(self, person: str) -> None:
        self.person = person
        """Who asked for it first."""
        self.askers = {person}
        self.analyst: Analyst | None = None
        self.task: asyncio.Task[None] | None = None


class Analyses:
    """All analyses, as one worker knows of them."""

    def __init__(self, store: Store, whole: Whole, limits: Limits, worker: str, processes: int) -> None:
        self.store = store
        self.whole = whole
        self.limits = limits
        self.worker = worker
        self.made = 0
        self.failures = 0
        self.jobs: dict[Key, Job] = {}
        self._all = [Analyst() for _ in range(max(1, processes))]
        self._free = FairQueue(reversed(self._all), MOST)
        self._failed: OrderedDict[Key, None] = OrderedDict()

    # -- asking -----------------------------------------------------------------------------------------

    async def find(self, key: Key) -> Found:
        """How it stands with an analysis."""
        values = {"of_match": key.match, "of_depth": key.depth}
        stored = await self.store.read(lambda db: db.execute(FIND, values).first())
        if stored is not None and stored.analysis is not None:
            return Found("done", 1.0, stored.analysis)
        job = self.jobs.get(key)
        if job is not None:
            return Found("waiting") if job.analyst is None else Found("working", job.analyst.progress)
        if stored is not None and stored.worker != self.worker and stored.asked_at > now() - STALE:
            return Found("working")
        return Found("failed" if key in self._failed else "none")

    async def ask(self, key: Key, person: str, record: Json) -> Found:
        """Begin an analysis unless it is there or under way; Problem 429 if that is too much."""
        found = await self.find(key)
        job = self.jobs.get(key)
        if job is not None:
            job.askers.add(person)
        if job is not None or found.state in ("done", "working"):
            return found
        own = sum(job.person == person for job in self.jobs.values())
        if own >= MOST_OWN or len(self.jobs) >= MOST:
            raise Problem(
                429, "busy", "Too many calculations are running: try again in a moment.", retry_after=10.0
            )
        self.limits.count_analysis(person, WEIGHTS[key.depth])
        self._failed.pop(key, None)
        job = self.jobs[key] = Job(person)
        job.task = asyncio.create_task(self._work(key, job, record))
        job.task.add_done_callback(lambda _: self.jobs.pop(key, None))  # also of one that never came to begin
        return Found("waiting")

    async def cancel(self, key: Key, person: str) -> Found:
        """A person no longer wants an analysis; if nobody does, it ends and leaves nothing behind."""
        job = self.jobs.get(key)
        if job is not None:
            job.askers.discard(person)
            if not job.askers and job.task is not None:
                job.task.cancel()
                await asyncio.wait([job.task])
        return await self.find(key)

    # -- working ----------------------------------------------------------------------------------------

    async def _work(self, key: Key, job: Job, record: Json) -> None:
        try:
            if not await self.whole.run(self.store.write(lambda db: claim(db, key, self.worker))):
                return  # another worker was quicker
            renewing = asyncio.create_task(self._renew(key))
            try:
                made = await self._make(key, job, record)
            finally:
                renewing.cancel()
                await asyncio.wait([renewing])
            await self.whole.run(self.store.write(lambda db: keep(db, key, made)))
            self.made += 1
        except asyncio.CancelledError:
            await self._let_go(key)
            raise
        except Exception as error:
            log.error("the analysis of %s failed: %s", key.match, type(error).__name__)
            self.failures += 1
            self._failed[key] = None
            while len(self._failed) > FAILED_KEPT:
                self._failed.popitem(last=False)
            await self._let_go(key)

    async def _make(self, key: Key, job: Job, record: Json) -> str:
        """Wait for a free process, and let it analyse."""
        analyst = await self._free.take(job.person, QUEUE_SECONDS)
        try:
            job.analyst = analyst
            return await analyst.analyse(record, key.depth)
        finally:
            job.analyst = None
            self._free.give_back(analyst)

    async def _renew(self, key: Key) -> None:
        """Say again and again that this worker is at an analysis."""
        while True:
            await asyncio.sleep(RENEW_SECONDS)
            try:
                await self.whole.run(self.store.write(lambda db: renew(db, key, self.worker)))
            except Exception as error:  # the next time, then
                log.warning(
                    "the note of an analysis of %s is not renewed: %s", key.match, type(error).__name__
                )

    async def _let_go(self, key: Key) -> None:
        """Take back the note that this worker is at an analysis."""
        try:
            await self.whole.run(self.store.write(lambda db: let_go(db, key, self.worker)))
        except Exception as error:  # then it is stale after a while
            log.error("the note of an analysis of %s stays: %s", key.match, type(error).__name__)

    async def stop(self) -> None:
        """End all work, and the processes."""
        tasks = [job.task for job in self.jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for analyst in self._all:
            analyst.close()


def match_to_analyse(room: Room) -> str:
    """The id of the match at a table, if the coach may speak of it; Problem 409 if it may not."""
    match = room.match_row
    if match is None or (match["outcome"] is None and room.row["state"] != "over"):
        raise Problem(409, "not-over", "The match is not over yet.")
    if match["outcome"] is None:
        raise Problem(
            409, "not-played-out", "This match wasn't played to the end, so there's nothing to analyse."
        )
    if room.tried is not None:
        raise tried()
    game = GAMES.get(match["game"])
    if game is None or game.under(match["rules"]) is None:
        raise Problem(
            409, "older-rules", "This match was played under older rules, which the coach doesn't know."
        )
    return str(match["id"])


# -- storage ------------------------------------------------------------------------------------------------


def claim(db: Connection, key: Key, worker: str) -> bool:
    """Note that a worker is at an analysis; False if another one is, or it is there."""
    at = now()
    values = {"match": key.match, "depth": key.depth, "worker": worker, "asked_at": at, "analysis": None}
    if insert_new(db, schema.analyses, values):
        return True
    mine = update(schema.analyses).where(
        *is_key(key),
        row.analysis.is_(None),
        (row.worker == worker) | (row.asked_at <= at - STALE),
    )
    return db.execute(mine.values(worker=worker, asked_at=at)).rowcount == 1


def renew(db: Connection, key: Key, worker: str) -> None:
    """Note that a worker is still at an analysis."""
    mine = update(schema.analyses).where(*is_key(key), row.analysis.is_(None), row.worker == worker)
    db.execute(mine.values(asked_at=now()))


def keep(db: Connection, key: Key, made: str) -> None:
    """Store an analysis; nothing if the match is no longer kept."""
    db.execute(update(schema.analyses).where(*is_key(key), row.analysis.is_(None)).values(analysis=made))


def let_go(db: Connection, key: Key, worker: str) -> None:
    """Delete the note that a worker is at an analysis."""
    db.execute(delete(schema.analyses).where(*is_key(key), row.analysis.is_(None), row.worker == worker))


def is_key(key: Key) -> tuple[Any, Any]:
    """The conditions that find an analysis."""
    return row.match == key.match, row.depth == key.depth
