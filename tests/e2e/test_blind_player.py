"""A whole match of every game by somebody who sees nothing: only roles, names, states and live regions are read.

What is known of the match is Playwright's ARIA snapshot: the roles, names and states that it works out from the page by
the rules that browsers follow, not the tree that Chromium gives to a screen reader. What is done, is done with the
keyboard on something that the snapshot names. Motion is on. The server is asked only afterwards, whether what was heard
is true: who has won, and of each lot what it was, who has it and for how much.
"""

import random
import re
import time
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page, expect

from saleroom.games import GAMES as RULES
from saleroom.words import Teller
from tests.e2e.conftest import Visits
from tests.e2e.parlour import GAMES, PATIENCE, against_bots, state, turns
from tests.e2e.test_ways_to_play import HEARD
from tests.server.house import Server

LINE = re.compile(r'^(?P<role>[a-z]+)(?: "(?P<name>(?:[^"\\]|\\.)*)")?(?P<states>(?: \[[^\]]+\])*)$')
MOVE = re.compile(
    r"^(Bid|Pass|Stand|Put|Give up|Discard|Keep|Blackmail|Skip: next|No trick|Add it to|Accept|Decline|Take)\b"
)
"""How the names of buttons begin that make a move; whoever has listened to a lesson or the rules knows them."""
RESULT = "See the result"
WATCH = "Skip"
PAUSE = 150
QUIET = 45.0
"""Seconds in which a match must go on."""
SETTLED = re.compile(
    r"^(Sold(?! to .* for \d+\.$)|No takers|Withdrawn|Nobody (is left|gets)|The top bids tie and cancel; the next)\b"
)
"""How the line begins that says what has become of a lot; the auctioneer's short word for it is another one."""
NOBODY = re.compile(r"No takers|Nobody|goes back in the box")


@dataclass(frozen=True)
class Thing:
    """Something the tree has: its role, name and states, and the names of what it lies in."""

    role: str
    name: str
    states: str
    within: tuple[str, ...]

    @property
    def pressable(self) -> bool:
        return self.role == "button" and "disabled" not in self.states

    @property
    def tells(self) -> bool:
        """Whether it changes with the match, and not by what is only being chosen: that leads nowhere by itself."""
        chosen = any(re.match(r"region My place|toolbar|dialog|tooltip", place) for place in self.within)
        return self.role in ("log", "paragraph", "listitem", "button") and not chosen


def read(page: Page) -> list[Thing]:
    """The whole tree, from top to bottom."""
    found: list[Thing] = []
    path: list[tuple[int, str]] = []
    for line in page.locator("body").aria_snapshot().splitlines():
        depth = len(line) - len(line.lstrip())
        text = line.strip().removeprefix("- ")
        if text.startswith("'"):  # a name with a colon stands in quotes
            text = re.match(r"'((?:[^']|'')*)'", text)[1].replace("''", "'")  # type: ignore[index]
        else:
            text = re.sub(r'^([^":]*(?:"(?:[^"\\]|\\.)*")?[^":]*):.*$', r"\1", text)
        thing = LINE.match(text)
        if not thing:
            continue
        while path and path[-1][0] >= depth:
            path.pop()
        name = (thing["name"] or "").replace('\\"', '"')
        found.append(Thing(thing["role"], name, thing["states"], tuple(one for _, one in path)))
        path.append((depth, f"{thing['role']} {name}"))
    return found


def press(page: Page, thing: Thing) -> None:
    """With the keyboard. It may have gone in the meantime; then the tree says so next time."""
    with suppress(PlaywrightError):
        page.get_by_role("button", name=thing.name, exact=True).first.focus(timeout=500)
        page.keyboard.press("Enter")


