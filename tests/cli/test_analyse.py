"""`saleroom analyse`: the coach as text in every language, as JSON, and what it says of bad records."""

import json
import re
from pathlib import Path

import pytest

from saleroom import coach
from saleroom.coach import depths
from saleroom.coach.depths import Effort
from saleroom.coach.report import Report
from saleroom.core.game import Json
from saleroom.games import GAMES
from saleroom.words import LANGUAGES
from tests.cli.helpers import Run
from tests.coach.planted import sensible


@pytest.fixture(autouse=True)
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """An analysis that takes moments."""
    monkeypatch.setitem(depths.EFFORTS, "quick", Effort(search=500, most=100, line=200, lots=100))


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "evening.json"
    path.write_text(json.dumps(sensible("luxury", 2, 1).record()))
    return path


def test_as_json(run: Run, record: Path) -> None:
    done = run("analyse", record, "--depth", "quick", "--json")
    assert (done.code, done.err) == (0, "")
    found: Json = json.loads(done.out)
    assert {"number", "seat", "played", "best", "cost", "sure"} <= set(found["decisions"][0])
    assert {"lot", "seat", "price", "worth", "overpaid"} <= set(found["lots"][0])
    for seat in found["seats"]:
        assert seat["luck"] + seat["skill"] == pytest.approx(seat["result"], abs=1e-9)
    assert run("analyse", record, "--depth", "quick", "--json").out == done.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_as_text(run: Run, record: Path, language: str) -> None:
    done = run("analyse", record, "--depth", "quick", "--lang", language, "--seat", "1")
    assert (done.code, done.err) == (0, "")
    assert "coach-" not in done.out
    assert "±" in done.out
    heading = {"en": "Luck", "de": "Glück", "ru": "Удача", "ja": "運"}[language]
    assert heading in done.out


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_told_in_every_language(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    monkeypatch.setattr("saleroom.coach.decisions.FEWEST", 16)
    monkeypatch.setattr("saleroom.coach.decisions.FEWEST_AGAIN", 4)
    monkeypatch.setattr("saleroom.coach.lots.FEWEST", 4)
    monkeypatch.setattr("saleroom.coach.lots.PILOT", 1)
    match = sensible(game, GAMES[game].min_seats, 2)
    found = coach.analyse(match, "quick")
    for language in LANGUAGES:
        report = Report(match, found, language, 0)
        sections = report.sections()
        assert report.words.errors == []
        text = " ".join(line for section in sections for line in [section.heading, *section.lines])
        assert not re.search(r"coach-|\{|\$", text)
        assert all(len(row) == len(section.columns) for section in sections for row in section.rows)


def complains(run: Run, *arguments: object) -> str:
    """The one line that a command says on stderr."""
    done = run("analyse", *arguments, "--depth", "quick")
    assert (done.code, done.out) == (2, "")
    assert len(done.err.strip().splitlines()) == 1
    return done.err


def test_bad_records_get_one_sentence(run: Run, record: Path, tmp_path: Path) -> None:
    whole: Json = json.loads(record.read_text())

    def spoiled(**changes: object) -> Path:
        path = tmp_path / "spoiled.json"
        path.write_text(json.dumps({**whole, **changes}))
        return path

    assert "not over" in complains(run, spoiled(moves=whole["moves"][:-2]))
    assert "not the version" in complains(run, spoiled(rules=99))
    assert "there is no game" in complains(run, spoiled(game="bridge"))
    assert "moves[0]" in complains(run, spoiled(moves=[{"seat": 0, "type": "sing"}]))
    path = tmp_path / "torn.json"
    path.write_text(record.read_text()[:100])
    assert "not JSON" in complains(run, path)
    assert "cannot be read" in complains(run, tmp_path / "nowhere.json")
    assert "there is no seat 7" in complains(run, record, "--seat", 7)


def test_unknown_depths_are_refused(run: Run, record: Path) -> None:
    done = run("analyse", record, "--depth", "bottomless")
    assert done.code == 2
    assert "quick" in done.err
