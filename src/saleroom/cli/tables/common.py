"""What the tables of all games share: the scene, how seats are spoken of, choices, and the drawing of parts."""

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from rich import box
from rich.align import Align
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from saleroom.core.game import Json
from saleroom.core.match import Match
from saleroom.core.state import Event

NARROW = 72
"""Below so many columns a table leaves out what it can."""


@dataclass(frozen=True)
class Scene:
    """What somebody sees of a match: a view, or with `all_knowing` the position."""

    data: Json
    seats: int
    viewer: int | None
    all_knowing: bool
    to_act: list[int]
    outcome: Json | None
    options: Json

    def __getitem__(self, key: str) -> Any:
        return self.data[key]

    def get(self, key: str) -> Any:
        """What stands under a key that not every picture has."""
        return self.data.get(key)

    @property
    def me(self) -> int:
        """The viewer's seat, where there is one."""
        assert self.viewer is not None
        return self.viewer

    def who(self, seat: int | str) -> str:
        """A seat at the beginning of a sentence."""
        if seat == self.viewer:
            return "You"
        return "The house" if seat == "house" else f"Seat {seat}"

    def whom(self, seat: int | str) -> str:
        """A seat within a sentence."""
        if seat == self.viewer:
            return "you"
        return "the house" if seat == "house" else f"seat {seat}"

    def whose(self, seat: int | str) -> str:
        """Belonging to a seat."""
        return "your" if seat == self.viewer else f"{self.whom(seat)}'s"

    def own(self, seat: int | str) -> str:
        """Belonging to a seat that was just named."""
        return "your" if seat == self.viewer else "its"

    def verb(self, seat: int | str, verb: str) -> str:
        """What a seat does."""
        return verb if seat == self.viewer else third(verb)

    def does(self, seat: int | str, verb: str) -> str:
        """A seat and what it does: "You bid", "Seat 2 bids"."""
        return f"{self.who(seat)} {self.verb(seat, verb)}"

    def heading(self, seat: int, *, aligned: bool = True, name: bool = True) -> Text:
        """A seat as the heading of its row or column; brass while it is to act, the viewer before others."""
        called = "You" if seat == self.viewer else f"Seat {seat}" if name else str(seat)
        if seat in self.to_act:
            return Text(
                f"▸ {called}", "brass" if seat == self.viewer or self.viewer not in self.to_act else ""
            )
        return Text(f"  {called}" if aligned else called, "loud" if seat == self.viewer else "")

    def members(self, seats: Sequence[int], *, joined: str = "and") -> str:
        """Several seats within a sentence."""
        names = [self.whom(seat) for seat in sorted(seats, key=lambda seat: seat != self.viewer)]
        return listed(names, joined)

    def turn(self) -> str:
        """Who is to act, as a sentence."""
        others = [seat for seat in self.to_act if seat != self.viewer]
        if self.viewer in self.to_act:
            return "It is your turn." if not others else "You and the others choose in secret."
        if not others:
            return "The match is over."
        return f"{capital(self.members(others))} {'is' if len(others) == 1 else 'are'} to act."


def scene_of(match: Match, viewer: int | None) -> Scene:
    """What a seat (None: a spectator) sees now, and nothing more."""
    view = match.view(viewer)
    return Scene(view, match.seats, viewer, False, view["to_act"], view["outcome"], match.options)


def scene_of_all(match: Match) -> Scene:
    """The all-knowing picture."""
    return Scene(match.position(), match.seats, None, True, match.to_act, match.outcome, match.options)


@dataclass(frozen=True)
class Choice:
    """One line of the menu: what to type, what it does; `move` is None where the line stands for many."""

    key: str
    text: str
    hint: str = ""
    move: Json | None = None


class Puzzled(Exception):
    """What the person typed means nothing here; the message says what does."""


