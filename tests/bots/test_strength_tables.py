"""What `make strength` asks and how it judges: tried on short runs of random and simple bots."""

from typing import Any

import pytest

import saleroom
from saleroom import bots
from tools import strength
from tools.strength import Table


def measured(table: Table, minutes: float = strength.LISTED) -> dict[str, Any]:
    ((_, found),) = strength.measure([table], minutes=minutes, ms=5, seed="short", workers=1)
    assert found is not None
    return found


def test_every_game_and_number_of_seats_is_in_the_list() -> None:
    listed = {(table.game, table.seats) for table in strength.main_tables()}
    assert listed == {
        (entry["id"], seats)
        for entry in saleroom.games()
        for seats in range(entry["seats"][0], entry["seats"][1] + 1)
    }
    asked = {(table.game, table.seats): table.lower_end for table in strength.main_tables()}
    assert asked["luxury", 3] == 2.0
    assert asked["emblems", 4] == 2.5
    assert asked["colours", 2] == 1.4
    assert asked["emblems", 9] == 1.2
    assert {table.asked for table in strength.tables(200)} >= {"in this order", "not weaker"}


def test_a_lower_end_is_met_or_short_or_open() -> None:
    strong = Table("antiques", 3, ("simple", "random"), 8)
    assert measured(Table(**{**vars(strong), "lower_end": 1.2}))["verdict"] == "met"
    weak = Table("antiques", 3, ("random", "simple"), 8, lower_end=1.2)
    assert measured(weak)["verdict"] == "short"
    even = Table("antiques", 3, ("random", "random@7"), 4, lower_end=1.2)
    assert measured(even)["verdict"] == "no verdict"


def test_not_to_be_weaker_has_to_be_shown() -> None:
    assert measured(Table("antiques", 3, ("simple", "random"), 8))["verdict"] == "met"
    assert measured(Table("antiques", 3, ("random", "simple"), 8))["verdict"] == "short"
    assert measured(Table("antiques", 3, ("random", "random@7"), 2))["verdict"] == "no verdict"


def test_an_order_is_judged_by_the_differences() -> None:
    right = Table("antiques", 3, ("simple", "random", "random@7"), 8, in_order=True)
    found = measured(right)
    assert [row["name"] for row in found["rows"]] == ["simple", "random", "random@7"]
    assert found["verdict"] == "no verdict", "the two random ones are equal"
    assert (
        measured(Table("antiques", 3, ("random", "simple", "simple@7"), 8, in_order=True))["verdict"]
        == "short"
    )


def test_lines_have_what_is_asked_beside_what_was_measured() -> None:
    table = Table("luxury", 2, ("random", "simple"), 2)
    (line,) = strength.lines_of(table, measured(table))
    assert line.startswith("luxury 2    random,simple")
    assert "not weaker" in line
    unknown = Table("luxury", 2, ("genius", "simple"), 2)
    assert [found for _, found in strength.measure([unknown], minutes=1, ms=5, seed="s", workers=1)] == [None]
    assert "no bot genius" in strength.lines_of(unknown, None)[0]


def test_the_command_refuses_what_makes_no_sense(capsys: pytest.CaptureFixture[str]) -> None:
    for wrong in (["--game", "chess"], ["--minutes", "0"], ["--ms", "0"], ["--workers", "0"]):
        with pytest.raises(SystemExit) as leaving:
            strength.main(wrong)
        assert leaving.value.code == 2
    assert "invalid choice" in capsys.readouterr().err


def test_the_names_of_the_list_are_bots_or_will_be() -> None:
    listed = {name.partition("@")[0] for table in strength.tables(200) for name in table.bots}
    assert listed - {"expert", "club", "novice"} <= set(bots.names())
