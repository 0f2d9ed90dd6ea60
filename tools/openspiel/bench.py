"""Our games driven through OpenSpiel beside OpenSpiel's own Python games: `make bench-openspiel`.

    python -m tools.openspiel.bench [--seconds 2] [--save FILE]

Whole matches of uniformly random play from one loop in Python, the same for all: decisions per second of processor
time, the deal included, and steps, which are decisions and draws. Ours are asked to be at least twice as quick as the
quickest of theirs. Where every draw is left to chance, decisions say more of the deal than of the lane: emblems has two
chance nodes for each decision.
"""

import argparse
import os
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


def drive(game: Any, seconds: float) -> tuple[float, float]:
    """Decisions per second, and steps, in the best of some slices of the time."""
    chance = random.Random(1)
    best = (0.0, 0.0)
    for _ in range(SLICES):
        decisions, draws, began = 0, 0, time.process_time()
        while (spent := time.process_time() - began) < seconds / SLICES:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()  # all equally likely in these games
                    action, _ = outcomes[int(chance.random() * len(outcomes))]
                    draws += 1
                else:
                    actions = state.legal_actions()
                    action = actions[int(chance.random() * len(actions))]
                    decisions += 1
                state.apply_action(action)
            state.returns()
        best = max(best, (decisions / spent, (decisions + draws) / spent))
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
    found: dict[str, tuple[float, float]] = {}
    with progress_bar() as bar:
        task = bar.add_task("", total=len(games))
        for name in games:
            bar.update(task, description=name)
            found[name] = drive(pyspiel.load_game(name), asked.seconds)
            bar.advance(task)
    here = machine()
    where = ", ".join(here[key] for key in ("date", "cpu", "python", "rules"))
    decisions, steps = (max(found[name][kind] for name in THEIRS) for kind in (0, 1))
    page = [
        f"make bench-openspiel, {where}, OpenSpiel {version()}",
        f"load of the machine {os.getloadavg()[0]:.0f} on {os.cpu_count()} cores",
        "per second of processor time: decisions, and steps, which are decisions and draws; random play from one loop",
        "in Python, deal included; beside them as a multiple of the quickest of OpenSpiel's own Python games here",
        f"(asked in decisions with a sampled deal: {ASKED:g})",
        "",
        f"{'':<36}{'decisions':>10}{'':8}{'steps':>10}",
    ]
    page += [
        f"{name:<36}{rate:>10,.0f}{rate / decisions:>8.2f}{all_rate:>10,.0f}{all_rate / steps:>8.2f}"
        for name, (rate, all_rate) in found.items()
    ]
    print("\n".join(page))
    Path(asked.save).write_text("\n".join(page) + "\n", "utf-8")
    sampled = [rate for name, (rate, _) in found.items() if "deal=sampled" in name]
    return 0 if min(sampled) >= ASKED * decisions else 1


if __name__ == "__main__":
    sys.exit(main())
