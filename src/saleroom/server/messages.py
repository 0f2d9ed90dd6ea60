"""What the people at a table are sent: whole states, changes, and who is connected.

Whoever connects is sent a whole state. A client that asked for changes is then sent, of every later state, only what
differs from the state before. What all viewers see alike is compared and encoded once for all of them; then comes,
for each, what only they see.
"""

from array import array
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from saleroom.bots.lesson import Lesson
from saleroom.core.game import Json
from saleroom.core.match import Match
from saleroom.server.clocks import Clocks

if TYPE_CHECKING:
    from saleroom.server.rooms import Member, Room, Watcher

OLD_RULES = "This match was played under older rules: only its result is shown."
OLD_RULES_UNFINISHED = (
    "This match was started under older rules and can't go on here: open a new table, or ask for a rematch."
)

encode: Callable[[object], bytes] = msgspec.json.Encoder().encode

NO_MOVES: "array[int]" = array("q")


class Viewer(NamedTuple):
    """Those who are sent the same: whoever has this place and seat (None: spectators) and asked for the same."""

    place: int | None
    seat: int | None
    full_memory: bool
    insight: bool


class Seated(NamedTuple):
    """As what a watcher looks at a table, as long as its members are these."""

    members: "list[Member]"
    viewer: Viewer
    person: str | None
    """Whoever watches, if they are a member."""


class Own(NamedTuple):
    """What one viewer was told of a state besides what all were told."""

    view: Json
    insight: Json
    legal: "array[int]"
    """The numbers of the legal moves."""
    asked: int | None
    hint: Json | None
    history: int


NOTHING = Own({}, {}, NO_MOVES, None, None, 0)


@dataclass(slots=True)
class SentState:
    """The state that everybody at a table was told last, in the parts that a change is made of."""

    version: int
    number: int
    match: str | None
    events: int
    """How many events had happened."""
    table: Json
    view: Json
    clocks: Json
    own: dict[Viewer, Own] = field(default_factory=dict)

    def is_now(self, room: "Room") -> bool:
        """Whether the table is still in this state; who is connected does not count."""
        return (
            self.number == room.number and self.version == room.row["version"] and self.match == room.match_id
        )


def differences(before: Json, now: Json) -> Json:
    """The fields that are new or different."""
    return {key: value for key, value in now.items() if key not in before or before[key] != value}


# -- whole states -------------------------------------------------------------------------------------------


def state(
    room: "Room",
    person: str | None,
    seen: int,
    at: int,
    *,
    full_memory: bool,
    insight: bool,
    shared: Json | None = None,
    news: bool = False,
) -> Json:
    """All that somebody may know now: table, view, legal moves, what has happened since move `seen`, clocks.

    `at` is the time, `shared` the part of the view that all see alike, where it is made once for many. People are not
    told again what they may not look back at, unless all since move `seen` is `news` to them.
    """
    message: Json = {
        "type": "state",
        "version": room.row["version"],
        "number": room.number,
        "now": at,
        "table": room.public(person),
        "view": None,
        "insight": None,
        "legal": [],
        "first": 0,
        "history": 0,
        "events": [],
        "clocks": None,
    }
    match, seat = room.match, room.seat_of(person)
    if match is not None and room.clocks is not None:
        message["view"] = match.view(seat, for_human=not full_memory, shared=shared)
        if insight:
            message["insight"] = match.insight(seat, for_human=not full_memory)
        message["legal"] = match.legal(seat) if seat is not None and room.running else []
        history = 0 if full_memory else match.history_begins()
        first = match.events_until(min(seen, room.number))
        if not news:
            first = max(first, history)
        message["first"] = match.seen_before(seat, first)
        message["history"] = match.seen_before(seat, history)
        message["events"] = match.events_between(seat, first, match.event_count)
        message["clocks"] = room.clocks.public()
        if seat is not None:
            message["asked"] = room.clocks.asked_number[seat]
            if room.row["lesson"]:
                message["hint"] = Lesson.load(match.game.id).hint(match)
    elif room.match_row is not None:
        message["note"] = OLD_RULES if room.match_row["outcome"] else OLD_RULES_UNFINISHED
        message["outcome"] = room.match_row["outcome"]
    return message


