"""Whole matches in other ways: with the keyboard alone, on one device; and what is left of a match: its replay."""

import re
import time
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page, Route, expect

from tests.e2e.conftest import PHONE, Visits
from tests.e2e.parlour import (
    GAMES,
    PATIENCE,
    STEP,
    against_bots,
    finished,
    luxury_asks,
    moved_on,
    state,
    turns,
)
from tests.server.house import Person, Server, begin

FOCUSED = "document.activeElement"


def tab_to(page: Page, what: str) -> None:
    """Press Tab until the focus is on something that fits this selector; it may still be on its way."""
    end = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < end:
        if page.evaluate(f"what => {FOCUSED}.matches(what)", what):
            assert page.evaluate(f"{FOCUSED}.matches(':focus-visible')")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {what}")


def test_a_whole_match_with_the_keyboard_alone(visits: Visits) -> None:
    page = visits("/")
    page.locator(".covers li").nth(1).wait_for()
    tab_to(page, ".covers [data-game=luxury] button")
    page.keyboard.press("Enter")
    page.locator("section.mine").wait_for(timeout=PATIENCE)
    moves = 0
    for _ in turns():
        asked, button = luxury_asks(page)
        if button is None:
            break
        if button.get_attribute("aria-disabled") == "true":
            tab_to(page, "[role=toolbar] button")
            for _ in range(9):
                if page.evaluate(f"{FOCUSED}.getAttribute('aria-disabled') !== 'true'"):
                    break
                page.keyboard.press("ArrowRight")
            page.keyboard.press("Space")
        tab_to(page, ".pad .button.go, .pad .choices .button:last-child")
        page.keyboard.press("Enter")
        moves += 1
        moved_on(page, asked)
    assert moves >= 9
    tab_to(page, ".over button")
    page.keyboard.press("Enter")
    expect(page.locator("h1.verdict")).to_be_visible()
    expect(page.get_by_role("region", name="Where the points came from")).to_be_visible()
    expect(page.get_by_role("heading", name="Score over the match")).to_be_visible()
    tab_to(page, "a[href^='/replay/']")
    page.keyboard.press("Enter")
    expect(page.locator(".bar .figures")).to_have_text(re.compile(r"^0 / \d+$"))


HEARD = """() => {
  window.heard = [];
  const region = document.querySelector("[role=log][aria-live=polite]");
  const note = all => all.forEach(one => one.addedNodes.forEach(node => heard.push(node.textContent)));
  new MutationObserver(note).observe(region, { childList: true, subtree: true });
}"""


def test_a_whole_match_with_the_keyboard_and_the_live_region_alone(visits: Visits) -> None:
    page = visits("/")
    page.locator(".covers li").first.wait_for()
    page.evaluate(HEARD)
    tab_to(page, ".covers [data-game=antiques] button")
    page.keyboard.press("Enter")
    page.locator("section.mine").wait_for(timeout=PATIENCE)
    now = moved_on(page, -1)
    for _ in turns():
        if now["view"]["over"]:
            break
        bids = [move["coins"] for move in now["legal"] if move["type"] == "bid"]
        if bids and bids[0] < 4:
            wanted = ".pad .button.go"
        elif {"type": "pass"} in now["legal"]:
            wanted = ".pad .button.no"
        else:
            wanted = "section.mine [role=group] button"  # where a replica goes
        wanted += ":not([aria-disabled=true]):not(:disabled)"
        go_on = page.get_by_role("button", name="Continue")
        expect(go_on.or_(page.locator(wanted).first).first).to_be_visible(timeout=PATIENCE)
        if go_on.is_visible():
            with suppress(PlaywrightError):  # it goes by itself, too
                go_on.focus(timeout=1000)
                page.keyboard.press("Enter")
        page.locator(wanted).first.wait_for(timeout=PATIENCE)
        tab_to(page, wanted)
        page.keyboard.press("Enter")
        now = moved_on(page, now["asked"])
    page.locator(".over button").wait_for(timeout=PATIENCE)
    log = page.get_by_role("list", name="Log").locator("li").all_inner_texts()
    tab_to(page, ".over button")
    page.keyboard.press("Enter")
    expect(page.locator("h1.verdict")).to_be_visible(timeout=PATIENCE)
    page.wait_for_function("() => heard.some(line => / wins? with | share the win with /.test(line))")

    # Who only listened knows all that was written, who has won, and with how many points.
    heard: list[str] = page.evaluate("heard")
    assert [line for line in log if line not in heard] == []
    outcome = now["view"]["outcome"]
    names = {
        one["seat"]: "You" if one["seat"] == now["view"]["viewer"] else one["nickname"]
        for one in now["table"]["members"]
    }
    for seat, name in names.items():
        assert f"{name}: {outcome['scores'][seat]}".replace("-", "−") in heard
    verdict = next(line for line in heard if re.search(" wins? with | share the win with ", line))
    for seat in outcome["winners"]:
        assert names[seat] in verdict
    assert str(max(outcome["scores"])) in verdict


