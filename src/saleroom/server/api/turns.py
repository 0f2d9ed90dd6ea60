"""A stream of one's turns at a table, for bots that want no websocket."""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing

import msgspec
from litestar import get
from litestar.params import FromQuery
from litestar.response import ServerSentEvent

from saleroom.server.api.services import AnyRequest, Services, services_of
from saleroom.server.problems import no_seat
from saleroom.server.rooms import Watcher, encode

HEARTBEAT = 5.0
"""Seconds after which a silent stream shows that it lives."""
MAX_WAITING = 200
"""So many unsent states of a stream are kept."""


@get("/turns", tags=["play"], media_type="text/event-stream")
async def turns(request: AnyRequest, table: FromQuery[str]) -> ServerSentEvent:
    """A stream of my turns at a table, for bots: one event with the whole state whenever I am to act."""
    services = services_of(request)
    person = await services.person(request)
    known = await services.who(request)
    async with services.house.rooms.using(table) as room:
        if room.member_of(person) is None:
            raise no_seat()
    services.limits.check_connections(person)
    inbox: asyncio.Queue[bytes] = asyncio.Queue(MAX_WAITING)
    token = known is not None and known[1] == "token"
    watcher = Watcher(person, token, lambda message: offer(inbox, message))

    async def stream() -> AsyncIterator[dict[str, str]]:
        task = asyncio.current_task()
        assert task is not None
        with services.limits.connection(person, task.cancel):
            async with aclosing(turns_of(services, table, watcher, inbox)) as events:
                async for event in events:
                    yield event

    return ServerSentEvent(stream())


async def turns_of(
    services: Services, code: str, watcher: Watcher, inbox: "asyncio.Queue[bytes]"
) -> AsyncGenerator[dict[str, str]]:
    """The events of a stream of turns."""
    room = await services.house.presence.watch(code, watcher)
    try:
        while not services.closing:
            try:
                state = msgspec.json.decode(await asyncio.wait_for(inbox.get(), HEARTBEAT))
            except TimeoutError:
                yield {"event": "still", "data": "here"}
                continue
            if state["type"] == "state" and (state["legal"] or state["table"]["state"] == "over"):
                yield {"event": "turn" if state["legal"] else "over", "data": encode(state).decode()}
                if state["table"]["state"] == "over":
                    return
    finally:
        services.house.presence.unwatch(room, watcher)


def offer(inbox: "asyncio.Queue[bytes]", message: bytes) -> None:
    """Put a message in an inbox; when it is full the oldest goes, for every message holds the whole state."""
    if inbox.full():
        inbox.get_nowait()
    inbox.put_nowait(message)
