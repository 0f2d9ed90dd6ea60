"""The rules of antiques, paragraph by paragraph (RULES.md, A1 to A14)."""

import json
import random
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import saleroom
from saleroom import Match
from tests.games.helpers import Json, deal_refused, refuse, same_moves, setup_refused, without

COPIES = {
    "painting": 10,
    "sculpture": 10,
    "furniture": 10,
    "stamp": 10,
    "jewellery": 10,
    "collection": 5,
    "replica": 5,
}
GROUPS = ("stamp", "jewellery", "furniture", "sculpture")
PURSE = {3: 20, 4: 15, 5: 12, 6: 10}
STOP = {3: 15, 4: 10, 5: 8, 6: 6}

PASS: Json = {"type": "pass"}
NO_TRICK: Json = {"type": "trick", "use": "none"}
USE_STOP: Json = {"type": "trick", "use": "stop"}


def deck(*lots: str) -> list[str]:
    """These lots first, three kinds each, then all other cards."""
    first = [kind for lot in lots for kind in lot.split()]
    assert len(first) == 3 * len(lots)
    rest = [kind for kind, copies in COPIES.items() for _ in range(copies - first.count(kind))]
    assert len(first) + len(rest) == 60
    return first + rest


def start(seats: int, *lots: str, **options: Any) -> Match:
    return saleroom.new("antiques", seats=seats, deal={"deck": deck(*lots)}, options=options)


def bid(match: Match, seat: int, coins: int) -> None:
    match.play(seat, {"type": "bid", "coins": coins})


def bid_only(match: Match, seat: int, coins: int) -> None:
    """A bid that is followed by a trick step, in which nothing is done."""
    bid(match, seat, coins)
    match.play(seat, NO_TRICK)


def drop(match: Match, *seats: int) -> None:
    """These seats pass, one after another."""
    for seat in seats:
        match.play(seat, PASS)


def sell(match: Match, seat: int, price: int = 1) -> None:
    """A round in which the seat buys the lot for that price, and no trick is used."""
    number = match.position()["round"]
    while not match.over and match.position()["round"] == number and match.position()["lot"] is not None:
        actor = match.to_act[0]
        if match.legal(actor)[0]["type"] == "trick":
            match.play(actor, NO_TRICK)
        elif actor == seat:
            bid(match, seat, price)
        else:
            drop(match, actor)


def unsold(match: Match, rounds: int = 1) -> None:
    """Rounds in which everybody passes."""
    for _ in range(rounds * match.seats):
        drop(match, match.to_act[0])


def finish(match: Match) -> Json:
    """Nobody wants anything any more; the outcome."""
    while not match.over:
        drop(match, match.to_act[0])
    assert match.outcome is not None
    return match.outcome


def place(match: Match, seat: int, group: str) -> None:
    assert match.to_act == [seat]
    match.play(seat, {"type": "place", "group": group})


def finish_places(match: Match) -> None:
    """Replicas are placed anywhere."""
    while match.to_act and match.legal(match.to_act[0])[0]["type"] == "place":
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])


def swap(target: int, give: str, take: str, payer: int) -> Json:
    return {"type": "trick", "use": "swap", "target": target, "give": give, "take": take, "payer": payer}


def ban(target: int) -> Json:
    return {"type": "trick", "use": "ban", "target": target}


def answer(match: Match, seat: int, accept: bool) -> None:
    assert match.to_act == [seat]
    match.play(seat, {"type": "answer", "accept": accept})


def cards(match: Match, seat: int) -> Json:
    """The genuine cards of a seat, without the kinds it has none of."""
    return {kind: number for kind, number in match.position()["cards"][seat].items() if number}


def replicas(match: Match, seat: int) -> Json:
    """The replicas of a seat, without the groups that have none."""
    return {group: number for group, number in match.position()["replicas"][seat].items() if number}


def bids_from(low: int, high: int) -> list[Json]:
    return [{"type": "bid", "coins": coins} for coins in range(low, high + 1)]


def everything_seen(match: Match, viewer: int | None) -> str:
    """All a viewer ever got, byte by byte."""
    return json.dumps([match.view(viewer), match.events(viewer)])


# -- the components -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(10))
def test_a3_a_shuffled_deck_holds_all_sixty_cards(seed: int) -> None:
    dealt = saleroom.new("antiques", seed=seed).deal["deck"]
    assert {kind: dealt.count(kind) for kind in COPIES} == COPIES
    assert len(dealt) == 60


@pytest.mark.parametrize(
    "cards_dealt",
    [
        deck()[:-1],
        [*deck(), "painting"],
        [*deck()[:-1], "painting"],
        [*deck()[:-1], "vase"],
        [*deck()[:-1], 7],
        "painting",
        None,
    ],
)
def test_a3_a_deal_is_the_whole_deck(cards_dealt: Any) -> None:
    deal_refused("antiques", deal={"deck": cards_dealt})


def test_a3_a_deal_has_a_deck_and_nothing_else() -> None:
    deal_refused("antiques", deal={})
    deal_refused("antiques", deal={"deck": deck(), "first": 1})


# -- A1 -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "purse"), [(3, 20), (4, 15), (5, 12), (6, 10)])
def test_a1_all_sixty_coins_are_shared_out(seats: int, purse: int) -> None:
    match = start(seats)
    assert match.position()["coins"] == [purse] * seats
    assert match.position()["bank"] == 0
    assert purse * seats == 60


@pytest.mark.parametrize("seats", [0, 1, 2, 7, -3, "3", 3.0, True])
def test_a1_three_to_six_seats(seats: Any) -> None:
    setup_refused("antiques", seats=seats)


# -- A2 -----------------------------------------------------------------------------------------------------


def test_a2_a_purse_is_its_owners_secret() -> None:
    # The price is remembered, not seen: views after a sale for 4 and one for 6 differ in purses alone.
    one, other = start(3), start(3)
    sell(one, 0, 4)
    sell(other, 0, 6)
    assert one.position()["coins"] == [16, 22, 22]
    assert other.position()["coins"] == [14, 23, 23]
    for viewer in (None, 0, 1, 2):
        assert without(one.view(viewer), "memory", "purse") == without(other.view(viewer), "memory", "purse")
    assert one.view(None)["purse"] is None
    assert [one.view(seat)["purse"] for seat in range(3)] == [16, 22, 22]


def test_a2_bids_cards_tokens_and_bank_are_public() -> None:
    match = start(3, "painting stamp jewellery", tricks=["stop", "ban"])
    sell(match, 0, 1)
    bid(match, 1, 5)
    for viewer in (None, 0, 1, 2):
        view = match.view(viewer)
        assert view["bids"] == [0, 5, 0]
        assert view["bank"] == 1
        assert view["cards"] == match.position()["cards"]
        assert view["replicas"] == match.position()["replicas"]
        assert view["tokens"] == [["stop", "ban"]] * 3
        assert view["passed"] == [False] * 3


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a2_what_lies_on_the_table_is_public_at_every_step(seats: int) -> None:
    chance = random.Random(seats)
    keys = ("round", "first", "bids", "passed", "bank", "cards", "replicas", "tokens")
    for seed in range(2):
        match = saleroom.new("antiques", seats=seats, seed=seed, options={"tricks": ["stop", "ban", "swap"]})
        while True:
            position = match.position()
            assert sum(position["coins"]) + position["bank"] == 60
            for viewer in (None, *range(seats)):
                view = match.view(viewer)
                for key in keys:
                    assert view[key] == position[key]
                assert view["to_act"] == match.to_act
                assert view["over"] == match.over
                assert (view["phase"] == "over") == match.over
                assert view["lot"] == (None if position["lot"] is None else [*position["lot"][:2], None])
                assert view["deck_size"] == len(position["deck"])
                assert view["purse"] == (None if viewer is None else position["coins"][viewer])
            if match.over:
                break
            seat = match.to_act[0]
            moves = match.legal(seat)
            cheap = [
                move for move in moves if move["type"] != "bid" or move["coins"] <= max(position["bids"]) + 2
            ]
            match.play(seat, chance.choice(cheap))


@pytest.mark.parametrize("open_purses", [True, False])
def test_a2_who_remembers_all_prices_knows_all_purses(open_purses: bool) -> None:
    match = start(3, open_purses=open_purses)
    sell(match, 0, 4)
    for viewer in (None, 0, 1, 2):
        assert match.view(viewer)["memory"]["coins"] == [16, 22, 22]
        for_people = match.view(viewer, for_human=True)
        assert ("memory" in for_people) is open_purses
        assert without(for_people, "memory") == without(match.view(viewer), "memory")
    assert match.options["open_purses"] is open_purses
    assert saleroom.load(match.record()).options["open_purses"] is open_purses


@pytest.mark.parametrize("open_purses", [None, 1, 0, "yes", []])
def test_a2_open_purses_is_true_or_false(open_purses: Any) -> None:
    setup_refused("antiques", options={"open_purses": open_purses})
    setup_refused("antiques", options={"purses": True})


# -- A3 -----------------------------------------------------------------------------------------------------


def test_a3_three_cards_two_of_them_face_up() -> None:
    match = start(3, "painting stamp jewellery")
    assert match.position()["lot"] == ["painting", "stamp", "jewellery"]
    assert match.position()["deck"] == deck("painting stamp jewellery")[3:]
    for viewer in (None, 0, 1, 2):
        assert match.view(viewer)["lot"] == ["painting", "stamp", None]


def test_a3_the_third_card_and_the_deck_are_unknown_to_all() -> None:
    one, other = start(3, "painting stamp jewellery"), start(3, "painting stamp collection")
    for match in (one, other):
        bid(match, 0, 3)
    for viewer in (None, 0, 1, 2):
        assert everything_seen(one, viewer) == everything_seen(other, viewer)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a3_twenty_rounds_and_the_first_player_goes_round(seats: int) -> None:
    match = start(seats)
    for number in range(20):
        position = match.position()
        assert position["round"] == number + 1
        assert position["first"] == number % seats
        assert position["lot"] == deck()[3 * number : 3 * number + 3]
        assert position["deck"] == deck()[3 * number + 3 :]
        assert match.to_act == [number % seats]
        if number % 3 == 0:
            unsold(match)
        else:
            sell(match, number % seats)
            finish_places(match)
    position = match.position()
    assert match.to_act == []
    assert position["round"] == 20
    assert position["lot"] is None
    assert position["deck"] == []
    assert position["bids"] == [0] * seats
    assert position["passed"] == [False] * seats
    refuse(match, "R1", 0, PASS)


# -- A4 -----------------------------------------------------------------------------------------------------


def test_a4_the_first_player_bids_or_passes() -> None:
    match = start(3)
    assert match.to_act == [0]
    assert same_moves(match.legal(0), [PASS, *bids_from(1, 20)])
    assert match.legal(1) == match.legal(2) == []


def test_a4_a_bid_is_at_least_1() -> None:
    match = start(3)
    for coins in (0, -1, -(10**30)):
        refuse(match, "A4", 0, {"type": "bid", "coins": coins})
    bid(match, 0, 1)
    assert match.position()["bids"] == [1, 0, 0]


def test_a4_a_bid_is_more_than_the_highest() -> None:
    match = start(3)
    bid(match, 0, 7)
    assert same_moves(match.legal(1), [PASS, *bids_from(8, 20)])
    for coins in (1, 6, 7):
        refuse(match, "A4", 1, {"type": "bid", "coins": coins})
    bid(match, 1, 8)
    refuse(match, "A4", 2, {"type": "bid", "coins": 8})


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a4_a_bid_is_at_most_the_purse(seats: int) -> None:
    match = start(seats)
    for coins in (PURSE[seats] + 1, 60, 61, 1000, 10**30):
        refuse(match, "A4", 0, {"type": "bid", "coins": coins})
    bid(match, 0, PURSE[seats])
    assert match.position()["bids"][0] == PURSE[seats]


