"""Bots that search: how long they think, which move they take in the end, and what they can say about it."""

import time
from collections.abc import Callable, Sequence

from librt.vecs import vec

from saleroom.bots.search.explanation import Explanation, beliefs_of, candidates_of
from saleroom.bots.search.parallel import Processes, search_for
from saleroom.bots.search.policies import BeginnersPolicy, learned_policy, policy_of
from saleroom.bots.search.styled import StyledTree
from saleroom.bots.search.tree import Node, Tally, Tree
from saleroom.bots.styles import Style, likes
from saleroom.core.bot import Bot
from saleroom.core.errors import SetupError
from saleroom.core.game import AnyGame, Json
from saleroom.core.knowledge import InfoState
from saleroom.core.policy import Policy
from saleroom.core.rng import Rng
from saleroom.core.state import Setup

KEPT = 50_000
"""A tree with more nodes is not kept for the next move."""
RARE = 0.3
"""Moves that the average strategy plays so seldom, compared with the likeliest, are taken for noise."""


class SearchBot(Bot):
    """Searches for `iterations`, or where that is None for the seconds it is given, or else for `budget` seconds.

    The same random numbers and the same iterations give the same choices. With `processes` the search runs there;
    `close` ends them.
    """

    rare = RARE

    def __init__(self, rng: Rng, iterations: int | None = None, budget: float = 0.2) -> None:
        super().__init__(rng)
        self.iterations = iterations
        self.budget = budget
        self.at_most: float | None = None
        """After so many seconds a search of so many iterations ends before them, where there is little time."""
        self.clock: Callable[[], float] = time.perf_counter
        """What its seconds are counted by."""
        self.tree: Tree | None = None
        self.done = 0
        """How many iterations the last decision took."""
        self.style = Style()
        self.processes: Processes | None = None
        """Where it searches, if not here."""

    def think(self, known: InfoState, legal: Sequence[Json], seconds: float | None) -> Json:
        root = self.tree_for(known).root(known.view)
        if len(root.moves) > 1:
            root, _ = self.search(known, seconds)
        return self.as_json(known, root, self.pick(root))

    def explain(self, known: InfoState, legal: Sequence[Json], seconds: float | None = None) -> Explanation:
        """What the bot thinks of its moves, and of what others will do."""
        if not legal:
            raise SetupError("there is nothing to explain: no legal moves were given")
        root, tally = self.search(known, seconds)
        state = known.imagine(self.rng, sealed=False)
        return Explanation(
            seat=known.seat,
            iterations=self.done,
            choice=self.as_json(known, root, self.pick(root)),
            candidates=candidates_of(known.game, state, root, tally, self.weights(root)),
            beliefs=beliefs_of(known.game, state, tally),
        )

    def close(self) -> None:
        """End the processes, if there are any."""
        if self.processes is not None:
            self.processes.close()

    # -- the search -------------------------------------------------------------------------------------

    def policy(self, game: AnyGame, setup: Setup) -> Policy:
        """How playouts go."""
        return policy_of(game, setup)

    def tree_for(self, known: InfoState) -> Tree:
        """The tree of the last move, if it is of the same match and not too large, or a new one."""
        setup = known.view.setup
        tree = self.tree
        if tree is not None and len(tree.table) <= KEPT:
            if tree.setup is setup or tree.setup.__reduce__() == setup.__reduce__():
                return tree
        self.tree = self.new_tree(known, self.policy(known.game, setup))
        return self.tree

    def new_tree(self, known: InfoState, policy: Policy) -> Tree:
        """A tree for what a seat knows, in the bot's own style."""
        style, setup = self.style, known.view.setup
        if style.neutral:
            return Tree(setup, policy, self.rng)
        return StyledTree(setup, policy, self.rng, known.seat, style.daring, style.spite, style.pride)

    def search(self, known: InfoState, seconds: float | None) -> tuple[Node, Tally]:
        """Search from what a seat knows: the root, and what its moves came to."""
        tree = self.tree_for(known)
        root = tree.root(known.view)
        tally = Tally(len(root.moves))
        if isinstance(tree, StyledTree):
            self.like(known, tree, root)
        longest = self.time(seconds)
        if self.processes is None:
            self.done = search_for(
                tree, known.view, root, tally, self.iterations, longest, self.at_most, self.clock
            )
        else:
            self.done = self.processes.search(self, known, root, tally, longest)
        return root, tally

    def like(self, known: InfoState, tree: StyledTree, root: Node) -> None:
        """Tell the tree which moves of the root the bot likes for what they are."""
        state = known.imagine(self.rng, sealed=False)
        moves = [dict(known.game.decode(state, known.seat, int(move))) for move in root.moves]
        added = likes(self.style, known, moves)
        if added is not None:
            tree.like(root, vec[float](added))

    def time(self, seconds: float | None) -> float:
        """How long to think, in seconds."""
        return self.budget if seconds is None else seconds

    # -- the choice -------------------------------------------------------------------------------------

    def strategy(self, root: Node) -> list[float]:
        """How likely each move is to be played: the average strategy where choices are sealed, else the most tried."""
        size = len(root.moves)
        if size == 1:
            return [1.0]
        if not root.mixed:
            best = max(range(size), key=lambda i: int(root.visits[i]))
            return [float(i == best) for i in range(size)]
        weights = [float(weight) for weight in root.average]
        most = max(weights)
        if most <= 0.0:
            return [1 / size] * size
        kept = [weight if weight >= self.rare * most else 0.0 for weight in weights]
        total = sum(kept)
        return [weight / total for weight in kept]

    def weights(self, root: Node) -> list[float]:
        """How likely each move is to be played in the bot's own style."""
        return mixed(self.strategy(root), root, self.style.mixing)

    def pick(self, root: Node) -> int:
        """The place of the move to play."""
        weights = self.weights(root)
        u = self.chance()
        for place, weight in enumerate(weights):
            u -= weight
            if u < 0:
                return place
        return max(range(len(weights)), key=lambda i: weights[i])

    def as_json(self, known: InfoState, root: Node, place: int) -> Json:
        """A move of the root as JSON."""
        state = known.imagine(self.rng, sealed=False)
        return dict(known.game.decode(state, known.seat, int(root.moves[place])))


