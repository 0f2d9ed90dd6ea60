"""What goes wrong in a house: the server is killed, the disk is full, it is told to stop, backups come back."""

import asyncio
import os
import random
import resource
import signal
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from saleroom.core.errors import RecordError
from tests.server.house import Person, Server, begin, by_seat, open_table, play_on
from tests.server.players import Seat, all_back, all_move_on, check, open_tables, playing, until

KILLS = int(os.environ.get("SALEROOM_KILLS", "2"))
"""`make kills` kills the server twenty times."""
TABLES = 50


def sqlite_url(server: Server) -> str:
    return f"sqlite:///{server.folder / 'saleroom.sqlite3'}"


def test_killed_again_and_again_in_the_middle_of_fifty_tables(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    server = Server(tmp_path)
    dice = random.Random(20)

    async def evening() -> int:
        seats = await open_tables([server], TABLES)
        gate = seats[0].gate
        in_flight = 0
        async with playing(seats):
            for _ in range(KILLS):
                await all_move_on(seats)
                gate.clear()
                await asyncio.sleep(0.15)
                gate.set()  # all tables move at once, and in the middle of it:
                while not any(seat.pending is not None for seat in seats):
                    await asyncio.sleep(0)
                await asyncio.sleep(dice.uniform(0, 0.005))
                lines = [seat.lines for seat in seats]
                in_flight += sum(seat.pending is not None for seat in seats)
                server.stop(signal.SIGKILL)
                await asyncio.to_thread(server.start)
                await all_back(seats, lines)
            await all_move_on(seats)
        server.stop(signal.SIGKILL)
        moves = check(sqlite_url(server), seats)
        assert sum(seat.over for seat in seats) < TABLES, "the matches were too short for this test"
        survived = sum(seat.survived for seat in seats)
        record_property("moves", moves)
        record_property("in flight", in_flight)
        record_property("stored but not answered", survived)
        print(f"{KILLS} kills: {moves} moves, {in_flight} in flight when killed, {survived} of them stored")
        return in_flight

    with server:
        assert asyncio.run(evening()) > KILLS


FAULTS = {
    "a move is lost": "DELETE FROM moves WHERE number = (SELECT max(number) FROM moves)",
    "a hole": "DELETE FROM moves WHERE number = 1",
    "another move": "UPDATE moves SET move = (SELECT move FROM moves WHERE number = 0) WHERE number = 2",
    "another message": "UPDATE moves SET key = 'person/other' WHERE number = 2",
    "played twice": (
        "INSERT INTO moves SELECT match, number + 1, seat, move, made_by, 'again/' || key, made_at FROM moves "
        "WHERE number = (SELECT max(number) FROM moves)"
    ),
}


def test_the_check_finds_what_is_wrong(tmp_path: Path) -> None:
    """What the tests of faults rely on: planted into the database, each fault is found."""
    with Server(tmp_path) as server:

        async def evening() -> list[Seat]:
            seats = await open_tables([server], 1, think=0.01)
            async with playing(seats):
                await all_move_on(seats, 6)
                seats[0].gate.clear()
                await until(lambda: all(seat.pending is None for seat in seats))
                await asyncio.sleep(0.2)
            return seats

        seats = asyncio.run(evening())
    url = sqlite_url(server)
    assert check(url, seats) >= 6
    whole = (tmp_path / "saleroom.sqlite3").read_bytes()
    for name, statement in FAULTS.items():
        with closing(sqlite3.connect(tmp_path / "saleroom.sqlite3")) as database, database:
            assert database.execute(statement).rowcount == 1, name
        with pytest.raises((AssertionError, RecordError)):
            check(url, seats)
        for leftover in ("-wal", "-shm"):
            (tmp_path / f"saleroom.sqlite3{leftover}").unlink(missing_ok=True)
        (tmp_path / "saleroom.sqlite3").write_bytes(whole)
    assert check(url, seats) >= 6


# -- no space ----------------------------------------------------------------------------------------------------


def may_mount() -> bool:
    """Whether this process has the right to mount file systems."""
    status = Path("/proc/self/status").read_text()
    rights = next(line.split()[1] for line in status.splitlines() if line.startswith("CapEff:"))
    return os.geteuid() == 0 and bool(int(rights, 16) >> 21 & 1)


WAYS = ["files may not grow", "the disk is full"] if may_mount() else ["files may not grow"]
"""The first works for everybody, the second needs the right to mount a small disk."""


@contextmanager
def small_disk(folder: Path, way: str) -> Iterator[Path]:
    """A folder for the server's data: on a disk of its own where it is to become full."""
    if way != "the disk is full":
        yield folder
        return
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=4m", "saleroom", str(folder)], check=True)
    try:
        yield folder
    finally:
        subprocess.run(["umount", str(folder)], check=True)


@contextmanager
def no_space(server: Server, way: str) -> Iterator[None]:
    """In the meantime the running server cannot store anything."""
    assert server.process is not None
    if way == "the disk is full":
        ballast = server.folder / "ballast"
        with ballast.open("wb", buffering=0) as file:
            try:
                while file.write(b"x" * 512):
                    pass
            except OSError:
                pass
        yield
        ballast.unlink()
    else:
        pid = server.process.pid
        soft, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (4096, hard))
        yield
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (soft, hard))


