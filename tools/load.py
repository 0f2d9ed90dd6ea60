"""`make load`: many live tables on loopback, every seat a websocket client that moves as soon as it may.

It starts a server of its own on a free port, plays for a bounded time, prints figures, and then replays every
record against what every client was told: no move may be lost, doubled or out of order. It ends by itself.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import resource
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import websockets

import saleroom


class SeenView(msgspec.Struct):
    """What a client of this tool looks at in a view."""

    over: bool
    outcome: msgspec.Raw


class Seen(msgspec.Struct):
    """What it looks at in a message; the rest is skipped, so that the tool costs the machine little."""

    type: str
    id: str | None = None
    number: int = -1
    legal: list[msgspec.Raw] = []
    view: SeenView | None = None
    problem: dict[str, Any] | None = None


decode = msgspec.json.Decoder(Seen).decode


class Seat:
    """One client at one table."""

    def __init__(self, base: str, code: str, secret: str, pace: "Pace") -> None:
        self.url = f"ws{base[4:]}/api/v1/tables/{code}/live"
        self.code = code
        self.secret = secret
        self.pace = pace
        self.acknowledged: dict[int, bytes] = {}
        self.told: list[int] = []
        self.over = False
        self.outcome: Any = None
        self.problems: list[str] = []

    async def run(self) -> None:
        """Play until the match is over or time is up."""
        headers = {"Cookie": f"saleroom={self.secret}"}
        async with websockets.connect(
            self.url, additional_headers=headers, compression=None, max_queue=None
        ) as ws:
            waiting: tuple[str, float, bytes] | None = None
            count = 0
            while True:
                message = decode(await ws.recv())
                if message.type == "state":
                    self.told.append(message.number)
                    state = message
                    if message.view is not None and message.view.over:
                        self.over = True
                        self.outcome = json.loads(bytes(message.view.outcome))
                        return
                elif message.type == "played" and waiting is not None and message.id == waiting[0]:
                    self.pace.done(time.perf_counter() - waiting[1])
                    self.acknowledged[message.number] = waiting[2]
                    waiting = None
                elif message.problem is not None:
                    self.problems.append(message.problem["code"])
                    waiting = None
                    continue
                if waiting is None and state.legal and not self.pace.stopped:
                    await self.pace.turn()
                    count += 1
                    move = bytes(random.choice(state.legal))
                    waiting = (f"m{count}", time.perf_counter(), move)
                    message_up = {
                        "type": "move", "id": waiting[0], "number": state.number, "move": msgspec.Raw(move),
                    }  # fmt: skip
                    await ws.send(msgspec.json.encode(message_up).decode())
                    state.legal = []
                elif self.pace.stopped and waiting is None:
                    return


class Pace:
    """How quickly clients move, and what was measured."""

    def __init__(self) -> None:
        self.rate: float | None = None
        self.next = 0.0
        self.stopped = False
        self.times: list[float] = []
        self.measuring = False
        self.load = (0.0, 0.0)
        """Cores kept busy by the server, and by this tool."""

    async def turn(self) -> None:
        """Wait for one's turn where the rate is limited."""
        if self.rate is None:
            return
        at = max(time.perf_counter(), self.next)
        self.next = at + 1 / self.rate
        await asyncio.sleep(max(0.0, at - time.perf_counter()))

    def done(self, seconds: float) -> None:
        """A move was acknowledged."""
        if self.measuring:
            self.times.append(seconds)

    def percentile(self, part: float) -> float:
        """So much of the moves was acknowledged within that time."""
        row = sorted(self.times)
        return row[min(len(row) - 1, int(part * len(row)))] if row else 0.0


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def start_server(folder: str, port: int) -> subprocess.Popen[bytes]:
    """A server with its own SQLite file."""
    environment = {
        **os.environ,
        "SALEROOM_DATA_DIR": folder,
        "SALEROOM_RATE": "100000",
        "SALEROOM_BURST": "100000",
        "SALEROOM_BOT_DELAY": "0",
        "SALEROOM_LOG_LEVEL": "warning",
    }
    return subprocess.Popen(
        [sys.executable, "-m", "saleroom", "serve", "--port", str(port)],
        env=environment,
        stderr=subprocess.DEVNULL,
    )


