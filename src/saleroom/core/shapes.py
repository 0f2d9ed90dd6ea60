"""Reads the types of a game: checks values against them, and writes them as JSON Schema.

    shapes.misfit(match.view(0), game.types.View)          # "hand[2]: 25 is none of 0, 20, 30 ...", or None
    shapes.components(game.types, "Luxury")                # {"LuxuryView": {...}, "LuxuryBid": {...}, ...}

The schema carries the notes that the browser needs to say and to draw a value it does not know: `x-says`, `x-row`
and `x-per-seat` (see `core.types.Note`).
"""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from types import ModuleType, NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Required,
    TypedDict,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from saleroom.core.errors import short_repr
from saleroom.core.types import Note

PARTS = ("Options", "Deal", "Move", "Event", "View", "Position", "Insight", "Sale", "Outcome")
"""What the types of a game describe."""

PLAIN: dict[Any, tuple[str, str]] = {
    bool: ("boolean", "true or false"),
    int: ("integer", "a whole number"),
    float: ("number", "a number"),
    str: ("string", "a text"),
    NoneType: ("null", "null"),
}
"""Types without parts: how JSON Schema calls them, and how a person does."""


class Property(TypedDict):
    """A field of an object."""

    type: Any
    required: bool


@cache
def properties(form: type) -> Mapping[str, Property]:
    """The fields of a TypedDict, those of its bases first."""
    needed: frozenset[str] = form.__required_keys__  # type: ignore[attr-defined]
    hints = get_type_hints(form, include_extras=True)
    return {name: {"type": bare(hint), "required": name in needed} for name, hint in hints.items()}


def bare(form: Any) -> Any:
    """A type without NotRequired around it."""
    return get_args(form)[0] if get_origin(form) in (NotRequired, Required) else form


def unwrap(form: Any) -> tuple[Any, tuple[Note, ...]]:
    """A type without its notes, and the notes, the innermost first (Annotated within Annotated is one with both)."""
    notes: tuple[Note, ...] = ()
    while get_origin(form) is Annotated:
        inner, *more = get_args(form)
        notes += tuple(note for note in more if isinstance(note, Note))
        form = inner
    return form, notes


def members(form: Any) -> list[Any]:
    """The alternatives of a union, unions within it opened up; of anything else only itself."""
    plain, _ = unwrap(form)
    if get_origin(plain) not in (Union, UnionType):
        return [form]
    return [one for part in get_args(plain) for one in members(part)]


def literals(form: Any) -> tuple[Any, ...]:
    """The values of a Literal, or those that a note lists; empty if any value will do."""
    plain, notes = unwrap(form)
    if get_origin(plain) is Literal:
        return get_args(plain)
    return next((tuple(note.one_of) for note in notes if note.one_of), ())


# -- values ---------------------------------------------------------------------------------------------------


def misfit(value: Any, form: Any, where: str = "") -> str | None:
    """The first place where a value is not of a type, in words; None if it is."""
    plain, notes = unwrap(form)
    at = f"{where}: " if where else ""
    values = literals(form)
    if values and not any(type(value) is type(one) and value == one for one in values):
        if plain is not None and get_origin(plain) in (Union, UnionType) and value is None:
            pass  # the notes speak of what is there
        else:
            return f"{at}{short_repr(value)} is none of {', '.join(map(repr, values[:12]))}"
    for note in notes:
        if isinstance(value, int) and not isinstance(value, bool):
            if note.low is not None and value < note.low:
                return f"{at}{value} is less than {note.low}"
            if note.high is not None and value > note.high:
                return f"{at}{value} is more than {note.high}"
    if get_origin(plain) is Literal or plain is Any or plain is object:
        return None
    if get_origin(plain) in (Union, UnionType):
        return _misfit_union(value, form, where)
    if is_typeddict(plain):
        return _misfit_object(value, plain, where)
    if get_origin(plain) in (list, tuple):
        if not isinstance(value, list):
            return f"{at}{short_repr(value)} is no list"
        inner = get_args(plain)[0]
        found = (misfit(entry, inner, f"{where}[{place}]") for place, entry in enumerate(value))
        return next((problem for problem in found if problem), None)
    if get_origin(plain) is dict:
        if not isinstance(value, dict):
            return f"{at}{short_repr(value)} is no object"
        inner = get_args(plain)[1]
        found = (misfit(entry, inner, f"{where}.{key}") for key, entry in value.items())
        return next((problem for problem in found if problem), None)
    wanted = NoneType if plain is None else plain
    if wanted not in PLAIN:
        return f"{at}{form!r} is no type that JSON has"
    return None if type(value) is wanted else f"{at}{short_repr(value)} is not {PLAIN[wanted][1]}"


