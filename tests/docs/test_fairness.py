"""The scripts of docs/fairness.md believe an honest record and no forged one; what they print stands on the page."""

import contextlib
import io
import json
import sys
from pathlib import Path

import pytest

from saleroom.core.game import Json
from tests.core.test_fairness import FORGED, HONEST, forge
from tests.docs.evening import ROOT, WORDS
from tools.docs.markdown import blocks

PAGE = (ROOT / "docs" / "fairness.md").read_text("utf-8")
BY_HAND, DRAWN = (block.code for block in blocks(PAGE) if block.kind == "python")
NOTED = [HONEST["receipt"]["seed_commitment"], HONEST["receipt"]["commitment"], "1", str(WORDS[1])]


def printed(script: str, record: Json, folder: Path, *arguments: str) -> str:
    """What a script prints of a record; why it ended, if it ended early."""
    file = folder / "evening.json"
    file.write_text(json.dumps(record), "utf-8")
    out = io.StringIO()
    before, sys.argv = sys.argv, ["script.py", str(file), *arguments]
    try:
        with contextlib.redirect_stdout(out):
            exec(compile(script, "docs/fairness.md", "exec"), {"__name__": "script"})
    except SystemExit as error:
        return f"ended: {error}"
    finally:
        sys.argv = before
    return out.getvalue()


def test_an_honest_record_is_believed(tmp_path: Path) -> None:
    by_hand = printed(BY_HAND, HONEST, tmp_path, *NOTED)
    assert by_hand.count(": True\n") == 3
    assert by_hand in PAGE
    drawn = printed(DRAWN, HONEST, tmp_path)
    assert drawn.count(": True\n") == 2
    assert "False" not in by_hand + drawn


@pytest.mark.parametrize("forged", FORGED, ids=lambda forged: str(forged["name"]))
def test_no_forged_record_is_believed(forged: Json, tmp_path: Path) -> None:
    said = printed(BY_HAND, forge(forged), tmp_path, *NOTED)
    field = forged.get("refused")
    if said.startswith("ended:"):
        assert field is not None
        assert f"the receipt's {field.split('[')[0]}" in said or "set of fields" in said or "entropy" in said
    else:
        assert "False" in said


def test_what_does_not_follow_from_the_seed_is_found(tmp_path: Path) -> None:
    for forged in FORGED:
        if "broken" in forged:
            said = printed(DRAWN, forge(forged), tmp_path)
            assert ("the deal follows from seed, terms and words: False" in said) == (
                "cards" in forged["broken"]
            )
            assert ("the seats follow from seed, terms and words: False" in said) == (
                "seats" in forged["broken"]
            )
