"""Somebody who clicks anything, reloads, turns the phone, changes the language and loses the line, with motion on.

Nothing may go wrong whatever is done: no error in the console, nothing wider than the screen, no id of a message on
the page or in what it says to those who do not see it, and the match always goes on. Who is without a line for long is
told so. The evening is the same every time; `SALEROOM_SEED=7` makes it another one, with other seats, and a failure
names its seed. Whole matches are played by as few as can play the game, and by more: how many follows from the seed.
"""

import os
import random
import re
import time
from collections import deque
from typing import Any

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page, expect

from saleroom.server.languages import LANGUAGES
from tests.e2e.conftest import DESK, Visits
from tests.e2e.parlour import CUT_OFF, FEWEST, GAMES, PATIENCE, STEP, WIDE, against_bots
from tests.e2e.test_languages import catalogue
from tests.e2e.test_sizes import MOST
from tests.server.house import Person, Server, play_on

SEED = int(os.environ.get("SALEROOM_SEED") or 13)
SHORT = 24
"""Things done to a table in `make test`, before the match is played to its end over HTTP."""
STUCK = 120.0
"""Seconds in which no move is made, whoever is to make one."""
PAUSED = 20.0
"""Seconds after which a match that was paused goes on again."""
ENOUGH = 600.0
"""Seconds after which a match is played to its end over HTTP, before the test is ended and its seed is not told."""
SETTLED = 3.0
"""Seconds in which a page has come to rest that was turned, or on which something moves."""
SOON, LONG = (50, 400, 1500), 7000
"""Milliseconds without a line; in the longest time it is noticed that nothing comes, and said."""
LATE = 10
"""Things done to a whole match before the line is away for long, until it was seen to be said."""
PHONES = ({"width": 390, "height": 844}, {"width": 360, "height": 640})
OFFLINE = (
    r"^Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|NETWORK_CHANGED|NETWORK_IO_SUSPENDED)\b"
    r"|^WebSocket connection to (?!.*Unexpected response code)"
)
"""What Chromium itself writes when there is no line; what a server answers is no such thing."""
LOST = "[role=status] .lost"
"""The bar of parts/LostLine.svelte."""
OVER = "h1.verdict, .over:not(.paused) button"
"""The end of a match: its result, or the way there."""
SHOWN = 500
"""Milliseconds that a page has to show what comes next."""
CLOSED = "main.narrow h1 ~ p a[href^='/new/']"
"""What stands on the page of a table that was ended without a result, and on no other page where something is wrong."""
OFFERED = """() => [...document.querySelectorAll("button, [role=button], [role=switch], summary, select, a[href^='/']")]
  .filter(one => one.checkVisibility() && !one.disabled && one.getAttribute("aria-disabled") !== "true")
  .map(one => {
    const at = one.getBoundingClientRect(), x = at.left + at.width / 2, y = at.top + at.height / 2;
    const top = document.elementFromPoint(x, y);
    if (!top || !one.contains(top)) return null;
    const name = one.getAttribute("aria-label") || one.textContent.trim();
    return { x, y, name: name.slice(0, 60), mine: !!one.closest("section.mine, [role=toolbar], .pad") };
  }).filter(one => one)"""
SAID = """() => [document.title, document.body.innerText, ...["aria-label", "title", "placeholder", "alt"].flatMap(
  name => [...document.querySelectorAll(`[${name}]`)].map(one => one.getAttribute(name)))].join("\\n")"""
"""All that the page says: what stands there, and what is said of it."""


def seen(page: Page, script: str) -> Any:
    """What a script finds on the page; once more, if what was done to the page has just loaded it anew."""
    try:
        return page.evaluate(script)
    except PlaywrightError as error:
        if "Execution context was destroyed" not in str(error):
            raise
    page.wait_for_load_state()
    return page.evaluate(script)


def ids_on(page: Page) -> set[str]:
    """Ids of messages that the page says instead of their texts."""
    words = re.findall(r"[a-z]+(?:-[a-z0-9]+)+", seen(page, SAID))
    return set(words) & set(catalogue("en"))


