"""The rules of emblems, paragraph by paragraph (RULES.md, E1 to E10)."""

import json
import random
from collections.abc import Sequence
from typing import Any

import pytest

import saleroom
from saleroom import Match
from tests.games.helpers import Json, deal_refused, refuse, same_moves, setup_refused

STAR, MOON, PILLAR, KEY, CROWN = 1, 2, 4, 8, 16
JOKER = 0

ONES = [1, 2, 4, 8, 16]
TWOS = [3, 5, 6, 9, 10, 12, 17, 18, 20, 24]
THREES = [7, 11, 13, 14, 19, 21, 22, 25, 26, 28]
FOURS = [15, 23, 27, 29, 30]
TABLE = [7, 11, 13, 14, 15, 19, 21, 22, 23, 25, 26, 27, 28, 29, 30, 31]

WITH_PILLAR = [5, 6, 12, 20]
WITHOUT_PILLAR = [3, 9, 10, 17, 18, 24]
SECRETS = [3, 24, 9, 10, 17, 18, 5, 6, 12, 20]

LOW = [1, 2, 4, 8, 16, 3]  # a hand that counts 7 in all
SEVEN = [31, 5]  # 7 with two cards


def deck(*top: int) -> list[int]:
    """A deck with these cards on top and the others behind, in order."""
    return [*top, *(card for card in range(32) if card not in top)]


def start(
    *decks: Sequence[int], secrets: Sequence[int] | None = None, table: Sequence[int] | None = None
) -> Match:
    """A match in which every seat's deck begins with these cards."""
    rest = [card for card in TABLE if card not in (table or [])]
    deal = {
        "secrets": list(secrets or SECRETS[: len(decks)]),
        "table": [*(table or []), *rest],
        "decks": [deck(*top) for top in decks],
    }
    return saleroom.new("emblems", seats=len(decks), deal=deal)


def bid(match: Match, *bids: Sequence[int] | None) -> None:
    """One reveal: the cards of every seat, None for a seat that is not asked."""
    assert match.to_act == [seat for seat, cards in enumerate(bids) if cards is not None]
    for seat, cards in enumerate(bids):
        if cards is not None:
            match.play(seat, {"type": "bid", "cards": list(cards)})


def hand(match: Match, seat: int) -> list[int]:
    cards: list[int] = match.position()["hands"][seat]
    return cards


def subsets(cards: Sequence[int]) -> list[Json]:
    """All bids that can be made from a hand."""
    return [
        {"type": "bid", "cards": [card for place, card in enumerate(cards) if chosen >> place & 1]}
        for chosen in range(1, 2 ** len(cards))
    ]


def ranks(cards: Sequence[int]) -> int:
    return sum(card.bit_count() if card else 6 for card in cards)


def result(match: Match) -> Json:
    assert match.over
    assert match.outcome is not None
    return match.outcome


def worth(card: int, secret: int) -> int:
    """E9, counted by hand: the emblems a card and a secret card have in common."""
    common = sum(1 for emblem in (STAR, MOON, PILLAR, KEY, CROWN) if card & emblem and secret & emblem)
    return [5, 1, 3][common]


def scripted(winners: Sequence[int], seats: int, secrets: Sequence[int], table: Sequence[int]) -> Match:
    """All sixteen cards, each won by the seat named, with one bid card of every seat per round."""
    bids: list[list[int]] = []
    for seat in range(seats):
        wins = list(winners).count(seat)
        high = [*[*THREES, *FOURS][: max(wins - 1, 0)], 31]
        low = [*ONES, *TWOS, 7]  # who never wins needs sixteen: the last one is a three against a five
        bids.append([high.pop(0) if winner == seat else low.pop(0) for winner in winners])
    match = start(*bids, secrets=secrets, table=table)
    for turn in range(16):
        bid(match, *([row[turn]] for row in bids))
    assert match.over
    for seat in range(seats):
        assert match.position()["won"][seat] == [
            card for card, winner in zip(table, winners, strict=True) if winner == seat
        ]
    return match


def spend_five_hands(*decks: Sequence[int], others: int) -> Match:
    """The first seats bid their whole hand five times and have the last two cards of their deck left.

    `others` more seats have bid the five singles and now hold six of the cards from 3 on.
    """
    spenders = len(decks)
    for row in decks:
        assert len(row) == 32
    match = start(*decks, *[[*ONES, *TWOS] for _ in range(others)])
    for turn in range(5):
        bid(match, *(hand(match, seat) for seat in range(spenders)), *[[ONES[turn]]] * others)
        assert match.position()["tied"] is None
    assert [len(row) for row in match.position()["hands"]] == [2] * spenders + [6] * others
    assert [len(row) for row in match.position()["decks"]] == [0] * spenders + [21] * others
    return match


def no_ties() -> tuple[list[int], list[int]]:
    """Two decks that end with 7 and 11; hand against hand, each of the first five is a clear win."""
    rest = sorted((card for card in range(32) if card not in (7, 11)), key=lambda card: ranks([card]))
    hands = [rest[6 * turn : 6 * turn + 6] for turn in range(5)]
    assert [ranks(cards) for cards in hands] == [7, 12, 15, 19, 27]
    return [*rest, 7, 11], [*rest[6:], *rest[:6], 7, 11]


# -- E1 -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [0, 1, 2, 11, -3, "3", 3.0, True])
def test_e1_three_to_ten_seats(seats: Any) -> None:
    setup_refused("emblems", seats=seats)


def test_e1_what_a_joker_counts_is_no_option() -> None:
    setup_refused("emblems", options={"joker": 7})


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("card", WITH_PILLAR)
def test_e1_up_to_five_seats_play_without_the_pillar_pairs(seats: int, card: int) -> None:
    deal = saleroom.new("emblems", seats=seats, seed=1).deal
    deal["secrets"][seats - 1] = card
    deal_refused("emblems", seats=seats, deal=deal)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_e1_up_to_five_seats_get_one_of_six_secret_cards(seats: int) -> None:
    seen: set[int] = set()
    for seed in range(60):
        secrets = saleroom.new("emblems", seats=seats, seed=seed).deal["secrets"]
        assert len(set(secrets)) == len(secrets) == seats
        seen.update(secrets)
    assert sorted(seen) == WITHOUT_PILLAR


@pytest.mark.parametrize("seats", [6, 7, 8, 9, 10])
def test_e1_six_seats_and_more_get_one_of_ten_secret_cards(seats: int) -> None:
    seen: set[int] = set()
    for seed in range(60):
        secrets = saleroom.new("emblems", seats=seats, seed=seed).deal["secrets"]
        assert len(set(secrets)) == len(secrets) == seats
        seen.update(secrets)
    assert sorted(seen) == TWOS


