"""Moves of emblems as numbers, the actions they come down to, and E9 asked without a match."""

import pickle
import random
from collections import Counter
from collections.abc import Iterator, Sequence

import pytest

import saleroom
from saleroom import Match
from saleroom.core.errors import NoSuchMove
from saleroom.core.layout import NONE
from saleroom.core.rng import rng_from
from saleroom.games.emblems import rules as E

ALL_RANKS = [6 if card == 0 else card.bit_count() for card in range(32)]


def moments(seats: int, seeds: int) -> Iterator[Match]:
    """Positions of random matches, some of them ties with few cards in hand."""
    for seed in range(seeds):
        match = saleroom.new("emblems", seats=seats, seed=seed)
        rng = random.Random(seed)
        while not match.over:
            yield match
            seat = rng.choice(match.to_act)
            match.play(seat, rng.choice(match.legal(seat)))


def ranks_of(cards: Sequence[int]) -> tuple[int, ...]:
    """How many of the cards have rank 1, 2, 3, 4, 5 and 6, counted by hand."""
    counts = Counter(ALL_RANKS[card] for card in cards)
    return tuple(counts[rank] for rank in range(1, 7))


def value_of(cards: Sequence[int]) -> int:
    return sum(ALL_RANKS[card] for card in cards)


def test_a_move_is_the_set_of_its_cards() -> None:
    match = saleroom.new("emblems", seats=3, seed=1)
    numbers = match.legal(0).numbers
    assert len(numbers) == 63
    for number, move in zip(numbers, match.legal(0), strict=True):
        assert number == sum(2**card for card in move["cards"])
        assert match.number_of(0, {"type": "bid", "cards": move["cards"][::-1]}) == number
        assert match.move_of(0, number) == move
    assert max(numbers) < match.game.moves == 2**32


def test_a_number_means_the_same_cards_in_every_imagined_state() -> None:
    match = saleroom.new("emblems", seats=3, seed=2)
    rng = rng_from("same")
    meanings: dict[int, set[tuple[int, ...]]] = {}
    for _ in range(40):
        state = match.knowledge(0).imagine(rng)
        for number in state.legal(1):
            cards = match.game.decode(state, 1, number)["cards"]
            meanings.setdefault(number, set()).add(tuple(cards))
    assert len(meanings) > 500  # hands differ
    assert all(len(cards) == 1 for cards in meanings.values())


def test_legal_are_the_sets_of_hand_cards_of_a_seat_to_act() -> None:
    rng = random.Random(3)
    for match in moments(4, 3):
        for seat in range(4):
            listed = set(match.state.legal(seat))
            hand = sum(2**card for card in match.position()["hands"][seat])
            tried = {0, hand, -1, -2, -hand, 2**32, 2**40 + 1, rng.randrange(2**32), *listed}
            tried |= {number ^ 2 ** rng.randrange(33) for number in listed}
            for number in tried:
                assert match.state.is_legal(seat, number) == (number in listed)


@pytest.mark.parametrize("number", [-1, 0, 2**32 - 1, 2**32, 10**30])
def test_numbers_that_are_no_bid_of_the_hand(number: int) -> None:
    match = saleroom.new("emblems", seats=3, seed=1)
    with pytest.raises(NoSuchMove):
        match.push(0, number)


def test_there_are_529_actions() -> None:
    """One for each number of cards of each rank: five ones, ten twos, ten threes, five fours, a five, a joker."""
    deck = [1] * 5 + [2] * 10 + [3] * 10 + [4] * 5 + [5, 6]
    assert sorted(deck) == sorted(ALL_RANKS)
    bids: set[tuple[int, ...]] = {()}
    for _ in range(6):
        bids |= {tuple(sorted([*bid, rank])) for bid in bids for rank in range(1, 7)}
    possible = [bid for bid in bids if bid and not Counter(bid) - Counter(deck)]
    assert sorted(E.BIDS) == sorted(tuple(bid.count(rank) for rank in range(1, 7)) for bid in possible)
    assert [bid[5] for bid in E.BIDS] == [0] * 333 + [1] * 196
    assert saleroom.new("emblems").state.setup.actions == 529


@pytest.mark.parametrize(("seats", "seeds"), [(3, 3), (10, 1)])
def test_an_action_stands_for_all_bids_of_the_same_ranks(seats: int, seeds: int) -> None:
    for match in moments(seats, seeds):
        state, seat = match.state, match.to_act[-1]
        for number, move in zip(match.legal(seat).numbers, match.legal(seat), strict=True):
            action = state.action_of(seat, number)
            assert E.BIDS[action] == ranks_of(move["cards"])
            found = state.move_of(seat, action)
            assert state.is_legal(seat, found)
            assert found <= number  # the lowest cards of each rank
            assert state.action_of(seat, found) == action
            cards = match.game.decode(state, seat, found)["cards"]
            assert ranks_of(cards) == ranks_of(move["cards"])
            assert value_of(cards) == value_of(move["cards"])


def test_actions_that_the_hand_has_no_cards_for() -> None:
    for match in moments(3, 1):
        state, seat = match.state, match.to_act[0]
        mask = match.legal_mask(seat)
        assert len(mask) == 529
        assert set(mask) == {0, 1}
        for action, legal in enumerate(mask):
            move = state.move_of(seat, action)
            assert (move != NONE) == legal
            assert state.is_legal(seat, move) == legal


def test_the_value_of_a_bid_is_the_one_that_is_revealed() -> None:
    match = next(moments(10, 1))
    for seat in range(10):
        match.play(seat, match.legal(seat)[7 * seat % 63])
    bids = next(event for event in match.events() if event["type"] == "bids_revealed")["bids"]
    for bid in bids:
        number = sum(2**card for card in bid["cards"])
        assert [int(E.weigh(number)) & 63, int(E.weigh(number)) >> 6 & 127] == [
            len(bid["cards"]),
            bid["value"],
        ]


@pytest.mark.parametrize("points", [[3, 1, 5], [0, 99, 7], [-99, 1, -5]])
def test_e9_can_be_asked_for_any_cards(points: list[int]) -> None:
    """Per secret card seven table cards show both, eight one and a single one neither of its emblems."""
    setup = E.EmblemsSetup(3, points)
    table = [card for card in range(32) if card.bit_count() >= 3]
    rng = random.Random(9)
    for secret in (card for card in range(32) if card.bit_count() == 2):
        rows = {card: [E.NEITHER, E.ONE, E.BOTH][(card & secret).bit_count()] for card in table}
        assert Counter(rows.values()) == {E.BOTH: 7, E.ONE: 8, E.NEITHER: 1}
        for card in table:
            assert E.row_of(card, secret) == rows[card]
            assert setup.points_of(card, secret) == points[rows[card]]
        for number in (0, 1, 5, 16):
            won = rng.sample(table, number)
            wanted = [points[row] * sum(rows[card] == row for card in won) for row in range(E.ROWS)]
            assert list(setup.score(sum(2**card for card in won), secret)) == wanted


def test_states_and_views_can_be_pickled() -> None:
    match = next(moments(5, 1))
    match.push(3, match.legal(3).numbers[20])
    for thing in (match.state, match.observe(3), match.observe(0)):
        again = pickle.loads(pickle.dumps(thing))
        assert again == thing
        assert again.setup.seats == 5
