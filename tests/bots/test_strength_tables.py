"""What `make strength` asks and how it judges: tried on short runs of random and simple bots."""

from pathlib import Path
from typing import Any

import pytest

import saleroom
from saleroom import bots
from tools import strength
from tools.strength import Table


def measured(table: Table, results: strength.Results | None = None) -> dict[str, Any]:
    ((_, found),) = strength.measure(
        [table], minutes=10, ms=5, seed="short", workers=1, rounds=1, results=results
    )
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
    others = [(table.game, table.bots, table.asked) for table in strength.tables(200)]
    for entry in saleroom.games():
        assert (entry["id"], ("club", "novice"), "at least 1.00") in others
        assert any(
            (entry["id"], (f"expert@{long}", f"expert@{long // 4}"), "not weaker") in others
            for long in (200, 50)
        )


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


def test_lines_have_what_is_asked_beside_what_was_measured() -> None:
    table = Table("luxury", 2, ("random", "simple"), 2)
    (line,) = strength.lines_of(table, measured(table))
    assert line.startswith("luxury 2    random,simple")
    assert "not weaker" in line
    unknown = Table("luxury", 2, ("genius", "simple"), 2)
    assert [found for _, found in strength.measure([unknown], minutes=1, ms=5, seed="s", workers=1)] == [None]
    assert "no bot genius" in strength.lines_of(unknown, None)[0]


def test_a_run_goes_on_with_the_results_of_an_earlier_one(tmp_path: Path) -> None:
    path = str(tmp_path / "results.jsonl")
    table = Table("luxury", 2, ("simple", "random"), 3)
    first = measured(table, strength.Results(path))
    kept = Path(path).read_text("utf-8")
    assert len(kept.splitlines()) == first["row"]["matches"] == 6
    assert measured(table, strength.Results(path))["row"] == first["row"]
    assert Path(path).read_text("utf-8") == kept, "nothing was played again"
    ((_, more),) = strength.measure(
        [table], minutes=10, ms=5, seed="short", workers=1, rounds=2, results=strength.Results(path)
    )
    assert more is not None
    assert more["row"]["matches"] == 12


def test_the_time_ends_a_run_and_all_tables_get_their_turn() -> None:
    some = [Table("luxury", 2, ("simple", name), 1) for name in ("random", "random@7")]
    results = strength.Results(None)
    strength.measure(some, minutes=0.02, ms=5, seed="short", workers=1, rounds=5000, results=results)
    counts = [len(results.of(table)) for table in some]
    assert 0 <= counts[0] - counts[1] <= 2
    assert 0 < sum(counts) < 20_000


def test_the_command_refuses_what_makes_no_sense(capsys: pytest.CaptureFixture[str]) -> None:
    for wrong in (["--game", "chess"], ["--minutes", "0"], ["--ms", "0"], ["--workers", "0"]):
        with pytest.raises(SystemExit) as leaving:
            strength.main(wrong)
        assert leaving.value.code == 2
    assert "invalid choice" in capsys.readouterr().err


def test_the_names_of_the_list_are_bots_or_will_be() -> None:
    listed = {name.partition("@")[0] for table in strength.tables(200) for name in table.bots}
    assert listed - {"expert", "club", "novice"} <= set(bots.names())