class Blind:
    """Decides by what is in the tree and by chance."""

    def __init__(self, page: Page, rng: random.Random) -> None:
        self.page, self.rng = page, rng
        self.presses = 0

    def choose(self, things: list[Thing]) -> Thing | None:
        """What to press: what leads on, a move, or a card that a move may be made with."""
        buttons = [one for one in things if one.pressable]
        sheet = [one for one in buttons if any(place.startswith("dialog") for place in one.within)]
        for name in (RESULT, WATCH):
            for one in buttons:
                if one.name == name:
                    return one
        mine = sheet or [one for one in buttons if any("region My place" in place for place in one.within)]
        moves = [one for one in mine if MOVE.match(one.name)]
        cards = [
            one
            for one in buttons
            if any(place.startswith("toolbar") for place in one.within) and "pressed" not in one.states
        ]
        if moves and (not cards or self.rng.random() < 0.7):
            lowest = [one for one in moves if not re.match(r"Pass|Skip|Bid \d+$", one.name)]
            return self.rng.choice(lowest or moves)
        return self.rng.choice(cards) if cards else None

    def play(self) -> None:
        """Until the result can be looked at."""
        since, before = time.monotonic(), ""
        for _ in turns():
            things = read(self.page)
            told = repr([one for one in things if one.tells])
            if told != before:
                since, before = time.monotonic(), told
            assert time.monotonic() - since < QUIET, (
                f"nothing to be done:\n{self.page.locator('body').aria_snapshot()}"
            )
            one = self.choose(things)
            if one is None:
                self.page.wait_for_timeout(PAUSE)
                continue
            press(self.page, one)
            self.presses += 1
            if one.name == RESULT:
                return
            self.page.wait_for_timeout(PAUSE if one.name == WATCH else 30)


def lots_were_told(story: list[str], now: dict[str, Any], names: dict[Any, str]) -> None:
    """Of each lot in the server's list it was said what it is, who has it or that nobody does, and for how much."""
    teller = Teller(RULES[now["view"]["game"]])
    note = teller.notes["sale"].get("what", {})
    chapters: list[list[str]] = [[]]
    for line in story:
        chapters[-1].append(line)
        if SETTLED.match(line):
            chapters.append([])
    lots = now["insight"]["lots"]
    assert len(lots) == len(chapters) - 1 > 0
    for lot, chapter in zip(lots, chapters):
        told = " ".join(chapter)
        parts = lot["what"] if isinstance(lot["what"], list) else [lot["what"]]
        for part in parts:
            if part is not None:  # it never turned up
                assert str(teller.value(part, note, now["view"])).lower() in told.lower(), (lot, chapter)
        if lot["seat"] is None:
            assert NOBODY.search(chapter[-1]), (lot, chapter)
            continue
        assert re.search(rf"\b{names[lot['seat']]}\b", chapter[-1], re.IGNORECASE), (lot, chapter)
        tied = any(
            line.startswith("A tie at") for line in chapter
        )  # who bids twice pays both: no sum is said
        assert tied or re.search(rf"\b{lot['price']}\b", told), (lot, chapter)


@pytest.mark.parametrize("game", GAMES)
def test_a_blind_player_plays_a_whole_match(visits: Visits, server: Server, game: str) -> None:
    code, fox = against_bots(server, game)
    page = visits(f"/t/{code}", person=fox, reduced_motion="no-preference")
    page.get_by_role("log").first.wait_for(state="attached", timeout=PATIENCE)
    page.evaluate(HEARD)
    block = page.get_by_role("region", name="For sale")
    block.wait_for(timeout=PATIENCE)
    first = block.aria_snapshot()  # nobody says what lay there already
    player = Blind(page, random.Random(game))
    player.play()
    expect(page.get_by_role("heading", level=1)).to_be_visible(timeout=PATIENCE)
    verdict = r" wins? with | share the win with "
    page.wait_for_function("mark => heard.some(line => new RegExp(mark).test(line))", arg=verdict)
    heard: list[str] = page.evaluate("heard")

    # What was heard is how it was: who has won, with how many points, and what everyone has.
    now: dict[str, Any] = state(page, f"{code}?insight=true")
    outcome = now["view"]["outcome"]
    names = {one["seat"]: one["nickname"] for one in now["table"]["members"]}
    names[now["view"]["viewer"]] = "You"
    said = next(line for line in heard if re.search(verdict, line))
    for seat in outcome["winners"]:
        assert names[seat] in said
    assert str(max(outcome["scores"])) in said
    for seat, name in names.items():
        assert f"{name}: {outcome['scores'][seat]}".replace("-", "−") in heard
    assert "It's your turn." in heard
    lots_were_told([first, *heard], now, names)
