"""What the tests of the pages share: tables opened over HTTP or on the screen, a match of luxury by what is there."""

import re
import time
from collections.abc import Callable, Iterator
from typing import Any
from weakref import WeakKeyDictionary

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import DESK, PHONE, Visits
from tests.server.house import Person, Server, play_on

GAMES = ("antiques", "luxury", "colours", "emblems", "secret")
FEWEST = {"antiques": 3, "luxury": 2, "colours": 2, "emblems": 3, "secret": 3}
ACTIONS = "section[aria-label='My place'] button:not([disabled]):not([aria-disabled='true'])"
DRAWN = ".felt .lot > *"
"""What is drawn last of a table."""
PATIENCE = 20_000
TWICE = 450
"""Milliseconds after which a press on the same place is another one (notTwice in parts/Frame.svelte)."""
STEP = 40
"""Milliseconds between two looks at what the server says."""
EVENING = 900.0
"""Seconds that a whole match may take, on a busy machine."""


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


def an_x_in_the_way(server: Server) -> tuple[str, Person, Person]:
    """Two people at a table: the first one has to match a card on which its own X lies; the second one has the lead."""
    people = Person(server), Person(server)
    code = people[0].post("/tables", game="colours", seats=2, nickname="Fox")["code"]
    people[1].post(f"/tables/{code}/join", nickname="Hen")
    people[1].post(f"/tables/{code}/ready", ready=True)
    people[0].post(f"/tables/{code}/start")

    def play(person: Person, *moves: dict[str, Any]) -> None:
        for move in moves:
            number = person.state(code)["number"]
            person.post(f"/tables/{code}/moves", id=f"x{number}", move=move, number=number)

    bid = ({"type": "offer", "slot": 0}, {"type": "renounce", "slot": 1}, {"type": "stand"})
    first, second = people if people[0].state(code)["legal"] else people[::-1]
    play(first, *bid)
    play(second, {"type": "pass"}, *bid)
    return code, first, second


WIDE = "() => document.documentElement.scrollWidth > innerWidth"
CUT_OFF = """() => {
  const floating = [...document.querySelectorAll(".speech")];
  for (const one of floating) one.style.display = "none";
  const found = [".top", ".felt", ".mine"]
    .map(name => document.querySelector(name))
    .filter(one => one && one.scrollWidth > one.clientWidth + 1)
    .map(one => `${one.className}: ${one.scrollWidth} > ${one.clientWidth}`);
  for (const one of floating) one.style.display = "";
  return found;
}"""
"""What of a table is wider than its place, so that some of it is cut off; what opponents say lies above it all."""


def resize(page: Page, size: Any) -> None:
    """Another screen, once the table is laid out for it: where the seats are follows the felt a frame later."""
    page.set_viewport_size(size)
    page.evaluate(
        "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"
    )


def fits(page: Page) -> bool:
    """Nothing is wider than the screen."""
    return not page.evaluate(WIDE)


def sound(page: Page) -> None:
    """When all that moves has come to rest, axe finds nothing, and nothing is wider than the screen."""
    page.evaluate(
        """Promise.all(document.getAnimations().filter(one => one.effect.getTiming().iterations !== Infinity)
           .map(one => one.finished.catch(() => 0)))"""
    )
    found = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    assert [(one["id"], one["nodes"][0]["html"]) for one in found] == []
    assert fits(page)


def pad(page: Page, name: str | re.Pattern[str]) -> Locator:
    """A button of the pad, by its exact name."""
    return page.get_by_role("group", name="What you can do").get_by_role("button", name=name, exact=True)


_pressed: WeakKeyDictionary[Page, float] = WeakKeyDictionary()


def unhurried(button: Locator) -> None:
    """Press a button, not so soon after the one before that the page takes it for the second half of a double press."""
    page = button.page
    page.wait_for_timeout(max(0.0, TWICE - 1000 * (time.monotonic() - _pressed.get(page, 0.0))))
    button.click(timeout=PATIENCE)
    _pressed[page] = time.monotonic()


def sit_down(
    visits: Visits, game: str, seats: int, options: Callable[[Page], None] = lambda form: None
) -> list[Page]:
    """Fox opens a table at a desk, the last one joins on a phone, and they begin; a page each, in this order."""
    fox = visits(f"/new/{game}", size=DESK)
    fox.get_by_label("Your name at the table").fill("Fox")
    fox.get_by_text("More: players, pace, rules").click()
    fox.get_by_role("button", name=str(seats), exact=True).click()
    options(fox)
    fox.get_by_role("button", name="Open a table").click()
    address = fox.get_by_label("Link").input_value()
    pages = [fox]
    for name in ("Hen", "Owl")[: seats - 1]:
        size = PHONE if len(pages) == seats - 1 else DESK
        other = visits(address, size=size, color_scheme="dark")
        other.get_by_label("Your name at the table").fill(name)
        other.get_by_role("button", name="Sit down").click()
        other.get_by_role("button", name="I'm ready").click()
        expect(fox.get_by_text(name, exact=True)).to_be_visible()
        pages.append(other)
    fox.get_by_role("button", name="Start", exact=True).click()
    return pages


def sit_down_at_luxury(page: Page) -> str:
    """From the door to a table of luxury against bots; its code."""
    page.goto("/")
    page.locator(".covers [data-game=luxury]").get_by_role("button", name="Play now").click()
    page.locator(ACTIONS).first.wait_for(timeout=PATIENCE)
    return page.url.rsplit("/", 1)[1]


def hand(page: Page) -> Locator:
    """The cards of luxury that can be laid down."""
    return page.get_by_role("toolbar").locator("button:not([aria-disabled='true'])")


def luxury_asks(page: Page) -> tuple[int, Locator | None]:
    """The number of the next decision and the button that makes it, once the page asks for it; none at the end."""
    now = until(page, lambda now: now["view"]["over"] or bool(now["legal"]))
    if now["view"]["over"]:
        expect(page.get_by_role("button", name="See the result")).to_be_visible(timeout=PATIENCE)
        return now["asked"], None
    blackmail = now["view"]["phase"] == "blackmailing"
    button = page.locator(".pad .choices .button").last if blackmail else page.locator(".pad .button.go")
    expect(button).to_be_visible(timeout=PATIENCE)
    return now["asked"], button


def play_luxury(page: Page, limit: int = 100) -> int:
    """Lay down cards, or blackmail nobody, until the match is over or so many moves are made; how many were."""
    for made in range(limit):
        number, button = luxury_asks(page)
        if button is None:
            return made
        if button.get_attribute("aria-disabled") == "true":
            hand(page).first.click()
        unhurried(button)
        moved_on(page, number)
    return limit


def turns(seconds: float = EVENING) -> Iterator[None]:
    """For loops that wait for something: as many turns as there is time for."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        yield
    raise AssertionError(f"it has not come to an end within {seconds} s")


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
