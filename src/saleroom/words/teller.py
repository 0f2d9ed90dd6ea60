"""Says moves, events and questions of any game: which message, and with which values.

An event of type `bid_made` is `<game>-event-bid-made`; the version of an event that only its own seat gets is said by
`…-own`. A move is `<game>-move-<type>`, and `…-about` says what it does. What a seat is asked is `<game>-ask-<phase>`.
The values of a message follow from the fields:

- `seat` (or `first`): `$who` is its name; `target`: `$whom` is its name; `$you` says which of them the viewer is:
  `who`, `whom` or `no`, or `house` where the house is meant.
- Any other seat: `$field` is `who`, `whom`, `other` or `house`, and `$field-name` is its name.
- A field with `says`: the name of its value. A field with `row`: the name of what lies at that place.
- true and false: `yes` and `no`. null, or not there: `none`. Numbers and texts: as they are.
- A list: its entries as one says them in `$field`, `$field-1` and so on for each of them, `$field-count`, all of them
  with plus signs in `$field-plus`, and `$field-sum` where they are numbers.
- Lists with an entry for each seat, or of objects with a seat: `$parts`, each of them said by `…-part` (`…-part-<type>`
  where it has a type). A question gets the viewer's own entry.
- An object: its fields, as if they stood beside the others. A move within an event is said as such.

A move has the `$phase` of the view besides. A question has all fields of the view.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from saleroom.core.game import AnyGame, Json, Name
from saleroom.core.types import SEAT
from saleroom.words.catalogues import Words
from saleroom.words.notes import notes_of

Value: TypeAlias = str | int | float
Args: TypeAlias = dict[str, Value]

UNSAID = ("type", "rule")
"""Fields that are no value of a message."""
NOT_ASKED = ("game", "options", "memory", "outcome")
"""Fields of a view that no question needs."""


def slug(value: object) -> str:
    """A name of the JSON as part of a message's id: "bid_made" is "bid-made"."""
    return re.sub(r"[_:]", "-", str(value))


def plain_words(value: object) -> str:
    """A name of the JSON as words."""
    return re.sub(r"[_:]", " ", str(value))


