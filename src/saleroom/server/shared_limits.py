"""Limits that hold for all workers together: every few seconds each tells the others what was used through it.

What others have used is taken out of one's own buckets, and what is open elsewhere is added to what is open here. So
a limit may be passed by what happens at several workers within those seconds; while notes do not get through, each
worker counts for itself.
"""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from saleroom.core.game import Json
from saleroom.server.sources import now

if TYPE_CHECKING:
    from saleroom.server.limits import SharedBuckets

TELL_EVERY = 2.0
"""Seconds between two notes."""
LASTS = 15_000
"""What a worker has open counts for so many milliseconds after it was last told."""
SMALL = 20
"""What is less than this part of its limit is not told: there can be very many of those."""


def is_worth_telling(count: int, limit: int) -> bool:
    """Whether so much of a limit is used here that the others have to know."""
    return 0 < limit <= count * SMALL


class SharedLimits:
    """What this worker tells the others, and what they have told."""

    def __init__(self) -> None:
        self.buckets: dict[str, SharedBuckets] = {}
        """By a name that all workers have for them."""
        self.counts: list[Callable[[], Iterable[tuple[str, int]]]] = []
        """Each says what is open here: keys and numbers."""
        self._elsewhere: dict[str, tuple[int, dict[str, int]]] = {}
        """By worker: when it was told, and what is open there."""
        self._had_open = False

    def elsewhere(self, key: str) -> int:
        """How many of something are open at the other workers."""
        recent = now() - LASTS
        return sum(counts.get(key, 0) for told, counts in self._elsewhere.values() if told > recent)

    def news(self) -> Json | None:
        """What the others have to know; None if there is nothing."""
        taken = {name: bucket.taken for name, bucket in self.buckets.items() if bucket.taken}
        for name in taken:
            self.buckets[name].taken = {}
        counts = {key: count for source in self.counts for key, count in source()}
        had_open, self._had_open = self._had_open, bool(counts)
        return {"taken": taken, "open": counts} if taken or counts or had_open else None

    def hear(self, worker: str, news: Json) -> None:
        """Another worker says what was used there; those not heard of for long are forgotten."""
        for name, taken in news["taken"].items():
            if name in self.buckets:  # a newer version may have others
                self.buckets[name].take_told(taken)
        recent = now() - LASTS
        self._elsewhere = {name: told for name, told in self._elsewhere.items() if told[0] > recent}
        self._elsewhere[worker] = (now(), news["open"])
