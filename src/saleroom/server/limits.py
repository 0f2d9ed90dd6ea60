"""How much one client may ask for: a bucket of tokens that fills at a steady rate, and so many open connections."""

import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from saleroom.server.problems import Problem

CLIENTS_KEPT = 20_000


class Limits:
    """A bucket per client, and its connections."""

    def __init__(self, rate: float, burst: int, connections: int) -> None:
        self.rate = rate
        self.burst = float(burst)
        self.connections = connections
        self.refused = 0
        self._open: dict[str, dict[object, Callable[[], object]]] = {}
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def spend(self, client: str, tokens: float = 1.0) -> None:
        """Take tokens from a client's bucket; Problem 429 with the time to wait if it holds too few."""
        at = time.monotonic()
        level, before = self._buckets.get(client, (self.burst, at))
        level = min(self.burst, level + (at - before) * self.rate)
        if level < tokens:
            self._buckets[client] = (level, at)
            self.refused += 1
            wait = (tokens - level) / self.rate
            raise Problem(
                429,
                "too-many",
                f"That was too quick: wait {wait:.1f} s.",
                values={"seconds": round(wait, 1)},
                retry_after=wait,
            )
        self._buckets[client] = (level - tokens, at)
        self._buckets.move_to_end(client)
        while len(self._buckets) > CLIENTS_KEPT:
            self._buckets.popitem(last=False)

    def check_connections(self, client: str) -> None:
        """Whether a client may open another websocket or stream; Problem 429 if it has too many."""
        if len(self._open.get(client, ())) >= self.connections:
            self.refused += 1
            raise Problem(
                429,
                "too-many-connections",
                f"You have {self.connections} open connections, which is the most there may be: close some first.",
                values={"limit": self.connections},
                retry_after=5.0,
            )

    @contextmanager
    def connection(self, client: str, cut: Callable[[], object]) -> Iterator[None]:
        """Count a connection while it is open; `cut` ends it."""
        self.check_connections(client)
        key = object()
        self._open.setdefault(client, {})[key] = cut
        try:
            yield
        finally:
            rest = self._open[client]
            del rest[key]
            if not rest:
                del self._open[client]

    def cut(self, client: str) -> None:
        """End all connections of a client."""
        for cut in list(self._open.get(client, {}).values()):
            cut()
