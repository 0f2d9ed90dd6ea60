"""How fast our environments are, beside those of the projects they are made for: `make bench-adapters`.

    python -m tools.bench_adapters [--seconds 1] [--save FILE]

Everything is measured in one run, in processor time on one core: decisions a second of random play, with the
observation and the mask made for every one. The environment is build/extras/bench, with PettingZoo's own card games,
OpenSpiel and pgx (700 MB).
"""

import argparse
import os
import random
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np

import saleroom.adapters.gymnasium  # noqa: F401  # registers our environments
from saleroom.adapters import pettingzoo
from saleroom.adapters.batch import BatchEnv
from saleroom.adapters.table import Table
from saleroom.cli.bench import machine
from saleroom.cli.simulate import progress_bar
from saleroom.core.game import Json
from saleroom.games import GAMES

PATH = "bench/adapters.txt"
SLICES = 3
SIZE = 1024
SEEN = 5.0
"""The observation and the mask of luxury take at most so many µs."""
TIMES_TEXAS = 4.0
"""The lane of PettingZoo is at least so many times as fast as texas_holdem_v4."""
TIMES_LANE = 5.0
"""The batch lane is at least so many times as fast as the lane of PettingZoo."""

Line = tuple[str, float, str]
"""What was measured, a second or in µs, and a remark."""


def rate(work: Callable[[], int], seconds: float) -> float:
    """How many things `work` does in a second of processor time, in the best of some slices."""
    work()
    best = 0.0
    for _ in range(SLICES):
        done, began = 0, time.process_time()
        while (spent := time.process_time() - began) < seconds / SLICES:
            done += work()
        best = max(best, done / spent)
    return best


def turns(env: Any, *, draw: bool) -> Callable[[], int]:
    """A match of an AEC environment, actions drawn by the space or from the mask."""
    chance = random.Random(1)

    def match() -> int:
        env.reset()
        decisions = 0
        for agent in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = seen["action_mask"]
            action = env.action_space(agent).sample(mask) if draw else chance.choice(mask.nonzero()[0])
            env.step(action)
            decisions += 1
        return decisions

    return match


def together(env: Any) -> Callable[[], int]:
    """A match of a parallel environment."""
    chance = random.Random(1)

    def match() -> int:
        seen, _ = env.reset()
        decisions = 0
        while env.agents:
            actions = {agent: chance.choice(row["action_mask"].nonzero()[0]) for agent, row in seen.items()}
            decisions += sum(action != env.wait for action in actions.values())
            seen = env.step(actions)[0]
        return decisions

    return match


def stepped(env: BatchEnv) -> Callable[[], int]:
    """A few steps of a batch."""

    def steps() -> int:
        for _ in range(10):
            env.step(env.random_actions())
        return 10 * env.size

    return steps


def vector(envs: Any) -> Callable[[], int]:
    """A few steps of the vector of Gymnasium that is a batch."""
    envs.reset(seed=1)

    def steps() -> int:
        for _ in range(10):
            envs.step(envs.unwrapped.sample())
        return 10 * int(envs.num_envs)

    return steps


def one_seat(env: Any) -> Callable[[], int]:
    """A match of an environment of Gymnasium."""
    chance = random.Random(1)

    def match() -> int:
        seen, _ = env.reset()
        decisions, over = 0, False
        while not over:
            seen, _, over, _, _ = env.step(chance.choice(seen["action_mask"].nonzero()[0]))
            decisions += 1
        return decisions

    return match


def open_spiel(name: str) -> Callable[[], int]:
    """A match of a game of OpenSpiel (its compiled ones), with the information state as a tensor, and the mask."""
    import pyspiel

    game = pyspiel.load_game(name)
    chance = random.Random(1)

    def match() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(chance.choice([outcome for outcome, _ in state.chance_outcomes()]))
                continue
            player = state.current_player()
            state.information_state_tensor(player)
            mask = state.legal_actions_mask(player)
            state.apply_action(chance.choice([action for action, legal in enumerate(mask) if legal]))
            decisions += 1
        return decisions

    return match


def pgx(name: str) -> Callable[[], int]:
    """Steps of a batch of pgx on the processor, compiled by jax, that resets by itself and draws legal actions."""
    import jax
    import pgx as peer
    from pgx.experimental import auto_reset

    env = peer.make(name)
    step = auto_reset(env.step, env.init)

    def advance(state: Any, key: Any) -> Any:
        weights = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        actions = jax.random.categorical(key, weights, axis=-1)
        return jax.vmap(step)(state, actions, jax.random.split(key, SIZE))

    compiled = jax.jit(advance)
    held = {
        "state": jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), SIZE)),
        "key": jax.random.PRNGKey(2),
    }

    def steps() -> int:
        for _ in range(10):
            held["key"], key = jax.random.split(held["key"])
            held["state"] = compiled(held["state"], key)
        held["state"].observation.block_until_ready()
        return 10 * SIZE

    return steps


