"""One SQLite server for the tests that need no other; PostgreSQL and Redis for those that do."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.house import Server
from tools.services import Postgres, Redis


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("house")) as running:
        yield running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    service = Postgres()
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


@pytest.fixture(scope="module")
def workers(
    postgres: Postgres, redis: Redis, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, Server]]:
    """Two servers on one database that tell each other through Redis."""
    folder = tmp_path_factory.mktemp("workers")
    settings: dict[str, Any] = {"database_url": postgres.database(), "redis_url": redis.url}
    with Server(folder, **settings) as first, Server(folder, **settings) as second:
        yield first, second
