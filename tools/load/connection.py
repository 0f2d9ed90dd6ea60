"""A websocket client that costs little: one socket, no event loop of its own, whole messages at once.

It shares two cores with the server it measures, so it does only what this tool needs: text frames that are not
fragmented, pings, and the end. It masks with a key of zeros, which the protocol allows and which changes nothing.
"""

import socket

READ = 1 << 16
MASKED = 0x80


class Connection:
    """One websocket on loopback."""

    def __init__(self, port: int, path: str, headers: str = "") -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=30)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        request = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c2FsZXJvb20gbG9hZGluZw==\r\n{headers}\r\n"
        )
        self.socket.sendall(request.encode())
        self.socket.setblocking(False)
        self.opened = False
        self.received = 0
        """Bytes that came, frames and handshake included."""
        self.ended: str | None = None
        """Why the server ended it; None while it is open."""
        self._rest = b""

    def fileno(self) -> int:
        """For epoll."""
        return self.socket.fileno()

    def receive(self) -> list[bytes]:
        """The messages that have come in since; none if nothing has."""
        try:
            data = self.socket.recv(READ)
        except BlockingIOError:
            return []
        except OSError as error:
            self.ended = type(error).__name__
            return []
        if not data:
            self.ended = self.ended or "closed without a reason"
            return []
        self.received += len(data)
        if self._rest:
            data = self._rest + data
        if not self.opened:
            head, found, data_after = data.partition(b"\r\n\r\n")
            if not found:
                self._rest = data
                return []
            if not head.startswith(b"HTTP/1.1 101"):
                self.ended = head.split(b"\r\n", 1)[0].decode("latin-1")
                return []
            self.opened = True
            data = data_after
        return self._split(data)

    def _split(self, data: bytes) -> list[bytes]:
        """Cut whole frames off; what is left waits for the rest."""
        messages = []
        at, size = 0, len(data)
        while size - at >= 2:
            length, start = data[at + 1], at + 2
            if length == 126:
                start = at + 4
                length = int.from_bytes(data[at + 2 : start], "big")
            elif length == 127:
                start = at + 10
                length = int.from_bytes(data[at + 2 : start], "big")
            end = start + length
            if start > size or end > size:
                break
            kind = data[at]
            if kind == 0x81:
                messages.append(data[start:end])
            elif kind == 0x89:
                self._frame(0x8A, data[start:end])
            elif kind == 0x88:
                code = int.from_bytes(data[start : start + 2], "big")
                self.ended = f"{code} {data[start + 2 : end].decode('utf-8', 'replace')}".strip()
            else:
                self.ended = f"a frame of kind {kind:#x} that this client does not read"
            at = end
        self._rest = data[at:]
        return messages

    def send(self, text: bytes) -> None:
        """Send a text message."""
        self._frame(0x81, text)

    def _frame(self, kind: int, content: bytes) -> None:
        size = len(content)
        if size < 126:
            head = bytes((kind, MASKED | size, 0, 0, 0, 0))
        else:
            head = bytes((kind, MASKED | 126, size >> 8, size & 255, 0, 0, 0, 0))
        try:
            self.socket.send(head + content)  # small: the kernel's buffer takes it whole
        except OSError as error:
            self.ended = self.ended or type(error).__name__

    def close(self) -> None:
        """Say goodbye and go."""
        if self.ended is None and self.opened:
            self._frame(0x88, (1000).to_bytes(2, "big"))
        self.socket.close()
