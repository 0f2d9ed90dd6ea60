"""What belongs to whoever asks: their tables, their finished matches, their statistics."""

from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, get
from litestar.params import QueryParameter

from saleroom.server import wire_lists
from saleroom.server.api.lists import After, GameFilter, Limit, answer
from saleroom.server.api.services import AnyRequest, services_of
from saleroom.server.paging import read_cursor

LATEST = 2**53
Since = Annotated[
    int | None,
    QueryParameter(
        name="from", ge=0, le=LATEST, description="Ended then or later, in milliseconds since 1970"
    ),
]
Until = Annotated[
    int | None,
    QueryParameter(name="to", ge=0, le=LATEST, description="Ended before that, in milliseconds since 1970"),
]


@get("/me/tables", tags=["people"])
async def my_tables(
    request: AnyRequest,
    only: Annotated[
        Literal["waiting", "playing", "over"] | None,
        QueryParameter(name="state", description="Only in this state"),
    ] = None,
    game: GameFilter = None,
    turn: Annotated[
        Literal["mine"] | None, QueryParameter(description="`mine`: only where it is my turn")
    ] = None,
    after: After = None,
    limit: Limit = 50,
) -> Response[list[wire_lists.MyTable]]:
    """The tables I sit at that are not over, or have been for at most three days; the newest first."""
    person = await services_of(request).person(request)
    page = await services_of(request).house.mine.tables(
        person, state=only, game=game, my_turn=turn == "mine", after=read_cursor(after), limit=limit
    )
    found: Any = answer(request, page)
    return found  # type: ignore[no-any-return]


@get("/me/matches", tags=["people"])
async def my_matches(
    request: AnyRequest,
    game: GameFilter = None,
    result: Annotated[
        Literal["won", "lost", "shared"] | None, QueryParameter(description="Only those that ended so for me")
    ] = None,
    since: Since = None,
    until: Until = None,
    after: After = None,
    limit: Limit = 50,
) -> Response[list[wire_lists.MyMatch]]:
    """The matches I have finished, the last one first; lessons do not count."""
    person = await services_of(request).person(request)
    page = await services_of(request).house.mine.matches(
        person,
        game=game,
        result=result,
        since=since,
        until=until,
        after=read_cursor(after),
        limit=limit,
    )
    found: Any = answer(request, page)
    return found  # type: ignore[no-any-return]


@get("/me/statistics", tags=["people"])
async def my_statistics(request: AnyRequest) -> list[wire_lists.GameStatistics]:
    """What my finished matches add up to, game by game."""
    person = await services_of(request).person(request)
    found = await services_of(request).house.mine.statistics(person)
    return msgspec.convert(found, list[wire_lists.GameStatistics])


HANDLERS = (my_tables, my_matches, my_statistics)
