"""Notes between simulated workers: lost, late, doubled, reordered; and workers that are cut off for a while."""

import asyncio
import random
from typing import Any

from saleroom.server.hub import Hub, Listener, shard_of
from tools.simulation.chance import Trace
from tools.simulation.loop import Owner, VirtualLoop


class Network:
    """Carries the notes of all workers."""

    def __init__(self, loop: VirtualLoop, chance: random.Random, trace: Trace) -> None:
        self.loop = loop
        self.chance = chance
        self.trace = trace
        self.hubs: list[SimulatedHub] = []
        self.lose = 0.0
        self.double = 0.0
        self.latest = 0.01
        """So many seconds a note takes at most; later ones may overtake it."""

    def send(self, sender: "SimulatedHub", code: str | None, note: dict[str, Any]) -> None:
        """Send a note to every other worker that follows the table, if it does not get lost."""
        for hub in self.hubs:
            if hub is sender or (code is not None and shard_of(code) not in hub.shards):
                continue
            if hub.cut_off or sender.cut_off or self.chance.random() < self.lose:
                self.trace("note for %s is lost: %s", hub.owner.name, note)
                continue
            copies = 2 if self.chance.random() < self.double else 1
            for _ in range(copies):
                self.deliver(hub, self.chance.random() * self.latest, code, note)

    def deliver(self, hub: "SimulatedHub", delay: float, code: str | None, note: dict[str, Any]) -> None:
        """Let a note arrive after a while."""
        hub.under_way += 1
        self.loop.call_later(delay, self._arrive, hub, code, note, context=hub.owner.context)

    def _arrive(self, hub: "SimulatedHub", code: str | None, note: dict[str, Any]) -> None:
        hub.under_way -= 1
        if hub in self.hubs and not hub.cut_off and hub.listener is not None:
            self.trace("note arrives: %s", note)
            hub.listener(code, {**note})

    def is_quiet(self) -> bool:
        """Whether all notes have arrived."""
        return not any(hub.under_way for hub in self.hubs)

    def forget(self, hub: "SimulatedHub") -> None:
        """A worker is gone: what is under way to it does not arrive."""
        if hub in self.hubs:
            self.hubs.remove(hub)


class SimulatedHub(Hub):
    """The end of the network at one worker."""

    def __init__(self, network: Network, owner: Owner) -> None:
        self.network = network
        self.owner = owner
        self.listener: Listener | None = None
        self.wanted: set[int] = set()
        self.shards: set[int] = set()
        """Those of the wanted ones of which notes come already."""
        self.cut_off = False
        self.under_way = 0
        """Notes for this worker that have not arrived yet."""

    async def start(self, listener: Listener) -> None:
        """Begin to hear, and say that notes may have been missed before."""
        self.listener = listener
        self.network.hubs.append(self)
        listener(None, {"missed": True})

    def tell(self, code: str, note: dict[str, Any]) -> None:
        """Send a note about a table."""
        self.network.send(self, code, {**note})

    def tell_all(self, note: dict[str, Any]) -> None:
        """Send a note to all other workers."""
        self.network.send(self, None, {**note})

    def follow(self, codes: set[str]) -> None:
        """Hear of these tables, as soon as the network knows that we follow them."""
        self.wanted = {shard_of(code) for code in codes}
        self.shards &= self.wanted
        self._join()

    def follow_also(self, code: str) -> None:
        """Hear of this table, too."""
        if shard_of(code) not in self.wanted:
            self.wanted.add(shard_of(code))
            self._join()

    def _join(self) -> None:
        if not self.cut_off:
            for shard in sorted(self.wanted - self.shards):
                self.under_way += 1
                context = self.owner.context
                self.network.loop.call_later(0.005, self._joined, shard, context=context)

    def _joined(self, shard: int) -> None:
        self.under_way -= 1
        if shard in self.wanted and not self.cut_off and self.listener is not None:
            self.shards.add(shard)
            self.listener(None, {"joined": shard})

    def cut(self) -> None:
        """Lose the connection to the network."""
        self.cut_off = True
        self.shards.clear()

    def mend(self) -> None:
        """The connection is back: what was told meanwhile is missed."""
        if self.cut_off:
            self.cut_off = False
            self.network.deliver(self, 0.0, None, {"missed": True})
            self._join()

    async def stop(self) -> None:
        """Hear nothing more."""
        self.network.forget(self)
        await asyncio.sleep(0)

    def ready(self) -> bool:
        """Whether notes get through at the moment."""
        return not self.cut_off
