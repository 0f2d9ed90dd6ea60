"""How much one client may ask for: a bucket of tokens that fills at a steady rate."""

import time
from collections import OrderedDict

from saleroom.server.problems import Problem

CLIENTS_KEPT = 20_000


class Limits:
    """A bucket per client."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = float(burst)
        self.refused = 0
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
            raise Problem(429, "too-many", f"That was too quick: wait {wait:.1f} s.", retry_after=wait)
        self._buckets[client] = (level - tokens, at)
        self._buckets.move_to_end(client)
        while len(self._buckets) > CLIENTS_KEPT:
            self._buckets.popitem(last=False)
