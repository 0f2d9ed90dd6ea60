"""How near the search comes to perfect play where that is known, beside CFR+: `make soundness`.

    python -m tools.soundness [--quick] [--save FILE]

Luxury with two seats, the last four lots and four bid cards each, all lots known; and one sealed-bid lot of emblems
with two seats, where neither knows the other's hand and secret card.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from saleroom.bots.search.bot import RARE
from saleroom.bots.search.soundness import SmallGame
from saleroom.cli.simulate import progress_bar

PATH = "bench/soundness.txt"
LOTS = {"luxury": 4, "emblems": 1}
ITERATIONS = (20, 200, 2_000, 20_000, 200_000)
ROUNDS = (1, 10, 100, 400)
HEADING = (
    "exploitability: 0 is perfect play; what a player who knows the strategy wins above the value of the game"
)


def figures(name: str, iterations: Sequence[int]) -> Iterator[str]:
    """Lines of text: the exploitability of the search, and of what regret minimization finds."""
    small = SmallGame(name, LOTS[name])
    whole = small.whole
    lots = "1 lot" if LOTS[name] == 1 else f"{LOTS[name]} lots"
    deals = "1 deal" if len(whole.roots) == 1 else f"{len(whole.roots)} deals"
    even = [[1 / len(decision.moves)] * len(decision.moves) for decision in whole.decisions]
    yield f"{name}, 2 seats, {lots}: {len(whole.decisions)} decisions, {deals}"
    yield f"  {'every move equally often':<42}{whole.exploitability(even):.4f}"
    for number in iterations:
        nodes = small.search(number)
        mixed = whole.exploitability(small.strategy(nodes))
        played = whole.exploitability(small.strategy(nodes, RARE))
        title = f"search, {number:,} iterations a decision"
        yield f"  {title:<42}{mixed:.4f}   as the bots play it {played:.4f}"
    for number in ROUNDS:
        found = whole.exploitability(whole.solve(number - whole.rounds))
        title = f"CFR+, {number:,} {'round' if number == 1 else 'rounds'}"
        yield f"  {title:<42}{found:.4f}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Print both tables, and save them."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.soundness", description="How near the search comes to perfect play."
    )
    parser.add_argument("--quick", action="store_true", help="without the longest searches; saves nothing")
    parser.add_argument("--save", metavar="FILE", default=PATH, help=f"where the figures go (default {PATH})")
    asked = parser.parse_args(arguments)
    iterations = ITERATIONS[:3] if asked.quick else ITERATIONS
    page = [HEADING]
    print(HEADING, flush=True)
    with progress_bar() as bar:
        task = bar.add_task("", total=len(LOTS) * (2 + len(iterations) + len(ROUNDS)))
        for name in LOTS:
            bar.update(task, description=name)
            for line in figures(name, iterations):
                print(line, flush=True)
                page.append(line)
                bar.advance(task)
    if not asked.quick:
        Path(asked.save).write_text("\n".join(page) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
