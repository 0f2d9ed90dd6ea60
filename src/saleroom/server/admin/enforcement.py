"""What a running worker does about operators' actions: it reads the audit log every few seconds.

Bans and mutes that count are held in memory, so that a request costs no look into the storage.
"""

import asyncio
import logging
from typing import Any, NamedTuple

from sqlalchemy import Connection, bindparam, select

from saleroom.server import schema
from saleroom.server.admin.admin import is_address
from saleroom.server.house import House
from saleroom.server.limits import Limits
from saleroom.server.problems import Problem
from saleroom.server.sources import now
from saleroom.server.store import StorageError

OVERLAP = 100
"""So many rows before the newest one are looked at again: a transaction that began earlier may have ended later."""

audit = schema.audit.c
LAST_IDS = select(audit.id).order_by(audit.id.desc()).limit(OVERLAP)
IDS = select(audit.id).where(audit.id > bindparam("after"))
ROWS = select(schema.audit).where(audit.id.in_(bindparam("ids", expanding=True))).order_by(audit.id)
RESTRICTIONS = select(schema.restrictions)

log = logging.getLogger("saleroom.admin")


class Restriction(NamedTuple):
    """A ban or a mute."""

    why: str
    ends_at: int | None


class Enforcement:
    """Bans, mutes and what else operators did, as far as it concerns this worker."""

    def __init__(self, house: House, limits: Limits) -> None:
        self.house = house
        self.limits = limits
        self.restrictions: dict[tuple[str, str], Restriction] = {}
        """By kind and whom."""
        self._seen: set[int] | None = None
        """The rows of the audit log that were looked at, as far as they may come again; None at first."""
        self._lock = asyncio.Lock()
        house.chat.is_muted = lambda person: self.restriction("mute", person) is not None

    # -- asked for every request ------------------------------------------------------------------------

    def restriction(self, kind: str, whom: str) -> Restriction | None:
        """The ban or mute of somebody that counts now."""
        found = self.restrictions.get((kind, whom))
        return found if found is not None and (found.ends_at is None or found.ends_at > now()) else None

    def check(self, whom: str) -> None:
        """Problem 403 if a person or an address is banned."""
        found = self.restriction("ban", whom) if self.restrictions else None
        if found is not None:
            raise Problem(
                403, "banned", f"You are banned from this server: {found.why}.", values={"why": found.why}
            )

    # -- every few seconds ------------------------------------------------------------------------------

    async def look(self) -> None:
        """Look at what operators have done since the last time, and do what follows from it here."""
        async with self._lock:
            if self._seen is None:
                self._seen, self.restrictions = await self.house.store.read(read_all)
                return
            seen = self._seen
            fresh = await self.house.store.read(lambda db: read_fresh(db, seen))
            if fresh:
                self.restrictions = await self.house.store.read(read_restrictions)
                for row in fresh:
                    await self._carry_out(row)
                seen |= {row.id for row in fresh}
                self._seen = {number for number in seen if number > max(seen) - OVERLAP}

    async def _carry_out(self, row: Any) -> None:
        for code in row.changed.get("tables", ()):
            if code in self.house.rooms.all:
                try:
                    async with self.house.rooms.using(code, fresh=False) as room:
                        await self.house.rooms.refresh(room, anyway=True)
                except (Problem, StorageError) as error:
                    log.warning("table %s could not be looked at: %s", code[:4], error)
        if row.what == "ban":
            self.limits.cut(f"from address {row.whom}" if is_address(row.whom) else row.whom)
        elif row.what == "delete":
            self.house.people.revoked(row.whom)


def read_all(db: Connection) -> tuple[set[int], dict[tuple[str, str], Restriction]]:
    """The last rows of the audit log, by their ids, and all restrictions."""
    return {found.id for found in db.execute(LAST_IDS)}, read_restrictions(db)


def read_fresh(db: Connection, seen: set[int]) -> list[Any]:
    """The rows of the audit log that were not seen yet."""
    found = {row.id for row in db.execute(IDS, {"after": max(seen, default=0) - OVERLAP})}
    fresh = sorted(found - seen)
    return list(db.execute(ROWS, {"ids": fresh})) if fresh else []


def read_restrictions(db: Connection) -> dict[tuple[str, str], Restriction]:
    """All bans and mutes."""
    found = db.execute(RESTRICTIONS)
    return {(row.kind, row.whom): Restriction(row.why, row.ends_at) for row in found}
