"""The rooms of this worker: one for a table, ever, and never older than what it has told.

Whoever wants to see or change a table does so within `using(code)`: the room's lock is held and the room is up to
date with storage. Before a write a room is marked as in doubt; it is in doubt no longer once what was written has
been applied to it. A room that stays in doubt, because the write failed or nobody knows, is read anew before it
answers anything, and if nobody asks, soon by itself.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import Connection

from saleroom.core.game import Json
from saleroom.games import GAMES
from saleroom.server import midway
from saleroom.server.clocks import Clocks
from saleroom.server.house.stored import (
    Command,
    Stored,
    answer_of,
    close_places,
    note_command,
    read_news,
    read_table,
    update_table,
)
from saleroom.server.house.whole import Whole
from saleroom.server.problems import Problem, not_found
from saleroom.server.rooms import Room
from saleroom.server.sources import ALPHABET, new_id, now
from saleroom.server.store import StorageError, Store

KEPT = 5000
"""So many rooms stay in memory; beyond that those go that nobody has looked at for longest."""
ATTEMPTS = 8
"""So often a change is decided anew because another worker was quicker."""

log = logging.getLogger("saleroom.house")


class Change:
    """What a command does to a table: new values of its row, and other statements in the same transaction."""

    def __init__(self, *statements: Any, answer: Json | None = None, **values: Any) -> None:
        self.statements = statements
        self.values = values
        self.answer = answer


Decide = Callable[[Room], Change | None]
"""Looks at an up-to-date room: a change, None if there is nothing to do, or Problem."""


class Rooms:
    """The tables that this worker holds in memory."""

    def __init__(self, store: Store, whole: Whole, worker: str | None) -> None:
        self.store = store
        self.whole = whole
        self.worker = worker
        """Who runs the clocks and bots of tables that begin or are woken here; None for a server that is alone."""
        self.alone = worker is None
        """Whether no other worker writes to the storage: then a room that is not in doubt is up to date."""
        self.sure_until = 0
        """Until then a table that its room says runs here is not put to sleep by another worker; the leases say so."""
        self.all: OrderedDict[str, Room] = OrderedDict()
        self.on_change: list[Callable[[Room], None]] = []
        """Called with a room after every change of it: the runner of clocks and bots, and who calls people."""
        self.tell_others: Callable[[Room, Json], None] = lambda _room, _news: None
        """Says to other workers that a table has changed, and what is new if that is a move and nothing else."""
        self.repaired = 0
        """Rooms that were in doubt and were read anew."""
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._repairing: set[str] = set()

    # -- getting hold of a room -------------------------------------------------------------------------

    @asynccontextmanager
    async def using(self, code: str, *, fresh: bool = True) -> AsyncIterator[Room]:
        """A table's room, locked and up to date with storage; not `fresh`: at least never in doubt."""
        while True:
            just_read = code not in self.all and code not in self._loading  # by us, and now
            room = await self.get(code)
            just_read = just_read and not room.lock.locked()
            async with room.lock:
                if self.all.get(code) is not room:  # let go of while we waited for the lock
                    continue
                if room.in_doubt or (fresh and not just_read):
                    await self.refresh(room)
                yield room
                return

    async def get(self, code: str) -> Room:
        """A table's room, from memory or from storage; it may be about to change."""
        room = self.all.get(code)
        if room is not None:
            self.all.move_to_end(code)
            room.used_at = now()
            return room
        if not 0 < len(code) <= 16 or not set(code) <= set(ALPHABET):
            raise not_found()
        loading = self._loading.get(code)
        if loading is None:
            loading = asyncio.create_task(self._load(code))
            self._loading[code] = loading
            loading.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(loading)

    async def _load(self, code: str) -> Room:
        stored = await self.store.read(lambda db: read_table(db, code))
        if stored is None:
            raise not_found()
        room = Room(stored.row, stored.members)
        update_room(room, stored)
        self.keep(room)
        return room

    def keep(self, room: Room) -> None:
        """Hold a room in memory; let go of one that nobody has looked at for long, if there are too many."""
        self.all[room.code] = room
        if len(self.all) > KEPT:
            for _ in range(min(20, len(self.all))):
                code, oldest = next(iter(self.all.items()))
                if oldest is not room and self.may_go(oldest):
                    del self.all[code]
                    return
                self.all.move_to_end(code)

    def may_go(self, room: Room) -> bool:
        """Whether nobody needs this room in memory."""
        return not room.watchers and not room.lock.locked() and room.timer is None and not room.in_doubt

    # -- storage ----------------------------------------------------------------------------------------

    async def refresh(self, room: Room, *, anyway: bool = False) -> bool:
        """Bring a room up to date with storage, and tell people here what was new; whether anything was.

        The caller holds its lock. A server that is alone reads only rooms in doubt.
        """
        if self.alone and not room.in_doubt and not anyway:
            return False
        match = room.match_row["id"] if room.match_row else None
        version, number = room.row["version"], room.number
        if room.in_doubt:
            news = await self.store.read(lambda db: read_table(db, room.code, match, number))
        else:
            news = await self.store.read(lambda db: read_news(db, room.code, version, match, number))
        if news is not None:
            update_room(room, news)
        self.repaired += room.in_doubt
        room.in_doubt = False
        if news is None:
            return False
        self.tell_here(room)
        return True

    async def change(self, code: str, decide: Decide, command: Command | None = None) -> Room:
        """Change a table: decided, stored, applied and told in one step that nobody who goes away can cut in two."""
        return await self.whole.run(self._change(code, decide, command))

    async def _change(self, code: str, decide: Decide, command: Command | None) -> Room:
        async with self.using(code) as room:
            for _ in range(ATTEMPTS):
                if command is not None and await self.has_done(command):
                    return room
                change = decide(room)
                if change is None or await self.write(room, change, command):
                    return room
                await self.refresh(room, anyway=True)
        raise Problem(409, "changed", "The table has just changed: look again.")

    async def has_done(self, command: Command) -> bool:
        """Whether a command has been done already."""
        return await self.store.read(lambda db: answer_of(db, command)) is not None

    async def write(self, room: Room, change: Change, command: Command | None) -> bool:
        """Store a change and apply it as it stands in storage; False if another worker was quicker.

        The caller holds the room's lock.
        """
        version = room.row["version"]
        match = room.match_row["id"] if room.match_row else None
        number = room.number
        mine = command or Command("", new_id())  # so that an attempt whose outcome is unknown is found again

        def work(db: Connection) -> Stored | None:
            if answer_of(db, mine) is None:
                values = {**change.values, **self.wake(room), "changed_at": now()}
                if not update_table(db, room.code, version, values):
                    return None
                for statement in change.statements:
                    db.execute(statement)
                if change.values.get("state") == "over":
                    close_places(db, room.code, values["changed_at"])
                note_command(db, mine, change.answer)
            return read_table(db, room.code, match, number)

        with self.in_doubt(room):
            stored = await self.store.write(work)
            if stored is not None:
                update_room(room, stored)
        if stored is None:
            return False
        self.tell(room)
        return True

    def wake(self, room: Room, *, perhaps: bool = False) -> Json:
        """What is stored with a change of a table, so that from now on its clocks and bots run here if it slept.

        With `perhaps` also where it is not known to sleep: another worker may have put it to sleep.
        """
        runs_here = self.alone or (room.row["worker"] == self.worker and now() < self.sure_until)
        if room.row["due_at"] is None and (runs_here or not perhaps):
            return {}
        return {"worker": self.worker, "due_at": None}

    def in_doubt(self, room: Room) -> "InDoubt":
        """Around a write and what applies it: a room that does not come to the end of it stays in doubt."""
        return InDoubt(self, room)

    def repair_soon(self, room: Room) -> None:
        """Read a room anew that nobody may ask for: people who watch are to learn how it stands."""
        if room.code not in self._repairing:
            self._repairing.add(room.code)
            self.whole.begin(self._repair(room))

    async def _repair(self, room: Room) -> None:
        pause = 0.2
        try:
            while room.in_doubt and self.all.get(room.code) is room:
                await asyncio.sleep(pause)
                pause = min(5.0, 2 * pause)
                try:
                    async with room.lock:
                        await self.refresh(room)
                except StorageError as error:
                    log.warning("table %s cannot be read anew yet: %s", room.code[:4], error)
        finally:
            self._repairing.discard(room.code)
            self.tell_here(room)

    # -- telling ----------------------------------------------------------------------------------------

    def tell_here(self, room: Room) -> None:
        """Tell everybody here: people, and whoever runs clocks and bots."""
        room.dismiss_spectators()
        room.broadcast()
        self.notify(room)

    def notify(self, room: Room) -> None:
        """Tell whoever runs clocks and bots."""
        for listener in self.on_change:
            listener(room)

    def tell(self, room: Room, news: Json | None = None) -> None:
        """Tell everybody, here and at the other workers; those are told the news themselves if they are a move."""
        self.tell_here(room)
        self.tell_others(room, news or {})