@pytest.mark.parametrize("seats", range(3, 11))
def test_e1_every_seat_gets_the_secret_card_of_the_deal(seats: int) -> None:
    secrets = [*WITHOUT_PILLAR, *WITH_PILLAR][:seats][::-1]
    match = start(*[[]] * seats, secrets=secrets)
    assert match.position()["secrets"] == secrets
    assert [match.view(seat)["secret"] for seat in range(seats)] == secrets


@pytest.mark.parametrize(
    "secrets",
    [
        [3, 24],
        [3, 24, 9, 10],
        [3, 24, 3],
        [3, 24, 1],
        [3, 24, 7],
        [3, 24, 0],
        [3, 24, 32],
        [3, 24, -9],
        [3, 24, "9"],
        [3, 24, None],
        [3, 24, [9]],
        [3, 24, True],
        [3, 24, 9.0],
        "3, 24, 9",
        {"0": 3, "1": 24, "2": 9},
        None,
    ],
)
def test_e1_secret_cards_that_are_not_one_pair_per_seat(secrets: Any) -> None:
    deal = start([], [], []).deal
    deal_refused("emblems", seats=3, deal={**deal, "secrets": secrets})


def test_e1_the_table_cards_are_the_sixteen_of_three_to_five_emblems() -> None:
    assert sorted(THREES + FOURS + [31]) == TABLE
    for seed in range(20):
        assert sorted(saleroom.new("emblems", seed=seed).deal["table"]) == TABLE
    position = start([], [], [], table=[31, 7]).position()
    assert position["table_card"] == 31
    assert position["table_left"][0] == 7
    assert sorted([31, *position["table_left"]]) == TABLE


@pytest.mark.parametrize(
    "table",
    [
        TABLE[:15],
        [*TABLE, 7],
        [*TABLE[:15], 7],
        [*TABLE[:15], 0],
        [*TABLE[:15], 1],
        [*TABLE[:15], 3],
        [*TABLE[:15], 32],
        [*TABLE[:15], "31"],
        [*TABLE[:15], 31.0],
        [],
        None,
        31,
    ],
)
def test_e1_a_table_deck_that_is_not_whole(table: Any) -> None:
    deal = start([], [], []).deal
    deal_refused("emblems", seats=3, deal={**deal, "table": table})


@pytest.mark.parametrize("key", ["secrets", "table", "decks"])
def test_e1_a_deal_has_three_parts(key: str) -> None:
    deal = start([], [], []).deal
    deal_refused("emblems", seats=3, deal={name: part for name, part in deal.items() if name != key})
    deal_refused("emblems", seats=3, deal={**deal, "joker": 0})


# -- E2 -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(3, 11))
def test_e2_every_seat_has_a_full_deck_and_draws_six(seats: int) -> None:
    match = saleroom.new("emblems", seats=seats, seed=5)
    position = match.position()
    for seat in range(seats):
        dealt = match.deal["decks"][seat]
        assert sorted(dealt) == list(range(32))
        assert position["hands"][seat] == sorted(dealt[:6])
        assert position["decks"][seat] == dealt[6:]
    assert position["spent"] == position["won"] == [[]] * seats
    assert position["removed"] == []
    assert position["tied"] is None
    assert match.to_act == list(range(seats))


@pytest.mark.parametrize(
    "cards",
    [
        list(range(31)),
        list(range(33)),
        [*range(31), 30],
        [*range(31), 32],
        [*range(31), "31"],
        [*range(31), None],
        [*range(30), 30, True],
        [],
        None,
    ],
)
def test_e2_a_deck_that_is_not_whole(cards: Any) -> None:
    deal = start([], [], []).deal
    deal_refused("emblems", seats=3, deal={**deal, "decks": [*deal["decks"][:2], cards]})


def test_e2_one_deck_per_seat() -> None:
    deal = start([], [], []).deal
    deal_refused("emblems", seats=3, deal={**deal, "decks": deal["decks"][:2]})
    deal_refused("emblems", seats=3, deal={**deal, "decks": [*deal["decks"], deck()]})
    deal_refused("emblems", seats=3, deal={**deal, "decks": deck()})
    deal_refused("emblems", seats=4, deal=deal)


# -- E3 -----------------------------------------------------------------------------------------------------


def test_e3_one_to_six_cards_of_the_hand() -> None:
    match = start([0, 7, 9, 16, 30, 31], [], [])
    assert same_moves(match.legal(0), subsets([0, 7, 9, 16, 30, 31]))
    assert len(match.legal(0)) == 63


def test_e3_a_bid_is_made_of_ones_own_hand() -> None:
    match = start([0, 7, 9, 16, 30, 31], LOW, [])
    refuse(match, "E3", 0, {"type": "bid", "cards": []})
    refuse(match, "E3", 0, {"type": "bid", "cards": [8]})  # still in the deck
    refuse(match, "E3", 0, {"type": "bid", "cards": [7, 8]})
    refuse(match, "E3", 0, {"type": "bid", "cards": [7, 7]})
    refuse(match, "E3", 0, {"type": "bid", "cards": [7, 9, 7]})
    refuse(match, "E3", 0, {"type": "bid", "cards": [0, 7, 9, 16, 30, 31, 1]})
    refuse(match, "E3", 0, {"type": "bid", "cards": [0, 7, 9, 16, 30, 31, 31]})
    refuse(match, "E3", 0, {"type": "bid", "cards": [-1]})
    refuse(match, "E3", 0, {"type": "bid", "cards": [32]})
    refuse(match, "E3", 0, {"type": "bid", "cards": [10**30]})


def test_e3_moves_that_are_not_bids() -> None:
    match = start([0, 7, 9, 16, 30, 31], [], [])
    refuse(match, "R1", 0, {"type": "pass"})
    refuse(match, "R1", 3, {"type": "bid", "cards": [7]})
    refuse(match, "R1", -1, {"type": "bid", "cards": [7]})
    refuse(match, "R2", 0, {"type": "bid"})
    refuse(match, "R2", 0, {"type": "bid", "cards": 7})
    refuse(match, "R2", 0, {"type": "bid", "cards": None})
    refuse(match, "R2", 0, {"type": "bid", "cards": ["7"]})
    refuse(match, "R2", 0, {"type": "bid", "cards": [7.0]})
    refuse(match, "R2", 0, {"type": "bid", "cards": [True]})
    refuse(match, "R2", 0, {"type": "bid", "cards": [7], "value": 3})
    refuse(match, "R2", 0, {"cards": [7]})
    refuse(match, "R2", "0", {"type": "bid", "cards": [7]})
    refuse(match, "R2", 0, [7])


