"""Luxury by people at their screens: a whole match with every move and power, reveals, and what cannot be done."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import PHONE, Visits
from tests.e2e.parlour import PATIENCE, against_bots, finished, fits, sit_down, sound, state, unhurried
from tests.server.house import Server, begin, open_table


def pad(page: Page) -> Locator:
    return page.get_by_role("group", name="What you can do")


def card(page: Page, number: int) -> Locator:
    """A card of the own nine."""
    return page.get_by_role("toolbar", name="Your hand").get_by_role(
        "button", name=re.compile(rf"^{number}\b")
    )


def bid(page: Page, number: int) -> None:
    """Lay down a card as soon as one is asked for."""
    go = pad(page).get_by_role("button", name=re.compile("^Bid"))
    expect(go).to_be_visible(timeout=PATIENCE)
    if card(page, number).get_attribute("aria-pressed") != "true":
        card(page, number).click()
    expect(go).to_have_text(re.compile(rf"^Bid the {number}\b"))
    unhurried(go)


def told(page: Page, text: str, times: int = 1) -> None:
    """The log at the side of a desk has said so, this often."""
    lines = page.get_by_label("Log", exact=True).get_by_text(text)
    expect(lines).to_have_count(times, timeout=PATIENCE)


LISTEN = """() => {
  window.heard = [];
  new MutationObserver((changes) => {
    for (const change of changes)
      for (const line of change.addedNodes)
        if (line.textContent) heard.push([line.textContent, document.querySelectorAll(".bids .open").length]);
  }).observe(document.querySelector("[role=log]"), { childList: true });
}"""
"""Keeps what a screen reader is told, each line with how many cards lay open when it was said."""


def test_a_whole_match_with_every_move_and_power(visits: Visits) -> None:
    fox, hen = sit_down(visits, "luxury", 2)

    # Lot 1: who has chosen is shown, not what; the Blackmailer forces the 20 on Hen.
    bid(fox, 50)
    expect(hen.get_by_text("ready", exact=True)).to_be_visible(timeout=PATIENCE)
    expect(hen.get_by_text("Fox: face down")).to_be_attached()
    expect(fox.get_by_text("Your card: 50 Blackmailer.")).to_be_visible()
    assert "Blackmailer" not in hen.get_by_role("list", name="Everyone's bids").inner_text()
    bid(hen, 90)
    expect(pad(fox).get_by_role("button", name="Blackmail Hen")).to_contain_text(
        "holds the 20", timeout=PATIENCE
    )
    expect(hen.get_by_text("Blackmail: Fox may name someone.")).to_be_visible(timeout=PATIENCE)
    sound(fox)
    pad(fox).get_by_role("button", name="Blackmail Hen").click()
    told(fox, "You blackmail Hen, who must bid the 20 and takes this card back: 90.")
    told(fox, "Sold! You take the lot")
    expect(card(hen, 20)).to_have_attribute("aria-disabled", "true", timeout=PATIENCE)
    expect(card(hen, 90)).not_to_have_attribute("aria-disabled", "true")
    sound(hen)

    # Lot 2: a Blackmailer who names nobody.
    bid(fox, 80)
    bid(hen, 50)
    pad(hen).get_by_role("button", name="Blackmail nobody").click()
    told(fox, "Hen blackmails nobody.")

    # Lot 3: two Bankers tie, and bid again for double; the Swindler beats the 90.
    bid(fox, 40)
    bid(hen, 40)
    told(fox, "A tie at 40")
    told(fox, "Banker: your next bid counts double.")
    expect(hen.get_by_text("next bid counts double", exact=True)).to_be_visible(timeout=PATIENCE)
    expect(fox.get_by_text("A tie: bid again. Which card?")).to_be_visible(timeout=PATIENCE)
    bid(fox, 30)
    bid(hen, 90)
    told(fox, "Your Swindler counts as 95 next to a 90.")
    told(fox, "Your 190 is the highest bid.")

    # Lot 4: the Appraiser looks ahead, and only he.
    bid(fox, 70)
    bid(hen, 80)
    expect(fox.get_by_text("Only you know what comes next")).to_be_visible(timeout=PATIENCE)
    expect(hen.get_by_text("Lot 5 of 9")).to_be_visible(timeout=PATIENCE)
    expect(hen.get_by_text("Only you know what comes next")).to_have_count(0)

    # Lot 5: the Constable silences a Hooligan. Lot 6: nobody keeps this one from emptying the room.
    bid(fox, 60)
    bid(hen, 0)
    told(fox, "Your Constable keeps order: Hooligan, Blackmailer and Swindler have no power.")
    bid(fox, 0)
    bid(hen, 30)
    told(fox, "Your Hooligan clears the room.")

    # Lot 7: tied twice.
    for times in (1, 2):
        bid(fox, 40)
        bid(hen, 40)
        told(fox, "A tie at 80" if times == 2 else "A tie at 40", 1 if times == 2 else 2)
    told(fox, "Tied twice: nobody wins.")

    # Lot 8, and the last card.
    bid(fox, 90)
    bid(hen, 60)
    bid(fox, 20)
    bid(hen, 70)
    for page in (fox, hen):
        expect(page.get_by_role("button", name="See the result")).to_be_visible(timeout=PATIENCE)
    sound(fox)
    fox.get_by_role("button", name="See the result").click()
    expect(fox.get_by_text("Where the points came from")).to_be_visible(timeout=PATIENCE)

    code = fox.url.rsplit("/", 1)[1]
    answer: dict[str, Any] = fox.evaluate(
        "code => fetch(`/api/v1/tables/${code}/record`).then(answer => answer.json())", code
    )
    moves = answer.get("record", answer)["moves"]
    named = [move["target"] for move in moves if move["type"] == "blackmail"]
    assert len(named) == 2
    assert None in named
    assert {move["card"] for move in moves if move["type"] == "bid"} == {0, 20, 30, 40, 50, 60, 70, 80, 90}


def test_who_cannot_be_blackmailed_and_what_cannot_be_bid_say_why(visits: Visits, server: Server) -> None:
    code, people = open_table(server, "luxury", 3)
    begin(code, people)
    first, second, third = (visits(f"/t/{code}", person=person) for person in people)
    button = pad(first).get_by_role("button", name="Bid", exact=True)
    expect(button).to_have_attribute("aria-disabled", "true", timeout=PATIENCE)
    button.focus()
    expect(first.get_by_role("tooltip").filter(has_text="Choose a card first")).to_contain_text("Rule L3")
    bid(first, 50)
    bid(second, 20)
    bid(third, 90)
    safe = pad(first).get_by_role("button", name="Blackmail Person 1")
    expect(safe).to_have_attribute("aria-disabled", "true", timeout=PATIENCE)
    safe.focus()
    why = first.get_by_role("tooltip").filter(has_text="You can't blackmail a player who bid the 20.")
    expect(why).to_contain_text("Rule L4")
    pad(first).get_by_role("button", name="Blackmail Person 2").click()
    told(second, "Person 0 blackmails Person 2")
    expect(card(first, 50)).to_have_attribute("aria-disabled", "true", timeout=PATIENCE)
    card(first, 50).focus()
    spent = first.get_by_role("tooltip").filter(has_text="The 50 Blackmailer is no longer in your hand.")
    expect(spent).to_contain_text("Rule L3")


def test_the_keys_suffice_and_the_reveal_can_be_skipped_and_repeated(visits: Visits, server: Server) -> None:
    code, fox = against_bots(server, "luxury", 4)
    page = visits(f"/t/{code}", person=fox, size=PHONE, reduced_motion="no-preference")
    toolbar = page.get_by_role("toolbar", name="Your hand")
    toolbar.locator("button[tabindex='0']").focus(timeout=PATIENCE)
    for key in ("End", "ArrowLeft", "Enter"):
        page.keyboard.press(key)
    expect(card(page, 80)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")  # A second press takes the choice back: only the button lays a card down.
    expect(card(page, 80)).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Enter")
    page.evaluate(LISTEN)
    page.locator(".pad .button.go").press("Enter")
    skip = page.get_by_role("button", name="Skip")
    expect(skip).to_be_visible(timeout=PATIENCE)

    # A screen reader is told what the cards are when all of them are open, and how it ended after that.
    expect(page.get_by_role("log")).to_contain_text("Bids revealed", timeout=PATIENCE)
    first: tuple[str, int] = page.evaluate("heard[0]")
    assert first[0].startswith("Bids revealed")
    assert first[1] == 4
    again = page.get_by_role("button", name="Show again")
    expect(again).to_be_visible(timeout=PATIENCE)
    again.click()
    skip.click()
    expect(again).to_be_visible(timeout=PATIENCE)
    assert fits(page)


def test_who_watches_sees_no_hand_and_the_all_knowing_sees_all(visits: Visits, server: Server) -> None:
    code, _ = against_bots(server, "luxury", 4, options={"memory": False})
    page = visits(f"/t/{code}", size=PHONE)
    expect(page.get_by_role("list", name="Everyone's bids").get_by_role("listitem")).to_have_count(
        4, timeout=PATIENCE
    )
    expect(page.get_by_role("toolbar", name="Your hand")).to_have_count(0)
    page.get_by_role("button", name="Log & chat").click()
    hidden = page.get_by_role("dialog").get_by_text("Past bids and withdrawn lots aren't shown at this table")
    expect(hidden).to_be_visible()
    over, person = finished(server, "luxury", 3)
    page = visits(f"/replay/{over}#4", person=person)
    expect(page.get_by_role("region", name="My place").get_by_text("Hooligan")).to_have_count(
        3, timeout=PATIENCE
    )
    sound(page)


def test_lots_of_any_points_and_signs_are_chosen_and_what_cannot_be_says_why(visits: Visits) -> None:
    page = visits("/new/luxury", size=PHONE, excuse="status of 400")
    page.get_by_text("More: players, pace, rules").click()
    page.get_by_text("Change these").click()
    for number in range(1, 10):  # all of one sign: the others are still there to be chosen
        page.get_by_role("group", name=f"Lot {number}", exact=True).get_by_label("Sign").select_option(
            "estate"
        )
    first = page.get_by_role("group", name="Lot 1", exact=True)
    first.get_by_label("Sign").select_option("jewel")
    first.get_by_label("Points").fill("1000")
    for reading in ("The Banker doubles the first bid", "A doubled bid that ties stays doubled"):
        page.get_by_role("button", name=re.compile(reading)).click()
    page.get_by_role("button", name="Open a table").click()
    expect(page.get_by_text("the points of a lot cannot be 1000; allowed: nine of")).to_be_visible()
    first.get_by_label("Points").fill("9")
    page.get_by_role("button", name="Open a table").click()
    expect(
        page.get_by_text('"banker-next-lot" and "doubling-lasts" contradict each other; allowed:')
    ).to_be_visible()
    assert fits(page)
    page.get_by_role("button", name=re.compile("The Banker doubles the first bid")).click()
    page.get_by_role("button", name="Open a table").click()
    expect(page.get_by_role("heading", name="Invite friends")).to_be_visible()
    options = state(page)["table"]["options"]
    assert options["readings"] == ["doubling-lasts"]
    assert options["lots"][0] == {"points": 9, "sign": "jewel"}
    assert options["lots"][8] == {"points": 9, "sign": "estate"}
    assert {lot["sign"] for lot in options["lots"][1:]} == {"estate"}


@pytest.mark.parametrize("memory", [True, False])
def test_a_withdrawn_lot_lies_there_only_where_past_bids_are_shown(
    visits: Visits, server: Server, memory: bool
) -> None:
    code, people = open_table(server, "luxury", 2, options={"memory": memory})
    begin(code, people)
    desk, phone = visits(f"/t/{code}", person=people[0]), visits(f"/t/{code}", person=people[1], size=PHONE)
    bid(desk, 0)
    bid(phone, 80)
    told(desk, "Withdrawn. Nobody gets the lot")
    bid(desk, 90)
    bid(phone, 20)
    for page in (desk, phone):
        expect(page.get_by_text("Lot 3 of 9")).to_be_visible(timeout=PATIENCE)
        expect(page.get_by_role("group", name="Withdrawn")).to_have_count(1 if memory else 0)
    unknown = desk.get_by_label(re.compile("still to come, or withdrawn$"))
    expect(unknown).to_have_count(0 if memory else 7)
    expect(desk.get_by_label(re.compile(", Withdrawn$"))).to_have_count(1 if memory else 0)
    expect(desk.get_by_text("withdrawn lot", exact=True)).to_have_count(0 if memory else 1)
    sound(desk)
    desk.reload()
    told(desk, "Sold! You take the lot")
    told(desk, "Withdrawn. Nobody gets the lot", 1 if memory else 0)
    phone.get_by_role("button", name="Log & chat").click()
    expect(phone.get_by_role("dialog").get_by_text("The nine lots")).to_be_visible()
    expect(phone.get_by_role("dialog").get_by_label(re.compile("come, or withdrawn$"))).to_have_count(
        0 if memory else 7
    )
    sound(phone)
