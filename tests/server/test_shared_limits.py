"""Limits that hold for all workers together: what each tells the others, and two real workers."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from saleroom.core.game import Json
from saleroom.server import sources
from saleroom.server.fair_queue import FairQueue, QueueFull
from saleroom.server.limits import Limits, SharedBuckets, charge
from saleroom.server.problems import Problem
from saleroom.server.settings import Settings
from saleroom.server.shared_limits import LASTS, SharedLimits
from tests.server.house import Person, Server, open_table, until
from tools.services import Postgres, Redis


class Clock(sources.Sources):
    """A clock that stands still until somebody moves it."""

    time = 1_800_000_000_000

    def milliseconds(self) -> int:
        return self.time


@pytest.fixture
def clock() -> Iterator[Clock]:
    found = Clock()
    with sources.use(found):
        yield found


def tell(one: Limits, *others: Limits) -> Json | None:
    """One worker tells others, through JSON as on the wire."""
    news = one.shared.news()
    if news is not None:
        for other in others:
            other.shared.hear("one", json.loads(json.dumps(news)))
    return news


@pytest.mark.parametrize("count", ["count_newcomer", "count_table"])
def test_what_was_used_elsewhere_is_used_here(count: str) -> None:
    one, other = (
        Limits(Settings(people_address=2, people_all=3, tables_address=2, tables_all=3)) for _ in "ab"
    )
    getattr(one, count)("address 1")
    getattr(one, count)("address 1")
    tell(one, other)
    with pytest.raises(Problem):
        getattr(other, count)("address 1")
    getattr(other, count)("address 2")
    with pytest.raises(Problem):
        getattr(other, count)("address 3")  # three in all
    assert tell(one, other) is None, "what was told once is not told again"
    news = tell(other, one)
    assert news is not None
    assert [list(taken.values()) for taken in news["taken"].values()] == [[1.0], [1.0]], (
        "only what was used there"
    )
    with pytest.raises(Problem):
        getattr(one, count)("address 3")


def test_lines_of_chat_elsewhere() -> None:
    one, other = (Limits(Settings(chat=2, chat_table=3, chat_address=50, chat_all=50)) for _ in "ab")
    for _ in range(2):
        one.count_line("fox", "a", "table")
    tell(one, other)
    with pytest.raises(Problem):
        other.count_line("fox", "a", "another table")
    other.count_line("owl", "a", "table")
    with pytest.raises(Problem):
        other.count_line("owl", "a", "table")


def test_what_is_open_elsewhere_counts_until_it_is_closed_or_its_worker_is_silent(clock: Clock) -> None:
    settings = Settings(connections=50, connections_address=50, connections_all=3, spectators=2)
    one, other = Limits(settings), Limits(settings)
    first = one.open("fox", "a", spectator_at="table")
    one.open("owl", "b", spectator_at="table")
    tell(one, other)
    with pytest.raises(Problem, match="watching this table"):
        other.open("cat", "c", spectator_at="table")
    here = other.open("cat", "c")
    with pytest.raises(Problem, match="The server is full"):
        other.open("dog", "d")
    first.close()
    tell(one, other)
    other.open("dog", "d", spectator_at="table")
    here.close()
    with pytest.raises(Problem, match="watching this table"):
        other.open("dog", "d", spectator_at="table")
    clock.time += LASTS
    other.open("dog", "d", spectator_at="table")


def test_the_end_of_all_connections_is_told(clock: Clock) -> None:
    settings = Settings(connections_all=1)
    one, other = Limits(settings), Limits(settings)
    opened = one.open("fox", "a")
    tell(one, other)
    with pytest.raises(Problem):
        other.open("owl", "b")
    opened.close()
    tell(one, other)
    other.open("owl", "b")
    assert tell(one, other) is None


def test_what_is_little_is_not_told_and_what_a_newer_version_counts_is_left_alone() -> None:
    limits = Limits(Settings(connections=60, connections_address=300, connections_all=0))
    for _ in range(2):
        limits.open("fox", "a")
    assert limits.shared.news() is None
    limits.open("fox", "a")
    assert limits.shared.news() == {"taken": {}, "open": {"fox": 3}}
    limits.shared.hear("newer", {"taken": {"something else": {"fox": 1.0}}, "open": {}, "more": 1})


def test_confirmations_by_mail_are_counted_for_all() -> None:
    shared = SharedLimits()
    mails = shared.buckets["mails"] = SharedBuckets(3, 1 / 3600)
    shared.hear("other", {"taken": {"mails": {"address fox@example.org": 3.0}}, "open": {}})
    with pytest.raises(Problem):
        charge((mails, "address fox@example.org"))
    charge((mails, "address owl@example.org"))


def test_bots_that_wait_elsewhere_count() -> None:
    async def evening() -> None:
        queue = FairQueue(["process"], most_waiting=2)
        queue.elsewhere = lambda owner: 2 if owner == "fox" else 0
        thing = await queue.take("fox", 1)
        with pytest.raises(QueueFull):
            await queue.take("fox", 1)
        waiting = asyncio.create_task(queue.take("owl", 60))
        await asyncio.sleep(0)
        assert queue.waiting_by_owner() == {"owl": 1}
        queue.give_back(thing)
        assert await waiting == "process"

    asyncio.run(evening())


def test_two_workers_count_together(postgres: Postgres, redis: Redis, tmp_path: Path) -> None:
    settings: dict[str, Any] = {
        "database_url": postgres.database(),
        "redis_url": redis.url,
        "tables_all": 2,
        "spectators": 1,
        "chat_table": 2,
    }

    def opened(server: Server) -> httpx.Response:
        return Person(server).request("POST", "/tables", json={"game": "luxury", "nickname": "Fox"})

    async def watch(server: Server, code: str) -> Any:
        """The first message to a spectator, and the line, which stays open."""
        line = await websockets.connect(f"ws{server.url[4:]}/api/v1/tables/{code}/live", compression=None)
        return json.loads(await line.recv()), line

    async def spectators(first: Server, second: Server, code: str) -> None:
        message, line = await watch(first, code)
        assert message["type"] == "state"
        for _ in range(100):
            message, other = await watch(second, code)
            await other.close()
            if message["type"] == "problem":
                break
            await asyncio.sleep(0.2)
        assert message["problem"]["code"] == "too-many-spectators"
        await line.close()

    with Server(tmp_path, **settings) as first, Server(tmp_path, **settings) as second:
        code, people = open_table(first, "luxury", 2)
        assert opened(first).status_code == 201
        until(lambda: opened(second).status_code == 429)
        asyncio.run(spectators(first, second, code))
        for _ in range(2):
            people[0].post(f"/tables/{code}/chat", text="hello")
        there = Person(second, people[1].secret)
        until(lambda: there.request("POST", f"/tables/{code}/chat", json={"text": "x"}).status_code == 429)
