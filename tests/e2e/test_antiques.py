"""A whole match of antiques by three people at three screens, with every kind of move; what cannot be done says why."""

import re
from contextlib import suppress
from typing import Any

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import PHONE, Visits
from tests.e2e.parlour import (
    PATIENCE,
    against_bots,
    finished,
    fits,
    pad,
    sit_down,
    sound,
    state,
    unhurried,
    until,
)
from tests.server.house import Server

TRICKS = ["stop", "ban", "swap"]
ROUNDS = 20


def press(page: Page, name: str) -> None:
    """Press a button of the pad as soon as it can be pressed."""
    unhurried(pad(page, name))


def felt(page: Page) -> Locator:
    return page.get_by_role("region", name="For sale")


def offer_a_swap(page: Page, whom: str, payer: str | None = None) -> None:
    """Offer somebody the first two cards that can be swapped."""
    press(page, "Swap…")
    sheet = page.get_by_role("dialog", name="Offer a swap")
    sheet.get_by_role("button", name=whom, exact=True).click()
    sound(page)
    sheet.get_by_role("toolbar", name="You give").get_by_role("button").first.click()
    sheet.get_by_role("toolbar", name="You get").locator("button:not([aria-disabled='true'])").first.click()
    if payer:
        sheet.get_by_role("button", name=payer).click()
    sheet.get_by_role("button", name="Offer the swap").click()


def place_replicas(page: Page, then: Locator) -> None:
    """Put replicas into the first group there is, until the table has gone on."""
    places = page.get_by_role("group", name="Where does the replica go?").get_by_role("button")
    expect(places.first.or_(then).first).to_be_visible(timeout=PATIENCE)
    # The page may still ask what the server has been told already.
    while (now := state(page))["legal"] and now["legal"][0]["type"] == "place":
        unhurried(places.first)
        until(page, lambda after, before=now["number"]: after["number"] > before)  # type: ignore[misc]
    expect(then).to_be_visible(timeout=PATIENCE)


def lot(page: Page, number: int) -> Locator:
    """The head of the table says which lot it is."""
    return page.get_by_role("banner").get_by_text(f"Lot {number} of {ROUNDS}")


def choose_tricks(form: Page) -> None:
    for trick in TRICKS:
        form.get_by_role("button", name=re.compile(f"^{trick}: ", re.IGNORECASE)).click()


def go_on(button: Locator) -> None:
    """Press a button that goes away by itself, perhaps before it is pressed."""
    with suppress(PlaywrightError):
        button.click(timeout=1000)


def skip(page: Page) -> Locator:
    return page.get_by_role("button", name="Skip", exact=True)


def watch_no_longer(page: Page) -> None:
    """Nobody watches a lot being handed over for longer than needed."""
    page.add_locator_handler(skip(page), go_on)


def by_seat_of(pages: list[Page]) -> list[Page]:
    """The pages in the order of their seats."""
    for page in pages:
        expect(felt(page)).to_be_visible(timeout=PATIENCE)
        watch_no_longer(page)
    return sorted(pages, key=lambda page: int(state(page)["view"]["viewer"]))


