"""Migrations: bring a database to the newest schema."""

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, make_url
from sqlalchemy.exc import ArgumentError, OperationalError

from saleroom.core.errors import SetupError
from saleroom.server.store import make_engine

FOLDER = Path(__file__).parent / "migrations"


def config() -> Config:
    """Alembic's settings, all in code."""
    found = Config()
    found.set_main_option("script_location", str(FOLDER))
    return found


@cache
def newest() -> str | None:
    """The newest schema that this version knows."""
    return ScriptDirectory.from_config(config()).get_current_head()


def is_current(db: Connection) -> bool:
    """Whether a database has the newest schema."""
    return MigrationContext.configure(db).get_current_revision() == newest()


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
    """SetupError if a database answers and has not the newest schema; one that is away may come later."""
    engine = make_engine(url)
    try:
        with engine.connect() as connection:
            if not is_current(connection):
                raise SetupError(
                    "the database has not the tables of this version: run `saleroom db upgrade` first, "
                    "with the same SALEROOM_DATABASE_URL"
                )
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
            settings.attributes["connection"] = connection
            command.upgrade(settings, "head")
    except CommandError:
        raise SetupError("the database was made by a newer version of Saleroom: install that one") from None
    except OperationalError as error:
        if backend(url) == "sqlite":
            raise SetupError(f"the database cannot be opened: {error.orig}") from None
        raise SetupError(
            "the database does not answer: is it running, and is SALEROOM_DATABASE_URL right?"
        ) from None
    finally:
        engine.dispose()
