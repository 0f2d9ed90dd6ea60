"""The lobby: page by page with filters, and live, for one worker and for several."""

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import update

from saleroom.core.game import Json
from saleroom.server import schema
from saleroom.server.house.feed import UNREAD, Listener, LobbyFeed
from tests.server.house import Person, Server, begin, no_traceback, open_table, play_on, until
from tests.server.indoors import Indoors, indoors
from tests.server.test_mine import codes, next_page, pages

HOURS = {"kind": "turns", "hours": 24}


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    """A server whose lobby is empty."""
    with Server(tmp_path) as running:
        yield running
        no_traceback(running)


# -- pages --------------------------------------------------------------------------------------------------


def test_the_lobby_says_who_sits_where_and_is_filtered(house: Server) -> None:
    fox = Person(house)

    def table(**more: Any) -> str:
        code: str = fox.post("/tables", **{"nickname": "Fox", "listed": True, **more})["code"]
        return code

    two = table(game="luxury", seats=2)
    four = table(game="luxury", seats=4, clock=HOURS, options={"memory": False})
    antiques = table(game="antiques", seats=4, bots=["simple"])
    table(game="luxury", seats=2, listed=False)
    found = fox.get("/tables")
    assert codes(found) == [antiques, four, two]
    assert found[0]["members"][0] == {
        "nickname": "Fox",
        "bot": None,
        "character": None,
        "host": True,
    }
    assert found[0]["members"][1]["nickname"].lower() == found[0]["members"][1]["character"]
    assert [one["bot"] for one in found[0]["members"]] == [None, "simple"]
    assert (found[0]["seated"], found[0]["state"], found[0]["spectators"]) == (2, "waiting", 0)
    assert [(one["options"], one["preset"]) for one in found] == [
        ({}, None), ({"memory": False}, "as-printed"), ({}, None),
    ]  # fmt: skip
    assert found[0]["created_at"] >= found[1]["created_at"]
    for query, wanted in (
        ("game=luxury", [four, two]),
        ("seats=4", [antiques, four]),
        ("seats=4&game=luxury", [four]),
        ("clock=turns", [four]),
        ("clock=live", [antiques, two]),
        ("free=2", [antiques, four]),
        ("free=3", [four]),
        ("game=secret", []),
        ("state=playing", []),
    ):
        assert codes(fox.get(f"/tables?{query}")) == wanted, query
    for query in ("clock=fast", "state=over", "limit=0", "limit=101", "free=-1", "seats=x"):
        assert fox.request("GET", f"/tables?{query}").json()["code"] == "bad-request", query


def test_listed_tables_may_be_found_to_be_watched(house: Server) -> None:
    code, people = open_table(house, "luxury", 2, listed=True)
    hidden, others = open_table(house, "luxury", 2)
    begin(code, people)
    begin(hidden, others)
    people[0].post("/lessons/luxury", nickname="Fox")

    async def watch() -> None:
        async with Person(house).live(code) as line:
            await line.until("state")
            (found,) = await asyncio.to_thread(Person(house).get, "/tables?state=playing")
            assert (found["code"], found["state"], found["spectators"]) == (code, "playing", 1)

    asyncio.run(watch())
    play_on(code, people)
    assert Person(house).get("/tables?state=playing") == []


def test_pages_lose_and_repeat_nothing_while_tables_come_and_go(house: Server) -> None:
    fox = Person(house)
    before = [
        fox.post("/tables", game="luxury", nickname="Fox", seats=3, listed=True)["code"] for _ in range(7)
    ]
    first, address = next_page(fox, "/tables?game=luxury&limit=3")
    assert codes(first) == before[:3:-1]
    assert address is not None
    assert "game=luxury" in address
    fox.post("/tables", game="luxury", nickname="Fox", listed=True)
    Person(house).post(f"/tables/{before[0]}/join", nickname="Hen")  # changed, and on a later page
    fox.post(f"/tables/{before[4]}/leave")  # the last of the first page is gone
    rest = pages(fox, address)
    assert codes(rest) == before[3::-1]
    assert rest[-1]["seated"] == 2


