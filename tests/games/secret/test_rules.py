"""The rules of secret, paragraph by paragraph (RULES.md, S1 to S12)."""

import itertools
import json
import random
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import pytest

import saleroom
from saleroom import Match
from tests.games.helpers import Json, deal_refused, refuse, same_moves, setup_refused, without

TYPES = ["amber", "beryl", "coral", "diamond", "emerald", "feldspar"]
ITEMS = [f"{kind}{stars}" for kind in TYPES for stars in (1, 2, 3)]
ASKS = {
    "amber": [1, 2, 3],
    "beryl": [1, 3, 2],
    "coral": [2, 1, 3],
    "diamond": [2, 3, 1],
    "emerald": [3, 1, 2],
    "feldspar": [3, 2, 1],
}
POINTS = {
    "most_money": 5,
    "few_types": 3,
    "many_types": 4,
    "fewest_three": 4,
    "most_one": 4,
    "multiple_of_four": 4,
    "no_chips": 4,
    "two_twos": 4,
    "pairs": 5,
    "one_of_each": 3,
}
REQUESTS = list(POINTS)
MONEY = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

PASS: Json = {"type": "pass"}
RECOVER_AND_PASS: Json = {"type": "pass", "recover": True}


def asks(number: int, **others: list[int]) -> dict[str, list[int]]:
    """Every item asks for so many cards, but for the types named."""
    return {kind: others.get(kind, [number] * 3) for kind in TYPES}


def pairs(kept: Sequence[str]) -> list[list[str]]:
    """A deal of requests in which every seat has the one named and another."""
    rest = [request for request in REQUESTS if request not in kept]
    return [[request, rest[seat]] for seat, request in enumerate(kept)]


def deal(items: Sequence[str] = (), kept: Sequence[str] = REQUESTS[:3]) -> Json:
    """A deal with these items on top and the others behind, in order."""
    rest = [item for item in ITEMS if item not in items]
    return {"items": [*items, *rest], "requests": pairs(kept)}


def start(items: Sequence[str] = (), kept: Sequence[str] = REQUESTS[:3], **options: Any) -> Match:
    """A match in which the first item is up for sale and these requests have been kept."""
    match = saleroom.new("secret", seats=len(kept), deal=deal(items, kept), options=options)
    for seat, request in enumerate(kept):
        match.play(seat, {"type": "keep", "request": request})
    return match


def take(*cards: int) -> Json:
    return {"type": "bid", "cards": list(cards)}


def recover(*cards: int) -> Json:
    return {"type": "bid", "cards": list(cards), "recover": True}


def turn(match: Match, *choices: Json | None) -> None:
    """One item: the choice of every seat, None for a seat that is not asked."""
    assert match.to_act == [seat for seat, choice in enumerate(choices) if choice is not None]
    for seat, choice in enumerate(choices):
        if choice is not None:
            match.play(seat, choice)


def result(match: Match) -> Json:
    assert match.over
    assert match.outcome is not None
    return match.outcome


def sale(bids: Sequence[int | None]) -> int | None:
    """S7, written down once more: who wins with these values (None: no bid), or nobody."""
    counts = Counter(value for value in bids if value is not None)
    values = sorted(counts, reverse=True)
    for value in values[:2]:
        if counts[value] == 1:
            return list(bids).index(value)
    return None


def attempt(
    hands: list[list[int]], piles: list[list[int]], winners: Sequence[int | None], rng: random.Random
) -> list[list[int | None]] | None:
    """Bids of one card each with which these seats win one after another, or None if it went wrong."""
    turns: list[list[int | None]] = []
    for winner in winners:
        for seat, pile in enumerate(piles):
            if not hands[seat]:
                hands[seat], piles[seat] = pile, []
        for _ in range(20):
            bids: list[int | None] = [rng.choice(hand) if hand else None for hand in hands]
            if winner is None:
                break
            wins = [
                card
                for card in sorted(hands[winner])
                if sale([*bids[:winner], card, *bids[winner + 1 :]]) == winner
            ]
            if wins:
                bids[winner] = wins[0]
                break
        else:
            return None
        for seat, card in enumerate(bids):
            if card is not None:
                hands[seat].remove(card)
                if seat != sale(bids):
                    piles[seat].append(card)
        turns.append(bids)
    return turns


def award(match: Match, winners: Sequence[int | None]) -> None:
    """Items that ask for one card go to these seats, one after another (None: to anybody); no chips are used."""
    rng = random.Random(1)
    position = match.position()
    acting = match.to_act
    for _ in range(2000):
        hands = [list(hand) if seat in acting else [] for seat, hand in enumerate(position["hands"])]
        piles = [list(pile) if seat in acting else [] for seat, pile in enumerate(position["piles"])]
        turns = attempt(hands, piles, winners, rng)
        if turns is not None:
            for bids in turns:
                turn(match, *(None if card is None else take(card) for card in bids))
            return
    raise AssertionError(f"found no bids for {winners}")


def auction(kept: Sequence[str], *won: Sequence[str], **options: Any) -> Match:
    """A whole match of three seats: every item asks for one card, and goes to the seat that is to have it."""
    assert sorted(itertools.chain(*won)) == ITEMS
    match = start([], kept, asks=asks(1), **options)
    award(match, [next(seat for seat in range(3) if item in won[seat]) for item in ITEMS])
    assert match.over
    assert match.position()["won"] == [sorted(row) for row in won]
    return match


def split(*mine: str) -> list[list[str]]:
    """These items for seat 0, the others dealt out in turn to seats 1 and 2."""
    rest = [item for item in ITEMS if item not in mine]
    return [list(mine), rest[::2], rest[1::2]]


def brute_force(match: Match, seat: int) -> list[Json]:
    """S6, written down once more: every choice of a seat, bids by value."""
    position = match.position()
    item = position["item"]
    number = match.options["asks"][item[:-1]][int(item[-1]) - 1]
    hand, pile, chips = position["hands"][seat], position["piles"][seat], position["chips"][seat]

    def bids(cards: list[int], back: bool) -> list[Json]:
        chosen = sorted({tuple(sorted(some)) for some in itertools.combinations(cards, number)})
        return [{"type": "bid", "cards": list(some), "recover": back} for some in chosen]

    moves = bids(hand, False)
    if chips >= 1:
        moves.append({"type": "pass", "recover": False})
    if chips >= 1 and pile:
        moves += bids(hand + pile, True)
    if chips >= 2 and pile:
        moves.append({"type": "pass", "recover": True})
    return moves


# -- S1 -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [0, 1, 2, 6, -3, "3", 3.0, True])
def test_s1_three_to_five_seats(seats: Any) -> None:
    setup_refused("secret", seats=seats)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_s1_every_seat_has_one_to_ten(seats: int) -> None:
    position = saleroom.new("secret", seats=seats, seed=1).position()
    assert position["hands"] == [MONEY] * seats
    assert position["piles"] == position["locked"] == position["won"] == [[]] * seats
    assert position["out"] == [False] * seats


def test_s1_other_money_by_option() -> None:
    money = [50, 1, 20, 2, 10, 5, 100, 200, 500, 1000]
    match = start(["amber2"], money=money)
    assert match.position()["hands"] == [sorted(money)] * 3
    turn(match, take(1000, 1), take(500, 200), take(2, 5))
    assert match.position()["won"] == [["amber2"], [], []]
    assert match.position()["locked"] == [[1, 1000], [], []]
    assert saleroom.load(match.record()).position() == match.position()


def test_s1_the_default_money_is_not_written_down() -> None:
    assert start(money=MONEY).record()["options"] == {}
    assert start(money=[2, *MONEY[1:]]).record()["options"] == {"money": [2, *MONEY[1:]]}


@pytest.mark.parametrize(
    "money",
    [
        [],
        MONEY[:9],
        [*MONEY, 11],
        [*MONEY[:9], "10"],
        [*MONEY[:9], 10.0],
        [*MONEY[:9], True],
        [*MONEY[:9], None],
        [*MONEY[:9], -1],
        [*MONEY[:9], 10**30],
        "1234567890",
        {"1": 1},
        None,
        10,
    ],
)
def test_s1_money_that_is_not_ten_values(money: Any) -> None:
    setup_refused("secret", options={"money": money})


def doubled() -> Match:
    """Ten cards of five values, two of each."""
    return start(["amber2", "beryl2", "amber1"], money=[1, 1, 2, 2, 3, 3, 4, 4, 5, 5])


def test_s1_equal_cards_are_one_choice() -> None:
    match = doubled()
    assert same_moves(match.legal(0), brute_force(match, 0))
    assert len([move for move in match.legal(0) if move["type"] == "bid"]) == 15  # 5 doubles and 10 pairs


def test_s1_equal_cards_are_bid_by_value() -> None:
    match = doubled()
    turn(match, take(5, 5), take(5, 4), take(4, 4))
    position = match.position()
    assert position["won"][0] == ["amber2"]
    assert position["locked"] == [[5, 5], [], []]
    assert position["piles"] == [[], [4, 5], [4, 4]]
    assert position["hands"] == [[1, 1, 2, 2, 3, 3, 4, 4], [1, 1, 2, 2, 3, 3, 4, 5], [1, 1, 2, 2, 3, 3, 5, 5]]
    refuse(match, "S6", 0, take(5, 1, 1))
    refuse(match, "S6", 1, take(5, 5, 4))
    refuse(match, "S6", 1, take(3, 3, 3))
    refuse(match, "S6", 2, recover(4, 4, 4))
    for seat in range(3):
        assert same_moves(match.legal(seat), brute_force(match, seat))


def test_s1_equal_values_tie() -> None:
    match = doubled()
    turn(match, take(5, 1), take(4, 2), take(3, 3))
    assert match.position()["discarded"] == ["amber2"]