def _misfit_object(value: Any, form: type, where: str) -> str | None:
    if not isinstance(value, dict):
        return f"{where + ': ' if where else ''}{short_repr(value)} is no object"
    fields = properties(form)
    for name in value:
        if name not in fields:
            return f"{where + '.' if where else ''}{name} is no field of {form.__name__}"
    for name, field in fields.items():
        place = f"{where}.{name}" if where else name
        if name in value:
            problem = misfit(value[name], field["type"], place)
            if problem:
                return problem
        elif field["required"]:
            return f"{place} is missing"
    return None


def _misfit_union(value: Any, form: Any, where: str) -> str | None:
    problems: list[str] = []
    for one in members(form):
        problem = misfit(value, one, where)
        if problem is None:
            return None
        # Of several kinds of object the one with the right `type` knows best what is wrong.
        kind, _ = unwrap(one)
        if isinstance(value, dict) and is_typeddict(kind) and _is_kind(value, kind):
            problems.insert(0, problem)
        else:
            problems.append(problem)
    return problems[0] if problems else None


def _is_kind(value: Mapping[str, Any], form: type) -> bool:
    """Whether the fields that tell an object's kind have the values that this type wants."""
    return all(value.get(name) == wanted for name, wanted in _fixed(form))


@cache
def _fixed(form: type) -> tuple[tuple[str, Any], ...]:
    """The fields of a TypedDict that have one value only."""
    values = {name: literals(field["type"]) for name, field in properties(form).items()}
    return tuple((name, found[0]) for name, found in values.items() if len(found) == 1)


@cache
def variants(form: Any, kind: str) -> list[type]:
    """The TypedDicts of a union whose `type` is this one."""
    found = []
    for one in members(form):
        plain, _ = unwrap(one)
        if is_typeddict(plain) and kind in literals(properties(plain)["type"]["type"]):
            found.append(plain)
    return found


def variant_of(form: Any, value: Mapping[str, Any]) -> type | None:
    """The TypedDict of a union that an object is meant to be: by its `type`, then by what else fits best."""
    found = variants(form, str(value.get("type")))
    if len(found) < 2:
        return found[0] if found else None

    def strangeness(one: type) -> tuple[bool, int]:
        fields = properties(one)
        missing = sum(field["required"] and name not in value for name, field in fields.items())
        return not _is_kind(value, one), missing + sum(name not in fields for name in value)

    return min(found, key=strangeness)


def in_words(form: Any) -> str:
    """The JSON type of a field as a person would say it: "a whole number or null"."""
    plain, _ = unwrap(form)
    if get_origin(plain) in (Union, UnionType):
        return " or ".join(dict.fromkeys(in_words(one) for one in members(form)))
    if get_origin(plain) is Literal:
        return " or ".join(dict.fromkeys(PLAIN[type(one)][1] for one in get_args(plain)))
    if get_origin(plain) is list:
        return "a list of " + in_words(get_args(plain)[0]).removeprefix("a ") + "s"
    if is_typeddict(plain) or get_origin(plain) is dict:
        return "an object"
    return PLAIN[NoneType if plain is None else plain][1]


def of_json_type(value: Any, form: Any) -> bool:
    """Whether a value has the JSON type of a field, whatever its value."""
    return _json_check(form)(value)