def test_a4_a_raise_names_the_new_total() -> None:
    match = start(3)
    bid(match, 0, 3)
    bid(match, 1, 5)
    bid(match, 2, 6)
    assert match.to_act == [0]
    refuse(match, "A4", 0, {"type": "bid", "coins": 6})
    refuse(match, "A4", 0, {"type": "bid", "coins": 21})  # the 3 on the table are part of the 20
    bid(match, 0, 20)
    assert match.position()["bids"] == [20, 5, 6]
    assert match.position()["coins"] == [20, 20, 20]


def test_a4_who_passes_takes_its_coins_back_and_is_out() -> None:
    match = start(4)
    bid(match, 0, 3)
    bid(match, 1, 5)
    drop(match, 2)
    bid(match, 3, 6)
    drop(match, 0)
    position = match.position()
    assert position["bids"] == [0, 5, 0, 6]
    assert position["coins"] == [15] * 4
    assert position["passed"] == [True, False, True, False]
    assert match.to_act == [1]
    bid(match, 1, 7)
    assert match.to_act == [3]  # past 2 and 0
    for seat in (0, 2):
        refuse(match, "R1", seat, {"type": "bid", "coins": 9})


def test_a4_in_the_next_round_all_are_in_again() -> None:
    match = start(3)
    bid(match, 0, 2)
    drop(match, 1, 2)
    assert match.position()["passed"] == [False] * 3
    assert match.position()["bids"] == [0] * 3
    assert match.to_act == [1]


def test_a4_clockwise_from_the_first_player() -> None:
    match = start(3)
    unsold(match, 2)
    assert match.to_act == [2]
    bid(match, 2, 1)
    assert match.to_act == [0]
    bid(match, 0, 2)
    assert match.to_act == [1]
    bid(match, 1, 3)
    assert match.to_act == [2]


def test_a4_who_cannot_bid_more_can_only_pass() -> None:
    match = start(3)
    bid(match, 0, 20)
    assert match.to_act == [1]
    assert match.legal(1) == [PASS]
    refuse(match, "A4", 1, {"type": "bid", "coins": 21})
    refuse(match, "A4", 1, {"type": "bid", "coins": 20})
    drop(match, 1)
    assert match.legal(2) == [PASS]
    drop(match, 2)
    assert match.position()["coins"] == [0, 30, 30]
    unsold(match, 2)
    assert match.to_act == [0]  # without a coin, and nobody has bid
    assert match.legal(0) == [PASS]
    refuse(match, "A4", 0, {"type": "bid", "coins": 1})
    drop(match, 0)
    assert same_moves(match.legal(1), [PASS, *bids_from(1, 30)])


@pytest.mark.parametrize(
    ("seat", "move", "rule"),
    [
        (1, {"type": "bid", "coins": 3}, "R1"),
        (1, PASS, "R1"),
        (3, PASS, "R1"),
        (-1, PASS, "R1"),
        (0, {"type": "raise", "coins": 3}, "R1"),
        (0, NO_TRICK, "R1"),
        (0, {"type": "answer", "accept": True}, "R1"),
        (0, {"type": "place", "group": "stamp"}, "R1"),
        (0, {"type": "bid"}, "R2"),
        (0, {"type": "bid", "coins": "3"}, "R2"),
        (0, {"type": "bid", "coins": 3.0}, "R2"),
        (0, {"type": "bid", "coins": True}, "R2"),
        (0, {"type": "bid", "coins": None}, "R2"),
        (0, {"type": "bid", "coins": 3, "use": "stop"}, "R2"),
        (0, {"type": "pass", "coins": 0}, "R2"),
        (0, {"coins": 3}, "R2"),
        (0, {"type": None}, "R2"),
        (0, "pass", "R2"),
        ("0", PASS, "R2"),
    ],
)
def test_a4_what_is_neither_bid_nor_pass_is_refused(seat: Any, move: Any, rule: str) -> None:
    refuse(start(3), rule, seat, move)


# -- A5 -----------------------------------------------------------------------------------------------------


def test_a5_the_highest_bidder_left_alone_wins_at_once() -> None:
    match = start(3, "painting stamp jewellery")
    bid(match, 0, 3)
    bid(match, 1, 4)
    drop(match, 2, 0)
    assert cards(match, 1) == {"painting": 1, "stamp": 1, "jewellery": 1}
    assert match.position()["round"] == 2
    assert match.position()["coins"] == [22, 16, 22]


def test_a5_left_alone_without_a_bid_a_seat_still_chooses() -> None:
    match = start(3, "painting stamp jewellery")
    drop(match, 0, 1)
    assert match.to_act == [2]
    assert same_moves(match.legal(2), [PASS, *bids_from(1, 20)])
    refuse(match, "A4", 2, {"type": "bid", "coins": 0})
    bid(match, 2, 2)  # sold without another word
    assert match.position()["round"] == 2
    assert cards(match, 2) == {"painting": 1, "stamp": 1, "jewellery": 1}
    assert match.position()["coins"] == [21, 21, 18]


def test_a5_when_all_pass_the_lot_is_gone() -> None:
    match = start(3, "painting stamp jewellery", "furniture furniture furniture")
    drop(match, 0, 1, 2)
    position = match.position()
    assert position["round"] == 2
    assert position["lot"] == ["furniture"] * 3
    assert position["coins"] == [20] * 3
    assert position["bank"] == 0
    assert position["passed"] == [False] * 3
    assert [cards(match, seat) for seat in range(3)] == [{}, {}, {}]
    assert len(position["deck"]) == 54


def test_a5_the_third_card_of_an_unsold_lot_stays_unknown() -> None:
    one = start(3, "painting stamp jewellery", "painting painting painting")
    other = start(3, "painting stamp collection", "painting painting painting")
    for match in (one, other):
        unsold(match)
    assert one.position()["round"] == other.position()["round"] == 2
    for viewer in (None, 0, 1, 2):
        assert everything_seen(one, viewer) == everything_seen(other, viewer)


def test_a5_all_thirds_of_an_unsold_match_stay_unknown() -> None:
    dealt = deck()
    turned = list(dealt)
    turned[2::3] = dealt[2::3][::-1]
    assert turned != dealt
    matches = []
    for each in (dealt, turned):
        match = saleroom.new("antiques", seats=3, deal={"deck": each})
        finish(match)
        assert match.position()["lot"] is None
        assert match.position()["deck"] == []
        assert match.position()["round"] == 20
        assert match.position()["passed"] == [False] * 3
        matches.append(match)
    for viewer in (None, 0, 1, 2):
        assert everything_seen(matches[0], viewer) == everything_seen(matches[1], viewer)


# -- A6 -----------------------------------------------------------------------------------------------------


def test_a6_the_winner_takes_all_three_cards_for_all_to_see() -> None:
    match = start(3, "painting stamp collection", "furniture stamp stamp")
    sell(match, 1, 2)
    assert [cards(match, seat) for seat in range(3)] == [{}, {"painting": 1, "stamp": 1, "collection": 1}, {}]
    sell(match, 1, 2)
    wanted = {"painting": 1, "sculpture": 0, "furniture": 1, "stamp": 3, "jewellery": 0, "collection": 1}
    assert match.position()["cards"][1] == wanted
    for viewer in (None, 0, 1, 2):
        assert match.view(viewer)["cards"][1] == wanted


def test_a6_the_third_card_is_known_once_bought() -> None:
    match = start(
        3,
        "painting stamp collection",
        "furniture stamp jewellery",
        "painting painting sculpture",
        "stamp stamp stamp",
    )
    sell(match, 1, 2)
    unsold(match)  # here the jewellery goes to the box unseen
    sell(match, 0, 2)
    seen = {"painting": 3, "stamp": 4, "collection": 1, "furniture": 1, "sculpture": 1}
    for viewer in (None, 0, 1, 2):
        view = match.view(viewer)
        assert view["unseen"] == {kind: copies - seen.get(kind, 0) for kind, copies in COPIES.items()}
        assert view["unsold"] == [2]


def test_a6_the_third_card_is_known_while_its_buyer_places() -> None:
    match = start(3, "stamp furniture replica")
    sell(match, 1, 2)
    assert match.to_act == [1]
    for viewer in (None, 0, 1, 2):
        assert match.view(viewer)["unseen"] == {**COPIES, "stamp": 9, "furniture": 9, "replica": 4}


# -- A7 -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a7_the_price_is_split_and_the_rest_goes_to_the_bank(seats: int) -> None:
    for price in range(1, PURSE[seats] + 1):
        for buyer in range(seats):
            match = start(seats, "painting painting painting")
            sell(match, buyer, price)
            share, rest = divmod(price, seats - 1)
            wanted = [PURSE[seats] + share] * seats
            wanted[buyer] = PURSE[seats] - price
            assert match.position()["coins"] == wanted
            assert match.position()["bank"] == rest
            assert sum(wanted) + rest == 60


@pytest.mark.parametrize(
    ("seats", "price", "coins", "bank"),
    [
        (3, 1, [19, 20, 20], 1),
        (3, 8, [12, 24, 24], 0),
        (3, 5, [15, 22, 22], 1),
        (4, 8, [7, 17, 17, 17], 2),
        (5, 7, [5, 13, 13, 13, 13], 3),
        (6, 4, [6, 10, 10, 10, 10, 10], 4),
        (6, 10, [0, 12, 12, 12, 12, 12], 0),
    ],
)
def test_a7_some_prices(seats: int, price: int, coins: list[int], bank: int) -> None:
    match = start(seats, "painting painting painting")
    sell(match, 0, price)
    assert match.position()["coins"] == coins
    assert match.position()["bank"] == bank


def test_a7_also_those_who_never_bid_are_paid() -> None:
    match = start(4)
    drop(match, 0)
    bid(match, 1, 2)
    bid(match, 2, 6)
    drop(match, 3, 1)
    assert match.position()["coins"] == [17, 17, 9, 17]


# -- A8 -----------------------------------------------------------------------------------------------------


def test_a8_without_a_group_a_replica_is_kept_loose() -> None:
    match = start(3, "painting collection replica")
    sell(match, 0)
    assert replicas(match, 0) == {"loose": 1}
    assert match.position()["round"] == 2  # nothing was asked


@pytest.mark.parametrize("group", GROUPS)
def test_a8_with_one_group_it_goes_there_unasked(group: str) -> None:
    match = start(3, f"{group} {group} painting", "painting painting replica")
    sell(match, 0)
    sell(match, 0)
    assert replicas(match, 0) == {group: 1}
    assert match.position()["round"] == 3


@pytest.mark.parametrize("group", GROUPS)
@pytest.mark.parametrize("lot", ["{} painting replica", "replica {} painting", "replica painting {}"])
def test_a8_genuine_cards_of_the_same_lot_join_first(group: str, lot: str) -> None:
    match = start(3, lot.format(group))
    sell(match, 0)
    assert replicas(match, 0) == {group: 1}
    assert cards(match, 0) == {group: 1, "painting": 1}


def test_a8_its_owner_chooses_among_several_groups() -> None:
    match = start(3, "stamp furniture replica")
    sell(match, 0, 2)
    position = match.position()
    assert match.to_act == [0]
    assert position["round"] == 1
    assert position["lot"] is None
    assert position["coins"] == [18, 21, 21]
    assert position["bids"] == [0, 0, 0]
    assert position["passed"] == [False] * 3
    assert replicas(match, 0) == {"loose": 1}
    assert same_moves(
        match.legal(0), [{"type": "place", "group": "stamp"}, {"type": "place", "group": "furniture"}]
    )
    place(match, 0, "furniture")
    assert replicas(match, 0) == {"furniture": 1}
    assert match.position()["round"] == 2
    assert match.to_act == [1]


