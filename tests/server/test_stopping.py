"""How a server stops: it says so, ends what is open in order, and waits for nobody who does not read."""

import asyncio
import signal
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import httpx
import pytest
import websockets

from tests.server.house import NO_TLS, Person, Server, begin, open_table, play_on, until
from tests.server.test_workers import children
from tools.services import Postgres, Redis


def test_open_streams_and_websockets_end_in_order_when_the_server_stops(tmp_path: Path) -> None:
    with Server(tmp_path) as house:
        code, people = open_table(house, "luxury", 2)
        begin(code, people)
        url = f"{house.url}/api/v1/turns?table={code}"
        cookies = {"Cookie": f"saleroom={people[0].secret}"}

        async def evening() -> None:
            async with (
                httpx.AsyncClient(timeout=30, headers=cookies) as client,
                client.stream("GET", url) as first,
                client.stream("GET", url) as second,
                people[1].live(code) as line,
            ):
                await line.until("state")
                ended = asyncio.create_task(asyncio.to_thread(house.stop))
                for stream in (first, second):
                    async for _ in stream.aiter_text():
                        pass  # to its end, which comes in order
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    await line.until("never")
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1012
                assert await ended == 0

        asyncio.run(evening())
        assert house.log.read_text().count("Traceback") == 0
        assert "timeout graceful shutdown" not in house.log.read_text()


def test_a_server_that_was_told_to_stop_is_not_ready_and_serves_on_for_a_while(tmp_path: Path) -> None:
    with Server(tmp_path, drain=4) as house:
        code, people = open_table(house, "luxury", 2)
        begin(code, people)
        url = f"{house.url}/api/v1/turns?table={code}"
        cookies = {"Cookie": f"saleroom={people[0].secret}"}
        assert house.process is not None
        with httpx.stream("GET", url, headers=cookies, timeout=30) as stream:
            house.process.send_signal(signal.SIGTERM)
            until(lambda: httpx.get(f"{house.url}/ready", verify=NO_TLS).status_code == 503)
            answer = httpx.get(f"{house.url}/ready").json()
            assert (answer["ready"], answer["closing"], answer["storage"]) == (False, True, True)
            for seat, person in enumerate(people):
                legal = person.state(code)["legal"]
                person.post(f"/tables/{code}/moves", id=f"m{seat}", move=legal[0])
            with httpx.stream("GET", url, headers=cookies, timeout=30) as late:
                assert late.status_code == 200
                for each in (stream, late):
                    assert "event: turn" in "".join(each.iter_text())
        assert house.process.wait(30) == 0
        with pytest.raises(httpx.ConnectError):
            httpx.get(f"{house.url}/health")
        assert "Traceback" not in house.log.read_text()


def test_a_second_signal_skips_the_wait(tmp_path: Path) -> None:
    with Server(tmp_path, drain=3600) as house:
        assert house.process is not None
        house.process.send_signal(signal.SIGTERM)
        until(lambda: httpx.get(f"{house.url}/ready", verify=NO_TLS).status_code == 503)
        assert house.stop() == 0


def test_a_stream_that_nobody_reads_does_not_keep_the_server_from_stopping(tmp_path: Path) -> None:
    with Server(tmp_path) as house:
        code, people = open_table(house, "luxury", 2)
        begin(code, people)
        request = f"GET /api/v1/turns?table={code} HTTP/1.1\r\nHost: x\r\nCookie: saleroom={people[0].secret}\r\n\r\n"
        with socket.socket() as line:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.connect(("127.0.0.1", house.port))
            line.sendall(request.encode())
            until(lambda: bool(people[0].state(code)["table"]["members"][0]["connected"]))

            async def come_and_go() -> None:
                """Every coming sends the stream a state."""
                for _ in range(300):
                    async with people[1].live(code):
                        pass

            asyncio.run(come_and_go())
            assert house.stop(signal.SIGTERM) == 0
        assert house.log.read_text().count("Traceback") == 0
        assert "timeout graceful shutdown" not in house.log.read_text()


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL], ids=["told", "supervisor killed"])
def test_both_workers_end_with_streams_open(
    how: signal.Signals, postgres: Postgres, redis: Redis, tmp_path: Path
) -> None:
    with Server(tmp_path, database_url=postgres.database(), redis_url=redis.url, workers=2) as house:
        code, people = open_table(house, "luxury", 2)
        begin(code, people)
        assert house.process is not None
        workers = children(house.process.pid)
        assert len(workers) == 2

        async def evening() -> int:
            async with AsyncExitStack() as stack:
                for person in people:
                    for _ in range(4):
                        await stack.enter_async_context(turns(person, code))
                return await asyncio.to_thread(house.stop, how)

        assert asyncio.run(evening()) == (0 if how is signal.SIGTERM else -signal.SIGKILL)
        until(lambda: not any(Path(f"/proc/{worker}").exists() for worker in workers))
        assert "Traceback" not in house.log.read_text()


@asynccontextmanager
async def turns(person: Person, code: str) -> AsyncIterator[httpx.Response]:
    """A stream that is left open."""
    headers = {"Cookie": f"saleroom={person.secret}"}
    url = f"{person.server.url}/api/v1/turns?table={code}"
    async with httpx.AsyncClient(timeout=30) as client, client.stream("GET", url, headers=headers) as answer:
        assert answer.status_code == 200
        yield answer


def test_a_command_with_two_workers_is_replaced_by_another_while_people_play(
    postgres: Postgres, redis: Redis, tmp_path: Path
) -> None:
    """A rolling deploy, as docs/operation.md has it: the new one is ready before the old one is told to stop."""
    shared = {"database_url": postgres.database(), "redis_url": redis.url}
    old = Server(tmp_path, **shared, workers=2, drain=8)  # type: ignore[arg-type]
    new = Server(tmp_path, **shared, workers=2)  # type: ignore[arg-type]
    with old:
        code, people = open_table(old, "luxury", 2, seats=3, bots=["simple"])
        begin(code, people)
        before = play_on(code, people, 4)
        with new:
            assert old.process is not None
            until(lambda: old.figure("workers") == new.figure("workers") == 2)
            old.process.send_signal(signal.SIGTERM)
            until(lambda: not_ready(old, 8))  # whichever worker is asked
            assert httpx.get(f"{new.url}/ready").status_code == 200
            before += play_on(code, people, 4)  # the old one serves on
            assert old.process.wait(40) == 0
            with pytest.raises(httpx.ConnectError):
                httpx.get(f"{old.url}/health")
            for person in people:
                person.server = new
            moved = people[0].state(code)["number"]
            assert moved >= before
            play_on(code, people)
            until(lambda: people[0].state(code)["table"]["state"] == "over")
            until(lambda: new.figure("tables_awake") == 0)
            assert new.figure("unexpected_errors_total") == 0
            for server in (old, new):
                assert "Traceback" not in server.log.read_text()


def not_ready(server: Server, times: int) -> bool:
    """Whether all of several questions, which any worker may answer, are answered with no."""
    answers = [httpx.get(f"{server.url}/ready") for _ in range(times)]
    return all(answer.status_code == 503 and answer.json()["closing"] for answer in answers)