class InDoubt:
    """A room while it is being written: see `Rooms.in_doubt`."""

    def __init__(self, rooms: Rooms, room: Room) -> None:
        self.rooms = rooms
        self.room = room

    def __enter__(self) -> None:
        self.room.in_doubt = True

    def __exit__(self, kind: Any, *_: object) -> None:
        if kind is None:
            self.room.in_doubt = False
        else:
            self.rooms.repair_soon(self.room)


# -- a room from what is stored -----------------------------------------------------------------------------


def update_room(room: Room, stored: Stored) -> None:
    """Make a room what storage says."""
    clock_set_at = room.row["clock_set_at"]
    room.row, room.members = stored.row, stored.members
    if stored.match_row is not None:
        set_match(room, stored.match_row)
    elif room.clocks is not None and room.row["clock_set_at"] != clock_set_at:
        room.clocks.switch(room.row["clock"], room.row["clock_set_at"])
    if room.clocks is not None:
        room.clocks.set_pauses(room.row["paused_at"], room.row["pauses"])
    for move in stored.moves:
        if room.match is not None and move.number == room.number:
            number = room.match.number_of(move.seat, move.move)
            apply_move(room, move.seat, number, move.key, move.made_by, move.made_at)
    if room.clocks is not None and room.row["state"] == "over":
        room.clocks.stop()
    if room.match is not None and room.match_row is not None and room.match_row["outcome"] is None:
        room.match_row["outcome"] = room.match.outcome


