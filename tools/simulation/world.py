"""What a simulation is made of, and what its clients were promised."""

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass, field

from saleroom.core.game import Json
from saleroom.server.rooms import Room
from tools.simulation.chance import Trace
from tools.simulation.loop import VirtualLoop
from tools.simulation.network import Network, SimulatedHub
from tools.simulation.storage import Database, SimulatedStore, Trouble
from tools.simulation.workers import Worker


@dataclass
class Promises:
    """What clients were told would stand in storage, and what would not."""

    moves: dict[tuple[str, str, str], int] = field(default_factory=dict)
    """By table, person and id: the number that was told."""
    refused: set[tuple[str, str, str]] = field(default_factory=set)
    """Moves, by table, person and id, that were refused for good."""
    said: list[str] = field(default_factory=list)
    """Lines of chat that were acknowledged."""
    sent: list[str] = field(default_factory=list)
    """Lines of chat that were sent, acknowledged or not."""
    opened: dict[str, str] = field(default_factory=dict)
    """By person: the table that they opened."""
    rematches: list[tuple[str, str]] = field(default_factory=list)
    """A table and the next one, as somebody was told."""


class World:
    """All workers, their network and their database."""

    def __init__(
        self, loop: VirtualLoop, database: Database, seed: int, show: Callable[[str], None] | None
    ) -> None:
        self.loop = loop
        self.seed = seed
        self.database = database
        self.chance = random.Random(f"schedule {seed}")
        self.trace = Trace(loop, show)
        self.network = Network(loop, random.Random(f"network {seed}"), self.trace)
        self.workers: list[Worker] = []
        """Those that are alive."""
        self.dead: list[Worker] = []
        self.calm = False
        """Whether nothing goes wrong any more."""
        self.quiet_end = self.chance.random() < 0.5
        """Whether nobody begins anything new once it is calm, so that nothing is put right by what comes after."""
        self.promises = Promises()
        self.wrong: list[str] = []
        """What should not have happened, as it was noticed."""
        self.codes: list[str] = []
        """The tables that were opened."""
        self.stored: dict[str, Room] = {}
        """Tables as the checks last found them in storage."""
        self._numbers = 0
        self.alone = True
        self.bot_delay = 0.0
        self.latency = 0.01

    def number(self) -> int:
        """Another number every time."""
        self._numbers += 1
        return self._numbers

    async def start_worker(self) -> None:
        """A new worker, which begins to serve in a moment."""
        name = f"w{self.number()}"
        chance = random.Random(f"{name} {self.seed}")
        store = SimulatedStore(self.database, Trouble(self.loop.time, chance), self.trace, self.latency)
        worker = Worker(
            name, self.loop, self.network, store, chance, alone=self.alone, bot_delay=self.bot_delay
        )
        worker.owner.skew = chance.choice((0, 0, 0, -400, 400))
        self.workers.append(worker)
        self.trace("worker %s starts", name)
        started = worker.begin(worker.start())
        await asyncio.wait((started,), timeout=2.0)

    def kill(self, worker: Worker) -> None:
        """A worker is gone."""
        self.trace("worker %s dies", worker.name)
        if worker in self.workers:
            self.workers.remove(worker)
        worker.end()
        self.dead.append(worker)

    async def stop(self, worker: Worker) -> None:
        """A worker ends in good order."""
        self.trace("worker %s is told to stop", worker.name)
        self.workers.remove(worker)
        try:
            await asyncio.wait((worker.begin(worker.stop()),), timeout=30.0)
        finally:
            self.kill(worker)  # before another one starts, which may believe that it is alone

    def pick(self, chance: random.Random) -> Worker | None:
        """Some worker that is alive, as a load balancer would."""
        return chance.choice(self.workers) if self.workers else None

    def make_calm(self) -> None:
        """From now on nothing goes wrong any more."""
        self.trace("from now on nothing goes wrong")
        self.calm = True
        self.network.lose = self.network.double = 0.0
        self.network.latest = 0.01
        for worker in self.workers:
            worker.store.trouble.end()
            worker.resume()
            if isinstance(worker.hub, SimulatedHub):
                worker.hub.mend()

    def is_quiet(self) -> bool:
        """Whether nothing is being read, written or sent at the moment."""
        return self.network.is_quiet() and all(
            worker.store.is_quiet()
            and not any(room.lock.locked() or room.in_doubt for room in worker.house.rooms.all.values())
            for worker in self.workers
        )


def truth_of(row: Json) -> Json:
    """A row without what may differ for a moment: who runs the table and until when it sleeps."""
    return {key: value for key, value in row.items() if key not in ("worker", "due_at")}