@pytest.mark.parametrize(
    "money",
    [
        [1, 1, 2, 2, 3, 3, 4, 4, 5, 5],
        [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        [5, 5, 5, 5, 5, 7, 7, 7, 9, 9],
        [1, 1, 1, 2, 2, 2, 3, 3, 3, 4],
        [1, 2, 3, 4, 5, 6, 7, 8, 9, 9],
        MONEY,
    ],
)
@pytest.mark.parametrize("seed", range(6))
def test_s1_every_choice_of_any_money_stands_once(money: list[int], seed: int) -> None:
    rng = random.Random(seed)
    match = saleroom.new("secret", seats=rng.randint(3, 5), seed=seed, options={"money": money})
    while not match.over:
        seat = rng.choice(match.to_act)
        if match.position()["item"] is not None:
            expected = brute_force(match, seat)
            assert same_moves(match.legal(seat), expected), match.record()
            # Passing ends the chips too soon: mostly bid.
            expected = (
                [move for move in expected if move["type"] == "bid"] if rng.random() < 0.8 else expected
            )
            match.play(seat, rng.choice(expected))
        else:
            match.play(seat, rng.choice(match.legal(seat)))


def test_s1_the_third_of_three_equal_cards() -> None:
    """Of three fives one lies in the pile, one under an item and one in the hand."""
    match = start(["amber1", "beryl1", "coral2"], money=[5, 5, 5, 1, 2, 3, 4, 6, 7, 8])
    turn(match, take(5), take(8), take(1))
    turn(match, take(5), take(1), take(2))
    position = match.position()
    assert (position["locked"][0], position["piles"][0]) == ([5], [5])
    assert position["hands"][0] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert same_moves(match.legal(0), brute_force(match, 0))
    assert len([move for move in match.legal(0) if move == recover(5)]) == 1


# -- S2 -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("item", ITEMS)
def test_s2_what_each_item_asks_for(item: str) -> None:
    number = ASKS[item[:-1]][int(item[-1]) - 1]
    match = start([item])
    assert match.position()["item"] == item
    assert match.view(0)["asks"] == match.view()["asks"] == number
    for seat in range(3):
        assert same_moves(match.legal(seat), brute_force(match, seat))
        assert len(match.legal(seat)) == {1: 10, 2: 45, 3: 120}[number] + 1
    for wrong in (0, 1, 2, 3, 4, 10):
        if wrong != number:
            refuse(match, "S6", 0, take(*MONEY[:wrong]))


def test_s2_the_default_asks() -> None:
    options = next(game for game in saleroom.games() if game["id"] == "secret")["options"]
    assert next(option["default"] for option in options if option["name"] == "asks") == ASKS
    assert next(option["default"] for option in options if option["name"] == "money") == MONEY


def test_s2_other_asks_by_option() -> None:
    other = {kind: numbers[::-1] for kind, numbers in ASKS.items()}
    match = start(["amber1"], asks=other)
    assert match.view(0)["asks"] == 3
    assert match.record()["options"] == {"asks": other}
    assert saleroom.load(match.record()).position() == match.position()


@pytest.mark.parametrize(
    "bad",
    [
        {},
        None,
        [1, 2, 3],
        {kind: ASKS[kind] for kind in TYPES[:5]},
        {**ASKS, "garnet": [1, 2, 3]},
        {**ASKS, "amber": [1, 2]},
        {**ASKS, "amber": [1, 2, 3, 1]},
        {**ASKS, "amber": [0, 2, 3]},
        {**ASKS, "amber": [1, 2, 4]},
        {**ASKS, "amber": [1, 2, "3"]},
        {**ASKS, "amber": [1, 2, 3.0]},
        {**ASKS, "amber": [True, 2, 3]},
        {**ASKS, "amber": 1},
        {**ASKS, "amber": None},
    ],
)
def test_s2_asks_that_are_not_whole(bad: Any) -> None:
    setup_refused("secret", options={"asks": bad})


def test_s2_no_other_options() -> None:
    setup_refused("secret", options={"chips": 4})


@pytest.mark.parametrize("seed", range(20))
def test_s2_a_shuffled_deal_is_whole(seed: int) -> None:
    for seats in (3, 4, 5):
        dealt = saleroom.new("secret", seats=seats, seed=seed).deal
        assert sorted(dealt["items"]) == ITEMS
        assert [len(pair) for pair in dealt["requests"]] == [2] * seats
        requests = list(itertools.chain(*dealt["requests"]))
        assert len(set(requests)) == 2 * seats
        assert set(requests) <= set(REQUESTS)


@pytest.mark.parametrize(
    "items",
    [
        ITEMS[:17],
        [*ITEMS, "amber1"],
        [*ITEMS[:17], "amber1"],
        [*ITEMS[:17], "amber4"],
        [*ITEMS[:17], "garnet1"],
        [*ITEMS[:17], 17],
        [*ITEMS[:17], None],
        [],
        "amber1",
        None,
    ],
)
def test_s2_an_item_deck_that_is_not_whole(items: Any) -> None:
    deal_refused("secret", deal={**deal(), "items": items})


# -- S3 -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_s3_three_chips_per_seat(seats: int) -> None:
    assert saleroom.new("secret", seats=seats, seed=2).position()["chips"] == [3] * seats


def test_s3_there_are_ten_requests() -> None:
    seen: set[str] = set()
    for seed in range(40):
        seen.update(itertools.chain(*saleroom.new("secret", seed=seed).deal["requests"]))
    assert seen == set(REQUESTS)


@pytest.mark.parametrize(
    "requests",
    [
        pairs(REQUESTS[:2]),
        pairs(REQUESTS[:4]),
        [*pairs(REQUESTS[:3])[:2], ["two_twos"]],
        [*pairs(REQUESTS[:3])[:2], ["two_twos", "pairs", "one_of_each"]],
        [*pairs(REQUESTS[:3])[:2], ["two_twos", "two_twos"]],
        [*pairs(REQUESTS[:3])[:2], ["two_twos", "most_money"]],
        [*pairs(REQUESTS[:3])[:2], ["two_twos", "most_stars"]],
        [*pairs(REQUESTS[:3])[:2], ["two_twos", 9]],
        [*pairs(REQUESTS[:3])[:2], ["two_twos", None]],
        [*pairs(REQUESTS[:3])[:2], ["two_twos", ["pairs"]]],
        [*pairs(REQUESTS[:3])[:2], "two_twos"],
        "most_money",
        None,
    ],
)
def test_s3_two_different_requests_for_every_seat(requests: Any) -> None:
    deal_refused("secret", seats=3, deal={**deal(), "requests": requests})


def test_s3_a_deal_has_two_parts() -> None:
    deal_refused("secret", deal={"items": ITEMS})
    deal_refused("secret", deal={"requests": pairs(REQUESTS[:3])})
    deal_refused("secret", deal={**deal(), "chips": 3})


# -- S4 -----------------------------------------------------------------------------------------------------


def keeping(seats: int = 3) -> Match:
    return saleroom.new("secret", seats=seats, deal=deal(kept=REQUESTS[:seats]))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_s4_every_seat_keeps_one_of_two(seats: int) -> None:
    match = keeping(seats)
    assert match.to_act == list(range(seats))
    assert match.position()["item"] is None
    assert match.position()["items_left"] == ITEMS
    for seat, pair in enumerate(pairs(REQUESTS[:seats])):
        assert same_moves(match.legal(seat), [{"type": "keep", "request": request} for request in pair])
        assert match.position()["requests"][seat] == pair


def test_s4_the_choice_is_sealed_until_the_last_one_is_in() -> None:
    match = keeping()
    before = match.position()
    match.play(2, {"type": "keep", "request": "many_types"})
    assert match.to_act == [0, 1]
    assert match.position() == {**before, "sealed": [False, False, True]}
    refuse(match, "R1", 2, {"type": "keep", "request": "no_chips"})
    match.play(0, {"type": "keep", "request": match.deal["requests"][0][1]})
    assert match.position() == {**before, "sealed": [True, False, True]}
    assert match.legal(0) == []
    match.play(1, {"type": "keep", "request": "few_types"})
    position = match.position()
    assert position["requests"] == [match.deal["requests"][0][1], "few_types", "many_types"]
    assert position["sealed"] == [False] * 3
    assert position["item"] == "amber1"
    assert position["items_left"] == ITEMS[1:]
    assert match.to_act == [0, 1, 2]


def test_s4_only_a_request_that_was_dealt_to_the_seat() -> None:
    match = keeping()
    refuse(match, "S4", 0, {"type": "keep", "request": "few_types"})  # dealt to seat 1
    refuse(match, "S4", 0, {"type": "keep", "request": "one_of_each"})  # in the box
    refuse(match, "S4", 0, {"type": "keep", "request": "most_stars"})
    refuse(match, "S4", 0, {"type": "keep", "request": ""})


def test_s4_moves_that_are_not_asked_for_or_not_whole() -> None:
    match = keeping()
    refuse(match, "R1", 0, take(1))
    refuse(match, "R1", 0, PASS)
    refuse(match, "R1", 3, {"type": "keep", "request": "most_money"})
    refuse(match, "R2", 0, {"type": "keep"})
    refuse(match, "R2", 0, {"type": "keep", "request": 0})
    refuse(match, "R2", 0, {"type": "keep", "request": None})
    refuse(match, "R2", 0, {"type": "keep", "request": ["most_money"]})
    refuse(match, "R2", 0, {"type": "keep", "request": "most_money", "recover": False})
    refuse(match, "R2", 0, {"request": "most_money"})
    match = start()
    refuse(match, "R1", 0, {"type": "keep", "request": "most_money"})  # too late


def test_s4_the_order_of_the_moves_means_nothing() -> None:
    for order in itertools.permutations(range(3)):
        match = keeping()
        for seat in order:
            match.play(seat, {"type": "keep", "request": REQUESTS[seat]})
        assert match.position() == start().position()


# -- S5 -----------------------------------------------------------------------------------------------------


def test_s5_the_items_are_turned_up_one_after_another() -> None:
    match = start(["coral2", "emerald2", "amber1"])
    for item in ("coral2", "emerald2", "amber1"):
        assert match.position()["item"] == item
        assert item not in match.position()["items_left"]
        turn(match, *(take(match.position()["hands"][seat][0]) for seat in range(2)), PASS)


def test_s5_a_seat_that_is_short_takes_its_pile_back_free_and_by_itself() -> None:
    match = start(["amber3", "beryl2", "coral3", "emerald1"])  # all ask for three
    turn(match, take(8, 9, 10), take(1, 2, 3), take(1, 2, 3))
    turn(match, take(5, 6, 7), take(4, 5, 6), take(4, 5, 6))
    turn(match, PASS, take(7, 8, 9), take(7, 8, 10))
    position = match.position()
    # Seat 0 has four cards and no pile, seat 1 has one card and a pile of nine.
    assert position["item"] == "emerald1"
    assert position["hands"] == [[1, 2, 3, 4], MONEY, [1, 2, 3, 4, 5, 6, 9]]
    assert position["piles"] == [[], [], []]
    assert position["chips"] == [2, 3, 3]
    assert position["out"] == [False] * 3
    assert [event["seat"] for event in match.events() if event["type"] == "pile_returned"] == [1, 2]


def test_s5_a_seat_with_enough_cards_keeps_its_pile() -> None:
    match = start(["amber3", "beryl2", "amber2", "coral3"])  # three, three, two, three
    turn(match, take(8, 9, 10), take(1, 2, 3), take(1, 2, 3))
    turn(match, take(5, 6, 7), take(4, 5, 6), take(4, 5, 6))
    turn(match, PASS, take(9, 10), take(7, 8))
    position = match.position()
    # Seat 2 has 9 and 10, too few for three; seat 1 has 7 and 8 left.
    assert position["hands"][1] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert position["hands"][2] == MONEY
    # The same with an item that asks for two: exactly enough, so nothing comes back.
    match = start(["amber3", "beryl2", "amber2", "beryl3"])
    turn(match, take(8, 9, 10), take(1, 2, 3), take(1, 2, 3))
    turn(match, take(5, 6, 7), take(4, 5, 6), take(4, 5, 6))
    turn(match, PASS, take(9, 10), take(7, 8))
    position = match.position()
    assert position["hands"] == [[1, 2, 3, 4], [7, 8], [9, 10]]
    assert position["piles"] == [[], [1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6, 7, 8]]


def test_s5_an_empty_hand_is_filled_for_one_card_too() -> None:
    match = start([], asks=asks(1))
    for card in MONEY[:9]:
        turn(match, take(card), take(card), take(card))  # all tied, all discarded
    assert match.position()["hands"] == [[10]] * 3
    turn(match, take(10), take(10), take(10))
    assert match.position()["hands"] == [MONEY] * 3
    assert match.position()["piles"] == [[]] * 3
    assert match.position()["chips"] == [3] * 3


def seat_0_out() -> Match:
    """Seat 0 has bought three items with nine cards; the next item asks for two, and it has one."""
    match = start(["amber3", "beryl2", "coral3", "amber2", "amber1", "beryl1"])
    turn(match, take(8, 9, 10), take(1, 2, 3), take(1, 2, 3))
    turn(match, take(5, 6, 7), take(4, 5, 6), take(4, 5, 6))
    turn(match, take(2, 3, 4), PASS, PASS)
    return match


def test_s5_a_seat_that_is_still_short_is_out() -> None:
    match = seat_0_out()
    position = match.position()
    assert position["item"] == "amber2"
    assert position["out"] == [True, False, False]
    assert match.to_act == [1, 2]
    assert match.legal(0) == []
    assert position["hands"][0] == [1]
    assert position["won"][0] == ["amber3", "beryl2", "coral3"]
    refuse(match, "R1", 0, take(1))
    refuse(match, "R1", 0, PASS)


def test_s5_out_is_for_the_rest_of_the_match() -> None:
    match = seat_0_out()
    turn(match, None, take(9, 10), take(7, 8))
    assert match.position()["item"] == "amber1"  # asks for one, which seat 0 has
    assert match.position()["out"] == [True, False, False]
    assert match.to_act == [1, 2]
    refuse(match, "R1", 0, take(1))


def test_s5_who_is_out_keeps_its_items_and_scores() -> None:
    match = start(["amber3", "beryl2", "coral3", "amber2"], ["few_types", "most_one", "pairs"])
    turn(match, take(8, 9, 10), take(1, 2, 3), take(1, 2, 3))
    turn(match, take(5, 6, 7), take(4, 5, 6), take(4, 5, 6))
    turn(match, take(2, 3, 4), PASS, PASS)
    rng = random.Random(1)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.legal(seat)))
    assert match.position()["won"][0] == ["amber3", "beryl2", "coral3"]
    assert result(match)["breakdown"][0] == {"stars": 3 + 2 + 3, "request": 3}


