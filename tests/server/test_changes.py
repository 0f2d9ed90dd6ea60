"""Changes: whoever follows them has, after every move, the very state that others are sent whole."""

import json
from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest

from saleroom.core.match import Match
from saleroom.server import wire
from saleroom.server.rooms import Room, Watcher
from tests.conformance.plays import ENDS, Case, Chooser, step
from tests.server.follow import Follower
from tests.server.test_wire import room_of, validator_of

Json = dict[str, Any]


@dataclass
class Client:
    """Somebody who watches a table, and all they are sent."""

    room: Room
    person: str | None
    token: bool = False
    insight: bool = True
    changes: bool = True
    sent: list[Json] = field(default_factory=list)
    follower: Follower = field(default_factory=Follower)

    def __post_init__(self) -> None:
        self.watcher = Watcher(self.person, self.token, self.take, insight=self.insight, changes=self.changes)

    def take(self, message: bytes) -> None:
        self.sent.append(json.loads(message))
        assert self.follower.hear(self.sent[-1])

    def enter(self) -> "Client":
        self.room.watchers.add(self.watcher)
        self.room.broadcast()
        return self

    def leave(self) -> None:
        self.room.watchers.discard(self.watcher)
        self.room.broadcast()

    def state(self) -> Json:
        """The state that this client has."""
        assert self.follower.state is not None
        return self.follower.state


def clients_at(room: Room, seats: int) -> list[Client]:
    """Every seat as a person and as a token, and a spectator; in turn with and without insight."""
    people: list[str | None] = [*map(str, range(seats)), None]
    return [
        Client(room, person, token, insight=(place + token) % 2 == 0).enter()
        for place, person in enumerate(people)
        for token in (False, True)
    ]


def same_as_whole(client: Client, seen: int) -> None:
    """What a client has is what it would be sent whole, with the events since move `seen`."""
    message = client.room.message(client.person, 0, full_memory=client.token, insight=client.insight)
    whole: Json = json.loads(msgspec.json.encode(message))
    assert client.room.match is not None
    news = json.loads(json.dumps(client.room.match.events(client.room.seat_of(client.person), after=seen)))
    have = dict(client.state())
    assert have.pop("events") == news
    for name in ("first", "now"):
        del have[name], whole[name]
    events = whole.pop("events")
    assert have == whole
    told = client.follower.events
    assert [told[number] for number in sorted(told)][len(told) - len(events) :] == events
    assert sorted(told) == list(range(min(told, default=0), max(told, default=-1) + 1))


@pytest.mark.parametrize("case", ENDS, ids=str)
def test_changes_add_up_to_the_state(case: Case) -> None:
    match = case.start(2)
    room = room_of(match)
    chooser = Chooser(2, "uniform")
    clients = clients_at(room, match.seats)
    check = validator_of(case.game, "ChangeMessage")
    fields = {one.encode_name for one in msgspec.structs.fields(wire.ChangeMessage)} | {"type"}
    while not match.over:
        seen = room.number
        step(match, chooser)
        assert room.clocks is not None
        seat = match.moves[-1]["seat"]
        room.clocks.moved(seat, 1_800_000_000_000 + seen, room.number, match.to_act)
        if match.over:
            room.row.update(version=room.row["version"] + 1, state="over")
        room.broadcast()
        for client in clients:
            message = client.sent[-1]
            assert message["type"] == "change"
            assert set(message) <= fields
            check.validate(message)
            same_as_whole(client, seen)
    assert all(client.follower.kinds.count("state") == 1 for client in clients)


def test_a_change_is_much_smaller_than_the_state() -> None:
    match = Case("emblems", 4, "plain").start(3)
    room = room_of(match)
    whole, change = (Client(room, "0", changes=changes, insight=False).enter() for changes in (False, True))
    step(match, Chooser(3, "uniform"))
    room.broadcast()
    assert len(json.dumps(change.sent[-1])) * 5 < len(json.dumps(whole.sent[-1]))


def test_legal_moves_are_not_sent_again_while_the_decision_is_the_same() -> None:
    match = Case("emblems", 4, "plain").start(3)
    room = room_of(match)
    client = Client(room, "3").enter()
    legal = client.state()["legal"]
    match.play(0, match.legal(0)[0])
    room.broadcast()
    assert client.sent[-1]["type"] == "change"
    assert "legal" not in client.sent[-1]
    assert client.state()["legal"] == legal
    match.play(3, match.legal(3)[0])
    room.broadcast()
    assert client.sent[-1]["legal"] == []


def test_who_comes_is_sent_the_state_and_the_others_only_who_is_there() -> None:
    match = Case("luxury", 3, "plain").start(1)
    room = room_of(match)
    first = Client(room, "0").enter()
    old = Client(room, "1", changes=False).enter()
    assert first.sent[1:] == [{"type": "presence", "connected": [0, 1], "spectators": 0}]
    spectator = Client(room, None).enter()
    assert [message["type"] for message in spectator.sent] == ["state"]
    assert old.sent[-1] == first.sent[-1] == {"type": "presence", "connected": [0, 1], "spectators": 1}
    count = len(first.sent)
    room.broadcast()
    assert len(first.sent) == count
    for client in (old, spectator):
        client.leave()
    assert first.sent[-1] == {"type": "presence", "connected": [0], "spectators": 0}
    assert first.state()["table"] == room.public("0")


def test_the_first_state_of_a_match_is_whole() -> None:
    match = Case("luxury", 2, "plain").start(1)
    room = room_of(match)
    row, clocks = room.match_row, room.clocks
    room.match = room.match_row = room.clocks = None
    client = Client(room, "0").enter()
    room.row["version"] += 1
    room.broadcast()
    assert client.sent[-1]["type"] == "change"
    assert set(client.sent[-1]) == {"type", "from", "version", "number", "now", "table"}
    room.match, room.match_row, room.clocks = match, row, clocks
    room.row["version"] += 1
    room.broadcast()
    assert client.sent[-1]["type"] == "state"
    step(match, Chooser(1, "uniform"))
    room.broadcast()
    assert client.sent[-1]["type"] == "change"
    same_as_whole(client, 0)


def test_a_table_that_nobody_watches_keeps_nothing() -> None:
    match = Case("luxury", 2, "plain").start(1)
    room = room_of(match)
    client = Client(room, "0").enter()
    assert room.last_sent is not None
    client.leave()
    assert room.last_sent is None
    step(match, Chooser(1, "uniform"))
    room.broadcast()
    again = Client(room, "0").enter()
    assert again.sent[0]["type"] == "state"
    same_as_whole_after_entering(again, match)


def same_as_whole_after_entering(client: Client, match: Match) -> None:
    """Whoever has just come has all there is to look back at."""
    assert client.state()["events"] == json.loads(json.dumps(match.events(0)))
