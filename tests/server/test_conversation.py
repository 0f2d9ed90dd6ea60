"""A conversation at a table over a socket that is no websocket: two queues in memory."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from saleroom.core.game import Json
from saleroom.server.api.live import MAX_WAITING, SIGNED_OUT, Conversation, find_place
from saleroom.server.api.services import Services
from saleroom.server.house import House
from saleroom.server.hub import MemoryHub
from saleroom.server.problems import Problem
from saleroom.server.rooms import Room
from saleroom.server.settings import Settings
from saleroom.server.store import Store
from tests.server.indoors import Indoors, indoors


class Pipe:
    """What a `Socket` must be, with its other end."""

    def __init__(self, room_for: int = 0) -> None:
        self.up: asyncio.Queue[str | None] = asyncio.Queue()
        self.down: asyncio.Queue[bytes] = asyncio.Queue(room_for)
        self.closed: list[tuple[int, str]] = []

    async def receive(self) -> str | None:
        return await self.up.get()

    def send_now(self, message: bytes) -> bool:
        if self.down.full():
            return False
        self.down.put_nowait(message)
        return True

    async def send(self, message: bytes) -> None:
        await self.down.put(message)

    async def close(self, code: int, reason: str) -> None:
        self.closed.append((code, reason))

    async def hear(self, kind: str) -> Json:
        """The next message of a type."""
        while True:
            message: Json = json.loads(await asyncio.wait_for(self.down.get(), 10))
            if message["type"] == kind:
                return message

    def say(self, **message: object) -> None:
        self.up.put_nowait(json.dumps(message))


Scene = Callable[[Services, Room, Indoors], Awaitable[None]]


@asynccontextmanager
async def talking(services: Services, room: Room, person: str, pipe: Pipe) -> AsyncIterator[Conversation]:
    conversation = Conversation(services, pipe, room.code, person, person, "here", full_memory=False)
    running = asyncio.create_task(conversation.run())
    yield conversation
    await asyncio.wait_for(running, 10)
    assert len(pipe.closed) == 1
    assert not room.watchers


def at_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, scene: Scene) -> None:
    async def evening() -> None:
        async with indoors(tmp_path) as inside:
            services = Services(Settings(), inside.house, inside.leases, inside.runner)
            await scene(services, await inside.table("luxury", 2), inside)

    asyncio.run(evening())


def test_a_move_is_played_and_leaving_ends_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(services: Services, room: Room, inside: Indoors) -> None:
        pipe = Pipe()
        async with talking(services, room, inside.person(room, 0), pipe):
            state = await pipe.hear("state")
            pipe.say(type="move", id="m", move=state["legal"][0])
            assert (await pipe.hear("played"))["number"] == 0
            pipe.say(type="move", id="n", move=state["legal"][0])
            assert (await pipe.hear("problem"))["problem"]["code"] == "refused"
            pipe.up.put_nowait(None)
        assert pipe.closed == [(1000, "")]

    at_a_table(tmp_path, monkeypatch, scene)


def test_who_does_not_read_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(services: Services, room: Room, inside: Indoors) -> None:
        pipe = Pipe(room_for=1)
        async with talking(services, room, inside.person(room, 0), pipe):
            for _ in range(MAX_WAITING + 10):
                pipe.say(type="ping", id="p")
        assert pipe.closed == [(4408, "too-slow")]

    monkeypatch.setattr("saleroom.server.limits.Limits.spend", lambda *_: None)
    at_a_table(tmp_path, monkeypatch, scene)


def test_the_first_reason_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(services: Services, room: Room, inside: Indoors) -> None:
        pipe = Pipe()
        async with talking(services, room, inside.person(room, 0), pipe) as conversation:
            await pipe.hear("state")
            conversation.end(*SIGNED_OUT)
            conversation.end(1000, "")
        assert pipe.closed == [SIGNED_OUT]

    at_a_table(tmp_path, monkeypatch, scene)


def test_what_was_asked_for_is_done_though_the_line_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(services: Services, room: Room, inside: Indoors) -> None:
        pipe, go, asked = Pipe(), asyncio.Event(), asyncio.Event()
        write = inside.house.store.write

        async def slow(work: Any) -> Any:
            asked.set()
            stored = await write(work)
            await go.wait()
            return stored

        async with talking(services, room, inside.person(room, 0), pipe) as conversation:
            state = await pipe.hear("state")
            monkeypatch.setattr(inside.house.store, "write", slow)
            pipe.say(type="move", id="m", move=state["legal"][0])
            await asked.wait()
            conversation.end(*SIGNED_OUT)
        assert pipe.closed == [SIGNED_OUT]
        assert room.number == 0
        go.set()
        await services.house.whole.finish(5.0)
        assert room.number == 1, "stored, and known"
        assert pipe.up.empty()

    at_a_table(tmp_path, monkeypatch, scene)


def test_a_mistake_of_ours_is_logged_and_ends_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene(services: Services, room: Room, inside: Indoors) -> None:
        pipe = Pipe()
        async with talking(services, room, inside.person(room, 0), pipe):
            await pipe.hear("state")
            monkeypatch.setattr(inside.house.chat, "say", lambda *_: 1 / 0)
            pipe.say(type="chat", id="c", text="hello")
        assert pipe.closed == [(4500, "our-mistake")]

    with caplog.at_level(logging.ERROR):
        at_a_table(tmp_path, monkeypatch, scene)
    assert "ZeroDivisionError" in caplog.text


def test_who_has_a_seat_connects_without_a_read_and_who_has_it_from_elsewhere_is_let_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def no_read(*_: object) -> None:
        raise AssertionError("storage was read")

    async def evening() -> None:
        async with indoors(tmp_path) as inside:
            here, there = (
                House(inside.house.store, MemoryHub(), name, alone=False) for name in ("here", "there")
            )
            fox, owl, wren = [(await here.people.add(name))[0] for name in ("Fox", "Owl", "Wren")]
            given: Json = {"seats": 4, "options": {}, "listed": False, "clock": None, "bots": []}
            room = await here.tables.open(fox, "Fox", game="luxury", **given)
            await here.manners.set_private(room.code, fox, private=True)
            with monkeypatch.context() as patch:
                patch.setattr(Store, "read", no_read)
                assert await find_place(here.rooms, room.code, fox, None) == (room, fox)
            await there.tables.join(room.code, owl, "Owl")
            await there.tables.add_guest(room.code, fox, "Hen")
            assert len(room.members) == 1
            _, hen = await find_place(here.rooms, room.code, fox, 2)
            assert hen == room.members[2].person
            await there.tables.join(room.code, wren, "Wren")
            assert await find_place(here.rooms, room.code, wren, None) == (room, wren)
            with pytest.raises(Problem, match="private"):
                await find_place(here.rooms, room.code, None, None)

    asyncio.run(asyncio.wait_for(evening(), 30))
