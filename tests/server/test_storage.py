"""The database: migrations, a schema that is missing, and the backups of docs/operation.md, with matches under way."""

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import httpx
import psycopg
import pytest
from alembic import command
from sqlalchemy import inspect

from saleroom.server import schema
from saleroom.server import store as storage
from saleroom.server.migrate import config, upgrade
from saleroom.server.store import StorageError, Store, make_engine
from tests.server.house import Person, Server
from tests.server.players import Seat, all_move_on, check, open_tables, playing, until
from tools.services import MissingProgram, Postgres, Redis, free_port, program


def saleroom(url: str, *words: str) -> subprocess.CompletedProcess[str]:
    """A command of ours on a database."""
    return subprocess.run(
        [sys.executable, "-m", "saleroom", *words],
        env={**os.environ, "SALEROOM_DATABASE_URL": url},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_a_missing_service_fails_the_tests_and_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)  # who is root would install it
    with pytest.raises(MissingProgram, match="apt-get install some-package"):
        program("no-such-program", "some-package")


# -- migrations --------------------------------------------------------------------------------------------------


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database without any table."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'empty.sqlite3'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.database(schema=False)


def test_an_empty_database_is_brought_to_the_schema(empty: str) -> None:
    for _ in range(2):  # the second time there is nothing to do
        done = saleroom(empty, "db", "upgrade")
        assert (done.returncode, done.stderr) == (0, "")
        assert "up to date" in done.stdout
    engine = make_engine(empty)
    assert set(inspect(engine).get_table_names()) == {*schema.metadata.tables, "alembic_version"}
    engine.dispose()


def test_migrations_make_exactly_the_schema_that_is_used(empty: str) -> None:
    upgrade(empty)
    engine = make_engine(empty)
    settings = config()
    with engine.connect() as connection:
        settings.attributes["connection"] = connection
        command.check(settings)  # raises if a migration is missing
    engine.dispose()


def test_a_server_without_its_tables_says_so_and_ends(postgres: Postgres) -> None:
    done = saleroom(postgres.database(schema=False), "serve", "--port", str(free_port()))
    assert done.returncode != 0
    assert "saleroom db upgrade" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_server_whose_tables_are_gone_is_not_ready(
    postgres: Postgres, redis: Redis, tmp_path: Path
) -> None:
    url = postgres.database()
    with Server(tmp_path, database_url=url, redis_url=redis.url) as server:
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute("ALTER SCHEMA public RENAME TO elsewhere")
            time.sleep(1.1)  # what was found last is told for a second
            answer = httpx.get(f"{server.url}/ready")
            assert answer.status_code == 503
            assert answer.json() | {"ready": False, "storage": True, "schema": False} == answer.json()
            problem = Person(server).request("GET", "/tables").json()
            assert (problem["status"], problem["code"]) == (503, "storage")
            connection.execute("ALTER SCHEMA elsewhere RENAME TO public")
        time.sleep(1.1)
        assert httpx.get(f"{server.url}/ready").json()["ready"] is True


def test_a_database_that_does_not_answer_is_named_in_a_sentence() -> None:
    done = saleroom(f"postgresql://saleroom@127.0.0.1:{free_port()}/saleroom", "db", "upgrade")
    assert done.returncode != 0
    assert "Traceback" not in done.stderr
    assert "SALEROOM_DATABASE_URL" in done.stderr


@pytest.mark.parametrize("url", ["nonsense", "mysql://127.0.0.1/saleroom"])
@pytest.mark.parametrize("words", [("db", "upgrade"), ("serve", "--port", "0")], ids=["db upgrade", "serve"])
def test_an_address_of_no_database_we_know_is_refused(url: str, words: tuple[str, ...]) -> None:
    done = saleroom(url, *words)
    assert done.returncode != 0
    assert "Traceback" not in done.stderr
    assert "postgresql://" in done.stderr


def test_a_database_of_a_newer_version_is_left_alone(empty: str) -> None:
    upgrade(empty)
    engine = make_engine(empty)
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    engine.dispose()
    for words in (("db", "upgrade"), ("serve", "--port", str(free_port()))):
        done = saleroom(empty, *words)
        assert done.returncode != 0
        assert "Traceback" not in done.stderr
        assert "version" in done.stderr


def test_all_who_wait_for_a_database_that_is_away_learn_it_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "PATIENCE", 1.0)

    async def wait() -> list[BaseException | None]:
        store = Store(f"postgresql://saleroom@127.0.0.1:{free_port()}/saleroom")
        async with asyncio.timeout(20):  # one after the other they would wait for a minute
            answers = await asyncio.gather(
                *(store.write(lambda db: None) for _ in range(60)), return_exceptions=True
            )
        await asyncio.to_thread(store.close)
        return answers

    answers = asyncio.run(wait())
    assert {type(answer) for answer in answers} == {StorageError}
    assert {str(answer) for answer in answers} == {"the database does not answer"}


