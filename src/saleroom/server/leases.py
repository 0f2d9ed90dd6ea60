"""Which worker runs the clocks and bots of which tables.

A table that is played is awake or sleeps. Awake tables name the worker that runs them, and a worker that has not given
a sign of life for a few seconds has none: others take its tables over, in portions, so that each has about as many. A
table nobody looks at, at which nothing is due for long, goes to sleep: it leaves memory, belongs to nobody, and storage
says when something is due. Should two workers ever run the same table, the unique number of a move keeps them apart.

A server that is alone writes no signs of life: all tables are its own.
"""

import logging
from collections.abc import Callable

from sqlalchemy import Connection, and_, bindparam, delete, func, insert, or_, select, union_all, update

from saleroom.server import schema
from saleroom.server.house import House
from saleroom.server.house.stored import WAKE
from saleroom.server.problems import Problem
from saleroom.server.rooms import Room
from saleroom.server.sources import now
from saleroom.server.store import StorageError

DEAD_AFTER = 5000
"""A worker that has given no sign of life for so many milliseconds is dead."""
PORTION = 200
AHEAD = 10_000
"""So many milliseconds before something is due a table is woken."""
SLEEPS_WITHOUT = 120_000
"""A table goes to sleep if nothing is due for so many milliseconds"""
IDLE = 30_000
"""and nobody has looked at it for so many."""

log = logging.getLogger("saleroom.leases")
table, move, worker_row = schema.tables.c, schema.moves.c, schema.workers.c

# Statements are built once; see `house/stored.py`.

BEAT = update(schema.workers).where(worker_row.id == bindparam("of_worker"))
FIRST_BEAT = insert(schema.workers)
FORGET_DEAD = delete(schema.workers).where(worker_row.seen_at < bindparam("before"))

due = or_(table.due_at.is_(None), table.due_at < bindparam("due_before"))
TO_RUN = select(table.code).where(table.state == "playing", due)
COUNT_TO_RUN = select(func.count()).select_from(schema.tables).where(table.state == "playing", due)
MINE = select(table.code).where(table.worker == bindparam("of_worker"), table.state == "playing")

living = select(worker_row.id).where(worker_row.seen_at > bindparam("alive_since"))
COUNT_LIVING = select(func.count()).where(worker_row.seen_at > bindparam("alive_since"))
orphan = and_(table.due_at.is_(None), or_(table.worker.is_(None), table.worker.not_in(living)))
free = (orphan, table.due_at < bindparam("due_before"))
"""Tables that nobody runs and that should be run: whose worker is gone, and those that sleep and are due."""
is_free = and_(table.state == "playing", or_(*free))
FREE = union_all(*(select(table.code).where(table.state == "playing", one) for one in free)).limit(
    bindparam("most")
)
"""Each half finds its rows by the index, while one query with "or" would look at every table."""
TAKE = update(schema.tables).where(table.code == bindparam("of_code"), is_free)

newer = (
    select(move.number)
    .where(move.match == bindparam("of_match"), move.number >= bindparam("of_number"))
    .exists()
)
as_known = and_(table.code == bindparam("of_code"), table.version == bindparam("of_version"), ~newer)
SLEEP = update(schema.tables).where(as_known, table.worker == bindparam("of_worker")).values(worker=None)
SLEEP_ALONE = update(schema.tables).where(as_known, table.worker.is_(None)).values(worker=None)