def test_e3_choices_are_sealed_until_the_last_is_in() -> None:
    match = start([0, 7, 9, 16, 30, 31], LOW, LOW)
    before = match.position()
    match.play(2, {"type": "bid", "cards": [1, 2]})
    assert match.to_act == [0, 1]
    assert match.legal(2) == []
    assert match.position() == {**before, "sealed": [False, False, True]}
    refuse(match, "R1", 2, {"type": "bid", "cards": [4]})  # a choice is final
    match.play(0, {"type": "bid", "cards": [16]})
    assert match.position() == {**before, "sealed": [True, False, True]}
    match.play(1, {"type": "bid", "cards": [4]})
    assert match.to_act == [0, 1, 2]
    assert match.position()["sealed"] == [False] * 3
    assert match.position()["spent"] == [[16], [4], [1, 2]]


def test_e3_the_order_of_moves_and_of_cards_means_nothing() -> None:
    moves = [(0, [31, 0, 7]), (1, [1, 16, 2]), (2, [8, 4])]
    pictures = []
    for order in ([0, 1, 2], [2, 1, 0], [1, 2, 0]):
        for step in (1, -1):
            match = start([0, 7, 9, 16, 30, 31], LOW, LOW)
            for place in order:
                seat, cards = moves[place]
                match.play(seat, {"type": "bid", "cards": cards[::step]})
            pictures.append(match.position())
    assert all(position == pictures[0] for position in pictures)


@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        ([3], [16]),
        ([7], [24]),
        ([15], [28]),
        ([31], [30]),
        ([JOKER], [31]),
        ([1, 2], [16]),
        ([1, 2, 4], [24]),
        ([3, 5, 1], [30]),
        ([1, 2, 4, 8, 16, 3], [JOKER]),
        ([JOKER, 1], [15, 3]),
        ([JOKER, 31], [15, 7, 3, 1]),
        ([31, 15, 7, 3, 1, 2], [JOKER, 23, 11, 5]),
        ([JOKER, 31, 15, 23, 27, 29], [30, 31, 15, 23, 27, 29]),
    ],
)
def test_e3_value_is_the_sum_of_the_ranks(mine: list[int], theirs: list[int]) -> None:
    """The larger sum wins, sitting in any chair; the numbers on the cards are of no matter."""
    for seat in range(3):
        bids = [[8]] * 3
        bids[seat] = mine
        bids[seat - 1] = theirs
        match = start(*bids)
        bid(match, *bids)
        assert match.position()["won"] == [[7] if one == seat else [] for one in range(3)]


def test_e3_the_joker_counts_six() -> None:
    match = start([JOKER], [31, 1], [2])
    bid(match, [JOKER], [31, 1], [2])
    assert match.position()["tied"] == [0, 1]  # 6 and 5 + 1
    match = start([JOKER, 1], [31, 1], [2])
    bid(match, [JOKER, 1], [31, 1], [2])
    assert match.position()["won"] == [[7], [], []]  # 7 and 6


def test_e3_a_whole_bid_deck_is_worth_86() -> None:
    assert ranks(range(32)) == 86


def test_e3_emblems_of_bid_cards_mean_nothing() -> None:
    # The winner shares no emblem with the table card or its secret card, the loser all of them.
    match = start([24, 16], [7], [2], secrets=[3, 9, 10], table=[7])
    bid(match, [24, 16], [1], [2])
    assert match.position()["won"][0] == [7]
    match = start([16], [7], [2], secrets=[3, 9, 10], table=[7])
    bid(match, [16], [7], [2])
    assert match.position()["won"][1] == [7]


def test_e3_all_bids_are_revealed_together() -> None:
    match = start([0, 7, 9, 16, 30, 31], LOW, LOW)
    bid(match, [31, 7], [1], [2, 3])
    for viewer in (None, 0, 1, 2):
        shown = [event for event in match.events(viewer) if event["type"] == "bids_revealed"]
        assert len(shown) == 1
        assert [(entry["seat"], entry["cards"], entry["value"]) for entry in shown[0]["bids"]] == [
            (0, [7, 31], 8),
            (1, [1], 1),
            (2, [2, 3], 3),
        ]


# -- E4 -----------------------------------------------------------------------------------------------------


def test_e4_the_highest_takes_the_card_and_all_bids_are_spent() -> None:
    match = start([1, 2, 3, 7, 15, 31], [1, 2, 3, 7, 15, 31], [1, 2, 3, 7, 15, 31])
    bid(match, [15, 1], [7], [3, 2])
    position = match.position()
    assert position["won"] == [[7], [], []]
    assert position["spent"] == [[1, 15], [7], [2, 3]]
    assert position["removed"] == []
    assert position["table_card"] == 11
    assert position["table_left"] == TABLE[2:]
    assert position["tied"] is None


@pytest.mark.parametrize("seats", [3, 6, 10])
def test_e4_any_seat_may_win(seats: int) -> None:
    for winner in range(seats):
        match = start(*[[1, 2, 31]] * seats)
        bid(match, *([31] if seat == winner else [1, 2] for seat in range(seats)))
        assert match.position()["won"] == [[7] if seat == winner else [] for seat in range(seats)]


def test_e4_a_tie_below_the_highest_is_of_no_matter() -> None:
    match = start([31], [1], [2])
    bid(match, [31], [1], [2])
    assert match.position()["won"] == [[7], [], []]
    assert match.to_act == [0, 1, 2]


def test_e4_cards_won_are_kept_in_order() -> None:
    match = start([31, 15, 23], [1, 2, JOKER], [1, 2, 4], table=[28, 7, 19])
    bid(match, [31], [1], [1])
    bid(match, [15], [2], [2])
    bid(match, [23], [JOKER], [4])
    assert match.position()["won"] == [[28, 7], [19], []]


# -- E5 -----------------------------------------------------------------------------------------------------


def tie_of_two() -> Match:
    """Seats 0 and 1 bid 7 each, with all six cards and with two; seat 2 bids 1."""
    match = start([*LOW, 15, 23, 27], [*SEVEN, 7, 11, 13, 14], LOW)
    bid(match, LOW, SEVEN, [1])
    return match


def test_e5_tied_seats_bid_again_with_new_cards_only() -> None:
    match = start([1, 2, 3, 7, 15, 31], [1, 2, 3, 7, 15, 31], [1, 2, 3, 7, 15, 31])
    bid(match, [7], [3, 1], [1])
    assert match.position()["tied"] == [0, 1]
    assert match.to_act == [0, 1]
    assert same_moves(match.legal(0), subsets([1, 2, 3, 15, 31]))
    assert same_moves(match.legal(1), subsets([2, 7, 15, 31]))
    assert match.legal(2) == []
    refuse(match, "E5", 0, {"type": "bid", "cards": []})  # at least one
    refuse(match, "E5", 0, {"type": "bid", "cards": [7]})  # spent
    refuse(match, "E5", 1, {"type": "bid", "cards": [1, 2]})  # partly spent
    refuse(match, "E5", 1, {"type": "bid", "cards": [2, 2]})
    refuse(match, "E5", 1, {"type": "bid", "cards": [0]})  # the next card of the deck: nobody has drawn
    refuse(match, "R1", 2, {"type": "bid", "cards": [31]})
    assert match.position()["table_card"] == 7
    assert match.position()["won"] == [[]] * 3


