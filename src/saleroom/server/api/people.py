"""Who somebody is: personal links, tokens, and ending them."""

from typing import Literal

from litestar import Response, delete, get, post
from litestar.params import FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_204_NO_CONTENT

from saleroom.server import wire_commands
from saleroom.server.api.once import Once
from saleroom.server.api.services import AnyRequest, address_of, key_of, secret_of, services_of


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
    person, secret = await services_of(request).house.people.claim(data.link, key_of(request))
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


@post("/tokens", tags=["people"], status_code=HTTP_201_CREATED)
async def make_token(request: AnyRequest, data: JSONBody[wire_commands.NewToken]) -> wire_commands.Secret:
    """A token for a bot of my own: a person with that nickname. Send it as `Authorization: Bearer …`."""
    house = services_of(request).house
    services_of(request).limits.count_newcomer(address_of(request))
    _, secret = await house.people.add(data.nickname, "token")
    return wire_commands.Secret(secret)


HANDLERS = (me, make_link, claim_link, forget, make_token)
