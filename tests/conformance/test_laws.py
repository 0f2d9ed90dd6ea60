"""The laws, for every game, seat count and set of options, after matches played some way along."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saleroom.games import GAMES
from tests.conformance import laws
from tests.conformance.components import LEDGERS
from tests.conformance.hidden import HIDDEN, another
from tests.conformance.plays import (
    CASES,
    MIDDLES,
    PLANS,
    SEEDS,
    Case,
    Chooser,
    Plan,
    option_sets,
    times,
    viewers,
)

every_case = pytest.mark.parametrize("case", CASES, ids=str)


def test_every_game_and_option_is_tried() -> None:
    """A new game needs a ledger and a list of what is hidden; a new option a set in which it is used."""
    assert set(LEDGERS) >= set(GAMES)
    assert set(HIDDEN) >= set(GAMES)
    for name, game in GAMES.items():
        for option in game.options:
            assert any(option.name in options for options in option_sets(name).values()), (name, option.name)


@every_case
@times(1)
@given(plan=PLANS)
def test_a_match_ends_within_the_bound_and_its_outcome_adds_up(case: Case, plan: Plan) -> None:
    laws.check_end(case.start(plan.deal), plan.chooser())


@every_case
@times(0.5)
@given(plan=PLANS)
def test_components_are_conserved_after_every_move(case: Case, plan: Plan) -> None:
    laws.check_components(case.start(plan.deal), plan.chooser())


@every_case
@times(1)
@given(plan=PLANS)
def test_the_codec_is_one_to_one_on_legal_moves(case: Case, plan: Plan) -> None:
    laws.check_codec(plan.play(case))


@every_case
@times(1)
@given(plan=PLANS)
def test_what_is_legal_is_accepted(case: Case, plan: Plan) -> None:
    laws.check_legal_is_accepted(plan.play(case), plan.chooser())


@every_case
@times(0.5)
@given(plan=PLANS, elsewhere=PLANS)
def test_what_is_not_listed_is_refused(case: Case, plan: Plan, elsewhere: Plan) -> None:
    match, chooser = plan.play(case), plan.chooser()
    bank = laws.bank_of_moves(match, elsewhere.play(case), chooser)
    laws.check_unlisted_is_refused(match, bank, chooser)


@every_case
@times(0.5)
@given(plan=PLANS, elsewhere=PLANS)
def test_a_refused_move_changes_nothing(case: Case, plan: Plan, elsewhere: Plan) -> None:
    match = plan.play(case)
    laws.check_refusal_changes_nothing(match, laws.bank_of_moves(match, elsewhere.play(case), plan.chooser()))


@every_case
@times(0.5)
@given(plan=PLANS)
def test_replay_equals_play(case: Case, plan: Plan) -> None:
    laws.check_replay(plan.play(case), plan.chooser())


@every_case
@times(0.5)
@given(plan=PLANS)
def test_everything_survives_json(case: Case, plan: Plan) -> None:
    laws.check_json(plan.play(case))


@every_case
@times(0.5)
@given(plan=PLANS)
def test_python_s_random_numbers_do_not_matter(case: Case, plan: Plan) -> None:
    laws.check_global_random(lambda: laws.picture(plan.play(case)))


@every_case
@times(0.5)
@given(plan=PLANS)
def test_copies_are_independent(case: Case, plan: Plan) -> None:
    laws.check_copy(plan.play(case), plan.chooser())


@every_case
@times(1)
@given(plan=PLANS)
def test_an_imagined_state_gives_the_same_view(case: Case, plan: Plan) -> None:
    match, chooser = plan.play(case), plan.chooser()
    for viewer in viewers(match):
        laws.check_imagined(match, viewer, chooser)


@every_case
@times(0.5)
@given(plan=PLANS)
def test_an_imagined_state_can_be_played_to_the_end(case: Case, plan: Plan) -> None:
    match, chooser = plan.play(case), plan.chooser()
    laws.check_imagined_can_be_played(match, chooser.one_of(viewers(match)), chooser)


@every_case
@times(1)
@given(plan=MIDDLES, elsewhere=PLANS, viewer=st.integers(-1, 9))
def test_hidden_things_make_no_difference(case: Case, plan: Plan, elsewhere: Plan, viewer: int) -> None:
    match, chooser = plan.play(case), plan.chooser()
    bank = laws.bank_of_moves(match, elsewhere.play(case), chooser)[:60]
    laws.check_secrecy(match, viewers(match)[viewer % (case.seats + 1)], bank, chooser)


@every_case
@times(1)
@given(plan=MIDDLES, viewer=st.integers(-1, 9))
def test_hidden_things_made_no_difference_before(case: Case, plan: Plan, viewer: int) -> None:
    match, chooser = plan.play(case), plan.chooser()
    for who in {viewers(match)[viewer % (case.seats + 1)], None}:
        twin = another(match, who, chooser)
        if twin is not None:
            laws.check_history(match, twin, who)


@every_case
@times(0.5)
@given(deal=SEEDS, length=st.integers(0, 6), choices=SEEDS)
def test_imagination_varies(case: Case, deal: int, length: int, choices: int) -> None:
    match = Plan(length, deal, choices, "uniform").play(case)
    for viewer in viewers(match):
        laws.check_imagination_varies(match, viewer, Chooser(choices))


@pytest.mark.parametrize("name", GAMES)
def test_the_law_of_secrecy_compares_something(name: str) -> None:
    """Matches that differ in hidden things are found for every game, and hidden moves where there are any."""
    game = GAMES[name]
    hidden_moves = 0
    different: set[str] = set()
    for seed in range(12):
        match = Plan(3 + seed, seed, seed, "uniform").play(Case(name, game.max_seats, "plain"))
        for viewer in viewers(match):
            chooser = Chooser(seed)
            hidden_moves += laws.check_secrecy(match, viewer, [], chooser)
            twin = another(match, viewer, chooser)
            if twin is not None and twin.record() != match.record():
                different.add(f"{seed} {viewer}")
    assert len(different) >= 12 * game.max_seats
    assert hidden_moves > 0 or not hides_moves(name)


def hides_moves(name: str) -> bool:
    """Whether there are sealed choices or cards laid down unseen in a game."""
    match = Case(name, GAMES[name].max_seats, "plain").start(0)
    return len(match.to_act) > 1 or "renounce" in match.game.fields
