"""From the door to the first own move, how others join, and what those find who come back."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import DESK, PHONE, Visits
from tests.e2e.parlour import ACTIONS, GAMES, PATIENCE, against_bots, finished, fits, moved_on, state
from tests.server.house import Person, Server

FIREFOX = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"


@pytest.mark.parametrize("game", GAMES)
def test_play_now_leads_to_a_table_with_something_to_do(page: Page, game: str) -> None:
    page.goto("/")
    page.locator(f".covers [data-game={game}]").get_by_role("button", name="Play now").click()
    expect(page.locator("section.felt")).to_be_visible()
    expect(page.locator(ACTIONS).first).to_be_visible(timeout=20_000)
    assert fits(page)
    expect(page.locator(ACTIONS).first).to_be_in_viewport(ratio=1)


def test_two_clicks_from_the_door_to_the_first_bid(page: Page) -> None:
    page.goto("/")
    page.locator(".covers [data-game=luxury]").get_by_role("button", name="Play now").click()
    first = page.locator(ACTIONS).first
    first.wait_for(timeout=20_000)
    asked = state(page)["asked"]
    first.click()
    if page.locator(".button.go").count():  # a card is chosen first, then laid down
        page.locator(".button.go").click()
    moved_on(page, asked)


def test_a_table_is_filled_with_opponents_by_one_click_and_nobody_is_in_a_hurry(visits: Visits) -> None:
    page = visits("/", size=PHONE)
    page.locator(".covers [data-game=luxury]").get_by_role("button", name="Play now").click()
    expect(page.locator(ACTIONS).first).to_be_visible(timeout=20_000)
    expect(page.locator(".clock")).to_have_count(0)
    page.goto("/new/emblems")
    page.get_by_text("More: players, pace, rules").click()
    page.get_by_role("button", name="4", exact=True).click()
    page.get_by_role("button", name="Open a table").click()
    page.get_by_role("button", name="Opponents about my strength").click()
    expect(page.get_by_text("Free seat")).to_have_count(0)
    expect(page.get_by_role("button", name="Opponents about my strength")).to_have_count(0)
    assert fits(page)


def test_invite_join_and_begin(page: Page, visits: Visits) -> None:
    page.goto("/new/luxury")
    page.get_by_label("Your name at the table").fill("<b>Fox</b>")
    page.get_by_text("More: players, pace, rules").click()
    page.get_by_role("button", name="2", exact=True).click()
    page.get_by_role("button", name="Open a table").click()
    expect(page.get_by_text("<b>Fox</b>")).to_be_visible()
    address = page.get_by_label("Link").input_value()
    other = visits(address, size=DESK)
    other.get_by_label("Your name at the table").fill("Hen")
    other.get_by_role("button", name="Sit down").click()
    other.get_by_role("button", name="I'm ready").click()
    expect(page.get_by_text("Hen", exact=True)).to_be_visible()
    page.get_by_role("button", name="Start").click()
    for one in (page, other):
        expect(one.locator(ACTIONS).first).to_be_visible(timeout=20_000)


def test_a_newcomer_is_shown_one_way_in_and_the_easiest_game_first(page: Page) -> None:
    page.goto("/")
    expect(page.locator("main .button.main")).to_have_count(1)
    expect(page.locator("main .button.main")).to_contain_text("Learn in five minutes")
    hard = page.locator(".covers .hard i").all_inner_texts()
    assert hard == sorted(hard, key=lambda dots: dots.count("●"))
    assert len(hard) == len(GAMES)
    page.get_by_role("button", name="Play with easy opponents").click()
    expect(page.locator(ACTIONS).first).to_be_visible(timeout=PATIENCE)
    assert {one["bot"] for one in state(page)["table"]["members"]} == {None, "novice"}
    page.goto("/")
    expect(page.get_by_role("region", name="Your tables").get_by_role("link")).to_contain_text("your turn")
    expect(page.get_by_text("Learn in five minutes")).to_have_count(0)


def test_a_table_is_found_by_its_code_or_its_link(visits: Visits, server: Server) -> None:
    code = Person(server).post("/tables", game="luxury", seats=2, nickname="Fox")["code"]
    page = visits("/", size=PHONE)
    field, join = page.get_by_label("Join with a code"), page.get_by_role("button", name="Join", exact=True)
    field.fill("no code at all")
    join.click()
    expect(page.get_by_role("alert")).to_contain_text("That isn't a table code")
    for text in (f" {code.upper()} ", f"{server.url}/t/{code}#x"):
        field.fill(text)
        join.click()
        expect(page.get_by_role("button", name="Sit down")).to_be_visible()
        page.go_back()


def test_who_comes_back_finds_matches_and_figures_on_any_device(visits: Visits, server: Server) -> None:
    code, fox = finished(server, "luxury")
    page = visits("/", person=fox)
    expect(page.get_by_role("heading", name="Welcome back")).to_be_visible()
    last = page.get_by_role("region", name="Your last matches")
    expect(last.get_by_role("listitem")).to_have_count(1)
    last.get_by_role("link", name="All your matches").click()
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    expect(page.get_by_role("region", name="Your statistics")).to_contain_text(
        re.compile("Luxury.*Matches.?1", re.DOTALL)
    )
    rows = page.locator(".list li")
    expect(rows).to_have_count(1)
    page.get_by_label("Game").select_option("emblems")
    expect(page.get_by_text("None of your matches fit these filters.")).to_be_visible()
    page.get_by_label("Game").select_option("")
    rows.get_by_role("link", name="Replay").click()
    expect(page).to_have_url(f"{server.url}/replay/{code}")


def test_my_devices_are_listed_and_signed_out_one_by_one(visits: Visits, server: Server) -> None:
    _, fox = against_bots(server, "luxury")
    page = visits("/me", person=fox, size=PHONE, excuse="status of 4")
    rows = page.locator(".devices li")
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("This device")
    expect(page.get_by_role("button", name="Sign out all other devices")).to_have_count(0)
    page.get_by_role("button", name="Create a personal link").click()
    expect(rows.nth(1)).to_contain_text("Personal link, not used yet")
    phone = visits(page.get_by_role("textbox", name="Link").input_value(), user_agent=FIREFOX)
    phone.get_by_role("button", name="Use my seats on this device").click()
    expect(phone.get_by_text("Your seats are on this device now.")).to_be_visible()
    page.reload()
    expect(rows).to_contain_text(["This device", re.compile(r"Firefox, Android\s+Last used")])
    assert fits(page)
    page.get_by_role("button", name="Sign out: Firefox, Android").click()
    expect(page.get_by_text("Signed out: Firefox, Android")).to_be_visible()
    expect(rows).to_have_count(1)
    phone.goto("/me")
    expect(phone.get_by_text("We don't know you yet")).to_be_visible()
    # The last one asks back: nobody would get in again.
    rows.get_by_role("button").click()
    expect(page.get_by_role("dialog")).to_contain_text("the only device that knows you")
    page.get_by_role("button", name="Yes, sign out").click()
    expect(page.get_by_text("We don't know you yet")).to_be_visible()
    assert page.evaluate("fetch('/api/v1/me').then(answer => answer.json())") == {"person": None}


def test_my_data_can_be_taken_away_and_deleted(visits: Visits, server: Server) -> None:
    _, fox = against_bots(server, "luxury")
    page = visits("/me", person=fox)
    with page.expect_download() as download:
        page.get_by_role("button", name="Download my data").click()
    assert json.loads(download.value.path().read_text("utf-8"))
    page.get_by_role("button", name="Delete my data…").click()
    page.get_by_role("button", name="Yes, delete everything").click()
    expect(page.get_by_text("We don't know you yet")).to_be_visible()
    assert page.evaluate("fetch('/api/v1/me').then(answer => answer.json())") == {"person": None}


def test_my_colour_is_mine_at_every_table(visits: Visits, server: Server) -> None:
    code, fox = against_bots(server, "luxury")
    page = visits("/me", person=fox)
    page.get_by_role("button", name="Colour 6", exact=True).click()
    page.goto(f"/t/{code}")
    expect(page.locator(ACTIONS).first).to_be_visible(timeout=PATIENCE)
    seat = state(page)["view"]["viewer"]
    colour = "name => getComputedStyle(document.body).getPropertyValue(name)"
    assert page.evaluate(colour, f"--seat-{seat}") == page.evaluate(colour, "--tint-5")
    assert page.evaluate(colour, "--seat-5") == page.evaluate(colour, f"--tint-{seat}")


def test_options_are_chosen_with_controls(visits: Visits) -> None:
    page = visits("/new/luxury", size=PHONE)
    page.get_by_text("More: players, pace, rules").click()
    page.get_by_role("group", name="Show past bids").get_by_role("button", name="No").click()
    page.get_by_text("Change these").click()
    ninth = page.get_by_role("group", name="Lot 9", exact=True)
    ninth.get_by_label("Points").fill("12")
    ninth.get_by_label("Sign").select_option("jewel")
    page.get_by_role("group", name="Lot 2", exact=True).get_by_label("Sign").select_option("vehicle")
    assert fits(page)
    page.get_by_role("button", name="Open a table").click()
    expect(page.get_by_role("heading", name="Invite friends")).to_be_visible()
    options = state(page)["table"]["options"]
    assert options["memory"] is False
    assert options["lots"][8] == {"points": 12, "sign": "jewel"}
    assert options["lots"][1] == {"points": 2, "sign": "vehicle"}
    page.goto("/new/secret")
    page.get_by_text("More: players, pace, rules").click()
    page.get_by_text("Change these").first.click()
    page.get_by_label("Card 10").fill("15")
    page.get_by_text("Change these").last.click()
    page.get_by_label("amber 1").fill("3")
    page.get_by_role("button", name="Open a table").click()
    expect(page.get_by_role("heading", name="Invite friends")).to_be_visible()
    options = state(page)["table"]["options"]
    assert options["money"] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 15]
    assert options["asks"]["amber"] == [3, 2, 3]


@pytest.mark.parametrize(
    ("game", "changes", "options"),
    [
        ("emblems", {"No emblem": "7"}, {"points": {"both": 3, "one": 1, "none": 7}}),
        ("colours", {"Number 9": "12", "Points per card": "2"}, {"sets": [3] * 6 + [6, 6, 12], "run": 2}),
    ],
)
def test_what_cards_count_is_chosen_with_controls(
    visits: Visits, game: str, changes: dict[str, str], options: dict[str, Any]
) -> None:
    page = visits(f"/new/{game}", size=PHONE)
    page.get_by_text("More: players, pace, rules").click()
    for part in page.get_by_text("Change these").all():
        part.click()
    for label, value in changes.items():
        page.get_by_label(label).fill(value)
    assert fits(page)
    page.get_by_role("button", name="Open a table").click()
    expect(page.get_by_role("heading", name="Invite friends")).to_be_visible()
    assert state(page)["table"]["options"] | options == state(page)["table"]["options"]


def test_a_new_table_asks_two_questions(visits: Visits, server: Server) -> None:
    page = visits("/new", size=PHONE)
    expect(page.get_by_role("button", name="Emblems", pressed=True)).to_be_visible()
    page.get_by_role("button", name="Luxury").click()
    page.get_by_role("button", name="House opponents").click()
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(ACTIONS).first).to_be_visible(timeout=PATIENCE)
    now = state(page)
    assert (now["table"]["game"], now["table"]["clock"]["kind"]) == ("luxury", "none")
    page.goto("/new/luxury")
    page.get_by_role("button", name="Anyone in the lobby").click()
    page.get_by_role("button", name="Open a table").click()
    note = page.get_by_role("note")  # the server of the tests listens on this machine only
    expect(note).to_contain_text("This link works on this computer only.")
    expect(note).to_contain_text("saleroom serve --host 0.0.0.0")
    code = page.url.rsplit("/", 1)[1]
    expect(page.get_by_text(f"Or tell them the code: {code}")).to_be_visible()
    assert code in [one["code"] for one in Person(server).get("/tables")]
