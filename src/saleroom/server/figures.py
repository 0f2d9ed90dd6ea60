"""What the parts of the server count for themselves, as plain numbers, copied to metrics every second."""

import asyncio
from collections.abc import Callable

from prometheus_client import Counter, Gauge

from saleroom.server.api.services import Services
from saleroom.server.garbage import looks
from saleroom.server.metrics import BOT_MOVES, LOOP_LAG, REGISTRY, batch_written

EVERY = 1.0
"""Seconds between two copies."""

Read = Callable[[Services], float]


def counter(name: str, text: str, read: Read) -> tuple[Counter, Read]:
    """A counter, and where its number is found."""
    return Counter(f"saleroom_{name}", text, registry=REGISTRY), read


def gauge(name: str, text: str, read: Read) -> tuple[Gauge, Read]:
    """A gauge that is added up over the workers that live, and where its number is found."""
    return Gauge(f"saleroom_{name}", text, registry=REGISTRY, multiprocess_mode="livesum"), read


COUNTERS = (
    counter("storage_errors", "Reads and writes that were given up.", lambda s: s.store.errors),
    counter("storage_unknown", "Writes of which nobody knows if they took place.", lambda s: s.store.unknown),
    counter("rooms_repaired", "Tables in doubt that were read anew.", lambda s: s.house.rooms.repaired),
    counter("notes_lost", "Changes of which no note had told.", lambda s: s.house.notes.lost),
    counter("notes_dropped", "Notes that could not be sent.", lambda s: s.house.hub.dropped),
    counter("outboxes_cut", "Websockets cut off for not reading (4408).", lambda s: s.outboxes_cut),
    counter("unexpected_errors", "Errors that nobody had foreseen.", lambda s: s.house.whole.unexpected),
    counter("tables_taken_over", "Tables taken from nobody or the dead.", lambda s: s.leases.taken_over),
    counter("tables_lost", "Tables that another worker has taken.", lambda s: s.leases.lost),
    counter("bot_choices", "Choices that bots were asked for.", lambda s: s.runner.thinkers.chosen),
    counter(
        "bots_replaced", "Choices left to a simpler bot: one failed.", lambda s: s.runner.thinkers.replaced
    ),
    counter("bots_hurried", "Choices with less time than usual.", lambda s: s.runner.thinkers.hurried),
    counter("bots_simplified", "Choices with no time to search.", lambda s: s.runner.thinkers.simplified),
    counter("bots_on_the_spot", "Choices with no process in time.", lambda s: s.runner.thinkers.on_the_spot),
    counter("bots_late", "Choices after their planned moment.", lambda s: s.runner.late),
    counter("bots_overdue", "Moves of bots after their clock's time.", lambda s: s.runner.overdue),
    counter("bot_thinking_seconds", "Time that bots thought.", lambda s: s.runner.thinkers.seconds_thought),
    counter("analyses", "Analyses that were made.", lambda s: s.analyses.made),
    counter("analyses_failed", "Analyses that failed.", lambda s: s.analyses.failures),
    counter("people_called", "Times that somebody was called.", lambda s: s.calls.called),
    counter("calls_sent", "Calls that were taken over by who delivers.", lambda s: s.calls.delivery.sent),
    counter("calls_failed", "Calls that failed.", lambda s: s.calls.delivery.failed + s.calls.failed),
    counter("garbage_seconds", "Time spent on looking for garbage.", lambda _: looks.seconds),
    counter("requests_limited", "Requests refused for being too many.", lambda s: s.limits.refused),
)
GAUGES = (
    gauge("workers", "Workers that live.", lambda _: 1),
    gauge("write_queue", "Writes that wait for the writer.", lambda s: s.store.waiting()),
    gauge("websockets", "Open websockets.", lambda s: s.limits.connections() - len(s.streams)),
    gauge("streams", "Open streams of turns.", lambda s: len(s.streams)),
    gauge("tables_in_memory", "Tables held in memory.", lambda s: len(s.house.rooms.all)),
    gauge("tables_awake", "Tables whose clocks and bots run.", lambda s: len(s.leases.awake)),
    gauge("bots_waiting", "Bots that wait for a process to think.", lambda s: s.runner.thinkers.waiting()),
    gauge("analyses_waiting", "Analyses that wait or are made.", lambda s: len(s.analyses.jobs)),
)


class Figures:
    """The figures of one worker."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._told = [0.0] * len(COUNTERS)
        self._task: asyncio.Task[None] | None = None
        services.store.on_batch = batch_written
        services.upkeep.on_lag = LOOP_LAG.observe
        services.runner.on_bot_move = BOT_MOVES.observe

    def start(self) -> None:
        """Copy what is counted elsewhere, from now on every second."""
        self._task = asyncio.create_task(self._run())

    def stop(self) -> None:
        """Copy it for the last time."""
        if self._task is not None:
            self._task.cancel()
        self.copy()

    async def _run(self) -> None:
        while True:
            self.copy()
            await asyncio.sleep(EVERY)

    def copy(self) -> None:
        """Show what the parts of the server have counted."""
        for place, (shown, read) in enumerate(COUNTERS):
            value = read(self.services)
            shown.inc(value - self._told[place])
            self._told[place] = value
        for level, read in GAUGES:
            level.set(read(self.services))
