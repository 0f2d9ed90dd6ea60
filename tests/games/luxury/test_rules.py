"""The rules of luxury, paragraph by paragraph (RULES.md, L1 to L10)."""

import itertools
import json
import random
from collections.abc import Sequence
from typing import Any

import pytest

import saleroom
from saleroom import Match
from tests.games.helpers import Json, deal_refused, refuse, same_moves, setup_refused, without

CARDS = [0, 20, 30, 40, 50, 60, 70, 80, 90]
DEAL = [4, 9, 1, 3, 7, 2, 8, 6, 5]

POINTS = {"jewel": [2, 6, 7], "vehicle": [1, 5, 9], "estate": [3, 4, 8]}

# Two seats, all nine lots: seat 0 takes lots 1, 3, 5, 7 and 8 of the pile, seat 1 takes 2, 4, 6 and 9.
EIGHTEEN_BIDS = [(90, 80), (80, 90), (70, 20), (20, 70), (60, 0), (0, 60), (40, 30), (30, 40), (50, 50)]
# The same, but the third is withdrawn: seat 0 takes 1, 5, 7 and 8, seat 1 takes 2, 4, 6 and 9.
ONE_WITHDRAWN = [(90, 80), (80, 90), (70, 0), (20, 70), (60, 20), (0, 60), (40, 30), (30, 40), (50, 50)]


def start(seats: int, pile: list[int] | None = None, **options: Any) -> Match:
    return saleroom.new("luxury", seats=seats, deal={"lots": pile or DEAL}, options=options)


def bid(match: Match, *cards: int | None) -> None:
    """One reveal: a card of every seat, None for a seat that is not asked."""
    assert match.to_act == [seat for seat, card in enumerate(cards) if card is not None]
    for seat, card in enumerate(cards):
        if card is not None:
            match.play(seat, {"type": "bid", "card": card})


def blackmail(match: Match, seat: int, target: int | None) -> None:
    match.play(seat, {"type": "blackmail", "target": target})


def hand(*spent: int) -> list[int]:
    """All cards but these."""
    return [card for card in CARDS if card not in spent]


def last_value(match: Match) -> Any:
    """What the highest bid of the last reveal counted."""
    return [event["value"] for event in match.events() if event["type"] in ("bid_highest", "bids_tied")][-1]


def after_bankers(seats: int, bankers: int) -> Match:
    """Lot 4 is gone, lot 9 is up, and these first seats have shown their Banker and bid double now.

    The seat after them won lot 4 with its 80; the others, if any, have spent their 20.
    """
    match = start(seats)
    cards = [40] * bankers + [80] + [20] * (seats - bankers - 1)
    bid(match, *cards)
    assert match.position()["doubled"] == [True] * bankers + [False] * (seats - bankers)
    assert match.position()["won"][bankers] == [4]
    return match


def whole_match(bids: list[tuple[int, int]], pile: list[int], **options: Any) -> Match:
    match = start(2, pile, **options)
    for pair in bids:
        bid(match, *pair)
    assert match.over
    return match


# -- L1 -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_l1_every_seat_has_the_same_nine_cards(seats: int) -> None:
    match = start(seats)
    assert match.position()["hands"] == [CARDS] * seats
    for seat in range(seats):
        assert same_moves(match.legal(seat), [{"type": "bid", "card": card} for card in CARDS])


@pytest.mark.parametrize("seats", [0, 1, 5, -2, "2", 2.0, True])
def test_l1_two_to_four_seats(seats: Any) -> None:
    setup_refused("luxury", seats=seats)


def test_l1_a_set_belongs_to_its_seat() -> None:
    match = start(2)
    bid(match, 20, 80)
    assert match.position()["hands"] == [hand(20), hand(80)]


def test_l1_cards_without_a_character_have_no_power() -> None:
    match = start(3)
    bid(match, 90, 80, 20)
    position = match.position()
    assert position["won"] == [[4], [], []]
    assert position["doubled"] == [False] * 3
    assert match.view(0)["lots_ahead"] == match.view(1)["lots_ahead"] == match.view(2)["lots_ahead"] == []


# -- L2 -----------------------------------------------------------------------------------------------------


def only_the_first_lot_is_sold(pile: list[int], **options: Any) -> Match:
    """Seat 0 wins the first lot of the pile; all others are withdrawn."""
    match = start(2, pile, **options)
    bid(match, 90, 80)
    bid(match, 0, 90)
    bid(match, 80, 0)
    for card in (20, 30, 40, 50, 60, 70):
        bid(match, card, card)
        bid(match, card, card)
    assert match.over
    assert match.position()["won"] == [[pile[0]], []]
    assert match.position()["withdrawn"] == pile[1:]
    return match


@pytest.mark.parametrize("lot", range(1, 10))
def test_l2_a_lot_is_worth_its_number(lot: int) -> None:
    match = only_the_first_lot_is_sold([lot, *(other for other in range(1, 10) if other != lot)])
    assert match.outcome is not None
    assert match.outcome["scores"] == [lot, 0]
    assert match.outcome["breakdown"] == [{"lots": lot, "signs": 0}, {"lots": 0, "signs": 0}]


def test_l2_every_sign_adds_up_to_fifteen() -> None:
    options = next(game for game in saleroom.games() if game["id"] == "luxury")["options"]
    lots = next(option["default"] for option in options if option["name"] == "lots")
    assert [lot["points"] for lot in lots] == list(range(1, 10))
    for sign, points in POINTS.items():
        assert [lot["points"] for lot in lots if lot["sign"] == sign] == points
        assert sum(points) == 15


def custom(*points: int) -> list[Json]:
    """Nine lots with these points; the signs come in turn."""
    return [{"points": n, "sign": ("jewel", "vehicle", "estate")[i % 3]} for i, n in enumerate(points)]


def test_l2_other_lots_by_option() -> None:
    lots = custom(10, 20, 30, 40, 50, 60, 70, 80, 90)
    match = only_the_first_lot_is_sold([4, 9, 1, 3, 7, 2, 8, 6, 5], lots=lots)
    assert match.outcome is not None
    assert match.outcome["scores"] == [40, 0]  # lot 4 is the fourth of the list
    assert match.record()["options"] == {"lots": lots}
    assert saleroom.load(match.record()).outcome == match.outcome


def test_l2_signs_of_other_lots_count() -> None:
    # Jewels are now lots 1, 4 and 7; seat 0 takes the first, third and fifth of the pile among others.
    match = whole_match(EIGHTEEN_BIDS, [1, 2, 4, 3, 7, 5, 6, 8, 9], lots=custom(9, 8, 7, 6, 5, 4, 3, 2, 1))
    assert match.outcome is not None
    assert match.position()["won"] == [[1, 4, 6, 7, 8], [2, 3, 5, 9]]
    assert match.outcome["breakdown"] == [
        {"lots": 9 + 6 + 4 + 3 + 2, "signs": 3},
        {"lots": 8 + 7 + 5 + 1, "signs": 0},
    ]


def signed(signs: str, *points: int) -> list[Json]:
    """Nine lots with these points and signs: j, v or e for each."""
    names = {"j": "jewel", "v": "vehicle", "e": "estate"}
    return [{"points": n, "sign": names[sign]} for n, sign in zip(points, signs, strict=True)]


@pytest.mark.parametrize(
    "lots",
    [
        signed("jjjvvveee", *[5] * 9),
        signed("jjjjjjjjj", *range(1, 10)),
        signed("jjjjvvvee", 7, 7, 1, 1, 0, 0, -999, 999, 999),
        signed("evevevjev", *[-999] * 9),
    ],
)
def test_l2_lots_of_equal_points_and_any_number_of_each_sign(lots: list[Json]) -> None:
    match = start(2, lots=lots)
    assert match.options["lots"] == lots
    assert match.position()["lots_left"] == DEAL[1:]
    for pair in EIGHTEEN_BIDS:
        bid(match, *pair)
    position = match.position()
    assert sorted(position["won"][0] + position["won"][1]) == list(range(1, 10))
    assert match.outcome is not None
    points = [sum(lots[lot - 1]["points"] for lot in won) for won in position["won"]]
    assert [parts["lots"] for parts in match.outcome["breakdown"]] == points
    assert saleroom.load(match.record()).outcome == match.outcome


