"""The components of the OpenAPI document: the types of `wire`, those of every game, and what follows from both.

A game's own types come from its `types.py`, each under the game's name: `LuxuryView`, `LuxuryBid`. From them follow
the types of its replay, and those of all games together: `AnyView`, `AnyMove` and so on.
"""

from collections.abc import Mapping
from types import ModuleType
from typing import Any

import msgspec

from saleroom.core import shapes
from saleroom.core.game import Json
from saleroom.games import GAMES
from saleroom.server import wire, wire_calls, wire_catalogue, wire_coach, wire_commands, wire_lists
from saleroom.server.admin import wire as admin_wire

REF = "#/components/schemas/"

TOLD_BY_GAME = ("View", "Insight", "Replay")
NOT_TOLD = ("Move", "Event", "Position")
"""The parts that exist for all games together: whether `game` tells them apart."""


def types_of_games() -> dict[str, ModuleType]:
    """The types of every game, by its id."""
    return {name: game.types for name, game in GAMES.items()}


def prefix_of(game: str) -> str:
    """How the names of a game's components begin: `six-pence` becomes `SixPence`."""
    return "".join(word.capitalize() for word in game.split("-"))


def ref(name: str) -> Json:
    """A reference to a component."""
    return {"$ref": REF + name}


def all_components(games: Mapping[str, ModuleType]) -> Json:
    """The components of the whole document, given the types of the games."""
    found: Json = {}
    for game, types in games.items():
        found |= components_of_game(game, types)
    names = {game: prefix_of(game) for game in games}
    for part in TOLD_BY_GAME:
        found[f"Any{part}"] = union([name + part for name in names.values()], "game", list(names))
    for part in (*NOT_TOLD, "ViewChange", "InsightChange"):
        found[f"Any{part}"] = union([name + part for name in names.values()])
    ours = {**wire_components(), **admin_components()}
    found |= {name: of_game("Any", schema) for name, schema in ours.items() if name != "Frame"}
    found["Replay"] = ref("AnyReplay")
    return found


def wire_components() -> Json:
    """The types of `wire` and the `wire_*` beside it as components; what belongs to a game is marked by `x-part`."""
    unions = {"UpMessage": wire.UpMessage, "DownMessage": wire.DownMessage}
    modules = (wire_commands, wire_catalogue, wire, wire_calls, wire_lists, wire_coach)
    structs = dict.fromkeys(form for module in modules for form in structs_of(module))
    forms = [*unions.values(), *structs]
    schemas, found = msgspec.json.schema_components(forms, ref_template=REF + "{name}")
    found |= dict(zip(unions, schemas[: len(unions)], strict=True))
    found["UpMove"]["required"].append("id")  # the server only says it more kindly
    return found


def admin_components() -> Json:
    """The types of what operators send and are answered, as components."""
    return msgspec.json.schema_components(structs_of(admin_wire), ref_template=REF + "{name}")[1]


def structs_of(module: ModuleType) -> list[type]:
    """The objects that a module describes."""
    named = [form for form in vars(module).values() if isinstance(form, type)]
    bases = (msgspec.Struct, wire.Up, wire.Down)
    return [form for form in named if issubclass(form, msgspec.Struct) and form not in bases]


def components_of_game(game: str, types: ModuleType) -> Json:
    """The types of a game and of its replay, as components."""
    name = prefix_of(game)
    found: Json = {**shapes.components(types, name)}
    for part in ("Move", "Event"):
        tell_apart(found, name + part)
    for part in ("View", "Insight", "Position"):  # a change has any of the fields
        change = {key: value for key, value in resolve(found, name + part).items() if key != "required"}
        found[f"{name}{part}Change"] = {**change, "title": f"{name}{part}Change"}
    sale = resolve(found, f"{name}Sale")
    scores = {"description": "Points of all, as they really were then", **msgspec.json.schema(list[int])}
    found[f"{name}Settled"] = {
        **sale,
        "title": f"{name}Settled",
        "properties": {**sale.get("properties", {}), "scores": scores},
        "required": list(dict.fromkeys([*sale.get("required", ()), "at", "scores"])),
    }
    for part in ("Frame", "Replay"):
        found[name + part] = {**of_game(name, wire_components()[part]), "title": name + part}
    found[f"{name}Replay"]["properties"]["game"] = {"enum": [game]}
    return found


def resolve(found: Json, name: str) -> Json:
    """A component, or the one that it refers to."""
    schema: Json = found[name]
    return resolve(found, schema["$ref"].removeprefix(REF)) if "$ref" in schema else schema


def of_game(name: str, schema: Any) -> Any:
    """A schema in which every part of a game is that of this one, or of `Any`."""
    if isinstance(schema, list):
        return [of_game(name, entry) for entry in schema]
    if not isinstance(schema, dict):
        return schema
    if "x-part" in schema:
        about = {"description": schema["description"]} if "description" in schema else {}
        return {**about, **ref(name + schema["x-part"])}
    return {key: of_game(name, entry) for key, entry in schema.items()}


def union(names: list[str], told_by: str | None = None, values: list[str] | None = None) -> Json:
    """Any of these components; `told_by` is the field that tells them apart, `values` what it says."""
    found: Json = {"anyOf": [ref(name) for name in names]}
    if told_by is not None and values is not None:
        mapping = {value: REF + name for value, name in zip(values, names, strict=True)}
        found["discriminator"] = {"propertyName": told_by, "mapping": mapping}
    return found


def tell_apart(found: Json, name: str) -> None:
    """Add to a union of objects that `type` tells them apart, if each has one of its own."""
    names = [one.get("$ref", "").removeprefix(REF) for one in found[name].get("anyOf", ())]
    forms = [found.get(one, {}).get("properties", {}) for one in names]
    kinds = [kind for form in forms if len(kind := form.get("type", {}).get("enum", ())) == 1]
    if names and len({kind[0] for kind in kinds}) == len(names):
        found[name] |= union(names, "type", [kind[0] for kind in kinds])
