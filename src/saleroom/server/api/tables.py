"""Tables: opening, sitting down, beginning, talking."""

import io
from typing import Annotated, Any

import msgspec
import segno
from litestar import MediaType, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_204_NO_CONTENT

from saleroom import bots
from saleroom.core.game import Json
from saleroom.server import wire, wire_commands
from saleroom.server.addresses import Invitation, invitation
from saleroom.server.api.once import Once
from saleroom.server.api.services import AnyRequest, address_of, command_of, services_of, someone
from saleroom.server.catalogue import find_game
from saleroom.server.house.people import NICKNAME_LENGTH, clean
from saleroom.server.problems import Problem, no_spectators
from saleroom.server.rooms import encode
from saleroom.words import Words

Place = Annotated[int | None, QueryParameter(name="as", description="The place of a guest on my device")]


@get("/bots", tags=["games"])
async def list_bots() -> wire_commands.BotsInfo:
    """The levels of bots, and who they can be."""
    words = Words("en", None, ("opponents",))
    return wire_commands.BotsInfo(
        levels=[
            wire_commands.LevelInfo(level, words.say(f"bot-{level}-about"), level in bots.LEVELS)
            for level in bots.names()
        ],
        characters=[
            wire_commands.CharacterInfo(
                one.id, one.name, words.say(f"character-{one.id}-about"), one.style.as_json()
            )
            for one in bots.characters()
        ],
    )


def check_bot(bot: str) -> None:
    """Problem 400 if there is no bot of that name, LEVEL or LEVEL/CHARACTER."""
    level, sign, character = bot.partition("/")
    if level not in bots.names():
        levels = ", ".join(bots.names())
        raise Problem(
            400, "no-such-bot", f"There is no such bot; levels: {levels}.", values={"levels": levels}
        )
    people = [one.id for one in bots.characters()]
    if sign and character not in people:
        known = ", ".join(people)
        raise Problem(
            400,
            "no-such-character",
            f"There is no such character; characters: {known}.",
            values={"characters": known},
        )


@post("/tables", tags=["tables"], status_code=HTTP_201_CREATED, operation_class=Once)
async def open_table(
    request: AnyRequest, data: JSONBody[wire_commands.OpenTable]
) -> Response[wire.TableInfo]:
    """Open a table and sit down at it."""
    house = services_of(request).house
    nickname = clean(data.nickname, NICKNAME_LENGTH, "nickname")
    for bot in data.bots:
        check_bot(bot)
    services_of(request).limits.count_table(address_of(request))
    person, cookies = await someone(request, nickname)
    room = await house.tables.open(
        person,
        nickname,
        game=data.game,
        seats=data.seats,
        options=data.options,
        preset=data.preset,
        listed=data.listed,
        clock=None if data.clock is None else msgspec.to_builtins(data.clock),
        bots=data.bots,
        command=command_of(request, person),
    )
    return Response(msgspec.convert(room.public(person), wire.TableInfo), cookies=cookies)


@get("/tables/{code:str}", tags=["tables"])
async def show_table(
    request: AnyRequest,
    code: FromPath[str],
    place: Place = None,
    after: FromQuery[int] = 0,
    *,
    insight: FromQuery[bool] = False,
) -> Response[wire.StateMessage]:
    """All that I may know of a table now; `events` begin after move number `after`."""
    known = await services_of(request).who(request)
    house = services_of(request).house
    async with house.rooms.using(code) as room:
        person = room.acting(known[0] if known else None, place)
        if not room.may_watch(person):
            raise no_spectators()
    await house.tables.returned(room, person)
    token = known is not None and known[1] == "token"
    async with house.rooms.using(code) as room:
        message = room.message(person, max(0, after), full_memory=token, insight=insight)
    answer: Any = Response(encode(message), media_type=MediaType.JSON)
    return answer  # type: ignore[no-any-return]


@post("/tables/{code:str}/join", tags=["tables"], status_code=HTTP_200_OK, operation_class=Once)
async def join(
    request: AnyRequest, code: FromPath[str], data: JSONBody[wire_commands.Join]
) -> Response[wire.TableInfo]:
    """Take a free seat."""
    house = services_of(request).house
    await house.rooms.get(code)
    nickname = clean(data.nickname, NICKNAME_LENGTH, "nickname")
    person, cookies = await someone(request, nickname)
    room = await house.tables.join(code, person, nickname, command_of(request, person))
    return Response(msgspec.convert(room.public(person), wire.TableInfo), cookies=cookies)


