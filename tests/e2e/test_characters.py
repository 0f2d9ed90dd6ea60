"""Opponents that are somebody: names and faces at their seats, what they say, and silence for who wants it."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import Visits
from tests.e2e.parlour import PATIENCE
from tests.server.house import Person, Server


def test_opponents_have_names_faces_and_a_voice_that_can_be_switched_off(
    server: Server, visits: Visits
) -> None:
    fox = Person(server)
    bots = ["novice/vera", "novice/otto"]
    code = fox.post("/tables", game="luxury", seats=3, nickname="Fox", bots=bots)["code"]
    page = visits(f"/t/{code}", person=fox)
    waiting = page.get_by_role("region", name="Seats")
    expect(waiting.get_by_text("Counts every coin and lets expensive lots go.")).to_be_visible(
        timeout=PATIENCE
    )
    page.get_by_role("button", name="Start", exact=True).click()
    seats = page.locator("li.seat")
    for name in ("Vera", "Otto"):
        seat = seats.filter(has_text=name)
        expect(seat).to_be_visible(timeout=PATIENCE)
        expect(seat.locator("img")).to_have_attribute("src", re.compile(name.lower()))
    expect(seats.filter(has_text="You").locator("img")).to_have_count(0)

    bubble = page.locator(".speech")
    expect(bubble).to_be_visible(timeout=PATIENCE)
    said = bubble.inner_text()
    expect(page.get_by_role("log").first).to_contain_text(re.compile(f"(Vera|Otto): {re.escape(said)}"))

    page.get_by_role("button", name="Menu").click()
    switch = page.get_by_role("button", name="Opponents' remarks")
    expect(switch).to_have_attribute("aria-pressed", "true")
    switch.click()
    expect(bubble).to_have_count(0)
    page.reload()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Opponents' remarks")).to_have_attribute("aria-pressed", "false")
