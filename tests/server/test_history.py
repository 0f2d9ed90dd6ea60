"""What people may look back at, where the table keeps from them what a perfect memory could work out."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from saleroom.core.match import Match
from tests.conformance.plays import ENDS, Case, Chooser, step
from tests.server.house import Person, Server, begin, open_table, play_on
from tests.server.test_changes import Client
from tests.server.test_wire import room_of

Json = dict[str, Any]

HIDING = [("luxury", {"memory": False}), ("colours", {}), ("secret", {})]
"""Games with options that keep the memory from people, and whose past events would tell it."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("history")) as running:
        yield running


def settled(match: Match, lots: int) -> Match:
    """A match played on until so many lots are settled."""
    chooser = Chooser(5, "uniform")
    while len(match.sales()) < lots and not match.over:
        step(match, chooser)
    assert not match.over
    return match


@pytest.mark.parametrize("case", ENDS, ids=str)
def test_history_begins_with_the_last_settled_lot_where_it_is_not_open(case: Case) -> None:
    match = settled(case.start(4), 2)
    last = match.events_until(match.sales()[-1]["at"] - 1)
    hides = case.game in ("colours", "secret") or (case.game == "luxury" and not match.options["memory"])
    assert match.history_begins() == (last if hides else 0)
    assert not hides or last > 0
    while not match.over:
        step(match, Chooser(5, "uniform"))
    assert match.history_begins() == 0


def test_people_are_told_news_but_nothing_twice_and_tokens_keep_everything() -> None:
    match = Case("luxury", 4, "short-memory").start(4)
    room = room_of(match)
    client, whole = (Client(room, "0", changes=changes).enter() for changes in (True, False))
    bot = Client(room, "1", token=True).enter()
    settled_before = 0
    chooser = Chooser(6, "uniform")
    while len(match.sales()) < 3:
        step(match, chooser)
        room.broadcast()
        for one in (client, whole, bot):
            assert one.sent[-1]["events"] == told_by_last_move(match, room.seat_of(one.person))
        if len(match.sales()) > settled_before:
            settled_before = len(match.sales())
            assert client.state()["history"] == match.history_begins() > 0
            assert bot.state()["history"] == 0
    again, bot_again = Client(room, "0").enter(), Client(room, "1", token=True).enter()
    begins = match.history_begins()
    assert again.state()["first"] == again.state()["history"] == begins
    assert again.state()["events"] == plain(match.events_between(0, begins, match.event_count))
    assert bot_again.state()["first"] == 0
    assert bot_again.state()["events"] == plain(match.events(1))
    assert sorted(client.follower.events) == list(range(match.event_count))


def told_by_last_move(match: Match, seat: int | None) -> list[Json]:
    return plain(match.events_of(len(match.moves) - 1, seat))


def plain(events: list[Json]) -> list[Json]:
    found: list[Json] = json.loads(json.dumps(events))
    return found


@pytest.mark.parametrize(("game", "options"), HIDING)
def test_no_door_tells_people_what_is_hidden(server: Server, game: str, options: Json) -> None:
    seats = 3
    code, people = open_table(server, game, seats, options=options, clock={"kind": "turns", "hours": 300})
    begin(code, people)
    while len(people[0].get(f"/tables/{code}?insight=true")["insight"]["lots"]) < 2:
        play_on(code, people, 1, choose=3)
    bearer = {"Authorization": f"Bearer {people[0].post('/tokens', nickname='Heron')['secret']}"}
    everything = Person(server).request("GET", f"/tables/{code}", headers=bearer).json()
    assert everything["first"] == everything["history"] == 0
    assert "memory" in everything["view"]
    begins = people[0].state(code)["history"]
    assert 0 < begins < len(everything["events"])
    allowed = everything["events"][begins:]  # as a spectator is told it

    def check(state: Json) -> None:
        assert "memory" not in state["view"]
        assert state["first"] == state["history"] == begins
        assert [kind["type"] for kind in state["events"]] == [kind["type"] for kind in allowed]
        assert state["view"]["viewer"] is not None or state["events"] == allowed

    async def listen(person: Person) -> None:
        for query in ("", "?changes=1&insight=1"):
            async with person.live(code, query=query) as line:
                check(await line.until("state"))
                await line.say(type="sync", id="again", number=0)
                check(await line.until("state", id="again"))

    for person in (people[0], Person(server)):
        for after in ("", "?after=0", "?after=1", "?after=-1"):
            check(person.get(f"/tables/{code}{after}"))
        asyncio.run(listen(person))
    assert people[0].request("GET", f"/tables/{code}/replay").status_code == 409
    check_stream(server, code, next(one for one in people if one.state(code)["legal"]), allowed)


def check_stream(server: Server, code: str, person: Person, allowed: list[Json]) -> None:
    """The stream of turns tells a person, too, no more than they may look back at."""
    headers = {"Cookie": f"saleroom={person.secret}"}
    with (
        httpx.Client(base_url=server.url, headers=headers, timeout=30) as client,
        client.stream("GET", "/api/v1/turns", params={"table": code}) as stream,
    ):
        data = next(line for line in stream.iter_lines() if line.startswith("data:"))
    state = json.loads(data.removeprefix("data:"))
    assert "memory" not in state["view"]
    assert [event["type"] for event in state["events"]] == [event["type"] for event in allowed]