def works() -> Iterator[tuple[str, Callable[[], int], str]]:
    """What is measured: a name, the work, a remark."""
    from pettingzoo.classic import texas_holdem_v4

    yield "texas_holdem_v4", turns(texas_holdem_v4.env(), draw=False), "PettingZoo's own, with its wrappers"
    yield "texas_holdem_v4 raw", turns(texas_holdem_v4.raw_env(), draw=False), "without them"
    for game in GAMES:
        yield f"turns {game}", turns(pettingzoo.env(game), draw=False), "pettingzoo.env"
    yield "texas_holdem_v4, drawn", turns(texas_holdem_v4.env(), draw=True), "actions by action_space.sample"
    yield "turns luxury, drawn", turns(pettingzoo.env("luxury"), draw=True), "the same"
    yield "together luxury", together(pettingzoo.parallel_env("luxury")), "pettingzoo.parallel_env"
    for game in GAMES:
        yield f"batch {game}", stepped(BatchEnv(game, size=SIZE)), f"BatchEnv, self-play, {SIZE} matches"
    for opponent in ("random", "policy"):
        env = BatchEnv("luxury", size=SIZE, opponents=opponent)
        yield f"batch luxury, {opponent}", stepped(env), f"one seat against {opponent}; our decisions alone"
    envs = gymnasium.make_vec(
        "saleroom/luxury-v1", num_envs=SIZE, vectorization_mode="vector_entry_point", opponents="random"
    )
    yield "vector luxury, random", vector(envs), "gymnasium.vector on it"
    for opponent in ("random", "simple"):
        seat = gymnasium.make("saleroom/luxury-v1", opponents=opponent)
        yield f"seat luxury, {opponent}", one_seat(seat), "gymnasium.make; our decisions alone"
    goofspiel = "turn_based_simultaneous_game(game=goofspiel(players=3,num_cards=9))"
    yield "OpenSpiel leduc_poker", open_spiel("leduc_poker"), "C++, driven from Python"
    yield "OpenSpiel goofspiel, 3 seats", open_spiel(goofspiel), "the same: sealed bids, nine cards each"
    for name in ("kuhn_poker", "leduc_holdem"):
        yield f"pgx {name}", pgx(name), f"{SIZE} matches on the processor, all cores' time counted"


def seen_in(seconds: float) -> float:
    """µs for the observation and the mask of luxury."""
    table = Table("luxury", 3)
    table.reset(1)

    def look() -> int:
        for _ in range(100):
            table.see(0)
        return 100

    return 1e6 / rate(look, seconds)


def verdicts(found: dict[str, float], seen: float) -> list[tuple[str, bool]]:
    """What is asked, beside what was found."""
    lane, texas, batch = found["turns luxury"], found["texas_holdem_v4"], found["batch luxury"]
    return [
        (f"observation and mask of luxury: {seen:.2f} µs, at most {SEEN:.0f}", seen <= SEEN),
        (
            f"PettingZoo's lane of luxury: {lane / texas:.1f} times texas_holdem_v4, at least {TIMES_TEXAS:.0f}",
            lane >= TIMES_TEXAS * texas,
        ),
        (
            f"batch lane of luxury: {batch / lane:.1f} times PettingZoo's lane, at least {TIMES_LANE:.0f}",
            batch >= TIMES_LANE * lane,
        ),
    ]


def heading() -> list[str]:
    """What the figures are, and what they were taken on."""
    here: Json = machine()
    where = ", ".join(here[name] for name in ("date", "cpu", "python", "rules"))
    return [
        f"make bench-adapters, {where}, numpy {np.__version__}, gymnasium {gymnasium.__version__}",
        f"decisions a second of processor time, random play with observations and masks, the best of {SLICES};",
        "our games with the number of seats they are best with",
        f"load of the machine {os.getloadavg()[0]:.0f} on {os.cpu_count()} cores",
        "",
    ]


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, print, save; 1 if something falls short."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.bench_adapters", description=__doc__.split("\n")[0]
    )
    parser.add_argument("--seconds", type=float, default=1.0, help="for each figure (default 1)")
    parser.add_argument("--save", metavar="FILE", default=PATH, help=f"where the figures go (default {PATH})")
    asked = parser.parse_args(arguments)
    page, found = heading(), {}
    with progress_bar() as bar:
        task = bar.add_task("observations", total=None)
        seen = seen_in(asked.seconds)
        for name, work, remark in works():
            bar.update(task, description=name)
            found[name] = rate(work, asked.seconds)
            page.append(f"{name:<42}{found[name]:>12,.0f}   {remark}")
            bar.advance(task)
    said = verdicts(found, seen)
    page += ["", *(f"{sentence}: {'met' if met else 'NOT met'}" for sentence, met in said)]
    print("\n".join(page))
    Path(asked.save).write_text("\n".join(page) + "\n", "utf-8")
    return 0 if all(met for _, met in said) else 1


if __name__ == "__main__":
    sys.exit(main())
