"""What the house does every few seconds, each thing in a task of its own, so that none waits for another."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from saleroom.server.admin import retention
from saleroom.server.admin.admin import SERVER, Admin
from saleroom.server.admin.enforcement import Enforcement
from saleroom.server.house import House
from saleroom.server.leases import Leases
from saleroom.server.problems import Problem
from saleroom.server.shared_limits import TELL_EVERY
from saleroom.server.store import StorageError

log = logging.getLogger("saleroom.upkeep")


class Upkeep:
    """Signs of life, tables that nobody runs, lost notes, sleep, and what is too old."""

    def __init__(self, house: House, leases: Leases, enforcement: Enforcement, keep_days: int) -> None:
        self.house = house
        self.leases = leases
        self.on_lag: Callable[[float], object] = lambda _seconds: None
        """Told twice a second by how many seconds the event loop was late."""
        self.enforcement = enforcement
        self.keep_days = keep_days
        """What is older than so many days is deleted; 0: nothing is."""
        self.shared = enforcement.limits.shared
        self._tasks: list[asyncio.Task[None]] = []
        house.notes.hear_limits = self.shared.hear

    async def start(self) -> None:
        """Give a first sign of life and begin."""
        try:
            await self.leases.beat()
            await self.enforcement.look()
        except StorageError as error:
            log.warning("no sign of life yet: %s", error)
        for seconds, work in (
            (1.5, self.leases.beat),
            (1.5, self.leases.take),
            (0.5, self.leases.load),
            (5.0, self.leases.sleep),
            (3.0, self.compare),
            (15.0, self.tell_presence),
            (3.0, self.tell_spectators),
            (TELL_EVERY, self.tell_limits),
            (60.0, self.house.lobby.close_old),
            (2.0, self.enforcement.look),
            (600.0, self.drop_ended),
            (600.0, self.drop_old),
        ):
            self._tasks.append(asyncio.create_task(self._every(seconds, work)))
        self._tasks.append(asyncio.create_task(self._measure()))

    async def stop(self) -> None:
        """End, and give the tables back."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.leases.give_back()

    async def _every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        name = work.__name__
        while True:
            try:
                await work()
            except (Problem, StorageError) as error:
                log.warning("%s did not work: %s", name, error)
            except Exception:
                log.exception("%s failed", name)
                self.house.whole.unexpected += 1
            await asyncio.sleep(seconds)

    async def _measure(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + 0.5
            await asyncio.sleep(0.5)
            self.on_lag(max(0.0, loop.time() - due))

    async def compare(self) -> None:
        """Find what lost notes would have told."""
        if not self.house.alone:
            await self.house.notes.compare()

    async def tell_presence(self) -> None:
        """Tell the other workers who is here, in case a note was lost; and people here who is there no longer."""
        for code in self.house.notes.watched():
            room = self.house.rooms.all.get(code)
            if room is not None:
                self.house.notes.tell_presence(room)
                if not room.in_doubt:
                    room.broadcast()  # workers that have not said for long who is there have nobody

    async def tell_spectators(self) -> None:
        """Tell the other workers how many watch, for the lobby."""
        self.house.notes.tell_spectators()

    async def tell_limits(self) -> None:
        """Tell the other workers what was used of the limits that all have together."""
        news = self.shared.news()
        if news is not None:
            self.house.hub.tell_all({"limits": news, "worker": self.house.worker})

    async def drop_ended(self) -> None:
        """Delete what counts no longer by itself."""
        await self.house.store.write(retention.drop_ended)

    async def drop_old(self) -> None:
        """Delete what is older than is wanted, portion by portion."""
        if self.keep_days <= 0:
            return
        admin = Admin(self.house.store, SERVER)
        while any((await admin.retain(self.keep_days)).values()):
            self.house.people.remembered.clear()  # some of them may be gone
            await asyncio.sleep(1)