EIGHT = custom(1, 2, 3, 4, 5, 6, 7, 8)
BAD_LOTS: list[tuple[Any, str]] = [
    ([], "there must be nine lots, not 0"),
    (None, "None is no list of lots"),
    ("lots", "'lots' is no list of lots"),
    ({"points": 9, "sign": "jewel"}, "is no list of lots"),
    (EIGHT, "there must be nine lots, not 8"),
    (custom(1, 2, 3, 4, 5, 6, 7, 8, 9, 10), "there must be nine lots, not 10"),
    ([*EIGHT, {"points": 9, "sign": "boat"}], "there is no sign 'boat'"),
    ([*EIGHT, {"points": 9, "sign": ["jewel"]}], "there is no sign ['jewel']"),
    ([*EIGHT, {"points": 1000, "sign": "estate"}], "the points of a lot cannot be 1000"),
    ([*EIGHT, {"points": -1000, "sign": "estate"}], "the points of a lot cannot be -1000"),
    ([*EIGHT, {"points": "9", "sign": "estate"}], "the points of a lot cannot be '9'"),
    ([*EIGHT, {"points": True, "sign": "estate"}], "the points of a lot cannot be True"),
    ([*EIGHT, {"points": 9.0, "sign": "estate"}], "the points of a lot cannot be 9.0"),
    ([*EIGHT, {"points": 3.5, "sign": "estate"}], "the points of a lot cannot be 3.5"),
    ([*EIGHT, {"points": 9}], "{'points': 9} is no lot"),
    ([*EIGHT, {"sign": "estate"}], "{'sign': 'estate'} is no lot"),
    ([*EIGHT, {"points": 9, "sign": "estate", "name": "castle"}], "is no lot"),
    ([*EIGHT, 9], "9 is no lot"),
]


def option_refused(reason: str, words: Sequence[str], **options: Any) -> None:
    """Assert that options are refused in one sentence that gives the reason and names what is allowed."""
    with pytest.raises(ValueError, match=rf"^option {next(iter(options))} of luxury: ") as caught:
        start(2, **options)
    sentence = str(caught.value)
    assert isinstance(caught.value, saleroom.SetupError)
    assert f"{reason}; allowed: " in sentence
    for word in words:
        assert word in sentence
    assert "\n" not in sentence


@pytest.mark.parametrize(("lots", "reason"), BAD_LOTS)
def test_l2_lots_that_are_not_nine_good_ones(lots: Any, reason: str) -> None:
    option_refused(reason, ("nine of", "from -999 to 999", '"jewel"', '"vehicle"', '"estate"'), lots=lots)


@pytest.mark.parametrize(
    "deal",
    [
        {},
        {"lots": [1, 2, 3, 4, 5, 6, 7, 8]},
        {"lots": [1, 2, 3, 4, 5, 6, 7, 8, 8]},
        {"lots": [0, 1, 2, 3, 4, 5, 6, 7, 8]},
        {"lots": [1, 2, 3, 4, 5, 6, 7, 8, "9"]},
        {"lots": [1, 2, 3, 4, 5, 6, 7, 8, 9, 9]},
        {"lots": "123456789"},
        {"lots": DEAL, "hands": []},
    ],
)
def test_l2_a_deal_is_the_nine_lots(deal: Json) -> None:
    deal_refused("luxury", deal=deal)


@pytest.mark.parametrize("seed", range(20))
def test_l2_a_shuffled_pile_holds_every_lot_once(seed: int) -> None:
    assert sorted(saleroom.new("luxury", seed=seed).deal["lots"]) == list(range(1, 10))


# -- L3 -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_l3_the_top_lot_is_turned_up_and_all_bid_at_once(seats: int) -> None:
    match = start(seats)
    position = match.position()
    assert position["lot"] == 4
    assert position["lots_left"] == [9, 1, 3, 7, 2, 8, 6, 5]
    assert position["table"] == [None] * seats
    assert position["sealed"] == [False] * seats
    assert position["doubled"] == [False] * seats
    assert position["rebid"] is None
    assert position["won"] == position["discards"] == [[]] * seats
    assert position["withdrawn"] == []
    assert match.to_act == list(range(seats))
    assert not match.over
    assert match.outcome is None


def test_l3_a_choice_is_sealed_until_the_last_one_is_in() -> None:
    match = start(3)
    match.play(1, {"type": "bid", "card": 70})
    position = match.position()
    assert match.to_act == [0, 2]
    assert position["sealed"] == [False, True, False]
    assert position["hands"] == [CARDS] * 3
    assert position["table"] == [None] * 3
    assert match.legal(1) == []
    match.play(0, {"type": "bid", "card": 80})
    assert match.position()["sealed"] == [True, True, False]
    match.play(2, {"type": "bid", "card": 20})
    position = match.position()
    assert position["sealed"] == [False] * 3
    assert position["won"] == [[4], [], []]
    assert match.to_act == [0, 1, 2]


def test_l3_a_choice_is_final() -> None:
    match = start(3)
    match.play(1, {"type": "bid", "card": 70})
    refuse(match, "R1", 1, {"type": "bid", "card": 80})
    refuse(match, "R1", 1, {"type": "bid", "card": 70})


def test_l3_the_order_of_choosing_means_nothing() -> None:
    cards = {0: 80, 1: 40, 2: 70}
    positions = []
    for order in itertools.permutations(cards):
        match = start(3)
        for seat in order:
            match.play(seat, {"type": "bid", "card": cards[seat]})
        positions.append((match.position(), match.view(2)))
    assert all(position == positions[0] for position in positions)


def test_l3_nine_lots_in_the_order_of_the_pile() -> None:
    match = start(2)
    for number, pair in enumerate(EIGHTEEN_BIDS):
        assert match.position()["lot"] == DEAL[number]
        assert match.position()["lots_left"] == DEAL[number + 1 :]
        assert not match.over
        bid(match, *pair)
    position = match.position()
    assert match.over
    assert match.to_act == []
    assert position["lot"] is None
    assert position["lots_left"] == []
    assert position["hands"] == [[], []]
    assert sorted(position["won"][0] + position["won"][1]) == list(range(1, 10))
    for seat in (0, 1):
        assert match.legal(seat) == []
        refuse(match, "R1", seat, {"type": "bid", "card": 50})


def test_l3_a_bid_is_a_card_of_the_hand() -> None:
    match = start(2)
    for card in (10, 95, -20, 100, 1, 10**30):
        refuse(match, "L3", 0, {"type": "bid", "card": card})
    bid(match, 80, 70)
    refuse(match, "L3", 0, {"type": "bid", "card": 80})
    refuse(match, "L3", 1, {"type": "bid", "card": 70})
    match.play(0, {"type": "bid", "card": 70})
    match.play(1, {"type": "bid", "card": 80})


@pytest.mark.parametrize(
    ("seat", "move", "rule"),
    [
        (3, {"type": "bid", "card": 20}, "R1"),
        (-1, {"type": "bid", "card": 20}, "R1"),
        (0, {"type": "blackmail", "target": 1}, "R1"),
        (0, {"type": "blackmail", "target": None}, "R1"),
        (0, {"type": "pass"}, "R1"),
        (0, {"type": "bid"}, "R2"),
        (0, {"type": "bid", "card": "20"}, "R2"),
        (0, {"type": "bid", "card": 20.0}, "R2"),
        (0, {"type": "bid", "card": None}, "R2"),
        (0, {"type": "bid", "card": False}, "R2"),
        (0, {"type": "bid", "card": [20]}, "R2"),
        (0, {"type": "bid", "card": 20, "target": 1}, "R2"),
        (0, {"type": "bid", "card": 20, "seat": 0}, "R2"),
        (0, {"card": 20}, "R2"),
        (0, {"type": 3, "card": 20}, "R2"),
        (0, [20], "R2"),
        ("0", {"type": "bid", "card": 20}, "R2"),
        (True, {"type": "bid", "card": 20}, "R2"),
    ],
)
def test_l3_what_is_not_a_bid_is_refused(seat: Any, move: Any, rule: str) -> None:
    refuse(start(3), rule, seat, move)


def test_l3_the_last_card_is_forced_but_still_played() -> None:
    match = start(2)
    for pair in EIGHTEEN_BIDS[:-1]:
        bid(match, *pair)
    assert match.to_act == [0, 1]
    assert match.legal(0) == match.legal(1) == [{"type": "bid", "card": 50}]
    refuse(match, "L3", 0, {"type": "bid", "card": 90})
    bid(match, 50, 50)
    assert match.over


# -- L4: Banker ---------------------------------------------------------------------------------------------


def test_l4_banker_doubles_the_bid_on_the_next_lot() -> None:
    match = after_bankers(2, 1)
    bid(match, 60, 90)
    assert match.position()["won"] == [[9], [4]]
    assert last_value(match) == 120


def test_l4_banker_who_wins_doubles_too() -> None:
    match = start(2)
    bid(match, 40, 20)
    assert match.position()["won"] == [[4], []]
    assert match.position()["doubled"] == [True, False]
    bid(match, 60, 90)
    assert match.position()["won"] == [[4, 9], []]


def test_l4_banker_doubles_a_rebid() -> None:
    match = after_bankers(2, 1)
    bid(match, 20, 40)  # the doubled 20 and seat 1's Banker are tied
    assert match.position()["rebid"] == [0, 1]
    assert match.position()["doubled"] == [False, True]
    bid(match, 90, 60)
    assert match.position()["won"] == [[], [4, 9]]
    assert last_value(match) == 120
    assert match.position()["doubled"] == [False, False]


