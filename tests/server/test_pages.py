"""The client's files and pages, as the server sends them."""

import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from saleroom.server.pages import CLIENT_ROUTES, FOLDER, NOT_BUILT, Shelf
from tests.server.house import NO_TLS, Person, Server, until

built = pytest.mark.skipif(not (FOLDER / "index.html").exists(), reason="the pages are not built: make web")


def test_the_routes_are_those_of_the_client() -> None:
    for path in (
        "",
        "lobby",
        "t/abc",
        "replay/abc",
        "rules/luxury",
        "learn/luxury",
        "new/luxury",
        "claim",
        "settings",
    ):
        assert CLIENT_ROUTES.fullmatch(path)
    for path in ("t", "t/a/b", "nothing", "rules", ".env", "t/../x"):
        assert not CLIENT_ROUTES.fullmatch(path)


def test_only_files_of_the_folder_are_served(tmp_path: Path) -> None:
    (tmp_path / "secret.txt").write_text("not yours")
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "index.html").write_text("page")
    assert Shelf(tmp_path / "web").names == {"index.html"}
    assert Shelf(tmp_path / "elsewhere").names == frozenset()
    assert "make web" in NOT_BUILT


@built
def test_pages_and_files(server: Server) -> None:
    for path in ("/", "/lobby", "/t/abc"):
        answer = httpx.get(server.url + path, verify=NO_TLS)
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert "script-src 'self'" in answer.headers["content-security-policy"]
        assert answer.headers["cache-control"] == "no-cache"
    script = re.search(r'src="(/assets/[^"]+\.js)"', httpx.get(server.url).text)
    assert script
    for coding in ("br", "gzip", "identity"):
        answer = httpx.get(server.url + script[1], headers={"Accept-Encoding": coding})
        assert answer.headers.get("content-encoding", "identity") == coding
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
        assert "immutable" in answer.headers["cache-control"]
    assert (
        "content-encoding"
        not in httpx.get(server.url, headers={"Accept-Encoding": "br;q=0, gzip;q=0"}).headers
    )


@built
def test_what_the_browser_has_is_not_sent_again(server: Server) -> None:
    first = httpx.get(server.url)
    again = httpx.get(server.url, headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@built
@pytest.mark.parametrize(
    "path", ["/nothing", "/../pages.py", "/%2e%2e/pages.py", "/assets/none.js", "/t/a/b"]
)
def test_other_addresses_are_not_found(server: Server, path: str) -> None:
    answer = httpx.get(server.url + path, verify=NO_TLS)
    assert answer.status_code == 404
    assert "Shelf" not in answer.text


@built
@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_page_says_what_it_will_need(server: Server, language: str) -> None:
    person = Person(server)
    code = person.post("/tables", game="luxury", seats=2, nickname="Fox")["code"]
    with httpx.Client(base_url=server.url, headers={"Accept-Language": language}) as client:
        answer = client.get(f"/t/{code}")
        ahead = re.findall(
            r"<(/assets/[^>]+)>; rel=(modulepreload|preload; as=style; crossorigin)", answer.headers["link"]
        )
        assert answer.headers["link"].startswith("</theme.js>; rel=preload; as=script, ")
        assert len(ahead) == answer.headers["link"].count("<") - 1
        files = [file for file, _ in ahead]
        assert len(set(files)) == len(files)
        assert set(re.findall(r'(?:src|href)="(/assets/[^"]+)"', answer.text)) <= set(files)
        scripts = "".join(client.get(file).text for file in files if file.endswith(".js"))
        assert "/live?insight=true" in scripts or "insight=true" in scripts
        assert "luxury-table-lot" in scripts  # the table of that game, and of no other
        assert "secret-table" not in scripts
        assert ("は" in scripts) == (language == "ja")
        unknown = client.get("/t/aaaaaaaaaaaa").headers["link"]
        assert unknown.count("<") < len(files)
        assert "link" not in client.get("/assets/../nothing").headers


def test_the_api_keeps_its_problems(server: Server) -> None:
    answer = httpx.get(f"{server.url}/api/v1/nothing")
    assert answer.status_code == 404
    assert answer.json()["code"] == "not-found"


def test_saleroom_alone_opens_the_house_on_the_next_free_port(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        house = subprocess.Popen(
            [sys.executable, "-m", "saleroom", "--no-browser", "--port", str(port)],
            env={"SALEROOM_DATA_DIR": str(tmp_path), "PATH": "", "PYTHONUNBUFFERED": "1"},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        try:
            assert house.stdout is not None
            line = house.stdout.readline()
            found = re.search(r"http://127\.0\.0\.1:(\d+) ", line)
            assert found, line
            assert int(found[1]) > port

            def answers() -> bool:
                assert house.poll() is None, "it has ended"
                try:
                    health = httpx.get(f"http://127.0.0.1:{found[1]}/health", timeout=20, verify=NO_TLS)
                except httpx.ConnectError:
                    return False
                return health.status_code == 200

            until(answers)
        finally:
            house.send_signal(signal.SIGINT)
            house.wait(20)
