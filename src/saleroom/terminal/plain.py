"""The table of a game that brings none of its own, made from its types.

What lies open to all comes first, then what each seat has, in columns. Cards and other things that have names stand
in brackets. The legal moves are numbered. A label is the message `<game>-field-<name>`, else the name of the field.
"""

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from saleroom import terminal
from saleroom.core.game import Json
from saleroom.core.types import SEAT
from saleroom.terminal import AnyScene, Choice, block, labelled, sheet, whole
from saleroom.words.teller import plain_words, slug

HEAD = ("game", "seats", "viewer", "to_act", "over", "phase", "options", "outcome")
"""What is shown otherwise, or known."""
NARROWEST = 14
"""A column of a seat is at least so wide."""
MOST = 20
"""So many moves the menu lists; the others are numbered on."""


class Table(terminal.Table[Any, Any, Json]):
    """Any game."""

    quiet = frozenset()

    def draw(self, scene: AnyScene, width: int) -> RenderableType:
        open_to_all: list[tuple[str, RenderableType]] = []
        rows: list[tuple[str, list[Any], Json]] = []
        for name, value, note in self._fields(scene):
            if value is None or value == [] or value == {}:
                continue
            if is_per_seat(value, note, scene.seats):
                rows.append((self._label(name), value, note))
            else:
                open_to_all.append((self._label(name), self._text(value, note, scene)))
        phase = (scene.position or scene.view).get("phase")
        title = self.t("terminal-sale") if phase is None else self._phase(phase)
        parts: list[RenderableType] = [block(title, self.turn(scene)), labelled(open_to_all)]
        if rows:
            parts += [Text(), self._seats(rows, scene, width)]
        return Group(*parts)

    def _seats(self, rows: list[tuple[str, list[Any], Json]], scene: AnyScene, width: int) -> RenderableType:
        """A column for each seat, or a row where they are too many for that."""
        seats = range(scene.seats)
        if scene.seats * NARROWEST <= width:
            table = sheet("", *(self.heading(scene, seat, aligned=False) for seat in seats))
            for label, value, note in rows:
                table.add_row(Text(label, "quiet"), *(self._text(entry, note, scene) for entry in value))
        else:
            table = sheet("", *(label for label, _, _ in rows))
            for seat in seats:
                cells = (self._text(value[seat], note, scene) for _, value, note in rows)
                table.add_row(self.heading(scene, seat), *cells)
        return table

    def _fields(self, scene: AnyScene) -> list[tuple[str, Any, Json]]:
        """Every field with its note; what a perfect memory adds comes last."""
        notes = self.teller(scene).notes["view"]
        picture = scene.position or scene.view
        fields = {name: value for name, value in picture.items() if name not in (*HEAD, "memory")}
        found = [(name, value, notes.get(name, {})) for name, value in fields.items()]
        memory_notes = notes.get("memory", {}).get("fields", {})
        option = self.game.memory_option
        if option is not None and scene.view["options"][option]:
            found += [
                (name, value, memory_notes.get(name, {}))
                for name, value in (picture.get("memory") or {}).items()
            ]
        return found

    def _phase(self, phase: str) -> str:
        message = f"{self.game.id}-phase-{slug(phase)}"
        return self.t(message) if self.words.knows(message) else terminal.capital(plain_words(phase))

    def _label(self, name: str) -> str:
        message = f"{self.game.id}-field-{slug(name)}"
        return self.t(message) if self.words.knows(message) else terminal.capital(plain_words(name))

    def _text(self, value: Any, note: Json, scene: AnyScene) -> Text:
        """A value, whatever it is."""
        if isinstance(value, list):
            row = [self._text(entry, note, scene) for entry in value]
            return Text(" ").join(row) if row else Text("–", "quiet")
        if isinstance(value, dict):
            if "move" in note:
                return Text(self.say(value, scene))
            inner = note.get("fields", {})
            row = [
                Text.assemble((f"{plain_words(key)} ", "quiet"), self._text(entry, inner.get(key, {}), scene))
                for key, entry in value.items()
                if entry not in (None, 0, False, [], {})
            ]
            return Text(" · ").join(row) if row else Text("–", "quiet")
        if value is None:
            return Text("–", "quiet")
        if isinstance(value, bool):
            return Text(self.t("yes" if value else "no"), "" if value else "quiet")
        if note.get("says") == SEAT:
            return Text(self.person(scene, value))
        text = str(self.teller(scene).value(value, note, scene.view))
        return Text(f"[{text}]" if note.get("says") else text)

    # -- moves ------------------------------------------------------------------------------------------

    def menu(self, scene: AnyScene, legal: Sequence[Json]) -> list[Choice[Json]]:
        if len(legal) <= MOST:
            return self.numbered(scene, legal)
        rest = Choice[Json](f"{MOST + 1} … {len(legal)}", self.t("terminal-any-of-these"))
        return [*self.numbered(scene, legal[:MOST]), rest]

    def read(self, line: str, scene: AnyScene, legal: Sequence[Json]) -> Json:
        number = whole(line.strip())
        if number is not None and 1 <= number <= len(legal):
            return legal[number - 1]
        return super().read(line, scene, legal)


def is_per_seat(value: Any, note: Json, seats: int) -> bool:
    """Whether a list has an entry for each seat: its note says so, or its entries look like it."""
    if not isinstance(value, list) or len(value) != seats:
        return False
    return "per_seat" in note or all(isinstance(entry, list | dict | bool) for entry in value)
