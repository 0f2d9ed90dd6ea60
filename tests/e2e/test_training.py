"""Training: puzzles played on the pad of their own game, graded by the coach, and those that were wrong come back."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

import saleroom
from saleroom.coach import puzzles
from saleroom.games.emblems.cards import RANKS
from saleroom.server.api.coach import puzzle_json
from tests.e2e.conftest import DESK, PHONE, Visits
from tests.e2e.parlour import ACTIONS, GAMES, PATIENCE, hand, pad, sound

Json = dict[str, Any]
COLOURS = {"R": "red", "G": "green", "B": "blue"}


# -- the moves of each game, on its pad ---------------------------------------------------------------------


def antiques(page: Page, puzzle: Json, move: Json) -> None:
    """Bid, pass, or put a replica somewhere."""
    if move["type"] == "place":
        places = [one["move"] for one in puzzle["choices"]]
        group = page.get_by_role("group", name="Where does the replica go?")
        group.get_by_role("button").nth(places.index(move)).click()
    elif move["type"] == "pass":
        pad(page, "Pass").click()
    elif pad(page, f"Bid {move['coins']}").count():
        pad(page, f"Bid {move['coins']}").click()
    else:
        page.get_by_role("button", name="Another amount").click()
        page.get_by_label("Another amount").fill(str(move["coins"]))
        page.get_by_label("Another amount").press("Enter")


def luxury(page: Page, puzzle: Json, move: Json) -> None:
    """Lay down a card, or blackmail."""
    if move["type"] == "blackmail":
        targets = [one["move"]["target"] for one in puzzle["choices"] if one["move"]["target"] is not None]
        buttons = page.locator(".pad .choices .button:not([aria-disabled='true'])")
        (buttons.last if move["target"] is None else buttons.nth(targets.index(move["target"]))).click()
        return
    hand(page).nth(sorted(one["move"]["card"] for one in puzzle["choices"]).index(move["card"])).click()
    page.locator(".pad .button.go").click()


def colours(page: Page, puzzle: Json, *moves: Json) -> None:
    """Put a card up, pass, or give up cards and stand."""
    for move in moves:
        if move["type"] == "pass":
            pad(page, re.compile("^(Pass|Skip)")).click()
        elif "card" in move:
            name = f"{COLOURS[move['card'][0]]} {move['card'][1:].replace('*', 'joker')}"
            page.get_by_role("toolbar", name="Your hand").get_by_role(
                "button", name=re.compile(f"^{name}", re.IGNORECASE)
            ).click()
        elif "slot" in move:
            page.get_by_role("toolbar", name="Market").locator("button").nth(move["slot"]).click()
    if moves[0]["type"] != "pass":
        pad(page, re.compile("^(Put up the|Stand at)")).click()


def emblems(page: Page, puzzle: Json, move: Json) -> None:
    """Bid some cards."""
    order = sorted(puzzle["view"]["hand"], key=lambda card: (RANKS[card], card))
    for card in move["cards"]:
        button = page.get_by_role("toolbar", name="Your hand").get_by_role("button").nth(order.index(card))
        button.click()
        expect(button).to_have_attribute("aria-pressed", "true")
    pad(page, re.compile("^Bid ")).click()


def secret(page: Page, puzzle: Json, move: Json) -> None:
    """Take the pile back or not; then bid some cards, or pass."""
    if move["recover"]:
        pad(page, re.compile("^Take pile back")).click()
    if move["type"] == "pass":
        pad(page, re.compile("^Pass")).click()
        return
    for value in move["cards"]:
        free = page.locator("[role=toolbar] button:not([aria-disabled='true'])[aria-pressed=false]")
        free.and_(page.get_by_role("button", name=f"{value}, in your hand", exact=True)).first.click()
    pad(page, re.compile("^Bid ")).click()


PLAY: dict[str, Callable[..., None]] = {
    "antiques": antiques, "luxury": luxury, "colours": colours, "emblems": emblems, "secret": secret
}  # fmt: skip


class Training:
    """The training page, with some puzzles only."""

    def __init__(self, page: Page, *names: str, made: Json | None = None) -> None:
        """Open the page and begin; `made` is a puzzle that the server does not have."""
        self.page = page
        self.asked = ""
        """The id of the puzzle that was asked last."""
        listed = [{"id": name, "game": name.split("-")[0], "seats": 3, "level": 1} for name in names]
        page.route("**/api/v1/puzzles", lambda route: route.fulfill(json=listed))
        page.route("**/api/v1/puzzles/*", lambda route: self.ask(route, made))
        page.goto("/train")
        self.begin()

    def ask(self, route: Route, made: Json | None) -> None:
        """Somebody asks for a puzzle."""
        self.asked = route.request.url.rsplit("/", 1)[1]
        if made is None:
            route.continue_()
        else:
            route.fulfill(json=made)

    def begin(self) -> None:
        """Begin, with the keyboard."""
        self.page.get_by_role("button", name="Begin").press("Enter")

    def puzzle(self) -> Json:
        """The puzzle that is asked, once its pad is there and the one before is gone."""
        expect(self.page.get_by_role("region", name="The coach")).to_have_count(0, timeout=PATIENCE)
        expect(self.page.locator(ACTIONS).first).to_be_visible(timeout=PATIENCE)
        found = puzzles.posed(self.asked)
        assert found is not None
        return puzzle_json(self.asked, *found)

    def coach(self) -> Locator:
        """What the coach says, once it does."""
        found = self.page.get_by_role("region", name="The coach")
        expect(found).to_be_visible(timeout=PATIENCE)
        return found

    def kept(self) -> Json:
        """What the browser remembers of puzzles."""
        found: Json = self.page.evaluate("JSON.parse(localStorage.getItem('saleroom.training'))")
        return found


def choices_of(name: str) -> list[puzzles.Choice]:
    """Every legal move of a puzzle, with what it is worth."""
    found = puzzles.posed(name)
    assert found is not None
    return puzzles.answers(*found)


def single(game: str) -> list[str]:
    """Puzzles in which every move is an answer; in colours those in which one card given up is enough for a bid."""
    return [name for name in puzzles.ids(game) if game != "colours" or one_is_enough(name)]


def one_is_enough(name: str) -> bool:
    """Whether nobody has to give up a second card."""
    found = puzzles.posed(name)
    assert found is not None
    seat = found[1]["seat"]
    view = found[0].view(seat)
    if view["needed"] is None:
        return True
    return not view["to_replace"] and view["needed"] - view["totals"][seat] - len(view["demanded"]) <= 1


# -- what is tested -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_played_at_its_table_and_graded(visits: Visits, game: str) -> None:
    """One wrong, with a move that the expert would hardly have thought of, one right; on a phone, then on a desk."""
    first, second = single(game)[:2]
    page = visits(size=PHONE)
    training = Training(page, first, second)
    for right in (False, True):
        puzzle = training.puzzle()
        sound(page)
        best = next(one for one in puzzle["choices"] if one["verdict"] == "best")
        worst = max(puzzle["choices"], key=lambda one: one["cost"])
        PLAY[game](page, puzzle, (best if right else worst)["move"])
        said = training.coach()
        sentence = (
            "Right. That's the best move."
            if right
            else re.compile(r"^Not quite\. Better: .* It wins \d+% more")
        )
        heading = said.get_by_role("heading", name=sentence)
        expect(heading).to_be_focused()
        expect(page.get_by_role("log").get_by_text(sentence)).to_be_attached()
        moves = said.get_by_role("list", name="What the moves are worth").get_by_role("listitem")
        expect(moves.first).to_contain_text(re.compile(r"best.*Wins \d+% ± \d+%"))
        mine = moves.filter(has_text="your answer")
        expect(mine).to_have_count(1)
        if not right:
            expect(mine).to_contain_text(re.compile(r"−\d+% ± \d+% · .* points"))
            expect(said.get_by_text("This one comes back tomorrow.")).to_be_visible()
        expect(
            page.get_by_role("group", name="What you can do").get_by_role("button", name="Pass")
        ).to_have_count(0)
        sound(page)
        page.set_viewport_size({"width": 1280, "height": 800})
        sound(page)
        box = training.kept()["seen"][puzzle["id"]]["box"]
        assert (box == 0) is not right
        said.get_by_role("button", name="Next", exact=True).click()
    expect(page.get_by_text("No puzzles of this kind are left for today.")).to_be_visible(timeout=PATIENCE)
    assert (training.kept()["done"], training.kept()["right"]) == (2, 1)


def test_a_day_has_its_number_and_what_was_wrong_comes_back(visits: Visits) -> None:
    """With the keyboard alone."""
    page = visits(size=DESK)
    page.clock.install()
    training = Training(page, *single("luxury")[:2])
    training.puzzle()
    day = page.evaluate("Math.floor((Date.now() - new Date().getTimezoneOffset() * 60000) / 86400000)")
    page.evaluate("kept => localStorage.setItem('saleroom.training', JSON.stringify(kept))",
                  {"day": day, "done": 4, "right": 4, "seen": {}})  # fmt: skip
    page.reload()
    expect(page.get_by_text("Today 4 of 5")).to_be_visible(timeout=PATIENCE)
    training.begin()
    puzzle = training.puzzle()
    expect(page.get_by_role("log").get_by_text("What would you play? Make your move")).to_be_attached()
    worst = max(puzzle["choices"], key=lambda one: one["cost"])
    cards = sorted(one["move"]["card"] for one in puzzle["choices"])
    hand(page).first.focus()
    for _ in range(cards.index(worst["move"]["card"])):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.locator(".pad .button.go").press("Enter")
    expect(training.coach().get_by_role("heading", name=re.compile("^Not quite"))).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Next", exact=True)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Done for today: 4 of 5 right.")).to_be_visible()
    expect(page.get_by_role("button", name="Carry on")).to_be_visible()

    page.clock.fast_forward(24 * 3600 * 1000)
    page.reload()
    expect(page.get_by_text("Today 0 of 5")).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_text("1 puzzle from earlier comes back today.")).to_be_visible()
    training.begin()
    assert training.puzzle()["id"] == puzzle["id"]


def test_cards_given_up_together_are_graded_and_what_is_within_noise_counts(visits: Visits) -> None:
    """Colours: a card that is made as good as the best; in another puzzle a bid of two cards where one is enough."""
    names = [
        name
        for name in single("colours")
        if {one["move"]["type"] for one in choices_of(name)} <= {"renounce", "pass"}
    ]
    found = next(
        found
        for name in names
        if (found := puzzles.posed(name)) and found[1]["choices"][1]["move"]["type"] != "pass"
    )
    best, second, *others = found[1]["choices"]
    second = {**second, "verdict": "equal", "cost": 0.004, "cost_points": 0.1}
    made = puzzle_json(names[0], found[0], {**found[1], "choices": [best, second, *others]})
    page = visits(size=DESK)
    training = Training(page, names[0], made=made)
    training.puzzle()
    colours(page, made, second["move"])
    said = training.coach()
    expect(said.get_by_role("heading", name="Right. That's about as good as the best move")).to_be_visible()
    expect(said.get_by_role("listitem").filter(has_text="your answer")).to_contain_text("about equal")
    assert training.kept()["right"] == 1

    page = visits(size=DESK)
    training = Training(page, next(name for name in names if "pass" not in str(choices_of(name))))
    puzzle = training.puzzle()
    best, *_, worst = sorted(puzzle["choices"], key=lambda one: one["cost"])
    colours(page, puzzle, best["move"], worst["move"])
    said = training.coach()
    cost = f"{100 * worst['cost']:.0f}%"
    expect(said.get_by_role("heading", name=re.compile(f"^Not quite.* wins {cost} more"))).to_be_visible()
    expect(said.get_by_text("it lost at least as much as the worst of them")).to_be_visible()
    expect(said.get_by_role("listitem").filter(has_text="your answer")).to_have_count(2)
    assert training.kept()["right"] == 0


def test_a_swap_is_offered_in_its_sheet(visits: Visits) -> None:
    """No puzzle that comes with the package asks for a trick, so one is made up."""
    match = saleroom.new("antiques", seats=3, seed="swap", options={"tricks": ["swap"]})
    while not any(move.get("use") == "swap" for move in match.legal(match.to_act[0])):
        legal = match.legal(match.to_act[0])
        match.play(match.to_act[0], next((move for move in legal if move["type"] == "bid"), legal[-1]))
    seat = match.to_act[0]
    choices: list[puzzles.Choice] = [
        {"move": move, "win": 0.5, "win_error": 0.01, "cost": 0.1, "cost_error": 0.01, "cost_points": 2.0,
         "cost_points_error": 0.1, "verdict": "blunder" if place else "best"}
        for place, move in enumerate(match.legal(seat))
    ]  # fmt: skip
    made = puzzle_json(
        "antiques-1-1", match,
        {"number": len(match.moves), "seat": seat, "level": 1, "found": 0.5, "choices": choices},
    )  # fmt: skip
    page = visits(size=DESK)
    training = Training(page, "antiques-1-1", made=made)
    pad(page, "Swap…").click(timeout=PATIENCE)
    sheet = page.get_by_role("dialog", name="Offer a swap")
    sheet.get_by_role("toolbar", name="You give").get_by_role("button").first.click()
    sheet.get_by_role("toolbar", name="You get").locator("button:not([aria-disabled='true'])").first.click()
    sheet.get_by_role("button", name="Offer the swap").click()
    expect(sheet).to_have_count(0)
    mine = training.coach().get_by_role("listitem").filter(has_text="your answer")
    expect(mine).to_contain_text("−10% ± 1%")
