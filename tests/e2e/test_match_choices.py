"""What is done to a match besides playing it: a pause and an end if all agree, resigning; nobody alone has a clock."""

from playwright.sync_api import Page, expect

from tests.e2e.conftest import DESK, PHONE, Visits
from tests.e2e.parlour import PATIENCE, pad, state
from tests.server.house import Person, Server, begin, open_table


def choose(page: Page, *names: str) -> None:
    """Press these in the menu of the table, one after the other."""
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog", name="Menu")
    if not menu.get_by_role("button", name=names[0]).is_visible():
        menu.get_by_text("This match").click()
    for name in names:
        menu.get_by_role("button", name=name).last.click()
    page.keyboard.press("Escape")


def test_a_pause_and_an_end_need_everybody(visits: Visits, server: Server) -> None:
    code, (fox, hen) = open_table(server, "antiques", 2, seats=3)
    begin(code, [fox, hen])
    mine, theirs = visits(f"/t/{code}", person=fox, size=DESK), visits(f"/t/{code}", person=hen, size=PHONE)
    choose(mine, "Pause")
    expect(theirs.get_by_text("would like a pause. You can agree in the menu.")).to_be_visible(
        timeout=PATIENCE
    )
    assert not state(mine)["table"]["paused"]
    choose(theirs, "Agree")
    for page in (mine, theirs):
        expect(page.get_by_role("region", name="Antiques").get_by_text("The match is paused.")).to_be_visible(
            timeout=PATIENCE
        )
        expect(page.get_by_role("timer")).to_have_count(0)
    for page in (mine, theirs):
        page.get_by_role("region", name="Antiques").get_by_role("button", name="Resume").click()
    expect(mine.get_by_text("The match is paused.")).to_have_count(0, timeout=PATIENCE)
    choose(theirs, "End without a result")
    choose(mine, "Agree")
    for page in (mine, theirs):
        expect(page.get_by_text("Everyone agreed to end this match")).to_be_visible(timeout=PATIENCE)


def test_resigning_is_asked_back_and_a_bot_plays_on(visits: Visits, server: Server) -> None:
    code, (fox, hen) = open_table(server, "antiques", 2, seats=3)
    begin(code, [fox, hen])
    page = visits(f"/t/{code}", person=fox, size=PHONE)
    choose(page, "Resign")
    assert not any(one["conceded"] for one in state(page)["table"]["members"])
    choose(page, "Resign", "Resign")
    expect(page.get_by_text("You've resigned: a bot plays on in your place.")).to_be_visible(timeout=PATIENCE)


def test_whoever_begins_alone_has_no_clock(visits: Visits, server: Server) -> None:
    fox = Person(server)
    code = fox.post("/tables", game="antiques", seats=3, nickname="Fox", bots=["simple"] * 2)["code"]
    page = visits(f"/t/{code}", person=fox, size=DESK)
    page.get_by_role("button", name="Start", exact=True).click()
    expect(pad(page, "Pass")).to_be_visible(timeout=PATIENCE)
    assert state(page)["table"]["clock"]["kind"] == "none"
    expect(page.get_by_role("timer")).to_have_count(0)
