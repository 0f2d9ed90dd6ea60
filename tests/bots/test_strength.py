"""The simple bots are no fools at any table: a quick look with fixed seeds."""

import json

import pytest

from saleroom.bots import strength

MATCHES = 40
ENOUGH = 1.5
"""Times the fair share: what they reach over a thousand matches is 2.1 and more, 1.7 and more at two seats."""
ENOUGH_AT_TWO = 1.4


@pytest.mark.parametrize("table", strength.tables(), ids=str)
def test_one_simple_bot_among_random_ones_wins_more_than_its_share(table: strength.Table) -> None:
    tally = strength.measure(table, "quick", 0, MATCHES)
    assert tally.matches == MATCHES
    wanted = ENOUGH_AT_TWO if table.seats == 2 else ENOUGH
    assert tally.wins / MATCHES >= wanted / table.seats


def test_the_command_prints_figures_and_refuses_what_there_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    strength.main(["--game", "luxury", "--seats", "2", "--matches", "4", "--json"])
    (row,) = json.loads(capsys.readouterr().out)
    assert (row["game"], row["seats"], row["matches"], row["fair"]) == ("luxury", 2, 4, 0.5)
    for wrong in (["--game", "chess"], ["--game", "luxury", "--seats", "9"], ["--matches", "0"]):
        with pytest.raises(SystemExit) as leaving:
            strength.main(wrong)
        assert leaving.value.code == 2
