"""The HTTP and websocket API, under /api/v1. It translates; the house decides."""

import asyncio
import io
import logging
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing, asynccontextmanager
from typing import Annotated, Any, Literal

import msgspec
import segno
from litestar import Litestar, MediaType, Request, Response, Router, WebSocket, delete, get, post, websocket
from litestar.config.response_cache import ResponseCacheConfig
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.response import ServerSentEvent
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_204_NO_CONTENT

import saleroom
from saleroom import bots
from saleroom.core import fairness
from saleroom.core.errors import RecordError, SaleroomError
from saleroom.core.game import Json
from saleroom.games import GAMES
from saleroom.server import document, languages, wire
from saleroom.server import replay as replays
from saleroom.server.calls import routes as call_routes
from saleroom.server.calls.calls import Calls
from saleroom.server.catalogue import find_game, games_left_out, list_games, show_game, show_rules
from saleroom.server.house import NICKNAME_LENGTH, House, clean, hashed, new_id
from saleroom.server.hub import Hub, MemoryHub
from saleroom.server.limits import Limits
from saleroom.server.metrics import Metrics
from saleroom.server.migrate import is_current, upgrade
from saleroom.server.pages import page
from saleroom.server.problems import Problem, no_seat, nobody
from saleroom.server.rooms import Room, Watcher, encode
from saleroom.server.runner import Runner
from saleroom.server.settings import Settings
from saleroom.server.store import StorageError, Store

COOKIE = "saleroom"
YEAR = 365 * 86400
MAX_BODY = 100_000
MAX_MESSAGE = 20_000
HEARTBEAT = 5.0
"""Seconds after which a silent stream shows that it lives."""
MAX_WAITING = 200
"""So many unsent messages of a connection are kept; a client slower than that is cut off and comes back."""

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cache-Control": "no-store",
}

log = logging.getLogger("saleroom.api")


def make_hub(redis_url: str, worker: str) -> Hub:
    """What carries notes to other workers: Redis, or nothing where there are none."""
    if not redis_url:
        return MemoryHub()
    from saleroom.server.redis_hub import RedisHub

    return RedisHub(redis_url, worker)


