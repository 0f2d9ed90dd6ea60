"""Imagined states of secret: they fit the view, and each that fits is equally likely.

A chi-square compares how often each possibility was drawn, from fixed seeds. Every such test is also run with a
sampler that is wrong in one way, and must notice it.
"""

import itertools
import random
from collections import Counter
from collections.abc import Callable, Hashable
from typing import Any

import pytest

import saleroom
from saleroom import Match
from saleroom.core.layout import HIDDEN, NONE, SEALED
from saleroom.core.rng import Rng, rng_from
from saleroom.core.state import View
from saleroom.games.secret import rules as S
from saleroom.games.secret.cards import REQUESTS, TYPES

DRAWS = 3000
"""So many states are imagined at least, and more where there are many possibilities."""
EACH = 40
"""So often each possibility is expected at least."""
DOUBLES = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]

Sampler = Callable[[View, Rng], S.Secret]


def limit(freedom: int) -> float:
    """What a chi-square exceeds about once in a million times (Wilson and Hilferty)."""
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + 4.75 * part**0.5) ** 3)


def even(view: View, sampler: Sampler, find: Callable[[S.Secret], Hashable], possible: set[Hashable]) -> bool:
    """Whether the sampler draws every possibility, nothing else, and all about equally often."""
    rng = rng_from("even")
    draws = max(DRAWS, EACH * len(possible))
    seen = Counter(find(sampler(view, rng)) for _ in range(draws))
    if not seen.keys() <= possible:
        return False
    expected = draws / len(possible)
    spread = sum((seen[one] - expected) ** 2 for one in possible) / expected
    return spread <= limit(len(possible) - 1)


def imagine(view: View, rng: Rng) -> S.Secret:
    assert isinstance(view.setup, S.SecretSetup)
    return view.setup.imagine(view, rng)


def new(seats: int = 3, **options: Any) -> Match:
    return saleroom.new("secret", seats=seats, seed="imagine", options=options)


def keep(match: Match, *seats: int) -> None:
    """These seats keep the first request they were dealt."""
    for seat in seats:
        match.push(seat, match.legal(seat).numbers[0])


def asks(number: int) -> dict[str, list[int]]:
    return {kind: [number] * 3 for kind in TYPES}


def tie(match: Match, items: int) -> None:
    """So many items are discarded because all bid their lowest cards."""
    for _ in range(items):
        for seat in match.to_act:
            match.push(seat, match.legal(seat).numbers[0])


def dealt_to(state: S.Secret, seat: int) -> tuple[int, int]:
    return int(state.dealt[2 * seat]), int(state.dealt[2 * seat + 1])


def unknown(match: Match, seat: int) -> list[int]:
    """The requests that a seat was not dealt."""
    return [number for number, name in enumerate(REQUESTS) if name not in match.deal["requests"][seat]]


# -- requests -------------------------------------------------------------------------------------------------


def kept_first(view: View, rng: Rng) -> S.Secret:
    """Wrong: who kept a request often kept the first one."""
    state = imagine(view, rng)
    for seat in range(state.setup.seats):
        for cell in (S.REQUEST + seat, S.CHOICE + seat):
            if view.cells[cell] == SEALED and rng.below(3) == 0:
                state.cells[cell] = state.dealt[2 * seat]
    return state


def low_requests(view: View, rng: Rng) -> S.Secret:
    """Wrong: the better of two deals for seat 1 is taken, now and then."""
    one, other = imagine(view, rng), imagine(view, rng)
    return min(one, other, key=lambda state: state.cells[S.REQUEST + 1]) if rng.below(2) == 0 else one


@pytest.mark.parametrize(("sampler", "fair"), [(imagine, True), (kept_first, True), (low_requests, False)])
def test_s4_any_request_may_have_been_kept(sampler: Sampler, fair: bool) -> None:
    # Which of two requests was kept does not show here, so that `kept_first` passes; it does in the next test.
    match = new()
    keep(match, 0, 1, 2)
    possible: set[Hashable] = set(unknown(match, 0))
    assert len(possible) == 8
    assert even(match.observe(0), sampler, lambda state: int(state.cells[S.REQUEST + 1]), possible) is fair


@pytest.mark.parametrize(("sampler", "fair"), [(imagine, True), (kept_first, False), (low_requests, False)])
def test_s4_any_two_requests_may_have_been_dealt_and_either_kept(sampler: Sampler, fair: bool) -> None:
    match = new()
    keep(match, 0, 1, 2)
    possible: set[Hashable] = {
        (pair, kept) for pair in itertools.permutations(unknown(match, 0), 2) for kept in pair
    }

    def find(state: S.Secret) -> Hashable:
        return dealt_to(state, 1), int(state.cells[S.REQUEST + 1])

    assert even(match.observe(0), sampler, find, possible) is fair


