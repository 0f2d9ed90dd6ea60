"""What emblems imagines from a view is uniform: every secret, hand, deck, table order and sealed bid that fits."""

from collections import Counter
from collections.abc import Callable, Hashable
from math import factorial, perm

import pytest

import saleroom
from saleroom import Match
from saleroom.core.layout import NONE
from saleroom.core.rng import Rng, rng_from
from saleroom.core.state import View
from saleroom.games.emblems import rules as E
from saleroom.games.emblems.cards import RANKS

Imagine = Callable[[View, Rng], E.Emblems]


def imagine(view: View, rng: Rng) -> E.Emblems:
    """The game's own way."""
    assert isinstance(view.setup, E.EmblemsSetup)
    return view.setup.imagine(view, rng)


class Uneven(AssertionError):
    """Things that ought to come up equally often do not."""


def demand_even(found: Counter[Hashable], kinds: int) -> None:
    """All kinds came up, equally often but for chance: chi-square within five standard deviations."""
    expected = found.total() / kinds
    spread = sum((number - expected) ** 2 for number in found.values()) / expected
    if len(found) != kinds or spread > kinds - 1 + 5 * (2 * (kinds - 1)) ** 0.5:
        raise Uneven(f"{len(found)} of {kinds} kinds, chi-square {spread:.0f}")


# -- positions ------------------------------------------------------------------------------------------------


def play_untied(seats: int, table_cards: int, sizes: Callable[[int, int], int]) -> Match:
    """A match after so many table cards without a tie; sizes(seat, turn) says how many cards each seat bids."""
    for seed in range(2000):
        match = saleroom.new("emblems", seats=seats, seed=seed)
        for turn in range(table_cards):
            for seat in range(seats):
                hand = sorted(match.view(seat)["hand"], key=lambda card: RANKS[card])
                match.play(seat, {"type": "bid", "cards": hand[: sizes(seat, turn)]})
            if any(event["type"] == "bids_tied" for event in match.events()):
                break
        else:
            return match
    raise AssertionError("every match has a tie")


@pytest.fixture(scope="module")
def worn_out() -> Match:
    """Seats 1 and 2 have spent 25 cards: six of the last seven are in hand. Seat 1 has sealed a bid."""
    match = play_untied(3, 5, lambda seat, turn: 1 if seat == 0 else 6 if turn < 4 else 1)
    assert match.view()["hand_sizes"] == [6, 6, 6]
    assert match.view()["deck_sizes"] == [21, 1, 1]
    match.push(1, match.legal(1).numbers[40])
    return match


@pytest.fixture(scope="module")
def late() -> Match:
    """Thirteen table cards are turned up."""
    match = play_untied(3, 12, lambda seat, turn: 1 + (seat == turn % 3))
    assert len(match.view()["table_to_come"]) == 3
    return match


# -- what must come out evenly ----------------------------------------------------------------------------------


def sample(
    match: Match, viewer: int | None, imagine: Imagine, draws: int, look: Callable[[E.Emblems], Hashable]
) -> Counter[Hashable]:
    """How often each thing is seen in imagined states, all of which fit the view."""
    view = match.observe(viewer)
    rng = rng_from("imagine")
    found: Counter[Hashable] = Counter()
    for number in range(draws):
        state = imagine(view, rng)
        if number < 20:
            assert state.observe(view.viewer) == view
        found[look(state)] += 1
    return found


def secrets(state: E.Emblems) -> tuple[int, ...]:
    return tuple(int(state.dealt[E.SECRET + seat]) for seat in range(state.setup.seats))


def table_left(state: E.Emblems) -> tuple[int, ...]:
    return tuple(int(card) for card in state.dealt[E.TABLE + state.cells[E.TURN] + 1 : E.DECKS])


def hands(state: E.Emblems) -> tuple[int, ...]:
    return tuple(int(state.cells[E.HAND + seat]) for seat in range(state.setup.seats))


def deck(state: E.Emblems, seat: int) -> tuple[int, ...]:
    first = E.DECKS + E.DECK * seat
    return tuple(int(card) for card in state.dealt[first + state.cells[E.DRAWN + seat] : first + E.DECK])


def check_secrets(imagine: Imagine, worn_out: Match, late: Match) -> None:
    """Two of the five cards that are left, in any order; three of six for somebody who has none."""
    demand_even(sample(late, 0, imagine, 2000, secrets), perm(5, 2))
    demand_even(sample(late, None, imagine, 4000, secrets), perm(6, 3))
    ten = saleroom.new("emblems", seats=10, seed=4)
    demand_even(sample(ten, 4, imagine, 1500, lambda state: secrets(state)[0:10:9]), perm(9, 2))


def check_table(imagine: Imagine, worn_out: Match, late: Match) -> None:
    """Any order of the table cards to come."""
    demand_even(sample(late, 0, imagine, 1200, table_left), factorial(3))
    demand_even(sample(worn_out, 2, imagine, 4500, lambda state: table_left(state)[:2]), perm(10, 2))


def check_hands(imagine: Imagine, worn_out: Match, late: Match) -> None:
    """Six of the seven unspent cards of both rivals, whatever the others and the secret cards are."""
    demand_even(sample(worn_out, 0, imagine, 2000, hands), 7 * 7)
    demand_even(sample(worn_out, 0, imagine, 10_000, lambda state: (*hands(state), *secrets(state))), 49 * 20)


