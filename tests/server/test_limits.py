"""How much a person, an address, a table and everybody together may ask for; and what is not served at all."""

import asyncio
import json
import logging
import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from litestar.testing import TestClient

from saleroom.server import replay
from saleroom.server.app import create_app
from saleroom.server.heavy import Cache, HeavyWork
from saleroom.server.limits import Buckets, Limits, network_of
from saleroom.server.logs import Seldom
from saleroom.server.problems import Problem
from saleroom.server.settings import HELP, Settings
from tests.server.house import NO_LIMITS, NO_TLS, Person, Server, begin, open_table, play_on, until


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("limits")) as running:
        yield running


def refused(answer: httpx.Response, status: int, code: str) -> Any:
    assert answer.status_code == status, answer.text
    assert int(answer.headers["retry-after"]) >= 1
    assert answer.json()["code"] == code
    return answer.json()


# -- counting -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_an_address_is_what_one_subscriber_has(host: str, network: str) -> None:
    assert network_of(host) == network


def test_a_bucket_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("saleroom.server.limits.time.monotonic", lambda: now[0])
    bucket = Buckets(3, 0.5)
    for _ in range(3):
        assert bucket.wait("fox") == 0
        bucket.take("fox")
    assert bucket.wait("fox") == 2.0
    assert bucket.wait("owl") == 0
    now[0] += 2.0
    assert bucket.wait("fox") == 0
    bucket.take("fox")
    now[0] += 1_000.0
    assert bucket.wait("fox", 3) == 0
    assert bucket.wait("fox", 100) == 0, "what is more than a bucket holds costs a full one"
    unlimited = Buckets(0, 0)
    unlimited.take("fox", 1e9)
    assert unlimited.wait("fox", 1e9) == 0


def test_who_is_refused_by_one_limit_pays_for_no_other() -> None:
    limits = Limits(Settings(chat=100, chat_address=100, chat_table=1, chat_all=3))
    limits.count_line("fox", "a", "table 1")
    for _ in range(10):
        with pytest.raises(Problem):
            limits.count_line("fox", "a", "table 1")
    limits.count_line("fox", "a", "table 2")
    limits.count_line("fox", "a", "table 3")
    with pytest.raises(Problem):
        limits.count_line("owl", "b", "table 4")


def test_connections_are_counted_until_they_are_closed() -> None:
    limits = Limits(Settings(connections=2, connections_address=3, connections_all=4, spectators=1))
    first = limits.open("fox", "a")
    limits.open("fox", "a")
    with pytest.raises(Problem, match="You have 2"):
        limits.open("fox", "b")
    limits.open("owl", "a")
    with pytest.raises(Problem, match="Your network has reached"):
        limits.open("cat", "a")
    limits.open("cat", "b", spectator_at="table")
    with pytest.raises(Problem, match="The server is full"):
        limits.open("dog", "c")
    first.close()
    first.close()
    with pytest.raises(Problem, match="watching this table") as problem:
        limits.open("dog", "c", spectator_at="table")
    assert problem.value.status == 409
    limits.open("dog", "c")
    assert (limits.connections(), limits.refused) == (4, 4)


def test_every_limit_is_a_setting_that_is_explained() -> None:
    assert set(HELP) == set(vars(Settings()))
    for name in NO_LIMITS:
        assert getattr(Settings(), name.lower()) > 0


# -- at a real server ---------------------------------------------------------------------------------------


def opened(server: Server) -> httpx.Response:
    return Person(server).request("POST", "/tables", json={"game": "luxury", "nickname": "Fox"})


def test_new_people_and_tables_of_an_address_and_of_all(tmp_path: Path) -> None:
    """Behind a proxy that says who asks; the others come from elsewhere."""

    def ask(path: str, address: str, **content: Any) -> httpx.Response:
        headers = {"X-Forwarded-For": address}
        return httpx.post(f"{house.url}/api/v1{path}", headers=headers, json=content, verify=NO_TLS)

    with Server(tmp_path, people_address=4, people_all=8, tables_address=2, tables_all=5) as house:
        table = ask("/tables", "203.0.113.1", game="luxury", nickname="Fox", seats=4).json()["code"]
        assert ask("/tables", "203.0.113.1", game="luxury", nickname="Fox").status_code == 201
        refused(ask("/tables", "203.0.113.1", game="luxury", nickname="Fox"), 429, "too-many")
        refused(ask("/lessons/luxury", "203.0.113.1", nickname="Fox"), 429, "too-many")
        for name in ("Owl", "Cat"):
            assert ask(f"/tables/{table}/join", "203.0.113.1", nickname=name).status_code == 200
        refused(ask(f"/tables/{table}/join", "203.0.113.1", nickname="Dog"), 429, "too-many")
        refused(ask("/tokens", "203.0.113.1", nickname="Robot"), 429, "too-many")
        # One subscriber has all of an IPv6 /64.
        for number in range(1, 3):
            assert ask("/tables", f"2001:db8::{number}", game="luxury", nickname="Fox").status_code == 201
        refused(ask("/tables", "2001:db8::3", game="luxury", nickname="Fox"), 429, "too-many")
        assert ask("/tables", "2001:db8:0:1::1", game="luxury", nickname="Fox").status_code == 201
        refused(ask("/tables", "203.0.113.9", game="luxury", nickname="Fox"), 429, "too-many")  # 5 in all
        assert ask("/tokens", "203.0.113.9", nickname="Robot").status_code == 201
        refused(ask("/tokens", "203.0.113.10", nickname="Robot"), 429, "too-many")  # 8 in all


