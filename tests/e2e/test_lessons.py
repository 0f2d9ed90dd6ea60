"""The guided first match of each game: a hint at each decision, and what it points at can be followed on the screen."""

import json
import re
from importlib.resources import files

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import PHONE, Visits
from tests.e2e.parlour import GAMES, PATIENCE, moved_on, state
from tests.e2e.test_languages import catalogue


def go_on(page: Page) -> None:
    """Skip what is being played out, if something is: the next hint comes after it."""
    skip = page.get_by_role("button", name=re.compile("^(Skip|Go on)$"))
    do = page.get_by_role("note").locator("button.do:enabled")
    expect(skip.or_(do).first).to_be_visible(timeout=PATIENCE)
    skip.evaluate_all("all => all.forEach(one => one.click())")


def follow(page: Page) -> None:
    """Press the button that does what the hint says, and wait for the next decision."""
    asked = state(page)["asked"]
    page.get_by_role("note").locator("button.do:enabled").click(timeout=PATIENCE)
    moved_on(page, asked)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_can_be_followed_to_a_win(visits: Visits, game: str) -> None:
    script = json.loads(files("saleroom.games").joinpath(game, "lesson.json").read_text("utf-8"))
    page = visits(f"/learn/{game}", size=PHONE)
    note = page.get_by_role("note")
    expect(note).to_be_visible(timeout=PATIENCE)
    for hint in script["hints"]:
        assert state(page)["hint"]["id"] == hint["id"]
        go_on(page)
        expect(note.locator("p")).to_have_text(catalogue("en")[hint["id"]] or "", timeout=PATIENCE)
        follow(page)
    view = state(page)["view"]
    assert view["over"]
    assert view["outcome"]["winners"] == [view["viewer"]]
    page.get_by_role("button", name="See the result").click(timeout=PATIENCE)
    expect(page.locator("h1.verdict")).to_have_text(re.compile(r"^You win with \d+ points?\.$"))
