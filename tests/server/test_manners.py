"""Manners at the table: kicking, muting, private tables, blocks, pauses, abandoning, conceding."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from saleroom.core.game import Json
from saleroom.server import schema
from saleroom.server.clocks import Clocks
from saleroom.server.house import Command, House
from saleroom.server.hub import MemoryHub
from saleroom.server.problems import Problem
from saleroom.server.rooms import Room
from saleroom.server.store import Store
from tests.server.house import Person, Server, begin, no_traceback, open_table, play_on
from tests.server.indoors import NOON, Indoors, indoors

LIVE = {"kind": "live", "seconds": 10, "reserve": 20}
HOUR = 3_600_000


def inside(test: Callable[[Indoors, Path], Awaitable[None]]) -> Callable[[Path], None]:
    """Run a test in a house whose time stands still."""

    def run(tmp_path: Path) -> None:
        async def enter() -> None:
            async with indoors(tmp_path) as house:
                await test(house, tmp_path)

        asyncio.run(enter())

    run.__name__ = test.__name__
    return run


def at_places(room: Room) -> list[str]:
    """The people at a table in the order in which they came."""
    return [member.person for member in room.members if member.person is not None]


async def refused(work: Awaitable[Any]) -> str:
    """The code of the problem that something must be refused with."""
    with pytest.raises(Problem) as caught:
        await work
    return caught.value.code


async def closed_with(socket: Any) -> int:
    """The code with which a websocket is closed."""
    await asyncio.wait_for(socket.wait_closed(), 20)
    code: int = socket.close_code
    return code


# -- the host -----------------------------------------------------------------------------------------------


def test_the_host_kicks_and_whoever_was_kicked_cannot_join_again(server: Server) -> None:
    code, (host, other, third) = open_table(server, "luxury", 3, seats=4)
    other.post(f"/tables/{code}/guests", nickname="Guest")
    assert third.refused(f"/tables/{code}/kick", place=1)["code"] == "not-host"
    assert host.refused(f"/tables/{code}/kick", place=0)["code"] == "own-place"
    assert host.refused(f"/tables/{code}/kick", place=9)["code"] == "nobody-there"
    key = {"Idempotency-Key": "kick-1"}
    for _ in range(2):  # sent again it is done once
        answer = host.request("POST", f"/tables/{code}/kick", json={"place": 1}, headers=key)
        assert [one["place"] for one in answer.json()["members"]] == [0, 2]
    assert other.refused(f"/tables/{code}/join", nickname="Again")["code"] == "not-welcome"
    assert other.state(code)["table"]["you"] is None
    Person(server).post(f"/tables/{code}/join", nickname="Somebody else")
    begin(code, [host])
    assert host.refused(f"/tables/{code}/kick", place=2)["code"] == "started"


def test_the_host_kicks_a_guest_of_their_own_and_no_bot(server: Server) -> None:
    code, (host,) = open_table(server, "luxury", 1, seats=3, bots=["simple"])
    host.post(f"/tables/{code}/guests", nickname="Guest")
    assert host.refused(f"/tables/{code}/kick", place=1)["code"] == "nobody-there"
    assert [one["place"] for one in host.post(f"/tables/{code}/kick", place=2)["members"]] == [0, 1]


def test_who_is_muted_by_the_host_cannot_chat_there(server: Server) -> None:
    code, (host, other) = open_table(server, "luxury", 2)
    assert other.refused(f"/tables/{code}/mute", place=0)["code"] == "not-host"
    assert host.post(f"/tables/{code}/mute", place=1, muted=True)["members"][1]["muted"] is True
    assert other.refused(f"/tables/{code}/chat", text="Well bid!")["code"] == "muted"

    async def say_it() -> Json:
        async with other.live(code) as line:
            await line.say(type="chat", id="c1", text="Well bid!")
            return await line.until("problem")

    assert asyncio.run(say_it())["problem"]["code"] == "muted"
    host.post(f"/tables/{code}/mute", place=1, muted=False)
    other.post(f"/tables/{code}/chat", text="Thank you")
    assert [line["text"] for line in host.get(f"/tables/{code}/chat")] == ["Thank you"]


def test_spectators_chat_under_a_name_of_their_own(server: Server) -> None:
    code, (host, other) = open_table(server, "luxury", 2)
    begin(code, [host])
    watcher = Person(server)
    assert watcher.request("POST", f"/tables/{code}/chat", json={"text": "Hello"}).status_code == 401

    async def hear() -> Json:
        async with other.live(code) as line:
            await line.until("state")
            await asyncio.to_thread(watcher.post, f"/tables/{code}/chat", text="Hello", nickname="Owl")
            return await line.until("chat")

    heard = asyncio.run(hear())
    assert (heard["nickname"], heard["text"], heard["spectator"]) == ("Owl", "Hello", True)
    host.post(f"/tables/{code}/chat", text="Welcome", nickname="Owl")  # who has a seat is called as there
    lines = [(line["nickname"], line.get("spectator")) for line in watcher.get(f"/tables/{code}/chat")]
    assert lines == [("Owl", True), (host.state(code)["table"]["members"][0]["nickname"], None)]
    assert watcher.refused(f"/tables/{code}/chat", text="Hello")["code"] == "no-seat"
    host.post(f"/tables/{code}/private", private=True)
    assert watcher.refused(f"/tables/{code}/chat", text="Hello", nickname="Owl")["code"] == "private"


def test_who_was_sent_away_does_not_chat_as_a_spectator(server: Server) -> None:
    code, (host, other) = open_table(server, "luxury", 2)
    host.post(f"/tables/{code}/kick", place=1)
    assert other.refused(f"/tables/{code}/chat", text="Hello", nickname="Hen")["code"] == "not-welcome"


def test_nobody_watches_a_private_table(server: Server) -> None:
    code, (host, other) = open_table(server, "luxury", 2)
    watcher = Person(server)

    async def look_on() -> tuple[int, int]:
        async with watcher.live(code) as line:
            await line.until("state")
            await asyncio.to_thread(host.post, f"/tables/{code}/private", private=True)
            cut = await closed_with(line.socket)
        assert b'"private":true' not in watcher.heard  # not even the state that says so
        async with watcher.live(code) as line:
            assert (await line.until("problem"))["problem"]["code"] == "private"
            return cut, await closed_with(line.socket)

    assert asyncio.run(look_on()) == (4403, 4403)
    begin(code, [host])
    for path in ("", "/chat", "/receipt", "/record", "/replay"):
        answer = watcher.request("GET", f"/tables/{code}{path}")
        assert (answer.status_code, answer.json()["code"]) == (403, "private"), path
    assert other.state(code)["table"]["private"] is True
    assert other.refused(f"/tables/{code}/private", private=False)["code"] == "not-host"
    host.post(f"/tables/{code}/private", private=False)
    assert watcher.state(code)["view"]["viewer"] is None
    no_traceback(server)


def test_a_private_table_with_a_free_seat_can_be_found_by_its_code(server: Server) -> None:
    code, (host,) = open_table(server, "luxury", 1, seats=2)
    host.post(f"/tables/{code}/private", private=True)
    guest = Person(server)
    assert guest.state(code)["table"]["private"] is True
    guest.post(f"/tables/{code}/join", nickname="Guest")
    assert guest.state(code)["table"]["you"] == 1
    assert Person(server).request("GET", f"/tables/{code}").status_code == 403


# -- blocks -------------------------------------------------------------------------------------------------


def test_who_is_blocked_is_not_heard_and_cannot_join(server: Server) -> None:
    code, (fox, hen, owl) = open_table(server, "luxury", 3)
    block = fox.post("/me/blocks", table=code, place=1)
    assert block == fox.post("/me/blocks", table=code, place=1)  # again: the same block
    assert fox.get("/me/blocks") == [block]
    assert block["nickname"] == "Person 1"
    assert fox.refused("/me/blocks", table=code, place=0)["code"] == "own-block"
    assert fox.refused("/me/blocks", table=code)["code"] == "bad-request"
    assert fox.refused("/me/blocks", table=code, place=7)["code"] == "nobody-there"

    async def talk() -> list[str]:
        async with fox.live(code) as mine, owl.live(code) as theirs:
            await mine.until("state")
            await asyncio.to_thread(hen.post, f"/tables/{code}/chat", text="one")
            await asyncio.to_thread(owl.post, f"/tables/{code}/chat", text="two")
            heard = [(await mine.until("chat"))["text"], (await theirs.until("chat"))["text"]]
            assert (
                await asyncio.to_thread(fox.request, "DELETE", f"/me/blocks/{block['id']}")
            ).status_code == 204
            await asyncio.to_thread(hen.post, f"/tables/{code}/chat", text="three")
            return [*heard, (await mine.until("chat"))["text"]]

    assert fox.get(f"/tables/{code}/chat") == []
    assert asyncio.run(talk()) == ["two", "one", "three"]
    fox.post("/me/blocks", table=code, place=1)
    assert [line["text"] for line in fox.get(f"/tables/{code}/chat")] == ["two"]
    assert [line["text"] for line in owl.get(f"/tables/{code}/chat")] == ["one", "two", "three"]
    another, _ = open_table(server, "luxury", 1, seats=2)
    mine = fox.post("/tables", game="luxury", nickname="Fox")["code"]
    assert hen.refused(f"/tables/{mine}/join", nickname="Hen")["code"] == "not-welcome"
    hen.post(f"/tables/{another}/join", nickname="Hen")
    owl.post(f"/tables/{mine}/join", nickname="Owl")


def test_other_workers_learn_who_is_blocked(workers: tuple[Server, Server]) -> None:
    first, second = workers
    code, (fox, hen) = open_table(first, "luxury", 2)
    here = Person(second, fox.secret)

    async def talk() -> str:
        async with here.live(code) as line:
            await line.until("state")
            await asyncio.to_thread(fox.post, "/me/blocks", table=code, place=1)
            for _ in range(100):  # until the other worker has heard of it
                await asyncio.to_thread(hen.post, f"/tables/{code}/chat", text="still heard")
                await asyncio.to_thread(fox.post, f"/tables/{code}/chat", text="mine")
                if (await line.until("chat"))["text"] == "mine":
                    return "blocked"
                assert (await line.until("chat"))["text"] == "mine"
        return "never"

    assert asyncio.run(talk()) == "blocked"


# -- pauses -------------------------------------------------------------------------------------------------


def test_clocks_stand_still_in_a_pause() -> None:
    clocks = Clocks(LIVE, 2, 1000, [0])
    assert clocks.deadline(0) == 31_000
    clocks.set_pauses(6000, None)
    assert clocks.public() == {
        "clock": LIVE, "deadlines": [31_000, None], "reserves": [20_000, 20_000], "paused_at": 6000,
    }  # fmt: skip
    clocks.switch({**LIVE, "seconds": 20}, 8000)  # another clock, set in the pause: all of it is left
    assert clocks.deadline(0) == 46_000
    clocks.switch(LIVE, 0)
    clocks.set_pauses(None, [[6000, 106_000]])
    assert clocks.deadline(0) == 131_000
    clocks.moved(0, 113_000, 1, [1])  # 12 seconds without the pause: 2 of the reserve
    assert clocks.reserve_left(0) == 18_000
    assert clocks.deadline(1) == 113_000 + 30_000  # the pause was before its time


@inside
async def test_a_match_is_paused_by_consent_and_its_clocks_stand_still(house: Indoors, folder: Path) -> None:
    room = await house.table("luxury", 2, clock=LIVE)
    fox, hen = at_places(room)
    manners = house.house.manners
    house.time = NOON + 4000
    await manners.propose(room.code, fox, "pause")
    assert (room.public(fox)["members"][0]["agrees_to"], room.row["paused_at"]) == ("pause", None)
    version = room.row["version"]
    await manners.propose(room.code, fox, "pause")
    assert room.row["version"] == version  # the same again changes nothing
    await manners.propose(room.code, fox, None)
    await manners.propose(room.code, hen, "pause")
    assert room.row["paused_at"] is None  # the other has withdrawn
    await manners.propose(room.code, fox, "pause", Command.of(fox, "p"))
    assert room.row["paused_at"] == NOON + 4000
    assert [one["agrees_to"] for one in room.public(fox)["members"]] == [None, None]
    assert room.message(fox, 0, full_memory=False)["legal"] == []
    await house.at(NOON + 500 * HOUR)
    assert room.number == 0
    move = room.match.legal(0)[0] if room.match is not None else None
    assert await refused(house.house.matches.play(room.code, 0, move, key="person/1")) == "paused"
    assert await refused(manners.propose(room.code, fox, "pause")) == "paused"
    await manners.propose(room.code, fox, "resume")
    await manners.propose(room.code, hen, "resume")
    assert room.clocks is not None
    assert room.clocks.deadline(0) == house.time + 26_000  # of 30 seconds 4 were used
    assert await refused(manners.propose(room.code, fox, "resume")) == "not-paused"
    await house.house.matches.play(room.code, 0, move, key="person/1")
    await house.at(house.time + 26_000)
    assert room.number >= 2  # the clock moved for the other seat


@inside
async def test_a_pause_survives_a_restart(house: Indoors, folder: Path) -> None:
    room = await house.table("luxury", 2, clock=LIVE)
    for person in at_places(room):
        await house.house.manners.propose(room.code, person, "pause")
    house.time += HOUR
    again = await restarted(folder, room.code)
    assert again.row["paused_at"] == NOON
    assert not again.running
    assert again.clocks is not None
    assert again.clocks.public()["paused_at"] == NOON
    for person in at_places(room):
        await house.house.manners.propose(room.code, person, "resume")
    again = await restarted(folder, room.code)
    assert again.clocks is not None
    assert again.clocks.deadline(0) == NOON + HOUR + 30_000


async def restarted(folder: Path, code: str) -> Room:
    """A table as a server reads it that has just been started on the same database."""
    store = Store(f"sqlite:///{folder / 'indoors.sqlite3'}")
    try:
        return await House(store, MemoryHub(), "another", alone=True).rooms.get(code)
    finally:
        store.close()


@inside
async def test_whoever_is_away_agrees_and_so_do_bots(house: Indoors, folder: Path) -> None:
    room = await house.table("luxury", 2, seats=3, bots=["simple"])
    fox, hen = at_places(room)
    await house.house.tables.change_member(room.code, hen, away=True)
    await house.house.manners.propose(room.code, fox, "pause")
    assert room.row["paused_at"] is not None


# -- abandoning ---------------------------------------------------------------------------------------------


def test_an_abandoned_match_has_no_result_and_can_be_played_anew(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        code, people = open_table(server, "luxury", 2)
        begin(code, people)
        play_on(code, people, limit=3)
        fox, hen = people
        assert Person(server).refused(f"/tables/{code}/propose", what="abandon")["code"] == "nobody"
        assert fox.post(f"/tables/{code}/propose", what="abandon")["state"] == "playing"
        table = hen.post(f"/tables/{code}/propose", what="abandon")
        assert (table["state"], table["ended"]) == ("over", "abandoned")
        state = fox.state(code)
        assert (state["legal"], state["view"]["outcome"], state["view"]["over"]) == ([], None, False)
        assert state["clocks"]["deadlines"] == [None, None]
        assert fox.refused(f"/tables/{code}/moves", id="late", move={"type": "pass"})["code"] == "not-playing"
        assert fox.refused(f"/tables/{code}/propose", what="pause")["code"] == "not-playing"
        record = fox.get(f"/tables/{code}/record")
        assert (record["ended"], len(record["moves"])) == ("abandoned", 3)
        assert fox.post("/verify", record=record, receipt=record["receipt"]) == {"fair": True, "problems": []}
        assert fox.get(f"/tables/{code}/replay")["outcome"] is None
        again = fox.post(f"/tables/{code}/rematch")
        assert hen.post(f"/tables/{code}/rematch")["code"] == again["code"]
        server.stop()
        server.start()
        assert (fox.state(code)["table"]["ended"], fox.state(code)["legal"]) == ("abandoned", [])
        assert fox.state(again["code"])["table"]["state"] == "waiting"
        no_traceback(server)


@inside
async def test_no_move_is_stored_after_somebody_else_ended_the_match(house: Indoors, folder: Path) -> None:
    room = await house.table("luxury", 2)
    other = Store(f"sqlite:///{folder / 'indoors.sqlite3'}")
    elsewhere = House(other, MemoryHub(), "another", alone=True)
    try:
        for person in at_places(room):
            await elsewhere.manners.propose(room.code, person, "abandon")
    finally:
        other.close()
    assert room.running  # this one has not heard of it
    assert room.match is not None
    move = room.match.legal(0)[0]
    assert await refused(house.house.matches.play(room.code, 0, move, key="person/1")) == "not-playing"
    assert (room.number, room.row["ended"]) == (0, "abandoned")


@inside
async def test_a_table_that_was_closed_by_hand_takes_no_move(house: Indoors, folder: Path) -> None:
    room = await house.table("luxury", 2)
    by_hand = update(schema.tables).where(schema.tables.c.code == room.code).values(state="over")
    await house.house.store.write(lambda db: db.execute(by_hand) and None)
    assert room.match is not None
    move = room.match.legal(0)[0]
    assert await refused(house.house.matches.play(room.code, 0, move, key="person/1")) == "not-playing"


# -- conceding ----------------------------------------------------------------------------------------------


def test_who_concedes_is_played_by_a_bot_to_the_end(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        code, people = open_table(server, "luxury", 2)
        assert people[0].refused(f"/tables/{code}/concede")["code"] == "not-playing"
        begin(code, people)
        fox, hen = people
        seat = fox.state(code)["view"]["viewer"]
        for _ in range(2):  # again changes nothing
            table = fox.post(f"/tables/{code}/concede")
        assert table["members"][0]["conceded"] is True
        state = fox.state(code)  # to look is not to be back
        assert state["table"]["members"][0]["away"] is True
        move = {"type": "bid", "card": 0}
        assert fox.refused(f"/tables/{code}/moves", id="m", move=move)["code"] == "conceded"
        play_on(code, [hen])
        record = hen.get(f"/tables/{code}/record")
        assert record["conceded"] == [seat]
        assert "ended" not in record
        assert hen.state(code)["view"]["outcome"] is not None
        assert hen.post("/verify", record=record, receipt=record["receipt"])["fair"] is True
        no_traceback(server)


@inside
async def test_the_others_may_abandon_what_one_has_conceded(house: Indoors, folder: Path) -> None:
    room = await house.table("luxury", 3)
    manners = house.house.manners
    fox, hen, owl = at_places(room)
    await manners.concede(room.code, owl)
    await manners.propose(room.code, fox, "abandon")
    assert room.row["state"] == "playing"
    await manners.propose(room.code, hen, "abandon")
    assert (room.row["state"], room.row["ended"]) == ("over", "abandoned")