# -- live ---------------------------------------------------------------------------------------------------


class Listening:
    """Somebody who follows the live lobby in a thread, and what they know of it."""

    def __init__(self, answer: httpx.Response) -> None:
        self.answer = answer
        self.updates: list[Json] = []
        self.tables: dict[str, Json] = {}
        self.ended = False
        self.thread = threading.Thread(target=self.read, daemon=True)
        self.thread.start()

    def read(self) -> None:
        try:
            for line in self.answer.iter_lines():
                if line.startswith("data: {"):
                    update = json.loads(line.removeprefix("data: "))
                    if update["whole"]:
                        self.tables = {}
                    self.tables = {**self.tables, **{one["code"]: one for one in update["tables"]}}
                    for code in update["removed"]:
                        del self.tables[code]
                    self.updates.append(update)
        except (httpx.HTTPError, httpx.StreamError):
            pass
        self.ended = True


@contextmanager
def listening(server: Server) -> Iterator[Listening]:
    with httpx.stream("GET", f"{server.url}/api/v1/lobby/live", timeout=30) as answer:
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/event-stream")
        yield Listening(answer)


def test_the_live_lobby_follows_a_table_from_its_opening_to_its_end(house: Server) -> None:
    early, _ = open_table(house, "luxury", 1, seats=2, listed=True)
    with listening(house) as heard:
        until(lambda: list(heard.tables) == [early])
        assert heard.updates[0]["whole"]
        assert heard.updates[0]["now"] > heard.tables[early]["created_at"]
        code, people = open_table(house, "luxury", 2, listed=True)
        until(lambda: code in heard.tables and heard.tables[code]["seated"] == 2)
        assert [one["nickname"] for one in heard.tables[code]["members"]] == ["Person 0", "Person 1"]
        begin(code, people)
        until(lambda: heard.tables[code]["state"] == "playing")
        play_on(code, people)
        until(lambda: code not in heard.tables)
        assert list(heard.tables) == [early]
        assert not any(update["whole"] for update in heard.updates[1:])
        hidden, _ = open_table(house, "luxury", 1, seats=2)
        late, _ = open_table(house, "luxury", 1, seats=2, listed=True)
        until(lambda: late in heard.tables)
        assert hidden not in heard.tables


def test_the_live_lobby_hears_of_other_workers(workers: tuple[Server, Server]) -> None:
    first, second = workers
    with listening(second) as heard:
        until(lambda: len(heard.updates) == 1)
        code, people = open_table(first, "luxury", 2, listed=True)
        until(lambda: code in heard.tables and heard.tables[code]["seated"] == 2)
        begin(code, people)
        until(lambda: heard.tables[code]["state"] == "playing")


def test_spectators_of_all_workers_are_counted(workers: tuple[Server, Server]) -> None:
    first, second = workers
    code, people = open_table(first, "luxury", 2, listed=True)
    begin(code, people)

    def counts() -> list[int]:
        lobbies = [Person(server).get("/tables?state=playing") for server in workers]
        return [one["spectators"] for lobby in lobbies for one in lobby if one["code"] == code]

    async def watch() -> None:
        async with Person(first).live(code) as one, Person(second).live(code) as other, people[0].live(code):
            await one.until("state")
            await other.until("state")
            await asyncio.to_thread(until, lambda: counts() == [2, 2])

    asyncio.run(watch())
    until(lambda: counts() == [0, 0])


def test_streams_of_the_lobby_are_counted_and_end_with_the_server(tmp_path: Path) -> None:
    with Server(tmp_path, connections=2) as server:
        with listening(server) as first, listening(server) as second:
            refused = httpx.get(f"{server.url}/api/v1/lobby/live")
            assert (refused.status_code, refused.json()["code"]) == (429, "too-many-connections")
            until(lambda: bool(first.updates and second.updates))
            assert server.stop() in (0, -15)
            until(lambda: first.ended and second.ended)
        no_traceback(server)


