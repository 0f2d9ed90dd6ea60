"""Operators: the command line beside a running server, and the API with a token."""

import asyncio
import json
from pathlib import Path

import httpx
import pytest

from saleroom.core.game import Json
from saleroom.server import schema
from saleroom.server.store import make_engine
from tests.server.house import Person, Server, begin, no_traceback, open_table, play_on, until
from tests.server.operators import WHY, Operator, admin, admin_command, as_json, id_of


@pytest.fixture(scope="module")
def operator(server: Server) -> Operator:
    return Operator(server, admin_command(server, "token", "Heron").strip())


# -- the command line, beside a server that runs ------------------------------------------------------------


def test_a_table_that_is_closed_is_over_for_everybody_within_seconds(server: Server) -> None:
    code, people = open_table(server, "luxury", 2)
    begin(code, people)
    play_on(code, people, limit=1)

    async def look_on() -> Json:
        async with people[0].live(code) as line:
            await line.until("state")
            await asyncio.to_thread(admin, server, "close", code, *WHY)
            while (state := await line.until("state"))["table"]["state"] != "over":
                pass
            return state

    state = asyncio.run(look_on())
    assert (state["table"]["ended"], state["legal"]) == ("closed", [])
    move = {"type": "bid", "card": 0}
    assert people[1].refused(f"/tables/{code}/moves", id="late", move=move)["code"] == "not-playing"
    assert people[0].get(f"/tables/{code}/record")["ended"] == "closed"
    assert "is closed" in admin(server, "close", code, *WHY, expect=2)
    assert "no such table" in admin(server, "close", "nowhere", *WHY, expect=2)


def test_a_person_who_is_banned_is_cut_off_and_bots_play_their_seats(server: Server) -> None:
    code, (fox, hen) = open_table(server, "luxury", 2, clock={"kind": "turns", "hours": 24})
    begin(code, [fox])
    waiting = fox.post("/tables", game="luxury", nickname="Fox", seats=3)["code"]
    hen.post(f"/tables/{waiting}/join", nickname="Hen")
    fox_id = id_of(fox)

    async def be_banned() -> tuple[int, int]:
        async with fox.live(code) as line:
            await line.until("state")
            await asyncio.to_thread(admin, server, "ban", fox_id, "--why", "rude", "--hours", "1")
            await asyncio.wait_for(line.socket.wait_closed(), 20)
            cut = line.socket.close_code
        async with fox.live(code) as line:
            assert (await line.until("problem"))["problem"]["code"] == "banned"
            await asyncio.wait_for(line.socket.wait_closed(), 20)
            return cut, line.socket.close_code

    assert asyncio.run(be_banned()) == (4401, 4403)
    problem = fox.refused(f"/tables/{code}/chat", text="Let me in")
    assert (problem["code"], problem["title"]) == ("banned", "You are banned from this server: rude.")
    assert fox.request("GET", f"/tables/{code}").status_code == 403
    table = hen.state(waiting)["table"]
    assert [(one["nickname"], one["host"]) for one in table["members"]] == [("Hen", True)]
    assert [one["host"] for one in hen.state(code)["table"]["members"]] == [False, True]
    play_on(code, [hen])  # to the end, for a bot plays the other seat
    (row,) = [one for one in as_json(server, "restrictions") if one["whom"] == fox_id]
    assert row["ends_at"] - row["made_at"] == 3_600_000
    admin(server, "unban", fox_id)
    until(lambda: fox.request("GET", "/me").status_code == 200)
    assert "no such ban" in admin(server, "unban", fox_id, expect=2)


def test_a_person_who_is_muted_cannot_chat_anywhere(server: Server) -> None:
    code, (_, hen) = open_table(server, "luxury", 2)
    admin(server, "mute", id_of(hen), *WHY)

    def says() -> int:
        return hen.request("POST", f"/tables/{code}/chat", json={"text": "Well bid!"}).status_code

    until(lambda: says() == 403)
    admin(server, "unmute", id_of(hen))
    until(lambda: says() == 204)


