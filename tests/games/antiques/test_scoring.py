"""The insight of antiques, its simple bot and its playouts value a collection as the rules score it."""

import json
import random

import pytest

import saleroom
from saleroom import Match, bots
from saleroom.core.rng import Rng, rng_from
from saleroom.core.state import ACT, POW
from saleroom.games.antiques import rules as A
from saleroom.games.antiques.appraisal import appraise, count_sculptures, take_cards
from saleroom.games.antiques.policy import CHANCES, AntiquesPolicy
from saleroom.games.antiques.rules import COLLECTION, KIND_COUNT, ROUND, ROUNDS, Antiques


def worth(match: Match, seat: int, left: float) -> float:
    """What the cards of a seat are worth in the part of a match left."""
    state = match.state
    assert isinstance(state, Antiques)
    policy = AntiquesPolicy(state.setup)
    count_sculptures(state.cells, match.seats, policy.sculptures)
    take_cards(state.cells, seat, policy.held)
    return appraise(state.setup, policy.held, policy.sculptures, seat, left)


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
        points = match.insight(None)["points"]
        for seat in range(seats):
            # A share of a prize is rounded down by the rules (A12), not by the bot.
            assert 0 <= worth(match, seat, 0.0) - points[seat] < 1


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
    found = {}
    for ties in ("places", "two-places"):
        match = saleroom.new("antiques", seats=4, deal={"deck": deck}, options={"sculpture_ties": ties})
        for seat in range(3):
            match.play(seat, {"type": "bid", "coins": 1})
            for other in (1, 2, 3):
                match.play((seat + other) % 4, {"type": "pass"})
        found[ties] = [worth(match, seat, 0.0) for seat in range(4)]
    # Two sculptures each: three seats share all prizes, or the first two; a stamp counts 1, no sculpture costs 5.
    assert found == {"places": [16, 16, 16, -5], "two-places": [35 / 3 + 1] * 3 + [-5]}


@pytest.mark.parametrize("seats", [3, 6])
def test_the_tables_of_a_playout_say_what_the_appraisal_says(seats: int) -> None:
    scales = {"stamp": [1, 8, 8, 28, 28, 56], "jewellery": [4, 10, 17, 25, 25, 44]}
    setup = saleroom.new("antiques", seats=seats, seed=0, options={"scales": scales}).state.setup
    collections = 0
    for seed in range(6):
        rng = rng_from(seed)
        state = setup.deal(rng)
        assert isinstance(state, Antiques)
        policy = AntiquesPolicy(state.setup)
        policy.fill_tables()
        while not state.over():
            c, held = state.cells, policy.held
            lot = int(c[ROUND])
            left = (ROUNDS - lot) / ROUNDS
            count_sculptures(c, seats, policy.sculptures)
            for seat in range(seats):
                take_cards(c, seat, held)
                collections += int(held[COLLECTION])
                now = policy.appraise(seat, left)
                assert policy.worth(seat, lot, left) == pytest.approx(now)
                adds = 0.0
                for kind in range(KIND_COUNT):
                    held[kind] += 1
                    adds += float(CHANCES[kind]) * (policy.appraise(seat, left) - now)
                    held[kind] -= 1
                assert policy.third_adds(seat, lot, left) == pytest.approx(adds)
            fresh = AntiquesPolicy(state.setup)
            fresh.set_limits(state)
            policy.set_limits(state)
            assert list(policy.limits) == list(fresh.limits)
            policy.blur_limits(rng)
            seat = int(state.actor())
            state.apply(seat, policy.move(state, seat, rng))
    assert collections > 0


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


def test_in_a_playout_whoever_answers_a_swap_asks_what_the_other_gains() -> None:
    """A painting for a sculpture brings the answering seat a few points; to one without sculptures it brings many."""
    for sculptures, answer in ((0, A.DECLINE), (2, A.ACCEPT)):
        state = saleroom.new("antiques", seats=3, seed=1, options={"tricks": ["swap"]}).state
        assert isinstance(state, Antiques)
        c = state.cells
        c[A.ROUND] = 15
        c[A.CARDS + A.PAINTING], c[A.CARDS + A.SCULPTURE] = 2, sculptures
        c[A.CARDS + A.KIND_COUNT + A.PAINTING], c[A.CARDS + A.KIND_COUNT + A.SCULPTURE] = 1, 2
        c[A.PHASE], c[A.BIDDER], c[A.PARTNER] = A.ANSWER, 0, 1
        c[A.GIVE], c[A.TAKE], c[ACT] = A.PAINTING, A.SCULPTURE, POW[1]
        assert AntiquesPolicy(state.setup).move(state, 1, Rng(1)) == answer
