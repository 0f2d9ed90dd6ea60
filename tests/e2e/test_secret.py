"""A whole match of secret by three people at three screens, with every kind of move; what cannot be done says why."""

import re
from contextlib import suppress
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.e2e.conftest import PHONE, Visits
from tests.e2e.parlour import PATIENCE, against_bots, finished, fits, pad, sit_down, sound, state, until
from tests.server.house import Person, Server, begin, open_table

THREES = {
    gem: [3, 3, 3] for gem in ("amber", "beryl", "coral", "diamond", "emerald", "feldspar")
}  # every gem asks for three cards: a short evening

PASS = re.compile(r"^Pass \d chips?$")
TAKE_BACK = "Take pile back 1 chip"


def coin(page: Page, value: int) -> Locator:
    """A money card that can be bid."""
    return page.get_by_role("toolbar", name="Your hand").get_by_role(
        "button", name=f"{value}, in your hand", exact=True
    )


def hand(page: Page) -> list[int]:
    """The money that can be bid now, ascending."""
    labels = page.get_by_role("toolbar", name="Your hand").locator("button:not([aria-disabled='true'])")
    return sorted(int(text) for text in labels.all_inner_texts())


def offer(page: Page, *cards: int, recover: bool = False) -> None:
    """Bid these cards, when it is time to."""
    expect(pad(page, re.compile("3 more cards"))).to_be_visible(timeout=PATIENCE)
    if recover:
        pad(page, TAKE_BACK).click()
    for card in cards:
        coin(page, card).click()
    pad(page, f"Bid {sum(cards)}" + " 1 chip" * recover).click()


def pass_by(page: Page, recover: bool = False) -> None:
    """Pass, when it is time to."""
    expect(pad(page, re.compile("3 more cards"))).to_be_visible(timeout=PATIENCE)
    if recover:
        pad(page, TAKE_BACK).click()
    pad(page, PASS).click()


def see_reveal(page: Page, *words: str) -> None:
    """The bids are revealed; these words are said; then it goes on, by itself if nobody skips it in time."""
    for word in words:
        expect(page.get_by_role("region", name="For sale")).to_contain_text(word, timeout=PATIENCE)
    with suppress(TimeoutError):
        page.get_by_role("region", name="My place").get_by_role("button", name="Skip").click(timeout=1000)


def ask_for_three(form: Page) -> None:
    """Every gem costs three cards: a short evening."""
    form.get_by_text("Change these").nth(1).click()
    for price in form.get_by_role("group", name="Prices").get_by_role("spinbutton").all():
        price.fill("3")


def test_a_whole_match_with_every_kind_of_move(visits: Visits) -> None:
    fox, hen, owl = pages = sit_down(visits, "secret", 3, ask_for_three)
    for page in pages:
        page.get_by_role("button", name=re.compile("^Keep: ")).first.click(timeout=PATIENCE)

    # Fox and Hen offer the same; Owl, who offered little, is next in line.
    sound(owl)
    offer(fox, 10, 9, 8)
    felt = hen.get_by_role("region", name="For sale")
    expect(felt).to_contain_text("Fox: ready", timeout=PATIENCE)
    expect(felt).not_to_contain_text("27")
    offer(hen, 10, 9, 8)
    offer(owl, 1, 2, 3)
    see_reveal(
        fox,
        "Two bids of 27 tie and cancel",
        "Owl's 6 is the next highest and takes it",
        "Hen: 8 + 9 + 10 = 27, tied",
    )
    see_reveal(owl, "Your 6 is the next highest: you take it")
    see_reveal(hen)
    expect(fox.get_by_role("button", name="10, in your pile")).to_be_visible()
    expect(owl.get_by_role("button", name="3, under a gem")).to_be_visible()

    # What was seen can be seen once more; chips pay for passing and for the pile.
    fox.get_by_role("button", name="Show again").click()
    expect(fox.get_by_role("region", name="For sale")).to_contain_text("Hen: 8 + 9 + 10 = 27, tied")
    pad(fox, "Skip").click()
    pass_by(fox, recover=True)
    offer(hen, 10, 9, 8, recover=True)
    pass_by(owl)
    see_reveal(fox, "Sold to Hen for 27.")
    see_reveal(hen, "Your 27 is the highest bid: the gem is yours.")
    see_reveal(owl)
    expect(fox.get_by_role("region", name="Seats")).to_contain_text("You")
    assert [state(page)["view"]["chips"][state(page)["view"]["viewer"]] for page in pages] == [1, 2, 2]

    # From here on Fox offers the most, the others the least they can, until only one has cards enough.
    over = fox.get_by_role("button", name="See the result")
    for _ in range(18):
        bidding = [page for page in pages if not state(page)["view"]["over"] and state(page)["legal"]]
        if not bidding:
            break
        for page in bidding:
            expect(pad(page, re.compile("3 more cards"))).to_be_visible(timeout=PATIENCE)
            cards = hand(page)
            offer(page, *(cards[-3:] if page is fox else cards[:3]))
        for page in pages:
            see_reveal(page)
    expect(over).to_be_visible(timeout=PATIENCE)
    expect(fox.get_by_role("list", name="The requests")).to_be_visible()
    sound(fox)
    over.click()
    expect(fox.get_by_text("Where the points came from")).to_be_visible(timeout=PATIENCE)

    code = fox.url.rsplit("/", 1)[1]
    record: dict[str, Any] = fox.evaluate(
        "code => fetch(`/api/v1/tables/${code}/record`).then(answer => answer.json())", code
    )
    moves = record.get("record", record)["moves"]
    made = {(move["type"], move.get("recover", False)) for move in moves}
    assert made == {("keep", False), ("bid", False), ("bid", True), ("pass", False), ("pass", True)}