def test_what_cannot_be_done_says_why_to_the_keyboard_too(visits: Visits) -> None:
    page = visits("/")
    page.locator(".covers [data-game=luxury]").get_by_role("button", name="Play now").click()
    page.locator(".pad .button.go").wait_for(timeout=PATIENCE)
    tab_to(page, ".pad .button.go[aria-disabled=true]")
    why = page.locator("#" + page.evaluate("document.activeElement.getAttribute('aria-describedby')"))
    expect(why).to_be_visible()
    expect(why).to_contain_text("Rule L3")
    page.keyboard.press("Enter")
    assert state(page)["view"]["choice"] is None


def test_what_cannot_be_done_says_why_to_a_finger_that_rests(visits: Visits, server: Server) -> None:
    code, fox = against_bots(server, "luxury")
    page = visits(f"/t/{code}", person=fox, size=PHONE, has_touch=True, is_mobile=True)
    go = page.locator(".pad .button.go")
    go.wait_for(timeout=PATIENCE)
    why = page.get_by_role("tooltip").filter(has_text="Rule L3")
    expect(why).to_be_hidden()
    box = go.bounding_box()
    assert box
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    expect(why).to_be_visible()  # while the finger is still there
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(why).to_be_visible()  # and it can be read
    expect(why).to_be_in_viewport(ratio=1)
    page.touchscreen.tap(20, 300)
    expect(why).to_be_hidden()


def sit_down_together(page: Page, seats: int) -> None:
    """Fox opens a table, and Hen sits down on the same device."""
    page.get_by_label("Your name at the table").fill("Fox")
    page.get_by_text("More: players, pace, rules").click()
    page.get_by_role("button", name=str(seats), exact=True).click()
    page.get_by_role("button", name="Open a table").click()
    page.get_by_label("Add a player on this device").fill("Hen")
    page.get_by_role("button", name="Add", exact=True).click()


def test_two_people_on_one_device(visits: Visits) -> None:
    page = visits("/new/luxury", size=PHONE)
    sit_down_together(page, 2)
    page.get_by_role("button", name="Start").click()
    show = page.get_by_role("button", name="Show my cards")
    over = page.get_by_role("button", name="See the result").or_(page.locator("h1.verdict"))
    nobody = page.get_by_role("button", name="Blackmail nobody")
    go = page.locator(".pad .button.go")
    seen: set[str] = set()
    made = 0
    for _ in turns():
        expect(show.or_(over).or_(nobody).or_(go).first).to_be_visible(timeout=PATIENCE)
        if over.first.is_visible() or made == 60:
            break
        if show.is_visible():
            assert page.get_by_role("toolbar").count() == 0  # nobody's cards are on the page
            seen |= {name for name in ("Fox", "Hen") if name in page.locator("h1").inner_text()}
            show.click()
            continue
        made += 1
        if nobody.is_visible():
            nobody.click()
            expect(nobody).to_be_hidden()
            continue
        before = page.get_by_role("toolbar").inner_html()
        if go.get_attribute("aria-disabled") == "true":
            cards = page.get_by_role("toolbar").locator("button:not([aria-disabled='true'])")
            cards.nth(made % cards.count()).click()
        go.click()
        page.wait_for_function(
            """before => document.querySelector('[role=toolbar]')?.innerHTML !== before
               && !document.querySelector('.pad .go:disabled')""",
            arg=before,
        )
    assert seen == {"Fox", "Hen"}
    assert made >= 18


