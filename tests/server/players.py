"""Tables full of people who move as soon as they may, lose their line, come back and go on.

Each client remembers what was acknowledged to it; `check` compares that with what stands in the database.
"""

import asyncio
import json
import random
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import httpx
import websockets
from sqlalchemy import Connection, select
from websockets.asyncio.client import ClientConnection

import saleroom
from saleroom.server import schema
from saleroom.server.store import make_engine
from tests.server.house import Json, Server

LIVE = {"kind": "live", "seconds": 600, "reserve": 3600}


class Seat:
    """Somebody at a table, over a websocket to one server."""

    def __init__(self, server: Server, code: str, secret: str, think: float, gate: asyncio.Event) -> None:
        self.server = server
        self.code = code
        self.secret = secret
        self.think = think
        self.gate = gate
        """Shared by all: while it is not set nobody begins a move."""
        self.dice = random.Random(f"{code}/{secret}")
        self.state: Json | None = None
        self.told = 0
        """The highest number this client was told."""
        self.pending: Json | None = None
        """The move that was sent and not answered yet."""
        self.acknowledged: dict[str, tuple[int, Json]] = {}
        """By the id of the message: its number and the move."""
        self.sent = 0
        self.survived = 0
        """How many moves were answered only on a later line, but had been stored before."""
        self.lines = 0
        """How many connections have been opened, and answered a `sync`."""
        self.closed: list[int | None] = []
        """The codes with which connections ended."""
        self.problems: Counter[str] = Counter()
        self.wrong: list[str] = []
        self.over = False
        self.synced = 0

    async def run(self) -> None:
        """Play until the match is over; whoever started this cancels it."""
        while not self.over:
            try:
                async with websockets.connect(
                    f"ws{self.server.url[4:]}/api/v1/tables/{self.code}/live",
                    additional_headers={"Cookie": f"saleroom={self.secret}"},
                    compression=None,
                    open_timeout=30,
                    close_timeout=2,
                ) as socket:
                    await self.converse(socket)
            except websockets.ConnectionClosed as closed:
                self.closed.append(closed.rcvd.code if closed.rcvd else None)
            except (OSError, websockets.WebSocketException, TimeoutError):
                pass
            await asyncio.sleep(self.dice.uniform(0.1, 0.3))

    async def converse(self, socket: ClientConnection) -> None:
        """One connection: ask what was missed, send again what was not answered, and play on."""
        self.synced = 0
        await socket.send(json.dumps({"type": "sync", "id": "sync", "number": self.told}))
        if self.pending is not None:
            await socket.send(json.dumps(self.pending))
        while not self.over:
            message = json.loads(await socket.recv())
            if message["type"] == "state":
                self.hear(message)
            elif message["type"] == "played":
                self.played(message)
            elif message["type"] == "problem":
                await self.refused(socket, message)
            if self.pending is None and self.state is not None and self.state["legal"]:
                await asyncio.sleep(self.dice.uniform(0.5, 1.5) * self.think)
                await self.gate.wait()
                await self.move(socket, self.state)

    def hear(self, message: Json) -> None:
        """A state."""
        if message.get("id") == "sync":
            self.lines += 1
            self.synced = message["number"]
        if message["number"] < self.told:
            self.wrong.append(f"told {message['number']} after {self.told}")
        self.told = message["number"]
        self.state = message
        self.over = message["view"] is not None and message["view"]["over"]

    def played(self, message: Json) -> None:
        """An acknowledgement."""
        if self.pending is None or message["id"] != self.pending["id"]:
            if self.acknowledged.get(message["id"], (None,))[0] != message["number"]:
                self.wrong.append(f"acknowledged what was not sent: {message}")
            return
        self.acknowledged[message["id"]] = (message["number"], self.pending["move"])
        self.survived += message["number"] < self.synced
        self.pending = None
        if self.state is not None and self.state["number"] <= message["number"]:
            self.state = None  # from before this move: wait for the next one

    async def refused(self, socket: ClientConnection, message: Json) -> None:
        """A problem: if nothing was stored the same is sent again, and nothing else may come up."""
        code = message["problem"]["code"]
        self.problems[code] += 1
        if code == "storage" and self.pending is not None:
            await asyncio.sleep(0.2)
            await socket.send(json.dumps(self.pending))
        elif code == "storage":
            await socket.send(json.dumps({"type": "sync", "id": "sync", "number": self.told}))
        else:
            self.wrong.append(f"refused: {message}")
            self.pending = None

    async def move(self, socket: ClientConnection, state: Json) -> None:
        """Make one of the legal moves."""
        self.sent += 1
        move = self.dice.choice(state["legal"])
        self.pending = {"type": "move", "id": f"m{self.sent}", "number": state["number"], "move": move}
        await socket.send(json.dumps(self.pending))


