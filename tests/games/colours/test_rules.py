"""The rules of colours, paragraph by paragraph (RULES.md, C1 to C13)."""

import functools
import itertools
import json
import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

import saleroom
from saleroom import Match
from tests.games.helpers import Json, deal_refused, refuse, same_moves, setup_refused

COLOURS = "RBG"
KINDS = [colour + face for colour in COLOURS for face in "123456789*"]
FULL = Counter({kind: 2 if kind[1] in "123456" else 1 for kind in KINDS})
DECK = [kind for kind in KINDS for _ in range(FULL[kind])]

MATCHING = ["by-hand", "same-cards", "strict", "count"]
PASS: Json = {"type": "pass"}
STAND: Json = {"type": "stand"}

HANDS = [["R1", "R2"], ["B1", "B2"], ["G1", "G2"], ["R9", "B9"]]
MARKET = ["R5", "B3", "G8", "R4", "B6", "G3"]
THEN = ["G4", "G5", "G6", "R3", "B5", "B4", "R6", "B7", "G7"]


def deck(*top: str) -> list[str]:
    """A deck with these cards on top and the others behind, in order."""
    left = FULL - Counter(top)
    assert sum(left.values()) == 48 - len(top)
    return [*top, *(kind for kind in KINDS for _ in range(left[kind]))]


def start(
    seats: int = 3,
    hands: Sequence[Sequence[str]] = HANDS,
    market: Sequence[str] = MARKET,
    then: Sequence[str] = THEN,
    house: Sequence[str] = ("G9", "R8"),
    **options: Any,
) -> Match:
    """A match with these hands and this market; `then` comes next from the deck."""
    dealt = [card for hand in hands[:seats] for card in hand]
    top = [*dealt, *(house if seats == 2 else []), *market[: 6 if seats == 4 else 5], *then]
    return saleroom.new("colours", seats=seats, deal={"deck": deck(*top)}, options=options)


def offer(slot: int) -> Json:
    return {"type": "offer", "slot": slot}


def give(what: int | str) -> Json:
    """A renunciation: of a slot, or of a hand card."""
    return {"type": "renounce", "slot": what} if isinstance(what, int) else {"type": "renounce", "card": what}


def go(match: Match, seat: int, *words: int | str) -> None:
    """Moves of one seat: "offer 0", "pass", "stand"; a slot or a card to renounce."""
    for word in words:
        assert match.to_act == [seat]
        if word == "pass":
            match.play(seat, PASS)
        elif word == "stand":
            match.play(seat, STAND)
        elif isinstance(word, str) and word.startswith("offer"):
            match.play(seat, offer(int(word[-1])))
        else:
            match.play(seat, give(word))


def buy(match: Match, seat: int, slot: int, *price: int | str) -> None:
    """The dealer puts a card up and gets it: all others who are still in pass."""
    go(match, seat, f"offer {slot}", *price, "stand")
    while match.position()["sale"] is not None:
        match.play(match.to_act[0], PASS)


def pass_deals(match: Match, times: int) -> None:
    for _ in range(times):
        go(match, match.position()["dealer"], "pass")


def marks(match: Match) -> dict[int, Json]:
    """The slots that carry markers."""
    return {slot: row for slot, row in enumerate(match.position()["marks"]) if row}


def result(match: Match) -> Json:
    assert match.over
    assert match.outcome is not None
    return match.outcome


def end(match: Match) -> Json:
    """All pass to the end."""
    while not match.over:
        match.play(match.to_act[0], PASS)
    return result(match)


# -- the deal -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [0, 1, 5, -2, "2", 2.0, True])
def test_c1_two_to_four_seats(seats: Any) -> None:
    setup_refused("colours", seats=seats)


@pytest.mark.parametrize(("seats", "slots"), [(2, 5), (3, 5), (4, 6)])
def test_c1_hands_house_and_market_are_dealt_from_the_top(seats: int, slots: int) -> None:
    match = saleroom.new("colours", seats=seats, seed=8)
    dealt = match.deal["deck"]
    position = match.position()
    hands = [dealt[2 * seat : 2 * seat + 2] for seat in range(seats)]
    assert position["hands"] == [sorted(hand, key=KINDS.index) for hand in hands]
    first = 2 * seats
    if seats == 2:
        assert position["house"] == sorted(dealt[4:6], key=KINDS.index)
        first = 6
    else:
        assert position["house"] is None
    assert position["market"] == dealt[first : first + slots]
    assert position["deck"] == dealt[first + slots :]
    assert position["marks"] == [{}] * slots
    assert position["discards"] == 0


@pytest.mark.parametrize("seed", range(10))
def test_c1_a_shuffled_deck_has_48_cards(seed: int) -> None:
    assert len(DECK) == 48
    assert Counter(saleroom.new("colours", seed=seed).deal["deck"]) == FULL


@pytest.mark.parametrize(
    "bad",
    [
        DECK[:47],
        [*DECK, "R1"],
        [*DECK[:47], "R1"],
        [*DECK[:47], "G7"],
        [*DECK[:47], "Y1"],
        [*DECK[:47], "R0"],
        [*DECK[:47], "g*"],
        [*DECK[:47], 5],
        [*DECK[:47], None],
        [],
        "R1",
        None,
    ],
)
def test_c1_a_deck_that_is_not_whole(bad: Any) -> None:
    deal_refused("colours", deal={"deck": bad})


def test_c1_a_deal_is_the_deck() -> None:
    deal_refused("colours", deal={})
    deal_refused("colours", deal={"deck": DECK, "dealer": 1})


# -- C1 -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c1_seat_0_deals_first_and_offers_a_card_or_passes(seats: int) -> None:
    match = start(seats)
    slots = 6 if seats == 4 else 5
    assert match.to_act == [0]
    assert same_moves(match.legal(0), [PASS, *(offer(slot) for slot in range(slots))])
    position = match.position()
    assert position["dealer"] == position["dealer_passes"] == 0
    assert position["sale"] is position["bidder"] is None
    assert position["totals"] == [0] * seats
    assert position["out"] == [False] * seats


@pytest.mark.parametrize("slot", range(5))
def test_c1_any_card_may_be_put_up(slot: int) -> None:
    match = start()
    go(match, 0, f"offer {slot}")
    position = match.position()
    assert position["sale"] == slot
    assert position["bidder"] == 0
    assert position["market"] == MARKET[:5]
    assert match.to_act == [0]


def test_c1_moves_that_are_not_asked_for_or_not_whole() -> None:
    match = start()
    refuse(match, "R1", 0, STAND)
    refuse(match, "R1", 0, give(1))
    refuse(match, "R1", 0, give("R1"))
    refuse(match, "R1", 1, offer(0))
    refuse(match, "R1", 1, PASS)
    refuse(match, "R1", 3, PASS)
    refuse(match, "R2", 0, {"type": "offer"})
    refuse(match, "R2", 0, {"type": "offer", "slot": "0"})
    refuse(match, "R2", 0, {"type": "offer", "slot": None})
    refuse(match, "R2", 0, {"type": "offer", "slot": 0.0})
    refuse(match, "R2", 0, {"type": "offer", "slot": True})
    refuse(match, "R2", 0, {"type": "offer", "slot": 0, "card": "R5"})
    refuse(match, "R2", 0, {"type": "offer", "card": "R5"})
    refuse(match, "R2", 0, {"type": "pass", "slot": 0})
    for slot in (5, 6, -1, 10**30):
        refuse(match, "C1", 0, offer(slot))
    refuse(start(4), "C1", 0, offer(6))


def test_c1_a_card_with_ones_own_x_may_not_be_put_up() -> None:
    match = start(2)
    buy(match, 0, 0, 1, 3)
    go(match, 1, "pass")
    assert marks(match) == {1: {"0": "X"}, 3: {"0": "X"}}
    assert same_moves(match.legal(0), [PASS, offer(0), offer(2), offer(4)])
    refuse(match, "C1", 0, offer(1))
    refuse(match, "C1", 0, offer(3))
    # Another seat may put it up.
    match = start(2)
    buy(match, 0, 0, 1, 3)
    assert same_moves(match.legal(1), [PASS, *(offer(slot) for slot in range(5))])


def nothing_to_renounce() -> Match:
    """Seat 0 deals without hand cards; its X lies on slots 1 to 4."""
    match = start()
    buy(match, 0, 0, 1, 2, 3, 4, "R1", "R2")
    assert match.position()["hands"][0] == ["R5"]
    pass_deals(match, 2)
    go(match, 0, "offer 0", "R5", "stand")
    go(match, 1, "B1", "B2", "stand")
    go(match, 2, "pass")
    go(match, 0, "pass")
    assert match.position()["hands"][0] == []
    pass_deals(match, 2)
    assert match.position()["dealer"] == 0
    assert marks(match) == {slot: {"0": "X"} for slot in (1, 2, 3, 4)}
    return match


def test_c1_who_can_renounce_nothing_may_put_nothing_up() -> None:
    match = nothing_to_renounce()
    assert match.legal(0) == [PASS]
    refuse(match, "C1", 0, offer(0))
    refuse(match, "C1", 0, offer(1))
    assert match.position()["dealer_passes"] == 2
    go(match, 0, "pass")  # still said by a move
    assert match.position()["discards"] == 5 + 2 + 1 + 2


def test_c1_a_hand_card_is_enough_to_put_a_card_up() -> None:
    match = start()
    buy(match, 0, 0, 1, 2, 3, 4)
    pass_deals(match, 2)
    assert same_moves(match.legal(0), [PASS, offer(0)])
    go(match, 0, "offer 0")
    assert same_moves(match.legal(0), [give("R1"), give("R2"), give("R5")])