def test_l4_tied_bankers_both_double_their_rebids() -> None:
    match = start(3)
    bid(match, 40, 40, 30)
    assert match.position()["doubled"] == [True, True, False]
    bid(match, 80, 70, None)
    assert last_value(match) == 160
    assert match.position()["won"] == [[4], [], []]
    assert match.position()["doubled"] == [False] * 3


def test_l4_banker_outside_the_rebid_doubles_on_the_next_lot() -> None:
    match = start(3)
    bid(match, 90, 90, 40)
    assert match.position()["rebid"] == [0, 1]
    assert match.position()["doubled"] == [False, False, True]
    bid(match, 80, 70, None)
    assert match.position()["doubled"] == [False, False, True]
    bid(match, 70, 80, 60)
    assert match.position()["won"] == [[4], [], [9]]
    assert last_value(match) == 120


def test_l4_banker_of_a_withdrawn_lot_still_doubles() -> None:
    match = start(3)
    bid(match, 40, 0, 90)
    assert match.position()["withdrawn"] == [4]
    assert match.position()["doubled"] == [True, False, False]
    bid(match, 60, 80, 20)
    assert match.position()["won"] == [[9], [], []]


def test_l4_banker_who_is_blackmailed_still_doubles() -> None:
    match = start(2)
    bid(match, 40, 50)
    blackmail(match, 1, 0)
    position = match.position()
    assert position["won"] == [[], [4]]
    assert position["hands"][0] == hand(20)
    assert position["discards"] == [[20], [50]]
    assert position["doubled"] == [True, False]
    bid(match, 40, 70)  # the same Banker again, worth 80
    assert match.position()["won"] == [[9], [4]]
    assert match.position()["doubled"] == [True, False]


def test_l4_banker_is_not_stopped_by_a_constable() -> None:
    match = start(2)
    bid(match, 40, 60)
    assert match.position()["doubled"] == [True, False]


def test_l4_banker_doubles_again_in_a_second_tie() -> None:
    match = start(2)
    bid(match, 40, 40)
    bid(match, 40, 40)  # 80 each, tied again, and each a Banker seen
    assert match.position()["withdrawn"] == [4]
    assert match.position()["discards"] == [[40], [40]]
    assert match.position()["doubled"] == [True, True]
    bid(match, 60, 20)
    assert last_value(match) == 120
    assert match.position()["doubled"] == [False, False]


def test_l4_banker_counts_for_the_next_bid_from_the_reveal_on() -> None:
    match = start(3)
    bid(match, 40, 50, 80)  # the Blackmailer has yet to choose
    assert match.to_act == [1]
    assert match.position()["doubled"] == [True, False, False]


@pytest.mark.parametrize(
    ("readings", "reason"),
    [
        (["banker-twice"], "there is no reading 'banker-twice'"),
        (
            ["banker-next-lot", "doubling-lasts"],
            '"banker-next-lot" and "doubling-lasts" contradict each other',
        ),
        (
            ["doubling-lasts", "must-blackmail", "banker-next-lot"],
            '"banker-next-lot" and "doubling-lasts" contradict each other',
        ),
        (["must-blackmail", "must-blackmail"], "a reading is named twice"),
        ("must-blackmail", "a list of names is needed"),
        ([4], "a list of names is needed"),
    ],
)
def test_l4_and_l5_readings_that_cannot_be(readings: Any, reason: str) -> None:
    words = ("a list of any of", '"banker-next-lot"', '"must-blackmail"', '"doubling-lasts"')
    option_refused(reason, words, readings=readings)


@pytest.mark.parametrize("other", ["banker-next-lot", "doubling-lasts"])
def test_l4_and_l5_readings_that_go_together(other: str) -> None:
    assert start(2, readings=["must-blackmail", other]).options["readings"] == sorted(
        ["must-blackmail", other], key=["banker-next-lot", "must-blackmail", "doubling-lasts"].index
    )


# -- L4: Appraiser ------------------------------------------------------------------------------------------


def test_l4_appraiser_alone_sees_the_next_two_lots_in_order() -> None:
    match = start(3)
    bid(match, 70, 80, 20)
    # Lot 9 has been turned up since; lot 1 is the other one seat 0 has seen.
    assert match.view(0)["lot"] == 9
    assert match.view(0)["lots_ahead"] == [1]
    assert match.view(1)["lots_ahead"] == match.view(2)["lots_ahead"] == match.view(None)["lots_ahead"] == []
    bid(match, 80, 20, 70)
    assert match.view(0)["lots_ahead"] == []
    assert match.view(2)["lots_ahead"] == [3]


def test_l4_appraiser_sees_both_before_the_blackmail() -> None:
    match = start(3)
    bid(match, 70, 50, 20)
    assert match.to_act == [1]
    assert match.view(0)["lots_ahead"] == [9, 1]
    assert match.view(1)["lots_ahead"] == match.view(2)["lots_ahead"] == match.view(None)["lots_ahead"] == []


def test_l4_appraiser_in_a_rebid_sees_what_is_still_to_come() -> None:
    match = start(2)
    bid(match, 70, 70)
    assert match.view(0)["lots_ahead"] == match.view(1)["lots_ahead"] == [9, 1]
    match = start(2)
    bid(match, 80, 80)
    bid(match, 70, 80)
    assert match.view(0)["lot"] == 9
    assert match.view(0)["lots_ahead"] == [1]


def test_l4_appraiser_who_is_blackmailed_has_seen_and_may_look_again() -> None:
    match = start(2)
    bid(match, 70, 50)
    blackmail(match, 1, 0)
    assert match.position()["hands"][0] == hand(20)
    assert match.view(0)["lots_ahead"] == [1]
    bid(match, 70, 80)
    assert match.view(0)["lot"] == 1
    assert match.view(0)["lots_ahead"] == [3]


@pytest.mark.parametrize("other", [0, 60])
def test_l4_appraiser_is_not_stopped_by_hooligan_or_constable(other: int) -> None:
    match = start(2)
    bid(match, 70, other)
    assert match.view(0)["lots_ahead"] == [1]
    assert match.view(1)["lots_ahead"] == []


def ahead_with(left: int) -> tuple[list[int], list[int]]:
    """What an Appraiser sees with so many lots left in the pile, and what the other seat does.

    A Blackmailer of seat 1 keeps the reveal on the table where two or one are left.
    """
    match = start(2)
    # Both cards 50 of seat 1 and 70 of seat 0 are kept for the lot in question.
    early = [(90, 80), (80, 90), (60, 20), (20, 60), (0, 70), (40, 30), (30, 40), (50, 0)]
    late = 8 - left
    for pair in early[:late]:
        bid(match, *pair)
        if pair == (50, 0):
            assert match.position()["withdrawn"][-1] == DEAL[7]
    assert len(match.position()["lots_left"]) == left
    events = match.event_count
    bid(match, 70, 50)
    assert match.event_count > events
    seen = [event for event in match.events(0) if event["type"] == "lots_appraised" and event["seat"] == 0]
    others = [event for event in match.events(1) if event["type"] == "lots_appraised" and event["seat"] == 0]
    assert all("lots" not in event for event in others)
    assert len(seen) == len(others) == (1 if left else 0)
    for viewer in (None, 0, 1):  # that seat 0 has looked, and at how many, is no secret
        assert match.view(viewer)["memory"]["appraised"][0] == min(left, 2)
    return (seen[0]["lots"] if seen else []), match.view(0)["lots_ahead"]


@pytest.mark.parametrize(("left", "seen"), [(8, [9, 1]), (3, [8, 6]), (2, [6, 5]), (1, [5]), (0, [])])
def test_l4_appraiser_sees_as_many_lots_as_are_left(left: int, seen: list[int]) -> None:
    told, ahead = ahead_with(left)
    assert told == ahead == seen


# -- L4: Constable ------------------------------------------------------------------------------------------


def test_l4_constable_makes_the_hooligan_a_plain_0() -> None:
    match = start(3)
    bid(match, 0, 60, 80)
    assert match.position()["withdrawn"] == []
    assert match.position()["won"] == [[], [], [4]]


def test_l4_constable_makes_the_blackmailer_a_plain_50() -> None:
    match = start(3)
    bid(match, 50, 60, 80)
    assert match.to_act == [0, 1, 2]  # nobody is asked to blackmail
    assert match.position()["won"] == [[], [], [4]]
    assert match.position()["hands"] == [hand(50), hand(60), hand(80)]


def test_l4_constable_makes_the_swindler_a_plain_30() -> None:
    match = start(3)
    bid(match, 30, 60, 90)
    assert match.position()["won"] == [[], [], [4]]
    assert last_value(match) == 90


def test_l4_constable_against_all_three_at_once() -> None:
    match = start(4)
    bid(match, 0, 50, 30, 60)
    assert match.position()["won"] == [[], [], [], [4]]
    assert match.position()["discards"] == [[0], [50], [30], [60]]
    assert match.to_act == [0, 1, 2, 3]


def test_l4_two_constables_are_no_worse() -> None:
    match = start(4)
    bid(match, 60, 60, 0, 70)
    assert match.position()["won"] == [[], [], [], [4]]


