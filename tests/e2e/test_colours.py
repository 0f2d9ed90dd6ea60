"""A whole match of colours by two people at two screens, with every kind of move; what cannot be done says why."""

import re
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import DESK, PHONE, Visits
from tests.e2e.parlour import (
    PATIENCE,
    against_bots,
    an_x_in_the_way,
    fits,
    pad,
    sit_down,
    sound,
    state,
    turns,
    unhurried,
)
from tests.server.house import Server


def market(page: Page) -> Locator:
    """The cards of the market that can be pressed now."""
    return page.get_by_role("toolbar", name="Market").locator("button:not([aria-disabled='true'])")


def hand(page: Page) -> Locator:
    """The cards of the hand that can be pressed now."""
    return page.get_by_role("toolbar", name="Your hand").locator("button:not([aria-disabled='true'])")


def passing(page: Page) -> Locator:
    """The button that skips dealing, while it can be pressed."""
    return page.get_by_role("group", name="What you can do").locator(
        "button:not([aria-disabled='true']):not([disabled])", has_text="Skip: next dealer"
    )


def stand(page: Page, total: int) -> None:
    """Say that one stands, and see that it is told."""
    expect(pad(page, f"Stand at {total}")).to_be_enabled(timeout=PATIENCE)
    pad(page, f"Stand at {total}").click()
    expect(page.get_by_role("log").get_by_text(f"You stand at {total}.").last).to_be_attached(
        timeout=PATIENCE
    )


def put_up(page: Page) -> None:
    """Choose the first card that can be sold, and put it up: a tap alone does nothing that cannot be taken back."""
    market(page).first.click()
    page.get_by_role("group", name="What you can do").get_by_role(
        "button", name=re.compile("^Put up the ")
    ).click()


def arrows_lead_along(page: Page, toolbar: Locator) -> None:
    """From one card to the next, and back."""
    cards = toolbar.locator("button")
    cards.first.focus()
    for key, place in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("ArrowLeft", 0)):
        page.keyboard.press(key)
        expect(cards.nth(place), f"after {key}").to_be_focused()


def dealer_of(pages: list[Page]) -> tuple[Page, Page]:
    """The page whose turn it is to deal, and the other one."""
    for _ in range(200):
        for page, other in (pages, pages[::-1]):
            if passing(page).count() and market(page).count():
                return page, other
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody deals")


