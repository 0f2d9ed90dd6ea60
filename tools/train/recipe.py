"""What a training run is made of; the same recipe and seed describe the same run."""

from dataclasses import dataclass
from importlib import import_module

from saleroom.bots.search.policies import policy_of
from saleroom.core.encoding import Encoding
from saleroom.core.game import Json
from saleroom.games import GAMES


@dataclass(frozen=True)
class Recipe:
    """One training run."""

    game: str
    seed: int = 1
    minutes: float = 30.0
    workers: int = 2
    lanes: int = 512
    """Matches that a worker plays side by side."""
    steps: int = 64
    """Choices in each of them between two updates."""
    first: int = 64
    second: int = 32
    rate: float = 1e-3
    """The learning rate at the beginning; it falls to a twentieth."""
    entropy: float = 0.02
    """How much variety is rewarded at the beginning; it falls to a tenth."""
    trace: float = 0.95
    clip: float = 0.2
    epochs: int = 2
    batch: int = 16384
    margin: float = 0.3
    device: str = "cpu"
    snapshots: int = 6
    """How many stages are kept besides the last, for the curve."""


def scale_of(game: str) -> float:
    """So many points ahead count for half of a clear lead: as in the search."""
    return float(policy_of(GAMES[game], encodings(game)[0].setup).scale)


OPTIONS: dict[str, list[Json]] = {
    "antiques": [{}, {}, {"tricks": ["stop", "ban", "swap"]}],
    "colours": [{}, {}, {"matching": "same-cards"}, {"matching": "count"}],
}
"""The options under which a game is trained, the default ones more often; games that are not here: the default ones."""


def encodings(game: str) -> list[Encoding]:
    """The encodings of a game that is trained, for each number of seats and set of options."""
    rules = GAMES[game]
    make = import_module(f"{rules.package}.encoding").encoding
    return [
        make(rules.setup(seats, rules.read_options(options)))
        for options in OPTIONS.get(game, [{}])
        for seats in range(rules.min_seats, rules.max_seats + 1)
    ]