def test_l4_constable_is_gone_in_the_rebid() -> None:
    match = start(3)
    bid(match, 80, 80, 60)
    bid(match, 0, 90, None)
    assert match.position()["withdrawn"] == [4]
    assert match.position()["discards"] == [[0], [90], [60]]


def test_l4_constable_in_a_rebid_works_there() -> None:
    match = start(3)
    bid(match, 80, 80, 20)
    bid(match, 0, 60, None)
    assert match.position()["won"] == [[], [4], []]


# -- L4: Hooligan -------------------------------------------------------------------------------------------


def test_l4_hooligan_withdraws_the_lot() -> None:
    match = start(3)
    bid(match, 0, 90, 80)
    position = match.position()
    assert position["withdrawn"] == [4]
    assert position["won"] == [[], [], []]
    assert position["discards"] == [[0], [90], [80]]
    assert position["table"] == [None] * 3
    assert position["lot"] == 9


def test_l4_two_hooligans_withdraw_one_lot() -> None:
    match = start(3)
    bid(match, 0, 0, 80)
    assert match.position()["withdrawn"] == [4]
    assert match.position()["discards"] == [[0], [0], [80]]
    assert match.position()["rebid"] is None


def test_l4_hooligan_in_a_rebid() -> None:
    match = start(3)
    bid(match, 90, 90, 70)
    bid(match, 90, 0, None)
    position = match.position()
    assert position["withdrawn"] == [4]
    assert position["discards"] == [[90], [0], [70]]
    assert position["rebid"] is None
    assert match.to_act == [0, 1, 2]


def test_l4_hooligan_leaves_the_blackmailer_nothing_to_do() -> None:
    match = start(3)
    bid(match, 50, 90, 0)
    assert match.to_act == [0, 1, 2]
    assert match.position()["withdrawn"] == [4]
    assert match.position()["hands"] == [hand(50), hand(90), hand(0)]
    refuse(match, "R1", 0, {"type": "blackmail", "target": 1})


def test_l4_hooligan_and_the_powers_before_him() -> None:
    match = start(4)
    bid(match, 40, 70, 50, 0)
    position = match.position()
    assert position["withdrawn"] == [4]
    assert position["doubled"] == [True, False, False, False]
    assert match.view(1)["lots_ahead"] == [1]
    assert match.to_act == [0, 1, 2, 3]


# -- L4: Blackmailer ----------------------------------------------------------------------------------------


def test_l4_blackmailed_seat_bids_its_20_and_takes_its_card_back() -> None:
    match = start(3)
    bid(match, 50, 90, 20)
    assert match.to_act == [0]
    assert match.position()["table"] == [50, 90, 20]
    assert match.position()["hands"] == [hand(50), hand(90), hand(20)]
    assert match.position()["sealed"] == [False] * 3
    blackmail(match, 0, 1)
    position = match.position()
    assert position["won"] == [[4], [], []]
    assert position["sealed"] == [False] * 3
    assert position["table"] == [None] * 3
    assert position["discards"] == [[50], [20], [20]]
    assert position["hands"] == [hand(50), hand(20), hand(20)]
    bid(match, 80, 90, 70)  # the 90 is there to be bid
    assert match.position()["won"] == [[4], [9], []]


def test_l4_blackmailer_may_name_nobody() -> None:
    match = start(3)
    bid(match, 50, 90, 20)
    assert same_moves(
        match.legal(0), [{"type": "blackmail", "target": None}, {"type": "blackmail", "target": 1}]
    )
    blackmail(match, 0, None)
    assert match.position()["won"] == [[], [4], []]
    assert match.position()["discards"] == [[50], [90], [20]]


@pytest.mark.parametrize("card", [30, 40, 60, 70, 80, 90])
def test_l4_blackmailer_may_name_any_card_but_50_and_20(card: int) -> None:
    match = start(2)
    bid(match, 50, card)
    if card == 60:
        assert match.to_act == [0, 1]  # the Constable sees to it
        return
    blackmail(match, 0, 1)
    assert match.position()["won"] == [[4], []]
    assert match.position()["hands"][1] == hand(20)


def test_l4_blackmailer_may_not_name_these() -> None:
    match = start(4)
    bid(match, 80, 50, 20, 50)
    for target in (1, 2, 3, 4, -1, 99, 10**30):
        refuse(match, "L4", 1, {"type": "blackmail", "target": target})
    for move, rule in (
        ({"type": "blackmail"}, "R2"),
        ({"type": "blackmail", "target": "0"}, "R2"),
        ({"type": "blackmail", "target": False}, "R2"),
        ({"type": "blackmail", "target": 0.0}, "R2"),
        ({"type": "blackmail", "target": [0]}, "R2"),
        ({"type": "blackmail", "target": 0, "card": 20}, "R2"),
        ({"type": "bid", "card": 80}, "R1"),
    ):
        refuse(match, rule, 1, move)
    for seat in (0, 2):
        refuse(match, "R1", seat, {"type": "blackmail", "target": None})


def test_l4_several_blackmailers_choose_at_the_same_time() -> None:
    for order in ((0, 1), (1, 0)):
        match = start(4)
        bid(match, 50, 50, 90, 80)
        assert match.to_act == [0, 1]
        targets = {0: 2, 1: 3}
        blackmail(match, order[0], targets[order[0]])
        position = match.position()
        assert match.to_act == [order[1]]
        assert position["sealed"] == [order[0] == seat for seat in range(4)]
        assert position["table"] == [50, 50, 90, 80]
        assert position["hands"][2:] == [hand(90), hand(80)]
        refuse(match, "R1", order[0], {"type": "blackmail", "target": None})
        blackmail(match, order[1], targets[order[1]])
        # Both 20s are out, the 50s are tied and go back.
        position = match.position()
        assert position["rebid"] == [0, 1]
        assert position["hands"] == [CARDS, CARDS, hand(20), hand(20)]
        assert position["discards"] == [[], [], [20], [20]]


def test_l4_two_blackmailers_name_the_same_seat() -> None:
    match = start(4)
    bid(match, 50, 50, 90, 80)
    blackmail(match, 0, 2)
    blackmail(match, 1, 2)
    position = match.position()
    assert position["won"] == [[], [], [], [4]]
    assert position["discards"] == [[50], [50], [20], [80]]
    assert position["hands"][2] == hand(20)


def test_l4_one_of_two_blackmailers_names_nobody() -> None:
    match = start(3)
    bid(match, 50, 50, 90)
    blackmail(match, 0, None)
    blackmail(match, 1, 2)
    assert match.position()["rebid"] == [0, 1]
    match = start(3)
    bid(match, 50, 50, 90)
    blackmail(match, 1, None)
    blackmail(match, 0, None)
    assert match.position()["won"] == [[], [], [4]]


def test_l4_named_seat_without_the_20_is_unaffected() -> None:
    match = start(2)
    bid(match, 30, 20)
    bid(match, 50, 90)
    assert {"type": "blackmail", "target": 1} in match.legal(0)
    blackmail(match, 0, 1)
    position = match.position()
    assert position["won"] == [[4], [9]]
    assert position["discards"] == [[30, 50], [20, 90]]
    assert position["hands"][1] == hand(20, 90)


@pytest.mark.parametrize("cards", [(50, 20), (50, 50), (50, 50, 20), (50, 20, 20), (50, 50, 50, 50)])
def test_l4_blackmailer_with_nobody_to_name_is_not_asked(cards: tuple[int, ...]) -> None:
    match = start(len(cards))
    bid(match, *cards)
    assert all(move["type"] == "bid" for seat in match.to_act for move in match.legal(seat))
    tied = [seat for seat, card in enumerate(cards) if card == 50]
    if len(tied) == 1:
        assert match.position()["won"][0] == [4]
    else:
        assert match.position()["rebid"] == tied


def test_l4_blackmailer_in_a_rebid_names_only_who_bids_there() -> None:
    match = start(3)
    bid(match, 80, 80, 70)
    bid(match, 50, 90, None)
    assert match.to_act == [0]
    assert match.position()["table"] == [50, 90, None]
    refuse(match, "L4", 0, {"type": "blackmail", "target": 2})
    blackmail(match, 0, 1)
    assert match.position()["won"] == [[4], [], []]
    assert match.position()["discards"] == [[50], [20], [70]]
    assert match.position()["hands"] == [hand(50), hand(20), hand(70)]


def test_l4_blackmailer_of_a_tie_can_be_asked_again_in_the_rebid() -> None:
    match = start(3)
    bid(match, 50, 50, 80)
    blackmail(match, 0, 2)
    blackmail(match, 1, None)
    assert match.position()["rebid"] == [0, 1]
    bid(match, 50, 70, None)
    assert match.to_act == [0]
    blackmail(match, 0, 1)
    assert match.position()["won"] == [[4], [], []]
    assert match.position()["hands"] == [hand(50), hand(20), hand(20)]


# -- L4: Swindler -------------------------------------------------------------------------------------------


