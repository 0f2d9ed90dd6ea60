"""Matches that were played under other rules than today's: shown from what was stored, or said to be stuck."""

import asyncio
import sqlite3
from pathlib import Path

import httpx
import pytest
from sqlalchemy import select, update

from saleroom.server import schema
from saleroom.server.leases import IDLE
from tests.server.house import Person, Server, begin, open_table, play_on
from tests.server.indoors import indoors


@pytest.fixture
def aged(tmp_path: Path) -> tuple[Server, str, str, list[Person], list[Person]]:
    """A server that was stopped, and two of its tables: one over, one not; afterwards the rules have changed."""
    server = Server(tmp_path).start()
    over, first = open_table(server, "luxury", 2)
    begin(over, first)
    play_on(over, first)
    stuck, second = open_table(server, "antiques", 3)
    begin(stuck, second)
    play_on(stuck, second, 7)
    server.stop()
    with sqlite3.connect(tmp_path / "saleroom.sqlite3") as db:
        db.execute("UPDATE matches SET rules = 0")
    return server, over, stuck, first, second


def test_old_matches_are_shown_or_said_to_be_stuck(
    aged: tuple[Server, str, str, list[Person], list[Person]],
) -> None:
    server, over, stuck, first, second = aged
    with server:
        done = first[0].state(over)
        assert done["view"] is None
        assert done["legal"] == []
        assert "older rules" in done["note"]
        assert sorted(done["outcome"]) == ["breakdown", "scores", "winners"]
        record = first[1].get(f"/tables/{over}/record")
        assert (record["rules"], len(record["moves"]) > 9) == (0, True)
        assert record["receipt"]["salt"]
        assert "version" in first[0].refused("/verify", record=record, receipt=record["receipt"])["title"]

        left = second[0].state(stuck)
        assert "can't go on" in left["note"]
        assert left["outcome"] is None
        problem = second[0].refused(f"/tables/{stuck}/moves", id="x", move={"type": "pass"})
        assert problem["code"] == "old-rules"
        assert "open a new table" in problem["title"]
        answer = second[0].request("GET", f"/tables/{stuck}/record")
        assert answer.json()["code"] == "not-over"
        assert "salt" not in second[0].get(f"/tables/{stuck}/receipt")
        again = second[0].post(f"/tables/{stuck}/rematch")
        assert again["game"] == "antiques"

        assert Person(server).get("/tables") == []
        code, people = open_table(server, "luxury", 2, listed=True)
        assert [table["code"] for table in Person(server).get("/tables")] == [code]
        begin(code, people)
        play_on(code, people)
        assert httpx.get(f"{server.url}/ready").json()["ready"]
        assert "unexpected error" not in server.log.read_text()


def test_a_match_under_rules_that_are_gone_sleeps_like_others(tmp_path: Path) -> None:
    async def evening() -> None:
        async with indoors(tmp_path) as inside:
            code = (await inside.table("antiques", 3)).code
            old = update(schema.matches).values(rules=0)
            await inside.house.store.write(lambda db: db.execute(old) and None)
            for room in inside.house.rooms.all.values():
                if room.timer is not None:
                    room.timer.cancel()
            inside.house.rooms.all.clear()
            inside.leases.awake.clear()
            await inside.leases.take()
            await inside.leases.load()
            assert inside.leases.awake == {code}
            assert inside.house.rooms.all[code].match is None
            inside.time += IDLE + 1
            await inside.leases.sleep()
            assert (inside.leases.awake, list(inside.house.rooms.all)) == (set(), [])
            query = select(schema.tables.c.due_at)
            due_at = await inside.house.store.read(lambda db: db.execute(query).scalar_one())
            assert due_at > inside.time

    asyncio.run(asyncio.wait_for(evening(), 30))
