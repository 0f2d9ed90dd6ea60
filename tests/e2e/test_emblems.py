"""A whole match of emblems by three people at three screens: sealed bids, a tie, a blind bid; phones; keys."""

import re
from itertools import combinations
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import PHONE, Visits
from tests.e2e.parlour import PATIENCE, STEP, against_bots, finished, fits, pad, sit_down, sound, state, until
from tests.server.house import Person, Server, begin, open_table, play_on

WORTH = re.compile("(Both|One of|Neither of) your emblems")


def cards(page: Page) -> Locator:
    """The cards of the hand."""
    return page.get_by_role("toolbar", name="Your hand").get_by_role("button")


def go_on(page: Page) -> None:
    """Skip what is being turned over, if it still is."""
    pad(page, "Skip").evaluate_all("all => all.forEach(one => one.click())")


def ranks(page: Page) -> list[int]:
    """What the cards of the hand count, in their order, when it is time to bid."""
    go_on(page)
    expect(pad(page, "Bid")).to_be_visible(timeout=PATIENCE)
    labels = cards(page).evaluate_all("all => all.map(one => one.ariaLabel)")
    return [int(found[1]) for label in labels if (found := re.match(r"counts as (\d)", label))]


def bid(page: Page, places: list[int]) -> int:
    """Lay down the cards at these places of the hand; what they count together."""
    hand = ranks(page)
    for place in places:
        cards(page).nth(place).click()
    value = sum(hand[place] for place in places)
    send(page, value)
    return value


def send(page: Page, value: int) -> None:
    """Press the button that names the sum, and see it accepted."""
    pad(page, f"Bid {value}").click()
    expect(pad(page, f"Bid {value}")).to_have_count(0, timeout=PATIENCE)


def all_in(page: Page) -> None:
    hand = ranks(page)
    pad(page, "All cards").click()
    send(page, sum(hand))


def matching(hand: list[int], value: int) -> list[int] | None:
    """Places of a hand that count exactly so much, and leave a card over."""
    for many in range(1, len(hand)):
        for places in combinations(range(len(hand)), many):
            if sum(hand[place] for place in places) == value:
                return list(places)
    return None


def tie_with_an_empty_hand(pages: list[Page]) -> tuple[Page, Page, Page, int] | None:
    """Who can bid a whole hand, who can bid the same and keep a card, who looks on, and the sum."""
    hands = {page: ranks(page) for page in pages}
    for poor in pages:
        value = sum(hands[poor])
        for rich in pages:
            if rich is not poor and len(hands[poor]) == 6 and matching(hands[rich], value):
                return poor, rich, next(page for page in pages if page not in (poor, rich)), value
    return None