class Teller:
    """Says what happens at one table to one viewer (None: nobody in particular) in one language."""

    def __init__(
        self,
        game: AnyGame,
        language: str = "en",
        viewer: int | None = None,
        people: Sequence[str] | None = None,
        words: Words | None = None,
    ) -> None:
        self.game = game
        self.viewer = viewer
        self.people = people
        self.words = Words(language, game) if words is None else words
        self.notes = notes_of(game.types)

    # -- what is said -----------------------------------------------------------------------------------

    def event(self, event: Mapping[str, Any], view: Mapping[str, Any]) -> str:
        """An event as a line of the log."""
        kind = event["type"]
        notes = {"seat": {"says": SEAT}, **self.notes["events"].get(kind, {})}
        message = f"{self.game.id}-event-{slug(kind)}"
        own = any(name in event for name in self.notes["own"].get(kind, ()))
        # An all-knowing reader sees what was secret too, but nobody is "you" then.
        if own and event.get("seat") == self.viewer and self.words.knows(f"{message}-own"):
            message += "-own"
        return self._say(message, event, notes, view)

    def move(self, move: Mapping[str, Any], view: Mapping[str, Any], seat: int | None = None) -> str:
        """A move of a seat (None: the viewer's) as the label of a button."""
        return self._say(f"{self.game.id}-move-{slug(move['type'])}", *self._mover(move, seat), view)

    def about(self, move: Mapping[str, Any], view: Mapping[str, Any]) -> str:
        """What a move of the viewer does; nothing where no message says it."""
        message = f"{self.game.id}-move-{slug(move['type'])}-about"
        return self._say(message, *self._mover(move, None), view) if self.words.knows(message) else ""

    def ask(self, view: Mapping[str, Any]) -> str:
        """The question put to the viewer."""
        message = f"{self.game.id}-ask-{slug(view['phase'])}" if "phase" in view else ""
        if not self.words.knows(message):
            return self.words.say("your-turn")
        content = {name: value for name, value in view.items() if name not in NOT_ASKED}
        return self.words.say(message, self.arguments(content, self.notes["view"], view))

    def name(self, kind: str, value: Any) -> str:
        """The name of a card, lot, group and the like."""
        given = self.game.names.get(kind, {}).get(str(value))
        if given is not None:
            return self._name(given)
        message = f"{self.game.id}-{kind}-{slug('none' if value is None else value)}"
        if self.words.knows(message):
            return self.words.say(message)
        return "none" if value is None else plain_words(value)

    def person(self, party: Any) -> str:
        """Who sits at a seat, or the house."""
        if party == "house":
            return self.words.say("house")
        if not isinstance(party, int):
            return ""
        return self.words.say("seat-nth", {"number": party}) if self.people is None else self.people[party]

    # -- how --------------------------------------------------------------------------------------------

    def _mover(self, move: Mapping[str, Any], seat: int | None) -> tuple[Json, Json]:
        mover = self.viewer if seat is None else seat
        return {"seat": mover, **move}, {"seat": {"says": SEAT}, **self.notes["moves"].get(move["type"], {})}

    def _say(self, message: str, content: Mapping[str, Any], notes: Json, view: Mapping[str, Any]) -> str:
        values = self.arguments(content, notes, view, message)
        values["phase"] = view.get("phase") or "none"
        if self.words.knows(message):
            return self.words.say(message, values)
        return self._bare(content, notes, values)

    def _bare(self, content: Mapping[str, Any], notes: Json, values: Args) -> str:
        """What has no message, by the names of its fields, so that nothing is ever unsaid."""
        parts = [plain_words(content["type"])]
        for field, value in content.items():
            if field in UNSAID or value is None:
                continue
            if notes.get(field, {}).get("says") == SEAT and not isinstance(value, list):
                parts.append(self.person(value))
            elif field in values:
                parts.append(f"{plain_words(field)} {values[field]}")
        if values.get("parts"):
            parts.append(str(values["parts"]))
        return " · ".join(parts)

    def _name(self, name: Name) -> str:
        """A name of the game's table of names."""
        if isinstance(name, str):
            return name
        if isinstance(name, Mapping):
            return self.words.say(name["message"], name.get("values", {}))
        return self.words.listed([self._name(part) for part in name])

    def arguments(
        self, content: Mapping[str, Any], notes: Json, view: Mapping[str, Any], message: str = ""
    ) -> Args:
        """The values of a message about an object."""
        who, whom = content.get("seat", content.get("first")), content.get("target")
        said: Args = {"who": self.person(who), "whom": self.person(whom), "you": self._you(who, whom)}
        rows: dict[str, tuple[list[Any], Json]] = {}
        for field in {**notes, **content}:
            value, note = content.get(field), notes.get(field, {})
            if field in UNSAID:
                continue
            if "per_seat" in note and isinstance(value, list):
                rows[note["per_seat"]] = (value, {key: note[key] for key in note if key != "per_seat"})
            elif isinstance(value, list) and "fields" in note:
                said["parts"] = self._parts(message, value, note["fields"], view)
            elif isinstance(value, list):
                said |= self._list(field, [str(self.value(entry, note, view)) for entry in value])
            elif isinstance(value, dict):
                if "move" in note:
                    said[field] = self.move(value, view, who)
                elif "fields" in note:
                    said |= self._inner(value, note["fields"], view)
            elif note.get("says") == SEAT:
                said[field] = self._side(value, who, whom)
                said[f"{field}-name"] = self.person(value)
            else:
                said[field] = self.value(value, note, view)
        if rows and message:
            seats = max(len(row) for row, _ in rows.values())
            entries = [
                {"seat": seat, **{name: row[seat] for name, (row, _) in rows.items()}}
                for seat in range(seats)
            ]
            entries = [entry for entry in entries if any(entry[name] is not None for name in rows)]
            said["parts"] = self._parts(
                message, entries, {name: note for name, (_, note) in rows.items()}, view
            )
        elif rows and self.viewer is not None:
            own = {name: row[self.viewer] for name, (row, _) in rows.items() if self.viewer < len(row)}
            said |= self._inner(own, {name: note for name, (_, note) in rows.items()}, view)
        return said

    def _inner(self, content: Mapping[str, Any], notes: Json, view: Mapping[str, Any]) -> Args:
        """The values of an object within another; whom a sentence is about it says only if it has a seat."""
        said = self.arguments(content, notes, view)
        return {name: said[name] for name in said if "seat" in content or name not in ("who", "whom", "you")}

    def _parts(self, message: str, entries: list[Json], notes: Json, view: Mapping[str, Any]) -> str:
        """What several seats did or have, one after another."""
        parts = []
        for entry in entries:
            part = f"{message}-part" + (f"-{slug(entry['type'])}" if "type" in entry else "")
            values = self.arguments(entry, notes, view, part)
            if self.words.knows(part):
                parts.append(self.words.say(part, values))
            else:
                parts.append(
                    ": ".join([str(values["who"]), *(str(values[name]) for name in entry if name != "seat")])
                )
        return self.words.say("between-parts").join(parts)

    def _list(self, field: str, texts: list[str]) -> Args:
        """The values that a list gives."""
        said: Args = {field: self.words.listed(texts), f"{field}-count": len(texts)}
        said[f"{field}-plus"] = " + ".join(texts)
        said |= {f"{field}-{place}": text for place, text in enumerate(texts, 1)}
        if all(re.fullmatch(r"-?[0-9]+", text) for text in texts):
            said[f"{field}-sum"] = sum(map(int, texts))
        return said

    def value(self, value: Any, note: Json, view: Mapping[str, Any]) -> Value:
        """One value as a message takes it."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        kind = note.get("says", "")
        if kind == SEAT:
            return self.words.say("seat-you") if value == self.viewer else self.person(value)
        if "row" in note and isinstance(value, int):
            thing = place_in(view, note["row"], value - note.get("low", 0))
            if isinstance(thing, dict):
                return self.words.say(f"{self.game.id}-{kind}", thing)
            value = value if thing is None else thing
        if kind:
            return self.name(kind, value)
        return value if isinstance(value, str | int | float) else "none" if value is None else ""

    def _you(self, who: Any, whom: Any) -> str:
        if who == "house":
            return "house"
        if self.viewer is None:
            return "no"
        return "who" if who == self.viewer else "whom" if whom == self.viewer else "no"

    def _side(self, party: Any, who: Any, whom: Any) -> str:
        """Which of those a sentence is about a seat is."""
        if party is None or party == "house":
            return party or "none"
        return "who" if party == who else "whom" if party == whom else "other"


def place_in(view: Mapping[str, Any], row: str, place: int) -> Any:
    """What lies at a place of a row of the view, like `market` or `options.lots`; None if nothing does."""
    found: Any = view
    for name in row.split("."):
        found = found.get(name) if isinstance(found, dict) else None
    return found[place] if isinstance(found, list) and 0 <= place < len(found) else None