def test_l4_swindler_counts_95_against_a_90() -> None:
    match = start(3)
    bid(match, 90, 30, 90)
    assert match.position()["won"] == [[], [4], []]
    assert last_value(match) == 95


def test_l4_swindler_is_a_plain_30_without_a_90() -> None:
    match = start(3)
    bid(match, 80, 30, 20)
    assert match.position()["won"] == [[4], [], []]
    match = start(3)
    bid(match, 40, 30, 20)
    assert match.position()["won"] == [[4], [], []]


def test_l4_swindler_is_not_helped_in_the_rebid_by_a_90_of_the_first_bid() -> None:
    match = start(4)
    bid(match, 30, 30, 90, 80)
    assert last_value(match) == 95
    assert match.position()["rebid"] == [0, 1]
    bid(match, 30, 40, None, None)
    assert last_value(match) == 40
    assert match.position()["won"] == [[], [4], [], []]


def test_l4_swindlers_tie_at_95() -> None:
    match = start(3)
    bid(match, 30, 30, 90)
    assert last_value(match) == 95
    assert match.position()["rebid"] == [0, 1]
    assert match.position()["discards"] == [[], [], [90]]
    bid(match, 30, 40, None)  # the 90 has left the table
    assert match.position()["won"] == [[], [4], []]


def test_l4_swindler_after_the_90_was_blackmailed_is_a_plain_30() -> None:
    match = start(3)
    bid(match, 50, 90, 30)
    blackmail(match, 0, 1)
    assert match.position()["won"] == [[4], [], []]
    assert last_value(match) == 50
    match = start(3)
    bid(match, 50, 90, 30)
    blackmail(match, 0, None)
    assert match.position()["won"] == [[], [], [4]]


def test_l4_swindler_and_the_second_90() -> None:
    match = start(4)
    bid(match, 50, 90, 30, 90)
    blackmail(match, 0, 1)
    assert match.position()["won"] == [[], [], [4], []]
    assert last_value(match) == 95


def test_l4_swindler_who_is_blackmailed_swindles_nobody() -> None:
    match = start(3)
    bid(match, 50, 90, 30)
    blackmail(match, 0, 2)
    assert match.position()["won"] == [[], [4], []]
    assert match.position()["hands"][2] == hand(20)


def test_l4_swindler_in_a_rebid() -> None:
    match = start(2)
    bid(match, 80, 80)
    bid(match, 30, 90)
    assert match.position()["won"] == [[4], []]


def test_l4_swindler_looks_at_cards_and_not_at_values() -> None:
    match = after_bankers(3, 1)
    bid(match, 50, 30, 70)  # doubled 100: no 90 on the table
    blackmail(match, 0, None)
    assert match.position()["won"] == [[9], [4], []]
    match = after_bankers(2, 1)
    bid(match, 90, 30)  # 180 against 95
    assert last_value(match) == 180
    assert match.position()["won"] == [[9], [4]]


# -- L5 -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "value"), [(20, 40), (30, 60), (40, 80), (60, 120), (70, 140), (80, 160), (90, 180)]
)
def test_l5_a_doubled_card_counts_twice(card: int, value: int) -> None:
    match = start(2)
    bid(match, 40, 50)
    blackmail(match, 1, None)
    if card == 40:
        match = start(2)
        bid(match, 40, 50)
        blackmail(match, 1, 0)  # to have the Banker again
    bid(match, card, 20)
    assert last_value(match) == value
    assert match.position()["won"] == [[9], [4]]


def test_l5_a_doubled_blackmailer_counts_100() -> None:
    match = after_bankers(3, 1)
    bid(match, 50, 90, 30)
    blackmail(match, 0, None)
    assert last_value(match) == 100
    assert match.position()["won"] == [[9], [4], []]


def test_l5_a_doubled_hooligan_beside_a_constable_counts_0() -> None:
    match = after_bankers(2, 1)
    bid(match, 0, 60)
    assert last_value(match) == 60
    assert match.position()["won"] == [[], [4, 9]]


def test_l5_a_doubled_20_counts_40() -> None:
    match = after_bankers(3, 1)
    bid(match, 20, 40, 30)
    assert match.position()["rebid"] == [0, 1]
    assert last_value(match) == 40


def test_l5_a_20_forced_on_a_doubled_seat_counts_40() -> None:
    match = after_bankers(3, 1)
    bid(match, 90, 50, 30)
    blackmail(match, 1, 0)
    # 40 is less than the Blackmailer's 50; the 90 is back, and its doubling is used up.
    assert match.position()["won"] == [[], [4, 9], []]
    assert match.position()["discards"][0] == [40, 20]
    assert match.position()["hands"][0] == hand(20, 40)
    assert match.position()["doubled"] == [False] * 3
    bid(match, 60, 70, 40)
    assert match.position()["won"] == [[], [1, 4, 9], []]


def test_l5_an_active_swindler_doubled_counts_190() -> None:
    match = after_bankers(3, 2)
    bid(match, 30, 90, 20)
    assert last_value(match) == 190
    assert match.position()["won"] == [[9], [], [4]]


def test_l5_a_swindler_under_the_constable_doubled_counts_60() -> None:
    match = after_bankers(3, 1)
    bid(match, 30, 60, 90)
    assert last_value(match) == 90
    assert match.position()["won"] == [[], [4], [9]]


def test_l5_doubling_is_used_up_by_one_bid() -> None:
    match = after_bankers(2, 1)
    bid(match, 20, 90)
    assert match.position()["doubled"] == [False, False]
    bid(match, 60, 70)
    assert last_value(match) == 70
    assert match.position()["won"] == [[], [1, 4, 9]]


def test_l5_doubling_is_used_up_on_a_withdrawn_lot() -> None:
    match = after_bankers(2, 1)
    bid(match, 90, 0)
    assert match.position()["doubled"] == [False, False]
    bid(match, 60, 70)
    assert match.position()["won"] == [[], [1, 4]]


def test_l5_doubling_is_used_up_by_a_tied_bid() -> None:
    match = after_bankers(2, 1)
    bid(match, 30, 60)  # 60 each
    assert match.position()["rebid"] == [0, 1]
    assert match.position()["doubled"] == [False, False]
    bid(match, 60, 70)
    assert match.position()["won"] == [[], [4, 9]]


def a_doubled_bid_ties(**options: Any) -> Match:
    """Seat 0 has shown its Banker for lot 4; for lot 9 its doubled 20 ties with the Banker of seat 1."""
    match = start(3, **options)
    bid(match, 40, 80, 20)
    bid(match, 20, 40, 30)
    assert match.position()["rebid"] == [0, 1]
    assert last_value(match) == 40
    return match


def test_l5_a_doubled_bid_that_ties_is_doubled_no_more() -> None:
    match = a_doubled_bid_ties()
    assert match.position()["doubled"] == [False, True, False]
    bid(match, 70, 60, None)
    assert last_value(match) == 120
    assert match.position()["won"] == [[], [4, 9], []]


LASTS = ["doubling-lasts"]


def test_l5_with_doubling_lasts_a_doubled_bid_that_ties_stays_doubled_in_its_rebid() -> None:
    match = a_doubled_bid_ties(readings=LASTS)
    assert match.position()["doubled"] == [True, True, False]
    for viewer in (None, 0, 1, 2):
        assert match.view(viewer)["doubled"] == [True, True, False]
        assert match.view(viewer)["counts_double"] == [False, False, False]
        lasted = [event for event in match.events(viewer) if event["type"] == "doubling_lasted"]
        assert lasted == [{"type": "doubling_lasted", "seat": 0, "rule": "L5"}]  # seat 1 showed its Banker
    bid(match, 70, 60, None)
    assert last_value(match) == 140
    assert match.position()["won"] == [[9], [4], []]
    assert match.position()["doubled"] == [False] * 3


def test_l5_with_doubling_lasts_the_cards_of_a_rebid_are_shown_as_doubled() -> None:
    match = a_doubled_bid_ties(readings=LASTS)
    bid(match, 50, 90, None)
    assert match.to_act == [0]
    assert match.view(2)["counts_double"] == [True, True, False]
    blackmail(match, 0, 1)
    assert last_value(match) == 100  # against a doubled 20


@pytest.mark.parametrize("readings", [[], LASTS])
def test_l5_a_second_tie_uses_every_doubling_up(readings: list[str]) -> None:
    match = a_doubled_bid_ties(readings=readings)
    bid(match, *((60, 60, None) if readings else (80, 40, None)))
    assert match.position()["withdrawn"] == [9]
    assert match.position()["doubled"] == [
        False,
        not readings,
        False,
    ]  # another Banker of seat 1 in the default
    bid(match, 70, 30, 80)
    assert last_value(match) == 80
    assert match.position()["won"][2] == [1]


