"""Who is connected to a table, here and at other workers."""

from collections.abc import Callable

from saleroom.server.house.blocks import Blocks
from saleroom.server.house.rooms import Rooms
from saleroom.server.house.tables import Tables
from saleroom.server.problems import no_spectators
from saleroom.server.rooms import Room, Watcher


class Presence:
    """Connections to tables."""

    def __init__(self, rooms: Rooms, tables: Tables, blocks: Blocks) -> None:
        self.rooms = rooms
        self.tables = tables
        self.blocks = blocks
        self.tell_others: Callable[[Room, bool], None] = lambda _room, _ask: None
        """Says to other workers who is connected here, and asks who is connected there."""

    async def watch(self, code: str, watcher: Watcher) -> Room:
        """A connection is there: it gets all it may know, and the others learn who is here."""
        async with self.rooms.using(code) as room:
            if not room.may_watch(watcher.person):
                raise no_spectators()
            member = room.member_of(watcher.person)
            await self.blocks.watch(watcher, member.owner if member is not None else watcher.person)
            first = not room.watchers
            room.watchers.add(watcher)
            room.broadcast()
            self.tell_others(room, first)
        await self.tables.returned(room, watcher.person)
        return room

    def unwatch(self, room: Room, watcher: Watcher) -> None:
        """A connection is gone."""
        if watcher in room.watchers:
            room.watchers.discard(watcher)
            if not room.in_doubt:  # else whoever is still there hears when it has been read anew
                room.broadcast()
            self.tell_others(room, False)
            self.rooms.notify(room)  # somebody may have to be called now
