"""Manners at the table: what the host may do, what all do by consent, giving up, and blocking somebody."""

from typing import Annotated

import msgspec
from litestar import delete, get, post
from litestar.params import FromPath, JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from saleroom.server import wire, wire_commands
from saleroom.server.api.once import Once
from saleroom.server.api.services import AnyRequest, command_of, services_of
from saleroom.server.api.tables import Place
from saleroom.server.house.manners import Manners
from saleroom.server.problems import bad_request
from saleroom.server.rooms import Room

BlockId = Annotated[str, PathParameter(description="The id of a block, as in `GET /me/blocks`")]


def manners_at(request: AnyRequest) -> Manners:
    """Manners of the house that a request came to."""
    return services_of(request).house.manners


def shown(room: Room, person: str) -> wire.TableInfo:
    """A table as a person at it sees it."""
    return msgspec.convert(room.public(person), wire.TableInfo)


@post("/tables/{code:str}/kick", tags=["tables"], status_code=HTTP_200_OK, operation_class=Once)
async def kick(
    request: AnyRequest, code: FromPath[str], data: JSONBody[wire_commands.Kick]
) -> wire.TableInfo:
    """Send somebody away before the start; they cannot join this table again. The host may."""
    person = await services_of(request).person(request)
    room = await manners_at(request).kick(code, person, data.place, command_of(request, person))
    return shown(room, person)


@post("/tables/{code:str}/mute", tags=["tables"], status_code=HTTP_200_OK, operation_class=Once)
async def mute(
    request: AnyRequest, code: FromPath[str], data: JSONBody[wire_commands.Mute]
) -> wire.TableInfo:
    """Mute somebody at this table, or lift that. The host may."""
    person = await services_of(request).person(request)
    command = command_of(request, person)
    room = await manners_at(request).mute(code, person, data.place, data.muted, command)
    return shown(room, person)


@post("/tables/{code:str}/private", tags=["tables"], status_code=HTTP_200_OK, operation_class=Once)
async def set_private(
    request: AnyRequest, code: FromPath[str], data: JSONBody[wire_commands.SetPrivate]
) -> wire.TableInfo:
    """Let nobody watch who has no seat, or let them again. The host may."""
    person = await services_of(request).person(request)
    command = command_of(request, person)
    return shown(await manners_at(request).set_private(code, person, data.private, command), person)


@post("/tables/{code:str}/propose", tags=["tables"], status_code=HTTP_200_OK, operation_class=Once)
async def propose(
    request: AnyRequest, code: FromPath[str], data: JSONBody[wire_commands.Propose]
) -> wire.TableInfo:
    """Agree to a pause, to its end or to abandon the match: it happens when all people at the table agree to it."""
    person = await services_of(request).person(request)
    room = await manners_at(request).propose(code, person, data.what, command_of(request, person))
    return shown(room, person)


@post("/tables/{code:str}/concede", tags=["tables"], status_code=HTTP_200_OK, operation_class=Once)
async def concede(request: AnyRequest, code: FromPath[str], place: Place = None) -> wire.TableInfo:
    """Give up: a bot plays my seat, or that of a guest of mine, to the end of the match."""
    house = services_of(request).house
    asker = await services_of(request).person(request)
    async with house.rooms.using(code) as room:
        person = room.acting(asker, place)
    assert person is not None
    return shown(await house.manners.concede(code, person, command_of(request, person)), asker)


@post("/me/blocks", tags=["people"], status_code=HTTP_200_OK)
async def block(request: AnyRequest, data: JSONBody[wire_commands.NewBlock]) -> wire_commands.Block:
    """Block somebody: they cannot join tables that I host, and I do not get their chat."""
    blocks = services_of(request).house.blocks
    person = await services_of(request).person(request)
    if data.person is not None and data.table is None and data.place is None:
        other = data.person
    elif data.person is None and data.table is not None and data.place is not None:
        other = await blocks.person_at(data.table, data.place)
    else:
        raise bad_request("either a table and a place or a person is given")
    return msgspec.convert(await blocks.add(person, other), wire_commands.Block)


@get("/me/blocks", tags=["people"])
async def list_blocks(request: AnyRequest) -> list[wire_commands.Block]:
    """Whom I have blocked, the newest first."""
    person = await services_of(request).person(request)
    return msgspec.convert(await services_of(request).house.blocks.show(person), list[wire_commands.Block])


@delete("/me/blocks/{block_id:str}", tags=["people"], status_code=HTTP_204_NO_CONTENT)
async def unblock(request: AnyRequest, block_id: BlockId) -> None:
    """Unblock somebody."""
    person = await services_of(request).person(request)
    await services_of(request).house.blocks.remove(person, block_id)


HANDLERS = (kick, mute, set_private, propose, concede, block, list_blocks, unblock)
