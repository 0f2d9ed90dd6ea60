"""One's own on every device: tables, finished matches, statistics."""

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic import command
from sqlalchemy import Connection, Engine, insert, select, text

from saleroom.bots.styles import in_order
from saleroom.core.game import Json
from saleroom.server import schema
from saleroom.server.house.mine import RECENT, Analysed, bought, my_results, my_tables
from saleroom.server.house.results import places
from saleroom.server.migrate import config, upgrade
from saleroom.server.paging import Cursor
from saleroom.server.store import make_engine
from tests.server.house import Person, Server, begin, open_table, play_on
from tests.server.indoors import NOON, Indoors, indoors
from tools.services import Postgres

HOURS = {"kind": "turns", "hours": 24}
DAY = 24 * 3_600_000


def codes(entries: list[Json]) -> list[str]:
    return [entry["code"] for entry in entries]


def next_page(person: Person, path: str) -> tuple[list[Json], str | None]:
    """A page, and the address of the next one."""
    answer = person.request("GET", path)
    assert answer.status_code == 200, answer.text
    link = answer.headers.get("link")
    if link is None:
        return answer.json(), None
    address, _, relation = link.partition("; ")
    assert relation == 'rel="next"'
    return answer.json(), address.strip("<>").removeprefix("/api/v1")


def pages(person: Person, path: str | None) -> list[Json]:
    """All entries, page by page."""
    found: list[Json] = []
    while path is not None:
        entries, path = next_page(person, path)
        found += entries
    return found


# -- tables -------------------------------------------------------------------------------------------------


def test_my_tables_are_the_same_on_a_second_device(server: Server) -> None:
    code, people = open_table(server, "luxury", 2, clock=HOURS)
    fox = people[0]
    fox.post("/tables", game="emblems", nickname="Fox", seats=3, listed=True)
    begin(code, people)
    phone = Person(server)
    assert phone.request("GET", "/me/tables").json()["code"] == "nobody"
    phone.post("/me/claim", link=fox.post("/me/link")["secret"])
    waiting, playing = phone.get("/me/tables")
    assert fox.get("/me/tables") == [waiting, playing]
    assert (waiting["game"], waiting["state"]) == ("emblems", "waiting")
    assert (waiting["seat"], waiting["to_act"], waiting["my_turn"]) == (None, [], False)
    assert (playing["code"], playing["state"], playing["you"]) == (code, "playing", 0)
    assert [member["nickname"] for member in playing["members"]] == ["Person 0", "Person 1"]
    state = fox.state(code)
    assert playing["seat"] == state["view"]["viewer"]
    assert playing["to_act"] == state["view"]["to_act"]
    assert playing["deadlines"] == state["clocks"]["deadlines"]
    assert playing["deadline"] == state["clocks"]["deadlines"][playing["seat"]]
    assert playing["version"] == state["version"]


@pytest.mark.parametrize("clock", [HOURS, {"kind": "live", "seconds": 600, "reserve": 0}])
def test_turns_are_right_after_every_move(server: Server, clock: Json) -> None:
    code, people = open_table(server, "antiques", 3, clock=clock)
    begin(code, people)
    for _ in range(12):
        for person in people:
            state = person.state(code)
            (mine,) = person.get("/me/tables")
            assert mine["to_act"] == state["view"]["to_act"]
            assert mine["deadlines"] == state["clocks"]["deadlines"]
            assert mine["my_turn"] == bool(state["legal"])
            assert codes(person.get("/me/tables?turn=mine")) == ([code] if state["legal"] else [])
        play_on(code, people, 1)


def test_the_turn_of_a_guest_on_my_device_is_mine(server: Server) -> None:
    fox = Person(server)
    code = fox.post("/tables", game="antiques", nickname="Fox", seats=3, clock=HOURS)["code"]
    fox.post(f"/tables/{code}/guests", nickname="Hen")
    fox.post(f"/tables/{code}/guests", nickname="Owl")
    fox.post(f"/tables/{code}/start")
    (mine,) = fox.get("/me/tables?turn=mine")  # whoever begins
    assert mine["my_turn"]
    assert mine["deadline"] == min(at for at in mine["deadlines"] if at is not None)


def test_tables_are_filtered(server: Server) -> None:
    code, people = open_table(server, "luxury", 2, clock=HOURS)
    begin(code, people)
    other = people[0].post("/tables", game="emblems", nickname="Fox", seats=3)["code"]
    assert codes(people[0].get("/me/tables?game=emblems")) == [other]
    assert codes(people[0].get("/me/tables?state=playing")) == [code]
    assert codes(people[0].get("/me/tables?state=waiting&game=luxury")) == []
    play_on(code, people)
    assert codes(people[0].get("/me/tables?state=over")) == [code]
    assert people[0].get("/me/tables?state=over")[0]["over_at"] is not None
    assert people[0].request("GET", "/me/tables?state=lost").status_code == 400


