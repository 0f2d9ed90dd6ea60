"""The address and the headers of a request: how large they may be, and how long they may take."""

import contextlib
import json
import socket
import sys
import time
from pathlib import Path

import pytest

from tests.server.house import UPGRADE, Server, no_traceback


def status_of(server: Server, head: bytes) -> int:
    """What a request with this head is answered with."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as line:
        with contextlib.suppress(OSError):
            line.sendall(head)
        return int(line.recv(100).split()[1])


@pytest.mark.parametrize("more", [b"Host: x\r\n", UPGRADE], ids=["request", "handshake"])
def test_heads_are_limited_and_answered(server: Server, more: bytes) -> None:
    path = b"/api/v1/tables/zzzzzzzzzzzz/live"
    fine = (101,) if more is UPGRADE else (404, 405)
    heads: list[tuple[bytes, tuple[int, ...]]] = [
        (b"GET " + path + b" HTTP/1.1\r\n" + more, fine),
        (b"GET " + path + b"?q=" + b"x" * 7_800 + b" HTTP/1.1\r\n" + more, fine),
        (b"GET " + path + b"?q=" + b"x" * 9_000 + b" HTTP/1.1\r\n" + more, (431,)),
        (b"GET " + path + b" HTTP/1.1\r\n" + more + b"Cookie: " + b"x" * 7_900 + b"\r\n", fine),
        (b"GET " + path + b" HTTP/1.1\r\n" + more + b"Cookie: " + b"x" * 9_000 + b"\r\n", (431,)),
        (b"GET " + path + b" HTTP/1.1\r\n" + more + b"A: b\r\n" * 90, fine),
        (b"GET " + path + b" HTTP/1.1\r\n" + more + b"A: b\r\n" * 101, (431,)),
        (b"GET " + path + b" HTTP/1.1\r\n" + more + (b"A: " + b"x" * 5_000 + b"\r\n") * 7, (431,)),
        (b"GET /\xff HTTP/1.1\r\n" + more, (400,)),
        (b"GET " + path + b" HTTP/1.1\r\n" + more + b"A: \xff\r\n", fine),
    ]
    for head, statuses in heads:
        assert status_of(server, head + b"\r\n") in statuses, head[:200]
    no_traceback(server)


def memory(pid: int) -> int:
    """Resident bytes of a process."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS"))


@pytest.mark.parametrize(
    ("first", "again"),
    [
        (b"GET / HTTP/1.1\r\n", b"A: b\r\n" * 10_000),
        (b"GET / HTTP/1.1\r\nA: ", b"b" * 60_000),
        (b"GET /", b"b" * 60_000),
        (b"GET / HTTP/1.1\r\n", b"B" * 60_000),
        (b"", b"\r\n" * 30_000),
    ],
    ids=["headers", "value", "address", "name", "blank lines"],
)
def test_a_head_without_end_is_cut_early(server: Server, first: bytes, again: bytes) -> None:
    assert server.process is not None
    before = memory(server.process.pid)
    sent = 0
    with (
        socket.create_connection(("127.0.0.1", server.port), timeout=20) as line,
        contextlib.suppress(OSError),
    ):
        line.sendall(first)
        while sent < 96_000_000:
            line.sendall(again)
            sent += len(again)
    assert sent < 20_000_000, "what the buffers of two sockets hold, and no more"
    assert memory(server.process.pid) - before < 20_000_000
    no_traceback(server)


IMPATIENT = (
    "import sys; from saleroom.server import protocols; protocols.HEAD_SECONDS = 1;"
    "from saleroom.cli.main import main; sys.exit(main())"
)


def test_heads_have_a_time_and_what_follows_them_has_none(tmp_path: Path) -> None:
    house = Server(tmp_path)
    house.command = [sys.executable, "-c", IMPATIENT, "serve"]
    body = json.dumps({"game": "luxury", "nickname": "Fox"}).encode()
    post = b"POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    with house:
        for start in (b"", b"\r\n", b"GET /", b"GET / HTTP/1.1\r\nHost: x\r\nA: b"):
            with socket.create_connection(("127.0.0.1", house.port), timeout=20) as line:
                line.sendall(start)
                with contextlib.suppress(ConnectionResetError):
                    assert line.recv(100) == b""
        # The same on a connection that has served already.
        with socket.create_connection(("127.0.0.1", house.port), timeout=20) as line:
            line.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
            while b"alive" not in line.recv(2000):
                pass
            line.sendall(b"GET /hea")
            with contextlib.suppress(ConnectionResetError):
                assert line.recv(100) == b""
        # A body may come slowly, in pieces too.
        for head, pieces_of in (
            (post + b"Content-Length: %d\r\n\r\n" % len(body), [body[:5], body[5:]]),
            (
                post + b"Transfer-Encoding: chunked\r\n\r\n",
                [b"%x\r" % len(body), b"\n" + body, b"\r\n0\r\n\r\n"],
            ),
        ):
            with socket.create_connection(("127.0.0.1", house.port), timeout=20) as line:
                line.sendall(head)
                for piece in pieces_of:
                    time.sleep(0.8)
                    line.sendall(piece)
                assert line.recv(2000).split()[1] == b"201"
        no_traceback(house)
