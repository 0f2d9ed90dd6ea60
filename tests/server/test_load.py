"""The tool behind `make load`, `load-idle` and `load-bots`: that it plays, and would notice what it looks for."""

import json
import socket
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from tools.load.bots import FIGURES, Evening, figures, report
from tools.load.check import check
from tools.load.copies import Copies, make_templates
from tools.load.messages import LiveSeat
from tools.load.seats import Tally, connect, play
from tools.load.servers import Site, open_tables

CLOCK = {"kind": "live", "seconds": 600}
Tables = list[list[LiveSeat]]


@pytest.fixture(scope="module")
def played() -> Iterator[tuple[Site, Tables, Tally]]:
    """A server at which three tables of emblems have been played to the end."""
    with Site("sqlite", 1) as site:
        site.start()
        tables = open_tables(site.ports, "emblems", 4, 3, clock=CLOCK)
        crowd = connect([seat for table in tables for seat in table])
        tally = Tally()
        play(crowd, 60, 0, tally, over=1.0)
        crowd.close()
        yield site, tables, tally


def test_every_move_that_was_acknowledged_is_stored_and_counted(played: tuple[Site, Tables, Tally]) -> None:
    site, tables, tally = played
    stored, wrong = check(site.database, tables)
    assert wrong == []
    assert all(seat.over for table in tables for seat in table)
    assert stored == sum(len(seat.acknowledged) for table in tables for seat in table)
    assert 0 < len(tally.times) <= stored
    assert tally.received > 0


def lose(seats: list[LiveSeat]) -> None:
    seats[0].acknowledged[10_000] = b"{}"


def double(seats: list[LiveSeat]) -> None:
    number, move = next(iter(seats[0].acknowledged.items()))
    seats[1].acknowledged[number] = move


def change(seats: list[LiveSeat]) -> None:
    number, move = next(iter(seats[0].acknowledged.items()))
    seats[0].acknowledged[number] = json.dumps({**json.loads(move), "cards": [99]}).encode()


def forget(seats: list[LiveSeat]) -> None:
    seats[0].acknowledged.popitem()


def reorder(seats: list[LiveSeat]) -> None:
    seats[0].told = seats[0].told[::-1]


def end_otherwise(seats: list[LiveSeat]) -> None:
    seats[0].outcome = None


def leave_waiting(seats: list[LiveSeat]) -> None:
    seats[0].waiting_for = b"{}"


@pytest.mark.parametrize(
    ("spoil", "line"),
    [
        (lose, "acknowledged move 10000 is not in the record"),
        (double, "was acknowledged to two seats"),
        (change, "is not in the record"),
        (forget, "1 stored moves were acknowledged to nobody"),
        (reorder, "told states out of order"),
        (end_otherwise, "another outcome"),
        (leave_waiting, "never acknowledged"),
    ],
)
def test_a_fault_is_found(
    played: tuple[Site, Tables, Tally], spoil: Callable[[list[LiveSeat]], None], line: str
) -> None:
    site, tables, _ = played
    seats = [copy_of(seat) for seat in tables[0]]
    spoil(seats)
    _, wrong = check(site.database, [seats])
    assert any(line in found for found in wrong), wrong


def copy_of(seat: LiveSeat) -> LiveSeat:
    found = LiveSeat(seat.code, seat.place, seat.secret, seat.port)
    found.told = list(seat.told)
    found.acknowledged = dict(seat.acknowledged)
    found.over, found.outcome = seat.over, seat.outcome
    return found


# -- the client --------------------------------------------------------------------------------------------------

HANDSHAKE = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n"