class Leases:
    """The tables that this worker runs."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.next_due: Callable[[Room], int | None] = lambda _room: None
        """When something is due at a table; the runner knows."""
        self.keep_awake: list[Callable[[Room], bool]] = []
        """Each says whether a table is needed in memory although nobody watches it."""
        self.taken_over = 0
        """Tables taken over from workers that died."""
        self.lost = 0
        """Tables that another worker has taken."""
        self._to_load: list[str] = []
        house.rooms.on_change.append(self.changed)

    @property
    def awake(self) -> set[str]:
        """The tables that run here."""
        return self.house.notes.awake

    def changed(self, room: Room) -> None:
        """A table has changed: it may run here now, or no longer."""
        row = room.row
        mine = self.house.alone or row["worker"] == self.house.worker
        if row["state"] == "playing" and row["due_at"] is None and mine:
            self.awake.add(room.code)
        else:
            self.awake.discard(room.code)

    # -- signs of life ----------------------------------------------------------------------------------

    async def beat(self) -> None:
        """Give a sign of life, and forget workers that are long dead."""
        if self.house.alone:
            return
        at, worker = now(), self.house.worker

        def work(db: Connection) -> None:
            if db.execute(BEAT, {"of_worker": worker, "seen_at": at}).rowcount != 1:
                db.execute(FIRST_BEAT, {"id": worker, "seen_at": at})
            db.execute(FORGET_DEAD, {"before": at - 20 * DEAD_AFTER})

        await self.house.store.write(work)

    async def give_back(self) -> None:
        """Give all tables back, so that another worker need not wait."""
        if self.house.alone:
            return
        worker = self.house.worker

        def work(db: Connection) -> None:
            db.execute(update(schema.tables).where(table.worker == worker).values(worker=None))
            db.execute(delete(schema.workers).where(schema.workers.c.id == worker))

        try:
            await self.house.store.write(work)
        except StorageError:
            log.warning(
                "the tables could not be given back; others take them when this worker counts as dead"
            )

    # -- taking tables ----------------------------------------------------------------------------------

    async def take(self) -> None:
        """Take a portion of the tables that nobody runs, or give some back if others have fewer."""
        codes = await (self._take_all() if self.house.alone else self._take_share())
        self._to_load += [code for code in codes if code not in self._to_load]
        self.house.notes.follow()

    async def _take_all(self) -> list[str]:
        """The tables that a server alone has not awake and should have."""
        values = {"due_before": now() + AHEAD}
        rows = await self.house.store.read(lambda db: db.execute(TO_RUN, values).all())
        return [row.code for row in rows if row.code not in self.awake]

    async def _take_share(self) -> list[str]:
        at, worker, store = now(), self.house.worker, self.house.store
        mine, share = await store.read(lambda db: count_shares(db, worker, at))
        if mine != self.awake:
            for code in self.awake - mine:
                self._let_go(code)
                self.lost += 1
        too_many = len(mine) - share
        if too_many > max(5, share // 10):
            await self._give(sorted(mine)[: min(PORTION, too_many)])
        free = await store.read(lambda db: find_free(db, at, min(PORTION, max(share - len(mine), 0))))
        taken = [] if not free else await store.write(lambda db: take_free(db, worker, at, free))
        self.taken_over += len(taken)
        return [*taken, *(mine - self.awake)]

    async def _give(self, codes: list[str]) -> None:
        """Give tables to whoever takes them."""
        ours = update(schema.tables).where(table.code.in_(codes), table.worker == self.house.worker)
        await self.house.store.write(lambda db: db.execute(ours.values(worker=None)) and None)
        for code in codes:
            self._let_go(code)

    def _let_go(self, code: str) -> None:
        """A table runs here no longer."""
        self.awake.discard(code)
        room = self.house.rooms.all.get(code)
        if room is not None:
            room.row["worker"] = None
            if room.timer is not None:
                room.timer.cancel()
                room.timer = None

    async def load(self) -> None:
        """Read the tables that were taken, one after the other; signs of life go on meanwhile."""
        while self._to_load:
            code = self._to_load.pop(0)
            try:
                async with self.house.rooms.using(code) as room:
                    if room.row["state"] == "playing":
                        if self.house.alone and room.row["due_at"] is not None:
                            await self._wake(room)
                        room.row.update(worker=self.house.rooms.worker, due_at=None)
                        self.house.rooms.notify(room)
            except Problem:
                log.warning("a table that was taken is gone")
            except StorageError as error:
                log.warning("table %s cannot be read yet: %s", code[:4], error)
            except Exception:
                log.exception("table %s cannot be read", code[:4])
                self.house.whole.unexpected += 1

    async def _wake(self, room: Room) -> None:
        """Store that a table sleeps no longer."""
        values = {"of_code": room.code, "due_at": None}
        await self.house.store.write(lambda db: db.execute(WAKE, values) and None)

    # -- sleep ------------------------------------------------------------------------------------------

    async def sleep(self) -> None:
        """Let tables go to sleep, and rooms out of memory, that nobody needs for a while."""
        at = now()
        idle = [room for room in self.house.rooms.all.values() if room.used_at < at - IDLE]
        for room in idle:
            if self.house.rooms.may_go(room) and room.code not in self.awake:
                del self.house.rooms.all[room.code]
        sleepy = [room for room in idle if self._may_sleep(room, at)][:PORTION]
        for room in sleepy:
            await room.lock.acquire()
        try:
            await self._put_to_sleep([room for room in sleepy if self._is_unused(room)])
        finally:
            for room in sleepy:
                room.lock.release()

    def _may_sleep(self, room: Room, at: int) -> bool:
        if room.code not in self.awake or room.lock.locked() or not self._is_unused(room):
            return False
        due = self.next_due(room)
        if due is not None and due <= at + SLEEPS_WITHOUT:
            return False
        return not any(needs(room) for needs in self.keep_awake)

    def _is_unused(self, room: Room) -> bool:
        return not room.watchers and not room.in_doubt and self.house.rooms.all.get(room.code) is room

    async def _put_to_sleep(self, rooms: list[Room]) -> None:
        """Store that tables sleep, unless something has happened there that we have not heard of; forget them here.

        Their version goes up, so that workers where somebody watches learn of it.
        """
        if not rooms:
            return
        # Nothing is ever due in a pause, or under rules that are gone: such tables are looked at once an hour.
        due = {room.code: self.next_due(room) or now() + 3_600_000 for room in rooms}
        worker = None if self.house.alone else self.house.worker

        def work(db: Connection) -> list[str]:
            return [room.code for room in rooms if put_to_sleep(db, room, due[room.code], worker)]

        for room in rooms:
            room.in_doubt = True
        try:
            asleep = await self.house.store.write(work)
        except BaseException:
            for room in rooms:
                self.house.rooms.repair_soon(room)
            raise
        for room in rooms:
            if room.code in asleep:
                self._forget(room)
            else:
                self.house.rooms.repair_soon(room)

    def _forget(self, room: Room) -> None:
        """A table that sleeps is not needed in memory."""
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None
        self.awake.discard(room.code)
        del self.house.rooms.all[room.code]
        self.house.rooms.tell_others(room, {})


def put_to_sleep(db: Connection, room: Room, due_at: int, worker: str | None) -> bool:
    """Let a table sleep until something is due; not if it is another one's, or stands otherwise than the room says."""
    version = room.row["version"]
    values = {
        "of_code": room.code,
        "of_version": version,
        "of_match": room.match_id,
        "of_number": room.number,
        "due_at": due_at,
        "version": version + 1,
    }
    if worker is not None:
        values["of_worker"] = worker
    return db.execute(SLEEP_ALONE if worker is None else SLEEP, values).rowcount == 1


def count_shares(db: Connection, worker: str, at: int) -> tuple[set[str], int]:
    """The tables of a worker, and how many each worker should have."""
    mine = db.execute(MINE, {"of_worker": worker}).all()
    workers = max(1, db.execute(COUNT_LIVING, {"alive_since": at - DEAD_AFTER}).scalar_one())
    running = db.execute(COUNT_TO_RUN, {"due_before": at + AHEAD}).scalar_one()
    return {row.code for row in mine}, -(-running // workers)


def find_free(db: Connection, at: int, limit: int) -> list[str]:
    """Some of the tables that nobody runs."""
    values = {"alive_since": at - DEAD_AFTER, "due_before": at + AHEAD, "most": limit}
    return [row.code for row in db.execute(FREE, values)] if limit else []


def take_free(db: Connection, worker: str, at: int, codes: list[str]) -> list[str]:
    """Take those of these tables that are still free."""
    values = {"alive_since": at - DEAD_AFTER, "due_before": at + AHEAD, "worker": worker, "due_at": None}
    return [code for code in codes if db.execute(TAKE, {"of_code": code, **values}).rowcount == 1]
