"""What becomes of a call on its way: services that fail, refuse or are gone, the webhook, and the storage."""

import asyncio
import hashlib
import hmac
import json
from pathlib import Path
from typing import Any

import pytest

from saleroom.server.calls import storage
from saleroom.server.calls.calls import GATHER, Calls
from saleroom.server.house import House
from saleroom.server.hub import MemoryHub
from saleroom.server.leases import Leases
from saleroom.server.migrate import upgrade
from saleroom.server.settings import Settings
from saleroom.server.store import StorageError, Store
from tests.server.calling import Calling, in_a_house
from tests.server.endpoints import Browser, Endpoint
from tools.services import Postgres

SECRET = "a secret of the operator"


@in_a_house()
async def test_a_subscription_that_is_gone_is_ended(at: Calling) -> None:
    room = await at.table()
    person = await at.subscribe(room, at.to_act(room))
    at.endpoint.answers = [(410, {})]
    await at.later(GATHER)
    assert len(at.heard()) == 1
    channels = await at.calls.store.read(lambda db: storage.channels_of(db, [person])[person])
    assert channels.subscriptions == []
    assert (at.calls.delivery.ended, at.calls.delivery.failed) == (1, 0)


@in_a_house()
async def test_a_busy_service_is_tried_again_and_a_refusal_is_not(at: Calling) -> None:
    room = await at.table()
    await at.subscribe(room, at.to_act(room))
    at.endpoint.answers = [(503, {}), (429, {"Retry-After": "0"})]
    await at.later(GATHER)
    assert len(at.heard()) == 3
    assert (at.calls.delivery.sent, at.calls.delivery.failed) == (1, 0)
    await at.move(room)
    await at.subscribe(room, at.to_act(room))
    at.endpoint.answers = [(400, {})]
    await at.later(GATHER)
    assert len(at.heard()) == 1
    await at.move(room)
    await at.subscribe(room, at.to_act(room))
    at.endpoint.answers = [(500, {})] * 5
    await at.later(GATHER)
    assert len(at.heard()) == 3
    assert (at.calls.delivery.sent, at.calls.delivery.failed) == (1, 2)


@in_a_house()
async def test_an_endpoint_that_never_answers_is_given_up(at: Calling) -> None:
    room = await at.table()
    seat = at.to_act(room)
    person = await at.subscribe(room, seat)
    with Endpoint() as closed:
        pass
    browser = Browser(closed.url)
    await at.calls.subscribe(person, closed.url, **browser.subscription()["keys"], language="en")
    await at.later(GATHER)
    assert len(at.heard()) == 1
    assert (at.calls.delivery.sent, at.calls.delivery.failed) == (1, 1)
    key = storage.key_of(closed.url)
    for _ in range(storage.MOST_FAILURES):
        await at.calls.store.write(lambda db: storage.count_failure(db, key, arrived=False))
    channels = await at.calls.store.read(lambda db: storage.channels_of(db, [person])[person])
    assert [found.endpoint for _, found, _ in channels.subscriptions] == [
        f"http://127.0.0.1:{at.endpoint.port}/{person}"
    ]


@in_a_house()
async def test_while_the_storage_fails_moves_go_on_and_the_call_is_made_afterwards(at: Calling) -> None:
    room, other = await at.table(), await at.table()
    await at.subscribe(room, at.to_act(room))

    async def rename(old: str, new: str) -> None:
        await at.house.store.write(
            lambda db: db.exec_driver_sql(f"ALTER TABLE {old} RENAME TO {new}") and None
        )

    await rename("subscriptions", "mislaid")
    with pytest.raises(StorageError):
        await at.later(GATHER)
    await at.move(other)
    assert other.number == 1
    assert at.heard() == []
    await rename("mislaid", "subscriptions")
    await at.later(1000)
    assert [one["table"] for one in at.heard()] == [room.code]


@in_a_house()
async def test_calls_are_made_in_the_background_until_they_are_stopped(at: Calling) -> None:
    room = await at.table()
    await at.subscribe(room, at.to_act(room))
    at.calls.tick = 0.01
    await at.calls.start()
    at.inside.time += GATHER
    for _ in range(1000):
        if at.calls.delivery.sent:
            break
        await asyncio.sleep(0.01)
    await at.calls.stop()
    assert [one["table"] for one in at.heard()] == [room.code]


