"""Nobody learns what they may not know, by any byte they receive.

Two tables are planted in the database of a real server that differ only in what one viewer may not know: other
cards face down, other sealed choices. Both are played through the API with everybody connected, and all that the
viewer receives must be the same, byte by byte: answers and their headers, messages and their order, refusals, what
a reconnected client gets, the stream for bots. Seeds, salts, secrets and other people's ids are recognisable
texts, which must not turn up at all.
"""

import asyncio
import itertools
import json
import os
import re
import sys
from collections.abc import Iterable, Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from sqlalchemy import insert

from saleroom.core.errors import Refused
from saleroom.core.game import Json
from saleroom.core.match import Match
from saleroom.server import schema
from saleroom.server.sources import hashed, now
from saleroom.server.store import make_engine
from tests.conformance.hidden import another
from tests.conformance.plays import Case, Chooser, step, steps
from tests.server.house import NO_TLS, Server

ROOT = Path(__file__).resolve().parents[2]
HOUR: Json = {"kind": "turns", "hours": 300}

CASES = [
    (Case("antiques", 3, "plain"), 25),
    (Case("antiques", 4, "tricks"), 40),
    (Case("antiques", 3, "open"), 12),
    (Case("luxury", 2, "plain"), 5),
    (Case("luxury", 4, "short-memory"), 21),
    (Case("colours", 2, "plain"), 24),
    (Case("colours", 4, "count"), 30),
    (Case("emblems", 3, "plain"), 16),
    (Case("emblems", 4, "plain"), 6),
    (Case("secret", 3, "plain"), 2),
    (Case("secret", 4, "doubles"), 26),
]
"""How long each is played."""

SEED = "5eed" * 32
SALT = "5a17" * 16
ENTROPY = "canary entropy"
CANARIES = (SEED, SALT, ENTROPY, "canary-secret", "canary-move", "c0ffee")
"""Texts that nobody may receive; people's ids begin with the last one."""

PONG = '{"type":"pong"'

VARY = ("date", "sec-websocket-accept")
"""Headers that are never twice the same."""

_numbers = itertools.count()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("canary"), connections=10_000) as running:
        yield running


# -- planting -----------------------------------------------------------------------------------------------


@dataclass
class Table:
    """A table that was written into the database, with its match just begun."""

    server: Server
    code: str
    match_id: str
    seats: int
    people: str
    """What the ids and secrets of the people at this table begin with."""

    def cookie(self, seat: int) -> str:
        return f"canary-secret-cookie-{self.people}-{seat}"

    def token(self, seat: int) -> str:
        return f"canary-secret-token-{self.people}-{seat}"


def spelled(number: int, length: int) -> str:
    """A number in the letters that codes are made of."""
    letters = "23456789abcdefghjkmnpqrstuvwxyz"
    text = ""
    while len(text) < length:
        number, place = divmod(number, len(letters))
        text = letters[place] + text
    return text


def plant(server: Server, match: Match) -> Table:
    """Write a table into the database at which this match has just been dealt."""
    number = next(_numbers)
    table = Table(server, spelled(number, 12), f"{number:024x}", match.seats, f"{number:06x}")
    record, at = match.record(), now()
    people = [f"c0ffee{table.people}{seat:012x}" for seat in range(match.seats)]
    engine = make_engine(f"sqlite:///{server.folder / 'saleroom.sqlite3'}")
    with engine.connect().execution_options(writes=True) as db, db.begin():
        for seat, person in enumerate(people):
            db.execute(insert(schema.people).values(id=person, nickname=f"Seat {seat}", created_at=at))
            for kind, secret in (("browser", table.cookie(seat)), ("token", table.token(seat))):
                db.execute(
                    insert(schema.credentials).values(
                        hash=hashed(secret), person=person, kind=kind, label="", created_at=at
                    )
                )
        db.execute(
            insert(schema.tables).values(
                code=table.code, game=match.game.id, seats=match.seats, options=record["options"], listed=True,
                clock=HOUR, clock_set_at=at, host=people[0], state="playing", match=table.match_id, seed=SEED,
                version=7, created_at=at, changed_at=at, due_at=None, lesson=False,
            )
        )  # fmt: skip
        for seat, person in enumerate(people):
            db.execute(
                insert(schema.members).values(
                    table=table.code, place=seat, person=person, nickname=f"Seat {seat}", seat=seat, ready=True,
                    away=False, entropy=f"{ENTROPY} {seat}",
                )
            )  # fmt: skip
        db.execute(
            insert(schema.matches).values(
                id=table.match_id, table=table.code, game=match.game.id, rules=match.game.rules, seats=match.seats,
                options=record["options"], deal=record["deal"], seed=SEED, salt=SALT, commitment="c" * 64,
                entropy=[f"{ENTROPY} {seat}" for seat in range(match.seats)], started_at=at,
                seating=list(range(match.seats)),
            )
        )  # fmt: skip
    engine.dispose()
    return table


