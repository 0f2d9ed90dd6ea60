"""Screens of every size, with as many at the table as there can be: nothing is cut off, and one can always act."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visits
from tests.e2e.parlour import ACTIONS, CUT_OFF, DRAWN, PATIENCE, against_bots, fits, resize
from tests.server.house import Server, play_on

MOST = {"antiques": 6, "luxury": 4, "colours": 4, "emblems": 10, "secret": 5}
GEMS = ("amber", "beryl", "coral", "diamond", "emerald", "feldspar")
OPTIONS = {
    "secret": {"asks": {gem: [3, 3, 3] for gem in GEMS}},
    "antiques": {"tricks": ["stop", "ban", "swap"]},
}
"""What takes the most room."""
SIZES = {
    "phone": (360, 640),
    "small phone on its side": (640, 360),
    "phone on its side": (740, 360),
    "larger phone on its side": (932, 430),
    "tablet": (820, 1180),
    "tablet on its side": (1180, 820),
    "small desk": (1024, 768),
    "desk": (1280, 800),
    "large desk": (1920, 1080),
}
LARGE_LETTERS = {"phone": (360, 640), "larger phone": (390, 844)}
LEAST_FELT = 200
"""So many pixels of the felt are seen even with letters twice as large."""
SEEN = """() => {
  const felt = document.querySelector('.felt').getBoundingClientRect();
  const room = document.querySelector('.room').getBoundingClientRect();
  return Math.min(felt.bottom, room.bottom) - Math.max(felt.top, room.top);
}"""


@pytest.mark.parametrize("game", MOST)
def test_nothing_is_cut_off_and_one_can_act(visits: Visits, server: Server, game: str) -> None:
    code, fox = against_bots(server, game, MOST[game], options=OPTIONS.get(game, {}))
    play_on(code, [fox], 2)
    page = visits(f"/t/{code}", person=fox)
    expect(page.locator(DRAWN).first).to_be_visible(timeout=PATIENCE)
    expect(page.locator(ACTIONS).first).to_be_visible(timeout=PATIENCE)
    found = {}
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(ACTIONS).first).to_be_in_viewport(ratio=1)
        expect(page.locator(DRAWN).first).to_be_in_viewport()
        assert fits(page), name
        cut = page.evaluate(CUT_OFF)
        if cut:
            found[name] = cut
    assert found == {}
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    for name, (width, height) in LARGE_LETTERS.items():
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(ACTIONS).first).to_be_in_viewport()
        assert page.evaluate(SEEN) >= LEAST_FELT, name
        assert fits(page), name


@pytest.mark.parametrize("game", MOST)
def test_long_words_are_not_cut_off(visits: Visits, server: Server, game: str) -> None:
    """German has the longest ones, and a small phone on its side the least room for them."""
    code, fox = against_bots(server, game, MOST[game], options=OPTIONS.get(game, {}))
    play_on(code, [fox], 2)
    page = visits(f"/t/{code}", person=fox, locale="de-DE")
    expect(page.locator(DRAWN).first).to_be_visible(timeout=PATIENCE)
    for name in ("phone", "small phone on its side"):
        width, height = SIZES[name]
        resize(page, {"width": width, "height": height})
        assert page.evaluate(CUT_OFF) == [], name
        assert fits(page), name