class Rover:
    """Does things to a page at random, and looks at it after each."""

    def __init__(self, visits: Visits, page: Page, code: str, seed: str, rng: random.Random) -> None:
        self.visits, self.page, self.code, self.seed, self.rng = visits, page, code, seed, rng
        self.done: deque[str] = deque(maxlen=30)
        self.steps = self.told = 0
        """How much was done, and how often it was said that there is no line."""

    def where(self) -> str:
        """The seed, the page, and what was done last."""
        return f"SALEROOM_SEED={SEED} ({self.seed}), {self.page.url} after {list(self.done)}"

    def look(self) -> None:
        """The page is as it should be, whatever has been done to it."""
        assert self.visits.complaints == [], self.where()
        assert not (ids := ids_on(self.page)), f"{ids} at {self.where()}"
        end = time.monotonic() + SETTLED
        while (wide := seen(self.page, WIDE)) or (cut := seen(self.page, CUT_OFF)):
            what = "wider than the screen" if wide else f"cut off: {cut}"
            assert time.monotonic() < end, f"{what}, {self.page.viewport_size} at {self.where()}"
            self.page.wait_for_timeout(STEP)

    def step(self, whole: bool) -> None:
        """One thing, mostly a click."""
        self.steps += 1
        what = self.rng.random()
        if f"/t/{self.code}" not in self.page.url:
            self.done.append("back to the table")
            self.page.goto(f"/t/{self.code}")
        elif whole and not self.told and self.steps >= LATE:
            self.lose_the_line_for_long()
        elif what < 0.03:
            self.done.append("reload")
            self.page.reload()
        elif what < 0.07:
            self.turn()
        elif what < 0.10:
            self.speak()
        elif what < 0.125:
            self.lose_the_line()
        elif what < 0.13:
            self.lose_the_line_for_long()
        elif what < 0.17:
            self.done.append("Escape")
            self.page.keyboard.press("Escape")
        else:
            self.click()
        self.page.wait_for_load_state()
        self.look()

    def turn(self) -> None:
        """Turn the phone, or sit down at a desk."""
        phone = self.rng.choice(PHONES)
        size = self.rng.choice((phone, {"width": phone["height"], "height": phone["width"]}, DESK))
        self.done.append(f"{size['width']} × {size['height']}")
        self.page.set_viewport_size(size)  # type: ignore[arg-type]

    def speak(self) -> None:
        """Another language, in the menu."""
        language = self.rng.choice(LANGUAGES)
        self.done.append(language)
        names = self.page.locator(f"dialog[open] button[lang={language}]")
        if not names.count():
            self.page.evaluate("document.querySelector('header nav button:last-child')?.click()")
            self.page.wait_for_timeout(300)
        if names.count():
            names.first.dispatch_event("click")
            self.page.wait_for_timeout(300)
            self.page.keyboard.press("Escape")

    def lose_the_line(self) -> None:
        """Something is done while there is no line; it comes back soon."""
        self.done.append("offline")
        self.page.context.set_offline(True)
        self.click()
        self.page.wait_for_timeout(self.rng.choice(SOON))
        self.page.context.set_offline(False)
        self.done.append("online")

    def lose_the_line_for_long(self) -> None:
        """The same for so long that it is noticed: the table says so until the line is back."""
        if not self.page.locator(".felt").count() or self.page.locator(OVER).count():
            return
        self.done.append("offline for long")
        self.page.context.set_offline(True)
        back = time.monotonic() + LONG / 1000
        self.click(mine=True)
        lost = self.page.locator(LOST)
        expect(lost, self.where()).to_be_visible(timeout=PATIENCE)
        self.page.wait_for_timeout(max(0.0, 1000 * (back - time.monotonic())))
        self.told += 1
        self.page.context.set_offline(False)
        expect(lost, self.where()).to_be_hidden(timeout=PATIENCE)
        self.done.append("online")

    def click(self, mine: bool = False) -> None:
        """On anything that can be clicked, and rather on what belongs to the game, or only on that."""
        offered: list[dict[str, Any]] = seen(self.page, OFFERED)
        own = [one for one in offered if one["mine"]]
        pool = own if mine or (own and self.rng.random() < 0.75) else offered
        if not pool:
            self.page.wait_for_timeout(100)
            return
        one = self.rng.choice(pool)
        self.done.append(one["name"])
        self.page.mouse.click(one["x"], one["y"])
        self.page.wait_for_timeout(self.rng.choice((0, 30, 120)))


