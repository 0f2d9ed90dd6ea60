"""Matches of our own games to try the laws on: every seat count and set of options, played some way along."""

from hypothesis import settings
from hypothesis import strategies as st

from saleroom.conformance import plays
from saleroom.conformance.plays import STYLES, Chooser, Plan, step, steps, viewers
from saleroom.core.game import Json
from saleroom.games import GAMES

__all__ = ["CASES", "ENDS", "STYLES", "Case", "Chooser", "Plan", "step", "steps", "viewers"]

OPTION_SETS: dict[str, dict[str, Json]] = {
    "antiques": {
        "plain": {},
        "stop": {"tricks": ["stop"]},
        "ban": {"tricks": ["ban"]},
        "swap": {"tricks": ["swap"]},
        "tricks": {"tricks": ["stop", "ban", "swap"], "sculpture_ties": "places"},
        "open": {"open_purses": True},
        "readings": {
            "tricks": ["stop", "ban", "swap"],
            "scales": {"stamp": [1, 8, 8, 28, 28, 56], "jewellery": [4, 10, 17, 25, 25, 44]},
            "readings": ["stop-above", "last-buys", "swap-again"],
        },
    },
    "luxury": {
        "plain": {},
        "lots": {
            "lots": [
                {"points": points, "sign": sign}
                for points, sign in zip(
                    (5, -999, 0, 12, 40, 7, 1, 999, 2), ("estate", "jewel", "vehicle") * 3, strict=True
                )
            ]
        },
        "equal-lots": {
            "lots": [
                {"points": points, "sign": sign}
                for points, sign in zip(
                    (5, 5, 5, 9, 9, 0, 0, 2, 2),
                    ("estate", "jewel", "jewel", "jewel", "jewel", "jewel", "vehicle", "vehicle", "estate"),
                    strict=True,
                )
            ]
        },
        "short-memory": {"memory": False},
        "doubling-lasts": {"readings": ["doubling-lasts"]},
        "readings": {"readings": ["banker-next-lot", "must-blackmail"]},
    },
    "emblems": {"plain": {}, "points": {"points": {"both": -99, "one": 0, "none": 7}}},
    "secret": {
        "plain": {},
        "readings": {"readings": ["one-chip", "twos-or-more", "no-stars", "no-ones", "types-need-an-item"]},
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
    "colours": {
        "plain": {},
        "same-cards": {"matching": "same-cards"},
        "strict": {"matching": "strict"},
        "count": {"matching": "count"},
        "points": {"sets": [9, 8, 7, 6, 5, 4, 3, 0, 99], "run": 4},
    },
}
"""Per game the sets of options under which the laws are tried; a game that is not here has its defaults."""


class Case(plays.Case):
    """One of our games, a seat count and the name of a set of options."""

    def __init__(self, game: str, seats: int, options: str) -> None:
        super().__init__(game, seats, options, option_sets(game)[options])


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
