"""Connections between simulated clients and workers, which may break at any moment."""

import asyncio

from saleroom.server.api.live import Conversation, Socket
from saleroom.server.rooms import Watcher
from tools.simulation.workers import Worker

ROOM = 4
"""So many messages are on their way to a client before a worker has to wait."""


class NumberedWatcher(Watcher):
    """A watcher whose place in a set does not depend on where it lies in memory."""

    number = 0

    def __hash__(self) -> int:
        return self.number


class Link(Socket):
    """A connection: the `Socket` of a worker, and what the client has in its hand."""

    def __init__(self, worker: Worker, number: int) -> None:
        self.worker = worker
        self.number = number
        self.open = True
        """Whether the worker believes that the client is there."""
        self.left = False
        """Whether the client has gone, which the worker may not know yet."""
        self.reason: tuple[int, str] | None = None
        self._down: list[bytes] = []
        self._loop = worker.loop
        self._client: asyncio.Future[None] | None = None
        self._up: asyncio.Queue[str | None] = asyncio.Queue()
        self._room = asyncio.Event()
        self._room.set()
        worker.on_end.append(self.cut)

    def begin(self, code: str, person: str | None, *, insight: bool, changes: bool) -> None:
        """Let the worker talk to the client."""
        self.worker.begin(self._talk(code, person, insight, changes))

    async def _talk(self, code: str, person: str | None, insight: bool, changes: bool) -> None:
        talk = Conversation(
            self.worker.services,
            self,
            code,
            person,
            person or "a spectator",
            "an address",
            full_memory=False,
            insight=insight,
            changes=changes,
        )
        watcher = NumberedWatcher(person, False, talk.send, insight=insight, changes=changes)
        watcher.number = self.number
        talk.watcher = watcher
        try:
            await talk.run()
        finally:
            self.cut()

    # -- the worker's end -------------------------------------------------------------------------------

    async def receive(self) -> str | None:
        """The next message of the client; None when there will be no more."""
        return await self._up.get()

    def send_now(self, message: bytes) -> bool:
        """Send the client a message if there is room for it; whether there was."""
        if not self.open or not self._room.is_set():
            return False
        self._put(message)
        return True

    async def send(self, message: bytes) -> None:
        """Send the client a message, once there is room for it."""
        await self._room.wait()
        if not self.open:
            raise ConnectionError
        self._put(message)

    def _put(self, message: bytes) -> None:
        self._down.append(message)
        if len(self._down) >= ROOM:
            self._room.clear()
        self._wake()

    async def close(self, code: int, reason: str) -> None:
        """End the connection and say why."""
        self.reason = (code, reason)
        self.cut()

    def cut(self) -> None:
        """The connection is gone, and both ends know."""
        if self.open:
            self.open = False
            self._wake()
            self._room.set()
            self._up.put_nowait(None)
            self.worker.on_end.remove(self.cut)

    # -- the client's end -------------------------------------------------------------------------------

    def push(self, message: str) -> None:
        """Send the worker a message."""
        if self.open:
            self._up.put_nowait(message)

    def pull(self) -> list[bytes]:
        """What has arrived."""
        found, self._down = self._down, []
        self._room.set()
        return found

    def is_quiet(self) -> bool:
        """Whether nothing is on its way, in either direction."""
        return not self._down and self._up.empty()

    def leave(self, notice_after: float) -> None:
        """Go away; the worker notices after so many seconds."""
        self.left = True
        if notice_after > 0:
            self._loop.call_later(notice_after, self.cut, context=self.worker.owner.context)
        else:
            self.cut()

    async def wait(self, seconds: float) -> None:
        """Wait until something arrives or the connection breaks, at most so long."""
        if self._down or not self.open:
            return
        self._client = self._loop.create_future()
        timer = self._loop.call_later(seconds, self._wake)
        await self._client
        timer.cancel()

    def _wake(self) -> None:
        if self._client is not None and not self._client.done():
            self._client.set_result(None)
