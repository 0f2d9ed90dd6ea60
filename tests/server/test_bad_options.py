"""An option that cannot be is refused in one sentence that names what is allowed: the same one everywhere."""

import json
from typing import Any

import pytest

import saleroom
from saleroom.cli.main import main
from tests.server.house import Person, Server

Json = dict[str, Any]

SIGNS = ["jewel", "vehicle", "estate"]
NINE = [{"points": number, "sign": SIGNS[number % 3]} for number in range(1, 10)]
LOTS = 'nine of {"points": a whole number from -999 to 999, "sign": "jewel", "vehicle" or "estate"}'
READINGS = (
    'a list of any of "banker-next-lot", "must-blackmail", "doubling-lasts", '
    "but not the first and the last together"
)


def last(**changed: Any) -> list[Json]:
    """Nine lots of which the last one is different."""
    return [*NINE[:-1], {**NINE[-1], **changed}]


BAD: list[tuple[str, Json, str]] = [
    ("luxury", {"readings": ["banker-twice"]}, f"there is no reading 'banker-twice'; allowed: {READINGS}"),
    (
        "luxury",
        {"readings": ["doubling-lasts", "banker-next-lot"]},
        f'"banker-next-lot" and "doubling-lasts" contradict each other; allowed: {READINGS}',
    ),
    ("luxury", {"lots": last(sign="boat")}, f"there is no sign 'boat'; allowed: {LOTS}"),
    ("luxury", {"lots": NINE[:8]}, f"there must be nine lots, not 8; allowed: {LOTS}"),
    ("luxury", {"lots": [*NINE, NINE[0]]}, f"there must be nine lots, not 10; allowed: {LOTS}"),
    ("luxury", {"lots": last(points=1000)}, f"the points of a lot cannot be 1000; allowed: {LOTS}"),
    ("luxury", {"lots": last(points=3.5)}, f"the points of a lot cannot be 3.5; allowed: {LOTS}"),
    ("luxury", {"lots": last(points=True)}, f"the points of a lot cannot be True; allowed: {LOTS}"),
]


@pytest.mark.parametrize(("game", "options", "reason"), BAD, ids=lambda value: str(value)[:40])
def test_an_option_that_cannot_be_gets_the_same_sentence_everywhere(
    server: Server, capsys: pytest.CaptureFixture[str], game: str, options: Json, reason: str
) -> None:
    sentence = f"option {next(iter(options))} of {game}: {reason}"
    with pytest.raises(ValueError, match=r"^option ") as caught:
        saleroom.new(game, options=options)
    assert str(caught.value) == sentence
    assert main(["play", game, "--options", json.dumps(options)]) == 2
    assert capsys.readouterr().err == f"saleroom: {sentence}\n"
    problem = Person(server).refused("/tables", game=game, nickname="Fox", options=options)
    assert (problem["status"], problem["code"]) == (400, "bad-table")
    assert problem["title"] == f"That table isn't possible: {sentence}."
    assert problem["message"]["args"] == {"detail": sentence}


def test_equal_points_and_any_number_of_a_sign_are_no_mistake(server: Server) -> None:
    lots = [{"points": 5, "sign": "jewel"}] * 9
    assert saleroom.new("luxury", options={"lots": lots}).options["lots"] == lots
    table = Person(server).post("/tables", game="luxury", nickname="Fox", options={"lots": lots})
    assert table["options"] == {"lots": lots}
