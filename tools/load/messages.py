"""What a client of this server reads and writes: the only place of this tool that knows the messages."""

import json
import random
import secrets
from typing import Any

import msgspec
from msgspec import UNSET, Raw, UnsetType

from tools.load.connection import Connection
from tools.load.seats import Seat


class View(msgspec.Struct):
    """What is looked at in a view, or in the part of it that has changed."""

    over: bool | UnsetType = UNSET
    outcome: Raw | UnsetType = UNSET


class Message(msgspec.Struct):
    """What is looked at in a message; the decoder skips the rest without making anything of it."""

    type: str
    version: int = -1
    number: int = -1
    base: tuple[int, int] | None = msgspec.field(name="from", default=None)
    legal: Raw | UnsetType = UNSET
    view: View | UnsetType | None = UNSET
    problem: dict[str, Any] | None = None


NO_MOVES = b"[]"
decode = msgspec.json.Decoder(Message).decode
read_moves = msgspec.json.Decoder(list[Raw]).decode


class LiveSeat(Seat):
    """A seat at a table of this server. It asks for changes instead of whole states, as the browser does."""

    def __init__(self, code: str, place: int, secret: str, port: int) -> None:
        super().__init__(code, place)
        self.secret = secret
        self.port = port
        self.version = -1
        self.legal = NO_MOVES
        self.moved_at = -1
        """The number of its last move: what is legal is known again when a later state comes."""
        self.own = secrets.token_hex(4).encode()
        """Begins the ids of its messages, so that no other client of this seat has used them."""

    def connect(self) -> None:
        path = f"/api/v1/tables/{self.code}/live?changes=1"
        self.connection = Connection(self.port, path, f"Cookie: saleroom={self.secret}\r\n")

    def opened(self) -> None:
        """Nothing is asked for: the state comes by itself."""

    def handle(self, message: bytes) -> None:
        read = decode(message)
        if read.type == "state":
            self.legal = NO_MOVES
            self.learn(read)
        elif read.type == "change":
            if read.base == (self.version, self.number):
                self.learn(read)
            elif self.version >= 0:
                self.problems.append(f"a change from {read.base} came after {(self.version, self.number)}")
                self.version = -1  # until the next whole state
                self.connection.send(b'{"type":"sync","id":"%s-sync"}' % self.own)
        elif read.type == "played":
            self.acknowledge(read.number)
            self.moved_at = max(self.moved_at, read.number)
        elif read.problem is not None:
            self.problems.append(str(read.problem["code"]))
            self.waiting_for = None
            self.moved_at = self.number

    def learn(self, read: Message) -> None:
        """Take over a state, or what has changed in it."""
        self.version, self.number = read.version, read.number
        self.told.append(read.number)
        if read.legal is not UNSET:
            self.legal = bytes(read.legal)
        if isinstance(read.view, View) and read.view.over is True:
            self.over = True
            if read.view.outcome is not UNSET:
                self.outcome = json.loads(bytes(read.view.outcome))

    def may_move(self) -> bool:
        return (
            self.waiting_for is None
            and self.legal != NO_MOVES
            and self.number > self.moved_at
            and not self.over
        )

    def choose(self) -> tuple[bytes, bytes]:
        move = bytes(random.choice(read_moves(self.legal)))
        values = (self.own, self.sent, self.number, move)
        return move, b'{"type":"move","id":"%s-%d","number":%d,"move":%s}' % values


def same_move(stored: Any, sent: bytes) -> bool:
    """Whether a move in the database is the one that a client sent."""
    return bool(stored == json.loads(sent))