def test_pages_of_tables_lose_and_repeat_nothing_while_tables_change(server: Server) -> None:
    fox = Person(server)
    before = [fox.post("/tables", game="luxury", nickname="Fox")["code"] for _ in range(7)]
    first, address = next_page(fox, "/me/tables?limit=3")
    assert codes(first) == before[:3:-1]
    assert address is not None
    fox.post("/tables", game="luxury", nickname="Fox")  # newer than all pages
    fox.post(f"/tables/{before[5]}/start")  # was on the first page
    fox.post(f"/tables/{before[1]}/start")  # will be on the last one
    assert codes(pages(fox, address)) == before[3::-1]


@pytest.mark.parametrize("cursor", ["x", "W10", "WzEsMl0", "é", "WzEsImEiLDNd", "A" * 201])
def test_what_is_no_cursor_is_refused(server: Server, cursor: str) -> None:
    _, people = open_table(server, "luxury", 1, seats=2)
    for path in ("/me/tables", "/me/matches", "/tables"):
        answer = people[0].request("GET", path, params={"after": cursor})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")


def test_sleeping_tables_are_listed_without_being_loaded(tmp_path: Path) -> None:
    async def run() -> None:
        async with indoors(tmp_path) as inside:
            room = await inside.table("antiques", 3, clock=HOURS)
            seat = room.match.to_act[0] if room.match else -1
            person = inside.person(room, seat)
            inside.house.rooms.all.clear()
            page = await inside.house.mine.tables(person, limit=9)
            assert page.entries[0]["my_turn"]
            assert page.entries[0]["deadline"] == NOON + DAY
            assert not inside.house.rooms.all

    asyncio.run(run())


def test_a_new_clock_gives_new_deadlines(tmp_path: Path) -> None:
    async def deadlines(inside: Indoors, person: str) -> Any:
        page = await inside.house.mine.tables(person, limit=9)
        return page.entries[0]["deadlines"]

    async def run() -> None:
        async with indoors(tmp_path) as inside:
            room = await inside.table("luxury", 2, clock=HOURS)
            people = [inside.person(room, seat) for seat in range(2)]
            for clock in (
                {"kind": "turns", "hours": 1},
                {"kind": "live", "seconds": 60, "reserve": 0},
                HOURS,
            ):
                inside.time += 5000
                for person in people:
                    await inside.house.tables.agree_clock(room.code, person, clock)
                assert room.clocks is not None
                assert await deadlines(inside, people[0]) == [
                    room.clocks.deadline(0),
                    room.clocks.deadline(1),
                ]

    asyncio.run(run())


def test_a_table_that_is_over_stays_for_some_days(tmp_path: Path) -> None:
    async def run() -> list[int]:
        async with indoors(tmp_path) as inside:
            person, _ = await inside.house.people.add("Fox")
            given: Json = {"seats": 2, "options": {}, "listed": True, "clock": None, "bots": []}
            room = await inside.house.tables.open(person, "Fox", game="luxury", **given)
            inside.time += 4 * DAY
            await inside.house.lobby.close_old()
            assert room.row["state"] == "over"
            counts = []
            for time in (NOON + 4 * DAY, NOON + 4 * DAY + RECENT - 1, NOON + 4 * DAY + RECENT):
                inside.time = time
                counts.append(len((await inside.house.mine.tables(person, limit=9)).entries))
            return counts

    assert asyncio.run(run()) == [1, 1, 0]


# -- matches ------------------------------------------------------------------------------------------------