def test_e5_only_the_new_bids_are_compared() -> None:
    match = start([1, 2, 3, 7, 15, 31], [1, 2, 3, 7, 15, 31], [1, 2, 3, 7, 15, 31])
    bid(match, [31, 15], [31, 15], [1])
    bid(match, [1], [3], None)  # 9 each before; 1 against 2 decides
    assert match.position()["won"] == [[], [7], []]
    assert match.position()["spent"] == [[1, 15, 31], [3, 15, 31], [1]]


def test_e5_a_seat_that_was_outbid_stays_out_even_with_a_higher_value() -> None:
    match = start([1, 2, 3, 7, 15, 31], [1, 2, 3, 7, 15, 31], [1, 2, 3, 7, 15, 31])
    bid(match, [7], [7], [3])
    bid(match, [1], [1, 2], None)
    assert match.position()["won"] == [[], [7], []]


def test_e5_choices_are_sealed_in_a_tie_too() -> None:
    match = start([1, 2, 3, 7, 15, 31], [1, 2, 3, 7, 15, 31], [1, 2, 3, 7, 15, 31])
    bid(match, [7], [7], [3])
    before = match.position()
    match.play(1, {"type": "bid", "cards": [31]})
    assert match.to_act == [0]
    assert match.position() == {**before, "sealed": [False, True, False]}
    refuse(match, "R1", 1, {"type": "bid", "cards": [15]})


@pytest.mark.parametrize("seats", [3, 5, 10])
def test_e5_three_tied_then_two_then_one(seats: int) -> None:
    rest = [[1]] * (seats - 3)
    none = [None] * (seats - 3)
    match = start(*[[1, 2, 3, 7, 15, 31]] * seats)
    bid(match, *rest, [15], [15], [15])
    tied = [seats - 3, seats - 2, seats - 1]
    assert match.position()["tied"] == match.to_act == tied
    bid(match, *none, [7], [2], [7])
    assert match.position()["tied"] == match.to_act == [seats - 3, seats - 1]
    bid(match, *none, [1], None, [1, 2])
    position = match.position()
    assert position["tied"] is None
    assert position["won"] == [*[[]] * (seats - 1), [7]]
    assert position["spent"][-3:] == [[1, 7, 15], [2, 15], [1, 2, 7, 15]]


def test_e5_tied_again_and_again() -> None:
    match = start(*[[1, 2, 4, 8, 16, 31]] * 3)
    for turn, card in enumerate([1, 2, 4, 8, 16]):
        bid(match, [card], [card], [card])
        assert match.position()["tied"] == [0, 1, 2]
        assert match.position()["hands"] == [[1, 2, 4, 8, 16, 31][turn + 1 :]] * 3
    assert match.position()["table_card"] == 7
    assert match.position()["decks"] == [deck(1, 2, 4, 8, 16, 31)[6:]] * 3


def test_e5_only_the_highest_of_several_ties_bids_again() -> None:
    match = start(*[[1, 2, 3, 7, 15, 31]] * 4)
    bid(match, [3], [31], [3], [31])
    assert match.position()["tied"] == match.to_act == [1, 3]


def test_e5_without_hand_cards_the_top_of_the_deck_is_bid() -> None:
    match = tie_of_two()
    position = match.position()
    assert position["tied"] == [0, 1]  # the forced bid is one of the bids
    assert match.to_act == [1]  # but nobody is asked for it
    assert position["hands"][0] == []
    assert position["decks"][0][0] == 15
    assert position["sealed"] == [False] * 3
    assert match.legal(0) == []
    assert same_moves(match.legal(1), subsets([7, 11, 13, 14]))
    refuse(match, "R1", 0, {"type": "bid", "cards": [15]})
    bid(match, None, [7], None)
    position = match.position()
    assert position["won"] == [[7], [], []]  # 4 against 3
    assert position["spent"] == [sorted([*LOW, 15]), [5, 7, 31], [1]]
    assert position["hands"][0] == [0, 5, 6, 7, 23, 27]


def test_e5_exactly_one_card_is_bid_from_the_deck() -> None:
    match = tie_of_two()
    bid(match, None, [7, 11], None)
    assert match.position()["won"] == [[], [7], []]  # 4 against 6: the 23 behind the 15 stays where it was
    assert match.position()["spent"][0] == sorted([*LOW, 15])


def test_e5_the_forced_joker_counts_six() -> None:
    match = start([*LOW, JOKER], [*SEVEN, 15, 1, 2, 3], LOW)
    bid(match, LOW, SEVEN, [1])
    bid(match, None, [15, 1], None)
    assert match.position()["won"] == [[7], [], []]


def test_e5_the_forced_card_stays_unseen_until_the_reveal() -> None:
    """Two matches that differ only in the order of seat 0's deck look the same to everybody."""
    tops = [[15, 23, 1, 0], [0, 15, 23]]
    matches = []
    for top in tops:
        behind = [card for card in top if card not in LOW]
        match = start([*LOW, *behind], [*SEVEN, 7, 11, 13, 14], LOW)
        bid(match, LOW, SEVEN, [1])
        matches.append(match)
    one, other = matches
    assert one.position()["decks"][0][0] != other.position()["decks"][0][0]
    for viewer in (None, 0, 1, 2):
        assert json.dumps(one.view(viewer)) == json.dumps(other.view(viewer))
        assert one.events(viewer) == other.events(viewer)
    assert one.view(0)["deck"] == [card for card in range(32) if card not in LOW]
    assert one.view(0)["hand"] == []
    assert one.view(1)["deck_sizes"] == [26, 26, 26]
    assert one.view(1)["hand_sizes"] == [0, 4, 5]
    for match in matches:
        bid(match, None, [7], None)
    assert one.view(1)["spent"][0] == sorted([*LOW, 15])
    assert other.view(1)["spent"][0] == sorted([*LOW, 0])
    shown = [event for event in one.events(None) if event["type"] == "bids_revealed"][-1]["bids"]
    assert [(entry["seat"], entry["cards"], entry["from_deck"]) for entry in shown] == [
        (0, [15], True),
        (1, [7], False),
    ]


def test_e5_only_forced_bids_settle_without_a_move() -> None:
    match = start([*LOW, 7], [*LOW, 15], LOW)
    bid(match, LOW, LOW, [1])
    position = match.position()
    assert position["won"] == [[], [7], []]
    assert position["spent"] == [sorted([*LOW, 7]), sorted([*LOW, 15]), [1]]
    assert position["tied"] is None
    assert match.to_act == [0, 1, 2]