# -- listening ----------------------------------------------------------------------------------------------


@dataclass
class Ear:
    """All that one viewer receives at a table, in order; what tells tables and times apart is made alike."""

    table: Table
    seat: int | None
    listens: bool = False
    heard: list[str] = field(default_factory=list)

    def hear(self, what: str, content: bytes | str) -> None:
        text = content.decode() if isinstance(content, bytes) else content
        text = text.replace(self.table.code, "CODE").replace(self.table.match_id, "MATCH")
        heard = f"{what} {re.sub(r'[0-9]{13}', 'TIME', text)}"
        if PONG not in heard or self.heard[-1:] != [heard]:  # how often nothing has happened says nothing
            self.heard.append(heard)

    async def ask(self, client: httpx.AsyncClient, method: str, path: str, secret: str, **more: Any) -> None:
        """Ask by HTTP and hear the whole answer."""
        answer = await client.request(method, f"/api/v1{path}", headers=self.signed(secret), **more)
        said = [
            f"{name.decode()}: {value.decode()}"
            for name, value in answer.headers.raw
            if name.decode() not in VARY
        ]
        self.hear(f"{method} {answer.status_code}", "\n".join([*said, answer.text]))

    def signed(self, secret: str) -> dict[str, str]:
        if self.seat is None:
            return {}
        if secret == "token":
            return {"Authorization": f"Bearer {self.table.token(self.seat)}"}
        return {"Cookie": f"saleroom={self.table.cookie(self.seat)}"}


class Line:
    """A viewer's websocket."""

    def __init__(self, ear: Ear, socket: Any) -> None:
        self.ear = ear
        self.socket = socket

    async def settle(self) -> None:
        """Hear all that was sent until now."""
        await self.socket.send('{"type":"ping","id":"settle"}')
        await self.until(PONG)

    async def until(self, beginning: str) -> None:
        while True:
            message = await asyncio.wait_for(self.socket.recv(), 30)
            self.ear.hear("message", message)
            if str(message).startswith(beginning):
                return


FORMS = ("", "?insight=1", "?changes=1", "?changes=1&insight=1")
"""What a viewer's websockets ask for: whole states or changes, without and with what can be worked out."""


async def connect(stack: AsyncExitStack, ear: Ear, form: str = "") -> Line:
    url = f"ws{ear.table.server.url[4:]}/api/v1/tables/{ear.table.code}/live{form}"
    socket = await stack.enter_async_context(
        websockets.connect(url, additional_headers=ear.signed("cookie"), compression=None, max_queue=None)
    )
    assert socket.response is not None
    ear.hear(
        "open",
        "\n".join(f"{k}: {v}" for k, v in socket.response.headers.raw_items() if k.lower() not in VARY),
    )
    return Line(ear, socket)


async def play(
    table: Table, moves: list[Json], tries: dict[int, list[Json]], paths: list[str], only: int | None = None
) -> list[Ear]:
    """Play the moves with everybody connected; what each seat, and a spectator at the end, has received.

    Where the ears of one viewer `only` are of interest, the others sit there, play and chat, but do not look around.
    """
    ears = [Ear(table, seat) for seat in [*range(table.seats), None]]
    listening = ears if only is None else [ears[only]]
    for ear in listening:
        ear.listens = True
    async with AsyncExitStack() as stack:
        client = await stack.enter_async_context(
            httpx.AsyncClient(base_url=table.server.url, timeout=30, verify=NO_TLS)
        )
        lines = []
        for ear in ears:
            for form in FORMS:
                lines.append(await connect(stack, ear, form))
                await settle(line for line in lines if line.ear.listens or line is lines[-1])
        heard = [line for line in lines if line.ear.listens]
        for number, move in enumerate(moves):
            seat = move["seat"]
            content = {
                "id": f"canary-move-{number}-{seat}",
                "move": {k: v for k, v in move.items() if k != "seat"},
            }
            answer = await client.post(
                f"/api/v1/tables/{table.code}/moves", json=content, headers=ears[seat].signed("cookie")
            )
            assert answer.status_code == 200, answer.text
            await settle(heard)
        for ear, line in zip(listening, heard[:: len(FORMS)], strict=True):
            await look_around(client, ear, paths)
            for move in tries.get(-1 if ear.seat is None else ear.seat, []):
                content = {"id": "mine", "move": move}
                await ear.ask(client, "POST", f"/tables/{table.code}/moves", "cookie", json=content)
                await line.socket.send(json.dumps({"type": "move", **content}))
                await line.until('{"type":"problem"')
            for own in heard:
                if own.ear is ear:
                    await own.socket.send('{"type":"sync","id":"again","number":0}')
            await settle(heard)
        for seat in range(table.seats):
            await ears[seat].ask(
                client, "POST", f"/tables/{table.code}/chat", "cookie", json={"text": "Well!"}
            )
            await settle(heard)
    for ear in listening:  # afterwards everybody comes back, one after the other
        async with AsyncExitStack() as stack:
            await quiet(table, ear)
            await (await connect(stack, ear, "?changes=1")).settle()
    for ear in listening:
        if ear.seat is not None:
            await quiet(table, ear)
            await first_turn(ear)
    return ears