OUTSIDE = """() => {
  const copy = document.body.cloneNode(true);
  copy.querySelectorAll("main, script, noscript").forEach(one => one.remove());
  return copy.textContent.trim();
}"""
"""All text of the page but that of the cover."""


def decide(page: Page) -> None:
    """Whoever has the device keeps a request, or bids: the first that can be done."""
    keep = page.get_by_role("button", name=re.compile("^Keep: ")).first
    bid = page.locator(".button.go").first
    expect(keep.or_(bid).first).to_be_visible(timeout=PATIENCE)
    if keep.is_visible():
        keep.click()
        return
    cards = page.get_by_role("toolbar").locator("button:not([aria-disabled='true'])[aria-pressed='false']")
    for _ in range(cards.count()):
        if bid.get_attribute("aria-disabled") != "true" or not cards.count():
            break
        cards.first.click()
    bid.click(timeout=PATIENCE)


def play_until(page: Page, end: str) -> Any:
    """Press whatever goes on soonest until this is something, and return it."""
    play = """() => {
      const end = END;
      if (end) return end;
      const buttons = [...document.querySelectorAll("button:not([disabled], [aria-disabled='true'])")];
      const named = mark => buttons.find(one => mark.test(one.ariaLabel ?? one.innerText));
      const card = buttons.find(one => one.closest("[role='toolbar']") && one.ariaPressed !== "true");
      (named(/show my cards$|^Pass\\b/) ?? named(/^(Keep:|Put up the|Stand at|Bid) /) ?? card)?.click();
      return null;
    }"""
    return page.wait_for_function(play.replace("END", end), polling=100, timeout=PATIENCE).json_value()


@pytest.mark.parametrize(("game", "seats"), [("antiques", 3), ("colours", 2), ("luxury", 2)])
def test_a_shared_screen_shows_nothing_of_ones_own_while_everybody_looks(
    visits: Visits, server: Server, game: str, seats: int
) -> None:
    fox = Person(server)
    bots = ["simple"] * (seats - 2)
    code = fox.post("/tables", game=game, seats=seats, nickname="Fox", bots=bots)["code"]
    fox.post(f"/tables/{code}/guests", nickname="Hen")
    begin(code, [fox])
    page = visits(f"/t/{code}", person=fox, reduced_motion="no-preference")
    seen = play_until(
        page,
        """(() => {
          const all = what => [...document.querySelectorAll(what)].map(one => one.innerText);
          const hidden = all("p.covered"), score = all(".mine .sum b").filter(one => one === "…");
          const own = all("[aria-label='Your hand'], .adds"), log = all("[aria-label='Log']").join("").trim();
          return (hidden.length || score.length) && { hidden, score, own, log };
        })()""",
    )
    assert seen["own"] == []
    assert seen["log"] == ""
    assert seen["hidden"] == ["Your cards stay hidden while everyone is looking."]
    assert seen["score"] == ([] if game == "luxury" else ["…"])  # everybody's is known in luxury


@pytest.mark.parametrize("game", GAMES)
def test_who_always_wants_to_be_asked_back_is(visits: Visits, server: Server, game: str) -> None:
    code, person = against_bots(server, game)
    page = visits(person=person)
    page.add_init_script("localStorage.setItem('saleroom.confirm', 'always')")
    page.goto(f"/t/{code}")
    for answer in ("Not yet", "Yes, do it"):
        play_until(page, "document.body.innerText.includes('Are you sure?')")
        asked = state(page)["asked"]
        page.get_by_role("button", name=answer).click()
        expect(page.get_by_role("dialog", name="Are you sure?")).to_be_hidden()
        if answer == "Not yet":
            assert state(page)["asked"] == asked
    moved_on(page, asked)


