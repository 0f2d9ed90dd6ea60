"""Which matches each law is tried on: everything follows from the number of the trial, so it can be repeated."""

import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from saleroom.conformance import laws, secrecy
from saleroom.conformance.plays import Broken, Case, Chooser, Plan, cases_of, plan_from, viewers
from saleroom.core.game import AnyGame
from saleroom.core.match import Match
from saleroom.games import GAMES

Check = Callable[[Case, str], None]

LAWS: dict[str, "Law"] = {}
"""Every law by its name, in the order in which they are tried."""


@dataclass(frozen=True)
class Law:
    """A law, and how it is tried on a case with a seed."""

    name: str
    about: str
    check: Check
    once: bool = False
    """Whether it is about the game and not about a match."""

    def __str__(self) -> str:
        return self.name

    def try_on(self, cases: Sequence[Case], number: int) -> str | None:
        """What is broken in the trial of that number; None if the law holds."""
        case = cases[number % len(cases)]
        try:
            self.check(case, f"{self.name}/{case}/{number}")
        except Broken as broken:
            return f"{case}: {broken}"
        except Exception as error:  # whatever a game may raise
            last = traceback.extract_tb(error.__traceback__)[-1]
            return f"{case}: {type(error).__name__}: {error} ({Path(last.filename).name}, line {last.lineno})"
        return None


@dataclass(frozen=True)
class Result:
    """How a law came out."""

    law: Law
    trials: int
    seconds: float
    problem: str | None = None
    number: int = 0
    """The trial in which it broke."""


def try_law(
    law: Law,
    game: AnyGame,
    numbers: Iterator[int] | range,
    seconds: float | None = None,
    tick: Callable[[], object] = int,
) -> Result:
    """Try a law on the trials of these numbers, until it breaks or the time is over; `tick` is called after each."""
    cases = cases_of(game)
    started = time.perf_counter()
    trials = 0
    for number in numbers:
        problem = law.try_on(cases, number)
        trials += 1
        tick()
        passed = time.perf_counter() - started
        if problem is not None:
            return Result(law, trials, passed, problem, number)
        if law.once or (seconds is not None and passed >= seconds):
            break
    return Result(law, trials, time.perf_counter() - started)


def law(about: str, *, once: bool = False) -> Callable[[Check], Check]:
    """Enter a law in the list, under the name of its function."""

    def enter(check: Check) -> Check:
        name = check.__name__.replace("_", "-")
        LAWS[name] = Law(name, about, check, once)
        return check

    return enter


def match_and_bank(case: Case, seed: str, *, late: bool = True) -> tuple[Match, Chooser, list[object]]:
    """A match some way along, and moves to try there, most of them not legal."""
    plan = plan_from(seed, late=late)
    match, chooser = plan.play(case), plan.chooser()
    return match, chooser, laws.bank_of_moves(match, plan_from(f"{seed}/other").play(case), chooser)


def some_viewers(match: Match, chooser: Chooser) -> list[int | None]:
    """A seat and the spectator."""
    return [chooser.below(match.seats), None]


# -- the laws -----------------------------------------------------------------------------------------------


@law("what the game says of itself is right", once=True)
def facts(case: Case, seed: str) -> None:
    """See `check_facts`."""
    laws.check_facts(GAMES[case.game])


@law("there are words for its moves, events and points", once=True)
def words(case: Case, seed: str) -> None:
    """See `check_words`."""
    laws.check_words(GAMES[case.game])


@law("a match ends within its bound, and the outcome adds up")
def ends(case: Case, seed: str) -> None:
    """See `check_end`."""
    plan = plan_from(seed)
    laws.check_end(case.start(plan.deal), plan.chooser())


@law("components are conserved")
def components(case: Case, seed: str) -> None:
    """See `check_components`."""
    plan = plan_from(seed)
    laws.check_components(case.start(plan.deal), plan.chooser())


@law("all JSON fits the types")
def types(case: Case, seed: str) -> None:
    """See `check_types`."""
    laws.check_types(plan_from(seed).play(case))


@law("everything survives writing and reading")
def survives_json(case: Case, seed: str) -> None:
    """See `check_json`."""
    laws.check_json(plan_from(seed).play(case))


@law("the deal leads back to itself, a spoilt one is refused")
def deals(case: Case, seed: str) -> None:
    """See `check_deal`."""
    laws.check_deal(plan_from(seed).play(case))


@law("moves and their numbers are one to one")
def codec(case: Case, seed: str) -> None:
    """See `check_codec`."""
    laws.check_codec(plan_from(seed).play(case))


@law("what is legal is accepted")
def accepted(case: Case, seed: str) -> None:
    """See `check_legal_is_accepted`."""
    plan = plan_from(seed)
    laws.check_legal_is_accepted(plan.play(case), plan.chooser())