def test_a8_all_four_groups_may_be_chosen() -> None:
    for group in GROUPS:
        match = start(
            3, "stamp jewellery furniture", "sculpture painting collection", "replica painting painting"
        )
        for _ in range(3):
            sell(match, 0)
        assert same_moves(match.legal(0), [{"type": "place", "group": name} for name in GROUPS])
        place(match, 0, group)
        assert replicas(match, 0) == {group: 1}


def test_a8_what_cannot_be_chosen() -> None:
    match = start(3, "painting collection painting", "stamp furniture replica")
    sell(match, 0)
    sell(match, 0)
    for group in ("painting", "collection", "jewellery", "sculpture", "loose", "replica", "vase", ""):
        refuse(match, "A8", 0, {"type": "place", "group": group})
    for move in (
        {"type": "place"},
        {"type": "place", "group": 1},
        {"type": "place", "group": None},
        {"type": "place", "group": "stamp", "seat": 0},
    ):
        refuse(match, "R2", 0, move)
    refuse(match, "R1", 1, {"type": "place", "group": "stamp"})
    refuse(match, "R1", 0, PASS)
    refuse(match, "R1", 0, {"type": "bid", "coins": 1})


def test_a8_a_loose_one_waits_for_the_first_group() -> None:
    match = start(
        3, "painting painting replica", "painting collection painting", "jewellery painting painting"
    )
    sell(match, 0)
    sell(match, 0)
    assert replicas(match, 0) == {"loose": 1}
    assert match.position()["round"] == 3
    sell(match, 0)
    assert replicas(match, 0) == {"jewellery": 1}
    assert match.position()["round"] == 4


def test_a8_a_loose_one_with_two_new_groups_is_placed_by_choice() -> None:
    match = start(
        3, "painting painting replica", "collection painting painting", "jewellery sculpture painting"
    )
    for _ in range(3):
        sell(match, 0)
    assert same_moves(
        match.legal(0), [{"type": "place", "group": "jewellery"}, {"type": "place", "group": "sculpture"}]
    )
    place(match, 0, "sculpture")
    assert replicas(match, 0) == {"sculpture": 1}


def test_a8_somebody_elses_groups_do_not_matter() -> None:
    match = start(3, "painting painting replica", "stamp furniture jewellery")
    sell(match, 0)
    sell(match, 1)
    assert replicas(match, 0) == {"loose": 1}
    assert match.to_act == [2]


def test_a8_two_replicas_in_one_lot() -> None:
    match = start(3, "replica replica stamp")
    sell(match, 0)
    assert replicas(match, 0) == {"stamp": 2}
    match = start(3, "stamp furniture painting", "replica painting replica")
    sell(match, 0)
    sell(match, 0)
    assert replicas(match, 0) == {"loose": 2}
    place(match, 0, "stamp")
    assert replicas(match, 0) == {"stamp": 1, "loose": 1}
    assert match.to_act == [0]
    assert match.position()["round"] == 2
    place(match, 0, "furniture")
    assert replicas(match, 0) == {"stamp": 1, "furniture": 1}
    assert match.position()["round"] == 3
    match = start(3, "replica replica painting")
    sell(match, 0)
    assert replicas(match, 0) == {"loose": 2}


def test_a8_five_replicas_each_placed_by_its_own_move() -> None:
    match = start(3, "replica replica replica", "replica replica painting", "stamp sculpture painting")
    sell(match, 0)
    sell(match, 0)
    assert replicas(match, 0) == {"loose": 5}
    sell(match, 0)
    for group in ("stamp", "stamp", "sculpture", "stamp", "sculpture"):
        assert match.position()["round"] == 3
        place(match, 0, group)
    assert replicas(match, 0) == {"stamp": 3, "sculpture": 2}
    assert match.position()["round"] == 4


def test_a8_a_placed_replica_stays() -> None:
    match = start(3, "stamp replica painting", "furniture jewellery sculpture", "stamp furniture painting")
    for _ in range(3):
        sell(match, 0)
        assert replicas(match, 0) == {"stamp": 1}
    assert match.position()["round"] == 4


def test_a8_it_counts_as_a_card_of_its_kind() -> None:
    match = start(3, "furniture painting replica")
    sell(match, 0)
    assert finish(match)["breakdown"][0]["furniture"] == 12


def test_a8_never_to_paintings_or_collections() -> None:
    match = start(3, "painting painting painting", "collection collection replica")
    sell(match, 0)
    sell(match, 0)
    assert replicas(match, 0) == {"loose": 1}
    outcome = finish(match)
    assert outcome["breakdown"][0] == {
        "painting": 15,
        "furniture": 0,
        "jewellery": 0,
        "stamp": 0,
        "sculpture": -5,
        "collection": -20,
        "coins": 18,
    }


# -- A9 -----------------------------------------------------------------------------------------------------


def test_a9_the_seat_with_the_fewest_cards_takes_the_bank() -> None:
    match = start(3, "painting painting painting", "painting painting painting")
    sell(match, 0, 1)
    assert match.position()["bank"] == 1  # seats 1 and 2 both have none
    sell(match, 1, 4)
    assert match.position()["bank"] == 0
    assert match.position()["coins"] == [21, 16, 23]


@pytest.mark.parametrize("poorest", [0, 1, 2, 3])
def test_a9_any_seat_may_be_the_one_with_the_fewest(poorest: int) -> None:
    match = start(4)
    buyers = [seat for seat in range(4) if seat != poorest]
    for seat in buyers:
        assert match.position()["bank"] == 2 * buyers.index(seat)
        sell(match, seat, 2)
    assert match.position()["bank"] == 0
    assert match.position()["coins"] == [21 if seat == poorest else 13 for seat in range(4)]


def test_a9_tied_for_fewest_the_coins_stay_and_grow() -> None:
    match = start(4)
    for number in range(3):
        sell(match, 0, 2)
        assert match.position()["bank"] == 2 * (number + 1)
    sell(match, 1, 3)
    assert match.position()["bank"] == 6
    assert match.position()["coins"] == [10, 12, 16, 16]
    sell(match, 2, 3)
    assert match.position()["bank"] == 0
    assert match.position()["coins"] == [11, 13, 13, 23]


def test_a9_after_an_unsold_round_the_same_holds() -> None:
    match = start(3)
    sell(match, 0, 1)
    unsold(match, 2)  # still tied, still waiting
    assert match.position()["bank"] == 1
    assert match.position()["coins"] == [19, 20, 20]
    sell(match, 2, 2)
    assert match.position()["bank"] == 0
    assert match.position()["coins"] == [20, 22, 18]


def test_a9_replicas_are_bought_cards() -> None:
    match = start(3, "replica replica painting", "painting painting painting", "painting painting painting")
    sell(match, 0, 2)
    sell(match, 1, 2)
    sell(match, 2, 1)  # three cards each
    assert match.position()["bank"] == 1
    assert match.position()["coins"] == [19, 19, 21]


def test_a9_the_buyer_may_be_the_one() -> None:
    match = start(3)
    sell(match, 0, 2)
    sell(match, 0, 2)
    sell(match, 1, 2)
    sell(match, 1, 2)
    assert match.position()["coins"] == [18, 18, 24]
    sell(match, 2, 1)  # three cards against six and six
    assert match.position()["bank"] == 0
    assert match.position()["coins"] == [18, 18, 24]


def test_a9_comes_after_the_buyer_has_placed() -> None:
    match = start(3, "painting painting painting", "stamp furniture replica")
    sell(match, 0, 1)
    sell(match, 1, 4)
    assert match.to_act == [1]
    assert match.position()["bank"] == 1
    assert match.position()["coins"] == [21, 16, 22]
    place(match, 1, "stamp")
    assert match.position()["bank"] == 0
    assert match.position()["coins"] == [21, 16, 23]


def test_a9_not_before_the_end_of_the_round() -> None:
    match = start(3)
    sell(match, 0, 1)
    bid(match, 1, 2)
    drop(match, 2)
    assert match.position()["bank"] == 1


def test_a9_after_round_20_too() -> None:
    match = start(3)
    unsold(match, 18)
    sell(match, 0, 1)
    assert match.position()["bank"] == 1
    sell(match, 1, 1)
    finish_places(match)
    assert match.over
    assert match.position()["bank"] == 0
    assert match.position()["coins"] == [19, 19, 22]


def test_a9_what_is_left_after_round_20_is_nobodys() -> None:
    match = start(3)
    unsold(match, 19)
    sell(match, 0, 1)
    finish_places(match)
    assert match.over
    assert match.position()["bank"] == 1
    assert match.position()["coins"] == [19, 20, 20]
    assert match.outcome is not None
    assert [parts["coins"] for parts in match.outcome["breakdown"]] == [19, 20, 20]


# -- A10: tokens and the trick step -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tricks", "tokens"),
    [
        ([], []),
        (["stop"], ["stop"]),
        (["swap", "stop"], ["stop", "swap"]),
        (["swap", "ban", "stop"], ["stop", "ban", "swap"]),
    ],
)
@pytest.mark.parametrize("seats", [3, 6])
def test_a10_one_token_of_each_kind_in_use(seats: int, tricks: list[str], tokens: list[str]) -> None:
    match = start(seats, tricks=tricks)
    assert match.position()["tokens"] == [tokens] * seats
    assert start(seats).position()["tokens"] == [[]] * seats


@pytest.mark.parametrize(
    "tricks", ["stop", ["steal"], ["stop", "stop"], [1], None, {"stop": True}, [["stop"]]]
)
def test_a10_what_is_not_a_list_of_tricks(tricks: Any) -> None:
    setup_refused("antiques", options={"tricks": tricks})


def test_a10_the_simple_auction_has_no_trick_step() -> None:
    match = start(3)
    bid(match, 0, 15)
    assert match.to_act == [1]
    refuse(match, "R1", 0, USE_STOP)


def test_a10_the_bid_stands_before_the_trick() -> None:
    match = start(3, tricks=["stop"])
    bid(match, 0, 15)
    assert match.to_act == [0]
    assert match.position()["bids"] == [15, 0, 0]
    assert match.position()["coins"] == [20] * 3
    for move in (PASS, {"type": "bid", "coins": 16}, {"type": "answer", "accept": True}):
        refuse(match, "R1", 0, move)
    refuse(match, "R1", 1, PASS)
    match.play(0, NO_TRICK)
    assert match.to_act == [1]
    assert match.position()["tokens"] == [["stop"]] * 3


def test_a10_never_with_a_pass() -> None:
    match = start(3, tricks=["stop", "ban", "swap"])
    refuse(match, "R1", 0, ban(1))
    drop(match, 0)
    assert match.to_act == [1]
    refuse(match, "R1", 0, ban(1))


def test_a10_one_trick_for_one_bid() -> None:
    match = start(3, tricks=["stop", "ban"])
    bid(match, 0, 15)
    match.play(0, ban(1))
    assert match.to_act == [2]
    refuse(match, "R1", 0, USE_STOP)
    assert match.position()["tokens"] == [["stop"], ["stop", "ban"], ["stop", "ban"]]


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ({"type": "trick"}, "R2"),
        ({"type": "trick", "use": 1}, "R2"),
        ({"type": "trick", "use": None}, "R2"),
        ({"type": "trick", "use": "none", "target": 1}, "R2"),
        ({"type": "trick", "use": "stop", "target": 1}, "R2"),
        ({"type": "trick", "use": "ban"}, "R2"),
        ({"type": "trick", "use": "ban", "target": "1"}, "R2"),
        ({"type": "trick", "use": "ban", "target": None}, "R2"),
        ({"type": "trick", "use": "ban", "target": True}, "R2"),
        ({"type": "trick", "use": "ban", "target": 1, "payer": 0}, "R2"),
        ({"type": "trick", "use": "swap", "target": 1}, "R2"),
        ({"type": "trick", "use": "swap", "target": 1, "give": "painting", "take": "stamp"}, "R2"),
        ({"type": "trick", "use": "swap", "target": 1, "give": 1, "take": "stamp", "payer": 0}, "R2"),
        ({"type": "trick", "use": "steal"}, "A10"),
        ({"type": "trick", "use": ""}, "A10"),
    ],
)
def test_a10_what_is_no_trick_at_all(move: Json, rule: str) -> None:
    match = start(3, tricks=["stop", "ban", "swap"])
    bid(match, 0, 15)
    refuse(match, rule, 0, move)
    if rule == "A10":
        with pytest.raises(saleroom.Refused, match="A trick is one of none, stop, ban, swap"):
            match.play(0, move)


