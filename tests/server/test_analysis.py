"""The coach on the server: for finished matches only, for who may see them, made once; what ends leaves nothing."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
from sqlalchemy import select

from saleroom.core.game import Json
from saleroom.server import analyses as module
from saleroom.server import components, schema
from saleroom.server.analyses import Analyses, Found, Key, claim, keep, let_go
from saleroom.server.house.whole import Whole
from saleroom.server.limits import Limits
from saleroom.server.migrate import upgrade
from saleroom.server.problems import Problem
from saleroom.server.settings import Settings
from saleroom.server.sources import now
from saleroom.server.store import Store, make_engine
from tests.server.house import Person, Server, begin, open_table, play_on, until
from tools.services import Postgres

PATIENCE = 180
"""Analyses give way to everything else, and a busy machine has little left for them."""


def finished(server: Server, **more: Any) -> tuple[str, list[Person]]:
    """A table of luxury whose match is over."""
    code, people = open_table(server, "luxury", 2, **more)
    begin(code, people)
    play_on(code, people)
    return code, people


def asked(person: Person, code: str, depth: str = "quick") -> Json:
    found: Json = person.post(f"/tables/{code}/analysis?depth={depth}")
    return found


def seen(person: Person, code: str, depth: str = "quick") -> Json:
    found: Json = person.get(f"/tables/{code}/analysis?depth={depth}")
    return found


def rows(server: Server) -> int:
    """How many analyses there are in storage, begun ones included."""
    with closing(sqlite3.connect(server.folder / "saleroom.sqlite3")) as db:
        return int(db.execute("SELECT count(*) FROM analyses").fetchone()[0])


def test_a_finished_match_is_analysed_once_and_kept(server: Server) -> None:
    code, people = finished(server)
    assert seen(people[0], code)["state"] == "none"
    first = asked(people[0], code)
    assert first["state"] in ("waiting", "working")
    assert asked(people[1], code)["state"] in ("waiting", "working")
    until(lambda: seen(people[0], code)["state"] == "done", PATIENCE)
    told = seen(people[0], code)
    schemas = components.all_components({})
    document = {**components.ref("AnalysisState"), "components": {"schemas": schemas}}
    jsonschema_rs.validator_for(document).validate(told)
    found = told["analysis"]
    assert found["game"] == "luxury"
    record = people[0].get(f"/tables/{code}/record")
    for one in found["decisions"]:
        assert record["moves"][one["number"]] == {"seat": one["seat"], **one["played"]}
    for seat in found["seats"]:
        assert seat["luck"] + seat["skill"] == pytest.approx(seat["result"], abs=1e-9)
    assert asked(Person(server, people[1].secret), code) == told
    assert seen(Person(server), code) == told  # anybody may watch this table


def test_a_running_match_gets_no_analysis_not_even_for_its_players(server: Server) -> None:
    code, people = open_table(server, "luxury", 2)
    assert people[0].refused(f"/tables/{code}/analysis")["code"] == "not-over"
    begin(code, people)
    play_on(code, people, 6)
    for depth in ("quick", "standard", "deep"):
        for person in people:
            assert person.refused(f"/tables/{code}/analysis?depth={depth}")["code"] == "not-over"
            answer = person.request("GET", f"/tables/{code}/analysis?depth={depth}")
            assert (answer.status_code, answer.json()["code"]) == (409, "not-over")
            answer = person.request("DELETE", f"/tables/{code}/analysis?depth={depth}")
            assert (answer.status_code, answer.json()["code"]) == (409, "not-over")
    until(lambda: server.figure("analyses_waiting") == 0, PATIENCE)  # others may still wait for theirs


def test_only_who_may_see_a_match_may_have_it_analysed(server: Server) -> None:
    code, people = open_table(server, "luxury", 2)
    people[0].post(f"/tables/{code}/private", private=True)
    begin(code, people)
    play_on(code, people)
    other, _ = open_table(server, "luxury", 2)
    stranger = Person(server)
    stranger.post("/tables", game="luxury", nickname="Stranger", seats=2)
    assert stranger.refused(f"/tables/{code}/analysis?depth=quick")["code"] == "private"
    assert stranger.request("GET", f"/tables/{code}/analysis").status_code == 403
    assert Person(server).refused(f"/tables/{other}/analysis")["code"] == "nobody"
    assert asked(people[1], code)["state"] in ("waiting", "working")


def test_a_match_that_was_not_played_out_has_nothing_to_analyse(server: Server) -> None:
    code, people = open_table(server, "luxury", 2)
    begin(code, people)
    play_on(code, people, 4)
    for person in people:
        person.post(f"/tables/{code}/propose", what="abandon")
    assert people[0].refused(f"/tables/{code}/analysis")["code"] == "not-played-out"


def test_what_is_no_depth_or_no_table_is_refused(server: Server) -> None:
    code, people = finished(server)
    assert people[0].refused(f"/tables/{code}/analysis?depth=bottomless")["status"] == 400
    assert people[0].refused("/tables/nowhere/analysis")["status"] == 404


def test_what_is_cancelled_leaves_nothing_behind(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        code, people = finished(server)
        asked(people[0], code, "deep")
        asked(people[1], code, "deep")
        until(lambda: seen(people[0], code, "deep")["state"] == "working", PATIENCE)
        answer = people[0].request("DELETE", f"/tables/{code}/analysis?depth=deep")
        assert answer.json()["state"] == "working"  # somebody else still waits for it
        answer = people[1].request("DELETE", f"/tables/{code}/analysis?depth=deep")
        assert answer.json()["state"] == "none"
        assert rows(server) == 0
        until(lambda: server.figure("analyses_waiting") == 0, PATIENCE)  # others may still wait for theirs
        asked(people[0], code, "deep")
        until(lambda: seen(people[0], code, "deep")["state"] == "working", PATIENCE)
        assert rows(server) == 1
        assert server.stop() == 0  # in the middle of it
        assert rows(server) == 0
        server.start()
        assert seen(people[0], code, "deep")["state"] == "none"
        assert "Traceback" not in server.log.read_text()


# -- storage ------------------------------------------------------------------------------------------------


KEY = Key("4f1c9a52d06be7833a1290cd", "quick")
OTHERS = [f"match {number}" for number in range(8)]


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """Storage with some matches in it."""
    if request.param == "sqlite":
        url = f"sqlite:///{tmp_path / 'one.sqlite3'}"
        upgrade(url)
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        url = postgres.database()
    add_matches(url)
    opened = Store(url)
    yield opened
    opened.close()


def add_matches(url: str) -> None:
    engine = make_engine(url)
    with engine.begin() as db:
        db.execute(schema.people.insert().values(id="fox", nickname="Fox", created_at=0))
        table: Json = {
            "code": "kv2u", "game": "luxury", "seats": 2, "options": {}, "listed": False, "clock": {},
            "clock_set_at": 0, "host": "fox", "state": "over", "seed": "5a", "lesson": False, "version": 1,
            "created_at": 0, "changed_at": 0,
        }  # fmt: skip
        db.execute(schema.tables.insert().values(**table))
        match: Json = {
            "table": "kv2u", "game": "luxury", "rules": 1, "seats": 2, "options": {}, "deal": {},
            "seed": "5a", "salt": "05", "commitment": "0b", "entropy": [], "seating": [], "started_at": 0,
        }  # fmt: skip
        db.execute(schema.matches.insert(), [{"id": name, **match} for name in (KEY.match, *OTHERS)])
    engine.dispose()


def test_one_worker_at_a_time_is_at_an_analysis(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        limits = Limits(Settings())
        first, second = (Analyses(store, Whole(), limits, name, 1) for name in ("one", "two"))
        assert await store.write(lambda db: claim(db, KEY, "one"))
        assert not await store.write(lambda db: claim(db, KEY, "two"))
        assert await second.find(KEY) == Found("working")
        await store.write(lambda db: let_go(db, KEY, "two"))  # not its own
        assert (await second.find(KEY)).state == "working"
        monkeypatch.setattr(module, "STALE", -1)  # and when its worker has died
        assert await store.write(lambda db: claim(db, KEY, "two"))
        await store.write(lambda db: keep(db, KEY, '{"all": 1}'))
        await store.write(lambda db: let_go(db, KEY, "two"))  # what is there stays
        assert await first.find(KEY) == Found("done", 1.0, '{"all": 1}')
        assert not await store.write(lambda db: claim(db, KEY, "one"))

    asyncio.run(work())


def test_a_worker_that_lives_keeps_its_claim_and_a_dead_one_loses_it(
    sqlite_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked_at = select(schema.analyses.c.asked_at)

    async def work() -> None:
        monkeypatch.setattr(module, "RENEW_SECONDS", 0.01)
        lives = Analyses(sqlite_store, Whole(), Limits(Settings()), "one", 1)

        async def never(*_: Any) -> str:
            await asyncio.Event().wait()
            return ""

        monkeypatch.setattr(lives, "_make", never)
        try:
            await lives.ask(KEY, "fox", {})
            for _ in range(3):  # though it had long been stale otherwise
                await sqlite_store.write(lambda db: db.execute(schema.analyses.update().values(asked_at=1)))
                while await sqlite_store.read(lambda db: db.execute(asked_at).scalar()) in (None, 1):
                    await asyncio.sleep(0.01)
            assert not await sqlite_store.write(lambda db: claim(db, KEY, "two"))
        finally:
            await lives.stop()
        assert await sqlite_store.write(lambda db: claim(db, KEY, "one"))  # and then it dies
        await sqlite_store.write(
            lambda db: db.execute(schema.analyses.update().values(asked_at=now() - module.STALE))
        )
        second = Analyses(sqlite_store, Whole(), Limits(Settings()), "two", 1)
        assert (await second.find(KEY)).state == "none"
        assert await sqlite_store.write(lambda db: claim(db, KEY, "two"))

    assert module.STALE <= 60_000
    assert 2 * 1000 * module.RENEW_SECONDS < module.STALE
    asyncio.run(work())


@pytest.fixture
def sqlite_store(tmp_path: Path) -> Iterator[Store]:
    """The same on SQLite."""
    url = f"sqlite:///{tmp_path / 'one.sqlite3'}"
    upgrade(url)
    add_matches(url)
    store = Store(url)
    yield store
    store.close()


def test_what_fails_is_said_to_have_failed_and_can_be_tried_again(sqlite_store: Store) -> None:
    async def work() -> None:
        analyses = Analyses(sqlite_store, Whole(), Limits(Settings()), "one", 1)
        try:
            for _ in range(2):
                assert (await analyses.ask(KEY, "fox", {"no": "record"})).state == "waiting"
                await asyncio.wait([job.task for job in analyses.jobs.values() if job.task], timeout=60)
                assert (await analyses.find(KEY)).state == "failed"
                count = await sqlite_store.read(lambda db: len(db.execute(schema.analyses.select()).all()))
                assert count == 0
            assert analyses.failures == 2
        finally:
            await analyses.stop()

    asyncio.run(work())


def test_a_person_may_ask_only_so_often_and_for_so_many_at_once(sqlite_store: Store) -> None:
    async def work() -> None:
        limits = Limits(Settings(analyses=3, analyses_all=0))
        analyses = Analyses(sqlite_store, Whole(), limits, "one", 1)
        try:
            begun = ("waiting", "working")
            assert (await analyses.ask(KEY, "fox", {})).state in begun
            assert (await analyses.ask(KEY, "hen", {})).state in begun  # the same costs nothing
            counts_as_two = Key(OTHERS[0], "standard")
            assert (await analyses.ask(counts_as_two, "fox", {})).state in begun
            with pytest.raises(Problem) as caught:
                await analyses.ask(Key(OTHERS[1], "quick"), "fox", {})
            assert caught.value.code == "too-many"
            assert caught.value.retry_after is not None
            assert caught.value.retry_after > 60
            for match in OTHERS[2:5]:
                assert (await analyses.ask(Key(match, "quick"), "hen", {})).state in begun
        finally:
            await analyses.stop()
        assert analyses.jobs == {}

    asyncio.run(work())


def test_one_person_does_not_fill_the_queue(sqlite_store: Store) -> None:
    async def work() -> None:
        analyses = Analyses(sqlite_store, Whole(), Limits(Settings(analyses=0)), "one", 1)
        try:
            for match in OTHERS[: module.MOST_OWN]:
                await analyses.ask(Key(match, "quick"), "fox", {})
            with pytest.raises(Problem) as caught:
                await analyses.ask(Key(OTHERS[-1], "quick"), "fox", {})
            assert caught.value.code == "busy"
            assert (await analyses.ask(Key(OTHERS[-1], "quick"), "hen", {})).state == "waiting"
        finally:
            await analyses.stop()

    asyncio.run(work())