def test_s5_a_pile_that_is_too_small_is_taken_back_before_the_seat_is_out() -> None:
    # Seat 0 has bought for 3 + 3 + 2 cards; one of its last two lies in the pile when three are asked for.
    match = start(["amber3", "beryl2", "amber2", "amber1", "coral3"])
    turn(match, take(8, 9, 10), take(1, 2, 3), take(1, 2, 3))
    turn(match, take(5, 6, 7), take(4, 5, 6), take(4, 5, 6))
    turn(match, take(3, 4), PASS, PASS)
    turn(match, take(1), take(10), take(9))
    position = match.position()
    assert position["item"] == "coral3"
    assert position["out"] == [True, False, False]
    assert position["hands"][0] == [1, 2]
    assert position["piles"][0] == []


def test_s5_the_item_just_turned_up_is_discarded_when_one_seat_is_left() -> None:
    match = start([], asks=asks(3))
    turn(match, take(8, 9, 10), take(1, 2, 3), take(1, 2, 3))
    turn(match, take(5, 6, 7), take(4, 5, 6), take(4, 5, 6))
    turn(match, take(2, 3, 4), PASS, PASS)  # seat 0 has one card left
    turn(match, None, take(8, 9, 10), take(7, 8, 9))
    turn(match, None, take(5, 6, 7), take(1, 2, 3))
    assert not match.over
    turn(match, None, take(2, 3, 4), PASS)  # and so has seat 1
    position = match.position()
    assert match.over
    assert match.to_act == []
    assert position["out"] == [True, True, False]
    assert position["item"] is None
    assert position["discarded"] == [ITEMS[6]]
    assert position["items_left"] == ITEMS[7:]
    assert position["won"] == [ITEMS[:3], ITEMS[3:6], []]
    refuse(match, "R1", 2, take(1, 2, 3))


def two_left(
    passes: int, tail: Sequence[str], kept: Sequence[str] = REQUESTS[:3], **others: list[int]
) -> Match:
    """Three seats that have bought three items each and have 1 and 2 left; `tail` comes next.

    Before that all have passed on so many items.
    """
    items = ["beryl1", "beryl2", "beryl3"][:passes]
    items += [f"{kind}{stars}" for kind in ("coral", "diamond", "amber") for stars in (1, 2, 3)]
    match = start([*items, *tail], kept, asks=asks(3, amber=[2, 2, 2], **others))
    for _ in range(passes):
        turn(match, PASS, PASS, PASS)
    turn(match, take(8, 9, 10), take(1, 2, 3), take(1, 2, 3))
    turn(match, take(1, 2, 3), take(8, 9, 10), take(4, 5, 6))
    turn(match, take(4, 5, 6), take(4, 5, 6), take(8, 9, 10))
    turn(match, take(5, 6, 7), take(1, 2, 3), take(1, 2, 3))
    turn(match, take(1, 2, 3), take(5, 6, 7), take(4, 5, 6))
    turn(match, take(1, 2, 3), take(1, 2, 3), take(5, 6, 7))
    turn(match, take(3, 4), take(1, 2), take(1, 3))
    turn(match, take(1, 2), take(3, 4), take(2, 4))
    turn(match, take(1, 2), take(1, 2), take(3, 4))
    assert [len(row) for row in match.position()["won"]] == [3, 3, 3]
    assert match.position()["locked"] == [[3, 4, 5, 6, 7, 8, 9, 10]] * 3
    return match


def test_s5_all_seats_may_be_out_at_once() -> None:
    match = two_left(0, ["emerald1"])
    position = match.position()
    assert match.over
    assert position["out"] == [True, True, True]
    assert position["discarded"] == ["emerald1"]
    assert position["hands"] == [[1, 2]] * 3
    assert position["piles"] == [[]] * 3
    assert position["chips"] == [3, 3, 3]


# -- S6 -----------------------------------------------------------------------------------------------------


def chips_and_pile(chips: int, pile: bool, number: int) -> Match:
    """Seat 0 has so many chips and, if wanted, the 2 and the 5 in its pile; the item asks for `number`."""
    losses = ["beryl1", "beryl2"] if pile else []
    passes = ["coral1", "coral2", "coral3"][: 3 - chips]
    match = start([*losses, *passes, "amber1"], asks=asks(1, amber=[number] * 3))
    if pile:
        turn(match, take(2), take(10), take(9))
        turn(match, take(5), take(9), take(10))
    for place in range(len(passes)):
        turn(match, PASS, take(6 + place), take(1 + place))
    position = match.position()
    assert position["item"] == "amber1"
    assert position["chips"][0] == chips
    assert position["piles"][0] == ([2, 5] if pile else [])
    return match


def settle(match: Match, choice: Json) -> Json:
    """Seat 0 makes this choice, seat 1 wins with its highest cards, seat 2 passes; the position after it."""
    number = match.view(0)["asks"]
    turn(match, choice, take(*match.position()["hands"][1][-number:]), PASS)
    assert match.position()["won"][1][-1] == "amber1"
    return match.position()


COMBINATIONS = list(itertools.product([0, 1, 2, 3], [False, True], [1, 2, 3]))


@pytest.mark.parametrize(("chips", "pile", "number"), COMBINATIONS)
def test_s6_every_choice_is_legal_exactly_when_it_can_be_paid(chips: int, pile: bool, number: int) -> None:
    match = chips_and_pile(chips, pile, number)
    ways = {8: {1: 8, 2: 28, 3: 56}, 10: {1: 10, 2: 45, 3: 120}}
    expected = ways[8 if pile else 10][number]  # bids from the hand
    expected += chips >= 1  # pass
    expected += ways[10][number] if pile and chips >= 1 else 0  # take back and bid
    expected += pile and chips >= 2  # take back and pass
    assert len(match.legal(0)) == expected
    assert same_moves(match.legal(0), brute_force(match, 0))


@pytest.mark.parametrize(("chips", "pile", "number"), COMBINATIONS)
def test_s6_bid_from_the_hand(chips: int, pile: bool, number: int) -> None:
    match = chips_and_pile(chips, pile, number)
    hand = match.position()["hands"][0]
    refuse(match, "S6", 0, take(*hand[: number - 1]))
    refuse(match, "S6", 0, take(*hand[: number + 1]))
    refuse(match, "S6", 0, take(*hand[: number - 1], 11))
    refuse(match, "S6", 0, take(*hand[: number - 1], -1))
    refuse(match, "S6", 0, take(*hand[: number - 1], 10**30))
    if number > 1:
        refuse(match, "S6", 0, take(*hand[: number - 1], hand[0]))
    if pile:
        refuse(match, "S6", 0, take(*hand[: number - 1], 2))
    position = settle(match, take(*hand[:number]))
    assert position["chips"][0] == chips
    assert position["piles"][0] == sorted(hand[:number] + ([2, 5] if pile else []))
    assert position["hands"][0] == hand[number:]


