"""With all that moves switched on: a whole match of luxury, and a table that trips and heals itself."""

import json
from contextlib import suppress

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import WebSocketRoute, expect

from tests.e2e.conftest import PHONE, Visits
from tests.e2e.parlour import PATIENCE, against_bots, play_luxury
from tests.server.house import Server


def test_a_whole_match_of_luxury_with_everything_moving(visits: Visits, server: Server) -> None:
    code, fox = against_bots(server, "luxury", 3)
    page = visits(person=fox, size=PHONE, reduced_motion="no-preference")
    page.add_init_script("localStorage.setItem('saleroom.speed', 'brisk')")
    page.goto(f"/t/{code}")
    assert play_luxury(page) >= 9
    page.get_by_role("button", name="See the result").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible(timeout=PATIENCE)
    assert page.locator(".ghost").count() == 0


def test_a_table_that_trips_says_so_and_heals_itself(visits: Visits, server: Server) -> None:
    code, fox = against_bots(server, "luxury", 3)
    page = visits(person=fox, excuse="TypeError|undefined|null")
    broken: list[int] = []
    held: list[tuple[WebSocketRoute, str | bytes]] = []
    """What would heal it, until it has been read what is said."""
    was_read = False

    def between(line: WebSocketRoute) -> None:
        home = line.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            state = json.loads(message)
            if broken and not was_read:
                held.append((line, message))
                return
            if state["type"] == "state" and state.get("view") and not broken:
                broken.append(state["number"])
                state["view"]["won"] = None  # What no table can draw.
                message = json.dumps(state)
            line.send(message)

        home.on_message(pass_on)

    page.route_web_socket("**/live?**", between)
    page.goto(f"/t/{code}")
    alert = page.get_by_role("alert")
    expect(alert.get_by_role("heading")).to_have_text("This table can't be shown")
    expect(alert).to_contain_text("it's being loaded from the server again")
    expect(page.locator(".pad")).to_have_count(0)
    while held:
        line, message = held.pop(0)
        with suppress(
            PlaywrightError
        ):  # a line that is silent for too long is given up, and another one opened
            line.send(message)
    was_read = True
    page.locator(".pad .button.go").wait_for(timeout=PATIENCE)
    assert broken
    expect(alert).to_have_count(0)
