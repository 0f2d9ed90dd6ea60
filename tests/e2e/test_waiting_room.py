"""Before a match: which rules a table has, who is sent away and told so, and what goes on from the door."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import DESK, PHONE, Visits
from tests.e2e.parlour import ACTIONS, PATIENCE
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
