"""A game gets new rules while matches are under way: they are finished under the rules they were begun with."""

import os
import shutil
import sys
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from saleroom.cli.new_game import words_for, write
from saleroom.core import fairness
from saleroom.core.errors import GameError, RecordError
from saleroom.core.game import AnyGame
from saleroom.core.match import Match, match_from
from saleroom.core.registry import try_out
from saleroom.games import GAMES
from tests.server.house import Person, Server, begin, open_table, play_on, until

NAME = "farthing"
BONUS = 100
"""What every lot is worth more under the second version of the rules."""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """The folder of a game from elsewhere, installed below `tmp_path`."""
    write(resources.files("saleroom.cli").joinpath("skeleton"), tmp_path / "made", words_for(NAME))
    source = tmp_path / "made" / "src"
    info = source / f"{NAME}-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {NAME}\nVersion: 1\n")
    (info / "entry_points.txt").write_text(f"[saleroom.games]\n{NAME} = {NAME}.codec:GAME\n")
    return source / NAME


def change(file: Path, old: str, new: str) -> None:
    """Replace a text that stands in a file once."""
    text = file.read_text()
    assert text.count(old) == 1
    file.write_text(text.replace(old, new))


def change_rules(package: Path, *, keep: bool) -> None:
    """Version 2 of the rules, as docs/add-a-game.md says it: the old folder is kept within the new one, or not."""
    if keep:
        old = shutil.copytree(package, package.parent / "copied")
        for file in old.glob("*.py"):
            file.write_text(file.read_text().replace(f"from {NAME}", f"from {NAME}.rules1"))
        old.rename(package / "rules1")
        change(package / "codec.py", "    rules = 1\n", "    rules = 2\n    older = {1: FirstRules()}\n")
        change(
            package / "codec.py",
            f"from {NAME}.cards import",
            f"from {NAME}.rules1.codec import FarthingGame as FirstRules\nfrom {NAME}.cards import",
        )
    else:
        change(package / "codec.py", "    rules = 1\n", "    rules = 2\n")
    change(package / "rules.py", "return sum(worth for", f"return sum({BONUS} + worth for")


def serve(folder: Path, package: Path) -> Server:
    """A server where the package is installed."""
    server = Server(folder)
    path = [str(package.parent), *filter(None, sys.path)]
    server.settings |= {"PYTHONPATH": os.pathsep.join(path), "PYTHONDONTWRITEBYTECODE": "1"}
    return server


def points(state: dict[str, Any]) -> tuple[list[int], list[int]]:
    """The scores that were told, and those of the lots alone, by the first version of the rules."""
    view = state["view"]
    return view["outcome"]["scores"], [sum(lots) for lots in view["won"]]


def test_a_match_is_finished_under_the_rules_it_was_begun_with(tmp_path: Path, package: Path) -> None:
    with serve(tmp_path, package) as server:
        done, first = open_table(server, NAME, 2)
        begin(done, first)
        play_on(done, first, choose=3)
        finished = first[0].get(f"/tables/{done}/record")
        running, people = open_table(server, NAME, 2, seats=3, bots=["simple"])
        begin(running, people)
        made = play_on(running, people, 5, choose=3)
        waiting, others = open_table(server, NAME, 2)
        server.stop()

    change_rules(package, keep=True)
    with serve(tmp_path, package) as server:
        for person in (*first, *people, *others):
            person.server = server
        state = people[0].state(running)
        assert not state["view"]["over"]
        assert "note" not in state
        assert state["number"] >= made
        turns = [person.get("/me/tables")[0]["my_turn"] for person in people]
        assert turns == [bool(person.state(running)["legal"]) for person in people]
        assert any(turns)
        play_on(running, people, choose=3)
        until(lambda: people[0].state(running)["table"]["state"] == "over")
        state = people[0].state(running)
        record = people[0].get(f"/tables/{running}/record")
        told, plain = points(state)
        assert record["rules"] == 1
        assert told == plain
        assert max(told) > 0
        assert people[1].post("/verify", record=record, receipt=record["receipt"])["fair"]
        assert people[1].get(f"/tables/{running}/replay")["outcome"] == state["view"]["outcome"]
        assert server.figure("bots_replaced_total") == 0

        assert first[0].get(f"/tables/{done}/record") == finished
        assert first[0].get(f"/tables/{done}/replay")["moves"] == len(finished["moves"])
        assert first[0].state(done)["view"]["over"]

        again = people[0].post(f"/tables/{running}/rematch")["code"]
        people[1].post(f"/tables/{again}/join", nickname="Again")
        begin(again, people)
        begin(waiting, others)  # its rules were promised with the seed when it was opened
        for code, players, rules in ((again, people, 2), (waiting, others, 1)):
            play_on(code, players, choose=3)
            state = players[0].state(code)
            record = players[0].get(f"/tables/{code}/record")
            told, plain = points(state)
            assert record["rules"] == rules
            bonus = BONUS if rules == 2 else 0
            lots = [len(row) for row in state["view"]["won"]]
            assert told == [score + bonus * number for score, number in zip(plain, lots, strict=True)]
            assert players[0].post("/verify", record=record, receipt=record["receipt"])["fair"]
        assert "Traceback" not in server.log.read_text()


