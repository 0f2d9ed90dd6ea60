"""Tables: opening them, sitting down, leaving, beginning, the clock, and the same again.

Every command is a function that looks at the room and says what changes (`Rooms.change`).
"""

from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, bindparam, func, select, update

from saleroom.bots.lesson import Lesson
from saleroom.core.errors import SaleroomError
from saleroom.core.game import Json
from saleroom.games import GAMES
from saleroom.server import midway, schema
from saleroom.server.clocks import LIVE, NO_CLOCK, read_clock
from saleroom.server.house.blocks import Blocks
from saleroom.server.house.dealing import deal
from saleroom.server.house.opening import new_table, table_like
from saleroom.server.house.results import turn_values
from saleroom.server.house.rooms import Change, Rooms
from saleroom.server.house.seating import at_place, free_place, remove, seat, seat_guest
from saleroom.server.house.stored import Command, answer_of, note_command
from saleroom.server.house.whole import Whole
from saleroom.server.problems import (
    Problem,
    bad_request,
    no_seat,
    no_such_game,
    not_welcome,
    nothing_here,
    tried,
)
from saleroom.server.rooms import Member, Room
from saleroom.server.sources import new_id, now
from saleroom.server.store import Store

TABLES_EACH = 40
COUNT_OPEN = (
    select(func.count())
    .select_from(schema.members.join(schema.tables, schema.tables.c.code == schema.members.c.table))
    .where(
        schema.members.c.person == bindparam("of_person"),
        schema.members.c.over_at.is_(None),
        schema.tables.c.created_at > bindparam("since"),
    )
)
"""At how many tables opened since then a person sits that are not over."""