@pytest.mark.parametrize(("sampler", "fair"), [(imagine, True), (kept_first, False)])
def test_s4_a_request_that_is_just_being_kept_may_be_either(sampler: Sampler, fair: bool) -> None:
    match = new()
    keep(match, 1)
    possible: set[Hashable] = {
        (pair, kept) for pair in itertools.permutations(unknown(match, 0), 2) for kept in pair
    }

    def find(state: S.Secret) -> Hashable:
        assert state.cells[S.CHOICE + 2] == state.cells[S.REQUEST + 1] == NONE
        return dealt_to(state, 1), int(state.cells[S.CHOICE + 1])

    assert even(match.observe(0), sampler, find, possible) is fair


def shown_first(view: View, rng: Rng) -> S.Secret:
    """Wrong: the request shown at the end was the first one dealt."""
    state = imagine(view, rng)
    for seat in range(state.setup.seats):
        first, second = 2 * seat, 2 * seat + 1
        if state.dealt[second] == state.cells[S.REQUEST + seat] and seat != view.viewer:
            state.dealt[first], state.dealt[second] = state.dealt[second], state.dealt[first]
    return state


@pytest.mark.parametrize(("sampler", "fair"), [(imagine, True), (shown_first, False)])
def test_s10_the_end_shows_what_was_kept_but_not_beside_what(sampler: Sampler, fair: bool) -> None:
    match = new(asks=asks(1))
    keep(match, 0, 1, 2)
    tie(match, 18)
    assert match.over
    kept = [int(match.state.cells[S.REQUEST + seat]) for seat in (1, 2)]
    rest = [number for number in unknown(match, 0) if number not in kept]
    possible: set[Hashable] = set()
    for others in itertools.permutations(rest, 2):
        pairs = [(one, other) for one, other in zip(kept, others, strict=True)]
        possible |= set(itertools.product(*[(pair, pair[::-1]) for pair in pairs]))
    assert len(possible) == 4 * 6 * 5
    view = match.observe(0)
    assert [int(view.cells[S.REQUEST + seat]) for seat in (1, 2)] == kept
    assert even(view, sampler, lambda state: (dealt_to(state, 1), dealt_to(state, 2)), possible) is fair


# -- items ----------------------------------------------------------------------------------------------------


def in_order(view: View, rng: Rng) -> S.Secret:
    """Wrong: the last two items are in order a little more often."""
    state = imagine(view, rng)
    if state.dealt[S.DEALT - 2] > state.dealt[S.DEALT - 1] and rng.below(5) == 0:
        last = state.dealt[S.DEALT - 1]
        state.dealt[S.DEALT - 1] = state.dealt[S.DEALT - 2]
        state.dealt[S.DEALT - 2] = last
    return state


@pytest.mark.parametrize(("sampler", "fair"), [(imagine, True), (in_order, False)])
@pytest.mark.parametrize("left", [3, 4])
def test_s5_the_last_items_may_come_in_any_order(left: int, sampler: Sampler, fair: bool) -> None:
    match = new(asks=asks(1))
    keep(match, 0, 1, 2)
    tie(match, 17 - left)
    last = [int(item) for item in match.state.dealt[S.DEALT - left :]]
    possible: set[Hashable] = set(itertools.permutations(last))

    def find(state: S.Secret) -> Hashable:
        return tuple(int(item) for item in state.dealt[S.DEALT - left :])

    for viewer in (0, None):
        view = match.observe(viewer)
        assert even(view, sampler, find, possible) is fair


# -- sealed bids ----------------------------------------------------------------------------------------------


def any_cards(view: View, rng: Rng) -> S.Secret:
    """Wrong: where values are equal, bids that can be made of several cards are drawn more often."""
    state = imagine(view, rng)
    move = state.cells[S.CHOICE + 1]
    if move >= S.BID:
        one, other = state.setup.values(S.bid_cards(move))
        if one == other and rng.below(4) > 0:
            return imagine(view, rng)
    return state


@pytest.mark.parametrize(("sampler", "fair"), [(imagine, True), (any_cards, False)])
@pytest.mark.parametrize("items", [0, 1])
def test_s6_a_sealed_bid_is_any_legal_choice(items: int, sampler: Sampler, fair: bool) -> None:
    match = new(asks=asks(2), money=DOUBLES)
    keep(match, 0, 1, 2)
    tie(match, items)  # with a pile there are bids of it, too
    legal = {seat: match.legal(seat).numbers for seat in (1, 2)}
    possible: set[Hashable] = set(legal[1])
    assert len(possible) == (15 + 1, 10 + 1 + 15 + 1)[items]  # five values: fifteen bids of two cards
    for seat in (1, 2):
        match.push(seat, legal[seat][-1])
    assert even(match.observe(0), sampler, lambda state: int(state.cells[S.CHOICE + 1]), possible) is fair