def test_a_stream_that_ends_is_counted_no_longer(tmp_path: Path) -> None:
    with Server(tmp_path, connections=1) as server:
        for _ in range(3):
            until(lambda: httpx.get(f"{server.url}/api/v1/tables").status_code == 200)
            with listening(server) as heard:
                until(lambda: bool(heard.updates))
            until(lambda: can_listen(server))


def can_listen(server: Server) -> bool:
    with httpx.stream("GET", f"{server.url}/api/v1/lobby/live", timeout=30) as answer:
        return answer.status_code == 200


# -- the feed -----------------------------------------------------------------------------------------------


async def next_update(listener: Listener) -> Json:
    taken = await asyncio.wait_for(listener.take(), 30)
    assert taken is not None
    found: Json = json.loads(taken)
    return found


async def open_listed(inside: Indoors, person: str) -> str:
    given: Json = {"seats": 2, "options": {}, "listed": True, "clock": None, "bots": []}
    return (await inside.house.tables.open(person, "Fox", game="luxury", **given)).code


def test_many_changes_make_few_updates(tmp_path: Path) -> None:
    async def run() -> None:
        async with indoors(tmp_path) as inside:
            person, _ = await inside.house.people.add("Fox")
            feed = inside.house.feed
            inside.house.tables.each = 100
            listener = feed.listen()
            assert (await next_update(listener))["tables"] == []
            looks = feed.looks
            for _ in range(30):
                await open_listed(inside, person)
                feed.lobby_changed()
            told: list[str] = []
            updates = 0
            while len(set(told)) < 30:
                told += codes((await next_update(listener))["tables"])
                updates += 1
            assert updates <= feed.looks - looks
            assert updates < 15
            feed.leave(listener)

    asyncio.run(run())


def test_a_change_that_nobody_told_of_is_found(tmp_path: Path) -> None:
    async def run() -> None:
        async with indoors(tmp_path) as inside:
            person, _ = await inside.house.people.add("Fox")
            code = await open_listed(inside, person)
            listener = inside.house.feed.listen()
            assert codes((await next_update(listener))["tables"]) == [code]
            hide = update(schema.tables).where(schema.tables.c.code == code).values(listed=False)
            await inside.house.store.write(lambda db: db.execute(hide) and None)
            assert (await next_update(listener))["removed"] == [code]
            inside.house.feed.leave(listener)

    asyncio.run(run())


def test_who_does_not_read_is_sent_the_whole_when_they_do(tmp_path: Path) -> None:
    async def run() -> None:
        async with indoors(tmp_path) as inside:
            person, _ = await inside.house.people.add("Fox")
            code = await open_listed(inside, person)
            feed = inside.house.feed
            listener = feed.listen()
            await listener.take()
            for number in range(UNREAD + 1):
                listener.tell(b"%d" % number)
            whole = await next_update(listener)
            assert whole["whole"]
            assert codes(whole["tables"]) == [code]
            listener.tell(b"next")
            assert await listener.take() == b"next"
            feed.leave(listener)

    asyncio.run(run())


def test_nothing_is_read_while_nobody_listens(tmp_path: Path) -> None:
    async def run() -> tuple[int, int]:
        async with indoors(tmp_path) as inside:
            feed: LobbyFeed = inside.house.feed
            listeners = [feed.listen(), feed.listen()]
            for listener in listeners:
                await listener.take()
            for listener in listeners:
                feed.leave(listener)
            before = feed.looks
            person, _ = await inside.house.people.add("Fox")
            await open_listed(inside, person)
            await asyncio.sleep(1)
            return before, feed.looks

    before, after = asyncio.run(run())
    assert before == after == 1
