"""Writes what is made from the games and the types of the wire: web/src/wire/ and the tables in docs/views.md.

`make wire` runs it; with `check` it only says whether they are as they should be. The source is what the OpenAPI
document is made of (`saleroom.server.components`), so all three say the same.
"""

import json
import re
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any, Literal, get_origin

from saleroom import bots
from saleroom.core import shapes
from saleroom.core import types as core_types
from saleroom.games import GAMES
from saleroom.server.components import REF, prefix_of, wire_components
from saleroom.server.wire import WIRE
from saleroom.words import words_json

Json = dict[str, Any]

ROOT = Path(__file__).resolve().parent.parent
API = ROOT / "web" / "src" / "wire" / "api.ts"
VIEWS = ROOT / "docs" / "views.md"
WORDS = ROOT / "web" / "src" / "wire" / "words"
FACTS = ROOT / "web" / "src" / "wire" / "games.json"
BOTS = ROOT / "web" / "src" / "wire" / "bots.json"
WIDTH = 120
MOST_NUMBERS = 12
"""A list of more numbers than this is any number to the browser: nobody names them one by one."""

HEAD = (
    "/** What travels between the server and the pages. `make wire` makes this file; it is never edited. */\n\n"
    "/** The version of what is written here: GET /health tells that of the server. */\n"
    f"export const WIRE = {WIRE};\n"
)
MARKED = re.compile(r"(<!-- `make wire` makes this: (.+?) -->\n).*?(<!-- end -->)", re.DOTALL)
"""A part of docs/views.md that is made here."""
EVERYWHERE = frozenset(("game", "options", "outcome"))
"""Fields that every view or insight has, besides those of the base types."""
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
PARTS = {
    "Id": "G",
    "Frame": "Frame<G>",
    "ViewChange": 'Partial<Games[G]["View"]>',
    "InsightChange": 'Partial<Games[G]["Insight"]>',
    "PositionChange": 'Partial<Games[G]["Position"]>',
    "Settled": 'Games[G]["Sale"] & { at: At; scores: number[] }',
}
"""What the wire marks as a part of a game, where that is not simply a type of the game."""


def types_of_house() -> dict[str, ModuleType]:
    """The types of the games of the house, by id; those of installed packages have no place in its files."""
    return {name: game.types for name, game in GAMES.items() if game.package.startswith("saleroom.games.")}


class Writer:
    """Writes JSON Schema as TypeScript."""

    def __init__(self) -> None:
        self.wire = wire_components()
        self.generic = depend_on_game(self.wire)
        """Types of the wire that depend on the game, `G`."""
        self.names: dict[str, str] = {}
        """Types that are called by a name, by what they are."""

    def call(self, names: Json) -> None:
        """Call types by names; one with values of its own also where a field says something else about it."""
        for name, schema in names.items():
            self.names[text(schema)] = name
            if "enum" in schema or ("x-says" in schema and "type" in schema):
                self.names[text(bare(schema))] = name

    def type_of(self, schema: Json) -> str:
        """A type by its name, or as an expression."""
        return self.names.get(text(schema)) or self.names.get(text(bare(schema))) or self.expression(schema)

    def expression(self, schema: Json) -> str:
        """A type as an expression."""
        if "x-part" in schema:
            return PARTS.get(schema["x-part"]) or f'Games[G]["{schema["x-part"]}"]'
        if "$ref" in schema:
            target = schema["$ref"].removeprefix(REF)
            return f"{target}<G>" if target in self.generic else target
        if "enum" in schema:
            if len(schema["enum"]) > MOST_NUMBERS and all(isinstance(value, int) for value in schema["enum"]):
                return "number"
            return " | ".join(json.dumps(value, ensure_ascii=False) for value in schema["enum"])
        if "anyOf" in schema:
            return " | ".join(dict.fromkeys(self.type_of(one) for one in schema["anyOf"]))
        if "prefixItems" in schema:
            return f"[{', '.join(self.type_of(one) for one in schema['prefixItems'])}]"
        if schema.get("type") == "array":
            item = self.type_of(schema["items"])
            return f"({item})[]" if re.search(r"[|&]", re.sub(r"<.*>|\(.*\)", "", item)) else f"{item}[]"
        if schema.get("type") == "object":
            inner = schema.get("additionalProperties")
            return f"Record<string, {self.type_of(inner) if isinstance(inner, dict) else 'unknown'}>"
        return PLAIN.get(schema.get("type", ""), "unknown")

    def remark(self, schema: Json) -> str:
        """What is said of a field, unless its type's name says it."""
        return "" if text(schema) in self.names else str(schema.get("description", ""))

    def declare(self, name: str, schema: Json) -> str:
        """A named type, with what is to be said of it."""
        about = f"/** {schema['description']} */\n" if schema.get("description") else ""
        called = f"{name}<G extends GameId = GameId>" if name in self.generic else name
        if "properties" not in schema:
            return f"{about}export type {called} = {self.expression(schema)};\n"
        fields = []
        for field, form in schema["properties"].items():
            # The server leaves nothing out of a move that has a default.
            always = field in schema.get("required", ()) or ("default" in form and name not in self.wire)
            line = f"{field}{'' if always else '?'}: {self.type_of(form)};"
            fields.append(f"/** {self.remark(form)} */ {line}" if self.remark(form) else line)
        short = f"{{ {' '.join(fields).rstrip(';')} }}" if fields else "{}"
        if len(f"export type {called} = {short}") > WIDTH or "/**" in short:
            short = "{\n" + "".join(f"  {line}\n" for line in fields) + "}"
        return f"{about}export type {called} = {short};\n"


