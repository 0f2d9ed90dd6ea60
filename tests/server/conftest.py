"""One SQLite server for the tests that need no other."""

from collections.abc import Iterator

import pytest

from tests.server.house import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("house")) as running:
        yield running