def test_a_whole_match_with_every_kind_of_bid(visits: Visits) -> None:
    pages = sit_down(visits, "emblems", 3)
    names = dict(zip(pages, ("Fox", "Hen", "Owl"), strict=True))
    found = None
    for _ in range(20):
        asked = [page for page in pages if state(page)["legal"]]  # after a tie only some are
        found = tie_with_an_empty_hand(pages) if len(asked) == len(pages) else None
        if found:
            break
        for page in asked:
            bid(page, [0])
    assert found, "no two hands of all these deals could be tied"
    poor, rich, idle, value = found

    # Sealed: who has chosen is shown, what is not.
    sound(pages[2])
    all_in(poor)
    felt = rich.get_by_role("region", name="For sale")
    expect(felt).to_contain_text(f"{names[poor]}: ready", timeout=PATIENCE)
    expect(felt).not_to_contain_text(f"Total {value}")
    cards(poor).first.focus()
    expect(
        poor.get_by_role("tooltip").filter(has_text="a bid on the table stays there").first
    ).to_be_visible()
    bid(idle, [0])
    bid(rich, matching(ranks(rich), value) or [])

    # All turn at once: a tie. The reveal can be skipped, and seen once more.
    expect(felt).to_contain_text(f"Total {value}", timeout=PATIENCE)
    pad(rich, "Skip").click()
    expect(felt).to_contain_text("A tie: bid again with the cards you have left.")
    felt.get_by_role("button", name="Show again").click()
    expect(felt).to_contain_text(f"Total {value}")
    pad(rich, "Skip").click()

    # Who has no hand left bids blind; who is not tied looks on, and is told why.
    for page in (poor, idle):
        go_on(page)
    expect(poor.get_by_role("region", name="My place")).to_contain_text(
        "the top card of your deck is bid for you"
    )
    cards(idle).first.focus()
    expect(
        idle.get_by_role("tooltip").filter(has_text="Only the tied players bid again.").first
    ).to_be_visible()
    expect(pad(idle, "Bid")).to_have_count(0)
    left = ranks(rich)
    bid(rich, list(range(len(left))))

    # Everybody bids everything until no card is left.
    over = pages[0].get_by_role("button", name="See the result")
    for _ in range(20):
        asked = [page for page in pages if state(page)["legal"]]
        if not asked:
            break
        for page in asked:
            all_in(page)
    expect(over).to_be_visible(timeout=PATIENCE)
    expect(pages[0].get_by_role("list", name="The secret cards")).to_be_visible(timeout=PATIENCE)
    sound(pages[0])

    log = state(pages[0])["events"]
    rounds = [event for event in log if event["type"] == "bids_revealed"]
    assert {(event["rule"], bid["from_deck"]) for event in rounds for bid in event["bids"]} >= {
        ("E3", False),
        ("E5", False),
        ("E5", True),
    }
    over.click()
    expect(pages[0].get_by_text("Where the points came from")).to_be_visible(timeout=PATIENCE)
    code = pages[0].url.rsplit("/", 1)[1]
    record: dict[str, Any] = pages[0].evaluate(
        "code => fetch(`/api/v1/tables/${code}/record`).then(answer => answer.json())", code
    )
    moves = record.get("record", record)["moves"]
    assert {move["type"] for move in moves} == {"bid"}
    assert {1, 6} <= {len(move["cards"]) for move in moves}


def test_the_keys_suffice_and_what_cannot_be_done_says_why(visits: Visits, server: Server) -> None:
    code, fox = against_bots(server, "emblems", 3)
    page = visits(f"/t/{code}", person=fox)
    hand = ranks(page)
    pad(page, "Bid").focus()
    why = page.get_by_role("tooltip").filter(has_text="A bid needs at least one card.")
    expect(why.filter(has_text="Rule E3")).to_be_visible()

    page.get_by_role("toolbar", name="Your hand").locator("button[tabindex='0']").focus()
    page.keyboard.press("End")
    for key in ("Space", "ArrowLeft", "Enter"):
        page.keyboard.press(key)
    expect(page.get_by_role("group", name="What you can do")).to_contain_text(f"Total {sum(hand[-2:])}")
    expect(page.get_by_role("group", name="What you can do")).to_contain_text(
        f"of 86; {86 - sum(hand[-2:])} left afterwards"
    )
    pad(page, "Lowest card").focus()
    page.keyboard.press("Enter")
    pad(page, f"Bid {hand[0]}").focus()
    page.keyboard.press("Enter")
    expect(pad(page, f"Bid {hand[0]}")).to_have_count(0, timeout=PATIENCE)
    focused = page.evaluate("document.activeElement.closest('section')?.ariaLabel")
    assert focused == "My place"  # the next bid is one press away
    log = page.get_by_role("list", name="Log")
    expect(log).to_contain_text("Bids revealed:", timeout=PATIENCE)  # sold, or tied with somebody


