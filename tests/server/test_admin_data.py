"""What operators do about data: export, deletion, what is kept for how long, and the log that tells of it."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import text

from saleroom.server import schema
from saleroom.server.admin import retention
from saleroom.server.admin.admin import SERVER, Admin, read_address
from saleroom.server.admin.rows import NEUTRAL
from saleroom.server.migrate import config, upgrade
from saleroom.server.problems import Problem
from saleroom.server.store import Store, make_engine
from tests.server.house import Person, Server, begin, no_traceback, open_table, play_on, until
from tests.server.indoors import indoors
from tests.server.operators import WHY, admin, as_json, id_of

DAY = 86_400_000


# -- a person's data ----------------------------------------------------------------------------------------


def all_text(server: Server) -> dict[str, str]:
    """Everything in the database of a server, by table, as text."""
    engine = make_engine(f"sqlite:///{server.folder / 'saleroom.sqlite3'}")
    with engine.connect() as db, db.begin():
        found = {
            name: str([tuple(row) for row in db.execute(table.select())])
            for name, table in schema.metadata.tables.items()
        }
    engine.dispose()
    return found


def test_a_persons_data_are_exported_and_deleted(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        over, (fox, hen) = open_table(server, "luxury", 2)
        begin(over, [fox])
        play_on(over, [fox, hen])
        running = fox.post("/tables", game="luxury", nickname="Reynard", seats=2)["code"]
        hen.post(f"/tables/{running}/join", nickname="Hen")
        begin(running, [fox])
        waiting = fox.post("/tables", game="luxury", nickname="Reynard", seats=3)["code"]
        fox.post(f"/tables/{waiting}/guests", nickname="Reynard's guest")
        fox.post(f"/tables/{over}/chat", text="a line of Reynard")
        fox.post("/me/blocks", table=running, place=1)
        fox_id = id_of(fox)
        moves = fox.get(f"/tables/{over}/record")["moves"]
        seat = fox.state(over)["view"]["viewer"]

        data = json.loads(admin(server, "export", fox_id, *WHY))
        assert data["person"]["nickname"] == "Person 0"
        assert [line["text"] for line in data["chat"]] == ["a line of Reynard"]
        assert {one["code"] for one in data["tables"]} == {over, running, waiting}
        assert [one["kind"] for one in data["credentials"]] == ["browser"]
        assert [one["move"] for one in data["moves"]] == [
            {name: value for name, value in move.items() if name != "seat"}
            for move in moves
            if move["seat"] == seat
        ]
        assert len(data["blocks"]) == 1

        assert json.loads(admin(server, "delete", fox_id, *WHY, "--yes", "--json"))["changed"][
            "tables"
        ] == sorted([over, running, waiting])
        until(lambda: fox.get("/me") == {"person": None})
        left = all_text(server)
        for secret in ("Reynard", "Person 0"):
            assert not [name for name, rows in left.items() if secret in rows], secret
        assert {name for name, rows in left.items() if fox_id in rows} == {"audit", "people", "tables"}
        assert hen.state(over)["table"]["members"][0]["nickname"] == NEUTRAL
        assert hen.get(f"/tables/{over}/record")["moves"] == moves
        table = hen.state(running)["table"]
        assert [(one["nickname"], one["bot"], one["host"]) for one in table["members"]] == [
            (NEUTRAL, "simple", False), ("Hen", None, True),
        ]  # fmt: skip
        play_on(running, [hen])  # to the end
        assert hen.state(waiting)["table"]["state"] == "over"
        no_traceback(server)


def test_people_read_and_delete_their_own_data(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        code, (fox, hen) = open_table(server, "luxury", 2)
        begin(code, [fox])
        fox.post(f"/tables/{code}/chat", text="a line of Reynard")
        hen.post(f"/tables/{code}/chat", text="a line of Hen")
        fox_id, secret = id_of(fox), fox.secret

        data = fox.get("/me/data")
        assert data["person"]["id"] == fox_id
        assert [line["text"] for line in data["chat"]] == ["a line of Reynard"]
        assert [one["code"] for one in data["tables"]] == [code]
        assert data["moves"] == []  # the match is under way
        assert "audit" not in data
        stranger = Person(server)
        assert stranger.request("GET", "/me/data").status_code == 401

        assert stranger.request("DELETE", "/me").status_code == 204  # nothing to delete
        assert fox.get("/me") == {"person": fox_id}
        answer = fox.request("DELETE", "/me", headers={"Origin": "https://elsewhere.example"})
        assert answer.status_code == 403
        answer = fox.request("DELETE", "/me")
        assert answer.status_code == 204
        assert 'saleroom=""' in answer.headers["set-cookie"] or "saleroom=;" in answer.headers["set-cookie"]
        again = Person(server, secret)
        assert again.request("DELETE", "/me").status_code == 204
        assert again.get("/me") == {"person": None}
        members = hen.state(code)["table"]["members"]
        assert [(one["nickname"], one["bot"]) for one in members] == [(NEUTRAL, "simple"), ("Person 1", None)]
        assert [line["text"] for line in hen.get(f"/tables/{code}/chat")] == ["a line of Hen"]
        assert secret is not None
        assert secret not in str(all_text(server))
        assert [row["what"] for row in as_json(server, "audit")] == ["delete"]

        token = hen.post("/tokens", nickname="Heron")["secret"]
        by_token = {"Authorization": f"Bearer {token}"}
        assert stranger.request("GET", "/me/data", headers=by_token).json()["person"]["nickname"] == "Heron"
        assert stranger.request("DELETE", "/me", headers=by_token).status_code == 204
        assert stranger.request("DELETE", "/me", headers=by_token).status_code == 401
        no_traceback(server)


# -- what is kept -------------------------------------------------------------------------------------------


def test_what_is_old_is_deleted_in_portions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "TABLES", 2)

    async def run() -> None:
        async with indoors(tmp_path) as inside:
            house, store = inside.house, inside.house.store
            admin = Admin(store, SERVER)
            old = [await inside.table("luxury", 2) for _ in range(3)]
            for room in old:
                person = room.members[0].person
                assert person is not None
                await house.chat.say(room.code, person, "Hello")
                for member in room.members:
                    await house.manners.propose(room.code, str(member.person), "abandon")
            running = await inside.table("luxury", 2)
            await house.chat.say(running.code, str(running.members[0].person), "Hello")
            inside.time += 91 * DAY
            fresh = await inside.table("luxury", 2)
            assert await admin.retain(200) == {"finished_tables": 0, "lines": 0, "people": 0}
            portions = [await admin.retain(90) for _ in range(3)]
            assert [one["finished_tables"] for one in portions] == [2, 1, 0]
            assert sum(one["lines"] for one in portions) == 2  # at the last old table, and at the running one
            assert sum(one["people"] for one in portions) == 6
            left = await admin.list_tables()
            assert {one["code"] for one in left} == {running.code, fresh.code}
            assert [row["what"] for row in await admin.read_audit()] == ["retention", "retention"]
            counts = {
                name: len(await store.read(lambda db, table=table: db.execute(table.select()).all()))  # type: ignore[misc]
                for name, table in schema.metadata.tables.items()
            }
            assert (counts["people"], counts["matches"], counts["chat"], counts["members"]) == (4, 2, 0, 4)

    asyncio.run(run())


def test_what_has_ended_is_dropped(tmp_path: Path) -> None:
    async def run() -> None:
        async with indoors(tmp_path) as inside:
            store = inside.house.store
            room = await inside.table("luxury", 2)
            person = str(room.members[0].person)
            await inside.house.people.add_secret(person, "link", "a link")
            await Admin(store, SERVER).mute(person, "rude", 1)
            inside.time += 3 * DAY
            await store.write(retention.drop_ended)

            def count(name: str) -> Any:
                table = schema.metadata.tables[name]
                return store.read(lambda db: len(db.execute(table.select()).all()))

            assert [await count(name) for name in ("commands", "restrictions", "credentials")] == [0, 0, 2]

    asyncio.run(run())


def test_a_server_deletes_by_itself_what_is_too_old(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        code, people = open_table(server, "luxury", 2)
        begin(code, people)
        play_on(code, people)
        server.stop()
        store = Store(f"sqlite:///{tmp_path / 'saleroom.sqlite3'}")
        for name in ("tables SET changed_at = changed_at", "people SET created_at = created_at"):
            store.write_once([lambda db, name=name: db.execute(text(f"UPDATE {name} - {3 * DAY}"))])  # type: ignore[misc]
        store.close()
        server.settings["SALEROOM_KEEP_DAYS"] = "2"
        server.start()
        until(lambda: [row["who"] for row in as_json(server, "audit")] == ["server"])
        assert people[0].request("GET", f"/tables/{code}").status_code == 404
        until(lambda: people[0].get("/me") == {"person": None})


# -- parts --------------------------------------------------------------------------------------------------


def test_what_is_refused_leaves_no_trace_in_the_log(tmp_path: Path) -> None:
    async def run() -> None:
        async with indoors(tmp_path) as inside:
            admin = Admin(inside.house.store, "Heron")
            for work in (
                admin.close_table("nowhere", "x"),
                admin.ban_person("nobody", "x"),
                admin.lift("ban", "x", ""),
            ):
                with pytest.raises(Problem):
                    await work
            assert await admin.read_audit() == []
            await admin.ban_address("203.0.113.7", "x")
            assert [row["who"] for row in await admin.read_audit()] == ["Heron"]

    asyncio.run(run())


@pytest.mark.parametrize(
    ("given", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("203.0.113.7/32", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::/64", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
    ],
)
def test_addresses_are_banned_as_they_are_counted(given: str, counted: str) -> None:
    assert read_address(given) == counted


@pytest.mark.parametrize("given", ["", "cards.example.org", "203.0.113.0/24", "2001:db8::/32", "1.2.3"])
def test_what_is_no_address_is_refused(given: str) -> None:
    with pytest.raises(Problem):
        read_address(given)


def test_old_lines_of_chat_get_their_people_where_that_is_certain(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'old.sqlite3'}"
    engine = make_engine(url)
    settings = config()
    with engine.connect().execution_options(writes=True) as db, db.begin():
        settings.attributes["connection"] = db
        command.upgrade(settings, "0004")
        for person in ("fox", "hen", "owl"):
            db.execute(text(f"INSERT INTO people VALUES ('{person}', '{person}', 0)"))
        db.execute(
            text(
                "INSERT INTO tables (code, game, seats, options, listed, clock, clock_set_at, host, state, seed,"
                " lesson, version, created_at, changed_at)"
                " VALUES ('t', 'luxury', 3, '{}', 0, '{}', 0, 'fox', 'over', '', 0, 0, 0, 0)"
            )
        )
        for place, (person, nickname) in enumerate([("fox", "Fox"), ("hen", "Same"), ("owl", "Same")]):
            db.execute(
                text(
                    'INSERT INTO members ("table", place, person, nickname, ready, away)'
                    f" VALUES ('t', {place}, '{person}', '{nickname}', 0, 0)"
                )
            )
        for nickname in ("Fox", "Same", "Gone"):
            db.execute(
                text(
                    f"INSERT INTO chat (\"table\", nickname, text, said_at) VALUES ('t', '{nickname}', 'x', 0)"
                )
            )
    upgrade(url)
    with engine.connect() as db, db.begin():
        rows = db.execute(text("SELECT nickname, person FROM chat ORDER BY id")).all()
    engine.dispose()
    assert [tuple(row) for row in rows] == [("Fox", "fox"), ("Same", None), ("Gone", None)]