def last_market(seats: int, cards: int, **arguments: Any) -> Match:
    """All have passed until the deck is empty and so many cards are left in the market."""
    match = start(seats, **arguments)
    while match.position()["deck"]:
        pass_deals(match, seats)
    assert sum(card is not None for card in match.position()["market"]) == cards
    assert match.to_act == [0]
    return match


def test_c1_the_only_card_of_the_market_needs_a_hand_card() -> None:
    match = last_market(3, 2)
    buy(match, 0, 0, "R1")
    assert [card is None for card in match.position()["market"]] == [True, False, True, True, True]
    assert same_moves(match.legal(1), [PASS, offer(1)])
    refuse(match, "C1", 1, offer(0))  # an empty slot
    go(match, 1, "offer 1")
    assert same_moves(match.legal(1), [give("B1"), give("B2")])
    # Without a hand card it cannot be put up.
    match = last_market(3, 2)
    go(match, 0, "offer 0", "R1", "R2", "stand")
    go(match, 1, "B1", "B2", 1, "stand")
    go(match, 2, "pass")
    go(match, 0, "pass")
    pass_deals(match, 2)
    assert match.to_act == [0]
    assert match.position()["hands"][0] == []
    assert match.position()["market"][1] is not None
    assert match.legal(0) == [PASS]
    refuse(match, "C1", 0, offer(1))


@pytest.mark.parametrize(("seats", "slots"), [(2, 5), (3, 5), (4, 6)])
def test_c1_when_all_dealers_pass_the_market_is_discarded(seats: int, slots: int) -> None:
    match = start(seats)
    rest = match.position()["deck"]
    for number in range(1, seats):
        go(match, number - 1, "pass")
        position = match.position()
        assert position["dealer"] == number
        assert position["dealer_passes"] == number
        assert position["market"] == MARKET[:slots]
        assert position["discards"] == 0
    go(match, seats - 1, "pass")
    position = match.position()
    assert position["dealer"] == 0  # the deal passes on as usual
    assert position["dealer_passes"] == 0
    assert position["market"] == rest[:slots]
    assert position["deck"] == rest[slots:]
    assert position["discards"] == slots
    assert match.to_act == [0]


def test_c1_passes_are_counted_in_a_row() -> None:
    match = start()
    pass_deals(match, 2)
    buy(match, 2, 0, 1)
    assert match.position()["dealer_passes"] == 0
    assert match.position()["dealer"] == 0
    pass_deals(match, 2)
    assert match.position()["dealer_passes"] == 2
    assert match.position()["discards"] == 0
    go(match, 2, "pass")
    assert match.position()["discards"] == 5
    assert match.position()["dealer"] == 0


def test_c1_markers_go_back_when_the_market_is_discarded() -> None:
    match = start()
    buy(match, 0, 0, 1, 2)
    assert marks(match) == {1: {"0": "X"}, 2: {"0": "X"}}
    pass_deals(match, 3)
    assert marks(match) == {}
    assert match.position()["dealer"] == 1
    pass_deals(match, 2)
    assert same_moves(match.legal(0), [PASS, *(offer(slot) for slot in range(5))])


def test_c1_a_short_deck_fills_the_lowest_slots() -> None:
    match = last_market(3, 2)
    assert [card is None for card in match.position()["market"]] == [False, False, True, True, True]
    match = last_market(4, 4)
    assert [card is None for card in match.position()["market"]] == [False] * 4 + [True] * 2


# -- C2 -----------------------------------------------------------------------------------------------------


def test_c2_the_dealer_must_open() -> None:
    match = start()
    go(match, 0, "offer 0")
    assert same_moves(match.legal(0), [give(1), give(2), give(3), give(4), give("R1"), give("R2")])
    refuse(match, "C2", 0, PASS)
    refuse(match, "C2", 0, STAND)
    refuse(match, "R1", 1, PASS)


def test_c2_one_card_is_enough_and_more_are_allowed() -> None:
    match = start()
    go(match, 0, "offer 0", 1)
    assert same_moves(match.legal(0), [STAND, give(2), give(3), give(4), give("R1"), give("R2")])
    go(match, 0, 4, "R2")
    assert match.position()["totals"] == [3, 0, 0]
    assert same_moves(match.legal(0), [STAND, give(2), give(3), give("R1")])
    go(match, 0, 2, 3, "R1")
    assert match.legal(0) == [STAND]
    go(match, 0, "stand")
    assert match.position()["totals"] == [6, 0, 0]
    assert match.to_act == [1]


def test_c2_no_way_back_in_the_opening_bid() -> None:
    match = start()
    go(match, 0, "offer 0", 1)
    refuse(match, "C3", 0, PASS)


def test_c2_the_dealer_opens_even_if_nobody_can_answer() -> None:
    match = start(2)
    buy(match, 0, 0, 1)
    go(match, 1, "offer 1")  # with the X of seat 0
    assert match.position()["out"] == [True, False]
    refuse(match, "C2", 1, STAND)
    refuse(match, "C2", 1, PASS)
    go(match, 1, 2, "stand")
    assert match.position()["hands"][1] == ["B1", "B2", "B3"]
    assert match.position()["sale"] is None


# -- C3 -----------------------------------------------------------------------------------------------------


def test_c3_clockwise_from_the_dealer() -> None:
    match = start(4)
    go(match, 0, "pass")
    go(match, 1, "pass")
    go(match, 2, "offer 0", 1, "stand")
    assert match.position()["bidder"] == 3
    go(match, 3, 2, "stand")
    go(match, 0, 3, "stand")
    go(match, 1, "pass")
    assert match.position()["out"] == [False, True, False, False]
    go(match, 2, 4, "stand")
    go(match, 3, "pass")
    assert match.to_act == [0]  # the dealer's turn came round and went on
    go(match, 0, "R1", "stand")
    assert match.to_act == [2]  # seats 1 and 3 are out and not asked again
    go(match, 2, "pass")
    assert match.position()["hands"][0] == ["R2", "R5"]