# -- A10: stop ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a10_stop_ends_the_bidding_from_its_threshold_on(seats: int) -> None:
    match = start(seats, "painting stamp jewellery", tricks=["stop"])
    bid(match, 0, STOP[seats] - 1)
    assert match.to_act == [1]  # too low: no step
    bid(match, 1, STOP[seats])
    assert match.to_act == [1]
    assert same_moves(match.legal(1), [NO_TRICK, USE_STOP])
    match.play(1, USE_STOP)
    assert match.position()["round"] == 2
    assert cards(match, 1) == {"painting": 1, "stamp": 1, "jewellery": 1}
    share, rest = divmod(STOP[seats], seats - 1)
    wanted = [PURSE[seats] + share] * seats
    wanted[1] = PURSE[seats] - STOP[seats]
    assert match.position()["coins"] == wanted
    assert match.position()["bank"] == rest
    assert match.position()["tokens"] == [[] if seat == 1 else ["stop"] for seat in range(seats)]


def test_a10_stop_is_refused_below_its_threshold() -> None:
    match = start(3, tricks=["stop", "ban"])
    bid(match, 0, 14)
    assert same_moves(match.legal(0), [NO_TRICK, ban(1), ban(2)])
    refuse(match, "A10", 0, USE_STOP)


def test_a10_stop_works_once_in_a_match() -> None:
    match = start(3, tricks=["stop"])
    bid(match, 0, 15)
    match.play(0, USE_STOP)
    sell(match, 1, 18)
    sell(match, 2, 2)
    assert match.position()["coins"][0] == 20 - 15 + 9 + 1
    bid(match, 0, 15)
    assert match.to_act == [1]  # no token, no step


def test_a10_stop_without_its_token_is_refused() -> None:
    match = start(4, tricks=["stop", "ban"])
    bid(match, 0, 10)
    match.play(0, USE_STOP)
    assert match.position()["coins"] == [5, 18, 18, 18]
    sell(match, 1, 18)
    sell(match, 2, 18)
    assert match.position()["coins"][0] == 17
    bid(match, 3, 1)
    match.play(3, NO_TRICK)
    bid(match, 0, 12)
    assert same_moves(match.legal(0), [NO_TRICK, ban(1), ban(2), ban(3)])
    refuse(match, "A10", 0, USE_STOP)


def test_a10_stop_of_a_trick_that_is_not_in_use() -> None:
    match = start(3, tricks=["ban"])
    bid(match, 0, 15)
    refuse(match, "A10", 0, USE_STOP)
    refuse(match, "A10", 0, swap(1, "painting", "stamp", 0))


def test_a10_stop_by_the_seat_left_alone_is_allowed() -> None:
    match = start(3, tricks=["stop"])
    drop(match, 0, 1)
    bid(match, 2, 15)
    assert match.to_act == [2]
    match.play(2, USE_STOP)
    assert match.position()["round"] == 2
    assert match.position()["tokens"][2] == []


def test_a10_stop_then_the_buyer_places() -> None:
    match = start(3, "stamp furniture replica", tricks=["stop"])
    bid(match, 0, 15)
    match.play(0, USE_STOP)
    assert match.position()["lot"] is None
    place(match, 0, "stamp")
    assert match.position()["round"] == 2


# -- A10: ban -----------------------------------------------------------------------------------------------


def test_a10_ban_makes_an_opponent_pass() -> None:
    match = start(4, tricks=["ban"])
    bid(match, 0, 3)
    assert same_moves(match.legal(0), [NO_TRICK, ban(1), ban(2), ban(3)])
    match.play(0, ban(1))  # who has not yet bid
    assert match.position()["passed"] == [False, True, False, False]
    assert match.position()["tokens"] == [[], ["ban"], ["ban"], ["ban"]]
    assert match.to_act == [2]
    refuse(match, "R1", 1, {"type": "bid", "coins": 9})
    bid(match, 2, 4)
    assert same_moves(match.legal(2), [NO_TRICK, ban(0), ban(3)])
    match.play(2, ban(0))  # who takes its 3 back
    position = match.position()
    assert position["passed"] == [True, True, False, False]
    assert position["bids"] == [0, 0, 4, 0]
    assert position["coins"] == [15] * 4
    assert position["tokens"] == [[], ["ban"], [], ["ban"]]
    assert match.to_act == [3]
    drop(match, 3)
    assert match.position()["coins"] == [16, 16, 11, 16]
    assert match.position()["bank"] == 1
    assert match.position()["passed"] == [False] * 4  # a ban is for the round
    assert match.to_act == [1]


@pytest.mark.parametrize("target", [0, 1, 4, -1, 99, 10**30])
def test_a10_ban_of_whom_it_cannot_hit(target: int) -> None:
    match = start(4, tricks=["ban"])
    bid_only(match, 0, 1)
    drop(match, 1)
    bid_only(match, 2, 2)
    bid_only(match, 3, 3)
    bid(match, 0, 4)
    assert match.to_act == [0]
    refuse(match, "A10", 0, ban(target))  # itself, one who has passed, nobody


def test_a10_ban_that_leaves_one_seat_sells_the_lot() -> None:
    match = start(3, "painting stamp jewellery", tricks=["ban"])
    bid_only(match, 0, 1)
    drop(match, 1)
    bid(match, 2, 2)
    assert same_moves(match.legal(2), [NO_TRICK, ban(0)])
    match.play(2, ban(0))
    assert match.position()["round"] == 2
    assert cards(match, 2) == {"painting": 1, "stamp": 1, "jewellery": 1}
    assert match.position()["coins"] == [21, 21, 18]


def test_a10_ban_of_the_last_opponent_before_it_has_bid() -> None:
    match = start(3, tricks=["ban"])
    drop(match, 0)
    bid(match, 1, 1)
    match.play(1, ban(2))
    assert match.position()["round"] == 2
    assert match.position()["coins"] == [20, 19, 20]
    assert match.position()["bank"] == 1


def test_a10_ban_works_once_in_a_match() -> None:
    match = start(4, tricks=["ban"])
    bid(match, 0, 1)
    match.play(0, ban(2))
    bid_only(match, 1, 2)
    drop(match, 3)
    bid(match, 0, 3)
    assert match.to_act == [1]  # no token, no step
    match = start(3, tricks=["stop", "ban"])
    bid(match, 0, 1)
    match.play(0, ban(1))
    bid_only(match, 2, 2)
    bid(match, 0, 15)
    refuse(match, "A10", 0, ban(2))


def test_a10_ban_is_skipped_when_nobody_else_is_in() -> None:
    match = start(3, tricks=["ban"])
    drop(match, 0, 1)
    bid(match, 2, 1)
    assert match.position()["round"] == 2


# -- A10: swap ----------------------------------------------------------------------------------------------


def traders(**options: Any) -> Match:
    """Round 3 with three seats: seat 2 is first and owns nothing; seats 0 and 1 have three cards each."""
    match = start(
        3,
        "painting sculpture jewellery",
        "stamp stamp furniture",
        "painting painting painting",
        **(options or {"tricks": ["swap"]}),
    )
    sell(match, 0, 2)
    sell(match, 1, 2)
    assert match.position()["coins"] == [19, 19, 22]
    return match


def test_a10_swap_offers_are_all_pairs_of_cards_with_either_payer() -> None:
    match = traders()
    drop(match, 2)
    bid(match, 0, 1)
    wanted = [
        swap(1, give, take, payer)
        for give in ("painting", "sculpture", "jewellery")
        for take in ("stamp", "furniture")
        for payer in (0, 1)
    ]
    assert same_moves(match.legal(0), [NO_TRICK, *wanted])


def test_a10_swap_offers_go_to_every_opponent_who_owns_a_card() -> None:
    match = start(
        5,
        "painting stamp replica",
        "stamp furniture replica",
        "painting collection replica",
        "painting sculpture jewellery",
        tricks=["swap"],
    )
    for seat in range(4):
        sell(match, seat, 4)
        finish_places(match)
    assert [replicas(match, seat) for seat in range(4)] == [{"stamp": 1}, {"stamp": 1}, {"loose": 1}, {}]
    # Seat 3 gives its token for a swap that seat 1 offers in round 5.
    drop(match, 4, 0)
    bid(match, 1, 1)
    match.play(1, swap(3, "furniture", "jewellery", 3))
    answer(match, 3, True)
    drop(match, 2, 3)
    unsold(match)
    assert match.to_act == [1]
    names = {
        0: ["painting", "stamp", "replica:stamp"],
        1: [*cards(match, 1), "replica:stamp"],
        2: ["painting", "collection", "replica:loose"],
        3: ["painting", "sculpture", "furniture"],
    }
    assert {"stamp", "jewellery"} < set(names[1])
    bid(match, 1, 1)
    wanted = [
        swap(target, give, take, payer)
        for target, payers in ((0, (0, 1)), (2, (1, 2)), (3, (1,)))
        for give in names[1]
        for take in names[target]
        if give != take
        for payer in payers
    ]
    assert same_moves(match.legal(1), [NO_TRICK, *wanted])


def test_a10_swap_accepted() -> None:
    match = traders()
    drop(match, 2)
    bid(match, 0, 1)
    match.play(0, swap(1, "painting", "stamp", 0))
    position = match.position()
    assert match.to_act == [1]
    assert same_moves(
        match.legal(1), [{"type": "answer", "accept": True}, {"type": "answer", "accept": False}]
    )
    assert position["bids"] == [1, 0, 0]
    assert position["tokens"] == [["swap"]] * 3
    assert cards(match, 0) == {"painting": 1, "sculpture": 1, "jewellery": 1}
    for viewer in (None, 0, 1, 2):  # an offer is made aloud
        assert match.view(viewer)["offer"] == {
            "seat": 0,
            "target": 1,
            "give": "painting",
            "take": "stamp",
            "payer": 0,
        }
    answer(match, 1, True)
    assert cards(match, 0) == {"sculpture": 1, "stamp": 1, "jewellery": 1}
    assert cards(match, 1) == {"painting": 1, "furniture": 1, "stamp": 1}
    assert match.position()["tokens"] == [[], ["swap"], ["swap"]]
    assert match.position()["bids"] == [1, 0, 0]
    assert match.to_act == [1]  # and the bidding goes on
    assert same_moves(match.legal(1), [PASS, *bids_from(2, 19)])


def test_a10_swap_declined_costs_nothing_but_the_trick() -> None:
    match = traders()
    drop(match, 2)
    bid(match, 0, 1)
    before = match.position()
    match.play(0, swap(1, "painting", "stamp", 0))
    answer(match, 1, False)
    assert match.position() == before
    assert match.to_act == [1]
    refuse(match, "R1", 0, swap(1, "sculpture", "stamp", 0))
    bid_only(match, 1, 2)
    bid(match, 0, 3)  # a new bid, a new offer
    match.play(0, swap(1, "painting", "stamp", 0))
    answer(match, 1, True)
    assert match.position()["tokens"] == [[], ["swap"], ["swap"]]


