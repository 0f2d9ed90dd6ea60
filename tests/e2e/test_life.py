"""What happens between the moves: reloads, lost connections, second tabs, other devices, people who only watch."""

import json
import re
from typing import Any

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.e2e.conftest import PHONE, Visits
from tests.e2e.parlour import (
    ACTIONS,
    DRAWN,
    PATIENCE,
    STEP,
    against_bots,
    hand,
    play_luxury,
    sit_down_at_luxury,
    sound,
    state,
    until,
)
from tests.server.house import Person, Server, begin, open_table, play_on

LOST = "Connection lost."


def test_a_reload_in_mid_bid_keeps_seat_and_state(visits: Visits, server: Server) -> None:
    code, (fox, hen) = open_table(server, "luxury", 2)
    begin(code, [fox, hen])
    mine, theirs = visits(f"/t/{code}", person=fox), visits(f"/t/{code}", person=hen)
    hand(mine).first.click()
    mine.locator(".pad .button.go").click()
    expect(mine.locator(".pad .button.go")).to_be_hidden()
    before = state(mine)
    mine.reload()
    expect(mine.locator(DRAWN).first).to_be_visible(timeout=PATIENCE)
    after = state(mine)
    assert (after["number"], after["view"]["viewer"], after["view"]["hand"], after["view"]["choice"]) == (
        before["number"],
        before["view"]["viewer"],
        before["view"]["hand"],
        before["view"]["choice"],
    )
    expect(mine.locator(".pad .button.go")).to_be_hidden()  # the bid is made: it is the other's turn
    hand(theirs).first.click()  # chosen, not laid down
    theirs.reload()
    hand(theirs).first.click()
    theirs.locator(".pad .button.go").click()
    for page in (mine, theirs):
        expect(page.locator(".pad .button.go")).to_be_visible(timeout=PATIENCE)
    assert state(mine)["number"] == before["number"] + 1


class Cable:
    """The line between a page and the server; it can be pulled out."""

    def __init__(self, page: Page) -> None:
        self.whole = True
        self.lines: list[WebSocketRoute] = []
        page.route_web_socket(re.compile("/live"), self.connect)

    def connect(self, line: WebSocketRoute) -> None:
        if not self.whole:
            line.close()
            return
        line.connect_to_server()
        self.lines.append(line)

    def pull(self) -> None:
        self.whole = False
        for line in self.lines:
            line.close()
        self.lines = []

    def plug(self) -> None:
        self.whole = True


def test_a_cut_connection_is_shown_and_heals_without_a_reload(visits: Visits) -> None:
    page = visits(size=PHONE)
    cable = Cable(page)
    sit_down_at_luxury(page)
    page.evaluate("window.before = true")
    hand(page).first.click()
    cable.pull()
    expect(page.get_by_text(LOST)).to_be_visible()
    page.locator(".pad .button.go").click()  # kept until the line is back
    cable.plug()
    expect(page.get_by_text(LOST)).to_be_hidden(timeout=PATIENCE)
    until(page, lambda now: now["number"] > 0)
    play_luxury(page, 1)
    assert page.evaluate("window.before")


def test_two_tabs_of_one_person_show_the_same_and_both_can_act(visits: Visits) -> None:
    first = visits()
    code = sit_down_at_luxury(first)
    second = first.context.new_page()
    second.goto(f"/t/{code}")
    hand(second).first.wait_for(timeout=PATIENCE)
    assert state(first)["view"]["viewer"] == state(second)["view"]["viewer"]
    for page, other in ((first, second), (second, first)):
        play_luxury(page, 1)
        assert same_hand(page, other)


def same_hand(one: Page, other: Page) -> bool:
    """Whether both tabs come to show the same cards, when reveals are over."""
    for _ in range(200):
        shown = [
            tab.get_by_role("toolbar")
            .locator("button")
            .evaluate_all("all => all.map(card => card.ariaLabel)")
            for tab in (one, other)
        ]
        if shown[0] == shown[1] and shown[0]:
            return True
        one.wait_for_timeout(50)
    return False