def test_a_secret_card_that_is_turned_over_is_told_nowhere(visits: Visits, server: Server) -> None:
    code, fox = against_bots(server, "emblems", 4)
    page = visits(f"/t/{code}", person=fox)
    secret = page.get_by_role("button", name=re.compile("^Your secret card: "))
    expect(secret).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_role("region", name="For sale")).to_contain_text(WORTH)
    secret.click()
    expect(
        page.get_by_role("button", name="Your secret card is face down. Press to look at it.")
    ).to_be_visible()
    expect(page.get_by_role("region", name="For sale")).not_to_contain_text(WORTH)
    expect(page.get_by_role("complementary")).not_to_contain_text(WORTH)
    expect(page.locator(".ringed:visible")).to_have_count(0)
    page.reload()
    page.get_by_role("button", name="Your secret card is face down. Press to look at it.").click(
        timeout=PATIENCE
    )
    expect(page.get_by_role("region", name="For sale")).to_contain_text(WORTH)


def test_a_shared_screen_shows_nobodys_cards_while_everybody_looks(visits: Visits, server: Server) -> None:
    fox = Person(server)
    code = fox.post("/tables", game="emblems", seats=3, nickname="Fox", bots=["simple"])["code"]
    fox.post(f"/tables/{code}/guests", nickname="Hen")
    begin(code, [fox])
    page = visits(f"/t/{code}", person=fox, reduced_motion="no-preference")
    place = page.get_by_role("region", name="My place")
    for name in ("Fox", "Hen"):
        page.get_by_role("button", name=f"I'm {name}: show my cards").click(timeout=PATIENCE)
        expect(cards(page)).to_have_count(6, timeout=PATIENCE)
        expect(page.get_by_role("button", name=re.compile("^Your secret card: "))).to_be_visible()
        pad(page, "Lowest card").click()
        pad(page, re.compile(r"^Bid \d$")).click()
    # Hen was the last to bid: what follows is for both of them.
    expect(place).to_contain_text("Your cards stay hidden while everyone is looking.", timeout=PATIENCE)
    expect(page.get_by_role("toolbar")).to_have_count(0)
    expect(page.get_by_role("button", name=re.compile("^Your secret card: "))).to_have_count(0)
    expect(page.locator(".ringed:visible")).to_have_count(0)
    expect(page.get_by_role("region", name="For sale")).not_to_contain_text(WORTH)
    pad(page, "Skip").click()
    cover = page.get_by_role("button", name=re.compile("show my cards"))
    expect(cover.or_(cards(page).first)).to_be_visible(timeout=PATIENCE)  # Hen's own, if there was a tie


def test_a_whole_match_with_all_that_moves(visits: Visits, server: Server) -> None:
    """Everybody bids everything, so that it is short; every reveal is seen to its end."""
    code, people = open_table(server, "emblems", 3)
    begin(code, people)
    page = visits(person=people[0], reduced_motion="no-preference")
    page.add_init_script("localStorage.setItem('saleroom.speed', 'brisk')")
    page.goto(f"/t/{code}")
    verdicts = set()
    for number in range(20):
        now = until(
            page, lambda now: now["view"]["over"] or bool(now["legal"] or people[1].state(code)["legal"])
        )
        if now["view"]["over"]:
            break
        for person in people[1:]:
            if found := person.state(code)["legal"]:
                move = max(found, key=lambda move: len(move["cards"]))
                person.post(f"/tables/{code}/moves", id=f"m{number}", move=move)
        if now["legal"]:
            pad(page, "All cards").click(timeout=PATIENCE)
            pad(page, re.compile(r"^Bid \d+$")).click()
            skip = pad(page, "Skip")
            expect(skip).to_be_visible(timeout=PATIENCE)
            for _ in range(500):  # a tie, a sale, or a card that nobody gets
                lines = page.locator(".verdict p").all_inner_texts()
                verdicts |= {re.sub(r"\d+|Person \d", "…", line) for line in lines}
                if not skip.count():
                    break
                page.wait_for_timeout(STEP)
            expect(skip).to_have_count(0, timeout=PATIENCE)
    expect(page.get_by_role("list", name="The secret cards")).to_be_visible(timeout=PATIENCE)
    assert verdicts & {"Your … is the highest bid: the card is yours.", "… takes it: … beats your …."}
    expect(page.locator("body > .ghost, body > [inert]")).to_have_count(0)  # everything has arrived


