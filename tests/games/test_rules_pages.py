"""The rules pages: every language has every rule, in order, with words in it, and pictures that exist."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

import saleroom
from saleroom.cli.rules import paragraphs, rulebook
from saleroom.games import GAMES
from saleroom.games.antiques import cards as antiques
from saleroom.games.colours import cards as colours
from saleroom.games.emblems import cards as emblems
from saleroom.games.luxury import cards as luxury
from saleroom.games.secret import cards as secret
from saleroom.words import LANGUAGES

NUMBERED = re.compile(r"^\*\*([A-Z]\d+)\b([^*]*)\*\*(.*)", re.MULTILINE)
PICTURE = re.compile(r"!\[([^\]]*)\]\(([^)]*)\)")
MENTIONED = re.compile(r"(?<![A-Za-z0-9])[ACELS]\d+")
RECORDS = "\n## In a record\n"
"""From here on the English page speaks to programs; players need not see it."""

IDS: dict[str, set[str]] = {
    "antiques": {*antiques.KINDS, *antiques.TOKENS},
    "luxury": {*map(str, luxury.CARDS), *luxury.SIGNS},
    "colours": {kind.replace("*", "-joker") for kind in colours.KINDS},
    "emblems": {*emblems.EMBLEMS, *map(str, range(len(emblems.RANKS)))},
    "secret": {*secret.ITEMS, *secret.TYPES, *secret.REQUESTS},
}
"""What can be drawn, by the names the cards have in the game; a joker's is fit for a file."""

PAGES = [(game, language) for game in GAMES for language in LANGUAGES]


def numbers(text: str) -> list[str]:
    """The numbers of the rules, in their order."""
    return [found[1] for found in NUMBERED.finditer(text)]


def figures(text: str) -> list[str]:
    """The cells of the page's tables that hold a number and nothing else."""
    rows = [line.strip().split("|") for line in text.splitlines() if line.strip().startswith("|")]
    return [cell.strip() for row in rows for cell in row if cell.strip().isdecimal()]


def test_every_language_has_its_page() -> None:
    folder = Path(saleroom.__file__).parent / "games"
    found = sorted(path.relative_to(folder).as_posix() for path in folder.glob("*/RULES*.md"))
    wanted = sorted(
        f"{game}/RULES{'' if language == 'en' else '.' + language}.md" for game, language in PAGES
    )
    assert found == wanted


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_every_rule_is_there_in_order(game: str, language: str) -> None:
    assert numbers(rulebook(game, language)) == numbers(rulebook(game))
    assert numbers(rulebook(game))[0] == f"{game[0].upper()}1"


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_every_rule_has_a_name_and_says_something(game: str, language: str) -> None:
    text = rulebook(game, language)
    for found in NUMBERED.finditer(text):
        assert found[2].strip(" .。"), f"{found[1]} has no name"
        assert len(found[3].strip()) > 10, f"{found[1]} is empty"
    english = paragraphs(rulebook(game))
    for number, paragraph in paragraphs(text).items():
        assert len(paragraph) > len(english[number]) / 5, f"{number} is much shorter than in English"


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_the_same_sections(game: str, language: str) -> None:
    sections = [line for line in rulebook(game, language).splitlines() if line.startswith("## ")]
    english = [line for line in rulebook(game).split(RECORDS)[0].splitlines() if line.startswith("## ")]
    assert len(sections) == len(english) + (language == "en")


@pytest.mark.parametrize("game", GAMES)
def test_records_come_last_and_in_english_only(game: str) -> None:
    before, after = rulebook(game).split(RECORDS)
    assert "## " not in after
    assert '{"type"' not in before
    for language in LANGUAGES[1:]:
        assert '{"type"' not in rulebook(game, language)


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_every_picture_is_of_a_card_of_the_game(game: str, language: str) -> None:
    found = [target for _, target in PICTURE.findall(rulebook(game, language))]
    assert found
    for target in found:
        scheme, _, name = target.partition(f"{game}/")
        assert scheme == "art:", target
        assert name in IDS[game], f"there is no {name} in {game}"


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_the_same_pictures_in_every_language(game: str, language: str) -> None:
    english = [target for _, target in PICTURE.findall(rulebook(game))]
    assert [target for _, target in PICTURE.findall(rulebook(game, language))] == english


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_the_same_figures_in_the_tables(game: str, language: str) -> None:
    english = figures(rulebook(game).split(RECORDS)[0])
    assert len(english) > 8
    assert figures(rulebook(game, language)) == english


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_rules_refer_to_rules_that_exist(game: str, language: str) -> None:
    text = PICTURE.sub("", rulebook(game, language))
    mentioned = {number for number in MENTIONED.findall(text) if number[0] == game[0].upper()}
    assert mentioned == set(numbers(text))


@pytest.mark.parametrize("game", GAMES)
def test_japanese_lines_are_not_broken(game: str) -> None:
    """A line break would be shown as a gap between two signs."""
    lines = rulebook(game, "ja").splitlines()
    for before, after in pairwise(lines):
        if before.strip() and after.strip():
            assert after.lstrip()[0] in "|#-123456789", after
