"""A stream of one's turns at a table, for bots that want no websocket."""

import asyncio
from collections.abc import AsyncIterator

import msgspec
from litestar import get
from litestar.params import FromQuery
from litestar.response import ServerSentEvent

from saleroom.server.api.services import AnyRequest, services_of
from saleroom.server.api.streams import HEARTBEAT, STILL, begin_stream
from saleroom.server.problems import no_seat
from saleroom.server.rooms import Room, Watcher, encode

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
                yield STILL
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
    inbox = Inbox()
    watcher = Watcher(person, known is not None and known[1] == "token", inbox.put)
    watched: list[Room] = []

    def clean_up() -> None:
        for room in watched:
            services.house.presence.unwatch(room, watcher)

    begin_stream(request, person, lambda: inbox.put(None), clean_up)
    watched.append(await services.house.presence.watch(table, watcher))
    return ServerSentEvent(inbox.events())
