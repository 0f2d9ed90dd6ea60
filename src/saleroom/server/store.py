"""Storage: one writer with group commit, a few readers, on SQLite or PostgreSQL.

Work is a function of a connection. Writes are handed to one thread, which runs all that has gathered in one
transaction: what `write` has returned is on the disk. If one of them fails, the batch is undone and each is tried
alone, so that nobody suffers for another's failure and nothing is half written.

A commit whose acknowledgement is lost is tried again, so work must be safe to run twice: it looks whether it has been
done. If the database stays away, `OutcomeUnknown` says that nobody knows.

What is done when is written as generators that yield pauses in seconds: threads sleep through them, and a simulation
lets its own clock run.
"""

import asyncio
import contextlib
import logging
import queue
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import DBAPIError, OperationalError

T = TypeVar("T")
Work = Callable[[Connection], T]
Waiting = tuple[Work[Any], "asyncio.Future[Any]"]
Steps = Generator[float, None, T]
"""Steps of storage work, with pauses in seconds between them."""

BATCH = 500
READERS = 4
PATIENCE = 20.0
"""So many seconds a lost connection to the database is tried again."""
STATEMENT_SECONDS = 10
"""PostgreSQL gives a statement, and the wait for a lock, at most so long."""

log = logging.getLogger("saleroom.store")


class StorageError(Exception):
    """The database refused: disk full, or gone for too long. Nothing was written."""


class OutcomeUnknown(StorageError):
    """The database went away while it committed: what was to be written may stand there or not."""


