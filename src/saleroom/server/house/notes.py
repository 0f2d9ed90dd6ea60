"""Notes between workers: that a table has changed, who is connected to it, what was said.

A note says which table, and if moves are all that is new it brings them along: who has the moves before them need not
ask storage. Of all else whoever has people there, or runs its clocks, fetches what is new. Each table is looked at by a
task of its own, so one that stalls holds up no other. Notes that are lost cost a little time: every few seconds the
versions of the tables that somebody here watches, or that run here, are compared with storage.

Moves in notes are those that stand in storage, sealed ones too: they stay between workers. What people see of them is
said by the room.
"""

import asyncio
import logging
from collections.abc import Callable
from functools import partial

from sqlalchemy import Connection, bindparam, func, select

from saleroom.core.errors import SaleroomError
from saleroom.core.game import Json
from saleroom.server import schema
from saleroom.server.house.blocks import Blocks
from saleroom.server.house.chat import Chat
from saleroom.server.house.feed import LobbyFeed
from saleroom.server.house.moves import StoredMove
from saleroom.server.house.people import People
from saleroom.server.house.presence import Presence
from saleroom.server.house.rooms import Rooms, follow_moves
from saleroom.server.house.whole import Whole
from saleroom.server.hub import Hub, shard_of
from saleroom.server.problems import Problem
from saleroom.server.rooms import Room, encode
from saleroom.server.sources import now
from saleroom.server.store import StorageError

COMPARED = 400
"""So many tables are compared with storage in one query."""

table, move = schema.tables.c, schema.moves.c
COUNT_MOVES = select(func.max(move.number) + 1).where(move.match == table.match).scalar_subquery()
VERSIONS = select(table.code, table.version, table.match, COUNT_MOVES).where(
    table.code.in_(bindparam("codes", expanding=True))
)

log = logging.getLogger("saleroom.house")


