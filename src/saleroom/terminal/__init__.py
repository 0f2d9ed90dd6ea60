"""Games in the terminal: what is drawn of a match, what is said, and how what somebody types becomes a move.

A game may bring a `terminal.py` in its folder, with a class `Table` that draws it; all others are drawn from their
types (`saleroom.terminal.plain`). Sentences come from the catalogues, in any of the languages.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Generic, TypeVar

from rich import box
from rich.align import Align
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from saleroom.core.errors import Refused
from saleroom.core.game import AnyGame, Json, Mv
from saleroom.core.match import Match
from saleroom.core.state import Event
from saleroom.core.types import Result, ViewBase
from saleroom.words import ENGLISH, Teller, Words

NARROW = 72
"""Below so many columns a table leaves out what it can."""
CATALOGUES = ("terminal", "common", "errors")


Vw = TypeVar("Vw", bound=ViewBase)
Ps = TypeVar("Ps", bound=Mapping[str, object])


class Outcome(Result):
    """How a match of any game ended."""

    breakdown: list[Mapping[str, int]]


@dataclass(frozen=True)
class Scene(Generic[Vw, Ps]):
    """What somebody sees of a match: a view; who is all-knowing, a spectator's and the position besides."""

    view: Vw
    outcome: Outcome | None
    position: Ps | None = None

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self.view["seats"]

    @property
    def to_act(self) -> list[int]:
        """The seats that must choose now."""
        return self.view["to_act"]

    @property
    def viewer(self) -> int | None:
        """Whose view it is; None: nobody's."""
        return self.view["viewer"]

    @property
    def me(self) -> int:
        """The viewer's seat, where there is one."""
        assert self.viewer is not None
        return self.viewer


AnyScene = Scene[Any, Any]
"""A scene of a game, whichever it is."""


def scene_of(match: Match, viewer: int | None) -> AnyScene:
    """What a seat (None: a spectator) sees now, and nothing more."""
    view = match.view(viewer)
    return AnyScene(view, view["outcome"])


def scene_of_all(match: Match) -> AnyScene:
    """The all-knowing picture."""
    view = match.view(None)
    return AnyScene(view, view["outcome"], match.position())


@dataclass(frozen=True)
class Choice(Generic[Mv]):
    """One line of the menu: what to type, what it does; `move` is None where the line stands for many."""

    key: str
    text: str
    hint: str = ""
    move: Mv | None = None


class Puzzled(Exception):
    """What the person typed means nothing here; the message says what does."""


