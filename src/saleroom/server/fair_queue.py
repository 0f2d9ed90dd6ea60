"""A queue for a few things that many want: whoever has waited longest since they last got one is next.

Requests are counted by owner. An owner's requests are served in the order they came, and between owners the one who was
served least recently comes first, so that many requests of one hold up nobody else by more than one turn.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

T = TypeVar("T")
REMEMBERED = 10_000
"""Of so many owners it is known when they were last served."""


class QueueFull(Exception):
    """An owner has too many requests that wait."""


class FairQueue(Generic[T]):
    """Things that are lent to one owner at a time."""

    def __init__(self, things: Iterable[T], most_waiting: int) -> None:
        self.most_waiting = most_waiting
        """So many requests of one owner may wait."""
        self.elsewhere: Callable[[str], int] = lambda _owner: 0
        """How many requests of an owner wait at other workers."""
        self._free = list(things)
        self._waiting: dict[str, deque[asyncio.Future[T]]] = {}
        self._turn = 0
        self._served: OrderedDict[str, int] = OrderedDict()
        """The turn in which each owner was last served, the oldest first."""

    def waiting(self) -> int:
        """How many requests wait."""
        return sum(len(requests) for requests in self._waiting.values())

    def waiting_by_owner(self) -> dict[str, int]:
        """How many requests of each owner wait."""
        return {owner: len(requests) for owner, requests in self._waiting.items()}

    async def take(self, owner: str, seconds: float) -> T:
        """Something that is free now, or soon; TimeoutError if nothing is, QueueFull if the owner waits too often."""
        if self._free and not self._waiting:
            self._note_served(owner)
            return self._free.pop()
        requests = self._waiting.setdefault(owner, deque())
        if len(requests) + self.elsewhere(owner) >= self.most_waiting:
            if not requests:
                del self._waiting[owner]
            raise QueueFull
        request: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        requests.append(request)
        try:
            async with asyncio.timeout(seconds):
                return await request
        except (TimeoutError, asyncio.CancelledError):
            if request.cancelled():
                self._forget(owner, request)
            else:  # it was handed over in the same moment
                self.give_back(request.result())
            raise

    def give_back(self, thing: T) -> None:
        """Lend something to whoever is next."""
        while self._waiting:
            owner = min(self._waiting, key=lambda name: self._served.get(name, 0))
            request = self._waiting[owner][0]
            self._forget(owner, request)
            if not request.done():  # who was cancelled in this moment wants nothing any more
                self._note_served(owner)
                request.set_result(thing)
                return
        self._free.append(thing)

    def _forget(self, owner: str, request: "asyncio.Future[T]") -> None:
        requests = self._waiting.get(owner, deque())
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
