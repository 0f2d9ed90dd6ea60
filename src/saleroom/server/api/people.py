"""Who somebody is: personal links, tokens, and ending them; what is stored about them, and the end of that."""

from typing import Annotated, Literal

import msgspec
from litestar import Response, delete, get, post
from litestar.params import FromQuery, JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_204_NO_CONTENT

from saleroom.server import wire_commands
from saleroom.server.admin.admin import Admin
from saleroom.server.admin.rows import export_person
from saleroom.server.admin.wire import MyData
from saleroom.server.api.once import Once
from saleroom.server.api.services import AnyRequest, address_of, device, key_of, secret_of, services_of
from saleroom.server.problems import Problem, nobody

DeviceId = Annotated[str, PathParameter(description="The id of a device, as in `GET /me/devices`")]
HEAVY = 20
"""To collect all of somebody's data counts as so many requests."""
BY_THEMSELVES = "the person"
"""Who has deleted somebody, in the audit log."""


@get("/me", tags=["people"])
async def me(request: AnyRequest) -> wire_commands.Me:
    """Who I am to the house."""
    known = await services_of(request).who(request)
    return wire_commands.Me(person=known[0] if known else None)


@post("/me/link", tags=["people"], status_code=HTTP_201_CREATED)
async def make_link(request: AnyRequest) -> wire_commands.Secret:
    """A personal link: it moves my seats to another device, once, within a day. Put it behind a `#`."""
    person = await services_of(request).person(request)
    return wire_commands.Secret(
        await services_of(request).house.people.add_secret(person, "link", "personal link")
    )


@post("/me/claim", tags=["people"], status_code=HTTP_200_OK, operation_class=Once)
async def claim_link(request: AnyRequest, data: JSONBody[wire_commands.Claim]) -> Response[wire_commands.Me]:
    """Use a personal link on this device."""
    people = services_of(request).house.people
    person, secret = await people.claim(data.link, key_of(request), device(request))
    return Response(wire_commands.Me(person=person), cookies=[services_of(request).cookie(secret)])


@delete("/me/credentials", tags=["people"], status_code=HTTP_204_NO_CONTENT)
async def forget(
    request: AnyRequest, which: FromQuery[Literal["others", "this"]] = "others"
) -> Response[None]:
    """End my other sessions, tokens and links, or with `which=this` the cookie or token that I send.

    Connections of mine are cut; those that still may come back.
    """
    services = services_of(request)
    person = await services.person(request)
    secret, token = secret_of(request)
    await services.house.people.revoke(person, secret or "", this=which == "this")
    cookies = [] if token or which == "others" else [services.cookie("", 0)]
    return Response(None, cookies=cookies)


@get("/me/devices", tags=["people"])
async def list_devices(request: AnyRequest) -> list[wire_commands.Device]:
    """Where I am signed in, and the personal links that nobody has used yet: this device first, then the last seen."""
    services = services_of(request)
    person = await services.person(request)
    secret, _ = secret_of(request)
    return msgspec.convert(
        await services.house.people.devices(person, secret or ""), list[wire_commands.Device]
    )


@delete("/me/devices/{device_id:str}", tags=["people"], status_code=HTTP_204_NO_CONTENT)
async def sign_device_out(request: AnyRequest, device_id: DeviceId) -> Response[None]:
    """Sign one of my devices out, or end a link. My connections are cut; those that still may come back."""
    services = services_of(request)
    person = await services.person(request)
    secret, token = secret_of(request)
    this = await services.house.people.revoke_device(person, device_id, secret or "")
    return Response(None, cookies=[services.cookie("", 0)] if this and not token else [])


@get("/me/data", tags=["people"])
async def my_data(request: AnyRequest) -> MyData:
    """All that is stored about me and my guests, to be kept or read."""
    services = services_of(request)
    person = await services.person(request)
    services.limits.spend(services.client_of(request), HEAVY)
    found = await services.store.read(lambda db: export_person(db, person))
    if found is None:
        raise nobody()
    return msgspec.convert(found, MyData)


@delete("/me", tags=["people"], status_code=HTTP_204_NO_CONTENT)
async def delete_me(request: AnyRequest) -> Response[None]:
    """Delete what is stored about me and my guests, for good. Sent again it is answered the same.

    Finished matches stay, with a neutral name; bots play those under way. My connections are cut.
    """
    services = services_of(request)
    known = await services.who(request)
    if known is not None:
        person = known[0]
        admin = Admin(services.store, BY_THEMSELVES)
        try:
            await services.house.whole.run(admin.delete_person(person, ""))
        except Problem as problem:
            if problem.code != "no-such-person":  # else deleted at the same moment by another request
                raise
        finally:  # also when nobody knows whether it was stored: all secrets are looked up again
            services.house.people.revoked(person)
            services.house.people.tell_revoked(person)
        await services.enforcement.look()
    cookies = [] if secret_of(request)[1] else [services.cookie("", 0)]
    return Response(None, cookies=cookies)


@post("/tokens", tags=["people"], status_code=HTTP_201_CREATED)
async def make_token(request: AnyRequest, data: JSONBody[wire_commands.NewToken]) -> wire_commands.Secret:
    """A token for a bot of my own: a person with that nickname. Send it as `Authorization: Bearer …`."""
    house = services_of(request).house
    services_of(request).limits.count_newcomer(address_of(request))
    _, secret = await house.people.add(data.nickname, "token")
    return wire_commands.Secret(secret)


HANDLERS = (me, make_link, claim_link, forget, list_devices, sign_device_out, my_data, delete_me, make_token)