@post("/tables/{code:str}/guests", tags=["tables"], status_code=HTTP_201_CREATED, operation_class=Once)
async def add_guest(
    request: AnyRequest, code: FromPath[str], data: JSONBody[wire_commands.Join]
) -> wire.TableInfo:
    """Somebody else takes a free seat on my device; what they do carries `as=` with their place."""
    person = await services_of(request).person(request)
    nickname = clean(data.nickname, NICKNAME_LENGTH, "nickname")
    services_of(request).limits.count_newcomer(address_of(request))
    room = await services_of(request).house.tables.add_guest(
        code, person, nickname, command_of(request, person)
    )
    return msgspec.convert(room.public(person), wire.TableInfo)


@post("/tables/{code:str}/bots", tags=["tables"], status_code=HTTP_201_CREATED, operation_class=Once)
async def add_bot(
    request: AnyRequest, code: FromPath[str], data: JSONBody[wire_commands.AddBot]
) -> wire.TableInfo:
    """A bot takes a free seat, before the start. The host may."""
    person = await services_of(request).person(request)
    bot = data.level if data.character is None else f"{data.level}/{data.character}"
    check_bot(bot)
    room = await services_of(request).house.bots.add(code, person, bot, command_of(request, person))
    return msgspec.convert(room.public(person), wire.TableInfo)


@post("/tables/{code:str}/bots/fill", tags=["tables"], status_code=HTTP_201_CREATED, operation_class=Once)
async def fill_with_bots(request: AnyRequest, code: FromPath[str]) -> wire.TableInfo:
    """Bots about as strong as I am take all free seats, before the start. The host may."""
    person = await services_of(request).person(request)
    room = await services_of(request).house.bots.fill(code, person, command_of(request, person))
    return msgspec.convert(room.public(person), wire.TableInfo)


@delete("/tables/{code:str}/bots/{place:int}", tags=["tables"], status_code=HTTP_200_OK, operation_class=Once)
async def remove_bot(request: AnyRequest, code: FromPath[str], place: FromPath[int]) -> wire.TableInfo:
    """A bot gives its seat up, before the start. The host may."""
    person = await services_of(request).person(request)
    room = await services_of(request).house.bots.remove(code, person, place, command_of(request, person))
    return msgspec.convert(room.public(person), wire.TableInfo)


@post("/lessons/{game:str}", tags=["tables"], status_code=HTTP_201_CREATED, operation_class=Once)
async def open_lesson(
    request: AnyRequest, game: FromPath[str], data: JSONBody[wire_commands.Join]
) -> Response[wire.TableInfo]:
    """Begin a guided first match; its states carry a `hint`."""
    nickname = clean(data.nickname, NICKNAME_LENGTH, "nickname")
    find_game(game)
    services_of(request).limits.count_table(address_of(request))
    person, cookies = await someone(request, nickname)
    room = await services_of(request).house.tables.open_lesson(
        person, nickname, game, command_of(request, person)
    )
    return Response(msgspec.convert(room.public(person), wire.TableInfo), cookies=cookies)


def invitation_of(request: AnyRequest) -> Invitation:
    """Where others find the pages that somebody asks from."""
    client = request.client.host if request.client else ""
    return invitation(str(request.base_url), client, services_of(request).settings)


@get("/address", tags=["tables"])
async def show_address(request: AnyRequest) -> wire_commands.Address:
    """Where others find these pages: on the machine of the server itself that is not what the browser shows."""
    found = invitation_of(request)
    return wire_commands.Address(found.address, found.open)


@get("/tables/{code:str}/qr", tags=["tables"], media_type="image/svg+xml")
async def qr_code(request: AnyRequest, code: FromPath[str]) -> Response[bytes]:
    """The table's address as a QR code, to be held before another phone."""
    room = await services_of(request).house.rooms.get(code)
    address = f"{invitation_of(request).address or str(request.base_url).rstrip('/')}/t/{room.code}"
    picture = io.BytesIO()
    segno.make(address, error="m").save(picture, kind="svg", border=2, xmldecl=False, scale=4)
    return Response(picture.getvalue(), media_type="image/svg+xml")


