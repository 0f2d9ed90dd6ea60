"""Every scenario here holds; those that are shared are the shared ones, word for word."""

from pathlib import Path

import pytest

import saleroom
from saleroom.core.record import read_file

HERE = Path(__file__).parent
SHARED = HERE.parent.parent.parent / "shared" / "scenarios"
SCENARIOS = sorted(HERE.glob("*.json"))


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_scenario(path: Path) -> None:
    assert saleroom.check(path) == []


def test_every_game_has_scenarios_of_both_kinds() -> None:
    for game in saleroom.games():
        own = list(HERE.glob(f"{game['id']}-own-*.json"))
        assert len(own) >= 3
        assert len(list(HERE.glob(f"{game['id']}-*.json"))) > len(own)


def test_every_scenario_expects_something() -> None:
    for path in SCENARIOS:
        assert read_file(path)["expect"], path.name


def test_shared_scenarios_are_copied_unchanged() -> None:
    """Only where they lie beside the project."""
    for path in sorted(SHARED.glob("*.json")):
        assert (HERE / path.name).read_bytes() == path.read_bytes(), path.name
