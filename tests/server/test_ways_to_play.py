"""Guests on one device, lessons, rematches, QR codes, tables that nobody begins, seats that follow from the seed."""

import asyncio
import sqlite3
import time
from contextlib import closing

import pytest

from saleroom.bots.lesson import Lesson
from saleroom.core import fairness
from saleroom.games import GAMES
from saleroom.server.house import House
from saleroom.server.house.lobby import WAITING_LASTS
from saleroom.server.hub import MemoryHub
from saleroom.server.migrate import upgrade
from saleroom.server.store import Store
from tests.server.house import Json, Person, Server, begin, open_table, play_on


def play_for_all(host: Person, code: str, places: list[int]) -> None:
    """Play a match in which one device holds several seats."""
    for step in range(500):
        over = True
        for place in places:
            state: Json = host.get(f"/tables/{code}?as={place}")
            over = state["view"]["over"]
            if state["legal"]:
                content = {
                    "id": f"{place}-{state['number']}",
                    "move": state["legal"][step % len(state["legal"])],
                }
                host.post(f"/tables/{code}/moves?as={place}", **content)
        if over:
            return
    raise AssertionError("the match does not end")


def test_everybody_sees_which_seats_programs_have(server: Server) -> None:
    fox, bot = Person(server), Person(server)
    code = fox.post("/tables", game="luxury", seats=3, nickname="Fox", bots=["simple"])["code"]
    token = bot.post("/tokens", nickname="Heron")["secret"]
    joined = bot.request(
        "POST",
        f"/tables/{code}/join",
        json={"nickname": "Heron"},
        headers={"Authorization": f"Bearer {token}"},
    )
    members = [
        (member["bot"] or member["nickname"], member["program"]) for member in joined.json()["members"]
    ]
    assert members == [("Fox", False), ("simple", False), ("Heron", True)]
    fox.post(f"/tables/{code}/start")
    spectator = Person(server).state(code)["table"]["members"]
    assert [(member["bot"] or member["nickname"], member["program"]) for member in spectator] == members


def test_guests_play_on_one_device_each_with_a_hand_of_their_own(server: Server) -> None:
    code, (host,) = open_table(server, "luxury", 1, seats=3)
    host.post(f"/tables/{code}/guests", nickname="Hen")
    table = host.post(f"/tables/{code}/guests", nickname="Owl")
    assert table["mine"] == [0, 1, 2]
    assert [member["guest"] for member in table["members"]] == [False, True, True]
    assert host.refused(f"/tables/{code}/guests", nickname="Yak")["code"] == "full"
    assert host.post(f"/tables/{code}/ready")["state"] == "playing"
    viewers = {host.get(f"/tables/{code}?as={place}")["view"]["viewer"] for place in (0, 1, 2)}
    assert viewers == {0, 1, 2}
    assert host.get(f"/tables/{code}?as=1")["table"]["mine"] == [0, 1, 2]
    play_for_all(host, code, [0, 1, 2])
    assert host.state(code)["table"]["state"] == "over"


def test_nobody_else_may_act_as_a_guest(server: Server) -> None:
    code, (host, other) = open_table(server, "luxury", 2, seats=3)
    host.post(f"/tables/{code}/guests", nickname="Hen")
    begin(code, [host])
    guest = 2
    for person in (other, Person(server)):
        answer = person.request("GET", f"/tables/{code}?as={guest}")
        assert answer.status_code == 403
    move = {"id": "x", "move": {"type": "bid", "card": 80}}
    assert other.refused(f"/tables/{code}/moves?as={guest}", **move)["code"] == "no-seat"
    assert Person(server).refused(f"/tables/{code}/guests", nickname="Cat")["code"] == "nobody"
    assert host.post(f"/tables/{code}/moves?as={guest}", **move) == {"number": 0}


def test_a_guest_has_a_line_of_its_own(server: Server) -> None:
    async def play() -> None:
        code, (host,) = open_table(server, "luxury", 1, seats=2)
        host.post(f"/tables/{code}/guests", nickname="Hen")
        begin(code, [host])
        async with host.live(f"{code}") as mine, host.live(f"{code}", place=1) as hers:
            my_seat = (await mine.until("state"))["view"]["viewer"]
            her_seat = (await hers.until("state"))["view"]["viewer"]
            assert {my_seat, her_seat} == {0, 1}
            await hers.say(type="move", id="a", number=0, move={"type": "bid", "card": 70})
            await hers.until("played", id="a")
            state = await mine.until("state", number=1)
            assert state["view"]["sealed"][her_seat] is True
            assert "70" not in str(state["events"])
        async with host.live(code, place=7) as line:
            assert (await line.hear())["problem"]["code"] == "no-seat"

    asyncio.run(play())


