"""A stream of one's turns at a table, for bots that want no websocket."""

import asyncio
from collections.abc import AsyncIterator

import msgspec
from litestar import get
from litestar.params import FromQuery
from litestar.response import ServerSentEvent

from saleroom.server.api.services import AnyRequest, address_of, services_of
from saleroom.server.problems import no_seat
from saleroom.server.protocols import CLOSE_SECONDS, Connection, connection_of
from saleroom.server.rooms import Room, Watcher, encode

HEARTBEAT = 5.0
"""Seconds after which a silent stream shows that it lives."""
MAX_WAITING = 200
"""So many unsent states of a stream are kept."""


class Inbox:
    """States on their way into a stream, until it is told to end."""

    def __init__(self) -> None:
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue(MAX_WAITING)

    def put(self, message: bytes | None) -> None:
        """Add a message; when there are too many the oldest goes, for every message holds the whole state."""
        if self._waiting.full():
            self._waiting.get_nowait()
        self._waiting.put_nowait(message)

    async def events(self) -> AsyncIterator[dict[str, str]]:
        """An event for every turn, and one when the match is over; None in the inbox ends it."""
        while True:
            try:
                message = await asyncio.wait_for(self._waiting.get(), HEARTBEAT)
            except TimeoutError:
                yield {"event": "still", "data": "here"}
                continue
            if message is None:
                return
            state = msgspec.json.decode(message)
            if state["type"] != "state":
                continue
            over = state["table"]["state"] == "over"
            if state["legal"] or over:
                yield {"event": "turn" if state["legal"] else "over", "data": encode(state).decode()}
            if over:
                return


@get("/turns", tags=["play"], media_type="text/event-stream")
async def turns(request: AnyRequest, table: FromQuery[str]) -> ServerSentEvent:
    """A stream of my turns at a table, for bots: one event with the whole state whenever I am to act."""
    services = services_of(request)
    person = await services.person(request)
    known = await services.who(request)
    async with services.house.rooms.using(table) as room:
        if room.member_of(person) is None:
            raise no_seat()
    services.check_not_ending()
    opened = services.limits.open(person, address_of(request))
    inbox = Inbox()
    watcher = Watcher(person, known is not None and known[1] == "token", inbox.put)
    watched: list[Room] = []

    def end() -> None:
        """End in order, or by force if nobody reads."""
        inbox.put(None)
        if (connection := connection_of(request.scope)) is not None:
            asyncio.get_running_loop().call_later(CLOSE_SECONDS, drop, connection)

    def drop(connection: Connection) -> None:
        if end in services.streams:
            connection.abort()

    def ended(_task: "asyncio.Task[object]") -> None:
        services.streams.discard(end)
        opened.close()
        for room in watched:
            services.house.presence.unwatch(room, watcher)

    opened.cut = end
    services.streams.add(end)
    task = asyncio.current_task()
    assert task is not None
    task.add_done_callback(ended)  # however the request ends, also before its first event
    watched.append(await services.house.presence.watch(table, watcher))
    return ServerSentEvent(inbox.events())
