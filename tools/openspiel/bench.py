"""Our games driven through OpenSpiel beside OpenSpiel's own Python games: `make bench-openspiel`.

    python -m tools.openspiel.bench [--seconds 2] [--save FILE]

Whole matches of uniformly random play from one loop in Python, the same for all; decisions per second of processor
time, the deal included. Ours are asked to be at least twice as quick as the quickest of theirs.
"""

import argparse
import random
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pyspiel
from open_spiel.python.games import block_dominoes, kuhn_poker, liars_poker, tic_tac_toe

import saleroom
import saleroom.adapters.openspiel as ours
from saleroom.cli.bench import machine
from saleroom.cli.simulate import progress_bar
from tools.openspiel.players import version

PATH = "bench/openspiel-speed.txt"
THEIRS = ("python_kuhn_poker", "python_tic_tac_toe", "python_liars_poker", "python_block_dominoes")
MODULES = (block_dominoes, kuhn_poker, liars_poker, tic_tac_toe)
"""What registers them."""
ASKED = 2.0
SLICES = 4


def drive(game: Any, seconds: float) -> float:
    """Decisions per second, in the best of some slices of the time."""
    chance = random.Random(1)
    best = 0.0
    for _ in range(SLICES):
        decisions, began = 0, time.process_time()
        while (spent := time.process_time() - began) < seconds / SLICES:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions = [action for action, _ in state.chance_outcomes()]
                else:
                    actions = state.legal_actions()
                    decisions += 1
                state.apply_action(actions[int(chance.random() * len(actions))])
            state.returns()
        best = max(best, decisions / spent)
    return best


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, print, save; 1 if one of ours is not quick enough."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.openspiel.bench", description=__doc__.split("\n")[0]
    )
    parser.add_argument("--seconds", type=float, default=2.0, help="for each game (default 2)")
    parser.add_argument("--save", metavar="FILE", default=PATH, help=f"where the figures go (default {PATH})")
    asked = parser.parse_args(arguments)
    names = [f"{ours.PREFIX}{entry['id']}" for entry in saleroom.games()]
    games = [*THEIRS, *(f"{name}({deal})" for name in names for deal in ("deal=sampled", "deal=chance"))]
    found: dict[str, float] = {}
    with progress_bar() as bar:
        task = bar.add_task("", total=len(games))
        for name in games:
            bar.update(task, description=name)
            found[name] = drive(pyspiel.load_game(name), asked.seconds)
            bar.advance(task)
    here = machine()
    where = ", ".join(here[key] for key in ("date", "cpu", "python", "rules"))
    quickest = max(found[name] for name in THEIRS)
    page = [
        f"make bench-openspiel, {where}, OpenSpiel {version()}",
        "decisions per second of processor time, random play from one loop in Python, deal included; beside it as a",
        f"multiple of the quickest of OpenSpiel's own Python games here (asked with a sampled deal: {ASKED:g})",
        "",
    ]
    page += [f"{name:<38}{rate:>10,.0f}{rate / quickest:>8.2f}" for name, rate in found.items()]
    print("\n".join(page))
    Path(asked.save).write_text("\n".join(page) + "\n", "utf-8")
    sampled = [rate for name, rate in found.items() if "deal=sampled" in name]
    return 0 if min(sampled) >= ASKED * quickest else 1


if __name__ == "__main__":
    sys.exit(main())
