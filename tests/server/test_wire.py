"""What the server sends fits the types of the games and the OpenAPI document, field by field."""

import json
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from saleroom.core import shapes
from saleroom.core.game import Json
from saleroom.core.match import Match
from saleroom.games import GAMES
from saleroom.server import components, schema, wire
from saleroom.server.api.live import decode_up
from saleroom.server.app import create_app
from saleroom.server.clocks import LIVE, Clocks
from saleroom.server.document import describe
from saleroom.server.problems import Problem
from saleroom.server.rooms import Member, Room
from saleroom.server.settings import Settings
from tests.conformance.plays import CASES, ENDS, STYLES, Case, Chooser, step
from tools import wire as made

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
        "seed_commitment": "00" * 32,
        "lesson": False,
        "match": "m",
    }
    members = [Member(seat, str(seat), None, f"Person {seat}", seat=seat) for seat in range(match.seats)]
    match_row: Json = {"id": "m", "commitment": "00" * 32, "outcome": None}
    return Room(row, members, match_row, match, Clocks(dict(LIVE), match.seats, 0, match.to_act))


def tags(form: Any) -> set[str]:
    """Every `type` that a union of objects has."""
    kinds = (shapes.properties(one)["type"]["type"] for one in shapes.members(form))
    return {value for kind in kinds for value in shapes.literals(kind)}


def messages(room: Room, seen: int) -> Iterator[tuple[int | None, Json]]:
    """What every seat and a spectator are sent, in turn with and without a perfect memory."""
    assert room.match is not None
    for place, seat in enumerate((*range(room.match.seats), None)):
        full = (place + room.number) % 2 == 0
        message = room.message(None if seat is None else str(seat), seen, full_memory=full, insight=True)
        yield seat, json.loads(msgspec.json.encode(message))


@cache
def validator_of(game: str, name: str) -> Any:
    """What the document says of a component, if there were this game alone."""
    schemas = components.all_components({game: GAMES[game].types})
    return jsonschema_rs.validator_for({**components.ref(name), "components": {"schemas": schemas}})


def hold_against_schema(message: Json, game: str) -> None:
    """Fails where a message and the document differ; a field too many counts."""
    known = {field.encode_name for field in msgspec.structs.fields(wire.StateMessage)} | {"type"}
    assert set(message) <= known, set(message) - known
    assert message["view"] is not None
    validator_of(game, "StateMessage").validate(message)


def hold_against_types(message: Json, game: str) -> None:
    """Fails where a message and the types of its game differ. Says better what is wrong, but takes its time."""
    types = GAMES[game].types
    parts = [("view", message["view"], types.View), ("insight", message["insight"], types.Insight)]
    parts += [("legal", move, types.Move) for move in message["legal"]]
    parts += [("events", event, types.Event) for event in message["events"]]
    for name, value, form in parts:
        problem = shapes.misfit(value, form)
        assert problem is None, f"{name}: {problem}"


@pytest.mark.parametrize("case", ENDS, ids=str)
def test_every_message_fits_its_type(case: Case) -> None:
    match = case.start(1)
    types = match.game.types
    room = room_of(match)
    chooser = Chooser(1, "uniform")
    assert shapes.misfit(match.deal, types.Deal) is None
    assert shapes.misfit(match.options, types.Options) is None
    while True:
        seen = max(0, len(match.moves) - 1)
        for seat, message in messages(room, seen):
            assert message["view"]["viewer"] == seat
            hold_against_schema(message, case.game)
            if seat is None or match.over:
                hold_against_types(message, case.game)
        validator_of(case.game, "AnyPosition").validate(json.loads(json.dumps(match.position())))
        if match.over:
            break
        step(match, chooser)
    assert shapes.misfit(json.loads(json.dumps(match.position())), types.Position) is None


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_move_and_event_occurs(game: str) -> None:
    types = GAMES[game].types
    moves: set[str] = set()
    events: set[str] = set()
    for case in CASES:
        for seed in range(16 if case.game == game else 0):
            match = case.start(seed)
            chooser = Chooser(seed, STYLES[seed % len(STYLES)])
            while not match.over:
                step(match, chooser)
            told = match.events(seed % match.seats)
            for event in told:
                validator_of(game, "AnyEvent").validate(event)
            moves |= {move["type"] for move in match.moves}
            events |= {event["type"] for event in told}
    assert moves == tags(types.Move)
    assert events == tags(types.Event)


