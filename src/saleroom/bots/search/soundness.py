"""How far the strategy of the search is from perfect play, in games small enough to know it exactly: `make soundness`.

A strategy is what the search would play at every decision after so many iterations. Its exploitability is what a player
who knows it could win on average above the value of the game, in rewards of the search (from 0 to 1, both seats
together always 1). Beside it stands what counterfactual regret minimization finds in the same game (`cfr.py`).
"""

from collections.abc import Sequence

from saleroom.bots.search.cfr import Strategy, WholeGame
from saleroom.bots.search.policies import policy_of
from saleroom.bots.search.small import openings
from saleroom.bots.search.tree import Node, Tally, Tree, run
from saleroom.core.game import AnyGame
from saleroom.core.rng import Rng
from saleroom.core.state import Setup, State
from saleroom.games import GAMES


class SmallGame:
    """A small game, and what the search would play in it."""

    def __init__(self, name: str, lots: int) -> None:
        self.game: AnyGame = GAMES[name]
        starts = openings(name, lots)
        self.setup: Setup = starts[0].setup
        self.judge = Tree(self.setup, policy_of(self.game, self.setup), Rng(0))
        self.whole = WholeGame(starts, self.reward)

    def reward(self, state: State[Setup]) -> float:
        """What a finished match is worth to seat 0, as the search counts."""
        self.judge.settle(state)
        return float(self.judge.rewards[0])

    def search(self, iterations: int, seed: int = 1) -> list[Node]:
        """What the search finds in so many iterations at each decision."""
        found: dict[int, Node] = {}
        nodes = []
        for decision in self.whole.decisions:
            tree = Tree(self.setup, policy_of(self.game, self.setup), Rng(seed))
            view = decision.state.observe(decision.seat)
            key = tree.key(view, tree.choosing(view))
            if key not in found:  # what the seat sees may have come up before, with another past
                found[key] = tree.root(view)
                run(tree, view, found[key], Tally(len(found[key].moves)), iterations)
            nodes.append(found[key])
        return nodes

    def strategy(self, nodes: Sequence[Node], rare: float = 0.0) -> Strategy:
        """What it then plays at each decision, without moves that it plays too rarely."""
        pairs = zip(nodes, self.whole.decisions, strict=True)
        return [average(node, decision.moves, rare) for node, decision in pairs]

    def searched(self, iterations: int) -> Strategy:
        """What the search plays after so many iterations at each decision."""
        return self.strategy(self.search(iterations))


def average(node: Node, moves: Sequence[int], rare: float) -> list[float]:
    """The average strategy of a node at which choices are sealed; moves that it does not try are never played."""
    weights = dict(zip(map(int, node.moves), map(float, node.average), strict=True))
    most = max(weights.values())
    kept = [weights.get(move, 0.0) if weights.get(move, 0.0) >= rare * most else 0.0 for move in moves]
    total = sum(kept)
    return [weight / total for weight in kept] if total > 0 else [1 / len(moves)] * len(moves)
