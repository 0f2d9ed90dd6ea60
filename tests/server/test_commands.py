"""Requests that are sent again: the header Idempotency-Key, and newcomers who send one."""

import asyncio
import sqlite3
from pathlib import Path

import httpx
import pytest

from saleroom.server.api.services import read_key
from saleroom.server.house.people import REMEMBERED, People, derived_from
from saleroom.server.house.whole import Whole
from saleroom.server.migrate import upgrade
from saleroom.server.problems import Problem
from saleroom.server.store import Store
from tests.server.house import Person, Server, open_table
from tests.server.indoors import indoors
from tools.services import Postgres

LONG = "b0a7c5de-0001-4f6e-9d3a-5a1f7c2e9b44"


@pytest.mark.parametrize("key", ["a", "x" * 64, "two words", "~!@#{}", LONG])
def test_keys(key: str) -> None:
    assert read_key([key]) == key


@pytest.mark.parametrize("headers", [[""], ["x" * 65], ["a\tb"], ["é"], ["a\x7f"], ["a", "a"], ["a", "b"]])
def test_what_is_no_key(headers: list[str]) -> None:
    with pytest.raises(Problem) as problem:
        read_key(headers)
    assert (problem.value.status, problem.value.code) == (400, "bad-request")


def test_no_key_is_none() -> None:
    assert read_key([]) is None


PATHS = (
    "/tables", "/tables/{code}/join", "/tables/{code}/guests", "/tables/{code}/bots", "/tables/{code}/leave",
    "/tables/{code}/ready", "/tables/{code}/start", "/tables/{code}/rematch", "/tables/{code}/clock",
    "/tables/{code}/chat", "/tables/{code}/moves", "/lessons/luxury", "/me/link", "/me/claim", "/tokens",
)  # fmt: skip


def test_every_command_refuses_what_is_no_key(server: Server) -> None:
    code, people = open_table(server, "luxury", 2)
    for path in PATHS:
        for key in ("", "x" * 65):
            answer = people[0].request(
                "POST", path.format(code=code), headers={"Idempotency-Key": key}, json={}
            )
            assert answer.status_code == 400, path
            assert "Idempotency-Key" in answer.json()["title"], path
    answer = people[0].request("POST", "/me/link", headers={"Idempotency-Key": "k"})
    assert answer.status_code == 201


# -- newcomers ----------------------------------------------------------------------------------------------


def test_a_newcomer_follows_from_the_key() -> None:
    person, secret = derived_from(LONG)
    assert (person, secret) == derived_from(LONG)
    other = derived_from(LONG.replace("4", "5"))
    assert person != other[0]
    assert secret != other[1]
    assert (len(person), len(secret)) == (24, 64)  # as long as those that are drawn
    assert person not in secret


def count(folder: Path, table: str) -> int:
    with sqlite3.connect(folder / "saleroom.sqlite3") as db:
        return int(db.execute(f"SELECT count(*) FROM {table}").fetchone()[0])


def test_a_first_request_that_is_sent_again_comes_from_the_same_person(tmp_path: Path) -> None:
    def ask(path: str, key: str, nickname: str = "Fox") -> httpx.Response:
        content = {"nickname": nickname, **({"game": "luxury", "seats": 4} if path == "/tables" else {})}
        return Person(house).request("POST", path, headers={"Idempotency-Key": key}, json=content)

    with Server(tmp_path) as house:
        first, again = ask("/tables", LONG), ask("/tables", LONG)
        assert first.cookies["saleroom"] == again.cookies["saleroom"] == derived_from(LONG)[1]
        fox = Person(house, first.cookies["saleroom"])
        assert fox.get("/me") == {"person": derived_from(LONG)[0]}
        assert (count(tmp_path, "people"), count(tmp_path, "credentials")) == (1, 1)
        code = first.json()["code"]
        key = LONG.upper()
        for _ in range(2):
            seated = ask(f"/tables/{code}/join", key, "Owl")
            assert [member["nickname"] for member in seated.json()["members"]] == ["Fox", "Owl"]
        assert ask("/lessons/luxury", key, "Owl").cookies["saleroom"] == derived_from(key)[1]
        # A short key could be guessed.
        assert ask("/tables", "x" * 31).cookies["saleroom"] != ask("/tables", "x" * 31).cookies["saleroom"]
        # Who is known already stays who they are.
        answer = fox.request(
            "POST",
            f"/tables/{code}/join",
            headers={"Idempotency-Key": "y" * 40},
            json={"nickname": "Cat"},
        )
        assert "saleroom" not in answer.cookies
        assert len(answer.json()["members"]) == 2
        # What was signed out is not brought back by sending its key again.
        assert fox.request("DELETE", "/me/credentials?which=this").status_code == 204
        answer = ask("/tables", LONG)
        assert (answer.status_code, answer.json()["code"]) == (401, "nobody")
        log = house.log.read_text()
        assert LONG not in log
        assert "Traceback" not in log


def test_newcomers_are_stored_once_on_postgresql_too(postgres: Postgres) -> None:
    url = postgres.database()
    upgrade(url)

    async def evening() -> None:
        stores = [Store(url) for _ in range(2)]
        people = [People(store, Whole()) for store in stores]
        made = await asyncio.gather(*(one.add_from(LONG, "Fox") for one in people * 3))
        assert set(made) == {derived_from(LONG)}
        for store in stores:
            store.close()

    asyncio.run(evening())


def test_a_secret_is_looked_up_again_after_some_minutes(tmp_path: Path) -> None:
    async def evening() -> None:
        async with indoors(tmp_path) as inside:
            people = inside.house.people
            person, secret = await people.add("Fox")
            assert people.recall(secret) is None
            assert await people.find(secret) == people.recall(secret) == (person, "browser")
            inside.time += REMEMBERED + 1
            assert people.recall(secret) is None

    asyncio.run(evening())
