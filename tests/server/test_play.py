"""Moves over websocket and HTTP: order, acknowledgement, sending twice, stale moves, catching up."""

import asyncio
import json

import pytest

from tests.server.house import Person, Server, begin, by_seat, open_table


def run(coroutine: object) -> None:
    asyncio.run(coroutine)  # type: ignore[arg-type]


def test_a_move_is_acknowledged_then_shown_to_all(server: Server) -> None:
    async def play() -> None:
        code, people = open_table(server, "antiques", 3)
        begin(code, people)
        seats = by_seat(code, people)
        async with (
            seats[0].live(code) as mover,
            seats[1].live(code) as other,
            Person(server).live(code) as guest,
        ):
            await mover.until("state", number=0)
            await mover.say(type="move", id="a", number=0, move={"type": "bid", "coins": 3})
            wanted = {("played", 0), ("state", 1)}
            while wanted:
                message = await mover.hear()
                wanted.discard((message["type"], message.get("number")))
            for line in (other, guest):
                state = await line.until("state", number=1)
                assert state["view"]["bids"] == [3, 0, 0]
                assert state["events"][-1]["type"] == "bid_made"
            await other.say(type="sync", id="s", number=0)
            synced = await other.until("state", id="s")
            assert [event["type"] for event in synced["events"]] == ["bid_made"]
            assert synced["legal"]

    run(play())


def test_sending_a_move_twice_plays_it_once(server: Server) -> None:
    code, people = open_table(server, "antiques", 3)
    begin(code, people)
    mover = by_seat(code, people)[0]
    move = {"type": "bid", "coins": 2}
    first = mover.post(f"/tables/{code}/moves", id="same", move=move, number=0)
    again = mover.post(f"/tables/{code}/moves", id="same", move=move, number=0)
    assert first == again == {"number": 0}
    assert mover.state(code)["number"] == 1


def test_refusals_name_the_rule_and_change_nothing(server: Server) -> None:
    code, people = open_table(server, "antiques", 3)
    begin(code, people)
    seats = by_seat(code, people)
    before = seats[0].state(code)
    problem = seats[0].refused(f"/tables/{code}/moves", id="x", move={"type": "bid", "coins": 99})
    assert (problem["code"], problem["rule"]) == ("refused", "A4")
    problem = seats[1].refused(f"/tables/{code}/moves", id="x", move={"type": "bid", "coins": 1})
    assert problem["rule"] == "R1"
    problem = seats[0].refused(f"/tables/{code}/moves", id="x", move={"type": "bid"})
    assert problem["rule"] == "R2"
    assert (
        Person(server).request("POST", f"/tables/{code}/moves", json={"id": "x", "move": {}}).status_code
        == 401
    )
    stranger = Person(server)
    stranger.post("/tables", game="luxury", nickname="Stranger")
    assert stranger.refused(f"/tables/{code}/moves", id="x", move={"type": "pass"})["code"] == "no-seat"
    assert seats[0].state(code)["view"] == before["view"]


def test_a_move_for_an_earlier_decision_is_stale(server: Server) -> None:
    code, people = open_table(server, "antiques", 3)
    begin(code, people)
    seats = by_seat(code, people)
    for seat in (0, 1, 2):
        seats[seat].post(
            f"/tables/{code}/moves", id="one", move={"type": "bid", "coins": seat + 1}, number=seat
        )
    problem = seats[0].refused(f"/tables/{code}/moves", id="late", move={"type": "bid", "coins": 9}, number=0)
    assert problem["code"] == "stale"
    seats[0].post(f"/tables/{code}/moves", id="now", move={"type": "bid", "coins": 9}, number=3)


def test_sealed_choices_are_not_stale_because_others_were_quicker(server: Server) -> None:
    code, people = open_table(server, "luxury", 3)
    begin(code, people)
    for person in people:
        person.post(f"/tables/{code}/moves", id="b", move={"type": "bid", "card": 80}, number=0)
    assert people[0].state(code)["number"] == 3


def test_garbage_is_answered_and_the_line_stays_open(server: Server) -> None:
    async def play() -> None:
        code, people = open_table(server, "luxury", 2)
        begin(code, people)
        async with people[0].live(code) as line:
            await line.until("state")
            for text in ("", "{", "[]", "null", "5", '{"type":"dance"}', '{"type":"move"}', "[" * 5000, "x" * 19_000,
                         json.dumps({"type": "move", "id": "q", "move": {"type": "bid", "card": "🂡"}}),
                         json.dumps({"type": "move", "id": "q" * 65, "move": {}}),
                         json.dumps({"type": "sync", "number": -5, "id": "n"}),
                         json.dumps({"type": "chat", "id": "c", "text": None})):  # fmt: skip
                await line.socket.send(text)
                answer = await line.hear()
                assert answer["type"] in ("problem", "state"), answer
            await line.say(type="ping", id="p")
            assert (await line.until("pong"))["id"] == "p"

    run(play())


def test_reordered_and_doubled_frames_do_no_harm(server: Server) -> None:
    async def play() -> None:
        code, people = open_table(server, "luxury", 2)
        begin(code, people)
        async with people[0].live(code) as line:
            await line.until("state")
            for _ in range(5):
                await line.say(type="move", id="one", number=0, move={"type": "bid", "card": 90})
            await line.say(type="move", id="two", number=0, move={"type": "bid", "card": 20})
            answers = [await line.until("played", id="one") for _ in range(5)]
            assert {answer["number"] for answer in answers} == {0}
            problem = await line.until("problem", id="two")
            assert problem["problem"]["rule"] == "R1"
        assert people[1].state(code)["number"] == 1

    run(play())


def test_a_bot_author_plays_by_token_and_stream(server: Server) -> None:
    bot = Person(server)
    token = bot.post("/tokens", nickname="Robot")["secret"]
    code, people = open_table(server, "luxury", 1, seats=2)
    headers = {"Authorization": f"Bearer {token}"}
    assert (
        bot.request("POST", f"/tables/{code}/join", json={"nickname": "Robot"}, headers=headers).status_code
        == 200
    )
    begin(code, people)
    state = bot.request("GET", f"/tables/{code}", headers=headers).json()
    assert state["legal"]
    assert "memory" in state["view"]


def test_people_get_the_perfect_memory_only_if_the_table_shows_it(server: Server) -> None:
    for shown in (True, False):
        code, people = open_table(server, "luxury", 2, options={"memory": shown})
        begin(code, people)
        assert ("memory" in people[0].state(code)["view"]) is shown


@pytest.mark.parametrize("code", ["nothere00000", "x" * 500, "%00", "..%2F"])
def test_unknown_tables_are_not_found(server: Server, code: str) -> None:
    answer = Person(server).request("GET", f"/tables/{code}")
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("application/problem+json")