def test_chat_is_purged_by_table_and_by_person(server: Server) -> None:
    code, (fox, hen) = open_table(server, "luxury", 2)
    other, _ = open_table(server, "luxury", 1, seats=2)
    hen.post(f"/tables/{other}/join", nickname="Hen")
    for person, table, line in ((fox, code, "one"), (hen, code, "two"), (hen, other, "three")):
        person.post(f"/tables/{table}/chat", text=line)
    assert as_json(server, "purge", id_of(hen), *WHY) == {"changed": {"lines": 2}}
    assert [line["text"] for line in fox.get(f"/tables/{code}/chat")] == ["one"]
    assert fox.get(f"/tables/{other}/chat") == []
    assert "1 lines" in admin(server, "purge", code, *WHY)
    assert fox.get(f"/tables/{code}/chat") == []


def test_tables_are_listed_and_shown_without_their_cards(server: Server) -> None:
    code, people = open_table(server, "antiques", 3)
    begin(code, people)
    people[1].post(f"/tables/{code}/chat", text="Hello")
    found = as_json(server, "list", "--state", "playing", "--game", "antiques", "--person", id_of(people[1]))
    assert [(one["code"], one["seated"], one["moves"]) for one in found] == [(code, 3, 0)]
    shown = admin(server, "show", code)
    assert code in shown
    assert id_of(people[2]) in shown
    whole = admin(server, "show", code, "--json")
    assert [line["text"] for line in json.loads(whole)["chat"]] == ["Hello"]
    engine = make_engine(f"sqlite:///{server.folder / 'saleroom.sqlite3'}")
    with engine.connect() as db, db.begin():
        match = db.execute(schema.matches.select().where(schema.matches.c.table == code)).mappings().one()
        table = db.execute(schema.tables.select().where(schema.tables.c.code == code)).mappings().one()
    engine.dispose()
    for secret in (match["seed"], match["salt"], table["seed"]):
        assert secret not in whole
    assert not {"deal", "moves", "seed", "salt"} & set(json.loads(whole))
    assert set(json.loads(whole)["match"]) == {
        "id", "rules", "commitment", "started_at", "ended_at", "outcome", "moves",
    }  # fmt: skip


def test_the_command_line_says_what_is_wrong(server: Server, tmp_path: Path) -> None:
    assert "ACTION" in admin(server, expect=2)
    assert "--why" in admin(server, "ban", "203.0.113.7", expect=2)
    assert "nobody with that id" in admin(server, "ban", "nobody", *WHY, expect=2)
    assert "IPv6" in admin(server, "ban", "203.0.113.0/24", *WHY, expect=2)
    assert "--yes" in admin(server, "delete", "nobody", *WHY, expect=2)
    assert "hours" in admin(server, "mute", "nobody", *WHY, "--hours", "-1", expect=2)
    nothing = Server(tmp_path)
    assert "saleroom db upgrade" in admin(nothing, "list", expect=2)


# -- the API ------------------------------------------------------------------------------------------------


