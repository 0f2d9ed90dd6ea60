"""Which policy a search uses: the game's own, one that knows nothing, or a beginner's."""

from importlib import import_module
from importlib.util import find_spec

from librt.vecs import vec
from mypy_extensions import i64

from saleroom.bots.networks import encoding_of, network_of
from saleroom.bots.search.learned import LearnedPolicy
from saleroom.core.game import AnyGame
from saleroom.core.policy import Policy, RandomPolicy
from saleroom.core.rng import Rng
from saleroom.core.state import Setup, State


def policy_of(game: AnyGame, setup: Setup) -> Policy:
    """What the game brings for the search, or what knows nothing."""
    place = f"{game.package}.policy"
    if find_spec(place) is None:
        return RandomPolicy(setup)
    found: Policy = import_module(place).policy(setup)
    return found


def learned_policy(game: AnyGame, setup: Setup) -> Policy | None:
    """The game's policy with its network; None if the game has none that can be used."""
    encoding = encoding_of(game, setup)
    network = None if encoding is None else network_of(game, encoding)
    if encoding is None or network is None:
        return None
    return LearnedPolicy(policy_of(game, setup), encoding, network)


class BeginnersPolicy(Policy):
    """A game's policy as a beginner would use it.

    A beginner looks at what lies on the table now and no further than the next lot, counts the points that it brings
    and not what the money for it could have bought later, and does not ask what the others need.
    """

    def __init__(self, known: Policy) -> None:
        super().__init__(known.setup)
        self.known = known
        self.alone = True
        self.selfish = True
        self.margin = 1.0
        self.scale = known.scale / 2
        self.mixes = False
        self.patience = 1_000_000
        self.sight = 2
        """How many choices of each seat it looks ahead."""

    def candidates(self, state: State[Setup], seat: i64, row: "vec[i64]") -> i64:
        return self.known.candidates(state, seat, row)

    def move(self, state: State[Setup], seat: i64, rng: Rng) -> i64:
        return self.known.move(state, seat, rng)

    def playout(self, state: State[Setup], rng: Rng) -> None:
        for _ in range(self.sight * self.setup.seats):
            seat = state.actor()
            if seat < 0:
                return
            state.apply(seat, self.known.move(state, seat, rng))

    def outlook(self, state: State[Setup]) -> "vec[float]":
        return self.known.outlook(state)

    def spread(self, state: State[Setup]) -> float:
        return self.known.spread(state)