@pytest.fixture
def line() -> Iterator[tuple[LiveSeat, socket.socket]]:
    """A client, and the server's end of its connection."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        seat = LiveSeat("table", 0, "secret", listening.getsockname()[1])
        seat.connect()
        server, _ = listening.accept()
        with server:
            server.settimeout(10)
            while not server.recv(4096).endswith(b"\r\n\r\n"):
                pass
            yield seat, server
        seat.close()


def frame(content: bytes) -> bytes:
    size = len(content)
    return bytes((0x81, size)) + content if size < 126 else b"\x81\x7e" + size.to_bytes(2, "big") + content


def test_messages_are_whole_however_they_arrive(line: tuple[LiveSeat, socket.socket]) -> None:
    seat, server = line
    sent = [b"short", b"x" * 300, b"y" * 125, b"z" * 126]
    heard: list[bytes] = []
    seat.connection.socket.setblocking(True)
    for byte in HANDSHAKE + b"".join(map(frame, sent)):
        server.send(bytes((byte,)))
        heard += seat.connection.receive()
    assert heard == sent
    server.send(b"\x89\x02hi\x88\x06" + (4000).to_bytes(2, "big") + b"away")
    while seat.connection.ended is None:
        assert seat.connection.receive() == []
    assert seat.connection.ended == "4000 away"
    assert server.recv(100) == b"\x8a\x82\0\0\0\0hi"  # the answer to the ping, masked with zeros


def test_a_refused_handshake_is_told(line: tuple[LiveSeat, socket.socket]) -> None:
    seat, server = line
    server.send(b"HTTP/1.1 403 Forbidden\r\n\r\n")
    seat.connection.socket.setblocking(True)
    assert seat.connection.receive() == []
    assert seat.connection.ended == "HTTP/1.1 403 Forbidden"


def test_changes_add_up_and_a_gap_is_a_fault(line: tuple[LiveSeat, socket.socket]) -> None:
    seat, server = line

    def hear(**message: object) -> None:
        seat.handle(json.dumps(message).encode())

    move = {"type": "bid", "cards": [3]}
    hear(type="state", version=1, number=4, legal=[move], view={"over": False, "outcome": None})
    assert seat.may_move()
    seat.move()
    assert not seat.may_move()
    hear(type="change", **{"from": [1, 4]}, version=1, number=5)
    hear(type="played", id="any", number=5)
    assert not seat.may_move()  # what it knows is older than its move
    hear(type="change", **{"from": [1, 5]}, version=1, number=6)
    assert seat.may_move()  # and what is legal has not changed
    hear(type="change", **{"from": [1, 6]}, version=1, number=7, legal=[])
    assert not seat.may_move()
    assert seat.problems == []
    server.recv(1000)
    hear(type="change", **{"from": [1, 8]}, version=1, number=9)
    assert len(seat.problems) == 1
    assert b'"type":"sync"' in server.recv(1000)
    hear(type="state", version=1, number=9, legal=[], view={"over": False, "outcome": None})
    hear(
        type="change",
        **{"from": [1, 9]},
        version=2,
        number=10,
        view={"over": True, "outcome": {"winners": [1]}},
    )
    assert seat.over
    assert seat.outcome == {"winners": [1]}
    assert seat.told == [4, 5, 6, 7, 9, 10]


# -- many tables -------------------------------------------------------------------------------------------------


def test_copies_of_a_table_are_played_on_by_people_of_their_own() -> None:
    with Site("club", 2) as site:
        site.start()
        templates = make_templates(site, finished=False)
        copies = Copies(site.database)
        copies.watch_leases()
        codes = copies.make(templates, 5)
        assert len(set(codes)) == 5
        tables = copies.clients(codes, site.ports)
        crowd = connect([seat for table in tables for seat in table])
        began = [table[0].number for table in tables]
        tally = Tally()
        play(crowd, 2, 50, tally)
        crowd.close()
        assert tally.times
        assert copies.stolen() == 0
        for table, number in zip(tables, began, strict=True):
            assert max(seat.number for seat in table) > number > 0
            assert not any(seat.problems for seat in table)
        copies.close()


# -- tables with bots ---------------------------------------------------------------------------------------


def test_people_play_with_bots_and_what_bots_did_is_counted(capsys: pytest.CaptureFixture[str]) -> None:
    with Site("sqlite", 1, bot_delay=0.1) as site, ThreadPoolExecutor(2) as pool:
        site.start()
        evening = Evening(site.ports[0], "simple", 0.05)
        crowd = connect([evening.open(number) for number in (1, 3)])
        for _ in range(20):  # until people have moved and the server has told what its bots did
            evening.play(crowd, 1.0, pool, lambda _: None)
            counted, late = figures(site)
            if evening.tally.times and counted["bot_choices"] > 0 and max(late.values()) > 0:
                break
        crowd.close()
    assert evening.tally.times
    assert set(counted) == set(FIGURES)
    assert max(late.values()) > 0
    assert counted["bots_overdue"] == 0
    report(evening.tally, counted, late)
    assert "asked: under 100" in capsys.readouterr().out