@pytest.mark.parametrize(("chips", "pile", "number"), COMBINATIONS)
def test_s6_pass_for_one_chip(chips: int, pile: bool, number: int) -> None:
    match = chips_and_pile(chips, pile, number)
    hand = match.position()["hands"][0]
    for choice in (PASS, {"type": "pass", "recover": False}):
        if chips == 0:
            refuse(match, "S6", 0, choice)
    if chips > 0:
        position = settle(match, PASS)
        assert position["chips"][0] == chips - 1
        assert position["piles"][0] == ([2, 5] if pile else [])
        assert position["hands"][0] == hand


@pytest.mark.parametrize(("chips", "pile", "number"), COMBINATIONS)
def test_s6_take_the_pile_back_for_one_chip_and_bid(chips: int, pile: bool, number: int) -> None:
    match = chips_and_pile(chips, pile, number)
    for cards in ([2, 5, 1][:number], [1, 3, 4][:number]):  # with cards of the pile, and without
        match = chips_and_pile(chips, pile, number)
        if chips == 0 or not pile:
            refuse(match, "S6", 0, recover(*cards))
            continue
        refuse(match, "S6", 0, recover(*cards[1:]))
        refuse(match, "S6", 0, recover(*cards, 6))
        refuse(match, "S6", 0, recover(*cards[1:], 11))
        if number > 1:
            refuse(match, "S6", 0, recover(*cards[1:], cards[1]))
        position = settle(match, recover(*cards))
        assert position["chips"][0] == chips - 1
        assert position["piles"][0] == sorted(cards)
        assert position["hands"][0] == [card for card in MONEY if card not in cards]


@pytest.mark.parametrize(("chips", "pile", "number"), COMBINATIONS)
def test_s6_take_the_pile_back_and_pass_for_two_chips(chips: int, pile: bool, number: int) -> None:
    match = chips_and_pile(chips, pile, number)
    if chips < 2 or not pile:
        refuse(match, "S6", 0, RECOVER_AND_PASS)
        return
    position = settle(match, RECOVER_AND_PASS)
    assert position["chips"][0] == chips - 2
    assert position["piles"][0] == []
    assert position["hands"][0] == MONEY


def test_s6_a_winner_may_have_taken_its_pile_back() -> None:
    match = chips_and_pile(1, True, 3)
    turn(match, recover(2, 5, 10), take(1, 3, 4), take(3, 4, 5))
    position = match.position()
    assert position["won"][0] == ["amber1"]
    assert position["locked"][0] == [2, 5, 10]
    assert position["piles"][0] == []
    assert position["hands"][0] == [1, 3, 4, 6, 7, 8, 9]
    assert position["chips"][0] == 0


def test_s6_cards_under_items_do_not_come_back() -> None:
    match = start(["amber1", "beryl1", "coral2"])
    turn(match, take(10), take(1), take(2))
    turn(match, take(1), take(10), take(3))
    refuse(match, "S6", 0, recover(10))
    turn(match, RECOVER_AND_PASS, take(9), take(4))
    assert match.position()["hands"][0] == MONEY[:9]
    assert match.position()["locked"][0] == [10]


def test_s6_choices_are_sealed_until_the_last_one_is_in() -> None:
    match = chips_and_pile(3, True, 1)
    before = match.position()
    match.play(0, recover(2))
    assert match.to_act == [1, 2]
    assert match.position() == {
        **before,
        "sealed": [True, False, False],
    }  # chips and cards stay where they are
    refuse(match, "R1", 0, take(1))
    match.play(2, PASS)
    assert match.position() == {**before, "sealed": [True, False, True]}
    match.play(1, take(1))
    assert match.position()["sealed"] == [False] * 3
    assert match.position()["chips"] == [2, 3, 2]


@pytest.mark.parametrize("choice", [PASS, recover(2), RECOVER_AND_PASS])
def test_s6_chips_are_chosen_in_secret_with_the_bids(choice: Json) -> None:
    pictures = []
    for chosen in (choice, take(1)):
        match = chips_and_pile(3, True, 1)
        match.play(0, chosen)
        pictures.append([(match.view(viewer), match.events(viewer), match.legal(1)) for viewer in (None, 1)])
        assert match.view(1)["chips"] == [3, 3, 3]
    assert pictures[0] == pictures[1]


def test_s6_the_order_of_moves_and_of_cards_means_nothing() -> None:
    pictures = []
    for order in itertools.permutations(range(3)):
        for step in (1, -1):
            match = start(["beryl2"])
            choices = [take(*[1, 9, 10][::step]), take(*[2, 3, 4][::step]), PASS]
            for seat in order:
                match.play(seat, choices[seat])
            pictures.append(match.position())
    assert all(picture == pictures[0] for picture in pictures)


def test_s6_moves_that_are_not_whole() -> None:
    match = start(["amber1"])
    refuse(match, "R2", 0, {"type": "bid"})
    refuse(match, "R2", 0, {"type": "bid", "cards": 1})
    refuse(match, "R2", 0, {"type": "bid", "cards": "1"})
    refuse(match, "R2", 0, {"type": "bid", "cards": ["1"]})
    refuse(match, "R2", 0, {"type": "bid", "cards": [1.0]})
    refuse(match, "R2", 0, {"type": "bid", "cards": [True]})
    refuse(match, "R2", 0, {"type": "bid", "cards": None})
    refuse(match, "R2", 0, {"type": "bid", "cards": [1], "recover": 0})
    refuse(match, "R2", 0, {"type": "bid", "cards": [1], "recover": None})
    refuse(match, "R2", 0, {"type": "bid", "cards": [1], "chips": 1})
    refuse(match, "R2", 0, {"type": "pass", "recover": "no"})
    refuse(match, "R2", 0, {"type": "pass", "cards": [1]})
    refuse(match, "R1", 0, {"type": "recover"})
    refuse(match, "R1", 3, PASS)


# -- S7 -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bids", "winner"),
    [
        ([9, 4, 3], 0),
        ([3, 9, 4], 1),
        ([3, 4, 10], 2),
        ([9, 3, 3], 0),  # a tie below the highest is of no matter
        ([9, 9, 4], 2),  # the highest is tied, so the next wins
        ([9, 4, 9], 1),
        ([4, 9, 9], 0),
        ([9, 9, 9], None),
        ([9, 9, None], None),  # nobody is next
        ([None, 9, 9], None),
        ([9, None, None], 0),
        ([None, None, 1], 2),
        ([None, 3, 1], 1),
        ([None, None, None], None),
        ([9, 9, 4, 4], None),  # the next is tied as well
        ([9, 9, 4, 3], 2),
        ([9, 9, 9, 3], 3),
        ([9, 4, 9, 9], 1),
        ([4, 4, 4, 9], 3),
        ([9, 9, None, 3], 3),
        ([9, 9, None, None], None),
        ([9, 9, 4, 4, 3], None),  # and the third does not win
        ([9, 9, 9, 4, 4], None),
        ([9, 9, 9, 9, 4], 4),
        ([9, 9, 5, 4, 3], 2),
        ([9, 9, 3, 4, 5], 4),
        ([3, 9, 4, 9, 4], None),
        ([1, 1, 1, 1, 1], None),
        ([8, 7, 6, 5, 9], 4),
        ([None, 9, 9, 4, None], 3),
    ],
)
def test_s7_who_wins(bids: list[int | None], winner: int | None) -> None:
    assert sale(bids) == winner
    seats = len(bids)
    match = start(["amber1"], REQUESTS[:seats])
    turn(match, *(PASS if card is None else take(card) for card in bids))
    position = match.position()
    assert position["won"] == [["amber1"] if seat == winner else [] for seat in range(seats)]
    assert position["discarded"] == ([] if winner is not None else ["amber1"])
    assert position["chips"] == [2 if card is None else 3 for card in bids]


@pytest.mark.parametrize(
    ("item", "bids", "winner"),
    [
        ("amber2", ([1, 9], [2, 7], [3, 5]), 0),
        ("amber2", ([1, 9], [2, 8], [3, 5]), 2),  # 10 and 10
        ("amber2", ([1, 9], [2, 8], [3, 7]), None),
        ("amber3", ([1, 2, 3], [8, 9, 10], [7, 9, 10]), 1),
        ("amber3", ([1, 2, 10], [1, 3, 9], [4, 5, 3]), 2),  # 13 and 13
        ("amber3", ([5, 6, 7], [1, 7, 10], [2, 3, 4]), 2),  # 18 and 18
    ],
)
def test_s7_the_value_is_the_sum(item: str, bids: tuple[list[int], ...], winner: int | None) -> None:
    match = start([item])
    turn(match, *(take(*cards) for cards in bids))
    assert match.position()["won"] == [[item] if seat == winner else [] for seat in range(3)]


def test_s7_discarded_items_do_not_come_back() -> None:
    match = start(["amber1", "beryl1"])
    turn(match, take(9), take(9), take(9))
    assert match.position()["item"] == "beryl1"
    assert match.position()["discarded"] == ["amber1"]
    assert "amber1" not in match.position()["items_left"]
    turn(match, PASS, PASS, PASS)
    assert match.position()["discarded"] == ["amber1", "beryl1"]


def test_s7_a_bid_of_nothing_is_a_bid() -> None:
    match = start(["amber1", "beryl1"], money=[0, *MONEY[1:]])
    turn(match, take(0), PASS, PASS)
    assert match.position()["won"] == [["amber1"], [], []]
    turn(match, take(2), take(2), take(0))
    assert match.position()["won"] == [["amber1"], [], ["beryl1"]]


# -- S8 -----------------------------------------------------------------------------------------------------


def test_s8_the_winners_cards_stay_under_the_item_and_the_others_go_to_the_piles() -> None:
    match = start(["amber2", "beryl3"])
    turn(match, take(9, 10), take(1, 8), take(3, 4))
    position = match.position()
    assert position["locked"] == [[9, 10], [], []]
    assert position["piles"] == [[], [1, 8], [3, 4]]
    assert position["hands"] == [MONEY[:8], [2, 3, 4, 5, 6, 7, 9, 10], [1, 2, 5, 6, 7, 8, 9, 10]]
    turn(match, take(1, 2), take(9, 10), take(1, 2))
    position = match.position()
    assert position["locked"] == [[9, 10], [9, 10], []]
    assert position["piles"] == [[1, 2], [1, 8], [1, 2, 3, 4]]


