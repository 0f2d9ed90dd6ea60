"""A house that calls people, whose time stands still; the calls arrive at an endpoint of our own."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from saleroom.server.calls import post
from saleroom.server.calls.calls import Calls
from saleroom.server.house import House
from saleroom.server.rooms import Room
from saleroom.server.settings import Settings
from tests.server.endpoints import Browser, Endpoint
from tests.server.indoors import Indoors, indoors

TURNS = {"kind": "turns", "hours": 24}


class Calling:
    """A house that calls, and the endpoint that everybody's browser is reached at."""

    def __init__(self, inside: Indoors, calls: Calls, endpoint: Endpoint) -> None:
        self.inside = inside
        self.house: House = inside.house
        self.calls = calls
        self.endpoint = endpoint
        self.browsers: dict[str, Browser] = {}

    async def table(self, people: int = 2, **more: Any) -> Room:
        """A turn-based table, at which seat n is to act when n moves have been made, as far as it gets."""
        return await self.inside.table("antiques", max(3, people), clock=more.pop("clock", TURNS), **more)

    async def subscribe(self, room: Room, seat: int, language: str = "en") -> str:
        """The person at a seat wants to be called; they have a path of their own at the endpoint."""
        person = self.inside.person(room, seat)
        browser = Browser(f"http://127.0.0.1:{self.endpoint.port}/{person}")
        self.browsers[f"/{person}"] = browser
        given = browser.subscription()
        await self.calls.subscribe(person, browser.endpoint, **given["keys"], language=language)
        return person

    async def later(self, milliseconds: int) -> None:
        """Let time pass, and the calls that are due then arrive."""
        self.inside.time += milliseconds
        await self.calls.look()
        while self.calls._tasks:
            await asyncio.gather(*self.calls._tasks)

    def heard(self) -> list[dict[str, Any]]:
        """What has arrived since this was last asked."""
        found = [self.browsers[request[0]].read(request) for request in self.endpoint.requests]
        self.endpoint.requests.clear()
        return found

    async def move(self, room: Room) -> int:
        """Whoever is to act makes their first legal move; the seat."""
        assert room.match is not None
        seat = room.match.to_act[0]
        await self.house.matches.play(room.code, seat, room.match.legal(seat)[0], key=f"person/{room.number}")
        return seat

    def to_act(self, room: Room) -> int:
        assert room.match is not None
        return room.match.to_act[0]


@asynccontextmanager
async def calling(
    folder: Path, monkeypatch: pytest.MonkeyPatch, endpoint: Endpoint, **settings: Any
) -> AsyncIterator[Calling]:
    monkeypatch.setattr(
        post, "TIMEOUT", 60.0
    )  # a call that is sent again because we are busy would arrive twice
    monkeypatch.setattr(post, "DEADLINE", 120.0)
    async with indoors(folder) as inside:
        given = Settings(call_private=True, **settings)
        calls = Calls(inside.house, inside.leases, given)
        calls.delivery.pauses = (0.01, 0.02)
        try:
            yield Calling(inside, calls, endpoint)
        finally:
            await calls.stop()


Test = Callable[[Calling], Awaitable[None]]


def in_a_house(**settings: Any) -> Callable[[Test], Any]:
    """Run a test in such a house; `{hook}` in a setting is the endpoint's address."""

    def wrap(test: Test) -> Any:
        def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
            async def enter(endpoint: Endpoint) -> None:
                given = {name: value.format(hook=endpoint.url) for name, value in settings.items()}
                async with calling(tmp_path, monkeypatch, endpoint, **given) as house:
                    await test(house)

            with Endpoint() as endpoint:
                asyncio.run(enter(endpoint))

        run.__name__ = test.__name__
        return run

    return wrap
