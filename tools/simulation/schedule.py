"""One schedule: workers, tables, clients and faults, all of it from one seed; and what was found wrong after it."""

import asyncio
import gc
import logging
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from sqlalchemy import Connection, insert

from saleroom.core.game import Json
from saleroom.server import leases, schema, sources
from saleroom.server.api import live
from saleroom.server.house import Command, House, rooms
from saleroom.server.problems import Problem
from tools.simulation import checks
from tools.simulation.chance import SimulatedSources
from tools.simulation.clients import Client
from tools.simulation.errands import CLOCKS, Ask, insist
from tools.simulation.faults import lose_last_notes, make_faults
from tools.simulation.loop import VirtualLoop
from tools.simulation.storage import Database
from tools.simulation.world import World

GAMES = (("luxury", 2), ("luxury", 3), ("antiques", 3), ("emblems", 3))
LASTS = (4.0, 8.0, 20.0)
"""About so many virtual seconds things go wrong."""
SHORT_FROM = 1_000_000
"""From this seed on schedules are half as long, with one table."""
SLEEPS_SOON = (("IDLE", 1000), ("SLEEPS_WITHOUT", 2500), ("AHEAD", 2000))
"""When tables go to sleep in schedules in which they do, in milliseconds."""
SETTLED_WITHIN = 90.0
"""So many virtual seconds after the last fault everything must be settled."""


class Result(NamedTuple):
    """What came of a schedule."""

    seed: int
    wrong: list[str]
    """What was found wrong; empty if all is well."""
    moves: int
    """How many moves were stored."""


class Plan(NamedTuple):
    """A table that people will open."""

    game: str
    seats: int
    people: list[str]
    bots: int
    clock: Json
    number: int


def run_schedule(seed: int, database: Database, show: Callable[[str], None] | None = None) -> Result:
    """Run the schedule of a seed, from an empty database."""
    database.clear()
    loop = VirtualLoop()  # type: ignore[abstract]  # what is not there would need a network
    world = World(loop, database, seed, show)
    logging.disable(logging.CRITICAL)
    gc.disable()  # what a schedule leaves is collected after it
    try:
        with sources.use(SimulatedSources(loop, seed)), other_limits(world.chance):
            loop.run(Schedule(world).run())
    except Exception as error:
        world.wrong.append(f"the simulation itself failed: {error!r}")
        if show is not None:
            raise
    finally:
        logging.disable(logging.NOTSET)
        gc.enable()
    for line in world.wrong:
        world.trace("WRONG: %s", line)
    return Result(seed, world.wrong, checks.count_moves(world))


@contextmanager
def other_limits(chance: random.Random) -> Iterator[None]:
    """Limits of the server that are reached within a schedule, in some of them."""
    small: tuple[tuple[Any, str, int], ...] = (
        (live, "MAX_WAITING", 5),
        (rooms, "KEPT", 1),
        *((leases, name, value) for name, value in SLEEPS_SOON),
    )
    before = [(module, name, getattr(module, name)) for module, name, _ in small]
    sleepy, rest = chance.random() < 0.5, [chance.random() < 0.3, chance.random() < 0.3]
    for (module, name, value), chosen in zip(small, [*rest, sleepy, sleepy, sleepy], strict=True):
        if chosen:
            setattr(module, name, value)
    try:
        yield
    finally:
        for module, name, value in before:
            setattr(module, name, value)


