"""Insight tells nothing that its viewer may not know, and what it says of the lot is what winning it brings."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from saleroom.core.game import Json
from saleroom.core.match import Match
from saleroom.core.state import View
from saleroom.games import GAMES
from saleroom.games.antiques import rules as A
from saleroom.games.colours import rules as C
from saleroom.games.luxury import rules as L
from saleroom.games.secret import rules as S
from tests.conformance.plays import CASES, STYLES, Case, Chooser, step


def viewers(match: Match) -> tuple[int | None, ...]:
    return (*range(match.seats), None)


def scores(match: Match) -> list[int]:
    """All-knowing points now."""
    return [int(score) for score in match.state.scores()]


def total(match: Match, seat: int, *, without: str = "") -> int:
    """All-knowing points of a seat, without a part of them."""
    parts = match.game.outcome(match.state, match.seats)["breakdown"][seat]
    return sum(points for key, points in parts.items() if key != without)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_a_viewer_cannot_know_changes_nothing(case: Case) -> None:
    match = case.start(5)
    chooser = Chooser(5)
    game = match.game
    while not match.over:
        if chooser.below(10) < 3:
            for viewer in viewers(match):
                view = match.observe(viewer)
                for hidden in (False, True):
                    known = game.insight(view, hidden)
                    for _ in range(2):
                        other = view.setup.imagine(view, chooser.rng())
                        assert game.insight(other.observe(view.viewer), hidden) == known
        step(match, chooser)


def others(view: View) -> list[int]:
    return [seat for seat in range(view.setup.seats) if seat != view.viewer]


def other_purses(view: View, cells: "vec[i64]", chance: random.Random) -> None:
    for seat in others(view):
        cells[A.COINS + seat] = chance.randrange(60)


def other_reveals(view: View, cells: "vec[i64]", chance: random.Random) -> None:
    for seat in others(view):
        cells[L.HAND + seat] = chance.randrange(512)
        cells[L.DISCARDS + seat] = 0
        cells[L.SEEN + seat] = chance.randrange(10)


def other_stories(view: View, cells: "vec[i64]", chance: random.Random) -> None:
    for place in range(cells[C.TAKEN]):
        cells[C.LOG + place] = chance.randrange(5 * 32)


def other_money(view: View, cells: "vec[i64]", chance: random.Random) -> None:
    for seat in others(view):
        for row in (S.HAND, S.PILE):
            cells[row + seat] = 0
        sizes = [int(view.cells[row + seat]).bit_count() for row in (S.HAND, S.PILE)]
        cards = chance.sample(range(10), sum(sizes))
        cells[S.HAND + seat] = sum(1 << card for card in cards[: sizes[0]])
        cells[S.PILE + seat] = sum(1 << card for card in cards[sizes[0] :])


FORGET: dict[str, Callable[[View, Any, random.Random], None]] = {
    "antiques": other_purses,
    "luxury": other_reveals,
    "colours": other_stories,
    "secret": other_money,
}
"""Per game how to change what people at a table that hides `memory` are not shown."""


@pytest.mark.parametrize("case", [case for case in CASES if case.game in FORGET], ids=str)
def test_what_people_are_not_shown_changes_nothing(case: Case) -> None:
    match = case.start(6)
    chooser, chance = Chooser(6), random.Random(6)
    while not match.over:
        if chooser.below(10) < 3:
            for viewer in viewers(match):
                view = match.observe(viewer)
                known = match.game.insight(view, True)
                cells = view.cells[:]
                FORGET[case.game](view, cells, chance)
                assert match.game.insight(View(view.setup, view.viewer, cells, view.dealt), True) == known
        step(match, chooser)


def test_past_sales_keep_what_the_table_hides() -> None:
    for game, options, hidden in (
        ("luxury", {"memory": False}, ("price", "card")),
        ("colours", {}, ("seat",)),
    ):
        match = Match.start(GAMES[game], seed=1, options=options)
        chooser = Chooser(1)
        while not match.sales():
            step(match, chooser)
        while not match.over:
            for lot in match.insight(0, for_human=True)["lots"]:
                assert all(lot[key] is None for key in hidden)
            assert any(lot["seat"] is not None for lot in match.insight(0)["lots"])
            step(match, chooser)
        assert match.insight(0, for_human=True) == match.insight(0)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_own_score_is_the_real_one(case: Case) -> None:
    match = case.start(7)
    chooser = Chooser(7, "low")
    while True:
        real = scores(match)
        assert match.insight(None)["score"] is None
        for seat in range(match.seats):
            told = match.insight(seat, for_human=True)
            assert told["score"] == told["scores"][seat] == real[seat]
            for claimed, score in zip(told["scores"], real, strict=True):
                assert claimed is None or claimed == score
        if match.over:
            break
        step(match, chooser)
    outcome = match.outcome
    assert outcome is not None
    for viewer in viewers(match):
        assert match.insight(viewer)["scores"] == outcome["scores"]


def sold_to(match: Match, before: int) -> Json | None:
    """The lot that the last move sold, if it did."""
    lots = match.sales()
    return lots[-1] if len(lots) > before and lots[-1]["seat"] is not None else None


def matches(game: str) -> list[Case]:
    return [case for case in CASES if case.game == game]


@pytest.mark.parametrize("case", matches("luxury") + matches("emblems"), ids=str)
def test_winning_adds_what_was_said(case: Case) -> None:
    sold = 0
    for seed in range(6):
        match = case.start(seed)
        chooser = Chooser(seed)
        while not match.over:
            said = [match.insight(seat)["if_won"] for seat in range(match.seats)]
            before, done = scores(match), len(match.sales())
            step(match, chooser)
            lot = sold_to(match, done)
            if lot is not None:
                sold += 1
                assert scores(match)[lot["seat"]] - before[lot["seat"]] == said[lot["seat"]]["adds"]
    assert sold > 10


@pytest.mark.parametrize("case", matches("secret"), ids=str)
def test_winning_an_item_adds_what_was_said(case: Case) -> None:
    sold = 0
    for seed in range(12):
        match = case.start(seed)
        chooser = Chooser(seed, STYLES[seed % 4])
        bids: dict[int, Json] = {}
        said: dict[int, Json] = {}
        before: list[int] = []
        while not match.over:
            if not bids:
                # Chips are paid with the choice, so points are compared with those before the first one.
                before = scores(match)
                said = {seat: match.insight(seat)["if_won"] for seat in range(match.seats)}
            done = len(match.sales())
            seat, _ = step(match, chooser)
            bids[seat] = match.moves[-1]
            if len(match.sales()) > done:
                lot = sold_to(match, done)
                if lot is not None and not bids[lot["seat"]]["recover"]:
                    sold += 1
                    assert scores(match)[lot["seat"]] - before[lot["seat"]] == said[lot["seat"]]["adds"]
                bids = {}
            elif match.state.events and match.state.events[-1].kind() == "item_turned_up":
                bids = {}
    assert sold > 10 or case.options == "flat"


@pytest.mark.parametrize("case", matches("colours"), ids=str)
def test_winning_a_card_adds_what_was_said(case: Case) -> None:
    sold = 0
    for seed in range(12):
        match = case.start(seed)
        chooser = Chooser(seed)
        while not match.over:
            said = [match.insight(seat)["if_won"] for seat in range(match.seats)]
            before, done, number = scores(match), len(match.sales()), len(match.moves)
            step(match, chooser)
            lot = sold_to(match, done)
            if lot is None:
                continue
            seat = lot["seat"]
            told = match.events(None, after=number)
            if any(event["type"] == "leftover_taken" and event["seat"] == seat for event in told):
                continue
            sold += 1
            assert scores(match)[seat] - before[seat] == said[seat]["adds"]
    assert sold > 20


@pytest.mark.parametrize("case", matches("colours"), ids=str)
def test_market_hand_and_bid_are_told_right(case: Case) -> None:
    for seed in range(4):
        match = case.start(seed)
        chooser = Chooser(seed)
        while not match.over:
            for seat in range(match.seats):
                told, view = match.insight(seat), match.view(seat)
                assert set(told["hand"]) == set(view["hand"])
                assert [worth is None for worth in told["market"]] == [
                    card is None for card in view["market"]
                ]
                if view["bidder"] == seat:
                    assert told["bid"]["needed"] == view["needed"]
                    assert told["bid"]["demanded"] == view["demanded"]
                    assert told["bid"]["to_replace"] == view["to_replace"]
                    able = told["bid"]["can_raise"]
                    assert able == any(move["type"] != "pass" for move in match.legal(seat))
                    assert told["bid"]["most"] >= told["bid"]["needed"] or not able
            seat, _ = step(match, chooser)
            move = match.moves[-1]
            if move["type"] == "renounce" and "card" in move:
                earlier = match.at(len(match.moves) - 1)
                lost = earlier.insight(seat)["hand"][move["card"]]
                assert scores(earlier)[seat] - scores(match)[seat] == lost


@pytest.mark.parametrize("case", matches("antiques"), ids=str)
def test_winning_a_lot_adds_what_was_said(case: Case) -> None:
    """The third card and the best places for replicas are tried out on the real position."""
    sold = 0
    for seed in range(5):
        match = case.start(seed)
        chooser = Chooser(seed, STYLES[seed % 2])
        while not match.over:
            leader = match.view(None)["leader"]
            said = match.insight(leader)["if_won"] if leader is not None else None
            before = total(match, leader, without="coins") if leader is not None else 0
            done = len(match.sales())
            step(match, chooser)
            lot = sold_to(match, done)
            if lot is None or said is None or lot["seat"] != leader:
                continue
            sold += 1
            adds = best_placed(match, leader) - before
            assert said["least"] <= adds <= said["most"], (said, lot)
            assert said["least"] <= said["expected"] <= said["most"]
    assert sold > 20


def best_placed(match: Match, seat: int) -> int:
    """Points without coins when the seat has placed its replicas as well as it can, by trying all ways."""
    if match.view(None)["phase"] != "placing" or match.to_act != [seat]:
        return total(match, seat, without="coins")
    best = -1000
    for move in match.legal(seat):
        after = match.at(len(match.moves))
        after.play(seat, move)
        best = max(best, best_placed(after, seat))
    return best


@pytest.mark.parametrize("seats", range(3, 7))
def test_each_third_card_of_a_lot_adds_what_was_said(seats: int) -> None:
    """The same lot with every third card it may have: the least, the most and the average are those told."""
    random_deck = Match.start(GAMES["antiques"], seats=seats, seed=3).deal["deck"]
    tried = 0
    for lots in (1, 4, 9):
        chooser = Chooser(lots)
        match = Match.start(GAMES["antiques"], seats=seats, deal={"deck": list(random_deck)})
        while len(match.sales()) < lots:
            step(match, chooser)
        while match.view(None)["phase"] != "bidding":
            step(match, chooser)
        number = match.view(None)["round"]
        seat = match.position()["coins"].index(max(match.position()["coins"]))
        said = match.insight(seat)["if_won"]
        before = total(match, seat, without="coins")
        found: list[int] = []
        hidden = [3 * lot - 1 for lot in match.view(None)["unsold"]]
        for place in [3 * number - 1, *range(3 * number, 60), *hidden]:
            deck = list(match.deal["deck"])
            deck[3 * number - 1], deck[place] = deck[place], deck[3 * number - 1]
            other = Match.start(GAMES["antiques"], seats=seats, deal={"deck": deck})
            for move in match.moves:
                other.play_record_move(move)
            done = len(other.sales())
            while len(other.sales()) == done:
                bidder = other.to_act[0]
                wanted = {"type": "bid", "coins": int(other.view(bidder)["high"]) + 1}
                other.play(bidder, wanted if bidder == seat else {"type": "pass"})
            assert other.sales()[-1]["seat"] == seat
            found.append(best_placed(other, seat) - before)
        assert (said["least"], said["most"]) == (min(found), max(found))
        assert said["expected"] == pytest.approx(sum(found) / len(found), abs=0.051)
        tried += 1
    assert tried == 3


def test_groups_of_antiques_are_told_right() -> None:
    match = Case("antiques", 4, "plain").start(2)
    chooser = Chooser(2)
    while not match.over:
        for seat in range(4):
            told = match.insight(seat)
            view = match.view(None)
            for kind, group in told["groups"].items():
                cards = view["cards"][seat][kind] + view["replicas"][seat].get(kind, 0)
                assert group["cards"] == cards
                assert group["points"] == told["breakdown"][seat][kind]
        step(match, chooser)


@pytest.mark.parametrize("case", matches("secret"), ids=str)
def test_progress_of_a_request_agrees_with_the_rules(case: Case) -> None:
    seen: set[tuple[str, bool]] = set()
    for seed in range(12):
        match = case.start(seed)
        chooser = Chooser(seed)
        while not match.over:
            for seat in range(match.seats):
                told = match.insight(seat)
                if len(told["requests"]) == 1:
                    (progress,) = told["requests"]
                    points = match.game.outcome(match.state, match.seats)["breakdown"][seat]["request"]
                    assert points == (progress["points"] if progress["fulfilled"] else 0)
                    seen.add((progress["request"], progress["fulfilled"]))
                else:
                    assert [p["request"] for p in told["requests"]] == match.view(seat)["requests_dealt"]
            step(match, chooser)
    assert len({request for request, _ in seen}) >= 8


def test_insight_is_plain_json() -> None:
    for case in CASES:
        match = case.start(1)
        chooser = Chooser(1)
        for _ in range(30):
            told = match.insight(0)
            assert json.loads(json.dumps(told)) == told
            if match.over:
                break
            step(match, chooser)
