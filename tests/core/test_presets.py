"""Presets: named sets of options of a game."""

from typing import Any

import pytest

import saleroom
from saleroom.core.errors import GameError
from saleroom.core.game import Preset
from saleroom.core.registry import check_presets
from saleroom.games import GAMES
from tests.conformance.test_laws_can_fail import altered

PRESETS = [(name, preset) for name, game in GAMES.items() for preset in game.presets]
every_preset = pytest.mark.parametrize(
    ("name", "preset"), PRESETS, ids=[f"{name}-{preset.id}" for name, preset in PRESETS]
)


def test_the_presets_of_the_games() -> None:
    found = {(name, preset.id): preset.options for name, preset in PRESETS}
    assert found["luxury", "as-printed"] == {"memory": False}
    assert found["colours", "board-game-arena"] == {"matching": "strict"}


@every_preset
def test_a_preset_is_played(name: str, preset: Preset) -> None:
    match = saleroom.new(name, preset=preset.id, seed=1)
    assert match.record()["options"] == preset.options
    assert match.game.preset_of(match.options) == preset.id
    assert saleroom.load(match.record()).options == match.options
    assert saleroom.batch(name, preset=preset.id, size=1, seed=1).size == 1


@every_preset
def test_a_preset_is_listed_with_its_options(name: str, preset: Preset) -> None:
    entry = next(entry for entry in saleroom.games() if entry["id"] == name)
    listed = next(one for one in entry["presets"] if one["id"] == preset.id)
    assert listed == preset._asdict()
    assert saleroom.new(name, options=listed["options"], seed=1) == saleroom.new(
        name, preset=preset.id, seed=1
    )
    listed["options"].clear()
    assert saleroom.new(name, preset=preset.id).record()["options"] == preset.options


@pytest.mark.parametrize(
    ("options", "preset"),
    [
        ({}, None),
        ({"memory": True}, None),
        ({"memory": False}, "as-printed"),
        ({"memory": False, "readings": []}, "as-printed"),
        ({"memory": False, "readings": ["must-blackmail"]}, None),
        ({"memory": "no"}, None),
        ({"speed": 1}, None),
    ],
)
def test_the_preset_follows_from_the_options(options: dict[str, Any], preset: str | None) -> None:
    assert GAMES["luxury"].preset_of(options) == preset


def test_other_options_may_be_added_to_a_preset() -> None:
    match = saleroom.new(
        "luxury", preset="as-printed", options={"memory": False, "readings": ["must-blackmail"]}
    )
    assert match.record()["options"] == {"memory": False, "readings": ["must-blackmail"]}


@pytest.mark.parametrize("preset", ["printed", "", "As-Printed", 5, ["as-printed"], {}, False])
def test_an_unknown_preset_is_refused_with_a_list_of_presets(preset: Any) -> None:
    for start in (saleroom.new, saleroom.batch):
        with pytest.raises(saleroom.SetupError, match="its presets: as-printed"):
            start("luxury", preset=preset)
    with pytest.raises(saleroom.SetupError, match=r"secret has no preset .*; its presets: none"):
        saleroom.new("secret", preset=preset)


def test_options_that_contradict_the_preset_are_refused() -> None:
    with pytest.raises(saleroom.SetupError) as caught:
        saleroom.new("luxury", preset="as-printed", options={"memory": True})
    assert str(caught.value) == (
        "option memory of luxury is set by the preset as-printed; allowed: false, or no preset"
    )
    wrong: list[Any] = [{"memory": "no"}, {"speed": 1}, []]
    for options in wrong:
        with pytest.raises(saleroom.SetupError, match="option"):
            saleroom.new("luxury", preset="as-printed", options=options)


SHORT = Preset("short", "Short", "It is short.", {"memory": False})


@pytest.mark.parametrize(
    ("presets", "complaint"),
    [
        ((SHORT._replace(id="Too short"),), "its preset 'Too short' needs another id"),
        ((SHORT, SHORT._replace(options={"readings": ["must-blackmail"]})), "it has two presets short"),
        ((SHORT._replace(about=" "),), "its preset short needs a title and a sentence"),
        ((SHORT._replace(options={"memory": 1}),), "its preset short cannot be played: option memory"),
        (
            (SHORT._replace(options={"memory": True}),),
            "its preset short has the same options as the defaults",
        ),
        ((SHORT, SHORT._replace(id="brief")), "its preset brief has the same options as the preset short"),
    ],
)
def test_a_preset_that_is_wrong_is_found(presets: tuple[Preset, ...], complaint: str) -> None:
    with pytest.raises(GameError, match=complaint):
        check_presets(altered("luxury", presets=presets))


@pytest.mark.parametrize("name", GAMES)
def test_the_presets_of_every_game_are_right(name: str) -> None:
    check_presets(GAMES[name])