def test_e5_forced_bids_tied_again_are_forced_again() -> None:
    match = start([*LOW, 7, 15, JOKER], [*LOW, 11, 23, 31], LOW)
    bid(match, LOW, LOW, [1])
    position = match.position()
    assert position["won"] == [[7], [], []]  # 3:3, 4:4, 6:5
    assert position["spent"] == [sorted([*LOW, 7, 15, 0]), sorted([*LOW, 11, 23, 31]), [1]]


def test_e5_forced_bids_may_tie_among_themselves_and_leave_the_chooser_behind() -> None:
    match = start([*LOW, 15, 7], [*SEVEN, 1, 2, 4, 8], [*LOW, 23, 31])
    bid(match, LOW, SEVEN, LOW)
    assert match.position()["tied"] == [0, 1, 2]
    assert match.to_act == [1]
    bid(match, None, [1], None)  # 4, 1 and 4: seats 0 and 2 go on by themselves with 3 and 5
    position = match.position()
    assert position["won"] == [[], [], [7]]
    assert position["spent"] == [sorted([*LOW, 15, 7]), [1, 5, 31], sorted([*LOW, 23, 31])]
    assert match.to_act == [0, 1, 2]


def test_e5_a_chooser_and_a_forced_bid_tie_again() -> None:
    match = start([*LOW, 15, 7], [*SEVEN, 23, 13, 14, 1], LOW)
    bid(match, LOW, SEVEN, [1])
    bid(match, None, [23], None)  # 4 and 4
    assert match.position()["tied"] == [0, 1]
    assert match.to_act == [1]
    assert match.position()["spent"][0] == sorted([*LOW, 15])
    assert match.position()["decks"][0][0] == 7
    assert same_moves(match.legal(1), subsets([1, 13, 14]))
    bid(match, None, [13, 14], None)
    assert match.position()["won"] == [[], [7], []]


def test_e5_a_chooser_who_has_spent_all_is_forced_next() -> None:
    match = start([*LOW, 15, 7, JOKER], [*SEVEN, 1, 2, 4, 8, 11, 16], LOW)
    bid(match, LOW, SEVEN, [1])
    bid(match, None, [1, 2, 4, 8], None)  # 4 and 4, and now neither has a hand: 3 and 3, then 6 and 1
    position = match.position()
    assert position["spent"] == [sorted([*LOW, 15, 7, JOKER]), sorted([*SEVEN, 1, 2, 4, 8, 11, 16]), [1]]
    assert position["won"] == [[7], [], []]
    assert position["tied"] is None


def test_e5_a_tied_seat_without_hand_and_deck_drops_out_and_one_left_wins() -> None:
    last = [7, 11]
    first = [*(card for card in deck() if card not in last), *last]
    match = spend_five_hands(first, others=2)
    assert hand(match, 0) == last
    assert hand(match, 1) == [3, 5, 6, 9, 10, 12]
    bid(match, last, [3, 5, 6], [9])  # 6 each; seat 0 has nothing left
    position = match.position()
    assert position["tied"] is None
    assert position["won"][1] == [TABLE[5]]
    assert position["spent"][1] == sorted([*ONES, 3, 5, 6])  # no further bid was needed
    assert len(hand(match, 1)) == 6
    assert position["spent"][0] == list(range(32))
    assert match.to_act == [1, 2]


def test_e5_one_left_wins_without_bidding_from_its_deck() -> None:
    # Seat 0 has nothing left, seat 1 no hand but a deck: seat 1 wins and keeps its top card.
    last = [15, 7]
    first = [*(card for card in range(32) if card not in last), *last]
    match = start(first, [*THREES[:5], *LOW, 30, 29, 27], ONES)
    for turn in range(5):
        bid(match, hand(match, 0), [THREES[turn]], [ONES[turn]])
    bid(match, last, LOW, [JOKER])  # 7 and 7
    position = match.position()
    assert position["won"][1] == [TABLE[5]]
    assert position["spent"][1] == sorted([*THREES[:5], *LOW])
    assert position["hands"][1] == [0, 5, 6, 27, 29, 30]
    assert match.to_act == [1, 2]


def test_e5_one_of_three_drops_out_and_the_others_bid_again() -> None:
    last = [7, 11]
    first = [*(card for card in deck() if card not in last), *last]
    match = spend_five_hands(first, others=2)
    bid(match, last, [3, 5, 6], [9, 10, 12])
    assert match.position()["tied"] == match.to_act == [1, 2]
    assert match.position()["table_card"] == TABLE[5]
    bid(match, None, [9], [3, 5])
    assert match.position()["won"][2] == [TABLE[5]]


def test_e5_none_left_removes_the_card() -> None:
    # The decks of seats 0 and 1 are alike, so all their forced bids tie until nothing is left.
    match = start([], [], [31, 30])
    bid(match, *[[0, 1, 2, 3, 4, 5]] * 2, [1])
    position = match.position()
    assert position["removed"] == [7]
    assert position["won"] == [[]] * 3
    assert position["spent"] == [list(range(32)), list(range(32)), [1]]
    assert position["tied"] is None
    assert position["table_card"] == 11
    assert match.to_act == [2]
    assert [event["card"] for event in match.events() if event["type"] == "card_removed"] == [7]


def test_e5_none_left_after_a_choice_removes_the_card() -> None:
    one, two = no_ties()
    match = spend_five_hands(one, two, others=1)
    bid(match, [7, 11], [7, 11], [hand(match, 2)[0]])
    position = match.position()
    assert position["removed"] == [TABLE[5]]
    assert match.to_act == [2]
    assert position["table_card"] == TABLE[6]


def test_e5_forced_bids_run_until_one_deck_is_empty() -> None:
    # Seat 0 has spent one card more: its deck ends first, and seat 1 wins without a further bid.
    tail = [card for card in range(32) if card not in [*LOW, 31, 5]]
    match = start([5, *LOW, *tail], [31, *LOW, *tail], [7])
    bid(match, [5], [31], [7])
    assert match.position()["won"] == [[], [7], []]
    assert match.position()["decks"][:2] == [[*tail, 31], [*tail, 5]]
    bid(match, LOW, LOW, [0])
    # All of the tail ties; then 31 (5) beats 5 (2).
    assert match.position()["won"][0] == [11]
    assert match.position()["spent"][0] == match.position()["spent"][1] == list(range(32))