# -- what everybody is sent ---------------------------------------------------------------------------------


def broadcast(room: "Room", at: int) -> None:
    """Send everybody at a table what is new to them; `at` is the time."""
    if not room.watchers:
        room.last_sent = None
        return
    before = room.last_sent
    if before is not None and before.is_now(room):
        greet_and_tell_presence(room, before, at)
        return
    sender = Sender(room, at, before)
    for watcher in tuple(room.watchers):
        sender.send(watcher)
    room.last_sent = sender.sent


def greet_and_tell_presence(room: "Room", last: SentState, at: int) -> None:
    """Nothing happened at the table: newcomers are sent the state, and the others who is connected, if that changed."""
    table = room.shared_table()
    changed, last.table = table is not last.table, table
    presence = presence_of(table) if changed else b""
    sender: Sender | None = None
    for watcher in tuple(room.watchers):
        if not watcher.has_state:
            sender = sender or Sender(room, at, None)
            sender.send(watcher)
            last.own.update(sender.sent.own)
        elif changed:
            watcher.send(presence)


def presence_of(table: Json) -> bytes:
    """The message that says who is connected to a table."""
    connected = [member["place"] for member in table["members"] if member["connected"]]
    return encode({"type": "presence", "connected": connected, "spectators": table["spectators"]})


