"""`saleroom play`: one person against bots."""

import itertools
import secrets
from argparse import Namespace

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

import saleroom
from saleroom import bots
from saleroom.bots import Bot
from saleroom.cli.files import load_match, options_of, write_record
from saleroom.cli.rules import language_of, preset_words, rendered, rule
from saleroom.cli.screen import Left, UsageError, ask, put, put_story, screen
from saleroom.cli.seating import bot_move, bot_names, make_bots, with_characters
from saleroom.cli.view import check_seat
from saleroom.core.errors import Refused, SaleroomError
from saleroom.core.game import Json
from saleroom.core.match import Match
from saleroom.core.record import read_records
from saleroom.terminal import AnyScene, AnyTable, Choice, Puzzled, draw_menu, scene_of, sentences, table_of
from saleroom.words import Words

HELP = (
    ("?", "rules"),
    ("? {rule}", "rule"),
    ("? {entry}", "choice"),
    ("story", "story"),
    ("Enter", "table"),
    ("q", "leave"),
)
"""What can be typed besides a choice, and the message `terminal-help-…` about it."""


class Sitting:
    """A person at a table with bots."""

    def __init__(
        self, match: Match, seat: int, players: list[Bot], save: str | None, out: Console, language: str
    ) -> None:
        self.match = match
        self.seat = seat
        self.players = players
        self.save = save
        self.out = out
        self.language = language
        self.table = table_of(match.game, language)
        self.told = len(match.moves)

    def play(self) -> None:
        """Until the match is over or the person leaves."""
        self.store()
        try:
            while not self.match.over:
                acting = self.match.to_act
                if self.seat in acting:
                    self.turn()
                    self.store()
                else:
                    bot_move(self.match, acting[0], self.players[acting[0]])
        finally:
            self.store()
        put(self.out, Rule(style="quiet"))
        self.story()
        scene = scene_of(self.match, self.seat)
        put(self.out, self.table.draw(scene, self.out.width), "", self.table.outcome(scene))

    def store(self) -> None:
        """Write the record, where one is wanted: nothing is lost whenever the person leaves."""
        if self.save is not None:
            write_record(self.save, self.match.record())

    def story(self, *, from_the_start: bool = False) -> None:
        """What has happened since the person last looked, or since the first event that people may look back at."""
        match = self.match
        first = match.history_begins() if from_the_start else match.events_until(self.told)
        events = match.events_between(self.seat, first, match.event_count)
        put_story(self.out, sentences(self.table, events, scene_of(self.match, self.seat)))
        self.told = len(self.match.moves)

    def turn(self) -> None:
        """Show the table and let the person choose until a move is played."""
        put(self.out, Rule(style="quiet"))
        self.story()
        scene = scene_of(self.match, self.seat)
        legal = self.match.legal(self.seat)
        self.show(scene, legal)
        while True:
            line = ask(self.out)
            if self.answered(line, scene, legal):
                continue
            try:
                self.match.play(self.seat, self.table.read(line, scene, legal))
            except Puzzled as puzzle:
                put(self.out, Text(str(puzzle), "loss"))
            except Refused as refusal:
                put(self.out, Text(self.table.refuse(refusal), "loss"))
            else:
                return

    def show(self, scene: AnyScene, legal: list[Json]) -> None:
        """The table and the menu."""
        put(self.out, self.table.draw(scene, self.out.width), "")
        put(self.out, Text(self.table.ask(scene), "brass"))
        put(self.out, draw_menu(self.table.menu(scene, legal)))
        put(self.out, Text(f"  {self.table.t('terminal-keys')}", "quiet"))

    def answered(self, line: str, scene: AnyScene, legal: list[Json]) -> bool:
        """Whether the line was no move but a request, which has been met."""
        word = line.lower()
        if word in ("q", "quit"):
            raise Left
        if word == "":
            self.show(scene, legal)
        elif word in ("h", "help"):
            self.help(scene, legal)
        elif word == "story":
            self.story(from_the_start=True)
        elif word.startswith("?"):
            self.explain(word[1:].strip(), scene, legal)
        else:
            return False
        return True

    def help(self, scene: AnyScene, legal: list[Json]) -> None:
        """What can be typed."""
        rules = self.table.rules_now(scene)
        known = {"rule": rules[0] if rules else "", "entry": self.table.menu(scene, legal)[0].key}
        put(self.out, self.table.t("terminal-help"))
        lines = [
            Choice[Json](key.format(**known), self.table.t(f"terminal-help-{name}"))
            for key, name in HELP
            if rules or name not in ("rules", "rule")
        ]
        put(self.out, draw_menu(lines))

    def explain(self, about: str, scene: AnyScene, legal: list[Json]) -> None:
        """The rules that matter now, one rule, or one choice."""
        now = self.table.rules_now(scene)
        try:
            if about == "":
                self.rules(now)
            elif now and about[:1] == now[0][0].lower() and about[1:].isdigit():
                self.rules([about])
            else:
                move = self.table.read(about, scene, legal)
                self.match.number_of(self.seat, move)
                put(self.out, f"{self.table.say(move, scene)}. {self.table.explain(move, scene)}")
                self.rules(self.table.rules_of(move, scene))
        except Refused as refusal:
            put(self.out, Text(self.table.refuse(refusal), "loss"))
        except (Puzzled, SaleroomError) as problem:
            put(self.out, Text(str(problem), "loss"))

    def rules(self, numbers: list[str]) -> None:
        """Print rules."""
        for number in numbers:
            put(self.out, rendered(rule(self.match.game.id, number, self.language)))

    def farewell(self, *, silent: bool) -> None:
        """What is said to somebody who leaves before the end; nothing is asked if the input has ended."""
        if self.save is None and self.match.moves and not silent:
            put(self.out, self.table.t("terminal-save"))
            try:
                self.save = ask(self.out) or None
                self.store()
            except Left:
                pass
        if self.save is not None:
            command = f"saleroom play --resume {self.save}"
            self.out.print(self.table.t("terminal-kept", {"command": command}), soft_wrap=True)
        put(self.out, self.table.t("terminal-goodbye"))


