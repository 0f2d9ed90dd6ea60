"""Somebody who clicks anything, reloads, turns the phone, changes the language and loses the line, with motion on.

Nothing may go wrong whatever is done: no error in the console, nothing wider than the screen, no id of a message on
the page, and the match always goes on. `SALEROOM_SEED=7` plays the same evening again.
"""

import os
import random
import re
from collections import deque
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from saleroom.server.languages import LANGUAGES
from tests.e2e.conftest import DESK, Visits
from tests.e2e.parlour import FEWEST, GAMES, PATIENCE, against_bots, fits
from tests.e2e.test_languages import catalogue
from tests.e2e.test_sizes import MOST
from tests.server.house import Server, play_on

SEED = int(os.environ.get("SALEROOM_SEED") or 13)
SHORT = 24
"""Things done to a table in `make test`, before the match is played to its end over HTTP."""
STUCK = 200
"""Things done without the match going on although it is one's turn."""
PHONES = ({"width": 390, "height": 844}, {"width": 360, "height": 640})
OFFLINE = r"^Failed to load resource|^WebSocket connection to"
"""What Chromium itself writes when there is no line."""
OVER = "h1.verdict, .over button"
OFFERED = """() => [...document.querySelectorAll("button, [role=button], [role=switch], summary, select, a[href^='/']")]
  .filter(one => one.checkVisibility() && !one.disabled && one.getAttribute("aria-disabled") !== "true")
  .map(one => {
    const at = one.getBoundingClientRect(), x = at.left + at.width / 2, y = at.top + at.height / 2;
    const top = document.elementFromPoint(x, y);
    if (!top || !one.contains(top)) return null;
    const name = one.getAttribute("aria-label") || one.textContent.trim();
    return { x, y, name: name.slice(0, 60), mine: !!one.closest("section.mine, [role=toolbar], .pad") };
  }).filter(one => one)"""


def ids_on(page: Page) -> set[str]:
    """Ids of messages that stand on the page instead of what they say."""
    words = re.findall(r"[a-z]+(?:-[a-z0-9]+)+", page.evaluate("document.body.innerText"))
    return set(words) & set(catalogue("en"))


class Rover:
    """Does things to a page at random, and looks at it after each."""

    def __init__(self, visits: Visits, page: Page, code: str, rng: random.Random) -> None:
        self.visits, self.page, self.code, self.rng = visits, page, code, rng
        self.done: deque[str] = deque(maxlen=30)

    def look(self) -> None:
        """The page is as it should be, whatever has been done to it."""
        where = f"{self.page.url} after {list(self.done)}"
        assert self.visits.complaints == [], where
        assert not ids_on(self.page), f"{ids_on(self.page)} at {where}"
        if not fits(self.page):  # what has just been turned may still be on its way
            self.page.wait_for_timeout(400)
            assert fits(self.page), f"wider than the screen: {self.page.viewport_size} at {where}"

    def step(self) -> None:
        """One thing, mostly a click."""
        what = self.rng.random()
        if f"/t/{self.code}" not in self.page.url:
            self.done.append("back to the table")
            self.page.goto(f"/t/{self.code}")
        elif what < 0.03:
            self.done.append("reload")
            self.page.reload()
        elif what < 0.07:
            self.turn()
        elif what < 0.10:
            self.speak()
        elif what < 0.13:
            self.lose_the_line()
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
        self.page.wait_for_timeout(self.rng.choice((50, 400, 1500)))
        self.page.context.set_offline(False)
        self.done.append("online")

    def click(self) -> None:
        """On anything that can be clicked, and rather on what belongs to the game."""
        offered: list[dict[str, Any]] = self.page.evaluate(OFFERED)
        mine = [one for one in offered if one["mine"]]
        pool = mine if mine and self.rng.random() < 0.75 else offered
        if not pool:
            self.page.wait_for_timeout(100)
            return
        one = self.rng.choice(pool)
        self.done.append(one["name"])
        self.page.mouse.click(one["x"], one["y"])
        self.page.wait_for_timeout(self.rng.choice((0, 30, 120)))


def wander(visits: Visits, server: Server, game: str, seed: str, steps: int | None) -> None:
    """A match of a game: so many things are done to it, or as many as it takes."""
    rng = random.Random(seed)
    print(f"SALEROOM_SEED={SEED}: {seed}")
    seats = rng.randint(FEWEST[game], MOST[game])
    code, fox = against_bots(server, game, seats)
    size = rng.choice((*PHONES, DESK))
    page = visits(f"/t/{code}", size=size, person=fox, reduced_motion="no-preference", excuse=OFFLINE)
    rover = Rover(visits, page, code, rng)
    now, still = fox.get(f"/tables/{code}"), 0
    while not now["view"]["over"]:
        if steps is not None and len(rover.done) >= min(steps, rover.done.maxlen or 0):
            break
        rover.step()
        before, now = now, fox.get(f"/tables/{code}")
        still = 0 if now["number"] != before["number"] or not now["legal"] else still + 1
        assert still < STUCK, f"{seed}: stuck after {list(rover.done)}"
    if not now["view"]["over"]:
        play_on(code, [fox])
        page.goto("/")
    if f"/t/{code}" not in page.url:
        page.goto(f"/t/{code}")
    page.keyboard.press("Escape")
    expect(page.locator(OVER).first).to_be_visible(timeout=PATIENCE)
    rover.look()


@pytest.mark.parametrize("game", GAMES)
def test_nothing_goes_wrong_whatever_is_clicked(visits: Visits, server: Server, game: str) -> None:
    wander(visits, server, game, f"{SEED}-{game}", SHORT)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_goes_wrong_in_a_whole_match(visits: Visits, server: Server, game: str) -> None:
    wander(visits, server, game, f"{SEED}-{game}-whole", None)
