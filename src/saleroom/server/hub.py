"""Notes between workers: how they travel. What they say is the matter of `house/notes.py`.

Notes about tables travel by shards, so that a worker hears only of those shards in which it has tables. A note may be
lost, late, doubled or overtaken by another: whoever cannot make sense of one looks into storage.
"""

import zlib
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

Listener = Callable[[str | None, dict[str, Any]], None]
"""Gets a table's code, or None where a note is for everybody, and the note."""

SHARDS = 256


def shard_of(code: str) -> int:
    """The shard in which notes about a table travel."""
    return zlib.crc32(code.encode()) % SHARDS


class Hub(ABC):
    """Carries notes between workers."""

    dropped = 0
    """Notes that did not get through."""

    @abstractmethod
    async def start(self, listener: Listener) -> None:
        """Hand every note of other workers to the listener.

        It also gets {"missed": true} after notes may have been missed, and {"joined": SHARD} when it hears of a shard.
        """

    @abstractmethod
    def tell(self, code: str, note: dict[str, Any]) -> None:
        """Send a note about a table to the other workers. Nobody waits for it."""

    @abstractmethod
    def tell_all(self, note: dict[str, Any]) -> None:
        """Send a note to all other workers."""

    @abstractmethod
    def follow(self, codes: set[str]) -> None:
        """Hear of these tables from now on; of others no more."""

    @abstractmethod
    def follow_also(self, code: str) -> None:
        """Hear of this table, too."""

    @abstractmethod
    async def stop(self) -> None:
        """Say and hear nothing more."""

    @abstractmethod
    def ready(self) -> bool:
        """Whether notes get through at the moment."""


class MemoryHub(Hub):
    """One worker alone: there is nobody to tell."""

    async def start(self, listener: Listener) -> None:
        """Nothing to listen to."""

    def tell(self, code: str, note: dict[str, Any]) -> None:
        """Nobody to tell."""

    def tell_all(self, note: dict[str, Any]) -> None:
        """Nobody to tell."""

    def follow(self, codes: set[str]) -> None:
        """Nothing to hear of."""

    def follow_also(self, code: str) -> None:
        """Nothing to hear of."""

    async def stop(self) -> None:
        """Nothing to stop."""

    def ready(self) -> bool:
        """Always."""
        return True