async def settle(lines: Iterable[Line]) -> None:
    for line in lines:
        await line.settle()


async def quiet(table: Table, ear: Ear) -> None:
    """Wait until the house has noticed that nobody is connected."""
    async with httpx.AsyncClient(
        base_url=table.server.url, headers=ear.signed("cookie"), verify=NO_TLS
    ) as client:
        for _ in range(400):
            state = (await client.get(f"/api/v1/tables/{table.code}")).json()["table"]
            if not state["spectators"] and not any(member["connected"] for member in state["members"]):
                return
            await asyncio.sleep(0.02)
    raise AssertionError("somebody is still connected")


async def look_around(client: httpx.AsyncClient, ear: Ear, paths: list[str]) -> None:
    """Ask for everything that can be asked for, as a browser and as a bot; and for what will be refused."""
    code = ear.table.code
    for secret in ("cookie", "token"):
        for path in paths:
            await ear.ask(client, "GET", path.replace("{code}", code), secret)
        for after in (1, 5, 10_000):
            await ear.ask(client, "GET", f"/tables/{code}?after={after}", secret)
        for path, content in (
            ("join", {"nickname": "New"}),
            ("rematch", {}),
            ("leave", {}),
            ("ready", {"entropy": "x"}),
        ):
            if path != "join" or ear.seat is None:
                await ear.ask(client, "POST", f"/tables/{code}/{path}", secret, json=content)


async def first_turn(ear: Ear) -> None:
    """The stream for bots: its first event, if it is this seat's turn."""
    code = ear.table.code
    async with httpx.AsyncClient(
        base_url=ear.table.server.url, headers=ear.signed("token"), timeout=30, verify=NO_TLS
    ) as client:
        if not (await client.get(f"/api/v1/tables/{code}")).json()["legal"]:
            return
        async with client.stream("GET", "/api/v1/turns", params={"table": code}) as stream:
            async for line in stream.aiter_lines():
                ear.hear("stream", line)
                if line.startswith("data:"):
                    return


# -- comparing ----------------------------------------------------------------------------------------------


def begun(case: Case, length: int) -> Match:
    """A match played so far, and in games with sealed choices until one is sealed."""
    match, chooser = case.start(11), Chooser(7, "low")
    while len(match.moves) < length:
        step(match, chooser)
    for _ in range(20):
        if len(match.to_act) != 1 and not steps(match)[1]:
            step(match, chooser)
    assert not match.over
    return match


def twin_of(match: Match, viewer: int | None) -> Match:
    """A match that differs from this one in what the viewer may not know."""
    for seed in range(200):
        twin = another(match, viewer, Chooser(seed))
        if twin is not None and twin.record() != match.record():
            return twin
    raise AssertionError("there is nothing that could be different")


def refused_to(match: Match, seat: int) -> list[Json]:
    """Moves that a seat may not make now: what others have done, and nonsense."""
    found = []
    others = [{k: v for k, v in move.items() if k != "seat"} for move in match.moves[-12:]]
    for move in [*others, {"type": "bid", "coins": 999}, {"type": "bid", "card": 70}, {"type": "bid", "cards": [1]},
                 {"type": "pass"}, {"type": "offer", "slot": 9}, {"type": "keep", "request": "pairs"}]:  # fmt: skip
        try:
            match.number_of(seat, move)
        except Refused:
            found.append(move)
    return found