def test_a_personal_link_moves_the_seat_to_another_browser(visits: Visits) -> None:
    here, there = visits(), visits()
    code = sit_down_at_luxury(here)
    seat = state(here)["view"]["viewer"]
    here.goto("/me")
    here.get_by_label("How others see you").fill("Owl & Son")
    here.get_by_role("button", name="Colour 3", exact=True).click()
    here.get_by_role("button", name="Create a personal link").click()
    link = here.get_by_label("Link", exact=True).input_value()
    there.goto(link)
    there.get_by_role("button", name="Use my seats on this device").click()
    expect(there.get_by_text("Your seats are on this device now.")).to_be_visible()
    assert "#" not in there.url  # the secret is out of the address
    there.goto("/me")
    expect(there.get_by_label("How others see you")).to_have_value("Owl & Son")
    expect(there.get_by_role("button", name="Colour 3", exact=True)).to_have_attribute("aria-pressed", "true")
    there.goto(f"/t/{code}")
    expect(there.locator(ACTIONS).first).to_be_visible(timeout=PATIENCE)
    assert state(there)["view"]["viewer"] == seat
    play_luxury(there, 1)
    late = visits(link, excuse="status of 4")  # it works once
    late.get_by_role("button", name="Use my seats on this device").click()
    expect(late.get_by_role("heading", name="This link doesn't work")).to_be_visible()


def test_at_a_desk_the_log_is_in_sight_and_what_is_said_is_noticed(visits: Visits, server: Server) -> None:
    code, people = open_table(server, "luxury", 2)
    begin(code, people)
    mine, theirs = (visits(f"/t/{code}", person=person) for person in people)
    log, chat = (mine.get_by_role("tab", name=name) for name in ("Log", "Chat"))
    expect(mine.get_by_role("list", name="Log")).to_be_in_viewport(ratio=1, timeout=PATIENCE)
    expect(log).to_have_attribute("aria-selected", "true")
    theirs.get_by_role("tab", name="Chat").click(timeout=PATIENCE)
    theirs.get_by_role("button", name="Good luck!").click()
    expect(chat).to_have_accessible_name(re.compile("1 new"), timeout=PATIENCE)
    log.focus()
    mine.keyboard.press("ArrowRight")
    expect(chat).to_be_focused()
    expect(mine.get_by_role("list", name="Chat").get_by_text("Good luck!")).to_be_in_viewport(ratio=1)
    expect(chat).to_have_accessible_name("Chat")
    mine.get_by_label("Say something").fill("And to you")
    mine.keyboard.press("Enter")
    expect(theirs.get_by_role("list", name="Chat")).to_contain_text("And to you", timeout=PATIENCE)
    sound(mine)


READ = """list => {
  const top = list.getBoundingClientRect().top;
  const line = [...list.children].find(one => one.getBoundingClientRect().bottom > top + 1);
  return [line.textContent, Math.round(line.getBoundingClientRect().top - top), Math.round(list.scrollTop)];
}"""
"""What somebody reads who has scrolled: the uppermost line, where it stands, and how far down the list."""
AT_REST = """async list => {
  for (let before, still = 0; still < 2; before = list.scrollTop) {
    await new Promise(drawn => requestAnimationFrame(drawn));
    still = list.scrollTop === before ? still + 1 : 0;
  }
}"""
"""Waits until a list glides no more: it is where it was two frames before."""
AT_END = "list => list.scrollHeight - list.scrollTop - list.clientHeight < 2"


def test_whoever_reads_back_is_left_in_peace_while_lines_come(visits: Visits, server: Server) -> None:
    code, fox = against_bots(server, "antiques")
    hen = Person(server)

    def talk(lines: int) -> None:
        for number in range(lines):
            hen.post(f"/tables/{code}/chat", nickname="Hen", text=f"One more: {number}.")

    def play(moves: int) -> None:
        play_on(code, [fox], moves)

    play(25)
    talk(25)
    page = visits(f"/t/{code}", person=fox)
    for name, come, more in (("Log", play, 3), ("Chat", talk, 4)):
        page.get_by_role("tab", name=name).click(timeout=PATIENCE)
        story = page.get_by_role("list", name=name, exact=True)
        lines = story.locator("li")
        expect(lines.nth(24)).to_be_attached(timeout=PATIENCE)
        holds(page, story, AT_END)
        story.hover()
        page.mouse.wheel(0, -250)
        holds(page, story, f"list => !({AT_END})(list)")
        story.evaluate(AT_REST)
        read = story.evaluate(READ)
        before = lines.count()
        for _ in range(2):
            come(more)
            page.wait_for_timeout(800)  # after which the list would take a scroll for its own
            assert story.evaluate(READ) == read, name
        holds(page, story, f"list => list.children.length > {before}")
        assert story.evaluate(READ) == read, name
        # Back at the end it goes on with what comes.
        newest = page.get_by_role("button", name="Back to the latest")
        if name == "Log":
            newest.click()
            expect(newest).to_be_hidden()
        else:
            page.mouse.wheel(0, 9000)
        holds(page, story, AT_END)
        last = lines.last.inner_text()
        for _ in range(9):
            come(1)
            page.wait_for_timeout(STEP)
            if lines.last.inner_text() != last:
                break
        holds(page, story, AT_END)


