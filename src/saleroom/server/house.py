"""The house: opens tables, seats people, takes moves, and keeps everybody informed.

One order for a move, whoever makes it and however it arrives: check, append to storage under a unique (match, number),
apply, tell everybody. What was acknowledged is stored.
"""

import asyncio
import contextlib
import hashlib
import logging
import secrets
import unicodedata
from collections import OrderedDict
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update

from saleroom.bots.lesson import Lesson
from saleroom.core import fairness
from saleroom.core.errors import Refused, SaleroomError
from saleroom.core.game import Json
from saleroom.core.match import FORMAT, Match
from saleroom.games import GAMES
from saleroom.server import schema
from saleroom.server.clocks import Clocks, read_clock
from saleroom.server.hub import Hub
from saleroom.server.problems import Problem, no_seat, no_such_game, not_found, nothing_here
from saleroom.server.rooms import OLD_RULES_UNFINISHED, Member, Room, Watcher, encode, now
from saleroom.server.store import StorageError, Store

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
ROOMS_KEPT = 5000
LINK_LASTS = 24 * 3_600_000
WAITING_LASTS = 3 * 24 * 3_600_000
"""After so many milliseconds without a change a table that waits is closed."""
NICKNAME_LENGTH = 24
CHAT_LENGTH = 280
CHAT_SHOWN = 100
"""So many lines are read back."""

log = logging.getLogger("saleroom.house")


def new_code() -> str:
    """A table's code: about 59 bits, easy to read out."""
    return "".join(secrets.choice(ALPHABET) for _ in range(12))


def new_id() -> str:
    """A name for a person, a match or a worker."""
    return secrets.token_hex(12)


def hashed(secret: str) -> str:
    """How a secret is stored. It is random and long, so one round is enough."""
    return hashlib.sha256(b"saleroom/" + secret.encode()).hexdigest()


def clean(text: Any, limit: int, what: str) -> str:
    """Text from a person (`what` is nickname or message): normalised, no control characters, not too long."""
    values: Json = {"what": what, "limit": limit}
    if not isinstance(text, str):
        raise Problem(400, "bad-text", f"A {what} must be a text.", values=values)
    kept = "".join(
        " " if sign.isspace() else sign
        for sign in unicodedata.normalize("NFC", text[: limit * 8])
        if sign.isspace() or unicodedata.category(sign)[0] != "C"
    )
    kept = " ".join(kept.split())
    if not kept:
        raise Problem(
            400, "bad-text", f"A {what} cannot be empty.", message="problem-empty-text", values=values
        )
    if len(kept) > limit:
        raise Problem(
            400,
            "bad-text",
            f"A {what} has at most {limit} characters.",
            message="problem-long-text",
            values=values,
        )
    return kept