def test_finished_matches_with_their_results(server: Server) -> None:
    fox, hen = Person(server), Person(server)
    played = []
    for game in ("luxury", "emblems", "luxury"):
        code = fox.post("/tables", game=game, nickname="Fox", seats=3, bots=["simple"])["code"]
        hen.post(f"/tables/{code}/join", nickname="Hen")
        begin(code, [fox])
        play_on(code, [fox, hen])
        played.append(code)
    found = fox.get("/me/matches")
    assert [entry["table"] for entry in found] == played[::-1]
    for entry in found:
        state = fox.state(entry["table"])
        outcome = state["view"]["outcome"]
        assert entry["winners"] == outcome["winners"]
        assert [player["points"] for player in entry["players"]] == outcome["scores"][:3]
        assert entry["moves"] == state["number"]
        assert entry["points"] == outcome["scores"][entry["seat"]]
        assert (entry["place"] == 1) == (entry["seat"] in outcome["winners"]) == (entry["result"] != "lost")
        assert {"Fox", "Hen"} < {player["nickname"] for player in entry["players"]}
        assert [player["nickname"] for player in entry["players"] if player["you"]] == ["Fox"]
        assert sum(player["bot"] is not None for player in entry["players"]) == 1
        record = fox.get(entry["record"].removeprefix("/api/v1"))
        assert len(record["moves"]) == entry["moves"]
    assert pages(fox, "/me/matches?limit=1") == found
    assert fox.get("/me/matches?game=emblems") == [found[1]]
    for result in ("won", "lost", "shared"):
        assert fox.get(f"/me/matches?result={result}") == [one for one in found if one["result"] == result]
    times = [entry["ended_at"] for entry in found]
    assert fox.get(f"/me/matches?from={times[1]}") == found[:2]
    assert fox.get(f"/me/matches?to={times[1]}") == found[2:]

    luxury = [entry for entry in found if entry["game"] == "luxury"]
    statistics = {one["game"]: one for one in fox.get("/me/statistics")}
    assert set(statistics) == {"luxury", "emblems"}
    assert statistics["luxury"]["matches"] == sum(statistics["luxury"]["places"]) == 2
    assert statistics["luxury"]["best_points"] == max(entry["points"] for entry in luxury)
    assert statistics["luxury"]["lost"] == sum(entry["result"] == "lost" for entry in luxury)
    assert statistics["luxury"]["last_at"] == luxury[0]["ended_at"]
    assert Person(server).request("GET", "/me/statistics").status_code == 401


@pytest.mark.parametrize(
    ("scores", "winners", "expected"),
    [
        ([5, 9, 7], [1], [3, 1, 2]),
        ([9, 9, 7], [0, 1], [1, 1, 3]),
        ([9, 9, 7], [1], [2, 1, 3]),  # a tie that was broken
        ([5, 7, 12], ["house"], [3, 2, 1]),  # two seats and the house
        ([4, 4, 1], [0, 1], [1, 1, 3]),
    ],
)
def test_places(scores: list[int], winners: list[Any], expected: list[int]) -> None:
    assert places({"scores": scores, "winners": winners}) == expected


# -- storage ------------------------------------------------------------------------------------------------


@pytest.fixture(params=["sqlite", "postgresql"])
def engine(request: pytest.FixtureRequest, tmp_path: Path) -> Any:
    """An empty database of each kind, without tables."""
    if request.param == "sqlite":
        url = f"sqlite:///{tmp_path / 'mine.sqlite3'}"
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        url = postgres.database(schema=False)
    made = make_engine(url)
    yield made
    made.dispose()


def upgrade_to(engine: Engine, revision: str) -> None:
    settings = config()
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        settings.attributes["connection"] = connection
        command.upgrade(settings, revision)


def rows_of(number: int, person: str) -> tuple[Json, Json, list[Json]]:
    """A table whose match is over, the match, and its members."""
    code, at = f"t{number}", NOON + number
    table: Json = {
        "code": code, "game": ("luxury", "emblems")[number % 2], "seats": 2, "options": {}, "listed": True,
        "clock": {"kind": "live", "seconds": 45, "reserve": 120}, "clock_set_at": at, "host": person, "state": "over",
        "match": f"m{number}", "seed": "", "lesson": False, "version": 1, "created_at": at, "changed_at": at,
    }  # fmt: skip
    match: Json = {
        "id": f"m{number}", "table": code, "game": table["game"], "rules": 1, "seats": 2, "options": {}, "deal": {},
        "seed": "", "salt": "", "commitment": "", "entropy": [], "seating": [], "started_at": at, "ended_at": at + 9,
        "outcome": {"scores": [3, 8], "winners": [1], "breakdown": []},
    }  # fmt: skip
    members = [
        {"table": code, "place": 0, "person": person, "bot": None, "nickname": "Fox", "seat": 1},
        {"table": code, "place": 1, "person": None, "bot": "simple", "nickname": "Bot 1", "seat": 0},
    ]
    return table, match, [{**one, "ready": True, "away": False} for one in members]