def resume(fox: Person, code: str) -> None:
    """A paused match goes on, unless somebody has just seen to that."""
    fox.request("POST", f"/tables/{code}/propose", json={"what": "resume"})
    assert not fox.get(f"/tables/{code}")["table"]["paused"]


def rove(rover: Rover, fox: Person, steps: int | None) -> None:
    """So many things are done, or as many as it takes until the match is over, but for no longer than is enough."""
    table = f"/tables/{rover.code}"
    now = fox.get(table)
    begun = moved = played = time.monotonic()
    while now["table"]["state"] == "playing" and (steps is None or rover.steps < steps):
        if steps is None and time.monotonic() - begun > ENOUGH:
            print(f"not over after {rover.steps} things done")
            return
        rover.step(whole=steps is None)
        before, now = now, fox.get(table)
        if not now["table"]["paused"]:
            played = time.monotonic()
        elif time.monotonic() - played > PAUSED:
            resume(fox, rover.code)
            played = moved = time.monotonic()
        if now["number"] != before["number"]:
            moved = time.monotonic()
        assert time.monotonic() - moved < STUCK, f"no move in {STUCK} s: {rover.where()}"


def wander(
    visits: Visits, server: Server, game: str, seats: str, seed: str, steps: int | None = None
) -> None:
    """A match of a game: so many things are done to it, or as many as it takes."""
    rng = random.Random(seed)
    print(f"SALEROOM_SEED={SEED}: {seed}")
    fewest, most = FEWEST[game], MOST[game]
    many = {"fewest": fewest, "any": rng.randint(fewest, most), "more": rng.randint(fewest + 1, most)}[seats]
    code, fox = against_bots(server, game, many)
    size = rng.choice((*PHONES, DESK))
    page = visits(f"/t/{code}", size=size, person=fox, reduced_motion="no-preference", excuse=OFFLINE)
    rover = Rover(visits, page, code, seed, rng)
    rove(rover, fox, steps)
    if fox.get(f"/tables/{code}")["table"]["state"] == "playing":
        page.goto("/")  # whatever the page still wants to do comes before, or not at all
        if fox.get(f"/tables/{code}")["table"]["paused"]:
            resume(fox, code)
        play_on(code, [fox])
    if f"/t/{code}" not in page.url:
        page.goto(f"/t/{code}")
    page.keyboard.press("Escape")
    ended = fox.get(f"/tables/{code}")["table"]["ended"] is not None
    end = page.locator(CLOSED if ended else OVER).first
    for _ in range(PATIENCE // SHOWN):
        # Bots have gone on while the page told one thing after the other: what is left is skipped.
        page.locator(".foot.playing .replayed").evaluate_all("all => all[0]?.click()")
        if end.is_visible():
            break
        page.wait_for_timeout(SHOWN)
    expect(end, rover.where()).to_be_visible(timeout=PATIENCE)
    rover.look()
    assert rover.told or steps is not None, f"nobody said that there was no line: {rover.where()}"


@pytest.mark.parametrize("game", GAMES)
def test_nothing_goes_wrong_whatever_is_clicked(visits: Visits, server: Server, game: str) -> None:
    wander(visits, server, game, "any", f"{SEED}-{game}", SHORT)


@pytest.mark.parametrize("seats", ["fewest", "more"])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_goes_wrong_in_a_whole_match(visits: Visits, server: Server, game: str, seats: str) -> None:
    wander(visits, server, game, seats, f"{SEED}-{game}-whole-{seats}")
