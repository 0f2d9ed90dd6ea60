"""What a browser that was there from the start says of a deal, and of one that was replaced on the way to it."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e.conftest import Visits
from tests.e2e.parlour import PATIENCE
from tests.server.house import Person, Server, play_on


def played(visits: Visits, server: Server) -> Page:
    """The end of a match against a bot that was begun on the page, which has noted the promises and added words."""
    person = Person(server)
    code = person.post("/tables", game="luxury", seats=2, nickname="Fox", bots=["simple"])["code"]
    page = visits(f"/t/{code}", person=person)
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator(".felt").first).to_be_visible(timeout=PATIENCE)
    play_on(code, [person])
    page.goto(f"/t/{code}")
    return page


def test_a_browser_that_was_there_from_the_start_verifies_the_deal(visits: Visits, server: Server) -> None:
    page = played(visits, server)
    page.get_by_role("button", name="Check it").click()
    expect(page.get_by_text("Verified: the deal is the one that was promised.")).to_be_visible()


def leave_out(receipt: dict[str, Any]) -> None:
    del receipt["salt"]


def respell(receipt: dict[str, Any]) -> None:
    receipt["seed"] = receipt["seed"].upper()


def add_words(receipt: dict[str, Any]) -> None:
    receipt["entropy"].append("417")


@pytest.mark.parametrize(("forge", "field"), [(leave_out, "salt"), (respell, "seed"), (add_words, "entropy")])
def test_a_receipt_of_another_shape_is_refused_though_the_server_calls_it_fair(
    visits: Visits, server: Server, forge: Any, field: str
) -> None:
    page = played(visits, server)

    def forged(route: Route) -> None:
        record = route.fetch().json()
        forge(record["receipt"])
        route.fulfill(body=json.dumps(record), content_type="application/json")

    page.route("**/record", forged)
    page.route("**/verify", lambda route: route.fulfill(json={"fair": True, "problems": []}))
    page.get_by_role("button", name="Check it").click()
    expect(page.get_by_text("Not verified: something doesn't match.")).to_be_visible()
    expect(
        page.get_by_text(f"In the data to check, {field} is missing or isn't as it must be.")
    ).to_be_visible()
