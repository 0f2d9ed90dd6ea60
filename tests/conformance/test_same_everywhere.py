"""The same seed gives the same match: in every process, with every hash seed, on every machine and version.

`python -m tests.conformance.test_same_everywhere` prints what `known_deals.json` should hold.
"""

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from saleroom.conformance import laws
from saleroom.core.match import Match
from saleroom.core.rng import rng_from
from saleroom.games import GAMES
from tests.conformance.plays import ENDS

ROOT = Path(__file__).parent.parent.parent
KNOWN = Path(__file__).parent / "known_deals.json"
SEEDS: tuple[int | str, ...] = (0, 7, 2**64 + 1, "saleroom", "Аукціонъ")


def digest(value: object) -> str:
    """SHA-256 of JSON."""
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()


def deals() -> dict[str, str]:
    """Digests of deals of every game at its fewest and most seats."""
    return {
        f"{name} {seats} {seed}": digest(Match.start(game, seats=seats, seed=seed).record()["deal"])
        for name, game in GAMES.items()
        for seats in (game.min_seats, game.max_seats)
        for seed in SEEDS
    }


def matches() -> str:
    """One digest of whole random matches of many kinds, all views and events included."""
    pictures = []
    for case in ENDS:
        match = case.start(5)
        rng = rng_from(str(case))
        while not match.over:
            seat = match.to_act[-1]
            match.play(seat, match.game.decode(match.state, seat, int(match.state.random_move(seat, rng))))
        pictures.append(laws.picture(match))
    return digest(pictures)


def test_deals_are_the_known_ones() -> None:
    assert deals() == json.loads(KNOWN.read_text("utf-8")), (
        "a deal changed: matches by seed are no longer the same"
    )


@pytest.fixture(scope="module")
def here() -> str:
    return matches()


@pytest.mark.parametrize("hash_seed", ["0", "1", "random"])
def test_matches_are_the_same_in_other_processes(hash_seed: str, here: str) -> None:
    code = (
        "import random; random.seed(); from tests.conformance.test_same_everywhere import deals, matches, digest;"
        "print(matches(), digest(deals()))"
    )
    path = os.pathsep.join([str(ROOT), *filter(None, sys.path)])
    env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path}
    run = subprocess.run(
        [sys.executable, "-c", code],
        env=env,
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
        check=True,
    )
    assert run.stdout.split() == [here, digest(deals())]


if __name__ == "__main__":
    print(json.dumps(deals(), ensure_ascii=False, indent=1))
