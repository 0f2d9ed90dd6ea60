"""Moves on their way into storage and between workers: many at once, each refused by itself, followed from notes."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from saleroom.core.game import Json
from saleroom.server import schema
from saleroom.server.house import House
from saleroom.server.house.moves import Newer, NewMoves, StoredMove
from saleroom.server.hub import MemoryHub
from saleroom.server.migrate import upgrade
from saleroom.server.rooms import Room, Watcher
from saleroom.server.store import Store
from tests.server.indoors import Indoors, indoors
from tools.services import Postgres

TABLES = ("AA", "BB", "CC", "DD")


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """A store with four tables that are played, none with a move."""
    if request.param == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        url = postgres.database()
    else:
        url = f"sqlite:///{tmp_path / 'moves.sqlite3'}"
        upgrade(url)
    found = Store(url)
    found.write_once([fill])
    yield found
    found.close()


def fill(db: Any) -> None:
    db.execute(insert(schema.people).values(id="fox", nickname="Fox", created_at=0))
    table = {
        "game": "luxury", "seats": 2, "options": {}, "listed": False, "clock": {}, "clock_set_at": 0, "host": "fox",
        "state": "playing", "seed": "", "lesson": False, "version": 7, "created_at": 0, "changed_at": 0,
    }  # fmt: skip
    match = {
        "game": "luxury", "rules": 1, "seats": 2, "options": {}, "deal": {}, "seed": "", "salt": "", "commitment": "",
        "entropy": [], "seating": [], "started_at": 0,
    }  # fmt: skip
    db.execute(insert(schema.tables), [{**table, "code": code, "match": f"m{code}"} for code in TABLES])
    db.execute(insert(schema.matches), [{**match, "id": f"m{code}", "table": code} for code in TABLES])


def stored_move(code: str, number: int, key: str) -> StoredMove:
    return StoredMove(f"m{code}", number, 0, {"type": "bid", "cards": [number]}, "person", key, 5)


def new_move(
    code: str, number: int, key: str, turn: Json | None = None, wake: Json | None = None
) -> NewMoves:
    return NewMoves([stored_move(code, number, key)._asdict()], code, None, turn or {}, wake or {})


def moves_in(store: Store, code: str) -> list[tuple[int, str | None]]:
    moves = schema.moves.c
    query = select(moves.number, moves.key).where(moves.match == f"m{code}").order_by(moves.number)
    return [(row.number, row.key) for row in store.read_once(lambda db: db.execute(query).all())]


def test_a_move_that_is_refused_holds_up_no_other(store: Store) -> None:
    store.write_once([new_move("AA", 0, "first"), new_move("AA", 1, "second")])
    pause = update(schema.tables).where(schema.tables.c.code == "CC").values(paused_at=1)
    store.write_once([lambda db: db.execute(pause) and None])
    refused, stored, paused, other = store.write_once(
        [new_move("AA", 0, "late"), new_move("BB", 0, "a"), new_move("CC", 0, "a"), lambda _: "done"]
    )
    unchanged = {"to_act": None, "deadlines": None, "worker": None, "due_at": None}
    assert not refused.stored
    assert refused.newer == Newer(
        7, unchanged, [stored_move("AA", 0, "first"), stored_move("AA", 1, "second")]
    )
    assert (stored.stored, stored.woken, stored.newer) == (1, False, None)
    assert (paused.stored, paused.newer) == (0, None)
    assert other == "done"
    assert moves_in(store, "AA") == [(0, "first"), (1, "second")]
    assert moves_in(store, "BB") == [(0, "a")]
    assert moves_in(store, "CC") == []


def test_of_two_moves_for_one_number_the_first_is_stored(store: Store) -> None:
    first, second = store.write_once([new_move("AA", 0, "a"), new_move("AA", 0, "b")])
    assert (first.stored, second.stored) == (1, 0)
    assert moves_in(store, "AA") == [(0, "a")]
    assert second.newer is not None
    assert second.newer.moves == [stored_move("AA", 0, "a")]


def test_of_several_moves_none_is_stored_behind_one_that_is_refused(store: Store) -> None:
    store.write_once([new_move("AA", 1, "theirs")])
    rows = [stored_move("AA", number, f"ours {number}")._asdict() for number in range(4)]
    (done,) = store.write_once([NewMoves(rows, "AA", None, {}, {})])
    assert done.stored == 1
    assert done.newer is not None
    assert done.newer.moves == [stored_move("AA", 1, "theirs")]
    assert moves_in(store, "AA") == [(0, "ours 0"), (1, "theirs")]


def test_the_same_move_again_is_found(store: Store) -> None:
    (first,) = store.write_once([new_move("AA", 0, "a")])
    (again,) = store.write_once([new_move("AA", 0, "a")])
    assert (first.stored, again.stored) == (1, 0)
    assert [move.key for move in again.newer.moves] == ["a"]


def test_a_move_stores_whose_turn_it_is_and_wakes_its_table(store: Store) -> None:
    asleep = update(schema.tables).where(schema.tables.c.code.in_(["AA", "BB"])).values(due_at=99)
    store.write_once([lambda db: db.execute(asleep) and None])
    wake = {"worker": "owl", "due_at": None}
    turns = {"AA": {"to_act": 1, "deadlines": [40, None]}, "CC": {"to_act": 2, "deadlines": [None, 50]}}
    done = store.write_once([new_move(code, 0, "a", turns.get(code), wake) for code in ("AA", "CC", "DD")])
    assert [(one.stored, one.woken) for one in done] == [(1, True), (1, False), (1, False)]
    table = schema.tables.c
    query = select(table.code, table.to_act, table.deadlines, table.worker, table.due_at).order_by(table.code)
    rows = [tuple(row) for row in store.read_once(lambda db: db.execute(query).all())]
    assert rows == [
        ("AA", 1, [40, None], "owl", None),
        ("BB", None, None, None, 99),
        ("CC", 2, [None, 50], None, None),
        ("DD", None, None, None, None),
    ]


class Notebook(MemoryHub):
    """Keeps the notes about tables."""

    def __init__(self) -> None:
        self.notes: list[Json] = []

    def tell(self, code: str, note: Json) -> None:
        self.notes.append(note)


async def move_elsewhere(other: House, room: Room, key: str) -> None:
    """Make a move through another worker."""
    async with other.rooms.using(room.code) as there:
        assert there.match is not None
        seat = there.match.to_act[0]
        move = there.match.legal(seat)[0]
    await other.matches.play(room.code, seat, move, key=key)


async def two_workers(inside: Indoors) -> tuple[House, House, Notebook]:
    """Two workers on the storage of a third, and what the first of them tells."""
    told = Notebook()
    return (
        House(inside.house.store, told, "one", alone=False),
        House(inside.house.store, MemoryHub(), "two", alone=False),
        told,
    )


def test_a_move_in_a_note_is_followed_without_reading(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> None:
        async with indoors(tmp_path) as inside:
            table = await inside.table("antiques", 3)
            one, two, told = await two_workers(inside)
            room = await two.rooms.get(table.code)
            heard: list[bytes] = []
            room.watchers.add(Watcher(None, False, heard.append))
            await move_elsewhere(one, room, "person/1")
            await move_elsewhere(one, room, "person/2")
            first, second = told.notes
            with monkeypatch.context() as patch:
                patch.setattr(Store, "read", no_read)
                two.notes.hear(room.code, first)
                two.notes.hear(room.code, first)  # doubled
                assert (room.number, len(heard)) == (1, 1)
                async with room.lock:  # somebody is busy with the table
                    two.notes.hear(room.code, second)
                    await asyncio.sleep(0)
                    assert room.number == 1
                await two.whole.finish(5)
                assert (room.number, len(heard)) == (2, 2)
            there = one.rooms.all[room.code]
            assert room.match == there.match
            assert room.keys == there.keys
            assert {**room.row, "worker": None} == {**there.row, "worker": None}

    asyncio.run(asyncio.wait_for(evening(), 30))


async def no_read(*_: object) -> None:
    raise AssertionError("storage was read")


@pytest.mark.parametrize("spoil", ["overtaken", "version", "unknown"])
def test_a_note_that_does_not_follow_makes_a_worker_read(tmp_path: Path, spoil: str) -> None:
    async def evening() -> None:
        async with indoors(tmp_path) as inside:
            table = await inside.table("antiques", 3)
            one, two, told = await two_workers(inside)
            room = await two.rooms.get(table.code)
            await move_elsewhere(one, room, "person/1")
            await move_elsewhere(one, room, "person/2")
            first, second = told.notes
            wrong = {
                "overtaken": second,
                "version": {**first, "version": first["version"] + 1},
                "unknown": {**first, "moves": [{**first["moves"][0], "later": 1}]},
            }
            two.notes.hear(room.code, wrong[spoil])
            await two.whole.finish(5)
            assert room.number == 2
            two.notes.hear(room.code, first)
            assert room.number == 2

    asyncio.run(asyncio.wait_for(evening(), 30))


def test_who_was_slower_goes_on_from_what_is_stored(tmp_path: Path) -> None:
    async def evening() -> None:
        async with indoors(tmp_path) as inside:
            table = await inside.table("luxury", 3)
            one, two, _ = await two_workers(inside)
            room = await two.rooms.get(table.code)
            assert room.match is not None
            await one.matches.play(room.code, 0, room.match.legal(0)[0], key="person/1")
            number = await two.matches.play(room.code, 1, room.match.legal(1)[0], key="person/1")
            assert (number, room.number) == (1, 2)
            assert [move["seat"] for move in room.match.moves] == [0, 1]

    asyncio.run(asyncio.wait_for(evening(), 30))
