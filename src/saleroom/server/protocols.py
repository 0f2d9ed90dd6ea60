"""HTTP and websockets as uvicorn speaks them, with limits of our own on what arrives and on who does not read.

uvicorn limits neither the number nor the size of headers with httptools, logs a traceback for bad frames, and waits
without end for readers that never read. What every request gets besides is its `Connection`.

Messages of a websocket take a short way in both directions. A whole text frame is read and written here; what is
anything else (fragments, pings, the end, errors) is left to the library, and so are handshakes.
"""

import asyncio
from collections.abc import Callable, Mapping
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from saleroom.server.frames import Events, Inbox, Signal, read_text_frame, text_frame

MAX_LINE = 8_000
"""Bytes of a request's address and of each header; the parser of websockets takes lines of 8,192."""
MAX_HEADERS = 100
MAX_HEAD = 32_000
"""Bytes of an address and all headers together."""
HEAD_SECONDS = 15.0
"""So long a request's head may take to arrive."""
CLOSE_SECONDS = 2.0
"""So long the other side of a connection that is being closed has to read what is left."""

TOGETHER = 16
"""At most so many messages to one websocket are written together."""

EXTENSION = "saleroom.connection"


class Connection:
    """The network connection that a request came on."""

    def __init__(self) -> None:
        self.transport: asyncio.Transport | None = None
        self.lost = Signal()
        self.send_now: Callable[[bytes], bool] = lambda _message: False
        """Writes a text message of a websocket at once, if there is room for it; whether it did.

        Through the framework every message costs a queue, a task that waits for it, and a few calls.
        """
        self.open_inbox: Callable[[], Inbox] | None = None
        """Lets the messages of a websocket arrive in an inbox, and not through the framework."""

    def abort(self) -> None:
        """Drop the connection at once, with all that was not read."""
        if self.transport is not None and not self.lost.is_set():
            self.transport.abort()

    async def gone(self) -> None:
        """Return when the socket is gone; it is dropped if the other side does not let go of it in time."""
        try:
            await asyncio.wait_for(self.lost.wait(), CLOSE_SECONDS)
        except TimeoutError:
            self.abort()
            await self.lost.wait()


def connection_of(scope: Mapping[str, Any]) -> Connection | None:
    """The connection of a request; None under another server than ours."""
    found = (scope.get("extensions") or {}).get(EXTENSION)
    return found if isinstance(found, Connection) else None


class HeadTooLarge(Exception):
    """An address or headers above the limits."""


class Http(HttpToolsProtocol):
    """HTTP whose heads are limited in size and time."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.connection = Connection()
        self.in_head = False
        self.head_size = 0
        self.head_timer: asyncio.TimerHandle | None = None
        self.too_large = False
        self.not_understood = 0
        """So many bytes have arrived of which the parser has made nothing yet."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.connection.transport = transport
        self.expect_head()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.head_arrived()
        self.connection.lost.set()

    def expect_head(self) -> None:
        """From now on a head must arrive in time."""
        if self.head_timer is None:
            self.head_timer = self.loop.call_later(HEAD_SECONDS, self.transport.abort)

    def head_arrived(self) -> None:
        """The head is there, or the connection gone."""
        if self.head_timer is not None:
            self.head_timer.cancel()
            self.head_timer = None

    def data_received(self, data: bytes) -> None:
        self.not_understood += len(data)
        super().data_received(data)
        # The parser keeps a header to itself until it is whole, and skips blank lines: what has no end shows only here.
        if self.transport.is_closing():
            return
        if self.not_understood > MAX_HEAD:
            self.refuse_head()
        elif self.in_head or self.not_understood:
            self.expect_head()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        extensions: dict[str, Any] = {EXTENSION: self.connection}
        self.scope["extensions"] = extensions
        self.not_understood = 0
        self.in_head = True
        self.head_size = 0

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self.not_understood = 0
        self.add_to_head(len(url), len(self.url))

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self.not_understood = 0
        size = len(name) + len(value) + 4
        self.add_to_head(size, size)

    def add_to_head(self, size: int, line: int) -> None:
        """Count what has arrived of a head; HeadTooLarge if that is too much."""
        self.head_size += size
        if line > MAX_LINE or self.head_size > MAX_HEAD or len(self.headers) > MAX_HEADERS:
            self.too_large = True
            raise HeadTooLarge

    def on_headers_complete(self) -> None:
        self.in_head = False
        self.head_arrived()
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.not_understood = 0
        self.head_arrived()
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.not_understood = 0
        self.head_arrived()
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        if self.too_large:
            self.refuse_head()
        elif self.cycle is not None and not self.cycle.response_complete:
            self.transport.abort()  # in the middle of another answer
        else:
            super().send_400_response(msg)

    def refuse_head(self) -> None:
        """Say that the head is too large, and hang up."""
        if self.cycle is None or self.cycle.response_complete:
            self.transport.write(TOO_LARGE)
        self.transport.close()
        self.loop.call_later(CLOSE_SECONDS, self.transport.abort)

    def handle_websocket_upgrade(self) -> None:
        self.head_arrived()
        super().handle_websocket_upgrade()

    def shutdown(self) -> None:
        super().shutdown()
        if self.transport.is_closing():
            self.loop.call_later(CLOSE_SECONDS, self.transport.abort)


