"""From the door to the first own move, and how others join."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import DESK, PHONE, Visits
from tests.e2e.parlour import ACTIONS, GAMES, fits, moved_on, state


@pytest.mark.parametrize("game", GAMES)
def test_play_now_leads_to_a_table_with_something_to_do(page: Page, game: str) -> None:
    page.goto("/")
    page.locator(".covers li").nth(GAMES.index(game)).get_by_role("button", name="Play now").click()
    expect(page.locator("section.felt")).to_be_visible()
    expect(page.locator(ACTIONS).first).to_be_visible(timeout=20_000)
    assert fits(page)
    expect(page.locator(ACTIONS).first).to_be_in_viewport(ratio=1)


def test_two_clicks_from_the_door_to_the_first_bid(page: Page) -> None:
    page.goto("/")
    page.locator(".covers li").nth(1).get_by_role("button", name="Play now").click()
    first = page.locator(ACTIONS).first
    first.wait_for(timeout=20_000)
    asked = state(page)["asked"]
    first.click()
    if page.locator(".button.go").count():  # a card is chosen first, then laid down
        page.locator(".button.go").click()
    moved_on(page, asked)


def test_a_table_is_filled_with_opponents_by_one_click_and_nobody_is_in_a_hurry(visits: Visits) -> None:
    page = visits("/", size=PHONE)
    page.locator(".covers li").nth(1).get_by_role("button", name="Play now").click()
    expect(page.locator(ACTIONS).first).to_be_visible(timeout=20_000)
    expect(page.locator(".clock")).to_have_count(0)
    page.goto("/new/emblems")
    page.get_by_role("button", name="4", exact=True).click()
    page.get_by_role("button", name="Open a table").click()
    page.get_by_role("button", name="Opponents about my strength").click()
    expect(page.get_by_text("Free seat")).to_have_count(0)
    expect(page.get_by_role("button", name="Opponents about my strength")).to_have_count(0)
    assert fits(page)


def test_invite_join_and_begin(page: Page, visits: Visits) -> None:
    page.goto("/new/luxury")
    page.get_by_label("Your name at the table").fill("<b>Fox</b>")
    page.get_by_role("button", name="2", exact=True).click()
    page.get_by_role("button", name="Open a table").click()
    expect(page.get_by_text("<b>Fox</b>")).to_be_visible()
    address = page.get_by_label("Link").input_value()
    other = visits(address, size=DESK)
    other.get_by_label("Your name at the table").fill("Hen")
    other.get_by_role("button", name="Sit down").click()
    other.get_by_role("button", name="I'm ready").click()
    expect(page.get_by_text("Hen", exact=True)).to_be_visible()
    page.get_by_role("button", name="Start").click()
    for one in (page, other):
        expect(one.locator(ACTIONS).first).to_be_visible(timeout=20_000)
