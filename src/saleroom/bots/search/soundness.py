"""How far the strategy of the search is from perfect play, in games small enough to know it exactly: `make soundness`.

    python -m saleroom.bots.search.soundness [--quick] [--save FILE]

Luxury with two seats, the last four lots and four bid cards each, all lots known; and one sealed-bid lot of emblems
with two seats, where neither knows the other's hand and secret card. A strategy is what the search would play at every
decision after so many iterations. Its exploitability is what a player who knows it could win on average above the
value of the game, in rewards of the search (from 0 to 1, both seats together always 1). Beside it stands what
counterfactual regret minimization finds in the same game (`cfr.py`).
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from saleroom.bots.search.bot import RARE
from saleroom.bots.search.cfr import Decision, Strategy, WholeGame
from saleroom.bots.search.policies import policy_of
from saleroom.bots.search.small import openings
from saleroom.bots.search.tree import Node, Tally, Tree, run
from saleroom.core.game import AnyGame
from saleroom.core.rng import Rng
from saleroom.core.state import Setup, State
from saleroom.games import GAMES

PATH = "bench/soundness.txt"
ITERATIONS = {"luxury": (20, 200, 2_000, 20_000), "emblems": (20, 200, 2_000, 20_000)}
ROUNDS = {"luxury": (1, 10, 100, 400), "emblems": (1, 10, 100, 400)}
LOTS = {"luxury": 4, "emblems": 1}


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

    def searched(self, iterations: int, seed: int = 1, rare: float = 0.0) -> Strategy:
        """What the search plays after so many iterations at each decision, without moves that it plays too rarely."""
        found: dict[int, Node] = {}
        return [self.search(decision, iterations, seed, rare, found) for decision in self.whole.decisions]

    def search(
        self, decision: Decision, iterations: int, seed: int, rare: float, found: dict[int, Node]
    ) -> list[float]:
        """The same at one decision; what it sees may have come up before, with another past."""
        tree = Tree(self.setup, policy_of(self.game, self.setup), Rng(seed))
        view = decision.state.observe(decision.seat)
        key = tree.key(view, tree.choosing(view))
        if key not in found:
            found[key] = tree.root(view)
            run(tree, view, found[key], Tally(len(found[key].moves)), iterations)
        return average(found[key], decision.moves, rare)


def average(node: Node, moves: Sequence[int], rare: float) -> list[float]:
    """The average strategy of a node at which choices are sealed; moves that it does not try are never played."""
    weights = dict(zip(map(int, node.moves), map(float, node.average), strict=True))
    most = max(weights.values())
    kept = [weights.get(move, 0.0) if weights.get(move, 0.0) >= rare * most else 0.0 for move in moves]
    total = sum(kept)
    return [weight / total for weight in kept] if total > 0 else [1 / len(moves)] * len(moves)


def figures(name: str, iterations: Sequence[int], rounds: Sequence[int]) -> Iterator[str]:
    """Lines of text: the exploitability of the search, and of what regret minimization finds."""
    small = SmallGame(name, LOTS[name])
    whole = small.whole
    lots = "1 lot" if LOTS[name] == 1 else f"{LOTS[name]} lots"
    yield f"{name}, 2 seats, {lots}: {len(whole.decisions)} decisions, {len(whole.roots)} deals"
    even = [[1 / len(decision.moves)] * len(decision.moves) for decision in whole.decisions]
    yield f"  {'every move equally often':<42}{whole.exploitability(even):.4f}"
    for number in iterations:
        mixed = whole.exploitability(small.searched(number))
        played = whole.exploitability(small.searched(number, rare=RARE))
        yield f"  {f'search, {number:,} iterations a decision':<42}{mixed:.4f}   as the bot plays it {played:.4f}"
    for number in rounds:
        found = whole.exploitability(whole.solve(number - whole.rounds))
        yield f"  {f'CFR+, {number:,} rounds':<42}{found:.4f}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Print both tables, and save them."""
    parser = argparse.ArgumentParser(
        prog="python -m saleroom.bots.search.soundness", description="How near the search is to perfect play."
    )
    parser.add_argument("--quick", action="store_true", help="without the longest searches")
    parser.add_argument("--save", metavar="FILE", help="write the figures there, too")
    asked = parser.parse_args(arguments)
    page = [
        "exploitability: 0 is perfect play; what a player who knows the strategy wins above the value of the game"
    ]
    print(page[0], flush=True)
    for name in LOTS:
        iterations = ITERATIONS[name][:-1] if asked.quick else ITERATIONS[name]
        for line in figures(name, iterations, ROUNDS[name]):
            print(line, flush=True)
            page.append(line)
    if asked.save:
        Path(asked.save).write_text("\n".join(page) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