def test_l5_with_doubling_lasts_only_the_tied_keep_it() -> None:
    match = start(3, readings=LASTS)
    bid(match, 40, 40, 80)
    bid(match, 30, 20, 60)  # 60, 40 and 60; the Constable silences the Swindler
    assert match.position()["rebid"] == [0, 2]
    assert match.position()["doubled"] == [True, False, False]
    bid(match, 70, None, 90)
    assert last_value(match) == 140
    assert match.position()["won"] == [[9], [], [4]]


def test_l5_with_doubling_lasts_a_tied_doubled_banker_doubles_once() -> None:
    match = start(3, readings=LASTS)
    bid(match, 40, 50, 20)
    blackmail(match, 1, 0)  # to have the Banker again
    bid(match, 40, 30, 80)
    assert last_value(match) == 80
    assert match.position()["rebid"] == [0, 2]
    assert match.position()["doubled"] == [True, False, False]
    assert all(event["type"] != "doubling_lasted" for event in match.events())  # the Banker has said so
    bid(match, 90, None, 70)
    assert last_value(match) == 180
    assert match.position()["doubled"] == [False] * 3


def test_l5_with_doubling_lasts_a_banker_of_the_first_bid_and_of_the_rebid() -> None:
    # Seat 0 shows its Banker, ties, and shows it again in the re-bid, doubled: it doubles the bid on the next lot.
    match = start(2, readings=LASTS)
    bid(match, 40, 40)
    assert match.position()["doubled"] == [True, True]
    bid(match, 40, 30)
    assert last_value(match) == 80
    assert match.position()["doubled"] == [True, False]
    bid(match, 50, 90)
    blackmail(match, 0, None)
    assert last_value(match) == 100
    assert match.position()["won"] == [[4, 9], []]


def test_l5_a_20_that_is_forced_on_a_doubled_seat_is_the_40_of_the_printed_example() -> None:
    match = start(3)
    bid(match, 40, 40, 30)
    bid(match, 50, 70, None)
    blackmail(match, 0, 1)
    assert match.position()["won"] == [[4], [], []]
    assert match.position()["discards"] == [[50], [20], [30]]
    assert last_value(match) == 100


def test_l5_a_doubled_banker_counts_80_and_doubles_again() -> None:
    match = start(2)
    bid(match, 40, 40)
    bid(match, 40, 70)
    assert last_value(match) == 140
    assert match.position()["doubled"] == [True, False]
    bid(match, 60, 90)
    assert match.position()["won"] == [[9], [4]]


# -- L6 -----------------------------------------------------------------------------------------------------


def test_l6_the_highest_value_takes_the_lot_and_all_cards_are_discarded() -> None:
    match = start(4)
    bid(match, 20, 70, 80, 90)
    position = match.position()
    assert position["won"] == [[], [], [], [4]]
    assert position["discards"] == [[20], [70], [80], [90]]
    assert position["table"] == [None] * 4
    assert position["hands"] == [hand(20), hand(70), hand(80), hand(90)]
    bid(match, 90, 80, 70, 20)
    position = match.position()
    assert position["won"] == [[9], [], [], [4]]
    assert position["discards"] == [[20, 90], [70, 80], [80, 70], [90, 20]]


def test_l6_a_tie_below_the_highest_changes_nothing() -> None:
    match = start(3)
    bid(match, 90, 80, 80)
    assert match.position()["won"] == [[4], [], []]
    assert match.position()["rebid"] is None


def test_l6_lots_won_are_listed_in_ascending_order() -> None:
    match = start(2)
    bid(match, 90, 80)
    bid(match, 80, 70)
    bid(match, 70, 20)
    assert match.position()["won"] == [[1, 4, 9], []]


# -- L7 -----------------------------------------------------------------------------------------------------


def test_l7_the_tied_take_their_cards_back_and_bid_again() -> None:
    match = start(4)
    bid(match, 70, 80, 20, 80)
    position = match.position()
    assert position["lot"] == 4
    assert position["rebid"] == [1, 3]
    assert position["hands"] == [hand(70), CARDS, hand(20), CARDS]
    assert position["discards"] == [[70], [], [20], []]
    assert position["table"] == [None] * 4
    assert position["sealed"] == [False] * 4
    assert match.to_act == [1, 3]
    for seat in (1, 3):
        assert same_moves(match.legal(seat), [{"type": "bid", "card": card} for card in CARDS])
    for seat in (0, 2):
        assert match.legal(seat) == []
        refuse(match, "R1", seat, {"type": "bid", "card": 90})


def test_l7_a_rebid_is_sealed_too() -> None:
    match = start(3)
    bid(match, 80, 80, 20)
    match.play(1, {"type": "bid", "card": 90})
    assert match.to_act == [0]
    assert match.position()["sealed"] == [False, True, False]
    assert match.position()["hands"][1] == CARDS
    refuse(match, "R1", 1, {"type": "bid", "card": 80})


def test_l7_the_same_card_may_be_bid_again() -> None:
    match = start(2)
    bid(match, 80, 80)
    bid(match, 80, 70)
    position = match.position()
    assert position["won"] == [[4], []]
    assert position["discards"] == [[80], [70]]
    assert position["hands"] == [hand(80), hand(70)]
    assert position["rebid"] is None
    assert match.to_act == [0, 1]


def test_l7_tied_again_nobody_wins() -> None:
    match = start(3)
    bid(match, 80, 80, 70)
    bid(match, 70, 70, None)
    position = match.position()
    assert position["withdrawn"] == [4]
    assert position["won"] == [[], [], []]
    assert position["discards"] == [[70], [70], [70]]
    assert position["hands"] == [hand(70)] * 3
    assert position["rebid"] is None
    assert position["lot"] == 9
    assert match.to_act == [0, 1, 2]


def test_l7_some_tied_again_is_enough() -> None:
    match = start(4)
    bid(match, 80, 80, 80, 20)
    assert match.to_act == [0, 1, 2]
    bid(match, 90, 90, 70, None)
    assert match.position()["withdrawn"] == [4]
    assert match.position()["discards"] == [[90], [90], [70], [20]]
    assert match.to_act == [0, 1, 2, 3]


def test_l7_a_tie_below_the_highest_of_the_rebid_changes_nothing() -> None:
    match = start(4)
    bid(match, 80, 80, 80, 80)
    assert match.position()["rebid"] == [0, 1, 2, 3]
    bid(match, 70, 90, 70, 20)
    assert match.position()["won"] == [[], [4], [], []]
    assert match.position()["discards"] == [[70], [90], [70], [20]]


def test_l7_values_tie_and_not_cards() -> None:
    match = after_bankers(3, 1)
    bid(match, 30, 60, 50)  # the doubled 30 and the 60; the Constable makes it a plain 30
    assert match.position()["rebid"] == [0, 1]
    assert match.position()["discards"][2] == [20, 50]


def test_l7_equal_cards_of_different_value_do_not_tie() -> None:
    match = after_bankers(3, 1)
    bid(match, 60, 60, 30)
    assert match.position()["won"] == [[9], [4], []]


def test_l7_a_blackmailed_card_is_out_of_the_tie() -> None:
    match = start(3)
    bid(match, 90, 90, 50)
    blackmail(match, 2, 0)
    assert match.position()["won"] == [[], [4], []]
    assert match.position()["rebid"] is None


def test_l7_every_tie_may_have_its_rebid() -> None:
    match = start(2)
    for number, card in enumerate((80, 70, 90)):
        bid(match, card, card)
        assert match.position()["rebid"] == [0, 1]
        bid(match, card, card)
        assert match.position()["withdrawn"] == DEAL[: number + 1]


def test_l7_a_tie_of_the_last_cards() -> None:
    match = start(2)
    for pair in EIGHTEEN_BIDS[:6]:
        bid(match, *pair)
    bid(match, 50, 30)  # what is left: 30, 40 and 40, 50
    blackmail(match, 0, None)
    bid(match, 30, 50)
    blackmail(match, 1, None)
    bid(match, 40, 40)
    assert match.to_act == [0, 1]
    assert match.legal(0) == match.legal(1) == [{"type": "bid", "card": 40}]
    bid(match, 40, 40)
    assert match.over
    assert match.position()["withdrawn"] == [5]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_l7_every_seat_spends_one_card_per_lot(seats: int) -> None:
    for seed in range(25):
        chance = random.Random(seed)
        match = saleroom.new("luxury", seats=seats, seed=seed)
        while not match.over:
            before = match.position()["lot"]
            seat = chance.choice(match.to_act)
            match.play(seat, chance.choice(match.legal(seat)))
            position = match.position()
            table = [[] if card is None else [card] for card in position["table"]]
            for s in range(seats):
                assert sorted(position["hands"][s] + position["discards"][s] + table[s]) == CARDS
            if position["lot"] != before:
                sold = 9 - len(position["lots_left"]) - (position["lot"] is not None)
                assert [len(cards) for cards in position["discards"]] == [sold] * seats
                assert sold == sum(map(len, position["won"])) + len(position["withdrawn"])
        assert match.position()["hands"] == [[]] * seats


# -- L8 -----------------------------------------------------------------------------------------------------


