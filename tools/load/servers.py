"""The servers that are measured, started here on loopback and ended by their ids, and what they use of the machine."""

import http.client
import json
import os
import resource
import shutil
import signal
import tempfile
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from tests.server.house import Server
from tools.load.messages import LiveSeat
from tools.services import Postgres, Redis, Service

THREADS = 8
"""So many requests are under way at once while tables are opened."""
IDLE = 2.0
"""A connection that was not used for so many seconds is opened anew: the server closes those that are idle."""
WITHOUT_LIMITS = {
    "rate": 1_000_000,
    "burst": 1_000_000,
    **dict.fromkeys(
        ("connections", "connections_address", "connections_all", "people_address", "people_all"), 0
    ),
    **dict.fromkeys(("tables_address", "tables_all", "spectators"), 0),
    "log_level": "warning",
}
"""All players come from one address."""


class Site:
    """One server on SQLite, or several on PostgreSQL and Redis, each with a port and perhaps settings of its own."""

    def __init__(self, storage: str, workers: int, **more: Any) -> None:
        allow_many_files()
        self.folder = Path(tempfile.mkdtemp(prefix="saleroom-load-"))
        self.services: list[Service] = []
        self.servers: list[Server] = []
        self.database = f"sqlite:///{self.folder / 'saleroom.sqlite3'}"
        settings: dict[str, Any] = WITHOUT_LIMITS | more
        try:
            if storage == "club":
                postgres = Postgres(shared_buffers="256MB")
                self.services.append(postgres)
                postgres.start()
                redis = Redis()
                self.services.append(redis)
                redis.start()
                self.database = postgres.database()
                settings |= {"database_url": self.database, "redis_url": redis.url}
            self.servers = [Server(self.folder, **settings) for _ in range(workers)]
        except BaseException:
            self.close()
            raise

    def start(self) -> None:
        """Start the servers, all at once, and wait until they are ready."""
        with ThreadPoolExecutor(len(self.servers)) as pool:
            list(pool.map(Server.start, self.servers))

    def stop(self) -> None:
        """End the servers in order; the database goes on."""
        for server in self.servers:
            if server.process is not None and server.process.poll() is None:
                server.process.send_signal(signal.SIGTERM)
        for server in self.servers:
            server.stop()

    def close(self) -> None:
        """End everything and delete what it left."""
        self.stop()
        for service in reversed(self.services):
            service.remove()
        shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self) -> "Site":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def ports(self) -> list[int]:
        """Where the servers listen."""
        return [server.port for server in self.servers]

    def pids(self) -> list[int]:
        """The servers' processes that run."""
        return [
            server.process.pid
            for server in self.servers
            if server.process is not None and server.process.poll() is None
        ]

    def cpu(self) -> float:
        """Seconds of processor time that the servers have used, without the database."""
        return sum(cpu(pid) for pid in self.pids())

    def database_cpu(self) -> float:
        """Seconds of processor time that PostgreSQL and Redis have used."""
        return sum(cpu(service.process.pid) for service in self.services if service.process is not None)

    def memory(self) -> int:
        """Resident bytes of the servers, without the database."""
        return sum(memory(pid) for pid in self.pids())


def allow_many_files() -> None:
    """Let this process and its children open as many sockets as the machine allows."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def family(pid: int) -> list[int]:
    """A process and all that it has started."""
    children: dict[int, list[int]] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                parent = int((entry / "stat").read_text().rsplit(")", 1)[1].split()[1])
            except OSError:
                continue  # it has ended in the meantime
            children.setdefault(parent, []).append(int(entry.name))
    found = [pid]
    for one in found:
        found += children.get(one, [])
    return found


def cpu(pid: int) -> float:
    """Seconds of processor time that a process and its children have used."""
    ticks = 0
    for one in family(pid):
        try:
            fields = Path(f"/proc/{one}/stat").read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue
        ticks += sum(int(field) for field in fields[11:15])
    return ticks / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> int:
    """Resident bytes of a process and its children."""
    pages = 0
    for one in family(pid):
        try:
            pages += int(Path(f"/proc/{one}/statm").read_text().split()[1])
        except OSError:
            continue
    return pages * os.sysconf("SC_PAGE_SIZE")


class Requests:
    """Requests to one port, over one connection for each thread."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._own = threading.local()

    def post(self, path: str, content: Any, secret: str | None = None) -> tuple[Any, str | None]:
        """The answer, and the secret that came with it; RuntimeError if it was refused."""
        connection = getattr(self._own, "connection", None)
        if connection is not None and time.monotonic() > self._own.used_at + IDLE:
            connection.close()
            connection = None
        if connection is None:
            connection = self._own.connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        headers = {"Content-Type": "application/json"}
        if secret is not None:
            headers["Cookie"] = f"saleroom={secret}"
        connection.request("POST", path, json.dumps(content).encode(), headers)
        answer = connection.getresponse()
        body = answer.read()
        self._own.used_at = time.monotonic()
        if answer.status >= 300:
            raise RuntimeError(f"POST {path}: {answer.status} {body[:300]!r}")
        cookie = answer.getheader("Set-Cookie") or ""
        given = cookie.split(";", 1)[0].partition("=")[2] if cookie.startswith("saleroom=") else None
        return json.loads(body) if body else None, given


def open_tables(
    ports: list[int],
    game: str,
    seats: int,
    count: int,
    *,
    clock: dict[str, Any],
    spread: str = "seats",
    advance: Callable[[int], object] = lambda _: None,
) -> list[list[LiveSeat]]:
    """Tables with a person on every seat, begun; their clients are not connected yet.

    With several servers the seats of a table are connected to them in turn, or all to one of them if the tables
    are spread.
    """
    requests = [Requests(port) for port in ports]

    def one(index: int) -> list[LiveSeat]:
        ask = requests[index % len(requests)]
        wanted = {"game": game, "seats": seats, "nickname": "Player 0", "clock": clock}
        table, host = ask.post("/api/v1/tables", wanted)
        code = table["code"]
        secrets = [host]
        for place in range(1, seats):
            _, secret = ask.post(f"/api/v1/tables/{code}/join", {"nickname": f"Player {place}"})
            secrets.append(secret)
        ask.post(f"/api/v1/tables/{code}/start", {}, host)
        advance(1)
        found = []
        for place, secret in enumerate(secrets):
            assert secret is not None
            server = index if spread == "tables" else index + place
            found.append(LiveSeat(code, place, secret, ports[server % len(ports)]))
        return found

    with ThreadPoolExecutor(THREADS) as pool:
        return list(pool.map(one, range(count)))
