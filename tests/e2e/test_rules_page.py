"""The page of rules: contents that lead to each rule, our own readings folded away, and the ways to a match."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import DESK, PHONE, Visits
from tests.e2e.parlour import PATIENCE, fits


def test_contents_and_readings_on_a_phone(visits: Visits) -> None:
    page = visits("/rules/antiques", size=PHONE)
    contents = page.get_by_role("navigation", name="Contents")
    expect(page.locator("summary", has_text="Contents")).to_be_visible()
    expect(contents).to_be_hidden()
    page.locator("summary", has_text="Contents").press("Enter")
    contents.get_by_role("link", name="A5 End of bidding").click()
    expect(page.locator("#A5.pointed")).to_be_in_viewport()
    expect(page.get_by_text("Ruling")).to_have_count(0)
    reading = page.locator("#A5 + details")
    expect(reading.get_by_text("is our reading")).to_be_hidden()
    reading.get_by_text("How we read the rulebook").press("Enter")
    expect(reading.get_by_text("That the last player may choose is our reading")).to_be_visible()
    assert fits(page)


def test_contents_stay_beside_the_text_and_a_match_is_one_press_away(visits: Visits) -> None:
    page = visits("/rules/luxury#L10", size=DESK)
    expect(page.locator("#L10.pointed")).to_be_in_viewport()
    expect(page.get_by_role("link", name="L1 Bid cards")).to_be_in_viewport()
    expect(page.get_by_role("link", name="Learn to play")).to_be_in_viewport()
    page.get_by_role("button", name="Play now").click()
    expect(page).to_have_url(re.compile("/t/"), timeout=PATIENCE)
