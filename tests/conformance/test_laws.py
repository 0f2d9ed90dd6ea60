"""The laws, for every game, seat count and set of options, after matches played some way along."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saleroom.conformance import laws, secrecy
from saleroom.conformance.plays import Chooser, Plan, viewers
from saleroom.games import GAMES
from tests.conformance.components import LEDGERS, open_fresh, open_ledger
from tests.conformance.hidden import HIDDEN, another
from tests.conformance.plays import CASES, MIDDLES, PLANS, SEEDS, Case, option_sets, times

every_case = pytest.mark.parametrize("case", CASES, ids=str)


def test_every_game_and_option_is_tried() -> None:
    """A new game needs a ledger and a list of what is hidden; a new option or preset a set in which it is used."""
    assert set(LEDGERS) >= set(GAMES)
    assert set(HIDDEN) >= set(GAMES)
    for name, game in GAMES.items():
        for option in game.options:
            assert any(option.name in options for options in option_sets(name).values()), (name, option.name)
        for preset in game.presets:
            assert preset.options in option_sets(name).values(), (name, preset.id)


@every_case
@times(1)
@given(plan=PLANS)
def test_a_match_ends_within_the_bound_and_its_outcome_adds_up(case: Case, plan: Plan) -> None:
    laws.check_end(case.start(plan.deal), plan.chooser())


@every_case
@times(0.5)
@given(plan=PLANS)
def test_components_are_conserved_after_every_move(case: Case, plan: Plan) -> None:
    laws.check_components(case.start(plan.deal), plan.chooser(), open_fresh)
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
        secrecy.check_imagined(match, viewer, chooser)


@every_case
@times(0.5)
@given(plan=PLANS)
def test_an_imagined_state_can_be_played_to_the_end(case: Case, plan: Plan) -> None:
    match, chooser = plan.play(case), plan.chooser()
    secrecy.check_imagined_can_be_played(
        match, chooser.one_of(viewers(match)), chooser, open_book=open_ledger
    )


@every_case
@times(1)
@given(plan=MIDDLES, elsewhere=PLANS, viewer=st.integers(-1, 9))
def test_hidden_things_make_no_difference(case: Case, plan: Plan, elsewhere: Plan, viewer: int) -> None:
    match, chooser = plan.play(case), plan.chooser()
    bank = laws.bank_of_moves(match, elsewhere.play(case), chooser)[:60]
    secrecy.check_secrecy(match, viewers(match)[viewer % (case.seats + 1)], bank, chooser)


@every_case
@times(1)
@given(plan=MIDDLES, viewer=st.integers(-1, 9))
def test_hidden_things_made_no_difference_before(case: Case, plan: Plan, viewer: int) -> None:
    match, chooser = plan.play(case), plan.chooser()
    for who in {viewers(match)[viewer % (case.seats + 1)], None}:
        twin = another(match, who, chooser)
        if twin is not None:
            secrecy.check_history(match, twin, who)


@every_case
@times(0.5)
@given(deal=SEEDS, length=st.integers(0, 6), choices=SEEDS)
def test_imagination_varies(case: Case, deal: int, length: int, choices: int) -> None:
    match = Plan(length, deal, choices, "uniform").play(case)
    for viewer in viewers(match):
        secrecy.check_imagination_varies(match, viewer, Chooser(choices))


@every_case
@times(0.5)
@given(plan=PLANS)
def test_all_json_fits_the_types(case: Case, plan: Plan) -> None:
    laws.check_types(plan.play(case))


@every_case
@times(0.5)
@given(plan=PLANS)
def test_the_deal_leads_back_to_itself(case: Case, plan: Plan) -> None:
    laws.check_deal(plan.play(case))


@every_case
@times(0.5)
@given(plan=PLANS, elsewhere=PLANS)
def test_every_rule_that_is_named_exists(case: Case, plan: Plan, elsewhere: Plan) -> None:
    match = plan.play(case)
    laws.check_rules_exist(match, laws.bank_of_moves(match, elsewhere.play(case), plan.chooser()))


@every_case
@times(1)
@given(plan=PLANS)
def test_actions_and_legal_moves_fit_together(case: Case, plan: Plan) -> None:
    laws.check_actions(plan.play(case))


@every_case
@times(0.5)
@given(plan=PLANS)
def test_matches_can_be_copied_taken_back_compared_and_pickled(case: Case, plan: Plan) -> None:
    laws.check_match(plan.play(case), plan.chooser())


@every_case
@times(0.5)
@given(plan=PLANS)
def test_views_show_what_the_layout_declares(case: Case, plan: Plan) -> None:
    secrecy.check_layout(plan.play(case))


@every_case
@times(0.5)
@given(plan=PLANS)
def test_sealed_choices_can_be_left_open(case: Case, plan: Plan) -> None:
    match, chooser = plan.play(case), plan.chooser()
    for viewer in viewers(match):
        secrecy.check_unsealed(match, viewer, chooser)


@every_case
@times(0.2)
@given(plan=PLANS, seat=st.integers(0, 9))
def test_information_states_are_the_same_exactly_when_a_seat_cannot_tell(
    case: Case, plan: Plan, seat: int
) -> None:
    match, chooser = plan.play(case), plan.chooser()
    seat %= case.seats
    for real, twin in secrecy.twins(match, seat, chooser):
        secrecy.check_knowledge(real, twin, seat)
    other = another(match, seat, chooser)
    if other is not None:
        assert secrecy.check_knowledge(match, other, seat)


@pytest.mark.parametrize("name", GAMES)
def test_what_a_game_says_of_itself_is_right(name: str) -> None:
    laws.check_facts(GAMES[name])
    laws.check_words(GAMES[name])


@pytest.mark.parametrize("name", ["antiques", "luxury"])
def test_all_states_that_fit_a_view_are_equally_likely(name: str) -> None:
    """Late positions, where few states fit; in the other games so few never do, and their own tests count parts."""
    found = 0
    for seed in range(4):
        case = Case(name, (GAMES[name].min_seats, GAMES[name].max_seats)[seed % 2], "plain")
        whole, chooser = Plan(0, seed, seed, "uniform", 101).play(case), Chooser(seed)
        for back in range(1, min(len(whole.moves), 16 * case.seats), 3):
            match = whole.at(len(whole.moves) - back)
            found += secrecy.check_imagined_evenly(match, chooser.one_of(viewers(match)), chooser) > 1
    assert found >= 4


@pytest.mark.parametrize("name", GAMES)
def test_the_law_of_information_states_compares_both_kinds(name: str) -> None:
    """Pairs that a seat can tell apart and pairs that it cannot, and that are not the same match."""
    alike = different = 0
    for seed in range(12):
        match = Plan(4 + seed, seed, seed, "uniform").play(Case(name, GAMES[name].max_seats, "plain"))
        for real, twin in secrecy.twins(match, 0, Chooser(seed)):
            if not secrecy.check_knowledge(real, twin, 0):
                different += 1
            elif twin.record() != real.record():
                alike += 1
    assert alike >= 12
    assert different >= 4


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
            hidden_moves += secrecy.check_secrecy(match, viewer, [], chooser)
            twin = another(match, viewer, chooser)
            if twin is not None and twin.record() != match.record():
                different.add(f"{seed} {viewer}")
    assert len(different) >= 12 * game.max_seats
    assert hidden_moves > 0 or not hides_moves(name)


def hides_moves(name: str) -> bool:
    """Whether there are sealed choices or cards laid down unseen in a game."""
    match = Case(name, GAMES[name].max_seats, "plain").start(0)
    return len(match.to_act) > 1 or "renounce" in match.game.move_types
