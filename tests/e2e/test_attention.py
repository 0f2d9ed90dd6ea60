"""Where the keyboard is after a change of page and after a move, and what is heard when time runs out."""

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visits
from tests.e2e.parlour import GAMES, PATIENCE, STEP, against_bots, finished, moved_on, state, turns
from tests.e2e.test_device import RECORDER
from tests.e2e.test_lessons import go_on
from tests.e2e.test_ways_to_play import HEARD
from tests.server.house import Server

WARNING = 740
"""The tone that says that there is little time, in hertz."""
SECONDS = 24
"""So long a decision may take where little time is waited for: enough to open a menu before there is little of it."""
WALK = (
    "Lobby", "You", "Your matches", "Replay: Luxury", "Luxury", "Rules: Luxury", "Saleroom", "Learn: Luxury",
    "Rules", "Saleroom", "With friends: Luxury", "Settings", "Saleroom", "Training",
)  # fmt: skip
"""Links from page to page, beginning at the door."""
CAN = ":not(:disabled):not([aria-disabled=true])"
PRESS = [
    f"section.mine {one}{CAN}"
    for one in (".button.go", ".button.no", ".button.main", ".button", "[role=toolbar] button")
]
"""What makes a move, or leads to one: the first of these that is there."""
HEARD_WITHIN = 1000
"""Milliseconds after which a press has not made a move, but may have led to one."""


def enter(page: Page, selector: str) -> None:
    """Press the first of these with the keyboard."""
    page.locator(selector).first.focus()
    page.keyboard.press("Enter")


def enter_what_is_there(page: Page) -> None:
    """Press what makes a move, or leads to one; it may go before it is pressed, and something else come."""
    for _ in turns(PATIENCE / 1000):
        there = next((one for one in PRESS if page.locator(one).count()), None)
        if there is None:
            page.wait_for_timeout(STEP)
            continue
        with suppress(PlaywrightError):
            page.locator(there).first.focus(timeout=500)
            page.keyboard.press("Enter")
            return


def goes_on(page: Page, asked: int) -> bool:
    """Whether another decision than this one is soon to be made."""
    for _ in range(HEARD_WITHIN // STEP):
        if state(page)["asked"] != asked:
            return True
        page.wait_for_timeout(STEP)
    return False


def test_the_heading_has_the_focus_after_every_change_of_page(visits: Visits, server: Server) -> None:
    _, fox = finished(server, "luxury")
    page = visits("/", person=fox)
    for name in WALK:
        before = page.url
        link = page.get_by_role("link", name=re.compile(f"^{name}( |$)")).first
        link.focus(timeout=PATIENCE)
        page.keyboard.press("Enter")
        expect(page, name).not_to_have_url(before)
        expect(page.locator("h1"), name).to_be_focused(timeout=PATIENCE)
    page.go_back()
    expect(page.locator("h1")).to_be_focused(timeout=PATIENCE)


@pytest.mark.parametrize("game", GAMES)
def test_after_a_move_the_keyboard_is_where_the_next_one_is_made(
    visits: Visits, server: Server, game: str
) -> None:
    code, fox = against_bots(server, game)
    page = visits(f"/t/{code}", person=fox)
    for _ in range(2):
        asked = moved_on(page, -1)["asked"]
        for _ in range(6):
            enter_what_is_there(page)
            if goes_on(page, asked):
                break
        moved_on(page, asked)
        page.wait_for_function(
            "() => document.activeElement.closest(\"section[aria-label='My place']\")", timeout=PATIENCE
        )


@pytest.mark.parametrize("game", GAMES)
def test_who_lets_the_lesson_do_it_stays_with_the_lesson(visits: Visits, game: str) -> None:
    page = visits(f"/learn/{game}")
    enter(page, "button.main")
    do = page.get_by_role("note").locator("button.do")
    do.focus(timeout=PATIENCE)
    for _ in range(3):
        asked = state(page)["asked"]
        go_on(page)
        expect(do).to_be_focused(timeout=PATIENCE)
        page.keyboard.press("Enter")
        moved_on(page, asked)


def test_little_time_is_heard_and_said_once(visits: Visits, server: Server) -> None:
    """In real time: a page whose clock is put forward takes its line for dead, and asks the server what time it is."""
    code, fox = against_bots(server, "luxury", clock={"kind": "live", "seconds": SECONDS, "reserve": 0})
    page = visits(person=fox)
    page.add_init_script(RECORDER)
    page.goto(f"/t/{code}")
    page.get_by_role("button", name="Menu").click(timeout=PATIENCE)
    page.get_by_role("button", name="Sounds").click()
    page.get_by_role("button", name="Close").click()
    page.evaluate(HEARD)
    clock = page.locator(".clock.mine")
    expect(clock).to_have_text(re.compile("^0:[12]"))
    assert page.evaluate("asked.tones").count(WARNING) == 0
    assert not page.evaluate("heard.some(line => line.endsWith('left.'))")
    expect(clock).to_have_class(re.compile("short"), timeout=1000 * SECONDS)
    expect(clock).to_have_text("0:07")
    assert page.evaluate("heard.filter(line => /^[0-9]+ seconds? left[.]$/.test(line)).length") == 1
    assert page.evaluate("asked.tones").count(WARNING) == 3  # one warning is three tones