def test_a10_swap_declined_and_no_other_trick_after_it() -> None:
    match = traders(tricks=["stop", "ban", "swap"])
    drop(match, 2)
    bid(match, 0, 15)
    match.play(0, swap(1, "painting", "stamp", 0))
    answer(match, 1, False)
    assert match.to_act == [1]
    refuse(match, "R1", 0, USE_STOP)
    refuse(match, "R1", 0, ban(1))


def test_a10_swap_accepted_and_no_other_trick_after_it() -> None:
    match = traders(tricks=["stop", "ban", "swap"])
    drop(match, 2)
    bid(match, 0, 15)
    match.play(0, swap(1, "painting", "stamp", 0))
    answer(match, 1, True)
    assert match.to_act == [1]
    refuse(match, "R1", 0, USE_STOP)


@pytest.mark.parametrize(
    ("seat", "move", "rule"),
    [
        (0, {"type": "answer", "accept": True}, "R1"),
        (2, {"type": "answer", "accept": True}, "R1"),
        (1, PASS, "R1"),
        (1, {"type": "bid", "coins": 2}, "R1"),
        (1, NO_TRICK, "R1"),
        (1, {"type": "answer"}, "R2"),
        (1, {"type": "answer", "accept": 1}, "R2"),
        (1, {"type": "answer", "accept": "yes"}, "R2"),
        (1, {"type": "answer", "accept": None}, "R2"),
        (1, {"type": "answer", "accept": True, "payer": 1}, "R2"),
    ],
)
def test_a10_swap_is_answered_by_the_partner_alone(seat: int, move: Json, rule: str) -> None:
    match = traders()
    drop(match, 2)
    bid(match, 0, 1)
    match.play(0, swap(1, "painting", "stamp", 0))
    refuse(match, rule, seat, move)


def test_a10_swap_paid_by_the_partner() -> None:
    match = traders()
    drop(match, 2)
    bid(match, 0, 1)
    match.play(0, swap(1, "painting", "stamp", 1))
    answer(match, 1, True)
    assert match.position()["tokens"] == [["swap"], [], ["swap"]]
    bid(match, 1, 2)
    assert match.to_act == [0]  # seat 1 needs a token of its own, even to let seat 0 pay
    bid(match, 0, 3)
    assert match.to_act == [0]  # seat 0 may offer again, at its own cost
    assert {move["payer"] for move in match.legal(0) if move["use"] == "swap"} == {0}
    refuse(match, "A10", 0, swap(1, "sculpture", "painting", 1))
    match.play(0, swap(1, "sculpture", "painting", 0))
    answer(match, 1, True)
    assert match.position()["tokens"] == [[], [], ["swap"]]
    assert cards(match, 0) == {"painting": 1, "stamp": 1, "jewellery": 1}


def test_a10_swap_without_ones_own_token_is_refused_whoever_pays() -> None:
    match = traders(tricks=["ban", "swap"])
    drop(match, 2)
    bid(match, 0, 1)
    match.play(0, swap(1, "painting", "stamp", 1))
    answer(match, 1, True)
    bid(match, 1, 2)
    assert same_moves(match.legal(1), [NO_TRICK, ban(0)])
    refuse(match, "A10", 1, swap(0, "painting", "sculpture", 0))
    refuse(match, "A10", 1, swap(0, "painting", "sculpture", 1))


def test_a10_swap_with_a_partner_who_has_passed() -> None:
    match = traders()
    bid(match, 2, 1)  # nothing to give: no step
    bid_only(match, 0, 2)
    drop(match, 1)
    bid(match, 2, 3)
    bid(match, 0, 4)
    match.play(0, swap(1, "painting", "furniture", 1))
    answer(match, 1, True)
    assert match.to_act == [2]
    assert cards(match, 1) == {"painting": 1, "stamp": 2}
    assert match.position()["passed"] == [False, True, False]


def test_a10_swap_by_the_seat_left_alone_comes_before_the_sale() -> None:
    match = traders()
    drop(match, 2, 0)
    bid(match, 1, 1)
    assert match.to_act == [1]
    match.play(1, swap(0, "stamp", "jewellery", 1))
    assert match.position()["round"] == 3
    assert match.position()["lot"] == ["painting"] * 3
    assert match.position()["bids"] == [0, 1, 0]
    answer(match, 0, True)
    assert match.position()["round"] == 4
    assert cards(match, 0) == {"painting": 1, "sculpture": 1, "stamp": 1}
    assert cards(match, 1) == {"painting": 3, "stamp": 1, "furniture": 1, "jewellery": 1}
    # The price of 1 went to the bank, and seat 2, with no cards, took it.
    assert match.position()["coins"] == [19, 18, 23]


def test_a10_swap_declined_by_a_seat_that_is_out_and_the_sale_follows() -> None:
    match = traders()
    drop(match, 2, 0)
    bid(match, 1, 2)
    match.play(1, swap(0, "stamp", "jewellery", 0))
    answer(match, 0, False)
    assert match.position()["round"] == 4
    assert match.position()["tokens"] == [["swap"]] * 3


@pytest.mark.parametrize(
    "move",
    [
        swap(1, "stamp", "furniture", 0),  # seat 0 has no stamp
        swap(1, "painting", "jewellery", 0),  # seat 1 has no jewellery
        swap(1, "painting", "painting", 0),
        swap(2, "painting", "stamp", 0),  # seat 2 has nothing
        swap(0, "painting", "sculpture", 0),
        swap(3, "painting", "stamp", 0),
        swap(-1, "painting", "stamp", 0),
        swap(10**30, "painting", "stamp", 0),
        swap(1, "painting", "stamp", 2),
        swap(1, "painting", "stamp", 3),
        swap(1, "painting", "stamp", -1),
        swap(1, "vase", "stamp", 0),
        swap(1, "painting", "vase", 0),
        swap(1, "replica", "stamp", 0),
        swap(1, "replica:loose", "stamp", 0),
        swap(1, "replica:stamp", "stamp", 0),
        swap(1, "painting", "replica:painting", 0),
        swap(1, "painting", "replica:furniture", 0),
        swap(1, "", "stamp", 0),
    ],
)
def test_a10_swap_that_cannot_be_offered(move: Json) -> None:
    match = traders()
    drop(match, 2)
    bid(match, 0, 1)
    refuse(match, "A10", 0, move)


def test_a10_swap_of_two_cards_of_the_same_name_is_not_an_offer() -> None:
    match = start(3, "painting stamp stamp", "painting stamp furniture", tricks=["swap"])
    sell(match, 0, 2)
    sell(match, 1, 2)
    drop(match, 2)
    bid(match, 0, 1)
    refuse(match, "A10", 0, swap(1, "painting", "painting", 0))
    refuse(match, "A10", 0, swap(1, "stamp", "stamp", 0))
    pairs = {(move["give"], move["take"]) for move in match.legal(0) if move["use"] == "swap"}
    assert pairs == {
        ("painting", "stamp"),
        ("painting", "furniture"),
        ("stamp", "painting"),
        ("stamp", "furniture"),
    }


@pytest.mark.parametrize("group", ["stamp", "loose"])
def test_a10_swap_of_two_replicas_of_the_same_name_is_not_an_offer(group: str) -> None:
    kind = "stamp" if group == "stamp" else "collection"
    match = start(3, f"{kind} painting replica", f"{kind} painting replica", tricks=["swap"])
    sell(match, 0, 2)
    sell(match, 1, 2)
    assert replicas(match, 0) == replicas(match, 1) == {group: 1}
    drop(match, 2)
    bid(match, 0, 1)
    refuse(match, "A10", 0, swap(1, f"replica:{group}", f"replica:{group}", 0))


def test_a10_swap_is_skipped_when_all_cards_have_the_same_name() -> None:
    match = start(3, "painting painting painting", "painting painting painting", tricks=["swap"])
    sell(match, 0, 2)
    sell(match, 1, 2)
    drop(match, 2)
    bid(match, 0, 1)
    assert match.to_act == [1]
    bid(match, 1, 2)
    assert match.to_act == [0]


def test_a10_swap_is_skipped_when_one_side_has_no_cards() -> None:
    match = start(3, tricks=["swap"])
    bid(match, 0, 2)
    assert match.to_act == [1]
    drop(match, 1, 2)
    bid(match, 1, 1)  # seat 1 owns nothing to give
    assert match.to_act == [2]
    drop(match, 2)
    bid(match, 0, 2)  # and nobody else owns anything to take
    assert match.to_act == [1]


def test_a10_swap_of_a_replica_is_placed_anew_by_its_receiver() -> None:
    match = start(
        3,
        "stamp replica painting",
        "furniture jewellery painting",
        "painting painting painting",
        tricks=["swap"],
    )
    sell(match, 0, 2)
    sell(match, 1, 2)
    assert replicas(match, 0) == {"stamp": 1}
    drop(match, 2)
    bid(match, 0, 1)
    match.play(0, swap(1, "replica:stamp", "painting", 0))
    answer(match, 1, True)
    assert match.to_act == [1]
    assert replicas(match, 0) == {}
    assert replicas(match, 1) == {"loose": 1}
    assert match.position()["lot"] == ["painting"] * 3
    assert match.position()["bids"] == [1, 0, 0]
    assert same_moves(
        match.legal(1), [{"type": "place", "group": "furniture"}, {"type": "place", "group": "jewellery"}]
    )
    refuse(match, "A8", 1, {"type": "place", "group": "stamp"})
    place(match, 1, "jewellery")
    assert replicas(match, 1) == {"jewellery": 1}
    assert cards(match, 0) == {"stamp": 1, "painting": 2}
    assert cards(match, 1) == {"furniture": 1, "jewellery": 1}
    assert match.to_act == [1]
    assert same_moves(match.legal(1), [PASS, *bids_from(2, 19)])


def test_a10_swap_of_a_replica_against_the_receivers_group() -> None:
    # What is given away is no longer there when the replica is placed: jewellery is the one group left.
    match = start(3, "stamp replica painting", "furniture jewellery painting", tricks=["swap"])
    sell(match, 0, 2)
    sell(match, 1, 2)
    drop(match, 2)
    bid(match, 0, 1)
    match.play(0, swap(1, "replica:stamp", "furniture", 0))
    answer(match, 1, True)
    assert replicas(match, 1) == {"jewellery": 1}
    assert match.to_act == [1]
    assert match.legal(1)[0]["type"] in ("bid", "pass")


def test_a10_swap_of_a_loose_replica() -> None:
    match = start(3, "painting painting replica", "furniture jewellery collection", tricks=["swap"])
    sell(match, 0, 2)
    sell(match, 1, 2)
    drop(match, 2)
    bid(match, 0, 1)
    match.play(0, swap(1, "replica:loose", "collection", 0))
    answer(match, 1, True)
    place(match, 1, "furniture")
    assert replicas(match, 0) == {}
    assert replicas(match, 1) == {"furniture": 1}
    assert cards(match, 0) == {"painting": 2, "collection": 1}


def test_a10_swap_of_a_replica_to_a_seat_without_groups() -> None:
    match = start(3, "stamp painting replica", "painting collection painting", tricks=["swap"])
    sell(match, 0, 2)
    sell(match, 1, 2)
    drop(match, 2)
    bid(match, 0, 1)
    match.play(0, swap(1, "replica:stamp", "collection", 0))
    answer(match, 1, True)
    assert replicas(match, 1) == {"loose": 1}
    assert match.legal(1)[0]["type"] in ("bid", "pass")


def test_a10_swap_that_brings_a_first_group_brings_home_the_loose_ones() -> None:
    for offering in (0, 1):
        match = start(3, "painting replica replica", "furniture stamp furniture", tricks=["swap"])
        sell(match, 0, 2)
        sell(match, 1, 2)
        assert replicas(match, 0) == {"loose": 2}
        drop(match, 2)
        if offering == 0:
            bid(match, 0, 1)
            match.play(0, swap(1, "painting", "stamp", 0))
            answer(match, 1, True)
        else:
            drop(match, 0)
            bid(match, 1, 1)
            match.play(1, swap(0, "stamp", "painting", 1))
            answer(match, 0, True)
        assert replicas(match, 0) == {"stamp": 2}


