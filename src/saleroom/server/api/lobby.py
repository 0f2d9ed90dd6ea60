"""The lobby, page by page or live."""

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any, Literal

from litestar import Response, get
from litestar.params import QueryParameter
from litestar.response import ServerSentEvent

from saleroom.server import wire_lists
from saleroom.server.api.lists import After, ClockKind, GameFilter, Limit, answer
from saleroom.server.api.services import AnyRequest, address_of, services_of
from saleroom.server.api.streams import HEARTBEAT, STILL, begin_stream
from saleroom.server.house.feed import Listener
from saleroom.server.paging import read_cursor


@get("/tables", tags=["tables"])
async def lobby(
    request: AnyRequest,
    only: Annotated[
        Literal["waiting", "playing"],
        QueryParameter(name="state", description="`waiting` for people, or `playing`, to be watched"),
    ] = "waiting",
    game: GameFilter = None,
    seats: Annotated[int | None, QueryParameter(ge=1, le=20, description="Only with so many seats")] = None,
    clock: Annotated[ClockKind | None, QueryParameter(description="Only with such a clock")] = None,
    free: Annotated[
        int | None, QueryParameter(ge=0, le=20, description="Only with so many free places or more")
    ] = None,
    after: After = None,
    limit: Limit = 100,
) -> Response[list[wire_lists.LobbyTable]]:
    """Listed tables that wait for people, or that may be watched; the newest first."""
    page = await services_of(request).house.lobby.show(
        state=only, game=game, seats=seats, clock=clock, free=free, after=read_cursor(after), limit=limit
    )
    found: Any = answer(request, page)
    return found  # type: ignore[no-any-return]


@get("/lobby/live", tags=["tables"], media_type="text/event-stream")
async def live_lobby(request: AnyRequest) -> ServerSentEvent:
    """A stream of the lobby: an event `lobby` with all tables, then one whenever something is new."""
    services = services_of(request)
    known = await services.who(request)
    feed = services.house.feed
    listeners: list[Listener] = []

    def finish() -> None:
        for listener in listeners:
            listener.end()

    def clean_up() -> None:
        for listener in listeners:
            feed.leave(listener)

    begin_stream(request, known[0] if known else address_of(request), finish, clean_up)
    listeners.append(feed.listen())
    return ServerSentEvent(events(listeners[0]))


async def events(listener: Listener) -> AsyncIterator[dict[str, str]]:
    """The updates of a listener as events."""
    while True:
        try:
            update = await asyncio.wait_for(listener.take(), HEARTBEAT)
        except TimeoutError:
            yield STILL
            continue
        if update is None:
            return
        yield {"event": "lobby", "data": update.decode()}


HANDLERS = (lobby, live_lobby)
