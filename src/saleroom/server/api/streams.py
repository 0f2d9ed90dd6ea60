"""What all streams of server-sent events have in common: they are counted, and end when the server stops."""

import asyncio
from collections.abc import Callable

from saleroom.server.api.services import AnyRequest, address_of, services_of
from saleroom.server.protocols import CLOSE_SECONDS, Connection, connection_of

HEARTBEAT = 5.0
"""Seconds after which a silent stream shows that it lives."""
STILL = {"event": "still", "data": "here"}
"""How it does."""


def begin_stream(
    request: AnyRequest, client: str, finish: Callable[[], None], clean_up: Callable[[], None]
) -> None:
    """Count a stream of a client until its request ends; Problem if there are too many, or the server is stopping.

    `finish` ends the stream in order; if nobody reads, the connection is cut soon after. `clean_up` is called when the
    request is over, however it ended, also before the first event.
    """
    services = services_of(request)
    services.check_not_ending()
    opened = services.limits.open(client, address_of(request))

    def end() -> None:
        finish()
        if (connection := connection_of(request.scope)) is not None:
            asyncio.get_running_loop().call_later(CLOSE_SECONDS, drop, connection)

    def drop(connection: Connection) -> None:
        if end in services.streams:
            connection.abort()

    def ended(_task: "asyncio.Task[object]") -> None:
        services.streams.discard(end)
        opened.close()
        clean_up()

    opened.cut = end
    services.streams.add(end)
    task = asyncio.current_task()
    assert task is not None
    task.add_done_callback(ended)