class House:
    """All tables, as one worker serves them."""

    def __init__(self, store: Store, hub: Hub, worker: str, *, alone: bool) -> None:
        self.store = store
        self.hub = hub
        self.worker = worker
        self.alone = alone
        """Whether no other worker writes to the storage: then what is in memory is up to date."""
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.opening: dict[str, asyncio.Lock] = {}
        self.known: OrderedDict[str, tuple[str, str]] = OrderedDict()
        self.on_change: list[Any] = []
        """Called with a room after every change of it: the runner of clocks and bots listens."""
        self.leased: set[str] = set()
        """Tables whose clocks and bots run here; the runner says which."""
        self.on_forget: list[Any] = []
        """Called with a person some of whose secrets hold no longer: their connections are cut."""
        self.tables_each = 40
        """At so many tables opened within a day a person may sit before they are over."""

    # -- people -----------------------------------------------------------------------------------------

    async def person_of(self, secret: str | None) -> tuple[str, str] | None:
        """The person a secret belongs to, and the kind of the secret."""
        if not secret or len(secret) > 200:
            return None
        found = self.known.get(hashed(secret))
        if found is None:
            columns = (schema.credentials.c.person, schema.credentials.c.kind)
            query = select(*columns).where(schema.credentials.c.hash == hashed(secret))
            row = await self.store.read(lambda db: db.execute(query).first())
            if row is None or row.kind == "link":
                return None
            found = (row.person, row.kind)
            self.known[hashed(secret)] = found
            while len(self.known) > ROOMS_KEPT * 4:
                self.known.popitem(last=False)
        return found

    async def new_person(self, nickname: str) -> tuple[str, str]:
        """Somebody new: id, and the secret that only they get to see."""
        person, secret = new_id(), secrets.token_urlsafe(32)
        nickname = clean(nickname, NICKNAME_LENGTH, "nickname")

        def work(db: Connection) -> None:
            db.execute(insert(schema.people).values(id=person, nickname=nickname, created_at=now()))
            db.execute(credential(secret, person, "browser", nickname))

        await self.store.write(work)
        return person, secret

    async def new_credential(self, person: str, kind: str, label: str) -> str:
        """Another secret for a person: a bot's token, or a link that moves the seat to another device."""
        secret = secrets.token_urlsafe(32)
        await self.store.write(lambda db: db.execute(credential(secret, person, kind, label)) and None)
        return secret

    async def claim(self, link: str) -> tuple[str, str]:
        """Use a personal link, once: the person and a new secret for this device."""
        if not isinstance(link, str) or len(link) > 200:
            raise Problem(400, "bad-link", "That is not a personal link.")
        secret = secrets.token_urlsafe(32)
        table = schema.credentials

        def work(db: Connection) -> str | None:
            row = db.execute(
                select(table.c.person, table.c.expires_at).where(
                    table.c.hash == hashed(link), table.c.kind == "link"
                )
            ).first()
            if row is None or row.expires_at < now():
                return None
            if db.execute(delete(table).where(table.c.hash == hashed(link))).rowcount != 1:
                return None
            db.execute(credential(secret, row.person, "browser", "another device"))
            return str(row.person)

        person = await self.store.write(work)
        if person is None:
            raise Problem(410, "used-link", "This personal link has been used or is too old: make a new one.")
        return person, secret

    async def forget(self, person: str, secret: str, *, this: bool) -> None:
        """End all of a person's secrets but the given one, or only that one."""
        table = schema.credentials.c
        which = table.hash == hashed(secret) if this else table.hash != hashed(secret)
        gone = delete(schema.credentials).where(table.person == person, which)
        await self.store.write(lambda db: db.execute(gone) and None)
        self.forgotten(person)
        await self.hub.tell({"forget": person})

    def forgotten(self, person: str) -> None:
        """Some secrets of a person hold no longer: look them up again."""
        for key in [key for key, (owner, _) in self.known.items() if owner == person]:
            del self.known[key]
        for listener in self.on_forget:
            listener(person)

    async def check_tables(self, person: str) -> None:
        """Whether a person may open another table; Problem 409 if there are too many."""
        table, member = schema.tables.c, schema.members.c
        query = (
            select(func.count())
            .select_from(schema.members.join(schema.tables, table.code == member.table))
            .where(member.person == person, table.state != "over", table.created_at > now() - 86_400_000)
        )
        if await self.store.read(lambda db: db.execute(query).scalar_one()) >= self.tables_each:
            raise Problem(
                409,
                "too-many-tables",
                f"You sit at {self.tables_each} tables that are not over: finish or leave some first.",
                values={"limit": self.tables_each},
            )

    # -- tables -----------------------------------------------------------------------------------------

    async def open_table(
        self,
        person: str,
        nickname: str,
        *,
        game: str,
        seats: int | None,
        options: Json,
        listed: bool,
        clock: Any,
        bots: list[str],
        lesson: bool = False,
    ) -> Room:
        """A new table; the host sits down first, then the bots."""
        if game not in GAMES:
            raise no_such_game(400)
        rules = GAMES[game]
        try:
            seats = rules.min_seats if seats is None else rules.check_seats(seats)
            rules.read_options(options)
            clock = read_clock(clock)
        except SaleroomError as error:
            raise Problem(
                400, "bad-table", f"There can be no such table: {error}.", values={"detail": str(error)}
            ) from None
        if len(bots) >= seats:
            raise Problem(
                400,
                "bad-table",
                f"There are {seats} seats: at most {seats - 1} bots.",
                message="problem-too-many-bots",
                values={"seats": seats, "most": seats - 1},
            )
        await self.check_tables(person)
        members = [Member(0, person, None, nickname)]
        members += [Member(place, None, bot, f"Bot {place}") for place, bot in enumerate(bots, 1)]
        at = now()
        row: Json = {
            "code": new_code(),
            "game": game,
            "seats": seats,
            "options": options,
            "listed": listed,
            "clock": clock,
            "clock_set_at": at,
            "host": person,
            "state": "waiting",
            "match": None,
            "seed": fairness.new_seed(),
            "lesson": lesson,
            "next": None,
            "version": 0,
            "created_at": at,
            "changed_at": at,
            "worker": None,
            "leased_until": 0,
        }

        def work(db: Connection) -> None:
            db.execute(insert(schema.tables).values(**row))
            db.execute(insert(schema.members), [member_row(row["code"], member) for member in members])

        await self.store.write(work)
        room = Room(row, members)
        self.keep(room)
        return room

    async def open_lesson(self, person: str, nickname: str, game: str) -> Room:
        """A guided first match of a game there is, begun at once and without hurry; Problem 404 if it has none."""
        try:
            lesson = Lesson.load(game)
        except FileNotFoundError:
            raise nothing_here() from None
        room = await self.open_table(
            person,
            nickname,
            game=game,
            seats=lesson.seats,
            options=lesson.options,
            listed=False,
            clock={"kind": "turns", "hours": 336},
            bots=["simple"] * (lesson.seats - 1),
            lesson=True,
        )
        return await self.start(room.code, person)

    async def expire(self) -> None:
        """Close tables at which nobody has begun for long."""
        table = schema.tables.c
        query = (
            select(table.code)
            .where(table.state == "waiting", table.changed_at < now() - WAITING_LASTS)
            .limit(100)
        )
        rows = await self.store.read(lambda db: db.execute(query).all())
        for row in rows:
            room = await self.room(row.code)
            async with room.lock:
                await self.refresh(room)
                if room.row["state"] == "waiting":
                    await self.write_table(room, {"state": "over"})
                    await self.changed(room)

    async def lobby(self, limit: int = 100) -> list[Json]:
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

    async def room(self, code: str) -> Room:
        """A table, from memory or from storage."""
        room = self.rooms.get(code)
        if room is not None:
            self.rooms.move_to_end(code)
            return room
        if not 0 < len(code) <= 16 or not set(code) <= set(ALPHABET):
            raise not_found()
        lock = self.opening.setdefault(code, asyncio.Lock())
        try:
            async with lock:
                if code not in self.rooms:
                    room = await self.load(code)
                    self.keep(room)
                return self.rooms[code]
        finally:
            self.opening.pop(code, None)

    def keep(self, room: Room) -> None:
        """Hold a room in memory, and let go of rooms that nobody has looked at for long."""
        self.rooms[room.code] = room
        for code in list(self.rooms)[: max(0, len(self.rooms) - ROOMS_KEPT)]:
            old = self.rooms[code]
            if not old.watchers and not old.lock.locked() and old.timer is None:
                del self.rooms[code]

    async def load(self, code: str) -> Room:
        """Read a table from storage."""

        def work(db: Connection) -> tuple[Any, Any, Any, Any]:
            row = db.execute(select(schema.tables).where(schema.tables.c.code == code)).mappings().first()
            if row is None:
                return None, [], None, []
            query = (
                select(schema.members).where(schema.members.c.table == code).order_by(schema.members.c.place)
            )
            people = db.execute(query).mappings().all()
            match = None
            played: Any = []
            if row["match"] is not None:
                match = (
                    db.execute(select(schema.matches).where(schema.matches.c.id == row["match"]))
                    .mappings()
                    .one()
                )
                played = moves_after(db, row["match"], 0)
            return row, people, match, played

        row, people, match, played = await self.store.read(work)
        if row is None:
            raise not_found()
        members = [
            Member(**{key: value for key, value in member.items() if key != "table"}) for member in people
        ]
        room = Room(plain(row), members)
        if match is not None:
            self.set_match(room, plain(match))
            self.replay(room, played)
        return room

    def set_match(self, room: Room, row: Json) -> None:
        """Put a match on the table, at its opening."""
        room.match_row = row
        room.match = None
        room.clocks = None
        room.keys.clear()
        room.clock_moves.clear()
        game = GAMES.get(row["game"])
        if game is not None and game.rules == row["rules"]:
            room.match = Match.start(game, seats=row["seats"], options=row["options"], deal=row["deal"])
            room.clocks = Clocks(
                room.row["clock"],
                row["seats"],
                row["started_at"],
                room.match.to_act,
                set_at=room.row["clock_set_at"],
            )

    def replay(self, room: Room, played: Any) -> None:
        """Apply moves that stand in storage."""
        if room.match is None or room.clocks is None:
            return
        for move in played:
            if move.number == room.number:
                self.apply(
                    room,
                    move.seat,
                    room.match.number_of(move.seat, move.move),
                    move.key,
                    move.made_by,
                    move.made_at,
                )

    def apply(self, room: Room, seat: int, number: int, key: str | None, made_by: str, at: int) -> None:
        """A stored move takes effect."""
        assert room.match is not None
        assert room.clocks is not None
        if key is not None:
            room.keys[seat, key] = room.number
        room.clock_moves[seat] = room.clock_moves.get(seat, 0) + 1 if made_by == "clock" else 0
        room.match.push(seat, number)
        room.clocks.moved(seat, at, room.number, room.match.to_act)

    async def refresh(self, room: Room) -> None:
        """Bring a room up to date with storage. Whoever is at it learns what was new. The caller holds its lock."""
        if self.alone:
            return
        match_id = room.match_row["id"] if room.match_row else None
        number = room.number

        def work(db: Connection) -> tuple[Any, Any]:
            query = select(schema.tables.c.version, schema.tables.c.match).where(
                schema.tables.c.code == room.code
            )
            row = db.execute(query).one()
            return row, moves_after(db, match_id, number) if row.match == match_id and match_id else []

        row, played = await self.store.read(work)
        if row.version != room.row["version"] or row.match != match_id:
            fresh = await self.load(room.code)
            room.row, room.members = fresh.row, fresh.members
            room.match_row, room.match, room.clocks = fresh.match_row, fresh.match, fresh.clocks
            room.keys, room.clock_moves = fresh.keys, fresh.clock_moves
        elif played:
            self.replay(room, played)
        else:
            return
        self.show(room)

    def show(self, room: Room) -> None:
        """Tell everybody here: people, and whoever runs clocks and bots."""
        room.broadcast()
        for listener in self.on_change:
            listener(room)

    async def changed(self, room: Room) -> None:
        """Tell everybody, here and at the other workers."""
        self.show(room)
        await self.hub.tell({"table": room.code})

    async def heard(self, note: Json) -> None:
        """A note of another worker: look at that table again, if anybody here cares."""
        if "forget" in note:
            self.forgotten(note["forget"])
            return
        if "lost" in note:
            self.known.clear()
        codes = [note["table"]] if "table" in note else self.cared_for()
        for code in codes:
            room = self.rooms.get(code)
            if room is None and code not in self.leased:
                continue
            if room is None:  # let go of while nothing was due
                with contextlib.suppress(Problem, StorageError):
                    self.show(await self.room(code))
                continue
            if "people" in note:
                room.elsewhere[note["worker"]] = (now(), note["people"])
                room.broadcast()
                if note.get("ask") and room.watchers:
                    await self.tell_presence(room)
                continue
            if "say" in note:
                room.send(encode(note["say"]))
                continue
            try:
                async with room.lock:
                    await self.refresh(room)
            except (Problem, StorageError):
                continue
            if "lost" in note and room.watchers:
                await self.tell_presence(room, ask=True)

    def cared_for(self) -> list[str]:
        """Tables that somebody here watches, or whose clocks and bots run here: others are read when asked for."""
        return [
            *self.leased,
            *(code for code, room in self.rooms.items() if room.watchers and code not in self.leased),
        ]

    async def write_table(self, room: Room, values: Json, *more: Any) -> None:
        """Change a table's row (and whatever else) in one transaction; its version goes up."""
        values = {**values, "version": room.row["version"] + 1, "changed_at": now()}
        before = room.row["version"]

        def work(db: Connection) -> bool:
            query = update(schema.tables).where(
                schema.tables.c.code == room.code, schema.tables.c.version == before
            )
            if db.execute(query.values(**values)).rowcount != 1:
                return False
            for statement in more:
                db.execute(statement)
            return True

        if not await self.store.write(work):
            await self.refresh(room)
            raise Problem(409, "changed", "The table has just changed: look again.")
        room.row.update(values)

    # -- sitting down -----------------------------------------------------------------------------------

    async def join(self, code: str, person: str, nickname: str) -> Room:
        """Take a free place at a table that waits."""
        room = await self.room(code)
        async with room.lock:
            await self.refresh(room)
            if room.member_of(person) is not None:
                return room
            await self.seat(room, Member(free_place(room), person, None, nickname))
        return room

    async def seat(self, room: Room, member: Member, *before: Any) -> None:
        """Somebody sits down; the statements before belong to it. The caller holds the room's lock."""
        row = insert(schema.members).values(**member_row(room.code, member))
        await self.write_table(room, {}, *before, row)
        room.members.append(member)
        await self.changed(room)

    async def add_guest(self, code: str, keeper: str, nickname: str) -> Room:
        """Somebody who plays on the same device as a person at the table."""
        room = await self.room(code)
        async with room.lock:
            await self.refresh(room)
            if room.member_of(keeper) is None:
                raise no_seat()
            guest = Member(free_place(room), new_id(), None, nickname, keeper=keeper, ready=True)
            person = insert(schema.people).values(id=guest.person, nickname=nickname, created_at=now())
            await self.seat(room, guest, person)
        return room

    async def add_bot(self, code: str, person: str, level: str) -> Room:
        """A bot of a level there is takes a free place. The host may."""
        room = await self.room(code)
        async with room.lock:
            await self.refresh(room)
            check_bots_may_change(room, person)
            place = free_place(room)
            await self.seat(room, Member(place, None, level, f"Bot {place}"))
        return room

    async def remove_bot(self, code: str, person: str, place: int) -> Room:
        """A bot gives its place up. The host may."""
        room = await self.room(code)
        async with room.lock:
            await self.refresh(room)
            check_bots_may_change(room, person)
            bot = next((one for one in room.members if one.bot is not None and one.place == place), None)
            if bot is None:
                raise Problem(404, "no-bot-there", "No bot sits at that place.")
            table = schema.members.c
            gone = delete(schema.members).where(table.table == code, table.place == place)
            await self.write_table(room, {}, gone)
            room.members.remove(bot)
            await self.changed(room)
        return room

    async def leave(self, code: str, person: str) -> None:
        """Give a place up while the table waits, with one's guests; the next person becomes the host."""
        room = await self.room(code)
        async with room.lock:
            await self.refresh(room)
            member = room.member_of(person)
            if member is None:
                return
            if room.row["state"] == "playing":
                raise Problem(
                    409,
                    "started",
                    "The match has begun: a bot plays for you while you are away.",
                    message="problem-cannot-leave",
                )
            mine = [other for other in room.members if other is member or other.keeper == person]
            others = [other for other in room.members if other.person is not None and other not in mine]
            table = schema.members.c
            places = [other.place for other in mine]
            gone = delete(schema.members).where(table.table == code, table.place.in_(places))
            values: Json = {}
            if room.row["host"] == person and others:
                values["host"] = others[0].person
            if not others:
                values["state"] = "over"
            await self.write_table(room, values, gone)
            room.members = [other for other in room.members if other not in mine]
            await self.changed(room)

    async def change_member(self, code: str, person: str, **values: Any) -> Room:
        """Something about one's own place: ready, entropy, away."""
        room = await self.room(code)
        async with room.lock:
            await self.refresh(room)
            member = room.member_of(person)
            if member is None:
                raise no_seat()
            if "entropy" in values and room.row["state"] != "waiting":
                raise Problem(
                    409,
                    "started",
                    "The cards are dealt: entropy counts only before.",
                    message="problem-late-entropy",
                )
            table = schema.members.c
            where = (table.table == code, table.place == member.place)
            await self.write_table(room, {}, update(schema.members).where(*where).values(**values))
            for name, value in values.items():
                setattr(member, name, value)
            await self.changed(room)
        return room

    async def start(self, code: str, person: str) -> Room:
        """Deal and begin; empty seats are taken by bots. Only the host may."""
        room = await self.room(code)
        async with room.lock:
            await self.refresh(room)
            if room.row["state"] == "playing":
                return room
            if room.row["state"] != "waiting":
                raise Problem(409, "over", "This table is closed: open a new one.")
            if room.row["host"] != person or room.member_of(person) is None:
                raise Problem(403, "not-host", "Only the host can begin before the table is full.")
            await self.deal(room)
        return room

    async def start_if_full(self, room: Room) -> None:
        """Begin when all seats are taken and all people are ready."""
        async with room.lock:
            await self.refresh(room)
            full = len(room.members) == room.row["seats"]
            if room.row["state"] == "waiting" and full and all(m.ready or m.bot for m in room.members):
                await self.deal(room)

    async def deal(self, room: Room) -> None:
        """Seats and deal from seed and entropy, the commitment, and the match begins.

        In a lesson the deal is the lesson's, and the learner has the seat that it is told for.
        """
        row = room.row
        game = GAMES.get(row["game"])
        if game is None:  # its package has gone since the table was opened
            raise no_such_game(409)
        members = list(room.members)
        place = 1 + max(member.place for member in members)
        added = [
            Member(place + i, None, "simple", f"Bot {place + i}") for i in range(row["seats"] - len(members))
        ]
        members += added
        entropy = [member.entropy for member in members]
        if row["lesson"]:
            lesson = Lesson.load(game.id)
            match = lesson.start()
            seats = [lesson.you, *(seat for seat in range(lesson.seats) if seat != lesson.you)]
        else:
            match, seats = fairness.draw(game, row["seats"], row["options"], row["seed"], entropy)
        salt = fairness.new_salt()
        record = match.record()
        at = now()
        match_row: Json = {
            "id": new_id(),
            "table": room.code,
            "game": game.id,
            "rules": game.rules,
            "seats": row["seats"],
            "options": record["options"],
            "deal": record["deal"],
            "seed": row["seed"],
            "salt": salt,
            "commitment": fairness.deal_commitment(
                salt, game.id, game.rules, row["seats"], record["options"], record["deal"]
            ),
            "entropy": entropy,
            "seating": seats,
            "started_at": at,
            "ended_at": None,
            "outcome": None,
        }
        table = schema.members.c
        statements: list[Any] = [insert(schema.matches).values(**match_row)]
        statements += [insert(schema.members).values(**member_row(room.code, member)) for member in added]
        for member, seat in zip(members, seats, strict=True):
            where = (table.table == room.code, table.place == member.place)
            statements.append(update(schema.members).where(*where).values(seat=seat))
        await self.write_table(room, {"state": "playing", "match": match_row["id"]}, *statements)
        for member, seat in zip(members, seats, strict=True):
            member.seat = seat
        room.members = members
        self.set_match(room, match_row)
        for watcher in room.watchers:
            watcher.seen = 0
        await self.changed(room)

    async def rematch(self, code: str, person: str) -> Room:
        """The same table anew: the first who asks opens it, with the guests and bots; the others join."""
        old = await self.room(code)
        member = old.member_of(person)
        if member is None:
            raise no_seat()
        async with old.lock:
            await self.refresh(old)
            room = None if old.row["next"] is None else await self.room(old.row["next"])
            if room is None:
                room = await self.open_again(old, member)
        await self.join(room.code, person, member.nickname)
        for guest in old.members:
            free = room.row["seats"] - len(room.members)
            if guest.keeper == person and free and guest.nickname not in (m.nickname for m in room.members):
                await self.add_guest(room.code, person, guest.nickname)
        return room

    async def open_again(self, old: Room, member: Member) -> Room:
        """A new table like an old one, which then points to it."""
        assert member.person is not None
        if old.row["state"] != "over" and (old.match is not None or old.match_row is None):
            raise Problem(409, "not-over", "The match is not over yet.")
        room = await self.open_table(
            member.person,
            member.nickname,
            game=old.row["game"],
            seats=old.row["seats"],
            options=old.row["options"],
            listed=False,
            clock=old.row["clock"],
            bots=[other.bot for other in old.members if other.bot],
            lesson=old.row["lesson"],
        )
        await self.write_table(old, {"next": room.code})
        await self.changed(old)
        await self.send_all(old, {"type": "rematch", "code": room.code})
        return room

    async def agree_clock(self, code: str, person: str, clock: Any) -> Room:
        """Agree to another clock; it is set when all people at the table want the same."""
        try:
            wanted = read_clock(clock)
        except SaleroomError as error:
            raise Problem(
                400, "bad-clock", f"There is no such clock: {error}.", values={"detail": str(error)}
            ) from None
        room = await self.change_member(code, person, wants_clock=wanted)
        async with room.lock:
            people = [member for member in room.members if member.person is not None and not member.keeper]
            if all(member.wants_clock == wanted for member in people) and room.row["clock"] != wanted:
                reset = update(schema.members).where(schema.members.c.table == code).values(wants_clock=None)
                at = now()
                await self.write_table(room, {"clock": wanted, "clock_set_at": at}, reset)
                for member in people:
                    member.wants_clock = None
                if room.clocks is not None:
                    room.clocks.switch(wanted, at)
                await self.changed(room)
        return room

    # -- play -------------------------------------------------------------------------------------------

    async def play(
        self,
        code: str,
        seat: int,
        move: Any,
        *,
        key: str | None = None,
        number: int | None = None,
        made_by: str = "person",
    ) -> int:
        """Make a move; its number, once it is stored. The same key again gives the same number again."""
        room = await self.room(code)
        async with room.lock:
            await self.refresh(room)
            while True:
                match, clocks = room.match, room.clocks
                if room.match_row is None or match is None or clocks is None:
                    if room.match_row is not None and room.match_row["outcome"] is None:
                        raise Problem(409, "old-rules", OLD_RULES_UNFINISHED)
                    raise Problem(409, "not-playing", "No match is being played at this table.")
                if key is not None and (seat, key) in room.keys:
                    return room.keys[seat, key]
                if number is not None and number < clocks.asked_number[seat]:
                    raise Problem(409, "stale", "That was for an earlier decision: look at the table again.")
                try:
                    checked = match.number_of(seat, move)
                except Refused as refusal:
                    raise Problem(
                        422,
                        "refused",
                        refusal.sentence,
                        message=f"refused-{refusal.name}",
                        values=refusal.values,
                        rule=refusal.rule,
                    ) from None
                at = now()
                row = {
                    "match": room.match_row["id"],
                    "number": room.number,
                    "seat": seat,
                    "move": match.game.decode(match.state, seat, checked),
                    "made_by": made_by,
                    "key": key,
                    "made_at": at,
                }
                end = self.end_after(room, match, seat, checked, at)
                if await self.store.write(append_move(row, room.code, end)):
                    break
                await self.catch_up(room)
            stored = room.number
            self.apply(room, seat, checked, key, made_by, at)
            if end is not None:
                room.row.update(end["table"])
                room.match_row.update(end["match"])
            await self.changed(room)
        return stored

    def end_after(self, room: Room, match: Match, seat: int, number: int, at: int) -> Json | None:
        """What is stored together with a move that ends the match: the result, and a fresh seed for the table."""
        after = match.state.copy()
        after.apply(seat, number)
        if not after.over():
            return None
        return {
            "match": {"outcome": match.game.outcome(after, match.seats), "ended_at": at},
            "table": {
                "state": "over",
                "seed": fairness.new_seed(),
                "version": room.row["version"] + 1,
                "changed_at": at,
            },
        }

    async def catch_up(self, room: Room) -> None:
        """Fetch moves that somebody else has stored in the meantime."""
        assert room.match_row is not None
        match_id, number = room.match_row["id"], room.number
        self.replay(room, await self.store.read(lambda db: moves_after(db, match_id, number)))
        self.show(room)

    async def record_of(self, room: Room) -> Json:
        """The record of a finished match, with its receipt; of one under older rules, as it was stored."""
        row = room.match_row
        if row is None or row["outcome"] is None:
            raise Problem(
                409,
                "not-over",
                "The record is shown when the match is over.",
                message="problem-no-record-yet",
            )
        if room.match is not None:
            return {**room.match.record(), "receipt": self.receipt_of(room)}
        moves = await self.store.read(lambda db: moves_after(db, row["id"], 0))
        return {
            "format": FORMAT,
            **{key: row[key] for key in ("game", "rules", "seats", "options", "deal")},
            "moves": [{"seat": move.seat, **move.move} for move in moves],
            "receipt": self.receipt_of(room),
        }

    def receipt_of(self, room: Room) -> Json:
        """What is needed to check that the deal was fair; seed, salt and deal only after the end."""
        if room.match_row is None:
            raise Problem(409, "not-playing", "Nothing has been dealt yet.", message="problem-not-dealt")
        row = room.match_row
        receipt: Json = {
            "commitment": row["commitment"],
            "seed_commitment": fairness.seed_commitment(row["seed"]),
        }
        if row["outcome"] is not None:
            receipt |= {name: row[name] for name in ("salt", "seed", "entropy", "seating")}
        return receipt

    # -- watching ---------------------------------------------------------------------------------------

    async def watch(self, room: Room, watcher: Watcher) -> None:
        """A connection is there: it gets all it may know, and the others learn who is here."""
        first = not room.watchers
        room.watchers.add(watcher)
        await self.returned(room, watcher.person)
        room.broadcast()
        await self.tell_presence(room, ask=first)

    async def unwatch(self, room: Room, watcher: Watcher) -> None:
        """A connection is gone."""
        room.watchers.discard(watcher)
        room.broadcast()
        await self.tell_presence(room)

    async def tell_presence(self, room: Room, *, ask: bool = False) -> None:
        """Tell the other workers who is connected here, and ask who is there."""
        here = sorted({watcher.person for watcher in room.watchers if watcher.person})
        await self.hub.tell({"table": room.code, "people": here, "worker": self.worker, "ask": ask})

    async def say(self, code: str, person: str, text: Any, phrase: str | None = None) -> None:
        """A line of chat; a set phrase has a name too, by which everybody reads it in their own language."""
        room = await self.room(code)
        member = room.member_of(person)
        if member is None:
            raise no_seat()
        line = {
            "table": code,
            "nickname": member.nickname,
            "text": clean(text, CHAT_LENGTH, "message"),
            "said_at": now(),
            "phrase": phrase,
        }
        await self.store.write(lambda db: db.execute(insert(schema.chat).values(**line)) and None)
        await self.send_all(room, {"type": "chat", **chat_line(line)})

    async def said(self, code: str) -> list[Json]:
        """The last lines of chat at a table, the oldest first."""
        room = await self.room(code)
        line = schema.chat.c
        query = select(schema.chat).where(line.table == room.code).order_by(line.id.desc()).limit(CHAT_SHOWN)
        rows = await self.store.read(lambda db: db.execute(query).mappings().all())
        return [chat_line(row) for row in reversed(rows)]

    async def send_all(self, room: Room, message: Json) -> None:
        """A message to everybody at a table, through whatever worker."""
        room.send(encode(message))
        await self.hub.tell({"table": room.code, "say": message})

    async def returned(self, room: Room, person: str | None) -> None:
        """Somebody for whom a bot plays has shown up again."""
        member = room.member_of(person)
        if member is not None and member.away and person is not None:
            await self.change_member(room.code, person, away=False)