def text(schema: Json) -> str:
    """A schema as something to look up by."""
    return json.dumps(schema, sort_keys=True)


def bare(schema: Json) -> Json:
    """A schema without what is said of it."""
    return {key: value for key, value in schema.items() if key != "description"}


def names_in(types: ModuleType, prefix: str = "") -> Json:
    """What a module of types gives a name, other than objects: seats, cards and the like."""
    of_all = {} if types is core_types else vars(core_types)
    return {
        prefix + name: shapes.schema(form, str)
        for name, form in vars(types).items()
        if get_origin(form) in (Annotated, Literal) and of_all.get(name) is not form
    }


def depend_on_game(wire: Json) -> set[str]:
    """The types of the wire that hold something of a game, themselves or in a part of theirs."""
    found = {name for name, schema in wire.items() if '"x-part"' in text(schema)}
    while True:
        marks = [f'"{REF}{name}"' for name in found]
        more = {name for name, schema in wire.items() if any(mark in text(schema) for mark in marks)}
        if more <= found:
            return found
        found |= more


# -- the browser ------------------------------------------------------------------------------------------------


def typescript(games: dict[str, ModuleType]) -> str:
    """The types of the wire for the browser."""
    writer = Writer()
    shared = names_in(core_types)
    writer.call(shared)
    written = [HEAD, "".join(writer.declare(name, schema) for name, schema in shared.items())]
    map_of_games = "/** The types of each game. */\nexport interface Games {\n"
    for game in games:
        key = json.dumps(game) if "-" in game else game
        parts = [f"{part}: {prefix_of(game)}{part};" for part in shapes.PARTS]
        map_of_games += f"  {key}: {{\n{wrap(parts)}  }};\n"
    written.append(map_of_games + "}\nexport type GameId = keyof Games;\n")
    written.append("".join(f'export type Any{part} = Games[GameId]["{part}"];\n' for part in shapes.PARTS))
    written += [writer.declare(name, schema) for name, schema in writer.wire.items()]
    everything = list(writer.wire)
    of_all = dict(writer.names)
    for game, types in games.items():
        named = names_in(types, prefix_of(game))
        writer.names = dict(of_all)
        writer.call(named)
        found = named | {
            name: schema
            for name, schema in shapes.components(types, prefix_of(game)).items()
            if name not in named
        }
        written.append(f"// -- {game} {'-' * (WIDTH - len(game) - 7)}\n")
        written += [writer.declare(name, schema) for name, schema in found.items()]
        everything += found
    schemas = wrap([f"{name}: {name};" for name in everything])
    written.append(
        "/** Every type by its name in the OpenAPI document. */\n"
        f"export interface components {{\n  schemas: {{\n{schemas}  }};\n}}\n"
    )
    return "\n".join(written)


def wrap(entries: list[str]) -> str:
    """Entries in lines of the usual width, each entry in one line."""
    words = " ".join(entry.replace(" ", "\0") for entry in entries)
    return textwrap.indent(textwrap.fill(words, WIDTH - 4), "    ").replace("\0", " ") + "\n"


# -- docs/views.md ----------------------------------------------------------------------------------------------


def fields(
    writer: Writer, found: Json, schema: Json, skip: frozenset[str], own: frozenset[str]
) -> Iterator[str]:
    """A table of the fields of an object: a viewer's own first, what only a perfect memory knows last."""
    yield row(["field", "type", *(["yours"] if own else []), "what"])
    yield "|---" * (4 if own else 3) + "|"
    for field in sorted(schema["properties"], key=lambda field: (field == "memory") - (field in own)):
        if field not in skip:
            form = schema["properties"][field]
            kind = writer.type_of(form).replace("|", "\\|")
            cells = [f"`{field}{'' if field in schema['required'] else '?'}`", f"`{kind}`"]
            cells += ["yes" if field in own else ""] if own else []
            yield row([*cells, describe(writer, found, form, set())])


