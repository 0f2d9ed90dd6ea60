"""Playing and watching over a websocket."""

import asyncio
from typing import Protocol

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from saleroom.core.game import Json
from saleroom.server import languages, wire
from saleroom.server.api.errors import language_of, storage_problem
from saleroom.server.api.play import make_move
from saleroom.server.api.services import AnyWebSocket, Services, address_of, services_of
from saleroom.server.problems import Problem, no_seat
from saleroom.server.rooms import Room, Watcher, encode
from saleroom.server.store import StorageError

MAX_MESSAGE = 20_000
MAX_WAITING = 200
"""So many unsent messages of a connection are kept; a client slower than that is cut off and comes back."""


class Socket(Protocol):
    """One end of a connection that carries messages, whatever carries it."""

    async def receive(self) -> str | None:
        """The next message; None when there will be no more."""

    async def send(self, message: bytes) -> None:
        """Send a message, once there is room for it; ConnectionError when the other side has gone."""

    async def close(self, code: int, reason: str) -> None:
        """End the connection and say why."""


class WebSocketOf:
    """A `Socket` over the framework's websocket."""

    def __init__(self, socket: AnyWebSocket) -> None:
        self._socket = socket

    async def receive(self) -> str | None:
        """The next message; None when there will be no more."""
        try:
            return await self._socket.receive_data(mode="text")
        except WebSocketDisconnect:
            return None

    async def send(self, message: bytes) -> None:
        """Send a message, once there is room for it."""
        await self._socket.send_data(message.decode(), mode="text")

    async def close(self, code: int, reason: str) -> None:
        """End the connection and say why."""
        await self._socket.close(code, reason)


class Conversation:
    """One person, or a spectator, at one table over one socket."""

    def __init__(
        self,
        services: Services,
        socket: Socket,
        code: str,
        person: str | None,
        client: str,
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
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue()
        self.talk: asyncio.Task[None] | None = None
        self.watcher = Watcher(person, full_memory, self.send, insight=insight, changes=changes)
        self.language = language

    def send(self, message: bytes) -> None:
        """Queue a message; a client that does not read is cut off and may come back."""
        if self.outbox.qsize() < MAX_WAITING:
            self.outbox.put_nowait(message)
        elif self.talk is not None:
            self.talk.cancel()

    async def run(self) -> None:
        """Listen and speak until one side leaves."""
        speaking = asyncio.create_task(self.speak())
        room: Room | None = None
        try:
            room = await self.services.house.presence.watch(self.code, self.watcher)
            self.talk = asyncio.create_task(self.listen())
            await asyncio.wait((self.talk, speaking), return_when=asyncio.FIRST_COMPLETED)
        except (Problem, StorageError) as error:
            problem = storage_problem(error) if isinstance(error, StorageError) else error
            await self.socket.close(4000 + problem.status, problem.code)
        finally:
            if room is not None:
                self.services.house.presence.unwatch(room, self.watcher)
            tasks = [task for task in (self.talk, speaking) if task is not None]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def speak(self) -> None:
        """Send what is queued."""
        while True:
            message = await self.outbox.get()
            await self.socket.send(message)

    async def listen(self) -> None:
        """Answer every message."""
        while (text := await self.socket.receive()) is not None:
            key: str | None = None
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
            self.send(encode(answer))

    async def answer(self, message: wire.UpMessage) -> Json:
        """What a message is answered with."""
        match message:
            case wire.UpMove():
                number = await make_move(
                    self.services, self.person, self.code, message.move, message.id, message.number
                )
                return {"type": "played", "id": message.id, "number": number}
            case wire.UpSync():
                house, full = self.services.house, self.watcher.knows_all_it_saw
                await house.tables.returned(await house.rooms.get(self.code), self.person)
                async with house.rooms.using(self.code) as room:
                    self.watcher.seen = room.number
                    state = room.message(
                        self.person, message.number or 0, full_memory=full, insight=self.watcher.insight
                    )
                return {**state, "id": message.id}
            case wire.UpChat():
                if self.person is None:
                    raise no_seat()
                await self.services.house.chat.say(self.code, self.person, message.text, message.phrase)
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


@websocket("/tables/{code:str}/live")
async def live(socket: AnyWebSocket, code: FromPath[str]) -> None:
    """Play and watch over a websocket: messages down are states or changes, messages up are answered one by one."""
    services = services_of(socket)
    if not services.origin_allowed(socket):
        await socket.close(4403, "Pages of this origin may not connect.")
        return
    try:
        known = await services.admit(socket)
        client = known[0] if known else address_of(socket)
        services.limits.check_connections(client)
        async with services.house.rooms.using(code) as room:
            person = room.acting(known[0] if known else None, place_of(socket))
    except (Problem, StorageError) as error:
        problem = storage_problem(error) if isinstance(error, StorageError) else error
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
    services.sockets.add(task)
    try:
        with services.limits.connection(client, task.cancel):
            token = known is not None and known[1] == "token"
            insight, changes = (
                socket.query_params.get(name) in ("1", "true") for name in ("insight", "changes")
            )
            await Conversation(
                services,
                WebSocketOf(socket),
                code,
                person,
                client,
                full_memory=token,
                insight=insight,
                changes=changes,
                language=language_of(socket),
            ).run()
    finally:
        services.sockets.discard(task)


def place_of(socket: AnyWebSocket) -> int | None:
    """The place somebody connects for, if it is not their own."""
    text = socket.query_params.get("as")
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 4):
        raise no_seat()
    return int(text)
