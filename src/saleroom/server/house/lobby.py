"""Looking for tables: those that wait for people, and those at which nobody has begun for long."""

from sqlalchemy import func, select

from saleroom.core.game import Json
from saleroom.server import schema
from saleroom.server.house.rooms import Change, Rooms
from saleroom.server.house.stored import plain
from saleroom.server.rooms import Room
from saleroom.server.sources import now
from saleroom.server.store import Store

WAITING_LASTS = 3 * 24 * 3_600_000
"""After so many milliseconds without a change a table that waits is closed."""


class Lobby:
    """The tables that wait."""

    def __init__(self, store: Store, rooms: Rooms) -> None:
        self.store = store
        self.rooms = rooms

    async def show(self, limit: int = 100) -> list[Json]:
        """Open tables that wait for people, the newest first."""
        table, member = schema.tables.c, schema.members.c
        seated = (
            select(func.count())
            .select_from(schema.members)
            .where(member.table == table.code)
            .scalar_subquery()
        )
        query = (
            select(
                table.code,
                table.game,
                table.seats,
                table.options,
                table.clock,
                table.created_at,
                seated.label("seated"),
            )
            .where(table.state == "waiting", table.listed.is_(True))
            .order_by(table.changed_at.desc())
            .limit(limit)
        )
        rows = await self.store.read(lambda db: db.execute(query).mappings().all())
        return [plain(row) for row in rows]

    async def close_old(self) -> None:
        """Close tables at which nobody has begun for long."""
        table = schema.tables.c
        query = (
            select(table.code)
            .where(table.state == "waiting", table.changed_at < now() - WAITING_LASTS)
            .limit(100)
        )

        def decide(room: Room) -> Change | None:
            return Change(state="over") if room.row["state"] == "waiting" else None

        for row in await self.store.read(lambda db: db.execute(query).all()):
            await self.rooms.change(row.code, decide)