@pytest.mark.parametrize("answer", ["Yes, do it", "Not yet"])
def test_who_is_asked_back_at_the_keyboard_stays_in_ones_place(
    visits: Visits, server: Server, answer: str
) -> None:
    code, person = against_bots(server, "antiques")
    page = visits(person=person)
    page.add_init_script("localStorage.setItem('saleroom.confirm', 'always')")
    page.goto(f"/t/{code}")
    asked = moved_on(page, -1)["asked"]
    tab_to(page, ".pad .button.go:not(:disabled, [aria-disabled=true])")
    page.keyboard.press("Enter")
    question = page.get_by_role("dialog", name="Are you sure?")
    expect(question).to_be_visible()
    assert state(page)["asked"] == asked
    for _ in turns(PATIENCE / 1000):
        if page.evaluate(f"answer => {FOCUSED}.textContent.trim() === answer", answer):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(question).to_be_hidden()
    if answer == "Not yet":
        assert state(page)["asked"] == asked
    else:
        moved_on(page, asked)
    page.wait_for_function(f"() => {FOCUSED}.closest(\"section[aria-label='My place']\")", timeout=5_000)


@pytest.mark.parametrize("game", ["secret", "antiques"])
def test_nothing_of_one_hand_is_on_the_covered_screen(visits: Visits, game: str) -> None:
    page = visits(f"/new/{game}")
    sit_down_together(page, 3)
    # The host seats a bot, sends it away and seats another one.
    page.get_by_role("button", name="novice").click()
    page.get_by_role("button", name="+ Otto").click()
    page.get_by_role("button", name="Remove bot: Otto").click()
    page.get_by_role("button", name="+ Anyone").click()
    expect(page.get_by_role("heading", name="3 of 3 seats taken")).to_be_visible()
    expect(page.get_by_role("button", name="+ Anyone")).to_be_hidden()
    page.get_by_role("button", name="Start", exact=True).click()

    names = ["Fox", "Hen"]
    code = page.url.rsplit("/", 1)[1]
    show = page.get_by_role("button", name=re.compile("show my cards$"))
    go_on = page.get_by_role("button", name=re.compile("^(Skip|Continue)$")).last
    covers: list[str] = []
    told = ""
    asked = (-1, -1)
    for _ in range(3 * PATIENCE // STEP):  # six hands, each with a reveal that is played out
        if show.is_visible():
            assert page.evaluate(OUTSIDE) == ""
            assert page.locator("section.mine, .felt, [role=toolbar], [role=img]").count() == 0
            news = page.get_by_role("list", name="What just happened")
            assert news.count() == 0 or not re.search(r"\b[Yy]ou", news.inner_text())
            me = next(name for name in names if name in show.inner_text())
            covers.append(me)
            if len(covers) > 5:
                break
            show.click()
            strip = page.get_by_role("region", name="Seats", exact=True)
            expect(strip).to_contain_text(next(name for name in names if name != me), timeout=PATIENCE)
            expect(strip).not_to_contain_text(me)  # it is "You"
        elif go_on.is_visible():
            go_on.click()
        elif covers:
            place = names.index(covers[-1])
            now = state(page, f"{code}?as={place}")
            if now["legal"] and asked != (place, now["asked"]):
                asked = (place, now["asked"])
                told += page.get_by_role("log").and_(page.locator("[aria-live]")).inner_text()
                decide(page)
        page.wait_for_timeout(STEP)
    assert len(covers) > 5
    assert set(covers) == set(names)
    assert "It's your turn." in told  # so there was something to be forgotten


YOU = re.compile(r"\byou\b|\byour\b", re.IGNORECASE)


def test_an_answer_that_comes_late_does_not_change_whose_eyes_a_replay_shows(
    visits: Visits, server: Server
) -> None:
    code, person = finished(server, "luxury")
    page = visits(f"/replay/{code}", person=person)
    seats = page.get_by_role("region", name="Seats", exact=True)
    you = seats.get_by_text("You", exact=True)
    expect(seats).to_be_visible(timeout=PATIENCE)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(re.compile(r"/replay\?.*spectator"), hold)
    page.get_by_label("View as").select_option(label="Spectator")
    page.get_by_label("View as").select_option(label="Fox")
    expect(you).to_have_count(1)
    with page.expect_response(re.compile("spectator")) as late:
        held[0].continue_()
    late.value.finished()
    page.wait_for_timeout(200)
    expect(you).to_have_count(1)


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_can_be_stepped_scrubbed_jumped_in_and_linked_to(
    visits: Visits, server: Server, game: str
) -> None:
    code, person = finished(server, game)
    page = visits(f"/t/{code}", person=person)
    page.get_by_role("link", name="Replay").click()
    at = page.locator(".bar .figures")
    expect(at).to_have_text(re.compile(r"^0 / \d+$"))
    last = int(at.inner_text().split("/")[1])
    log = page.get_by_role("list", name="Log").locator("li")
    opening = log.count()
    page.get_by_role("button", name="One move forward").click()
    expect(at).to_have_text(f"1 / {last}")
    page.get_by_role("button", name="Next lot").click()
    expect(at).not_to_have_text(f"1 / {last}")
    lot = int(at.inner_text().split("/")[0])
    assert lot > 1
    assert log.count() > opening
    page.get_by_role("button", name="Next lot").click()
    page.get_by_role("button", name="Previous lot").click()
    expect(at).to_have_text(f"{lot} / {last}")
    page.get_by_role("button", name="One move back").click()
    expect(at).to_have_text(f"{lot - 1} / {last}")
    page.get_by_role("button", name="View and speed").click()
    page.get_by_label("Jump to a lot").select_option(index=1)
    page.keyboard.press("Escape")
    expect(at).to_have_text(f"{lot} / {last}")
    page.get_by_label("Position in the match").fill(str(last))
    expect(at).to_have_text(f"{last} / {last}")
    # The whole story: nobody is "you" to who knows all or only watches, but Fox is to herself.
    earlier = page.get_by_role("button", name=re.compile("earlier", re.IGNORECASE))
    for eyes, own in (("Everything", False), ("Spectator", False), ("Fox", True)):
        page.get_by_label("View as").select_option(label=eyes)
        seats = page.get_by_role("region", name="Seats", exact=True)
        expect(seats.get_by_text("You", exact=True)).to_have_count(int(own))
        if earlier.is_visible():
            earlier.click()
        mine = log.filter(has_text=YOU)
        if own:
            expect(mine.first).to_be_attached(timeout=PATIENCE)
        else:
            expect(mine).to_have_count(0)
        lines = log.all_inner_texts()
        assert len(lines) > opening
        assert not [line for line in lines if re.search(r"\{|undefined|NaN| · ", line)]
        expect(at).to_have_text(f"{last} / {last}")
    page.get_by_label("Position in the match").fill(str(last // 2))
    fox = person.state(code)["view"]["viewer"]
    expect(page).to_have_url(f"{server.url}/replay/{code}#{last // 2}-{fox}")
    at.click()
    page.keyboard.press("ArrowRight")
    expect(at).to_have_text(f"{last // 2 + 1} / {last}")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(at).to_have_text(f"{last // 2 + 2} / {last}")
    page.get_by_role("button", name="Pause").click()
    moment = int(at.inner_text().split("/")[0])
    # Anybody who has the link sees that moment.
    other = visits(page.url)
    expect(other.locator(".bar .figures")).to_have_text(f"{moment} / {last}")
    expect(other.locator(".felt").first).to_be_visible()
    other.goto(f"{server.url}/replay/{code}#1")
    expect(other.locator(".bar .figures")).to_have_text(f"1 / {last}")
