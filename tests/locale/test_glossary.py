"""One word for one thing: the catalogues and the pages of rules keep to the glossary in docs/languages.md."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from saleroom.games import GAMES
from saleroom.server.languages import LANGUAGES
from tests.locale.catalogues import CATALOGUES, SOURCE, path_of

PAGE = Path(__file__).parents[2] / "docs" / "languages.md"
HEADINGS = {"en": "English", "ru": "Русский", "de": "Deutsch", "ja": "日本語"}
RECORDS = "\n## In a record\n"
"""From here on a page of rules speaks to programs."""


@dataclass(frozen=True)
class Never:
    """A word that is not used, and the game it is not used in (everywhere if empty)."""

    word: str
    game: str

    def pattern(self, language: str) -> re.Pattern[str]:
        """As it may stand in a text: the beginning of a sentence is written with a capital."""
        text = re.escape(self.word).replace(r"\*", r"\w*")
        if language != "ja":
            text = rf"(?<!\w){text}" + ("" if text.endswith((r"\w*", r"\.", ":")) else r"(?!\w)")
        exact = language == "de" and self.word[:1].isupper()
        return re.compile(text, re.NOFLAG if exact else re.IGNORECASE)


@cache
def rows(heading: str) -> list[list[str]]:
    """The cells of the table under a heading of the page."""
    part = PAGE.read_text("utf-8").split(f"\n### {heading}\n")[1]
    lines = re.split(r"^##", part, maxsplit=1, flags=re.MULTILINE)[0].splitlines()
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]
    return cells[2:]


def listed(cell: str) -> list[str]:
    return [word.strip() for word in re.split(r", |、", cell) if word.strip()]


@cache
def said(language: str) -> list[str]:
    """The words we say."""
    return [word for row in rows(HEADINGS[language]) for word in listed(row[1])]


@cache
def never(language: str) -> list[Never]:
    """The words we do not say."""
    found = []
    for row in rows(HEADINGS[language]):
        for entry in listed(row[2]):
            game, colon, word = entry.partition(": ")
            found.append(Never(word, game) if colon and game in GAMES else Never(entry, ""))
    return found


@cache
def exceptions() -> frozenset[tuple[str, str, str]]:
    """Language, message (or page of rules) and word of what is allowed all the same."""
    return frozenset((row[0], row[1], row[2].strip("`")) for row in rows("Exceptions"))


def masked(language: str, text: str, word: str) -> str:
    """The text without the longer words we say that contain this one."""
    bare = word.rstrip("*").lower()
    for longer in said(language):
        if bare in longer.lower() and bare != longer.lower():
            text = re.sub(re.escape(longer), "·", text, flags=re.IGNORECASE)
    return text


def wrong(language: str, game: str, text: str) -> list[str]:
    """The words of a text that the glossary does not allow."""
    return [
        one.word
        for one in never(language)
        if one.game in ("", game) and one.pattern(language).search(masked(language, text, one.word))
    ]


class Words(Visitor):
    """All that a message can say, whatever its variables are."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.parts.append(re.sub(r"\s+", " ", node.value))


def sentences(language: str, catalogue: str) -> Iterator[tuple[str, str]]:
    """Every message of a catalogue, and its words."""
    for entry in FluentParser().parse(path_of(language, catalogue).read_text("utf-8")).body:
        if isinstance(entry, ftl.Message):
            words = Words()
            words.visit(entry)
            yield entry.id.name, " · ".join(words.parts)


def page_of_rules(language: str, game: str) -> str:
    """What a page of rules says to people, without the names of pictures and of options."""
    name = "RULES.md" if language == "en" else f"RULES.{language}.md"
    text = (SOURCE / "games" / game / name).read_text("utf-8").split(RECORDS)[0]
    return re.sub(r"\(art:[^)]*\)|`[^`]*`", "", text)


@pytest.mark.parametrize("catalogue", CATALOGUES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogues_keep_to_the_glossary(language: str, catalogue: str) -> None:
    found = [
        f"{name}: “{word}” in “{text}”"
        for name, text in sentences(language, catalogue)
        for word in wrong(language, catalogue, text)
        if (language, name, word) not in exceptions()
    ]
    assert not found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_of_rules_keep_to_the_glossary(language: str, game: str) -> None:
    found = [
        f"{line.strip()[:120]}: “{word}”"
        for line in page_of_rules(language, game).splitlines()
        for word in wrong(language, game, line)
        if (language, f"{game}/RULES", word) not in exceptions()
    ]
    assert not found


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_we_say_is_said(language: str) -> None:
    """A word of the glossary that no catalogue has is out of date."""
    every = " ".join(text for catalogue in CATALOGUES for _, text in sentences(language, catalogue)).lower()
    assert not [word for word in said(language) if word.lower() not in every]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_forbidden_word_would_be_found(language: str) -> None:
    for one in never(language):
        word = one.word.replace("*", "")
        glue = "の" if language == "ja" else " "
        assert one.word in wrong(language, one.game or "common", f"…{glue}{word}{glue}…"), one
        assert not one.game or one.word not in wrong(language, "common", f"…{glue}{word}{glue}…"), one


def test_exceptions_are_needed() -> None:
    """An exception that nothing needs goes."""
    for language, name, word in exceptions():
        if name.endswith("/RULES"):
            game = name.removesuffix("/RULES")
            assert word in wrong(language, game, page_of_rules(language, game)), (language, name, word)
            continue
        texts = [(c, text) for c in CATALOGUES for found, text in sentences(language, c) if found == name]
        assert texts, f"no message {name}"
        assert any(word in wrong(language, catalogue, text) for catalogue, text in texts), (
            language,
            name,
            word,
        )
