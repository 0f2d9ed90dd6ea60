"""Who is called when, and when not."""

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from saleroom.server.calls.calls import GATHER, GATHER_LIVE, SETTLE, Calls
from saleroom.server.rooms import Watcher
from saleroom.server.settings import Settings
from tests.server.calling import TURNS, Calling, calling, in_a_house
from tests.server.endpoints import Endpoint, vapid_claims


@in_a_house(address="https://cards.example.org")
async def test_who_is_to_act_is_called_once_for_a_decision(at: Calling) -> None:
    room = await at.table()
    seat = at.to_act(room)
    await at.subscribe(room, seat)
    await at.later(GATHER - 1)
    assert at.heard() == []
    await at.later(1)
    headers = at.endpoint.requests[0][1]
    assert at.heard() == [
        {
            "type": "turn",
            "table": room.code,
            "game": "antiques",
            "title": "Antiques: it's your turn",
            "body": f"Table {room.code}. You have 23 hours.",
        }
    ]
    claims, key = vapid_claims(headers["authorization"])
    assert claims["aud"] == f"http://127.0.0.1:{at.endpoint.port}"
    assert claims["sub"] == "https://cards.example.org"
    assert key == (await at.calls.delivery.vapid()).public
    assert (headers["urgency"], headers["content-encoding"]) == ("normal", "aes128gcm")
    assert re.fullmatch(r"[\w-]{32}", headers["topic"])
    assert room.code not in str(headers)  # it is for the browser alone
    assert int(headers["ttl"]) == 24 * 3600 - GATHER // 1000
    at.house.rooms.tell_here(room)
    await at.later(3 * GATHER)
    assert at.heard() == []
    await at.move(room)
    while at.to_act(room) != seat:  # a few moves, whatever was dealt
        await at.move(room)
    await at.later(GATHER)
    assert len(at.heard()) == 1
    assert (at.calls.called, at.calls.failed, at.calls.delivery.sent) == (2, 0, 2)