class Table(ABC, Generic[Vw, Ps, Mv]):
    """How one game looks and reads in the terminal."""

    quiet: frozenset[str] = frozenset()
    """Events that need no mention while one plays; a replay tells them."""
    loud: frozenset[str] = frozenset({"match_ended"})
    """Events that stand out."""
    cited: frozenset[str] = frozenset()
    """Events that are told with the number of their rule."""

    def __init__(self, game: AnyGame, language: str = ENGLISH) -> None:
        self.game = game
        self.language = language
        self.words = Words(language, game, CATALOGUES)
        self.called: list[str] | None = None
        """What the seats are called, where they are more than numbers."""

    # -- what a game draws ------------------------------------------------------------------------------

    @abstractmethod
    def draw(self, scene: Scene[Vw, Ps], width: int) -> RenderableType:
        """The table as this scene shows it."""

    # -- what a game may do better ----------------------------------------------------------------------

    def rules_now(self, scene: Scene[Vw, Ps]) -> list[str]:
        """The numbers of the rules that matter now, the nearest first."""
        return list(dict.fromkeys(self.game.move_rules.values()))

    def rules_of(self, move: Mv, scene: Scene[Vw, Ps]) -> list[str]:
        """The numbers of the rules that a move is about."""
        return self.rules_now(scene)[:1]

    def hint(self, move: Mv, scene: Scene[Vw, Ps]) -> str:
        """A few words beside a move in the menu."""
        return ""

    def explain(self, move: Mv, scene: Scene[Vw, Ps]) -> str:
        """What a move would do, in a sentence or two."""
        return self.teller(scene).about(move, scene.view)

    def menu(self, scene: Scene[Vw, Ps], legal: Sequence[Mv]) -> list[Choice[Mv]]:
        """What the person can do: here every legal move with a number."""
        return self.numbered(scene, legal)

    def understand(self, words: list[str], scene: Scene[Vw, Ps]) -> Mv | None:
        """A move typed in words, legal or not; None if it is none."""
        return None

    # -- what is said -----------------------------------------------------------------------------------

    def t(self, message: str, values: Mapping[str, str | int] | None = None) -> str:
        """A message of the house, or with its full id of the game."""
        return self.words.say(message, values)

    def label(self, name: str, values: Mapping[str, str | int] | None = None) -> str:
        """Words on the table, `<game>-table-<name>`."""
        return self.words.say(f"{self.game.id}-table-{name}", values)

    def teller(self, scene: Scene[Vw, Ps]) -> Teller:
        """Who speaks to the viewer of this scene."""
        return Teller(self.game, self.language, scene.viewer, self.called, words=self.words)

    def tell(self, event: Mapping[str, Any], scene: Scene[Vw, Ps]) -> str:
        """An event as a sentence."""
        sentence = self.teller(scene).event(event, scene.view)
        return (
            f"{sentence} ({event['rule']})" if event["type"] in self.cited and "rule" in event else sentence
        )

    def say(self, move: Mv, scene: Scene[Vw, Ps]) -> str:
        """A move as the line of a menu: "Bid 7"."""
        return self.teller(scene).move(move, scene.view)

    def ask(self, scene: Scene[Vw, Ps]) -> str:
        """The question put to the viewer now."""
        return self.teller(scene).ask(scene.view)

    def refuse(self, refusal: Refused) -> str:
        """Why a move may not be played."""
        message = f"refused-{refusal.name}"
        known = self.words.knows(message)
        return f"{self.t(message, refusal.values) if known else refusal.sentence} ({refusal.rule})"

    def person(self, scene: Scene[Vw, Ps], party: int | str) -> str:
        """Who sits at a seat, as a heading."""
        if party == scene.viewer:
            return self.t("you")
        if party == "house":
            return self.t("house")
        return self.t("seat-nth", {"number": int(party)}) if self.called is None else self.called[int(party)]

    def people(self, scene: Scene[Vw, Ps], seats: Sequence[int | str]) -> str:
        """Several seats within a sentence, the viewer first."""
        row = sorted(seats, key=lambda seat: seat != scene.viewer)
        return self.words.listed(
            [self.t("seat-you") if seat == scene.viewer else self.person(scene, seat) for seat in row]
        )

    def turn(self, scene: Scene[Vw, Ps]) -> str:
        """Who is to act, as a sentence."""
        if not scene.to_act:
            return self.t("match-over")
        if scene.viewer in scene.to_act:
            return self.t("your-turn") if len(scene.to_act) == 1 else self.t("terminal-all-choose")
        names = capital(self.people(scene, scene.to_act))
        return self.t("terminal-to-act", {"names": names, "count": len(scene.to_act)})

    # -- what is typed ----------------------------------------------------------------------------------

    def read(self, line: str, scene: Scene[Vw, Ps], legal: Sequence[Mv]) -> Mv:
        """The move a line means; `Puzzled` if it means none."""
        words = line.lower().replace(",", " ").split()
        for choice in self.menu(scene, legal):
            if choice.move is not None and choice.key.lower().split() == words:
                return choice.move
        move = self.understand(words, scene)
        if move is None:
            raise Puzzled(self.t("terminal-no-choice", {"line": line[:40]}))
        return move

    def choice(self, key: str, move: Mv, scene: Scene[Vw, Ps]) -> Choice[Mv]:
        """A line of the menu for a move."""
        return Choice(key, self.say(move, scene), self.hint(move, scene), move)

    def numbered(self, scene: Scene[Vw, Ps], moves: Sequence[Mv]) -> list[Choice[Mv]]:
        """Moves with numbers in front."""
        return [self.choice(str(number), move, scene) for number, move in enumerate(moves, 1)]

    # -- parts of the picture ---------------------------------------------------------------------------

    def heading(self, scene: Scene[Vw, Ps], seat: int, *, aligned: bool = True, name: bool = True) -> Text:
        """A seat as the heading of its row or column; brass while it is to act, the viewer before others."""
        called = self.person(scene, seat) if name or seat == scene.viewer else str(seat)
        if seat in scene.to_act:
            brass = seat == scene.viewer or scene.viewer not in scene.to_act
            return Text(f"▸ {called}", "brass" if brass else "")
        return Text(f"  {called}" if aligned else called, "loud" if seat == scene.viewer else "")

    def holds(self, scene: Scene[Vw, Ps], seat: int) -> str:
        """The name of a seat's hand."""
        return self.t("terminal-hand-of", {"you": yes(seat == scene.viewer), "who": self.person(scene, seat)})

    def over(self) -> Panel:
        """The felt when all is sold."""
        return block(self.t("terminal-sale"), self.t(f"{self.game.id}-phase-over"))

    def outcome(self, scene: Scene[Vw, Ps]) -> RenderableType:
        """The result: who won, and where every point came from."""
        outcome = scene.outcome
        assert outcome is not None
        parties: list[int | str] = list(range(scene.seats))
        if len(outcome["scores"]) > scene.seats:
            parties.append("house")
        winners = outcome["winners"]
        names = [Text(self.person(scene, party), "brass" if party in winners else "") for party in parties]
        total = Text(self.t("total"), "loud")
        scores = [Text(points(score), "loud") for score in outcome["scores"]]
        rows = [(self.row_name(row.key), row.key) for row in self.game.breakdown]
        if len(rows) > 3:
            grid = sheet("", *names)
            for row, key in rows:
                grid.add_row(Text(row, "quiet"), *(points(parts[key]) for parts in outcome["breakdown"]))
            grid.add_row(total, *scores)
        else:
            grid = sheet("", *(row for row, _ in rows), total)
            for name, parts, score in zip(names, outcome["breakdown"], scores, strict=True):
                grid.add_row(name, *(points(parts[key]) for _, key in rows), score)
        for column in grid.columns[1:]:
            column.justify = "right"
        return Group(Text(self.verdict(scene), "brass"), Text(), grid)

    def row_name(self, key: str) -> str:
        """A row of the result."""
        message = f"{self.game.id}-breakdown-{key.replace('_', '-')}"
        return self.t(message) if self.words.knows(message) else key.replace("_", " ")

    def verdict(self, scene: Scene[Vw, Ps]) -> str:
        """Who won, as a sentence, and if a tie was broken by what."""
        assert scene.outcome is not None
        winners, scores = scene.outcome["winners"], scene.outcome["scores"]
        best = max(scores)
        if len(winners) == 1:
            you = yes(winners[0] == scene.viewer)
            sentence = self.t(
                "verdict-one", {"you": you, "name": self.person(scene, winners[0]), "points": best}
            )
        else:
            names = capital(self.people(scene, winners))
            sentence = self.t("verdict-shared", {"names": names, "points": best})
        tie = f"{self.game.id}-tie-break"
        broken = scores.count(best) > len(winners) and self.words.knows(tie)
        return f"{sentence} {self.t(tie)}" if broken else sentence


