"""How people say that they want to be called: handlers of the API, and the two pages that mails lead to."""

from html import escape
from typing import Annotated, Any

from litestar import MediaType, Response, delete, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from saleroom.server import wire_calls
from saleroom.server.api.errors import language_of
from saleroom.server.api.services import AnyRequest, services_of
from saleroom.server.calls import storage, texts
from saleroom.server.calls.calls import Calls
from saleroom.server.sources import hashed

LONGEST_TOKEN = 100
SubscriptionKey = Annotated[
    str | None, QueryParameter(name="id", description="The id of one subscription; without it all are ended")
]

PAGE = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Saleroom</title>
<h1>{title}</h1>
<p>{text}</p>
{rest}
</html>
"""


def calls_at(request: AnyRequest) -> Calls:
    """What calls people."""
    return services_of(request).calls


@get("/me/calls", tags=["calls"])
async def show_calls(request: AnyRequest) -> wire_calls.CallsInfo:
    """How I am called when it is my turn and no page is open, and what a browser needs to subscribe."""
    person = await services_of(request).person(request)
    calls = calls_at(request)
    key = (await calls.delivery.vapid()).public
    channels, address = await calls.store.read(
        lambda db: (storage.channels_of(db, [person])[person], storage.address_of(db, person))
    )
    return wire_calls.CallsInfo(
        key=key,
        subscriptions=[one for one, _, _ in channels.subscriptions],
        mail_offered=calls.delivery.server is not None,
        mail=None if address is None else wire_calls.MailInfo(address.address, address.confirmed),
    )


@post("/me/calls/push", tags=["calls"], status_code=HTTP_200_OK)
async def subscribe(request: AnyRequest, data: JSONBody[wire_calls.Subscribe]) -> wire_calls.Subscribed:
    """Call this browser: what its PushSubscription says. The same again changes only language and owner."""
    person = await services_of(request).person(request)
    keys = data.keys
    language = language_of(request)
    made = await calls_at(request).subscribe(person, data.endpoint, keys.p256dh, keys.auth, language)
    return wire_calls.Subscribed(made)


@delete("/me/calls/push", tags=["calls"], status_code=HTTP_204_NO_CONTENT)
async def unsubscribe(request: AnyRequest, key: SubscriptionKey = None) -> None:
    """Call a browser of mine no longer, or none of them."""
    await calls_at(request).unsubscribe(await services_of(request).person(request), key)


@put("/me/calls/mail", tags=["calls"], status_code=HTTP_204_NO_CONTENT)
async def set_mail(request: AnyRequest, data: JSONBody[wire_calls.SetMail]) -> None:
    """Call me by mail: a link that confirms the address is sent to it first. `null` ends the mails."""
    person = await services_of(request).person(request)
    await calls_at(request).set_address(person, data.address, language_of(request))


@get("/calls/mail/{token:str}", include_in_schema=False, media_type=MediaType.HTML)
async def show_mail_link(request: AnyRequest, token: FromPath[str]) -> Response[str]:
    """The page that the link of a mail leads to: it asks. Programs that look at links change nothing."""
    found = None
    if len(token) <= LONGEST_TOKEN:
        found = await calls_at(request).store.read(lambda db: storage.find_link(db, hashed(token)))
    if found is None:
        return nothing_to_do(request)
    kind, address = found
    words = texts.words_of(address.language)
    button = f'<form method="post"><button>{escape(words.say(f"page-{kind}-button"))}</button></form>'
    return page(address, f"page-{kind}", button)


@post("/calls/mail/{token:str}", include_in_schema=False, media_type=MediaType.HTML, status_code=HTTP_200_OK)
async def use_mail_link(request: AnyRequest, token: FromPath[str]) -> Response[str]:
    """Confirm an address, or end the mails to it."""
    found = None
    if len(token) <= LONGEST_TOKEN:
        found = await calls_at(request).store.write(lambda db: storage.use_link(db, hashed(token)))
    if found is None:
        return nothing_to_do(request)
    kind, address = found
    return page(address, f"page-{kind}-done", "")


def page(address: storage.MailAddress, message: str, rest: str) -> Response[str]:
    """A page about an address, in its language."""
    words = texts.words_of(address.language)
    text = words.say(f"{message}-text", {"address": address.address})
    content = PAGE.format(
        language=address.language, title=escape(words.say(f"{message}-title")), text=escape(text), rest=rest
    )
    return Response(content, media_type=MediaType.HTML)


def nothing_to_do(request: AnyRequest) -> Response[str]:
    """The page for a link that was used, is too old or was never made."""
    language = language_of(request)
    words = texts.words_of(language)
    title, text = escape(words.say("page-gone-title")), escape(words.say("page-gone-text"))
    content = PAGE.format(language=language, title=title, text=text, rest="")
    return Response(content, media_type=MediaType.HTML, status_code=410)


HANDLERS: list[Any] = [show_calls, subscribe, unsubscribe, set_mail, show_mail_link, use_mail_link]