def mixed(strategy: list[float], root: Node, mixing: float) -> list[float]:
    """A strategy of which a part is played without sorting out what the search would seldom play."""
    if mixing == 0.0 or len(strategy) == 1:
        return strategy
    often = [float(w) for w in root.average] if root.mixed else [float(v) ** 2 for v in root.visits]
    total = sum(often)
    if total <= 0.0:
        return strategy
    return [(1.0 - mixing) * own + mixing * one / total for own, one in zip(strategy, often, strict=True)]


class Master(SearchBot):
    """Searches with what it has learned: see `LearnedPolicy`. Without a network it is the same as an expert."""

    def policy(self, game: AnyGame, setup: Setup) -> Policy:
        return learned_policy(game, setup) or policy_of(game, setup)


class Club(SearchBot):
    """A club player: a short search, and now and then not the best move."""

    rare = 0.1

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng, iterations=600)

    def strategy(self, root: Node) -> list[float]:
        """Moves that were tried about as often as the best one are played too."""
        if root.mixed or len(root.moves) == 1:
            return super().strategy(root)
        most = max(int(visits) for visits in root.visits)
        weights = [(int(visits) / most) ** 4 for visits in root.visits]
        total = sum(weights)
        return [weight / total for weight in weights]


class Novice(SearchBot):
    """A beginner: see `BeginnersPolicy`."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng, iterations=120)

    def policy(self, game: AnyGame, setup: Setup) -> Policy:
        return BeginnersPolicy(policy_of(game, setup))

    def tree_for(self, known: InfoState) -> Tree:
        """A new tree each time: a beginner does not plan."""
        self.tree = None
        tree = super().tree_for(known)
        state = known.imagine(self.rng, sealed=False)
        tree.policy.base = float(tree.policy.outlook(state)[known.seat])
        return tree

    def strategy(self, root: Node) -> list[float]:
        """The move that brings most, as far as a beginner can see."""
        size = len(root.moves)
        worth = [float(root.reward[i]) / max(1, int(root.visits[i])) for i in range(size)]
        best = max(range(size), key=lambda i: worth[i])
        return [float(i == best) for i in range(size)]
