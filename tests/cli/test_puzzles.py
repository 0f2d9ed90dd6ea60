"""`saleroom puzzles`: from matches to puzzles, and what it says of bad arguments."""

import json
from pathlib import Path

import pytest

from saleroom.coach import puzzles
from tests.cli.helpers import Run
from tests.coach.planted import sensible


@pytest.fixture(autouse=True)
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, number in (("GLANCE", 30), ("STUDY", 100), ("REST", 30)):
        monkeypatch.setattr(puzzles, name, number)


def test_the_command_writes_them(run: Run, tmp_path: Path) -> None:
    records = tmp_path / "matches.jsonl"
    records.write_text("".join(json.dumps(sensible("luxury", 3, seed).record()) + "\n" for seed in range(6)))
    out = tmp_path / "luxury.jsonl"
    done = run("puzzles", "luxury", "--number", 2, "--records", records, "--out", out)
    assert (done.code, done.err) == (0, "")
    assert len([puzzle for source in puzzles.read(out) for puzzle in source["puzzles"]]) <= 2
    assert "there is no game" in run("puzzles", "bridge", "--out", out).err
    assert "must end with .jsonl" in run("puzzles", "luxury", "--out", tmp_path / "luxury.json").err
    assert "is not emblems" in run("puzzles", "emblems", "--records", records, "--out", out).err


ARENA = ("arena", "luxury", "--seats", 3, "--bots", "simple", "--matches", 6, "--seed", 1, "--workers", 1)


def test_they_are_made_from_matches_of_the_arena(run: Run, tmp_path: Path) -> None:
    matches, out = tmp_path / "matches.jsonl", tmp_path / "luxury.jsonl"
    assert run(*ARENA, "--results", matches).code == 0
    _, *results = (json.loads(line) for line in matches.read_text("utf-8").splitlines())
    played = list(puzzles.matches_in(matches))
    assert [len(match.moves) for match in played] == [result["moves"] for result in results]
    for match, result in zip(played, results, strict=True):
        assert match.outcome is not None
        assert match.outcome["scores"] == result["scores"]

    done = run("puzzles", "luxury", "--number", 2, "--records", matches, "--out", out)
    assert (done.code, done.err) == (0, "")
    sources = puzzles.read(out)
    assert sum(len(source["puzzles"]) for source in sources) == 2
    deals = [match.record()["deal"] for match in played]
    assert all(source["record"]["deal"] in deals for source in sources)


@pytest.mark.parametrize(
    ("change", "hint"),
    [
        ({"format": "saleroom-arena/2"}, "saleroom-arena/2 does not hold the moves; play the arena again"),
        ({"game": "bridge"}, "there is no game 'bridge'"),
        ({"rules": 99}, "rules: 99 is not the version of luxury known here"),
        ({"seed": None}, "line 1: says no seed or no options"),
        ({"options": {"doors": 3}}, "line 2: is not what was played: "),
        ({"seed": "another"}, "line 2: is not what was played: it comes to another end"),
        (None, "line 2: is no result of a match"),
        ([], "line 2: is not what was played: it comes to another end"),
        ([10**9], "line 2: is not what was played: "),
        ("cut", "line 2: not JSON"),
    ],
)
def test_damaged_results_get_one_sentence(run: Run, tmp_path: Path, change: object, hint: str) -> None:
    matches, out = tmp_path / "matches.jsonl", tmp_path / "luxury.jsonl"
    assert run(*ARENA, "--results", matches).code == 0
    about, result, *_ = (json.loads(line) for line in matches.read_text("utf-8").splitlines())
    if isinstance(change, dict):
        about.update(change)
    elif change != "cut":
        result["played"] = change
    text = f"{json.dumps(about)}\n{json.dumps(result)}\n"
    matches.write_text(text[:-40] if change == "cut" else text, "utf-8")
    done = run("puzzles", "luxury", "--records", matches, "--out", out)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("saleroom: ")
    assert done.err.count("\n") == 1
    assert hint in done.err
    assert str(matches) in done.err
    assert not out.exists()