def free_place(room: Room) -> int:
    """The place of whoever comes next; Problem if nobody can sit down any more."""
    if room.row["state"] != "waiting":
        raise Problem(409, "started", "The match has begun; you may watch.")
    if len(room.members) >= room.row["seats"]:
        raise Problem(409, "full", "All seats are taken; you may watch.")
    return 1 + max(member.place for member in room.members)


def check_bots_may_change(room: Room, person: str) -> None:
    """Whether this person may seat bots and send them away; Problem if not, or not any more."""
    if room.row["host"] != person or room.member_of(person) is None:
        raise Problem(
            403, "not-host", "Only the host can change the bots.", message="problem-not-host-of-bots"
        )
    if room.row["state"] != "waiting":
        raise Problem(
            409, "started", "The bots can be changed only before the start.", message="problem-late-bots"
        )


def chat_line(row: Any) -> Json:
    """A line of chat as everybody may read it."""
    return {key: row[key] for key in ("nickname", "text", "said_at", "phrase") if row[key] is not None}


def plain(row: Any) -> Json:
    """A row as an ordinary object."""
    return {str(key): value for key, value in row.items()}


def credential(secret: str, person: str, kind: str, label: str) -> Any:
    """The statement that stores a secret, as its hash."""
    at = now()
    return insert(schema.credentials).values(
        hash=hashed(secret),
        person=person,
        kind=kind,
        label=label[:40],
        created_at=at,
        expires_at=at + LINK_LASTS if kind == "link" else None,
    )


