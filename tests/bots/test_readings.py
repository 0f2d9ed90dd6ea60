"""Every reading of C5 in colours: the search plays it to the end, and auctions stay auctions (tools/readings.py)."""

from pathlib import Path

import pytest

import saleroom
from saleroom.games.colours.codec import MATCHING
from tools import readings


def test_raises_are_counted_by_auction() -> None:
    deck = saleroom.new("colours", seats=3, seed=1).deal["deck"]
    match = saleroom.new("colours", seats=3, deal={"deck": deck})
    bid = [{"type": "renounce", "card": match.position()["hands"][0][0]}, {"type": "stand"}]
    for move in ({"type": "offer", "slot": 0}, *bid):
        match.play(0, move)
    assert readings.raises(match) == [0]
    match.play(1, {"type": "renounce", "slot": 1})
    match.play(1, {"type": "renounce", "slot": 2})
    match.play(1, {"type": "stand"})
    assert readings.raises(match) == [1]


@pytest.mark.parametrize("matching", MATCHING)
def test_club_bots_play_every_reading_to_the_end(matching: str) -> None:
    found = readings.measure(matching, 2, 10, 1)
    assert (found.matches, found.faults) == (2, 0)
    assert found.share > 0.4


def test_what_falls_short_is_an_exit_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def measure(matching: str, matches: int, iterations: int | None, workers: int) -> readings.Found:
        return readings.Found(matching, matches, 0, 100, 50 if matching == "strict" else 90)

    monkeypatch.setattr(readings, "measure", measure)
    assert readings.main(["--save", str(tmp_path / "table.txt")]) == 1
    assert "strict         100        0       100        50.0%            0.56" in (
        tmp_path / "table.txt"
    ).read_text("utf-8")
    monkeypatch.setattr(readings, "LEAST", 0.5)
    assert readings.main(["--save", str(tmp_path / "table.txt")]) == 0
