"""`saleroom puzzles`: from matches to puzzles, and what it says of bad arguments."""

import json
from pathlib import Path

import pytest

from saleroom.coach import puzzles
from tests.cli.helpers import Run
from tests.coach.planted import sensible


def test_the_command_writes_them(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, number in (("GLANCE", 30), ("STUDY", 100)):
        monkeypatch.setattr(puzzles, name, number)
    records = tmp_path / "matches.jsonl"
    records.write_text("".join(json.dumps(sensible("luxury", 3, seed).record()) + "\n" for seed in range(6)))
    out = tmp_path / "luxury.jsonl"
    done = run("puzzles", "luxury", "--number", 2, "--records", records, "--out", out)
    assert (done.code, done.err) == (0, "")
    assert len([puzzle for source in puzzles.read(out) for puzzle in source["puzzles"]]) <= 2
    assert "there is no game" in run("puzzles", "bridge", "--out", out).err
    assert "must end with .jsonl" in run("puzzles", "luxury", "--out", tmp_path / "luxury.json").err
    assert "is not emblems" in run("puzzles", "emblems", "--records", records, "--out", out).err
