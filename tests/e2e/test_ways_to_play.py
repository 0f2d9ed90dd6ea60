"""Whole matches in other ways: with the keyboard alone, on one device; and what is left of a match: its replay."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import PHONE, Visits
from tests.e2e.parlour import PATIENCE, finished, moved_on, state
from tests.server.house import Server

FOCUSED = "document.activeElement"


def tab_to(page: Page, what: str, limit: int = 60) -> None:
    """Press Tab until the focus is on something that fits this selector."""
    for _ in range(limit):
        if page.evaluate(f"what => {FOCUSED}.matches(what)", what):
            assert page.evaluate(f"{FOCUSED}.matches(':focus-visible')")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {what}")


def test_a_whole_match_with_the_keyboard_alone(visits: Visits) -> None:
    page = visits("/")
    page.locator(".covers li").nth(1).wait_for()
    tab_to(page, ".covers li:nth-child(2) button")
    page.keyboard.press("Enter")
    over = page.locator(".over button")
    nobody = page.locator(".pad .choices .button:last-child")
    go = page.locator(".pad .button.go")
    moves = 0
    while True:
        expect(over.or_(nobody).or_(go).first).to_be_visible(timeout=PATIENCE)
        if over.is_visible():
            break
        asked = state(page)["asked"]
        if nobody.is_visible():
            tab_to(page, ".pad .choices .button:last-child")
            page.keyboard.press("Enter")
        else:
            if go.get_attribute("aria-disabled") == "true":
                tab_to(page, "[role=toolbar] button")
                for _ in range(9):
                    if page.evaluate(f"{FOCUSED}.getAttribute('aria-disabled') !== 'true'"):
                        break
                    page.keyboard.press("ArrowRight")
                page.keyboard.press("Space")
            tab_to(page, ".pad .button.go")
            page.keyboard.press("Enter")
        moves += 1
        moved_on(page, asked)
    assert moves >= 9
    tab_to(page, ".over button")
    page.keyboard.press("Enter")
    expect(page.locator("h1.verdict")).to_be_visible()
    expect(page.get_by_role("region", name="Where the points came from")).to_be_visible()
    expect(page.get_by_role("heading", name="Scores through the evening")).to_be_visible()
    tab_to(page, "a[href^='/replay/']")
    page.keyboard.press("Enter")
    expect(page.locator(".bar .figures")).to_have_text(re.compile(r"^0 / \d+$"))


def test_what_cannot_be_done_says_why_to_the_keyboard_too(visits: Visits) -> None:
    page = visits("/")
    page.locator(".covers li").nth(1).get_by_role("button", name="Play now").click()
    page.locator(".pad .button.go").wait_for(timeout=PATIENCE)
    tab_to(page, ".pad .button.go[aria-disabled=true]")
    why = page.locator("#" + page.evaluate("document.activeElement.getAttribute('aria-describedby')"))
    expect(why).to_be_visible()
    expect(why).to_contain_text("Rule L3")
    page.keyboard.press("Enter")
    assert state(page)["view"]["choice"] is None


def test_two_people_on_one_device(visits: Visits) -> None:
    page = visits("/new/luxury", size=PHONE)
    page.get_by_label("Your name at the table").fill("Fox")
    page.get_by_role("button", name="2", exact=True).click()
    page.get_by_role("button", name="Open a table").click()
    page.get_by_label("Add somebody on this device").fill("Hen")
    page.get_by_role("button", name="Add", exact=True).click()
    page.get_by_role("button", name="Start").click()
    show = page.get_by_role("button", name="Show my cards")
    over = page.get_by_role("button", name="To the result").or_(page.locator("h1.verdict"))
    nobody = page.get_by_role("button", name="Blackmail nobody")
    go = page.locator(".pad .button.go")
    seen: set[str] = set()
    turns = 0
    while turns < 60:
        expect(show.or_(over).or_(nobody).or_(go).first).to_be_visible(timeout=PATIENCE)
        if over.first.is_visible():
            break
        if show.is_visible():
            assert page.get_by_role("toolbar").count() == 0  # nobody's cards are on the page
            seen |= {name for name in ("Fox", "Hen") if name in page.locator("h1").inner_text()}
            show.click()
            continue
        turns += 1
        if nobody.is_visible():
            nobody.click()
            expect(nobody).to_be_hidden()
            continue
        before = page.get_by_role("toolbar").inner_html()
        if go.get_attribute("aria-disabled") == "true":
            cards = page.get_by_role("toolbar").locator("button:not([aria-disabled='true'])")
            cards.nth(turns % cards.count()).click()
        go.click()
        page.wait_for_function(
            """before => document.querySelector('[role=toolbar]')?.innerHTML !== before
               && !document.querySelector('.pad .go:disabled')""",
            arg=before,
        )
    assert seen == {"Fox", "Hen"}
    assert turns >= 18


def test_a_replay_can_be_stepped_scrubbed_jumped_in_and_linked_to(visits: Visits, server: Server) -> None:
    code, person = finished(server, "luxury")
    page = visits(f"/t/{code}", person=person)
    page.get_by_role("link", name="Replay").click()
    at = page.locator(".bar .figures")
    expect(at).to_have_text(re.compile(r"^0 / \d+$"))
    last = int(at.inner_text().split("/")[1])
    log = page.get_by_role("list", name="Log").locator("li")
    opening = log.count()
    page.get_by_role("button", name="One move forward").click()
    expect(at).to_have_text(f"1 / {last}")
    page.get_by_role("button", name="To the next lot").click()
    expect(at).not_to_have_text(f"1 / {last}")
    lot = int(at.inner_text().split("/")[0])
    assert lot > 1
    assert log.count() > opening
    page.get_by_role("button", name="To the next lot").click()
    page.get_by_role("button", name="To the lot before").click()
    expect(at).to_have_text(f"{lot} / {last}")
    page.get_by_role("button", name="One move back").click()
    expect(at).to_have_text(f"{lot - 1} / {last}")
    page.get_by_label("Moment of the match").fill(str(last))
    expect(at).to_have_text(f"{last} / {last}")
    page.get_by_label("Moment of the match").fill(str(last // 2))
    expect(page).to_have_url(f"{server.url}/replay/{code}#{last // 2}")
    at.click()
    page.keyboard.press("ArrowRight")
    expect(at).to_have_text(f"{last // 2 + 1} / {last}")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(at).to_have_text(f"{last // 2 + 2} / {last}")
    page.get_by_role("button", name="Pause").click()
    moment = int(at.inner_text().split("/")[0])
    # Anybody who has the link sees that moment, from any seat's eyes.
    other = visits(page.url)
    expect(other.locator(".bar .figures")).to_have_text(f"{moment} / {last}")
    for eyes in ("Spectator", "Fox", "All-knowing"):
        other.get_by_label("Whose eyes").select_option(label=eyes)
        expect(other.locator(".bar .figures")).to_have_text(f"{moment} / {last}")
        expect(other.locator(".felt").first).to_be_visible()
    other.goto(f"{server.url}/replay/{code}#1")
    expect(other.locator(".bar .figures")).to_have_text(f"1 / {last}")
