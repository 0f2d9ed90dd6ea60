"""Text messages of websockets: how they are written and read as frames, and where what has arrived waits."""

import asyncio
from typing import Any

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it was not compiled
    from websockets.utils import apply_mask

TEXT_FRAME = 0x81
"""The first byte of a text message in one frame."""
MASKED = 0x80
MEDIUM = 126
"""The length of a frame that says that its length is in the next two bytes."""
LARGE = 127
"""The length of a frame that says that its length is in the next eight bytes."""


def text_frame(message: bytes) -> bytes:
    """A text message of a server as it is written: a head that says how long it is, and the text."""
    size = len(message)
    if size < MEDIUM:
        return bytes((TEXT_FRAME, size)) + message
    if size < 1 << 16:
        return bytes((TEXT_FRAME, MEDIUM, size >> 8, size & 255)) + message
    return bytes((TEXT_FRAME, LARGE)) + size.to_bytes(8, "big") + message


def read_text_frame(data: bytes) -> tuple[str, bytes] | None:
    """The text message of a client that these bytes begin with, and the rest; None if they begin with anything else."""
    size = len(data)
    if size < 6 or data[0] != TEXT_FRAME or data[1] < MASKED:
        return None
    length, start = data[1] - MASKED, 2
    if length == MEDIUM:
        length, start = data[2] << 8 | data[3], 4
    end = start + 4 + length
    if length == LARGE or end > size:
        return None
    try:
        message = apply_mask(data[start + 4 : end], data[start : start + 4]).decode()
    except UnicodeDecodeError:
        return None
    return message, data[end:]


class Signal:
    """An event like that of asyncio, which takes little memory while nobody waits for it: every connection has some."""

    __slots__ = ("_is_set", "_waiting")

    def __init__(self, *, is_set: bool = False) -> None:
        self._is_set = is_set
        self._waiting: list[asyncio.Future[None]] | None = None

    def is_set(self) -> bool:
        """Whether it has happened."""
        return self._is_set

    def set(self) -> None:
        """It has happened: whoever waits goes on."""
        self._is_set = True
        for waiting in self._waiting or ():
            if not waiting.done():
                waiting.set_result(None)
        self._waiting = None

    def clear(self) -> None:
        """It may happen again."""
        self._is_set = False

    async def wait(self) -> None:
        """Wait until it happens."""
        if not self._is_set:
            waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting = [*(self._waiting or ()), waiting]
            await waiting


class Events:
    """A queue of what a server tells an application of a connection, and small as a `Signal`."""

    __slots__ = ("_arrived", "_events", "inbox")

    def __init__(self) -> None:
        self._events: list[Any] = []
        self._arrived = Signal()
        self.inbox: Inbox | None = None
        """Where messages go instead; it learns of the end from here."""

    def put_nowait(self, event: Any) -> None:
        """Tell the application."""
        self._events.append(event)
        self._arrived.set()
        if self.inbox is not None and event["type"] == "websocket.disconnect":
            self.inbox.end()

    async def get(self) -> Any:
        """The next event."""
        while not self._events:
            self._arrived.clear()
            await self._arrived.wait()
        return self._events.pop(0)

    def empty(self) -> bool:
        """Whether the application knows all."""
        return not self._events


class Inbox:
    """Messages of a websocket that wait to be read. While some do, nothing more is taken from the network."""

    __slots__ = ("_ended", "_paused", "_reader", "_transport", "_waiting")

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self._waiting: list[str] = []
        self._paused = False
        self._ended = False
        self._reader: asyncio.Future[None] | None = None

    def put(self, message: str) -> None:
        """A message has arrived."""
        self._waiting.append(message)
        if self._reader is not None:
            self._wake()
        elif not self._paused:
            self._paused = True
            self._transport.pause_reading()

    def end(self) -> None:
        """No more messages will arrive."""
        self._ended = True
        self._wake()

    def _wake(self) -> None:
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> str | None:
        """The next message; None when there will be no more."""
        while not self._waiting:
            if self._ended:
                return None
            self._reader = asyncio.get_running_loop().create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        message = self._waiting.pop(0)
        if self._paused and not self._waiting:
            self._paused = False
            if not self._transport.is_closing():
                self._transport.resume_reading()
        return message
