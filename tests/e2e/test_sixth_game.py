"""A game of a package from elsewhere, in the browser: from the door to the replay, on the table made from its types."""

import os
import re
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.conformance.packages import ROOT, install_for_real
from tests.e2e.conftest import DESK, Visits
from tests.e2e.parlour import (
    ACTIONS,
    DRAWN,
    PATIENCE,
    against_bots,
    finished,
    moved_on,
    sound,
    state,
    turns,
    unhurried,
    until,
)
from tests.server.house import Server, play_on

PHONE = {"width": 390, "height": 844}
SIZES = [PHONE, {"width": 820, "height": 1180}, {"width": 844, "height": 390}, DESK]
SOURCES = ("src/saleroom/**/*.py", "src/saleroom/**/*.ftl", "web/src/**/*.ts", "web/src/**/*.svelte")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server in an environment of its own, where the sixth game is installed."""
    executable = install_for_real(ROOT / "examples" / "sixth-game", tmp_path_factory.mktemp("sixth"))
    running = Server(tmp_path_factory.mktemp("e2e-sixth"), bot_delay=0, tables=100_000)
    running.command[0] = str(executable)
    running.settings["PYTHONPATH"] = os.pathsep.join([str(ROOT / "src"), *filter(None, sys.path)])
    with running:
        yield running


def cover(page: Page) -> Locator:
    """The game on the door."""
    return page.locator(".covers li").filter(has=page.get_by_role("heading", name="By the Candle"))


def moves(page: Page) -> Locator:
    """The buttons of the pad."""
    return page.get_by_role("group", name="What you can do").get_by_role("button")


def in_words(move: dict[str, Any]) -> str:
    """A move as its button says it."""
    return f"Bid {move['coins']}" if move["coins"] else "Pass"


def play_through(page: Page) -> int:
    """Make every own decision by a button, until the match is over; how many there were."""
    made = 0
    for _ in turns():
        now = until(page, lambda now: now["view"]["over"] or bool(now["legal"]))
        if now["view"]["over"]:
            break
        names = [in_words(move) for move in now["legal"]]
        expect(page.locator(".round")).to_contain_text(f"Move {now['number']}", timeout=PATIENCE)
        expect(moves(page)).to_have_count(len(names))
        assert [
            button.get_attribute("aria-label") or button.inner_text() for button in moves(page).all()
        ] == names
        wanted = names[1] if len(names) > 1 and now["view"]["price"] < 4 else "Pass"
        button = moves(page).get_by_text(wanted, exact=True).or_(page.get_by_label(wanted, exact=True)).first
        if made % 2:
            button.focus()
            page.keyboard.press("Enter")
        else:
            unhurried(button)
        moved_on(page, now["asked"])
        made += 1
    return made


def test_no_file_of_the_house_knows_it() -> None:
    files = [file for pattern in SOURCES for file in ROOT.glob(pattern)]
    assert len(files) > 200
    assert [file for file in files if re.search(r"\bcandle\b", file.read_text("utf-8"))] == []


def test_a_whole_match_from_the_door_to_the_replay(visits: Visits) -> None:
    page = visits("/")
    expect(page.locator(".covers li")).to_have_count(6)
    expect(cover(page)).to_contain_text("2–5 players")
    expect(cover(page)).to_contain_text("about 10 minutes")
    expect(cover(page)).to_contain_text("easy")
    expect(cover(page).get_by_role("link", name="Learn to play")).to_have_count(0)
    cover(page).get_by_role("button", name="Play now").click()
    expect(page.get_by_text("Bid, or wait for the candle?")).to_be_visible(timeout=PATIENCE)
    code = page.url.rsplit("/", 1)[1]
    opening = state(page)["view"]
    assert opening["seats"] == 4
    expect(page.locator(".felt")).to_contain_text("The lot for sale")
    expect(page.locator(".felt")).to_contain_text("The candle that burns and those to come")
    expect(page.locator(".top li.seat")).to_have_count(4)
    expect(page.locator(".top li.seat").first).to_contain_text("Coins 20")
    assert play_through(page) >= 10
    lines = page.get_by_role("list", name="Log").get_by_role("listitem").all_inner_texts()
    assert len(lines) == 60
    assert all(
        re.fullmatch(r".+: (pass\.|\d+!)|The candle is out after \d+ notches\. .+", line) for line in lines
    )
    page.get_by_role("button", name="See the result").click()
    outcome = state(page, code)["view"]["outcome"]
    # Whoever has not won reads first how they came off.
    title = page.locator(".title").filter(has=page.get_by_role("heading", level=1))
    expect(title).to_contain_text(
        re.compile(f"(wins?|share the victory) with {max(outcome['scores'])} points"), timeout=PATIENCE
    )
    table = page.get_by_role("region", name="Where the points came from")
    expect(table.get_by_role("rowheader", name="Lots")).to_be_visible()
    expect(table.get_by_role("rowheader", name="Coins, four to a point")).to_be_visible()
    expect(page.get_by_role("link", name="Rule K5")).to_have_count(1)
    total = table.get_by_role("row", name="Total").get_by_role("cell").all_inner_texts()
    assert sorted(map(int, total)) == sorted(outcome["scores"])
    page.get_by_role("link", name="Replay").click()
    expect(page.locator(".felt")).to_contain_text("Lots to come", timeout=PATIENCE)
    expect(page.get_by_text("Nothing has happened yet.")).to_be_visible()
    page.get_by_role("button", name="One move forward").click()
    expect(page.get_by_role("list", name="Log").get_by_role("listitem")).to_have_count(1)


def test_on_a_phone(visits: Visits, server: Server) -> None:
    door = visits("/", size=PHONE)
    expect(cover(door)).to_be_visible()
    sound(door)
    code, fox = against_bots(server, "candle", 5)
    play_on(code, [fox], 3, choose=1)
    for scheme in ("light", "dark"):
        page = visits(f"/t/{code}", size=PHONE, person=fox, color_scheme=scheme)
        expect(page.locator(DRAWN).first).to_be_visible(timeout=PATIENCE)
        expect(moves(page).first).to_be_in_viewport(ratio=1)
        sound(page)
    asked = state(page)["asked"]
    moves(page).first.click()
    moved_on(page, asked)
    page.get_by_role("button", name="Log & chat").click()
    expect(page.get_by_role("dialog").get_by_role("list", name="Log")).to_be_visible()
    over, hen = finished(server, "candle", 2)
    end = visits(f"/t/{over}", size=PHONE, person=hen)
    expect(end.get_by_role("link", name="Replay")).to_be_visible(timeout=PATIENCE)
    sound(end)
    replay = visits(f"/replay/{over}", size=PHONE)
    expect(replay.locator(DRAWN).first).to_be_visible(timeout=PATIENCE)
    sound(replay)


def test_every_size_and_a_spectator(visits: Visits, server: Server) -> None:
    code, fox = against_bots(server, "candle", 5)
    play_on(code, [fox], 4, choose=1)
    page = visits(f"/t/{code}", person=fox)
    expect(page.locator(ACTIONS).first).to_be_visible(timeout=PATIENCE)
    for size in SIZES:
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        expect(page.locator(ACTIONS).first).to_be_in_viewport(ratio=1)
        expect(page.locator(DRAWN).first).to_be_in_viewport()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
    other = visits(f"/t/{code}")
    expect(other.get_by_text("You're watching.")).to_be_visible(timeout=PATIENCE)
    expect(other.locator(DRAWN).first).to_be_visible(timeout=PATIENCE)
    assert moves(other).count() == 0
    sound(other)


def test_its_words_and_rules_where_the_reader_speaks_another_language(visits: Visits, server: Server) -> None:
    code, fox = against_bots(server, "candle", 2)
    page = visits(f"/t/{code}", person=fox, locale="ru-RU")
    expect(page.get_by_text("Bid, or wait for the candle?")).to_be_visible(timeout=PATIENCE)
    expect(
        page.get_by_role("group", name="Что вы можете сделать").get_by_role("button").first
    ).to_be_visible()
    rules = visits("/rules/candle#K5", locale="de-DE")
    expect(rules.locator("#K5")).to_contain_text("After eight lots")
    rules.goto("/learn/candle")  # it has no lesson
    expect(rules).to_have_url(re.compile("/rules/candle$"))
    form = visits("/new/candle", locale="ja-JP")
    expect(form.get_by_role("button", name="By the Candle", pressed=True)).to_be_visible()
    lost = visits("/new/snuffbox", excuse="404")
    expect(lost.get_by_role("heading", name="There's nothing here")).to_be_visible()
