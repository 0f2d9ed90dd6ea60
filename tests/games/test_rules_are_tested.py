"""Every numbered paragraph of every game's RULES.md stands there once, and has a test."""

import ast
import re
from pathlib import Path

import pytest

import saleroom

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "saleroom" / "games"
TESTS = ROOT / "tests" / "games"

PARAGRAPHS = {
    "antiques": ("A", 14),
    "colours": ("C", 13),
    "emblems": ("E", 10),
    "luxury": ("L", 10),
    "secret": ("S", 12),
}
"""How many numbered paragraphs the specification of each game has."""


def numbers(rules: str, letter: str) -> list[int]:
    """The numbers of the paragraphs that begin with one, like `**L4 Powers.** ...`, in their order."""
    found = re.findall(rf"(?:\A|\n[ \t]*\n)\*\*{letter}(\d+)\b[^*\n]*\*\*", rules)
    return [int(number) for number in found]


def covered_by(source: str, letter: str) -> set[int]:
    """The numbers that tests are named after, like `test_l4_...`."""
    names = [node.name for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]
    matches = (re.match(rf"test_{letter.lower()}(\d+)_", name) for name in names)
    return {int(match.group(1)) for match in matches if match is not None}


def problems(letter: str, count: int, rules: str, tests: str) -> list[str]:
    """What is wrong with a page of rules and its tests."""
    found = numbers(rules, letter)
    wanted = range(1, count + 1)
    covered = covered_by(tests, letter)
    lines = [f"{letter}{n} is not in RULES.md" for n in wanted if n not in found]
    lines += [f"{letter}{n} begins more than one paragraph" for n in wanted if found.count(n) > 1]
    lines += [f"{letter}{n} is no rule of the specification" for n in sorted(set(found)) if n not in wanted]
    lines += [f"{letter}{n} has no test" for n in sorted({*found, *wanted}) if n not in covered]
    lines += [f"tests of {letter}{n}, which is no rule" for n in sorted(covered) if n not in wanted]
    return lines


def test_every_game_is_counted_here() -> None:
    folders = {path.parent.name for path in GAMES.glob("*/__init__.py")}
    assert folders == set(PARAGRAPHS)
    assert {game["id"] for game in saleroom.games()} <= set(PARAGRAPHS)


@pytest.mark.parametrize("game", PARAGRAPHS)
def test_every_paragraph_stands_once_and_is_tested(game: str) -> None:
    rules = GAMES / game / "RULES.md"
    tests = TESTS / game / "test_rules.py"
    assert rules.is_file(), f"{game} has no RULES.md"
    assert tests.is_file(), f"{game} has no tests of its rules"
    letter, count = PARAGRAPHS[game]
    assert problems(letter, count, rules.read_text("utf-8"), tests.read_text("utf-8")) == []


GOOD_RULES = "# A game\n\n**X1 One.** Text that names X2.\n\n**X2 Two.** More, with **X1** in bold.\n"
GOOD_TESTS = "def test_x1_one(): ...\n\n\ndef test_x2_two(): ...\n"


@pytest.mark.parametrize(
    ("rules", "tests", "found"),
    [
        (GOOD_RULES, GOOD_TESTS, []),
        (GOOD_RULES.replace("**X2 Two.**", "X2 Two."), GOOD_TESTS, ["X2 is not in RULES.md"]),
        (GOOD_RULES.replace("\n\n**X2", "\n**X2"), GOOD_TESTS, ["X2 is not in RULES.md"]),
        (GOOD_RULES + "\n**X1 Again.** Text.\n", GOOD_TESTS, ["X1 begins more than one paragraph"]),
        (GOOD_RULES, GOOD_TESTS.replace("test_x2_two", "test_two"), ["X2 has no test"]),
        (
            GOOD_RULES,
            GOOD_TESTS.replace("test_x2_two", "test_x20_two"),
            ["X2 has no test", "tests of X20, which is no rule"],
        ),
        (
            GOOD_RULES + "\n**X3 Three.** Text.\n",
            GOOD_TESTS,
            ["X3 is no rule of the specification", "X3 has no test"],
        ),
    ],
)
def test_a_planted_fault_is_found(rules: str, tests: str, found: list[str]) -> None:
    assert problems("X", 2, rules, tests) == found
