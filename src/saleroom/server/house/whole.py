"""Work that is done whole: whoever waits for it may go away, it goes on to its end."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")

log = logging.getLogger("saleroom.house")


class Whole:
    """The work under way that nobody may cut in two."""

    def __init__(self) -> None:
        self.unexpected = 0
        """Pieces of work that ended in an error nobody waited for or had foreseen."""
        self._tasks: set[asyncio.Task[Any]] = set()

    async def run(self, work: Coroutine[Any, Any, T]) -> T:
        """The result of work, which comes to its end even if the caller is cancelled."""
        return await asyncio.shield(self.begin(work))

    def begin(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        """Begin work that nobody need wait for."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # whoever waited has seen it; if nobody did, it was a refusal like any other

    async def finish(self, seconds: float) -> None:
        """Wait for what is under way, so long; then let go of the rest."""
        if self._tasks:
            _, left = await asyncio.wait(set(self._tasks), timeout=seconds)
            for task in left:
                task.cancel()
            await asyncio.gather(*left, return_exceptions=True)
