"""Clocks: time that runs out, seats that are left, reserves, days instead of seconds, another clock by consent."""

import asyncio
import json
import time
from pathlib import Path
from typing import Any, Literal

import pytest

from saleroom.core.game import Json
from saleroom.server.clocks import Clocks, read_clock
from saleroom.server.house import House
from saleroom.server.hub import MemoryHub
from saleroom.server.problems import Problem
from saleroom.server.rooms import Room, Watcher
from tests.server.house import Person, Server, begin, by_seat, open_table, play_on
from tests.server.indoors import NOON, Indoors, indoors

QUICK: Json = {"kind": "live", "seconds": 5, "reserve": 0}
HOURS: Json = {"kind": "turns", "hours": 2}


def shown(room: Room) -> Json:
    state: Json = room.message(None, 0, full_memory=False)
    clocks: Json = state["clocks"]
    return clocks


async def made_by(inside: Indoors, room: Room) -> list[str]:
    """Who made the moves of a match."""
    row = room.match_row
    assert row is not None
    query = "SELECT made_by FROM moves WHERE match = ? ORDER BY number"
    return await inside.house.store.read(
        lambda db: [found[0] for found in db.exec_driver_sql(query, (row["id"],))]
    )


def inside_out(test: Any) -> Any:
    """Run a test in a house without a network."""

    def run(tmp_path: Path) -> None:
        async def enter() -> None:
            async with indoors(tmp_path) as inside:
                await test(inside)

        asyncio.run(enter())

    run.__name__ = test.__name__
    return run


@inside_out
async def test_when_time_is_out_a_bot_makes_that_one_decision(inside: Indoors) -> None:
    room = await inside.table("antiques", 3, clock=QUICK)
    assert room.clocks is not None
    assert shown(room)["deadlines"] == [NOON + 5000, None, None]
    await inside.at(NOON + 4999)
    assert room.number == 0
    await inside.at(NOON + 5000)
    assert room.number == 1
    assert await made_by(inside, room) == ["clock"]
    assert not room.at_seat(0).away
    assert shown(room)["deadlines"][0] is None
    assert shown(room)["deadlines"][1] == NOON + 10_000
    await inside.house.matches.play(room.code, 1, {"type": "pass"}, key="person/1")
    assert (await made_by(inside, room))[1] == "person"


@inside_out
async def test_states_and_changes_carry_the_time_of_the_server_and_the_ordinal_of_events(
    inside: Indoors,
) -> None:
    room = await inside.table("antiques", 3, clock=QUICK)
    sent: list[Json] = []
    watcher = Watcher(None, False, lambda message: sent.append(json.loads(message)), changes=True)
    await inside.house.presence.watch(room.code, watcher)
    told = 0
    for number in range(6):
        inside.time += 1000
        assert room.match is not None
        (seat,) = room.match.to_act
        await inside.house.matches.play(room.code, seat, {"type": "pass"}, key=f"person/{number}")
        assert sent[-1]["now"] == inside.time
        assert sent[-1]["first"] == told
        told += len(sent[-1]["events"])
    assert [message["type"] for message in sent] == ["state"] + ["change"] * 6
    assert sent[0]["now"] == NOON
    assert told > 6


@inside_out
async def test_who_moves_in_time_is_not_played_for(inside: Indoors) -> None:
    room = await inside.table("luxury", 2, clock=QUICK)
    await inside.at(NOON + 4500)  # a bot has begun to think, just in case
    assert room.number == 0
    for seat in (0, 1):
        await inside.house.matches.play(room.code, seat, {"type": "bid", "card": 80}, key="person/1")
    await inside.at(NOON + 5000)
    assert await made_by(inside, room) == ["person", "person"]


