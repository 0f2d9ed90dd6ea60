"""How strong a person is, which bots fit, and a table that is filled with them by one command."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert

from saleroom.core.game import Json
from saleroom.server import schema
from saleroom.server.clocks import LIVE, NO_CLOCK
from saleroom.server.house import House
from saleroom.server.house.strength import LEVELS, Estimate, Played, Rival, estimate, fitting_levels
from saleroom.server.problems import Problem
from saleroom.server.rooms import Room
from tests.server.house import Person, Server, open_table
from tests.server.indoors import NOON, indoors


def against(*bots: str, won: bool) -> Played:
    """A match against bots, won or lost against all of them."""
    return Played(1 if won else 1 + len(bots), [Rival(None, bot, 2 if won else 1) for bot in bots])


def test_somebody_new_meets_novices_and_club_players() -> None:
    found = estimate([], {})
    assert set(fitting_levels(found, 2)) == {"novice", "club"}
    assert set(fitting_levels(found, 9)) <= {"novice", "club"}
    assert fitting_levels(found, 0) == []


@pytest.mark.parametrize("level", LEVELS)
def test_who_wins_against_a_level_goes_up_and_who_loses_goes_down(level: str) -> None:
    before = estimate([], {})
    better = estimate([against(level, level, won=True)] * 30, {})
    worse = estimate([against(level, level, won=False)] * 30, {})
    assert worse.strength < before.strength < better.strength
    assert max(better.uncertain, worse.uncertain) < before.uncertain


def test_bots_get_stronger_with_the_person() -> None:
    order = list(LEVELS)
    mixed = [against(*order[:2], won=won) for won in (True, False)] * 15
    beats_all = [against(*order, won=True)] * 40
    loses_all = [against("novice", "novice", won=False)] * 40
    for matches, fitting in ((loses_all, {"novice"}), (mixed, {"novice", "club"}), (beats_all, {"master"})):
        assert set(fitting_levels(estimate(matches, {}), 3)) <= fitting
    ranks = [order.index(level) for level in fitting_levels(Estimate(30.0, 1.0), 5)]
    assert ranks == sorted(ranks)
    assert len(set(ranks)) > 1


def test_other_people_count_as_much_as_is_known_of_them() -> None:
    won = [Played(1, [Rival("hen", None, 2)])] * 3
    unknown = estimate(won, {})
    strong = estimate(won, {"hen": Estimate(40.0, 1.0)})
    assert strong.strength > unknown.strength > estimate(won, {"hen": Estimate(10.0, 1.0)}).strength


async def finish(house: House, room: Room, person: str, number: int, bot: str, *, won: bool) -> None:
    """Store a finished match of luxury against a bot, at a table like that of the room."""
    code, match = f"old{number}", f"m{number}"
    texts = dict.fromkeys(("seed", "salt", "commitment"), "")
    lists: Json = {name: [] for name in ("entropy", "seating", "options", "deal")}
    played = {"game": "luxury", "table": code, "ended_at": NOON + number}
    outcome = {"scores": [9, 3], "winners": [0 if won else 1]}
    result = {
        "seat": 0,
        "place": 1 if won else 2,
        "points": 9,
        "result": "won" if won else "lost",
        "moves": 20,
    }
    begun = {"id": match, "rules": 1, "seats": 2, "started_at": NOON, "outcome": outcome}

    def work(db: Connection) -> None:
        db.execute(
            insert(schema.tables).values(**{**room.row, "code": code, "state": "over", "match": match})
        )
        db.execute(insert(schema.matches).values(**played, **begun, **texts, **lists))
        for place, (who, level) in enumerate(((person, None), (None, bot))):
            seated = {"table": code, "place": place, "person": who, "bot": level, "nickname": "x"}
            db.execute(insert(schema.members).values(**seated, seat=place))
        db.execute(insert(schema.results).values(person=person, match=match, **played, **result))

    await house.store.write(work)


async def open_at(house: House, person: str, seats: int = 3) -> Any:
    return await house.tables.open(
        person, "Fox", game="luxury", seats=seats, options={}, listed=False, clock={"kind": "none"}, bots=[]
    )


def test_a_table_is_filled_with_bots_that_fit(tmp_path: Path) -> None:
    async def evening() -> list[list[str | None]]:
        async with indoors(tmp_path) as inside:
            house = inside.house
            found: list[list[str | None]] = []
            for level, won in ((None, True), ("master", True), ("novice", False)):
                fox, _ = await house.people.add("Fox")
                room = await open_at(house, fox)
                for number in range(20 if level else 0):
                    await finish(house, room, fox, len(found) * 100 + number, str(level), won=won)
                await house.bots.fill(room.code, fox)
                found.append([member.bot for member in room.members[1:]])
                assert room.row["clock"] == NO_CLOCK
            return found

    new, strong, weak = asyncio.run(evening())
    assert set(new) == {"novice", "club"}
    assert strong == ["master", "master"]
    assert weak == ["novice", "novice"]


def test_filling_over_the_api(server: Server) -> None:
    code, (fox, hen) = open_table(server, "emblems", 2, seats=5)
    assert hen.refused(f"/tables/{code}/bots/fill")["code"] == "not-host"
    table = fox.post(f"/tables/{code}/bots/fill")
    assert [member["bot"] is None for member in table["members"]] == [True, True, False, False, False]
    assert {member["bot"] for member in table["members"][2:]} == {"novice", "club"}
    assert len(fox.post(f"/tables/{code}/bots/fill")["members"]) == 5
    fox.post(f"/tables/{code}/start")
    assert fox.refused(f"/tables/{code}/bots/fill")["code"] == "started"


# -- no clock -----------------------------------------------------------------------------------------------


def test_a_table_with_one_person_needs_no_clock(server: Server) -> None:
    fox, hen = Person(server), Person(server)
    table = fox.post(
        "/tables", game="luxury", seats=3, nickname="Fox", bots=["simple"], clock={"kind": "none"}
    )
    code = table["code"]
    assert table["clock"] == NO_CLOCK
    again = fox.post(f"/tables/{code}/clock", clock={"kind": "turns", "hours": 3})
    assert again["clock"] == {"kind": "turns", "hours": 3}
    assert fox.post(f"/tables/{code}/clock", clock={"kind": "none"})["clock"] == NO_CLOCK
    assert fox.post(f"/tables/{code}/guests", nickname="Cub")["clock"] == NO_CLOCK
    fox.post(f"/tables/{code}/start")
    mine = next(one for one in fox.get("/me/tables") if one["code"] == code)
    assert mine["my_turn"]
    other = hen.post("/tables", game="luxury", seats=2, nickname="Hen", clock={"kind": "none"})["code"]
    assert fox.post(f"/tables/{other}/join", nickname="Fox")["clock"] == LIVE
    refused = hen.refused(f"/tables/{other}/clock", clock={"kind": "none"})
    assert (refused["code"], refused["message"]["id"]) == ("bad-clock", "problem-clock-of-several")


def test_without_a_clock_bots_take_their_time_and_a_match_is_not_left_for_ever(tmp_path: Path) -> None:
    async def evening() -> None:
        async with indoors(tmp_path) as inside:
            room = await inside.table("luxury", 1, seats=2, bots=["simple"], clock={"kind": "none"})
            seat = next(member.seat for member in room.members if member.person)
            bot = 1 - (seat or 0)
            assert inside.runner.pause(room, bot) > 0
            for moment in (NOON, NOON + 10_000, NOON + 24 * 3_600_000):
                await inside.at(moment)
            assert room.number == 1  # the bot's
            for moment in (0, 1000):
                await inside.at(NOON + 31 * 24 * 3_600_000 + moment)
            assert room.number > 1

    asyncio.run(evening())


def test_nobody_else_fills_a_table(tmp_path: Path) -> None:
    async def evening() -> None:
        async with indoors(tmp_path) as inside:
            fox, _ = await inside.house.people.add("Fox")
            hen, _ = await inside.house.people.add("Hen")
            room = await open_at(inside.house, fox)
            with pytest.raises(Problem, match="host"):
                await inside.house.bots.fill(room.code, hen)

    asyncio.run(evening())
