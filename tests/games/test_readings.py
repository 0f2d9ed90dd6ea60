"""Rulings and points that an option changes: what changes, and that nothing changes without the option."""

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import saleroom
from saleroom import bots
from saleroom.core.match import Match
from saleroom.core.rng import Rng
from saleroom.games.colours import rules as C
from saleroom.games.colours.cards import KINDS
from saleroom.games.secret import rules as S
from saleroom.games.secret.cards import READINGS, REQUESTS, read_as


def start(game: str, readings: list[str], **more: Any) -> Match:
    return saleroom.new(game, seed=1, options={"readings": readings, **more})


def bid(*coins: int) -> list[dict[str, Any]]:
    return [{"type": "bid", "coins": number} for number in coins]


@pytest.mark.parametrize(("readings", "to_act"), [([], [2]), (["last-buys"], [1])])
def test_a5_the_last_seat_may_choose_or_buys_for_one_coin(readings: list[str], to_act: list[int]) -> None:
    match = start("antiques", readings)
    for seat in (0, 1):
        match.play(seat, {"type": "pass"})
    assert match.to_act == to_act  # round 2 is opened by seat 1
    if readings:
        sale = match.sales()[0]
        assert (sale["seat"], sale["price"]) == (2, 1)
        assert match.position()["coins"] == [
            20,
            20,
            19,
        ]  # 1 coin cannot be shared by two: it lies in the bank
        assert match.position()["bank"] == 1


def test_a5_a_seat_that_has_bid_is_not_made_to_buy() -> None:
    match = start("antiques", ["last-buys"])
    match.play(0, {"type": "bid", "coins": 3})
    match.play(1, {"type": "pass"})
    match.play(2, {"type": "pass"})
    assert [(sale["seat"], sale["price"]) for sale in match.sales()] == [(0, 3)]


@pytest.mark.parametrize(("readings", "least"), [([], 15), (["stop-above"], 16)])
def test_a10_a_stop_takes_at_least_the_sum_or_more(readings: list[str], least: int) -> None:
    for coins in (15, 16):
        match = start("antiques", readings, tricks=["stop"])
        match.play(0, {"type": "bid", "coins": coins})
        assert (match.view()["phase"] == "trick") == (coins >= least)


def test_a11_scales_are_what_counts() -> None:
    scales = {"stamp": [1, 8, 8, 28, 28, 56], "jewellery": [4, 10, 17, 25, 25, 44]}
    usual, printed = start("antiques", []), start("antiques", [], scales=scales)
    for match, three in ((usual, 17), (printed, 8)):
        setup: Any = match.state.setup
        assert setup.points_of(3, 3) == three
        assert (setup.points_of(3, 2), setup.points_of(3, 9), setup.points_of(4, 6)) == (8, 56, 44)


@pytest.mark.parametrize("wrong", [[1] * 5, [1] * 7, [1, 2, 3, 4, 5, -1], "stamps", [1, 2, 3, 4, 5, True]])
def test_a11_scales_that_are_none(wrong: object) -> None:
    with pytest.raises(saleroom.SetupError):
        start("antiques", [], scales={"stamp": wrong, "jewellery": [1] * 6})


def again(match: Match, **options: Any) -> Match:
    """The same deal and moves with other options."""
    return saleroom.load({**match.record(), "options": options})


def played(game: str) -> Match:
    match = saleroom.new(game, seed=5)
    return bots.play(match, [bots.make("simple", game, str(seat)) for seat in range(match.seats)])


