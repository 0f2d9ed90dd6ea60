"""Bots that search: how long they think, which move they take in the end."""

import time
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec

from saleroom.bots.search.tree import Node, Tally, Tree, run
from saleroom.core.bot import Bot
from saleroom.core.game import AnyGame, Json
from saleroom.core.knowledge import InfoState
from saleroom.core.policy import Policy, RandomPolicy
from saleroom.core.rng import Rng
from saleroom.core.state import Setup

CHUNK = 32
"""Iterations between two looks at the clock."""
KEPT = 100_000
"""A tree with more nodes is not kept for the next move."""
RARE = 0.1
"""Moves that the average strategy plays so seldom, compared with the likeliest, are noise and not played."""


def policy_of(game: AnyGame, setup: Setup) -> Policy:
    """What the game brings for the search, or what knows nothing."""
    place = f"{game.package}.policy"
    if find_spec(place) is None:
        return RandomPolicy(setup)
    found: Policy = import_module(place).policy(setup)
    return found


class SearchBot(Bot):
    """Searches for so many iterations, or for so many seconds if the iterations are not given."""

    def __init__(self, rng: Rng, iterations: int | None = None, budget: float = 0.2) -> None:
        super().__init__(rng)
        self.iterations = iterations
        self.budget = budget
        self.tree: Tree | None = None
        self.done = 0
        """How many iterations the last decision took."""

    def think(self, known: InfoState, legal: Sequence[Json], seconds: float | None) -> Json:
        root, _ = self.search(known, seconds)
        move = int(root.moves[self.pick(root)])
        state = known.imagine(self.rng, sealed=False)
        return dict(known.game.decode(state, known.seat, move))

    def search(self, known: InfoState, seconds: float | None) -> tuple[Node, Tally]:
        """Search from what a seat knows: the root, and what its moves came to."""
        setup = known.view.setup
        tree = self.tree
        if tree is None or tree.setup is not setup or len(tree.table) > KEPT:
            tree = self.tree = Tree(setup, policy_of(known.game, setup), self.rng)
        root = tree.root(known.view)
        tally = Tally(len(root.moves))
        self.done = 0
        if len(root.moves) == 1:
            return root, tally
        if self.iterations is not None:
            run(tree, known.view, root, tally, self.iterations)
            self.done = self.iterations
            return root, tally
        end = time.perf_counter() + (self.budget if seconds is None else min(seconds, self.budget))
        while time.perf_counter() < end:
            run(tree, known.view, root, tally, CHUNK)
            self.done += CHUNK
        return root, tally

    def pick(self, root: Node) -> int:
        """The place of the move to play: by the average strategy where choices are sealed, else the most tried one."""
        if len(root.moves) == 1:
            return 0
        if not root.mixed:
            return max(range(len(root.moves)), key=lambda i: int(root.visits[i]))
        weights = strategy(root)
        u = self.chance()
        for place, weight in enumerate(weights):
            u -= weight
            if u < 0:
                return place
        return max(range(len(weights)), key=lambda i: weights[i])


def strategy(root: Node) -> list[float]:
    """The average strategy of a node, without what is only noise."""
    weights = [float(weight) for weight in root.average]
    most = max(weights)
    kept = [weight if weight >= RARE * most else 0.0 for weight in weights]
    total = sum(kept)
    return [weight / total for weight in kept]