def test_s8_after_a_tie_the_tied_cards_go_to_the_piles() -> None:
    match = start(["amber1"])
    turn(match, take(9), take(9), take(4))
    assert match.position()["locked"] == [[], [], [4]]
    assert match.position()["piles"] == [[9], [9], []]


def test_s8_when_the_item_is_discarded_all_cards_go_to_the_piles() -> None:
    match = start(["amber1"], REQUESTS[:5])
    turn(match, take(9), take(4), take(9), take(4), take(3))
    assert match.position()["locked"] == [[]] * 5
    assert match.position()["piles"] == [[9], [4], [9], [4], [3]]


def test_s8_money_is_never_lost() -> None:
    for seed in range(10):
        rng = random.Random(seed)
        match = saleroom.new("secret", seats=rng.randint(3, 5), seed=seed)
        while not match.over:
            seat = rng.choice(match.to_act)
            match.play(seat, rng.choice(match.legal(seat)))
            position = match.position()
            for one in range(match.seats):
                cards = position["hands"][one] + position["piles"][one] + position["locked"][one]
                assert sorted(cards) == MONEY


# -- S9 -----------------------------------------------------------------------------------------------------


def plain(card: int) -> int:
    return card


def three_left(
    tail: Sequence[str],
    *,
    passes: int = 3,
    paid: bool = False,
    third: Sequence[int] = (1, 2, 3),
    fourth: bool = False,
    value: Callable[[int], int] = plain,
    **options: Any,
) -> Match:
    """Three seats that have bought three items each and have three cards left; `tail` comes next.

    First all pass on so many items (a fourth seat buys them with nine cards, and is out soon). With `paid`
    seats 0 and 1 use one more chip. Seat 2 is left with the cards `third`, the others with 1, 2 and 3.
    """
    items = ["beryl1", "beryl2", "beryl3"][:passes]
    items += [f"{kind}{stars}" for kind in ("amber", "coral", "diamond") for stars in (1, 2, 3)]
    options.setdefault("asks", asks(3, amber=[1, 1, 1], feldspar=[3, 3, 2]))
    match = start([*items, *tail], REQUESTS[: 4 if fourth else 3], **options)

    def bids(*rows: Sequence[int] | None) -> None:
        turn(match, *(PASS if row is None else take(*map(value, row)) for row in rows))

    for place in range(passes):
        more = [[[8, 9, 10], [5, 6, 7], [2, 3, 4]][place]] if fourth else []
        bids(None, None, None, *more)
    one = [[1]] if fourth else []
    best = [card for card in MONEY[:6] if card not in third]
    if paid:
        bids([10], None, [1], *one)
        bids(None, [10], [2], *one)
        bids([1], [1], [10], *one)
    else:
        bids([10], [1], [1], *one)
        bids([1], [10], [2], *one)
        bids([2], [2], [10], *one)
    if fourth:
        assert match.to_act == [0, 1, 2]
        assert match.position()["out"] == [False, False, False, True]
    rows: list[list[Sequence[int]]] = [
        [[7, 8, 9], [3, 4, 5], [3, 4, 5]],
        [[3, 4, 5], [7, 8, 9], [6, 7, 8]],
        [[4, 5, 6], [4, 5, 6], [7, 8, 9]],
        [[1, 2, 3], [1, 2, 3], best],
        [[4, 5, 6], [1, 2, 3], third],
        [[1, 2, 3], [4, 5, 6], third],
    ]
    for row in rows:
        turn(match, *(take(*map(value, cards)) for cards in row), *([None] if fourth else []))
    position = match.position()
    assert [len(row) for row in position["won"]][:3] == [3, 3, 3]
    left = [sorted(position["hands"][seat] + position["piles"][seat]) for seat in range(3)]
    assert left == [[1, 2, 3], [1, 2, 3], list(third)]
    assert not match.over
    return match


TAIL = ["emerald1", "emerald2", "emerald3", "feldspar1", "feldspar2"]  # all ask for three
ALL_THREE = asks(3, amber=[1, 1, 1])


def test_s9_nothing_can_be_sold_any_more() -> None:
    match = three_left(TAIL, asks=ALL_THREE)
    assert match.position()["chips"] == [0, 0, 0]
    assert match.position()["hands"] == [[1, 2, 3]] * 3
    turn(match, take(1, 2, 3), take(1, 2, 3), take(1, 2, 3))
    position = match.position()
    assert match.over
    assert match.to_act == []
    assert position["item"] is None
    assert position["discarded"] == ["beryl1", "beryl2", "beryl3", "emerald1"]
    assert position["items_left"] == ["emerald2", "emerald3", "feldspar1", "feldspar2", "feldspar3"]
    assert position["out"] == [False] * 3
    assert position["piles"] == [[1, 2, 3]] * 3
    assert result(match)["scores"] is not None
    refuse(match, "R1", 0, take(1, 2, 3))


def test_s9_a_chip_left_keeps_the_match_going() -> None:
    match = three_left(TAIL, passes=2, asks=ALL_THREE)
    money = take(1, 2, 3)
    turn(match, PASS, money, money)
    assert match.position()["chips"] == [0, 1, 1]
    assert not match.over
    turn(match, money, PASS, money)
    assert match.position()["chips"] == [0, 0, 1]
    assert not match.over
    turn(match, money, money, money)
    assert match.position()["chips"] == [0, 0, 1]
    assert not match.over
    turn(match, money, money, PASS)  # the last chip
    assert match.position()["chips"] == [0, 0, 0]
    assert match.over
    assert match.position()["discarded"][2:] == TAIL[:4]


@pytest.mark.parametrize(("third", "over"), [((1, 2, 3), True), ((1, 2, 4), False), ((2, 3, 4), False)])
def test_s9_other_money_keeps_the_match_going(third: tuple[int, ...], over: bool) -> None:
    match = three_left(TAIL, passes=2, paid=True, third=third, asks=ALL_THREE)
    assert match.position()["chips"] == [0, 0, 1]
    turn(match, take(1, 2, 3), take(1, 2, 3), PASS)
    assert match.position()["discarded"][-1] == "emerald1"
    assert match.position()["chips"] == [0, 0, 0]
    assert match.over == over
    if not over:
        turn(match, take(1, 2, 3), take(1, 2, 3), take(*third))
        assert match.position()["won"][2][-1] == "emerald2"  # there was something to sell


def test_s9_hand_and_pile_count_together() -> None:
    # Seats 0 and 1 tie with two of their three cards, seat 2 passes: the same money lies in other places.
    match = three_left(["feldspar3", *TAIL], passes=2, paid=True)
    turn(match, take(2, 3), take(2, 3), PASS)
    assert match.over
    assert match.position()["hands"] == [[1], [1], [1, 2, 3]]
    assert match.position()["piles"] == [[2, 3], [2, 3], []]


def test_s9_a_later_item_that_asks_for_fewer_keeps_the_match_going() -> None:
    # feldspar3 asks for two.
    match = three_left(["emerald1", "feldspar3", *TAIL[1:]])
    turn(match, take(1, 2, 3), take(1, 2, 3), take(1, 2, 3))
    assert not match.over
    assert match.position()["item"] == "feldspar3"
    turn(match, take(2, 3), take(2, 3), take(2, 3))  # after it all ask for three
    assert match.over
    assert match.position()["items_left"] == TAIL[1:]


def test_s9_even_when_it_is_the_very_last() -> None:
    match = three_left([*TAIL, "feldspar3"])
    for item in TAIL:
        assert match.position()["item"] == item
        turn(match, take(1, 2, 3), take(1, 2, 3), take(1, 2, 3))
    assert match.position()["item"] == "feldspar3"
    turn(match, take(2, 3), take(1, 3), take(1, 2))
    assert match.position()["won"][0][-1] == "feldspar3"
    assert match.over


def test_s9_a_sale_does_not_end_the_match() -> None:
    # After the ninth sale all have the same three cards and no chips; three_left asserts that it goes on.
    match = three_left(TAIL, asks=ALL_THREE)
    assert match.to_act == [0, 1, 2]


def test_s9_an_item_that_nobody_bid_for_does_not_end_the_match() -> None:
    match = three_left(TAIL, passes=2, asks=ALL_THREE)
    turn(match, PASS, PASS, PASS)
    assert match.position()["chips"] == [0, 0, 0]
    assert match.position()["discarded"][-1] == "emerald1"
    assert not match.over
    turn(match, take(1, 2, 3), take(1, 2, 3), take(1, 2, 3))
    assert match.over
    assert match.position()["discarded"][-1] == "emerald2"


def test_s9_a_seat_that_is_out_is_not_looked_at() -> None:
    match = three_left(TAIL, fourth=True, asks=ALL_THREE)
    position = match.position()
    assert position["chips"] == [0, 0, 0, 3]
    assert position["hands"][3] == [1]
    turn(match, take(1, 2, 3), take(1, 2, 3), take(1, 2, 3), None)
    assert match.over
    assert match.position()["out"] == [False, False, False, True]


def test_s9_items_that_ask_for_more_than_there_is() -> None:
    # All have 1 and 2; feldspar1 asks for two, all that comes after it for three.
    match = two_left(3, ["feldspar1"], feldspar=[2, 3, 3])
    turn(match, take(1, 2), take(1, 2), take(1, 2))
    position = match.position()
    assert match.over
    assert position["out"] == [False] * 3  # at once, before anybody is short
    assert position["discarded"][-1] == "feldspar1"
    assert position["items_left"] == ["emerald1", "emerald2", "emerald3", "feldspar2", "feldspar3"]


def test_s9_who_is_short_later_is_out_then() -> None:
    # As before, but the last item of all asks for one: the match goes on, and the next item puts all out (S5).
    match = two_left(3, ["feldspar1", "feldspar3", *TAIL[:3], "feldspar2"], feldspar=[2, 1, 3])
    turn(match, take(1, 2), take(1, 2), take(1, 2))
    position = match.position()
    assert match.over
    assert position["out"] == [True] * 3
    assert position["discarded"][-2:] == ["feldspar1", "feldspar3"]


