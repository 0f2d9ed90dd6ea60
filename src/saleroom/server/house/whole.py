"""Work that is done whole: whoever waits for it may go away, it goes on to its end."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

from saleroom.core.errors import SaleroomError
from saleroom.server.problems import Problem
from saleroom.server.store import StorageError

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
        if asyncio.current_task() in self._tasks:
            return await work  # as part of something that comes to its end anyway
        task = self._start(work)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(self._notice)  # the caller will not see what becomes of it
            raise

    def begin(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        """Begin work that nobody need wait for."""
        task = self._start(work)
        task.add_done_callback(self._notice)
        return task

    def hold(self, task: "asyncio.Task[Any]") -> None:
        """Let a task that goes on for long do something whole: until `release`, nobody may cancel it."""
        self._tasks.add(task)

    def release(self, task: "asyncio.Task[Any]") -> None:
        """It may be cancelled again."""
        self._tasks.discard(task)

    def leave(self, task: "asyncio.Task[Any]") -> bool:
        """Whether a task does something whole now: then let it, and take notice of its mistakes."""
        if task not in self._tasks:
            return False
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(self._notice)
        return True

    def _start(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _notice(self, task: "asyncio.Task[Any]") -> None:
        """Take notice of an error in which a task ended."""
        if not task.cancelled() and (error := task.exception()) is not None:
            self.notice(error)

    def notice(self, error: BaseException) -> None:
        """Count and log an error that is no refusal, for nobody else does."""
        if not isinstance(error, Problem | StorageError | SaleroomError):
            log.error("unexpected error", exc_info=error)
            self.unexpected += 1

    async def finish(self, seconds: float) -> None:
        """Wait for what is under way, so long; then let go of the rest."""
        if self._tasks:
            _, left = await asyncio.wait(set(self._tasks), timeout=seconds)
            for task in left:
                task.cancel()
            await asyncio.gather(*left, return_exceptions=True)
