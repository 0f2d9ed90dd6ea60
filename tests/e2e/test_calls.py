"""Being called with the page closed: the switch in the settings, and a call that comes through the browser."""

import json
from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visits
from tests.e2e.parlour import PATIENCE, against_bots, sound
from tests.server.house import Server

SWITCH = "Let me know when it's my turn"
TURN = {"type": "turn", "game": "luxury", "title": "Luxury: it's your turn", "body": "Table …"}


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
