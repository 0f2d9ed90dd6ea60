"""Migrations: bring a database to the newest schema."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import make_url

from saleroom.server.store import make_engine

FOLDER = Path(__file__).parent / "migrations"


def config() -> Config:
    """Alembic's settings, all in code."""
    found = Config()
    found.set_main_option("script_location", str(FOLDER))
    return found


def upgrade(url: str, *, only_sqlite: bool = False) -> None:
    """Run the migrations that are missing. SQLite is upgraded by itself, other databases by `saleroom db upgrade`."""
    if only_sqlite and make_url(url).get_backend_name() != "sqlite":
        return
    engine = make_engine(url)
    settings = config()
    try:
        with engine.connect().execution_options(writes=True) as connection, connection.begin():
            settings.attributes["connection"] = connection
            command.upgrade(settings, "head")
    finally:
        engine.dispose()