CONTENT = (
    b'{"status":431,"code":"large-head","title":"The address and headers of a request have at most 32,000 bytes, '
    b'and each of them 8,000."}'
)
TOO_LARGE = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-type: application/problem+json\r\n"
    b"content-length: %d\r\nconnection: close\r\n\r\n%s" % (len(CONTENT), CONTENT)
)


class WebSockets(WebSocketsSansIOProtocol):
    """Websockets that are dropped if the other side does not read, and that bad frames end without noise."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.queue: Events = Events()  # type: ignore[assignment]  # like asyncio's, and smaller
        self.writable = Signal(is_set=True)  # type: ignore[assignment]
        self.full = False
        """Whether the other side has yet to read much of what it was sent."""
        self.unwritten: list[bytes] = []
        self.connection = Connection()
        self.connection.send_now = self.send_now
        self.connection.open_inbox = self.open_inbox

    def open_inbox(self) -> Inbox:
        """Hand messages to whoever asks the inbox for them, from now on; before the handshake is complete."""
        self.queue.inbox = Inbox(self.transport)
        return self.queue.inbox

    def send_now(self, message: bytes) -> bool:
        """Send a text message, unless the other side has yet to read much of what it was sent, or has gone.

        It is written in a moment, together with what else is sent until then: a write costs more than a message.
        """
        if self.full or self.close_sent or not self.handshake_complete or self.transport.is_closing():
            return False
        if not self.unwritten:
            self.loop.call_soon(self.write_all)
        self.unwritten.append(text_frame(message))
        if len(self.unwritten) >= TOGETHER:
            self.write_all()  # so that it shows in time whether the other side reads
        return True

    def write_all(self) -> None:
        """Write the messages that were sent a moment ago; before anything else is written."""
        if self.unwritten:
            if not self.transport.is_closing():
                self.transport.write(b"".join(self.unwritten))
            self.unwritten.clear()

    def pause_writing(self) -> None:
        self.full = True
        super().pause_writing()

    def resume_writing(self) -> None:
        self.full = False
        super().resume_writing()

    def data_received(self, data: bytes) -> None:
        inbox = self.queue.inbox
        if inbox is not None and not (self.frames or self.close_sent or self.conn.reader.buffer):
            while (found := read_text_frame(data)) is not None:
                message, data = found
                inbox.put(message)
        if data:
            super().data_received(data)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.connection.transport = self.transport

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.connection.lost.set()

    def handle_connect(self, event: Any) -> None:
        try:
            super().handle_connect(event)
        except UnicodeEncodeError:  # an address that is not ASCII
            self.transport.write(BAD_HANDSHAKE)
            self.transport.close()
            return
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self.connection

    def handle_parser_exception(self) -> None:
        if self.handshake_initiated:
            super().handle_parser_exception()
        else:
            self.transport.write(BAD_HANDSHAKE)
            self.transport.close()
        self.drop_soon()

    def send_receive_event_to_app(self) -> None:
        text = ""
        if self.curr_msg_data_type == "text":
            try:
                text = b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.fail(1007, "not UTF-8")
                self.handle_parser_exception()
                return
        if self.queue.inbox is None:
            super().send_receive_event_to_app()
        else:
            self.frames = []
            if not self.close_sent:
                self.queue.inbox.put(text)

    def handle_close(self, event: Any) -> None:
        self.write_all()
        super().handle_close(event)

    async def send(self, message: Any) -> None:
        self.write_all()
        await super().send(message)
        if self.handshake_complete and "request" in vars(self):
            self.request.headers.clear()  # nobody asks for them any more, and the parser keeps the request
            del self.request, self.response

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.drop_soon()

    def shutdown(self) -> None:
        self.write_all()
        super().shutdown()
        self.drop_soon()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.drop_soon()

    def drop_soon(self) -> None:
        """Whatever the other side has not read shortly after the end is thrown away."""
        self.loop.call_later(CLOSE_SECONDS, self.connection.abort)


BAD_HANDSHAKE = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
