"""The lobby: listed tables that wait for people or may be watched; and closing those at which nobody begins."""

from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, func, select

from saleroom.core.game import Json
from saleroom.server import schema
from saleroom.server.house.mine import members_at
from saleroom.server.house.rooms import Change, Rooms
from saleroom.server.paging import Cursor, Page, cut
from saleroom.server.presets import preset_of
from saleroom.server.rooms import PRESENCE_LASTS, Room
from saleroom.server.sources import now
from saleroom.server.store import Store

WAITING_LASTS = 3 * 24 * 3_600_000
"""After so many milliseconds without a change a table that waits is closed."""


table = schema.tables.c
member = schema.members.c
SHOWN = ("code", "game", "seats", "options", "clock", "created_at", "state")
"""What the lobby tells of a table's row. The host is told as one of those who sit there."""


class Lobby:
    """The tables that stand open: those that wait for people, and those that may be watched."""

    def __init__(self, store: Store, rooms: Rooms) -> None:
        self.store = store
        self.rooms = rooms
        self.elsewhere: dict[str, tuple[int, dict[str, int]]] = {}
        """By worker when it last said how many watch through it, and how many, by table."""

    async def show(
        self,
        *,
        limit: int,
        state: str = "waiting",
        game: str | None = None,
        seats: int | None = None,
        clock: str | None = None,
        free: int | None = None,
        after: Cursor | None = None,
    ) -> Page:
        """Listed tables in a state, with who sits there; the newest first. `free` places there are at least."""
        query = listed_tables(state, game, seats, clock, free, after).limit(limit + 1)

        def work(db: Connection) -> tuple[list[Any], Cursor | None, dict[str, list[Any]]]:
            rows, following = cut(list(db.execute(query).mappings()), limit, "created_at", "code")
            return rows, following, members_at(db, [row["code"] for row in rows])

        rows, following, members = await self.store.read(work)
        return Page([self.describe(row, members[row["code"]]) for row in rows], following)

    def describe(self, row: Any, members: list[Any]) -> Json:
        """A table of the lobby."""
        return {
            **{name: row[name] for name in SHOWN},
            "preset": preset_of(row["game"], row["options"]),
            "seated": len(members),
            "members": [
                {
                    "nickname": one.nickname,
                    "bot": one.bot,
                    "character": one.character,
                    "host": one.person is not None and one.person == row["host"],
                }
                for one in members
            ],
            "spectators": self.spectators(row["code"]),
        }

    def spectators(self, code: str) -> int:
        """How many watch a table without a seat, here and at the other workers."""
        recent = now() - PRESENCE_LASTS
        others = sum(counts.get(code, 0) for said, counts in self.elsewhere.values() if said > recent)
        room = self.rooms.all.get(code)
        return others if room is None else others + room.spectators()

    def hear_spectators(self, worker: str, counts: dict[str, int]) -> None:
        """Another worker says how many watch through it; those that have not said so for long are forgotten."""
        recent = now() - PRESENCE_LASTS
        self.elsewhere = {name: said for name, said in self.elsewhere.items() if said[0] > recent}
        self.elsewhere[worker] = (now(), counts)

    def spectators_here(self) -> dict[str, int]:
        """How many watch each listed table through this worker."""
        rooms = (room for room in self.rooms.all.values() if room.watchers and room.row["listed"])
        return {room.code: count for room in rooms if (count := room.spectators())}

    async def close_old(self) -> None:
        """Close tables at which nobody has begun for long."""
        query = (
            select(table.code)
            .where(table.state == "waiting", table.changed_at < now() - WAITING_LASTS)
            .limit(100)
        )

        def decide(room: Room) -> Change | None:
            return Change(state="over") if room.row["state"] == "waiting" else None

        for row in await self.store.read(lambda db: db.execute(query).all()):
            await self.rooms.change(row.code, decide)


def listed_tables(
    state: str, game: str | None, seats: int | None, clock: str | None, free: int | None, after: Cursor | None
) -> Select[Any]:
    """The query for listed tables, the newest first."""
    wanted: list[ColumnElement[bool]] = [table.state == state, table.listed.is_(True)]
    if game is not None:
        wanted.append(table.game == game)
    if seats is not None:
        wanted.append(table.seats == seats)
    if clock is not None:
        wanted.append(table.clock["kind"].as_string() == clock)
    if free is not None:
        seated = select(func.count()).select_from(schema.members).where(member.table == table.code)
        wanted.append(table.seats - seated.scalar_subquery() >= free)
    if after is not None:
        wanted.append(after.older(table.created_at, table.code))
    columns = (table[name] for name in (*SHOWN, "host"))
    return select(*columns).where(*wanted).order_by(table.created_at.desc(), table.code.desc())