@inside_out
async def test_a_seat_left_for_long_is_played_by_the_bot_until_its_owner_is_back(inside: Indoors) -> None:
    room = await inside.table("luxury", 2, clock=QUICK)
    owner = inside.person(room, 0)
    for card in (
        60,
        20,
    ):  # whatever the clock bids, neither lets it blackmail, so that seat 1 is asked each time
        assert not room.at_seat(0).away
        await inside.house.matches.play(room.code, 1, {"type": "bid", "card": card}, key=f"person/{card}")
        await inside.at(inside.time + 5000)
    assert room.at_seat(0).away
    assert room.public(None)["members"][room.at_seat(0).place]["away"]
    await inside.at(inside.time + 2500)  # the pause of a bot is at most half the time
    assert (await made_by(inside, room))[-1] == "bot"
    await inside.house.tables.returned(room, owner)
    assert not room.at_seat(0).away
    before = (await made_by(inside, room)).count("bot")
    await inside.at(inside.time + 2500)
    assert (await made_by(inside, room)).count("bot") == before


@inside_out
async def test_the_reserve_is_used_up_and_then_gone(inside: Indoors) -> None:
    room = await inside.table("luxury", 2, clock={"kind": "live", "seconds": 10, "reserve": 20})
    assert shown(room)["reserves"] == [20_000, 20_000]
    await inside.house.matches.play(room.code, 1, {"type": "bid", "card": 90}, key="person/1")
    inside.time = NOON + 25_000
    await inside.house.matches.play(room.code, 0, {"type": "bid", "card": 80}, key="person/1")
    assert shown(room)["reserves"] == [5000, 20_000]
    assert shown(room)["deadlines"] == [NOON + 40_000, NOON + 55_000]
    await inside.house.matches.play(room.code, 1, {"type": "bid", "card": 80}, key="person/2")
    await inside.at(NOON + 40_000)
    assert (await made_by(inside, room))[-1] == "clock"
    assert shown(room)["reserves"] == [0, 20_000]
    assert shown(room)["deadlines"][0] == inside.time + 10_000


@inside_out
async def test_turn_based_matches_have_hours(inside: Indoors) -> None:
    room = await inside.table("antiques", 3, clock=HOURS)
    assert shown(room)["deadlines"] == [NOON + 7_200_000, None, None]
    assert shown(room)["reserves"] == [0, 0, 0]
    await inside.at(NOON + 7_199_000)
    assert room.number == 0
    await inside.at(NOON + 7_200_000)
    assert await made_by(inside, room) == ["clock"]


@inside_out
async def test_another_clock_is_set_when_all_people_want_the_same(inside: Indoors) -> None:
    room = await inside.table("antiques", 2, seats=3, clock=QUICK, bots=["simple"])
    first, second = (member.person for member in room.members if member.person)
    assert first is not None
    assert second is not None
    inside.time += 1000
    await inside.house.tables.agree_clock(room.code, first, HOURS)
    assert room.row["clock"] == QUICK
    assert [member.wants_clock for member in room.members] == [HOURS, None, None]
    await inside.house.tables.agree_clock(room.code, second, {"kind": "turns", "hours": 3})
    assert room.row["clock"] == QUICK
    await inside.house.tables.agree_clock(room.code, second, HOURS)
    assert room.row["clock"] == HOURS
    assert [member.wants_clock for member in room.members] == [None, None, None]
    assert shown(room)["deadlines"][0] == inside.time + 7_200_000
    with pytest.raises(Problem) as refused:
        await inside.house.tables.agree_clock(room.code, "somebody else", QUICK)
    assert refused.value.status == 403


@inside_out
async def test_a_new_clock_knows_nothing_of_the_time_before_it(inside: Indoors) -> None:
    room = await inside.table("luxury", 2, clock=HOURS)
    await inside.house.matches.play(room.code, 1, {"type": "bid", "card": 90}, key="person/1")
    inside.time += 3_600_000
    await inside.house.matches.play(room.code, 0, {"type": "bid", "card": 80}, key="person/1")
    inside.time += 1_800_000
    live: Json = {"kind": "live", "seconds": 10, "reserve": 20}
    for seat in (0, 1):
        await inside.house.tables.agree_clock(room.code, inside.person(room, seat), live)
    at = inside.time
    assert shown(room)["reserves"] == [20_000, 20_000]
    assert shown(room)["deadlines"] == [at + 30_000, at + 30_000]
    inside.time += 12_000
    await inside.house.matches.play(room.code, 1, {"type": "bid", "card": 80}, key="person/2")
    before = shown(room)
    assert before["reserves"] == [20_000, 18_000]
    again = await inside.house.rooms._load(room.code)  # as a restarted server reads it
    assert shown(again) == before
    assert again.clock_moves == room.clock_moves


