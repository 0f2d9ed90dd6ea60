"""Lines that fail at a table: no network, a server that is killed, a line on which nothing arrives any more."""

import re
import signal
import socket
import threading
from collections.abc import Iterator
from contextlib import closing, suppress
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Visits
from tests.e2e.parlour import PATIENCE, STEP, hand, pad, play_luxury, sit_down_at_luxury, turns, until
from tests.server.house import Server, begin, open_table

LOST = "Connection lost."
HEALED = 30_000
"""Milliseconds: the longest pause between two attempts, and one of them."""
EXCUSE = "another host|WebSocket connection|ERR_|status of 5"


class Cable:
    """Between a browser and the server. It can fall silent without being cut: then neither end is told anything."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        self.lines: list[Line] = []
        self.silent = False
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        with suppress(OSError):
            while True:
                here, _ = self.listener.accept()
                there = socket.create_connection(("127.0.0.1", self.server.port))
                self.lines.append(Line(here, there, up=not self.silent, down=not self.silent))

    def fall_silent(self, *, up: bool = False) -> None:
        """Nothing comes down any more, and nothing goes up but where `up` says so; mending brings no old line back."""
        self.silent = True
        for line in self.lines:
            line.up, line.down = line.up and up, False

    def mend(self) -> None:
        self.silent = False

    def close(self) -> None:
        self.listener.close()
        for line in self.lines:
            line.close()


class Line:
    """One connection; a direction that is off swallows what it is given, the end too."""

    def __init__(self, here: socket.socket, there: socket.socket, *, up: bool, down: bool) -> None:
        self.here, self.there = here, there
        self.up, self.down = up, down
        for way in ("up", "down"):
            threading.Thread(target=self.carry, args=(way,), daemon=True).start()

    def carry(self, way: str) -> None:
        source, sink = (self.here, self.there) if way == "up" else (self.there, self.here)
        with suppress(OSError):
            while data := source.recv(65536):
                if getattr(self, way):
                    sink.sendall(data)
        if getattr(self, way):
            self.close()

    def close(self) -> None:
        for end in (self.here, self.there):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()


@pytest.fixture
def cable(server: Server) -> Iterator[Cable]:
    with closing(Cable(server)) as laid:
        yield laid


class Sale:
    """A table of antiques: one person at a screen, two others over HTTP."""

    def __init__(self, server: Server) -> None:
        self.code, people = open_table(server, "antiques", 3)
        begin(self.code, people)
        self.me, *self.others = people

    def look(self) -> dict[str, Any]:
        return self.me.state(self.code)

    def my_bids(self) -> list[int]:
        """All that the person at the screen has bid so far."""
        now = self.look()
        return [
            one["coins"]
            for one in now["events"]
            if one["type"] == "bid_made" and one["seat"] == now["view"]["viewer"]
        ]

    def becomes(self, page: Page, bids: list[int]) -> None:
        """Wait until the server knows just these bids. The page is not asked: its old lines are dead."""
        for _ in range(PATIENCE // STEP):
            if len(self.my_bids()) >= len(bids):
                break
            page.wait_for_timeout(STEP)
        assert self.my_bids() == bids

    def others_act(self) -> None:
        """The others pass and replicas find a place, until the person at the screen is to bid."""
        for _ in turns():
            if any(move["type"] == "bid" for move in self.look()["legal"]):
                return
            for person in (*self.others, self.me):
                now = person.state(self.code)
                if now["legal"]:
                    last = now["legal"][-1]
                    move = {"type": "pass"} if {"type": "pass"} in now["legal"] else last
                    key = f"p{now['number']}"
                    person.post(f"/tables/{self.code}/moves", id=key, move=move, number=now["number"])
                    break

    def least(self) -> int:
        """The smallest bid that can be made now."""
        return min(int(move["coins"]) for move in self.look()["legal"] if move["type"] == "bid")

    def is_shown(self, page: Page) -> None:
        """The screen shows what the server knows: the lot, and the decision to be made now."""
        lot = f"Lot {self.look()['view']['round']} of"
        expect(page.get_by_role("banner")).to_contain_text(lot, timeout=PATIENCE)
        expect(pad(page, f"Bid {self.least()}")).to_be_enabled(timeout=PATIENCE)


def test_a_line_on_which_nothing_arrives_is_noticed_and_replaced(
    visits: Visits, server: Server, cable: Cable
) -> None:
    sale = Sale(server)
    sale.others_act()
    page = visits(person=sale.me, excuse=EXCUSE, base_url=f"http://127.0.0.1:{cable.port}")
    page.goto(f"/t/{sale.code}")
    page.evaluate("window.before = true")
    sale.is_shown(page)

    # The bid does not reach the server: it is sent once more when there is a line again.
    cable.fall_silent()
    bids = [sale.least()]
    pad(page, f"Bid {bids[0]}").click()
    expect(page.get_by_text(LOST)).to_be_visible(timeout=PATIENCE)
    assert sale.my_bids() == []
    cable.mend()
    expect(page.get_by_text(LOST)).to_be_hidden(timeout=HEALED)
    sale.becomes(page, bids)

    # It does, but the answer gets lost; sent again it is no second bid. What the others did meanwhile is there.
    sale.others_act()
    sale.is_shown(page)
    cable.fall_silent(up=True)
    cable.mend()
    bids.append(sale.least())
    pad(page, f"Bid {bids[1]}").click()
    sale.becomes(page, bids)
    sale.others_act()
    sale.is_shown(page)
    assert sale.my_bids() == bids

    # The browser is told that there is no network.
    page.context.set_offline(True)
    expect(page.get_by_text(LOST)).to_be_visible(timeout=PATIENCE)
    bids.append(sale.least())
    pad(page, f"Bid {bids[2]}").click()
    page.context.set_offline(False)
    expect(page.get_by_text(LOST)).to_be_hidden(timeout=HEALED)
    sale.becomes(page, bids)
    assert page.evaluate("window.before")


def told(page: Page) -> Locator:
    """The lines of the log about bids of the person at the screen."""
    return page.get_by_role("list", name="Log").locator("li").filter(has_text=re.compile(r"^You bid \d+\.$"))


def test_a_reload_in_mid_bid_and_a_second_tab(visits: Visits, server: Server) -> None:
    sale = Sale(server)
    sale.others_act()
    page = visits(f"/t/{sale.code}", person=sale.me)
    tab = page.context.new_page()
    tab.goto(f"/t/{sale.code}")
    sale.is_shown(tab)
    bids = [sale.least()]
    pad(page, f"Bid {bids[0]}").click(timeout=PATIENCE)
    sale.becomes(page, bids)
    for one in (page, tab):
        expect(told(one)).to_have_count(1, timeout=PATIENCE)
    page.reload()
    expect(told(page)).to_have_count(1, timeout=PATIENCE)
    assert sale.my_bids() == bids
    sale.others_act()
    sale.is_shown(page)
    sale.is_shown(tab)
    bids.append(sale.least())
    pad(tab, f"Bid {bids[1]}").click()
    sale.becomes(tab, bids)
    expect(told(page)).to_have_count(2, timeout=PATIENCE)


def test_a_server_that_is_killed_and_started_again_gets_the_move_once(visits: Visits, server: Server) -> None:
    page = visits(excuse=EXCUSE)
    sit_down_at_luxury(page)
    page.evaluate("window.before = true")
    hand(page).first.click()
    server.stop(signal.SIGKILL)
    page.locator(".pad .button.go").click()
    expect(page.get_by_text(LOST)).to_be_visible(timeout=PATIENCE)
    server.start()
    expect(page.get_by_text(LOST)).to_be_hidden(timeout=HEALED)
    now = until(page, lambda now: len(now["view"]["hand"]) == 8)
    played = [one for one in now["events"] if one["type"] == "bid_sealed" and "card" in one]
    assert len(played) == 1
    play_luxury(page, 1)
    assert page.evaluate("window.before")
