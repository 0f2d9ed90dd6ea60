"""What is said at tables."""

from collections.abc import Callable, Collection
from typing import Any

from sqlalchemy import Connection, bindparam, insert, or_, select

from saleroom.core.game import Json
from saleroom.server import schema
from saleroom.server.house.blocks import Blocks
from saleroom.server.house.people import NICKNAME_LENGTH, clean
from saleroom.server.house.rooms import Rooms
from saleroom.server.house.stored import Command, note_command
from saleroom.server.house.whole import Whole
from saleroom.server.problems import Problem, no_seat, no_spectators, not_welcome
from saleroom.server.rooms import Room, encode
from saleroom.server.sources import new_id, now
from saleroom.server.store import Store

LENGTH = 280
SHOWN = 100
"""So many lines are read back."""

line = schema.chat.c
INSERT_LINE = insert(schema.chat)
LINES = (
    select(schema.chat)
    .where(line.table == bindparam("of_code"))
    .order_by(line.id.desc())
    .limit(bindparam("most"))
)
LINES_WITHOUT = LINES.where(
    or_(line.person.is_(None), line.person.not_in(bindparam("without", expanding=True)))
)


class Chat:
    """The chat of all tables."""

    def __init__(self, store: Store, rooms: Rooms, whole: Whole, blocks: Blocks) -> None:
        self.store = store
        self.rooms = rooms
        self.whole = whole
        self.blocks = blocks
        self.tell_others: Callable[[Room, Json, str | None], None] = lambda _room, _message, _by: None
        """Hands a message to other workers, for the people at a table who are connected there."""
        self.is_muted: Callable[[str], bool] = lambda _person: False
        """Whether an operator has muted a person."""

    async def say(
        self,
        code: str,
        person: str,
        text: Any,
        phrase: str | None = None,
        command: Command | None = None,
        nickname: str | None = None,
    ) -> None:
        """A line of chat; a set phrase has a name too, by which everybody reads it in their own language.

        Who has no seat speaks as a spectator, by the `nickname` that comes with the line.
        """
        await self.whole.run(self._say(code, person, text, phrase, command, nickname))

    async def _say(
        self,
        code: str,
        person: str,
        text: Any,
        phrase: str | None,
        command: Command | None,
        nickname: str | None,
    ) -> None:
        async with self.rooms.using(code) as room:
            member = room.member_of(person)
        if member is None:
            if nickname is None:
                raise no_seat()
            await self._check_spectator(room, person)
        owner = person if member is None else member.owner
        if (member is not None and member.muted) or (owner is not None and self.is_muted(owner)):
            raise Problem(403, "muted", "You are muted and can't chat.")
        line = {
            "person": owner,
            "table": code,
            "nickname": clean(nickname, NICKNAME_LENGTH, "nickname") if member is None else member.nickname,
            "spectator": member is None,
            "text": clean(text, LENGTH, "message"),
            "said_at": now(),
            "phrase": phrase,
        }
        mine = command or Command(person, new_id())

        def work(db: Connection) -> bool:
            if not note_command(db, mine):
                return False
            db.execute(INSERT_LINE, line)
            return True

        if await self.store.write(work):
            self.send(room, {"type": "chat", **chat_line(line)}, owner)

    async def _check_spectator(self, room: Room, person: str) -> None:
        """Problem 403 if somebody without a seat may not watch, or the host has sent them away or blocked them."""
        if not room.may_watch(person):
            raise no_spectators()
        if person in (room.row["kicked"] or ()) or await self.blocks.has_blocked(room.row["host"], person):
            raise not_welcome()

    async def read(self, code: str, without: Collection[str] = ()) -> list[Json]:
        """The last lines of chat at a table, the oldest first; `without` those of some people."""
        room = await self.rooms.get(code)
        query = LINES_WITHOUT if without else LINES
        values: Json = {"of_code": room.code, "most": SHOWN}
        if without:
            values["without"] = list(without)
        rows = await self.store.read(lambda db: db.execute(query, values).mappings().all())
        return [chat_line(row) for row in reversed(rows)]

    def send(self, room: Room, message: Json, by: str | None = None) -> None:
        """A message to everybody at a table, through whatever worker, but to those who have blocked its author."""
        room.send(encode(message), by)
        self.tell_others(room, message, by)


def chat_line(row: Any) -> Json:
    """A line of chat as everybody may read it."""
    return {key: row[key] for key in ("nickname", "text", "said_at", "phrase", "spectator") if row[key]}
