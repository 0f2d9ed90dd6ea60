"""A table as a worker holds it in memory: who sits there, the match, its clocks, and who is watching."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from saleroom.bots import LEVELS
from saleroom.core.game import Json
from saleroom.core.match import Match
from saleroom.server import messages, midway
from saleroom.server.clocks import Clocks
from saleroom.server.presets import preset_of
from saleroom.server.problems import no_seat
from saleroom.server.sources import now

encode = msgspec.json.Encoder().encode

OLD_RULES_UNFINISHED = messages.OLD_RULES_UNFINISHED

PRESENCE_LASTS = 45_000
"""A worker that has not said for so long who is connected to it has nobody."""


@dataclass
class Member:
    """Somebody at a table: a person or a bot."""

    place: int
    person: str | None
    bot: str | None
    nickname: str
    keeper: str | None = None
    """The person on whose device a guest plays."""
    seat: int | None = None
    ready: bool = False
    away: bool = False
    entropy: str | None = None
    wants_clock: Json | None = None
    agrees_to: str | None = None
    """What the match is to do by consent of all: pause, resume or abandon."""
    muted: bool = False
    """Whether the host keeps them from chatting at this table."""
    conceded: bool = False
    """Whether they have given up: a bot plays the seat to the end."""
    character: str | None = None
    """Who a bot is."""
    program: bool = False
    """Whether they have a token, with which a program plays; not stored here, but read with the member."""

    @property
    def owner(self) -> str | None:
        """The person who answers for this place: a guest's is whoever brought them."""
        return self.keeper or self.person

    @property
    def bot_name(self) -> str | None:
        """The bot that plays here, as `bots.make` takes it: `expert/vera`, or the level alone; None for a person."""
        if self.character is None or self.bot not in LEVELS:
            return self.bot
        return f"{self.bot}/{self.character}"


@dataclass(eq=False, slots=True)
class Watcher:
    """A connection to a table: its seat (None: a spectator), what it has seen, and where messages go."""

    person: str | None
    knows_all_it_saw: bool
    """Whether it gets the perfect memory: bots do, people by the table's option."""
    send: Callable[[bytes], None]
    seen: int = 0
    insight: bool = False
    """Whether it wants to be told what can be worked out, as the browser's tables do."""
    changes: bool = False
    """Whether it wants only what has changed, once it has a state."""
    has_state: bool = False
    """Whether it has been sent a state."""
    owner: str | None = None
    """The person who answers for it: of a guest whoever brought them."""
    blocked: frozenset[str] = frozenset()
    """People whose chat it is not sent."""
    blocks_read: int = -1
    """After how many changes of anybody's blocks these were read."""
    seated: messages.Seated | None = None
    """As what it looks at the table, once it has been told something."""
    dismiss: Callable[[], object] = lambda: None
    """Ends the connection because the table takes no spectators any more."""


