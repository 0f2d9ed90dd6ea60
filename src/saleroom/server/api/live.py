"""Playing and watching over a websocket."""

import asyncio
import contextlib
import logging
from typing import Protocol

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from saleroom.core.game import Json
from saleroom.server import languages, wire
from saleroom.server.api.errors import language_of, storage_problem
from saleroom.server.api.moves import check_keys, count_keys
from saleroom.server.api.play import make_move
from saleroom.server.api.services import AnyWebSocket, Services, address_of, services_of
from saleroom.server.frames import Signal
from saleroom.server.house import Command
from saleroom.server.house.rooms import Rooms
from saleroom.server.problems import Problem, no_seat, no_spectators
from saleroom.server.protocols import CLOSE_SECONDS, connection_of
from saleroom.server.rooms import Room, Watcher, encode
from saleroom.server.store import StorageError

MAX_MESSAGE = 20_000
MAX_WAITING = 200
"""So many unsent messages of a connection are kept; a client slower than that is cut off and comes back."""
SIGNED_OUT = (4401, "signed-out")
"""A secret of the person holds no longer: who still has one comes back with it."""
PRIVATE = (4403, "private")
"""The table takes no spectators any more."""
TOO_SLOW = (4408, "too-slow")
OUR_MISTAKE = (4500, "our-mistake")

log = logging.getLogger("saleroom.api")


class Socket(Protocol):
    """One end of a connection that carries messages, whatever carries it."""

    async def receive(self) -> str | None:
        """The next message; None when there will be no more."""

    def send_now(self, message: bytes) -> bool:
        """Send a message at once if there is room for it; whether it did."""

    async def send(self, message: bytes) -> None:
        """Send a message, once there is room for it; ConnectionError when the other side has gone."""

    async def close(self, code: int, reason: str) -> None:
        """End the connection and say why."""


def cannot_send_now(_message: bytes) -> bool:
    """Under another server than ours a message has to wait for its turn."""
    return False


class WebSocketOf:
    """A `Socket` over a websocket that is not accepted yet. Messages go past the framework where they can."""

    def __init__(self, socket: AnyWebSocket) -> None:
        self._socket = socket
        self._connection = connection_of(socket.scope)
        open_inbox = self._connection.open_inbox if self._connection is not None else None
        self._inbox = open_inbox() if open_inbox is not None else None
        self.send_now = self._connection.send_now if self._connection is not None else cannot_send_now
        """Sends a message at once if there is room for it; whether it did."""

    async def receive(self) -> str | None:
        """The next message; None when there will be no more."""
        if self._inbox is not None and (message := await self._inbox.get()) is not None:
            return message
        try:
            return await self._socket.receive_data(mode="text")
        except WebSocketDisconnect:
            return None

    async def send(self, message: bytes) -> None:
        """Send a message, once there is room for it; ConnectionError when the other side has gone."""
        try:
            await self._socket.send_data(message.decode(), mode="text")
        except (OSError, WebSocketDisconnect) as error:
            raise ConnectionResetError from error

    async def close(self, code: int, reason: str) -> None:
        """End the connection and say why. When this returns its socket is gone, whether the other side reads or not."""
        with contextlib.suppress(OSError, WebSocketDisconnect, TimeoutError):
            await asyncio.wait_for(self._socket.close(code, reason), CLOSE_SECONDS)
        if self._connection is not None:
            await self._connection.gone()


