"""The documentation at /docs, as it is in the package and where it is not built."""

import base64
import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient, create_test_client

from saleroom.server import manual
from saleroom.server.pages import Shelf

SCRIPT = "document.title='Saleroom'"
PAGE = f'<!doctype html><script>{SCRIPT}</script><script src="assets/x.js"></script>'


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient[Any]]:
    monkeypatch.setattr(manual, "shelf", Shelf(tmp_path))
    monkeypatch.setattr(manual, "policies", {})
    with create_test_client([manual.manual]) as client:
        yield client


def test_without_a_build_one_line_says_how_to_make_it(client: TestClient[Any]) -> None:
    for address in ("/docs", "/docs/play.html"):
        answer = client.get(address)
        assert answer.status_code == 404
        assert answer.text.count("\n") == 1
        assert "make docs" in answer.text


def test_pages_are_served_and_only_their_own_scripts_may_run(client: TestClient[Any], tmp_path: Path) -> None:
    for name in ("index.html", "404.html", "games/luxury.html"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(PAGE, "utf-8")
    (tmp_path / "house.css").write_text("p{}", "utf-8")
    assert str(client.get("/docs").url).endswith("/docs/index.html")  # so that relative links work
    for address, status in (("/docs/", 200), ("/docs/games/luxury.html", 200), ("/docs/../nothing", 404)):
        answer = client.get(address)
        assert answer.status_code == status
    answer = client.get("/docs/index.html")
    mark = base64.b64encode(hashlib.sha256(SCRIPT.encode()).digest()).decode()
    policy = answer.headers["Content-Security-Policy"]
    assert f"script-src 'self' 'sha256-{mark}';" in policy
    assert "unsafe" not in policy
    assert client.get("/docs/house.css").headers["Content-Type"].startswith("text/css")
    assert (
        client.get("/docs/index.html", headers={"If-None-Match": answer.headers["ETag"]}).status_code == 304
    )