@dataclass(eq=False)
class Room:
    """One table."""

    row: Json
    members: list[Member]
    match_row: Json | None = None
    match: Match | None = None
    clocks: Clocks | None = None
    keys: dict[tuple[int, str], int] = field(default_factory=dict)
    clock_moves: dict[int, int] = field(default_factory=dict)
    """How often in a row the clock has moved for a seat."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: set[Watcher] = field(default_factory=set)
    elsewhere: dict[str, tuple[int, list[str]]] = field(default_factory=dict)
    """People connected through other workers, and when those last said so."""
    timer: asyncio.TimerHandle | None = None
    in_doubt: bool = False
    """Whether storage may say something else: then it is read anew before this room answers anything."""
    used_at: int = field(default_factory=now)
    """When somebody last asked for it."""
    lobby_version: int = -1
    """The version of which this worker has told the lobby, if the table is listed."""
    last_sent: messages.SentState | None = None
    """The state that everybody here was sent last; None if nobody is here."""
    _table: tuple[Any, Json] = (None, {})
    _table_key: tuple[Any, ...] = ()
    """From what it was last seen that the table is still the same."""

    @property
    def code(self) -> str:
        """The table's code."""
        return str(self.row["code"])

    @property
    def number(self) -> int:
        """How many moves have been made."""
        return len(self.match.moves) if self.match is not None else 0

    @property
    def match_id(self) -> str | None:
        """The id of the match on the table."""
        return str(self.match_row["id"]) if self.match_row is not None else None

    @property
    def tried(self) -> Json | None:
        """Of a match that began in the middle of another: that one's table, after how many moves, and whose seat."""
        found: Json | None = (self.match_row or {}).get("deal", {}).get(midway.FROM)
        return found

    @property
    def running(self) -> bool:
        """Whether a match is being played here and may go on now: not over, abandoned, closed or paused."""
        going_on = self.row["state"] == "playing" and self.row["paused_at"] is None
        return going_on and self.match is not None and self.clocks is not None and not self.match.over

    def may_watch(self, person: str | None) -> bool:
        """Whether somebody may look at this table: at a private one only who sits there, or still could."""
        if not self.row["private"] or self.seats_of(person):
            return True
        return bool(self.row["state"] == "waiting" and len(self.members) < self.row["seats"])

    def seats_of(self, person: str | None) -> list[Member]:
        """The members that a person answers for: themselves and their guests."""
        return [one for one in self.members if person is not None and person in (one.person, one.keeper)]

    def member_of(self, person: str | None) -> Member | None:
        """The member that a person is."""
        if person is not None:
            for member in self.members:
                if member.person == person:
                    return member
        return None

    def acting(self, person: str | None, place: int | None) -> str | None:
        """The person somebody acts as: themselves, or whoever at that place plays on their device."""
        if place is None:
            return person
        for member in self.members:
            if member.place == place and person is not None and person in (member.person, member.keeper):
                return member.person
        raise no_seat()

    def seat_of(self, person: str | None) -> int | None:
        """The seat of a person in the match under way."""
        member = self.member_of(person)
        return member.seat if member is not None else None

    def at_seat(self, seat: int) -> Member:
        """Who sits there."""
        for member in self.members:
            if member.seat == seat:
                return member
        raise LookupError(f"nobody sits at {seat}")

    def connected(self) -> set[str]:
        """The people who are there at the moment."""
        here = {watcher.person for watcher in self.watchers if watcher.person}
        recent = now() - PRESENCE_LASTS
        return here.union(*(people for said, people in self.elsewhere.values() if said > recent))

    def spectators(self) -> int:
        """How many watch through this worker without a seat."""
        seated = {person for member in self.members for person in (member.person, member.keeper) if person}
        return sum(watcher.person not in seated for watcher in self.watchers)

    def public(self, person: str | None) -> Json:
        """The table as anybody may see it; `you` is the place of whoever asks."""
        me = self.member_of(person)
        owner = me.keeper or person if me is not None else person
        return {
            **self.shared_table(),
            "you": me.place if me is not None else None,
            "mine": [m.place for m in self.members if owner is not None and owner in (m.person, m.keeper)],
        }

    def shared_table(self) -> Json:
        """What everybody sees of the table alike. It changes seldom, so it is kept until it does."""
        version, match = self.row["version"], self.match_id
        people = [watcher.person for watcher in self.watchers]
        key: tuple[Any, ...] = (version, match, people, self.connected() if self.elsewhere else None)
        if self._table_key != key:
            self._table_key = key
            here, spectators = self.connected(), self.spectators()
            seen = (version, match, here, spectators)
            if self._table[0] != seen:
                self._table = (seen, self._described(here, spectators))
        return self._table[1]

    def _described(self, here: set[str], spectators: int) -> Json:
        row, match = self.row, self.match_row
        return {
            "code": row["code"],
            "game": row["game"],
            "seats": row["seats"],
            "options": row["options"],
            "preset": preset_of(row["game"], row["options"]),
            "listed": row["listed"],
            "clock": row["clock"],
            "state": row["state"],
            "members": [
                {
                    "place": member.place,
                    "nickname": member.nickname,
                    "bot": member.bot,
                    "character": member.character,
                    "guest": member.keeper is not None,
                    "program": member.program,
                    "seat": member.seat,
                    "ready": member.ready or member.bot is not None,
                    "away": member.away,
                    "connected": member.bot is not None or member.person in here or member.keeper in here,
                    "host": member.person is not None and member.person == row["host"],
                    "wants_clock": member.wants_clock,
                    "added_entropy": member.entropy is not None,
                    "agrees_to": member.agrees_to,
                    "muted": member.muted,
                    "conceded": member.conceded,
                }
                for member in self.members
            ],
            "spectators": spectators,
            "seed_commitment": row["seed_commitment"],
            "commitment": match["commitment"] if match else None,
            "match": match["id"] if match else None,
            "lesson": row["lesson"],
            "next": row["next"],
            "private": bool(row["private"]),
            "paused": row["paused_at"] is not None,
            "ended": row["ended"],
            "tried": self.tried,
        }

    def message(self, person: str | None, seen: int, *, full_memory: bool, insight: bool = False) -> Json:
        """All that somebody may know now: table, view, legal moves, what has happened since move `seen`, clocks."""
        return messages.state(self, person, seen, now(), full_memory=full_memory, insight=insight)

    def send(self, message: bytes, by: str | None = None) -> None:
        """The same to everybody who watches, but not to those who have blocked the person it comes from."""
        for watcher in tuple(self.watchers):
            if by is None or by not in watcher.blocked:
                watcher.send(message)

    def dismiss_spectators(self) -> None:
        """End the connections of those who may watch no longer."""
        if self.row["private"]:
            for watcher in tuple(self.watchers):
                if not self.may_watch(watcher.person):
                    self.watchers.discard(watcher)
                    watcher.dismiss()

    def broadcast(self) -> None:
        """Send everybody who watches what is new to them."""
        messages.broadcast(self, now())
