"""Where somebody is signed in: what is said of it, to within an hour, and the end of one device among several."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
import websockets

from saleroom.server.devices import device_of
from saleroom.server.house.people import SEEN_FOR
from saleroom.server.store import StorageError
from tests.server.house import Person
from tests.server.indoors import NOON, indoors

FIREFOX = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"
SAFARI = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    "Version/18.5 Mobile/15E148 Safari/604.1"
)
EDGE = (
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) "
    "Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0"
)
CHROME = (
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) "
    "Chrome/140.0.0.0 Safari/537.36"
)


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        (FIREFOX, "Firefox, Android"),
        (SAFARI, "Safari, iPhone"),
        (EDGE, "Edge, Windows"),
        (CHROME, "Chrome, macOS"),
        ("python-httpx/0.28", ""),
        ("x" * 10_000, ""),
    ],
)
def test_a_browser_is_told_by_what_it_says(agent: str, device: str) -> None:
    assert device_of(agent) == device


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_one_device_of_several_is_signed_out(request: pytest.FixtureRequest, database: str) -> None:
    here, there = (
        [request.getfixturevalue("server")] * 2
        if database == "sqlite"
        else request.getfixturevalue("workers")
    )
    laptop, phone, stranger = Person(here), Person(there), Person(here)
    code = laptop.request(
        "POST", "/tables", json={"game": "luxury", "nickname": "Fox"}, headers={"User-Agent": CHROME}
    ).json()["code"]
    link = laptop.post("/me/link")["secret"]
    phone.request("POST", "/me/claim", json={"link": link}, headers={"User-Agent": FIREFOX})
    unused = laptop.post("/me/link")["secret"]

    found = laptop.get("/me/devices")
    assert [one["this"] for one in found] == [True, False, False]
    by_label = {one["label"]: one for one in found}
    assert set(by_label) == {"Chrome, macOS", "Firefox, Android", "personal link"}
    assert all(one["seen_at"] for one in found if one["kind"] == "browser")
    assert [one["label"] for one in phone.get("/me/devices") if one["this"]] == ["Firefox, Android"]
    heard = laptop.heard.decode()
    assert phone.secret is not None
    assert phone.secret not in heard
    assert [one["label"] for one in laptop.get("/me/data")["credentials"]].count("Firefox, Android") == 1

    # What is somebody else's, or not there, is left alone.
    stranger.post("/tables", game="luxury", nickname="Hen")
    for device in (by_label["Firefox, Android"]["id"], "%25" * 16, "_" * 16, "", "x" * 400):
        assert stranger.request("DELETE", f"/me/devices/{device}").status_code in (204, 404, 405)
        assert laptop.request("DELETE", "/me/devices/" + "0" * 16).status_code == 204
    assert len(laptop.get("/me/devices")) == 3
    assert Person(here).request("GET", "/me/devices").status_code == 401

    async def watch() -> None:
        async with phone.live(code) as line:
            await line.until("state")
            gone = by_label["Firefox, Android"]["id"]
            answer = await asyncio.to_thread(laptop.request, "DELETE", f"/me/devices/{gone}")
            assert answer.status_code == 204
            assert "set-cookie" not in answer.headers
            with pytest.raises(websockets.ConnectionClosed):
                await line.until("never")

    asyncio.run(watch())
    assert phone.get("/me") == {"person": None}
    assert laptop.request("DELETE", f"/me/devices/{by_label['personal link']['id']}").status_code == 204
    assert Person(here).refused("/me/claim", link=unused)["code"] == "used-link"
    (left,) = laptop.get("/me/devices")
    answer = laptop.request("DELETE", f"/me/devices/{left['id']}")
    assert "max-age=0" in answer.headers["set-cookie"].lower()


def test_a_device_is_seen_once_an_hour_and_a_full_disk_keeps_nobody_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> None:
        async with indoors(tmp_path) as inside:
            people = inside.house.people
            person, secret = await people.add("Fox", device="Firefox, Android")

            async def seen() -> tuple[int, str]:
                people.remembered.clear()
                assert await people.find(secret, "Safari, iPhone") == (person, "browser")
                (device,) = await people.devices(person, secret)
                return device["seen_at"], device["label"]

            assert await seen() == (NOON, "Firefox, Android")
            inside.time = NOON + SEEN_FOR
            assert await seen() == (NOON, "Firefox, Android")
            inside.time = NOON + SEEN_FOR + 1

            async def full(_work: Any) -> Any:
                raise StorageError("the disk is full")

            with monkeypatch.context() as without_space:
                without_space.setattr(inside.house.store, "write", full)
                assert await seen() == (NOON, "Firefox, Android")
            assert await seen() == (inside.time, "Safari, iPhone")

    asyncio.run(evening())
