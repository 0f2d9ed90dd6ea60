"""`python -m saleroom.conformance GAME`, and the same laws under pytest."""

from pathlib import Path

import pytest

from saleroom.conformance import trials
from saleroom.conformance.__main__ import main
from saleroom.conformance.plays import Broken, Case
from saleroom.conformance.trials import LAWS, Law
from tests.conformance.packages import install, python


def test_all_laws_hold_a_line_each(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["luxury", "--matches", "2"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[:2] for line in lines[:-1]] == [["ok", name] for name in LAWS]
    assert all(line.endswith(" s") for line in lines[:-1])
    assert lines[-1] == "luxury: all laws hold"


def break_law(monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    """The law of ends does not hold from the third match on."""

    def check(case: Case, seed: str) -> None:
        if int(seed.rpartition("/")[2]) >= 3:
            raise error

    monkeypatch.setitem(trials.LAWS, "ends", Law("ends", "a match ends", check))


def test_a_broken_law_is_named_with_its_case(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    break_law(monkeypatch, Broken("it goes on and on"))
    assert main(["luxury", "--matches", "4"]) == 1
    out = capsys.readouterr().out
    assert "FAIL  ends" in out
    assert "luxury-2-memory-1: it goes on and on" in out
    assert "again: python -m saleroom.conformance luxury --law ends --case 3" in out
    assert out.splitlines()[-1] == f"luxury: 1 of {len(LAWS)} laws broken"
    assert main(["luxury", "--law", "ends", "--case", "3"]) == 1
    assert main(["luxury", "--law", "ends", "--case", "2"]) == 0


def test_any_error_of_a_game_breaks_the_law(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    break_law(monkeypatch, IndexError("no such card"))
    assert main(["luxury", "--law", "ends"]) == 1
    assert "IndexError: no such card (test_command.py, line " in capsys.readouterr().out


def test_seconds_make_more_matches(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["luxury", "--law", "ends", "--seconds", "1"]) == 0
    fields = capsys.readouterr().out.splitlines()[0].split()
    assert int(fields[fields.index("matches") - 1]) > 24
    assert 1 <= float(fields[-2]) < 30


def test_a_game_that_does_not_exist_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["whist"]) == 2
    captured = capsys.readouterr()
    assert captured.err.startswith("saleroom: there is no game 'whist'; games: ")
    assert captured.err.count("\n") == 1
    assert not captured.out


def test_a_game_that_is_broken_is_one_line(tmp_path: Path) -> None:
    code = "raise OSError('the dog\\nhas eaten it')"
    install(tmp_path, "whist", "saleroom.games", "whist = whist.codec:GAME", codec=code)
    done = python("-m", "saleroom.conformance", "whist", before=tmp_path)
    assert done.returncode == 2
    assert done.stderr == (
        "saleroom: the game whist (whist.codec:GAME) is left out: OSError: the dog has eaten it\n"
    )


def test_neither_pytest_nor_hypothesis_is_needed() -> None:
    code = """import sys
sys.modules["pytest"] = sys.modules["hypothesis"] = None
from saleroom.conformance.__main__ import main
sys.exit(main(["luxury", "--matches", "1"]))"""
    done = python("-c", code)
    assert done.returncode == 0, done.stdout + done.stderr


LAW_TEST = """
    import pytest

    @pytest.mark.saleroom_game("{game}")
    def test_law(saleroom_law):
        saleroom_law()

    def test_forgotten(saleroom_law):
        saleroom_law()
"""


@pytest.mark.parametrize(("game", "held"), [("luxury", len(LAWS)), ("whist", 0)])
def test_the_plugin_makes_a_test_of_every_law(tmp_path: Path, game: str, held: int) -> None:
    plugin = "saleroom = saleroom.conformance.plugin"
    install(tmp_path, "announced", "pytest11", plugin, test_laws=LAW_TEST.format(game=game))
    arguments = (
        "--strict-markers",
        "-p",
        "no:cacheprovider",
        "--saleroom-matches",
        "1",
        "announced/test_laws.py",
    )
    done = python("-m", "pytest", "-q", *arguments, before=tmp_path)
    assert done.returncode == 1
    assert f"{2 * len(LAWS) - held} errors" in done.stdout
    assert (f"{held} passed" in done.stdout) == (held > 0)
    assert "mark the test with the id of a game" in done.stdout
    assert ("there is no game 'whist'" in done.stdout) == (game == "whist")
