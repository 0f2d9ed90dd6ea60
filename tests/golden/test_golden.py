"""The golden transcripts are still true."""

import difflib
from pathlib import Path

import pytest

from tests.golden.make import names, transcript

HERE = Path(__file__).parent
LARGEST = 150_000


@pytest.mark.parametrize("name", names())
def test_the_match_is_told_as_before(name: str) -> None:
    before = (HERE / f"{name}.txt").read_text("utf-8").splitlines()
    now = transcript(name).splitlines()
    if now == before:
        return
    difference = list(difflib.unified_diff(before, now, f"{name}.txt", "now", lineterm="", n=1))
    pytest.fail(
        f"{name}.txt is no longer true. If the rules changed, raise the game's `rules` number; if not, say in the "
        "commit why it changed. `python tests/golden/make.py` writes it anew.\n" + "\n".join(difference[:40])
    )


def test_every_game_has_its_transcripts_and_no_other() -> None:
    found = {path.stem: path.stat().st_size for path in HERE.glob("*.txt")}
    assert sorted(found) == sorted(names())
    assert all(size <= LARGEST for size in found.values()), found