def holds(page: Page, story: Locator, true: str) -> None:
    """Wait until this is true of a list."""
    page.wait_for_function(f"list => ({true})(list)", arg=story.element_handle(), timeout=PATIENCE)


def test_who_watches_can_talk_and_is_known_as_a_spectator(visits: Visits, server: Server) -> None:
    code, people = open_table(server, "luxury", 2)
    begin(code, people)
    mine = visits(f"/t/{code}", person=people[0])
    theirs = visits(f"/t/{code}")
    for page in (theirs, mine):
        page.get_by_role("tab", name="Chat").click(timeout=PATIENCE)
    theirs.get_by_label("Say something").fill("What a price!")
    theirs.keyboard.press("Enter")
    for page in (theirs, mine):
        line = page.get_by_role("list", name="Chat").get_by_role("listitem")
        expect(line).to_have_text(re.compile(r"\(watching\) What a price!$"), timeout=PATIENCE)
    expect(theirs.get_by_label("Say something")).to_have_value("")
    mine.reload()
    mine.get_by_role("tab", name="Chat").click(timeout=PATIENCE)
    expect(mine.get_by_role("list", name="Chat")).to_contain_text("What a price!", timeout=PATIENCE)


def test_who_watches_sees_no_hand(visits: Visits, server: Server) -> None:
    code, (fox, hen) = open_table(server, "luxury", 2)
    begin(code, [fox, hen])
    page = visits()
    heard: list[str | bytes] = []

    def hear(frame: str | bytes) -> None:
        heard.append(frame)

    page.on("websocket", lambda line: line.on("framereceived", hear))
    page.goto(f"/t/{code}")
    expect(page.locator(DRAWN).first).to_be_visible(timeout=PATIENCE)
    fox_page = visits(f"/t/{code}", person=fox)
    hand(fox_page).nth(2).click()
    fox_page.locator(".pad .button.go").click()
    expect(page.get_by_role("region", name="My place")).to_be_hidden()
    expect(page.get_by_role("toolbar")).to_be_hidden()
    hen_page = visits(f"/t/{code}", person=hen)
    hand(hen_page).nth(3).click()
    hen_page.locator(".pad .button.go").click()
    until(hen_page, lambda now: now["number"] == 2)
    page.locator("aside").get_by_role("list", name="Log").locator("li").nth(1).wait_for(timeout=PATIENCE)
    messages: list[dict[str, Any]] = [json.loads(frame) for frame in heard]
    assert {"state", "change"} <= {message["type"] for message in messages}
    for message in messages:
        if message.get("view"):
            assert message["view"].get("viewer") is None
            assert not message["view"].get("hand")
            assert not message.get("legal")
            sealed = [one for one in message.get("events", []) if one["type"] == "bid_sealed"]
            assert "card" not in json.dumps(sealed)


def test_the_live_region_tells_what_happens(visits: Visits) -> None:
    page = visits()
    sit_down_at_luxury(page)
    live = page.get_by_role("log").and_(page.locator("[aria-live=polite]"))
    expect(live).to_contain_text("It's your turn.")
    play_luxury(page, 1)
    log = page.get_by_role("list", name="Log").locator("li").last
    expect(live).to_contain_text(log.inner_text())
    page.evaluate(
        """() => {
          window.added = [];
          const note = (all) => all.forEach(one => one.addedNodes.forEach(node => added.push(node.textContent)));
          const region = document.querySelector('[aria-live=polite][role=log]');
          new MutationObserver(note).observe(region, { childList: true, subtree: true });
        }"""
    )
    play_luxury(page, 1)
    page.wait_for_function('() => added.length >= 3 && added.some(text => text === "It\'s your turn.")')


def test_a_second_person_cannot_use_the_cookie_of_nobody(visits: Visits, server: Server) -> None:
    code, person = against_bots(server, "luxury")
    stranger = Person(server, "not-a-secret")
    page = visits(f"/t/{code}", person=stranger)
    expect(page.locator(".felt").first).to_be_visible(timeout=PATIENCE)
    assert state(page)["view"]["viewer"] is None
    assert person.state(code)["view"]["viewer"] is not None
