"""Packages that do not work are left out and named; everything else goes on."""

import json
from pathlib import Path

import pytest

from saleroom.core.registry import MOST_MOVES, Registry
from tests.conformance.packages import install, python

TYPES = "from saleroom.games.luxury.types import *\n"
ANY_VIEW = TYPES + "from typing import Any\nView = dict[str, Any]\n"
CODEC = """
    from saleroom.games.luxury.codec import LuxuryGame

    class Guest(LuxuryGame):
        id = "{id}"
        {more}

    GAME = Guest()
"""


def announce(
    folder: Path, name: str, *, more: str = "", game_id: str | None = None, types: str = ANY_VIEW
) -> None:
    """A package with luxury under another id, and something wrong with it."""
    code = CODEC.format(id=game_id or name, more=more)
    install(folder, name, "saleroom.games", f"{name} = {name}.codec:GAME", codec=code, types=types)


BROKEN = {
    "raises": "ZeroDivisionError: division by zero",
    "leaves": "SystemExit: 3",
    "nothing": "AttributeError: module 'nothing.codec' has no attribute 'GAME'",
    "figure": "figure.codec:GAME is no saleroom Game",
    "luxury": "there is a game with the id luxury already",
    "disguise": "its id is 'other', but its entry point is called disguise",
    "untyped": "its types have no Sale",
    "misfit": "a view does not fit its types: game: 'misfit' is none of 'luxury'",
    "endless": "a match has not ended after 3 moves, the most it says there are",
    "forever": f"it says that a match has up to 1000000000 moves; 1 to {MOST_MOVES} will do",
    "dull": "its preset usual has the same options as the defaults",
    "stuck": "seat 0 is to act after 0 moves and has no legal move",
}
"""Per package the reason that must be given."""


@pytest.fixture
def guests(tmp_path: Path) -> Path:
    """All kinds of broken packages, and one that works."""
    for name, code in (
        ("raises", "1 / 0"),
        ("leaves", "import sys; sys.exit(3)"),
        ("nothing", "pass"),
        ("figure", "GAME = 5"),
    ):
        install(tmp_path, name, "saleroom.games", f"{name} = {name}.codec:GAME", codec=code)
    install(tmp_path, "taken", "saleroom.games", "luxury = taken.codec:GAME", codec="GAME = None")
    announce(tmp_path, "disguise", game_id="other")
    announce(tmp_path, "untyped", types=ANY_VIEW + "del Sale\n")
    announce(tmp_path, "misfit", types=TYPES)
    announce(tmp_path, "endless", more="max_moves = lambda self, seats: 3")
    announce(tmp_path, "forever", more="max_moves = lambda self, seats: 10**9")
    preset = "from saleroom.core.game import Preset; presets = (Preset('usual', 'Usual', 'As usual.', {}),)"
    announce(tmp_path, "dull", more=preset)
    announce(
        tmp_path,
        "stuck",
        more="""
        def setup(self, seats, options):
            from saleroom.games.luxury.rules import HAND, LuxurySetup
            setup = super().setup(seats, options)

            class Empty:
                def __getattr__(self, name):
                    return getattr(setup, name)

                def deal(self, rng):
                    state = setup.deal(rng)
                    state.cells[HAND] = 0
                    return state

            return Empty()
""",
    )
    announce(tmp_path, "welcome")
    return tmp_path


def test_every_broken_package_is_named_with_its_reason(guests: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(guests)
    games = Registry({"luxury": "saleroom.games.luxury.codec:GAME"})
    assert list(games) == ["luxury", "welcome"]
    assert games["welcome"].id == "welcome"
    assert games["luxury"].id == "luxury"
    assert "raises" not in games
    found = {line.split()[2]: line for line in games.problems}
    assert sorted(found) == sorted(BROKEN)
    assert len(games.problems) == len(BROKEN)
    for name, reason in BROKEN.items():
        place = "taken" if name == "luxury" else name
        assert found[name] == f"the game {name} ({place}.codec:GAME) is left out: {reason}"


def test_saleroom_games_names_them_and_lists_the_others(guests: Path) -> None:
    done = python("-m", "saleroom", "games", "--json", before=guests)
    assert done.returncode == 0
    listed = [entry["id"] for entry in json.loads(done.stdout)]
    assert listed[-1] == "welcome"
    assert "luxury" in listed
    lines = done.stderr.splitlines()
    assert len(lines) == len(BROKEN)
    for name, reason in BROKEN.items():
        assert any(f"the game {name} " in line and reason in line for line in lines), name


def test_a_guest_that_works_can_be_played_beside_broken_ones(guests: Path) -> None:
    code = "import saleroom; print(saleroom.new('welcome', seed=1).to_act, saleroom.new('luxury', seed=1).to_act)"
    done = python("-c", code, before=guests)
    assert done.stdout == "[0, 1] [0, 1]\n", done.stderr


def test_two_packages_with_one_id_leave_one_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    announce(tmp_path, "first", game_id="twice")
    announce(tmp_path, "second", game_id="twice")
    for name in ("first", "second"):
        entry = f"[saleroom.games]\ntwice = {name}.codec:GAME\n"
        (tmp_path / f"{name}-1.dist-info" / "entry_points.txt").write_text(entry, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    games = Registry({})
    assert games["twice"].package == "first"
    assert games.problems == [
        "the game twice (second.codec:GAME) is left out: there is a game with the id twice already"
    ]