class Sender:
    """Sends one state of a table to everybody: as a change to those who have the state before, else whole."""

    def __init__(self, room: "Room", at: int, before: SentState | None) -> None:
        self.room = room
        self.at = at
        self.match: Match | None = room.match
        self.clocks: Clocks | None = room.clocks if room.match is not None else None
        self.view: Json = room.match.shared_json() if room.match is not None else {}
        """What all see alike."""
        self.running = room.running
        match = room.match_id
        self.sent = SentState(
            room.row["version"],
            room.number,
            match,
            room.match.event_count if room.match is not None else 0,
            room.shared_table(),
            {key: value for key, value in self.view.items() if key != "memory"}
            if "memory" in self.view
            else self.view,
            self.clocks.public() if self.clocks is not None else {},
        )
        self.before = before if before is not None and before.match == match else None
        """The state that a change can be made from."""
        self.history = room.match.history_begins() if room.match is not None else 0
        self._whole: dict[tuple[Viewer, int, bool], bytes] = {}
        self._changes: dict[Viewer, bytes] = {}
        self._same: dict[int, bytes] = {}
        """The change for those for whom only that changed which all see: by the number of the first event."""
        if self.before is not None:
            self._prepare(self.before)

    def _prepare(self, before: SentState) -> None:
        """Encode the parts of a change that are the same for everybody."""
        now = self.sent
        head: Json = {
            "type": "change",
            "from": [before.version, before.number],
            "version": now.version,
            "number": now.number,
            "now": self.at,
        }
        clocks = differences(before.clocks, now.clocks)
        if clocks:
            head["clocks"] = clocks
        self._head = encode(head)[:-1]
        self._view = encode(differences(before.view, now.view))
        match = self.match
        self._news = match.state.events[before.events :] if match is not None and match.state.events else []
        self._told_all = [encode(event.public) if event.public is not None else b"" for event in self._news]
        self._public_events = b"[" + b",".join(filter(None, self._told_all)) + b"]"
        self._owners = {seat for event in self._news if event.private for seat in event.private}

    def send(self, watcher: "Watcher") -> None:
        """Send a watcher the state, in the form in which they can use it."""
        seated = watcher.seated
        if seated is None or seated.members is not self.room.members:
            seated = watcher.seated = self._seat(watcher)
        _, viewer, person = seated
        message: bytes | None = None
        if watcher.changes:
            if viewer not in self.sent.own:
                self.sent.own[viewer] = self._own(viewer)
            if watcher.has_state:
                message = self._change(viewer, person)
        number = self.sent.number
        if message is None:
            message = self._state(viewer, person, min(watcher.seen, number), news=watcher.has_state)
        watcher.seen = number
        watcher.has_state = True
        watcher.send(message)

    def _seat(self, watcher: "Watcher") -> Seated:
        """As what somebody watches."""
        member = self.room.member_of(watcher.person)
        place, seat = (member.place, member.seat) if member is not None else (None, None)
        viewer = Viewer(place, seat, watcher.knows_all_it_saw, watcher.insight)
        return Seated(self.room.members, viewer, watcher.person if member is not None else None)

    def _state(self, viewer: Viewer, person: str | None, seen: int, *, news: bool) -> bytes:
        """A whole state."""
        key = (viewer, seen, news)
        if key not in self._whole:
            self._whole[key] = encode(
                state(
                    self.room,
                    person,
                    seen,
                    self.at,
                    full_memory=viewer.full_memory,
                    insight=viewer.insight,
                    shared=self.view or None,
                    news=news,
                )
            )
        return self._whole[key]

    def _own(self, viewer: Viewer) -> Own:
        """What only this viewer is told; the same object as before if that is the same."""
        room, match, clocks, seat = self.room, self.match, self.clocks, viewer.seat
        if match is None or clocks is None:
            return NOTHING
        view = match.private_json(seat)
        if "memory" in self.view and (viewer.full_memory or not match.hides_memory):
            view["memory"] = self.view["memory"]
        own = (
            view,
            match.insight(seat, for_human=not viewer.full_memory) if viewer.insight else {},
            array("q", match.state.legal(seat)) if seat is not None and self.running else NO_MOVES,
            clocks.asked_number[seat] if seat is not None else None,
            Lesson.load(match.game.id).hint(match) if room.row["lesson"] and seat is not None else None,
            0 if viewer.full_memory else match.seen_before(seat, self.history),
        )
        before = self.before.own.get(viewer) if self.before is not None else None
        return before if before == own else Own._make(own)

    def _change(self, viewer: Viewer, person: str | None) -> bytes | None:
        """What differs from the state before; None where it is not known what this viewer has."""
        if viewer in self._changes:
            return self._changes[viewer]
        before = self.before.own.get(viewer) if self.before is not None else None
        if self.before is None or before is None:
            return None
        now, seat = self.sent.own[viewer], viewer.seat
        first = self.match.seen_before(seat, self.before.events) if self.match is not None else 0
        same = now is before and self.sent.table is self.before.table and seat not in self._owners
        if same and first in self._same:
            return self._same[first]
        parts = [self._head]
        if self.sent.table is not self.before.table:
            parts.append(b',"table":' + encode(self.room.public(person)))
        view = self._view
        if now is not before and (own := differences(before.view, now.view)):
            view = joined(view, encode(own))
        if len(view) > 2:
            parts.append(b',"view":' + view)
        if self._news:
            parts.append(b',"events":' + self._events(seat))
        more = {} if now is before else self._own_changes(before, now, seat)
        if self._news:
            more["first"] = first
        if more:
            parts.append(b"," + encode(more)[1:-1])
        parts.append(b"}")
        change = self._changes[viewer] = b"".join(parts)
        if same:
            self._same[first] = change
        return change

    def _own_changes(self, before: Own, now: Own, seat: int | None) -> Json:
        """What differs for one viewer besides the view."""
        more: Json = {}
        insight = differences(before.insight, now.insight)
        if insight:
            more["insight"] = insight
        if self.match is None:
            return more
        if seat is not None and (now.asked != before.asked or now.legal != before.legal):
            more["legal"] = self.match.game.decode_all(self.match.state, seat, now.legal.tolist())
            more["asked"] = now.asked
        if now.hint != before.hint:
            more["hint"] = now.hint
        if now.history != before.history:
            more["history"] = now.history
        return more

    def _events(self, seat: int | None) -> bytes:
        """What happened since the state before, as a seat saw it."""
        if seat is None or seat not in self._owners:
            return self._public_events
        told = [
            encode(event.private[seat]) if event.private and seat in event.private else public
            for event, public in zip(self._news, self._told_all, strict=True)
        ]
        return b"[" + b",".join(filter(None, told)) + b"]"


def joined(*objects: bytes) -> bytes:
    """One JSON object with the fields of several, all encoded."""
    return b"{" + b",".join(fields[1:-1] for fields in objects if len(fields) > 2) + b"}"
