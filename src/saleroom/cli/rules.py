"""`saleroom rules`: a game's rules, or one of them."""

import re
from argparse import Namespace
from importlib import resources

from rich.console import RenderableType
from rich.markdown import Markdown

import saleroom
from saleroom.cli.screen import UsageError, put, screen

RULE = re.compile(r"^\s*(?:[-*]\s+)?\*\*([A-Z]\d+)\b")
HEADING = re.compile(r"^#{1,6}\s")
PICTURE = re.compile(r"!\[[^\]]*\]\(art:[^)]*\) ?")

LANGUAGES = ("en", "ru", "de", "ja")
"""The languages of the rules pages, as their files are named."""

FOR_ALL = {
    "R1": "**R1** A move is asked of certain seats only, and only certain types of it: wait for your turn.",
    "R2": "**R2** A move has exactly the fields its type asks for, each of the right JSON type.",
}
"""The two rules that hold for every game, should its own page not repeat them."""


def rulebook(game: str, language: str = "en") -> str:
    """The text of a game's rules page in one of the languages."""
    name = "RULES.md" if language == "en" else f"RULES.{language}.md"
    page = resources.files("saleroom.games").joinpath(game, name)
    try:
        return page.read_text("utf-8")
    except OSError:
        raise UsageError(f"the rules of {game} are missing from this installation") from None


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


def rule(game: str, number: str, language: str = "en") -> str:
    """One rule's text; UsageError lists the numbers there are."""
    known = paragraphs(rulebook(game, language))
    wanted = number.strip().upper()
    if wanted not in known:
        own = [name for name in known if name not in FOR_ALL]
        raise UsageError(f"{game} has no rule {number!r}; its rules: {', '.join(own) or 'none'}")
    return known[wanted]


def rendered(text: str) -> RenderableType:
    """Markdown as the terminal shows it: without the pictures."""
    return Markdown(PICTURE.sub("", text), hyperlinks=False)


def run(arguments: Namespace) -> int:
    """Print the page or the paragraph."""
    game = saleroom.game(arguments.game).id
    out = screen()
    language = arguments.lang
    number = arguments.rule
    put(out, rendered(rulebook(game, language) if number is None else rule(game, number, language)))
    return 0
