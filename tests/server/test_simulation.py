"""The simulated house: hundreds of evenings with faults; and it finds the faults that are put into the server."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from saleroom.server import leases, messages
from saleroom.server.house import moving, notes, rooms, whole
from saleroom.server.problems import not_found
from saleroom.server.rooms import Room
from tools.simulation.schedule import SHORT_FROM, run_schedule
from tools.simulation.storage import Database

ROOT = Path(__file__).resolve().parent.parent.parent
PARTS = 10
EACH = 50
WITHIN = 150
"""So many short and so many long schedules may pass until a planted fault is found."""


@pytest.fixture(scope="module")
def database() -> Database:
    return Database()


@pytest.mark.parametrize("part", range(PARTS))
def test_after_every_schedule_all_is_as_it_should_be(database: Database, part: int) -> None:
    first = SHORT_FROM + part * EACH
    faulty = {
        result.seed: result.wrong
        for result in (run_schedule(seed, database) for seed in range(first, first + EACH))
        if result.wrong
    }
    assert not faulty, "make simulate-house SEED=n shows them step by step"


def trace_of(seed: int, hash_seed: str) -> str:
    """What another process, with other hashes, shows of a schedule."""
    command = [sys.executable, "-m", "tools.simulation", "--seed", str(seed)]
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return done.stdout


def test_the_same_seed_gives_the_same_steps(database: Database) -> None:
    for seed in (4, 11):
        lines: list[str] = []
        run_schedule(seed + 1, database)  # another one before does not matter
        run_schedule(seed, database, lines.append)
        first = trace_of(seed, "1")
        assert first == trace_of(seed, "2")
        assert first.splitlines() == [*lines, "1 schedules, 0 faults"]
        assert len(lines) > 50


# -- planted faults -----------------------------------------------------------------------------------------


async def run_unshielded(_self: whole.Whole, work: Any) -> Any:
    """Whoever goes away takes the work with them, as it once was."""
    return await work


def forget_doubt(self: rooms.InDoubt, *_: object) -> None:
    """A write that failed or was cut off leaves no trace in memory, as it once was."""
    self.room.in_doubt = False


async def get_for_everybody(self: rooms.Rooms, code: str) -> Room:
    """Whoever finds no room in memory loads one, as it once was."""
    room = self.all.get(code)
    if room is not None:
        return room
    if not code:
        raise not_found()
    return await self._load(code)


def plant_cancelled_after_commit(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(whole.Whole, "run", run_unshielded)

    def forget_if_cancelled(self: rooms.InDoubt, kind: Any, *_: object) -> None:
        if kind is None or issubclass(kind, asyncio.CancelledError):
            self.room.in_doubt = False
        else:
            self.rooms.repair_soon(self.room)

    patch.setattr(rooms.InDoubt, "__exit__", forget_if_cancelled)


def plant_wedge(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(rooms.InDoubt, "__exit__", forget_doubt)
    refresh = rooms.Rooms.refresh

    async def only_for_others(self: rooms.Rooms, room: Room, *, anyway: bool = False) -> bool:
        return not self.alone and await refresh(self, room, anyway=anyway)

    patch.setattr(rooms.Rooms, "refresh", only_for_others)
    patch.setattr(moving, "follow_moves", lambda *_: False)


def plant_two_rooms(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(rooms.Rooms, "get", get_for_everybody)


def plant_leak(patch: pytest.MonkeyPatch) -> None:
    """Whoever comes second is sent what the first may know."""

    def first_for_all(self: messages.Sender, *_: Any, **__: Any) -> bytes:
        return next(iter(self._whole.values()), None) or state(self, *_, **__)

    state = messages.Sender._state
    patch.setattr(messages.Sender, "_state", first_for_all)


def plant_dropped_change(patch: pytest.MonkeyPatch) -> None:
    """Now and then a change is not sent."""
    change = messages.Sender._change

    def sometimes(self: messages.Sender, viewer: Any, person: Any) -> bytes | None:
        made = change(self, viewer, person)
        dropped = self.sent.number % 7 == 3
        return b'{"type":"presence","connected":[],"spectators":0}' if dropped and made else made

    patch.setattr(messages.Sender, "_change", sometimes)


def plant_no_takeover(patch: pytest.MonkeyPatch) -> None:
    """Nobody takes the tables of a worker that died."""
    patch.setattr(leases, "DEAD_AFTER", 10**9)


def plant_no_comparing(patch: pytest.MonkeyPatch) -> None:
    """What a lost note would have told is learned with the next note about the table, if one ever comes."""

    async def nothing(_self: notes.Notes) -> None:
        return None

    patch.setattr(notes.Notes, "compare", nothing)


@pytest.mark.parametrize(
    ("plant", "found_by"),
    [
        (plant_cancelled_after_commit, 1_000_006),
        (plant_wedge, 159),
        (plant_two_rooms, 4),
        (plant_leak, 1_000_000),
        (plant_dropped_change, 1_000_000),
        (plant_no_takeover, 1_000_013),
        (plant_no_comparing, 1_000_032),
    ],
)
def test_a_planted_fault_is_found(
    database: Database,
    monkeypatch: pytest.MonkeyPatch,
    plant: Callable[[pytest.MonkeyPatch], None],
    found_by: int,
    record_property: Callable[[str, object], None],
) -> None:
    """The seed that found it last is tried first: looking for another takes long."""
    plant(monkeypatch)
    others = (seed for number in range(WITHIN) for seed in (SHORT_FROM + number, number))
    for seed in (found_by, *others):
        result = run_schedule(seed, database)
        if result.wrong:
            record_property("found by seed", seed)
            print(f"{plant.__name__}: seed {seed}: {result.wrong[0]}")
            return
    pytest.fail(f"not found in {2 * WITHIN} schedules")
