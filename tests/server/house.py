"""A real server for the tests: started on a free port of loopback, ended by its process id."""

import asyncio
import json
import os
import signal
import ssl
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import websockets
from prometheus_client.parser import text_string_to_metric_families

from saleroom.server.migrate import upgrade
from tests.server.starter import Forked
from tools.services import free_port

Json = dict[str, Any]
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Nothing here is encrypted: no certificates have to be read for every request."""

START_UP = 300.0
"""Seconds that a server may take to start: three of processor time, of which a busy machine may give a hundredth."""

STANDSTILL = 120.0
"""Seconds in which somebody must make a move."""

NO_LIMITS = (
    "CONNECTIONS_ADDRESS", "CONNECTIONS_ALL", "SPECTATORS", "PEOPLE_ADDRESS", "PEOPLE_ALL", "TABLES_ADDRESS",
    "TABLES_ALL", "CHAT", "CHAT_ADDRESS", "CHAT_TABLE", "CHAT_ALL", "ANALYSES", "ANALYSES_ALL",
)  # fmt: skip
"""All people of the tests come from one address."""


@cache
def empty_database() -> bytes:
    """An SQLite file with our tables: to copy one costs less than to run all migrations."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "empty.sqlite3"
        upgrade(f"sqlite:///{file}")
        return file.read_bytes()


COMMAND = [sys.executable, "-m", "saleroom", "serve"]


class Server:
    """`saleroom serve` in a process of its own; where its folder has no database, it finds an empty one there."""

    forks = False
    """Whether servers with the usual command are forked from a process that has imported everything: see `starter`."""

    def __init__(self, folder: Path, port: int | None = None, **settings: Any) -> None:
        self.folder = folder
        self.port = port or free_port()
        self.metrics_port = free_port()
        self.settings = {
            "SALEROOM_DATA_DIR": str(folder),
            "SALEROOM_BOT_DELAY": "0",
            "SALEROOM_BOT_PROCESSES": "1",
            "SALEROOM_METRICS_PORT": str(self.metrics_port),
            "SALEROOM_RATE": "10000",
            "SALEROOM_BURST": "10000",
            **{f"SALEROOM_{name}": "0" for name in NO_LIMITS},
            "SALEROOM_LOG_FORMAT": "json",
            **{f"SALEROOM_{name.upper()}": str(value) for name, value in settings.items()},
        }
        self.command = list(COMMAND)
        self.process: subprocess.Popen[bytes] | Forked | None = None
        self.log = folder / f"server-{self.port}.log"

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def counters(self) -> str:
        """What all workers of the server tell of themselves."""
        return httpx.get(f"http://127.0.0.1:{self.metrics_port}/metrics", timeout=30, verify=NO_TLS).text

    def figure(self, name: str, **labels: str) -> float:
        """One of these figures, without `saleroom_`; 0 if it is not told."""
        for family in text_string_to_metric_families(self.counters()):
            for sample in family.samples:
                if sample.name == f"saleroom_{name}" and sample.labels == labels:
                    return float(sample.value)
        return 0.0

    def start(self) -> "Server":
        environment = {key: value for key, value in os.environ.items() if not key.startswith("SALEROOM_")}
        if "SALEROOM_PURE" in os.environ:
            environment["SALEROOM_PURE"] = os.environ["SALEROOM_PURE"]
        environment |= self.settings
        port = ["--port", str(self.port)]
        file = self.folder / "saleroom.sqlite3"
        if "SALEROOM_DATABASE_URL" not in self.settings and not file.exists():
            file.write_bytes(empty_database())
        usual = self.command == COMMAND and not any(name.startswith("PYTHON") for name in self.settings)
        if self.forks and usual:
            self.process = Forked(["serve", *port], environment, self.log)
        else:
            with self.log.open("ab") as log:
                self.process = subprocess.Popen(
                    [*self.command, *port], env=environment, stderr=log, stdout=log
                )
        give_up = time.monotonic() + START_UP
        with httpx.Client(timeout=30, verify=NO_TLS) as client:
            while time.monotonic() < give_up:
                if self.process.poll() is not None:
                    raise RuntimeError(f"the server ended: {self.log.read_text()[-2000:]}")
                try:
                    if client.get(f"{self.url}/ready").status_code == 200:
                        return self
                except httpx.HTTPError:
                    pass
                time.sleep(0.05)
        self.stop(signal.SIGKILL)
        raise RuntimeError(f"the server did not become ready: {self.log.read_text()[-2000:]}")

    def stop(self, how: int = signal.SIGTERM) -> int:
        if self.process is None or self.process.poll() is not None:
            return 0
        self.process.send_signal(how)
        try:
            return self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            return self.process.wait(10)

    def __enter__(self) -> "Server":
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()