class Conversation:
    """One person, or a spectator, at one table over one socket."""

    def __init__(
        self,
        services: Services,
        socket: Socket,
        code: str,
        person: str | None,
        client: str,
        address: str,
        *,
        full_memory: bool,
        insight: bool = False,
        changes: bool = False,
        language: str = languages.ENGLISH,
    ) -> None:
        self.services = services
        self.socket = socket
        self.code = code
        self.person = person
        self.client = client
        """By whom messages are counted: a person, or a stranger's address."""
        self.address = address
        self.outbox: list[bytes] = []
        """What could not be sent at once."""
        self.speaking: asyncio.Task[None] | None = None
        """Sends what is in the outbox, while there is something."""
        self.watcher = Watcher(person, full_memory, self.send, insight=insight, changes=changes)
        self.watcher.dismiss = lambda: self.end(*PRIVATE)
        self.language = language
        self.reason: tuple[int, str] | None = None
        """The code and the reason with which the socket is closed; None while it is open."""
        self.over = Signal()

    def send(self, message: bytes) -> None:
        """Send a message, or keep it until there is room; a client that does not read is cut off and may come back."""
        if self.reason is not None or (self.speaking is None and self.socket.send_now(message)):
            return
        if len(self.outbox) >= MAX_WAITING:
            self.services.outboxes_cut += 1
            self.end(*TOO_SLOW)
            return
        self.outbox.append(message)
        if self.speaking is None:
            self.speaking = asyncio.create_task(self.speak())

    def end(self, code: int, reason: str) -> None:
        """Let it be over; the first reason counts."""
        if self.reason is None:
            self.reason = (code, reason)
            self.over.set()

    async def run(self) -> None:
        """Listen and speak until one side leaves, then close the socket."""
        listening: asyncio.Task[None] | None = None
        room: Room | None = None
        try:
            room = await self.services.house.presence.watch(self.code, self.watcher)
            listening = asyncio.create_task(self.listen())
            listening.add_done_callback(lambda _: self.over.set())
            await self.over.wait()
        except Problem as problem:
            self.end(4000 + problem.status, problem.code)
        except StorageError:
            self.end(4503, "storage")
        finally:
            if room is not None:
                self.services.house.presence.unwatch(room, self.watcher)
            if listening is not None and self.services.house.whole.leave(listening):
                listening = None  # what was asked for is done, though nobody is there to be answered
            for task in (listening, self.speaking):
                if task is not None:
                    task.cancel()
                    await self.notice_mistakes(task)
            self.end(1000, "")
            await self.socket.close(*(self.reason or (1000, "")))

    async def notice_mistakes(self, task: "asyncio.Task[None]") -> None:
        """Wait for a task's end; what it did not expect is a mistake of ours."""
        await asyncio.wait([task])
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("unexpected error on a websocket", exc_info=error)
            self.services.house.whole.unexpected += 1
            self.end(*OUR_MISTAKE)

    async def speak(self) -> None:
        """Send what waits, as the other side reads it."""
        try:
            while self.outbox:
                await self.socket.send(self.outbox.pop(0))
            self.speaking = None
        except ConnectionError:
            self.end(1000, "")

    async def listen(self) -> None:
        """Answer every message, until the other side has gone."""
        whole, me = self.services.house.whole, asyncio.current_task()
        assert me is not None
        while (text := await self.socket.receive()) is not None:
            key: str | None = None
            answer: Json | None
            whole.hold(me)
            try:
                self.services.limits.spend(self.client)
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
            finally:
                whole.release(me)
            if self.reason is not None:
                return
            if answer is not None:
                self.send(encode(answer))

    async def answer(self, message: wire.UpMessage) -> Json | None:
        """What a message is answered with; None if it has been answered."""
        match message:
            case wire.UpMove():
                await make_move(
                    self.services,
                    self.person,
                    self.code,
                    message.move,
                    message.id,
                    message.number,
                    # At once, so that it travels together with the state after the move.
                    lambda number: self.send(encode({"type": "played", "id": message.id, "number": number})),
                )
                return None
            case wire.UpSync():
                house, full = self.services.house, self.watcher.knows_all_it_saw
                await house.tables.returned(await house.rooms.get(self.code), self.person)
                async with house.rooms.using(self.code) as room:
                    if not room.may_watch(self.person):
                        raise no_spectators()
                    self.watcher.seen = room.number
                    state = room.message(
                        self.person, message.number or 0, full_memory=full, insight=self.watcher.insight
                    )
                return {**state, "id": message.id}
            case wire.UpChat():
                if self.person is None:
                    raise no_seat()
                self.services.limits.count_line(self.person, self.address, self.code)
                command = Command.of(self.person, "chat", self.code, message.id) if message.id else None
                await self.services.house.chat.say(
                    self.code, self.person, message.text, message.phrase, command, message.nickname
                )
                return {"type": "said", "id": message.id}
            case wire.UpPing():
                return {"type": "pong", "id": message.id}


READ_UP: msgspec.json.Decoder[wire.UpMessage] = msgspec.json.Decoder(wire.UpMessage)


def decode_up(text: str) -> wire.UpMessage:
    """A client's message, or a Problem that says what is wrong with it."""
    try:
        message = READ_UP.decode(text)
        if isinstance(message, wire.UpMove):
            given = 2 + (message.id is not None) + (message.number is not None)
            if text.count(":") != given + count_keys(message.move):
                check_keys(text)  # a key may stand twice; or there is a null, or a colon in a text
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        detail = str(error)[:200]
        raise Problem(
            400, "bad-message", f"That message can't be read: {detail}.", values={"detail": detail}
        ) from None
    return message


@websocket("/tables/{code:str}/live")
async def live(socket: AnyWebSocket, code: FromPath[str]) -> None:
    """Play and watch over a websocket: messages down are states or changes, messages up are answered one by one."""
    services = services_of(socket)
    if not services.origin_allowed(socket):
        await socket.close(4403, "Pages of this origin may not connect.")
        return
    address = address_of(socket)
    try:
        services.check_not_ending()
        known = await services.admit(socket)
        client = known[0] if known else address
        room, person = await find_place(
            services.house.rooms, code, known[0] if known else None, place_of(socket)
        )
        member = room.member_of(person)
        owner = person if member is None else member.owner
        opened = services.limits.open(client, address, room.code if member is None else None)
    except (Problem, StorageError) as error:
        await refuse(socket, error if isinstance(error, Problem) else storage_problem(error))
        return
    try:
        conversation = Conversation(
            services,
            WebSocketOf(socket),
            code,
            person,
            client,
            address,
            full_memory=known is not None and known[1] == "token",
            insight=socket.query_params.get("insight") in ("1", "true"),
            changes=socket.query_params.get("changes") in ("1", "true"),
            language=language_of(socket),
        )
        opened.cut = lambda: conversation.end(*SIGNED_OUT)
        await services.house.blocks.watch(conversation.watcher, owner)
        await socket.accept()
        await conversation.run()
    finally:
        opened.close()


async def find_place(
    rooms: Rooms, code: str, person: str | None, place: int | None
) -> tuple[Room, str | None]:
    """A table and the person somebody is there; Problem 403 if they may not look at it.

    Whoever watches the table reads it from storage anyway: it is read here only for those who do not seem to sit there.
    """
    async with rooms.using(code, fresh=False) as room:
        if all(place not in (None, member.place) for member in room.seats_of(person)):
            await rooms.refresh(room)
        person = room.acting(person, place)
        if not room.may_watch(person):
            raise no_spectators()
    return room, person


async def refuse(socket: AnyWebSocket, problem: Problem) -> None:
    """Send a problem and hang up."""
    message = {"type": "problem", "id": None, "problem": problem.content(language_of(socket))}
    await socket.accept()
    with contextlib.suppress(OSError, WebSocketDisconnect):
        await socket.send_data(encode(message), mode="text")
        await socket.close(4000 + problem.status, problem.code)


def place_of(socket: AnyWebSocket) -> int | None:
    """The place somebody connects for, if it is not their own."""
    text = socket.query_params.get("as")
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 4):
        raise no_seat()
    return int(text)
