"""Migrations: bring a database to the newest schema."""

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, make_url
from sqlalchemy.exc import ArgumentError, OperationalError

from saleroom.core.errors import SetupError
from saleroom.server.store import make_engine

FOLDER = Path(__file__).parent / "migrations"
TOO_NEW = "the database was made by a newer version of Saleroom: install that one"


def config() -> Config:
    """Alembic's settings, all in code."""
    found = Config()
    found.set_main_option("script_location", str(FOLDER))
    return found


@cache
def newest() -> str | None:
    """The newest schema that this version knows."""
    return ScriptDirectory.from_config(config()).get_current_head()


def steps_ahead(db: Connection) -> int | None:
    """By how many revisions a database is newer than this version; negative if it is older, None if it is empty.

    Revisions are numbered one after the other, so those of versions to come can be compared, too.
    """
    found, mine = MigrationContext.configure(db).get_current_revision(), newest()
    assert mine is not None
    return None if found is None else int(found) - int(mine)


def is_usable(db: Connection) -> bool:
    """Whether this version can work with a database: its schema is the same, or that of the very next version.

    So an old server serves on while a new one is already started beside it: docs/operation.md has the rule.
    """
    return steps_ahead(db) in (0, 1)


def backend(url: str) -> str:
    """Which database an address names: sqlite or postgresql. SetupError if it names neither."""
    try:
        name = make_url(url).get_backend_name()
    except ArgumentError:
        name = ""
    if name not in ("sqlite", "postgresql"):
        raise SetupError("SALEROOM_DATABASE_URL begins with postgresql:// or sqlite:///")
    return name


def require(url: str) -> None:
    """SetupError if a database answers and this version cannot use it; one that is away may come later."""
    engine = make_engine(url)
    try:
        with engine.connect() as connection:
            ahead = steps_ahead(connection)
        if ahead is None or ahead < 0:
            raise SetupError(
                "the database has not the tables of this version: run `saleroom db upgrade` first, "
                "with the same SALEROOM_DATABASE_URL"
            )
        if ahead > 1:
            raise SetupError(TOO_NEW)
    except OperationalError:
        return
    finally:
        engine.dispose()


def upgrade(url: str, *, only_sqlite: bool = False) -> None:
    """Run the migrations that are missing. SQLite is upgraded by itself, other databases by `saleroom db upgrade`."""
    if backend(url) != "sqlite" and only_sqlite:
        return
    engine = make_engine(url)
    settings = config()
    try:
        with engine.connect().execution_options(writes=True) as connection, connection.begin():
            if (steps_ahead(connection) or 0) > (1 if only_sqlite else 0):
                raise SetupError(TOO_NEW)
            if not is_usable(connection):
                settings.attributes["connection"] = connection
                command.upgrade(settings, "head")
    except OperationalError as error:
        if backend(url) == "sqlite":
            raise SetupError(f"the database cannot be opened: {error.orig}") from None
        raise SetupError(
            "the database does not answer: is it running, and is SALEROOM_DATABASE_URL right?"
        ) from None
    finally:
        engine.dispose()
