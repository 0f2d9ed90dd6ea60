"""*Ruling:* marks what we decided ourselves, in the same places of a page of rules in every language."""

import re
import tomllib
from pathlib import Path
from typing import NamedTuple

import pytest

from saleroom.cli.rules import rulebook
from saleroom.games import GAMES
from saleroom.words import LANGUAGES

RECORDS = "\n## In a record\n"
"""From here on the English page speaks to programs; the other languages have no such section."""
MARK = re.compile(r"\*[^*\s][^*]*[:：]\*")
"""Any emphasis that ends in a colon: what follows it is folded away in the browser (web/src/core/markdown.ts)."""
RULE = re.compile(r"\*\*([A-Z]\d+)\b")
WORDS: dict[str, tuple[str, str]] = {
    "en": ("Ruling:", "Rulings:"),
    "ru": ("Наше решение:", "Наши решения:"),
    "de": ("Unsere Auslegung:", "Unsere Auslegungen:"),
    "ja": ("裁定：", "裁定："),
}
"""Per language the mark of one ruling and the mark of several; Japanese has no plural."""
RULINGS = tomllib.loads((Path(__file__).parents[2] / "tools" / "rulings.toml").read_text("utf-8"))["ruling"]


class Mark(NamedTuple):
    """One mark on a page of rules, and where it stands."""

    rule: str
    """The rule it belongs to; before the first rule of a section the number of the section."""
    block: int
    """1-based number of the paragraph, list or table within the rule."""
    number: int
    """1-based number of the mark within the paragraph."""
    words: str


def marks(text: str) -> list[Mark]:
    """Return the marks of a page of rules in their order."""
    found: list[Mark] = []
    sections, rule, block = 0, "section 0", 0
    for part in re.split(r"\n\s*\n", text.split(RECORDS, maxsplit=1)[0]):
        body = " ".join(part.split())
        if body.startswith("#"):
            sections += 1
            rule, block = f"section {sections}", 0
        elif begins := RULE.match(body):
            rule, block = begins[1], 0
        block += 1
        for number, mark in enumerate(MARK.findall(body), start=1):
            found.append(Mark(rule, block, number, mark.strip("*")))
    return found


def mismatches(english: str, language: str, text: str) -> list[str]:
    """List how the marks of a page differ from those of the English page, in number, place or grammatical number."""
    one, several = WORDS[language]
    lines, places = [], {}
    for mark in marks(text):
        if mark.words not in WORDS[language]:
            lines.append(f"{mark.rule}: *{mark.words}* is neither *{one}* nor *{several}*")
        places[mark[:3]] = mark.words
    wanted = {mark[:3]: mark.words for mark in marks(english)}
    for rule, block, number in sorted(wanted.keys() - places.keys()):
        lines.append(f"{rule}: mark {number} of paragraph {block} is missing")
    for rule, block, number in sorted(places.keys() - wanted.keys()):
        lines.append(f"{rule}: mark {number} of paragraph {block} is not on the English page")
    for place in sorted(wanted.keys() & places.keys()):
        right = several if wanted[place] == WORDS["en"][1] else one
        if places[place] in WORDS[language] and places[place] != right:
            lines.append(f"{place[0]}: *{places[place]}* should be *{right}*")
    return lines


def miscounted(game: str, english: str) -> list[str]:
    """List the rules whose marks do not fit the rulings of tools/rulings.toml: one for *Ruling*, more for *Rulings*.

    A ruling that can be played in several other ways has several entries there, which say the same.
    """
    rulings = {(entry["rule"], entry["says"]) for entry in RULINGS if entry["game"] == game}
    entries = [rule for rule, _ in rulings]
    lines = []
    found = marks(english)
    for rule in sorted({mark.rule for mark in found if not mark.rule.startswith("section")}):
        words = [mark.words for mark in found if mark.rule == rule]
        plural = words.count(WORDS["en"][1])
        least = len(words) + plural
        number = entries.count(rule)
        if number < least or (number > least and not plural):
            lines.append(f"{rule}: {', '.join(words)} stand for {number} rulings of tools/rulings.toml")
    return lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_language_marks_the_same_rulings(game: str, language: str) -> None:
    assert marks(rulebook(game)), "no ruling is marked"
    assert mismatches(rulebook(game), language, rulebook(game, language)) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_mark_stands_for_one_ruling_and_a_plural_for_several(game: str) -> None:
    assert miscounted(game, rulebook(game)) == []


def without(text: str, place: int) -> str:
    """A page without the mark at a place, counted from 0."""
    found = list(MARK.finditer(text.split(RECORDS, maxsplit=1)[0]))[place]
    return text[: found.start()] + text[found.end() :]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["emblems", "secret"])
def test_a_mark_that_is_removed_in_one_language_is_found(game: str, language: str) -> None:
    page = rulebook(game, language)
    for place, mark in enumerate(marks(page)):
        found = mismatches(rulebook(game), language, without(page, place))
        assert any(line.startswith(f"{mark.rule}: ") and "is missing" in line for line in found)


PAGE = """# Game

*Ruling:* the names are ours.

**X1 One.** Text. *Ruling:* ours.

- A list.

*Rulings:* two of them.

**X2 Two.** Text.

## In a record

A value (*ruling:* any).
"""


def test_where_marks_stand() -> None:
    assert marks(PAGE) == [
        Mark("section 1", 2, 1, "Ruling:"),
        Mark("X1", 1, 1, "Ruling:"),
        Mark("X1", 3, 1, "Rulings:"),
    ]


@pytest.mark.parametrize(
    ("before", "after", "found"),
    [
        ("*Rulings:* two", "*Unsere Auslegungen:* two", []),
        ("*Rulings:* two", "*Unsere Auslegung:* two", ["X1: *Unsere Auslegung:* should be *Unsere Auslegungen:*"]),
        ("*Rulings:* two", "two", ["X1: mark 1 of paragraph 3 is missing"]),
        (
            "*Rulings:* two of them.\n\n**X2 Two.** Text.",
            "Two of them.\n\n**X2 Two.** Text. *Unsere Auslegungen:* two.",
            ["X1: mark 1 of paragraph 3 is missing", "X2: mark 1 of paragraph 1 is not on the English page"],
        ),
        (
            "*Rulings:* two",
            "*Unsere Auslegungen:* one *Unsere Auslegung:* two",
            ["X1: mark 2 of paragraph 3 is not on the English page"],
        ),
        (
            "*Rulings:* two",
            "*Unser Urteil:* two",
            ["X1: *Unser Urteil:* is neither *Unsere Auslegung:* nor *Unsere Auslegungen:*"],
        ),
    ],
)  # fmt: skip
def test_a_planted_fault_is_found(before: str, after: str, found: list[str]) -> None:
    page = PAGE.replace(before, after).replace("*Ruling:*", "*Unsere Auslegung:*")
    assert mismatches(PAGE, "de", page) == found


def test_the_browser_folds_the_same_marks() -> None:
    source = (Path(__file__).parents[2] / "web" / "src" / "core" / "markdown.ts").read_text("utf-8")
    assert f"const RULING = /\\s*{MARK.pattern}\\s*/" in source