def memory(pid: int) -> int:
    """Resident memory of a process in bytes."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) * 1024
    return 0


def used(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def open_tables(base: str, game: str, seats: int, tables: int) -> list[tuple[str, list[str]]]:
    """Tables with all seats taken by people, not yet begun: code and secrets."""
    found = []
    async with httpx.AsyncClient(base_url=base, limits=httpx.Limits(max_connections=8)) as client:

        async def one() -> None:
            answer = await client.post(
                "/api/v1/tables",
                json={
                    "game": game,
                    "seats": seats,
                    "nickname": "0",
                    "clock": {"kind": "live", "seconds": 600},
                },
            )
            client.cookies.clear()
            code = answer.json()["code"]
            secrets = [answer.cookies["saleroom"]]
            for place in range(1, seats):
                answer = await client.post(f"/api/v1/tables/{code}/join", json={"nickname": str(place)})
                client.cookies.clear()
                secrets.append(answer.cookies["saleroom"])
            found.append((code, secrets))

        for start in range(0, tables, 8):
            await asyncio.gather(*(one() for _ in range(min(8, tables - start))))
    return found


async def begin(base: str, tables: list[tuple[str, list[str]]]) -> None:
    """The hosts start their matches."""
    async with httpx.AsyncClient(base_url=base, limits=httpx.Limits(max_connections=8), timeout=60) as client:
        for code, secrets in tables:
            await client.post(
                f"/api/v1/tables/{code}/start", headers={"Authorization": f"Bearer {secrets[0]}"}
            )


async def idle_memory(base: str, pid: int, game: str, seats: int, tables: int) -> float:
    """Bytes of server memory per idle table with open sockets."""
    empty = await open_tables(base, game, seats, 5)
    await begin(base, empty)
    gc.collect()
    before = memory(pid)
    opened = await open_tables(base, game, seats, tables)
    await begin(base, opened)
    sockets = []
    for code, secrets in opened:
        for secret in secrets:
            url = f"ws{base[4:]}/api/v1/tables/{code}/live"
            sockets.append(
                await websockets.connect(
                    url, additional_headers={"Cookie": f"saleroom={secret}"}, compression=None
                )
            )
    await asyncio.sleep(1)
    after = memory(pid)
    for ws in sockets:
        await ws.close()
    return (after - before) / tables


async def phase(
    base: str, pid: int, game: str, seats: int, tables: int, seconds: float, rate: float | None
) -> tuple[float, Pace, list[Seat]]:
    """Play for a while: moves per second, times, and the clients with all they were told."""
    opened = await open_tables(base, game, seats, tables)
    pace = Pace()
    pace.rate = rate
    clients = [Seat(base, code, secret, pace) for code, secrets in opened for secret in secrets]
    running = [asyncio.create_task(client.run()) for client in clients]
    await asyncio.sleep(2)
    await begin(base, opened)
    await asyncio.sleep(1)
    pace.measuring = True
    began = time.perf_counter()
    server, tool = used(pid), used(os.getpid())
    while time.perf_counter() - began < seconds and not all(task.done() for task in running):
        await asyncio.sleep(0.1)
    pace.measuring = False
    took = time.perf_counter() - began
    pace.load = ((used(pid) - server) / took, (used(os.getpid()) - tool) / took)
    pace.stopped = True
    for task in running:
        task.cancel() if not task.done() else None
    await asyncio.gather(*running, return_exceptions=True)
    return len(pace.times) / took, pace, clients


def check(folder: str, clients: list[Seat]) -> tuple[int, list[str]]:
    """Replay every record against what every client was told."""
    wrong: list[str] = []
    database = sqlite3.connect(Path(folder) / "saleroom.sqlite3")
    moves = 0
    by_code: dict[str, list[Seat]] = {}
    for client in clients:
        by_code.setdefault(client.code, []).append(client)
    for code, seats in by_code.items():
        query = 'SELECT game, rules, seats, options, deal, id FROM matches WHERE "table" = ?'
        game, rules, count, options, deal, match_id = database.execute(query, (code,)).fetchone()
        rows = database.execute(
            "SELECT number, seat, move FROM moves WHERE match = ? ORDER BY number", (match_id,)
        ).fetchall()
        if [row[0] for row in rows] != list(range(len(rows))):
            wrong.append(f"{code}: numbers are not 0, 1, 2, …")
        record = {
            "format": "saleroom/1", "game": game, "rules": rules, "seats": count,
            "options": json.loads(options), "deal": json.loads(deal),
            "moves": [{"seat": seat, **json.loads(move)} for _, seat, move in rows],
        }  # fmt: skip
        match = saleroom.load(record)
        moves += len(rows)
        owners: dict[int, int] = {}
        for place, client in enumerate(seats):
            for number, move in client.acknowledged.items():
                if number >= len(rows) or json.loads(rows[number][2]) != json.loads(move):
                    wrong.append(f"{code}: acknowledged move {number} is not in the record")
                elif owners.setdefault(number, place) != place:
                    wrong.append(f"{code}: move {number} was acknowledged twice")
            if client.told != sorted(client.told):
                wrong.append(f"{code}: a client was told numbers out of order")
            if client.over and client.outcome != match.outcome:
                wrong.append(f"{code}: a client saw another outcome")
            if client.problems:
                wrong.append(f"{code}: {client.problems[0]}")
    return moves, wrong


async def run(arguments: argparse.Namespace) -> int:
    """All phases."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 8192)), hard))
    folder = tempfile.mkdtemp(prefix="saleroom-load-")
    port = free_port()
    server = start_server(folder, port)
    base = f"http://127.0.0.1:{port}"
    try:
        async with httpx.AsyncClient() as client:
            for _ in range(200):
                try:
                    if (await client.get(f"{base}/ready")).status_code == 200:
                        break
                except httpx.HTTPError:
                    pass
                await asyncio.sleep(0.1)
        game, seats, tables = arguments.game, arguments.seats, arguments.tables
        print(f"{tables} tables of {game} with {seats} seats, native rules: {saleroom.compiled}", flush=True)
        per_table = await idle_memory(base, server.pid, game, seats, min(100, tables))
        print(
            f"memory per idle table with {seats} sockets: {per_table / 1000:.0f} kB (asked: under 300)",
            flush=True,
        )
        full, pace, clients = await phase(base, server.pid, game, seats, tables, arguments.seconds, None)
        print(
            f"as quickly as they may: {full:,.0f} moves/s acknowledged (asked: 1,500); "
            f"50 % within {1000 * pace.percentile(0.5):.0f} ms, 95 % within {1000 * pace.percentile(0.95):.0f} ms; "
            f"server {pace.load[0]:.2f} cores, this tool {pace.load[1]:.2f}",
            flush=True,
        )
        half = arguments.half or 750.0
        slow, pace, more = await phase(base, server.pid, game, seats, tables, arguments.seconds, half)
        print(
            f"at {slow:,.0f} moves/s: 50 % within {1000 * pace.percentile(0.5):.0f} ms, "
            f"95 % within {1000 * pace.percentile(0.95):.0f} ms (asked: under 100 at half of 1,500); "
            f"server {pace.load[0]:.2f} cores, this tool {pace.load[1]:.2f}",
            flush=True,
        )
        await asyncio.sleep(1)
    finally:
        server.send_signal(signal.SIGTERM)
        try:
            server.wait(30)
        except subprocess.TimeoutExpired:
            server.kill()
    moves, wrong = check(folder, clients + more)
    print(
        f"checked {moves:,} stored moves against {len(clients + more):,} clients: {len(wrong)} wrong",
        flush=True,
    )
    for line in wrong[:10]:
        print(f"  {line}")
    return 1 if wrong else 0


def main() -> int:
    """Parse and run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="antiques")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--half", type=float, default=None, help="moves per second of the paced phase")
    return asyncio.run(run(parser.parse_args()))


if __name__ == "__main__":
    sys.exit(main())