def member_row(code: str, member: Member) -> Json:
    """A member as a row."""
    return {"table": code, **vars(member)}


def moves_after(db: Connection, match: str, number: int) -> Any:
    """The moves of a match from a number on, in order."""
    table = schema.moves.c
    query = select(schema.moves).where(table.match == match, table.number >= number).order_by(table.number)
    return db.execute(query).all()


MOVE_COLUMNS = ("match", "number", "seat", "made_by", "key", "made_at")
INSERT_MOVE = (
    f"INSERT INTO moves ({', '.join(map(repr, MOVE_COLUMNS))}, 'move') "
    f"VALUES ({', '.join('?' * (len(MOVE_COLUMNS) + 1))}) ON CONFLICT DO NOTHING"
).replace("'", '"')
"""In plain SQL: this is what the house does most, and building the statement took twenty times as long."""


def append_move(row: Json, code: str, end: Json | None) -> Any:
    """Work that stores a move under its number, and the result if it ends the match.

    True also if this very move is stored already; False if the number is taken by another.
    """

    def work(db: Connection) -> bool:
        mark = "%s" if db.dialect.name == "postgresql" else "?"
        values = (*(row[name] for name in MOVE_COLUMNS), encode(row["move"]).decode())
        if db.exec_driver_sql(INSERT_MOVE.replace("?", mark), values).rowcount != 1:
            table = schema.moves.c
            query = select(schema.moves).where(table.match == row["match"], table.number == row["number"])
            there = db.execute(query).first()
            if there is None or there.key is None or (there.seat, there.key) != (row["seat"], row["key"]):
                return False
        if end is not None:
            db.execute(
                update(schema.matches).where(schema.matches.c.id == row["match"]).values(**end["match"])
            )
            table = schema.tables.c
            # One more than it is, whatever another worker made it in the meantime.
            closed = {**end["table"], "version": table.version + 1}
            db.execute(update(schema.tables).where(table.code == code).values(**closed))
        return True

    return work
