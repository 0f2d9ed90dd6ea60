"""Cards that cost points (E9, option `points` below 0): every part that values a card knows that nobody wants it."""

import io
from collections import Counter
from typing import Any

import pytest
from librt.vecs import vec
from rich.console import Console

import saleroom
from saleroom import bots
from saleroom.bots.networks import encoding_of
from saleroom.bots.search.policies import policy_of
from saleroom.cli.screen import THEME
from saleroom.core.match import Match
from saleroom.core.rng import rng_from
from saleroom.games.emblems.bot import Rival, rank_price
from saleroom.games.emblems.cards import RANKS
from saleroom.games.emblems.terminal import Table
from saleroom.terminal import scene_of
from saleroom.words import LANGUAGES
from tests.games.helpers import Json

TABLE = [7, 11, 13, 14, 15, 19, 21, 22, 23, 25, 26, 27, 28, 29, 30, 31]
HANDS = [[1, 2, 3, 15, 31, 0], [4, 8, 5, 23, 7, 11], [16, 1, 6, 27, 13, 14]]
COSTLY = {"both": -3, "one": 1, "none": 5}
ALL_COST = {"both": -5, "one": -3, "none": -1}


def start(first: int, points: Json) -> Match:
    """A match of three whose first table card is the one named; seat 0 looks for star and moon."""
    decks = [[*hand, *(card for card in range(32) if card not in hand)] for hand in HANDS]
    deal = {
        "secrets": [3, 24, 9],
        "table": [first, *(card for card in TABLE if card != first)],
        "decks": decks,
    }
    return saleroom.new("emblems", seats=3, deal=deal, options={"points": points})


def value(move: Json) -> int:
    return sum(RANKS[card] for card in move["cards"])


def last_card(points: Json) -> Match:
    """The last card, which shows neither emblem of seat 0; everybody has bid one low card for each card before."""
    deal = {
        "secrets": [3, 24, 9],
        "table": [*(card for card in TABLE if card != 28), 28],
        "decks": [
            list(range(31, -1, -1)),
            [*range(5, 32), *range(5)],
            [*range(10, 32), *range(10)],
        ],
    }
    match = saleroom.new("emblems", seats=3, deal=deal, options={"points": points})
    while match.view()["table_left"]:
        for seat in match.to_act:
            lowest = min(match.view(seat)["hand"], key=lambda card: RANKS[card])
            match.play(seat, {"type": "bid", "cards": [lowest]})
    assert match.view()["table_card"] == 28
    assert match.to_act == [0, 1, 2]
    return match


@pytest.mark.parametrize("level", ["simple", "novice", "club", "expert"])
@pytest.mark.parametrize("points", [{"both": 3, "one": 1, "none": -5}, ALL_COST])
def test_bots_bid_little_for_a_card_that_costs_points(level: str, points: Json) -> None:
    bids = {}
    for name, row in (("usual", {"both": 3, "one": 1, "none": 5}), ("below zero", points)):
        match = last_card(row)
        bot = bots.make(level, "emblems", "negative", iterations=300)
        bids[name] = value(bot.choose(match.knowledge(0), match.legal(0)))
    assert bids["below zero"] <= 5
    assert bids["usual"] > 10


def test_ranks_are_not_saved_for_cards_that_cost_points() -> None:
    view: Any = start(7, COSTLY).view(0)
    rivals = [Rival([], 6, 26, 0), Rival([], 6, 26, 0)]
    wanted = rank_price(view, rivals, [5, 5])
    assert rank_price(view, rivals, [5, 5, -3, -99]) == pytest.approx(wanted, rel=0.6)
    assert rank_price(view, rivals, [5, -99]) > 0
    assert rank_price(view, rivals, [-3, -99]) == rank_price(view, rivals, [-1]) > 0


@pytest.mark.parametrize(("points", "low", "high"), [(COSTLY, 7, 28), (ALL_COST, 7, None)])
def test_playouts_bid_high_for_points_and_never_for_less_than_none(
    points: Json, low: int, high: int | None
) -> None:
    averages = {}
    for card in (low, high):
        if card is None:
            continue
        match = start(card, points)
        policy = policy_of(match.game, match.state.setup)
        rng = rng_from("negative")
        counts = Counter(value({"cards": cards_of(policy.move(match.state, 0, rng))}) for _ in range(400))
        averages[card] = sum(bid * number for bid, number in counts.items()) / 400
    usual = sum(RANKS[card] for card in HANDS[0]) * 32 / 63  # the average of all bids of the hand
    assert averages[low] < usual - 1
    assert high is None or averages[high] > usual + 1


def cards_of(move: int) -> list[int]:
    return [card for card in range(32) if move >> card & 1]


def numbers(match: Match, seat: int) -> dict[str, float]:
    """What the network of a seat sees, by name."""
    encoding = encoding_of(match.game, match.state.setup)
    assert encoding is not None
    row = vec[float]([0.0] * int(encoding.size))
    encoding.write(match.state, seat, row, 0)
    return dict(zip(encoding.names, map(float, row), strict=True))


def test_the_network_sees_points_below_zero_in_as_many_numbers() -> None:
    usual = start(7, {"both": 3, "one": 1, "none": 5})
    match = start(7, ALL_COST)
    assert len(numbers(match, 0)) == len(numbers(usual, 0))
    for bids in ([31], [4], [16]), ([15], [8], [1]):
        for seat, cards in enumerate(bids):
            match.play(seat, {"type": "bid", "cards": cards})
    seen = numbers(match, 0)
    assert seen["points"] < 0
    assert seen["points"] == pytest.approx(seen["lead to be expected"])  # nobody else has bought anything
    seen = numbers(match, 1)
    assert seen["all others: most points to be expected"] == 0
    assert seen["all others: most that the card is worth to one who bids"] < 0
    assert seen["points"] == 0


def test_the_most_points_of_others_may_be_below_zero() -> None:
    match = start(31, {"both": -5, "one": -5, "none": -5})
    turn = 0
    while not all(match.view(0)["won"][1:]):
        highest = 1 + turn % 2
        for seat in match.to_act:
            hand = sorted(match.view(seat)["hand"], key=lambda card: RANKS[card])
            match.play(seat, {"type": "bid", "cards": hand if seat == highest else hand[:1]})
        turn += 1
    assert numbers(match, 0)["all others: most points to be expected"] < 0


def test_insight_and_outcome_count_below_zero() -> None:
    match = start(28, {"both": 3, "one": -1, "none": -5})
    insight = match.insight(0)
    assert insight["if_won"] == {"adds": -5, "counts": "none", "shared": 0}
    for seat, cards in enumerate(([31], [4], [16])):
        match.play(seat, {"type": "bid", "cards": cards})
    assert match.insight(0)["score"] == -5
    assert match.insight(0)["breakdown"][0] == {"both": 0, "one": 0, "none": -5}
    players = [bots.make("random", "emblems", seat) for seat in range(3)]
    bots.play(match, players)
    outcome = match.outcome
    assert outcome is not None
    assert outcome["scores"] == [sum(row.values()) for row in outcome["breakdown"]]
    assert outcome["winners"] == [
        seat for seat in range(3) if outcome["scores"][seat] == max(outcome["scores"])
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_writes_a_real_minus(language: str) -> None:
    match = start(28, {"both": 3, "one": 1, "none": -5})
    out = io.StringIO()
    Console(file=out, width=100, theme=THEME).print(Table(match.game, language).draw(scene_of(match, 0), 100))
    assert "−5" in out.getvalue()
    assert "-5" not in out.getvalue()
