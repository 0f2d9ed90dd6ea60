"""The bots at a table before the start: the host seats them and sends them away."""

from sqlalchemy import insert

from saleroom.server import schema
from saleroom.server.house.casting import bot_member
from saleroom.server.house.rooms import Change, Rooms
from saleroom.server.house.seating import free_place, remove, seat
from saleroom.server.house.stored import Command, member_row
from saleroom.server.house.strength import Strength, fitting_levels
from saleroom.server.problems import Problem
from saleroom.server.rooms import Member, Room
from saleroom.server.store import Store


class Bots:
    """What a host does with bots."""

    def __init__(self, store: Store, rooms: Rooms) -> None:
        self.rooms = rooms
        self.strength = Strength(store)

    async def add(self, code: str, person: str, bot: str, command: Command | None = None) -> Room:
        """A bot there is, LEVEL or LEVEL/CHARACTER, takes a free place. The host may."""

        def decide(room: Room) -> Change:
            check_bots_may_change(room, person)
            return seat(room, bot_member(code, free_place(room), bot, room.members))

        return await self.rooms.change(code, decide, command)

    async def fill(self, code: str, person: str, command: Command | None = None) -> Room:
        """Bots about as strong as the host take all free places, none if there are none. The host may."""
        room = await self.rooms.get(code)
        found = await self.strength.of(person, room.row["game"])

        def decide(room: Room) -> Change | None:
            check_bots_may_change(room, person)
            free = room.row["seats"] - len(room.members)
            if free <= 0:
                return None
            added: list[Member] = []
            for place, level in enumerate(fitting_levels(found, free), free_place(room)):
                added.append(bot_member(room.code, place, level, [*room.members, *added]))
            return Change(
                *(insert(schema.members).values(**member_row(room.code, member)) for member in added)
            )

        return await self.rooms.change(code, decide, command)

    async def remove(self, code: str, person: str, place: int, command: Command | None = None) -> Room:
        """A bot gives its place up. The host may."""

        def decide(room: Room) -> Change:
            check_bots_may_change(room, person)
            if all(one.bot is None or one.place != place for one in room.members):
                raise Problem(404, "no-bot-there", "There's no bot in that seat.")
            return Change(remove(code, [place]))

        return await self.rooms.change(code, decide, command)


def check_bots_may_change(room: Room, person: str) -> None:
    """Whether this person may seat bots and send them away; Problem if not, or not any more."""
    if room.row["host"] != person or room.member_of(person) is None:
        raise Problem(
            403, "not-host", "Only the host can change the bots.", message="problem-not-host-of-bots"
        )
    if room.row["state"] != "waiting":
        raise Problem(
            409, "started", "Bots can only be changed before the start.", message="problem-late-bots"
        )