# -- backups -----------------------------------------------------------------------------------------------------


def later(
    seats: list[Seat], server: Server, known: list[dict[str, tuple[int, dict[str, object]]]]
) -> list[Seat]:
    """The same people after the restore, who know what was acknowledged before the backup."""
    found = []
    for seat, acknowledged in zip(seats, known, strict=True):
        again = Seat(server, seat.code, seat.secret, seat.think, seat.gate)
        again.acknowledged = acknowledged
        again.sent = 1000  # ids of their own: some of the old ones stand in the backup, some do not
        found.append(again)
    return found


async def played_on(seats: list[Seat]) -> None:
    async with playing(seats):
        await until(lambda: all(seat.lines for seat in seats))
        await all_move_on(seats, 3)


@pytest.mark.parametrize("way", ["backup", "vacuum into"])
def test_sqlite_is_backed_up_and_restored(way: str, tmp_path: Path) -> None:
    database, backup = tmp_path / "saleroom.sqlite3", tmp_path / "backup.sqlite3"

    def back_up() -> None:
        with sqlite3.connect(database, timeout=10) as source:
            if way == "backup":
                with sqlite3.connect(backup) as target:
                    source.backup(target)
                target.close()
            else:
                source.execute("VACUUM INTO ?", (str(backup),))
        source.close()

    async def evening() -> tuple[list[Seat], list[dict[str, tuple[int, dict[str, object]]]]]:
        seats = await open_tables([server], 6, think=0.02)
        async with playing(seats):
            await all_move_on(seats, 3)
            known = [dict(seat.acknowledged) for seat in seats]
            await asyncio.to_thread(back_up)
            await all_move_on(seats, 3)
        return seats, known

    with Server(tmp_path) as server:
        waiting = Person(server).post("/tables", game="luxury", nickname="Host")["code"]
        seats, known = asyncio.run(evening())
    with sqlite3.connect(backup) as copy:
        assert copy.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert copy.execute("PRAGMA foreign_key_check").fetchall() == []
    copy.close()

    for leftover in ("-wal", "-shm"):
        database.with_name(database.name + leftover).unlink(missing_ok=True)
    shutil.copy(backup, database)
    with sqlite3.connect(database) as copy:
        copy.execute("UPDATE tables SET state = 'over', version = version + 1 WHERE state = 'waiting'")
    copy.close()
    with Server(tmp_path) as server:
        guest = Person(server)
        assert guest.refused(f"/tables/{waiting}/join", nickname="Guest")["status"] == 409
        again = later(seats, server, known)
        asyncio.run(played_on(again))
    check(f"sqlite:///{database}", again)


def test_postgresql_is_backed_up_and_restored(postgres: Postgres, redis: Redis, tmp_path: Path) -> None:
    url, dump = postgres.database(), tmp_path / "saleroom.dump"
    address = {"PGHOST": "127.0.0.1", "PGPORT": str(postgres.port), "PGUSER": "saleroom"}

    def run(name: str, *words: str) -> str:
        done = subprocess.run(
            [program(name, "postgresql-client"), *words],
            env={**os.environ, **address},
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    async def evening() -> tuple[list[Seat], list[dict[str, tuple[int, dict[str, object]]]]]:
        seats = await open_tables([server], 6, think=0.02)
        async with playing(seats):
            await all_move_on(seats, 3)
            known = [dict(seat.acknowledged) for seat in seats]
            await asyncio.to_thread(run, "pg_dump", "--format=custom", f"--file={dump}", url)
            await all_move_on(seats, 3)
        return seats, known

    with Server(tmp_path, database_url=url, redis_url=redis.url) as server:
        seats, known = asyncio.run(evening())
    assert "TABLE DATA public moves" in run("pg_restore", "--list", str(dump))
    run("createdb", "--owner=saleroom", "saleroom_restored")
    restored = postgres.url("saleroom_restored")
    flags = ("--exit-on-error", "--no-owner", "--single-transaction")
    run("pg_restore", *flags, f"--dbname={restored}", str(dump))
    assert saleroom(restored, "db", "upgrade").returncode == 0
    with Server(tmp_path, database_url=restored, redis_url=redis.url) as server:
        again = later(seats, server, known)
        asyncio.run(played_on(again))
    check(restored, again)