class Schedule:
    """The course of one schedule."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.chance = world.chance
        self.clients: list[Client] = []

    async def run(self) -> None:
        """Everything, from the first worker to the last check."""
        world, chance = self.world, self.chance
        workers = chance.choice((1, 1, 2, 2, 3, 4))
        world.alone = workers == 1
        world.bot_delay = chance.choice((0.0, 0.3, 1.0))
        world.latency = chance.choice((0.002, 0.02))
        for _ in range(workers):
            await world.start_worker()
        tables = chance.choice((1, 1, 2)) if world.seed < SHORT_FROM else 1
        plans = [self.plan(number) for number in range(tables)]
        evenings = [world.loop.create_task(self.evening(plan)) for plan in plans]
        faults = world.loop.create_task(make_faults(world))
        world.loop.create_task(self.watch_memory())
        lasts = chance.choice(LASTS) * (0.5 + chance.random())
        await asyncio.sleep(lasts / 2 if world.seed >= SHORT_FROM else lasts)
        faults.cancel()
        await asyncio.wait((faults,))
        await lose_last_notes(world)
        while len(world.workers) < workers:
            await world.start_worker()
        world.make_calm()
        await asyncio.wait(evenings, timeout=60.0)
        if not all(evening.done() for evening in evenings):
            world.wrong.append("a table could not be opened and begun in a minute without faults")
        for evening in evenings:
            if evening.done() and evening.exception() is not None:
                world.wrong.append(f"a table could not be begun: {evening.exception()!r}")
        await self.settle()
        checks.check_promises(world)
        checks.check_shown(world, self.clients)
        checks.check_tasks(world)

    async def watch_memory(self) -> None:
        """A server that is alone knows how its tables stand, also in between; look again and again."""
        while self.world.alone and not self.world.wrong:
            await asyncio.sleep(0.2 + self.chance.random())
            if self.world.is_quiet():
                self.world.wrong += checks.check_versions(self.world)

    async def settle(self) -> None:
        """Wait until all is as it should be; what is still wrong after long is a fault."""
        world = self.world
        until = world.loop.time() + SETTLED_WITHIN
        found: list[str] = []
        while world.loop.time() < until:
            await asyncio.sleep(0.5)
            if not world.is_quiet() or not all(
                client.link is None or client.link.is_quiet() for client in self.clients
            ):
                continue
            found = checks.check_settled(world, self.clients)
            if not found:
                world.trace("all is settled")
                world.stored.clear()  # once more, with everything read and played anew
                world.wrong += checks.check_settled(world, self.clients)
                return
        if not found:
            found = ["it never gets quiet", *checks.check_settled(world, self.clients)]
        world.wrong += [f"{line} (after {SETTLED_WITHIN:.0f} s without faults)" for line in found]

    def plan(self, number: int) -> Plan:
        """What will be played, and by whom."""
        chance = self.chance
        game, seats = chance.choice(GAMES)
        people = [sources.new_id() for _ in range(chance.randint(1, seats))]
        bots = chance.randint(0, seats - len(people))
        clock = chance.choice(CLOCKS)

        def work(db: Connection) -> None:
            for person in people:
                row = {"id": person, "nickname": "Fox", "created_at": sources.now()}
                db.execute(insert(schema.people).values(**row))

        self.world.database.write([work])
        return Plan(game, seats, people, bots, clock, number)

    async def evening(self, plan: Plan) -> None:
        """People open a table, sit down and begin; then they play, and others watch."""
        world = self.world
        host = plan.people[0]
        command = Command(host, f"open-{plan.number}")
        bots_come_later = self.chance.random() < 0.4

        async def open_table(house: House) -> str:
            room = await house.tables.open(
                host,
                "Fox 0",
                game=plan.game,
                seats=plan.seats,
                options={},
                listed=False,
                clock=plan.clock,
                bots=[] if bots_come_later else ["simple"] * plan.bots,
                command=command,
            )
            return room.code

        code: str = await insist(world, f"table {plan.number}: open", open_table, self.chance)
        world.promises.opened[host] = code
        world.codes.append(code)
        for bot in range(plan.bots if bots_come_later else 0):
            again = Command(host, f"bot-{plan.number}-{bot}")
            await insist(world, f"table {plan.number}: add a bot", add_bot(code, host, again), self.chance)
        for place, person in enumerate(plan.people):
            name = f"p{plan.number}.{place}"
            chance = random.Random(f"{name} {world.seed}")
            client = Client(world, name, code, person, chance)
            if place > 0:
                await insist(world, f"{name}: join", join(code, person, f"Fox {place}"), self.chance)
                if self.chance.random() < 0.2:
                    await insist(world, f"{name}: leave", leave(code, person), self.chance)
                    await insist(world, f"{name}: join", join(code, person, f"Fox {place}"), self.chance)
            self.arrive(client)
            if self.chance.random() < 0.15:  # in another tab
                self.arrive(Client(world, f"{name}b", code, person, random.Random(f"{name}b {world.seed}")))
        if self.chance.random() < 0.5:
            name = f"s{plan.number}"
            self.arrive(Client(world, name, code, None, random.Random(f"{name} {world.seed}")))
        await self.begin(plan, code)

    def arrive(self, client: Client) -> None:
        """Somebody comes to a table, and stays as long as they like."""
        self.clients.append(client)
        self.world.loop.create_task(client.run())

    async def begin(self, plan: Plan, code: str) -> None:
        """Begin the match: the host does it, or everybody is ready."""
        host = plan.people[0]
        everybody = len(plan.people) + plan.bots == plan.seats and self.chance.random() < 0.5
        if not everybody:
            try:
                await insist(self.world, "start", lambda house: house.tables.start(code, host), self.chance)
            except Problem as problem:
                if problem.code != "over":  # an attempt before was done, and the match is over by now
                    raise
            return
        for person in plan.people:

            async def ready(house: House, person: str = person) -> None:
                await house.tables.change_member(code, person, ready=True)
                await house.tables.start_if_full(code)

            await insist(self.world, "ready", ready, self.chance)


def join(code: str, person: str, nickname: str) -> Ask:
    """Take a free place at a table."""
    return lambda house: house.tables.join(code, person, nickname)


def leave(code: str, person: str) -> Ask:
    """Give one's place up."""
    return lambda house: house.tables.leave(code, person)


def add_bot(code: str, host: str, command: Command) -> Ask:
    """Give a free place to a bot, once."""
    return lambda house: house.bots.add(code, host, "simple", command)
