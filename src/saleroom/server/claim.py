"""A server without Redis takes itself to be alone: it holds the database for itself as long as it runs.

Workers that hear of each other through Redis share the database; they and a server that is alone exclude each other.
SQLite: a lock of the operating system on a file beside the database. PostgreSQL: an advisory lock of a session, on a
connection of its own, which is taken again after the database was away. Neither writes anything, and both are gone with
the process, however it ends. Migrations and other tools need none.
"""

import logging
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from sqlalchemy import Connection, make_url, text
from sqlalchemy.exc import DBAPIError

from saleroom.core.errors import SetupError
from saleroom.server.migrate import backend
from saleroom.server.settings import Settings
from saleroom.server.store import make_engine

KEY = 0x53414C45524F4F4D
"""The number of the advisory lock, in the database that is claimed."""
CHECK_SECONDS = 2.0
"""So often it is looked whether the connection that holds the lock still stands."""
START_SECONDS = 3.0
"""So long a start waits for PostgreSQL to notice that the server before has ended."""

log = logging.getLogger("saleroom.claim")


class InUse(Exception):
    """Another server holds the database."""


@contextmanager
def claimed(settings: Settings) -> Iterator[None]:
    """Hold the database while a server runs; SetupError if another one has it."""
    url, shared = settings.database(), settings.redis_url != ""
    claim = FileClaim(url, shared) if backend(url) == "sqlite" else SessionClaim(url, shared)
    try:
        claim.take()
    except InUse:
        raise SetupError(why_in_use(shared)) from None
    try:
        yield
    finally:
        claim.release()


def why_in_use(shared: bool) -> str:
    """What somebody is told whose server cannot have the database."""
    if shared:
        return (
            "a server without SALEROOM_REDIS_URL uses this database and takes itself to be alone: stop it first, "
            "and start it again with the SALEROOM_REDIS_URL of this one"
        )
    return (
        "another server uses this database already: stop it first, or give this one a data folder or database of its "
        "own (SALEROOM_DATA_DIR, SALEROOM_DATABASE_URL); several servers on one database need SALEROOM_REDIS_URL"
    )


class FileClaim:
    """A lock on a file beside an SQLite database."""

    def __init__(self, url: str, shared: bool) -> None:
        database = make_url(url).database
        self.path = Path(f"{Path(database).expanduser().resolve()}.lock") if database else None
        self.shared = shared
        self._file: BinaryIO | None = None

    def take(self) -> None:
        """Take the lock; InUse if another server has it."""
        if self.path is None or sys.platform == "win32":  # in memory, or without such locks
            return
        import fcntl

        try:
            self.path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            file = self.path.open("ab")
        except OSError as error:
            raise SetupError(f"the database cannot be opened: {error.strerror}: {self.path.parent}") from None
        try:
            fcntl.flock(file, (fcntl.LOCK_SH if self.shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
        except BlockingIOError:
            file.close()
            raise InUse from None
        self._file = file

    def release(self) -> None:
        """Let go of the lock. The file stays: to remove it would let two servers lock two files of one name."""
        if self._file is not None:
            self._file.close()
            self._file = None


class SessionClaim:
    """An advisory lock in PostgreSQL, on a connection that is watched by a thread of its own."""

    def __init__(self, url: str, shared: bool) -> None:
        self.shared = shared
        self._engine = make_engine(url)
        self._connection: Connection | None = None
        self._away = False
        """Whether it has been logged that the database does not answer."""
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._watch, name="saleroom-claim", daemon=True)

    def take(self) -> None:
        """Take the lock; InUse if another server has it. While the database is away the thread tries on."""
        give_up = time.monotonic() + START_SECONDS
        while not self._try():
            if time.monotonic() > give_up:
                self._engine.dispose()
                raise InUse
            time.sleep(0.2)
        self._thread.start()

    def release(self) -> None:
        """Let go of the lock."""
        self._stop.set()
        self._thread.join()
        self._drop()
        self._engine.dispose()

    def _try(self) -> bool:
        """Take the lock on a new connection; False if another server has it. A database that is away is no reason."""
        function = "pg_try_advisory_lock_shared" if self.shared else "pg_try_advisory_lock"
        try:
            connection = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
            self._connection = connection
            if connection.execute(text(f"SELECT {function}(:key)"), {"key": KEY}).scalar_one():
                self._away = False
                return True
        except DBAPIError as error:
            if not self._away:
                log.warning("the database cannot be claimed yet: %s", type(error.orig).__name__)
            self._away = True
            self._drop()
            return True
        self._drop()
        return False

    def _drop(self) -> None:
        """Close the connection, and with it the session that holds the lock."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.invalidate()
            connection.close()

    def _watch(self) -> None:
        """Look now and then whether the connection stands, and take the lock again if it does not."""
        alone = True
        while not self._stop.wait(CHECK_SECONDS):
            if self._connection is not None:
                try:
                    self._connection.execute(text("SELECT 1"))
                    continue
                except DBAPIError:
                    log.warning("the connection that claims the database is lost")
                    self._drop()
            free = self._try()
            if not free and alone:
                log.error("%s", why_in_use(self.shared))
            elif self._connection is not None:
                log.info("the database is claimed again")
            alone = free