AnyTable = Table[Any, Any, Any]
"""The table of a game, whichever it is."""


def table_of(game: AnyGame, language: str = ENGLISH) -> AnyTable:
    """The table of a game: its own, or one made from its types."""
    place = f"{game.package}.terminal"
    module = import_module(place if find_spec(place) is not None else "saleroom.terminal.plain")
    table: AnyTable = module.Table(game, language)
    return table


# -- words ----------------------------------------------------------------------------------------------------


def capital(text: str) -> str:
    """With its first letter in upper case."""
    return text[:1].upper() + text[1:]


def yes(flag: bool) -> str:
    """True and false as messages take them."""
    return "yes" if flag else "no"


def points(number: int) -> str:
    """Points with a real minus sign."""
    return str(number) if number >= 0 else f"−{-number}"


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


def sheet(*headings: Text | str) -> Grid:
    """A table of seats: a calm line under the headings, nothing else."""
    grid = Grid(
        box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), show_edge=False, border_style="quiet"
    )
    for number, heading in enumerate(headings):
        grid.add_column(
            heading,
            header_style="quiet" if isinstance(heading, str) else "",
            no_wrap=number == 0,
            overflow="fold",
        )
    return grid


def labelled(rows: Iterable[tuple[str, RenderableType]]) -> Grid:
    """Lines with a name in front."""
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(style="quiet", no_wrap=True)
    grid.add_column(overflow="fold")
    for name, value in rows:
        grid.add_row(name, value)
    return grid


def draw_menu(choices: Sequence[Choice[Any]]) -> Grid:
    """The menu: what to type stands at the left in brass."""
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(style="brass", no_wrap=True, justify="right")
    grid.add_column(overflow="fold")
    grid.add_column(style="quiet", overflow="fold")
    for choice in choices:
        grid.add_row(f"  {choice.key}", choice.text, choice.hint)
    return grid


# -- events ---------------------------------------------------------------------------------------------------


def sentences(
    table: AnyTable, events: Iterable[Json], scene: AnyScene, *, told_all: bool = False
) -> list[tuple[str, str]]:
    """Events as sentences with a style; without `told_all` what needs no mention is left out."""
    return [
        (table.tell(event, scene), "loud" if event["type"] in table.loud else "")
        for event in events
        if told_all or event["type"] not in table.quiet
    ]


def full_events(events: Iterable[Event]) -> list[Json]:
    """Events as an all-knowing witness has them: what single seats learned stands for what everybody did."""
    seen: list[Json] = []
    for event in events:
        versions = [dict(version) for version in (event.private or {}).values()]
        if not versions and event.public is not None:
            versions = [dict(event.public)]
        for version in versions:
            if version not in seen[-len(versions) :]:
                seen.append(version)
    return seen
