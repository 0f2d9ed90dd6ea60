"""A queue for a few things that many want: whoever has waited longest since they last got one is next.

Requests are counted by owner. Of an owner's requests the one that is due first is served first, and between owners the
one who was served least recently comes first, so that many requests of one hold up nobody else by more than one turn.
"""

import asyncio
from bisect import insort
from collections import OrderedDict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

T = TypeVar("T")
REMEMBERED = 10_000
"""Of so many owners it is known when they were last served."""


class QueueFull(Exception):
    """An owner has too many requests that wait."""


@dataclass(eq=False, slots=True)
class Request(Generic[T]):
    """Somebody who waits for a thing, and until when, by the clock of the event loop."""

    until: float
    granted: "asyncio.Future[T]"


class FairQueue(Generic[T]):
    """Things that are lent to one owner at a time; new ones are added by giving them back."""

    def __init__(self, things: Iterable[T], most_waiting: int) -> None:
        self.most_waiting = most_waiting
        """So many requests of one owner may wait."""
        self.elsewhere: Callable[[str], int] = lambda _owner: 0
        """How many requests of an owner wait at other workers."""
        self._free = list(things)
        self._waiting: dict[str, list[Request[T]]] = {}
        self._turn = 0
        self._served: OrderedDict[str, int] = OrderedDict()
        """The turn in which each owner was last served, the oldest first."""

    def waiting(self) -> int:
        """How many requests wait."""
        return sum(len(requests) for requests in self._waiting.values())

    def waiting_by_owner(self) -> dict[str, int]:
        """How many requests of each owner wait."""
        return {owner: len(requests) for owner, requests in self._waiting.items()}

    def share(self, owner: str, until: float) -> float:
        """How many seconds an owner may keep a thing that they need until then.

        It is so much that all requests that wait are served in time: what there is is divided evenly among the owners,
        and each owner's part among their requests.
        """
        at = asyncio.get_running_loop().time()
        owners = len(self._waiting.keys() | {owner})
        needed = sorted([until, *(request.until for request in self._waiting.get(owner, ()))])
        return min((moment - at) / (number * owners) for number, moment in enumerate(needed, 1))

    async def take(self, owner: str, seconds: float, prefer: Callable[[T], bool] = lambda _: True) -> T:
        """Something that is free now, if possible such as they prefer, or soon.

        TimeoutError if nothing becomes free in time, QueueFull if the owner waits too often.
        """
        if self._free and not self._waiting:
            self._note_served(owner)
            liked = (place for place, thing in enumerate(self._free) if prefer(thing))
            return self._free.pop(next(liked, -1))
        requests = self._waiting.setdefault(owner, [])
        if len(requests) + self.elsewhere(owner) >= self.most_waiting:
            if not requests:
                del self._waiting[owner]
            raise QueueFull
        loop = asyncio.get_running_loop()
        request: Request[T] = Request(loop.time() + seconds, loop.create_future())
        insort(requests, request, key=lambda one: one.until)
        try:
            async with asyncio.timeout(seconds):
                return await request.granted
        except (TimeoutError, asyncio.CancelledError):
            if request.granted.cancelled():
                self._forget(owner, request)
            else:  # it was handed over in the same moment
                self.give_back(request.granted.result())
            raise

    def give_back(self, thing: T) -> None:
        """Lend something to whoever is next."""
        while self._waiting:
            owner = min(self._waiting, key=lambda name: self._served.get(name, 0))
            request = self._waiting[owner][0]
            self._forget(owner, request)
            if not request.granted.done():  # who was cancelled in this moment wants nothing any more
                self._note_served(owner)
                request.granted.set_result(thing)
                return
        self._free.append(thing)

    def _forget(self, owner: str, request: Request[T]) -> None:
        requests = self._waiting.get(owner, [])
        if request in requests:
            requests.remove(request)
            if not requests:
                del self._waiting[owner]

    def _note_served(self, owner: str) -> None:
        self._turn += 1
        self._served[owner] = self._turn
        self._served.move_to_end(owner)
        if len(self._served) > REMEMBERED:
            self._served.popitem(last=False)