class GameTable(ABC):
    """How one game looks and reads in the terminal."""

    quiet: frozenset[str] = frozenset({"bid_sealed"})
    """Events that need no mention while one plays; a replay tells them."""
    loud: frozenset[str] = frozenset({"lot_sold", "match_ended"})
    """Events that stand out."""

    @abstractmethod
    def draw(self, scene: Scene, width: int) -> RenderableType:
        """The table as this scene shows it."""

    @abstractmethod
    def tell(self, event: Json, scene: Scene) -> str | None:
        """An event as a sentence, or None if there is nothing to say."""

    @abstractmethod
    def say(self, move: Json, scene: Scene) -> str:
        """A move as a player would say it: "bid 7"."""

    @abstractmethod
    def explain(self, move: Json, scene: Scene) -> str:
        """What a move would do, in a sentence or two."""

    @abstractmethod
    def ask(self, scene: Scene) -> str:
        """The question put to the viewer now."""

    @abstractmethod
    def rules_now(self, scene: Scene) -> list[str]:
        """The numbers of the rules that matter now, the nearest first."""

    def rules_of(self, move: Json, scene: Scene) -> list[str]:
        """The numbers of the rules that a move is about."""
        return self.rules_now(scene)[:1]

    def hint(self, move: Json, scene: Scene) -> str:
        """A few words beside a move in the menu."""
        return ""

    def menu(self, scene: Scene, legal: list[Json]) -> list[Choice]:
        """What the person can do: here every legal move with a number."""
        return numbered(self, scene, legal)

    def understand(self, words: list[str], scene: Scene) -> Json | None:
        """A move typed in words, legal or not; None if it is none."""
        return None

    def read(self, line: str, scene: Scene, legal: list[Json]) -> Json:
        """The move a line means; `Puzzled` if it means none."""
        words = line.lower().replace(",", " ").split()
        choices = self.menu(scene, legal)
        for choice in choices:
            if choice.move is not None and choice.key.lower().split() == words:
                return choice.move
        move = self.understand(words, scene)
        if move is None:
            raise Puzzled(
                f"“{line[:40]}” is none of the choices. Type what stands at the left, or h for help."
            )
        return move


def numbered(table: GameTable, scene: Scene, moves: list[Json], start: int = 1) -> list[Choice]:
    """Moves with numbers in front."""
    return [
        Choice(str(number), capital(table.say(move, scene)), table.hint(move, scene), move)
        for number, move in enumerate(moves, start)
    ]


# -- words ----------------------------------------------------------------------------------------------------


def third(verb: str) -> str:
    """A verb as he, she or seat 2 does it."""
    if verb == "have":
        return "has"
    if verb == "are":
        return "is"
    return verb + ("es" if verb.endswith(("s", "sh", "ch", "x", "o")) else "s")


def capital(text: str) -> str:
    """With its first letter in upper case."""
    return text[:1].upper() + text[1:]


def listed(names: Iterable[str], joined: str = "and") -> str:
    """Several names as one says them: a, b and c."""
    row = list(names)
    if len(row) < 2:
        return "".join(row)
    return f"{', '.join(row[:-1])} {joined} {row[-1]}"


def plural(number: int, one: str, many: str | None = None) -> str:
    """A number of things."""
    return f"{number} {one if number == 1 else many or one + 's'}"


def whole(word: str) -> int | None:
    """A word that is a whole number of reasonable length."""
    return int(word) if re.fullmatch(r"-?[0-9]{1,9}", word) else None


def wholes(words: list[str]) -> list[int] | None:
    """Words that all are whole numbers."""
    numbers = [whole(word) for word in words]
    return [number for number in numbers if number is not None] if words and None not in numbers else None


# -- parts of the picture -------------------------------------------------------------------------------------


def block(title: str, lot: Text | str, *lines: Text | str) -> Panel:
    """The felt in the middle: the thing for sale, and what is to be said about it."""
    hero = lot if isinstance(lot, Text) else Text(lot)
    hero.stylize("bold")
    body: list[RenderableType] = [Align.center(hero)]
    for line in lines:
        body.append(Align.center(line if isinstance(line, Text) else Text(line, "quiet", justify="center")))
    return Panel(Group(*body), title=Text(title, "felt"), border_style="felt", box=box.ROUNDED)