def test_e5_a_seat_whose_deck_ends_first_drops_out() -> None:
    # Seat 0 bids two cards on the first table card, seat 1 one: seat 0's deck is one card shorter.
    tail = [card for card in range(32) if card not in [*LOW, 31, 5]]
    match = start([31, 5, *LOW, *tail], [5, *LOW, *tail, 31], [1])
    bid(match, [31, 5], [5], [1])
    assert [len(row) for row in match.position()["decks"]] == [24, 25, 25]
    bid(match, LOW, LOW, [2])
    position = match.position()
    assert position["won"][1] == [11]
    assert position["removed"] == []
    assert position["spent"][0] == list(range(32))
    assert position["spent"][1] == [card for card in range(32) if card != 31]
    assert position["hands"][1] == [31]  # it won without bidding its last card
    assert match.to_act == [1, 2]


# -- E6 -----------------------------------------------------------------------------------------------------


def test_e6_all_draw_up_to_six_from_the_top() -> None:
    match = start(deck(1, 2, 3, 7, 15, 31, 0, 4, 5), deck(1, 2, 3, 7, 15, 31, 30, 29, 28), deck(31))
    bid(match, [1, 2, 3], [31], [31, 0])
    position = match.position()
    assert position["hands"][0] == [0, 4, 5, 7, 15, 31]
    assert position["hands"][1] == [1, 2, 3, 7, 15, 30]
    assert position["hands"][2] == [1, 2, 3, 4, 5, 6]
    assert [len(row) for row in position["decks"]] == [23, 25, 24]


def test_e6_nobody_draws_between_the_rounds_of_a_tie() -> None:
    match = start(*[[1, 2, 3, 7, 15, 31]] * 3)
    bid(match, [7, 1], [15], [2, 3])
    assert [len(row) for row in match.position()["hands"]] == [
        4,
        5,
        4,
    ]  # the seat left out does not draw either
    assert [len(row) for row in match.position()["decks"]] == [26] * 3
    assert [event for event in match.events() if event["type"] == "cards_drawn"] == []
    bid(match, [2, 3], [1, 2], None)
    assert match.position()["tied"] is None
    assert [len(row) for row in match.position()["hands"]] == [6] * 3
    assert [len(row) for row in match.position()["decks"]] == [22, 23, 24]


def test_e6_a_hand_is_filled_as_far_as_the_deck_goes() -> None:
    first = deck()
    match = spend_five_hands(first, others=2)
    assert hand(match, 0) == [30, 31]
    bid(match, [30], [3], [5])
    assert hand(match, 0) == [31]
    assert match.to_act == [0, 1, 2]
    assert match.legal(0) == [{"type": "bid", "cards": [31]}]  # still made by a move


def test_e6_a_seat_without_cards_sits_out() -> None:
    match = spend_five_hands(deck(), others=2)
    bid(match, [30, 31], [3], [5])
    assert match.to_act == [1, 2]
    assert match.legal(0) == []
    assert match.position()["hands"][0] == match.position()["decks"][0] == []
    refuse(match, "R1", 0, {"type": "bid", "cards": [31]})
    won = match.position()["won"][0]
    bid(match, None, [5], [9, 10])
    assert match.position()["won"][2] == [TABLE[6]]
    assert match.position()["won"][0] == won  # it keeps what it has
    assert match.to_act == [1, 2]


def test_e6_spent_cards_never_come_back() -> None:
    match = saleroom.new("emblems", seats=4, seed=3)
    rng = random.Random(3)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.legal(seat)))
        position = match.position()
        for one in range(4):
            cards = position["hands"][one] + position["decks"][one] + position["spent"][one]
            assert sorted(cards) == list(range(32))


# -- E7 -----------------------------------------------------------------------------------------------------


def test_e7_the_match_ends_when_the_table_cards_are_gone() -> None:
    match = scripted([0] * 6 + [1] * 5 + [2] * 5, 3, [3, 24, 9], TABLE)
    position = match.position()
    assert match.to_act == []
    assert position["table_card"] is None
    assert position["table_left"] == []
    assert position["removed"] == []
    assert [len(row) for row in position["hands"]] == [6, 6, 6]  # after the last drawing
    assert [len(row) for row in position["decks"]] == [10, 10, 10]
    refuse(match, "R1", 0, {"type": "bid", "cards": [position["hands"][0][0]]})
    assert [match.legal(seat) for seat in range(3)] == [[], [], []]


def test_e7_the_match_ends_when_no_seat_can_bid() -> None:
    one, two = no_ties()
    match = spend_five_hands(one, two, others=1)
    bid(match, [7, 11], [7], [3])
    bid(match, None, [11], [5])
    for number in (6, 6, 6, 6, 1):
        assert not match.over
        assert len(hand(match, 2)) == number
        bid(match, None, None, hand(match, 2))  # alone: any bid wins
    position = match.position()
    assert match.over
    assert match.to_act == []
    assert position["won"][2] == TABLE[7:12]
    assert position["table_card"] is None
    assert position["table_left"] == TABLE[12:]  # not turned up any more
    assert position["removed"] == []
    assert position["hands"] == position["decks"] == [[]] * 3


def test_e7_the_last_tie_may_end_the_match() -> None:
    # Three decks alike: all bids tie to the last card; the first table card is removed and nobody can bid.
    match = start([], [], [])
    bid(match, *[[0, 1, 2, 3, 4, 5]] * 3)
    position = match.position()
    assert match.over
    assert position["removed"] == [7]
    assert position["table_left"] == TABLE[1:]
    assert position["table_card"] is None
    assert position["tied"] is None
    assert result(match)["scores"] == [0, 0, 0]


def test_e7_not_over_while_one_seat_can_bid() -> None:
    match = start([], [], [31, 30])
    bid(match, *[[0, 1, 2, 3, 4, 5]] * 2, [1])
    for turn in range(15):
        assert not match.over
        assert match.to_act == [2]
        assert match.outcome is None
        bid(match, None, None, [hand(match, 2)[0]])
        assert len(match.position()["won"][2]) == turn + 1
    assert match.over
    assert match.position()["won"][2] == TABLE[1:]
    assert match.position()["removed"] == [7]


def test_e7_the_last_table_card_may_be_removed() -> None:
    # Fifteen clear sales; then seats 0 and 1 tie with cards of the same ranks to the end of their decks.
    mine = [card for pair in zip(THREES[:7], TWOS[:7], strict=True) for card in pair]
    theirs = [card for pair in zip(TWOS[:7], THREES[:7], strict=True) for card in pair]
    third = [*ONES, *TWOS[:9]]
    rest = sorted((card for card in range(32) if card not in [*mine, 1]), key=lambda card: -ranks([card]))
    match = start([*mine, 1, *rest], [*theirs, 1, *rest], [*third, 31])
    for turn in range(14):
        bid(match, [mine[turn]], [theirs[turn]], [third[turn]])
        assert match.position()["tied"] is None
    bid(match, [1], [1], [31])
    assert [len(row) for row in match.position()["won"]] == [7, 7, 1]
    bid(match, hand(match, 0), hand(match, 1), [7])
    position = match.position()
    assert match.over
    assert position["removed"] == [31]
    assert position["table_card"] is None
    assert position["table_left"] == []
    assert position["spent"][0] == position["spent"][1] == list(range(32))
    assert len(position["hands"][2]) == 6


