"""Telling other workers that a table has changed.

A note says only which table; whoever has people there fetches what is new from storage by number. So a lost note
costs a little time and never a move: after a lost connection every watched table is looked at again.
"""

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from typing import Any

Listener = Callable[[dict[str, Any]], Awaitable[None]]


class Hub(ABC):
    """Notes between workers."""

    @abstractmethod
    async def start(self, listener: Listener) -> None:
        """Hand every note of other workers to the listener; {"lost": true} after notes may have been missed."""

    @abstractmethod
    async def tell(self, note: dict[str, Any]) -> None:
        """Send a note to the other workers."""

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

    async def tell(self, note: dict[str, Any]) -> None:
        """Nobody to tell."""

    async def stop(self) -> None:
        """Nothing to stop."""

    def ready(self) -> bool:
        """Always."""
        return True
