"""What comes from outside and fits no request: bad bytes, streams without number, readers that never read."""

import asyncio
import contextlib
import json
import socket
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import websockets

from saleroom.server.api.moves import DoubledKey, check_keys
from tests.server.house import (
    NO_TLS,
    UPGRADE,
    Person,
    Server,
    begin,
    no_traceback,
    open_table,
    play_on,
    until,
)

JSON = {"Content-Type": "application/json"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all; in the end its log holds no traceback."""
    with Server(tmp_path_factory.mktemp("outside"), connections=10) as running:
        yield running
        assert "Traceback" not in running.log.read_text()


# -- bodies -------------------------------------------------------------------------------------------------

BODIES = {
    "/tables": b'{"game":"luxury","nickname":"\xff"}',
    "/tables/{code}/join": b'{"nickname":"\xc3("}',
    "/tables/{code}/guests": b'{"nickname":"\xe2\x82"}',
    "/tables/{code}/bots": b'{"level":"\xff"}',
    "/tables/{code}/ready": b'{"ready":true,"entropy":"\xff"}',
    "/tables/{code}/chat": b'{"text":"\xf0\x28\x8c\x28"}',
    "/tables/{code}/moves": b'{"id":"\xff","move":{"type":"\xff"}}',
    "/tables/{code}/clock": b'{"clock":{"kind":"\xff"}}',
    "/lessons/luxury": b'{"nickname":"\xed\xa0\x80"}',
    "/me/claim": b'{"link":"\xff"}',
    "/tokens": b'{"nickname":"\xff"}',
    "/verify": b'{"record":{"game":"\xff"},"receipt":{}}',
    "/replay": b'{"record":{"game":"\xff"}}',
}


@pytest.mark.parametrize("path", BODIES)
def test_text_that_is_not_utf8_is_refused(server: Server, path: str) -> None:
    code, people = open_table(server, "luxury", 2)
    answer = people[0].request("POST", path.format(code=code), content=BODIES[path], headers=JSON)
    assert answer.status_code == 400, answer.text
    assert answer.json()["code"] == "bad-request"
    assert "UTF-8" in answer.json()["title"]
    no_traceback(server)


def pieces(body: bytes) -> Iterator[bytes]:
    yield from (body[at : at + 10] for at in range(0, len(body), 10))


def test_bodies_in_pieces_are_checked_like_others(server: Server) -> None:
    body = json.dumps({"game": "luxury", "nickname": "Fox"}).encode()
    url = f"{server.url}/api/v1/tables"
    for headers, status in ((JSON, 201), ({"Content-Type": "text/plain"}, 415), ({}, 415)):
        assert httpx.post(url, content=pieces(body), headers=headers, verify=NO_TLS).status_code == status
    code, people = open_table(server, "luxury", 2)
    for path in (f"/tables/{code}/leave", "/me/link"):  # these read no body
        for content, status in ((pieces(body), 415), (pieces(b" " * 100_001), 413)):
            headers = JSON if status == 413 else {"Content-Type": "text/plain"}
            assert people[0].request("POST", path, content=content, headers=headers).status_code == status


def test_a_stranger_does_not_start_a_match_that_runs(server: Server) -> None:
    code, people = open_table(server, "luxury", 2)
    begin(code, people)
    stranger = Person(server)
    stranger.post("/tables", game="luxury", nickname="Fox")
    answer = stranger.request("POST", f"/tables/{code}/start")
    assert (answer.status_code, answer.json()["code"]) == (403, "no-seat")
    people[1].post(f"/tables/{code}/start")


def test_who_leaves_after_the_end_stays_in_the_roster(server: Server) -> None:
    code, people = open_table(server, "luxury", 2)
    begin(code, people)
    play_on(code, people)
    before = people[0].state(code)["table"]
    assert before["state"] == "over"
    people[1].post(f"/tables/{code}/leave")
    assert people[0].state(code)["table"] == before


DOUBLED = (
    '{"id":"a","move":{"type":"bid","card":10,"card":80}}',
    '{"id":"a","id":"b","move":{"type":"bid","card":80}}',
    '{"id":"a","move":{"type":"bid","card":80,"c\\u0061rd":10}}',
)


def test_a_key_that_stands_twice_in_a_move_is_refused(server: Server) -> None:
    code, people = open_table(server, "luxury", 2)
    begin(code, people)
    for text in DOUBLED:
        answer = people[0].request("POST", f"/tables/{code}/moves", content=text, headers=JSON)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")
        assert "twice" in answer.json()["title"]

    async def talk() -> None:
        async with people[0].live(code) as line:
            for text in DOUBLED:
                await line.socket.send('{"type":"move",' + text[1:])
                assert (await line.until("problem"))["problem"]["code"] == "bad-message"

    asyncio.run(talk())
    assert people[0].state(code)["number"] == 0


def test_keys_may_stand_in_several_objects() -> None:
    check_keys('{"a":1,"b":{"a":1},"c":[{"a":1},{"a":1}]}')
    with pytest.raises(DoubledKey):
        check_keys('[{"b":[{"a":1,"a":1}]}]')


# -- streams ------------------------------------------------------------------------------------------------


def test_streams_above_the_limit_are_refused_before_they_begin(server: Server) -> None:
    code, people = open_table(server, "luxury", 2)
    begin(code, people)
    headers = {"Cookie": f"saleroom={people[0].secret}"}

    async def many() -> None:
        limits = httpx.Limits(max_connections=200)
        async with httpx.AsyncClient(base_url=server.url, headers=headers, limits=limits) as client:
            statuses: list[int] = []
            hear: list[asyncio.Task[str]] = []
            done = asyncio.Event()

            async def one() -> str:
                async with client.stream("GET", f"/api/v1/turns?table={code}", timeout=30) as answer:
                    statuses.append(answer.status_code)
                    if answer.status_code != 200:
                        assert int(answer.headers["retry-after"]) >= 1
                        await answer.aread()
                        return str(answer.json()["code"])
                    async for piece in answer.aiter_text():
                        if "event: turn" in piece and done.is_set():
                            return "turn"
                    return "broken"

            hear = [asyncio.create_task(one()) for _ in range(100)]
            while len(statuses) < 100:
                await asyncio.sleep(0.05)
            assert sorted(statuses) == [200] * 10 + [429] * 90
            done.set()
            # Everybody who was let in still hears what happens.
            state = await asyncio.to_thread(people[1].state, code)
            await asyncio.to_thread(people[1].post, f"/tables/{code}/moves", id="m", move=state["legal"][0])
            ended = await asyncio.wait_for(asyncio.gather(*hear), 30)
            assert sorted(ended) == ["too-many-connections"] * 90 + ["turn"] * 10

    asyncio.run(many())
    no_traceback(server)
    until(lambda: people[0].request("GET", f"/tables/{code}").status_code == 200)


def test_streams_that_were_left_are_counted_no_longer(server: Server) -> None:
    code, people = open_table(server, "luxury", 2)
    begin(code, people)
    request = (
        f"GET /api/v1/turns?table={code} HTTP/1.1\r\nHost: x\r\nCookie: saleroom={people[0].secret}\r\n\r\n"
    ).encode()
    for _ in range(30):  # some are gone before their stream has begun
        with socket.create_connection(("127.0.0.1", server.port)) as line:
            line.sendall(request)

    def let_in() -> bool:
        with httpx.stream(
            "GET",
            f"{server.url}/api/v1/turns?table={code}",
            headers={"Cookie": f"saleroom={people[0].secret}"},
        ) as answer:
            return answer.status_code == 200

    until(let_in)
    until(lambda: not people[0].state(code)["table"]["members"][0]["connected"])
    no_traceback(server)


# -- websockets ---------------------------------------------------------------------------------------------


def test_frames_that_are_not_utf8_close_the_line(server: Server) -> None:
    code, people = open_table(server, "luxury", 2)

    async def talk() -> None:
        for frames in ([b"\xff"], [b'{"type":"ping","id":"', b'\xc3"}'], [b"\xed\xa0\x80"]):
            async with people[0].live(code) as line:
                await line.until("state")
                await line.socket.send(frames if len(frames) > 1 else frames[0], text=True)
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    await line.until("never")
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1007
        async with people[0].live(code) as line:
            await line.until("state")

    asyncio.run(talk())
    no_traceback(server)


def test_who_is_signed_out_is_told_so(server: Server) -> None:
    code, people = open_table(server, "luxury", 2)

    async def talk() -> None:
        async with people[0].live(code) as line:
            await line.until("state")
            answer = await asyncio.to_thread(people[0].request, "DELETE", "/me/credentials?which=this")
            assert answer.status_code == 204
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await line.until("never")
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4401, "signed-out")

    asyncio.run(talk())
    no_traceback(server)


def sockets(pid: int) -> int:
    """How many sockets a process has."""
    found = 0
    for file in Path(f"/proc/{pid}/fd").iterdir():
        with contextlib.suppress(OSError):
            found += str(file.readlink()).startswith("socket:")
    return found


def masked(text: bytes) -> bytes:
    """A text frame of a client, masked with zeros."""
    return b"\x81" + bytes([0x80 | 126]) + len(text).to_bytes(2, "big") + bytes(4) + text


def test_readers_that_never_read_lose_their_sockets_and_are_counted_until_then(server: Server) -> None:
    assert server.process is not None
    code, people = open_table(server, "luxury", 2)
    begin(code, people)
    before = sockets(server.process.pid)
    handshake = (
        f"GET /api/v1/tables/{code}/live HTTP/1.1\r\nCookie: saleroom={people[0].secret}\r\n".encode()
        + UPGRADE
        + b"\r\n"
    )
    ask = masked(b'{"type":"sync","id":"s","number":0}' + b" " * 100) * 50

    def flood(line: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while True:
                line.sendall(ask)

    lines = []
    for _ in range(10):
        line = socket.create_connection(("127.0.0.1", server.port), timeout=60)
        line.sendall(handshake)
        assert line.recv(12) == b"HTTP/1.1 101"
        lines.append(line)
    assert people[0].request("GET", f"/turns?table={code}").json()["code"] == "too-many-connections"
    threads = [threading.Thread(target=flood, args=(line,)) for line in lines]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(300)  # each ends when its socket was reset
        assert not thread.is_alive()
    until(lambda: server.process is not None and sockets(server.process.pid) <= before)

    async def again() -> None:
        async with people[0].live(code) as line:
            await line.until("state")

    asyncio.run(again())
    for line in lines:
        line.close()
    no_traceback(server)
