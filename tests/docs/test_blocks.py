"""Every example of the documentation that can run is run: Python, and the commands of `saleroom`.

A block that does not run says so in a line before it, `<!-- not run: why -->`, which the site shows. One that needs
an extra has `<!-- needs: gym -->` there, and runs where `make extras` has installed that.
"""

import io
import json
import re
import shlex
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from saleroom.cli.main import main, make_parser
from tests.docs.evening import PAGES, ROOT, furnish
from tools.docs.markdown import Block, blocks

PACKAGES = {"gym": "gymnasium", "openspiel": "pyspiel", "pettingzoo": "pettingzoo", "train": "torch"}
"""What tells that an extra is installed."""
READ_ONLY = {
    r"saleroom$": "opens a browser",
    r"saleroom serve": "serves until it is stopped; tests/server starts servers",
    r"saleroom play": "asks a person; tests/cli plays",
    r"saleroom bench": "measures for a minute",
    r"saleroom balance": "plays many matches, some on a cluster; tests/lab does",
    r"saleroom analyse": "thinks for ten seconds; tests/cli analyses",
    r"saleroom admin (show|close|ban|mute|unban|unmute|purge|export|delete|revoke) ": "names somebody who is not there",
}
"""Commands that are only read, by their beginning, and why."""
SHORTER = {
    r"saleroom arena .*": " --matches 2",
    r"saleroom arena ((?!--seats).)*": " --seats 2",
    r"saleroom arena .*(expert|club|master)((?!--iterations).)*$": " --iterations 20",
    r"saleroom puzzles .*": " --number 1",
    r"saleroom simulate .*": " --matches 20",
}
"""What is added to commands that would take long."""
COMMAND = re.compile(r"(?:\$ )?((?:SALEROOM_\w+=\S+ )*saleroom(?: .*)?)")


def pages_with(kind: str) -> list[Path]:
    """The pages that have such blocks."""
    found = []
    for page in PAGES:
        here = list(blocks(page.read_text("utf-8")))
        if kind == "python" and any(one.kind == "python" and runs(one) for one in here):
            found.append(page)
        if kind == "saleroom" and any(commands(one) for one in here):
            found.append(page)
    return found


def runs(block: Block) -> bool:
    """Whether a block runs in this environment."""
    if block.not_run:
        return False
    return not block.needs or find_spec(PACKAGES[block.needs]) is not None


def commands(block: Block) -> list[str]:
    """The commands of `saleroom` in a block, without what is said of them."""
    if block.not_run or block.kind not in ("", "sh", "console", "indented"):
        return []
    found = [COMMAND.fullmatch(line.strip()) for line in block.code.split("\n")]
    return [re.split(r" {2,}| #| >", match[1])[0].strip() for match in found if match]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with what examples name, to run them in."""
    furnish(tmp_path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SALEROOM_DATA_DIR", str(tmp_path / "data"))
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    assert main(["db", "upgrade"]) == 0
    return tmp_path


@pytest.mark.parametrize("page", pages_with("python"), ids=lambda page: str(page.relative_to(ROOT)))
def test_python_runs(page: Path, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = json.loads((folder / "evening.json").read_text("utf-8"))
    receipt = record["receipt"]
    noted = [receipt["seed_commitment"], receipt["commitment"], "1", "three blue stones"]
    names: dict[str, Any] = {"__name__": "documentation"}
    for block in blocks(page.read_text("utf-8")):
        if block.kind == "python" and runs(block):
            # Scripts of docs/fairness.md take arguments.
            by_hand = "= sys.argv[1:]" in block.code
            monkeypatch.setattr(sys, "argv", ["script.py", "evening.json", *(noted if by_hand else [])])
            exec(compile("\n" * block.line + block.code, str(page), "exec"), names)


@pytest.mark.parametrize("page", pages_with("saleroom"), ids=lambda page: str(page.relative_to(ROOT)))
def test_commands_run(page: Path, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for block in blocks(page.read_text("utf-8")):
        for line in commands(block):
            words = shlex.split(line)[1:]
            if any(re.match(pattern, line) for pattern in READ_ONLY):
                make_parser().parse_args(words)
                continue
            for pattern, more in SHORTER.items():
                if re.fullmatch(pattern, line):
                    words += more.split()
            code = main(words)
            said = capsys.readouterr()
            assert code == 0, f"{page.name}, line {block.line}: {line}: {said.err}"


def test_what_is_not_run_says_why() -> None:
    text = "<!-- not run: endless -->\n```python\nwhile True: pass\n```\n\n<!-- needs: gym -->\n```python\nx\n```\n"
    first, second = blocks(text)
    assert (first.not_run, second.needs) == ("endless", "gym")
    assert not runs(first)
    listed = Block(
        "indented", "saleroom games    the games\nsaleroom rules luxury # all\nmake test\n", 1, "", ""
    )
    assert commands(listed) == ["saleroom games", "saleroom rules luxury"]
