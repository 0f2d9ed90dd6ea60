"""The sixth game: a package of its own, installed into an environment of its own, is a game like the others."""

import json
from pathlib import Path

import pytest

from tests.conformance.packages import ROOT, install_for_real, python

SOURCE = ROOT / "examples" / "sixth-game"
KINDS = ("*.py", "*.md", "*.toml", "*.ftl")


@pytest.fixture(scope="module")
def executable(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Python where the game is installed."""
    return install_for_real(SOURCE, tmp_path_factory.mktemp("sixth"))


def test_it_is_short() -> None:
    files = [file for kind in KINDS for file in SOURCE.rglob(kind) if "egg-info" not in str(file)]
    assert sum(len(file.read_text("utf-8").splitlines()) for file in files) <= 400


def test_it_is_not_there_without_its_package() -> None:
    done = python("-m", "saleroom.conformance", "candle")
    assert done.returncode == 2


def test_it_is_listed(executable: Path) -> None:
    done = python("-m", "saleroom", "games", "--json", executable=executable)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    entry = json.loads(done.stdout)[-1]
    assert entry["id"] == "candle"
    assert entry["seats"] == [2, 5]


@pytest.mark.parametrize("bots", ["random", "simple,random,random"])
def test_bots_play_it(executable: Path, bots: str) -> None:
    arguments = ("simulate", "candle", "--seats", 3, "--matches", 4, "--bots", bots, "--seed", 1, "--json")
    done = python("-m", "saleroom", *arguments, executable=executable)
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert figures["matches"] == 4
    assert figures["moves"] == {"mean": 60.0, "min": 60, "max": 60}


def test_it_keeps_the_laws(executable: Path) -> None:
    done = python("-m", "saleroom.conformance", "candle", "--matches", 8, executable=executable)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.splitlines()[-1] == "candle: all laws hold"


def test_its_own_tests_pass(executable: Path) -> None:
    tests = executable.parents[2] / "source" / "tests"
    plugin = ("-p", "no:cacheprovider", "--saleroom-matches", 2)
    code = "from importlib.metadata import entry_points; print('saleroom' in entry_points(group='pytest11').names)"
    announced = python("-c", code, executable=executable).stdout == "True\n"
    named = (
        () if announced else ("-p", "saleroom.conformance.plugin")
    )  # where saleroom was set up before it had one
    done = python("-m", "pytest", "-q", *named, *plugin, tests, executable=executable, cwd=tests)
    assert done.returncode == 0, done.stdout + done.stderr