class Notes:
    """What this worker tells others and hears from them."""

    def __init__(
        self,
        hub: Hub,
        worker: str,
        rooms: Rooms,
        people: People,
        chat: Chat,
        presence: Presence,
        feed: LobbyFeed,
        blocks: Blocks,
        whole: Whole,
    ) -> None:
        self.hub = hub
        self.worker = worker
        self.rooms = rooms
        self.people = people
        self.feed = feed
        self.blocks = blocks
        self.whole = whole
        self.awake: set[str] = set()
        """Tables whose clocks and bots run here; the leases say which."""
        self.lost = 0
        """Changes that were found by comparing, for no note had told of them."""
        self.hear_limits: Callable[[str, Json], None] = lambda _worker, _news: None
        """Called with what another worker says of limits that all have together."""
        self._had_spectators = False
        self._looking: set[str] = set()
        self._to_follow: dict[str, list[Json]] = {}
        """What was heard of tables that nobody has looked at since; {}: something that has to be read."""
        rooms.tell_others = self.tell_change
        chat.tell_others = lambda room, message, by: hub.tell(room.code, {"say": message, "by": by})
        blocks.tell_others = lambda person: hub.tell_all({"blocks": person})
        people.tell_revoked = lambda person: hub.tell_all({"revoked": person})
        presence.tell_others = self.tell_presence

    def tell_change(self, room: Room, news: Json) -> None:
        """Tell the other workers that a table has changed; if the lobby shows something else now, all of them."""
        self.hub.tell(room.code, news)
        if room.row["listed"] and room.lobby_version != room.row["version"]:
            room.lobby_version = room.row["version"]
            self.feed.lobby_changed()
            self.hub.tell_all({"lobby": True})

    def tell_presence(self, room: Room, ask: bool = False) -> None:
        """Tell the other workers who is connected here, and ask who is there."""
        if not self.rooms.alone:
            if ask:
                self.hub.follow_also(room.code)
            here = sorted({watcher.person for watcher in room.watchers if watcher.person})
            self.hub.tell(room.code, {"people": here, "worker": self.worker, "ask": ask})

    def tell_spectators(self) -> None:
        """Tell the other workers how many watch listed tables through this one; nothing while nobody does."""
        counts = self.feed.lobby.spectators_here()
        if not self.rooms.alone and (counts or self._had_spectators):
            self.hub.tell_all({"spectators": counts, "worker": self.worker})
        self._had_spectators = bool(counts)

    def hear(self, code: str | None, note: Json) -> None:
        """A note of another worker, about a table if a code is given.

        Whatever a newer version says besides is left alone.
        """
        if "revoked" in note:
            self.people.revoked(note["revoked"])
            return
        if "lobby" in note:
            self.feed.lobby_changed()
            return
        if "spectators" in note:
            self.feed.lobby.hear_spectators(note["worker"], note["spectators"])
            return
        if "limits" in note:
            self.hear_limits(note["worker"], note["limits"])
            return
        if "blocks" in note:
            self.whole.begin(self.blocks.look(note["blocks"]))
            return
        if "missed" in note or "joined" in note:
            if "missed" in note:
                self.people.remembered.clear()
            concerned = (
                code for code in self.followed() if "missed" in note or shard_of(code) == note["joined"]
            )
            for followed in sorted(concerned):
                self.look(followed)
                room = self.rooms.all.get(followed)
                if room is not None and room.watchers:
                    self.tell_presence(room, ask=True)
            return
        if code is None:  # something that a newer version tells everybody
            return
        room = self.rooms.all.get(code)
        if "people" in note:
            if room is not None:
                room.elsewhere[note["worker"]] = (now(), note["people"])
                if not room.in_doubt:
                    room.broadcast()
                if note.get("ask") and room.watchers:
                    self.tell_presence(room)
        elif "say" in note:
            if room is not None:
                room.send(encode(note["say"]), note.get("by"))
        elif (
            room is None
            or "moves" not in note
            or room.in_doubt
            or room.lock.locked()
            or code in self._looking
        ):
            self.look(code, note)
        elif not self.follow_note(room, note):
            self.look(code)

    def follow_note(self, room: Room, note: Json) -> bool:
        """Let a room make the moves that a note brings, and tell people here; False if the room has to be read."""
        if "moves" not in note:
            return False
        number = room.number
        try:
            followed = follow_moves(
                room, note["version"], note["row"], [StoredMove(**one) for one in note["moves"]]
            )
        except (KeyError, TypeError, SaleroomError):  # of another version, which says it otherwise
            return False
        if room.number != number:
            self.rooms.tell_here(room)
        return followed

    def look(self, code: str, note: Json | None = None) -> None:
        """Bring a table up to date, if anybody here cares; once at a time, and once more if it has changed since."""
        room = self.rooms.all.get(code)
        if room is None and code not in self.awake:
            return
        self._to_follow.setdefault(code, []).append(note or {})
        self._begin_to_look(code)

    def _begin_to_look(self, code: str) -> None:
        if code not in self._looking:
            self._looking.add(code)
            self.whole.begin(self._look(code))

    async def _look(self, code: str) -> None:
        looked = False
        try:
            was_here = code in self.rooms.all
            async with self.rooms.using(code, fresh=False) as room:
                notes = self._to_follow.pop(code, [])
                if not all(self.follow_note(room, note) for note in notes):
                    await self.rooms.refresh(room)
                if not was_here:
                    self.rooms.notify(room)
            looked = True
        except (Problem, StorageError) as error:
            log.warning("table %s could not be looked at: %s", code[:4], error)
        finally:
            self._looking.discard(code)
            if not looked:
                self._to_follow.pop(code, None)  # comparing finds it when storage is back
            elif code in self._to_follow:
                self._begin_to_look(code)

    def followed(self) -> set[str]:
        """Tables that somebody here watches, or whose clocks and bots run here: others are read when asked for."""
        return self.awake.union(self.watched())

    def follow(self) -> None:
        """Hear of the tables that matter here now."""
        if not self.rooms.alone:
            self.hub.follow(self.followed())

    def watched(self) -> list[str]:
        """Tables that somebody here watches."""
        return [code for code, room in self.rooms.all.items() if room.watchers]

    async def compare(self) -> None:
        """Look at the tables that matter here whose version or number of moves in storage is another."""
        codes = sorted(self.followed())
        for first in range(0, len(codes), COMPARED):
            some = codes[first : first + COMPARED]
            for code, version, match, number in await self.rooms.store.read(partial(versions, codes=some)):
                room = self.rooms.all.get(code)
                if room is None or room.lock.locked() or code in self._looking:
                    continue
                mine = room.match_row["id"] if room.match_row else None
                newer = room.match is not None and (number or 0) > room.number
                if version > room.row["version"] or match != mine or newer:
                    self.lost += 1
                    self.look(code)
            await asyncio.sleep(0)


def versions(db: Connection, codes: list[str]) -> list[tuple[str, int, str | None, int | None]]:
    """Code, version, match and number of moves of tables."""
    return [tuple(row) for row in db.execute(VERSIONS, {"codes": codes})]
