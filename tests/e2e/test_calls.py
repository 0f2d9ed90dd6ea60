"""Being called with the page closed: the switch in the settings, and a call that comes through the browser."""

import json
import re
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import PHONE, Visits
from tests.e2e.parlour import GAMES, PATIENCE, against_bots, sound
from tests.server.endpoints import Browser, Endpoint
from tests.server.house import Person, Server, begin, open_table, until

SWITCH = "Let me know when it's my turn"
TURN = {"type": "turn", "game": "luxury", "title": "Luxury: it's your turn", "body": "Table …"}

AT_ONCE = """
import sys
from saleroom.server.calls import calls
calls.GATHER = calls.SETTLE = 0
calls.TICK = 0.05
from saleroom.cli.main import main
sys.exit(main())
"""
"""A server that calls people without waiting for more turns."""
SUBSCRIBES = """([given]) => {
  const own = { ...given, options: {}, toJSON: () => given, unsubscribe: async () => true };
  let there = sessionStorage.gone ? null : own;
  PushManager.prototype.getSubscription = async () => there;
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    if (sessionStorage.gone) throw new DOMException("no push service", "AbortError");
    own.options.applicationServerKey = applicationServerKey.buffer;
    return own;
  };
}"""
"""A Chromium without windows has no push service: the subscription is ours, at an endpoint of our own."""


def subscribing(page: Page, browser: Browser) -> None:
    """Let a page subscribe as this browser."""
    page.add_init_script(f"({SUBSCRIBES})([{json.dumps(browser.subscription())}])")


def deliver(page: Page, origin: str, call: dict[str, Any]) -> None:
    """Let the browser get a push message, as from its push service."""
    line = page.context.new_cdp_session(page)
    known: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda found: known.extend(one["registrationId"] for one in found["registrations"]),
    )
    line.send("ServiceWorker.enable")
    for _ in range(400):
        if known:
            break
        page.wait_for_timeout(50)
    else:
        raise AssertionError("the browser knows of no service worker")
    line.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": origin, "registrationId": known[0], "data": json.dumps(call)},
    )


def test_a_stranger_is_told_to_sit_down_first(visits: Visits) -> None:
    page = visits("/settings")
    expect(page.get_by_text("We don't know you yet")).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_role("button", name=SWITCH)).to_be_disabled()
    sound(page)


def test_without_permission_the_page_says_so(visits: Visits, server: Server) -> None:
    _, person = against_bots(server, "luxury")
    page = visits("/settings", person=person, service_workers="allow")
    switch = page.get_by_role("button", name=SWITCH)
    expect(switch).to_have_attribute("aria-pressed", "false", timeout=PATIENCE)
    switch.click(timeout=PATIENCE)
    expect(page.get_by_text("Your browser blocks notifications")).to_be_visible(timeout=PATIENCE)
    expect(switch).to_have_attribute("aria-pressed", "false")


def test_a_call_is_shown_unless_its_table_is_looked_at(visits_with_notices: Visits, server: Server) -> None:
    code, person = against_bots(server, "luxury", clock={"kind": "turns", "hours": 24})
    page = visits_with_notices(
        f"/t/{code}", person=person, permissions=["notifications"], service_workers="allow"
    )
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    for table in (code, "anothertable"):
        deliver(page, server.url + "/", {**TURN, "table": table})
    shown = """() => navigator.serviceWorker.ready.then((worker) => worker.getNotifications())
      .then((all) => all.map((one) => [one.title, one.body, one.tag, one.data]))"""
    for _ in range(400):
        if page.evaluate(shown):
            break
        page.wait_for_timeout(50)
    path = "/t/anothertable"
    assert page.evaluate(shown) == [[TURN["title"], TURN["body"], path, path]]