def both_place(offering: int) -> Match:
    """Both own a replica and two groups, and swap the one for the other."""
    match = start(
        3,
        "stamp sculpture replica",
        "furniture jewellery replica",
        "painting painting painting",
        tricks=["swap"],
    )
    sell(match, 0, 2)
    place(match, 0, "stamp")
    sell(match, 1, 2)
    place(match, 1, "furniture")
    drop(match, 2)
    if offering == 0:
        bid(match, 0, 1)
        match.play(0, swap(1, "replica:stamp", "replica:furniture", 0))
        answer(match, 1, True)
    else:
        bid_only(match, 0, 1)
        bid(match, 1, 2)
        match.play(1, swap(0, "replica:furniture", "replica:stamp", 1))
        answer(match, 0, True)
    assert replicas(match, 0) == replicas(match, 1) == {"loose": 1}
    return match


@pytest.mark.parametrize("offering", [0, 1])
def test_a10_swap_of_two_replicas_the_offering_seat_places_first(offering: int) -> None:
    match = both_place(offering)
    groups = {0: ["stamp", "sculpture"], 1: ["furniture", "jewellery"]}
    for seat in (offering, 1 - offering):
        assert match.to_act == [seat]
        assert same_moves(match.legal(seat), [{"type": "place", "group": group} for group in groups[seat]])
        refuse(match, "R1", 1 - seat, {"type": "place", "group": groups[1 - seat][0]})
        place(match, seat, groups[seat][1])
    assert replicas(match, 0) == {"sculpture": 1}
    assert replicas(match, 1) == {"jewellery": 1}
    assert match.to_act == [1 - offering]  # the bidding goes on
    assert match.legal(1 - offering)[0]["type"] in ("bid", "pass")


def test_a10_swap_leaves_replicas_in_a_group_without_genuine_cards() -> None:
    match = start(
        3,
        "stamp replica painting",
        "furniture jewellery painting",
        "replica painting painting",
        tricks=["swap"],
    )
    sell(match, 0, 2)
    sell(match, 1, 2)
    drop(match, 2)
    bid(match, 0, 1)
    match.play(0, swap(1, "stamp", "furniture", 0))
    answer(match, 1, True)
    assert replicas(match, 0) == {"stamp": 1}
    assert cards(match, 0) == {"painting": 1, "furniture": 1}
    drop(match, 1)
    # Seat 0 has the lot with a replica: its stamps, a replica alone, are still a group.
    assert match.to_act == [0]
    assert same_moves(
        match.legal(0), [{"type": "place", "group": "stamp"}, {"type": "place", "group": "furniture"}]
    )
    place(match, 0, "stamp")
    assert replicas(match, 0) == {"stamp": 2}
    outcome = finish(match)
    assert outcome["breakdown"][0]["stamp"] == 8


def test_a10_swap_of_the_last_replica_ends_its_group() -> None:
    match = start(
        3,
        "stamp replica painting",
        "furniture jewellery painting",
        "painting painting painting",
        "replica painting painting",
        tricks=["swap"],
    )
    sell(match, 0, 2)
    sell(match, 1, 2)
    drop(match, 2)
    bid(match, 0, 1)
    match.play(0, swap(1, "stamp", "jewellery", 1))  # seat 0 keeps its token
    answer(match, 1, True)
    bid(match, 1, 2)
    bid(match, 0, 3)
    match.play(0, swap(1, "replica:stamp", "painting", 0))
    answer(match, 1, True)
    place(match, 1, "stamp")
    assert replicas(match, 0) == {}
    drop(match, 1)
    sell(match, 0, 1)
    assert replicas(match, 0) == {"jewellery": 1}  # the one group seat 0 has


def test_a10_swap_keeps_the_number_of_cards() -> None:
    match = traders()
    drop(match, 2)
    bid(match, 0, 2)
    match.play(0, swap(1, "painting", "stamp", 0))
    answer(match, 1, True)
    drop(match, 1)
    totals = [sum(match.position()["cards"][seat].values()) for seat in range(3)]
    assert totals == [6, 3, 0]
    assert match.position()["coins"] == [17, 20, 23]


# -- A10: the reading "swap-again" ----------------------------------------------------------------------------


def peddlers(tricks: tuple[str, ...] = ("swap",), readings: tuple[str, ...] = ("swap-again",)) -> Match:
    """Round 4 with four seats: seat 3 is first and owns nothing; the others have three cards each."""
    match = start(
        4,
        "painting sculpture jewellery",
        "stamp stamp furniture",
        "collection collection furniture",
        tricks=list(tricks),
        readings=list(readings),
    )
    for seat in range(3):
        sell(match, seat, 3)
    drop(match, 3)
    assert match.to_act == [0]
    return match


def partners(match: Match, seat: int) -> set[int]:
    """To whom the seat may offer a swap."""
    return {move["target"] for move in match.legal(seat) if move.get("use") == "swap"}


def test_a10_swap_again_another_opponent_may_be_asked() -> None:
    match = peddlers()
    bid(match, 0, 1)
    assert partners(match, 0) == {1, 2}
    assert match.view()["asked"] == []
    match.play(0, swap(1, "painting", "stamp", 0))
    answer(match, 1, False)
    assert match.to_act == [0]
    assert match.position()["tokens"] == [["swap"]] * 4
    assert match.position()["bids"] == [1, 0, 0, 0]
    assert match.view()["phase"] == "trick"
    assert match.view()["asked"] == [1]
    assert match.view()["offer"] is None
    assert partners(match, 0) == {2}
    match.play(0, swap(2, "painting", "collection", 2))
    answer(match, 2, True)
    assert cards(match, 0) == {"sculpture": 1, "jewellery": 1, "collection": 1}
    assert match.position()["tokens"] == [["swap"], ["swap"], [], ["swap"]]
    assert match.to_act == [1]  # an accepted swap is the one trick of this bid
    assert match.view()["asked"] == []
    refuse(match, "R1", 0, NO_TRICK)


def test_a10_swap_again_nobody_is_asked_twice_with_one_bid() -> None:
    match = peddlers()
    bid(match, 0, 1)
    match.play(0, swap(1, "painting", "stamp", 0))
    answer(match, 1, False)
    for offer in (
        swap(1, "painting", "stamp", 0),
        swap(1, "sculpture", "furniture", 1),
        swap(1, "vase", "stamp", 0),
    ):
        refuse(match, "A10", 0, offer)
        with pytest.raises(saleroom.Refused, match="Seat 1 has declined a swap after this bid already"):
            match.play(0, offer)


def test_a10_swap_again_after_the_last_refusal_the_step_is_skipped() -> None:
    match = peddlers()
    bid(match, 0, 1)
    match.play(0, swap(2, "painting", "furniture", 0))
    answer(match, 2, False)
    match.play(0, swap(1, "painting", "stamp", 0))
    answer(match, 1, False)  # seat 3 owns nothing that could be asked for
    assert match.to_act == [1]
    assert same_moves(match.legal(1), [PASS, *bids_from(2, 14)])
    assert match.view()["asked"] == []


def test_a10_swap_again_a_new_bid_may_ask_everyone() -> None:
    match = peddlers()
    bid(match, 0, 1)
    match.play(0, swap(1, "painting", "stamp", 0))
    answer(match, 1, False)
    match.play(0, NO_TRICK)
    assert match.view()["asked"] == []
    bid(match, 1, 2)
    assert partners(match, 1) == {0, 2}
    match.play(1, NO_TRICK)
    drop(match, 2)
    bid(match, 0, 3)
    assert partners(match, 0) == {1, 2}


@pytest.mark.parametrize("other", [USE_STOP, ban(1), ban(2), NO_TRICK])
def test_a10_swap_again_after_a_refusal_the_other_tricks_are_possible(other: Json) -> None:
    match = peddlers(("stop", "ban", "swap"))
    bid(match, 0, 10)
    match.play(0, swap(1, "painting", "stamp", 0))
    answer(match, 1, False)
    match.play(0, swap(2, "painting", "furniture", 0))
    answer(match, 2, False)
    assert same_moves(match.legal(0), [NO_TRICK, USE_STOP, ban(1), ban(2)])
    tokens = match.position()["tokens"][0]
    assert tokens == ["stop", "ban", "swap"]
    match.play(0, other)
    assert match.view()["asked"] == []
    used = [] if other == NO_TRICK else [other["use"]]
    assert match.position()["tokens"][0] == [token for token in tokens if token not in used]
    assert match.position()["round"] == (5 if other == USE_STOP else 4)
    if other != USE_STOP:
        assert match.to_act == ([2] if other == ban(1) else [1])


def test_a10_swap_again_one_token_for_one_bid_as_ever() -> None:
    match = peddlers(("ban", "swap"))
    bid(match, 0, 1)
    match.play(0, swap(1, "painting", "stamp", 0))
    answer(match, 1, False)
    match.play(0, swap(2, "painting", "furniture", 0))
    answer(match, 2, True)
    assert match.to_act == [1]
    refuse(match, "R1", 0, ban(1))


def test_a10_swap_again_by_the_seat_left_alone_comes_before_the_sale() -> None:
    match = peddlers()
    drop(match, 0, 1)
    bid(match, 2, 3)
    for partner, take in ((0, "painting"), (1, "stamp")):
        assert match.position()["round"] == 4
        match.play(2, swap(partner, "collection", take, 2))
        answer(match, partner, False)
    assert match.position()["round"] == 5
    assert match.position()["tokens"] == [["swap"]] * 4


def test_a10_swap_again_then_both_place_the_replicas_they_got() -> None:
    match = start(
        3, "stamp furniture painting", "stamp furniture replica", tricks=["swap"], readings=["swap-again"]
    )
    sell(match, 0, 2)
    sell(match, 1, 2)
    place(match, 1, "stamp")
    sell(match, 2, 2)
    bid(match, 0, 1)
    match.play(0, swap(2, "stamp", "painting", 0))
    answer(match, 2, False)
    match.play(0, swap(1, "stamp", "replica:stamp", 0))
    answer(match, 1, True)
    assert replicas(match, 0) == {"furniture": 1}  # its last stamp is gone
    assert match.view()["asked"] == []
    assert match.to_act == [1]


def test_a10_swap_without_the_reading_a_no_ends_the_trick() -> None:
    match = peddlers(("stop", "ban", "swap"), ())
    bid(match, 0, 10)
    match.play(0, swap(1, "painting", "stamp", 0))
    answer(match, 1, False)
    assert match.to_act == [1]
    assert match.view()["asked"] == []
    refuse(match, "R1", 0, swap(2, "painting", "furniture", 0))
    refuse(match, "R1", 0, ban(1))


@pytest.mark.parametrize("seats", [3, 6])
def test_a10_swap_again_a_match_full_of_refusals_ends_in_time(seats: int) -> None:
    """Everybody raises by 1, asks everybody it can, and is refused."""
    match = saleroom.new(
        "antiques", seats=seats, seed=1, options={"tricks": ["swap"], "readings": ["swap-again"]}
    )
    most = 0
    while not match.over:
        before = len(match.moves)
        number = match.position()["round"]
        while not match.over and match.position()["round"] == number:
            seat = match.to_act[0]
            legal = match.legal(seat)
            types = {move["type"] for move in legal}
            if types == {"answer"}:
                answer(match, seat, False)
            elif types == {"trick"}:
                match.play(seat, legal[-1])  # a swap as long as there is one
            else:
                match.play(seat, legal[0])  # the smallest bid, or the first group
        most = max(most, len(match.moves) - before)
    assert len(match.moves) <= match.game.max_moves(seats)
    assert most > 60  # more than any round without the reading