SMALLEST = "Math.min(...[...document.querySelectorAll('.hand .spot.has')].map(one => one.clientWidth))"
"""How wide the emblems on the cards of the hand are."""


def test_a_phone_shows_everything_at_every_size_of_table(visits: Visits, server: Server) -> None:
    for seats in (3, 5, 6, 10):
        code, fox = against_bots(server, "emblems", seats)
        page = visits(f"/t/{code}", person=fox, size=PHONE)
        assert len(ranks(page)) == 6
        for place in (cards(page).first, cards(page).last, pad(page, "Bid"), page.locator(".felt .lot")):
            expect(place).to_be_in_viewport(ratio=0.99, timeout=PATIENCE)
        for button in (
            cards(page).first,
            cards(page).last,
            pad(page, "Lowest card"),
            pad(page, "All cards"),
            pad(page, "Bid"),
        ):
            box = button.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 48
        assert page.evaluate(SMALLEST) >= 16
        assert fits(page)


def test_a_table_is_opened_where_cards_cost_points(visits: Visits) -> None:
    page = visits("/new/emblems", size=PHONE, excuse="status of 400")
    page.get_by_label("Your name at the table").fill("Fox")
    page.get_by_role("button", name="House opponents").click()
    page.get_by_text("More: players, pace, rules").click()
    page.get_by_text("Change these").click()
    field = page.get_by_role("group", name="Points").get_by_role("spinbutton")
    field.nth(2).fill("1000")
    page.locator("form").get_by_role("button", name="Play now").click()
    expect(page.get_by_text("none cannot count 1000; allowed: ")).to_be_visible(timeout=PATIENCE)
    for place, points in enumerate(("-3", "-99", "-5")):
        field.nth(place).fill(points)
    assert fits(page)
    page.locator("form").get_by_role("button", name="Play now").click()
    sale = page.get_by_role("region", name="For sale")
    expect(sale).to_contain_text(re.compile("emblems: −(3|5|99) points"), timeout=PATIENCE)
    assert fits(page)


def test_scores_below_zero_are_added_up(visits: Visits, server: Server) -> None:
    points = {"both": -3, "one": -99, "none": -5}
    code, fox = against_bots(server, "emblems", 3, options={"points": points})
    play_on(code, [fox])
    page = visits(f"/t/{code}", person=fox, size=PHONE)
    scores = fox.state(code)["view"]["outcome"]["scores"]
    assert min(scores) < -99
    places = page.get_by_role("list", name="Final standings")
    for score in scores:
        expect(places).to_contain_text(f"−{-score}" if score else "0", timeout=PATIENCE)
    table = page.get_by_role("region", name="Where the points came from")
    expect(table).to_contain_text(f"−{-min(scores)}")
    expect(table).not_to_contain_text("-")
    sound(page)


def test_who_watches_sees_no_hand(visits: Visits, server: Server) -> None:
    code, _ = against_bots(server, "emblems", 10)
    page = visits(f"/t/{code}", size=PHONE)
    expect(page.get_by_role("list", name="Everyone's bids").first).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_role("toolbar")).to_have_count(0)
    expect(page.get_by_role("button", name=re.compile("secret card"))).to_have_count(0)
    sound(page)


def test_an_all_knowing_replay_shows_every_hand(visits: Visits, server: Server) -> None:
    code, fox = finished(server, "emblems")
    page = visits(f"/replay/{code}#2", person=fox)
    mine = page.get_by_role("region", name="My place")
    expect(mine.get_by_role("img", name=re.compile(r"^counts as \d"))).to_have_count(18, timeout=PATIENCE)
    assert fits(page)
