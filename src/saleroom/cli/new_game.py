"""`saleroom new-game`: a package with a small game that works, to make another one out of it."""

import re
import sys
from argparse import Namespace
from importlib import resources
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path

from saleroom.cli.screen import UsageError
from saleroom.games import GAMES

SUFFIX = ".template"
NEXT = """\
{folder} is a package with a small game that works. Now:

  pip install -e {folder}
  python -m saleroom.conformance {name}
  saleroom play {name}

docs/add-a-game.md leads through the files; RULES.md is the place to begin."""


def check_name(name: str) -> None:
    """UsageError says why a name cannot be that of a new game."""
    if not re.fullmatch(r"[a-z][a-z0-9]{1,31}", name):
        raise UsageError(
            f"{name[:40]!r} cannot be the name of a game: take 2 to 32 small letters and digits, a letter first"
        )
    if name in GAMES:
        raise UsageError(f"there is a game {name} already; take another name")
    if iskeyword(name) or name in sys.stdlib_module_names or find_spec(name) is not None:
        raise UsageError(f"{name} is a name that Python or an installed package uses; take another one")


def words_for(name: str) -> dict[str, str]:
    """What stands for the marks in the files."""
    letter = name[0].upper()
    letter = "Q" if letter == "R" else letter  # R1 and R2 are rules of all games
    return {"@name@": name, "@Name@": name.capitalize(), "@L@": letter, "@l@": letter.lower()}


def fill(text: str, words: dict[str, str]) -> str:
    """A text with the marks replaced."""
    for mark, word in words.items():
        text = text.replace(mark, word)
    return text


def write(source: Traversable, target: Path, words: dict[str, str]) -> None:
    """Write a folder of the skeleton, and all that is in it."""
    target.mkdir(parents=True)
    for entry in source.iterdir():
        if entry.is_dir():
            write(entry, target / (words["@name@"] if entry.name == "name" else entry.name), words)
        elif entry.name.endswith(SUFFIX):
            text = fill(entry.read_text("utf-8"), words)
            (target / entry.name.removesuffix(SUFFIX)).write_text(text, "utf-8", newline="\n")


def run(arguments: Namespace) -> int:
    """Write the package and say what to do next."""
    name = arguments.name
    check_name(name)
    folder = Path(arguments.into) / name
    if folder.exists():
        raise UsageError(f"{folder} exists already; take another name, or another folder with --into")
    write(resources.files("saleroom.cli").joinpath("skeleton"), folder, words_for(name))
    print(NEXT.format(folder=folder, name=name))
    return 0