def paths_of(server: Server) -> list[str]:
    """Every address of the API document that can be asked for about a table."""
    document = httpx.get(f"{server.url}/api/v1/schema/openapi.json").json()
    found = [path.removeprefix("/api/v1") for path, ways in document["paths"].items() if "get" in ways]
    found = [path for path in found if not path.startswith("/admin/")]  # nobody here has an operator's token
    found = [path for path in found if re.findall(r"{(.*?)}", path) == ["code"]]
    return sorted(
        path for path in found if not path.endswith("/qr")
    )  # a picture of the code, and of nothing else


async def compare(server: Server, case: Case, length: int) -> list[str]:
    """What any viewer of a match could tell it from its twin by; nothing, if all is well."""
    match = begun(case, length)
    paths = paths_of(server)
    assert "/tables/{code}/record" in paths
    tries = {seat: refused_to(match, seat) for seat in range(match.seats)}
    tries[-1] = tries[0][:2]
    ears = await play(plant(server, match), match.record()["moves"], tries, paths)
    leaks = []
    for viewer, ear in zip([*range(match.seats), None], ears, strict=True):
        twin = twin_of(match, viewer)
        number = -1 if viewer is None else viewer
        # What is refused to others here may be legal for them there: only the viewer tries it.
        mine_only = {number: tries[number]}
        other = (await play(plant(server, twin), twin.record()["moves"], mine_only, paths, number))[number]
        assert len(ear.heard) > 2 * length
        for mine, theirs in itertools.zip_longest(ear.heard, other.heard, fillvalue=""):
            if mine != theirs:
                place = next((i for i, (a, b) in enumerate(zip(mine, theirs, strict=False)) if a != b), 0)
                leaks.append(
                    f"viewer {viewer}: …{mine[max(0, place - 60) : place + 60]} | {theirs[place : place + 60]}"
                )
                break
        for heard in (ear, other):
            leaks += [
                f"viewer {viewer} got {canary}"
                for canary in CANARIES
                if any(canary in text for text in heard.heard)
            ]
    return leaks


@pytest.mark.parametrize(("case", "length"), CASES, ids=str)
def test_what_is_hidden_changes_no_byte(server: Server, case: Case, length: int) -> None:
    assert asyncio.run(compare(server, case, length)) == []


def test_neither_logs_nor_counters_know_secrets(server: Server) -> None:
    case, length = CASES[3]
    asyncio.run(compare(server, case, length))
    log = server.log.read_text() + server.counters()
    for path in ("/health", "/ready", "/api/v1/tables", "/api/v1/me"):
        log += httpx.get(f"{server.url}{path}").text
    assert "saleroom_move_seconds_count" in log
    for canary in (*CANARIES, "Seat 0", spelled(0, 12)):
        assert canary not in log


# -- the test can fail --------------------------------------------------------------------------------------


def commit_fault(fault: str) -> None:
    """Make this process tell too much, whole or in changes; called in the process of a server."""
    view, private, events = Match.view, Match.private_json, Match.events_between

    def digest(match: Match) -> int:
        return sum(json.dumps(match.record()).encode())

    def open_view(match: Match, viewer: int | None = None, **more: Any) -> Json:
        return {**view(match, viewer, **more), "hint": digest(match)}

    def open_private(match: Match, viewer: int | None) -> Json:
        return {**private(match, viewer), "hint": digest(match)}

    def long_events(match: Match, viewer: int | None, first: int, last: int) -> list[Json]:
        return [*events(match, viewer, first, last), {"type": "." * (10 + digest(match) % 7)}]

    match fault:
        case "content":
            Match.view = open_view  # type: ignore[assignment, method-assign]
        case "size":
            Match.events_between = long_events  # type: ignore[assignment, method-assign]
        case "content of a change":
            Match.private_json = open_private  # type: ignore[assignment, method-assign]
        case _:
            raise ValueError(fault)


@pytest.mark.parametrize("fault", ["content", "size", "content of a change"])
def test_a_server_that_tells_too_much_is_caught(fault: str, tmp_path: Path) -> None:
    faulty = Server(tmp_path, connections=10_000)
    faulty.settings["PYTHONPATH"] = os.pathsep.join((str(ROOT), str(ROOT / "src")))
    code = (
        "import sys; from tests.server.test_canary import commit_fault; from saleroom.cli.main import main;"
        f"commit_fault({fault!r}); sys.exit(main())"
    )
    faulty.command = [sys.executable, "-c", code, "serve"]
    with faulty:
        leaks = asyncio.run(compare(faulty, *CASES[9]))
    assert len(leaks) >= 2, leaks