def test_only_an_operators_token_opens_the_api(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        person = Person(server)
        people_token = person.post("/tokens", nickname="Author")["secret"]
        token = admin(server, "token", "Heron").strip()
        assert token not in admin(server, "operators")
        assert Operator(server, token).get("/tables") == []
        assert (
            person.request("GET", "/tables", headers={"Authorization": f"Bearer {token}"}).status_code == 401
        )
        answers = [
            Operator(server, wrong).ask("GET", "/tables") for wrong in (people_token, "wrong", "w" * 64)
        ]
        answers.append(person.request("GET", "/admin/tables"))
        assert {(one.status_code, one.json()["title"]) for one in answers} == {
            (401, "This token isn't known here.")
        }
        statuses = [Operator(server, "wrong").ask("GET", "/audit").status_code for _ in range(8)]
        assert statuses == [401] * 6 + [429] * 2  # ten at once, then it takes a minute
        blocked = Operator(server, token).ask("GET", "/tables")
        assert (blocked.status_code, blocked.json()["code"]) == (429, "too-many")
        assert person.get("/games")  # everybody else is served
        no_traceback(server)


def test_a_revoked_token_opens_nothing(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        operator = Operator(server, admin(server, "token", "Heron").strip())
        assert "revoke" in admin(server, "token", "Heron", expect=2)
        assert operator.ask("GET", "/audit").status_code == 200
        admin(server, "revoke", "Heron")
        assert operator.ask("GET", "/audit").status_code == 401


def test_an_operator_does_over_the_api_what_the_command_line_does(server: Server, operator: Operator) -> None:
    code, (fox, hen) = open_table(server, "luxury", 2)
    hen_id = id_of(hen)
    assert code in [table["code"] for table in operator.get("/tables?state=waiting")]
    assert [one["person"] for one in operator.get(f"/tables/{code}")["members"]] == [id_of(fox), hen_id]
    operator.post(f"/people/{hen_id}/mute", hours=1)
    assert hen.refused(f"/tables/{code}/chat", text="Well bid!")["code"] == "muted"  # at once, at this worker
    operator.post(f"/people/{hen_id}/unmute")
    hen.post(f"/tables/{code}/chat", text="Well bid!")
    assert operator.post(f"/tables/{code}/purge") == {"lines": 1}
    assert operator.post(f"/people/{hen_id}/ban") == {"tables": [code]}
    assert hen.refused(f"/tables/{code}/join", nickname="Hen")["code"] == "banned"
    assert [one["nickname"] for one in fox.state(code)["table"]["members"]] == ["Person 0"]
    operator.post(f"/people/{hen_id}/unban")
    assert id_of(hen) == hen_id
    assert hen_id in [one["id"] for one in operator.get("/people?nickname=person%201")]
    assert operator.post(f"/people/{hen_id}/purge") == {"lines": 0}
    answer = operator.ask("POST", f"/people/{hen_id}/export", why="asked for")
    assert answer.json()["person"]["id"] == hen_id
    for _ in range(2):  # sent again it is done once
        answer = operator.ask("POST", f"/tables/{code}/close", "close-1", why="a test")
        assert answer.json() == {"changed": {"tables": [code]}}
    assert fox.state(code)["table"]["state"] == "over"
    assert operator.ask("POST", f"/tables/{code}/close", why="a test").status_code == 409
    assert operator.ask("POST", "/people/nobody/ban", why="a test").status_code == 404
    assert operator.ask("POST", f"/people/{hen_id}/ban").status_code == 400  # not without a reason
    log = operator.get("/audit?limit=8")
    assert [(row["what"], row["whom"]) for row in log] == [
        ("close", code), ("export", hen_id), ("purge", hen_id), ("unban", hen_id), ("ban", hen_id), ("purge", code),
        ("unmute", hen_id), ("mute", hen_id),
    ]  # fmt: skip
    assert {row["who"] for row in log} == {"Heron"}
    assert [row["id"] for row in operator.get(f"/audit?before={log[0]['id']}&limit=1")] == [log[1]["id"]]
    no_traceback(server)


def test_an_address_is_kept_out_but_not_the_operator(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        code, (fox,) = open_table(server, "luxury", 1, seats=2)
        operator = Operator(server, admin(server, "token", "Heron").strip())

        async def be_banned() -> int:
            async with Person(server).live(code) as line:
                await line.until("state")
                await asyncio.to_thread(operator.post, "/addresses/ban", address="127.0.0.1")
                await asyncio.wait_for(line.socket.wait_closed(), 20)
                found: int = line.socket.close_code
                return found

        assert asyncio.run(be_banned()) == 4401
        for person in (fox, Person(server)):
            assert person.request("GET", "/tables").json()["code"] == "banned"
        assert httpx.get(f"{server.url}/health").status_code == 200
        operator.post("/addresses/unban", address="127.0.0.1")
        assert fox.get("/tables") == []


def test_every_worker_learns_what_an_operator_did(workers: tuple[Server, Server]) -> None:
    first, second = workers
    code, (fox, hen) = open_table(first, "luxury", 2)
    begin(code, [fox])
    play_on(code, [fox, hen], limit=2)
    token = admin(first, "token", "Heron").strip()
    Operator(second, token).post(f"/people/{id_of(hen)}/ban")
    for server in workers:
        there = Person(server, hen.secret)
        until(lambda there=there: there.request("GET", "/tables").status_code == 403)  # type: ignore[misc]
    admin(first, "close", code, *WHY)
    for server in workers:
        there = Person(server, fox.secret)
        until(lambda there=there: there.state(code)["table"]["ended"] == "closed")  # type: ignore[misc]
        no_traceback(server)
