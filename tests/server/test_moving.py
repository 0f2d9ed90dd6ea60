"""Moves that arrive together: sealed ones are stored together and told once, each under a number of its own."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

from sqlalchemy import select

from saleroom.core.game import Json
from saleroom.server import schema
from saleroom.server.problems import Problem
from saleroom.server.rooms import Room, Watcher
from tests.server.indoors import Indoors, indoors

Scene = Callable[[Indoors], Awaitable[None]]


def inside(folder: Path, scene: Scene) -> None:
    async def evening() -> None:
        async with indoors(folder) as house:
            await scene(house)

    asyncio.run(evening())


def watch(house: Indoors, room: Room, seat: int) -> list[Json]:
    """All that somebody at a seat is sent from now on."""
    sent: list[Json] = []
    room.watchers.add(
        Watcher(house.person(room, seat), False, lambda text: sent.append(json.loads(text)), changes=True)
    )
    room.broadcast()
    return sent


def first_move(room: Room, seat: int) -> Json:
    assert room.match is not None
    return room.match.legal(seat)[0]


async def stored(house: Indoors, room: Room) -> list[tuple[int, int, str]]:
    """Number, seat and key of all moves in storage, in order."""
    moves = schema.moves.c
    query = (
        select(moves.number, moves.seat, moves.key).where(moves.match == room.match_id).order_by(moves.number)
    )
    return [tuple(row) for row in await house.house.store.read(lambda db: db.execute(query).all())]


def test_sealed_bids_that_arrive_together_are_told_once(tmp_path: Path) -> None:
    async def scene(house: Indoors) -> None:
        room = await house.table("emblems", 4)
        sent = watch(house, room, 0)
        batches = house.house.store.batches
        play = house.house.matches.play
        told: list[int] = []
        bids = [
            play(room.code, seat, first_move(room, seat), key=f"person/{seat}", then=told.append)
            for seat in range(4)
        ]
        assert await asyncio.gather(*bids) == [0, 1, 2, 3]
        assert told == [0, 1, 2, 3]
        assert house.house.store.batches == batches + 1
        assert await stored(house, room) == [(seat, seat, f"person/{seat}") for seat in range(4)]
        assert [(one["type"], one["number"]) for one in sent[1:]] == [("change", 4)]
        assert sent[1]["from"] == [room.row["version"], 0]

    inside(tmp_path, scene)


def test_one_that_is_refused_holds_up_no_other(tmp_path: Path) -> None:
    async def scene(house: Indoors) -> None:
        room = await house.table("emblems", 4)
        play = house.house.matches.play
        wrong: Json = {"type": "bid", "cards": []}
        bids = [
            play(room.code, seat, wrong if seat == 1 else first_move(room, seat), key=f"person/{seat}")
            for seat in range(4)
        ]
        made = await asyncio.gather(*bids, return_exceptions=True)
        assert isinstance(made[1], Problem)
        assert made[1].code == "refused"
        assert [made[0], made[2], made[3]] == [0, 1, 2]
        assert [seat for _, seat, _ in await stored(house, room)] == [0, 2, 3]

    inside(tmp_path, scene)


def test_the_same_sent_twice_at_once_is_made_once(tmp_path: Path) -> None:
    async def scene(house: Indoors) -> None:
        room = await house.table("emblems", 4)
        play, bid = house.house.matches.play, first_move(room, 2)
        twice = [play(room.code, 2, bid, key="person/same") for _ in range(2)]
        other = play(room.code, 0, first_move(room, 0), key="person/other")
        assert sorted(await asyncio.gather(*twice, other)) == [0, 0, 1]
        assert len(await stored(house, room)) == 2

    inside(tmp_path, scene)


def test_who_moves_after_another_waits_for_that_move(tmp_path: Path) -> None:
    async def scene(house: Indoors) -> None:
        room = await house.table("antiques", 3)
        sent = watch(house, room, 0)
        assert room.match is not None
        seat = room.match.to_act[0]
        after = room.match.copy()
        after.play(seat, first_move(room, seat))
        following = after.to_act[0]
        assert following != seat
        play = house.house.matches.play
        moves = [
            play(room.code, seat, first_move(room, seat), key="person/1"),
            play(room.code, following, after.legal(following)[0], key="person/2"),
        ]
        assert await asyncio.gather(*moves) == [0, 1]
        assert [one["number"] for one in sent[1:]] == [1, 2]

    inside(tmp_path, scene)


def test_a_move_is_made_though_whoever_made_it_has_gone(tmp_path: Path) -> None:
    async def scene(house: Indoors) -> None:
        room = await house.table("emblems", 3)
        told: list[int] = []
        moving = asyncio.create_task(
            house.house.matches.play(room.code, 0, first_move(room, 0), key="person/0", then=told.append)
        )
        await asyncio.sleep(0)
        moving.cancel()
        await asyncio.gather(moving, return_exceptions=True)
        assert moving.cancelled()
        await house.house.whole.finish(10.0)
        assert room.number == 1
        assert told == []

    inside(tmp_path, scene)