async def open_tables(
    servers: list[Server], count: int, game: str = "colours", seats: int = 2, think: float = 0.1
) -> list[Seat]:
    """Tables with people at all seats, begun; neighbours sit at different servers where there are several."""
    found: list[Seat] = []
    gate = asyncio.Event()
    gate.set()
    async with httpx.AsyncClient(timeout=60) as client:

        async def ask(server: Server, path: str, secret: str | None = None, **content: Any) -> httpx.Response:
            headers = {"Cookie": f"saleroom={secret}"} if secret else {}
            answer = await client.post(f"{server.url}/api/v1{path}", json=content, headers=headers)
            client.cookies.clear()
            assert answer.status_code < 300, answer.text
            return answer

        async def one(number: int) -> None:
            places = [servers[(number + place) % len(servers)] for place in range(seats)]
            answer = await ask(places[0], "/tables", game=game, seats=seats, nickname="Host", clock=LIVE)
            code, host = answer.json()["code"], answer.cookies["saleroom"]
            secrets = [host]
            for place in places[1:]:
                answer = await ask(place, f"/tables/{code}/join", nickname="Guest")
                secrets.append(answer.cookies["saleroom"])
            await ask(places[0], f"/tables/{code}/start", host)
            found.extend(
                Seat(place, code, secret, think, gate) for place, secret in zip(places, secrets, strict=True)
            )

        for first in range(0, count, 10):
            await asyncio.gather(*(one(number) for number in range(first, min(count, first + 10))))
    return found


@asynccontextmanager
async def playing(seats: list[Seat]) -> AsyncIterator[None]:
    """All of them play in the meantime."""
    tasks = [asyncio.create_task(seat.run()) for seat in seats]
    try:
        yield
        for task in tasks:
            if task.done():
                task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def until(what: Callable[[], bool], seconds: float = 60) -> None:
    """Wait until something is so; the test fails if it takes too long."""
    async with asyncio.timeout(seconds):
        while not what():
            await asyncio.sleep(0.02)


async def all_back(seats: list[Seat], lines: list[int]) -> None:
    """Wait until every client has a newer line than it had then, and was told on it what it missed."""
    await until(
        lambda: all(seat.over or seat.lines > before for seat, before in zip(seats, lines, strict=True))
    )


async def all_move_on(seats: list[Seat], moves: int = 1) -> None:
    """Wait until so many more moves of every table are acknowledged."""
    before = {code: len(acknowledged(seats, code)) for code in {seat.code for seat in seats}}
    finished = {seat.code for seat in seats if seat.over}

    def moved() -> bool:
        done = finished | {seat.code for seat in seats if seat.over}
        return all(
            code in done or len(acknowledged(seats, code)) >= count + moves for code, count in before.items()
        )

    await until(moved)


def acknowledged(seats: list[Seat], code: str) -> list[tuple[int, Json]]:
    """What was acknowledged to anybody at a table."""
    return [move for seat in seats if seat.code == code for move in seat.acknowledged.values()]


@contextmanager
def reading(url: str) -> Iterator[Connection]:
    """A connection to a database, and no trace of it afterwards."""
    engine = make_engine(url)
    try:
        with engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()


def check(url: str, seats: list[Seat]) -> int:
    """Compare all that clients know with the database; how many moves were acknowledged.

    Every record is 0, 1, 2, … without a hole and replays; every acknowledged move is there under its number with its
    content, and under no other number; nothing that clients saw has gone again.
    """
    total = 0
    with reading(url) as connection:
        for code in sorted({seat.code for seat in seats}):
            match = connection.execute(select(schema.matches).where(schema.matches.c.table == code)).one()
            query = select(schema.moves).where(schema.moves.c.match == match.id)
            rows = connection.execute(query.order_by(schema.moves.c.number)).all()
            assert [row.number for row in rows] == list(range(len(rows))), code
            ids = Counter((row.seat, row.key.split("/")[-1]) for row in rows)
            assert set(ids.values()) <= {1}, f"{code}: a message was played twice"
            numbers: set[int] = set()
            for seat in (seat for seat in seats if seat.code == code):
                assert not seat.wrong, f"{code}: {seat.wrong}"
                assert seat.told <= len(rows), f"{code}: a client saw move {seat.told} of {len(rows)}"
                for key, (number, move) in seat.acknowledged.items():
                    assert number < len(rows), f"{code}: move {number} was acknowledged and is lost"
                    assert (rows[number].key.split("/")[-1], rows[number].move) == (key, move), code
                    assert number not in numbers, f"{code}: move {number} was acknowledged to two"
                    numbers.add(number)
            total += len(numbers)
            record = {
                "format": "saleroom/1",
                "game": match.game,
                "rules": match.rules,
                "seats": match.seats,
                "options": match.options,
                "deal": match.deal,
                "moves": [{"seat": row.seat, **row.move} for row in rows],
            }
            assert saleroom.load(record).outcome == match.outcome, code
    assert total > 0
    return total