def test_c3_who_has_passed_is_out_of_this_auction_only() -> None:
    match = start()
    go(match, 0, "offer 0", 1, "stand")
    go(match, 1, "pass")
    assert match.position()["out"] == [False, True, False]
    refuse(match, "R1", 1, give(2))
    go(match, 2, 2, "stand")
    assert match.to_act == [0]
    go(match, 0, "pass")
    position = match.position()
    assert position["out"] == [False] * 3
    assert position["totals"] == [0] * 3
    assert position["bidder"] is None
    assert match.to_act == [1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c3_when_all_others_are_out_the_last_bidder_wins(seats: int) -> None:
    match = start(seats)
    go(match, 0, "offer 2", 0, "stand")
    for seat in range(1, seats):
        assert match.position()["sale"] == 2
        go(match, seat, "pass")
    assert match.position()["sale"] is None
    assert match.position()["hands"][0] == ["R1", "R2", "G8"]


def test_c3_a_seat_whose_x_lies_on_the_card_is_out_from_the_start() -> None:
    match = start(4)
    buy(match, 0, 0, 1)  # seat 0 has its X on slot 1
    go(match, 1, "offer 1")
    assert match.position()["out"] == [True, False, False, False]
    go(match, 1, 2, "stand")
    go(match, 2, "pass")
    go(match, 3, 3, "stand")
    assert match.to_act == [1]  # seat 0 is not asked
    go(match, 1, "pass")
    assert match.position()["hands"][3] == ["R9", "B3", "B9"]
    assert match.position()["out"] == [False] * 4


def test_c3_several_seats_out_from_the_start() -> None:
    match = start(4)
    buy(match, 0, 0, 1)
    buy(match, 1, 2, 1)
    go(match, 2, "offer 1")
    assert match.position()["out"] == [True, True, False, False]
    go(match, 2, 0, "stand")
    go(match, 3, "pass")
    assert match.position()["hands"][2] == ["B3", "G1", "G2"]


def test_c3_no_way_back_once_a_turn_has_begun() -> None:
    match = start()
    go(match, 0, "offer 0", 1, "stand")
    go(match, 1, 2)
    refuse(match, "C3", 1, PASS)
    go(match, 1, "B1")
    refuse(match, "C3", 1, PASS)
    go(match, 1, "stand")


# -- C4 -----------------------------------------------------------------------------------------------------


def test_c4_a_question_mark_on_another_market_card() -> None:
    match = start()
    go(match, 0, "offer 0", 3)
    assert marks(match) == {3: {"0": "?"}}
    assert match.position()["market"] == MARKET[:5]
    refuse(match, "C4", 0, give(0))  # the card for sale
    refuse(match, "C4", 0, give(3))  # its own ? lies there
    refuse(match, "C4", 0, give(5))  # no such slot
    refuse(match, "C4", 0, give(-1))
    refuse(match, "C4", 0, give(10**30))


def test_c4_not_a_card_with_ones_own_x() -> None:
    match = start()
    buy(match, 0, 0, 1, 2)
    pass_deals(match, 2)
    go(match, 0, "offer 0")
    refuse(match, "C4", 0, give(1))
    refuse(match, "C4", 0, give(2))
    assert same_moves(match.legal(0), [give(3), give(4), give("R1"), give("R2"), give("R5")])


def test_c4_the_markers_of_others_do_not_hinder() -> None:
    match = start(4)
    buy(match, 0, 0, 1)
    go(match, 1, "offer 0", 1, "stand")  # the X of seat 0 lies there
    assert marks(match) == {1: {"0": "X", "1": "?"}}


def test_c4_not_an_empty_slot() -> None:
    match = last_market(3, 2)
    go(match, 0, "offer 0")
    refuse(match, "C4", 0, give(2))
    assert same_moves(match.legal(0), [give(1), give("R1"), give("R2")])


def test_c4_a_hand_card_is_discarded() -> None:
    match = start()
    go(match, 0, "offer 0")
    refuse(match, "C4", 0, give("B1"))  # in another hand
    refuse(match, "C4", 0, give("R5"))  # in the market
    refuse(match, "C4", 0, give("R3"))  # in the deck
    refuse(match, "C4", 0, give("R0"))
    refuse(match, "C4", 0, give(""))
    go(match, 0, "R1")
    position = match.position()
    assert position["hands"][0] == ["R2"]
    assert position["discards"] == 1
    assert position["totals"] == [1, 0, 0]
    assert marks(match) == {}
    refuse(match, "C4", 0, give("R1"))  # there was only one


def test_c4_one_of_two_equal_hand_cards() -> None:
    match = start(hands=[["R1", "R1"], *HANDS[1:]])
    go(match, 0, "offer 0")
    assert [move for move in match.legal(0) if "card" in move] == [give("R1")]
    go(match, 0, "R1")
    assert match.position()["hands"][0] == ["R1"]
    go(match, 0, "R1")
    assert match.position()["hands"][0] == []
    assert match.position()["totals"] == [2, 0, 0]
    assert match.position()["discards"] == 2
    refuse(match, "C4", 0, give("R1"))


def test_c4_hand_cards_are_lost_whoever_wins() -> None:
    match = start()
    go(match, 0, "offer 0", "R1", "stand")
    go(match, 1, "B1", 2, "stand")
    go(match, 2, "G1", "G2", 1, "stand")
    go(match, 0, "pass")
    go(match, 1, "pass")
    position = match.position()
    assert position["hands"] == [["R2"], ["B2"], ["R5"]]
    assert position["discards"] == 4


def test_c4_a_joker_may_be_discarded() -> None:
    match = start(hands=[["R*", "R2"], *HANDS[1:]])
    go(match, 0, "offer 0", "R*", "stand")
    assert match.position()["hands"][0] == ["R2"]


def test_c4_renounce_names_a_slot_or_a_card() -> None:
    match = start()
    go(match, 0, "offer 0")
    refuse(match, "R2", 0, {"type": "renounce"})
    refuse(match, "R2", 0, {"type": "renounce", "slot": 1, "card": "R1"})
    refuse(match, "R2", 0, {"type": "renounce", "slot": "R1"})
    refuse(match, "R2", 0, {"type": "renounce", "card": 1})
    refuse(match, "R2", 0, {"type": "renounce", "card": None})
    refuse(match, "R2", 0, {"type": "renounce", "slot": None})
    refuse(match, "R2", 0, {"type": "renounce", "slot": True})
    refuse(match, "R2", 0, {"type": "renounce", "slot": 1, "seat": 0})
    refuse(match, "R2", 0, {"type": "stand", "slot": 1})
    refuse(match, "R1", 0, offer(1))


# -- C5 -----------------------------------------------------------------------------------------------------


def test_c5_a_raise_matches_every_question_mark_and_adds_one() -> None:
    match = start()
    go(match, 0, "offer 0", 1, "stand")
    # The first word names another card than the demanded one, and puts that down as well.
    assert same_moves(match.legal(1), [PASS, give(2), give(3), give(4), give("B1"), give("B2")])
    refuse(match, "C4", 1, give(1))
    refuse(match, "C5", 1, STAND)
    go(match, 1, 2)
    assert marks(match) == {1: {"0": "?", "1": "?"}, 2: {"1": "?"}}
    assert match.position()["totals"] == [1, 2, 0]
    go(match, 1, "stand")
    # Seat 2 has to match both.
    assert same_moves(match.legal(2), [PASS, give(3), give(4), give("G1"), give("G2")])
    go(match, 2, "G1", "stand")
    assert marks(match) == {1: {"0": "?", "1": "?", "2": "?"}, 2: {"1": "?", "2": "?"}}
    assert match.position()["totals"] == [1, 2, 3]
    # Seat 0 has its ? on slot 1 already: slot 2 is demanded, and it needs a total of 4.
    go(match, 0, 4)
    assert match.position()["totals"] == [3, 2, 3]
    refuse(match, "C5", 0, STAND)
    assert same_moves(match.legal(0), [give(3), give("R1"), give("R2")])
    go(match, 0, 3)
    assert same_moves(match.legal(0), [STAND, give("R1"), give("R2")])
    go(match, 0, "stand")
    assert match.position()["totals"] == [4, 2, 3]


def test_c5_a_hand_card_of_another_seat_is_matched_by_number_only() -> None:
    match = start()
    go(match, 0, "offer 0", "R1", "R2", "stand")
    go(match, 1, 3)
    assert marks(match) == {3: {"1": "?"}}
    refuse(match, "C5", 1, STAND)
    go(match, 1, 4)
    refuse(match, "C5", 1, STAND)  # 2 is as much as seat 0 has
    go(match, 1, "B1", "stand")
    assert match.position()["totals"] == [2, 3, 0]


def test_c5_question_marks_of_seats_that_have_passed_since_are_demanded() -> None:
    match = start(4)
    go(match, 0, "offer 0", 1, "stand")
    go(match, 1, 2, "stand")
    go(match, 2, "pass")
    go(match, 3, 3, "stand")
    go(match, 0, "pass")
    go(match, 1, 4, "stand")  # slot 3 is demanded of it
    assert marks(match)[1] == {"0": "?", "1": "?", "3": "?"}
    assert marks(match)[3] == {"1": "?", "3": "?"}
    assert match.position()["totals"] == [1, 4, 0, 3]
    # Seat 0 alone has put a ? on slot 5, with more than it had to, and has passed when seat 2 comes in.
    match = start(4)
    pass_deals(match, 3)
    go(match, 3, "offer 0", 1, "stand")
    go(match, 0, 5, "stand")
    go(match, 1, "pass")
    go(match, 2, "G1", "stand")
    go(match, 3, "pass")
    go(match, 0, "pass")
    assert match.position()["sale"] is None
    assert marks(match) == {1: {"2": "X"}, 5: {"2": "X"}}


def crossed(*slots: int | str, **options: Any) -> Match:
    """A match in which seat 0 has given up these slots and hand cards for the R5, and seat 1 has put up slot 0."""
    match = start(**options)
    buy(match, 0, 0, *slots)
    go(match, 1, "offer 0")
    return match


def replaced(match: Match, viewer: int | None = None) -> list[tuple[int, int, str]]:
    """Seat, slot and card of each market card that a hand card has replaced, in order."""
    return [
        (event["seat"], event["slot"], event["card"])
        for event in match.events(viewer)
        if event["type"] == "hand_card_replaces"
    ]


ONE_OWED = "1 of your hand cards must still replace the card that you gave up for good."
TWO_OWED = "2 of your hand cards must still replace the cards that you gave up for good."


def test_c5_a_hand_card_replaces_a_demanded_card_with_ones_own_x() -> None:
    match = crossed(1)
    go(match, 1, 1, "stand")
    go(match, 2, "pass")
    # Two market cards would make the total, but a hand card has to be among what seat 0 gives up.
    assert match.view()["to_replace"] == match.insight(0)["bid"]["to_replace"] == [1]
    assert same_moves(match.legal(0), [PASS, give(2), give(3), give(4), give("R1"), give("R2"), give("R5")])
    refuse(match, "C4", 0, give(1))
    go(match, 0, 2, 3)
    assert match.position()["totals"] == [2, 1, 0]
    assert refuse(match, "C5", 0, STAND) == ONE_OWED
    assert same_moves(match.legal(0), [give(4), give("R1"), give("R2"), give("R5")])
    go(match, 0, "R5")
    assert match.view()["to_replace"] == match.insight(0)["bid"]["to_replace"] == []
    assert match.view()["replaced"] == [[1], [], []]
    go(match, 0, "stand")
    assert match.position()["totals"] == [3, 1, 0]
    assert marks(match) == {1: {"0": "X", "1": "?"}, 2: {"0": "?"}, 3: {"0": "?"}}
    assert replaced(match) == [(0, 1, "B3")]


def test_c5_the_hand_card_that_replaces_counts_for_the_total() -> None:
    match = crossed(1)
    go(match, 1, 1, "stand")
    go(match, 2, "pass")
    go(match, 0, "R5")
    assert refuse(match, "C5", 0, STAND) == "You must give up at least 2 cards in all before you can stand."
    go(match, 0, "R1", "stand")
    assert match.position()["totals"] == [2, 1, 0]
    assert replaced(match) == [(0, 1, "B3")]  # the second card replaces nothing


@pytest.mark.parametrize("after", [0, 1, 2])
@pytest.mark.parametrize("before", [0, 1, 2])
@pytest.mark.parametrize("carry", [1, 2])
def test_c5_each_hand_card_replaces_one_card_whenever_it_was_given_up(
    carry: int, before: int, after: int
) -> None:
    """`carry` cards with the X of seat 0 are demanded; it gives up `before` hand cards earlier and `after` later."""
    hand = ["R1", "R2", "R5"]
    match = crossed(*[1, 2][:carry])
    go(match, 1, 3, "stand")
    go(match, 2, "pass")
    first: list[str | int] = [*hand[:before]] or [4]
    go(match, 0, *first, "stand")  # slot 3 is matched
    assert replaced(match) == []
    total = match.position()["totals"][0]
    more = max(0, total - (1 + (not before) + carry) + 1)  # what seat 1 needs besides the slots
    go(match, 1, *[1, 2][:carry], *["B1", "B2"][:more], "stand")
    high = match.position()["totals"][1]
    assert high > total
    owed = max(0, carry - before)
    assert match.view()["to_replace"] == [1, 2][carry - owed : carry]
    spent = hand[before : before + after]
    after = len(spent)
    if before:
        go(match, 0, 4)
        total += 1
    go(match, 0, *spent)
    total += after
    assert match.position()["totals"][0] == total
    if total > high and after >= owed:
        go(match, 0, "stand")
    elif total > high:
        assert refuse(match, "C5", 0, STAND) == (ONE_OWED if owed - after == 1 else TWO_OWED)
    else:
        refuse(match, "C5", 0, STAND)
    # Nothing is put down before the turn has begun.
    covers = min(carry, before + after) if before or after else 0
    assert replaced(match) == [(0, 1, "B3"), (0, 2, "G8")][:covers]
    assert match.view()["replaced"][0] == ([1, 2][:covers])


def test_c5_stand_as_the_first_word_with_ones_own_x_on_a_demanded_card() -> None:
    match = crossed(1)
    go(match, 1, 2, "stand")
    go(match, 2, "pass")
    go(match, 0, "R1", "R2", "R5", "stand")  # 4 with slot 2
    go(match, 1, 1, 3, 4, "B1", "stand")  # 5
    # Slots 3 and 4 bring seat 0 to 6, and one of its three hand cards replaces slot 1.
    assert same_moves(match.legal(0), [PASS, STAND])
    go(match, 0, "stand")
    assert match.position()["totals"] == [6, 5, 0]
    assert replaced(match) == [(0, 1, "B3")]
    assert marks(match)[1] == {"0": "X", "1": "?"}


def test_c5_a_hand_card_of_the_opening_bid_replaces_too() -> None:
    match = start()
    buy(match, 0, 0, 1)
    go(match, 1, "pass")
    go(match, 2, "pass")
    go(match, 0, "offer 0", "R1", "stand")
    go(match, 1, 1, 2, "stand")
    go(match, 2, "pass")
    assert match.view()["to_replace"] == []
    assert same_moves(match.legal(0), [PASS, give(3), give(4), give("R2"), give("R5")])
    go(match, 0, 3, "stand")
    assert match.position()["totals"] == [3, 2, 0]
    assert replaced(match) == [(0, 1, "B3")]


def test_c5_a_replaced_card_stays_replaced_and_a_new_auction_begins_afresh() -> None:
    match = crossed(1)
    go(match, 1, 1, "stand")
    go(match, 2, "pass")
    go(match, 0, "R5", 2, "stand")
    go(match, 1, 3, "stand")
    go(match, 0, 4, "stand")  # slot 3 is matched, slot 1 is replaced already
    assert match.position()["totals"] == [4, 3, 0]
    assert replaced(match) == [(0, 1, "B3")]
    go(match, 1, "pass")
    assert match.view()["replaced"] == [[], [], []]
    go(match, 2, "offer 0", 1, "stand")
    assert match.view()["to_replace"] == [1]  # the hand card of the last auction replaces nothing now


def test_c5_who_cannot_replace_must_pass() -> None:
    match = crossed(1, 2, "R1", "R2")
    go(match, 1, 1, 2, "stand")
    go(match, 2, "pass")
    assert match.legal(0) == [PASS]
    sentence = "You must pass: 2 cards with your X still have to be replaced, and you hold only 1 card."
    assert refuse(match, "C5", 0, give(3)) == sentence
    assert refuse(match, "C5", 0, give("R5")) == sentence
    assert refuse(match, "C5", 0, STAND) == sentence
    match = crossed(1, "R1", "R2")
    go(match, 1, 3, "stand")
    go(match, 2, "pass")
    go(match, 0, "R5", "stand")
    go(match, 1, 4, 2, "stand")
    go(match, 0, "pass")
    go(match, 2, "offer 0", 1, "stand")
    assert match.legal(0) == [PASS]
    assert refuse(match, "C5", 0, give(2)) == (
        "You must pass: 1 card with your X still has to be replaced, and you hold no cards."
    )


def test_c10_everyone_sees_which_market_card_is_replaced_and_nobody_by_what() -> None:
    match = crossed(1)
    go(match, 1, 1, "stand")
    go(match, 2, "pass")
    go(match, 0, "R2", "R5", "stand")
    for viewer in (None, 1, 2):
        assert replaced(match, viewer) == [(0, 1, "B3")]
        assert match.view(viewer)["replaced"] == [[1], [], []]
        lost = [event for event in match.events(viewer) if event["type"] == "hand_card_discarded"]
        assert lost == [{"type": "hand_card_discarded", "seat": 0, "rule": "C4"}] * 2


def test_c10_matches_that_differ_in_the_hand_card_that_replaces_look_alike() -> None:
    found = []
    for card in ("R1", "R2", "R5"):  # two dealt in secret, one taken in the open
        match = crossed(1)
        go(match, 1, 1, "stand")
        go(match, 2, "pass")
        go(match, 0, card, 2, "stand")
        go(match, 1, 3, "stand")
        found.append(match)
    for viewer in (None, 1, 2):
        seen = [(match.view(viewer), match.events(viewer), match.insight(viewer)) for match in found]
        assert seen[0] == seen[1] == seen[2]
    for seat in (1, 2):
        assert len({match.knowledge(seat).key for match in found}) == 1
    assert found[0].view(0) != found[1].view(0)


def test_c5_the_example_of_a_hand_card_given_up_before() -> None:
    match = start()
    buy(match, 0, 0, 1, 2)  # the X of seat 0 on slots 1 and 2
    go(match, 1, "offer 0", 3, "stand")
    go(match, 2, "pass")
    go(match, 0, "R1", "stand")
    go(match, 1, 1, 2, "stand")
    assert match.position()["totals"] == [2, 3, 0]
    go(match, 0, "R2")
    assert match.position()["totals"] == [3, 3, 0]
    assert replaced(match) == [(0, 1, "B3"), (0, 2, "G8")]
    refuse(match, "C5", 0, STAND)
    go(match, 0, 4, "stand")
    assert match.position()["totals"] == [4, 3, 0]


def test_c10_past_sales_tell_what_hand_cards_replaced_and_not_which_they_were() -> None:
    match = crossed(1)
    go(match, 1, 1, "B1", "stand")
    go(match, 2, "pass")
    go(match, 0, "R1", "R2", 2, "stand")
    go(match, 1, "pass")
    for viewer in (None, 0, 1, 2):
        first, second = match.insight(viewer)["lots"]
        assert (first["price"], first["hand_cards"], first["replaced"]) == (1, 0, [])
        assert (second["seat"], second["price"], second["hand_cards"], second["replaced"]) == (
            0,
            3,
            2,
            ["B3"],
        )


def test_c5_same_cards_any_card_makes_up_for_ones_own_x() -> None:
    match = crossed(1, matching="same-cards")
    go(match, 1, 1, "stand")
    go(match, 2, "pass")
    # Seat 0 need not match slot 1, but needs a total of 2 all the same.
    assert same_moves(match.legal(0), [PASS, give(2), give(3), give(4), give("R1"), give("R2"), give("R5")])
    go(match, 0, 2)
    assert match.position()["totals"] == [1, 1, 0]
    refuse(match, "C5", 0, STAND)
    refuse(match, "C4", 0, give(1))
    go(match, 0, 3, "stand")
    assert match.position()["totals"] == [2, 1, 0]
    assert replaced(match) == []


def test_c5_strict_ones_own_x_on_a_demanded_card_forbids_the_raise() -> None:
    match = crossed(1, matching="strict")
    go(match, 1, 2, "stand")
    go(match, 2, "pass")
    go(match, 0, "R5", "stand")  # no X of its own on slot 2
    go(match, 1, 1, 3, "stand")
    assert match.legal(0) == [PASS]
    sentence = (
        "You must pass: at this table nobody can raise while their X lies on a card that has to be matched."
    )
    for move in (give(4), give("R1"), STAND):
        assert refuse(match, "C5", 0, move) == sentence
    assert match.view()["to_replace"] == []


def test_c5_who_cannot_complete_a_raise_must_pass() -> None:
    match = start()
    go(match, 0, "offer 0", 1, 2, 3, 4, "R1", "R2", "stand")  # 6: four cards and two of the hand
    assert match.legal(1) == [PASS]  # the same four and two of the hand are 6 as well
    refuse(match, "C5", 1, STAND)
    refuse(match, "C5", 1, give("B1"))
    go(match, 1, "pass")
    assert match.legal(2) == [PASS]


def test_c5_a_raise_that_takes_everything_is_allowed() -> None:
    match = start()
    go(match, 0, "offer 0", 1, 2, 3, 4, "R1", "stand")  # 5
    assert same_moves(match.legal(1), [PASS, give("B1"), give("B2")])
    go(match, 1, "B1")
    assert match.position()["totals"] == [5, 5, 0]
    refuse(match, "C5", 1, STAND)
    assert match.legal(1) == [give("B2")]  # one legal move is still made by a move
    go(match, 1, "B2")
    assert match.legal(1) == [STAND]
    go(match, 1, "stand")
    assert match.legal(2) == [PASS]


def test_c5_without_hand_cards_only_market_cards_are_left() -> None:
    match = nothing_to_renounce()
    go(match, 0, "pass")  # the third: a fresh market
    go(match, 1, "offer 0", 1, 2, 3, "stand")
    go(match, 2, "pass")
    assert same_moves(match.legal(0), [PASS, give(4)])
    go(match, 0, 4)
    assert match.position()["totals"] == [4, 3, 0]
    assert match.legal(0) == [STAND]


def test_c5_stand_as_the_first_word() -> None:
    match = start()
    go(match, 0, "offer 0", "R1", 1, "stand")  # 2
    go(match, 1, 2, 3, "stand")  # 3: slots 1, 2 and 3
    go(match, 2, "pass")
    # Slots 2 and 3 are demanded of seat 0 and bring it to 4.
    assert same_moves(match.legal(0), [PASS, STAND, give(4), give("R2")])
    refuse(match, "C4", 0, give(2))
    go(match, 0, "stand")
    assert match.position()["totals"] == [4, 3, 0]
    assert marks(match) == {slot: {"0": "?", "1": "?"} for slot in (1, 2, 3)}
    assert match.to_act == [1]
    # Nothing is demanded of seat 1 now; it needs 5.
    refuse(match, "C5", 1, STAND)
    go(match, 1, 4, "B1", "stand")
    assert match.position()["totals"] == [4, 5, 0]


def test_c5_more_than_is_needed() -> None:
    match = start()
    go(match, 0, "offer 0", "R1", 1, "stand")
    go(match, 1, 2, 3, "stand")
    go(match, 2, "pass")
    go(match, 0, 4)  # 5 already
    assert match.position()["totals"] == [5, 3, 0]
    assert same_moves(match.legal(0), [STAND, give("R2")])
    go(match, 0, "R2", "stand")
    assert match.position()["totals"] == [6, 3, 0]
    assert same_moves(match.legal(1), [PASS])  # 4 and two hand cards: 6 at most


def test_c5_totals_count_for_the_whole_auction() -> None:
    match = start(2)
    go(match, 0, "offer 0", 1, "stand")
    go(match, 1, 2, "stand")
    go(match, 0, 3, "stand")
    go(match, 1, 4, "stand")
    assert match.position()["totals"] == [3, 4]
    go(match, 0, "R1", "stand")
    assert match.position()["totals"] == [5, 4]
    assert marks(match)[4] == {"0": "?", "1": "?"}
    go(match, 1, "B1")
    refuse(match, "C5", 1, STAND)
    go(match, 1, "B2", "stand")
    assert match.position()["totals"] == [5, 6]
    assert match.legal(0) == [PASS]  # 6 with its last card
    refuse(match, "C5", 0, give("R2"))
    go(match, 0, "pass")
    assert match.position()["hands"] == [["R2"], ["R5"]]


def test_c5_by_count_nothing_is_demanded() -> None:
    match = start(matching="count")
    go(match, 0, "offer 0", 1, "stand")
    assert same_moves(match.legal(1), [PASS, give(1), give(2), give(3), give(4), give("B1"), give("B2")])
    go(match, 1, 2)
    assert marks(match) == {1: {"0": "?"}, 2: {"1": "?"}}
    assert match.position()["totals"] == [1, 1, 0]
    refuse(match, "C5", 1, STAND)
    go(match, 1, 3, "stand")
    assert match.position()["totals"] == [1, 2, 0]
    go(match, 2, 1)  # the same card is allowed, not demanded
    go(match, 2, "G1", "G2", "stand")
    assert match.position()["totals"] == [1, 2, 3]
    go(match, 0, 4)
    refuse(match, "C5", 0, STAND)
    refuse(match, "C4", 0, give(1))
    go(match, 0, 2, 3, "stand")
    assert match.position()["totals"] == [4, 2, 3]


def test_c5_by_count_who_cannot_reach_the_total_must_pass() -> None:
    match = start(matching="count")
    go(match, 0, "offer 0", 1, 2, 3, 4, "R1", "R2", "stand")
    assert match.legal(1) == [PASS]
    refuse(match, "C5", 1, give(1))
    match = start(matching="count")
    go(match, 0, "offer 0", 1, 2, 3, 4, "R1", "stand")
    go(match, 1, 1, 2, 3, 4, "B1")
    assert match.legal(1) == [give("B2")]


def test_c5_the_option() -> None:
    assert start(matching="by-hand").record()["options"] == {}
    for matching in MATCHING[1:]:
        assert start(matching=matching).record()["options"] == {"matching": matching}
    wrong: Any
    for wrong in ("cards", "", None, True, 1, ["count"], {}):
        setup_refused("colours", options={"matching": wrong})
    setup_refused("colours", options={"slots": 5})


def referee(match: Match) -> list[Json]:
    """Which moves C1 to C5 allow the seat to act, worked out once more from the position alone."""
    position = match.position()
    seat = match.to_act[0]
    own = str(seat)
    hand = sorted(set(position["hands"][seat]))
    there = [slot for slot, card in enumerate(position["market"]) if card is not None]
    clear = [slot for slot in there if own not in position["marks"][slot]]
    if position["sale"] is None:
        return [PASS, *(offer(slot) for slot in clear if hand or len(clear) > 1)]
    last = match.moves[-1]
    begun = last["type"] == "renounce" and last["seat"] == seat
    totals = position["totals"]
    needed = max(total for one, total in enumerate(totals) if one != seat) + 1
    free = [slot for slot in clear if slot != position["sale"]]
    choices = [*map(give, free), *map(give, hand)]
    matching = match.options["matching"]
    asked = [slot for slot in there if "?" in position["marks"][slot].values() and matching != "count"]
    crossed = [slot for slot in asked if position["marks"][slot].get(own) == "X"]
    from_hand = totals[seat] - sum(marks.get(own) == "?" for marks in position["marks"])
    owed = max(0, len(crossed) - from_hand) if matching == "by-hand" else 0
    if begun:
        return [*choices, *([STAND] if totals[seat] >= needed and not owed else [])]
    demanded = [slot for slot in asked if slot in free]
    moves = [] if not any(totals) else [PASS]
    if (matching == "strict" and crossed) or owed > len(position["hands"][seat]):
        return moves
    total = totals[seat] + len(demanded)
    if total >= needed and not owed:
        moves.append(STAND)
    most = totals[seat] + len(free) + len(position["hands"][seat])
    if most >= needed:
        moves += [move for move in choices if move.get("slot") not in demanded]
    return moves


@pytest.mark.parametrize("matching", MATCHING)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_c5_random_matches_agree_with_a_second_referee(seed: int, seats: int, matching: str) -> None:
    rng = random.Random(f"{seed} {seats} {matching}")
    match = saleroom.new("colours", seats=seats, seed=seed, options={"matching": matching})
    while not match.over:
        expected = referee(match)
        seat = match.to_act[0]
        assert same_moves(match.legal(seat), expected), match.record()
        bids = [move for move in expected if move != PASS]
        match.play(seat, rng.choice(bids if bids and rng.random() < 0.7 else expected))


# -- C6 -----------------------------------------------------------------------------------------------------


def test_c6_the_winner_takes_the_card_and_its_question_marks_become_x() -> None:
    match = start()
    go(match, 0, "offer 0", 1, "stand")
    go(match, 1, 2, "stand")
    go(match, 2, "pass")
    go(match, 0, "pass")
    position = match.position()
    assert position["hands"] == [["R1", "R2"], ["R5", "B1", "B2"], ["G1", "G2"]]
    assert marks(match) == {1: {"1": "X"}, 2: {"1": "X"}}  # the ? of seat 0 is taken back
    assert position["totals"] == [0, 0, 0]
    assert position["sale"] is position["bidder"] is None
    assert position["discards"] == 0


def test_c6_earlier_x_stay() -> None:
    match = start(4)
    buy(match, 0, 0, 1, 2)
    go(match, 1, "offer 0", 3, "stand")
    go(match, 2, "pass")
    go(match, 3, "pass")
    go(match, 0, 4, "stand")  # slot 3 is demanded
    assert marks(match) == {1: {"0": "X"}, 2: {"0": "X"}, 3: {"0": "?", "1": "?"}, 4: {"0": "?"}}
    go(match, 1, "pass")
    assert marks(match) == {slot: {"0": "X"} for slot in (1, 2, 3, 4)}


def test_c6_an_opening_bid_of_hand_cards_leaves_no_x() -> None:
    match = start()
    buy(match, 0, 0, "R1")
    assert marks(match) == {}
    assert match.position()["hands"][0] == ["R2", "R5"]
    assert match.position()["discards"] == 1


def test_c6_the_card_taken_is_seen_by_all() -> None:
    match = start()
    buy(match, 0, 0, 1)
    for viewer in (None, 0, 1, 2):
        sold = [event for event in match.events(viewer) if event["type"] == "card_sold"]
        assert [(event["card"], event["seat"]) for event in sold] == [("R5", 0)]


# -- C7 -----------------------------------------------------------------------------------------------------


def test_c7_three_seats_a_card_with_two_x_goes_to_the_third() -> None:
    match = start()
    buy(match, 0, 0, 4)
    assert match.position()["market"][4] == "B6"  # one X is not enough
    buy(match, 1, 1, 4)
    position = match.position()
    assert position["hands"] == [["R1", "R2", "R5"], ["B1", "B2", "B3"], ["B6", "G1", "G2"]]
    assert position["market"] == ["G4", "G5", "G8", "R4", "G6"]
    assert marks(match) == {}


@pytest.mark.parametrize("left", range(4))
def test_c7_four_seats_a_card_with_three_x_goes_to_the_fourth(left: int) -> None:
    match = start(4)
    for seat in range(4):
        if seat == left:
            go(match, seat, "pass")
        else:
            hand = match.position()["hands"][left]
            assert "G3" not in hand
            slot = match.position()["market"].index("G3")
            assert slot == 5
            buy(match, seat, 0, 5)
    position = match.position()
    assert "G3" in position["hands"][left]
    assert [len(hand) for hand in position["hands"]] == [3, 3, 3, 3]
    assert marks(match) == {}


def test_c7_two_seats_a_card_with_both_x_goes_to_the_house() -> None:
    match = start(2)
    buy(match, 0, 0, 4)
    assert match.position()["house"] == ["R8", "G9"]
    assert marks(match) == {4: {"0": "X"}}  # with two seats one X does not give the card to the other
    buy(match, 1, 1, 4)
    position = match.position()
    assert position["house"] == ["R8", "B6", "G9"]
    assert position["hands"] == [["R1", "R2", "R5"], ["B1", "B2", "B3"]]
    assert position["market"] == ["G4", "G5", "G8", "R4", "G6"]
    assert position["discards"] == 0
    assert marks(match) == {}


def test_c7_several_leftovers_of_one_sale() -> None:
    match = start()
    buy(match, 0, 0, 1, 2, 4)
    buy(match, 1, 3, 1, 2, 4)
    position = match.position()
    assert position["hands"] == [["R1", "R2", "R5"], ["R4", "B1", "B2"], ["B3", "B6", "G1", "G2", "G8"]]
    assert position["market"] == ["G4", "G5", "G6", "R3", "B5"]
    assert marks(match) == {}


def test_c7_leftovers_of_one_sale_for_different_seats() -> None:
    match = start()
    buy(match, 0, 0, 1)
    buy(match, 1, 0, 2)
    buy(match, 2, 0, 1, 2)  # slot 1 has the X of seats 0 and 2, slot 2 those of seats 1 and 2
    position = match.position()
    assert position["hands"][1] == ["B1", "B2", "B3", "G4"]
    assert position["hands"][0] == ["R1", "R2", "R5", "G8"]
    assert position["hands"][2] == ["G1", "G2", "G5"]
    assert position["market"] == ["G6", "R3", "B5", "R4", "B6"]
    assert marks(match) == {}


def test_c7_several_leftovers_for_the_house() -> None:
    match = start(2)
    buy(match, 0, 0, 1, 2, 4)
    buy(match, 1, 3, 1, 2, 4)
    assert match.position()["house"] == ["R8", "B3", "B6", "G8", "G9"]


@pytest.mark.parametrize(("seats", "taker"), [(2, "house"), (3, 2)])
def test_c7_everybody_sees_a_leftover_go(seats: int, taker: int | str) -> None:
    match = start(seats)
    buy(match, 0, 0, 4)
    buy(match, 1, 1, 4)
    for viewer in (None, *range(seats)):
        told = [event for event in match.events(viewer) if event["type"] == "leftover_taken"]
        assert [(event["card"], event["slot"], event["seat"]) for event in told] == [("B6", 4, taker)]


def test_c7_a_leftover_takes_part_in_no_auction() -> None:
    # The card goes at once, before the deal passes on.
    match = start()
    buy(match, 0, 0, 4)
    go(match, 1, "offer 1", 4, "stand")
    go(match, 2, "pass")
    assert match.position()["market"][4] == "B6"  # a ? does not count, the auction is still on
    go(match, 0, "pass")
    assert "B6" in match.position()["hands"][2]
    assert match.position()["dealer"] == 2


def test_c7_a_lost_question_mark_does_not_count() -> None:
    match = start()
    buy(match, 0, 0, 4)
    go(match, 1, "offer 1", 4, "stand")
    go(match, 2, "G1", "stand")  # matches slot 4
    go(match, 0, "pass")
    go(match, 1, "pass")
    # Seat 2 has won with its ? on slot 4: the X of seats 0 and 2, so it goes to seat 1.
    assert match.position()["hands"] == [["R1", "R2", "R5"], ["B1", "B2", "B6"], ["B3", "G2"]]


# -- C8 -----------------------------------------------------------------------------------------------------


def test_c8_the_markers_of_a_sold_card_go_back() -> None:
    match = start(4)
    buy(match, 0, 0, 1)
    buy(match, 1, 1, 2)  # slot 1 carried the X of seat 0
    assert marks(match) == {2: {"1": "X"}}
    pass_deals(match, 2)
    assert offer(1) in match.legal(0)  # it is another card now


def test_c8_the_market_is_filled_lowest_slot_first_and_the_deal_passes_on() -> None:
    match = start()
    buy(match, 0, 3, 1)
    position = match.position()
    assert position["market"] == ["R5", "B3", "G8", "G4", "B6"]
    assert position["deck"][0] == "G5"
    assert position["dealer"] == 1
    buy(match, 1, 4, 1)  # slot 1 goes to seat 2: slots 1 and 4 are empty
    position = match.position()
    assert position["market"] == ["R5", "G5", "G8", "G4", "G6"]
    assert position["dealer"] == 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c8_the_deal_passes_clockwise_whoever_wins(seats: int) -> None:
    match = start(seats)
    go(match, 0, "offer 0", "R1", "stand")
    for seat in range(1, seats - 1):
        go(match, seat, "pass")
    go(match, seats - 1, 1, 2, "stand")
    go(match, 0, "pass")
    assert match.position()["dealer"] == 1
    assert match.to_act == [1]


# -- C9 -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "slots", "dealt"), [(2, 5, 11), (3, 5, 11), (4, 6, 14)])
def test_c9_the_match_ends_when_deck_and_market_are_empty(seats: int, slots: int, dealt: int) -> None:
    match = start(seats)
    passes = 0
    while not match.over:
        assert match.position()["market"].count(None) < slots
        pass_deals(match, 1)
        passes += 1
    cards = 48 - dealt + slots
    assert passes == seats * -(-cards // slots)
    position = match.position()
    assert match.to_act == []
    assert position["market"] == [None] * slots
    assert position["deck"] == []
    assert position["discards"] == cards
    refuse(match, "R1", 0, PASS)
    assert [match.legal(seat) for seat in range(seats)] == [[]] * seats


def test_c9_an_empty_deck_alone_does_not_end_the_match() -> None:
    match = last_market(3, 2)
    assert not match.over
    assert match.position()["deck"] == []
    assert same_moves(match.legal(0), [PASS, offer(0), offer(1)])
    refuse(match, "C1", 0, offer(2))
    buy(match, 0, 0, 1)
    assert not match.over
    assert [card is None for card in match.position()["market"]] == [True, False, True, True, True]


def test_c9_the_last_card_may_be_sold() -> None:
    match = last_market(3, 2)
    first, second = match.position()["market"][:2]
    buy(match, 0, 1, "R1")
    assert not match.over
    buy(match, 1, 0, "B1")
    assert match.over
    assert first in match.position()["hands"][1]
    assert second in match.position()["hands"][0]
    assert match.position()["market"] == [None] * 5


def test_c9_the_last_card_may_be_discarded() -> None:
    match = last_market(2, 2)
    buy(match, 0, 0, 1)
    assert marks(match) == {1: {"0": "X"}}
    assert same_moves(match.legal(1), [PASS, offer(1)])
    go(match, 1, "pass")
    assert match.legal(0) == [PASS]  # its own X
    go(match, 0, "pass")
    assert match.over
    assert match.position()["discards"] == 48 - 6 - 1


def test_c9_the_last_card_may_be_a_leftover() -> None:
    # Four seats, four cards left: each sale puts an X on the last one, and the third gives it away.
    match = last_market(4, 4)
    last = match.position()["market"][3]
    for number in range(3):
        assert not match.over
        buy(match, number, number, 3)
    assert match.over
    assert last in match.position()["hands"][3]
    assert match.position()["market"] == [None] * 6


# -- C10 ----------------------------------------------------------------------------------------------------


def pair(seats: int) -> tuple[Match, Match]:
    """Two deals that differ in all that seat 0 may not know: other hands, house, order of the deck."""
    one = start(seats)
    hands = [HANDS[0], ["B2", "G6"], ["R6", "R*"], ["B8", "G*"]]
    cards = start(seats, hands=hands, house=["B9", "R7"]).deal["deck"]
    known = cards.index("G4", 2 * max(seats, 3)) + 1  # the first card that is filled in
    return one, saleroom.new("colours", seats=seats, deal={"deck": [*cards[:known], *cards[known:][::-1]]})


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c10_what_is_hidden_does_not_show(seats: int) -> None:
    one, other = pair(seats)
    assert one.position()["hands"][1:] != other.position()["hands"][1:]

    def same() -> None:
        for viewer in (0, None):
            assert json.dumps(one.view(viewer)) == json.dumps(other.view(viewer))
            assert one.events(viewer) == other.events(viewer)
        assert one.legal(0) == other.legal(0)

    same()
    for match in (one, other):
        go(match, 0, "offer 0", 1, "stand")
    same()
    for match in (one, other):  # seat 1 discards a card that the others do not see
        go(match, 1, match.position()["hands"][1][0])
    same()
    for match in (one, other):
        go(match, 1, "stand")
        while match.position()["sale"] is not None:
            match.play(match.to_act[0], PASS)
    same()
    assert one.view(0)["hand_sizes"][1] == 2 - 1 + 1


def test_c10_what_a_seat_knows() -> None:
    match = start()
    view = match.view(1)
    assert view["hand"] == ["B1", "B2"]
    assert view["hands"] is view["house"] is view["house_size"] is None
    assert view["hand_sizes"] == [2, 2, 2]
    assert view["market"] == MARKET[:5]
    assert view["deck_size"] == 37
    assert Counter(view["unseen"]) == FULL - Counter(["B1", "B2", *MARKET[:5]])
    assert "deck" not in view
    spectator = match.view()
    assert spectator["hand"] is spectator["hands"] is spectator["my_discards"] is None
    assert Counter(spectator["unseen"]) == FULL - Counter(MARKET[:5])


def test_c10_a_discard_does_not_show_which_card() -> None:
    seen = []
    for card in ("R1", "R2"):
        match = start()
        go(match, 0, "offer 0", card, "stand")
        assert match.view(0)["my_discards"] == [card]
        assert len(match.view(0)["hand"]) == 1
        assert match.view(1)["hand_sizes"] == [1, 2, 2]
        assert match.view(1)["discards"] == 1
        told = [event for event in match.events(0) if event["type"] == "hand_card_discarded"]
        assert [event["card"] for event in told] == [card]
        seen.append(json.dumps([[match.view(viewer), match.events(viewer)] for viewer in (1, 2, None)]))
    assert seen[0] == seen[1]


def test_c10_cards_taken_were_seen_by_all() -> None:
    match = start()
    buy(match, 0, 0, 4)
    buy(match, 1, 1, 4)
    for viewer in (None, 0, 1, 2):
        assert match.view(viewer)["memory"]["taken"] == [["R5"], ["B3"], ["B6"]]
        assert match.view(viewer)["hand_sizes"] == [3, 3, 3]
    # A discard after that may have been the card taken or one dealt: nobody else knows.
    pass_deals(match, 1)
    seen = []
    for card in ("R1", "R2", "R5"):
        again = saleroom.load(match.record())
        go(again, 0, "offer 0", card, "stand")
        assert again.view(0)["hand"] == [other for other in ["R1", "R2", "R5"] if other != card]
        seen.append(json.dumps([again.view(1), again.view(2), again.view(), again.events(1)]))
    assert seen[0] == seen[1] == seen[2]


def test_c10_the_house_pile_is_unknown_until_the_end() -> None:
    seen = []
    for house in (["G9", "R8"], ["B8", "B9"]):
        match = start(
            2, house=house, then=[*THEN, *(card for card in ("G9", "R8", "B8", "B9") if card not in house)]
        )
        buy(match, 0, 0, 4)
        buy(match, 1, 1, 4)
        views = [match.view(viewer) for viewer in (0, 1, None)]
        for view in views:
            assert view["house"] is None
            assert view["house_size"] == 3
            assert view["memory"]["house_taken"] == ["B6"]
        seen.append(json.dumps([views, match.events(0), match.events(1), match.events()]))
        assert end(match)
        for viewer in (0, 1, None):
            assert match.view(viewer)["house"] == match.position()["house"]
            assert len(match.view(viewer)["house"]) == 3
    assert seen[0] == seen[1]


def test_c10_people_are_not_helped_to_remember() -> None:
    match = start()
    buy(match, 0, 0, 1)
    assert "memory" not in match.view(1, for_human=True)
    assert "memory" not in match.view(None, for_human=True)
    assert match.view(1, for_human=True)["hand_sizes"] == [3, 2, 2]
    end(match)
    assert match.view(1, for_human=True)["memory"]["taken"] == [["R5"], [], []]


def test_c10_hands_are_shown_at_the_end() -> None:
    match = start()
    buy(match, 0, 0, 1)
    assert match.view(1)["hands"] is None
    end(match)
    for viewer in (None, 0, 1, 2):
        assert match.view(viewer)["hands"] == match.position()["hands"]


def test_c10_cards_in_open_hands_are_not_unseen() -> None:
    match = start()
    go(match, 0, "pass")
    buy(match, 1, 0, "B1")
    end(match)
    # Only the card that seat 1 discarded was never seen, and by itself it was.
    assert match.view(0)["unseen"] == match.view(2)["unseen"] == match.view()["unseen"] == ["B1"]
    assert match.view(1)["unseen"] == []
    assert end(two := start(2))
    assert all(two.view(viewer)["unseen"] == [] for viewer in (None, 0, 1))


def test_c10_others_know_that_a_hand_card_was_discarded_and_not_which() -> None:
    known = []
    for card in ("R1", "R2"):
        match = start()
        go(match, 0, "offer 0", card, "stand")
        known.append([match.knowledge(seat) for seat in range(3)])
    one, other = known
    assert one[0] != other[0]
    assert one[0].moves != other[0].moves
    assert one[1:] == other[1:]
    assert [seat.moves for seat in one[1:]] == [seat.moves for seat in other[1:]]


# -- C11 and C12: scoring, found once more by trying everything ------------------------------------------------


@functools.cache
def best_run(counts: tuple[int, ...]) -> int:
    """The most cards of one colour in runs: from the lowest card on, leave it out or begin a run with it."""
    number = next((place for place, count in enumerate(counts) if count), None)
    if number is None:
        return 0
    left = list(counts)
    left[number] -= 1
    best = best_run(tuple(left))
    left = list(counts)
    for place in range(number, 9):
        if left[place] == 0:
            break
        left[place] -= 1
        if place >= number + 2:
            best = max(best, place - number + 1 + best_run(tuple(left)))
    return best


def best_set(counts: Sequence[Sequence[int]]) -> int:
    """Points of sets: take one card of each colour away as long as there is one."""
    points = 0
    for number in range(1, 10):
        cards = [row[number - 1] for row in counts]
        while all(cards):
            cards = [count - 1 for count in cards]
            points += 6 if number >= 7 else 3
    return points


def brute_force(hand: Sequence[str]) -> Json:
    """C11 and C12: jokers at every number, the best total, then the most in sets."""
    jokers = [card[0] for card in hand if card[1] == "*"]
    best = (-1, -1)
    for numbers in itertools.product(range(1, 10), repeat=len(jokers)):
        cards = [card for card in hand if card[1] != "*"]
        cards += [f"{colour}{number}" for colour, number in zip(jokers, numbers, strict=True)]
        counts = [tuple(cards.count(f"{colour}{number}") for number in range(1, 10)) for colour in COLOURS]
        sets = best_set(counts)
        best = max(best, (sets + sum(map(best_run, counts)), sets))
    return {"sets": best[1], "runs": best[0] - best[1]}


def collect(*hand: str) -> Match:
    """A whole match in which seat 0 ends with exactly this hand (two cards at least, eighteen at most).

    It is dealt two of them and buys the others from slot 0, renouncing the cards beside it; when its X lies on
    all four, all pass and a new market comes.
    """
    junk = [kind for kind in KINDS for _ in range((FULL - Counter(hand))[kind])]
    random.Random(len(hand)).shuffle(junk)
    top = [*hand[:2], *junk[:4]]
    del junk[:4]
    lots = [hand[place : place + 4] for place in range(2, len(hand), 4)]
    for lot in lots:  # a market, what is filled in after each purchase, and a card that is of no use
        top += [lot[0], *junk[:4], *lot[1:], junk[4]]
        del junk[:5]
    match = saleroom.new("colours", seats=3, deal={"deck": [*top, *junk]})
    for lot in lots:
        for slot in range(1, len(lot) + 1):
            pass_deals(match, -match.position()["dealer"] % 3)
            buy(match, 0, 0, slot)
        pass_deals(match, 3)
        assert marks(match) == {}
    end(match)
    assert Counter(match.position()["hands"][0]) == Counter(hand)
    return match


def cards(text: str) -> list[str]:
    """R123 B3* is R1 R2 R3 B3 B*."""
    return [word[0] + face for word in text.split() for face in word[1:]]


HANDS_AND_POINTS = [
    # sets
    ("R1 B1", 0, 0),
    ("R1 B1 G1", 3, 0),
    ("R6 B6 G6", 3, 0),
    ("R7 B7 G7", 6, 0),
    ("R8 B8 G8", 6, 0),
    ("R9 B9 G9", 6, 0),
    ("R5 B6 G7", 0, 0),
    ("R55 B5", 0, 0),
    ("R55 B5 G5", 3, 0),
    ("R55 B55 G5", 3, 0),
    ("R55 B55 G55", 6, 0),  # two sets need six cards
    ("R15 B15 G15", 6, 0),
    ("R18 B18 G18", 9, 0),
    # runs
    ("R12", 0, 0),
    ("R123", 0, 3),
    ("R234", 0, 3),
    ("R789", 0, 3),
    ("R124", 0, 0),
    ("R1245", 0, 0),
    ("R1235", 0, 3),
    ("R123567", 0, 6),
    ("R1234", 0, 4),
    ("R123456789", 0, 9),
    ("R12 B3", 0, 0),
    ("R123 B456 G789", 0, 9),
    # cards that are there twice
    ("R1123", 0, 3),
    ("R1233", 0, 3),
    ("R12233", 0, 3),
    ("R112233", 0, 6),
    ("R123345", 0, 6),  # 1-3 and 3-5
    ("R12334456", 0, 8),  # 1-4 and 3-6
    ("R1223345", 0, 7),  # 1-3 and 2-5
    ("R1234456", 0, 7),  # 1-4 and 4-6
    ("R122334", 0, 6),  # 1-3 and 2-4
    ("R11223344556", 0, 11),
    ("R112233445566", 0, 12),
    ("R112233445566789", 0, 15),
    ("R2345566789", 0, 10),
    ("R1122334", 0, 7),
    ("R13", 0, 0),
    # a card in a set and in a run
    ("R123 B3 G3", 3, 3),
    ("R123 B123 G123", 9, 9),
    ("R789 B789 G789", 18, 9),
    ("R1233 B33 G33", 6, 3),
    ("R67 B7 G789", 6, 3),
    ("R3345 B35 G5", 3, 3),
]

JOKERS_AND_POINTS = [
    ("R1*", 0, 0),
    ("R12*", 0, 3),
    ("R13*", 0, 3),
    ("R89*", 0, 3),
    ("R14*", 0, 0),
    ("R1123*", 0, 4),
    ("R1123 B*", 0, 3),  # its own colour
    ("R123567*", 0, 7),
    ("R12345678*", 0, 9),
    ("R123456789*", 0, 10),  # there is no ten, but 1-5 and 5-9
    ("R1122334455*", 0, 11),
    ("R12334456*", 0, 9),
    ("R112233*", 0, 7),
    ("R1 B1 G*", 3, 0),
    ("R7 B7 G*", 6, 0),
    ("R17 B17 G*", 6, 0),  # the better set
    ("R8* B8 G8", 6, 0),
    ("R7* B7", 0, 0),
    ("R7* B7*", 0, 0),
    ("R7* B8* G*", 6, 0),  # G* makes one set, not two
    ("R1 B* G*", 3, 0),
    ("R9 B* G*", 6, 0),
    ("R* B* G*", 6, 0),
    ("R55 B55 G5*", 6, 0),
    ("R6 B6 G45*", 3, 3),  # the same 6 in the set and in the run
    ("R9 B9 G78*", 6, 3),
    ("R5 B5 G234*", 3, 4),
    ("R12* B3 G3", 3, 3),
    ("R1 B1 G456*", 3, 3),  # 6, better than a run of four
    ("R12* B12* G12*", 9, 9),
    ("R78* B78* G78*", 18, 9),
    ("R1 B1 G45*", 3, 0),  # as good as a run of three: the set is shown
    ("R6 B6 G23*", 3, 0),
    ("R2 B2 G567*", 3, 3),
    ("R1 B1 G6678*", 3, 3),
]


@pytest.mark.parametrize(("text", "sets", "runs"), HANDS_AND_POINTS)
def test_c11_sets_and_runs(text: str, sets: int, runs: int) -> None:
    hand = cards(text)
    assert brute_force(hand) == {"sets": sets, "runs": runs}
    outcome = result(collect(*hand))
    assert outcome["breakdown"][0] == {"sets": sets, "runs": runs}
    assert outcome["scores"][0] == sets + runs


@pytest.mark.parametrize(("text", "sets", "runs"), JOKERS_AND_POINTS)
def test_c12_jokers_take_their_best_number(text: str, sets: int, runs: int) -> None:
    hand = cards(text)
    assert brute_force(hand) == {"sets": sets, "runs": runs}
    outcome = result(collect(*hand))
    assert outcome["breakdown"][0] == {"sets": sets, "runs": runs}
    assert outcome["scores"][0] == sets + runs


def some_hand(rng: random.Random, jokers: int) -> list[str]:
    """Cards that lie close together, so that there is something to find."""
    colours = rng.sample(COLOURS, jokers)
    low = rng.randint(1, 5)
    near = [kind for kind in DECK if kind[1] != "*" and low <= int(kind[1]) <= low + 4]
    size = rng.randint(2, 18 - jokers)
    hand = rng.sample(near, min(size, len(near)))
    return [*hand, *(f"{colour}*" for colour in colours)]


@pytest.mark.parametrize("seed", range(40))
def test_c11_random_hands_agree_with_brute_force(seed: int) -> None:
    hand = some_hand(random.Random(seed), 0)
    assert result(collect(*hand))["breakdown"][0] == brute_force(hand), hand


@pytest.mark.parametrize("seed", range(60))
def test_c12_random_hands_with_jokers_agree_with_brute_force(seed: int) -> None:
    hand = some_hand(random.Random(seed), 1 + seed % 3)
    assert result(collect(*hand))["breakdown"][0] == brute_force(hand), hand


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(8))
def test_c12_random_matches_agree_with_brute_force(seed: int, seats: int) -> None:
    rng = random.Random(seed)
    match = saleroom.new("colours", seats=seats, seed=seed)
    while not match.over:
        seat = match.to_act[0]
        moves: list[Json] = match.legal(seat)
        if match.position()["sale"] is None and len(moves) > 1:
            moves = [move for move in moves if move != PASS]  # the dealers sell all there is
        elif moves[-1] in (PASS, STAND) and rng.random() < 0.6:
            moves = moves[-1:]
        match.play(seat, rng.choice(moves))
    position = match.position()
    hands = [*position["hands"], *([position["house"]] if seats == 2 else [])]
    outcome = result(match)
    assert outcome["breakdown"] == [brute_force(hand) for hand in hands]
    assert outcome["scores"] == [sum(parts.values()) for parts in outcome["breakdown"]]
    best = max(outcome["scores"])
    names = [*range(seats), "house"]
    assert outcome["winners"] == [
        names[place] for place, score in enumerate(outcome["scores"]) if score == best
    ]


def test_c12_a_joker_counts_for_its_owner_only_and_after_the_end_only() -> None:
    match = start(hands=[["R1", "R*"], ["R2", "R3"], ["G1", "G2"]])
    assert match.outcome is None
    assert match.view(0)["hand"] == ["R1", "R*"]
    assert end(match)["scores"] == [0, 0, 0]


# -- C13 ----------------------------------------------------------------------------------------------------


def test_c13_the_highest_total_wins() -> None:
    for seat in range(3):
        hands = [list(hand) for hand in HANDS[:3]]
        hands[seat] = ["R8", "B8"]
        match = start(hands=hands)
        pass_deals(match, seat)
        buy(match, seat, 2, 1)  # G8
        outcome = end(match)
        assert outcome["scores"] == [6 if one == seat else 0 for one in range(3)]
        assert outcome["winners"] == [seat]
        assert len(outcome["breakdown"]) == 3


def test_c13_ties_share() -> None:
    match = start(4, hands=[["R8", "B8"], ["R9", "B9"], *HANDS[2:3], ["B4", "B5"]], then=["G9"])
    buy(match, 0, 2, 0)  # G8
    buy(match, 1, 2, 0)  # G9
    go(match, 2, "pass")
    buy(match, 3, 4, 1)  # B6
    outcome = end(match)
    assert outcome["scores"] == [6, 6, 0, 3]
    assert outcome["winners"] == [0, 1]


@pytest.mark.parametrize("seats", [3, 4])
def test_c13_all_may_share_and_there_is_no_house(seats: int) -> None:
    outcome = end(start(seats))
    assert outcome["scores"] == [0] * seats
    assert outcome["winners"] == list(range(seats))
    assert outcome["breakdown"] == [{"sets": 0, "runs": 0}] * seats


def test_c13_with_two_seats_the_house_scores_and_may_win() -> None:
    match = start(2, house=["R8", "B8"])
    buy(match, 0, 0, 2)
    buy(match, 1, 3, 2)  # G8 has both X
    assert match.position()["house"] == ["R8", "B8", "G8"]
    outcome = end(match)
    assert outcome["scores"] == [0, 0, 6]
    assert outcome["breakdown"] == [{"sets": 0, "runs": 0}, {"sets": 0, "runs": 0}, {"sets": 6, "runs": 0}]
    assert outcome["winners"] == ["house"]


def test_c13_the_house_may_lose_or_share() -> None:
    match = start(2, hands=[["R1", "R2"], ["R9", "B9"]], house=["R8", "B8"], then=["R3", "G9"])
    buy(match, 0, 0, 2)
    buy(match, 1, 1, 2)  # G8 goes to the house
    position = match.position()
    assert position["market"][:2] == ["R3", "G9"]
    buy(match, 0, 0, 3)  # R1, R2, R3
    buy(match, 1, 1, 3)  # R9, B9, G9; R4 goes to the house
    outcome = end(match)
    assert outcome["scores"] == [3, 6, 6]
    assert outcome["winners"] == [1, "house"]
    match = start(2, hands=[["R8", "B8"], ["B1", "B2"]], house=["R7", "G9"])
    buy(match, 0, 2, 0)
    outcome = end(match)
    assert outcome["scores"] == [6, 0, 0]
    assert outcome["winners"] == [0]


def test_c13_the_joker_of_the_house_counts() -> None:
    match = start(2, house=["G9", "G*"])
    buy(match, 0, 0, 2)
    buy(match, 1, 3, 2)  # G8
    assert match.position()["house"] == ["G8", "G9", "G*"]
    outcome = end(match)
    assert outcome["scores"] == [0, 0, 3]
    assert outcome["winners"] == ["house"]


def test_c13_with_two_seats_all_three_may_share() -> None:
    outcome = end(start(2))
    assert outcome["scores"] == [0, 0, 0]
    assert outcome["winners"] == [0, 1, "house"]
    assert len(outcome["breakdown"]) == 3
