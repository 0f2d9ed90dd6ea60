"""Puzzles: those that come with the package can be posed and answered; making them finds what is clear-cut."""

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
            posed = puzzles.posed(f"{game}-{place}-{puzzle['number']}")
            assert posed is not None
            assert posed[1] == puzzle
            best, *others = puzzle["choices"]
            assert (best["verdict"], best["cost"]) == ("best", 0)
            clear = [one for one in others if one["verdict"] != "equal"]
            assert len(clear) >= 2
            assert len(others) - len(clear) <= puzzles.EQUALS
            for other in clear:
                assert other["verdict"] in ("inaccuracy", "mistake", "blunder")
                assert other["cost"] >= 0.005
                assert (
                    other["cost"] > 2 * other["cost_error"]
                    or other["cost_points"] > 2 * other["cost_points_error"]
                )


@pytest.mark.parametrize("game", GAMES)
def test_every_legal_answer_can_be_graded(game: str) -> None:
    for name in puzzles.ids(game):
        posed = puzzles.posed(name)
        assert posed is not None
        now, puzzle = posed
        answers = puzzles.answers(now, puzzle)
        assert [one["move"] for one in answers] == list(now.legal(puzzle["seat"]))
        for choice in puzzle["choices"]:
            assert choice in answers
        alike = [one for one in answers if one["verdict"] == "best"]
        assert {tuple(one.values())[1:] for one in alike} == {tuple(puzzle["choices"][0].values())[1:]}


def test_cards_that_count_the_same_are_worth_the_same() -> None:
    """In emblems only the ranks of what is bid matter: more moves are legal than were measured."""
    measured = answered = 0
    for name in puzzles.ids("emblems"):
        posed = puzzles.posed(name)
        assert posed is not None
        measured += len(posed[1]["choices"])
        answered += len(puzzles.answers(*posed))
    assert answered > 2 * measured


def test_what_is_no_puzzle_is_none() -> None:
    for name in ("", "luxury", "luxury-1", "luxury-0-0", "luxury-999999-1", "bridge-1-2", "luxury-x-y", "--"):
        assert puzzles.posed(name) is None


def test_puzzles_are_made_the_same_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, number in (("PLAYERS", 30), ("GLANCE", 30), ("STUDY", 200), ("REST", 60)):
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
