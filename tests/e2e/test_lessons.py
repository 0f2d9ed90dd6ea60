"""The guided first match of each game: a hint at each decision, and what it points at can be followed on the screen."""

import json
import re
from importlib.resources import files

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.e2e.conftest import PHONE, Visits
from tests.e2e.parlour import ACTIONS, GAMES, PATIENCE, moved_on, state, unhurried


def go_on(page: Page) -> None:
    """Skip what is being played out, if something is: the next hint comes after it."""
    skip = page.get_by_role("button", name=re.compile("^(Skip|Continue)$"))
    do = page.get_by_role("note").locator("button.do:enabled")
    expect(skip.or_(do).first).to_be_visible(timeout=PATIENCE)
    skip.evaluate_all("all => all[0]?.click()")


def follow(page: Page) -> None:
    """Press the button that does what the hint says, and wait for the next decision."""
    asked = state(page)["asked"]
    unhurried(page.get_by_role("note").locator("button.do:enabled"))
    moved_on(page, asked)


def pale(page: Page) -> list[str]:
    """What is hard to read of all that can be pressed: whatever is suggested is brass."""
    options = {"runOnly": ["color-contrast"], "resultTypes": ["violations"]}
    found = Axe().run(page, context="section.mine", options=options).response["violations"]
    return [node["html"] for one in found for node in one["nodes"]]


def sentence(game: str, name: str) -> str:
    """What a hint says in English, as it is written down."""
    text = files("saleroom.games").joinpath(game, "locale", "en.ftl").read_text("utf-8")
    found = re.search(rf"^{name} = (.*)$", text, re.MULTILINE)
    assert found, name
    return found[1]


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_can_be_followed_to_a_win(visits: Visits, game: str) -> None:
    script = json.loads(files("saleroom.games").joinpath(game, "lesson.json").read_text("utf-8"))
    page = visits(f"/learn/{game}", size=PHONE)
    expect(page.get_by_role("heading", name="The goal")).to_be_visible()
    page.get_by_role("button", name="Begin").click()
    note = page.get_by_role("note")
    expect(note).to_be_visible(timeout=PATIENCE)
    for hint in script["hints"]:
        assert state(page)["hint"]["id"] == hint["id"]
        go_on(page)
        said = re.split(r"\{[^}]*\}", sentence(game, hint["id"]))
        # Where the text leaves a gap, somebody's name stands.
        text = re.compile("^" + r"\w+( \w+)?".join(map(re.escape, said)) + "$")
        expect(note.locator("p")).to_have_text(text, timeout=PATIENCE)
        if "look" in hint:
            expect(page.locator(".spot:not(span, li)")).to_have_count(1)  # small emblems are such, too
            expect(note).to_contain_text(re.compile(r"Step \d+ of \d+"))
        expect(page.locator(ACTIONS).first).to_be_visible(timeout=PATIENCE)
        assert pale(page) == []
        follow(page)
    view = state(page)["view"]
    assert view["over"]
    assert view["outcome"]["winners"] == [view["viewer"]]
    page.get_by_role("button", name="See the result").click(timeout=PATIENCE)
    expect(page.locator("h1.verdict")).to_have_text(re.compile(r"^You win with \d+ points?\.$"))