class Person:
    """Somebody with a browser: cookies, requests, and a websocket."""

    def __init__(self, server: Server, secret: str | None = None) -> None:
        self.server = server
        self.secret = secret
        self.heard = b""
        """Every byte this person has received."""

    def request(self, method: str, path: str, **named: Any) -> httpx.Response:
        headers = {"Cookie": f"saleroom={self.secret}"} if self.secret else {}
        answer = httpx.request(
            method,
            f"{self.server.url}/api/v1{path}",
            headers={**headers, **named.pop("headers", {})},
            timeout=30,
            verify=NO_TLS,
            **named,
        )
        if "saleroom" in answer.cookies:
            self.secret = answer.cookies["saleroom"]
        self.heard += answer.content + str(answer.headers).encode()
        return answer

    def get(self, path: str) -> Any:
        answer = self.request("GET", path)
        assert answer.status_code < 300, answer.text
        return answer.json()

    def post(self, path: str, **content: Any) -> Any:
        answer = self.request("POST", path, json=content)
        assert answer.status_code < 300, answer.text
        return answer.json() if answer.content else None

    def refused(self, path: str, **content: Any) -> Json:
        """A request that must be refused; the problem."""
        answer = self.request("POST", path, json=content)
        assert 400 <= answer.status_code < 500, answer.text
        assert answer.headers["content-type"].startswith("application/problem+json")
        problem: Json = answer.json()
        assert problem["status"] == answer.status_code
        assert problem["title"]
        return problem

    def state(self, code: str, after: int = 0) -> Json:
        found: Json = self.get(f"/tables/{code}?after={after}")
        return found

    @asynccontextmanager
    async def live(
        self, code: str, place: int | None = None, query: str = "", **headers: str
    ) -> AsyncIterator["Line"]:
        url = f"ws{self.server.url[4:]}/api/v1/tables/{code}/live{query}"
        if place is not None:
            url += f"?as={place}"
        if self.secret:
            headers["Cookie"] = f"saleroom={self.secret}"
        async with websockets.connect(url, additional_headers=headers, compression=None) as socket:
            yield Line(self, socket)


class Line:
    """An open websocket."""

    def __init__(self, person: Person, socket: Any) -> None:
        self.person = person
        self.socket = socket

    async def hear(self, seconds: float = 20) -> Json:
        text = await asyncio.wait_for(self.socket.recv(), seconds)
        self.person.heard += text.encode() if isinstance(text, str) else text
        message: Json = json.loads(text)
        return message

    async def say(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def until(self, kind: str, **fields: Any) -> Json:
        """The next message of a type whose fields have these values."""
        while True:
            message = await self.hear()
            if message["type"] == kind and all(message.get(name) == value for name, value in fields.items()):
                return message


def open_table(server: Server, game: str, people: int, **more: Any) -> tuple[str, list[Person]]:
    """A table with so many people, not begun."""
    found = [Person(server) for _ in range(people)]
    table = found[0].post("/tables", game=game, nickname="Person 0", **{"seats": people, **more})
    for number, person in enumerate(found[1:], 1):
        person.post(f"/tables/{table['code']}/join", nickname=f"Person {number}")
    return table["code"], found


def begin(code: str, people: list[Person]) -> None:
    people[0].post(f"/tables/{code}/start")


def by_seat(code: str, people: list[Person]) -> dict[int, Person]:
    """Who sits where."""
    found = {}
    for person in people:
        seat = person.state(code)["view"]["viewer"]
        found[seat] = person
    return found


def play_on(code: str, people: list[Person], limit: int | None = None, choose: int = 0) -> int:
    """Play first (or other) legal moves over HTTP until the end or so many moves; how many were made."""
    made = 0
    last = time.monotonic()
    while limit is None or made < limit:
        moved = False
        for person in people:
            state = person.state(code)
            if state["view"]["over"]:
                return made
            if state["legal"]:
                move = state["legal"][(choose + made) % len(state["legal"])]
                person.post(
                    f"/tables/{code}/moves",
                    id=f"h{state['number']}-{made}",
                    move=move,
                    number=state["number"],
                )
                made += 1
                moved = True
                last = time.monotonic()
                if limit is not None and made >= limit:
                    return made
        if not moved:
            assert time.monotonic() - last < STANDSTILL, f"nobody makes a move at {code}"
            time.sleep(0.05)
    return made


UPGRADE = (
    b"Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
"""The headers of a websocket's handshake."""


def until(true: Callable[[], bool], seconds: int = 30) -> None:
    """Wait for something to become true."""
    for _ in range(10 * seconds):
        if true():
            return
        time.sleep(0.1)
    raise AssertionError("it never came to that")


def no_traceback(server: Server) -> None:
    """Nothing has gone wrong on the server's side."""
    assert "Traceback" not in server.log.read_text()
