"""`saleroom rules`: a game's rules, or one of them."""

import os
import re
from argparse import Namespace
from importlib import resources

from rich.console import RenderableType
from rich.markdown import Markdown

import saleroom
from saleroom.cli.screen import UsageError, put, screen
from saleroom.core.game import AnyGame, Preset
from saleroom.words import ENGLISH, Words, known_language

RULE = re.compile(r"^\s*(?:[-*]\s+)?\*\*([A-Z]\d+)\b")
HEADING = re.compile(r"^#{1,6}\s")
PICTURE = re.compile(r"!\[[^\]]*\]\(art:[^)]*\) ?")

FOR_ALL = {
    "R1": "**R1** A move is asked of certain seats only, and only certain types of it: wait for your turn.",
    "R2": "**R2** A move has exactly the fields its type asks for, each of the right JSON type.",
}
"""The two rules that hold for every game, should its own page not repeat them."""


def language_of(wanted: str | None) -> str:
    """The language to speak: the one asked for, else that of the environment if it is one of ours, else English."""
    tags = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return wanted or known_language(next(filter(None, tags), "")) or ENGLISH


def rulebook(game: str, language: str = ENGLISH) -> str:
    """The text of a game's rules page in one of the languages, in English where the game has no other."""
    folder = resources.files(saleroom.game(game).package)
    for name in (f"RULES.{language}.md", "RULES.md"):
        page = folder.joinpath(name)
        if page.is_file():
            return page.read_text("utf-8")
    raise UsageError(f"{game} comes without rules")


def paragraphs(text: str) -> dict[str, str]:
    """Every numbered rule of a page: from its number to the next number or heading."""
    found: dict[str, list[str]] = {}
    current: list[str] = []
    for line in text.splitlines():
        rule = RULE.match(line)
        if rule:
            current = found.setdefault(rule[1], [])
        elif HEADING.match(line):
            current = []
        current.append(line)
    rules = dict(FOR_ALL)
    rules.update({number: "\n".join(lines).strip() for number, lines in found.items()})
    return rules


def rule(game: str, number: str, language: str = ENGLISH) -> str:
    """One rule's text; UsageError lists the numbers there are."""
    known = paragraphs(rulebook(game, language))
    wanted = number.strip().upper()
    if wanted not in known:
        own = [name for name in known if name not in FOR_ALL]
        raise UsageError(f"{game} has no rule {number!r}; its rules: {', '.join(own) or 'none'}")
    return known[wanted]


def presets(name: str, language: str = ENGLISH) -> str:
    """Return a section on the presets of a game, as Markdown; empty if it has none."""
    game = saleroom.game(name)
    if not game.presets:
        return ""
    words = Words(language, game, ("terminal",))
    lines = [f"\n\n## {words.say('terminal-presets')}\n"]
    for preset in game.presets:
        title, about = preset_words(game, preset, language)
        lines.append(f"`--preset {preset.id}`: **{title}.** {about}\n")
    return "\n".join(lines)


def preset_words(game: AnyGame, preset: Preset, language: str) -> tuple[str, str]:
    """Return what a preset is called and what it changes, in a language if the game has words for it."""
    words, message = Words(language, game), f"{game.id}-preset-{preset.id}"
    if not words.knows(message) or not words.knows(f"{message}-about"):
        return preset.title, preset.about
    return words.say(message), words.say(f"{message}-about")


def rendered(text: str) -> RenderableType:
    """Markdown as the terminal shows it: without the pictures."""
    return Markdown(PICTURE.sub("", text), hyperlinks=False)


def run(arguments: Namespace) -> int:
    """Print the page or the paragraph."""
    game = saleroom.game(arguments.game).id
    out = screen()
    language = language_of(arguments.lang)
    number = arguments.rule
    page = (
        rulebook(game, language) + presets(game, language) if number is None else rule(game, number, language)
    )
    put(out, rendered(page))
    return 0