def test_a_wrong_field_is_noticed() -> None:
    match = Case("luxury", 2, "plain").start(1)
    message = json.loads(msgspec.json.encode(room_of(match).message("0", 0, full_memory=True, insight=True)))
    hold_against_schema(message, "luxury")
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
        with pytest.raises(AssertionError, match=f"{part}: {key}"):
            hold_against_types(spoiled, "luxury")
        with pytest.raises(jsonschema_rs.ValidationError):
            hold_against_schema(spoiled, "luxury")
    message["surprise"] = 1
    with pytest.raises(AssertionError, match="surprise"):
        hold_against_schema(message, "luxury")


def test_a_wrong_move_or_event_is_noticed() -> None:
    match = Case("luxury", 2, "plain").start(1)
    match.play(0, {"type": "bid", "card": 20})
    message = json.loads(msgspec.json.encode(room_of(match).message("1", 0, full_memory=True, insight=True)))
    hold_against_schema(message, "luxury")
    hold_against_types(message, "luxury")
    for part, wrong in (
        ("legal", {"type": "bid", "card": 25}),
        ("legal", {"type": "bid"}),
        ("legal", {"type": "steal", "card": 20}),
        ("events", {"type": "bid_sealed"}),
        ("events", {"type": "bid_sealed", "seat": 0, "coins": 3}),
    ):
        spoiled = {**message, part: [*message[part], wrong]}
        with pytest.raises(AssertionError, match=part):
            hold_against_types(spoiled, "luxury")
        with pytest.raises(jsonschema_rs.ValidationError):
            hold_against_schema(spoiled, "luxury")


def document() -> Json:
    return describe(create_app(Settings()).openapi_schema.to_schema())


def test_components_have_the_names_of_their_games() -> None:
    assert [components.prefix_of(game) for game in ("luxury", "six-pence")] == ["Luxury", "SixPence"]
    schemas = document()["components"]["schemas"]
    for game in GAMES:
        name = components.prefix_of(game)
        for part in (
            *shapes.PARTS,
            "Replay",
            "Frame",
            "Settled",
            "ViewChange",
            "InsightChange",
            "PositionChange",
        ):
            assert name + part in schemas
        for part in ("View", "Insight", "Replay"):
            assert schemas[f"Any{part}"]["discriminator"]["mapping"][game].endswith(f"/{name}{part}")


def test_type_tells_moves_apart_where_it_can() -> None:
    found = components.components_of_game("luxury", import_module("saleroom.games.luxury.types"))
    assert set(found["LuxuryMove"]["discriminator"]["mapping"]) == {"bid", "blackmail"}
    # Two shapes of one type are told apart by their other fields.
    found["LuxuryBid"]["properties"]["type"] = {"enum": ["blackmail"]}
    del found["LuxuryMove"]["discriminator"]
    components.tell_apart(found, "LuxuryMove")
    assert "discriminator" not in found["LuxuryMove"]


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
        "state", "change", "presence", "played", "said", "pong", "problem", "chat", "rematch",
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
    found = decode_up(json.dumps(message))
    assert msgspec.to_builtins(found).items() >= message.items()
    schemas = components.wire_components()
    whole = {**schemas["UpMessage"], "components": {"schemas": {**schemas, "AnyMove": {}}}}
    jsonschema_rs.validator_for(whole).validate(message)


@pytest.mark.parametrize(
    "message",
    [
        {"type": "leave"},
        {"type": "move", "id": "a"},
        {"type": "ping", "text": "Well bid!"},
        {"type": "sync", "number": "2"},
        {"type": "chat", "text": "Well bid!", "phrase": "<b>"},
        {"id": "a"},
        [],
    ],
)
def test_other_messages_up_are_refused(message: object) -> None:
    with pytest.raises(Problem) as refused:
        decode_up(json.dumps(message))
    assert refused.value.code == "bad-message"


def test_files_that_no_longer_fit_the_types_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    api, views = tmp_path / "api.ts", tmp_path / "views.md"
    views.write_text(made.VIEWS.read_text("utf-8"), "utf-8")
    monkeypatch.setattr(made, "ROOT", tmp_path)
    monkeypatch.setattr(made, "API", api)
    monkeypatch.setattr(made, "VIEWS", views)
    monkeypatch.setattr("sys.argv", ["wire.py"])
    assert made.main() == 0
    assert 'export type LuxuryBid = { type: "bid"; card: LuxuryCard };' in api.read_text("utf-8")
    assert "| `hand` | `Card[] \\| null` | yes | |" in views.read_text("utf-8")
    monkeypatch.setattr("sys.argv", ["wire.py", "check"])
    assert made.main() == 0
    for file, field in ((api, "lots_to_come"), (views, "lots_to_come")):
        before = file.read_text("utf-8")
        file.write_text(before.replace(field, "lots_gone"), "utf-8")
        assert made.main() == 1
        assert f"{file.name} does not fit the types any more" in capsys.readouterr().out
        file.write_text(before, "utf-8")