def test_a_whole_match_with_every_kind_of_move(visits: Visits) -> None:
    pages = sit_down(visits, "colours", 2)
    names = dict(zip(pages, ("Fox", "Hen"), strict=True))

    # The first lot: an opening, a raise that answers the ? by itself and adds a card of the hand, a pass.
    dealer, other = dealer_of(pages)
    put_up(dealer)
    expect(pad(dealer, "Stand")).to_have_attribute("aria-disabled", "true")
    other.get_by_role("toolbar", name="Your hand").get_by_role("button").first.focus()
    why = other.get_by_role("tooltip").filter(has_text=f"It's {names[dealer]}'s turn.")
    expect(why.filter(has_text="Rule C3").locator("visible=true")).to_have_count(1)
    expect(dealer.get_by_text("0 of 1 given up")).to_be_visible()
    market(dealer).first.click()
    expect(dealer.get_by_text("1 of 1 given up")).to_be_visible()
    pad(dealer, "Undo").click()
    expect(dealer.get_by_text("0 of 1 given up")).to_be_visible()
    market(dealer).first.click()
    stand(dealer, 1)
    expect(other.get_by_text("1 of 2 given up")).to_be_visible(timeout=PATIENCE)
    expect(
        other.get_by_role("button", name=re.compile(r"^(red|blue|green) .*You must match this"))
    ).to_have_count(1)
    sound(other)
    hand(other).first.click()
    stand(other, 2)
    expect(dealer.get_by_text("1 of 3 given up")).to_be_visible(timeout=PATIENCE)
    sound(dealer)
    pad(dealer, "Pass").click()

    # The second lot: the buyer puts an X where the other's X lies, and the card goes to the house.
    dealer, other = dealer_of(pages)
    crossed = re.compile(rf"^(red|blue|green) .*X from {names[dealer]}")
    expect(dealer.get_by_role("button", name=re.compile(r"^(red|blue|green) .*X from you"))).to_have_count(1)
    expect(other.get_by_role("button", name=crossed)).to_have_count(1)
    put_up(dealer)
    market(dealer).first.click()
    stand(dealer, 1)
    expect(other.get_by_text("1 of 2 given up")).to_be_visible(timeout=PATIENCE)
    other.get_by_role("button", name=crossed).click()
    stand(other, 2)
    expect(pad(dealer, "Pass")).to_be_enabled(timeout=PATIENCE)
    pad(dealer, "Pass").click()
    for page in pages:
        gone = page.get_by_role("log").get_by_text(
            "goes to the house for free."
        )  # now and then two equal ones
        expect(gone.first).to_be_attached(timeout=PATIENCE)
        expect(page.get_by_role("button", name="The house 3")).to_be_visible()

    # Then nobody wants anything: the market is cleared away until there is none.
    over = pages[0].get_by_role("button", name="See the result")
    for _ in turns():
        for page in pages:
            if passing(page).count():
                passing(page).click()
                expect(passing(page)).to_have_count(0, timeout=PATIENCE)
        if over.is_visible():
            break
    sound(pages[0])
    over.click()
    expect(pages[0].get_by_text("Where the points came from")).to_be_visible(timeout=PATIENCE)

    code = pages[0].url.rsplit("/", 1)[1]
    record: dict[str, Any] = pages[0].evaluate(
        "code => fetch(`/api/v1/tables/${code}/record`).then(answer => answer.json())", code
    )
    moves = record.get("record", record)["moves"]
    made = {(move["type"], *(key for key in ("slot", "card") if key in move)) for move in moves}
    assert made == {("offer", "slot"), ("pass",), ("renounce", "slot"), ("renounce", "card"), ("stand",)}