def test_a_subscription_that_has_gone_is_forgotten_and_the_page_says_so(
    visits_with_notices: Visits, tmp_path: Path
) -> None:
    house = Server(tmp_path, call_private=1)
    house.command = [sys.executable, "-c", AT_ONCE, "serve"]
    with Endpoint() as push, house:
        code, (fox, hen) = open_table(house, "luxury", 2, clock={"kind": "turns", "hours": 24})
        browser = Browser(push.url)
        page = visits_with_notices(
            base_url=house.url, person=fox, permissions=["notifications"], service_workers="allow",
            excuse="another host",
        )  # fmt: skip
        page.context.add_cookies([{"name": "saleroom", "value": fox.secret or "", "url": house.url}])
        subscribing(page, browser)
        page.goto("/settings")
        switch = page.get_by_role("button", name=SWITCH)
        switch.click(timeout=PATIENCE)
        expect(switch).to_have_attribute("aria-pressed", "true", timeout=PATIENCE)
        begin(code, [fox, hen])
        until(lambda: bool(push.requests))
        assert browser.read(push.requests[0])["table"] == code
        page.reload()
        expect(switch).to_have_attribute("aria-pressed", "true", timeout=PATIENCE)
        # The next call finds the subscription gone.
        push.answers = [(410, {})] * 3
        for person in (fox, hen):
            now = person.state(code)
            person.post(f"/tables/{code}/moves", id=f"m{now['number']}", move=now["legal"][0])
        until(lambda: fox.get("/me/calls")["subscriptions"] == [])
        page.evaluate("sessionStorage.gone = 1")
        page.reload()
        expect(page.get_by_text("This browser no longer gets notifications")).to_be_visible(timeout=PATIENCE)
        expect(switch).to_have_attribute("aria-pressed", "false")
        # It comes back by itself once the browser subscribes again.
        page.evaluate("delete sessionStorage.gone")
        page.reload()
        expect(switch).to_have_attribute("aria-pressed", "true", timeout=PATIENCE)
        expect(page.get_by_text("This browser no longer gets notifications")).to_be_hidden()


FILL = """() => {
  for (let size = 1 << 22; size >= 1; size >>= 1)
    try { for (let n = 0; ; n += 1) localStorage.setItem(`full-${size}-${n}`, "x".repeat(size)); } catch { }
}"""
"""Takes all the storage that the browser gives, to the last letter."""


def test_a_full_storage_and_a_blocked_worker_are_said_and_hinder_nobody(
    visits_with_notices: Visits, server: Server
) -> None:
    """One game is enough: no table stores anything itself, and worker and storage belong to what all tables share."""
    code, person = against_bots(server, "luxury")
    page = visits_with_notices(
        "/settings", person=person, size=PHONE, permissions=["notifications"], service_workers="allow",
        excuse="fetching the script|ERR_FAILED",
    )  # fmt: skip
    # A worker that cannot be fetched is one that cannot be started.
    page.context.route("**/sw.js", lambda route: route.abort())
    page.evaluate(
        "navigator.serviceWorker.getRegistrations().then(all => Promise.all(all.map(one => one.unregister())))"
    )
    subscribing(page, Browser("https://push.example.net/1"))
    page.reload()
    switch = page.get_by_role("button", name=SWITCH)
    switch.click(timeout=PATIENCE)
    expect(page.get_by_text("The browser blocks the service worker")).to_be_visible(timeout=PATIENCE)
    expect(switch).to_have_attribute("aria-pressed", "false")
    page.context.unroute("**/sw.js")
    page.evaluate(FILL)
    page.reload()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    switch.click(timeout=PATIENCE)
    expect(page.get_by_text("storage is full or blocked")).to_be_visible(timeout=PATIENCE)
    expect(switch).to_have_attribute("aria-pressed", "true")
    # What cannot be remembered holds as long as the page, and one plays as ever.
    page.get_by_role("button", name="Dark").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.goto(f"/t/{code}")
    page.get_by_role("toolbar").locator("button:not([aria-disabled='true'])").first.click(timeout=PATIENCE)
    page.locator(".pad .button.go").click()
    until(lambda: person.state(code)["number"] > 0)


@pytest.mark.parametrize(("game", "hours"), [*((game, -1) for game in GAMES), ("luxury", 1)])
def test_a_device_whose_clock_is_wrong_shows_the_right_time(
    visits: Visits, server: Server, game: str, hours: int
) -> None:
    code, person = against_bots(server, game, clock={"kind": "live", "seconds": 45, "reserve": 60})
    page = visits(person=person, size=PHONE)
    page.clock.set_system_time(datetime.now(UTC) + timedelta(hours=hours))
    if game == "luxury":
        name = f"Late {hours}"
        Person(server).post("/tables", game="secret", seats=3, nickname=name, listed=True)
        page.goto("/lobby")
        row = page.locator("main li.sheet").filter(has_text=name)
        expect(row).to_contain_text("this minute", timeout=PATIENCE)
    page.goto(f"/t/{code}")
    off = page.evaluate("Date.now()") / 1000 - datetime.now(UTC).timestamp()
    assert abs(off - hours * 3600) < 600
    expect(page.locator(".clock.mine")).to_have_text(re.compile(r"^[01]:\d\d$"), timeout=PATIENCE)