def stored(server: Server, code: str) -> list[tuple[int, str]]:
    """The moves of a table, from the database itself, which must be whole."""
    with closing(sqlite3.connect(server.folder / "saleroom.sqlite3")) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert database.execute("PRAGMA foreign_key_check").fetchall() == []
        query = (
            "SELECT number, move FROM moves JOIN matches ON matches.id = moves.match "
            'WHERE matches."table" = ? ORDER BY number'
        )
        return list(database.execute(query, (code,)))


@pytest.mark.parametrize("way", WAYS)
def test_a_mover_is_told_that_there_is_no_space_and_plays_on_when_there_is(way: str, tmp_path: Path) -> None:
    with small_disk(tmp_path, way) as folder, Server(folder) as server:
        assert server.process is not None
        pid = server.process.pid
        code, people = open_table(server, "antiques", 3)
        begin(code, people)
        play_on(code, people, 7)
        seats = by_seat(code, people)
        before = [person.state(code) for person in people]
        mover = next(person for person in seats.values() if person.state(code)["legal"])
        move = mover.state(code)["legal"][0]
        told = stored(server, code)
        assert len(told) == 7

        async def by_websocket() -> None:
            async with mover.live(code) as line:
                await line.until("state")
                await line.say(type="move", id="late", number=7, move=move)
                problem = (await line.until("problem", id="late"))["problem"]
                assert (problem["status"], problem["code"]) == (503, "storage")
                await line.say(type="chat", id="c", text="What is going on?")
                assert (await line.until("problem", id="c"))["problem"]["code"] == "storage"

        with no_space(server, way):
            for _ in range(3):
                answer = mover.request(
                    "POST", f"/tables/{code}/moves", json={"id": "late", "number": 7, "move": move}
                )
                assert answer.status_code == 503
                assert answer.headers["content-type"].startswith("application/problem+json")
                assert answer.headers["retry-after"]
                problem = answer.json()
                assert problem["code"] == "storage"
                assert problem["title"].startswith("Nothing was stored: ")
            asyncio.run(by_websocket())
            answer = Person(server).request("POST", "/tables", json={"game": "luxury", "nickname": "New"})
            assert (answer.status_code, answer.json()["code"]) == (503, "storage")
            # Everybody still sees the table as it was.
            for person, state in zip(people, before, strict=True):
                now = person.state(code)
                assert (now["number"], now["view"], now["legal"]) == (7, state["view"], state["legal"])
            assert stored(server, code) == told

        assert mover.post(f"/tables/{code}/moves", id="late", number=7, move=move) == {"number": 7}
        play_on(code, people)
        assert stored(server, code)[:7] == told
        assert people[0].get(f"/tables/{code}/record")["receipt"]["seed"]
        assert server.process.pid == pid
        assert server.process.poll() is None
        assert server.stop() == 0


def test_tables_under_load_outlive_a_full_disk(tmp_path: Path) -> None:
    with Server(tmp_path) as server:

        async def evening() -> None:
            seats = await open_tables([server], 12, think=0.03)
            async with playing(seats):
                for _ in range(3):
                    await all_move_on(seats, 3)
                    with no_space(server, "files may not grow"):
                        refused = [seat.problems["storage"] for seat in seats]
                        await until(
                            lambda refused=refused: (  # type: ignore[misc]
                                sum(
                                    seat.problems["storage"] > count
                                    for seat, count in zip(seats, refused, strict=True)
                                )
                                >= 12
                            )
                        )
                await all_move_on(seats, 3)
            check(sqlite_url(server), seats)
            for seat in seats:
                assert not seat.closed, "a full disk cost somebody the connection"

        asyncio.run(evening())


# -- the end in order --------------------------------------------------------------------------------------------


def test_told_to_stop_under_load_the_server_loses_nothing(tmp_path: Path) -> None:
    server = Server(tmp_path)

    async def evening() -> None:
        seats = await open_tables([server], 20, think=0.02)
        async with playing(seats):
            await all_move_on(seats, 3)
            lines = [seat.lines for seat in seats]
            seats[0].gate.clear()
            await asyncio.sleep(0.1)
            seats[0].gate.set()
            await asyncio.sleep(0.01)
            assert await asyncio.to_thread(server.stop, signal.SIGTERM) == 0
            await until(lambda: all(seat.closed for seat in seats))
            assert {code for seat in seats for code in seat.closed} == {1012}, "all are told to come back"
            await asyncio.to_thread(server.start)
            await all_back(seats, lines)
            await all_move_on(seats, 3)
        assert await asyncio.to_thread(server.stop, signal.SIGINT) == 0
        check(sqlite_url(server), seats)

    try:
        server.start()
        asyncio.run(evening())
    finally:
        server.stop()
