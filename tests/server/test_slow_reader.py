"""Who reads late what they are sent misses nothing; who never reads is cut off (`test_outside.py`)."""

import asyncio
import json
import socket as sockets
from collections.abc import Iterator
from contextlib import suppress

import pytest
import websockets

from saleroom.server.api.live import MAX_WAITING
from tests.server.house import Server, begin, open_table


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("slow")) as running:
        yield running


async def ask_and_read_late(server: Server, code: str, secret: str, count: int) -> tuple[list[str], bool]:
    """Ask for the state so many times before reading; the ids of the answers, and whether the server hung up."""
    narrow = sockets.socket()
    narrow.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    narrow.setblocking(False)
    await asyncio.get_running_loop().sock_connect(narrow, ("127.0.0.1", server.port))
    heard: list[str] = []
    async with websockets.connect(
        f"ws{server.url[4:]}/api/v1/tables/{code}/live",
        sock=narrow,
        additional_headers={"Cookie": f"saleroom={secret}"},
        compression=None,
        max_queue=1,
        close_timeout=2,
    ) as line:
        with suppress(websockets.ConnectionClosed):
            for number in range(count):
                await line.send(json.dumps({"type": "sync", "id": str(number), "number": 0}))
            await line.send('{"type":"ping","id":"last"}')
        try:
            while not heard or heard[-1] != "last":
                message = json.loads(await asyncio.wait_for(line.recv(), 30))
                heard += [message["id"]] if "id" in message else []
        except websockets.ConnectionClosed:
            return heard, True
    return heard, False


def test_who_reads_late_gets_everything_in_order(server: Server) -> None:
    code, people = open_table(server, "luxury", 4)
    begin(code, people)
    count = MAX_WAITING - 20
    heard, cut = asyncio.run(ask_and_read_late(server, code, people[0].secret or "", count))
    assert not cut
    assert heard == [*map(str, range(count)), "last"]