def make_engine(url: str) -> Engine:
    """An engine with the settings we need: durable commits, and transactions begun by us."""
    parsed = make_url(url)
    if parsed.get_backend_name() == "postgresql":
        parsed = parsed.set(drivername="postgresql+psycopg")
        return create_engine(
            parsed,
            pool_size=READERS + 2,
            max_overflow=2,
            pool_use_lifo=True,  # statements are prepared by connection
            hide_parameters=True,
            connect_args={
                "connect_timeout": 5,
                # Without these a partition that drops packets silently would block the writer for hours.
                "tcp_user_timeout": 10_000,
                "keepalives_idle": 5,
                "keepalives_interval": 2,
                "keepalives_count": 3,
                "options": f"-c statement_timeout={1000 * STATEMENT_SECONDS} -c lock_timeout={1000 * STATEMENT_SECONDS}"
                f" -c idle_in_transaction_session_timeout={2000 * STATEMENT_SECONDS}",
            },
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


def reading(engine: Engine) -> Engine:
    """The engine for work that changes nothing.

    On PostgreSQL every statement of it sees what was committed before it, within a transaction or without: so it does
    without, which saves two of three or four messages.
    """
    if engine.dialect.name == "postgresql":
        return engine.execution_options(isolation_level="AUTOCOMMIT")
    return engine


class GroupWork(ABC):
    """Work of a kind of which many are done at once, by one statement where the database can."""

    @staticmethod
    @abstractmethod
    def together(db: Connection, works: Sequence[Any]) -> list[Any]:
        """Do works of this kind; their results in the same order."""

    def __call__(self, db: Connection) -> Any:
        """Do this one alone."""
        return self.together(db, [self])[0]


def run_all(db: Connection, works: Sequence[Work[Any]]) -> list[Any]:
    """The results of works, in their order: first those that are done together, then the others one by one.

    Nobody hands over a work before the one that it depends on is stored, so this order is as good as any.
    """
    results: list[Any] = [None] * len(works)
    groups: dict[type[GroupWork], list[int]] = {}
    others = []
    for index, work in enumerate(works):
        if isinstance(work, GroupWork):
            groups.setdefault(type(work), []).append(index)
        else:
            others.append(index)
    for kind, indices in groups.items():
        found = kind.together(db, [works[index] for index in indices])
        for index, result in zip(indices, found, strict=True):
            results[index] = result
    for index in others:
        results[index] = works[index](db)
    return results


class Store:
    """The database of the house."""

    def __init__(self, url: str) -> None:
        self.engine = make_engine(url)
        self._reading = reading(self.engine)
        self.batches = 0
        self.errors = 0
        """Reads and writes that were given up."""
        self.unknown = 0
        """Writes of which nobody knows whether they took place."""
        self.on_batch: Callable[[int, float], None] = lambda _writes, _seconds: None
        """Told of every batch how many writes it had and how many seconds it took."""
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
        return await loop.run_in_executor(self._readers, self._read_now, work)

    def waiting(self) -> int:
        """How many writes wait for the writer."""
        return self._inbox.qsize()

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self._inbox.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()

    # -- the steps --------------------------------------------------------------------------------------

    def read_steps(self, work: Work[T]) -> Steps[T]:
        """Run work that changes nothing, again and again while the database is away."""
        found: T = yield from self._patiently(self.read_once, work, self.clock() + PATIENCE)
        return found

    def write_steps(self, works: list[Work[Any]]) -> Steps[list[Any]]:
        """Run works in one transaction, or each alone if that fails: their results, or what went wrong with each."""
        self.batches += 1
        try:
            return self.write_once(works)
        except Exception:
            give_up = self.clock() + PATIENCE  # for all of them together
        results: list[Any] = []
        for work in works:
            try:
                results += yield from self._patiently(self.write_once, [work], give_up)
            except Exception as error:
                results.append(error)
        return results

    def _patiently(self, run: Callable[[Any], T], work: Any, give_up: float) -> Steps[T]:
        """Run work again while the database is away, until that time."""
        pause = 0.05
        unknown = False
        while True:
            try:
                return run(work)
            except (DBAPIError, CommitFailed) as error:
                cause = error.cause if isinstance(error, CommitFailed) else error
                unknown = unknown or (isinstance(error, CommitFailed) and error.unknown)
                away = cause.connection_invalidated or (
                    isinstance(cause, OperationalError) and self.engine.dialect.name == "postgresql"
                )
                if not away or self.clock() > give_up:
                    log.error("storage failed: %s", type(cause.orig).__name__)
                    self.errors += 1
                    self.unknown += unknown
                    raise (OutcomeUnknown if unknown else StorageError)(reason(cause)) from error
            yield pause
            pause = min(1.0, pause * 2)

    def read_once(self, work: Work[T]) -> T:
        """Run work that changes nothing, on SQLite in a transaction."""
        with self._reading.connect() as connection, connection.begin():
            return work(connection)

    def write_once(self, works: list[Work[Any]]) -> list[Any]:
        """Run works in one transaction; CommitFailed if that fails in the last step."""
        with self.engine.connect().execution_options(writes=True) as connection, connection.begin() as change:
            results = run_all(connection, works)
            try:
                change.commit()
            except DBAPIError as error:
                # SQLite undoes what it cannot commit, and says so; PostgreSQL may have gone away just after it.
                raise CommitFailed(error, unknown=connection.dialect.name == "postgresql") from error
            return results

    def clock(self) -> float:
        """Seconds that only go forward."""
        return time.monotonic()

    # -- threads ----------------------------------------------------------------------------------------

    def _read_now(self, work: Work[T]) -> T:
        return sleep_through(self.read_steps(work))

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
        began = time.perf_counter()
        results = sleep_through(self.write_steps([work for work, _ in batch]))
        self.on_batch(len(batch), time.perf_counter() - began)
        settled = [(future, result) for (_, future), result in zip(batch, results, strict=True)]
        with contextlib.suppress(RuntimeError):  # the loop has ended: nobody waits any more
            batch[0][1].get_loop().call_soon_threadsafe(settle, settled)


class CommitFailed(Exception):
    """A commit failed; `unknown` if it may have taken place nevertheless."""

    def __init__(self, cause: DBAPIError, *, unknown: bool) -> None:
        super().__init__(str(cause))
        self.cause = cause
        self.unknown = unknown


def sleep_through(steps: Steps[T]) -> T:
    """Take steps in this thread, sleeping where they pause."""
    while True:
        try:
            time.sleep(next(steps))
        except StopIteration as end:
            result: T = end.value
            return result


def execute_raw(db: Connection, statement: str, values: tuple[Any, ...]) -> Any:
    """Execute a statement by the driver itself, much quicker than through SQLAlchemy; the driver's cursor."""
    driver = db.connection.driver_connection
    assert driver is not None
    errors = db.dialect.loaded_dbapi.Error
    try:
        return driver.execute(statement, values)
    except errors as error:
        away = db.dialect.is_disconnect(error, driver, None)
        if away:
            db.invalidate(error)
        raise DBAPIError.instance(
            statement,
            None,
            error,
            errors,
            hide_parameters=True,
            connection_invalidated=away,
            dialect=db.dialect,
        ) from error


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
