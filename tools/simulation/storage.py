"""Storage that stalls, fails before and after the commit, and loses acknowledgements.

The steps are those of the real store, on a real SQLite in memory; only its threads are replaced, by tasks on the
virtual clock. One engine serves all simulations of a process, so that SQL is compiled once.
"""

import asyncio
import random
import sqlite3
from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import create_engine
from sqlalchemy.exc import OperationalError

from saleroom.server import schema
from saleroom.server.store import BATCH, CommitFailed, Steps, Store, Work, run_all, settle
from tools.simulation.chance import Trace

T = TypeVar("T")

FAULTS = ("away", "undone", "lost", "full")
"""Before anything was done; after the work, before the commit; after the commit; refused, and not worth a retry."""


class Database:
    """A database in memory that can be emptied at once.

    Nothing else happens while work runs, so reading needs no transaction; writing begins and ends its own.
    """

    def __init__(self) -> None:
        self.engine = create_engine("sqlite://", hide_parameters=True)
        self.connection = self.engine.connect()
        driver: Any = self.connection.connection.driver_connection
        self._driver: sqlite3.Connection = driver
        self._driver.isolation_level = None
        self._driver.execute("PRAGMA foreign_keys=ON")
        schema.metadata.create_all(self.connection)
        self._empty = sqlite3.connect(":memory:")
        self._driver.backup(self._empty)

    def clear(self) -> None:
        """Forget everything."""
        self._empty.backup(self._driver)

    def read(self, work: Work[T]) -> T:
        """What stands in it, whatever troubles the workers have with it."""
        return work(self.connection)

    def write(self, works: list[Work[Any]], *, undo: bool = False) -> list[Any]:
        """Change it in one transaction, which is undone if a work fails, or if that is wanted."""
        self._driver.execute("BEGIN")
        try:
            results = run_all(self.connection, works)
        except BaseException:
            self._driver.execute("ROLLBACK")
            raise
        self._driver.execute("ROLLBACK" if undo else "COMMIT")
        return results


class Trouble:
    """What is wrong with a worker's storage at the moment, until when, and how often."""

    def __init__(self, clock: Callable[[], float], chance: random.Random) -> None:
        self.clock = clock
        self.chance = chance
        self.stalled_until = 0.0
        self.fault = ""
        self.fault_until = 0.0
        self.share = 1.0
        """So many of the attempts fail meanwhile."""

    def next_fault(self) -> str:
        """What goes wrong with the next attempt; empty if nothing does."""
        if self.clock() < self.fault_until and self.chance.random() < self.share:
            return self.fault
        return ""

    def end(self) -> None:
        """All is well from now on."""
        self.stalled_until = self.fault_until = 0.0


class SimulatedStore(Store):
    """The store of one worker, on a database that all workers share."""

    def __init__(self, database: Database, trouble: Trouble, trace: Trace, latency: float) -> None:
        self.database = database
        self.engine = database.engine
        self.trouble = trouble
        self.trace = trace
        self.latency = latency
        """So many seconds a way to the database takes at most."""
        self.batches = 0
        self.errors = 0
        self.unknown = 0
        self.busy = 0
        """Reads and writes under way."""
        self._waiting: list[tuple[Work[Any], asyncio.Future[Any]]] = []
        self._writing = False

    async def write(self, work: Work[T]) -> T:
        """Run work in a transaction; when this returns it is stored."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, future))
        if not self._writing:
            self._writing = True
            asyncio.get_running_loop().create_task(self._write_waiting())
        return await future

    async def read(self, work: Work[T]) -> T:
        """Run work that changes nothing."""
        self.busy += 1
        try:
            await self._travel()
            found = await self._take(self.read_steps(work))
            await self._travel()
            return found
        finally:
            self.busy -= 1

    def waiting(self) -> int:
        """How many writes wait."""
        return len(self._waiting)

    def is_quiet(self) -> bool:
        """Whether nothing is being read or written."""
        return not self.busy and not self._writing

    def clock(self) -> float:
        """Virtual seconds."""
        return self.trouble.clock()

    def read_once(self, work: Work[T]) -> T:
        """Run work that changes nothing, unless the database is away."""
        if self.trouble.next_fault() in ("away", "undone"):
            self.trace("storage: a read fails")
            raise away()
        return self.database.read(work)

    def write_once(self, works: list[Work[Any]]) -> list[Any]:
        """Run works in one transaction, which may fail at any point of it."""
        fault = self.trouble.next_fault()
        self.trace("storage: %s writes%s", len(works), fault and f" fail: {fault}")
        if fault == "away":
            raise away()
        if fault == "full":
            raise OperationalError("", None, sqlite3.OperationalError("database or disk is full"))
        results = self.database.write(works, undo=fault == "undone")
        if fault == "undone":
            raise away()
        if fault == "lost":
            raise CommitFailed(away(), unknown=True)
        return results

    async def _write_waiting(self) -> None:
        while self._waiting:
            await self._travel()
            batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
            results = await self._take(self.write_steps([work for work, _ in batch]))
            await self._travel()
            settle([(future, result) for (_, future), result in zip(batch, results, strict=True)])
        self._writing = False

    async def _take(self, steps: Steps[T]) -> T:
        """Take steps, and pause where they do."""
        while True:
            try:
                pause = next(steps)
            except StopIteration as end:
                result: T = end.value
                return result
            await asyncio.sleep(pause)

    async def _travel(self) -> None:
        """The way to the database or back; it may stall."""
        seconds = self.latency * self.trouble.chance.random()
        await asyncio.sleep(max(seconds, self.trouble.stalled_until - self.clock()))


def away() -> OperationalError:
    """What is raised when the connection to the database is gone."""
    lost = sqlite3.OperationalError("the connection is gone")
    return OperationalError("", None, lost, connection_invalidated=True)
