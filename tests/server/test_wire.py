"""What the server sends fits the types of the OpenAPI document, field by field."""

import json
from collections.abc import Iterator
from types import GenericAlias
from typing import Any, get_args

import msgspec
import pytest

from saleroom.core.game import Json
from saleroom.core.match import Match
from saleroom.server import schema, wire, wire_games
from saleroom.server.app import create_app
from saleroom.server.clocks import LIVE, Clocks
from saleroom.server.rooms import Member, Room
from saleroom.server.settings import Settings
from tests.conformance.plays import CASES, STYLES, Case, Chooser, step

MISSING = object()


def room_of(match: Match) -> Room:
    """A table at which the match is played by people, seat n by person n."""
    row: Json = {
        **dict.fromkeys(column.name for column in schema.tables.columns),
        "code": "abcdefghjkmn",
        "game": match.game.id,
        "seats": match.seats,
        "options": {},
        "listed": False,
        "clock": dict(LIVE),
        "clock_set_at": 0,
        "state": "playing",
        "version": 3,
        "host": "0",
        "seed": "00" * 64,
        "lesson": False,
        "match": "m",
    }
    members = [Member(seat, str(seat), None, f"Person {seat}", seat=seat) for seat in range(match.seats)]
    match_row: Json = {"id": "m", "commitment": "00" * 32, "outcome": None}
    return Room(row, members, match_row, match, Clocks(dict(LIVE), match.seats, 0, match.to_act))


def tags(union: Any) -> set[str]:
    """The tags of a union of types, or of the only one."""
    return {form.__struct_config__.tag for form in get_args(union) or (union,)}


def messages(room: Room, seen: int) -> Iterator[tuple[int | None, Json]]:
    """What every seat and a spectator are sent, in turn with and without a perfect memory."""
    assert room.match is not None
    for place, seat in enumerate((*range(room.match.seats), None)):
        full = (place + room.number) % 2 == 0
        message = room.message(None if seat is None else str(seat), seen, full_memory=full, insight=True)
        yield seat, json.loads(msgspec.json.encode(message))


def hold_against_types(message: Json, game: str) -> None:
    """Fails where a message and the types differ; a field too many counts."""
    state = msgspec.convert(message, wire.StateMessage, strict=True)
    known = {field.encode_name for field in msgspec.structs.fields(wire.StateMessage)} | {"type"}
    assert set(message) <= known, set(message) - known
    assert state.view is not None
    msgspec.convert(message["view"], wire_games.VIEWS[game], strict=True)
    msgspec.convert(message["insight"], wire_games.INSIGHTS[game], strict=True)
    msgspec.convert(message["legal"], GenericAlias(list, wire_games.MOVES[game]), strict=True)
    msgspec.convert(message["events"], GenericAlias(list, wire_games.EVENTS[game]), strict=True)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_message_fits_its_type(case: Case) -> None:
    match = case.start(1)
    room = room_of(match)
    chooser = Chooser(1, "uniform")
    while True:
        seen = max(0, len(match.moves) - 1)
        for seat, message in messages(room, seen):
            assert message["view"]["viewer"] == seat
            hold_against_types(message, case.game)
        msgspec.convert(
            json.loads(json.dumps(match.position())), wire_games.POSITIONS[case.game], strict=True
        )
        if match.over:
            break
        step(match, chooser)


@pytest.mark.parametrize("game", wire_games.VIEWS)
def test_every_kind_of_move_and_event_occurs(game: str) -> None:
    moves: set[str] = set()
    events: set[str] = set()
    form = GenericAlias(list, wire_games.EVENTS[game])
    for case in CASES:
        for seed in range(16 if case.game == game else 0):
            match = case.start(seed)
            chooser = Chooser(seed, STYLES[seed % len(STYLES)])
            while not match.over:
                step(match, chooser)
            told = match.events(seed % match.seats)
            msgspec.convert(json.loads(json.dumps(told)), form, strict=True)
            moves |= {move["type"] for move in match.moves}
            events |= {event["type"] for event in told}
    assert moves == tags(wire_games.MOVES[game])
    assert events == tags(wire_games.EVENTS[game])


def test_a_wrong_field_is_noticed() -> None:
    match = Case("luxury", 2, "plain").start(1)
    message = json.loads(msgspec.json.encode(room_of(match).message("0", 0, full_memory=True, insight=True)))
    hold_against_types(message, "luxury")
    for part, key, value in (
        ("view", "surprise", 1),
        ("view", "lot", "7"),
        ("view", "hand", [15]),
        ("view", "hand", MISSING),
        ("insight", "surprise", 1),
        ("insight", "signs", MISSING),
    ):
        spoiled = json.loads(json.dumps(message))
        if value is MISSING:
            del spoiled[part][key]
        else:
            spoiled[part][key] = value
        with pytest.raises(msgspec.ValidationError):
            hold_against_types(spoiled, "luxury")


def document() -> Json:
    return wire_games.complete(create_app(Settings()).openapi_schema.to_schema())


def test_every_reference_of_the_document_leads_somewhere() -> None:
    made = document()
    schemas = made["components"]["schemas"]

    def references(value: Any) -> Iterator[str]:
        if isinstance(value, dict):
            if "$ref" in value:
                yield value["$ref"]
            yield from value.get("discriminator", {}).get("mapping", {}).values()
            for part in value.values():
                yield from references(part)
        elif isinstance(value, list):
            for part in value:
                yield from references(part)

    found = set(references(made))
    assert {f"#/components/schemas/{name}" for name in ("AnyView", "AnyMove", "AnyEvent")} <= found
    for reference in found:
        assert reference.removeprefix("#/components/schemas/") in schemas


def test_the_document_tells_the_websocket_messages() -> None:
    schemas = document()["components"]["schemas"]
    assert set(schemas["UpMessage"]["discriminator"]["mapping"]) == {"move", "sync", "chat", "ping"}
    assert set(schemas["DownMessage"]["discriminator"]["mapping"]) == {
        "state", "played", "said", "pong", "problem", "chat", "rematch",
    }  # fmt: skip


@pytest.mark.parametrize(
    "message",
    [
        {"type": "move", "id": "a", "move": {"type": "bid", "card": 20}, "number": 3},
        {"type": "sync", "id": "b", "number": 2},
        {"type": "sync"},
        {"type": "chat", "text": "Well bid!"},
        {"type": "ping", "id": "c"},
    ],
)
def test_messages_up_are_what_the_server_reads(message: Json) -> None:
    msgspec.convert(message, wire_games.UpMessage, strict=True)
    msgspec.convert(message, wire.UpMessage, strict=True)