def choose_game(out: Console, language: str) -> str:
    """Ask which game is to be played."""
    entries = saleroom.games()
    words = Words(language, None, ("terminal", "common"))
    put(out, Text(words.say("terminal-which-game"), "brass"))
    for number, entry in enumerate(entries, 1):
        low, high = entry["seats"]
        seats = words.say("seats-from-to", {"from": low, "to": high})
        put(out, Text.assemble((f"  {number}  {entry['id']}", "brass"), f"  {entry['title']}, {seats}"))
        put(out, Padding(Text(feel(entry["id"], language), "quiet"), (0, 0, 0, 5)))
    while True:
        line = ask(out).lower()
        if line in ("q", "quit"):
            raise Left
        if line.isascii() and line.isdigit() and 1 <= int(line[:9]) <= len(entries):
            return str(entries[int(line[:9]) - 1]["id"])
        try:
            return saleroom.game(line).id
        except SaleroomError as error:
            put(out, Text(f"{str(error).capitalize()}. {words.say('terminal-number-or-name')}", "loss"))


def feel(game: str, language: str) -> str:
    """What a game feels like, in a sentence."""
    words = Words(language, saleroom.game(game))
    return words.say(f"{game}-feel") if words.knows(f"{game}-feel") else saleroom.game(game).summary


def special_rules(match: Match, language: str) -> str:
    """Return which preset a match plays and what it changes; empty if it plays none."""
    playing = match.game.preset_of(match.options)
    for preset in match.game.presets:
        if preset.id == playing:
            title, about = preset_words(match.game, preset, language)
            return Words(language).say("lobby-preset", {"preset": title, "about": about})
    return ""


def open_match(arguments: Namespace, out: Console, seed: str) -> Match:
    """The match to be played: a new one, or one that was left."""
    if arguments.resume is not None:
        given = (arguments.game, arguments.seats, arguments.seed, arguments.options, arguments.preset)
        if any(given):
            raise UsageError(
                "--resume goes on with a record as it is: give no game, seats, seed, options or preset"
            )
        match = load_match(arguments.resume)
        if arguments.save is None and not holds_only(arguments.resume, match):
            raise UsageError(
                f"{arguments.resume} holds more than one plain record: name another file with --save"
            )
        return match
    game = arguments.game if arguments.game is not None else choose_game(out, language_of(arguments.lang))
    options = options_of(saleroom.game(game), arguments)
    return saleroom.new(game, seats=arguments.seats, seed=seed, options=options)


def holds_only(path: str, match: Match) -> bool:
    """Whether a file holds this match and nothing that would be lost if it were written anew."""
    found = list(itertools.islice(read_records(path), 2))
    return len(found) == 1 and set(found[0]) == set(match.record())


def seat_names(table: AnyTable, names: list[str], seat: int) -> list[str] | None:
    """What the seats are called, by who plays there; None if nobody in particular does."""
    if not any("/" in name for name in names):
        return None
    return [
        table.t(f"character-{name.partition('/')[2]}")
        if "/" in name and place != seat
        else table.t("seat-nth", {"number": place})
        for place, name in enumerate(names)
    ]


def opponents(names: list[str], seat: int, language: str) -> list[str]:
    """A line about each opponent: who, how strong, and what that means."""
    words = Words(language, None, ("common", "opponents"))
    lines = []
    for place, name in enumerate(names):
        level, _, character = name.partition("/")
        if place == seat or level not in bots.LEVELS:
            continue
        who = words.say(f"character-{character}")
        about = (words.say(f"character-{character}-about"), words.say(f"bot-{level}-about"))
        lines.append(f"  {who}, {words.say(f'bot-{level}')}: {' '.join(about)}")
    return lines


def run(arguments: Namespace) -> int:
    """Play one match."""
    out = screen()
    seed = arguments.seed if arguments.seed is not None else secrets.token_hex(16)
    try:
        match = open_match(arguments, out, seed)
    except Left:
        return 0
    seat = check_seat(match, arguments.seat) or 0
    names = with_characters(bot_names(arguments.bots, match.seats), f"{match.game.id}/{match.seats}", seat)
    players = make_bots(names, match.game.id, seed)
    language = language_of(arguments.lang)
    sitting = Sitting(match, seat, players, arguments.save or arguments.resume, out, language)
    sitting.table.called = seat_names(sitting.table, names, seat)
    seated = sitting.table.t("terminal-seated", {"seat": seat, "bots": match.seats - 1})
    put(out, Text(f"{match.game.title}  {seated}", "loud"))
    put(out, feel(match.game.id, language))
    rules = special_rules(match, language)
    if rules:
        put(out, rules)
    for line in opponents(names, seat, language):
        put(out, Text(line, "quiet"))
    try:
        sitting.play()
    except Left as left:
        sitting.farewell(silent=left.silent)
    except KeyboardInterrupt:
        put(out, "")
        sitting.farewell(silent=True)
        return 130
    return 0