def everything_seen(match: Match, viewer: int | None) -> str:
    """All a viewer ever got, byte by byte."""
    return json.dumps([match.view(viewer), match.events(viewer)])


def test_l8_nobody_sees_the_pile() -> None:
    one, other = start(3), start(3, [4, 9, 5, 6, 8, 2, 7, 3, 1])
    for match in (one, other):
        bid(match, 80, 20, 60)
    for viewer in (None, 0, 1, 2):
        assert everything_seen(one, viewer) == everything_seen(other, viewer)
    assert one.view(0)["lot"] == 9
    assert one.view(0)["lots_left"] == 7
    assert one.view(0)["lots_ahead"] == []


def test_l8_only_the_appraiser_sees_the_lots_ahead() -> None:
    one, other = start(3), start(3, [4, 9, 3, 1, 7, 2, 8, 6, 5])
    for match in (one, other):
        bid(match, 70, 80, 20)
    for viewer in (None, 1, 2):
        assert everything_seen(one, viewer) == everything_seen(other, viewer)
    assert one.view(0)["lots_ahead"] == [1]
    assert other.view(0)["lots_ahead"] == [3]


def test_l8_what_lies_beyond_the_appraised_lots_is_unknown_to_all() -> None:
    one, other = start(3), start(3, [4, 9, 1, 7, 3, 2, 8, 6, 5])
    for match in (one, other):
        bid(match, 70, 80, 20)
    for viewer in (None, 0, 1, 2):
        assert everything_seen(one, viewer) == everything_seen(other, viewer)


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_l8_a_sealed_bid_is_known_to_its_seat_alone(seat: int) -> None:
    one, other = start(4), start(4)
    one.play(seat, {"type": "bid", "card": 40})
    other.play(seat, {"type": "bid", "card": 90})
    for viewer in (None, *range(4)):
        if viewer == seat:
            continue
        assert everything_seen(one, viewer) == everything_seen(other, viewer)
        assert one.view(viewer)["choice"] is None
        assert one.view(viewer)["sealed"] == [chosen == seat for chosen in range(4)]
    assert one.view(seat)["choice"] == {"type": "bid", "card": 40}
    assert other.view(seat)["choice"] == {"type": "bid", "card": 90}


def test_l8_a_sealed_rebid_is_known_to_its_seat_alone() -> None:
    one, other = start(3), start(3)
    for match, card in ((one, 80), (other, 0)):
        bid(match, 80, 80, 20)
        match.play(1, {"type": "bid", "card": card})
    for viewer in (None, 0, 2):
        assert everything_seen(one, viewer) == everything_seen(other, viewer)


def test_l8_a_sealed_blackmail_is_known_to_its_seat_alone() -> None:
    one, other, third = start(4), start(4), start(4)
    for match, target in ((one, 2), (other, 3), (third, None)):
        bid(match, 50, 50, 90, 80)
        blackmail(match, 0, target)
    for viewer in (None, 1, 2, 3):
        assert (
            everything_seen(one, viewer) == everything_seen(other, viewer) == everything_seen(third, viewer)
        )
    assert one.view(0)["choice"] == {"type": "blackmail", "target": 2}
    assert third.view(0)["choice"] == {"type": "blackmail", "target": None}


def test_l8_a_reveal_is_public() -> None:
    match = start(3)
    bid(match, 50, 90, 20)
    for viewer in (None, 0, 1, 2):
        assert match.view(viewer)["table"] == [50, 90, 20]


def test_l8_a_view_shows_ones_own_hand() -> None:
    match = start(3)
    bid(match, 80, 70, 20)
    assert [match.view(seat)["hand"] for seat in range(3)] == [hand(80), hand(70), hand(20)]
    assert match.view(None)["hand"] is None


def test_l8_hands_and_discards_stand_apart() -> None:
    # Seat 1 has spent its 20 or its 30: without a memory nobody else could tell.
    one, other = start(3), start(3)
    bid(one, 80, 20, 60)
    bid(other, 80, 30, 60)
    for viewer in (None, 0, 2):
        assert without(one.view(viewer), "memory") == without(other.view(viewer), "memory")
        assert one.view(viewer)["memory"] != other.view(viewer)["memory"]
    assert one.view(0)["memory"]["discards"] == [[80], [20], [60]]
    assert one.view(0)["memory"]["hands"] == [hand(80), hand(20), hand(60)]


def test_l8_withdrawn_lots_and_those_to_come_stand_apart() -> None:
    # Of the lots 4 and 3 one is withdrawn and one to come: without a memory nobody could tell which.
    one = start(3, [4, 9, 1, 3, 7, 2, 8, 6, 5], memory=False)
    other = start(3, [3, 9, 1, 4, 7, 2, 8, 6, 5], memory=False)
    for match in (one, other):
        bid(match, 0, 80, 40)
        bid(match, 20, 30, 80)
    for viewer in (None, 0, 1, 2):
        seen = [match.view(viewer, for_human=True) for match in (one, other)]
        assert seen[0] == seen[1]
        known = [match.insight(viewer, for_human=True) for match in (one, other)]
        assert known[0] == known[1]
        memories = [match.view(viewer)["memory"] for match in (one, other)]
        assert [memory["withdrawn"] for memory in memories] == [[4], [3]]
        assert [memory["lots_to_come"] for memory in memories] == [[2, 3, 5, 6, 7, 8], [2, 4, 5, 6, 7, 8]]


def test_l8_past_sales_name_a_withdrawn_lot_only_to_those_who_are_shown_it() -> None:
    for memory in (True, False):
        match = start(3, memory=memory)
        bid(match, 0, 80, 20)
        bid(match, 20, 30, 70)
        for viewer in (None, 0, 1, 2):
            whole, people = match.insight(viewer), match.insight(viewer, for_human=True)
            assert [lot["what"] for lot in whole["lots"]] == [4, 9]
            assert [lot["seat"] for lot in people["lots"]] == [None, 2]
            assert [lot["what"] for lot in people["lots"]] == ([4, 9] if memory else [None, 9])
            assert [lot["card"] for lot in people["lots"]] == ([None, 70] if memory else [None, None])
        while not match.over:
            seat = match.to_act[0]
            match.play(seat, match.legal(seat)[0])
        assert match.insight(0, for_human=True) == match.insight(0)


@pytest.mark.parametrize("memory", [True, False])
def test_l8_the_option_memory_is_the_tables_and_bots_remember_anyway(memory: bool) -> None:
    match, usual = start(3, memory=memory), start(3)
    for each in (match, usual):
        bid(each, 80, 20, 60)
    for viewer in (None, 0, 1, 2):
        assert without(match.view(viewer), "options") == without(usual.view(viewer), "options")
        for_people = match.view(viewer, for_human=True)
        assert ("memory" in for_people) is memory
        assert without(for_people, "memory") == without(match.view(viewer), "memory")
    assert match.options["memory"] is memory
    assert saleroom.load(match.record()).options["memory"] is memory


@pytest.mark.parametrize("memory", [None, 0, 1, "true", []])
def test_l8_the_option_memory_is_true_or_false(memory: Any) -> None:
    setup_refused("luxury", options={"memory": memory})
    setup_refused("luxury", options={"memories": True})


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_l8_what_lies_on_the_table_is_public_at_every_step(seats: int) -> None:
    chance = random.Random(seats)
    for seed in range(10):
        match = saleroom.new("luxury", seats=seats, seed=seed)
        while True:
            position = match.position()
            for viewer in (None, *range(seats)):
                view = match.view(viewer)
                for key in ("lot", "table", "sealed", "doubled", "rebid", "won"):
                    assert view[key] == position[key]
                assert view["memory"]["withdrawn"] == position["withdrawn"]
                assert view["to_act"] == match.to_act
                assert view["over"] == match.over
                assert (view["phase"] == "over") == match.over
                assert view["lots_left"] == len(position["lots_left"])
                assert view["memory"]["lots_to_come"] == sorted(position["lots_left"])
                assert view["hand"] == (None if viewer is None else position["hands"][viewer])
                assert view["hand_sizes"] == [len(cards) for cards in position["hands"]]
                assert view["memory"]["hands"] == position["hands"]
                assert view["memory"]["discards"] == position["discards"]
            if match.over:
                break
            seat = chance.choice(match.to_act)
            match.play(seat, chance.choice(match.legal(seat)))


def test_l8_won_lots_are_public_and_withdrawn_ones_were_seen() -> None:
    match = start(3)
    bid(match, 80, 70, 20)
    bid(match, 0, 90, 80)
    for viewer in (None, 0, 1, 2):
        assert match.view(viewer)["won"] == [[4], [], []]
        assert match.view(viewer)["memory"]["withdrawn"] == [9]


# -- L9 -----------------------------------------------------------------------------------------------------


def test_l9_points_of_the_lots_won() -> None:
    # Seat 0 takes the places 1, 3, 5, 7 and 8 of the pile: lots 4, 1, 7, 8, 6.
    match = whole_match(EIGHTEEN_BIDS, DEAL)
    assert match.outcome is not None
    assert match.outcome["breakdown"] == [{"lots": 26, "signs": 0}, {"lots": 19, "signs": 0}]
    assert match.outcome["scores"] == [26, 19]


