"""The API for operators: everything under `/admin` needs an operator's token."""

from typing import Annotated, Any, Literal

import msgspec
from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK

from saleroom.core.game import Json
from saleroom.server.admin import wire
from saleroom.server.admin.admin import Admin, operator_of
from saleroom.server.api.once import Once
from saleroom.server.api.services import AnyRequest, Services, address_of, key_of, secret_of, services_of
from saleroom.server.house import Command
from saleroom.server.problems import Problem

Limit = Annotated[int, QueryParameter(ge=1, le=1000, description="At most so many, the newest first")]
InState = Annotated[
    Literal["waiting", "playing", "over"] | None,
    QueryParameter(name="state", description="Only tables in this state"),
]
Before = Annotated[int | None, QueryParameter(description="Only rows before this id")]


async def admin_of(request: AnyRequest) -> Admin:
    """What the operator who asks may do; Problem 401 without a token that is known.

    An address that sends wrong ones is soon asked to wait, whatever it sends.
    """
    services = services_of(request)
    guesses, address = services.limits.guesses, address_of(request)
    wait = guesses.wait(address)
    if wait > 0:
        services.limits.refused += 1
        raise Problem(
            429,
            "too-many",
            f"That was too quick: wait {wait:.1f} s.",
            values={"seconds": round(wait, 1)},
            retry_after=wait,
        )
    secret, token = secret_of(request)
    name = await operator_of(services.store, secret) if token and secret else None
    if name is None:
        guesses.take(address)
        raise Problem(401, "bad-token", "This token isn't known here.")
    return Admin(services.store, name)


def command_by(request: AnyRequest, admin: Admin) -> Command | None:
    """What an operator wants done once; None if the request has no key."""
    key = key_of(request)
    return (
        Command.of("operator", admin.who, request.method, request.url.path, key) if key is not None else None
    )


async def done(services: Services, changed: Json) -> wire.Changed:
    """An action is stored: this worker carries out at once what follows from it, the others soon."""
    await services.enforcement.look()
    return wire.Changed(changed)


# -- looking ------------------------------------------------------------------------------------------------


@get("/admin/tables", tags=["operator"])
async def admin_tables(
    request: AnyRequest,
    in_state: InState = None,
    game: FromQuery[str | None] = None,
    person: FromQuery[str | None] = None,
    limit: Limit = 100,
) -> list[wire.AdminTable]:
    """Tables, the last changed first."""
    admin = await admin_of(request)
    found = await admin.list_tables(state=in_state, game=game, person=person, limit=limit)
    return msgspec.convert(found, list[wire.AdminTable])


@get("/admin/tables/{code:str}", tags=["operator"])
async def admin_table(request: AnyRequest, code: FromPath[str]) -> wire.AdminTableWhole:
    """A table with the ids of its people and its chat. Cards and moves are not shown."""
    return msgspec.convert(await (await admin_of(request)).show_table(code), wire.AdminTableWhole)


@get("/admin/people", tags=["operator"])
async def admin_people(
    request: AnyRequest, nickname: FromQuery[str], limit: Limit = 100
) -> list[wire.AdminPerson]:
    """People who called themselves like this, the newest first."""
    admin = await admin_of(request)
    return msgspec.convert(await admin.find_people(nickname, limit), list[wire.AdminPerson])


@get("/admin/restrictions", tags=["operator"])
async def admin_restrictions(request: AnyRequest) -> list[wire.RestrictionInfo]:
    """Bans and mutes that count now, the newest first."""
    admin = await admin_of(request)
    return msgspec.convert(await admin.list_restrictions(), list[wire.RestrictionInfo])


@get("/admin/audit", tags=["operator"])
async def admin_audit(request: AnyRequest, limit: Limit = 100, before: Before = None) -> list[wire.AuditRow]:
    """The audit log, the newest first."""
    admin = await admin_of(request)
    return msgspec.convert(await admin.read_audit(limit, before), list[wire.AuditRow])


# -- tables -------------------------------------------------------------------------------------------------


@post("/admin/tables/{code:str}/close", tags=["operator"], status_code=HTTP_200_OK, operation_class=Once)
async def close_table(request: AnyRequest, code: FromPath[str], data: JSONBody[wire.Act]) -> wire.Changed:
    """Close a table; a match under way ends without a result."""
    admin = await admin_of(request)
    changed = await admin.close_table(code, data.why, command_by(request, admin))
    return await done(services_of(request), changed)


@post("/admin/tables/{code:str}/purge", tags=["operator"], status_code=HTTP_200_OK, operation_class=Once)
async def purge_table(request: AnyRequest, code: FromPath[str], data: JSONBody[wire.Act]) -> wire.Changed:
    """Delete the chat of a table."""
    admin = await admin_of(request)
    changed = await admin.purge_table(code, data.why, command_by(request, admin))
    return await done(services_of(request), changed)


