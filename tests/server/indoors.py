"""A house without a network, whose time stands still until somebody moves it, and whose chance is always the same."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from saleroom.core.game import Json
from saleroom.server import sources
from saleroom.server.house import House
from saleroom.server.hub import MemoryHub
from saleroom.server.leases import Leases
from saleroom.server.rooms import Room
from saleroom.server.runner import Runner
from saleroom.server.settings import Settings
from saleroom.server.store import Store
from tests.server.house import empty_database

NOON = 1_800_000_000_000


class Indoors(sources.Sources):
    """The house, its runner, the hands of its clock and its dice."""

    def __init__(self, house: House, leases: Leases, run: Runner, seed: str) -> None:
        self.house = house
        self.leases = leases
        self.runner = run
        self.time = NOON
        self.chance = random.Random(seed)

    def milliseconds(self) -> int:
        return self.time

    def random_bytes(self, count: int) -> bytes:
        return self.chance.randbytes(count)

    async def table(self, game: str, people: int, **more: Any) -> Room:
        """A table with so many people (fox0, fox1, …) and bots, begun; places and seats are the same."""
        persons = [(await self.house.people.add(f"Fox {place}"))[0] for place in range(people)]
        given: Json = {"seats": people, "options": {}, "listed": False, "clock": None, "bots": [], **more}
        room = await self.house.tables.open(persons[0], "Fox 0", game=game, **given)
        for place, person in enumerate(persons[1:], 1):
            await self.house.tables.join(room.code, person, f"Fox {place}")
        await self.house.tables.start(room.code, persons[0])
        return room

    def person(self, room: Room, seat: int) -> str:
        found = room.at_seat(seat).person
        assert found is not None
        return found

    async def at(self, time: int) -> None:
        """Let it be that time, and all that is due then happen."""
        self.time = time
        await self.happen()

    async def happen(self) -> None:
        for _ in range(6):
            for room in list(self.house.rooms.all.values()):
                await self.runner._act(room)
            thoughts = [t.choice for seats in self.runner._thoughts.values() for t in seats.values()]
            if thoughts:
                await asyncio.wait(thoughts)
            await asyncio.sleep(0)


@asynccontextmanager
async def indoors(folder: Path, **settings: Any) -> AsyncIterator[Indoors]:
    """A house in this process, on the database in a folder."""
    file = folder / "indoors.sqlite3"
    seed = "again" if file.exists() else "first"
    if not file.exists():
        file.write_bytes(empty_database())
    store = Store(f"sqlite:///{file}")
    house = House(store, MemoryHub(), "worker", alone=True)
    leases = Leases(house)
    inside = Indoors(house, leases, Runner(house, leases, Settings(bot_delay=1.0, **settings)), seed)
    try:
        with sources.use(inside):
            yield inside
    finally:
        await inside.runner.stop()
        for room in house.rooms.all.values():
            if room.timer is not None:
                room.timer.cancel()
        store.close()