def test_e9_points_are_what_counts() -> None:
    match = played("emblems")
    other = again(match, points={"both": 6, "one": 0, "none": -1})
    assert match.outcome is not None
    assert other.outcome is not None
    for before, after in zip(match.outcome["breakdown"], other.outcome["breakdown"]):
        assert after == {"both": 2 * before["both"], "one": 0, "none": -before["none"] // 5}


def test_c11_twice_the_points_of_sets_and_runs_are_twice_the_result() -> None:
    match = played("colours")
    other = again(match, sets=[6] * 6 + [12] * 3, run=2)
    assert match.outcome is not None
    assert other.outcome is not None
    assert other.outcome["scores"] == [2 * score for score in match.outcome["scores"]]
    assert any(match.outcome["scores"])


@pytest.mark.parametrize(
    ("cards", "options", "points"),
    [
        ("R7 B7 G7 G8 G9", {}, (6, 3)),
        ("R7 B7 G7 G8 G9", {"sets": [0, 0, 0, 0, 0, 0, 40, 0, 0]}, (40, 3)),
        ("R7 B7 G7 G8 G9", {"run": 5}, (6, 15)),
        ("R1 B1 G4 G5 G*", {}, (3, 0)),
        ("R1 B1 G4 G5 G*", {"run": 2}, (0, 6)),
        ("R1 B1 G4 G5 G*", {"sets": [2] * 9}, (0, 3)),
    ],
)
def test_c11_and_c12_sets_and_runs_count_as_the_table_says(
    cards: str, options: Any, points: tuple[int, int]
) -> None:
    setup: Any = saleroom.new("colours", options=options).state.setup
    assert C.points(setup, sum(1 << KINDS.index(card) for card in cards.split()), 0) == points


@pytest.mark.parametrize(("readings", "prices"), [([], [60, 80]), (["banker-next-lot"], [30, 160])])
def test_l4_a_banker_doubles_the_next_bid_or_the_next_lot(readings: list[str], prices: list[int]) -> None:
    match = start("luxury", readings)
    for cards in ((40, 40), (20, 30), (80, 60)):
        for seat, card in enumerate(cards):
            match.play(seat, {"type": "bid", "card": card})
        if len(match.sales()) == 0:
            assert match.view()["doubled"] == [not readings] * 2
    assert [sale["price"] for sale in match.sales()] == prices


def test_l4_a_blackmailer_may_let_it_be_or_not() -> None:
    for readings in ([], ["must-blackmail"]):
        match = start("luxury", readings)
        match.play(0, {"type": "bid", "card": 50})
        match.play(1, {"type": "bid", "card": 70})
        targets = [move["target"] for move in match.legal(0)]
        assert targets == ([1] if readings else [None, 1])
    with pytest.raises(saleroom.Refused) as refused:
        match.play(0, {"type": "blackmail", "target": None})
    assert refused.value.rule == "L4"


def test_s6_both_uses_of_a_chip_or_one() -> None:
    both = {"type": "pass", "recover": True}
    seen = {}
    for readings in ([], ["one-chip"]):
        seen[str(readings)] = 0
        for seed in range(6):
            match = saleroom.new("secret", seed=seed, options={"readings": readings})
            rng = Rng(seed)
            while not match.over:
                seat = match.to_act[0]
                legal = match.legal(seat)
                seen[str(readings)] += both in list(legal)
                match.push(seat, legal.numbers[int(rng.below(len(legal)))])
    assert seen["[]"] > 0
    assert seen["['one-chip']"] == 0


def progress(request: str, ones: int, twos: int, readings: list[str]) -> bool:
    """Whether a seat of two with so many ★1 and ★2 items, the other with none, has fulfilled a request."""
    tally = S.tally_of([[0] * ones + [1] * twos, []])
    have, need, how = S.progress(REQUESTS.index(request), 0, tally, vec[i64]([5, 5]), 3, read_as(readings))
    return bool(S.is_fulfilled(have, need, how))


@pytest.mark.parametrize(
    ("ones", "usual", "read"), [(0, (0, 3), (0, 1)), (1, (1, 3), (1, 3)), (2, (1, 3), (1, 3))]
)
def test_s11_at_most_three_types_may_need_an_item(
    ones: int, usual: tuple[int, int], read: tuple[int, int]
) -> None:
    tally = S.tally_of([[0] * ones, [1]])
    for readings, wanted in ((0, usual), (S.TYPES_NEED_AN_ITEM, read)):
        have, need, how = S.progress(S.FEW_TYPES, 0, tally, vec[i64]([5, 5]), 3, readings)
        assert (have, need) == wanted
        assert how == (S.AT_LEAST if readings and not ones else S.AT_MOST)
        assert S.is_fulfilled(have, need, how) == (ones > 0 or not readings)


@pytest.mark.parametrize(
    ("reading", "request_", "ones", "twos"),
    [
        ("twos-or-more", "two_twos", 0, 3),
        ("no-stars", "multiple_of_four", 0, 0),
        ("no-ones", "most_one", 0, 0),
    ],
)
def test_s11_requests_read_otherwise(reading: str, request_: str, ones: int, twos: int) -> None:
    assert not progress(request_, ones, twos, [])
    assert progress(request_, ones, twos, [reading])
    others = [name for name in READINGS if name != reading]
    assert not progress(request_, ones, twos, others)
