"""Matches to try the laws on: every game, seat count and set of options, played some way along."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st

from saleroom.core.game import Json
from saleroom.core.match import Match
from saleroom.core.rng import Rng, rng_from
from saleroom.core.state import State
from saleroom.games import GAMES

OPTION_SETS: dict[str, dict[str, Json]] = {
    "antiques": {
        "plain": {},
        "stop": {"tricks": ["stop"]},
        "ban": {"tricks": ["ban"]},
        "swap": {"tricks": ["swap"]},
        "tricks": {"tricks": ["stop", "ban", "swap"], "sculpture_ties": "two-places"},
        "open": {"open_purses": True},
    },
    "luxury": {
        "plain": {},
        "lots": {
            "lots": [
                {"points": points, "sign": sign}
                for points, sign in zip(
                    (5, -3, 0, 12, 40, 7, 1, 100, 2), ("estate", "jewel", "vehicle") * 3, strict=True
                )
            ]
        },
        "short-memory": {"memory": False},
    },
    "emblems": {"plain": {}},
    "secret": {
        "plain": {},
        "money": {"money": [2, 3, 5, 7, 11, 13, 17, 19, 23, 29]},
        "doubles": {"money": [1, 1, 2, 2, 2, 5, 5, 8, 8, 8]},
        "asks": {
            "asks": {
                "amber": [3, 3, 3],
                "beryl": [3, 2, 3],
                "coral": [1, 1, 1],
                "diamond": [2, 2, 2],
                "emerald": [3, 3, 2],
                "feldspar": [1, 3, 3],
            }
        },
        "flat": {
            "money": [4] * 10,
            "asks": {
                stone: [3, 3, 3] for stone in ("amber", "beryl", "coral", "diamond", "emerald", "feldspar")
            },
        },
    },
    "colours": {"plain": {}, "count": {"matching": "count"}},
}
"""Per game the sets of options under which the laws are tried; a game that is not here has its defaults."""


@dataclass(frozen=True)
class Case:
    """A game, a seat count and a set of options."""

    game: str
    seats: int
    options: str
    """The name of the set."""

    def __str__(self) -> str:
        return f"{self.game}-{self.seats}-{self.options}"

    def start(self, seed: int) -> Match:
        """A fresh match."""
        return Match.start(
            GAMES[self.game], seats=self.seats, seed=seed, options=option_sets(self.game)[self.options]
        )


def option_sets(game: str) -> dict[str, Json]:
    """The sets of options of a game, by name."""
    return OPTION_SETS.get(game, {"plain": {}})


CASES = [
    Case(name, seats, options)
    for name, game in GAMES.items()
    for seats in range(game.min_seats, game.max_seats + 1)
    for options in option_sets(name)
]

ENDS = [
    Case(name, seats, options)
    for name, game in GAMES.items()
    for seats in sorted({game.min_seats, game.max_seats})
    for options in list(option_sets(name))[:: max(1, len(option_sets(name)) - 1)]
]
"""A smaller choice: fewest and most seats, the first and the last set of options."""

STYLES = ("uniform", "low", "high", "edges")
TO_THE_END = 1_000_000


class Chooser:
    """Picks moves at random, in one of several styles; the same seed picks the same."""

    def __init__(self, seed: int, style: str = "uniform") -> None:
        self.random = random.Random(seed)
        self.style = style

    def index(self, count: int) -> int:
        """Which of so many legal moves."""
        one = self.random.randrange(count)
        if self.style == "uniform":
            return one
        other = self.random.randrange(count)
        if self.style == "low":
            return min(one, other, self.random.randrange(count))
        if self.style == "high":
            return max(one, other, self.random.randrange(count))
        return (0, count - 1, one, other)[self.random.randrange(4)]

    def one_of(self, things: Sequence[Any]) -> Any:
        """Any of them, all equally likely."""
        return things[self.random.randrange(len(things))]

    def rng(self) -> Rng:
        """A generator of the game's own kind."""
        return rng_from(self.random.getrandbits(62))


def step(match: Match, chooser: Chooser) -> tuple[int, int]:
    """Let one of the seats to act play a legal move; the seat and the move's number."""
    seat: int = chooser.one_of(match.to_act)
    number = int(match.state.nth(seat, chooser.index(int(match.state.count(seat)))))
    match.play(seat, match.game.decode(match.state, seat, number))
    return seat, number


@dataclass(frozen=True)
class Plan:
    """How to get somewhere in a match: short to write down, and what Hypothesis makes smaller."""

    length: int
    """How many moves, or fewer if the match ends."""
    deal: int
    choices: int
    style: str
    percent: int = 0
    """So much of a usual match is played besides; more than 100: to the end."""

    def chooser(self) -> Chooser:
        """For everything that is to be random under this plan."""
        return Chooser(self.choices, self.style)

    def play(self, case: Case) -> Match:
        """The match of this plan."""
        match = case.start(self.deal)
        chooser = self.chooser()
        length = self.length
        if self.percent > 100:
            length = TO_THE_END
        elif self.percent > 0:
            length += usual_length(case) * self.percent // 100
        for _ in range(length):
            if match.over:
                break
            step(match, chooser)
        return match


@cache
def usual_length(case: Case) -> int:
    """How many moves one match of this kind has."""
    return len(Plan(TO_THE_END, 1, 1, "uniform").play(case).moves)


SEEDS = st.integers(0, 2**32 - 1)

PLANS = st.builds(
    Plan,
    length=st.integers(0, 12),
    deal=SEEDS,
    choices=SEEDS,
    style=st.sampled_from(STYLES),
    percent=st.one_of(st.just(0), st.integers(0, 95), st.integers(0, 95), st.just(101)),
)
"""Openings, any point of the middle, ends."""

MIDDLES = st.builds(
    Plan,
    length=st.integers(0, 12),
    deal=SEEDS,
    choices=SEEDS,
    style=st.sampled_from(STYLES),
    percent=st.integers(0, 80),
)
"""Points at which something is still to come."""


def times(factor: float) -> settings:
    """So many times the examples of the profile."""
    return settings(max_examples=max(1, round(settings().max_examples * factor)))


def around(match: Match, state: State) -> Match:
    """A match without history that stands at a state of its own."""
    return type(match)(match.game, match.seats, match.options, state)


def viewers(match: Match) -> list[int | None]:
    """Every seat, and the spectator."""
    return [*range(match.seats), None]


def steps(match: Match) -> tuple[list[list[Json]], list[Json]]:
    """The moves of a match by simultaneous steps: the complete ones, and the moves of the one under way."""
    again = match.at(0)
    complete: list[list[Json]] = []
    sealed: list[Json] = []
    waiting: set[int] = set()
    for move in match.moves:
        if not waiting:
            waiting = set(again.to_act)
        sealed.append(move)
        waiting.discard(move["seat"])
        again.play_record_move(move)
        if not waiting:
            complete.append(sealed)
            sealed = []
    return complete, sealed
