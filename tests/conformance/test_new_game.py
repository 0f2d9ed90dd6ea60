"""`saleroom new-game`: what it writes is a game that keeps the laws at once."""

import tomllib
from pathlib import Path

import pytest

from saleroom.cli.main import main
from saleroom.games import GAMES
from tests.conformance.packages import install_for_real, python


def test_the_new_game_works_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-game", "ropewalk", "--into", str(tmp_path / "games")]) == 0
    folder = tmp_path / "games" / "ropewalk"
    assert f"pip install -e {folder}" in capsys.readouterr().out
    for path in folder.rglob("*"):
        if path.is_file():
            assert "@" not in path.read_text("utf-8").replace("@pytest", ""), path
    project = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["entry-points"]["saleroom.games"] == {"ropewalk": "ropewalk.codec:GAME"}
    assert "**Q1 " in (folder / "src/ropewalk/RULES.md").read_text("utf-8")  # R1 is a rule of all games
    executable = install_for_real(folder, tmp_path / "installed")
    done = python("-m", "saleroom.conformance", "ropewalk", "--matches", 6, executable=executable)
    assert done.returncode == 0, done.stdout + done.stderr
    done = python("-m", "saleroom", "rules", "ropewalk", "Q3", executable=executable)
    assert "alone has bid most" in done.stdout
    done = python(
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "-k",
        "not test_law",
        folder / "tests",
        executable=executable,
    )
    assert "5 passed" in done.stdout, done.stdout + done.stderr


def test_it_is_well_written(tmp_path: Path) -> None:
    assert main(["new-game", "sixpence", "--into", str(tmp_path)]) == 0
    for command in (("check", "--select", "E,F,UP,B"), ("format", "--check")):
        done = python("-m", "ruff", *command, "--isolated", "--line-length", 120, tmp_path / "sixpence")
        assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        *((name, f"there is a game {name} already; take another name") for name in GAMES),
        (
            "Sixpence",
            "'Sixpence' cannot be the name of a game: take 2 to 32 small letters and digits, a letter first",
        ),
        ("six-pence", "'six-pence' cannot be the name of a game"),
        ("6pence", "'6pence' cannot be the name of a game"),
        ("../x", "'../x' cannot be the name of a game"),
        ("", "'' cannot be the name of a game"),
        ("x" * 33, "cannot be the name of a game"),
        ("class", "class is a name that Python or an installed package uses; take another one"),
        ("json", "json is a name that Python or an installed package uses"),
        ("pytest", "pytest is a name that Python or an installed package uses"),
    ],
)
def test_a_name_that_will_not_do_is_refused_in_a_sentence(
    name: str, complaint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["new-game", name, "--into", str(tmp_path)]) == 2
    said = capsys.readouterr().err
    assert said.startswith("saleroom: ")
    assert complaint in said
    assert said.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_exists_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "sixpence").mkdir()
    assert main(["new-game", "sixpence", "--into", str(tmp_path)]) == 2
    assert "sixpence exists already" in capsys.readouterr().err
    assert list((tmp_path / "sixpence").iterdir()) == []
