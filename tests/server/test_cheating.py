"""A server that deals what it likes once it knows the words is found out by two people who note its promises."""

import sys
from pathlib import Path

import pytest

from saleroom.core import fairness
from saleroom.games import GAMES
from tests.server.house import Person, Server, open_table, play_on

SCRIPT = Path(__file__).with_name("cheating.py")
SEED_BROKEN = "the seed or the terms of the match are not those that were committed to"


class Notes:
    """What a person notes of a table, and finds at the end."""

    def __init__(self, person: Person, code: str) -> None:
        self.person, self.code = person, code
        self.seed = self.table()["seed_commitment"]

    def table(self) -> dict[str, object]:
        found: dict[str, object] = self.person.state(self.code)["table"]
        return found

    def begun(self) -> None:
        """Note what is promised before the first move, and who has added words."""
        table = self.table()
        self.deal, members = table["commitment"], table["members"]
        assert isinstance(members, list)
        self.added = [one["added_entropy"] for one in members]

    def problems(self) -> list[str]:
        """What does not fit at the end."""
        record = self.person.get(f"/tables/{self.code}/record")
        receipt = record["receipt"]
        found = fairness.verify(record, receipt, GAMES)
        table = self.table()
        if (receipt["table"], receipt["match"]) != (self.code, table["match"]):
            found.append("another match")
        if receipt["seed_commitment"] != self.seed:
            found.append("another seed promise")
        if receipt["commitment"] != self.deal:
            found.append("another deal promise")
        if [words is not None for words in receipt["entropy"]] != self.added:
            found.append("words of others")
        return found


def evening(server: Server) -> list[list[str]]:
    """What two people find who play a match against a bot there."""
    code, people = open_table(server, "luxury", 2, seats=3)
    notes = [Notes(person, code) for person in people]
    for number, person in enumerate(people):
        person.post(f"/tables/{code}/ready", entropy=f"three blue stones {number}")
    people[0].post(f"/tables/{code}/start")
    for one in notes:
        one.begun()
    play_on(code, people)
    return [one.problems() for one in notes]


def test_an_honest_server_is_believed(server: Server) -> None:
    assert evening(server) == [[], []]


@pytest.mark.parametrize(
    ("way", "found"),
    [("seed", [SEED_BROKEN]), ("promise", ["another seed promise"]), ("bot", ["words of others"])],
)
def test_two_people_find_out_a_server_that_cheats(tmp_path: Path, way: str, found: list[str]) -> None:
    server = Server(tmp_path)
    server.command = [sys.executable, str(SCRIPT), way, "serve"]
    with server:
        assert evening(server) == [found, found]


def test_another_spelling_of_the_seed_draws_nothing_else(tmp_path: Path) -> None:
    """The match cannot begin: there is nothing to choose among."""
    server = Server(tmp_path)
    server.command = [sys.executable, str(SCRIPT), "spelling", "serve"]
    with server:
        code, people = open_table(server, "luxury", 2)
        answer = people[0].request("POST", f"/tables/{code}/start")
        assert answer.status_code >= 400
        assert "receipt.seed" in answer.text
        assert people[1].state(code)["table"]["state"] == "waiting"
