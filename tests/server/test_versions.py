"""Two versions side by side, as during a deploy: an old server on the next schema, notes that say more than we know."""

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from alembic import command
from alembic.script import ScriptDirectory
from redis import Redis as Client
from sqlalchemy import Engine, inspect, text

from saleroom.core.errors import SetupError
from saleroom.server import migrate, schema
from saleroom.server.migrate import config, newest, require, upgrade
from saleroom.server.redis_hub import EVERYBODY, RedisHub
from saleroom.server.store import make_engine
from saleroom.server.wire import WIRE
from tests.server.house import Server, begin, no_traceback, open_table, play_on, until
from tests.server.indoors import indoors
from tools.services import Postgres, Redis

ROOT = Path(__file__).resolve().parents[2]
LATER = [f"{number:04}" for number in range(4, int(newest() or 0) + 1)]
"""Migrations that must let the version before run on; the first ones are older than this rule."""


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'saleroom.sqlite3'}"
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        yield postgres.database(schema=False)


def change(url: str, *statements: str) -> None:
    """Run statements."""
    engine = make_engine(url)
    with engine.connect().execution_options(writes=True) as db, db.begin():
        for statement in statements:
            db.execute(text(statement))
    engine.dispose()


def make_newer(url: str, steps: int) -> None:
    """Bring a database to a schema of later versions, as the rule in docs/operation.md allows it."""
    upgrade(url)
    quoted = [f'"{name}"' for name in schema.metadata.tables]
    change(
        url,
        *(f"ALTER TABLE {name} ADD COLUMN later VARCHAR(20)" for name in quoted),
        *(f"ALTER TABLE {name} ADD COLUMN sure INTEGER DEFAULT 7 NOT NULL" for name in quoted),
        "CREATE TABLE later_things (id INTEGER PRIMARY KEY)",
        f"UPDATE alembic_version SET version_num = '{int(newest() or 0) + steps:04}'",
    )


def play_an_evening(server: Server) -> None:
    """The basics: a table, people, a bot, a match to its end, chat, a rematch."""
    code, people = open_table(server, "luxury", 2, bots=["simple"], seats=3)
    begin(code, people)
    play_on(code, people)
    people[0].post(f"/tables/{code}/chat", text="Well played")
    until(lambda: people[0].state(code)["table"]["state"] == "over")
    assert people[0].get(f"/tables/{code}/record")["receipt"]["salt"]
    people[1].post(f"/tables/{code}/rematch")
    assert httpx.get(f"{server.url}/ready").json()["schema"]
    no_traceback(server)


def test_a_server_serves_on_a_schema_that_is_one_step_newer(database: str, tmp_path: Path) -> None:
    make_newer(database, 1)
    with Server(tmp_path, database_url=database) as server:
        play_an_evening(server)
        engine = make_engine(database)
        with engine.connect() as db:
            assert {row.sure for row in db.execute(text("SELECT sure FROM moves"))} == {7}
        engine.dispose()
    with pytest.raises(SetupError, match="newer version"):
        upgrade(database)


