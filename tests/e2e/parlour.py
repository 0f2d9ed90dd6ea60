"""What the tests of the pages share: tables opened over HTTP, a match of luxury by what is on the screen."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.server.house import Person, Server, play_on

GAMES = ("antiques", "luxury", "colours", "emblems", "secret")
FEWEST = {"antiques": 3, "luxury": 2, "colours": 2, "emblems": 3, "secret": 3}
ACTIONS = "section[aria-label='My place'] button:not([disabled]):not([aria-disabled='true'])"
PATIENCE = 20_000
STEP = 40
"""Milliseconds between two looks at what the server says."""


def against_bots(server: Server, game: str, seats: int = 0, **more: Any) -> tuple[str, Person]:
    """A table that is being played against bots; its code and the person at it."""
    person = Person(server)
    seats = seats or FEWEST[game]
    table = person.post(
        "/tables", game=game, seats=seats, nickname="Fox", bots=["simple"] * (seats - 1), **more
    )
    person.post(f"/tables/{table['code']}/start")
    return table["code"], person


def finished(server: Server, game: str, seats: int = 0) -> tuple[str, Person]:
    """A match that is over; the person has made the first legal moves."""
    code, person = against_bots(server, game, seats)
    play_on(code, [person])
    return code, person


def fits(page: Page) -> bool:
    """Nothing is wider than the screen."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def sit_down_at_luxury(page: Page) -> str:
    """From the door to a table of luxury against bots; its code."""
    page.goto("/")
    page.locator(".covers li").nth(1).get_by_role("button", name="Play now").click()
    page.locator(ACTIONS).first.wait_for(timeout=PATIENCE)
    return page.url.rsplit("/", 1)[1]


def hand(page: Page) -> Locator:
    """The cards of luxury that can be laid down."""
    return page.get_by_role("toolbar").locator("button:not([aria-disabled='true'])")


def play_luxury(page: Page, limit: int = 100) -> int:
    """Lay down cards, or blackmail nobody, until the match is over or so many moves are made; how many were."""
    over = page.get_by_role("button", name="To the result")
    nobody = page.get_by_role("button", name="Blackmail nobody")
    go = page.locator(".pad .button.go")
    made = 0
    while made < limit:
        expect(over.or_(nobody).or_(go).first).to_be_visible(timeout=PATIENCE)
        if over.is_visible():
            break
        number = state(page)["asked"]
        if nobody.is_visible():
            nobody.click()
        else:
            if go.get_attribute("aria-disabled") == "true":
                hand(page).first.click()
            go.click()
        made += 1
        moved_on(page, number)
    return made


def until(page: Page, true: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Wait until this is true of what the server tells the person of this page."""
    for _ in range(PATIENCE // STEP):
        now = state(page)
        if true(now):
            return now
        page.wait_for_timeout(STEP)
    raise AssertionError(f"what was waited for did not come: {now}")


def moved_on(page: Page, asked: int) -> dict[str, Any]:
    """Wait until another decision is to be made than the one that was put at this number, or the match is over."""
    return until(page, lambda now: now["view"]["over"] or (bool(now["legal"]) and now["asked"] != asked))


def state(page: Page, code: str | None = None) -> dict[str, Any]:
    """What the server tells the person of this page."""
    code = code or page.url.split("#")[0].rsplit("/", 1)[1]
    found: dict[str, Any] = page.evaluate(
        "code => fetch(`/api/v1/tables/${code}`).then(answer => answer.json())", code
    )
    return found
