"""Bots that are programs of their own: real processes that speak lines of JSON."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

import saleroom
from saleroom import arena
from saleroom.arena.command import end_programs, question

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "arena_bot.py"
FIRST = "import json, sys\nfor line in sys.stdin: print(json.dumps(json.loads(line)['legal'][0]), flush=True)"


def played(
    words: list[str], *, matches: int = 1, limit: float = 10.0, game: str = "luxury"
) -> list[dict[str, Any]]:
    program = arena.command_bot("mine", words, seconds=0.05, limit=limit)
    seats = max(2, saleroom.game(game).min_seats)
    table = arena.Series(
        game, seats, arena.seat_all([program, arena.house_bot("random")], seats), 1, "programs"
    )
    return list(arena.play(arena.jobs([table])[:matches], workers=1, limit=limit))


def python(code: str) -> list[str]:
    return [sys.executable, "-c", code]


def test_a_question_holds_what_the_seat_knows_and_nothing_else() -> None:
    match = saleroom.new("luxury", seats=3, seed=1)
    match.play(1, {"type": "bid", "card": 40})
    asked = json.loads(json.dumps(question(match.knowledge(0), match.legal(0), 0.5)))
    assert asked["view"] == match.view(0)
    assert asked["told"] == match.events(0)
    assert asked["legal"] == list(match.legal(0))
    assert (asked["game"], asked["seats"], asked["seat"], asked["seconds"]) == ("luxury", 3, 0, 0.5)
    assert asked.keys() == {"game", "rules", "seats", "seat", "seconds", "view", "told", "legal"}


@pytest.mark.parametrize("game", [entry["id"] for entry in saleroom.games()])
def test_the_example_plays_every_game_without_a_fault(game: str) -> None:
    (result,) = played([sys.executable, str(EXAMPLE)], game=game)
    assert result["faults"] == []
    assert "mine" in result["names"]


def test_a_program_is_kept_from_match_to_match(tmp_path: Path) -> None:
    note = tmp_path / "started"
    first, second = played(python(f"open({str(note)!r}, 'a').write('x')\n{FIRST}"), matches=2)
    assert first["faults"] == second["faults"] == []
    assert note.read_text() == "x"


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["no-such-program-anywhere"], "FileNotFoundError"),
        (python(FIRST.replace("print(", "print('hello\\n' + ")), "answered 'hello"),
        (python("raise SystemExit(3)"), "the program has ended with exit code 3"),
        (python("for line in __import__('sys').stdin: print('what?', flush=True)"), "which is no JSON"),
        (python("for line in __import__('sys').stdin: print('[1]', flush=True)"), "R2"),
        (python("for line in __import__('sys').stdin: print('[' * 50000, flush=True)"), "Recursion"),
    ],
)
def test_what_a_program_does_wrong_is_named(words: list[str], reason: str) -> None:
    (result,) = played(words)
    assert result["faults"]
    assert all(reason in fault["reason"] for fault in result["faults"])


def test_a_program_that_does_not_answer_is_ended_and_started_anew() -> None:
    silent = "import sys, time\nfor line in sys.stdin: time.sleep(60)"
    (result,) = played(python(silent), limit=0.2)
    reasons = [fault["reason"] for fault in result["faults"]]
    assert reasons[:3] == ["no answer within 0.2 s"] * 3
    assert "not asked again" in reasons[3]


def test_programs_end_with_those_who_asked_them() -> None:
    from saleroom.arena import command

    bot = arena.command_bot("mine", python(FIRST), seconds=None, limit=10).make(saleroom.game("luxury"), "1")
    match = saleroom.new("luxury", seats=2, seed=1)
    assert bot.choose(match.knowledge(0), match.legal(0)) == match.legal(0)[0]
    (program,) = command._running.values()
    end_programs()
    assert program.process.returncode is not None
    assert not command._running