def test_a_rematch_is_an_opened_table(tmp_path: Path) -> None:
    with Server(tmp_path, tables_address=3) as house:
        code, people = open_table(house, "luxury", 2)
        begin(code, people)
        play_on(code, people)
        again = people[0].post(f"/tables/{code}/rematch")["code"]
        assert people[1].post(f"/tables/{code}/rematch")["code"] == again  # which opens nothing
        assert opened(house).status_code == 201
        refused(opened(house), 429, "too-many")
        begin(again, people)
        play_on(again, people)
        refused(people[0].request("POST", f"/tables/{again}/rematch"), 429, "too-many")


def test_guests_are_people_too(tmp_path: Path) -> None:
    with Server(tmp_path, people_address=2) as house:
        host = Person(house)
        code = host.post("/tables", game="luxury", nickname="Fox", seats=4)["code"]
        host.post(f"/tables/{code}/guests", nickname="Owl")
        answer = host.request("POST", f"/tables/{code}/guests", json={"nickname": "Cat"})
        refused(answer, 429, "too-many")


def test_lines_of_chat(tmp_path: Path) -> None:
    with Server(tmp_path, chat=2, chat_table=3) as house:
        code, people = open_table(house, "luxury", 2)
        for _ in range(2):
            people[0].post(f"/tables/{code}/chat", text="hello")
        refused(people[0].request("POST", f"/tables/{code}/chat", json={"text": "x"}), 429, "too-many")

        async def talk() -> None:
            async with people[1].live(code) as line:
                await line.say(type="chat", id="a", text="hello")
                await line.until("said", id="a")
                await line.say(type="chat", id="b", text="hello")
                problem = await line.until("problem", id="b")
                assert problem["problem"]["code"] == "too-many"
                assert problem["problem"]["retry_after"] > 0

        asyncio.run(talk())


def test_spectators_of_a_table_and_connections_of_an_address(tmp_path: Path) -> None:
    async def first(house: Server, code: str) -> Any:
        """The first message on a line that is kept open, and the line."""
        line = await websockets.connect(f"ws{house.url[4:]}/api/v1/tables/{code}/live", compression=None)
        return json.loads(await line.recv()), line

    async def evening(house: Server) -> None:
        code, people = open_table(house, "luxury", 2)
        lines = []
        for _ in range(2):
            message, line = await first(house, code)
            assert message["type"] == "state"
            lines.append(line)
        message, line = await first(house, code)
        assert message["problem"]["code"] == "too-many-spectators"
        await line.wait_closed()
        assert line.close_code == 4409
        async with people[0].live(code) as seated, people[1].live(code):
            await seated.until("state")  # who plays is not in the way
            other, _ = open_table(house, "luxury", 2)
            message, line = await first(house, other)
            assert message["problem"]["code"] == "too-many-connections"
            assert "network" in message["problem"]["title"]
        for line in lines:
            await line.close()
        until(lambda: house.figure("websockets") == 0)  # it hears of that a moment later
        message, line = await first(house, code)
        assert message["type"] == "state"
        await line.close()

    with Server(tmp_path, spectators=2, connections_address=4) as house:
        asyncio.run(evening(house))


def test_counters_are_served_on_their_own_port_only(server: Server) -> None:
    for path in ("/metrics", "//metrics", "/metrics/", "/%6detrics", "/./metrics", "/api/v1/metrics"):
        answer = httpx.get(f"{server.url}{path}")
        assert "saleroom_websockets" not in answer.text
        assert answer.status_code == 404
    assert "saleroom_websockets" in server.counters()


def test_counters_are_off_unless_wanted(tmp_path: Path) -> None:
    assert Settings().metrics_port == 0
    with Server(tmp_path, metrics_port=0) as house, pytest.raises(httpx.ConnectError):
        house.counters()


def test_records_that_are_too_long_are_refused(server: Server) -> None:
    code, people = open_table(server, "luxury", 2)
    begin(code, people)
    play_on(code, people)
    record = people[0].get(f"/tables/{code}/record")
    receipt = record.pop("receipt")
    assert people[0].post("/verify", record=record, receipt=receipt)["fair"] is True
    record["moves"] = record["moves"][:1] * 1_001
    for path, content in (
        ("/verify", {"record": record, "receipt": receipt}),
        ("/replay", {"record": record}),
    ):
        answer = Person(server).request("POST", path, json=content)
        assert (answer.status_code, answer.json()["code"]) == (413, "too-large"), answer.text
        assert "moves" in answer.json()["title"]


