"""The house: opens tables, seats people, takes moves, and keeps everybody informed.

What is stored, applied and told is one step. `Rooms` holds the tables in memory and brings them up to date with
storage; the other parts say what people may do.
"""

from saleroom.server.house.blocks import Blocks
from saleroom.server.house.bots import Bots
from saleroom.server.house.chat import Chat
from saleroom.server.house.feed import LobbyFeed
from saleroom.server.house.lobby import Lobby
from saleroom.server.house.manners import Manners
from saleroom.server.house.matches import Matches
from saleroom.server.house.mine import Mine
from saleroom.server.house.notes import Notes
from saleroom.server.house.people import People
from saleroom.server.house.presence import Presence
from saleroom.server.house.rooms import Rooms
from saleroom.server.house.stored import Command
from saleroom.server.house.tables import Tables
from saleroom.server.house.whole import Whole
from saleroom.server.hub import Hub
from saleroom.server.store import Store

__all__ = ["Command", "House"]


class House:
    """All tables, as one worker serves them."""

    def __init__(self, store: Store, hub: Hub, worker: str, *, alone: bool) -> None:
        self.store = store
        self.hub = hub
        self.worker = worker
        self.alone = alone
        """Whether no other worker writes to the storage."""
        self.whole = Whole()
        self.rooms = Rooms(store, self.whole, None if alone else worker)
        self.people = People(store, self.whole)
        self.blocks = Blocks(store, self.rooms, self.whole)
        self.tables = Tables(store, self.rooms, self.blocks, self.whole)
        self.bots = Bots(store, self.rooms)
        self.matches = Matches(store, self.rooms, self.whole)
        self.chat = Chat(store, self.rooms, self.whole, self.blocks)
        self.tables.announce = self.chat.send
        self.manners = Manners(self.rooms)
        self.presence = Presence(self.rooms, self.tables, self.blocks)
        self.mine = Mine(store, self.rooms)
        self.lobby = Lobby(store, self.rooms)
        self.feed = LobbyFeed(self.lobby)
        self.notes = Notes(
            hub, worker, self.rooms, self.people, self.chat, self.presence, self.feed, self.blocks, self.whole
        )

    async def start(self) -> None:
        """Begin to hear other workers."""
        await self.hub.start(self.notes.hear)

    async def stop(self) -> None:
        """Finish what is under way, then say and hear nothing more."""
        await self.feed.stop()
        await self.whole.finish(10.0)
        await self.hub.stop()
