"""What the types of a game say about its fields, as JSON: all that a teller needs to know, here and in the browser.

    {"moves": {"bid": {"card": {"says": "card"}}},
     "events": {"bid_sealed": {"seat": {"says": "seat"}, "card": {"says": "card"}}},
     "own": {"bid_sealed": ["card"]},
     "view": {"lot": {"says": "lot", "row": "options.lots", "low": 1}},
     "sale": {"card": {"says": "card"}}}

Of each type of move and event, whatever its shapes, of the view and of a sale there are the fields that need a note:
`says`, `row` with `low`, `per_seat` (see `core.types.Note`), `fields` of an object, `move` where a whole move stands;
and, with an empty note, those that may be missing. `own` names the fields that only the owner's version of an event
has.
"""

from functools import cache
from types import ModuleType, NoneType
from typing import Any, get_args, get_origin, is_typeddict

from saleroom.core import shapes
from saleroom.core.game import AnyGame, Json
from saleroom.words.catalogues import ENGLISH, source


@cache
def notes_of(types: ModuleType) -> Json:
    """The notes on all that a game says."""
    return {
        "moves": by_type(types.Move, types),
        "events": by_type(types.Event, types),
        "own": own_fields(types.Event),
        "view": field_notes(types.View, types),
        "sale": field_notes(types.Sale, types),
    }


def words_json(game: AnyGame, language: str | None = None) -> Json:
    """All that the browser needs to speak of a game: notes, names, and with a language the game's own messages."""
    found: Json = {**notes_of(game.types), "names": game.names}
    if language is not None:
        own = source(game.package, "locale", f"{language}.ftl")
        found["language"] = ENGLISH if own is None else language
        found["ftl"] = own or source(game.package, "locale", f"{ENGLISH}.ftl") or ""
    return found


def types_of(form: Any) -> dict[str, list[type]]:
    """The shapes of a union of moves or events, by their `type`."""
    found: dict[str, list[type]] = {}
    for member in shapes.members(form):
        plain, _ = shapes.unwrap(member)
        for kind in shapes.literals(shapes.properties(plain)["type"]["type"]):
            found.setdefault(kind, []).append(plain)
    return found


def by_type(form: Any, types: ModuleType) -> Json:
    """The notes of every type of a union; those of its shapes together."""
    found: Json = {}
    for kind, forms in types_of(form).items():
        found[kind] = {name: note for one in forms for name, note in field_notes(one, types).items()}
        for name in missing_fields(forms):
            found[kind].setdefault(name, {})
    return found


def own_fields(form: Any) -> Json:
    """Per type of event the fields that not all versions of it have."""
    found = {kind: missing_fields(forms) for kind, forms in types_of(form).items()}
    return {kind: names for kind, names in found.items() if names}


def missing_fields(forms: list[type]) -> list[str]:
    """The fields that are missing or may be missing from one of these objects."""
    names = dict.fromkeys(name for one in forms for name in shapes.properties(one))
    return [
        name
        for name in names
        if not all(name in (fields := shapes.properties(one)) and fields[name]["required"] for one in forms)
    ]


def field_notes(form: type, types: ModuleType) -> Json:
    """The notes on the fields of an object."""
    found: Json = {}
    for name, field in shapes.properties(form).items():
        if name != "type":
            note = note_of(field["type"], types)
            if note or not field["required"]:
                found[name] = note
    return found


def note_of(form: Any, types: ModuleType) -> Json:
    """The note on a field; that on the entries of a list is one on the list."""
    plain, notes = shapes.unwrap(form)
    found: Json = {}
    members = [one for one in shapes.members(form) if one not in (None, NoneType)]
    objects = [one for one, _ in map(shapes.unwrap, members) if is_typeddict(one)]
    if objects:
        if set(objects) == {one for one, _ in map(shapes.unwrap, shapes.members(types.Move))}:
            found["move"] = True
        elif len(objects) == 1:
            found["fields"] = field_notes(objects[0], types)
    elif get_origin(plain) is list:
        found = note_of(get_args(plain)[0], types)
    elif members != [form]:
        for member in members:
            found = note_of(member, types) | found
    for note in reversed(notes):
        found |= {
            key: value
            for key, value in (("says", note.says), ("row", note.row), ("per_seat", note.per_seat))
            if value
        }
        if note.row and note.low:
            found["low"] = note.low
    if "row" in found and "says" not in found:
        view = shapes.properties(types.View)
        if found["row"] in view:
            found |= {
                key: value
                for key, value in note_of(view[found["row"]]["type"], types).items()
                if key == "says"
            }
    return found