@law("what is not listed is refused")
def refused(case: Case, seed: str) -> None:
    """See `check_unlisted_is_refused`."""
    match, chooser, bank = match_and_bank(case, seed)
    laws.check_unlisted_is_refused(match, bank, chooser)


@law("a refused move changes nothing")
def unchanged(case: Case, seed: str) -> None:
    """See `check_refusal_changes_nothing`."""
    match, _, bank = match_and_bank(case, seed)
    laws.check_refusal_changes_nothing(match, bank)


@law("every rule that is named stands in RULES.md")
def rules(case: Case, seed: str) -> None:
    """See `check_rules_exist`."""
    match, _, bank = match_and_bank(case, seed)
    laws.check_rules_exist(match, bank)


@law("actions and legal moves fit together")
def actions(case: Case, seed: str) -> None:
    """See `check_actions`."""
    laws.check_actions(plan_from(seed).play(case))


@law("a random move is any legal move")
def random_moves(case: Case, seed: str) -> None:
    """See `check_random_moves`."""
    plan = plan_from(seed)
    match = plan.play(case)
    if sum(int(match.state.count(seat)) for seat in match.to_act) <= 100:
        laws.check_random_moves(match, plan.chooser().rng())


@law("replay equals play")
def replay(case: Case, seed: str) -> None:
    """See `check_replay`."""
    plan = plan_from(seed)
    laws.check_replay(plan.play(case), plan.chooser())


@law("Python's random numbers do not matter")
def own_randomness(case: Case, seed: str) -> None:
    """See `check_global_random`."""
    plan = plan_from(seed)
    laws.check_global_random(lambda: laws.picture(plan.play(case)))


@law("copies of a state are independent")
def copies(case: Case, seed: str) -> None:
    """See `check_copy`."""
    plan = plan_from(seed)
    laws.check_copy(plan.play(case), plan.chooser())


@law("matches can be copied, taken back, compared and pickled")
def matches(case: Case, seed: str) -> None:
    """See `check_match`."""
    plan = plan_from(seed)
    laws.check_match(plan.play(case), plan.chooser())


@law("a view shows what the layout declares")
def layout(case: Case, seed: str) -> None:
    """See `check_layout`."""
    secrecy.check_layout(plan_from(seed).play(case))


@law("an imagined state fits the view")
def imagined(case: Case, seed: str) -> None:
    """See `check_imagined`."""
    plan = plan_from(seed)
    match, chooser = plan.play(case), plan.chooser()
    for viewer in viewers(match):
        secrecy.check_imagined(match, viewer, chooser)


@law("with sealed=False sealed choices are open again, and nothing else")
def unsealed(case: Case, seed: str) -> None:
    """See `check_unsealed`."""
    plan = plan_from(seed)
    match, chooser = plan.play(case), plan.chooser()
    for viewer in viewers(match):
        secrecy.check_unsealed(match, viewer, chooser)


@law("an imagined state is whole and can be played to its end")
def imagined_whole(case: Case, seed: str) -> None:
    """See `check_imagined_can_be_played`."""
    plan = plan_from(seed)
    match, chooser = plan.play(case), plan.chooser()
    secrecy.check_imagined_can_be_played(match, chooser.one_of(viewers(match)), chooser)


@law("all states that fit a view are equally likely")
def imagined_evenly(case: Case, seed: str) -> None:
    """See `check_imagined_evenly`: late positions, where few states fit."""
    plan = plan_from(seed)
    whole = Plan(0, plan.deal, plan.choices, plan.style, 101).play(case)
    chooser = plan.chooser()
    viewer = chooser.one_of(viewers(whole))
    for back in range(min(len(whole.moves), 12 * case.seats), 0, -chooser.one_of((1, 2, 3))):
        match = whole.at(len(whole.moves) - back)
        if secrecy.check_imagined_evenly(match, viewer, chooser) > 1:
            return


@law("what a viewer may not know makes no difference to it")
def secrets(case: Case, seed: str) -> None:
    """See `check_secrecy`."""
    match, chooser, bank = match_and_bank(case, seed, late=False)
    for viewer in some_viewers(match, chooser):
        secrecy.check_secrecy(match, viewer, bank[:60], chooser)


@law("information states are the same exactly when a seat cannot tell")
def knowledge(case: Case, seed: str) -> None:
    """See `check_knowledge`."""
    plan = plan_from(seed)
    match, chooser = plan.play(case), plan.chooser()
    seat = chooser.below(match.seats)
    for real, twin in secrecy.twins(match, seat, chooser):
        secrecy.check_knowledge(real, twin, seat)