# -- people -------------------------------------------------------------------------------------------------


@post("/admin/people/{person:str}/ban", tags=["operator"], status_code=HTTP_200_OK, operation_class=Once)
async def ban_person(
    request: AnyRequest, person: FromPath[str], data: JSONBody[wire.Restrict]
) -> wire.Changed:
    """Keep a person out: connections are cut, bots play their seats."""
    admin = await admin_of(request)
    changed = await admin.ban_person(person, data.why, data.hours, command_by(request, admin))
    return await done(services_of(request), changed)


@post("/admin/people/{person:str}/unban", tags=["operator"], status_code=HTTP_200_OK, operation_class=Once)
async def unban_person(request: AnyRequest, person: FromPath[str], data: JSONBody[wire.Act]) -> wire.Changed:
    """Lift the ban of a person."""
    admin = await admin_of(request)
    changed = await admin.lift("ban", person, data.why, command_by(request, admin))
    return await done(services_of(request), changed)


@post("/admin/people/{person:str}/mute", tags=["operator"], status_code=HTTP_200_OK, operation_class=Once)
async def mute_person(
    request: AnyRequest, person: FromPath[str], data: JSONBody[wire.Restrict]
) -> wire.Changed:
    """Mute a person at all tables."""
    admin = await admin_of(request)
    changed = await admin.mute(person, data.why, data.hours, command_by(request, admin))
    return await done(services_of(request), changed)


@post("/admin/people/{person:str}/unmute", tags=["operator"], status_code=HTTP_200_OK, operation_class=Once)
async def unmute_person(request: AnyRequest, person: FromPath[str], data: JSONBody[wire.Act]) -> wire.Changed:
    """Lift the mute of a person."""
    admin = await admin_of(request)
    changed = await admin.lift("mute", person, data.why, command_by(request, admin))
    return await done(services_of(request), changed)


@post("/admin/people/{person:str}/purge", tags=["operator"], status_code=HTTP_200_OK, operation_class=Once)
async def purge_person(request: AnyRequest, person: FromPath[str], data: JSONBody[wire.Act]) -> wire.Changed:
    """Delete all that a person has said, at all tables."""
    admin = await admin_of(request)
    changed = await admin.purge_person(person, data.why, command_by(request, admin))
    return await done(services_of(request), changed)


@post("/admin/people/{person:str}/export", tags=["operator"], status_code=HTTP_200_OK, operation_class=Once)
async def export_person(
    request: AnyRequest, person: FromPath[str], data: JSONBody[wire.Act]
) -> wire.PersonData:
    """All that is stored about a person."""
    admin = await admin_of(request)
    found = await admin.export_person(person, data.why, command_by(request, admin))
    return msgspec.convert(found, wire.PersonData)


@post("/admin/people/{person:str}/delete", tags=["operator"], status_code=HTTP_200_OK, operation_class=Once)
async def delete_person(request: AnyRequest, person: FromPath[str], data: JSONBody[wire.Act]) -> wire.Changed:
    """Delete what is stored about a person. Finished matches stay, with a neutral name; bots play the others."""
    admin = await admin_of(request)
    changed = await admin.delete_person(person, data.why, command_by(request, admin))
    return await done(services_of(request), changed)


@post("/admin/addresses/ban", tags=["operator"], status_code=HTTP_200_OK, operation_class=Once)
async def ban_address(request: AnyRequest, data: JSONBody[wire.RestrictAddress]) -> wire.Changed:
    """Keep all out who come from an address."""
    admin = await admin_of(request)
    changed = await admin.ban_address(data.address, data.why, data.hours, command_by(request, admin))
    return await done(services_of(request), changed)


@post("/admin/addresses/unban", tags=["operator"], status_code=HTTP_200_OK, operation_class=Once)
async def unban_address(request: AnyRequest, data: JSONBody[wire.LiftAddress]) -> wire.Changed:
    """Lift the ban of an address."""
    admin = await admin_of(request)
    changed = await admin.lift_address(data.address, data.why, command_by(request, admin))
    return await done(services_of(request), changed)


# -- what is kept -------------------------------------------------------------------------------------------


@post("/admin/retention", tags=["operator"], status_code=HTTP_200_OK)
async def retain(request: AnyRequest, data: JSONBody[wire.RetentionDays]) -> wire.Changed:
    """Delete one portion of what is older than so many days; again, until nothing is deleted any more."""
    return wire.Changed(await (await admin_of(request)).retain(data.days))


HANDLERS: list[Any] = [
    admin_tables, admin_table, admin_people, admin_restrictions, admin_audit, close_table, purge_table, ban_person,
    unban_person, mute_person, unmute_person, purge_person, export_person, delete_person, ban_address, unban_address,
    retain,
]  # fmt: skip