def test_who_leaves_takes_the_guests_along(server: Server) -> None:
    code, (host, other) = open_table(server, "luxury", 2, seats=4)
    other.post(f"/tables/{code}/guests", nickname="Hen")
    other.post(f"/tables/{code}/leave")
    assert [member["nickname"] for member in host.state(code)["table"]["members"]] == ["Person 0"]


def test_the_host_seats_bots_and_sends_them_away(server: Server) -> None:
    code, (host, other) = open_table(server, "luxury", 2, seats=4)
    host.post(f"/tables/{code}/bots", level="random")
    table = host.post(f"/tables/{code}/bots", level="simple")
    assert [member["bot"] for member in table["members"]] == [None, None, "random", "simple"]
    assert host.refused(f"/tables/{code}/bots", level="simple")["code"] == "full"
    assert host.refused(f"/tables/{code}/bots", level="brilliant")["code"] == "no-such-bot"
    left = host.request("DELETE", f"/tables/{code}/bots/2").json()
    assert [member["place"] for member in left["members"]] == [0, 1, 3]
    assert other.state(code)["table"]["members"] == left["members"]
    assert host.post(f"/tables/{code}/bots", level="random")["members"][-1]["place"] == 4
    begin(code, [host, other])
    play_on(code, [host, other])
    assert host.state(code)["table"]["state"] == "over"


def test_nobody_but_the_host_changes_bots_and_only_before_the_start(server: Server) -> None:
    code, (host, other) = open_table(server, "luxury", 2, seats=4, bots=["simple"])
    bot = next(member["place"] for member in host.state(code)["table"]["members"] if member["bot"])
    languages = {
        "en": "Only the host can change the bots.",
        "ru": "Менять ботов может только хозяин стола.",
        "de": "Nur der Gastgeber kann die Bots ändern.",
        "ja": "ボットを変えられるのはホストだけです。",
    }
    for language, sentence in languages.items():
        answer = other.request("DELETE", f"/tables/{code}/bots/{bot}", headers={"Accept-Language": language})
        assert answer.status_code == 403
        assert answer.headers["content-type"].startswith("application/problem+json")
        assert (answer.json()["code"], answer.json()["title"]) == ("not-host", sentence)
    assert other.refused(f"/tables/{code}/bots", level="simple")["code"] == "not-host"
    assert Person(server).refused(f"/tables/{code}/bots", level="simple")["code"] == "nobody"
    for place in (0, 77):  # a person's place, and nobody's
        answer = host.request("DELETE", f"/tables/{code}/bots/{place}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-bot-there")
    begin(code, [host, other])
    assert host.refused(f"/tables/{code}/bots", level="simple")["code"] == "started"
    assert host.request("DELETE", f"/tables/{code}/bots/{bot}").json()["code"] == "started"
    assert len(host.state(code)["table"]["members"]) == 4


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_played_by_its_hints_to_a_win(server: Server, game: str) -> None:
    learner = Person(server)
    table = learner.post(f"/lessons/{game}", nickname="Learner")
    code = table["code"]
    assert table["lesson"]
    assert table["state"] == "playing"
    lesson = Lesson.load(game)
    hints = []
    for step in range(400):
        state = learner.state(code)
        hints.append(state["hint"]["id"])
        if state["view"]["over"]:
            break
        if state["hint"]["suggest"] is None:
            time.sleep(0.01)
            continue
        move = {"id": f"l{step}", "move": state["hint"]["suggest"], "number": state["number"]}
        learner.post(f"/tables/{code}/moves", **move)
    assert state["view"]["outcome"]["winners"] == [lesson.you]
    assert {hint["id"] for hint in lesson.hints} <= set(hints)


def test_a_lesson_of_an_unknown_game_is_not_found(server: Server) -> None:
    assert Person(server).refused("/lessons/chess", nickname="Learner")["status"] == 404


def test_all_come_to_the_same_rematch_with_their_guests(server: Server) -> None:
    code, (host, other) = open_table(server, "luxury", 2, seats=4, bots=["random"])
    host.post(f"/tables/{code}/guests", nickname="Hen")
    begin(code, [host])
    while not host.state(code)["view"]["over"]:
        for person, place in ((host, 0), (other, 2), (host, 3)):
            state: Json = person.get(f"/tables/{code}?as={place}")
            if state["legal"]:
                content = {"id": f"{place}-{state['number']}", "move": state["legal"][0]}
                person.post(f"/tables/{code}/moves?as={place}", **content)
    again = other.post(f"/tables/{code}/rematch")
    assert host.state(code)["table"]["next"] == again["code"]
    assert host.post(f"/tables/{code}/rematch")["code"] == again["code"]
    table = host.post(f"/tables/{code}/rematch")
    names = sorted(member["nickname"] for member in table["members"] if not member["bot"])
    assert names == ["Hen", "Person 0", "Person 1"]
    bots = [
        [one["character"] for one in info["members"] if one["bot"]]
        for info in (table, host.state(code)["table"])
    ]
    assert bots[0] == bots[1] != [None]


