"""Who has blocked whom: they cannot join tables that one hosts, and one does not get their chat."""

from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, bindparam, delete, select

from saleroom.core.game import Json
from saleroom.server import schema
from saleroom.server.house.rooms import Rooms
from saleroom.server.house.stored import insert_new
from saleroom.server.house.whole import Whole
from saleroom.server.problems import Problem, nothing_here
from saleroom.server.rooms import Watcher
from saleroom.server.sources import new_id, now
from saleroom.server.store import Store

MOST = 200
"""So many people one person may block."""
BLOCKED = select(schema.blocks.c.blocked).where(schema.blocks.c.person == bindparam("of_person"))


class Blocks:
    """The blocks of all people."""

    def __init__(self, store: Store, rooms: Rooms, whole: Whole) -> None:
        self.store = store
        self.rooms = rooms
        self.whole = whole
        self.tell_others: Callable[[str], None] = lambda _person: None
        """Says to other workers that the blocks of a person are others now."""
        self.changes = 0
        """How often anybody's blocks have changed, as far as this worker knows."""

    async def add(self, person: str, blocked: str) -> Json:
        """Block somebody; the block as its owner sees it. The same again changes nothing."""
        if person == blocked:
            raise Problem(409, "own-block", "You can't block yourself.")
        mine = schema.blocks.c.person == person

        def work(db: Connection) -> Json:
            name = select(schema.people.c.nickname).where(schema.people.c.id == blocked)
            nickname = db.execute(name).scalar()
            if nickname is None:
                raise nothing_here()
            there = len(db.execute(select(schema.blocks.c.id).where(mine)).all())
            if there >= MOST:
                raise Problem(
                    409,
                    "too-many-blocks",
                    f"You have blocked {MOST} people, the most allowed: unblock someone first.",
                    values={"limit": MOST},
                )
            row = {
                "id": new_id(),
                "person": person,
                "blocked": blocked,
                "nickname": nickname,
                "created_at": now(),
            }
            insert_new(db, schema.blocks, row)
            found = select(schema.blocks).where(mine, schema.blocks.c.blocked == blocked)
            return public(db.execute(found).mappings().one())

        made = await self.whole.run(self.store.write(work))
        await self.tell_blocks(person)
        return made

    async def person_at(self, code: str, place: int) -> str:
        """The person who answers for a place at a table; Problem 404 if nobody or a bot sits there."""
        async with self.rooms.using(code) as room:
            for member in room.members:
                if member.place == place and member.owner is not None:
                    return member.owner
        raise Problem(404, "nobody-there", "There's nobody in that seat.")

    async def show(self, person: str) -> list[Json]:
        """Whom a person has blocked, the newest first."""
        block = schema.blocks.c
        query = (
            select(schema.blocks).where(block.person == person).order_by(block.created_at.desc(), block.id)
        )
        return [public(row) for row in await self.store.read(lambda db: db.execute(query).mappings().all())]

    async def remove(self, person: str, block: str) -> None:
        """Unblock somebody; nothing happens if there is no such block."""
        table = schema.blocks.c
        gone = delete(schema.blocks).where(table.person == person, table.id == block)
        await self.whole.run(self.store.write(lambda db: db.execute(gone) and None))
        await self.tell_blocks(person)

    async def of(self, person: str) -> frozenset[str]:
        """The people whom a person has blocked."""
        values = {"of_person": person}
        rows = await self.store.read(lambda db: db.execute(BLOCKED, values).all())
        return frozenset(row.blocked for row in rows)

    async def has_blocked(self, person: str, other: str) -> bool:
        """Whether a person has blocked another."""
        return other in await self.of(person)

    # -- whoever is connected ---------------------------------------------------------------------------

    async def watch(self, watcher: Watcher, owner: str | None) -> None:
        """Let a connection of a person, or of a guest of theirs, not get the chat of those they have blocked.

        Where that was read and nobody's blocks have changed since, nothing is read.
        """
        watcher.owner = owner
        while owner is not None and watcher.blocks_read != self.changes:
            watcher.blocks_read = self.changes
            watcher.blocked = await self.of(owner)

    async def tell_blocks(self, person: str) -> None:
        """The blocks of a person are others now: their connections learn it, here and elsewhere."""
        await self.look(person)
        self.tell_others(person)

    async def look(self, person: str) -> None:
        """Read the blocks of a person anew for their connections here."""
        self.changes += 1
        theirs = [
            watcher
            for room in tuple(self.rooms.all.values())
            for watcher in room.watchers
            if watcher.owner == person
        ]
        if theirs:
            blocked = await self.of(person)
            for watcher in theirs:
                watcher.blocked = blocked


def public(row: Any) -> Json:
    """A block as its owner sees it: not who it is, only how they called themselves."""
    return {"id": row["id"], "nickname": row["nickname"], "created_at": row["created_at"]}