def test_a_whole_match_with_every_kind_of_move(visits: Visits) -> None:
    ann, bob, cid = pages = by_seat_of(sit_down(visits, "antiques", 3, choose_tricks))
    by_seat = {one["seat"]: one["nickname"] for one in state(ann)["table"]["members"]}

    # Lot 1 goes to the first seat; the third card can be seen once more.
    sound(ann)
    expect(felt(cid).get_by_role("button", name="Face down")).to_be_visible()
    press(ann, "Bid 1")
    expect(pad(ann, "No trick")).to_be_visible(timeout=PATIENCE)
    sound(ann)
    press(ann, "No trick")
    expect(felt(bob)).to_contain_text(f"{by_seat[0]} bids 1.")
    press(bob, "Pass")
    press(cid, "Pass")
    place_replicas(ann, lot(ann, 2))
    expect(lot(bob, 2)).to_be_visible(timeout=PATIENCE)
    bob.remove_locator_handler(skip(bob))
    bob.get_by_role("button", name="Show again").click()
    expect(felt(bob)).to_contain_text("Under the cloth: ")
    watch_no_longer(bob)

    # Lot 2 goes to the second seat, so that there is something to swap.
    press(bob, "Bid 1")
    press(bob, "No trick")
    press(cid, "Pass")
    press(ann, "Pass")
    place_replicas(bob, lot(bob, 3))

    # Lot 3: an offer that is declined, another that is accepted.
    press(cid, "Pass")
    press(ann, "Bid 1")
    offer_a_swap(ann, by_seat[1], payer=f"{by_seat[1]}'s")
    expect(felt(bob)).to_contain_text("It would use up your swap token.", timeout=PATIENCE)
    sound(bob)
    press(bob, "Decline the swap")
    press(bob, "Bid 2")
    offer_a_swap(bob, by_seat[0])
    expect(felt(cid)).to_contain_text(f"{by_seat[0]} gives", timeout=PATIENCE)
    press(ann, "Accept the swap")
    press(ann, "Pass")
    place_replicas(bob, lot(bob, 4))

    # Lot 4: a ban. Lot 5: fifteen coins, typed, and a stop.
    press(ann, "Bid 1")
    press(ann, f"Ban {by_seat[1]}")
    expect(felt(bob)).to_contain_text(f"{by_seat[0]} bans you from this lot.", timeout=PATIENCE)
    press(cid, "Pass")
    place_replicas(ann, lot(ann, 5))
    press(bob, "Pass")
    cid.get_by_role("button", name="Another amount").click(timeout=PATIENCE)
    cid.get_by_label("Another amount").fill("99")
    cid.get_by_role("button", name="Bid 99").hover()
    expect(cid.get_by_role("tooltip").filter(has_text="That's more than you can bid")).to_be_visible()
    cid.get_by_label("Another amount").fill("15")
    cid.get_by_label("Another amount").press("Enter")
    press(cid, "Call stop")
    place_replicas(cid, lot(cid, 6))

    # From here on the first seat buys all there is for a coin, and wants to hear of no more tricks.
    ann.get_by_role("switch", name="Ask about tricks after each of my bids").click(timeout=PATIENCE)
    over = ann.get_by_role("button", name="See the result")
    for number in range(6, ROUNDS + 1):
        for turn in range(3):
            page = pages[(number - 1 + turn) % 3]
            press(page, "Bid 1" if page is ann else "Pass")
        place_replicas(ann, lot(ann, number + 1) if number < ROUNDS else over)
    expect(felt(ann)).to_contain_text("The auction is over", timeout=PATIENCE)
    sound(ann)
    over.click()
    expect(ann.get_by_text("Where the points came from")).to_be_visible(timeout=PATIENCE)

    code = ann.url.rsplit("/", 1)[1]
    record: dict[str, Any] = ann.evaluate(
        "code => fetch(`/api/v1/tables/${code}/record`).then(answer => answer.json())", code
    )
    moves = record.get("record", record)["moves"]
    made = {(move["type"], move.get("use", move.get("accept"))) for move in moves}
    assert made == {
        ("bid", None),
        ("pass", None),
        ("trick", "none"),
        ("trick", "stop"),
        ("trick", "ban"),
        ("trick", "swap"),
        ("answer", True),
        ("answer", False),
        ("place", None),
    }


def test_what_cannot_be_done_says_why_and_the_keys_suffice(visits: Visits, server: Server) -> None:
    code, fox = against_bots(server, "antiques", 3, options={"tricks": TRICKS})
    page = visits(f"/t/{code}", person=fox)
    bid = (
        page.get_by_role("group", name="What you can do")
        .get_by_role("button", name=re.compile(r"^Bid \d+$"))
        .first
    )
    expect(bid).to_be_enabled(timeout=PATIENCE)
    stop = page.get_by_role("region", name="My place").get_by_role("button", name="Stop", exact=True)
    why = page.get_by_role("tooltip").filter(has_text="A stop needs a bid of at least 15.")
    # The page moves beneath a pointer that rests: nothing speaks up. Then the pointer moves.
    stop.locator("xpath=..").dispatch_event("mouseenter")
    expect(why).to_be_hidden()
    stop.hover()
    expect(why).to_be_visible()
    page.mouse.move(2, 2)
    expect(why).to_be_hidden()
    stop.focus()
    expect(why.filter(has_text="Rule A10")).to_be_visible()

    # A bid, no trick with it, and so on, without the mouse: the focus stays where something can be done.
    bid.focus()
    page.keyboard.press("Enter")
    expect(pad(page, "No trick")).to_be_focused(timeout=PATIENCE)
    until(page, lambda now: now["view"]["phase"] == "trick")
    page.keyboard.press("Space")
    until(page, lambda now: now["number"] >= 2)
    page.wait_for_function("() => document.activeElement.closest(\"section[aria-label='My place']\")")


def test_a_phone_shows_everything_at_every_size_of_table(visits: Visits, server: Server) -> None:
    for seats in (3, 4, 5, 6):
        code, fox = against_bots(server, "antiques", seats, options={"tricks": TRICKS, "open_purses": True})
        page = visits(f"/t/{code}", person=fox, size=PHONE)
        expect(pad(page, "Pass")).to_be_enabled(timeout=PATIENCE)
        assert fits(page)
        # What only says what it is may be drawn smaller: a finger beside it means it all the same (test_access).
        buttons = page.locator("section[aria-label='My place'] button").all()
        assert len(buttons) >= 10
        for button in buttons:
            expect(button).to_be_in_viewport(ratio=0.99)
            box = button.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 48
        for card in felt(page).locator(".slot").all():
            expect(card).to_be_in_viewport(ratio=0.99)


