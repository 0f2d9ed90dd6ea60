"""Storage: one writer with group commit, a few readers, on SQLite or PostgreSQL.

Work is a function of a connection. Writes are handed to one thread, which runs all that has gathered in one
transaction: what `write` has returned is on the disk. If one of them fails, the batch is undone and each is tried
alone, so that nobody suffers for another's failure and nothing is half written.
"""

import asyncio
import contextlib
import logging
import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import DBAPIError, OperationalError

T = TypeVar("T")
Work = Callable[[Connection], T]
Waiting = tuple[Work[Any], "asyncio.Future[Any]"]

BATCH = 500
READERS = 4
PATIENCE = 20.0
"""So many seconds a lost connection to the database is tried again."""

log = logging.getLogger("saleroom.store")


class StorageError(Exception):
    """The database refused: disk full, or gone for too long. Nothing was written."""


def make_engine(url: str) -> Engine:
    """An engine with the settings we need: durable commits, and transactions begun by us."""
    parsed = make_url(url)
    if parsed.get_backend_name() == "postgresql":
        parsed = parsed.set(drivername="postgresql+psycopg")
        return create_engine(
            parsed,
            pool_size=READERS + 2,
            max_overflow=2,
            pool_pre_ping=True,
            hide_parameters=True,
            connect_args={"connect_timeout": 5},
        )
    if parsed.database and parsed.database != ":memory:":
        file = Path(parsed.database).expanduser()
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        file.touch(mode=0o600)
    engine = create_engine(
        parsed,
        pool_size=READERS + 2,
        hide_parameters=True,
        connect_args={"check_same_thread": False, "timeout": 10},
    )

    @event.listens_for(engine, "connect")
    def _prepare(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # transactions are begun below
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        mode = "IMMEDIATE" if connection.get_execution_options().get("writes") else "DEFERRED"
        connection.exec_driver_sql(f"BEGIN {mode}")

    return engine


class Store:
    """The database of the house."""

    def __init__(self, url: str) -> None:
        self.engine = make_engine(url)
        self._inbox: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="saleroom-read")
        self._writer = threading.Thread(target=self._write_on, name="saleroom-write", daemon=True)
        self._writer.start()

    async def write(self, work: Work[T]) -> T:
        """Run work in a transaction; when this returns it is on the disk."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._inbox.put((work, future))
        return await future

    async def read(self, work: Work[T]) -> T:
        """Run work that changes nothing."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._patiently, self._read, work)

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self._inbox.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()

    # -- threads ----------------------------------------------------------------------------------------

    def _read(self, work: Work[T]) -> T:
        with self.engine.connect() as connection, connection.begin():
            return work(connection)

    def _write(self, *works: Work[Any]) -> list[Any]:
        with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
            return [work(connection) for work in works]

    def _patiently(self, run: Callable[..., T], *works: Work[Any], give_up: float | None = None) -> T:
        """Run work again while the database is away, until that time."""
        give_up = time.monotonic() + PATIENCE if give_up is None else give_up
        pause = 0.05
        while True:
            try:
                return run(*works)
            except DBAPIError as error:
                away = error.connection_invalidated or (
                    isinstance(error, OperationalError) and self.engine.dialect.name == "postgresql"
                )
                if not away or time.monotonic() > give_up:
                    log.error("storage failed: %s", type(error.orig).__name__)
                    raise StorageError(reason(error)) from error
                time.sleep(pause)
                pause = min(1.0, pause * 2)

    def _write_on(self) -> None:
        closing = False
        while not closing:
            batch: list[Waiting] = []
            entry = self._inbox.get()
            while entry is not None:
                batch.append(entry)
                if len(batch) == BATCH:
                    break
                try:
                    entry = self._inbox.get_nowait()
                except queue.Empty:
                    break
            closing = entry is None
            if batch:
                self._write_batch(batch)

    def _write_batch(self, batch: list[Waiting]) -> None:
        results: list[Any]
        try:
            results = self._write(*(work for work, _ in batch))
        except Exception:
            give_up = time.monotonic() + PATIENCE  # for all of them together
            results = [self._write_alone(work, give_up) for work, _ in batch]
        settled = [(future, result) for (_, future), result in zip(batch, results, strict=True)]
        with contextlib.suppress(RuntimeError):  # the loop has ended: nobody waits any more
            batch[0][1].get_loop().call_soon_threadsafe(settle, settled)

    def _write_alone(self, work: Work[Any], give_up: float) -> Any:
        """The result of work in a transaction of its own, or what went wrong."""
        try:
            return self._patiently(self._write, work, give_up=give_up)[0]
        except Exception as error:
            return error


def settle(batch: list[tuple["asyncio.Future[Any]", Any]]) -> None:
    """Hand results over to whoever still waits: one wake-up of the event loop for a whole batch."""
    for future, result in batch:
        if future.done():
            continue
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)


def reason(error: DBAPIError) -> str:
    """What went wrong, in words that give nothing away."""
    text = str(error.orig).lower()
    if "full" in text:
        return "the disk is full"
    if "readonly" in text or "read-only" in text or "disk i/o" in text:
        return "the database cannot be written"
    return "the database does not answer"
