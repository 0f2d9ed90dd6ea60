"""Puzzles: those that come with the package can be posed and answered; making them finds what is clear-cut."""

import json

import pytest

import saleroom
from saleroom.coach import puzzles
from saleroom.games import GAMES
from tests.coach.planted import sensible

AT_LEAST = 40


@pytest.mark.parametrize("game", GAMES)
def test_puzzles_can_be_posed(game: str) -> None:
    names = puzzles.ids(game)
    assert len(names) >= AT_LEAST
    levels = [puzzle["level"] for _, puzzle in names.values()]
    assert all(levels.count(level) >= AT_LEAST // 4 for level in range(1, puzzles.LEVELS + 1))
    for place, source in enumerate(puzzles.shipped(game), 1):
        match = saleroom.load(source["record"])
        assert match.game.rules == GAMES[game].rules
        for puzzle in source["puzzles"]:
            now, posed = match.at(puzzle["number"]), puzzles.posed(f"{game}-{place}-{puzzle['number']}")
            assert posed is not None
            assert posed[1] == puzzle
            legal = list(now.legal(puzzle["seat"]))
            moves = [choice["move"] for choice in puzzle["choices"]]
            assert 3 <= len(moves) <= puzzles.CHOICES
            assert all(move in legal for move in moves)
            assert len({json.dumps(move, sort_keys=True) for move in moves}) == len(moves)
            best, *others = puzzle["choices"]
            assert (best["verdict"], best["cost"]) == ("best", 0)
            for other in others:
                assert other["verdict"] in ("mistake", "blunder")
                assert other["cost"] >= puzzles.CLEAR - 0.001
                assert (
                    other["cost"] > 2 * other["cost_error"]
                    or other["cost_points"] > 2 * other["cost_points_error"]
                )


def test_what_is_no_puzzle_is_none() -> None:
    for name in ("", "luxury", "luxury-1", "luxury-0-0", "luxury-999999-1", "bridge-1-2", "luxury-x-y", "--"):
        assert puzzles.posed(name) is None


def test_puzzles_are_made_the_same_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, number in (("PLAYERS", 30), ("GLANCE", 30), ("STUDY", 200)):
        monkeypatch.setattr(puzzles, name, number)
    told: list[int] = []
    made = puzzles.make(GAMES["luxury"], 3, "test", most=30, progress=told.append)
    assert sum(len(source["puzzles"]) for source in made) == 3
    assert told == [1, 2, 3]
    assert sorted(puzzle["level"] for source in made for puzzle in source["puzzles"]) == [1, 2, 3]
    assert puzzles.make(GAMES["luxury"], 3, "test", most=30) == made


def test_what_is_not_clear_cut_is_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "GLANCE", 60)
    match = sensible("luxury", 3, 1)
    first = match.at(0)
    assert puzzles.pose(first, match.played[0][0], "first") is None  # nine cards, and nothing is known yet
