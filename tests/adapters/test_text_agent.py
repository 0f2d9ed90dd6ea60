"""The example that plays through text: a short one, that makes legal moves whatever it is told."""

import subprocess
import sys
from pathlib import Path

import pytest

AGENT = Path(__file__).resolve().parents[2] / "examples" / "text_agent.py"
ANSWERS = {
    "sensible": "import sys; page = sys.stdin.read(); assert 'What you know' in page; print('I take', 1, 'or 2')",
    "nonsense": "import sys; sys.stdin.read(); print('no idea, or perhaps 99999')",
}


@pytest.mark.parametrize("game", ["luxury", "emblems"])
@pytest.mark.parametrize("answer", list(ANSWERS))
def test_it_plays_a_match_to_its_end(game: str, answer: str) -> None:
    command = [sys.executable, str(AGENT), game, sys.executable, "-S", "-c", ANSWERS[answer]]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Points: [")


def test_it_is_under_sixty_lines() -> None:
    assert len(AGENT.read_text("utf-8").splitlines()) < 60