@pytest.mark.parametrize("sign", ["jewel", "vehicle", "estate"])
def test_l9_three_more_for_a_whole_sign(sign: str) -> None:
    mine = POINTS[sign]
    one, two = [lots for name, lots in POINTS.items() if name != sign]
    # Seat 0: the whole sign and one lot of each other; seat 1: two and two.
    pile = [mine[0], one[0], mine[1], two[0], mine[2], one[1], one[2], two[2], two[1]]
    match = whole_match(EIGHTEEN_BIDS, pile)
    assert match.outcome is not None
    first = sum(mine) + one[2] + two[2]
    assert match.outcome["breakdown"] == [{"lots": first, "signs": 3}, {"lots": 45 - first, "signs": 0}]
    assert match.outcome["scores"] == [first + 3, 45 - first]


def test_l9_two_whole_signs() -> None:
    match = start(2, [2, 6, 7, 1, 5, 9, 3, 4, 8])
    for pair in ((90, 80), (80, 70), (70, 60), (60, 50)):
        bid(match, *pair)
    bid(match, 50, 30)
    blackmail(match, 0, None)
    for pair in ((40, 20), (30, 40), (20, 0), (0, 90)):  # the 30 is doubled; two Hooligans at the end
        bid(match, *pair)
    assert match.outcome is not None
    assert match.position()["won"] == [[1, 2, 3, 5, 6, 7, 9], []]
    assert match.position()["withdrawn"] == [4, 8]
    assert match.outcome["breakdown"] == [{"lots": 33, "signs": 6}, {"lots": 0, "signs": 0}]
    assert match.outcome["scores"] == [39, 0]
    assert match.outcome["winners"] == [0]


@pytest.mark.parametrize(
    ("signs", "bonus"), [("jjjjvvvee", 3), ("jjjjjvvee", 3), ("jjjjjjjjj", 3), ("jjvevevee", 0)]
)
def test_l9_three_more_for_three_lots_or_more_of_a_sign(signs: str, bonus: int) -> None:
    # Seat 0 takes the places 1, 3, 5, 7 and 8 of the pile: as many jewels as it can.
    places = [i + 1 for i, sign in enumerate(signs) if sign == "j"]
    rest = [lot for lot in range(1, 10) if lot not in places]
    mine = (places + rest)[:5]
    theirs = (places + rest)[5:]
    pile = [mine[0], theirs[0], mine[1], theirs[1], mine[2], theirs[2], mine[3], mine[4], theirs[3]]
    match = whole_match(EIGHTEEN_BIDS, pile, lots=signed(signs, *[1] * 9))
    assert match.position()["won"][0] == sorted(mine)
    assert match.outcome is not None
    assert match.outcome["breakdown"][0] == {"lots": 5, "signs": bonus}
    insight = match.insight(0)
    assert insight["breakdown"] == match.outcome["breakdown"]
    assert insight["signs"][0]["jewel"] == sum(signs[lot - 1] == "j" for lot in mine)


def test_l9_the_fourth_lot_of_a_sign_brings_no_more() -> None:
    match = start(2, list(range(1, 10)), lots=signed("jjjjjvvee", *[2] * 9))
    for number, pair in enumerate([(90, 80), (80, 70), (70, 60), (60, 50)]):
        assert match.insight(0)["if_won"] == {
            "adds": 5 if number == 2 else 2,
            "lots": 2,
            "signs": 3 * (number == 2),
        }
        bid(match, *pair)
    assert match.insight(0)["signs"][0] == {"jewel": 4, "vehicle": 0, "estate": 0}
    assert match.insight(0)["score"] == 11
    assert match.insight(0)["if_won"] == {"adds": 2, "lots": 2, "signs": 0}


def test_l9_two_lots_of_a_sign_of_which_there_are_only_two_bring_nothing() -> None:
    match = start(2, list(range(1, 10)), lots=signed("jjvvvvvee", *[2] * 9))
    for pair in [(90, 80), (80, 70)]:
        bid(match, *pair)
    assert match.insight(0)["signs"][0]["jewel"] == 2
    assert match.insight(0)["breakdown"][0] == {"lots": 4, "signs": 0}


# -- L10 ----------------------------------------------------------------------------------------------------


def test_l10_most_points_win() -> None:
    match = whole_match(EIGHTEEN_BIDS, DEAL)
    assert match.outcome is not None
    assert match.outcome["winners"] == [0]
    # Seat 1 owns the 9 here, and fewer points.
    match = whole_match(EIGHTEEN_BIDS, [8, 9, 7, 1, 6, 2, 4, 5, 3])
    assert match.outcome is not None
    assert match.outcome["scores"] == [30, 15]
    assert match.outcome["winners"] == [0]


@pytest.mark.parametrize(
    ("pile", "winner"), [([9, 7, 1, 6, 8, 5, 3, 2, 4], 0), ([7, 9, 1, 8, 6, 3, 5, 4, 2], 1)]
)
def test_l10_a_tie_goes_to_the_most_valuable_single_lot(pile: list[int], winner: int) -> None:
    # Lot 1 is withdrawn; 9, 8, 3 and 2 against 7, 6, 5 and 4: 22 points each and no whole sign.
    match = whole_match(ONE_WITHDRAWN, pile)
    assert match.outcome is not None
    assert match.position()["withdrawn"] == [1]
    assert sorted(match.position()["won"]) == [[2, 3, 8, 9], [4, 5, 6, 7]]
    assert match.outcome["scores"] == [22, 22]
    assert match.outcome["winners"] == [winner]


@pytest.mark.parametrize(("first", "third", "winner"), [((10, 4), (9, 5), 0), ((8, 6), (9, 5), 2)])
def test_l10_the_most_valuable_lot_of_a_seat_that_is_not_tied_is_nothing(
    first: tuple[int, int], third: tuple[int, int], winner: int
) -> None:
    # Seat 0 wins the lots 1 and 7, seat 1 the lot 2, seat 2 the lots 3 and 9; the rest is withdrawn.
    rest = [0, 1, 2, 3]
    lots = custom(first[0], 11, third[0], *rest[:3], first[1], rest[3], third[1])
    match = start(3, list(range(1, 10)), lots=lots)
    for row in (
        (90, 80, 70),
        (80, 90, 20),
        (20, 70, 80),
        (0, 30, 40),
        (30, 0, 50),
        (40, 20, 0),
        (60, 60, 60),
    ):
        bid(match, *row)
    bid(match, 50, 50, 30)
    blackmail(match, 0, None)
    blackmail(match, 1, None)
    bid(match, 50, 50, None)
    bid(match, 70, 40, 90)
    assert match.outcome is not None
    assert match.position()["won"] == [[1, 7], [2], [3, 9]]
    assert match.position()["withdrawn"] == [4, 5, 6, 8]
    assert match.outcome["scores"] == [14, 11, 14]
    assert match.outcome["winners"] == [winner]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_l10_tied_seats_without_lots_share(seats: int) -> None:
    match = start(seats)
    for card in CARDS:
        bid(match, *[card] * seats)
        if card != 0:
            bid(match, *[card] * seats)
    assert match.outcome is not None
    assert match.position()["withdrawn"] == DEAL
    assert match.outcome["scores"] == [0] * seats
    assert match.outcome["winners"] == list(range(seats))


def test_l10_equal_best_lots_share() -> None:
    # Seat 0 takes the lots 1, 3, 5, 7 and 8, seat 1 the lots 2, 4, 6 and 9: 18 points each.
    pile = list(range(1, 10))
    match = whole_match(EIGHTEEN_BIDS, pile, lots=signed("jvevjejve", 9, 9, 6, 3, 1, 3, 1, 1, 3))
    assert match.position()["won"] == [[1, 3, 5, 7, 8], [2, 4, 6, 9]]
    assert match.outcome is not None
    assert match.outcome["scores"] == [21, 18]
    match = whole_match(EIGHTEEN_BIDS, pile, lots=signed("jvevveejj", 9, 9, 6, 3, 1, 3, 1, 1, 3))
    assert match.outcome is not None
    assert match.outcome["scores"] == [18, 18]
    assert match.outcome["winners"] == [0, 1]
    match = whole_match(EIGHTEEN_BIDS, pile, lots=signed("jvevveejj", 9, 8, 6, 4, 1, 3, 1, 1, 3))
    assert match.outcome is not None
    assert match.outcome["scores"] == [18, 18]
    assert match.outcome["winners"] == [0]


def test_l10_a_worthless_lot_is_more_than_none() -> None:
    lots = custom(1, 2, 3, 0, 5, 6, 7, 8, 9)
    match = only_the_first_lot_is_sold(DEAL, lots=lots)
    assert match.outcome is not None
    assert match.outcome["scores"] == [0, 0]
    assert match.outcome["winners"] == [0]