@inside_out
async def test_a_restarted_server_knows_who_was_late(inside: Indoors) -> None:
    room = await inside.table("luxury", 2, clock=QUICK)
    await inside.house.matches.play(room.code, 1, {"type": "bid", "card": 90}, key="person/1")
    await inside.at(NOON + 5000)
    again = await inside.house.rooms._load(room.code)
    assert shown(again) == shown(room)
    assert again.clock_moves == room.clock_moves == {0: 1, 1: 0}


@inside_out
async def test_a_worker_that_hears_of_a_pause_or_a_clock_after_its_own_move_counts_like_the_others(
    inside: Indoors,
) -> None:
    clock = {"kind": "live", "seconds": 10, "reserve": 60}
    room = await inside.table("luxury", 2, clock=clock)
    people = [inside.person(room, seat) for seat in range(2)]
    other = House(inside.house.store, MemoryHub(), "other", alone=False)  # which no note reaches
    behind = await other.rooms.get(room.code)

    async def all_want(what: Literal["pause", "resume"]) -> None:
        for person in people:
            await inside.house.manners.propose(room.code, person, what)

    async def play_there(key: str) -> None:
        assert behind.match is not None
        seat = behind.match.to_act[0]
        await other.matches.play(room.code, seat, behind.match.legal(seat)[0], key=key)

    async def shown_alike() -> Json:
        """The clocks of the worker that was behind, once it has looked, are those of one that reads all anew."""
        async with other.rooms.using(room.code) as found:
            assert found is behind
        third = House(inside.house.store, MemoryHub(), "third", alone=False)
        anew = shown(await third.rooms.get(room.code))
        assert shown(behind) == anew
        return anew

    await all_want("pause")
    inside.time += 30_000
    await all_want("resume")
    inside.time += 5_000
    await play_there("a")
    assert min(shown(behind)["reserves"]) == 35_000, "it cannot know better yet"
    assert min((await shown_alike())["reserves"]) == 60_000
    for person in people:
        await inside.house.tables.agree_clock(room.code, person, {**clock, "seconds": 20})
    inside.time += 25_000
    await play_there("b")
    assert min((await shown_alike())["reserves"]) == 55_000


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "live", "seconds": 4},
        {"kind": "live", "seconds": 601},
        {"kind": "live", "reserve": -1},
        {"kind": "live", "hours": 3},
        {"kind": "turns", "hours": 0},
        {"kind": "turns", "hours": 337},
        {"kind": "turns", "hours": 1.5},
        {"kind": "sun"},
        "fast",
        [],
    ],
)
def test_clocks_that_cannot_be(clock: Any) -> None:
    with pytest.raises(Exception, match="a clock is"):
        read_clock(clock)


def test_clocks_never_show_less_than_nothing() -> None:
    clocks = Clocks({"kind": "live", "seconds": 5, "reserve": 10}, 2, 0, [0])
    clocks.moved(0, 60_000, 1, [0, 1])
    assert clocks.reserve_left(0) == 0
    clocks.switch(HOURS, 61_000)
    assert clocks.public()["reserves"] == [0, 0]


def test_at_a_real_server_the_clock_plays_and_the_person_comes_back(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        code, people = open_table(server, "luxury", 2, clock=QUICK)
        begin(code, people)
        seats = by_seat(code, people)
        idle, busy = seats[0], seats[1]
        place = idle.state(code)["table"]["you"]
        watcher = Person(server)

        def away() -> bool:
            gone: bool = watcher.state(code)["table"]["members"][place]["away"]
            return gone

        give_up = time.monotonic() + 60
        while not away():
            assert time.monotonic() < give_up, "the clock did not move"
            if busy.state(code)["legal"]:
                play_on(code, [busy], limit=1)
            time.sleep(0.05)
        assert watcher.state(code)["number"] >= 2
        assert busy.refused(f"/tables/{code}/moves", id="x", move={}, number=0)["code"] == "stale"
        idle.state(code)  # to look is to be back
        assert not away()