def test_what_cannot_be_done_says_why_and_the_keys_suffice(visits: Visits, server: Server) -> None:
    code, fox = against_bots(server, "colours", 3, options={"matching": "count"})
    page = visits(f"/t/{code}", person=fox)
    toolbar = page.get_by_role("toolbar", name="Market")
    mine = page.locator("section[aria-label='My place'] .button:not([aria-disabled='true']):not([disabled])")
    for _ in range(40):
        mine.first.wait_for(timeout=PATIENCE)
        if state(page)["view"]["phase"] == "dealing":
            break
        unhurried(pad(page, "Pass"))
    else:
        raise AssertionError("it is never my deal")
    expect(passing(page)).to_be_visible(timeout=PATIENCE)
    expect(market(page).first).to_be_visible(timeout=PATIENCE)
    toolbar.locator("button[tabindex='0']").press("ArrowRight")
    market(page).first.press("Enter")
    page.get_by_role("button", name=re.compile("^Put up the ")).press("Enter")
    sale = toolbar.get_by_role("button", name=re.compile("For sale"))
    expect(sale).to_be_visible(timeout=PATIENCE)
    arrows_lead_along(page, toolbar)
    # Markers beneath a card say what they are, too; the arrows still lead from card to card.
    market(page).first.press("Enter")
    expect(page.get_by_text("1 of 1 given up")).to_be_visible()
    expect(toolbar.locator("[data-told]").first).to_be_visible()
    arrows_lead_along(page, toolbar)
    pad(page, "Undo").press("Enter")
    expect(page.get_by_text("0 of 1 given up")).to_be_visible()
    sale.focus()
    expect(page.get_by_role("tooltip").filter(has_text="That is the card for sale.")).to_be_visible()
    pad(page, "Pass").focus()
    expect(page.get_by_role("tooltip").filter(has_text="The dealer must open")).to_be_visible()
    expect(page.get_by_role("tooltip").filter(has_text="Rule C2").first).to_be_visible()
    hand(page).first.focus()
    page.keyboard.press("Space")
    expect(page.get_by_text("1 of 1 given up")).to_be_visible()
    pad(page, "Stand at 1").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("log").get_by_text("You discard a card from your hand")).to_be_attached(
        timeout=PATIENCE
    )


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_the_pad_counts_the_hand_cards_that_are_owed(visits: Visits, server: Server, size: Any) -> None:
    code, first, second = an_x_in_the_way(server)
    page = visits(f"/t/{code}", person=first, size=size)
    other = visits(f"/t/{code}", person=second, size=size)
    expect(other.locator(".market")).to_be_visible(timeout=PATIENCE)
    owed = page.get_by_text("1 of your hand cards must replace the card you gave up for good")
    expect(owed).to_be_visible(timeout=PATIENCE)
    sound(page)
    assert fits(page)
    market(page).nth(0).click()
    market(page).nth(1).click()
    expect(page.get_by_text("2 of 2 given up")).to_be_visible()
    expect(owed).to_be_visible()
    pad(page, "Stand").focus()
    why = page.get_by_role("tooltip").filter(has_text="1 of your hand cards must still replace the card")
    expect(why.filter(has_text="Rule C5")).to_be_visible()
    hand(page).first.click()
    expect(owed).to_have_count(0)
    stand(page, 3)
    expect(
        page.get_by_role("log").get_by_text(re.compile("^You replace the .* with a hand card"))
    ).to_be_attached()
    crossed = page.get_by_role(
        "button", name=re.compile("^(red|blue|green) .*X from you.*hand card in its place: you")
    )
    expect(crossed).to_have_count(1)
    # The other one has seen that a hand card was used and for what, and not which.
    log = other.get_by_role("log")
    expect(log.get_by_text(re.compile("replaces the .* with a hand card"))).to_be_attached(timeout=PATIENCE)
    expect(log.get_by_text(re.compile("discards a hand card, face down"))).to_be_attached()
    theirs = re.compile(r"^(red|blue|green) .*X from (Fox|Hen).*hand card in its place: (Fox|Hen)")
    expect(other.get_by_role("button", name=theirs)).to_have_count(1)
    sound(other)


def test_who_watches_sees_no_hand(visits: Visits, server: Server) -> None:
    code, _ = against_bots(server, "colours", 4)
    page = visits(f"/t/{code}", size=PHONE)
    expect(page.get_by_role("toolbar", name="Market")).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_role("toolbar", name="Your hand")).to_have_count(0)
    expect(market(page)).to_have_count(0)
    sound(page)


def test_a_whole_match_with_all_that_moves(visits: Visits, server: Server) -> None:
    """Whatever can be pressed is, the newest button first; it always says what to do, and never gets stuck."""
    code, fox = against_bots(server, "colours", 3)
    page = visits(f"/t/{code}", person=fox, size=PHONE, reduced_motion="no-preference")
    page.evaluate("localStorage.setItem('saleroom.speed', 'brisk')")
    page.reload()
    over = page.get_by_role("button", name="See the result")
    ready = page.locator("section[aria-label='My place'] .button:not([aria-disabled='true']):not([disabled])")
    for turn in range(400):
        expect(ready.or_(over).or_(market(page)).or_(hand(page)).first).to_be_visible(timeout=PATIENCE)
        if over.is_visible():
            break
        assert page.locator(".ask").inner_text().strip()
        choices = (hand(page), market(page))[turn % 2]
        go = page.locator(".buttons .go:not([aria-disabled='true']):not([disabled])")
        with suppress(PlaywrightError):
            if go.count():
                go.click(timeout=1500)
            elif choices.count() and turn % 5:
                choices.nth(turn % choices.count()).click(timeout=1500)
            else:
                ready.first.click(timeout=1500)
        assert fits(page)
    expect(over).to_be_visible()
