"""Every page for everybody: axe finds nothing, in both themes and sizes; fingers, large letters, forced colours."""

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.e2e.conftest import DESK, PHONE, Visits
from tests.e2e.parlour import (
    ACTIONS,
    DRAWN,
    FEWEST,
    GAMES,
    PATIENCE,
    against_bots,
    finished,
    fits,
    pad,
    resize,
    until,
)
from tests.server.house import Person, Server, begin, open_table, play_on

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
    "train": plain("/train"),
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
    """Change the theme as the system would, and wait until the colours have followed and nothing fades any more."""
    page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    page.wait_for_function(
        """name => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
           .then(() => getComputedStyle(document.documentElement).colorScheme === name
             && document.getAnimations().every(one => one.playState !== "running"))""",
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
def test_every_page_is_for_everybody(visits: Visits, server: Server, name: str) -> None:
    path, person, ready = PLACES[name](server)
    page = visits(path, size=PHONE, person=person, excuse="status of 404")
    for size in (PHONE, DESK):
        resize(page, size)
        expect(page.locator(ready).first).to_be_visible(timeout=PATIENCE)
        assert fits(page)
        if name in FEWEST:
            expect(page.locator(ACTIONS).first).to_be_in_viewport(ratio=1)
        paint(page, "light")
        assert troubles(page) == []
    # The theme changes nothing but colours, and the size of the page none of them; `make bench-web` looks at all four.
    paint(page, "dark")
    assert troubles(page, "color-contrast") == []
    assert unsuited(page, name in FEWEST) == {}


@pytest.mark.parametrize("game", GAMES)
def test_everything_on_a_table_says_what_it_is(visits: Visits, server: Server, game: str) -> None:
    """At the beginning, and when there are bids, prices and things that were won."""
    code, person = against_bots(server, game)
    page = visits(f"/t/{code}", size=DESK, person=person)
    silent: dict[str, list[str]] = {}
    for moves in (0, 3):
        play_on(code, [person], limit=moves)
        page.reload()
        until(page, lambda now: bool(now["legal"]))
        for size in (PHONE, DESK):
            resize(page, size)
            expect(page.locator(DRAWN).first).to_be_visible(timeout=PATIENCE)
            expect(page.locator(ACTIONS).first).to_be_visible(timeout=PATIENCE)
            silent[f"{moves} moves, {size['width']} px"] = page.evaluate(SILENT)
    assert {when: what for when, what in silent.items() if what} == {}


LEAST = 44
"""Pixels that a finger needs."""
SMALL = """least => {
  const open = document.querySelector("dialog[open]") ?? document;  // what lies beneath cannot be pressed
  const all = open.querySelectorAll("button, a[href], input, select, textarea, summary");
  return [...all].flatMap(one => {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.closest(".hidden-but-read")) return [];
    const line = /^inline(-block)?$/.test(getComputedStyle(one).display) && !one.matches(".button");
    if (line && one.parentElement.textContent.trim() !== one.textContent.trim()) return [];  // within a sentence
    one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const box = one.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;
    const hit = (x, y) => {
      const at = document.elementFromPoint(x, y);
      return one.contains(at) || at?.closest("label")?.control === one;
    };
    const reach = (dx, dy) => {
      let far = 0;
      while (far < least / 2 && hit(x + dx * (far + 1), y + dy * (far + 1))) far += 1;
      return far;
    };
    const wide = Math.max(box.width, reach(-1, 0) + reach(1, 0));
    const high = Math.max(box.height, reach(0, -1) + reach(0, 1));
    if (Math.min(wide, high) > least - 0.5) return [];
    return [`${one.getAttribute("aria-label") ?? one.textContent.trim()}: ${wide.toFixed()} × ${high.toFixed()}`];
  });
}"""
"""What is too small for a finger, with what surrounds it and belongs to it."""
UNASKED = """least => [...document.querySelectorAll("[data-told]")].flatMap(one => {
  if (!one.checkVisibility({ visibilityProperty: true }) || one.closest("[inert]")) return [];
  one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const box = one.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;
  const [wide, high] = [Math.max(box.width, least) / 2 - 1, Math.max(box.height, least) / 2 - 1];
  const inside = (x, y) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  const answers = ([dx, dy]) => {
    const at = document.elementFromPoint(x + dx, y + dy);
    if (!at || at.closest("button, a[href], label, input, select, summary")) return at;  // another thing to press
    document.querySelectorAll("[aria-describedby=inspector]").forEach(old => old.removeAttribute("aria-describedby"));
    at.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1, clientX: x + dx, clientY: y + dy }));
    return document.querySelector("[aria-describedby=inspector]");
  };
  // The middle of one card may lie below another; something of it does not.
  const places = [[0, 0], [-wide, 0], [wide, 0], [0, -high], [0, high]].filter(([dx, dy]) => inside(x + dx, y + dy));
  const heard = places.map(answers);
  if (heard.includes(one) && heard.every(Boolean)) return [];
  const deaf = places.filter((_, at) => !heard[at]).join(" / ");
  return [`${one.getAttribute("aria-label") ?? one.textContent.trim()}: ${deaf}`];
})"""
"""What says what it is, but not to a finger that is beside it or on a neighbour's edge."""
SILENT = """() => {
  const shown = one => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 2;
  const classes = one => [...one.classList].filter(word => !word.startsWith("svelte-"));
  const name = one => [one.localName, ...classes(one)].join(".");
  const texts = one => [...one.childNodes].filter(node => node.nodeType === Node.TEXT_NODE);
  const own = one => texts(one).map(node => node.data).join("").trim();
  const amount = one => /\\d/.test(own(one)) && (one.closest(".figures") || !/\\p{L}/u.test(own(one)));
  // A drawing that nobody is told of has a word beside it.
  const bare = one => one.matches("svg, img") && !one.parentElement.parentElement.innerText.trim();
  const found = [...document.querySelectorAll(":is(.top, .felt, .mine, .numbers) *")].flatMap(one => {
    if (!amount(one) && !bare(one) && !one.matches("img, [role=img], [title]")) return [];
    if (!shown(one) || one.closest("[data-told], button, a[href], input, select, summary")) return [];
    // Heads of a table name what its cells say; a chart has a table of its own; what a drawing is made of;
    // the other side of a card.
    if (one.closest("th, figure, .hidden-but-read, [inert], svg svg, svg *, .turned > .back")) return [];
    const said = own(one) || one.title || one.getAttribute("aria-label") || "";
    return [`${name(one.parentElement)} > ${name(one)}: ${said}`];
  });
  return [...new Set(found)];
}"""
"""Numbers, pictures and what has only a tooltip, of which nobody is told what they are who presses them."""
UNMARKED = """() => [...document.querySelectorAll("button, a[href], input, select, summary, [tabindex='0']")]
  .filter(one => {
    if (!one.checkVisibility({ visibilityProperty: true })) return false;
    one.focus({ focusVisible: true, preventScroll: true });
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return document.activeElement === one && (outlineStyle === "none" || parseFloat(outlineWidth) < 2);
  }).map(one => one.outerHTML.slice(0, 120))"""
"""What has the focus and does not show it."""


def unsuited(page: Page, table: bool) -> dict[str, Any]:
    """What does not suit somebody: with thick fingers, large letters, colours of their own, the phone on its side."""
    resize(page, PHONE)
    found: dict[str, Any] = {"too small for a finger": page.evaluate(SMALL, LEAST)}
    found["does not answer a finger"] = page.evaluate(UNASKED, LEAST)
    # As a browser does whose letters are twice as large: all sizes of ours follow the root's.
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    found["wider with large letters"] = not fits(page)
    found["smaller than they should be"] = page.evaluate(
        "() => parseFloat(getComputedStyle(document.body).fontSize) < 29"
    )
    page.evaluate("document.documentElement.style.fontSize = ''")
    page.emulate_media(forced_colors="active")
    found["no focus in forced colours"] = page.evaluate(UNMARKED)
    page.emulate_media(forced_colors="none", contrast="more")
    found["no focus with more contrast"] = page.evaluate(UNMARKED)
    resize(page, {"width": 844, "height": 390})
    found["wider on its side"] = not fits(page)
    if table:
        expect(page.locator(ACTIONS).first).to_be_in_viewport(ratio=1)
    return {what: seen for what, seen in found.items() if seen}


SHEETS = {"Menu": "summary", "Log & chat": "li", "Rules": "h2"}
"""What can be opened over a table on a phone, and what is in it when all of it is there."""


@pytest.mark.parametrize("game", GAMES)
def test_what_opens_over_a_table_suits_a_finger(visits: Visits, server: Server, game: str) -> None:
    """Its menu with all that may be done to a match, what has happened and is said, and the rules."""
    code, person = against_bots(server, game)
    play_on(code, [person], limit=3)
    Person(server).post(f"/tables/{code}/chat", nickname="Hen", text="What a price!")
    page = visits(f"/t/{code}", size=PHONE, person=person)
    expect(page.locator(DRAWN).first).to_be_visible()
    found = {}
    for name, there in SHEETS.items():
        page.get_by_role("button", name=name, exact=True).click()
        sheet = page.get_by_role("dialog", name=name)
        expect(sheet.locator(there).first).to_be_visible()
        sheet.locator("details").evaluate_all("all => all.forEach(one => (one.open = true))")
        if name == "Menu":
            sheet.get_by_role("button", name="Sounds").click()
            expect(sheet.get_by_role("slider")).to_be_visible()
            found["Menu, before an answer"] = page.evaluate(SMALL, LEAST)
            sheet.get_by_role("button", name="Resign").click()
            expect(sheet.get_by_text("You can't come back")).to_be_visible()
        found[name] = page.evaluate(SMALL, LEAST)
        assert fits(page), name
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
    assert {name: small for name, small in found.items() if small} == {}


def on_the_way_to_a_swap(code: str, people: list[Person]) -> Person:
    """Whoever begins a lot gets it for a coin, until somebody can offer a swap: who that is."""
    for _ in range(60):
        for person in people:
            now = person.state(code)
            legal = now["legal"]
            if any(move.get("use") == "swap" for move in legal):
                return person
            if legal:
                calm = (one for one in legal if one.get("coins") == 1 or one["type"] == "pass")
                person.post(f"/tables/{code}/moves", id=f"s{now['number']}", move=next(calm, legal[0]))
    raise AssertionError("nobody can offer a swap")


def test_the_sheet_of_a_swap_suits_a_finger(visits: Visits, server: Server) -> None:
    code, people = open_table(server, "antiques", 3, options={"tricks": ["swap"]})
    begin(code, people)
    page = visits(f"/t/{code}", size=PHONE, person=on_the_way_to_a_swap(code, people))
    pad(page, "Swap…").click()
    sheet = page.get_by_role("dialog", name="Offer a swap")
    for _ in range(2):  # before something is chosen, and after
        for name in ("You give", "You get"):
            expect(sheet.get_by_role("toolbar", name=name)).to_be_visible()
        assert page.evaluate(SMALL, LEAST) == []
        assert fits(page)
        for name in ("You give", "You get"):
            row = sheet.get_by_role("toolbar", name=name)
            row.locator("button:not([aria-disabled='true'])").first.click()