def follow_moves(room: Room, version: int, row: Json, moves: Iterable[Any]) -> bool:
    """Let a room follow stored moves; False if it has to be read: it lacks something before them, or other news.

    `version` is that of the table when the moves stood in storage, and `row` what they changed of its row. Moves that
    the room has already are passed over.
    """
    if version != room.row["version"] or room.match is None or room.match_row is None:
        return False
    for move in moves:
        if move.match != room.match_row["id"] or move.number > room.number:
            return False
        if move.number == room.number:
            number = room.match.number_of(move.seat, move.move)
            apply_move(room, move.seat, number, move.key, move.made_by, move.made_at)
            room.row.update(row)
    return True


def set_match(room: Room, row: Json) -> None:
    """Put a match on the table, at its opening."""
    room.match_row = row
    room.match = None
    room.clocks = None
    room.keys.clear()
    room.clock_moves.clear()
    for watcher in room.watchers:
        watcher.seen = 0
    known = GAMES.get(row["game"])
    game = known.under(row["rules"]) if known is not None else None  # a match is played on as it was begun
    if game is not None:
        room.match = midway.opened(game, row["seats"], row["options"], row["deal"])
        room.clocks = Clocks(
            room.row["clock"],
            row["seats"],
            row["started_at"],
            room.match.to_act,
            set_at=room.row["clock_set_at"],
        )


def apply_move(room: Room, seat: int, number: int, key: str | None, made_by: str, at: int) -> None:
    """A stored move takes effect."""
    assert room.match is not None
    assert room.clocks is not None
    if key is not None:
        room.keys[seat, key] = room.number
    room.clock_moves[seat] = room.clock_moves.get(seat, 0) + 1 if made_by == "clock" else 0
    room.match.push(seat, number)
    room.clocks.moved(seat, at, room.number, room.match.to_act)