def lower(card: int) -> int:
    """1 2 3 3 4 5 6 7 8 9 in place of 1 to 10."""
    return card if card <= 3 else card - 1


def test_s9_money_is_the_same_by_value() -> None:
    # Seat 1 has bought with the second of its two threes, the others with the first.
    match = three_left(TAIL, value=lower, money=[1, 2, 3, 3, 4, 5, 6, 7, 8, 9], asks=ALL_THREE)
    turn(match, take(1, 2, 3), take(1, 2, 3), take(1, 2, 3))
    assert match.over
    assert match.position()["items_left"][0] == "emerald2"


def test_s9_the_match_ends_after_the_last_item() -> None:
    match = auction(REQUESTS[:3], *split(*ITEMS[:6]))
    position = match.position()
    assert match.to_act == []
    assert position["item"] is None
    assert position["items_left"] == position["discarded"] == []
    assert position["out"] == [False] * 3
    refuse(match, "R1", 0, PASS)
    assert [event["type"] for event in match.events()][-1] == "match_ended"


# -- S10 ----------------------------------------------------------------------------------------------------


def test_s10_what_a_seat_knows_while_requests_are_kept() -> None:
    match = keeping()
    view = match.view(1)
    assert view["requests_dealt"] == match.deal["requests"][1]
    assert view["request"] is view["requests"] is view["item"] is None
    assert view["hand"] == MONEY
    assert view["items_left"] == 18
    assert sorted(view["items_to_come"]) == ITEMS
    spectator = match.view()
    for key in ("requests_dealt", "request", "requests", "hand", "pile", "choice"):
        assert spectator[key] is None
    text = json.dumps([without(view, "requests_dealt"), spectator])
    assert not any(request in text for request in REQUESTS)


def test_s10_what_a_seat_knows_of_the_others() -> None:
    match = start(["amber1", "beryl1"])
    turn(match, take(10), take(7), take(3))
    turn(match, PASS, take(10), take(7))
    view = match.view(2)
    assert view["request"] == "many_types"
    assert view["requests"] is None
    assert view["hand"] == [1, 2, 4, 5, 6, 8, 9, 10]
    assert view["pile"] == [3, 7]
    assert view["hand_sizes"] == [9, 8, 8]
    assert view["pile_sizes"] == [0, 1, 2]
    assert view["chips"] == [2, 3, 3]
    assert view["won"] == [["amber1"], ["beryl1"], []]
    assert view["discarded"] == []
    assert [len(cards) for cards in view["locked"]] == [1, 1, 0]
    assert "hands" not in view
    assert "piles" not in view
    # All bids were revealed, so a perfect memory knows the rest; it stands apart.
    assert view["memory"]["hands"] == match.position()["hands"]
    assert view["memory"]["piles"] == match.position()["piles"]
    assert match.view()["hand"] is match.view()["pile"] is None
    text = json.dumps([without(match.view(seat), "request", "requests_dealt") for seat in range(3)])
    assert not any(request in text for request in REQUESTS)


def hidden_pair() -> tuple[Match, Match]:
    """Two matches that differ in what seat 1 may not know: requests of the others, and items to come."""
    one = saleroom.new("secret", seats=3, deal=deal(["amber1", "beryl1"]))
    other = saleroom.new(
        "secret",
        seats=3,
        deal={
            "items": [
                "amber1",
                "beryl1",
                *(item for item in ITEMS[::-1] if item not in ("amber1", "beryl1")),
            ],
            "requests": [["one_of_each", "pairs"], one.deal["requests"][1], ["two_twos", "no_chips"]],
        },
    )
    return one, other


def test_s10_what_is_hidden_does_not_show() -> None:
    one, other = hidden_pair()
    assert one.deal["items"][2:] != other.deal["items"][2:]

    def same() -> None:
        for viewer in (1, None):
            assert json.dumps(one.view(viewer)) == json.dumps(other.view(viewer))
            assert one.events(viewer) == other.events(viewer)
        assert one.legal(1) == other.legal(1)

    for match in (one, other):
        match.play(0, {"type": "keep", "request": match.deal["requests"][0][1]})
    same()
    for match in (one, other):
        match.play(2, {"type": "keep", "request": match.deal["requests"][2][0]})
        match.play(1, {"type": "keep", "request": match.deal["requests"][1][0]})
    same()
    for match in (one, other):
        turn(match, take(9), take(9), take(4))
    same()
    one.play(0, take(1))
    other.play(0, recover(9))
    one.play(2, PASS)
    other.play(2, take(10))
    same()
    assert one.view(1)["sealed"] == [True, False, True]
    assert one.view(0)["choice"] == {"type": "bid", "cards": [1], "recover": False}
    assert one.view(1)["choice"] is None


@pytest.mark.parametrize(("seats", "seat"), [(3, 0), (3, 1), (3, 2), (5, 3), (5, 4)])
def test_s10_a_sealed_choice_is_known_to_its_seat_alone(seats: int, seat: int) -> None:
    others: list[int | None] = [None, *(other for other in range(seats) if other != seat)]
    seen = []
    for choice in (take(2, 7), PASS):
        match = start(["amber2"], REQUESTS[:seats])
        match.play(seat, choice)
        assert match.view(seat)["choice"] == {**choice, "recover": False}
        for viewer in others:
            assert match.view(viewer)["choice"] is None
            assert match.view(viewer)["sealed"] == [other == seat for other in range(seats)]
        seen.append(json.dumps([[match.view(viewer), match.events(viewer)] for viewer in others]))
    assert seen[0] == seen[1]
    seen = []
    for request in (0, 1):
        match = keeping(seats)
        kept = match.deal["requests"][seat][request]
        match.play(seat, {"type": "keep", "request": kept})
        assert match.view(seat)["choice"] == {"type": "keep", "request": kept}
        seen.append(json.dumps([[match.view(viewer), match.events(viewer)] for viewer in others]))
        for one in range(seats):
            if one != seat:
                match.play(one, {"type": "keep", "request": match.deal["requests"][one][0]})
        assert match.view(seat)["request"] == kept
        seen.append(json.dumps([[match.view(viewer), match.events(viewer)] for viewer in others]))
    assert seen[0] == seen[2]
    assert seen[1] == seen[3]


def test_s10_people_are_not_helped_to_remember() -> None:
    match = start(["amber1"])
    turn(match, take(9), take(5), take(4))
    view = match.view(1, for_human=True)
    assert "memory" not in view
    assert "memory" not in match.view(None, for_human=True)
    assert view["hand"] == [card for card in MONEY if card != 5]
    assert view["pile"] == [5]
    assert view["hand_sizes"] == [9, 9, 9]


def test_s10_revealed_bids_are_for_everybody() -> None:
    match = start(["amber1"])
    turn(match, take(9), PASS, take(4))
    for viewer in (None, 0, 1, 2):
        shown = [event for event in match.events(viewer) if event["type"] == "choices_revealed"]
        assert len(shown) == 1
        assert [choice["seat"] for choice in shown[0]["choices"]] == [0, 1, 2]
        assert [choice.get("cards") for choice in shown[0]["choices"]] == [[9], None, [4]]


def test_s10_requests_are_shown_at_the_end_and_those_put_back_never() -> None:
    # The same match; only what seats 0 and 2 have put back differs.
    kept = ["few_types", "no_chips", "pairs"]
    ends = []
    for spare in (["two_twos", "most_one", "many_types"], ["one_of_each", "most_one", "fewest_three"]):
        match = saleroom.new(
            "secret",
            seats=3,
            options={"asks": asks(1)},
            deal={
                "items": ITEMS,
                "requests": [
                    [kept[0], spare[0]] if spare[0] == "two_twos" else [spare[0], kept[0]],
                    [kept[1], spare[1]],
                    [kept[2], spare[2]],
                ],
            },
        )
        for seat, request in enumerate(kept):
            match.play(seat, {"type": "keep", "request": request})
        award(match, [0, 1, 2] * 6)
        assert match.over
        ends.append(match)
    for viewer in (1, None):
        assert ends[0].view(viewer)["requests"] == kept
        assert json.dumps(ends[0].view(viewer)) == json.dumps(ends[1].view(viewer))
        assert ends[0].events(viewer) == ends[1].events(viewer)
    text = json.dumps([ends[0].view(1), ends[0].events(1), ends[0].view(), ends[0].events()])
    assert "two_twos" not in text
    assert "many_types" not in text


# -- S11 ----------------------------------------------------------------------------------------------------


def all_of(*kinds: str) -> list[str]:
    return [item for item in ITEMS if item[:-1] in kinds]


def with_stars(*stars: int) -> list[str]:
    return [item for item in ITEMS if int(item[-1]) in stars]


CASES: list[tuple[str, list[str], bool]] = [
    ("few_types", [], True),
    ("few_types", ["amber1"], True),
    ("few_types", all_of("amber", "coral", "feldspar"), True),
    ("few_types", ["amber1", "beryl1", "coral1"], True),
    ("few_types", ["amber1", "beryl1", "coral1", "diamond1"], False),
    ("few_types", ["amber1", "beryl2", "coral3", "diamond1", "emerald2", "feldspar3"], False),
    ("many_types", [], False),
    ("many_types", all_of("amber", "coral", "feldspar"), False),
    ("many_types", ["amber1", "beryl2", "coral3"], False),
    ("many_types", ["amber1", "beryl2", "coral3", "diamond1"], True),
    ("many_types", ["amber1", "amber2", "amber3", "beryl1", "emerald2", "feldspar3"], True),
    ("many_types", ["amber1", "beryl2", "coral3", "diamond1", "emerald2"], True),
    ("many_types", with_stars(2), True),
    ("multiple_of_four", [], False),
    ("multiple_of_four", ["amber1"], False),
    ("multiple_of_four", ["amber2"], False),
    ("multiple_of_four", ["amber3"], False),
    ("multiple_of_four", ["amber1", "beryl3"], True),
    ("multiple_of_four", ["amber2", "beryl2"], True),
    ("multiple_of_four", ["amber2", "beryl3"], False),
    ("multiple_of_four", ["amber3", "beryl3"], False),
    ("multiple_of_four", ["amber3", "beryl3", "coral1"], False),
    ("multiple_of_four", ["amber3", "beryl3", "coral2"], True),
    ("multiple_of_four", ["amber3", "beryl3", "coral3"], False),
    ("multiple_of_four", with_stars(2), True),
    ("multiple_of_four", ["amber3", "beryl3", "coral3", "diamond3", "emerald3", "feldspar1"], True),
    ("two_twos", [], False),
    ("two_twos", ["amber2"], False),
    ("two_twos", ["amber1", "beryl1"], False),
    ("two_twos", ["amber2", "beryl2"], True),
    ("two_twos", ["amber2", "beryl2", "coral1", "coral3", "diamond1"], True),
    ("two_twos", ["amber2", "beryl2", "coral2"], False),
    ("two_twos", with_stars(2), False),
    ("pairs", [], False),
    ("pairs", ["amber1", "amber2"], False),
    ("pairs", ["amber1", "amber2", "amber3"], False),
    ("pairs", ["amber1", "amber2", "beryl1"], False),
    ("pairs", ["amber1", "amber2", "beryl1", "beryl3"], True),
    ("pairs", ["amber1", "amber2", "amber3", "beryl2", "beryl3"], True),
    ("pairs", ["amber1", "amber2", "beryl2", "beryl3", "coral1", "coral3"], True),
    ("pairs", ["amber1", "amber2", "amber3", "beryl2", "coral1", "diamond1"], False),
    ("pairs", all_of("emerald", "feldspar"), True),
    ("one_of_each", [], False),
    ("one_of_each", ["amber1", "beryl2"], False),
    ("one_of_each", ["amber1", "beryl3"], False),
    ("one_of_each", ["amber2", "beryl3"], False),
    ("one_of_each", ["amber1", "beryl2", "coral3"], True),
    ("one_of_each", ["amber1", "amber2", "amber3"], True),
    ("one_of_each", ["amber1", "beryl1", "beryl2", "coral2", "coral3", "diamond3"], True),
    ("one_of_each", with_stars(1), False),
]