def test_a_replay_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = []
    make = replay.make

    def noted(record: Any, viewer: str, frames: bool) -> bytes:
        made.append((viewer, frames))
        return make(record, viewer, frames)

    monkeypatch.setattr(replay, "make", noted)
    with TestClient(create_app(Settings(data_dir=str(tmp_path), rate=1e6, burst=10**6))) as client:

        def ask(method: str, path: str, person: int = 0, **content: Any) -> Any:
            headers = {"Authorization": f"Bearer {secrets[person]}"} if secrets else {}
            answer = client.request(method, f"/api/v1{path}", headers=headers, json=content or None)
            return answer.json() if answer.status_code < 300 else answer.status_code

        secrets: list[str] = []
        secrets += [ask("POST", "/tokens", nickname=f"Fox {number}")["secret"] for number in range(2)]
        code = ask("POST", "/tables", game="luxury", nickname="Fox")["code"]
        ask("POST", f"/tables/{code}/join", 1, nickname="Owl")
        ask("POST", f"/tables/{code}/start")
        assert ask("GET", f"/tables/{code}/replay") == 409
        while not (states := [ask("GET", f"/tables/{code}", person) for person in range(2)])[0]["view"][
            "over"
        ]:
            person, state = next((number, one) for number, one in enumerate(states) if one["legal"])
            move = {"id": f"m{state['number']}", "move": state["legal"][0]}
            ask("POST", f"/tables/{code}/moves", person, **move)
        once = ask("GET", f"/tables/{code}/replay?viewer=0")
        assert once["viewer"] == "0"
        assert ask("GET", f"/tables/{code}/replay?viewer=0", 1) == once
        assert ask("GET", f"/tables/{code}/replay?viewer=1") != once
        assert ask("GET", f"/tables/{code}/replay?viewer=0&frames=false")["frames"] == []
        assert ask("GET", f"/tables/{code}/replay?viewer=9") == 400
        assert made == [("0", True), ("1", True), ("0", False), ("9", True)]


def test_heavy_work_costs_more(tmp_path: Path) -> None:
    with Server(tmp_path, rate=0.01, burst=12) as house:
        stranger = Person(house)
        answers = [stranger.request("POST", "/verify", json={"record": {}, "receipt": {}}) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [400, 400, 429]
        refused(answers[-1], 429, "too-many")


# -- parts --------------------------------------------------------------------------------------------------


def test_so_much_heavy_work_at_once_and_no_more_waits() -> None:
    async def many() -> None:
        heavy = HeavyWork(at_once=2, waiting=3)
        go = threading.Event()
        running = []

        def work(number: int) -> int:
            running.append(number)
            go.wait(10)
            return number

        tasks = [asyncio.create_task(heavy.run(work, number)) for number in range(6)]
        while len(running) < 2:
            await asyncio.sleep(0.01)
        with pytest.raises(Problem) as problem:
            await tasks[5]
        assert (problem.value.status, problem.value.code) == (429, "busy")
        assert len(running) == 2
        go.set()
        assert await asyncio.gather(*tasks[:5]) == [0, 1, 2, 3, 4]
        assert await heavy.run(work, 7) == 7

    asyncio.run(many())


def test_what_is_kept_takes_only_so_much_memory() -> None:
    cache = Cache(100)
    for number in range(10):
        cache.put((number,), bytes(30))
        assert cache.get((0,)) is not None, "it was asked for"
        assert cache.bytes <= 100
    assert [number for number in range(10) if cache.get((number,)) is not None] == [0, 8, 9]
    cache.put((9,), bytes(10))
    assert cache.bytes == 70
    cache.put(("large",), bytes(101))
    assert cache.bytes == 0


# -- what is logged -----------------------------------------------------------------------------------------


def test_requests_that_are_not_http_do_not_fill_the_log(server: Server) -> None:
    for _ in range(30):
        with socket.create_connection(("127.0.0.1", server.port), timeout=30) as line:
            line.sendall(b"this is not HTTP\r\n\r\n")
            assert b"400 Bad Request" in line.recv(1000)
    assert server.log.read_text().count("Invalid HTTP request") == 1


def test_a_warning_says_how_often_it_was_left_out() -> None:
    seldom, logged = Seldom(), []
    for second in (0, 1, 59, 60, 61, 125):
        record = logging.LogRecord("uvicorn.error", logging.WARNING, "", 0, "bad %s", ("request",), None)
        record.created = 1_800_000_000.0 + second
        if seldom.filter(record):
            logged.append((second, record.getMessage()))
    assert logged == [
        (0, "bad request"),
        (60, "bad request (and 2 more before this)"),
        (125, "bad request (and 1 more before this)"),
    ]
    error = logging.LogRecord("uvicorn.error", logging.ERROR, "", 0, "our mistake", (), None)
    assert seldom.filter(error)
    assert seldom.filter(error)