def test_what_cannot_be_done_says_why_and_the_keys_suffice(visits: Visits, server: Server) -> None:
    code, fox = against_bots(server, "secret", 4, options={"asks": THREES})
    page = visits(f"/t/{code}", person=fox)
    keep = page.get_by_role("button", name=re.compile("^Keep: ")).first
    keep.focus(timeout=PATIENCE)
    page.keyboard.press("Enter")

    pad(page, re.compile("more cards")).focus(timeout=PATIENCE)
    asks = page.get_by_role("tooltip").filter(has_text="This gem costs exactly 3 cards.")
    expect(asks.filter(has_text="Rule S6")).to_be_visible()
    pad(page, TAKE_BACK).focus()
    expect(page.get_by_role("tooltip").filter(has_text="Your pile is empty")).to_be_visible()

    coins = page.get_by_role("toolbar", name="Your hand")
    coins.locator("button[tabindex='0']").focus()
    page.keyboard.press("End")
    for key in ("Space", "ArrowLeft", "Enter", "ArrowLeft", "Space"):
        page.keyboard.press(key)
    expect(pad(page, "Bid 27")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Space")  # one more than is asked for: the first one is let go
    expect(pad(page, "Bid 24")).to_be_visible()
    expect(coin(page, 10)).to_have_attribute("aria-pressed", "false")
    pad(page, "Bid 24").focus()
    page.keyboard.press("Enter")
    see_reveal(page, "You: 7 + 8 + 9 = 24")
    coins.get_by_role("button", name=re.compile("^8, (in your pile|under a gem)$")).focus()
    why = re.compile("Take the pile back for a chip|stays under a gem")
    expect(page.get_by_role("tooltip").filter(has_text=why).first).to_be_visible()


PLAY_ON = """() => {
  if (document.body.innerText.includes("Your cards stay hidden")) return true;
  const buttons = [...document.querySelectorAll("button:not([disabled], [aria-disabled='true'])")];
  const named = buttons.find(one => /show my cards|^Keep: /.test(one.ariaLabel ?? one.innerText));
  const card = buttons.find(one => one.closest("[role='toolbar']") && one.ariaPressed === "false");
  (named ?? document.querySelector(".buttons .go.main") ?? card)?.click();
  return false;
}"""
"""Whoever is shown keeps a request and bids, until the bids are revealed."""


def test_a_shared_screen_shows_nobodys_money_while_everybody_looks(visits: Visits, server: Server) -> None:
    fox = Person(server)
    table = fox.post(
        "/tables", game="secret", seats=3, nickname="Fox", bots=["simple"], options={"asks": THREES}
    )
    code = table["code"]
    fox.post(f"/tables/{code}/guests", nickname="Hen")
    begin(code, [fox])
    page = visits(f"/t/{code}", person=fox, reduced_motion="no-preference")
    page.wait_for_function(PLAY_ON, polling=100, timeout=PATIENCE)
    place = page.get_by_role("region", name="My place")
    expect(place).to_contain_text("Your cards stay hidden while everyone is looking.")
    expect(page.get_by_role("toolbar")).to_have_count(0)
    expect(page.locator(".plate")).to_have_count(0)


def test_a_whole_match_with_all_that_moves(visits: Visits, server: Server) -> None:
    """Fox and Hen tie at first, then Fox bids the most there is; every reveal is seen to its end."""
    code, people = open_table(server, "secret", 3, options={"asks": THREES})
    begin(code, people)
    page = visits(person=people[0], reduced_motion="no-preference")
    page.add_init_script("localStorage.setItem('saleroom.speed', 'brisk')")
    page.goto(f"/t/{code}")
    page.get_by_role("button", name=re.compile("^Keep: ")).first.click(timeout=PATIENCE)
    for person in people[1:]:
        person.post(f"/tables/{code}/moves", id="keep", move=person.state(code)["legal"][0])
    said = set()
    for number in range(18):
        for person in people[1:]:
            found = person.state(code)["legal"]
            bids = [move for move in found if move["type"] == "bid" and not move["recover"]] or found
            if bids:
                move = bids[-1] if number < 2 and person is people[1] else bids[0]
                person.post(f"/tables/{code}/moves", id=f"m{number}", move=move)
        now = until(page, lambda now: now["view"]["over"] or bool(now["legal"]))
        if now["view"]["over"]:
            break
        offer(page, *hand(page)[-3:])
        skip = pad(page, "Skip")
        expect(skip).to_be_visible(timeout=PATIENCE)
        hammer = page.locator(".verdict svg")
        hammer.wait_for(timeout=PATIENCE)
        said |= {re.sub(r"\d+|Person \d", "…", line) for line in page.locator(".verdict p").all_inner_texts()}
        expect(skip).to_have_count(0, timeout=PATIENCE)
    expect(page.get_by_role("list", name="The requests")).to_be_visible(timeout=PATIENCE)
    assert "Two bids of … tie and cancel." in said
    assert "Your … is the highest bid: the gem is yours." in said
    expect(page.locator("body > .ghost, body > [inert]")).to_have_count(0)  # everything has arrived


def test_a_phone_shows_everything_at_every_size_of_table(visits: Visits, server: Server) -> None:
    for seats in (3, 4, 5):
        code, fox = against_bots(server, "secret", seats)
        page = visits(f"/t/{code}", person=fox, size=PHONE)
        keep = page.get_by_role("button", name=re.compile("^Keep: "))
        expect(keep).to_have_count(2, timeout=PATIENCE)
        expect(keep.and_(page.locator(".main"))).to_have_count(0)  # neither is the one thing to do
        keep.first.click()
        for place in (coin(page, 1), coin(page, 10), pad(page, PASS), page.locator(".felt .sale .gem")):
            expect(place).to_be_in_viewport(ratio=0.99, timeout=PATIENCE)
        asks = page.locator(".felt .asks").bounding_box()
        assert asks is not None
        assert asks["x"] >= 4
        assert fits(page)
        for button in (coin(page, 1), coin(page, 10), pad(page, PASS), pad(page, TAKE_BACK)):
            box = button.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 48


def test_who_watches_sees_no_hand(visits: Visits, server: Server) -> None:
    code, _ = against_bots(server, "secret", 5)
    page = visits(f"/t/{code}", size=PHONE)
    expect(page.get_by_role("heading", name="Eighteen gems tonight")).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_role("toolbar")).to_have_count(0)
    expect(page.get_by_role("button", name=re.compile("^Keep"))).to_have_count(0)
    sound(page)


def test_an_all_knowing_replay_shows_every_hand_and_request(visits: Visits, server: Server) -> None:
    code, fox = finished(server, "secret")
    page = visits(f"/replay/{code}#6", person=fox)
    expect(
        page.get_by_role("region", name="My place").get_by_role("img", name="Hand 10").first
    ).to_be_visible(timeout=PATIENCE)
    assert fits(page)
