"""A simulated worker: the real house, leases, runner and upkeep, on simulated storage and network."""

import asyncio
import random
from collections.abc import Callable, Coroutine
from types import SimpleNamespace
from typing import Any, TypeVar, cast

from saleroom.core.game import Json
from saleroom.server.admin.enforcement import Enforcement
from saleroom.server.api.services import Services
from saleroom.server.house import House
from saleroom.server.hub import Hub, MemoryHub
from saleroom.server.leases import Leases
from saleroom.server.limits import Limits
from saleroom.server.runner import Runner
from saleroom.server.settings import Settings
from saleroom.server.thinkers import Thinkers, Wish
from saleroom.server.upkeep import Upkeep
from tools.simulation.loop import Owner, VirtualLoop
from tools.simulation.network import Network, SimulatedHub
from tools.simulation.storage import SimulatedStore

T = TypeVar("T")


class SimulatedThinkers(Thinkers):
    """Bots that choose by lot, after a while."""

    def __init__(self, chance: random.Random, slow: float) -> None:
        super().__init__(1, 1.0)
        self.chance = chance
        self.slow = slow
        """So many of the choices take seconds."""

    def start(self) -> None:
        """There are no processes."""

    async def choose(self, wish: Wish) -> Json:
        """A legal move that follows from the seed."""
        self.chosen += 1
        if self.chance.random() < self.slow:
            await asyncio.sleep(4 * self.chance.random())
        return random.Random(wish.seed).choice(wish.legal)


class Worker:
    """One process of the server."""

    def __init__(
        self,
        name: str,
        loop: VirtualLoop,
        network: Network,
        store: SimulatedStore,
        chance: random.Random,
        *,
        alone: bool,
        bot_delay: float,
    ) -> None:
        self.name = name
        self.loop = loop
        self.network = network
        self.store = store
        self.owner = Owner(name, loop)
        self.alive = True
        self.on_end: list[Callable[[], None]] = []
        """Called when this worker is gone: the connections of clients."""
        self.hub: Hub = MemoryHub() if alone else SimulatedHub(network, self.owner)
        self.owner.context.run(self._build, alone, bot_delay, chance)

    def _build(self, alone: bool, bot_delay: float, chance: random.Random) -> None:
        settings = Settings(
            bot_delay=bot_delay, burst=0, chat=0, chat_address=0, chat_table=0, chat_all=0, connections_all=0
        )  # without limits, which count by the real clock
        self.house = House(self.store, self.hub, self.name, alone=alone)
        self.leases = Leases(self.house)
        self.runner = Runner(self.house, self.leases, settings)
        self.runner.thinkers = SimulatedThinkers(chance, 0.05)
        limits = Limits(settings)
        self.upkeep = Upkeep(self.house, self.leases, Enforcement(self.house, limits), 0)
        services = SimpleNamespace(house=self.house, limits=limits, outboxes_cut=0)
        self.services = cast("Services", services)  # as much of it as a conversation uses

    def begin(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        """Let this worker do something."""
        return self.loop.create_task(work, context=self.owner.context.copy())

    async def start(self) -> None:
        """Begin to serve."""
        await self.house.start()
        await self.upkeep.start()

    async def stop(self) -> None:
        """End in good order, as after SIGTERM."""
        for cut in tuple(self.on_end):
            cut()
        await self.runner.stop()
        await self.house.whole.finish(10.0)
        await self.upkeep.stop()
        await self.house.stop()
        self.end()

    def pause(self) -> None:
        """Stand still."""
        self.owner.stopped = True

    def resume(self) -> None:
        """Go on, if it is not dead."""
        if self.alive:
            self.loop.resume(self.owner)

    def end(self) -> None:
        """Be gone, from one moment to the next; nothing is given back."""
        self.alive = False
        self.owner.stopped = True
        if isinstance(self.hub, SimulatedHub):
            self.network.forget(self.hub)
        for cut in tuple(self.on_end):
            cut()
