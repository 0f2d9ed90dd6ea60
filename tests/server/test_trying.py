"""Trying from a moment of a finished match: what its seat could not see is redealt, and nothing else is told of it."""

import json

import pytest

from saleroom.core.game import Json
from saleroom.core.match import Match
from saleroom.core.rng import Rng
from saleroom.games import GAMES
from saleroom.server import midway
from tests.coach.planted import sensible
from tests.server.house import Person, Server, begin, open_table, play_on
from tests.server.test_analysis import finished


def moments(match: Match) -> list[tuple[int, int]]:
    """Some decisions of a match: after how many moves, and whose."""
    return [(number, match.played[number][0]) for number in range(0, len(match.moves), 7)]


def opened(match: Match, number: int, seat: int, seed: str) -> Match:
    """A try, as storage gives it back."""
    stored = json.loads(json.dumps({midway.POSITION: midway.imagined(match, number, seat, seed)}))
    return midway.opened(match.game, match.seats, match.options, stored)


@pytest.mark.parametrize("game", GAMES)
def test_a_try_shows_its_seat_what_it_saw_then(game: str) -> None:
    match = sensible(game, GAMES[game].best_seats, 11)
    for number, seat in moments(match):
        now, again = match.at(number), opened(match, number, seat, "try")
        sealed = [one for one in again.to_act if one not in now.to_act]  # their choices are made anew
        assert again.private_json(seat) == now.private_json(seat)
        assert sealed or again.view(seat) == now.view(seat)
        assert again.legal(seat) == now.legal(seat)
        again.state.playout(Rng(1))
        assert again.over


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_the_seat_could_not_see_gets_into_a_try(game: str) -> None:
    """With all redealt that the seat cannot see, the same try begins: so it tells nothing of the real cards."""
    match = sensible(game, GAMES[game].best_seats, 12)
    differs = False
    for number, seat in moments(match):
        now = match.at(number)
        real = now.state
        found = midway.imagined(now, number, seat, "same")
        # The same match, as far as this seat can tell, with other cards.
        other = now.at(number)
        events = other.state.events
        other.state = now.knowledge(seat).imagine(Rng(number))
        other.state.events = events
        differs = differs or other.state != real
        other.at = lambda _number, other=other: other  # type: ignore[method-assign,misc]
        assert midway.imagined(other, number, seat, "same") == found
        assert midway.imagined(now, number, seat, "another") != found or not hidden(now, seat)
    assert differs


def hidden(now: Match, seat: int) -> bool:
    """Whether two redeals of what a seat cannot see differ."""
    known = now.knowledge(seat)
    first = known.imagine(Rng(0), sealed=False)
    return any(known.imagine(Rng(seed), sealed=False) != first for seed in range(1, 40))


def tried(person: Person, code: str, number: int, seat: int, **more: object) -> Json:
    table: Json = person.post(f"/tables/{code}/try", number=number, seat=seat, nickname="Fox", **more)
    return table


def test_a_moment_of_a_finished_match_is_played_on_against_bots(server: Server) -> None:
    code, people = finished(server)
    record = people[0].get(f"/tables/{code}/record")
    number = len(record["moves"]) // 2
    seat = record["moves"][number]["seat"]
    table = tried(people[0], code, number, seat, level="novice")
    assert table["state"] == "playing"
    assert table["tried"] == {"table": code, "number": number, "seat": seat}
    mine = next(one for one in table["members"] if one["place"] == table["you"])
    assert mine["seat"] == seat
    assert all(one["bot"] == "novice" for one in table["members"] if one is not mine)
    frames = people[0].get(f"/tables/{code}/replay?viewer={seat}")["frames"]
    then: Json = {}
    for frame in frames[: number + 1]:
        then |= frame["view"]
    state = people[0].get(f"/tables/{table['code']}")
    assert state["view"]["hand"] == then["hand"]
    play_on(table["code"], people[:1])
    over = people[0].get(f"/tables/{table['code']}")
    assert over["view"]["outcome"] is not None
    assert people[0].request("GET", f"/tables/{table['code']}/record").json()["code"] == "tried"
    assert people[0].refused(f"/tables/{table['code']}/analysis")["code"] == "tried"
    assert (
        people[0].refused(f"/tables/{table['code']}/try", number=0, seat=0, nickname="Fox")["code"] == "tried"
    )
    matches = [one["table"] for one in people[0].get("/me/matches")]
    assert code in matches
    assert table["code"] not in matches


def test_only_finished_matches_are_tried_and_only_by_who_may_see_them(server: Server) -> None:
    code, people = open_table(server, "luxury", 2)
    people[0].post(f"/tables/{code}/private", private=True)
    begin(code, people)
    play_on(code, people, 6)
    attempt = {"number": 2, "seat": 0, "nickname": "Fox"}
    assert people[0].refused(f"/tables/{code}/try", **attempt)["code"] == "not-over"
    play_on(code, people)
    assert Person(server).refused(f"/tables/{code}/try", **attempt)["code"] == "private"
    last = people[0].get(f"/tables/{code}/record")
    assert (
        people[0].refused(f"/tables/{code}/try", **{**attempt, "number": len(last["moves"])})["status"] == 400
    )
    assert people[0].refused(f"/tables/{code}/try", **{**attempt, "seat": 7})["status"] == 400
    assert people[0].refused(f"/tables/{code}/try", **attempt, level="godlike")["code"] == "no-such-bot"