# -- E8 -----------------------------------------------------------------------------------------------------


def test_e8_what_a_seat_knows() -> None:
    match = start([1, 2, 3, 7, 15, 31], [0, 1, 2, 3, 4, 5], [6, 8, 9, 10, 11, 12], secrets=[3, 24, 9])
    view = match.view(1)
    assert view["secret"] == 24
    assert view["secrets"] is None
    assert view["hand"] == [0, 1, 2, 3, 4, 5]
    assert view["deck"] == list(range(6, 32))  # which cards, not in which order
    assert view["hand_sizes"] == [6, 6, 6]
    assert view["deck_sizes"] == [26, 26, 26]
    assert view["table_card"] == 7
    assert view["table_left"] == 15
    assert view["table_to_come"] == TABLE[1:]
    assert "hands" not in view
    assert "decks" not in view


def test_e8_what_a_spectator_knows() -> None:
    match = start([1, 2, 3, 7, 15, 31], [], [])
    bid(match, [31, 1], [4], [1, 2])
    view = match.view()
    assert view["viewer"] is None
    assert view["secret"] is view["secrets"] is view["hand"] is view["deck"] is view["choice"] is None
    assert view["spent"] == [[1, 31], [4], [1, 2]]
    assert view["hand_sizes"] == [6, 6, 6]
    assert view["deck_sizes"] == [24, 25, 24]


def hidden_pair() -> tuple[Match, Match]:
    """Two deals that differ in all that seat 1 may not know."""
    one = start([1, 2, 3, 7, 15, 31], LOW, [1, 2, 3, 7, 15, 31], secrets=[3, 24, 9], table=[7, 11, 13])
    deal = one.deal
    other = {
        "secrets": [17, 24, 10],
        "table": [7, *TABLE[1:][::-1]],
        "decks": [
            [1, 2, 3, 30, 29, 28, *(card for card in deck()[::-1] if card not in (1, 2, 3, 30, 29, 28))],
            [*deal["decks"][1][:6], *deal["decks"][1][6:][::-1]],
            [1, 2, 3, 0, 14, 13, *(card for card in deck()[::-1] if card not in (1, 2, 3, 0, 14, 13))],
        ],
    }
    return one, saleroom.new("emblems", seats=3, deal=other)


def test_e8_what_is_hidden_does_not_show() -> None:
    one, other = hidden_pair()
    for match in (one, other):
        match.play(0, {"type": "bid", "cards": [1, 2]})
    assert json.dumps(one.view(1)) == json.dumps(other.view(1))
    assert json.dumps(one.view()) == json.dumps(other.view())
    assert one.events(1) == other.events(1)
    assert one.events() == other.events()
    for match in (one, other):
        match.play(2, {"type": "bid", "cards": [3]})
        match.play(1, {"type": "bid", "cards": [1]})
    # Now seats 0 and 2 tie with 2: nobody has drawn, and what is left in their hands is unknown.
    assert one.position()["tied"] == other.position()["tied"] == [0, 2]
    assert json.dumps(one.view(1)) == json.dumps(other.view(1))
    assert json.dumps(one.view()) == json.dumps(other.view())
    assert one.events(1) == other.events(1)


@pytest.mark.parametrize(("seats", "seat"), [(3, 0), (3, 1), (3, 2), (10, 4), (10, 9)])
def test_e8_a_sealed_bid_is_known_to_its_seat_alone(seats: int, seat: int) -> None:
    others: list[int | None] = [None, *(other for other in range(seats) if other != seat)]
    seen = []
    for cards in ([1], [31, 7]):
        match = start(*[[1, 2, 3, 7, 15, 31]] * seats)
        match.play(seat, {"type": "bid", "cards": cards})
        assert match.view(seat)["choice"] == {"type": "bid", "cards": sorted(cards)}
        assert match.view(seat)["hand"] == [1, 2, 3, 7, 15, 31]
        assert match.view(seat)["hand_sizes"] == [6] * seats
        for viewer in others:
            assert match.view(viewer)["sealed"] == [other == seat for other in range(seats)]
            assert match.view(viewer)["choice"] is None
        seen.append(json.dumps([[match.view(viewer), match.events(viewer)] for viewer in others]))
        told = [event for event in match.events(seat) if event["type"] == "bid_sealed"]
        assert [(event["seat"], event["cards"]) for event in told] == [(seat, sorted(cards))]
    assert seen[0] == seen[1]


def test_e8_drawn_cards_are_for_their_owner() -> None:
    match = start(deck(1, 2, 3, 7, 15, 31, 0, 4), deck(), deck())
    bid(match, [1, 2], [1], [0])
    for viewer in (None, 1, 2):
        drawn = [event for event in match.events(viewer) if event["type"] == "cards_drawn"]
        assert [(event["seat"], event["number"]) for event in drawn] == [(0, 2), (1, 1), (2, 1)]
        assert [event["seat"] for event in drawn if "cards" in event] == ([] if viewer is None else [viewer])
    own = [event for event in match.events(0) if event["type"] == "cards_drawn" and event["seat"] == 0]
    assert own[0]["cards"] == [0, 4]


def test_e8_spent_and_won_cards_are_public() -> None:
    match = start([1, 2, 3, 7, 15, 31], [], [])
    bid(match, [31, 1], [4], [1, 2])
    position = match.position()
    for viewer in (None, 0, 1, 2):
        view = match.view(viewer)
        for key in ("spent", "won", "removed", "tied", "table_card", "sealed"):
            assert view[key] == position[key]


def test_e8_secret_cards_are_shown_at_the_end_and_no_earlier() -> None:
    match = start([], [], [], secrets=[18, 9, 10])
    for seat in (0, 1):
        match.play(seat, {"type": "bid", "cards": [0, 1, 2, 3, 4, 5]})
    assert match.view(2)["secrets"] is match.view()["secrets"] is None
    assert "18" not in json.dumps([event for event in match.events(2) if event["type"] != "bids_revealed"])
    match.play(2, {"type": "bid", "cards": [0, 1, 2, 3, 4, 5]})
    for viewer in (None, 0, 1, 2):
        assert match.view(viewer)["secrets"] == [18, 9, 10]
    # What was never turned up stays unknown.
    assert match.view()["table_to_come"] == TABLE[1:]