def check_decks(imagine: Imagine, worn_out: Match, late: Match) -> None:
    """Any order of what is left in a deck, the own one too; in a rival's may lie any of its unspent cards."""
    left = late.view()["deck_sizes"][0]
    unspent = left + 6
    demand_even(sample(late, 0, imagine, 4000, lambda state: deck(state, 0)[:2]), perm(left, 2))
    demand_even(sample(late, 1, imagine, 4000, lambda state: deck(state, 0)[:2]), perm(unspent, 2))


def check_sealed_bids(imagine: Imagine, worn_out: Match, late: Match) -> None:
    """Any bid of any hand that a rival may hold."""
    found = sample(
        worn_out, 0, imagine, 6000, lambda state: (hands(state)[1], int(state.cells[E.CHOICE + 1]))
    )
    demand_even(found, 7 * 63)


CHECKS = [check_secrets, check_table, check_hands, check_decks, check_sealed_bids]
Check = Callable[[Imagine, Match, Match], None]


@pytest.mark.parametrize("check", CHECKS)
def test_what_is_imagined_is_uniform(check: Check, worn_out: Match, late: Match) -> None:
    check(imagine, worn_out, late)


# -- samplers that are not ----------------------------------------------------------------------------------


def favour_low_secrets(state: E.Emblems, view: View, rng: Rng) -> None:
    """The lower of two hidden secret cards lies with the lower seat too often."""
    one, other = [seat for seat in range(state.setup.seats) if view.dealt[E.SECRET + seat] < 0][:2]
    if state.dealt[one] > state.dealt[other]:
        state.dealt[one], state.dealt[other] = state.dealt[other], state.dealt[one]


def favour_low_table_cards(state: E.Emblems, view: View, rng: Rng) -> None:
    place = E.TABLE + state.cells[E.TURN] + 1
    if state.dealt[place] > state.dealt[place + 1]:
        state.dealt[place], state.dealt[place + 1] = state.dealt[place + 1], state.dealt[place]


def favour_high_hands(state: E.Emblems, view: View, rng: Rng) -> None:
    """The top card of a hidden deck changes places with a lower one in hand."""
    for seat in range(state.setup.seats):
        if seat == view.viewer or state.cells[E.DRAWN + seat] == E.DECK:
            continue
        top = E.DECKS + E.DECK * seat + state.cells[E.DRAWN + seat]
        lowest = E.members(state.cells[E.HAND + seat])[0]
        sealed = max(0, state.cells[E.CHOICE + seat])
        if lowest < state.dealt[top] and not sealed >> lowest & 1:
            state.cells[E.HAND + seat] ^= 1 << lowest | 1 << int(state.dealt[top])
            state.dealt[top] = lowest


def favour_low_tops(state: E.Emblems, view: View, rng: Rng) -> None:
    for seat in range(state.setup.seats):
        top = E.DECKS + E.DECK * seat + state.cells[E.DRAWN + seat]
        if top + 1 < E.DECKS + E.DECK * (seat + 1) and state.dealt[top] > state.dealt[top + 1]:
            state.dealt[top], state.dealt[top + 1] = state.dealt[top + 1], state.dealt[top]


def favour_few_cards(state: E.Emblems, view: View, rng: Rng) -> None:
    """How many cards first, each number as likely, and then which."""
    for seat in range(state.setup.seats):
        if seat != view.viewer and state.cells[E.CHOICE + seat] != NONE:
            cards = E.members(state.cells[E.HAND + seat])
            size = 1 + int(rng.below(len(cards)))
            while len(cards) > size:
                cards.pop(int(rng.below(len(cards))))
            state.cells[E.CHOICE + seat] = sum(1 << card for card in cards)


FAULTS = [
    (check_secrets, favour_low_secrets),
    (check_table, favour_low_table_cards),
    (check_hands, favour_high_hands),
    (check_decks, favour_high_hands),
    (check_decks, favour_low_tops),
    (check_sealed_bids, favour_few_cards),
]


@pytest.mark.parametrize(("check", "spoil"), FAULTS)
def test_a_biased_sampler_is_found(
    check: Check, spoil: Callable[[E.Emblems, View, Rng], None], worn_out: Match, late: Match
) -> None:
    """Every third imagined state is spoilt; it fits the view all the same."""

    def biased(view: View, rng: Rng) -> E.Emblems:
        state = imagine(view, rng)
        if rng.below(3) == 0:
            spoil(state, view, rng)
            assert state.observe(view.viewer) == view
        return state

    with pytest.raises(Uneven):
        check(biased, worn_out, late)


# -- sealed bids left open ------------------------------------------------------------------------------------


def test_unsealed_a_rival_chooses_again(worn_out: Match) -> None:
    known = worn_out.knowledge(0)
    rng = rng_from("unsealed")
    found: Counter[Hashable] = Counter()
    for _ in range(1500):
        state = known.imagine(rng, sealed=False)
        assert state.to_act() == [0, 1, 2]
        assert state.cells[E.CHOICE + 1] == NONE
        assert state.count(1) == 63
        found[int(state.cells[E.HAND + 1])] += 1
    demand_even(found, 7)
    state.playout(rng)
    assert state.over()


def test_unsealed_the_own_choice_stays(worn_out: Match) -> None:
    known = worn_out.knowledge(1)
    state = known.imagine(rng_from("own"), sealed=False)
    assert state.to_act() == [0, 2]
    assert state.cells[E.CHOICE + 1] == worn_out.state.cells[E.CHOICE + 1]
    assert state.observe(1) == known.view