def test_without_the_old_rules_results_are_shown_and_nothing_goes_on(tmp_path: Path, package: Path) -> None:
    with serve(tmp_path, package) as server:
        done, first = open_table(server, NAME, 2)
        begin(done, first)
        play_on(done, first)
        running, people = open_table(server, NAME, 2)
        begin(running, people)
        waiting, others = open_table(server, NAME, 2)
        server.stop()
    change_rules(package, keep=False)
    with serve(tmp_path, package) as server:
        for person in (*first, *people, *others):
            person.server = server
        assert "older rules" in first[0].state(done)["note"]
        assert first[0].state(done)["outcome"]["scores"]
        assert "can't go on" in people[0].state(running)["note"]
        refused = others[0].refused(f"/tables/{waiting}/start")
        assert refused["code"] == "old-rules"
        assert "open a new table" in refused["title"]
        assert others[0].state(waiting)["table"]["state"] == "waiting"
        assert Person(server).get("/games")


# -- records and registry -----------------------------------------------------------------------------------

LUXURY = GAMES["luxury"]


class Second(type(LUXURY)):  # type: ignore[misc]
    """Luxury under a second version of the rules, with the first one kept."""

    rules = 2
    older = {1: LUXURY}


class Forgetful(type(LUXURY)):  # type: ignore[misc]
    """The same, with the first version gone."""

    rules = 2


def test_records_are_read_and_checked_under_their_own_rules() -> None:
    games: dict[str, AnyGame] = {"luxury": Second()}
    seed = fairness.new_seed()
    entropy: list[str | None] = [None, None]
    for game in (LUXURY, games["luxury"]):
        terms = fairness.terms_of(game, 2, {}, "kv2ur8crd6a2", "4f1c9a52d06be7833a1290cd")
        match, seating = fairness.draw(game, terms, seed, entropy)
        record = match.record()
        assert match_from(record, games).game is game
        salt = fairness.new_salt()
        receipt = fairness.make_receipt(
            terms, seed, salt, entropy=entropy, bots=[], seating=seating, deal=match.deal
        )
        assert fairness.verify(record, receipt, games) == []
        other = {**record, "rules": 3 - record["rules"]}
        assert "the seed or the terms of the match are not those that were committed to" in fairness.verify(
            other, receipt, games
        )
    with pytest.raises(RecordError, match=r"3 is not the version of luxury known here \(2, 1\)"):
        match_from({**record, "rules": 3}, games)
    old = Match.start(LUXURY, seats=2, seed=1).record()
    with pytest.raises(RecordError, match=r"1 is not the version of luxury known here \(2\)"):
        match_from(old, {"luxury": Forgetful()})


@pytest.mark.parametrize(
    ("older", "why"),
    [
        ({1: GAMES["emblems"]}, "not those of luxury"),
        ({0: LUXURY}, "not those of luxury"),
        ({2: Forgetful()}, "not those of luxury"),
        ({1: "nothing"}, "not those of luxury"),
    ],
    ids=["another game", "another number", "not older", "no game"],
)
def test_a_game_whose_older_rules_are_wrong_is_left_out(older: dict[int, Any], why: str) -> None:
    game = Second()
    game.older = older
    with pytest.raises(GameError, match=why):
        try_out(game)


def test_older_rules_that_name_older_ones_are_left_out() -> None:
    game = Second()
    first = type(LUXURY)()
    first.older = {0: LUXURY}  # type: ignore[misc]
    game.older = {1: first}
    with pytest.raises(GameError, match="the newest names all"):
        try_out(game)