@pytest.mark.parametrize(
    ("language", "title", "body"),
    [
        ("de", "Antiquitäten: Du bist dran", "Du hast 23 Stunden Zeit."),
        ("ru", "Антиквариат: ваш ход", "У вас 23 часа."),
        ("ja", "骨董：あなたの番です", "残りは23時間です。"),
    ],
)
def test_a_call_speaks_the_language_of_its_browser(
    language: str, title: str, body: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    @in_a_house()
    async def test(at: Calling) -> None:
        room = await at.table()
        await at.subscribe(room, at.to_act(room), language)
        await at.later(GATHER)
        (heard,) = at.heard()
        assert heard["title"] == title
        assert heard["body"].endswith(body)
        assert room.code in heard["body"]

    test(tmp_path, monkeypatch)


@in_a_house()
async def test_nobody_is_called_whose_page_is_open_or_who_has_moved(at: Calling) -> None:
    room = await at.table()
    person = await at.subscribe(room, at.to_act(room))
    page = Watcher(person, False, lambda _: None)
    await at.house.presence.watch(room.code, page)
    await at.later(GATHER)
    at.house.presence.unwatch(room, page)
    await at.later(GATHER // 2)
    await at.move(room)
    await at.later(GATHER)
    assert at.heard() == []
    assert at.calls.called == 0


@in_a_house()
async def test_for_a_guest_the_one_with_the_device_is_called_unless_the_guests_page_is_open(
    at: Calling,
) -> None:
    host = (await at.house.people.add("Fox"))[0]
    given: Any = {"seats": 2, "options": {}, "listed": False, "clock": TURNS, "bots": []}
    room = await at.house.tables.open(host, "Fox", game="luxury", **given)
    await at.house.tables.add_guest(room.code, host, "Cub")
    await at.house.tables.start(room.code, host)
    seat = room.seat_of(host)
    assert seat is not None
    await at.subscribe(room, seat)
    guest = next(member for member in room.members if member.keeper)
    page = Watcher(guest.person, False, lambda _: None)
    room.watchers.add(page)
    await at.later(GATHER)
    assert at.heard() == []
    room.watchers.discard(page)
    at.house.rooms.tell_here(room)
    await at.later(GATHER)
    assert len(at.heard()) == 1


@in_a_house()
async def test_several_tables_are_one_call_for_the_most_pressing(at: Calling) -> None:
    first = await at.table(clock={"kind": "turns", "hours": 48})
    person = await at.subscribe(first, at.to_act(first))
    others = []
    for game, hours in (("luxury", 12), ("luxury", 24)):
        given: Any = {"seats": 2, "options": {}, "listed": False, "bots": ["simple"]}
        room = await at.house.tables.open(
            person, "Fox", game=game, clock={"kind": "turns", "hours": hours}, **given
        )
        await at.house.tables.start(room.code, person)
        others.append(room)
        await at.later(1000)
    await at.later(GATHER)
    (heard,) = at.heard()
    assert heard["table"] == others[0].code
    assert heard["title"] == "It's your turn at 3 tables"
    assert heard["body"] == "Luxury and Antiques"
    await at.later(GATHER)
    assert at.heard() == []


@in_a_house()
async def test_somebody_is_called_at_most_once_a_minute(at: Calling) -> None:
    live = {"kind": "live", "seconds": 600, "reserve": 0}
    first = await at.table(clock=live)
    person = await at.subscribe(first, at.to_act(first))
    await at.later(SETTLE)
    assert at.heard()[0]["body"] == f"Table {first.code}. The others are waiting for you."
    given: Any = {"seats": 2, "options": {}, "listed": False, "bots": ["simple"], "clock": live}
    room = await at.house.tables.open(person, "Fox", game="luxury", **given)
    await at.house.tables.start(room.code, person)
    await at.later(SETTLE)
    assert at.heard() == []
    await at.later(GATHER - SETTLE)
    assert at.heard()[0]["table"] == room.code


@in_a_house()
async def test_at_a_live_table_the_call_goes_out_sooner_and_is_urgent(at: Calling) -> None:
    room = await at.table(clock={"kind": "live", "seconds": 600, "reserve": 0})
    await at.later(SETTLE)
    await at.move(room)
    await at.subscribe(room, at.to_act(room))
    await at.later(GATHER_LIVE - 1)
    assert at.heard() == []
    await at.later(1)
    assert at.endpoint.requests[0][1]["urgency"] == "high"
    assert len(at.heard()) == 1


@in_a_house()
async def test_lessons_and_seats_that_a_bot_plays_call_nobody(at: Calling) -> None:
    person = (await at.house.people.add("Fox"))[0]
    lesson = await at.house.tables.open_lesson(person, "Fox", "luxury")
    seat = lesson.seat_of(person)
    assert seat is not None
    await at.subscribe(lesson, seat)
    room = await at.table()
    away = await at.subscribe(room, at.to_act(room))
    await at.house.tables.change_member(room.code, away, away=True)
    await at.later(GATHER)
    assert at.heard() == []


def test_after_a_restart_nobody_is_called_twice_and_nobody_is_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def enter(endpoint: Endpoint) -> None:
        async with calling(tmp_path, monkeypatch, endpoint) as at:
            called, waiting = await at.table(), await at.table()
            await at.subscribe(called, at.to_act(called))
            await at.later(GATHER)
            assert [one["table"] for one in at.heard()] == [called.code]
            await at.subscribe(waiting, at.to_act(waiting))
            key, browsers, time = (await at.calls.delivery.vapid()).public, at.browsers, at.inside.time
        async with calling(tmp_path, monkeypatch, endpoint) as at:
            at.browsers, at.inside.time = browsers, time
            await at.inside.leases.take()
            await at.inside.leases.load()
            await at.later(0)
            await at.later(GATHER)
            assert [one["table"] for one in at.heard()] == [waiting.code]
            assert (await at.calls.delivery.vapid()).public == key

    with Endpoint() as endpoint:
        asyncio.run(enter(endpoint))


@in_a_house()
async def test_of_two_workers_one_calls(at: Calling) -> None:
    room = await at.table()
    await at.subscribe(room, at.to_act(room))
    second = Calls(at.house, at.inside.leases, Settings(call_private=True))
    second.turn_changed(room)
    await at.later(GATHER)
    await second.look()
    assert len(at.heard()) == 1
    assert (at.calls.called, second.called) == (1, 0)
    assert (await second.delivery.vapid()).public == (await at.calls.delivery.vapid()).public
    await second.stop()
