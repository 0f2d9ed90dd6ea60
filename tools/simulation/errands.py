"""What people ask for besides playing: single requests that may break off and are sent again, as over HTTP."""

import asyncio
import random
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from saleroom.core.game import Json
from saleroom.server.house import Command, House
from saleroom.server.problems import Problem
from saleroom.server.rooms import encode
from saleroom.server.store import StorageError
from tools.simulation.world import World

Ask = Callable[[House], Coroutine[Any, Any, Any]]

CLOCKS: tuple[Json, ...] = (
    {"kind": "live", "seconds": 5, "reserve": 0},
    {"kind": "live", "seconds": 5, "reserve": 10},
    {"kind": "turns", "hours": 24},
)


async def insist(world: World, what: str, ask: Ask, chance: random.Random) -> Any:
    """Ask until there is an answer, through whatever worker; the request may break off at any moment."""
    while True:
        worker = world.pick(chance)
        if worker is not None:
            patience = 8.0 if world.calm or chance.random() < 0.7 else 0.05 * chance.random()
            task = worker.begin(ask(worker.house))
            await asyncio.wait((task,), timeout=patience)
            if task.done() and not task.cancelled():
                try:
                    answer = task.result()
                except StorageError as error:
                    world.trace("%s at %s: %s", what, worker.name, error)
                except Problem as problem:
                    world.trace("%s at %s: %s", what, worker.name, problem.code)
                    raise
                else:
                    world.trace("%s at %s: done", what, worker.name)
                    return answer
            else:
                world.trace("%s at %s: broken off", what, worker.name)
                task.cancel()
        await asyncio.sleep(0.05 + chance.random())


class Errands:
    """The requests of one person, or of a spectator, at one table."""

    def __init__(self, world: World, name: str, code: str, person: str | None, chance: random.Random) -> None:
        self.world = world
        self.name = name
        self.code = code
        self.person = person
        self.chance = chance
        self.take_state: Callable[[Json], None] = lambda _state: None
        """Gets every state that was asked for."""

    def begin(self, over: bool) -> None:
        """Ask for something; if the match is over, perhaps for a rematch."""
        errands = [self.look]
        if self.person is not None:
            errands += [self.set_clock, self.say, *([self.rematch] if over else [])]
        self.world.loop.create_task(self._run(self.chance.choice(errands)))

    async def _run(self, errand: Callable[[], Coroutine[Any, Any, None]]) -> None:
        try:
            await errand()
        except Problem as problem:
            if self.world.calm and problem.code == "changed":
                self.world.wrong.append(f"{self.name}: {errand.__name__} is refused though nobody else acts")

    def command(self) -> Command:
        """An id that this person has not used before."""
        return Command(self.person or "", f"{self.name}-{self.world.number()}")

    async def look(self) -> None:
        """The state of the table."""

        async def ask(house: House) -> bytes:
            async with house.rooms.using(self.code) as room:
                return encode(room.message(self.person, 0, full_memory=False))

        self.take_state(msgspec.json.decode(await insist(self.world, f"{self.name}: look", ask, self.chance)))

    async def set_clock(self) -> None:
        """Agree to some clock."""
        assert self.person is not None
        person, clock, command = self.person, self.chance.choice(CLOCKS), self.command()
        await insist(
            self.world,
            f"{self.name}: set the clock",
            lambda house: house.tables.agree_clock(self.code, person, clock, command),
            self.chance,
        )

    async def say(self) -> None:
        """Say something, once."""
        assert self.person is not None
        person, command, promises = self.person, self.command(), self.world.promises
        text = f"{self.name} calls {command.id}"
        promises.sent.append(text)
        await insist(
            self.world,
            f"{self.name}: say",
            lambda house: house.chat.say(self.code, person, text, None, command),
            self.chance,
        )
        promises.said.append(text)

    async def rematch(self) -> None:
        """The same table anew."""
        assert self.person is not None
        person, command = self.person, self.command()
        room = await insist(
            self.world,
            f"{self.name}: rematch",
            lambda house: house.tables.rematch(self.code, person, command),
            self.chance,
        )
        self.world.promises.rematches.append((self.code, room.code))
