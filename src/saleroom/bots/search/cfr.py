"""Small games of two seats as whole trees: exact best replies, and a solution by counterfactual regret minimization.

A decision is an information set: what a seat sees, and what it saw and did before. What one seat wins the other
loses, so rewards of the first from 0 to 1 are enough.
"""

from collections.abc import Callable, Hashable, Sequence
from statistics import fmean
from typing import TypeAlias

from saleroom.core.state import Setup, State

Strategy: TypeAlias = Sequence[Sequence[float]]
"""For each decision how likely each move of it is."""


class Decision:
    """An information set: all moments that a seat cannot tell apart."""

    def __init__(self, seat: int, state: State[Setup], moves: list[int]) -> None:
        self.seat = seat
        self.state = state
        """One of its moments."""
        self.moves = moves
        self.regret = [0.0] * len(moves)
        self.total = [0.0] * len(moves)
        """How much each move was played."""
        self.now = [1 / len(moves)] * len(moves)
        """How likely each move is in this round."""

    def match_regrets(self) -> None:
        """Play each move as often as it is regretted."""
        self.regret = [max(0.0, regret) for regret in self.regret]
        total = sum(self.regret)
        if total > 0:
            self.now = [regret / total for regret in self.regret]
        else:
            self.now = [1 / len(self.moves)] * len(self.moves)


class Moment:
    """A place in the tree at which a seat has more than one move."""

    __slots__ = ("after", "decision")

    def __init__(self, decision: int, after: "list[Moment | float]") -> None:
        self.decision = decision
        self.after = after


class WholeGame:
    """The tree of a game from its openings, which are equally likely; leaves are rewards of seat 0."""

    def __init__(self, openings: Sequence[State[Setup]], reward: Callable[[State[Setup]], float]) -> None:
        self.reward = reward
        self.decisions: list[Decision] = []
        self.numbers: dict[Hashable, int] = {}
        self.roots = [self.grow(opening.copy(), ((), ())) for opening in openings]
        self.rounds = 0

    def grow(self, state: State[Setup], before: tuple[tuple[int, ...], ...]) -> Moment | float:
        """The tree below a state; `before` is each seat's last decision and what it did."""
        while not state.over() and state.count(state.actor()) == 1:
            seat = state.actor()
            state.apply(seat, state.nth(seat, 0))
        if state.over():
            return self.reward(state)
        seat = state.actor()
        key = (before[seat], state.observe(seat))
        if key not in self.numbers:
            self.numbers[key] = len(self.decisions)
            self.decisions.append(Decision(seat, state.copy(), state.legal(seat)))
        number = self.numbers[key]
        after = []
        for place, move in enumerate(self.decisions[number].moves):
            following = state.copy()
            following.apply(seat, move)
            mine = (number, place)
            after.append(self.grow(following, (mine, before[1]) if seat == 0 else (before[0], mine)))
        return Moment(number, after)

    # -- counterfactual regret minimization -------------------------------------------------------------------

    def solve(self, rounds: int) -> list[list[float]]:
        """So many more rounds of CFR+: the average strategy, in which later rounds count more."""
        for _ in range(rounds):
            self.rounds += 1
            for seat in range(2):
                for root in self.roots:
                    self.regret(root, seat, 1.0, 1.0 / len(self.roots))
                for decision in self.decisions:
                    if decision.seat == seat:
                        decision.match_regrets()
        return [
            [weight / total for weight in decision.total] if total > 0 else decision.now
            for decision in self.decisions
            for total in [sum(decision.total)]
        ]

    def regret(self, node: Moment | float, seat: int, mine: float, theirs: float) -> float:
        """What a node is worth to a seat; notes its regrets, given how likely it and the rest lead here."""
        if isinstance(node, float):
            return node if seat == 0 else 1 - node
        decision = self.decisions[node.decision]
        if decision.seat != seat:
            return sum(
                [
                    chance * self.regret(after, seat, mine, theirs * chance)
                    for chance, after in zip(decision.now, node.after, strict=True)
                ]
            )
        worth = [
            self.regret(after, seat, mine * chance, theirs)
            for chance, after in zip(decision.now, node.after, strict=True)
        ]
        value = sum([chance * one for chance, one in zip(decision.now, worth, strict=True)])
        for place, one in enumerate(worth):
            decision.regret[place] += theirs * (one - value)
            decision.total[place] += self.rounds * mine * decision.now[place]
        return value

    # -- best replies -----------------------------------------------------------------------------------------

    def exploitability(self, strategy: Strategy) -> float:
        """How much more than the value of the game can be won against a strategy, on average of both seats."""
        return fmean(self.best_reply(seat, strategy) for seat in range(2)) - 0.5

    def best_reply(self, seat: int, strategy: Strategy) -> float:
        """What a seat can get at most against a strategy."""
        reached: dict[int, list[tuple[Moment, float]]] = {}
        waiting = [(root, 1.0) for root in self.roots]
        while waiting:
            node, chance = waiting.pop()
            if isinstance(node, float):
                continue
            own = self.decisions[node.decision].seat == seat
            if own:
                reached.setdefault(node.decision, []).append((node, chance))
            chances = [1.0] * len(node.after) if own else strategy[node.decision]
            waiting += [(after, chance * one) for after, one in zip(node.after, chances, strict=True)]
        best: dict[int, int] = {}
        known: dict[Moment, float] = {}

        def choice(number: int) -> int:
            if number not in best:
                moments = reached[number]
                worth = [
                    sum(chance * value(node.after[place]) for node, chance in moments)
                    for place in range(len(self.decisions[number].moves))
                ]
                best[number] = max(range(len(worth)), key=lambda place: worth[place])
            return best[number]

        def value(node: Moment | float) -> float:
            if isinstance(node, float):
                return node if seat == 0 else 1 - node
            if node not in known:
                number = node.decision
                if self.decisions[number].seat == seat:
                    known[node] = value(node.after[choice(number)])
                else:
                    chances = zip(strategy[number], node.after, strict=True)
                    known[node] = sum(chance * value(after) for chance, after in chances if chance > 0)
            return known[node]

        return fmean(map(value, self.roots))