def test_a_server_refuses_a_schema_that_is_two_steps_newer(database: str) -> None:
    make_newer(database, 2)
    for start in (require, lambda url: upgrade(url, only_sqlite=url.startswith("sqlite"))):
        with pytest.raises(SetupError, match="newer version"):
            start(database)
    settings = {"SALEROOM_DATABASE_URL": database, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    done = subprocess.run(
        [sys.executable, "-m", "saleroom", "serve", "--port", "0"],
        env={**os.environ, **settings},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 2
    assert "newer version" in done.stderr


def test_a_database_without_tables_or_with_old_ones_has_to_be_upgraded(database: str) -> None:
    with pytest.raises(SetupError, match="db upgrade"):
        require(database)
    upgrade(database)
    require(database)
    change(database, "UPDATE alembic_version SET version_num = '0001'")
    with pytest.raises(SetupError, match="db upgrade"):
        require(database)


def test_the_version_before_runs_on_the_newest_schema(database: str, tmp_path: Path) -> None:
    upgrade(database)
    before = f"{int(newest() or 0) - 1:04}"
    server = Server(tmp_path, database_url=database)
    code = (
        f"import sys; from saleroom.server import migrate; migrate.newest = lambda: {before!r};"
        "from saleroom.cli.main import main; sys.exit(main())"
    )
    server.command = [sys.executable, "-c", code, "serve"]
    with server:
        play_an_evening(server)


def columns(engine: Engine) -> dict[tuple[str, str], dict[str, Any]]:
    """Every column of a database."""
    found = inspect(engine)
    return {
        (table, column["name"]): dict(column)
        for table in found.get_table_names()
        for column in found.get_columns(table)
    }


@pytest.mark.parametrize("revision", LATER)
def test_a_migration_leaves_the_version_before_what_it_needs(database: str, revision: str) -> None:
    """It takes no column away, changes no type, and what it adds to a table may be left out."""
    engine = make_engine(database)
    settings = config()
    found = []
    for step in (f"{int(revision) - 1:04}", revision):
        with engine.connect().execution_options(writes=True) as db, db.begin():
            settings.attributes["connection"] = db
            command.upgrade(settings, step)
        found.append(columns(engine))
    engine.dispose()
    before, after = found
    assert {key: str(column["type"]) for key, column in before.items()} == {
        key: str(after[key]["type"]) for key in before if key in after
    }
    tables = {table for table, _ in before}
    for (table, name), column in after.items():
        if (table, name) in before:
            assert column["nullable"] or not before[table, name]["nullable"]
        elif table in tables:
            assert column["nullable"] or column["default"] is not None, (table, name)


def test_revisions_are_numbered_one_after_the_other() -> None:
    found = sorted(script.revision for script in ScriptDirectory.from_config(config()).walk_revisions())
    assert found == [f"{number:04}" for number in range(1, len(found) + 1)]
    assert migrate.newest() == found[-1]


def test_notes_of_a_newer_version_are_understood_as_far_as_they_can_be(tmp_path: Path) -> None:
    async def evening() -> None:
        async with indoors(tmp_path) as inside:
            room = await inside.table("luxury", 2)
            notes = inside.house.notes
            notes.hear(room.code, {"people": ["p"], "worker": "w", "ask": False, "later": [1]})
            assert "p" in room.connected()
            notes.hear(None, {"later": {"a": 1}})
            notes.hear(room.code, {"later": {"a": 1}})
            notes.hear(None, {"revoked": "p", "later": 1})
            await asyncio.sleep(0)
            assert inside.house.whole.unexpected == 0

    asyncio.run(evening())


def test_a_note_that_cannot_be_understood_costs_no_other(redis: Redis) -> None:
    async def evening() -> list[tuple[str | None, dict[str, Any]]]:
        heard: list[tuple[str | None, dict[str, Any]]] = []
        hub = RedisHub(redis.url, "mine")
        await hub.start(lambda code, note: heard.append((code, note)))
        while not hub.ready():
            await asyncio.sleep(0.01)
        with Client.from_url(redis.url) as other:
            for text in ("[]", "{", json.dumps({"from": "mine"}), json.dumps({"from": "w", "later": 1})):
                other.publish(EVERYBODY, text)
        while len(heard) < 2:
            await asyncio.sleep(0.01)
        await hub.stop()
        return heard

    assert asyncio.run(asyncio.wait_for(evening(), 20)) == [(None, {"missed": True}), (None, {"later": 1})]


def test_the_server_tells_which_version_of_the_wire_it_speaks(server: Server) -> None:
    assert httpx.get(f"{server.url}/health").json()["wire"] == WIRE
    assert f"export const WIRE = {WIRE};" in (ROOT / "web" / "src" / "wire" / "api.ts").read_text()