# -- A11 ----------------------------------------------------------------------------------------------------


def hoard(wanted: list[str], padding: str = "painting", **options: Any) -> Match:
    """Three seats; seat 0 buys lots with exactly these cards, filled up with others, for 1 coin each."""
    rows = list(wanted)
    while len(rows) % 3:
        rows.append(padding)
    lots = [" ".join(rows[i : i + 3]) for i in range(0, len(rows), 3)]
    match = start(3, *lots, **options)
    for _ in lots:
        sell(match, 0)
    return match


def points(match: Match, seat: int = 0) -> Json:
    breakdown: Json = finish(match)["breakdown"][seat]
    return breakdown


@pytest.mark.parametrize("number", range(11))
def test_a11_paintings_count_5_each(number: int) -> None:
    assert points(hoard(["painting"] * number, "furniture"))["painting"] == 5 * number


@pytest.mark.parametrize(
    ("number", "worth"),
    [(0, 0), (1, 0), (2, 12), (3, 12), (4, 24), (5, 24), (6, 36), (7, 36), (8, 48), (9, 48), (10, 60)],
)
def test_a11_furniture_counts_12_a_pair(number: int, worth: int) -> None:
    assert points(hoard(["furniture"] * number))["furniture"] == worth


@pytest.mark.parametrize(
    ("number", "worth"),
    [(0, 0), (1, 1), (2, 8), (3, 17), (4, 28), (5, 41), (6, 56), (7, 56), (8, 56), (9, 56), (10, 56)],
)
def test_a11_stamps(number: int, worth: int) -> None:
    assert points(hoard(["stamp"] * number))["stamp"] == worth


@pytest.mark.parametrize(
    ("number", "worth"),
    [(0, 0), (1, 4), (2, 10), (3, 17), (4, 25), (5, 34), (6, 44), (7, 44), (8, 44), (9, 44), (10, 44)],
)
def test_a11_jewellery(number: int, worth: int) -> None:
    assert points(hoard(["jewellery"] * number))["jewellery"] == worth


@pytest.mark.parametrize(
    ("kind", "number", "extra", "worth"),
    [
        ("stamp", 1, 1, 8),
        ("stamp", 5, 1, 56),
        ("stamp", 10, 5, 56),
        ("jewellery", 1, 3, 25),
        ("jewellery", 4, 1, 34),
        ("jewellery", 10, 5, 44),
        ("furniture", 1, 1, 12),
        ("furniture", 10, 5, 84),
        ("furniture", 3, 2, 24),
    ],
)
def test_a11_placed_replicas_count_as_their_kind(kind: str, number: int, extra: int, worth: int) -> None:
    assert points(hoard([kind] * number + ["replica"] * extra))[kind] == worth


def test_a11_coins_count_1_each() -> None:
    match = start(3)
    sell(match, 0, 6)
    assert [parts["coins"] for parts in finish(match)["breakdown"]] == [14, 23, 23]


def test_a11_loose_replicas_count_nothing() -> None:
    parts = points(hoard(["replica"] * 5 + ["painting"]))
    assert parts == {
        "painting": 5,
        "furniture": 0,
        "jewellery": 0,
        "stamp": 0,
        "sculpture": -5,
        "collection": 0,
        "coins": 18,
    }


def test_a11_scores_add_up() -> None:
    match = start(4, "painting stamp jewellery", "sculpture furniture furniture", "collection replica stamp")
    sell(match, 0, 3)
    sell(match, 1, 4)
    sell(match, 2, 5)
    outcome = finish(match)
    assert outcome["scores"] == [sum(parts.values()) for parts in outcome["breakdown"]]
    assert [list(parts) for parts in outcome["breakdown"]] == [
        ["painting", "furniture", "jewellery", "stamp", "sculpture", "collection", "coins"]
    ] * 4
    # Seat 0 paid 3 (1 each), seat 1 paid 4 (1 each, 1 to the bank), seat 2 paid 5 (1 each, 2 to the bank);
    # then seat 3 alone had no cards and took 3.
    assert outcome["breakdown"] == [
        {
            "painting": 5,
            "furniture": 0,
            "jewellery": 4,
            "stamp": 1,
            "sculpture": -5,
            "collection": 0,
            "coins": 14,
        },
        {
            "painting": 0,
            "furniture": 12,
            "jewellery": 0,
            "stamp": 0,
            "sculpture": 20,
            "collection": 0,
            "coins": 13,
        },
        {
            "painting": 0,
            "furniture": 0,
            "jewellery": 0,
            "stamp": 8,
            "sculpture": -5,
            "collection": -10,
            "coins": 12,
        },
        {
            "painting": 0,
            "furniture": 0,
            "jewellery": 0,
            "stamp": 0,
            "sculpture": -5,
            "collection": 0,
            "coins": 21,
        },
    ]


def test_a11_the_printed_score_sheet() -> None:
    """The rulebook's sheet, but for the coins and one painting of seat 2 (the sheet has eleven)."""
    plan = {
        0: [
            "stamp stamp stamp",
            "replica painting painting",
            "painting furniture furniture",
            "jewellery jewellery sculpture",
            "sculpture collection collection",
        ],
        1: [
            "painting painting furniture",
            "furniture jewellery stamp",
            "stamp sculpture sculpture",
            "sculpture sculpture collection",
        ],
        2: [
            "furniture furniture replica",
            "painting painting jewellery",
            "jewellery jewellery jewellery",
            "stamp stamp stamp",
            "stamp sculpture collection",
        ],
        3: [
            "furniture furniture furniture",
            "furniture replica painting",
            "painting painting jewellery",
            "jewellery jewellery stamp",
            "sculpture sculpture collection",
        ],
    }
    match = start(4, *(lot for lots in plan.values() for lot in lots))
    for seat, lots in plan.items():
        for _ in lots:
            sell(match, seat)
    outcome = finish(match)
    keys = ("painting", "furniture", "jewellery", "stamp", "sculpture", "collection")
    assert [[parts[key] for key in keys] for parts in outcome["breakdown"]] == [
        [15, 12, 10, 28, 12, 40],
        [10, 12, 4, 8, 20, 20],
        [10, 12, 25, 28, -5, 20],
        [15, 24, 17, 1, 12, 20],
    ]


# -- A12 ----------------------------------------------------------------------------------------------------


def sculptures(counts: list[int], **options: Any) -> list[int]:
    """The points for sculptures when the seats own so many."""
    padding = iter(["painting", "furniture", "stamp", "jewellery"] * 10)
    plan: list[tuple[int, str]] = []
    for seat, count in enumerate(counts):
        left = count
        while left:
            now = min(left, 3)
            plan.append((seat, " ".join(["sculpture"] * now + [next(padding) for _ in range(3 - now)])))
            left -= now
    match = start(len(counts), *(lot for _, lot in plan), **options)
    for seat, _ in plan:
        sell(match, seat)
    assert [match.position()["cards"][seat]["sculpture"] for seat in range(len(counts))] == counts
    return [parts["sculpture"] for parts in finish(match)["breakdown"]]


@pytest.mark.parametrize(
    ("counts", "worth"),
    [
        # No ties.
        ([3, 2, 1], [20, 15, 10]),
        ([1, 3, 2], [10, 20, 15]),
        ([1, 2, 3, 4], [-5, 10, 15, 20]),
        ([4, 3, 2, 1, 0], [20, 15, 10, -5, -5]),
        ([2, 1, 0], [20, 15, -5]),
        ([1, 0, 0], [20, -5, -5]),
        ([10, 0, 0, 0, 0, 0], [20, -5, -5, -5, -5, -5]),
        # None at all.
        ([0, 0, 0], [-5, -5, -5]),
        ([0, 0, 0, 0, 0, 0], [-5] * 6),
        # Two tied for first.
        ([1, 1, 0], [17, 17, -5]),
        ([2, 2, 1], [17, 17, 10]),
        ([1, 2, 2], [10, 17, 17]),
        ([3, 3, 2, 1], [17, 17, 10, -5]),
        ([3, 3, 2, 1, 0], [17, 17, 10, -5, -5]),  # printed
        # Three tied for first: 20 + 15 for three, and the next one is third.
        ([1, 1, 1], [11, 11, 11]),
        ([2, 2, 2, 1], [11, 11, 11, 10]),
        ([2, 1, 2, 2], [11, 10, 11, 11]),
        ([3, 3, 3, 1, 0], [11, 11, 11, 10, -5]),
        ([2, 2, 2, 1, 1], [11, 11, 11, 5, 5]),
        ([2, 2, 2, 1, 1, 1], [11, 11, 11, 3, 3, 3]),
        ([2, 2, 2, 1, 0, 0], [11, 11, 11, 10, -5, -5]),
        # Four and more tied for first.
        ([1, 1, 1, 1], [8, 8, 8, 8]),
        ([2, 2, 2, 2, 1], [8, 8, 8, 8, 10]),
        ([2, 2, 2, 2, 1, 1], [8, 8, 8, 8, 5, 5]),
        ([2, 2, 2, 2, 1, 0], [8, 8, 8, 8, 10, -5]),
        ([1, 1, 1, 1, 1], [7, 7, 7, 7, 7]),
        ([1, 1, 1, 1, 1, 0], [7, 7, 7, 7, 7, -5]),
        ([1, 1, 1, 1, 1, 1], [5, 5, 5, 5, 5, 5]),
        # Tied for second: 15 + 10, and the next one has no prize.
        ([2, 1, 1], [20, 12, 12]),
        ([1, 2, 1, 0], [12, 20, 12, -5]),
        ([3, 2, 2, 1], [20, 12, 12, -5]),
        ([3, 2, 2, 1, 1, 1], [20, 12, 12, -5, -5, -5]),
        ([2, 1, 1, 1], [20, 8, 8, 8]),
        ([3, 2, 2, 2, 1], [20, 8, 8, 8, -5]),
        ([2, 1, 1, 1, 1], [20, 6, 6, 6, 6]),
        ([2, 1, 1, 1, 1, 0], [20, 6, 6, 6, 6, -5]),
        ([2, 1, 1, 1, 1, 1], [20, 5, 5, 5, 5, 5]),
        # Tied for third: 10 + 0.
        ([3, 2, 1, 1], [20, 15, 5, 5]),
        ([4, 3, 1, 1, 0], [20, 15, 5, 5, -5]),
        ([3, 2, 1, 1, 1], [20, 15, 3, 3, 3]),
        ([3, 2, 1, 1, 1, 0], [20, 15, 3, 3, 3, -5]),
        ([3, 2, 1, 1, 1, 1], [20, 15, 2, 2, 2, 2]),
        # Tied twice.
        ([2, 2, 1, 1], [17, 17, 5, 5]),
        ([2, 2, 1, 1, 1], [17, 17, 3, 3, 3]),
        ([2, 2, 1, 1, 1, 1], [17, 17, 2, 2, 2, 2]),
        ([3, 3, 1, 1, 0, 0], [17, 17, 5, 5, -5, -5]),
        # Tied below the prizes.
        ([3, 3, 2, 1, 1, 0], [17, 17, 10, -5, -5, -5]),
    ],
)
def test_a12_tied_seats_share_their_place_and_the_next(counts: list[int], worth: list[int]) -> None:
    assert sculptures(counts) == worth
    assert sculptures(counts, sculpture_ties="two-places") == worth