@cache
def _json_check(form: Any) -> Callable[[Any], bool]:
    """What checks values of a JSON type, worked out once: moves are checked often."""
    plain, _ = unwrap(form)
    origin = get_origin(plain)
    if origin in (Union, UnionType):
        ways = [_json_check(one) for one in members(form)]
        return lambda value: any(fits(value) for fits in ways)
    if origin is Literal:
        kinds = {type(one) for one in get_args(plain)}
        return lambda value: type(value) in kinds
    if origin is list:
        entry_fits = _json_check(get_args(plain)[0])
        return lambda value: isinstance(value, list) and all(map(entry_fits, value))
    if is_typeddict(plain) or origin is dict:
        return lambda value: isinstance(value, dict)
    wanted = NoneType if plain is None else plain
    return lambda value: type(value) is wanted


# -- JSON Schema ----------------------------------------------------------------------------------------------


def schema(form: Any, name_of: Callable[[type], str]) -> dict[str, Any]:
    """A type as JSON Schema; objects are references to components under the names given."""
    plain, notes = unwrap(form)
    found: dict[str, Any] = {}
    for note in notes:
        found |= {
            key: value
            for key, value in (
                ("description", note.about),
                ("minimum", note.low),
                ("maximum", note.high),
                ("x-says", note.says),
                ("x-row", note.row),
                ("x-per-seat", note.per_seat),
            )
            if value not in (None, "")
        }
        if note.default is not ...:
            found["default"] = note.default
    values = literals(form)
    if get_origin(plain) in (Union, UnionType):
        return found | _schema_union(form, values, name_of)
    if values:
        return found | {"enum": list(values)}
    if is_typeddict(plain):
        return found | {"$ref": f"#/components/schemas/{name_of(plain)}"}
    if get_origin(plain) is list:
        return found | {"type": "array", "items": schema(get_args(plain)[0], name_of)}
    if get_origin(plain) is dict:
        return found | {"type": "object", "additionalProperties": schema(get_args(plain)[1], name_of)}
    return found | {"type": PLAIN[NoneType if plain is None else plain][0]}


def _schema_union(form: Any, values: tuple[Any, ...], name_of: Callable[[type], str]) -> dict[str, Any]:
    parts = members(form)
    if values:  # a note that lists the values of what may also be null
        return {"enum": [*values, *(None for one in parts if one in (None, NoneType))]}
    return {"anyOf": [schema(one, name_of) for one in parts]}


def object_schema(form: type, name_of: Callable[[type], str]) -> dict[str, Any]:
    """A TypedDict as JSON Schema."""
    fields = properties(form)
    return {
        "title": name_of(form),
        "description": (form.__doc__ or "").strip(),
        "type": "object",
        "properties": {name: schema(field["type"], name_of) for name, field in fields.items()},
        "required": [name for name, field in fields.items() if field["required"]],
        "additionalProperties": False,
    }


def objects(form: Any) -> Iterator[type]:
    """Every TypedDict that a type is made of, itself first."""
    plain, _ = unwrap(form)
    if is_typeddict(plain):
        yield plain
        for field in properties(plain).values():
            yield from objects(field["type"])
    else:
        for inner in get_args(plain) if get_origin(plain) is not Literal else ():
            yield from objects(inner)


def components(types: ModuleType, prefix: str) -> dict[str, dict[str, Any]]:
    """All types of a game as components of an API document, each under the prefix and its own name."""

    def name_of(form: type) -> str:
        return prefix + form.__name__

    found: dict[str, dict[str, Any]] = {}
    for part in PARTS:
        form = getattr(types, part)
        for one in objects(form):
            if name_of(one) not in found:
                found[name_of(one)] = object_schema(one, name_of)
        if prefix + part not in found:
            found[prefix + part] = schema(form, name_of)
    for name, form in vars(types).items():  # names of cards and the like
        if get_origin(form) in (Annotated, Literal) and literals(form) and prefix + name not in found:
            found[prefix + name] = schema(form, name_of)
    return found