def row(cells: list[str]) -> str:
    """A row of a table."""
    return "|" + "|".join(f" {cell} " if cell else " " for cell in cells) + "|"


def describe(writer: Writer, found: Json, schema: Json, known: set[str]) -> str:
    """What a field is; of an object its fields too, unless it is known already."""
    said = str(schema.get("description", ""))
    inner = next((one for one in objects_in(schema) if "type" not in found[one]["properties"]), None)
    if inner is None or inner in known:
        return said
    known.add(inner)
    base = shapes.properties(core_types.SaleBase) if inner == "Sale" else {}
    parts = []
    for field, form in found[inner]["properties"].items():
        if field not in base:
            more = "" if text(form) in writer.names else describe(writer, found, form, known)
            parts.append(f"`{field}`{f' ({lower(more)})' if more else ''}")
    said = said or found[inner]["description"].rstrip(".")
    return f"{said}: {', '.join(parts)}" if parts else said


def objects_in(schema: Json) -> Iterator[str]:
    """The names of the objects that a field is made of."""
    for key, value in schema.items():
        if key == "$ref":
            yield value.removeprefix(REF)
        for entry in value if isinstance(value, list) else [value]:
            if isinstance(entry, dict):
                yield from objects_in(entry)


def lower(said: str) -> str:
    """A remark within a sentence."""
    return said if said[:2].isupper() else said[:1].lower() + said[1:]


def tables(part: str, games: dict[str, ModuleType]) -> Iterator[str]:
    """The tables of one part of all games: what every one has, then each game's own."""
    writer = Writer()
    writer.call(names_in(core_types))
    base = shapes.object_schema(getattr(core_types, f"{part}Base"), lambda form: form.__name__)
    yield from fields(writer, {}, base, frozenset(), frozenset())
    of_all = dict(writer.names)
    for game, types in games.items():
        writer.names = dict(of_all)
        writer.call(names_in(types))
        found = shapes.components(types, "")
        own = (
            frozenset(shapes.properties(types.Own))
            if part == "View" and hasattr(types, "Own")
            else frozenset()
        )
        yield f"\n**`{game}`**\n"
        yield from fields(writer, found, found[part], EVERYWHERE | set(base["properties"]), own)


def views_page(page: str, games: dict[str, ModuleType]) -> str:
    """docs/views.md with its tables made anew."""
    made = {f"the fields of {part}": "\n".join(tables(part, games)) for part in ("View", "Insight")}
    marks = [mark[2] for mark in MARKED.finditer(page)]
    if sorted(marks) != sorted(made):
        sys.exit(
            f"saleroom: docs/views.md needs these marks, once each: {', '.join(made)}; it has {', '.join(marks)}"
        )
    return MARKED.sub(lambda mark: f"{mark[1]}\n{made[mark[2]]}\n\n{mark[3]}", page)


def words_of(name: str) -> str:
    """What the browser must know of a game's fields and names to speak of it."""
    return compact(words_json(GAMES[name]))


def facts_of(name: str) -> Json:
    """What the pages know of a game without asking: its title and line are words, options and presets are asked for."""
    left_out = ("title", "summary", "options", "presets")
    return {key: value for key, value in GAMES[name].facts().items() if key not in left_out}


def compact(content: Any) -> str:
    """JSON for the browser."""
    return json.dumps(content, ensure_ascii=False, separators=(",", ":")) + "\n"


def main() -> int:
    """Write all files, or say which of them are not as they should be."""
    games = types_of_house()
    wanted = {API: typescript(games), VIEWS: views_page(VIEWS.read_text("utf-8"), games)}
    wanted |= {WORDS / f"{name}.json": words_of(name) for name in games}
    wanted[FACTS] = compact([facts_of(name) for name in games])
    wanted[BOTS] = compact({"levels": list(bots.LEVELS), "characters": [one.id for one in bots.characters()]})
    drifted = [path for path, new in wanted.items() if not path.exists() or path.read_text("utf-8") != new]
    if sys.argv[1:] == ["check"]:
        for path in drifted:
            print(
                f"saleroom: {path.relative_to(ROOT)} does not fit the types any more; `make wire` writes it anew."
            )
        return 1 if drifted else 0
    for path in drifted:
        path.write_text(wanted[path], "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
