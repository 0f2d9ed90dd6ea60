"""What a client of this server reads and writes: the only place of this tool that knows the messages."""

import json
import random
import secrets
from typing import Any

import msgspec

from tools.load.connection import Connection
from tools.load.seats import Seat


class View(msgspec.Struct):
    """What is looked at in a view."""

    over: bool
    outcome: msgspec.Raw


class Message(msgspec.Struct):
    """What is looked at in a message; the decoder skips the rest without making anything of it."""

    type: str
    number: int = -1
    legal: msgspec.Raw = msgspec.Raw(b"[]")
    view: View | None = None
    problem: dict[str, Any] | None = None


NO_MOVES = b"[]"
decode = msgspec.json.Decoder(Message).decode
read_moves = msgspec.json.Decoder(list[msgspec.Raw]).decode


class LiveSeat(Seat):
    """A seat at a table of this server."""

    def __init__(self, code: str, place: int, secret: str, port: int) -> None:
        super().__init__(code, place)
        self.secret = secret
        self.port = port
        self.legal = NO_MOVES
        self.own = secrets.token_hex(4).encode()
        """Begins the ids of its messages, so that no other client of this seat has used them."""

    def connect(self) -> None:
        path = f"/api/v1/tables/{self.code}/live"
        self.connection = Connection(self.port, path, f"Cookie: saleroom={self.secret}\r\n")

    def opened(self) -> None:
        """Nothing is asked for: the state comes by itself."""

    def handle(self, message: bytes) -> None:
        read = decode(message)
        if read.type == "state":
            self.number = read.number
            self.told.append(read.number)
            self.legal = bytes(read.legal)
            if read.view is not None and read.view.over:
                self.over = True
                self.outcome = json.loads(bytes(read.view.outcome))
        elif read.type == "played":
            self.acknowledge(read.number)
        elif read.problem is not None:
            self.problems.append(str(read.problem["code"]))
            self.waiting_for = None

    def may_move(self) -> bool:
        return self.waiting_for is None and self.legal != NO_MOVES and not self.over

    def choose(self) -> tuple[bytes, bytes]:
        move = bytes(random.choice(read_moves(self.legal)))
        self.legal = NO_MOVES  # until the next state
        values = (self.own, self.sent, self.number, move)
        return move, b'{"type":"move","id":"%s-%d","number":%d,"move":%s}' % values


def same_move(stored: Any, sent: bytes) -> bool:
    """Whether a move in the database is the one that a client sent."""
    return bool(stored == json.loads(sent))
