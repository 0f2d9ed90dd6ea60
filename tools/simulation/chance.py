"""Time and chance of a simulation, and the trace of what happened."""

import random
from collections.abc import Callable

from saleroom.server.sources import Sources
from tools.simulation.loop import OWNER, VirtualLoop

START = 1_800_000_000_000
"""When every simulation begins, in milliseconds since 1970."""


class SimulatedSources(Sources):
    """The loop's clock, and random bytes from the seed."""

    def __init__(self, loop: VirtualLoop, seed: int) -> None:
        self._loop = loop
        self._random = random.Random(f"bytes {seed}")

    def milliseconds(self) -> int:
        """Milliseconds since 1970, by the clock of the worker that asks."""
        owner = OWNER.get()
        return START + int(1000 * self._loop.time()) + (owner.skew if owner is not None else 0)

    def random_bytes(self, count: int) -> bytes:
        """Bytes that follow from the seed."""
        return self._random.randbytes(count)


class Trace:
    """What happened, step by step; kept only if somebody wants it."""

    def __init__(self, loop: VirtualLoop, show: Callable[[str], None] | None) -> None:
        self._loop = loop
        self._show = show

    def __call__(self, what: str, *values: object) -> None:
        """Note that something happened; `values` are put into the %s of `what`."""
        if self._show is not None:
            owner = OWNER.get()
            who = owner.name if owner is not None else ""
            self._show(f"{self._loop.time():9.3f}  {who:<10} {what % values}")