def test_the_address_of_a_table_as_a_picture(server: Server) -> None:
    code, (host,) = open_table(server, "luxury", 1, seats=2)
    answer = host.request("GET", f"/tables/{code}/qr")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<svg")
    assert "<script" not in answer.text
    assert host.request("GET", "/tables/nothere00000/qr").status_code == 404


def test_insight_is_sent_to_whoever_asks(server: Server) -> None:
    code, people = open_table(server, "antiques", 3)
    begin(code, people)
    assert people[0].state(code)["insight"] is None
    assert people[0].get(f"/tables/{code}?insight=true")["insight"]["game"] == "antiques"


def test_seats_follow_from_the_seed_and_the_words_of_all(server: Server) -> None:
    code, people = open_table(server, "luxury", 3)
    for number, person in enumerate(people):
        person.post(f"/tables/{code}/ready", entropy=f"word {number}")
    seats = [person.state(code)["view"]["viewer"] for person in people]
    play_on(code, people)
    record = people[0].get(f"/tables/{code}/record")
    receipt = record.pop("receipt")
    assert receipt["entropy"] == ["word 0", "word 1", "word 2"]
    assert receipt["seating"] == seats
    assert fairness.verify(record, receipt, GAMES) == []
    swapped = {**receipt, "seating": [seats[1], seats[0], seats[2]]}
    assert fairness.verify(record, swapped, GAMES) == [
        "the deal with its words and seats is not the one that was committed to",
        "the seats do not follow from the seed and the entropy",
    ]
    assert (receipt["table"], receipt["bots"]) == (code, [])
    other = {**receipt, "entropy": ["word 1", "word 0", "word 2"]}
    assert "the deal does not follow from the seed and the entropy" in fairness.verify(record, other, GAMES)


def test_a_receipt_shows_its_secrets_only_when_the_match_is_over(server: Server) -> None:
    code, people = open_table(server, "luxury", 1, seats=3, options={"memory": True, "readings": []})
    promise = people[0].state(code)["table"]["seed_commitment"]
    assert people[0].request("GET", f"/tables/{code}/receipt").status_code == 409
    people[0].post(f"/tables/{code}/start")
    receipt = people[0].get(f"/tables/{code}/receipt")
    table = people[0].state(code)["table"]
    named = {"draw": fairness.DRAW, "table": code, "match": table["match"], "seed_commitment": promise}
    assert receipt == {**named, "commitment": table["commitment"]}
    play_on(code, people)
    record = people[0].get(f"/tables/{code}/record")
    assert people[0].get(f"/tables/{code}/receipt") == record["receipt"]
    assert receipt.items() <= record["receipt"].items()
    assert set(record["receipt"]) == set(fairness.RECEIPT_FIELDS)
    assert record["receipt"]["bots"] == [1, 2]
    assert people[0].state(code)["table"]["seed_commitment"] == promise
    assert record["options"] == {}
    for options in ({}, {"memory": True}):
        again = {**record, "options": options}
        assert people[0].post("/verify", record=again, receipt=record["receipt"])["fair"] is True
    spelled = {**record["receipt"], "seed": record["receipt"]["seed"].upper()}
    refused = people[0].refused("/verify", record=record, receipt=spelled)
    assert refused["code"] == "bad-record"
    assert "receipt.seed: must be 128 digits" in refused["title"]


def test_a_table_that_nobody_begins_is_closed(tmp_path: object) -> None:
    file = f"{tmp_path}/old.sqlite3"
    upgrade(f"sqlite:///{file}", only_sqlite=True)
    store = Store(f"sqlite:///{file}")

    async def wait() -> tuple[str, str]:
        house = House(store, MemoryHub(), "worker", alone=True)
        person, _ = await house.people.add("Fox")
        rooms = [
            await house.tables.open(
                person, "Fox", game="luxury", seats=2, options={}, listed=True, clock=None, bots=[]
            )
            for _ in range(2)
        ]
        with closing(sqlite3.connect(file)) as database, database:
            long_ago = time.time() * 1000 - WAITING_LASTS - 1000
            query = "UPDATE tables SET changed_at = ? WHERE code = ?"
            database.execute(query, (int(long_ago), rooms[0].code))
        await house.lobby.close_old()
        lobby = [table["code"] for table in (await house.lobby.show(limit=9)).entries]
        assert lobby == [rooms[1].code]
        return rooms[0].row["state"], rooms[1].row["state"]

    try:
        assert asyncio.run(wait()) == ("over", "waiting")
    finally:
        store.close()