@pytest.mark.parametrize(("request_", "items", "fulfilled"), CASES)
def test_s11_requests_about_ones_own_items(request_: str, items: list[str], fulfilled: bool) -> None:
    others = [name for name in REQUESTS if name != request_][:2]
    match = auction([request_, *others], *split(*items))
    outcome = result(match)
    assert outcome["breakdown"][0] == {
        "stars": sum(int(item[-1]) for item in items),
        "request": POINTS[request_] if fulfilled else 0,
    }
    for seat in range(3):
        assert outcome["scores"][seat] == sum(outcome["breakdown"][seat].values())


@pytest.mark.parametrize(
    ("request_", "mine", "theirs", "third", "fulfilled"),
    [
        ("most_money", 5, 6, 7, True),
        ("most_money", 6, 6, 6, True),  # ties count
        ("most_money", 5, 5, 8, True),
        ("most_money", 5, 8, 5, True),
        ("most_money", 6, 5, 7, False),
        ("most_money", 6, 7, 5, False),
        ("most_money", 8, 5, 5, False),
        ("most_money", 0, 9, 9, True),
    ],
)
def test_s11_most_money_counts_cards(
    request_: str, mine: int, theirs: int, third: int, fulfilled: bool
) -> None:
    # Each item costs one card, so the fewest items leave the most money.
    mixed = [item for stars in (1, 2, 3) for item in with_stars(stars)]
    won = [mixed[:mine], mixed[mine : mine + theirs], mixed[mine + theirs :]]
    assert len(won[2]) == third
    match = auction([request_, "pairs", "few_types"], *won)
    position = match.position()
    assert [len(position["hands"][seat]) + len(position["piles"][seat]) for seat in range(3)] == [
        10 - mine,
        10 - theirs,
        10 - third,
    ]
    assert result(match)["breakdown"][0]["request"] == (5 if fulfilled else 0)


@pytest.mark.parametrize(
    ("request_", "stars", "mine", "theirs", "fulfilled"),
    [
        ("fewest_three", 3, 0, 3, True),
        ("fewest_three", 3, 1, 1, True),  # the third has four
        ("fewest_three", 3, 2, 2, True),  # all tie
        ("fewest_three", 3, 1, 0, False),
        ("fewest_three", 3, 2, 3, False),  # the third has one
        ("fewest_three", 3, 6, 0, False),
        ("fewest_three", 3, 0, 0, True),
        ("fewest_three", 3, 0, 6, True),
        ("most_one", 1, 3, 2, True),
        ("most_one", 1, 3, 3, True),  # ties count
        ("most_one", 1, 2, 2, True),
        ("most_one", 1, 2, 3, False),
        ("most_one", 1, 1, 1, False),  # the third has four
        ("most_one", 1, 0, 3, False),
        ("most_one", 1, 6, 0, True),
    ],
)
def test_s11_requests_that_compare_items(
    request_: str, stars: int, mine: int, theirs: int, fulfilled: bool
) -> None:
    these, rest = with_stars(stars), [item for item in ITEMS if int(item[-1]) != stars]
    counts = [mine, theirs, 6 - mine - theirs]
    won = [these[:mine], these[mine : mine + theirs], these[mine + theirs :]]
    for seat in range(3):  # six items each
        while len(won[seat]) < 6:
            won[seat].append(rest.pop(0))
    assert [sum(int(item[-1]) == stars for item in row) for row in won] == counts
    match = auction([request_, "pairs", "few_types"], *won)
    assert result(match)["breakdown"][0]["request"] == (4 if fulfilled else 0)


def test_s11_no_three_is_the_fewest_and_three_ones_are_the_most() -> None:
    # Every seat has bought a coral, a diamond and an amber: seat 0 three ★1, seat 1 three ★2, seat 2 three ★3.
    kept = ["most_one", "fewest_three", "one_of_each"]
    match = two_left(0, ["emerald1"], kept)
    assert match.position()["won"] == [
        [f"{kind}{stars}" for kind in ("coral", "diamond", "amber")] for stars in (1, 2, 3)
    ]
    assert result(match)["breakdown"] == [
        {"stars": 3, "request": 4},
        {"stars": 6, "request": 4},
        {"stars": 9, "request": 0},
    ]


def test_s11_most_one_needs_a_one() -> None:
    # Only ★2 and ★3 items are sold before the match ends: nobody has more ★1 items, but that is not enough.
    items = ["amber2", "amber3", "beryl2", "beryl3", "coral2", "coral3"]
    match = start(items, ["most_one", "fewest_three", "pairs"], asks=asks(3))
    turn(match, take(8, 9, 10), take(1, 2, 3), take(1, 2, 3))
    turn(match, take(5, 6, 7), take(4, 5, 6), take(4, 5, 6))
    turn(match, take(2, 3, 4), PASS, PASS)
    turn(match, None, take(8, 9, 10), take(7, 8, 9))
    turn(match, None, take(5, 6, 7), take(1, 2, 3))
    turn(match, None, take(2, 3, 4), PASS)
    assert match.over
    assert match.position()["won"] == [["amber2", "amber3", "beryl2"], ["beryl3", "coral2", "coral3"], []]
    # Seat 2 has no ★3 item, so seat 1 with two of them is not fulfilled either.
    assert result(match)["breakdown"] == [
        {"stars": 7, "request": 0},
        {"stars": 8, "request": 0},
        {"stars": 0, "request": 0},
    ]


@pytest.mark.parametrize(
    "items", [[], ["amber1"], ["amber1", "beryl1", "coral1"], ["amber1", "beryl1", "coral1", "diamond1"]]
)
def test_s11_few_types_takes_no_item_or_needs_one(items: list[str]) -> None:
    kept = ["few_types", "pairs", "most_one"]
    types = len({item[:-1] for item in items})
    for readings, least in (([], 0), (["types-need-an-item"], 1)):
        outcome = result(auction(kept, *split(*items), readings=readings))
        assert outcome["breakdown"][0]["request"] == (3 if least <= types <= 3 else 0)


def test_s11_of_most_money_only_the_holder_of_the_request_scores() -> None:
    mixed = [item for stars in (1, 2, 3) for item in with_stars(stars)]
    match = auction(["most_money", "no_chips", "pairs"], mixed[:6], mixed[6:12], mixed[12:])
    position = match.position()
    assert [len(position["hands"][seat] + position["piles"][seat]) for seat in range(3)] == [4, 4, 4]
    breakdown = result(match)["breakdown"]
    assert breakdown[0]["request"] == 5
    assert [row["request"] for row in breakdown[1:]] == [4, 0]  # their own requests, and nothing for the tie


@pytest.mark.parametrize("number", range(1, 9))
def test_s11_multiple_of_four_adds_the_stars_of_any_number_of_items(number: int) -> None:
    items = [item for stars in (1, 3, 2) for item in with_stars(stars)][:number]
    stars = sum(int(item[-1]) for item in items)
    match = auction(["multiple_of_four", "pairs", "few_types"], *split(*items))
    assert result(match)["breakdown"][0] == {"stars": stars, "request": 0 if stars % 4 else 4}


def finish(match: Match, seed: int) -> None:
    """Play on to the end with bids only."""
    rng = random.Random(seed)
    while not match.over:
        seat = match.to_act[0]
        moves = [move for move in match.legal(seat) if move["type"] == "bid" and not move["recover"]]
        match.play(seat, rng.choice(moves))


@pytest.mark.parametrize(
    ("choice", "chips"),
    [(take(2), 3), (PASS, 2), (recover(2), 2), (recover(1), 2), (RECOVER_AND_PASS, 1)],
)
def test_s11_no_chips_used(choice: Json, chips: int) -> None:
    match = start(["amber1", "beryl1"], ["no_chips", "few_types", "pairs"])
    turn(match, take(1), take(10), take(3))
    turn(match, choice, take(9), take(4))
    finish(match, 4)
    assert match.position()["chips"] == [chips, 3, 3]
    assert result(match)["breakdown"][0]["request"] == (4 if chips == 3 else 0)


def test_s11_a_free_recovery_costs_no_chip() -> None:
    match = start([], ["no_chips", "few_types", "pairs"], asks=asks(3))
    finish(match, 2)
    assert match.position()["chips"] == [3, 3, 3]
    assert any(event["type"] == "pile_returned" and event["seat"] == 0 for event in match.events())
    assert result(match)["breakdown"][0]["request"] == 4


def third_seat_out(items: Sequence[str], kept: Sequence[str], **others: list[int]) -> Match:
    """Seat 2 buys the first three items, the others passing, and is out when the fourth comes up."""
    match = start(items, kept, asks=asks(1, **others))
    for cards in ([8, 9, 10], [5, 6, 7], [2, 3, 4]):
        turn(match, PASS, PASS, take(*cards[-match.view(0)["asks"] :]))
    assert match.position()["item"] == items[3]
    assert match.position()["out"] == [False, False, True]
    return match


