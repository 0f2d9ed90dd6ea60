"""What works where packages are missing, and what is said where one is needed."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import saleroom
from tests.cli.helpers import GAMES, evening

CLUB = ("psycopg", "redis", "uvloop")
SERVER = (
    *CLUB, "alembic", "anyio", "babel", "click", "httptools", "litestar", "msgspec", "segno", "sqlalchemy",
    "uvicorn", "websockets", "yaml",
)  # fmt: skip
MAIN = "from saleroom.cli.main import main; sys.exit(main(sys.argv[1:]))"


def without(
    packages: tuple[str, ...], code: str, *arguments: object, stdin: str = "", **settings: str
) -> subprocess.CompletedProcess[str]:
    """Run code in a fresh process that cannot import these packages."""
    missing = f"import sys; sys.modules.update(dict.fromkeys({packages!r}))\n"
    return subprocess.run(
        [sys.executable, "-c", missing + code, *map(str, arguments)],
        input=stdin, capture_output=True, encoding="utf-8", timeout=120, check=False,
        env={**os.environ, "PYTHONUTF8": "1", **settings},
    )  # fmt: skip


def test_from_python_every_game_is_played() -> None:
    code = """
import saleroom
from saleroom import bots
for entry in saleroom.games():
    match = saleroom.new(entry["id"], seed=7)
    bots.play(match, [bots.make("simple", entry["id"], seat) for seat in range(match.seats)])
    again = saleroom.load(match.record())
    assert again.outcome == match.outcome and again.view(0)["over"] and again.insight(0)
    print(entry["id"], match.outcome["scores"])
"""
    done = without(SERVER, code)
    assert (done.returncode, done.stderr) == (0, "")
    assert [line.split()[0] for line in done.stdout.splitlines()] == GAMES


def test_in_the_terminal_a_match_is_played_and_looked_at(tmp_path: Path) -> None:
    lines, match = evening("luxury", 2, {}, 1, "an evening", "simple")
    path = tmp_path / "evening.json"
    seated = (
        "play",
        "luxury",
        "--seats",
        2,
        "--seat",
        1,
        "--seed",
        "an evening",
        "--bots",
        "simple",
        "--save",
        path,
    )
    done = without(SERVER, MAIN, *seated, stdin="\n".join(lines) + "\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert saleroom.load(path).record() == match.record()
    for arguments in (("replay", path, "--all"), ("check", path), ("view", path, "--seat", 1)):
        done = without(SERVER, MAIN, *arguments)
        assert (done.returncode, done.stderr) == (0, ""), arguments


@pytest.mark.parametrize(
    "arguments",
    [("--help",), ("serve", "--help"), ("games",), ("rules", "luxury", "L4", "--lang", "ja")],
    ids=" ".join,
)
def test_other_commands_work_too(arguments: tuple[str, ...]) -> None:
    done = without(SERVER, MAIN, *arguments)
    assert (done.returncode, done.stderr) == (0, "")


def test_bots_are_let_play() -> None:
    done = without(
        SERVER, MAIN, "simulate", "secret", "--matches", 3, "--seed", 7, "--bots", "simple", "--json"
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["matches"] == 3


@pytest.mark.parametrize(
    ("arguments", "package"),
    [
        ((), "litestar"),
        (("--no-browser",), "sqlalchemy"),
        (("serve",), "alembic"),
        (("serve",), "uvicorn"),
        (("serve",), "websockets"),
        (("db", "upgrade"), "sqlalchemy"),
    ],
)
def test_the_server_says_what_it_misses(arguments: tuple[str, ...], package: str, tmp_path: Path) -> None:
    done = without((package,), MAIN, *arguments, SALEROOM_DATA_DIR=str(tmp_path))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        f"saleroom: the server needs the package {package}, which is not installed here; "
        "pip install saleroom brings all that is missing\n"
    )
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("arguments", "setting", "value", "package"),
    [
        (("serve",), "SALEROOM_DATABASE_URL", "postgresql://127.0.0.1:1/saleroom", "psycopg"),
        (("db", "upgrade"), "SALEROOM_DATABASE_URL", "postgresql+psycopg://127.0.0.1:1/saleroom", "psycopg"),
        (("--no-browser",), "SALEROOM_REDIS_URL", "redis://127.0.0.1:1/0", "redis"),
    ],
)
def test_a_setting_for_a_club_says_what_it_needs(
    arguments: tuple[str, ...], setting: str, value: str, package: str
) -> None:
    done = without(CLUB, MAIN, *arguments, **{setting: value})
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        f"saleroom: {setting} needs the package {package}, which is not installed here; "
        'pip install "saleroom[club]" brings it\n'
    )