@pytest.mark.parametrize(
    ("counts", "worth"),
    [
        # No ties.
        ([3, 2, 1], [20, 15, 10]),
        ([1, 3, 2], [10, 20, 15]),
        ([1, 2, 3, 4], [-5, 10, 15, 20]),
        ([4, 3, 2, 1, 0], [20, 15, 10, -5, -5]),
        ([2, 1, 0], [20, 15, -5]),
        ([1, 0, 0], [20, -5, -5]),
        ([10, 0, 0, 0, 0, 0], [20, -5, -5, -5, -5, -5]),
        # None at all.
        ([0, 0, 0], [-5, -5, -5]),
        ([0, 0, 0, 0, 0, 0], [-5] * 6),
        # Tied for first.
        ([1, 1, 0], [17, 17, -5]),
        ([2, 2, 1], [17, 17, 10]),
        ([1, 2, 2], [10, 17, 17]),
        ([3, 3, 2, 1], [17, 17, 10, -5]),
        ([3, 3, 2, 1, 0], [17, 17, 10, -5, -5]),  # printed
        ([1, 1, 1], [15, 15, 15]),
        ([2, 2, 2, 1], [15, 15, 15, -5]),
        ([2, 2, 2, 1, 1, 1], [15, 15, 15, -5, -5, -5]),
        ([3, 3, 3, 1], [15, 15, 15, -5]),
        ([1, 1, 1, 1], [11, 11, 11, 11]),
        ([2, 2, 2, 2, 1, 0], [11, 11, 11, 11, -5, -5]),
        ([1, 1, 1, 1, 1], [9, 9, 9, 9, 9]),
        ([2, 2, 2, 2, 2, 0], [9, 9, 9, 9, 9, -5]),
        ([1, 1, 1, 1, 1, 1], [7, 7, 7, 7, 7, 7]),
        # Tied for second.
        ([2, 1, 1], [20, 12, 12]),
        ([1, 2, 1, 0], [12, 20, 12, -5]),
        ([3, 2, 2, 1], [20, 12, 12, -5]),
        ([3, 2, 2, 1, 1, 1], [20, 12, 12, -5, -5, -5]),
        ([2, 1, 1, 1], [20, 8, 8, 8]),
        ([3, 2, 2, 2, 1], [20, 8, 8, 8, -5]),
        ([2, 1, 1, 1, 1], [20, 6, 6, 6, 6]),
        ([2, 1, 1, 1, 1, 1], [20, 5, 5, 5, 5, 5]),
        # Tied for third.
        ([3, 2, 1, 1], [20, 15, 5, 5]),
        ([3, 2, 1, 1, 1], [20, 15, 3, 3, 3]),
        ([3, 2, 1, 1, 1, 1], [20, 15, 2, 2, 2, 2]),
        # Tied twice.
        ([2, 2, 1, 1], [17, 17, 5, 5]),
        ([2, 2, 1, 1, 1], [17, 17, 3, 3, 3]),
        ([2, 2, 1, 1, 1, 1], [17, 17, 2, 2, 2, 2]),
        ([2, 2, 2, 1, 1, 0], [15, 15, 15, -5, -5, -5]),
        ([3, 3, 1, 1, 0, 0], [17, 17, 5, 5, -5, -5]),
        # Tied below the prizes.
        ([4, 3, 1, 0, 0], [20, 15, 10, -5, -5]),
        ([3, 3, 2, 1, 1, 0], [17, 17, 10, -5, -5, -5]),
    ],
)
def test_a12_as_places_tied_seats_share_as_many_places_as_they_are(
    counts: list[int], worth: list[int]
) -> None:
    assert sculptures(counts, sculpture_ties="places") == worth


@pytest.mark.parametrize(
    ("counts", "printed", "places"),
    [
        # More sculptures than the box holds: only the reckoning is asked.
        ([3, 3, 3, 2, 1, 0], [11, 11, 11, 10, -5, -5], [15, 15, 15, -5, -5, -5]),
        ([3, 3, 3, 3, 2, 1], [8, 8, 8, 8, 10, -5], [11, 11, 11, 11, -5, -5]),
        ([4, 3, 3, 3, 2, 1], [20, 8, 8, 8, -5, -5], [20, 8, 8, 8, -5, -5]),
        ([3, 2, 2, 2, 2, 1], [20, 6, 6, 6, 6, -5], [20, 6, 6, 6, 6, -5]),
        ([4, 3, 2, 2, 2, 1], [20, 15, 3, 3, 3, -5], [20, 15, 3, 3, 3, -5]),
        ([4, 4, 3, 3, 3, 1], [17, 17, 3, 3, 3, -5], [17, 17, 3, 3, 3, -5]),
        ([3, 3, 3, 2, 2, 2], [11, 11, 11, 3, 3, 3], [15, 15, 15, -5, -5, -5]),
    ],
)
def test_a12_three_and_four_tied_seats_with_others_below_them(
    counts: list[int], printed: list[int], places: list[int]
) -> None:
    held = vec[i64](counts)
    for ties, worth in (("two-places", printed), ("places", places)):
        setup: Any = start(len(counts), sculpture_ties=ties).state.setup
        shared = [setup.shared_prizes(seat, number, held) for seat, number in enumerate(counts)]
        assert [prizes // tied for prizes, tied in shared] == worth


@pytest.mark.parametrize("ties", ["place", "", None, 2, True, ["places"]])
def test_a12_there_are_two_ways_to_settle_ties(ties: Any) -> None:
    setup_refused("antiques", options={"sculpture_ties": ties})
    with pytest.raises(saleroom.SetupError, match=r'allowed: "two-places" or "places"$'):
        start(3, sculpture_ties=ties)


def test_a12_replicas_among_the_sculptures_count() -> None:
    match = start(3, "sculpture replica painting", "sculpture painting painting")
    sell(match, 0)
    sell(match, 1)
    assert [parts["sculpture"] for parts in finish(match)["breakdown"]] == [20, 15, -5]
    match = start(3, "sculpture replica painting", "sculpture sculpture painting")
    sell(match, 0)
    sell(match, 1)
    assert [parts["sculpture"] for parts in finish(match)["breakdown"]] == [17, 17, -5]


def test_a12_a_group_of_replicas_alone_is_ranked() -> None:
    match = start(
        3, "sculpture replica painting", "furniture painting painting", "stamp stamp stamp", tricks=["swap"]
    )
    sell(match, 0, 2)
    sell(match, 1, 2)
    drop(match, 2)
    bid(match, 0, 1)
    match.play(0, swap(1, "sculpture", "furniture", 0))
    answer(match, 1, True)
    drop(match, 1)
    assert cards(match, 0) == {"painting": 1, "furniture": 1, "stamp": 3}
    assert [parts["sculpture"] for parts in finish(match)["breakdown"]] == [17, 17, -5]


# -- A13 ----------------------------------------------------------------------------------------------------

SET = ["painting", "sculpture", "furniture", "stamp", "jewellery"]


def test_a13_a_collection_with_one_of_each_counts_20() -> None:
    parts = points(hoard([*SET, "collection"]))
    assert parts == {
        "painting": 5,
        "furniture": 0,
        "jewellery": 4,
        "stamp": 1,
        "sculpture": 20,
        "collection": 20,
        "coins": 18,
    }


@pytest.mark.parametrize("missing", SET)
def test_a13_a_collection_that_lacks_one_costs_10(missing: str) -> None:
    kept = [kind for kind in SET if kind != missing]
    padding = "stamp" if missing == "painting" else "painting"
    assert points(hoard([*kept, "collection"], padding))["collection"] == -10


def test_a13_every_collection_needs_cards_of_its_own() -> None:
    assert points(hoard([*SET, "collection", "collection"]))["collection"] == 10
    assert points(hoard([*SET, *SET, "collection", "collection"]))["collection"] == 40
    assert points(hoard([*SET, *SET, "collection", "collection", "collection"]))["collection"] == 30
    assert points(hoard([*SET, *SET, "collection"]))["collection"] == 20
    assert points(hoard(["collection"] * 5))["collection"] == -50
    assert points(hoard([kind for kind in SET for _ in range(5)] + ["collection"] * 5))["collection"] == 100


def test_a13_the_printed_example() -> None:
    hers = ["sculpture"] * 2 + ["stamp"] * 4 + ["painting"] * 3 + ["jewellery"] + ["furniture"] * 3
    match = hoard([*hers, "collection", "collection"])
    assert points(match) == {
        "painting": 15,
        "furniture": 12,
        "jewellery": 4,
        "stamp": 28,
        "sculpture": 20,
        "collection": 10,
        "coins": 15,
    }


def test_a13_a_placed_replica_counts_as_its_kind() -> None:
    for group, worth in (("jewellery", 40), ("stamp", 10)):
        match = start(
            3,
            "painting painting sculpture",
            "sculpture furniture furniture",
            "stamp stamp jewellery",
            "collection collection replica",
        )
        for _ in range(4):
            sell(match, 0)
        place(match, 0, group)
        assert points(match)["collection"] == worth


def test_a13_a_replica_is_no_painting_and_no_kind_one_does_not_own() -> None:
    match = hoard(["sculpture", "furniture", "stamp", "jewellery", "collection", "replica"])
    place(match, 0, "stamp")
    assert points(match)["collection"] == -10
    match = hoard(["painting", "sculpture", "furniture", "stamp", "collection", "replica"])
    assert {"type": "place", "group": "jewellery"} not in match.legal(0)
    place(match, 0, "stamp")
    assert points(match)["collection"] == -10


# -- A14 ----------------------------------------------------------------------------------------------------


def test_a14_the_highest_total_wins() -> None:
    match = start(3, "painting painting painting")
    sell(match, 1, 2)
    outcome = finish(match)
    assert outcome["scores"] == [21 - 5, 15 + 18 - 5, 21 - 5]
    assert outcome["winners"] == [1]


@pytest.mark.parametrize("honest", [0, 1])
def test_a14_a_tie_goes_to_the_fewest_replicas_loose_ones_too(honest: int) -> None:
    match = start(3, "painting painting replica", "painting painting furniture")
    sell(match, 1 - honest, 2)
    sell(match, honest, 2)
    assert replicas(match, 1 - honest) == {"loose": 1}
    outcome = finish(match)
    assert outcome["scores"] == [24, 24, 17]
    assert outcome["winners"] == [honest]


def test_a14_placed_replicas_count_against_their_owner() -> None:
    # Two pieces of furniture and a painting each, one of them a replica.
    match = start(3, "furniture replica painting", "furniture furniture painting")
    sell(match, 0, 2)
    sell(match, 1, 2)
    outcome = finish(match)
    assert outcome["scores"] == [31, 31, 17]
    assert outcome["winners"] == [1]


@pytest.mark.parametrize("better", [0, 1])
def test_a14_one_replica_is_better_than_two(better: int) -> None:
    # Three pieces of furniture each: one pair.
    match = start(3, "furniture replica replica", "furniture furniture replica")
    sell(match, 1 - better, 2)
    sell(match, better, 2)
    outcome = finish(match)
    assert outcome["scores"] == [26, 26, 17]
    assert outcome["winners"] == [better]


def test_a14_still_tied_they_share() -> None:
    outcome = finish(start(3))
    assert outcome["scores"] == [15, 15, 15]
    assert outcome["winners"] == [0, 1, 2]
    match = start(4, "painting painting replica", "painting painting replica")
    sell(match, 1, 3)
    sell(match, 3, 3)
    outcome = finish(match)
    assert outcome["scores"] == [17 - 5, 13 + 10 - 5, 17 - 5, 13 + 10 - 5]
    assert outcome["winners"] == [1, 3]


def test_a14_replicas_of_a_seat_that_is_not_tied_are_nothing() -> None:
    # Seat 2 has fewer points and no replica.
    match = start(3, "painting painting replica", "painting painting replica", "furniture collection stamp")
    for seat in range(3):
        sell(match, seat, 2)
    outcome = finish(match)
    assert outcome["scores"] == [20 + 10 - 5, 20 + 10 - 5, 20 + 1 - 10 - 5]
    assert outcome["winners"] == [0, 1]