def same_choice(view: View, rng: Rng) -> S.Secret:
    """Wrong: seat 2 often chooses as seat 1 does."""
    state = imagine(view, rng)
    if rng.below(4) == 0:
        state.cells[S.CHOICE + 2] = state.cells[S.CHOICE + 1]
    return state


@pytest.mark.parametrize(("sampler", "fair"), [(imagine, True), (same_choice, False)])
def test_s6_sealed_bids_have_nothing_to_do_with_each_other(sampler: Sampler, fair: bool) -> None:
    match = new(asks=asks(1))
    keep(match, 0, 1, 2)
    legal = match.legal(1).numbers
    assert len(legal) == 11
    for seat in (1, 2):
        match.push(seat, legal[0])
    possible: set[Hashable] = set(itertools.product(legal, legal))

    def find(state: S.Secret) -> Hashable:
        return int(state.cells[S.CHOICE + 1]), int(state.cells[S.CHOICE + 2])

    assert even(match.observe(0), sampler, find, possible) is fair


# -- what fits ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_an_imagined_state_looks_the_same_to_the_viewer(seats: int) -> None:
    chooser, rng = random.Random(seats), rng_from("fits")
    for money in (list(range(1, 11)), DOUBLES):
        match = new(seats, money=money)
        while True:
            for viewer in (None, *range(seats)):
                view = match.observe(viewer)
                state = imagine(view, rng)
                assert state.observe(view.viewer) == view
                assert sorted(state.dealt[S.ITEMS_DEALT :]) == list(range(S.ITEM_COUNT))
                requests = [int(request) for request in state.dealt[: 2 * seats]]
                assert len({*requests} & {*range(S.REQUEST_COUNT)}) == 2 * seats
                assert [int(request) for request in state.dealt[2 * seats : S.ITEMS_DEALT]] == [NONE] * (
                    10 - 2 * seats
                )
                for seat in range(seats):
                    kept = state.cells[S.REQUEST + seat]
                    assert kept == NONE or kept in dealt_to(state, seat)
            if match.over:
                break
            seat = chooser.choice(match.to_act)
            match.push(seat, chooser.choice(match.legal(seat).numbers))


def test_sealed_choices_can_be_left_unmade() -> None:
    match = new()
    setup = match.state.setup
    rng = rng_from("unmade")
    for sealed in ((1,), (0, 2), (1, 2)):
        trial = match.copy()
        keep(trial, *sealed)
        state = setup.imagine(trial.observe(0), rng, sealed=False)
        own = [seat for seat in sealed if seat == 0]
        assert state.to_act() == [seat for seat in range(3) if seat not in own]
        assert [int(state.cells[S.CHOICE + seat]) for seat in (1, 2)] == [NONE, NONE]
        assert (state.cells[S.CHOICE] == NONE) is (not own)
    keep(match, 0, 1, 2)
    before = [match.legal(seat).numbers for seat in range(3)]
    keep(match, 0, 2)
    state = setup.imagine(match.observe(0), rng, sealed=False)
    assert state.to_act() == [1, 2]
    assert [state.legal(seat) for seat in (1, 2)] == before[1:]
    assert state.cells[S.CHOICE] == before[0][0]
    assert state.cells[S.REQUEST + 2] >= 0  # what was kept is no longer open


def test_s4_others_never_learn_a_move_that_keeps_a_request() -> None:
    match = new(asks=asks(1))
    setup = match.state.setup
    assert all(setup.as_seen(move) == HIDDEN for move in range(S.PASS))
    assert all(setup.as_seen(move) == move for move in range(S.PASS, S.MOVES))
    twin = match.copy()
    keep(match, 0, 1, 2)
    for seat in range(3):
        twin.push(seat, twin.legal(seat).numbers[int(seat == 1)])
    for seat in (0, 2):
        assert match.knowledge(seat) == twin.knowledge(seat)
        assert match.knowledge(seat).array == twin.knowledge(seat).array
    assert match.knowledge(1) != twin.knowledge(1)
    for one in (match, twin):
        tie(one, 18)
    assert match.over
    assert match.knowledge(0).moves == twin.knowledge(0).moves
    assert match.view(0)["requests"] != twin.view(0)["requests"]