def rest_to(match: Match, stars: str, *mine: str) -> None:
    """Of the items with so many stars these go to seat 0, the others to seat 1; all else to anybody."""
    position = match.position()
    items = [position["item"], *position["items_left"]]
    award(match, [None if item[-1] != stars else 0 if item in mine else 1 for item in items])
    assert match.over
    assert match.position()["items_left"] == []


@pytest.mark.parametrize(
    ("item", "threes", "points"), [("amber2", [1, 5, 0], 0), ("feldspar3", [1, 4, 1], 4)]
)
def test_s11_fewest_three_is_compared_with_a_seat_that_is_out(
    item: str, threes: list[int], points: int
) -> None:
    match = third_seat_out(
        ["amber1", item, "beryl1", "coral1"],
        ["fewest_three", "pairs", "few_types"],
        amber=[3, 3 if item == "amber2" else 1, 1],
        beryl=[3, 1, 1],
        coral=[2, 1, 1],
        feldspar=[1, 1, 3 if item == "feldspar3" else 1],
    )
    turn(match, take(9, 10), take(1, 2), None)
    rest_to(match, "3", "amber3")
    assert [sum(won[-1] == "3" for won in row) for row in match.position()["won"]] == threes
    assert result(match)["breakdown"][0]["request"] == points


@pytest.mark.parametrize(("item", "ones", "points"), [("coral1", [2, 1, 3], 0), ("coral2", [2, 2, 2], 4)])
def test_s11_most_one_is_compared_with_a_seat_that_is_out(item: str, ones: list[int], points: int) -> None:
    match = third_seat_out(
        ["amber1", "beryl1", item, "diamond1"],
        ["most_one", "pairs", "few_types"],
        amber=[3, 1, 1],
        beryl=[3, 1, 1],
        coral=[3, 1, 1] if item == "coral1" else [1, 3, 1],
        diamond=[2, 1, 1],
    )
    turn(match, take(9, 10), take(1, 2), None)
    rest_to(match, "1", "emerald1")
    assert [sum(won[-1] == "1" for won in row) for row in match.position()["won"]] == ones
    assert result(match)["breakdown"][0]["request"] == points


def test_s11_most_money_is_compared_with_a_seat_that_is_out() -> None:
    match = third_seat_out(
        ["amber1", "amber2", "beryl1", "coral1", "coral2"],
        ["most_money", "pairs", "few_types"],
        amber=[3, 3, 1],
        beryl=[2, 1, 1],
        coral=[3, 3, 1],
    )
    turn(match, take(8, 9, 10), take(1, 2, 3), None)
    turn(match, take(1, 2, 3), take(8, 9, 10), None)
    turn(match, take(4), take(4), None)
    award(match, [0, 1] * 6)
    assert match.over
    position = match.position()
    assert [len(position["hands"][seat] + position["piles"][seat]) for seat in range(3)] == [1, 1, 2]
    assert position["out"] == [False, False, True]
    assert result(match)["breakdown"][0]["request"] == 0


def stars_of(items: Sequence[str], stars: int) -> int:
    return sum(int(item[-1]) == stars for item in items)


def fulfilled(request: str, seat: int, position: Json) -> bool:
    """S11, written down once more."""
    won = position["won"]
    mine = won[seat]
    kinds = Counter(item[:-1] for item in mine)
    total = sum(int(item[-1]) for item in mine)
    money = [len(hand) + len(pile) for hand, pile in zip(position["hands"], position["piles"], strict=True)]
    threes = [stars_of(row, 3) for row in won]
    ones = [stars_of(row, 1) for row in won]
    answers: dict[str, bool] = {
        "most_money": money[seat] == max(money),
        "few_types": len(kinds) <= 3,
        "many_types": len(kinds) >= 4,
        "fewest_three": threes[seat] == min(threes),
        "most_one": ones[seat] == max(ones) and ones[seat] >= 1,
        "multiple_of_four": total in range(4, 40, 4),
        "no_chips": position["chips"][seat] == 3,
        "two_twos": stars_of(mine, 2) == 2,
        "pairs": len([kind for kind in kinds if kinds[kind] >= 2]) >= 2,
        "one_of_each": all(stars_of(mine, stars) >= 1 for stars in (1, 2, 3)),
    }
    return answers[request]


def random_match(seed: int) -> Match:
    rng = random.Random(seed)
    options = {"asks": {kind: [rng.randint(1, 2) for _ in range(3)] for kind in TYPES}} if seed % 2 else {}
    match = saleroom.new("secret", seats=rng.randint(3, 5), seed=seed, options=options)
    while not match.over:
        seat = match.to_act[0]
        moves = match.legal(seat)
        cheap = [move for move in moves if move["type"] == "bid" and not move["recover"]]
        match.play(seat, rng.choice(cheap if cheap and rng.random() < 0.9 else moves))
    return match


def test_s11_random_matches_agree_with_a_second_reading() -> None:
    seen: Counter[tuple[str, bool]] = Counter()
    dearer = 0  # how often the most cards were not worth the most
    for seed in range(150):
        match = random_match(seed)
        position, outcome = match.position(), result(match)
        for seat in range(match.seats):
            request = position["requests"][seat]
            done = fulfilled(request, seat, position)
            seen[request, done] += 1
            assert outcome["breakdown"][seat] == {
                "stars": sum(int(item[-1]) for item in position["won"][seat]),
                "request": POINTS[request] if done else 0,
            }, match.record()
            if request == "most_money":
                worth = [sum(position["hands"][one] + position["piles"][one]) for one in range(match.seats)]
                dearer += done != (worth[seat] == max(worth))
    assert len(seen) == 20  # every request was fulfilled at times, and at times was not
    assert dearer > 0


# -- S12 ----------------------------------------------------------------------------------------------------


def by_seat(order: Sequence[int], kept: Sequence[str], *won: Sequence[str]) -> Json:
    """The outcome when the three parts are played by the seats in this order."""
    match = auction([kept[part] for part in order], *(won[part] for part in order))
    return result(match)


ORDERS = list(itertools.permutations(range(3)))


@pytest.mark.parametrize("order", ORDERS)
def test_s12_the_highest_total_wins(order: tuple[int, ...]) -> None:
    won = split(*all_of("amber", "beryl", "coral"))
    outcome = by_seat(order, ["few_types", "many_types", "pairs"], *won)
    assert outcome["scores"][order.index(0)] == 18 + 3
    assert outcome["winners"] == [order.index(0)]


@pytest.mark.parametrize("order", ORDERS)
def test_s12_of_equal_totals_a_fulfilled_request_wins(order: tuple[int, ...]) -> None:
    won = [
        [*all_of("coral"), "diamond2", "diamond3"],  # 11 stars and 5
        ["beryl1", "beryl2", "diamond1", *all_of("emerald", "feldspar")],  # 16 stars, and more items
        [*all_of("amber"), "beryl3"],  # 9 stars
    ]
    outcome = by_seat(order, ["pairs", "few_types", "many_types"], *won)
    assert [outcome["scores"][order.index(part)] for part in range(3)] == [16, 16, 9]
    assert outcome["winners"] == [order.index(0)]


@pytest.mark.parametrize("order", ORDERS)
def test_s12_of_two_fulfilled_requests_more_items_win(order: tuple[int, ...]) -> None:
    won = [
        ["coral2", "coral3", "diamond2", "diamond3"],  # 10 stars and 5, four items
        all_of("emerald", "feldspar"),  # 12 stars and 3, six items
        [*all_of("amber", "beryl"), "coral1", "diamond1"],  # 14 stars, eight items
    ]
    outcome = by_seat(order, ["pairs", "few_types", "multiple_of_four"], *won)
    assert [outcome["scores"][order.index(part)] for part in range(3)] == [15, 15, 14]
    assert outcome["winners"] == [order.index(1)]


@pytest.mark.parametrize("order", ORDERS)
def test_s12_of_two_unfulfilled_requests_more_items_win(order: tuple[int, ...]) -> None:
    won = [
        ["coral1", "coral3", "diamond3", "emerald3", "feldspar3"],  # 13 stars, five items
        ["beryl2", "coral2", "diamond1", "diamond2", "emerald1", "emerald2", "feldspar1", "feldspar2"],  # 13
        [*all_of("amber"), "beryl1", "beryl3"],  # 10
    ]
    outcome = by_seat(order, ["multiple_of_four", "few_types", "many_types"], *won)
    assert [outcome["scores"][order.index(part)] for part in range(3)] == [13, 13, 10]
    assert outcome["winners"] == [order.index(1)]


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize(
    ("kept", "scores"),
    [
        (["multiple_of_four", "many_types", "one_of_each"], [13, 13, 10]),  # both unfulfilled
        (["few_types", "one_of_each", "many_types"], [16, 16, 10]),  # both fulfilled
    ],
)
def test_s12_with_equally_many_items_the_victory_is_shared(
    order: tuple[int, ...], kept: list[str], scores: list[int]
) -> None:
    won = [
        [*all_of("coral", "diamond"), "amber1"],
        [*all_of("emerald", "feldspar"), "beryl1"],
        ["amber2", "amber3", "beryl2", "beryl3"],
    ]
    outcome = by_seat(order, kept, *won)
    assert [outcome["scores"][order.index(part)] for part in range(3)] == scores
    assert outcome["winners"] == sorted([order.index(0), order.index(1)])


def test_s12_all_may_share() -> None:
    # Everything is discarded: nobody has anything, and two requests of the same worth stay unfulfilled.
    match = start([], ["pairs", "many_types", "two_twos"], asks=asks(1))
    while not match.over:
        card = match.position()["hands"][0][0]
        turn(match, *[take(card)] * 3)
    assert match.position()["discarded"] == ITEMS
    assert result(match)["scores"] == [0, 0, 0]
    assert result(match)["winners"] == [0, 1, 2]


def test_s12_random_matches_agree_with_a_second_reading() -> None:
    for seed in range(150, 300):
        match = random_match(seed)
        position, outcome = match.position(), result(match)
        ranks = [
            (outcome["scores"][seat], fulfilled(position["requests"][seat], seat, position), len(won))
            for seat, won in enumerate(position["won"])
        ]
        assert outcome["winners"] == [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
