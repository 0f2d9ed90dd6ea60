"""Frames of websockets: written and read as the library does, and what is no plain text message is left to it."""

import asyncio
import json

import pytest
import websockets
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from saleroom.server.frames import read_text_frame, text_frame
from tests.server.house import Server, begin, open_table

SIZES = [0, 1, 125, 126, 127, 65_535, 65_536, 100_000]


def sent_by_client(frame: Frame) -> bytes:
    """A frame as a client writes it, masked."""
    return frame.serialize(mask=True, extensions=[])


@pytest.mark.parametrize("size", SIZES)
def test_a_message_is_written_as_the_library_writes_it(size: int) -> None:
    server = ServerProtocol(state=State.OPEN)
    server.send_text(b"x" * size)
    assert text_frame(b"x" * size) == b"".join(server.data_to_send())


@pytest.mark.parametrize("text", ["", "x", "ü" * 62, "x" * 125, "x" * 126, "漢" * 20_000])
def test_a_message_is_read_and_the_rest_is_left(text: str) -> None:
    data = sent_by_client(Frame(Opcode.TEXT, text.encode()))
    assert read_text_frame(data) == (text, b"")
    assert read_text_frame(data + data) == (text, data)
    assert read_text_frame(data + b"\x81") == (text, b"\x81")


@pytest.mark.parametrize("length", [5, 130, 300])
def test_no_part_of_a_message_is_taken_for_one(length: int) -> None:
    data = sent_by_client(Frame(Opcode.TEXT, b"x" * length))
    assert [read_text_frame(data[:end]) for end in range(len(data))] == [None] * len(data)


@pytest.mark.parametrize(
    "data",
    [
        sent_by_client(Frame(Opcode.TEXT, b"x", fin=False)),
        sent_by_client(Frame(Opcode.CONT, b"x")),
        sent_by_client(Frame(Opcode.BINARY, b"x")),
        sent_by_client(Frame(Opcode.PING, b"x")),
        sent_by_client(Frame(Opcode.CLOSE, b"\x03\xe8")),
        b"\xc1" + sent_by_client(Frame(Opcode.TEXT, b"x"))[1:],
        sent_by_client(Frame(Opcode.TEXT, b"\xff")),
        sent_by_client(Frame(Opcode.TEXT, b"x" * 70_000)),
        text_frame(b"not masked"),
    ],
    ids=["fragment", "rest", "binary", "ping", "end", "compressed", "not UTF-8", "large", "not masked"],
)
def test_anything_else_is_left_to_the_library(data: bytes) -> None:
    assert read_text_frame(data) is None


def test_messages_in_one_piece_in_many_and_with_pings_between_are_answered_in_order(server: Server) -> None:
    code, people = open_table(server, "luxury", 2)
    begin(code, people)

    async def talk() -> list[str]:
        headers = {"Cookie": f"saleroom={people[0].secret}"}
        url = f"ws{server.url[4:]}/api/v1/tables/{code}/live"
        async with websockets.connect(url, additional_headers=headers, compression=None) as line:
            heard: list[str] = []
            for number in range(8):
                whole = json.dumps({"type": "ping", "id": f"{number}"})
                await line.send(whole)
                await line.send(['{"type":"ping",', f'"id":"{number}', 'b"}'])  # three frames
                await line.ping()
            while len(heard) < 16:
                message = json.loads(await asyncio.wait_for(line.recv(), 30))
                heard += [message["id"]] if message["type"] == "pong" else []
            return heard

    assert asyncio.run(talk()) == [f"{number}{part}" for number in range(8) for part in ("", "b")]
