"""The insight and the simple bot of antiques value a collection as the rules score it."""

import json
import random
from typing import Any

import pytest

import saleroom
from saleroom import Match, bots
from saleroom.games.antiques.bot import Table


def last_round(seats: int, seed: int, ties: str) -> Match:
    """A match played by somebody who bids at random, up to its last round."""
    match = saleroom.new("antiques", seats=seats, seed=seed, options={"sculpture_ties": ties})
    chance = random.Random(seed)
    while match.position()["round"] < 20:
        seat = match.to_act[0]
        # Mostly the smallest bid or a pass, so that cards go to all seats.
        legal = match.legal(seat)
        match.play(seat, chance.choice([legal[0], legal[-1]]))
    return match


@pytest.mark.parametrize("ties", ["places", "two-places"])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_in_the_last_round_nothing_but_points_counts(seats: int, ties: str) -> None:
    for seed in range(12):
        match = last_round(seats, seed, ties)
        view: Any = match.view(match.to_act[0])
        table = Table(view)
        points = match.insight(None)["points"]
        for seat in range(seats):
            # A share of a prize is rounded down by the rules (A12), not by the bot.
            assert 0 <= table.worth(seat) - points[seat] < 1


def test_the_option_for_ties_is_known_to_the_bot() -> None:
    deck = ["sculpture", "sculpture", "stamp"] * 4
    rest = {
        "painting": 10,
        "sculpture": 2,
        "furniture": 10,
        "stamp": 6,
        "jewellery": 10,
        "collection": 5,
        "replica": 5,
    }
    deck += [kind for kind, number in rest.items() for _ in range(number)]
    worth = {}
    for ties in ("places", "two-places"):
        match = saleroom.new("antiques", seats=4, deal={"deck": deck}, options={"sculpture_ties": ties})
        for seat in range(3):
            match.play(seat, {"type": "bid", "coins": 1})
            for other in (1, 2, 3):
                match.play((seat + other) % 4, {"type": "pass"})
        view: Any = match.view(3)
        table = Table(view)
        table.left = 0.0
        worth[ties] = [table.worth(seat) for seat in range(4)]
    # Two sculptures each: three seats share all prizes, or the first two; a stamp counts 1, no sculpture costs 5.
    assert worth == {"places": [16, 16, 16, -5], "two-places": [35 / 3 + 1] * 3 + [-5]}


def test_a_match_of_bots_is_played_to_its_end() -> None:
    options = {"tricks": ["stop", "ban", "swap"], "sculpture_ties": "two-places"}
    match = saleroom.new("antiques", seats=5, seed=2, options=options)
    bots.play(match, [bots.make("simple", "antiques", seat) for seat in range(5)])
    assert match.over
    assert {move["type"] for move in match.moves} >= {"bid", "pass", "trick"}


def test_an_insight_that_somebody_changes_changes_no_other() -> None:
    match = last_round(4, 1, "places")
    seat = match.to_act[0]
    before = json.dumps(match.insight(seat))
    changed = match.insight(seat)
    changed["groups"]["stamp"]["cards"] = 99
    changed["if_won"]["most"] = 99
    changed["breakdown"][seat]["coins"] = 99
    assert json.dumps(match.insight(seat)) == before
