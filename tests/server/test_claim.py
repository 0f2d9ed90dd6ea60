"""A server that is alone holds its database for itself; workers with Redis share it. Real servers, ended by -9."""

import os
import signal
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from saleroom.server.claim import KEY, InUse, SessionClaim
from saleroom.server.store import make_engine
from tests.server.house import Person, Server, until
from tools.services import Postgres, Redis


def refused(server: Server) -> str:
    """What a server that must not start says."""
    with ExitStack() as stack:
        stack.callback(server.stop)
        with pytest.raises(RuntimeError, match="the server ended"):
            server.start()
    assert server.process is not None
    assert server.process.returncode == 2
    said = server.log.read_text()
    assert "Traceback" not in said
    return said


def holders(url: str) -> int:
    """How many sessions hold a claim on a PostgreSQL database."""
    engine = make_engine(url)
    query = text(
        "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND granted AND classid = :high AND objid = :low "
        "AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    )
    try:
        with engine.connect() as db:
            found = db.execute(query, {"high": KEY >> 32, "low": KEY & 0xFFFFFFFF})
            return int(found.scalar_one())
    finally:
        engine.dispose()


def test_a_second_server_on_one_sqlite_file_refuses_to_start_and_says_why(tmp_path: Path) -> None:
    with Server(tmp_path) as first:
        said = refused(Server(tmp_path))
        assert "another server uses this database already" in said
        link = tmp_path / "link"
        link.symlink_to(tmp_path, target_is_directory=True)
        refused(Server(link))
        table = Person(first).post("/tables", game="luxury", nickname="Host")
        subprocess.run(
            [*first.command[:-1], "db", "upgrade"],
            env={**first.settings, "PYTHONPATH": os.pathsep.join(sys.path)},
            check=True,
            capture_output=True,
        )
        first.stop(signal.SIGKILL)
        with Server(tmp_path) as next_one:
            assert Person(next_one).get(f"/tables/{table['code']}")["table"]["game"] == "luxury"
    with Server(tmp_path):  # after one that ended in order, too
        pass


def test_servers_on_one_postgresql_database(postgres: Postgres, redis: Redis, tmp_path: Path) -> None:
    settings: dict[str, Any] = {"database_url": postgres.database()}
    together = {**settings, "redis_url": redis.url}
    with Server(tmp_path, **settings) as alone:
        assert "another server uses this database already" in refused(Server(tmp_path, **settings))
        assert "takes itself to be alone" in refused(Server(tmp_path, **together))
        alone.stop(signal.SIGKILL)
    with Server(tmp_path, **together), Server(tmp_path, **together) as second:
        assert holders(settings["database_url"]) == 2
        assert "several servers on one database need" in refused(Server(tmp_path, **settings))
        second.stop(signal.SIGKILL)
    with Server(tmp_path, **settings):
        pass


def test_the_claim_is_taken_again_after_the_database_was_away(tmp_path: Path) -> None:
    own = Postgres()
    try:
        own.start()
        url = own.database()
        with Server(tmp_path, database_url=url) as server:
            assert holders(url) == 1
            own.stop()
            own.start()
            until(lambda: holders(url) == 1)
            assert "another server" in refused(Server(tmp_path, database_url=url))
            assert "is claimed again" in server.log.read_text()
            assert Person(server).get("/tables") == []
    finally:
        own.remove()


def test_a_database_that_is_away_at_the_start_is_claimed_when_it_comes() -> None:
    own = Postgres()
    try:
        own.start()
        url = own.database()
        own.stop()
        claim = SessionClaim(url, shared=False)
        claim.take()
        try:
            own.start()
            until(lambda: holders(url) == 1)
            with pytest.raises(InUse):
                SessionClaim(url, shared=True).take()
        finally:
            claim.release()
        assert holders(url) == 0
    finally:
        own.remove()
