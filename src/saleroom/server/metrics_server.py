"""The counters on a port of their own, so that no proxy can hand them out by mistake."""

import asyncio
import contextlib
import errno
import logging
from collections.abc import Callable

from saleroom.server.settings import Settings

MAX_HEAD = 8_000
SECONDS = 5.0
"""So long a request may take."""

log = logging.getLogger("saleroom.metrics")


async def serve_metrics(text: Callable[[], str], settings: Settings) -> asyncio.Server | None:
    """Listen on the first free one of the ports that the workers have for it; None if that is not wanted."""
    if not settings.metrics_port:
        return None

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, EOFError, TimeoutError, asyncio.LimitOverrunError):
            head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), SECONDS)
            writer.write(response(head, text))
            await asyncio.wait_for(writer.drain(), SECONDS)
        writer.close()

    for port in range(settings.metrics_port, settings.metrics_port + settings.workers):
        try:
            return await asyncio.start_server(answer, settings.metrics_host, port, limit=MAX_HEAD)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise
    log.warning("no free port for the counters: %d is taken", settings.metrics_port)
    return None


def response(head: bytes, text: Callable[[], str]) -> bytes:
    """The answer to a request."""
    if head.split(b"\r\n")[0].split(b" ")[:2] == [b"GET", b"/metrics"]:
        status, body = b"200 OK", text().encode()
    else:
        status, body = b"404 Not Found", b"There is only GET /metrics here.\n"
    return (
        b"HTTP/1.1 %s\r\nContent-Type: text/plain; version=0.0.4; charset=utf-8\r\nContent-Length: %d\r\n"
        b"Connection: close\r\n\r\n%s" % (status, len(body), body)
    )