def sheet(*headings: Text | str) -> Table:
    """A table of seats: a calm line under the headings, nothing else."""
    table = Table(
        box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), show_edge=False, border_style="quiet"
    )
    for number, heading in enumerate(headings):
        table.add_column(
            heading,
            header_style="quiet" if isinstance(heading, str) else "",
            no_wrap=number == 0,
            overflow="fold",
        )
    return table


def labelled(rows: Iterable[tuple[str, Text | str]]) -> Table:
    """Lines with a name in front."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style="quiet", no_wrap=True)
    table.add_column(overflow="fold")
    for name, value in rows:
        table.add_row(name, value)
    return table


def draw_menu(choices: Sequence[Choice]) -> Table:
    """The menu: what to type stands at the left in brass."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style="brass", no_wrap=True, justify="right")
    table.add_column(overflow="fold")
    table.add_column(style="quiet", overflow="fold")
    for choice in choices:
        table.add_row(f"  {choice.key}", choice.text, choice.hint)
    return table


def draw_outcome(scene: Scene) -> RenderableType:
    """The result: who won, and where every point came from."""
    outcome = scene.outcome
    assert outcome is not None
    parties: list[int | str] = list(range(scene.seats))
    if len(outcome["scores"]) > scene.seats:
        parties.append("house")
    names = [Text(short(scene, party), "brass" if party in outcome["winners"] else "") for party in parties]
    keys = list(outcome["breakdown"][0])
    if len(keys) > 3:
        table = sheet("", *names)
        rows = [
            (key.replace("_", " "), [Text(points(parts[key])) for parts in outcome["breakdown"]])
            for key in keys
        ]
        rows.append(("total", [Text(points(score), "loud") for score in outcome["scores"]]))
        for key, cells in rows:
            table.add_row(Text(key, "quiet" if key != "total" else "loud"), *cells)
    else:
        table = sheet("", *(key.replace("_", " ") for key in keys), Text("total", "loud"))
        for name, parts, score in zip(names, outcome["breakdown"], outcome["scores"], strict=True):
            table.add_row(name, *(points(parts[key]) for key in keys), Text(points(score), "loud"))
    for column in table.columns[1:]:
        column.justify = "right"
    return Group(Text(verdict(scene), "brass"), Text(), table)


def short(scene: Scene, party: int | str) -> str:
    """A party as the heading of a row or column of the result."""
    if party == scene.viewer:
        return "You"
    return "House" if party == "house" else f"Seat {party}"


def points(number: int) -> str:
    """Points with a real minus sign."""
    return str(number) if number >= 0 else f"−{-number}"


def verdict(scene: Scene) -> str:
    """Who won, as a sentence."""
    assert scene.outcome is not None
    winners = scene.outcome["winners"]
    scores = scene.outcome["scores"]
    best = plural(max(scores), "point")
    if scores.count(max(scores)) > len(winners):
        best += " and the tie-break"
    if len(winners) == 1:
        return f"{scene.does(winners[0], 'win')} with {best}."
    return f"{capital(listed([scene.whom(party) for party in winners]))} share the victory with {best}."


# -- events ---------------------------------------------------------------------------------------------------


def sentences(
    table: GameTable, events: Iterable[Json], scene: Scene, *, told_all: bool = False
) -> list[tuple[str, str]]:
    """Events as sentences with a style; without `told_all` what needs no mention is left out."""
    told: list[tuple[str, str]] = []
    for event in events:
        if event["type"] in table.quiet and not told_all:
            continue
        sentence = table.tell(event, scene)
        if sentence:
            told.append((sentence, "loud" if event["type"] in table.loud else ""))
    return told


def full_events(events: Iterable[Event]) -> list[Json]:
    """Events as an all-knowing witness has them: what single seats learned stands for what everybody did."""
    seen: list[Json] = []
    for event in events:
        versions = list(event.private.values()) if event.private else []
        if not versions and event.public is not None:
            versions = [event.public]
        for version in versions:
            if {"type": event.name, **version} not in seen[-len(versions) :]:
                seen.append({"type": event.name, **version})
    return seen
