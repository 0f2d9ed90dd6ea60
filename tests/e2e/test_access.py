"""Every page for everybody: axe finds nothing, in both themes and both sizes; nothing is wider than the screen."""

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.e2e.conftest import DESK, PHONE, Visits
from tests.e2e.parlour import ACTIONS, DRAWN, FEWEST, GAMES, PATIENCE, against_bots, finished, fits
from tests.server.house import Person, Server

Place = tuple[str, Person | None, str]
"""An address, who looks at it, and what is there when the page is ready."""


def waiting(server: Server) -> Place:
    person = Person(server)
    table = person.post("/tables", game="colours", seats=3, nickname="Fox", bots=["simple"], listed=True)
    return f"/t/{table['code']}", person, ".copy"


def joining(server: Server) -> Place:
    address, _, _ = waiting(server)
    return address, None, "form"


def lobby(server: Server) -> Place:
    waiting(server)
    return "/lobby", None, "main li"


def end(server: Server) -> Place:
    code, person = finished(server, "luxury")
    return f"/t/{code}", person, "table.lots"


def replay(server: Server) -> Place:
    code, person = finished(server, "luxury")
    return f"/replay/{code}#5", person, DRAWN


def watching(server: Server) -> Place:
    code, _ = against_bots(server, "luxury")
    return f"/t/{code}", None, DRAWN


def lesson(server: Server) -> Place:
    person = Person(server)
    code = person.post("/lessons/luxury", nickname="Fox")["code"]
    return f"/t/{code}", person, DRAWN


def shared(server: Server) -> Place:
    person = Person(server)
    code = person.post("/tables", game="luxury", seats=2, nickname="Fox")["code"]
    person.post(f"/tables/{code}/guests", nickname="Hen")
    person.post(f"/tables/{code}/start")
    return f"/t/{code}", person, "h1"


def table_of(game: str) -> Callable[[Server], Place]:
    def place(server: Server) -> Place:
        code, person = against_bots(server, game)
        return f"/t/{code}", person, DRAWN

    return place


def plain(path: str, ready: str = "h1") -> Callable[[Server], Place]:
    return lambda _server: (path, None, ready)


PLACES: dict[str, Callable[[Server], Place]] = {
    "door": plain("/"),
    "lobby": lobby,
    "new": plain("/new/antiques", "form"),
    "rules": plain("/rules/secret", "main h2"),
    "settings": plain("/settings"),
    "returning": lambda server: ("/", finished(server, "luxury")[1], ".matches li"),
    "profile": lambda server: ("/me", finished(server, "luxury")[1], "main h2"),
    "matches": lambda server: ("/matches", finished(server, "luxury")[1], ".list li"),
    "claim": plain("/claim#secret"),
    "wrong": plain("/t/nosuchtable1"),
    "waiting": waiting,
    "joining": joining,
    "watching": watching,
    "lesson": lesson,
    "hot-seat": shared,
    "end": end,
    "replay": replay,
    **{game: table_of(game) for game in GAMES},
}


def paint(page: Page, theme: str) -> None:
    """Change the theme as the system would, and wait until the colours have followed."""
    page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    page.wait_for_function(
        """name => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
           .then(() => getComputedStyle(document.documentElement).colorScheme === name)""",
        arg=theme,
    )


def troubles(page: Page, *rules: str) -> list[str]:
    """What axe has to say, one line for each kind of trouble; only about these rules, if any are named."""
    options: dict[str, Any] = {"resultTypes": ["violations"]}
    if rules:
        options["runOnly"] = list(rules)
    found = Axe().run(page, options=options).response["violations"]
    return [
        f"{one['id']}: {node['html'][:150]} {node['failureSummary']}"
        for one in found
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("name", PLACES)
def test_axe_finds_nothing_in_either_theme_and_size(visits: Visits, server: Server, name: str) -> None:
    path, person, ready = PLACES[name](server)
    page = visits(path, size=PHONE, person=person, excuse="status of 404")
    for size in (PHONE, DESK):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        expect(page.locator(ready).first).to_be_visible(timeout=PATIENCE)
        assert fits(page)
        if name in FEWEST:
            expect(page.locator(ACTIONS).first).to_be_in_viewport(ratio=1)
        paint(page, "light")
        assert troubles(page) == []
    # The theme changes nothing but colours, and the size of the page none of them; `make bench-web` looks at all four.
    paint(page, "dark")
    assert troubles(page, "color-contrast") == []
