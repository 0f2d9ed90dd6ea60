"""One SQLite server for all tests that need no other, and leave it as it is; PostgreSQL and Redis for those that do."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.house import Server
from tools.services import Postgres, Redis

Server.forks = True


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("house")) as running:
        yield running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    service = Postgres(fsync="off")  # a machine that loses its power is not among the faults that are tried
    try:
        service.start()
        yield service
    finally:
        service.remove()


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    service = Redis()
    try:
        service.start()
        yield service
    finally:
        service.remove()


@pytest.fixture(scope="session")
def workers(
    postgres: Postgres, redis: Redis, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, Server]]:
    """Two servers on one database that tell each other through Redis."""
    folder = tmp_path_factory.mktemp("workers")
    settings: dict[str, Any] = {"database_url": postgres.database(), "redis_url": redis.url}
    with Server(folder, **settings) as first, Server(folder, **settings) as second:
        yield first, second