@in_a_house(address="https://cards.example.org/", call_webhook="{hook}", call_secret=SECRET)
async def test_the_webhook_is_told_and_can_check_who_told_it(at: Calling) -> None:
    room = await at.table()
    seat = at.to_act(room)
    await at.later(GATHER)
    ((path, headers, body),) = at.endpoint.requests
    assert path == "/push/1"
    turn = {
        "table": room.code,
        "game": "antiques",
        "nickname": room.at_seat(seat).nickname,
        "address": f"https://cards.example.org/t/{room.code}",
        "deadline": at.inside.time - GATHER + 24 * 3_600_000,
    }
    person = at.inside.person(room, seat)
    assert json.loads(body) == {"type": "turn", "person": person, **turn, "turns": [turn]}
    at_second, mark = (part.partition("=")[2] for part in headers["saleroom-signature"].split(","))
    right = hmac.new(SECRET.encode(), f"{at_second}.".encode() + body, hashlib.sha256).hexdigest()
    assert hmac.compare_digest(mark, right)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_workers_that_begin_at_once_share_the_secrets_and_call_once(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    if kind == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        url = postgres.database()
    else:
        url = f"sqlite:///{tmp_path / 'house.sqlite3'}"
        upgrade(url)
    stores = [Store(url) for _ in range(4)]

    async def enter() -> None:
        houses = [House(store, MemoryHub(), str(place), alone=False) for place, store in enumerate(stores)]
        all_calls = [Calls(house, Leases(house), Settings()) for house in houses]
        keys = await asyncio.gather(*(calls.delivery.vapid() for calls in all_calls))
        assert len({key.public for key in keys}) == 1
        assert len(set(await asyncio.gather(*(calls.delivery.mail_key() for calls in all_calls)))) == 1
        person = (await houses[0].people.add("Fox"))[0]
        given: Any = {"seats": 2, "options": {}, "listed": False, "clock": None, "bots": []}
        room = await houses[0].tables.open(person, "Fox", game="luxury", **given)
        decisions = [(person, room.code, number) for number in range(5)]
        claimed = await asyncio.gather(
            *(store.write(lambda db: storage.claim(db, decisions)) for store in stores)
        )
        assert sorted(key for one in claimed for key in one) == decisions
        keys_of_browser = Browser("").subscription()["keys"]
        for calls in all_calls:
            await calls.subscribe(person, "https://push.example.net/1", **keys_of_browser, language="en")
        channels = await stores[3].read(lambda db: storage.channels_of(db, [person])[person])
        assert len(channels.subscriptions) == 1
        address = storage.MailAddress(person, "fox@example.org", "ja", confirmed=False)
        await stores[0].write(lambda db: storage.ask_address(db, address, "a", "stop"))
        await stores[1].write(lambda db: storage.ask_address(db, address, "b", "stop"))
        used = await asyncio.gather(
            *(store.write(lambda db: storage.use_link(db, "b")) for store in stores), return_exceptions=True
        )
        assert [one for one in used if one] == [("confirm", address)]
        assert await stores[1].read(lambda db: storage.find_link(db, "a")) is None
        for calls in all_calls:
            await calls.stop()

    asyncio.run(enter())
    for store in stores:
        store.close()


@in_a_house()
async def test_a_person_has_so_many_subscriptions_and_a_browser_one_owner(at: Calling) -> None:
    room = await at.table()
    first, second = at.inside.person(room, 0), at.inside.person(room, 1)
    keys = Browser("").subscription()["keys"]

    async def count(person: str) -> int:
        found = await at.calls.store.read(lambda db: storage.channels_of(db, [person])[person])
        return len(found.subscriptions)

    for number in range(storage.MOST_SUBSCRIPTIONS + 3):
        at.inside.time += 1
        await at.calls.subscribe(first, f"https://push.example.net/{number}", **keys, language="en")
    assert await count(first) == storage.MOST_SUBSCRIPTIONS
    last = f"https://push.example.net/{storage.MOST_SUBSCRIPTIONS + 2}"
    key = await at.calls.subscribe(second, last, **keys, language="de")
    assert (await count(first), await count(second)) == (storage.MOST_SUBSCRIPTIONS - 1, 1)
    await at.calls.unsubscribe(first, key)
    assert await count(second) == 1
    await at.calls.unsubscribe(second, key)
    await at.house.people.revoke(first, "the secret of this browser", this=False)
    assert (await count(first), await count(second)) == (0, 0)
