"""An event loop whose clock is virtual: it jumps to the next timer as soon as nothing else is to be done.

What is to be called belongs to an owner, the worker in whose context it was asked for. The callbacks of an owner that
stands still are held back, so a worker can be paused for a while, or for ever, which is how it dies.
"""

import asyncio
import heapq
from collections import deque
from collections.abc import Callable, Coroutine
from contextvars import Context, ContextVar, copy_context
from typing import Any, TypeVar, TypeVarTuple

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Owner:
    """Somebody whose callbacks can be held back."""

    def __init__(self, name: str, loop: "VirtualLoop") -> None:
        self.name = name
        loop.owners.append(self)
        self.skew = 0
        """So many milliseconds its clock is ahead of the others'."""
        self.stopped = False
        self.held: list[asyncio.Handle] = []
        """What would have been called had the owner not stood still."""
        self.context = copy_context()
        self.context.run(OWNER.set, self)


OWNER: ContextVar[Owner | None] = ContextVar("owner", default=None)


class StandstillError(Exception):
    """Nothing is to be done, now or at any time."""


class VirtualLoop(asyncio.AbstractEventLoop):
    """Runs callbacks in the order in which they were asked for, and timers in the order of their times."""

    def __init__(self) -> None:
        self.tasks: list[asyncio.Task[Any]] = []
        """All tasks ever begun, in order."""
        self.owners: list[Owner] = []
        self.trouble: list[str] = []
        """What was reported as an error that nobody handles."""
        self._time = 0.0
        self._count = 0
        self._ready: deque[tuple[asyncio.Handle, Owner | None]] = deque()
        self._timers: list[tuple[float, int, asyncio.TimerHandle, Owner | None]] = []

    # -- what asyncio asks of a loop --------------------------------------------------------------------

    def time(self) -> float:
        """Virtual seconds since the beginning."""
        return self._time

    def get_debug(self) -> bool:
        """No debugging: it would cost time."""
        return False

    def is_running(self) -> bool:
        """Whoever can ask is called by this loop."""
        return True

    def is_closed(self) -> bool:
        """It holds nothing that would have to be closed."""
        return False

    def call_soon(
        self,
        callback: Callable[[*Ts], object],
        *args: *Ts,
        context: Context | None = None,
    ) -> asyncio.Handle:
        """Call something after what is already waiting."""
        handle = asyncio.Handle(callback, args, self, context)
        self._ready.append((handle, OWNER.get() if context is None else context.get(OWNER, None)))
        return handle

    def call_later(
        self,
        delay: float,
        callback: Callable[[*Ts], object],
        *args: *Ts,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        """Call something after so many virtual seconds."""
        return self.call_at(self._time + delay, callback, *args, context=context)

    def call_at(
        self,
        when: float,
        callback: Callable[[*Ts], object],
        *args: *Ts,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        """Call something at a virtual time."""
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        owner = OWNER.get() if context is None else context.get(OWNER, None)
        self._count += 1
        heapq.heappush(self._timers, (when, self._count, handle, owner))
        return handle

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """A timer that was cancelled is passed over when its time comes."""

    def create_future(self) -> "asyncio.Future[Any]":
        """A future of this loop."""
        return asyncio.Future(loop=self)

    def create_task(  # type: ignore[override]
        self, coro: Coroutine[Any, Any, T], *, name: str | None = None, context: Context | None = None
    ) -> "asyncio.Task[T]":
        """A task of this loop, which keeps it until the end."""
        task: asyncio.Task[T] = asyncio.Task(coro, loop=self, name=name or "", context=context)
        self.tasks.append(task)
        return task

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        """Remember what nobody handled."""
        self.trouble.append(f"{context.get('message')}: {context.get('exception')!r}")

    # -- running ----------------------------------------------------------------------------------------

    def run(self, main: Coroutine[Any, Any, T]) -> T:
        """Run until this is done; its result. Then everything else is cancelled."""
        asyncio._set_running_loop(self)
        try:
            task = self.create_task(main)
            while not task.done():
                self._step()
            return task.result()
        finally:
            self._cancel_all()
            asyncio._set_running_loop(None)

    def resume(self, owner: Owner) -> None:
        """Let an owner go on: what was held back is called now."""
        owner.stopped = False
        held, owner.held = owner.held, []
        self._ready.extend((handle, owner) for handle in held)

    def _step(self) -> None:
        """Call what is ready; if nothing is, let it be the time of the next timer."""
        ready, timers = self._ready, self._timers
        while timers and timers[0][2].cancelled():
            heapq.heappop(timers)
        if not ready:
            if not timers:
                raise StandstillError
            self._time = max(self._time, timers[0][0])
        while timers and timers[0][0] <= self._time:
            _, _, timer, owner = heapq.heappop(timers)
            ready.append((timer, owner))
        for _ in range(len(ready)):
            handle, owner = ready.popleft()
            if handle.cancelled():
                continue
            if owner is not None and owner.stopped:
                owner.held.append(handle)
            else:
                handle._run()

    def _cancel_all(self) -> None:
        """End all tasks, those of owners that stand still as well."""
        reported = len(self.trouble)
        for owner in self.owners:
            self.resume(owner)
        for _ in range(20):
            left = [task for task in self.tasks if not task.done()]
            if not left:
                break
            for task in left:
                task.cancel()
            for _ in range(50):
                if not self._ready:
                    break
                while self._ready:
                    handle, _ = self._ready.popleft()
                    if not handle.cancelled():
                        handle._run()
        for task in self.tasks:
            if task.done() and not task.cancelled():
                task.exception()
        del self.trouble[reported:]
        self._timers.clear()
