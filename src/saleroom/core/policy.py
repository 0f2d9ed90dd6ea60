"""What a search may know of a game besides its rules: which moves are worth trying, how somebody sensible goes on, and
what a match that is cut short may come to.

A game brings its own in `policy.py` of its folder, as a function `policy(setup)`; `Policy` itself knows nothing and
plays at random. A policy is asked about whole states, imagined ones, but moves are chosen for one seat: what it says
of a seat's moves may depend only on what that seat sees.
"""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saleroom.core.rng import Rng
from saleroom.core.state import ACT, LOW, Setup, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Plays at random, to the end of the match."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.scale: float = 20.0
        """So many points ahead count for half of a clear lead."""
        self.patience: i64 = 1
        """How often a position is left to the playout before the search begins to choose there."""
        self.explore: float = 0.7
        """How much the search tries moves that it has tried seldom."""
        self.margin: float = 0.3
        """The part of a reward that is the lead in points; the rest is the win."""
        self.mixes: bool = True
        """Whether choices that are sealed side by side are mixed by regret, and not made as if in turn."""
        self.gamma: float = 0.1
        """How often a mixed choice is made at random, so that every move is tried for ever."""
        self.step: float = 3.0
        """How much a reward may count at most in the regrets of a move that is seldom tried."""
        self.habit: float = 0.0
        """The part of others' mixed choices that is expected to be as `guess` says, whatever the search finds."""
        self.trust: float = 1.0
        """How much of the worth of a match that was cut short is as `judge` says, and not as a playout ends."""
        self.alone: bool = False
        """Whether the search chooses for its own seat only and the others play by the policy."""
        self.selfish: bool = False
        """Whether the points that count are the seat's own, over `base`, and not its lead."""
        self.base: float = 0.0

    def candidates(self, state: State[Setup], seat: i64, row: vec[i64]) -> i64:
        """Write the moves of a seat that are worth trying into a row, at least one; how many there are."""
        count = state.write_actions(seat, row, 0)
        for i in range(count):
            row[i] = state.move_of(seat, row[i])
        return count

    def move(self, state: State[Setup], seat: i64, rng: Rng) -> i64:
        """What somebody sensible may do: a legal move of a seat that is to act."""
        return state.nth(seat, rng.below(state.count(seat)))

    def playout(self, state: State[Setup], rng: Rng) -> None:
        """Play on to the end, or to a point where `outlook` can say what becomes of it."""
        while True:
            seat = LOW[state.cells[ACT]]
            if seat < 0:
                return
            state.apply(seat, self.move(state, seat, rng))

    def guess(self, state: State[Setup], seat: i64, moves: vec[i64], prior: vec[float]) -> bool:
        """Write how likely each of a seat's moves is the right one, before any was tried; False if nobody knows."""
        return False

    def judge(self, state: State[Setup], seats: i64, rewards: vec[float]) -> bool:
        """Write what a match that was cut short is worth to a set of seats, from 0 to 1; False: `outlook` has to do."""
        return False

    def finish(self, state: State[Setup], rng: Rng) -> None:
        """Play on from where `judge` was asked, as far as `outlook` needs it."""
        self.playout(state, rng)

    def outlook(self, state: State[Setup]) -> vec[float]:
        """The points that each party may expect in the end, of a match that was cut short."""
        scores = state.scores()
        points = vec[float]([0.0] * len(scores))
        for party in range(len(scores)):
            points[party] = float(scores[party])
        return points

    def spread(self, state: State[Setup]) -> float:
        """About how many points the end may differ from the outlook."""
        return 10.0


class RandomPolicy(Policy):
    """The same, by the quicker playout of the state itself."""

    def playout(self, state: State[Setup], rng: Rng) -> None:
        state.playout(rng)


def reward_of(win: float, lead: float, margin: float, scale: float) -> float:
    """What a share of the victory and a lead in points are worth together, from 0 to 1; `margin` of it is the lead."""
    size = lead if lead > 0.0 else -lead
    return (1.0 - margin) * win + margin * (0.5 + 0.5 * lead / (size + scale))