@post("/tables/{code:str}/leave", tags=["tables"], status_code=HTTP_204_NO_CONTENT, operation_class=Once)
async def leave(request: AnyRequest, code: FromPath[str]) -> None:
    """Give my seat up while the table waits."""
    person = await services_of(request).person(request)
    await services_of(request).house.tables.leave(code, person, command_of(request, person))


@post("/tables/{code:str}/ready", tags=["tables"], status_code=HTTP_200_OK, operation_class=Once)
async def ready(
    request: AnyRequest, code: FromPath[str], data: JSONBody[wire_commands.Ready]
) -> wire.TableInfo:
    """Say that I am ready; the match begins when the table is full and all are. May add entropy to the deal."""
    house = services_of(request).house
    person = await services_of(request).person(request)
    values: Json = {"ready": data.ready}
    if data.entropy is not None:
        values["entropy"] = data.entropy
    await house.tables.change_member(code, person, command_of(request, person), **values)
    room = await house.tables.start_if_full(code)
    return msgspec.convert(room.public(person), wire.TableInfo)


@post("/tables/{code:str}/start", tags=["tables"], status_code=HTTP_200_OK, operation_class=Once)
async def start(request: AnyRequest, code: FromPath[str]) -> wire.TableInfo:
    """Begin now: bots take the empty seats. The host may."""
    house = services_of(request).house
    person = await services_of(request).person(request)
    room = await house.tables.start(code, person, command_of(request, person))
    return msgspec.convert(room.public(person), wire.TableInfo)


@post("/tables/{code:str}/rematch", tags=["tables"], status_code=HTTP_201_CREATED, operation_class=Once)
async def rematch(request: AnyRequest, code: FromPath[str]) -> wire.TableInfo:
    """Open the same table anew; who asks after the first sits down at that one."""
    services = services_of(request)
    person = await services.person(request)
    async with services.house.rooms.using(code) as old:
        opens = old.row["next"] is None
    if opens:
        services.limits.count_table(address_of(request))
    room = await services.house.tables.rematch(code, person, command_of(request, person))
    return msgspec.convert(room.public(person), wire.TableInfo)


@post("/tables/{code:str}/clock", tags=["tables"], status_code=HTTP_200_OK, operation_class=Once)
async def set_clock(
    request: AnyRequest, code: FromPath[str], data: JSONBody[wire_commands.SetClock]
) -> wire.TableInfo:
    """Agree to another clock; it is set when all people at the table want it."""
    person = await services_of(request).person(request)
    room = await services_of(request).house.tables.agree_clock(
        code, person, msgspec.to_builtins(data.clock), command_of(request, person)
    )
    return msgspec.convert(room.public(person), wire.TableInfo)


@post("/tables/{code:str}/chat", tags=["tables"], status_code=HTTP_204_NO_CONTENT, operation_class=Once)
async def chat(
    request: AnyRequest, code: FromPath[str], data: JSONBody[wire_commands.Chat]
) -> Response[None]:
    """Say something at the table: as who sits there, or with a nickname as a spectator."""
    services = services_of(request)
    room = await services.check_may_watch(request, code)
    cookies: list[Cookie] = []
    if data.nickname is None:
        person = await services.person(request)
    else:
        person, cookies = await someone(request, clean(data.nickname, NICKNAME_LENGTH, "nickname"))
    services.limits.count_line(person, address_of(request), room.code)
    await services.house.chat.say(
        room.code, person, data.text, data.phrase, command_of(request, person), data.nickname
    )
    return Response(None, cookies=cookies)


@get("/tables/{code:str}/chat", tags=["tables"])
async def said(request: AnyRequest, code: FromPath[str]) -> list[wire.ChatLine]:
    """What was said at the table: the last lines, the oldest first."""
    services = services_of(request)
    await services.check_may_watch(request, code)
    known = await services.who(request)
    without = await services.house.blocks.of(known[0]) if known else frozenset()
    return msgspec.convert(await services.house.chat.read(code, without), list[wire.ChatLine])


HANDLERS = (
    list_bots, open_table, show_table, join, add_guest, add_bot, fill_with_bots, remove_bot, open_lesson,
    show_address, qr_code,
    leave, ready, start, rematch, set_clock, chat, said,
)  # fmt: skip