class Tables:
    """What people do at tables besides playing."""

    def __init__(self, store: Store, rooms: Rooms, blocks: Blocks, whole: Whole) -> None:
        self.store = store
        self.rooms = rooms
        self.blocks = blocks
        self.whole = whole
        self.announce: Callable[[Room, Json], None] = lambda _room, _message: None
        """Sends a message to everybody at a table."""
        self.each = TABLES_EACH
        """At so many tables opened within a day a person may sit before they are over."""

    # -- opening ----------------------------------------------------------------------------------------

    async def open(
        self,
        person: str,
        nickname: str,
        *,
        game: str,
        seats: int | None,
        options: Json,
        preset: str | None = None,
        listed: bool,
        clock: Any,
        bots: list[str],
        lesson: bool = False,
        command: Command | None = None,
    ) -> Room:
        """A new table; the host sits down first, then the bots, each LEVEL or LEVEL/CHARACTER."""
        if game not in GAMES:
            raise no_such_game(400)
        rules = GAMES[game]
        try:
            seats = rules.min_seats if seats is None else rules.check_seats(seats)
            options = rules.with_preset(options, preset)
            rules.read_options(options)
            clock = read_clock(clock)
        except SaleroomError as error:
            raise Problem(
                400, "bad-table", f"That table isn't possible: {error}.", values={"detail": str(error)}
            ) from None
        if len(bots) >= seats:
            raise Problem(
                400,
                "bad-table",
                f"The table has {seats} seats: {seats - 1} bots at most.",
                message="problem-too-many-bots",
                values={"seats": seats, "most": seats - 1},
            )
        await self.check_number(person, command)
        table = new_table(person, nickname, game, seats, options, listed, clock, bots, lesson)
        mine = command or Command(person, new_id())

        def work(db: Connection) -> str:
            code = str(table.row["code"])
            if not note_command(db, mine, {"code": code}):
                return str((answer_of(db, mine) or {})["code"])
            for statement in table.statements():
                db.execute(statement)
            return code

        room = await self.rooms.get(await self.whole.run(self.store.write(work)))
        self.rooms.tell_others(room, {})
        return room

    async def check_number(self, person: str, command: Command | None) -> None:
        """Whether a person may open another table; Problem 409 if there are too many."""
        values = {"of_person": person, "since": now() - 86_400_000}

        def work(db: Connection) -> bool:
            if answer_of(db, command) is not None:
                return False
            return bool(db.execute(COUNT_OPEN, values).scalar_one() >= self.each)

        if await self.store.read(work):
            raise Problem(
                409,
                "too-many-tables",
                f"You are at {self.each} unfinished tables: finish or leave one first.",
                values={"limit": self.each},
            )

    async def open_lesson(
        self, person: str, nickname: str, game: str, command: Command | None = None
    ) -> Room:
        """A guided first match of a game there is, begun at once and without hurry; Problem 404 if it has none."""
        try:
            lesson = Lesson.load(game)
        except FileNotFoundError:
            raise nothing_here() from None
        room = await self.open(
            person,
            nickname,
            game=game,
            seats=lesson.seats,
            options=lesson.options,
            listed=False,
            clock={"kind": "none"},
            bots=["simple"] * (lesson.seats - 1),
            lesson=True,
            command=command,
        )
        return await self.start(room.code, person)

    async def try_from(
        self,
        code: str,
        number: int,
        seat: int,
        person: str,
        nickname: str,
        level: str,
        command: Command | None = None,
    ) -> Room:
        """A moment of a finished match to be played on, from a seat that was to act then, against bots.

        All that the seat could not see is redealt. Problem if the match is not over, or that seat had nothing to do.
        """
        async with self.rooms.using(code) as old:
            match, row = old.match, old.match_row
            if row is None or (row["outcome"] is None and old.row["state"] != "over"):
                raise Problem(409, "not-over", "The match is not over yet.")
            if old.tried is not None or match is None:
                raise tried()
            if not 0 <= number < len(match.moves) or seat not in match.at(number).to_act:
                raise bad_request(f"seat {seat} had nothing to do after {number} moves")
            begins = {
                midway.POSITION: midway.imagined(match, number, seat, new_id()),
                midway.FROM: {"table": old.code, "number": number, "seat": seat},
            }
            game, seats, options = match.game.id, match.seats, match.record()["options"]
        if row["rules"] != GAMES[game].rules:
            raise Problem(
                409, "older-rules", "This match was played under older rules, which the coach doesn't know."
            )
        room = await self.open(
            person,
            nickname,
            game=game,
            seats=seats,
            options=options,
            listed=False,
            clock=dict(NO_CLOCK),
            bots=[level] * (seats - 1),
            command=command,
        )
        return await self.start(room.code, person, begins=begins)

    # -- sitting down -----------------------------------------------------------------------------------

    async def join(self, code: str, person: str, nickname: str, command: Command | None = None) -> Room:
        """Take a free place at a table that waits, unless the host has sent this person away or blocked them.

        A table without a clock gets the usual one: people do not wait for each other without end.
        """
        host = (await self.rooms.get(code)).row["host"]
        blocked = host != person and await self.blocks.has_blocked(host, person)

        def decide(room: Room) -> Change | None:
            if room.member_of(person) is not None:
                return None
            if blocked or person in (room.row["kicked"] or ()):
                raise not_welcome()
            change = seat(room, Member(free_place(room), person, None, nickname))
            if room.row["clock"] == NO_CLOCK:  # from now on somebody waits
                change.values |= {"clock": dict(LIVE), "clock_set_at": now()}
            return change

        return await self.rooms.change(code, decide, command)

    async def add_guest(self, code: str, keeper: str, nickname: str, command: Command | None = None) -> Room:
        """Somebody who plays on the same device as a person at the table."""
        guest = new_id()

        def decide(room: Room) -> Change:
            if room.member_of(keeper) is None:
                raise no_seat()
            return seat_guest(room, guest, keeper, nickname)

        return await self.rooms.change(code, decide, command)

    async def leave(self, code: str, person: str, command: Command | None = None) -> None:
        """Give a place up while the table waits, with one's guests; the next person becomes the host."""

        def decide(room: Room) -> Change | None:
            member = room.member_of(person)
            if member is None or room.row["state"] == "over":
                return None
            if room.row["state"] == "playing":
                raise Problem(
                    409,
                    "started",
                    "The match has started: a bot plays for you while you're away.",
                    message="problem-cannot-leave",
                )
            mine = [other for other in room.members if other is member or other.keeper == person]
            others = [other for other in room.members if other.person is not None and other not in mine]
            values: Json = {}
            if room.row["host"] == person and others:
                values["host"] = others[0].person
            if not others:
                values["state"] = "over"
            return Change(remove(code, [other.place for other in mine]), **values)

        await self.rooms.change(code, decide, command)

    # -- one's own place --------------------------------------------------------------------------------

    async def change_member(
        self, code: str, person: str, command: Command | None = None, **values: Any
    ) -> Room:
        """Something about one's own place: ready, entropy, away. The match begins when all are ready."""

        def decide(room: Room) -> Change | None:
            member = room.member_of(person)
            if member is None:
                raise no_seat()
            if "entropy" in values and room.row["state"] != "waiting":
                raise Problem(
                    409,
                    "started",
                    "The cards have been dealt: words of your own only count before that.",
                    message="problem-late-entropy",
                )
            if all(getattr(member, name) == value for name, value in values.items()):
                return None
            return Change(update(schema.members).where(*at_place(code, member.place)).values(**values))

        return await self.rooms.change(code, decide, command)

    async def returned(self, room: Room, person: str | None) -> None:
        """Somebody for whom a bot plays has shown up again."""
        member = room.member_of(person)
        if member is not None and member.away and person is not None and not member.conceded:
            await self.change_member(room.code, person, away=False)

    async def agree_clock(self, code: str, person: str, clock: Any, command: Command | None = None) -> Room:
        """Agree to another clock; it is set when all people at the table want the same."""
        try:
            wanted = read_clock(clock)
        except SaleroomError as error:
            raise Problem(
                400, "bad-clock", f"That time limit isn't possible: {error}.", values={"detail": str(error)}
            ) from None

        def decide(room: Room) -> Change:
            member = room.member_of(person)
            if member is None:
                raise no_seat()
            people = [one for one in room.members if one.person is not None and not one.keeper]
            others = [one for one in people if one is not member]
            if others and wanted == NO_CLOCK:
                raise Problem(
                    409,
                    "bad-clock",
                    "A match with several people needs a time limit.",
                    message="problem-clock-of-several",
                )
            if any(one.wants_clock != wanted for one in others) or room.row["clock"] == wanted:
                mine = update(schema.members).where(*at_place(code, member.place))
                return Change(mine.values(wants_clock=wanted))
            reset = update(schema.members).where(schema.members.c.table == code).values(wants_clock=None)
            at = now()
            turn: Json = {}
            if room.clocks is not None:
                clocks = room.clocks.copy()
                clocks.switch(wanted, at)
                turn = turn_values(clocks)
            return Change(reset, clock=wanted, clock_set_at=at, **turn)

        return await self.rooms.change(code, decide, command)

    # -- beginning --------------------------------------------------------------------------------------

    async def start(
        self, code: str, person: str, command: Command | None = None, *, begins: Json | None = None
    ) -> Room:
        """Deal and begin; empty seats are taken by bots. Only the host may."""

        def decide(room: Room) -> Change | None:
            if room.member_of(person) is None:
                raise no_seat()
            if room.row["state"] == "playing":
                return None
            if room.row["state"] != "waiting":
                raise Problem(409, "over", "This table is closed: open a new one.")
            if room.row["host"] != person:
                raise Problem(403, "not-host", "Only the host can start before the table is full.")
            return deal(room, self.rooms.worker, begins)

        return await self.rooms.change(code, decide, command)

    async def start_if_full(self, code: str) -> Room:
        """Begin when all seats are taken and all people are ready."""

        def decide(room: Room) -> Change | None:
            full = len(room.members) == room.row["seats"]
            ready = all(member.ready or member.bot for member in room.members)
            return (
                deal(room, self.rooms.worker) if room.row["state"] == "waiting" and full and ready else None
            )

        return await self.rooms.change(code, decide)

    async def rematch(self, code: str, person: str, command: Command | None = None) -> Room:
        """The same table anew: the first who asks opens it, with the guests and bots; the others join."""
        await self.check_number(person, command)

        def decide(old: Room) -> Change | None:
            member = old.member_of(person)
            if member is None:
                raise no_seat()
            if old.row["next"] is not None:
                return None
            if old.row["state"] != "over" and (old.match is not None or old.match_row is None):
                raise Problem(409, "not-over", "The match is not over yet.")
            table = table_like(old, member)
            opened.append(table.row["code"])
            return Change(*table.statements(), next=table.row["code"])

        opened: list[str] = []
        old = await self.rooms.change(code, decide, command)
        if old.row["next"] in opened:
            self.announce(old, {"type": "rematch", "code": old.row["next"]})
        member = old.member_of(person)
        if member is None:
            raise no_seat()
        room = await self.join(old.row["next"], person, member.nickname)
        for guest in old.members:
            if guest.keeper == person and guest.person is not None:
                room = await self.add_guest_again(room.code, guest)
        return room

    async def add_guest_again(self, code: str, guest: Member) -> Room:
        """A guest of the match before sits down again, if a place is free."""
        assert guest.keeper is not None
        keeper, person = guest.keeper, new_id()

        def decide(room: Room) -> Change | None:
            full = len(room.members) >= room.row["seats"] or room.row["state"] != "waiting"
            if full or guest.nickname in (member.nickname for member in room.members):
                return None
            return seat_guest(room, person, keeper, guest.nickname)

        return await self.rooms.change(code, decide)