# -- E9 -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("secret", TWOS)
def test_e9_seven_cards_give_three_eight_give_one_the_complement_gives_five(secret: int) -> None:
    others = [card for card in SECRETS if card != secret][:5]
    match = scripted([0] * 16, 6, [secret, *others], TABLE)
    outcome = result(match)
    assert outcome["breakdown"][0] == {"both": 7 * 3, "one": 8 * 1, "none": 1 * 5}
    assert outcome["scores"] == [34, 0, 0, 0, 0, 0]
    assert outcome["winners"] == [0]
    assert worth(31 - secret, secret) == 5


@pytest.mark.parametrize("secret", TWOS)
def test_e9_exactly_one_card_shows_neither_emblem_and_it_counts_most(secret: int) -> None:
    assert [card for card in TABLE if not card & secret] == [31 - secret]
    assert worth(31 - secret, secret) == max(worth(card, secret) for card in TABLE)


@pytest.mark.parametrize(
    ("points", "scores", "winners"),
    [
        ({"both": 3, "one": 1, "none": 5}, [16, 9, 11], [0]),
        ({"both": 3, "one": 1, "none": -5}, [6, 9, 11], [2]),
        ({"both": -99, "one": 99, "none": 0}, [-99, 99, -99], [1]),
        ({"both": -1, "one": -1, "none": -1}, [-6, -5, -5], [1, 2]),
    ],
)
def test_e9_points_may_be_below_zero(points: Json, scores: list[int], winners: list[int]) -> None:
    table = [7, 11, 13, 14, 15, 28, 21, 22, 23, 25, 26, 27, 19, 29, 30, 31]
    usual = scripted([0] * 6 + [1] * 5 + [2] * 5, 3, [3, 24, 9], table)
    match = saleroom.load({**usual.record(), "options": {"points": points}})
    assert result(match)["scores"] == scores
    assert result(match)["winners"] == winners
    assert result(match)["breakdown"][0] == {
        "both": 3 * points["both"],
        "one": 2 * points["one"],
        "none": points["none"],
    }


@pytest.mark.parametrize("number", [-100, 100, 3.5, True, "5", None])
@pytest.mark.parametrize("row", ["both", "one", "none"])
def test_e9_points_are_whole_numbers_from_minus_99_to_99(row: str, number: Any) -> None:
    setup_refused("emblems", seats=3, options={"points": {"both": 3, "one": 1, "none": 5, row: number}})
    for edge in (-99, 99):
        points = {"both": 3, "one": 1, "none": 5, row: edge}
        assert saleroom.new("emblems", options={"points": points}).options["points"] == points


@pytest.mark.parametrize(
    ("card", "key", "points"),
    [
        (STAR | MOON | PILLAR, "both", 3),
        (31, "both", 3),
        (STAR | PILLAR | KEY, "one", 1),
        (MOON | PILLAR | KEY | CROWN, "one", 1),
        (PILLAR | KEY | CROWN, "none", 5),
    ],
)
def test_e9_a_card_of_each_kind(card: int, key: str, points: int) -> None:
    table = [card, *(other for other in TABLE if other != card)]
    match = scripted([0, *[1] * 15], 3, [STAR | MOON, 24, 9], table)
    assert result(match)["breakdown"][0] == {"both": 0, "one": 0, "none": 0, key: points}
    assert result(match)["scores"][0] == points


@pytest.mark.parametrize("seed", range(12))
def test_e9_every_seat_counts_with_its_own_secret_card(seed: int) -> None:
    rng = random.Random(seed)
    seats = rng.randint(3, 10)
    secrets = rng.sample(WITHOUT_PILLAR if seats <= 5 else TWOS, seats)
    winners = [rng.randrange(seats) for _ in range(16)]
    table = rng.sample(TABLE, 16)
    match = scripted(winners, seats, secrets, table)
    outcome = result(match)
    for seat in range(seats):
        points = [
            worth(card, secrets[seat]) for card, winner in zip(table, winners, strict=True) if winner == seat
        ]
        assert outcome["breakdown"][seat] == {
            "both": points.count(3) * 3,
            "one": points.count(1),
            "none": points.count(5) * 5,
        }
        assert outcome["scores"][seat] == sum(points)


def test_e9_removed_and_unsold_cards_count_for_nobody() -> None:
    match = start([], [], [31, 30], secrets=[3, 24, 9])
    bid(match, *[[0, 1, 2, 3, 4, 5]] * 2, [1])
    while not match.over:
        bid(match, None, None, [hand(match, 2)[0]])
    assert result(match)["scores"] == [0, 0, sum(worth(card, 9) for card in TABLE[1:])]


def test_e9_no_points_before_the_end() -> None:
    match = start([31], [], [])
    bid(match, [31], [1], [1])
    assert match.outcome is None
    assert match.view(0)["outcome"] is None


# -- E10 ----------------------------------------------------------------------------------------------------


def test_e10_the_highest_total_wins() -> None:
    for seat in range(3):
        winners = [(seat + 1) % 3, (seat + 2) % 3, *[seat] * 14]
        outcome = result(scripted(winners, 3, [3, 24, 9], TABLE))
        assert outcome["winners"] == [seat]


def test_e10_two_seats_share_the_victory() -> None:
    # Seat 0, secret 3, takes all seven cards that have both its emblems: 21.
    # Seat 1, secret 24, takes 25, 26, 28, 29 and 30 (3 each), and 13, 14, 21 and 22 (1 each): 19.
    # Seat 2 gets nothing. Then 15, which is worth 3 to seat 0 and 1 to seat 1, changes hands: 18 and 20;
    # and 13 with it: 19 and 19.
    both = [7, 11, 15, 19, 23, 27, 31]
    table = [*both, 25, 26, 28, 29, 30, 13, 14, 21, 22]
    assert sorted(table) == TABLE
    outcome = result(scripted([0] * 7 + [1] * 9, 3, [3, 24, 9], table))
    assert outcome["scores"] == [21, 19, 0]
    assert outcome["winners"] == [0]
    winners = [0, 0, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 1, 1, 1]
    outcome = result(scripted(winners, 3, [3, 24, 9], table))
    assert outcome["scores"] == [19, 19, 0]
    assert outcome["winners"] == [0, 1]


def test_e10_all_may_share() -> None:
    for seats in (3, 10):
        match = start(*[[]] * seats)
        bid(match, *[[0, 1, 2, 3, 4, 5]] * seats)
        assert result(match)["scores"] == [0] * seats
        assert result(match)["winners"] == list(range(seats))


@pytest.mark.parametrize("seed", range(12))
def test_e10_ten_seats_share_by_points_alone(seed: int) -> None:
    rng = random.Random(100 + seed)
    seats = 10
    secrets = rng.sample(TWOS, seats)
    table = rng.sample(TABLE, 16)
    match = scripted([rng.randrange(seats) for _ in range(16)], seats, secrets, table)
    outcome = result(match)
    best = max(outcome["scores"])
    assert outcome["winners"] == [seat for seat in range(seats) if outcome["scores"][seat] == best]
