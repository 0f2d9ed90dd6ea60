"""The line of everybody's chances through a match, and what of the result was luck and what was skill.

At every step the match is played on many times by one fixed policy, each time with everything redealt that no seat can
have seen yet. What a decision gave is the difference between two such matches on the same redeal and with the same
random numbers: one in which the move was made that was really made, and one in which the policy chose. Of choices that
are sealed side by side each is taken alone, with the others left to the policy, because that is what its seat could
decide; what all of them together gave besides is how they met.

Skill is what all decisions gave, and luck is the rest of the result: how sealed choices met, and what the cards gave.
So the parts add up to the result exactly, however rough each estimate is; and because redeals are as likely as the
real deal, what the cards gave is 0 on average, whoever plays.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass

from saleroom.bots.search.policies import policy_of
from saleroom.bots.search.tree import Tree
from saleroom.coach.statistics import Mean
from saleroom.coach.types import Moment, Share, Turn
from saleroom.core.layout import HIDDEN, NOBODY_THEN_ALL
from saleroom.core.match import Match
from saleroom.core.rng import Rng
from saleroom.core.state import Setup, State, View

AnyState = State[Setup]
FEWEST = 16
"""A step is played on at least so many times."""
MOST = 4_000
"""And at most so many times."""
STARTS = 4
"""What a seat can expect before the deal is asked of so many times as many matches as one step."""
TURNS = 6
"""So many turning points are named at most."""


def pooled(state: AnyState) -> View:
    """What all seats together know of a state: all but what nobody has seen."""
    setup = state.setup
    layout = setup.layout
    cells = state.cells[:]
    guarded = layout.guarded
    for i in range(0, len(guarded), 3):
        if guarded[i + 1] == NOBODY_THEN_ALL:
            cells[guarded[i]] = HIDDEN
    seen = layout.unseen_deal()
    for seat in range(setup.seats):
        state.see_deal(seat, seen)
    return View(setup, 0, cells, seen)


class Effect:
    """What something gave each seat, in chances to win and in points."""

    def __init__(self, seats: int) -> None:
        self.win = [Mean() for _ in range(seats)]
        self.points = [Mean() for _ in range(seats)]

    def add(self, win: list[float], points: list[float]) -> None:
        """What it gave in one match."""
        for seat, mean in enumerate(self.win):
            mean.add(win[seat])
        for seat, mean in enumerate(self.points):
            mean.add(points[seat])

    def of(self, seat: int, points: bool) -> Mean:
        """What it gave a seat."""
        return self.points[seat] if points else self.win[seat]


@dataclass
class Step:
    """Moves that were made side by side, or a single one."""

    first: int
    """So many moves had been made before."""
    after: int
    moves: list[tuple[int, int]]
    """Seat and move of those who had a choice."""
    forced: list[tuple[int, int]]
    """And of those who had none."""
    before: Effect
    """What the match is worth before it."""
    behind: Effect
    """And when the moves are made, before cards come to light."""
    decisions: list[Effect]
    """What each move of `moves` gave."""
    all: Effect
    """What they gave together, each taken alone."""
    met: Effect
    """What all of them together gave besides."""


class Line:
    """The line of a finished match; `work` does the work."""

    def __init__(self, match: Match, playouts: int, rng: Rng) -> None:
        self.match = match
        self.seats = match.seats
        self.rng = rng
        self.setup = match.state.setup
        self.tree = Tree(self.setup, policy_of(match.game, self.setup), rng)
        self.start = Effect(self.seats)
        self.steps = list(self.find_steps())
        ways = sum(self.ways(step) for step in self.steps)
        self.rounds = max(FEWEST, min(MOST, playouts // max(1, ways + STARTS)))
        self.playouts = 0

    def find_steps(self) -> Iterator[Step]:
        """The steps of the match, and who had a choice in each."""
        match, seats = self.match, self.seats
        now = match.at(0).state
        for numbers in match.steps:
            made = [match.played[number] for number in numbers]
            chosen = [(seat, move) for seat, move in made if now.count(seat) > 1]
            yield Step(
                first=numbers[0],
                after=numbers[-1] + 1,
                moves=chosen,
                forced=[one for one in made if one not in chosen],
                before=Effect(seats),
                behind=Effect(seats),
                decisions=[Effect(seats) for _ in chosen],
                all=Effect(seats),
                met=Effect(seats),
            )
            for seat, move in made:
                now.apply(seat, move)

    def ways(self, step: Step) -> int:
        """In how many ways a step is played on."""
        return 1 + len(step.moves) + (len(step.moves) > 1)

    @property
    def total(self) -> int:
        """How much work there is."""
        return self.rounds * (STARTS + sum(self.ways(step) for step in self.steps))

    # -- playing on -------------------------------------------------------------------------------------

    def work(self) -> Iterator[int]:
        """Play on from every step; says after each how much of the work it was."""
        for _ in range(STARTS * self.rounds):
            self.start.add(*self.play_on(self.setup.deal(self.rng)))
        yield STARTS * self.rounds
        now = self.match.at(0).state
        for step in self.steps:
            self.play_step(step, now)
            for number in range(step.first, step.after):
                now.apply(*self.match.played[number])
            yield self.rounds * self.ways(step)

    def play_on(self, state: AnyState) -> tuple[list[float], list[float]]:
        """Play to the end by the policy: what each seat wins, and its points."""
        tree = self.tree
        tree.policy.playout(state, self.rng)
        tree.settle(state)
        self.playouts += 1
        return list(tree.wins), list(tree.points)

    def play_step(self, step: Step, now: AnyState) -> None:
        """Play on from before a step: with the choices of the policy, with each real one alone, with all of them."""
        rng, policy, setup = self.rng, self.tree.policy, self.setup
        view = pooled(now)
        seeds = Rng(rng.word() << 30 ^ rng.word())
        tried = setup.imagine(view, rng)
        # A game may not be able to imagine what all seats know together. Then all luck lies in the deal.
        dark = all(tried.observe(seat) == now.observe(seat) for seat in range(self.seats))
        for _ in range(self.rounds):
            seed = seeds.word() << 30 ^ seeds.word()
            rng.state = seed
            opening = setup.imagine(view, rng) if dark else now.copy()
            for seat, move in step.forced:
                opening.apply(seat, move)
            guessed = []
            for seat, _ in step.moves:
                rng.state = seed + 7919 * (seat + 1)
                guessed.append((seat, int(policy.move(opening, seat, rng))))
            known: dict[tuple[tuple[int, int], ...], tuple[list[float], list[float]]] = {}
            usual = self.with_moves(opening, guessed, seed, known)
            step.before.add(*usual)
            alone = []
            for place, real in enumerate(step.moves):
                mixed = [*guessed[:place], real, *guessed[place + 1 :]]
                came_to = self.with_moves(opening, mixed, seed, known)
                alone.append(less(came_to, usual))
                step.decisions[place].add(*alone[-1])
            together = self.with_moves(opening, step.moves, seed, known)
            step.behind.add(*together)
            added = summed(alone, self.seats)
            step.all.add(*added)
            step.met.add(*less(less(together, usual), added))

    def with_moves(
        self,
        opening: AnyState,
        moves: list[tuple[int, int]],
        seed: int,
        known: dict[tuple[tuple[int, int], ...], tuple[list[float], list[float]]],
    ) -> tuple[list[float], list[float]]:
        """What a match comes to when these moves are made; the same moves are not played on twice."""
        key = tuple(moves)
        if key not in known:
            state = opening.copy()
            for seat, move in moves:
                state.apply(seat, move)
            self.rng.state = seed
            known[key] = self.play_on(state)
        return known[key]

    # -- what follows from it ---------------------------------------------------------------------------

    def share(self, seat: int, *, points: bool) -> Share:
        """Where the result of a seat came from, in chances to win or in points."""
        outcome = self.match.outcome
        assert outcome is not None
        got = float(outcome["scores"][seat]) if points else self.match.returns("win")[seat]
        start = self.start.of(seat, points)
        own = others = met = noise = swing = 0.0
        for step in self.steps:
            met += step.met.of(seat, points).mean
            noise += step.all.of(seat, points).error ** 2
            for (mover, _), decision in zip(step.moves, step.decisions):
                gave = decision.of(seat, points)
                if mover == seat:
                    own += gave.mean
                else:
                    others += gave.mean
                swing += max(0.0, gave.mean**2 - gave.error**2)
        result = round(got - start.mean, 6)
        own, others, met = round(own, 6), round(others, 6), round(met, 6)
        skill = round(own + others, 6)
        luck = round(result - skill, 6)
        return {
            "start": round(start.mean, 6),
            "result": result,
            "luck": luck,
            "luck_error": round(math.sqrt(noise + start.error**2), 6),
            "skill": skill,
            "skill_error": round(math.sqrt(noise + swing), 6),
            "cards": round(luck - met, 6),
            "met": met,
            "own": own,
            "others": others,
        }

    def curve(self) -> list[Moment]:
        """Everybody's chance to win through the match, up to what it came to."""
        found = [moment(step.first, step.before) for step in self.steps]
        end: Moment = {
            "after": len(self.match.moves),
            "win": [round(share, 4) for share in self.match.returns("win")],
            "win_error": 0.0,
        }
        return [*found, end]

    def turns(self, sure: float) -> list[Turn]:
        """The largest changes that are sure, in the order of the match."""
        found: list[Turn] = []

        def note(step: Step, cause: str, mover: int | None, means: list[Mean]) -> None:
            seat = max(range(self.seats), key=lambda seat: abs(means[seat].mean))
            change, error = means[seat].mean, means[seat].error
            if abs(change) > sure * error:
                found.append(turn(step.after, seat, change, error, cause, mover))

        for place, step in enumerate(self.steps):
            for (mover, _), decision in zip(step.moves, step.decisions):
                note(step, "decision", mover, decision.win)
            if len(step.moves) > 1:
                note(step, "met", None, step.met.win)
            if place + 1 < len(self.steps):
                changes = [
                    (after.mean - before.mean, math.hypot(after.error, before.error))
                    for before, after in zip(step.behind.win, self.steps[place + 1].before.win)
                ]
                seat = max(range(self.seats), key=lambda seat: abs(changes[seat][0]))
                change, error = changes[seat]
                if abs(change) > sure * error:
                    found.append(turn(step.after, seat, change, error, "cards", None))
        found.sort(key=lambda one: -abs(one["change"]))
        return sorted(found[:TURNS], key=lambda one: one["after"])


def moment(after: int, worth: Effect) -> Moment:
    """A moment of the curve."""
    return {
        "after": after,
        "win": [round(mean.mean, 4) for mean in worth.win],
        "win_error": round(max(mean.error for mean in worth.win), 4),
    }


def turn(after: int, seat: int, change: float, error: float, cause: str, mover: int | None) -> Turn:
    """A turning point."""
    return {
        "after": after,
        "seat": seat,
        "change": round(change, 4),
        "change_error": round(error, 4),
        "cause": "cards" if cause == "cards" else "met" if cause == "met" else "decision",
        "mover": mover,
    }


def less(
    one: tuple[list[float], list[float]], other: tuple[list[float], list[float]]
) -> tuple[list[float], list[float]]:
    """Wins and points of one less those of the other."""
    return [a - b for a, b in zip(one[0], other[0])], [a - b for a, b in zip(one[1], other[1])]


def summed(all_of_them: list[tuple[list[float], list[float]]], seats: int) -> tuple[list[float], list[float]]:
    """Wins and points added up."""
    wins, points = [0.0] * seats, [0.0] * seats
    for win, score in all_of_them:
        for seat in range(seats):
            wins[seat] += win[seat]
            points[seat] += score[seat]
    return wins, points
