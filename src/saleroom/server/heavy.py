"""Work that takes longer than a request should: done beside the event loop and bounded; what never changes is kept."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, TypeVar

from saleroom.server.problems import Problem

T = TypeVar("T")


class HeavyWork:
    """Runs so much work at once in threads, and lets so much more wait."""

    def __init__(self, at_once: int = 2, waiting: int = 20) -> None:
        self.most = at_once + waiting
        self.accepted = 0
        self._slots = asyncio.Semaphore(at_once)

    async def run(self, work: Callable[..., T], *arguments: Any) -> T:
        """The result of the work; Problem 429 if too much is waiting already."""
        if self.accepted >= self.most:
            raise Problem(
                429, "busy", "Too many calculations are running: try again in a moment.", retry_after=2.0
            )
        self.accepted += 1
        try:
            async with self._slots:
                return await asyncio.to_thread(work, *arguments)
        finally:
            self.accepted -= 1


class Cache:
    """Answers that never change, by key; those not asked for longest are dropped when they take too much memory."""

    def __init__(self, most_bytes: int) -> None:
        self.most_bytes = most_bytes
        self.bytes = 0
        self._kept: OrderedDict[tuple[Any, ...], bytes] = OrderedDict()

    def get(self, key: tuple[Any, ...]) -> bytes | None:
        """An answer that is kept."""
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def put(self, key: tuple[Any, ...], answer: bytes) -> None:
        """Keep an answer."""
        self.bytes += len(answer) - len(self._kept.get(key, b""))
        self._kept[key] = answer
        self._kept.move_to_end(key)
        while self.bytes > self.most_bytes:
            self.bytes -= len(self._kept.popitem(last=False)[1])
