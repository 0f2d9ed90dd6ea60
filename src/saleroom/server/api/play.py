"""Playing: moves, records, replays, and whether a deal was fair."""

import time
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK

from saleroom.core import fairness
from saleroom.core.errors import RecordError
from saleroom.core.game import Json
from saleroom.games import GAMES
from saleroom.server import replay as replays
from saleroom.server import wire_catalogue, wire_commands
from saleroom.server.api.errors import language_of, unfair
from saleroom.server.api.moves import check_keys
from saleroom.server.api.services import AnyRequest, Services, services_of
from saleroom.server.api.tables import Place
from saleroom.server.metrics import MOVES, MOVES_REFUSED
from saleroom.server.problems import Problem, bad_request, no_seat

HEAVY = 5.0
"""To play a record again counts for so many requests more."""


async def make_move(
    services: Services,
    person: str | None,
    code: str,
    move: Any,
    key: str | None,
    number: int | None,
    then: Callable[[int], object] | None = None,
) -> int:
    """The one path of every move from outside; its number, of which `then` learns first."""
    house = services.house
    room = await house.rooms.get(code)
    seated = room.seat_of(person) is not None
    if not seated or room.in_doubt:  # most often another seat's move is just being stored
        async with house.rooms.using(code, fresh=not seated) as room:
            pass
    member = room.member_of(person)
    if member is None or member.seat is None:
        raise no_seat()
    if member.conceded:
        raise Problem(409, "conceded", "You have resigned: a bot plays on for you.")
    seat = member.seat
    if not key:
        raise Problem(400, "no-id", "A move needs an id of its own, so that sending it twice plays it once.")
    if member.away:
        await house.tables.returned(room, person)
    began = time.perf_counter()
    try:
        made = await house.matches.play(code, seat, move, key=f"person/{key}", number=number, then=then)
    except Problem:
        MOVES_REFUSED.inc()
        raise
    MOVES.observe(time.perf_counter() - began)
    return made


@post("/tables/{code:str}/moves", tags=["play"], status_code=HTTP_200_OK)
async def play(
    request: AnyRequest, code: FromPath[str], data: JSONBody[wire_commands.MakeMove], place: Place = None
) -> wire_commands.Played:
    """Make a move. When this answers, it is stored."""
    try:
        check_keys((await request.body()).decode())
    except ValueError as error:
        raise bad_request(str(error)) from None
    async with services_of(request).house.rooms.using(code) as room:
        pass
    person = room.acting(await services_of(request).person(request), place)
    return wire_commands.Played(
        await make_move(services_of(request), person, code, data.move, data.id, data.number)
    )


@get("/tables/{code:str}/record", tags=["play"])
async def record(request: AnyRequest, code: FromPath[str]) -> dict[str, Any]:
    """The record of a finished match."""
    house = services_of(request).house
    await services_of(request).check_may_watch(request, code)
    return await house.matches.record_of(code)


@get("/tables/{code:str}/replay", tags=["play"])
async def replay(
    request: AnyRequest,
    code: FromPath[str],
    viewer: FromQuery[str] = replays.ALL,
    *,
    frames: FromQuery[bool] = True,
) -> Response[wire_catalogue.Replay]:
    """A finished match move by move: as it was (`all`), as a spectator saw it, or as a seat did.

    Every frame holds what has changed since the one before. With `frames=false` only lots, prices and points by lot.
    """
    services = services_of(request)
    room = await services.check_may_watch(request, code)
    key = (room.match_row["id"], viewer, frames) if room.match_row is not None else ()
    made = services.replays.get(key)
    if made is None:
        record = await services.house.matches.record_of(code)  # of a match that is over: it stays as it is
        made = await services.heavy.run(replays.make, record, viewer, frames)
        services.replays.put(key, made)
    answer: Any = Response(made, media_type=MediaType.JSON)
    return answer  # type: ignore[no-any-return]


@post("/replay", tags=["play"], status_code=HTTP_200_OK)
async def replay_record(
    request: AnyRequest, data: JSONBody[wire_catalogue.ShowReplay]
) -> Response[wire_catalogue.Replay]:
    """The same of any record, such as one that was exported."""
    services = services_of(request)
    services.limits.spend(services.client_of(request), HEAVY)
    made = await services.heavy.run(replays.make, data.record, data.viewer, data.frames)
    answer: Any = Response(made, media_type=MediaType.JSON)
    return answer  # type: ignore[no-any-return]


@get("/tables/{code:str}/receipt", tags=["play"])
async def receipt(request: AnyRequest, code: FromPath[str]) -> wire_commands.Receipt:
    """What is needed to check that the deal was fair."""
    await services_of(request).check_may_watch(request, code)
    return msgspec.convert(await services_of(request).house.matches.receipt(code), wire_commands.Receipt)


def check_fairness(record: Json, receipt: Json) -> list[str]:
    """What does not fit between a record and its receipt; takes a while, so not for the event loop."""
    replays.check_length(record)
    return fairness.verify(record, receipt, GAMES)


@post("/verify", tags=["play"], status_code=HTTP_200_OK)
async def verify(request: AnyRequest, data: JSONBody[wire_commands.Verify]) -> wire_commands.Verified:
    """Check a record against its receipt."""
    services = services_of(request)
    services.limits.spend(services.client_of(request), HEAVY)
    try:
        wrong = await services.heavy.run(check_fairness, data.record, data.receipt)
    except RecordError as error:
        raise Problem(
            400, "bad-record", f"That isn't a record of a match: {error}.", values={"detail": str(error)}
        ) from None
    language = language_of(request)
    return wire_commands.Verified(fair=not wrong, problems=[unfair(language, reason) for reason in wrong])


HANDLERS = (play, record, replay, replay_record, receipt, verify)