class Desk:
    """What every handler needs: the house, limits, counters, and who is asking."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        worker = new_id()
        hub = make_hub(settings.redis_url, worker)
        self.store = Store(settings.database())
        self.house = House(self.store, hub, worker, alone=not settings.redis_url)
        self.runner = Runner(self.house, settings)
        self.calls = Calls(self.house, settings)
        self.limits = Limits(settings.rate, settings.burst, settings.connections)
        self.house.tables_each = settings.tables
        self.house.on_forget.append(self.limits.cut)
        self.metrics = Metrics(self.house, self.runner, self.limits)
        self.sockets: set[asyncio.Task[Any]] = set()
        self.closing = False

    async def who(self, request: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> tuple[str, str] | None:
        """The person who asks and the kind of their secret, by bearer token or cookie."""
        secret, token = secret_of(request)
        known = await self.house.person_of(secret)
        if known is None and token:
            raise Problem(401, "bad-token", "This token is not known here.")
        return known

    async def admit(
        self, request: Request[Any, Any, Any] | WebSocket[Any, Any, Any]
    ) -> tuple[str, str] | None:
        """Count a request against its sender's limit; who that is. To look up a secret costs the address."""
        secret, _ = secret_of(request)
        known = self.house.known.get(hashed(secret)) if secret else None
        self.limits.spend(known[0] if known else address_of(request))
        return known if known or not secret else await self.who(request)

    async def person(self, request: Request[Any, Any, Any]) -> str:
        """The person who asks; Problem 401 if unknown."""
        known = await self.who(request)
        if known is None:
            raise nobody()
        return known[0]

    def cookie(self, secret: str, lasts: int = YEAR) -> Cookie:
        """The cookie that holds a person's secret."""
        return Cookie(
            key=COOKIE,
            value=secret,
            max_age=lasts,
            httponly=True,
            samesite="lax",
            secure=self.settings.secure_cookies,
            path="/",
        )

    def origin_allowed(self, request: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> bool:
        """Browsers send where a page comes from: only our own and the configured ones may change anything."""
        origin = request.headers.get("origin")
        if origin is None:  # not a browser
            return True
        own = {f"{scheme}://{request.headers.get('host', '')}" for scheme in ("http", "https")}
        return origin.rstrip("/") in own.union(self.settings.allowed_origins())


def secret_of(request: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> tuple[str | None, bool]:
    """The secret that came with a request, and whether as a token; a token counts before a cookie."""
    header = request.headers.get("authorization", "")
    if header[:7].lower() == "bearer ":
        return header[7:].strip(), True
    return request.cookies.get(COOKIE), False


def address_of(request: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> str:
    """Strangers are told apart by their address."""
    return f"address {request.client.host if request.client else 'unknown'}"


def desk(request: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> Desk:
    """The desk of the application that a request came to."""
    found: Desk = request.app.state.desk
    return found


def state_message(
    room: Room, person: str | None, *, seen: int, full_memory: bool, insight: bool
) -> Response[bytes]:
    """The state of a table for somebody, encoded once."""
    message = room.message(person, seen, full_memory=full_memory, insight=insight)
    return Response(encode(message), media_type=MediaType.JSON)


Place = Annotated[int | None, QueryParameter(name="as", description="The place of a guest on my device")]


# -- games and people ---------------------------------------------------------------------------------------


@get("/bots", tags=["games"])
async def list_bots() -> list[str]:
    """The levels of bots."""
    return bots.names()


@get("/me", tags=["people"])
async def me(request: Request[Any, Any, Any]) -> wire.Me:
    """Who I am to the house."""
    known = await desk(request).who(request)
    return wire.Me(person=known[0] if known else None)


@post("/me/link", tags=["people"], status_code=HTTP_201_CREATED)
async def make_link(request: Request[Any, Any, Any]) -> wire.Secret:
    """A personal link: it moves my seats to another device, once, within a day. Put it behind a `#`."""
    person = await desk(request).person(request)
    return wire.Secret(await desk(request).house.new_credential(person, "link", "personal link"))


@post("/me/claim", tags=["people"], status_code=HTTP_200_OK)
async def claim_link(request: Request[Any, Any, Any], data: JSONBody[wire.Claim]) -> Response[wire.Me]:
    """Use a personal link on this device."""
    person, secret = await desk(request).house.claim(data.link)
    return Response(wire.Me(person=person), cookies=[desk(request).cookie(secret)])


@delete("/me/credentials", tags=["people"], status_code=HTTP_204_NO_CONTENT)
async def forget(
    request: Request[Any, Any, Any], which: FromQuery[Literal["others", "this"]] = "others"
) -> Response[None]:
    """End my other sessions, tokens and links, or with `which=this` the cookie or token that I send.

    Connections of mine are cut; those that still may come back.
    """
    at = desk(request)
    person = await at.person(request)
    secret, token = secret_of(request)
    await at.house.forget(person, secret or "", this=which == "this")
    cookies = [] if token or which == "others" else [at.cookie("", 0)]
    return Response(None, cookies=cookies)


@post("/tokens", tags=["people"], status_code=HTTP_201_CREATED)
async def make_token(request: Request[Any, Any, Any], data: JSONBody[wire.NewToken]) -> wire.Secret:
    """A token for a bot of my own: a person with that nickname. Send it as `Authorization: Bearer …`."""
    house = desk(request).house
    person, _ = await house.new_person(data.nickname)
    return wire.Secret(await house.new_credential(person, "token", data.nickname))


# -- tables -------------------------------------------------------------------------------------------------


async def someone(request: Request[Any, Any, Any], nickname: str) -> tuple[str, list[Cookie]]:
    """The person who asks; a newcomer becomes one, and gets the cookie."""
    known = await desk(request).who(request)
    if known is not None:
        return known[0], []
    person, secret = await desk(request).house.new_person(nickname)
    return person, [desk(request).cookie(secret)]


def check_level(level: str) -> None:
    """Problem 400 if there are no bots of this level."""
    if level not in bots.names():
        levels = ", ".join(bots.names())
        raise Problem(
            400, "no-such-bot", f"There is no such bot; levels: {levels}.", values={"levels": levels}
        )


@post("/tables", tags=["tables"], status_code=HTTP_201_CREATED)
async def open_table(
    request: Request[Any, Any, Any], data: JSONBody[wire.OpenTable]
) -> Response[wire.TableInfo]:
    """Open a table and sit down at it."""
    house = desk(request).house
    nickname = clean(data.nickname, NICKNAME_LENGTH, "nickname")
    for level in data.bots:
        check_level(level)
    person, cookies = await someone(request, nickname)
    room = await house.open_table(
        person,
        nickname,
        game=data.game,
        seats=data.seats,
        options=data.options,
        listed=data.listed,
        clock=None if data.clock is None else msgspec.to_builtins(data.clock),
        bots=data.bots,
    )
    return Response(msgspec.convert(room.public(person), wire.TableInfo), cookies=cookies)


@get("/tables", tags=["tables"])
async def lobby(request: Request[Any, Any, Any]) -> list[wire.LobbyTable]:
    """Open tables that wait for people."""
    return msgspec.convert(await desk(request).house.lobby(), list[wire.LobbyTable])


@get("/tables/{code:str}", tags=["tables"])
async def show_table(
    request: Request[Any, Any, Any],
    code: FromPath[str],
    place: Place = None,
    after: FromQuery[int] = 0,
    *,
    insight: FromQuery[bool] = False,
) -> Response[wire.StateMessage]:
    """All that I may know of a table now; `events` begin after move number `after`."""
    known = await desk(request).who(request)
    room = await desk(request).house.room(code)
    async with room.lock:
        await desk(request).house.refresh(room)
    person = room.acting(known[0] if known else None, place)
    await desk(request).house.returned(room, person)
    token = known is not None and known[1] == "token"
    answer: Any = state_message(room, person, seen=max(0, after), full_memory=token, insight=insight)
    return answer  # type: ignore[no-any-return]


@post("/tables/{code:str}/join", tags=["tables"], status_code=HTTP_200_OK)
async def join(
    request: Request[Any, Any, Any], code: FromPath[str], data: JSONBody[wire.Join]
) -> Response[wire.TableInfo]:
    """Take a free seat."""
    house = desk(request).house
    await house.room(code)
    nickname = clean(data.nickname, NICKNAME_LENGTH, "nickname")
    person, cookies = await someone(request, nickname)
    room = await house.join(code, person, nickname)
    return Response(msgspec.convert(room.public(person), wire.TableInfo), cookies=cookies)


@post("/tables/{code:str}/guests", tags=["tables"], status_code=HTTP_201_CREATED)
async def add_guest(
    request: Request[Any, Any, Any], code: FromPath[str], data: JSONBody[wire.Join]
) -> wire.TableInfo:
    """Somebody else takes a free seat on my device; what they do carries `as=` with their place."""
    person = await desk(request).person(request)
    nickname = clean(data.nickname, NICKNAME_LENGTH, "nickname")
    room = await desk(request).house.add_guest(code, person, nickname)
    return msgspec.convert(room.public(person), wire.TableInfo)


@post("/tables/{code:str}/bots", tags=["tables"], status_code=HTTP_201_CREATED)
async def add_bot(
    request: Request[Any, Any, Any], code: FromPath[str], data: JSONBody[wire.AddBot]
) -> wire.TableInfo:
    """A bot takes a free seat, before the start. The host may."""
    person = await desk(request).person(request)
    check_level(data.level)
    room = await desk(request).house.add_bot(code, person, data.level)
    return msgspec.convert(room.public(person), wire.TableInfo)


@delete("/tables/{code:str}/bots/{place:int}", tags=["tables"], status_code=HTTP_200_OK)
async def remove_bot(
    request: Request[Any, Any, Any], code: FromPath[str], place: FromPath[int]
) -> wire.TableInfo:
    """A bot gives its seat up, before the start. The host may."""
    person = await desk(request).person(request)
    room = await desk(request).house.remove_bot(code, person, place)
    return msgspec.convert(room.public(person), wire.TableInfo)


@post("/lessons/{game:str}", tags=["tables"], status_code=HTTP_201_CREATED)
async def open_lesson(
    request: Request[Any, Any, Any], game: FromPath[str], data: JSONBody[wire.Join]
) -> Response[wire.TableInfo]:
    """Begin a guided first match; its states carry a `hint`."""
    nickname = clean(data.nickname, NICKNAME_LENGTH, "nickname")
    find_game(game)
    person, cookies = await someone(request, nickname)
    room = await desk(request).house.open_lesson(person, nickname, game)
    return Response(msgspec.convert(room.public(person), wire.TableInfo), cookies=cookies)


@get("/tables/{code:str}/qr", tags=["tables"], media_type="image/svg+xml")
async def qr_code(request: Request[Any, Any, Any], code: FromPath[str]) -> Response[bytes]:
    """The table's address as a QR code, to be held before another phone."""
    room = await desk(request).house.room(code)
    address = f"{str(request.base_url).rstrip('/')}/t/{room.code}"
    picture = io.BytesIO()
    segno.make(address, error="m").save(picture, kind="svg", border=2, xmldecl=False, scale=4)
    return Response(picture.getvalue(), media_type="image/svg+xml")


@post("/tables/{code:str}/leave", tags=["tables"], status_code=HTTP_204_NO_CONTENT)
async def leave(request: Request[Any, Any, Any], code: FromPath[str]) -> None:
    """Give my seat up while the table waits."""
    await desk(request).house.leave(code, await desk(request).person(request))


@post("/tables/{code:str}/ready", tags=["tables"], status_code=HTTP_200_OK)
async def ready(
    request: Request[Any, Any, Any], code: FromPath[str], data: JSONBody[wire.Ready]
) -> wire.TableInfo:
    """Say that I am ready; the match begins when the table is full and all are. May add entropy to the deal."""
    house = desk(request).house
    person = await desk(request).person(request)
    values: Json = {"ready": data.ready}
    if data.entropy is not None:
        values["entropy"] = data.entropy
    room = await house.change_member(code, person, **values)
    await house.start_if_full(room)
    return msgspec.convert(room.public(person), wire.TableInfo)


@post("/tables/{code:str}/start", tags=["tables"], status_code=HTTP_200_OK)
async def start(request: Request[Any, Any, Any], code: FromPath[str]) -> wire.TableInfo:
    """Begin now: bots take the empty seats. The host may."""
    person = await desk(request).person(request)
    room = await desk(request).house.start(code, person)
    return msgspec.convert(room.public(person), wire.TableInfo)


@post("/tables/{code:str}/rematch", tags=["tables"], status_code=HTTP_201_CREATED)
async def rematch(request: Request[Any, Any, Any], code: FromPath[str]) -> wire.TableInfo:
    """Open the same table anew."""
    person = await desk(request).person(request)
    room = await desk(request).house.rematch(code, person)
    return msgspec.convert(room.public(person), wire.TableInfo)


@post("/tables/{code:str}/clock", tags=["tables"], status_code=HTTP_200_OK)
async def set_clock(
    request: Request[Any, Any, Any], code: FromPath[str], data: JSONBody[wire.SetClock]
) -> wire.TableInfo:
    """Agree to another clock; it is set when all people at the table want it."""
    person = await desk(request).person(request)
    room = await desk(request).house.agree_clock(code, person, msgspec.to_builtins(data.clock))
    return msgspec.convert(room.public(person), wire.TableInfo)


@post("/tables/{code:str}/chat", tags=["tables"], status_code=HTTP_204_NO_CONTENT)
async def chat(request: Request[Any, Any, Any], code: FromPath[str], data: JSONBody[wire.Chat]) -> None:
    """Say something at the table."""
    await desk(request).house.say(code, await desk(request).person(request), data.text, data.phrase)


@get("/tables/{code:str}/chat", tags=["tables"])
async def said(request: Request[Any, Any, Any], code: FromPath[str]) -> list[wire.ChatLine]:
    """What was said at the table: the last lines, the oldest first."""
    return msgspec.convert(await desk(request).house.said(code), list[wire.ChatLine])


# -- play ---------------------------------------------------------------------------------------------------


async def make_move(
    at: Desk, person: str | None, code: str, move: Any, key: str | None, number: int | None
) -> int:
    """The one path of every move from outside; its number."""
    room = await at.house.room(code)
    seat = room.seat_of(person)
    if seat is None:
        raise no_seat()
    if not key:
        raise Problem(400, "no-id", "A move needs an id of your own, so that sending it twice plays it once.")
    await at.house.returned(room, person)
    with at.metrics.timed_move():
        return await at.house.play(code, seat, move, key=f"person/{key}", number=number)


@post("/tables/{code:str}/moves", tags=["play"], status_code=HTTP_200_OK)
async def play(
    request: Request[Any, Any, Any], code: FromPath[str], data: JSONBody[wire.MakeMove], place: Place = None
) -> wire.Played:
    """Make a move. When this answers, it is stored."""
    room = await desk(request).house.room(code)
    person = room.acting(await desk(request).person(request), place)
    return wire.Played(await make_move(desk(request), person, code, data.move, data.id, data.number))


@get("/tables/{code:str}/record", tags=["play"])
async def record(request: Request[Any, Any, Any], code: FromPath[str]) -> dict[str, Any]:
    """The record of a finished match."""
    house = desk(request).house
    return await house.record_of(await house.room(code))


@get("/tables/{code:str}/replay", tags=["play"])
async def replay(
    request: Request[Any, Any, Any],
    code: FromPath[str],
    viewer: FromQuery[str] = replays.ALL,
    *,
    frames: FromQuery[bool] = True,
) -> Response[wire.Replay]:
    """A finished match move by move: as it was (`all`), as a spectator saw it, or as a seat did.

    Every frame holds what has changed since the one before. With `frames=false` only lots, prices and points by lot.
    """
    house = desk(request).house
    record = await house.record_of(await house.room(code))
    answer: Any = Response(await replays.replay(record, viewer, frames=frames), media_type=MediaType.JSON)
    return answer  # type: ignore[no-any-return]


@post("/replay", tags=["play"], status_code=HTTP_200_OK)
async def replay_record(data: JSONBody[wire.ShowReplay]) -> Response[wire.Replay]:
    """The same of any record, such as one that was exported."""
    made = await replays.replay(data.record, data.viewer, frames=data.frames)
    answer: Any = Response(made, media_type=MediaType.JSON)
    return answer  # type: ignore[no-any-return]


@get("/tables/{code:str}/receipt", tags=["play"])
async def receipt(request: Request[Any, Any, Any], code: FromPath[str]) -> wire.Receipt:
    """What is needed to check that the deal was fair."""
    house = desk(request).house
    return msgspec.convert(house.receipt_of(await house.room(code)), wire.Receipt)


def check_fairness(record: Json, receipt: Json) -> list[str]:
    """What does not fit between a record and its receipt; takes a while, so not for the event loop."""
    saleroom.load(record)
    return fairness.verify(record, receipt, GAMES)


@post("/verify", tags=["play"], status_code=HTTP_200_OK)
async def verify(request: Request[Any, Any, Any], data: JSONBody[wire.Verify]) -> wire.Verified:
    """Check a record against its receipt."""
    try:
        wrong = await asyncio.to_thread(check_fairness, data.record, data.receipt)
    except RecordError as error:
        raise Problem(
            400, "bad-record", f"That is no record: {error}.", values={"detail": str(error)}
        ) from None
    language = language_of(request)
    return wire.Verified(fair=not wrong, problems=[unfair(language, reason) for reason in wrong])


@get("/turns", tags=["play"], media_type="text/event-stream")
async def turns(request: Request[Any, Any, Any], table: FromQuery[str]) -> ServerSentEvent:
    """A stream of my turns at a table, for bots: one event with the whole state whenever I am to act."""
    at = desk(request)
    person = await at.person(request)
    room = await at.house.room(table)
    if room.member_of(person) is None:
        raise no_seat()
    at.limits.check_connections(person)
    inbox: asyncio.Queue[bytes] = asyncio.Queue(MAX_WAITING)
    watcher = Watcher(person, True, lambda message: offer(inbox, message))

    async def stream() -> AsyncIterator[dict[str, str]]:
        task = asyncio.current_task()
        assert task is not None
        with at.limits.connection(person, task.cancel):
            async with aclosing(turns_of(at, room, watcher, inbox)) as events:
                async for event in events:
                    yield event

    return ServerSentEvent(stream())


async def turns_of(
    at: Desk, room: Room, watcher: Watcher, inbox: "asyncio.Queue[bytes]"
) -> AsyncGenerator[dict[str, str]]:
    """The events of a stream of turns."""
    await at.house.watch(room, watcher)
    try:
        while not at.closing:
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
        await at.house.unwatch(room, watcher)


def offer(inbox: "asyncio.Queue[bytes]", message: bytes) -> None:
    """Put a message in an inbox; when it is full the oldest goes, for every message holds the whole state."""
    if inbox.full():
        inbox.get_nowait()
    inbox.put_nowait(message)


@websocket("/tables/{code:str}/live")
async def live(socket: WebSocket[Any, Any, Any], code: FromPath[str]) -> None:
    """Play and watch over a websocket: messages down are whole states, messages up are answered one by one."""
    at = desk(socket)
    if not at.origin_allowed(socket):
        await socket.close(4403, "Pages of this origin may not connect.")
        return
    try:
        known = await at.admit(socket)
        client = known[0] if known else address_of(socket)
        at.limits.check_connections(client)
        room = await at.house.room(code)
        person = room.acting(known[0] if known else None, place_of(socket))
    except Problem as problem:
        await socket.accept()
        await socket.send_data(
            encode({"type": "problem", "id": None, "problem": problem.content(language_of(socket))}),
            mode="text",
        )
        await socket.close(4000 + problem.status, problem.code)
        return
    await socket.accept()
    task = asyncio.current_task()
    assert task is not None
    at.sockets.add(task)
    try:
        with at.limits.connection(client, task.cancel):
            token = known is not None and known[1] == "token"
            await Conversation(at, socket, room, person, client, full_memory=token).run()
    finally:
        at.sockets.discard(task)


def place_of(socket: WebSocket[Any, Any, Any]) -> int | None:
    """The place somebody connects for, if it is not their own."""
    text = socket.query_params.get("as")
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 4):
        raise no_seat()
    return int(text)


class Conversation:
    """One websocket at one table."""

    def __init__(
        self,
        at: Desk,
        socket: WebSocket[Any, Any, Any],
        room: Room,
        person: str | None,
        client: str,
        *,
        full_memory: bool,
    ) -> None:
        self.at = at
        self.socket = socket
        self.room = room
        self.person = person
        self.client = client
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue()
        self.talk: asyncio.Task[None] | None = None
        insight = socket.query_params.get("insight") in ("1", "true")
        self.watcher = Watcher(person, full_memory, self.send, insight=insight)
        self.language = language_of(socket)

    def send(self, message: bytes) -> None:
        """Queue a message; a client that does not read is cut off and may come back."""
        if self.outbox.qsize() < MAX_WAITING:
            self.outbox.put_nowait(message)
        elif self.talk is not None:
            self.talk.cancel()

    async def run(self) -> None:
        """Listen and speak until one side leaves."""
        speaking = asyncio.create_task(self.speak())
        self.talk = asyncio.create_task(self.listen())
        try:
            await self.at.house.watch(self.room, self.watcher)
            await asyncio.wait((self.talk, speaking), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.room.watchers.discard(self.watcher)
            self.talk.cancel()
            speaking.cancel()
            await asyncio.gather(self.talk, speaking, return_exceptions=True)
            await self.at.house.unwatch(self.room, self.watcher)

    async def speak(self) -> None:
        """Send what is queued."""
        while True:
            message = await self.outbox.get()
            await self.socket.send_data(message.decode(), mode="text")

    async def listen(self) -> None:
        """Answer every message."""
        while True:
            text = await self.socket.receive_data(mode="text")
            key: str | None = None
            try:
                self.at.limits.spend(self.client)
                if len(text) > MAX_MESSAGE:
                    raise Problem(
                        413,
                        "too-large",
                        f"A message has at most {MAX_MESSAGE:,} characters.",
                        message="problem-large-message",
                        values={"limit": MAX_MESSAGE},
                    )
                message = decode_up(text)
                key = message.id
                answer = await self.answer(message)
            except Problem as problem:
                answer = {"type": "problem", "id": key, "problem": problem.content(self.language)}
            except StorageError as error:
                failed = storage_problem(error)
                answer = {"type": "problem", "id": key, "problem": failed.content(self.language)}
            self.send(encode(answer))

    async def answer(self, message: wire.UpMessage) -> Json:
        """What a message is answered with."""
        match message:
            case wire.UpMove():
                number = await make_move(
                    self.at, self.person, self.room.code, message.move, message.id, message.number
                )
                return {"type": "played", "id": message.id, "number": number}
            case wire.UpSync():
                async with self.room.lock:
                    await self.at.house.refresh(self.room)
                await self.at.house.returned(self.room, self.person)
                full = self.watcher.knows_all_it_saw
                self.watcher.seen = self.room.number
                state = self.room.message(
                    self.person, message.number or 0, full_memory=full, insight=self.watcher.insight
                )
                return {**state, "id": message.id}
            case wire.UpChat():
                if self.person is None:
                    raise no_seat()
                await self.at.house.say(self.room.code, self.person, message.text, message.phrase)
                return {"type": "said", "id": message.id}
            case wire.UpPing():
                return {"type": "pong", "id": message.id}


READ_UP: msgspec.json.Decoder[wire.UpMessage] = msgspec.json.Decoder(wire.UpMessage)


def decode_up(text: str) -> wire.UpMessage:
    """A client's message, or a Problem that says what is wrong with it."""
    try:
        return READ_UP.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        detail = str(error)[:200]
        raise Problem(
            400, "bad-message", f"That is no message: {detail}.", values={"detail": detail}
        ) from None


# -- operation ----------------------------------------------------------------------------------------------


@get("/health", media_type=MediaType.JSON, include_in_schema=False)
async def health() -> dict[str, str]:
    """Whether the process lives."""
    return {"status": "alive", "version": saleroom.__version__}


@get("/ready", media_type=MediaType.JSON, include_in_schema=False)
async def is_ready(request: Request[Any, Any, Any]) -> Response[dict[str, Any]]:
    """Whether it can serve: storage answers and has our tables, notes get through."""
    at = desk(request)
    checks = {"hub": at.house.hub.ready(), "closing": at.closing, "storage": True, "schema": True}
    try:
        checks["schema"] = await asyncio.wait_for(at.store.read(is_current), 3)
    except (StorageError, TimeoutError):
        checks["storage"] = False
    fine = checks["hub"] and checks["storage"] and checks["schema"] and not at.closing
    return Response({"ready": fine, **checks}, status_code=200 if fine else 503)


@get("/metrics", media_type="text/plain; version=0.0.4", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any]) -> str:
    """Counters for Prometheus."""
    return desk(request).metrics.text()


# -- errors -------------------------------------------------------------------------------------------------


def storage_problem(error: StorageError) -> Problem:
    """The storage refused."""
    return Problem(
        503,
        "storage",
        f"Nothing was stored: {error}. Try again in a moment.",
        values={"reason": slug(str(error))},
        retry_after=2.0,
    )


def unfair(language: str, reason: str) -> str:
    """What does not fit between a record and its receipt, in a language."""
    return languages.say(language, "unfair", {"reason": slug(reason)}) or reason


def slug(sentence: str) -> str:
    """A fixed sentence as the name of a variant in a catalogue."""
    return sentence.replace("'", "").replace(" ", "-")


def language_of(asker: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> str:
    """The language somebody wants to be answered in: `?lang=`, else what the browser is set to."""
    return languages.negotiate(asker.headers.get("accept-language"), asker.query_params.get("lang"))


def problem_response(request: Request[Any, Any, Any], problem: Problem) -> Response[Any]:
    """A problem as a response, in the language of whoever asks."""
    language = language_of(request)
    headers = {**HEADERS, "Content-Language": language}
    if problem.retry_after is not None:
        headers["Retry-After"] = str(max(1, round(problem.retry_after)))
    return Response(
        encode(problem.content(language)),
        status_code=problem.status,
        media_type="application/problem+json",
        headers=headers,
    )


def on_problem(request: Request[Any, Any, Any], problem: Problem) -> Response[Any]:
    """Our own problems."""
    return problem_response(request, problem)


def on_storage(request: Request[Any, Any, Any], error: StorageError) -> Response[Any]:
    """The storage failed."""
    return problem_response(request, storage_problem(error))


def on_saleroom(request: Request[Any, Any, Any], error: SaleroomError) -> Response[Any]:
    """A mistake in a request that the rules engine found."""
    problem = Problem(
        400, "bad-request", f"The request cannot be carried out: {error}.", values={"detail": str(error)}
    )
    return problem_response(request, problem)


def on_depth(request: Request[Any, Any, Any], _error: RecursionError) -> Response[Any]:
    """JSON nested too deeply."""
    problem = Problem(400, "bad-request", "That is nested too deeply.", message="problem-too-deep")
    return problem_response(request, problem)


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What the framework refused: unknown paths, bodies of the wrong shape."""
    codes = {404: "not-found", 405: "wrong-method", 413: "too-large", 400: "bad-request"}
    code = codes.get(error.status_code, "bad-request")
    plain = {
        "not-found": "There is nothing here.",
        "wrong-method": "That cannot be done here.",
        "too-large": f"A request has at most {MAX_BODY:,} bytes.",
    }
    if code in plain:
        values: Json = {"limit": MAX_BODY} if code == "too-large" else {}
        return problem_response(request, Problem(error.status_code, code, plain[code], values=values))
    detail = error.detail or "it did not work"
    if error.status_code == 400 and isinstance(error.extra, list) and error.extra:
        first = error.extra[0]
        detail = (
            f"{first.get('key', 'body')}: {first.get('message', '')}"
            if isinstance(first, dict)
            else str(first)
        )
    detail = detail[:300].rstrip(".")
    problem = Problem(
        error.status_code, code, f"The request cannot be carried out: {detail}.", values={"detail": detail}
    )
    return problem_response(request, problem)


def on_surprise(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """A mistake of ours: logged, and admitted without details."""
    log.error("unexpected error", exc_info=error)
    return problem_response(request, Problem(500, "our-mistake", "Something went wrong on our side."))


async def before(request: Request[Any, Any, Any]) -> None:
    """Limits, before anything is done."""
    at = desk(request)
    if request.method not in ("GET", "HEAD", "OPTIONS"):
        if not at.origin_allowed(request):
            raise Problem(403, "wrong-origin", "Pages of this origin may not do that.")
        kind = request.headers.get("content-type", "")
        if int(request.headers.get("content-length") or 0) > 0 and not kind.startswith("application/json"):
            raise Problem(415, "not-json", "Send JSON, as application/json.")
    if request.url.path.startswith("/api/"):
        await at.admit(request)


def create_app(settings: Settings) -> Litestar:
    """The application."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await asyncio.to_thread(upgrade, settings.database(), only_sqlite=True)
        for problem in games_left_out():
            log.warning("%s", problem)
        at = Desk(settings)
        app.state.desk = at
        await at.house.hub.start(at.house.heard)
        await at.runner.start()
        await at.calls.start()
        try:
            yield
        finally:
            at.closing = True
            for task in tuple(at.sockets):
                task.cancel()
            await asyncio.gather(*at.sockets, return_exceptions=True)
            await at.calls.stop()
            await at.runner.stop()
            await at.house.hub.stop()
            await asyncio.to_thread(at.store.close)

    api = Router(
        "/api/v1",
        route_handlers=[
            list_games, show_game, show_rules, list_bots, me, make_link, claim_link, forget, make_token, open_table,
            lobby, show_table, join, add_guest, add_bot, remove_bot, open_lesson, qr_code, leave, ready, start, rematch,
            set_clock, chat, said, play, record, replay, replay_record, receipt, verify, turns, live,
            *call_routes.HANDLERS,
        ],
    )  # fmt: skip
    return Litestar(
        route_handlers=[api, health, is_ready, metrics, page],
        lifespan=[lifespan],
        before_request=before,
        request_max_body_size=MAX_BODY,
        response_headers=HEADERS,
        response_cache_config=ResponseCacheConfig(default_expiration=None),
        exception_handlers={
            Problem: on_problem,
            StorageError: on_storage,
            SaleroomError: on_saleroom,
            HTTPException: on_http,
            RecursionError: on_depth,
            Exception: on_surprise,
        },
        openapi_config=OpenAPIConfig(
            title="Saleroom",
            version="1",
            description="Auction games: tables, moves, views. See docs/api.md for the websocket and for bots.",
            path="/api/v1/schema",
            render_plugins=[document.Document()],
            operation_id_creator=document.operation_id,
            use_handler_docstrings=True,
        ),
        logging_config=None,
        debug=False,
    )
