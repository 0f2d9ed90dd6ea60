"""From the door to the first own move, and what else every page must do."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import DESK
from tests.server.house import Server

GAMES = ("antiques", "luxury", "colours", "emblems", "secret")
ACTIONS = "section[aria-label='My place'] button:not([disabled]):not([aria-disabled='true'])"


def fits(page: Page) -> bool:
    """Nothing is wider than the screen."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.parametrize("game", GAMES)
def test_play_now_leads_to_a_table_with_something_to_do(page: Page, game: str) -> None:
    page.goto("/")
    page.locator(".covers li").nth(GAMES.index(game)).get_by_role("button", name="Play now").click()
    expect(page.locator(".felt")).to_be_visible()
    expect(page.locator(ACTIONS).first).to_be_visible(timeout=20_000)
    assert fits(page)
    expect(page.locator(ACTIONS).first).to_be_in_viewport(ratio=1)


def test_two_clicks_from_the_door_to_the_first_bid(page: Page) -> None:
    page.goto("/")
    page.locator(".covers li").nth(1).get_by_role("button", name="Play now").click()
    first = page.locator(ACTIONS).first
    first.wait_for(timeout=20_000)
    code = page.url.rsplit("/", 1)[1]
    asked = page.evaluate("code => fetch(`/api/v1/tables/${code}`).then(r => r.json())", code)["asked"]
    first.click()
    if page.locator(".button.go").count():  # a card is chosen first, then laid down
        page.locator(".button.go").click()
    page.wait_for_function(
        """([code, asked]) => fetch(`/api/v1/tables/${code}`).then(r => r.json())
           .then(s => s.view.sealed[s.view.viewer] || s.asked !== asked)""",
        arg=[code, asked],
    )


@pytest.mark.parametrize(
    "path", ["/", "/lobby", "/new/antiques", "/rules/luxury", "/learn/secret", "/settings"]
)
def test_pages_fit_and_have_a_heading(page: Page, path: str) -> None:
    page.goto(path)
    expect(page.locator("h1").first).to_be_visible()
    assert fits(page)


@pytest.mark.parametrize(
    ("path", "heading"),
    [
        ("/nothing/at/all", "There is nothing here"),
        ("/t/nosuchtable1", "No such table"),
        ("/replay/nosuchtable1", "No such table"),
        ("/rules/chess", "There is nothing here"),
        ("/claim", "Your seats, on this device"),
        ("/claim#wrong", "Your seats, on this device"),
    ],
)
def test_wrong_links_lead_to_a_page_that_helps(page: Page, path: str, heading: str) -> None:
    page.goto(path)
    expect(page.get_by_role("heading", name=heading)).to_be_visible()
    expect(
        page.locator("main").get_by_role("link").or_(page.locator("main").get_by_role("button")).first
    ).to_be_visible()


def test_the_language_changes_without_a_reload(page: Page) -> None:
    page.goto("/")
    page.evaluate("window.before = true")
    for language, play in (("ru", "Играть"), ("de", "Jetzt spielen"), ("ja", "すぐ遊ぶ"), ("en", "Play now")):
        page.locator("#language").select_option(language)
        expect(page.get_by_role("button", name=play).first).to_be_visible()
        assert page.evaluate("document.documentElement.lang") == language
        assert fits(page)
    assert page.evaluate("window.before")


def test_invite_join_and_begin(page: Page, browser: Browser, server: Server) -> None:
    page.goto("/new/luxury")
    page.get_by_label("Your name at the table").fill("<b>Fox</b>")
    page.get_by_role("button", name="2", exact=True).click()
    page.get_by_role("button", name="Open a table").click()
    expect(page.get_by_text("<b>Fox</b>")).to_be_visible()
    address = page.get_by_label("Link").input_value()
    context = browser.new_context(viewport=DESK, locale="en-GB")  # type: ignore[arg-type]
    other = context.new_page()
    other.goto(address)
    other.get_by_label("Your name at the table").fill("Hen")
    other.get_by_role("button", name="Sit down").click()
    other.get_by_role("button", name="I am ready").click()
    expect(page.get_by_text("Hen", exact=True)).to_be_visible()
    page.get_by_role("button", name="Start").click()
    for one in (page, other):
        expect(one.locator(ACTIONS).first).to_be_visible(timeout=20_000)
    context.close()


def test_a_lost_connection_is_shown_and_heals(page: Page, server: Server) -> None:
    page.goto("/")
    page.locator(".covers li").nth(1).get_by_role("button", name="Play now").click()
    page.locator(ACTIONS).first.wait_for(timeout=20_000)
    page.evaluate("window.before = true")
    server.stop()
    expect(page.get_by_text("The connection is lost.")).to_be_visible(timeout=15_000)
    server.start()
    expect(page.get_by_text("The connection is lost.")).to_be_hidden(timeout=30_000)
    expect(page.locator(ACTIONS).first).to_be_visible(timeout=20_000)
    assert page.evaluate("window.before")
