"""Before a match: which rules a table has, who is sent away and told so, and what goes on from the door."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import DESK, PHONE, Visits
from tests.e2e.parlour import ACTIONS, PATIENCE, sound, state
from tests.server.house import Person, Server


def test_special_rules_are_seen_before_one_sits_down(visits: Visits, server: Server) -> None:
    host = Person(server)
    options = {"matching": "count", "run": 7}
    code = host.post("/tables", game="colours", seats=3, nickname="Fox", options=options, listed=True)["code"]
    special = re.compile("Special rules: .+: .+; .+: 7")
    guest = visits(f"/t/{code}", size=PHONE)
    expect(guest.get_by_text(special)).to_be_visible(timeout=PATIENCE)
    lobby = visits("/lobby", size=DESK)
    expect(lobby.get_by_role("listitem").get_by_text(special)).to_be_visible(timeout=PATIENCE)


PRINTED = (
    "Rules: As printed. Past bids, discards and withdrawn lots can't be looked up, as in the printed rules."
)


def test_a_preset_is_chosen_and_named_wherever_the_table_is(visits: Visits, server: Server) -> None:
    page = visits("/new/luxury", size=PHONE)
    page.get_by_text("More: players, pace, rules").click()
    usual = page.get_by_role("radio", name="Usual", exact=True)
    printed = page.get_by_role("radio", name="As printed", exact=True)
    expect(usual).to_be_checked()
    usual.press("ArrowDown")
    expect(printed).to_be_checked()
    no = page.get_by_role("group", name="Show past bids").get_by_role("button", name="No", pressed=True)
    expect(no).to_be_visible()
    box = page.locator("label", has=printed).bounding_box()
    assert box is not None
    assert box["height"] >= 44
    sound(page)
    page.get_by_role("button", name="Anyone in the lobby").click()
    page.get_by_role("button", name="Open a table").click()
    expect(page.get_by_text(PRINTED)).to_be_visible(timeout=PATIENCE)
    assert state(page)["table"]["preset"] == "as-printed"
    sound(page)
    lobby = visits("/lobby", size=DESK)
    expect(lobby.get_by_role("listitem").get_by_text(PRINTED)).to_be_visible(timeout=PATIENCE)
    page.get_by_role("button", name="Start with bots").click()
    expect(page.locator(ACTIONS).first).to_be_visible(timeout=PATIENCE)
    page.get_by_role("button", name="Rules").first.click()
    drawer = page.get_by_role("dialog", name="Rules")
    expect(drawer.get_by_text(PRINTED)).to_be_visible(timeout=PATIENCE)


def test_an_option_set_by_hand_is_no_preset(visits: Visits) -> None:
    page = visits("/new/luxury", size=DESK)
    page.get_by_text("More: players, pace, rules").click()
    own = page.get_by_role("radio", name="Your own", exact=True)
    expect(own).to_have_count(0)
    past = page.get_by_role("group", name="Show past bids")
    past.get_by_role("button", name="No").click()
    expect(page.get_by_role("radio", name="As printed", exact=True)).to_be_checked()
    page.get_by_role("button", name="A Blackmailer has to name someone").click()
    expect(own).to_be_checked()
    expect(page.get_by_text("Show past bids: No; Other readings: ")).to_be_visible()
    page.get_by_role("radio", name="Usual", exact=True).check()
    expect(own).to_have_count(0)
    expect(past.get_by_role("button", name="Yes", pressed=True)).to_be_visible()
    page.goto("/new/secret")
    page.get_by_text("More: players, pace, rules").click()
    expect(page.get_by_text("Other readings")).to_be_visible()
    expect(page.get_by_role("radio")).to_have_count(0)


def test_the_host_sends_somebody_away_who_is_told_so(visits: Visits, server: Server) -> None:
    host, guest = Person(server), Person(server)
    code = host.post("/tables", game="luxury", seats=3, nickname="Fox")["code"]
    guest.post(f"/tables/{code}/join", nickname="Hen")
    fox = visits(f"/t/{code}", person=host, size=DESK)
    hen = visits(f"/t/{code}", person=guest, size=PHONE)
    expect(hen.get_by_role("button", name="Leave")).to_be_visible(timeout=PATIENCE)
    expect(hen.get_by_role("button", name="Send Fox away")).to_have_count(0)
    fox.get_by_role("button", name="Send Hen away").click(timeout=PATIENCE)
    asked = fox.get_by_role("dialog", name="Send Hen away")
    asked.get_by_role("button", name="Not yet").click()
    expect(asked).to_be_hidden()
    fox.get_by_role("button", name="Send Hen away").click()
    asked.get_by_role("button", name="Send away").click()
    expect(fox.get_by_text("Hen", exact=True)).to_have_count(0, timeout=PATIENCE)
    expect(hen.get_by_role("alert")).to_contain_text("given up your seat", timeout=PATIENCE)
    expect(hen.get_by_role("button", name="Sit down")).to_have_count(0)


def test_a_lesson_that_was_begun_goes_on_from_the_door(visits: Visits, server: Server) -> None:
    fox = Person(server)
    code = fox.post("/lessons/luxury", nickname="Fox")["code"]
    page = visits("/", person=fox)
    page.get_by_role("link", name=re.compile("A lesson, to be continued")).click(timeout=PATIENCE)
    expect(page).to_have_url(re.compile(f"/t/{code}$"))
    expect(page.locator(ACTIONS).first).to_be_visible(timeout=PATIENCE)
