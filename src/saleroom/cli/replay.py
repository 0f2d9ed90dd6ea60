"""`saleroom replay`: a record step by step."""

from argparse import Namespace

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from saleroom.cli.files import load_match
from saleroom.cli.rules import language_of
from saleroom.cli.screen import Left, ask, put, put_story, screen
from saleroom.cli.view import check_seat, step_of
from saleroom.core.game import Json
from saleroom.core.match import Match
from saleroom.core.state import Event
from saleroom.terminal import AnyScene, full_events, scene_of, scene_of_all, sentences, table_of


class Show:
    """A match being shown from one side."""

    def __init__(
        self, match: Match, seat: int | None, all_knowing: bool, out: Console, language: str
    ) -> None:
        self.match = match
        self.seat = seat
        self.all_knowing = all_knowing
        self.out = out
        self.table = table_of(match.game, language)
        self.last = len(match.moves)

    def scene(self, match: Match) -> AnyScene:
        """What is seen of the match as it stands."""
        return scene_of_all(match) if self.all_knowing else scene_of(match, self.seat)

    def step(self, now: Match, events: list[Event]) -> None:
        """Show a match as it stands: what the last move did, and the table."""
        step = self.table.t("terminal-step", {"number": len(now.moves), "last": self.last})
        put(self.out, Rule(Text(step, "quiet"), style="quiet"))
        scene = self.scene(now)
        put_story(self.out, sentences(self.table, self.heard(events), scene, told_all=True))
        put(self.out, self.table.draw(scene, self.out.width), "")
        put(self.out, self.table.outcome(scene) if scene.outcome else Text(self.table.turn(scene), "quiet"))

    def heard(self, events: list[Event]) -> list[Json]:
        """Events as this viewer learned of them."""
        if self.all_knowing:
            return full_events(events)
        seen = [event.seen_by(self.seat) for event in events]
        return [event for event in seen if event is not None]

    def go(self, number: int) -> None:
        """Show the match after so many moves."""
        now = self.match.at(max(number - 1, 0))
        self.step(now, now.play_record_move(self.match.moves[number - 1]) if number else [])

    def all(self, first: int) -> None:
        """Every step from one on."""
        self.go(first)
        now = self.match.at(first)
        for move in self.match.moves[first:]:
            events = now.play_record_move(move)
            self.step(now, events)

    def interact(self, number: int) -> None:
        """Step through as the person wishes."""
        self.go(number)
        while True:
            put(self.out, Text(self.table.t("terminal-replay-keys"), "quiet"))
            line = ask(self.out).lower()
            if line in ("q", "quit"):
                return
            wanted = self.wanted(line, number)
            if wanted is None:
                put(self.out, self.table.t("terminal-no-key", {"line": line[:40]}))
            elif not 0 <= wanted <= self.last:
                put(self.out, self.table.t("terminal-moves", {"last": self.last}))
            elif wanted == number and line in ("", "b"):
                put(self.out, self.table.t("terminal-last-move" if line == "" else "terminal-beginning"))
            else:
                number = wanted
                self.go(number)

    def wanted(self, line: str, number: int) -> int | None:
        """The step a key asks for."""
        if line == "":
            return min(number + 1, self.last)
        if line in ("b", "back"):
            return max(number - 1, 0)
        if line in ("e", "end"):
            return self.last
        return int(line) if line.isascii() and line.isdigit() and len(line) < 10 else None


def run(arguments: Namespace) -> int:
    """Show the record."""
    match = load_match(arguments.record, arguments.match)
    seat = check_seat(match, arguments.seat)
    everything = seat is None and not arguments.spectator
    show = Show(match, seat, everything, screen(), language_of(arguments.lang))
    first = 0 if arguments.step is None else step_of(match, arguments.step)
    if arguments.all:
        show.all(first)
        return 0
    try:
        show.interact(first)
    except Left:
        pass
    return 0
