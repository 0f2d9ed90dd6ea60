"""Looking for garbage: in small steps while people play, whole when nobody does."""

import asyncio
import gc
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from saleroom.server import garbage
from tests.server.house import Server, until


@pytest.fixture
def collector() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.callbacks.remove(garbage.looks.look)


class Ring:
    """Refers to itself, so that only a look for garbage can find it."""

    def __init__(self) -> None:
        self.itself = self


def test_looks_are_small_and_their_time_is_counted(collector: None) -> None:
    garbage.look_often()
    seconds, sizes = garbage.looks.seconds, []
    gc.callbacks.append(lambda phase, info: sizes.append(info["generation"]) if phase == "stop" else None)
    kept = [Ring() for _ in range(20 * garbage.NEW)]
    gc.callbacks.pop()
    assert len(kept) == 20 * garbage.NEW
    assert sizes.count(0) + sizes.count(1) >= 15
    assert sizes.count(1) >= 5  # each of few objects, so that none takes long
    assert 2 not in sizes
    assert garbage.looks.seconds > seconds


def test_everything_is_looked_at_when_nobody_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[int] = []
    monkeypatch.setattr(garbage, "LOOK", 0.0)
    monkeypatch.setattr(garbage, "QUIET", 0.0)
    store: Any = SimpleNamespace(batches=0)
    new = [0, 0, garbage.WORTH - 1]
    stand_in = SimpleNamespace(get_count=lambda: new, collect=lambda: looks.append(store.batches))
    monkeypatch.setattr(garbage, "gc", stand_in)

    async def run() -> None:
        async def while_somebody_plays() -> None:
            for _ in range(20):
                store.batches += 1
                await asyncio.sleep(0)

        task = asyncio.create_task(garbage.collect_when_quiet(store))
        for _ in range(20):
            await asyncio.sleep(0)
        assert looks == []  # there is too little that is new
        new[2] = garbage.WORTH
        await while_somebody_plays()
        assert looks == []
        for _ in range(20):
            await asyncio.sleep(0)
        assert looks
        task.cancel()

    asyncio.run(run())


def test_the_metrics_tell_how_long_it_took(server: Server) -> None:
    until(lambda: server.figure("garbage_seconds_total") > 0)