EQUALLY_WIDE = """() => {
  const cards = [...document.querySelectorAll(".felt .slot")];
  return cards.length === 3 && new Set(cards.map(one => Math.round(one.getBoundingClientRect().width))).size === 1;
}"""
"""All three at one moment: a new size of the screen takes a while to reach the cards."""


def test_the_three_cards_of_a_lot_are_equally_large_on_every_screen(visits: Visits, server: Server) -> None:
    code, fox = against_bots(server, "antiques", 4)
    page = visits(f"/t/{code}", person=fox)
    faces = felt(page).locator(".slot")
    expect(faces).to_have_count(3, timeout=PATIENCE)
    for width, height in ((360, 640), (820, 1180), (1024, 768), (1180, 820), (1600, 1000), (740, 360)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(EQUALLY_WIDE, timeout=PATIENCE)
        assert fits(page)


def test_who_watches_sees_the_lot_and_no_pad(visits: Visits, server: Server) -> None:
    code, _ = against_bots(server, "antiques", 6)
    page = visits(f"/t/{code}", size=PHONE)
    expect(felt(page).get_by_role("button", name="Face down")).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_role("region", name="My place")).to_have_count(0)
    sound(page)


def test_an_all_knowing_replay_shows_every_purse_and_the_third_card(visits: Visits, server: Server) -> None:
    code, fox = finished(server, "antiques")
    page = visits(f"/replay/{code}#2", person=fox)
    expect(felt(page).locator(".slot").nth(2)).to_contain_text("Face down", timeout=PATIENCE)
    expect(
        page.get_by_role("region", name="Seats").get_by_role("button", name=re.compile("^Purse"))
    ).to_have_count(3)
    assert fits(page)


LIVELY = {"reduced_motion": "no-preference"}


def test_the_felt_keeps_its_place_and_a_lot_is_played_out_with_all_that_moves(
    visits: Visits, server: Server
) -> None:
    code, fox = against_bots(server, "antiques", 4)
    page = visits(f"/t/{code}", person=fox, size=PHONE, has_touch=True, **LIVELY)
    page.evaluate(
        """() => {
          globalThis.seen = { heights: new Set(), calls: new Set() };
          const look = () => {
            if (!seen.calls.has("gavel")) seen.heights.add(document.querySelector(".strip")?.offsetHeight ?? 0);
            for (const one of document.querySelectorAll(".call .said, .verdict p, .gavel, .turning"))
              seen.calls.add(one.matches(".gavel, .turning") ? one.className.split(" ")[0] : one.textContent);
            requestAnimationFrame(look);
          };
          look();
        }"""
    )
    pad(page, "Pass").click(timeout=PATIENCE)
    expect(lot(page, 2)).to_be_visible(timeout=PATIENCE)
    seen = page.evaluate("({ heights: [...seen.heights], calls: [...seen.calls] })")
    assert len(set(seen["heights"]) - {0}) == 1
    calls = " | ".join(seen["calls"])
    for told in ("Going ", "Sold to", "Under the cloth: ", "gavel", "turner"):
        assert told in calls
    assert re.search(r"You didn't bid; \w+ paid \d+\.", calls)
    # Whatever lies there says what it is to a finger, too.
    felt(page).get_by_role("button", name=re.compile("^(?!Face|Bank|Show|Skip)")).first.tap()
    expect(page.get_by_role("tooltip")).to_contain_text(re.compile(r"Rule A\d+"))


def test_a_whole_match_with_all_that_moves(visits: Visits, server: Server) -> None:
    code, fox = against_bots(server, "antiques", 3)
    page = visits(f"/t/{code}", person=fox, size=PHONE, **LIVELY)
    page.evaluate("localStorage.setItem('saleroom.speed', 'brisk')")
    page.reload()
    over = page.get_by_role("button", name="See the result")
    turns = (
        page.get_by_role("group", name="What you can do")
        .get_by_role("button", name=re.compile(r"^(Bid \d+|Pass)$"))
        .and_(page.locator("button:not([aria-disabled='true'])"))
    )
    for turn in range(200):
        places = page.get_by_role("group", name="Where does the replica go?").get_by_role("button")
        expect(turns.or_(places).or_(over).first).to_be_visible(timeout=PATIENCE)
        if over.is_visible():
            break
        if places.count():
            unhurried(places.first)
        else:
            with suppress(PlaywrightError):
                turns.nth(turn % 2).click(timeout=2000)
        assert fits(page)
    expect(over).to_be_visible()
