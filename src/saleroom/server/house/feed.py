"""The live lobby: everybody who listens is told what is new in it.

While somebody listens the lobby is read from storage: when a listed table has changed here or at another worker, but
at most a few times a second, and every few seconds in case a note was lost. What differs from the last time is encoded
once and sent to all. Whoever does not keep up is sent the whole instead.
"""

import asyncio
import logging
from collections import deque

from saleroom.core.game import Json
from saleroom.server.house.lobby import Lobby
from saleroom.server.rooms import encode
from saleroom.server.sources import now
from saleroom.server.store import StorageError

WAITING = 200
"""So many tables that wait are in the live lobby, the newest,"""
PLAYING = 100
"""and so many that may be watched."""
PAUSE = 0.4
"""At least so many seconds lie between two looks,"""
LOOK = 3.0
"""and at most so many."""
UNREAD = 20
"""So many updates wait for a listener that does not read."""

log = logging.getLogger("saleroom.house")


class Listener:
    """Somebody who listens, and the updates that they have not taken yet."""

    def __init__(self, feed: "LobbyFeed") -> None:
        self.feed = feed
        self._unread: deque[bytes] = deque()
        self._news = asyncio.Event()
        self._ended = False

    def tell(self, update: bytes) -> None:
        """Add an update; for somebody who is too far behind the whole lobby takes the place of all."""
        if len(self._unread) >= UNREAD:
            self._unread.clear()
            update = self.feed.whole()
        self._unread.append(update)
        self._news.set()

    def end(self) -> None:
        """Tell nothing more."""
        self._ended = True
        self._news.set()

    async def take(self) -> bytes | None:
        """The next update; None at the end."""
        while not self._unread and not self._ended:
            self._news.clear()
            await self._news.wait()
        return None if self._ended else self._unread.popleft()


class LobbyFeed:
    """The lobby as those know it who listen at this worker."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.listeners: set[Listener] = set()
        self.looks = 0
        """How often the lobby was read."""
        self._known: dict[str, Json] | None = None
        """The tables everybody was told of; None while nobody listens, and before the first look."""
        self._whole: bytes | None = None
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def listen(self) -> Listener:
        """Begin to tell somebody: first the whole lobby, as soon as it is known."""
        listener = Listener(self)
        self.listeners.add(listener)
        if self._known is not None:
            listener.tell(self.whole())
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run())
        return listener

    def leave(self, listener: Listener) -> None:
        """Tell somebody no more."""
        self.listeners.discard(listener)
        if not self.listeners and self._task is not None:
            self._task.cancel()
            self._task = self._known = self._whole = None

    def lobby_changed(self) -> None:
        """A listed table was opened or has changed: look soon."""
        self._changed.set()

    async def stop(self) -> None:
        """End all listeners."""
        for listener in tuple(self.listeners):
            listener.end()
            self.leave(listener)

    def whole(self) -> bytes:
        """An update with all tables, made once after each look."""
        if self._whole is None:
            self._whole = update(list((self._known or {}).values()), [], whole=True)
        return self._whole

    async def _run(self) -> None:
        while True:
            try:
                self._changed.clear()
                await self._look()
            except StorageError as error:
                log.warning("the lobby cannot be read: %s", error)
            except Exception:
                log.exception("the lobby could not be told")
            await asyncio.sleep(PAUSE)
            try:
                await asyncio.wait_for(self._changed.wait(), LOOK - PAUSE)
            except TimeoutError:
                continue

    async def _look(self) -> None:
        """Read the lobby and tell what is new."""
        self.looks += 1
        waiting = await self.lobby.show(limit=WAITING, state="waiting")
        playing = await self.lobby.show(limit=PLAYING, state="playing")
        tables = {entry["code"]: entry for entry in (*waiting.entries, *playing.entries)}
        before, self._known = self._known, tables
        if before == tables:
            return
        self._whole = None
        if before is None:
            message = self.whole()
        else:
            news = [entry for code, entry in tables.items() if before.get(code) != entry]
            message = update(news, [code for code in before if code not in tables], whole=False)
        for listener in tuple(self.listeners):
            listener.tell(message)


def update(tables: list[Json], removed: list[str], *, whole: bool) -> bytes:
    """An update as it is sent."""
    return encode({"type": "lobby", "whole": whole, "now": now(), "tables": tables, "removed": removed})
