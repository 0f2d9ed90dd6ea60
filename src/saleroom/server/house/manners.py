"""Manners at the table: the host kicks and mutes people and keeps spectators out; all people together pause a match,
go on with it or abandon it; one alone concedes.

Whoever is away is played by a bot, and bots agree to everything.
"""

from typing import Any, Literal

from sqlalchemy import update

from saleroom.core.game import Json
from saleroom.server import schema
from saleroom.server.house.results import NOBODY
from saleroom.server.house.rooms import Change, Rooms
from saleroom.server.house.seating import at_place, remove
from saleroom.server.house.stored import Command
from saleroom.server.problems import Problem, no_seat
from saleroom.server.rooms import Member, Room
from saleroom.server.sources import now

What = Literal["pause", "resume", "abandon"]


class Manners:
    """What people at a table do about each other and about the match as a whole."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms

    # -- the host ---------------------------------------------------------------------------------------

    async def kick(self, code: str, host: str, place: int, command: Command | None = None) -> Room:
        """Kick somebody before the start, with their guests; they cannot join this table again."""

        def decide(room: Room) -> Change:
            check_host(room, host)
            if room.row["state"] != "waiting":
                raise Problem(
                    409,
                    "started",
                    "People can only be removed before the start.",
                    message="problem-late-kick",
                )
            member = person_at(room, place)
            owner = member.owner
            if owner == host:
                if member.keeper is None:
                    raise Problem(409, "own-place", "That's your own seat: leave the table instead.")
                return Change(remove(code, [place]))
            gone = [one.place for one in room.members if one.owner == owner]
            return Change(remove(code, gone), kicked=[*(room.row["kicked"] or ()), owner])

        return await self.rooms.change(code, decide, command)

    async def mute(
        self, code: str, host: str, place: int, muted: bool, command: Command | None = None
    ) -> Room:
        """Mute somebody at this table and their guests, or lift that."""

        def decide(room: Room) -> Change | None:
            check_host(room, host)
            owner = person_at(room, place).owner
            theirs = [one for one in room.members if one.owner == owner]
            if all(one.muted == muted for one in theirs):
                return None
            member = schema.members.c
            where = (member.table == code, member.place.in_([one.place for one in theirs]))
            return Change(update(schema.members).where(*where).values(muted=muted))

        return await self.rooms.change(code, decide, command)

    async def set_private(self, code: str, host: str, private: bool, command: Command | None = None) -> Room:
        """Let nobody watch who has no seat, or let them again."""

        def decide(room: Room) -> Change | None:
            check_host(room, host)
            return Change(private=private) if room.row["private"] != private else None

        return await self.rooms.change(code, decide, command)

    # -- all together -----------------------------------------------------------------------------------

    async def propose(
        self, code: str, person: str, what: What | None, command: Command | None = None
    ) -> Room:
        """Agree to a pause, to its end, or to abandon the match; it happens when all people agree to the same.

        None withdraws what one had agreed to.
        """

        def decide(room: Room) -> Change | None:
            member = room.member_of(person)
            if member is None:
                raise no_seat()
            if what is not None:
                check_proposal(room, what)
                if all(one is member or one.agrees_to == what for one in voters(room)):
                    return carry_out(room, what)
            if member.agrees_to == what:
                return None
            return Change(update(schema.members).where(*at_place(code, member.place)).values(agrees_to=what))

        return await self.rooms.change(code, decide, command)

    # -- one alone --------------------------------------------------------------------------------------

    async def concede(self, code: str, person: str, command: Command | None = None) -> Room:
        """Give up: a bot plays the seat to the end, and the result says so."""

        def decide(room: Room) -> Change | None:
            member = room.member_of(person)
            if member is None:
                raise no_seat()
            if member.conceded:
                return None
            if room.row["state"] != "playing":
                raise nothing_played()
            values: Json = {"conceded": True, "away": True, "agrees_to": None}
            return Change(update(schema.members).where(*at_place(code, member.place)).values(**values))

        return await self.rooms.change(code, decide, command)


# -- who and whether ----------------------------------------------------------------------------------------


def check_host(room: Room, person: str) -> None:
    """Problem 403 if this person is not the host of the table."""
    if room.row["host"] != person or room.member_of(person) is None:
        raise Problem(403, "not-host", "Only the host can do that.", message="problem-only-host")


def person_at(room: Room, place: int) -> Member:
    """The person at a place; Problem 404 if nobody or a bot sits there."""
    for member in room.members:
        if member.place == place and member.person is not None:
            return member
    raise Problem(404, "nobody-there", "There's nobody in that seat.")


def voters(room: Room) -> list[Member]:
    """Those whose consent is needed: people at a device of their own for whom no bot plays."""
    return [one for one in room.members if one.person is not None and not one.keeper and not one.away]


def check_proposal(room: Room, what: What) -> None:
    """Problem 409 if that cannot be done to the match as it stands."""
    if room.row["state"] != "playing":
        raise nothing_played()
    paused = room.row["paused_at"] is not None
    if what == "pause" and paused:
        raise Problem(409, "paused", "The match is paused: it goes on when everyone agrees.")
    if what == "resume" and not paused:
        raise Problem(409, "not-paused", "The match isn't paused.")


def nothing_played() -> Problem:
    """No match is under way."""
    return Problem(409, "not-playing", "Nobody is playing at this table.")


# -- what follows -------------------------------------------------------------------------------------------


def carry_out(room: Room, what: What) -> Change:
    """What all have agreed to happens, and nobody has agreed to anything any more."""
    member = schema.members.c
    reset = update(schema.members).where(member.table == room.code).values(agrees_to=None)
    at = now()
    if what == "pause":
        return Change(reset, paused_at=at, **NOBODY)
    if what == "resume":
        pauses = [*(room.row["pauses"] or ()), [room.row["paused_at"], at]]
        return Change(reset, paused_at=None, pauses=pauses, **NOBODY)
    return Change(reset, *end_match(room.row["match"], at), **over_without_result("abandoned"))


def end_match(match: str | None, at: int) -> list[Any]:
    """The statements that end a match without a result."""
    return [update(schema.matches).where(schema.matches.c.id == match).values(ended_at=at)] if match else []


def over_without_result(ended: str) -> Json:
    """What is stored of a table whose match is not played to the end."""
    return {
        "state": "over",
        "ended": ended,
        "paused_at": None,
        "worker": None,
        "due_at": None,
        **NOBODY,
    }