def test_matches_from_before_the_migration_have_results(engine: Engine) -> None:
    upgrade_to(engine, "0004")
    table, match, members = rows_of(1, "fox")
    with engine.connect().execution_options(writes=True) as db, db.begin():
        db.execute(insert(schema.people).values(id="fox", nickname="Fox", created_at=0))
        for name, rows in (("tables", [table]), ("matches", [match]), ("members", members)):
            for row in rows:
                values = {
                    key: json.dumps(value) if isinstance(value, dict | list) else value for key, value in row.items()
                }  # fmt: skip
                columns = ", ".join(f'"{key}"' for key in row)
                db.execute(
                    text(f"INSERT INTO {name} ({columns}) VALUES ({', '.join(f':{key}' for key in row)})"), values
                )  # fmt: skip
        db.execute(
            text(
                """INSERT INTO moves ("match", number, seat, move, made_by, made_at)
                   VALUES ('m1', 0, 1, '{}', 'person', 0)"""
            )
        )
    upgrade_to(engine, "head")
    with engine.connect() as db:
        (found,) = db.execute(select(schema.results)).mappings()
        over = db.execute(select(schema.members.c.over_at)).scalars().all()
        seated = select(schema.members.c.nickname, schema.members.c.character).order_by(
            schema.members.c.place
        )
        people = [tuple(row) for row in db.execute(seated)]
    assert dict(found) == {
        "person": "fox", "match": "m1", "table": "t1", "game": "emblems", "seat": 1, "place": 1, "points": 8,
        "result": "won", "moves": 1, "ended_at": NOON + 10,
    }  # fmt: skip
    assert over == [NOON + 1, NOON + 1]
    # Who was "Bot 1" is somebody now: the one who would sit down first at this table.
    first = in_order("t1")[0]
    assert people == [("Fox", None), (first.title(), first)]


def fill(db: Connection, count: int) -> None:
    """So many finished matches of many people, twenty each."""
    people = [f"p{number}" for number in range(count // 20)]
    db.execute(
        insert(schema.people), [{"id": person, "nickname": "Fox", "created_at": 0} for person in people]
    )
    made = [rows_of(number, people[number // 20]) for number in range(count)]
    db.execute(insert(schema.tables), [table for table, _, _ in made])
    db.execute(insert(schema.matches), [match for _, match, _ in made])
    db.execute(insert(schema.members), [{**one, "over_at": NOON} for _, _, both in made for one in both])
    results = [
        {
            "person": people[number // 20], "match": f"m{number}", "table": f"t{number}", "game": match["game"],
            "seat": 1, "place": 1, "points": 8, "result": "won", "moves": 9, "ended_at": match["ended_at"],
        }
        for number, (_, match, _) in enumerate(made)
    ]  # fmt: skip
    db.execute(insert(schema.results), results)
    db.execute(text("ANALYZE"))


def plan(db: Connection, query: Any) -> str:
    """How the database would carry a query out."""
    statement = query.compile(db.engine, compile_kwargs={"literal_binds": True})
    explain = "EXPLAIN QUERY PLAN" if db.dialect.name == "sqlite" else "EXPLAIN"
    return "\n".join(str(row) for row in db.exec_driver_sql(f"{explain} {statement}".replace("%", "%%")))


def test_lists_read_no_whole_table(engine: Engine) -> None:
    upgrade(engine.url.render_as_string(hide_password=False))
    after = Cursor(NOON + 114, "m105")
    queries = {
        "matches": my_results("p5", None, None, None, None, None),
        "pages": my_results("p5", None, None, None, None, after),
        "filtered": my_results("p5", "luxury", "won", NOON, NOON + 400, after),
        "tables": my_tables("p5", None, None, my_turn=False, after=None),
        "turns": my_tables("p5", "playing", "luxury", my_turn=True, after=after),
    }
    with engine.connect().execution_options(writes=True) as db, db.begin():
        fill(db, 10_000)
        for name, query in queries.items():
            steps = plan(db, query.limit(21))
            assert "Seq Scan" not in steps, f"{name}: {steps}"
            assert "SCAN " not in steps, f"{name}: {steps}"
        assert len(db.execute(queries["matches"]).all()) == 20
        assert [row.match for row in db.execute(queries["pages"])] == [
            f"m{number}" for number in range(104, 99, -1)
        ]


# -- prices and worth ---------------------------------------------------------------------------------------


def test_what_was_bought_is_told_from_the_analyses_of_my_matches() -> None:
    lots = [
        {"seat": 0, "paid": 4.0, "worth": [{"seat": 0, "points": 5.0, "points_error": 0.1}]},
        {"seat": 1, "paid": 9.0, "worth": [{"seat": 0, "points": 7.0, "points_error": 0.1}]},
        {"seat": 0, "paid": 2.0, "worth": [{"seat": 1, "points": 1.0}, {"seat": 0, "points": 2.5}]},
        {"seat": 0, "paid": None, "worth": []},
        {"seat": None, "paid": None, "worth": [{"seat": 0, "points": 7.0}]},
    ]
    analysed = msgspec.convert({"format": "…", "lots": lots}, Analysed)
    assert bought([(0, analysed), (1, analysed)]) == {"matches": 2, "lots": 2, "paid": 3.0, "worth": 3.75}
    assert bought([(2, analysed)]) is None
