"""`saleroom rules` in every language."""

import pytest

from tests.cli.helpers import GAMES, Run

WORDS = {"en": "Ruling", "ru": "Наше решение", "de": "Unsere Auslegung", "ja": "裁定"}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", WORDS)
def test_a_page_in_its_language(run: Run, game: str, language: str) -> None:
    done = run("rules", game, "--lang", language, columns=100)
    assert done.code == 0
    assert f"{game[0].upper()}1" in done.out
    assert WORDS[language] in " ".join(done.out.split())
    assert "art:" not in done.out


def test_one_rule_in_its_language(run: Run) -> None:
    done = run("rules", "luxury", "L7", "--lang", "de")
    assert done.code == 0
    assert done.out.startswith("L7 Stechen.")


def test_an_unknown_language(run: Run) -> None:
    done = run("rules", "luxury", "--lang", "la")
    assert done.code == 2
    assert "'en', 'ru', 'de', 'ja'" in done.err or "en, ru, de, ja" in done.err
