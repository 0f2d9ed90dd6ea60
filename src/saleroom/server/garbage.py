"""When Python looks for garbage in cycles, so that nobody waits for it.

The event loop stands still meanwhile. A look at what is new takes time by how much that is: so it is taken often, at
little. A look at everything takes some hundred milliseconds in a full house, and what it finds are mostly the remains
of closed connections: it is taken when nobody plays, and otherwise after millions of new objects.
"""

import asyncio
import gc
import time
from typing import Any

from saleroom.server.store import Store

NEW = 2_000
"""After so many new objects they are looked at: 1 to 3 ms."""
YOUNG = 1
"""After more such looks than this, all are looked at that came since the last time: 3 to 9 ms."""
WHOLE = 1_000
"""After so many of those everything is, at the latest: some four million new objects."""
WORTH = 20
"""After so many of those everything is looked at when nobody plays."""
LOOK = 5.0
"""So many seconds lie between two looks whether that is so."""
QUIET = 0.5
"""Nobody plays if nothing was written for so many seconds."""


class Looks:
    """How long the looks for garbage of this process have taken."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self._began = 0.0

    def look(self, phase: str, _info: Any) -> None:
        """Called by the collector at the beginning and the end of every look; it must do next to nothing."""
        if phase == "start":
            self._began = time.perf_counter()
        else:
            self.seconds += time.perf_counter() - self._began


looks = Looks()


def look_often() -> None:
    """Let looks at what is new be short, and count the time of all."""
    gc.set_threshold(NEW, YOUNG, WHOLE)
    gc.callbacks.append(looks.look)


def keep_for_good() -> None:
    """Let the collector never look again at what was loaded to start: that alone would take 60 ms."""
    gc.collect()
    gc.freeze()


async def collect_when_quiet(store: Store) -> None:
    """Look at everything again and again, when there is enough that is new and nobody plays."""
    while True:
        await asyncio.sleep(LOOK)
        if gc.get_count()[2] >= WORTH:
            written = store.batches
            await asyncio.sleep(QUIET)
            if store.batches == written:
                gc.collect()
