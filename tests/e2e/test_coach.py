"""The coach in the browser: where it was decided, what it says beside a replay, trying again."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import DESK, Visits
from tests.e2e.parlour import PATIENCE, finished, sound, state
from tests.server.house import Server

ANALYSIS = 180_000
"""An analysis gives way to everything else on a busy machine."""


def test_from_the_end_of_a_match_to_a_try_from_its_worst_moment(visits: Visits, server: Server) -> None:
    code, person = finished(server, "luxury")
    page = visits(person=person, size=DESK)
    # A quarter of the work that the pages ask for is enough here.
    page.route("**/analysis", lambda route: route.continue_(url=f"{route.request.url}?depth=quick"))
    page.goto(f"/t/{code}")
    standings = page.get_by_role("list", name="Final standings")
    expect(standings.get_by_role("listitem")).to_have_count(2)
    expect(standings.get_by_text("Place 1")).to_be_attached()
    page.get_by_role("button", name="Ask the coach").click()
    decided = page.get_by_role("region", name="Where was it decided?")
    expect(decided.get_by_role("heading", name="Turning points")).to_be_visible(timeout=ANALYSIS)
    expect(decided.get_by_role("heading", name="Price and worth, lot by lot")).to_be_visible()
    sound(page)
    page.set_viewport_size({"width": 360, "height": 640})
    sound(page)

    moment = decided.get_by_role("slider", name="Moment in the match")
    moment.focus()
    page.keyboard.press("Home")
    expect(moment).to_have_attribute("aria-valuetext", re.compile(r"^Before the first move: .*Fox \d+%"))
    page.keyboard.press("ArrowRight")
    expect(moment).to_have_attribute("aria-valuetext", re.compile(r"^After move \d+: "))
    after = re.findall(r"\d+", moment.get_attribute("aria-valuetext") or "")[0]
    decided.get_by_role("link", name="Show this moment").click()
    expect(page).to_have_url(re.compile(rf"/replay/{code}#{after}$"))
    expect(page.get_by_role("slider", name="Position in the match")).to_have_value(after, timeout=PATIENCE)
    page.go_back()

    found = person.get(f"/tables/{code}/analysis?depth=quick")["analysis"]
    assert found["costly"]  # the person has not chosen, only moved
    one = next(one for one in found["decisions"] if one["number"] == found["costly"][0])
    decided.locator(f"a[href='/replay/{code}#{one['number']}-{one['seat']}']").first.click()
    advice = page.get_by_role("region", name="The coach")
    expect(advice.get_by_role("listitem")).to_have_count(len(one["candidates"]), timeout=PATIENCE)
    expect(advice.get_by_role("listitem").filter(has_text="played")).to_have_count(1)
    expect(advice.get_by_role("listitem").filter(has_text="coach's choice")).to_have_count(1)
    expect(advice.get_by_text(re.compile(r"it cost \d+% \(± \d+%\)"))).to_be_visible()
    sound(page)
    page.set_viewport_size({"width": 1280, "height": 800})
    sound(page)

    advice.get_by_role("button", name="Try it from here").click()
    expect(page).to_have_url(re.compile(rf"/t/(?!{code})\w+$"), timeout=PATIENCE)
    expect(page.get_by_role("region", name="My place")).to_be_visible(timeout=PATIENCE)
    now = state(page)
    assert now["table"]["tried"] == {"table": code, "number": one["number"], "seat": one["seat"]}
    assert now["view"]["viewer"] == one["seat"]
    assert now["legal"]
