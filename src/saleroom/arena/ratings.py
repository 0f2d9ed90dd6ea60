"""Ratings of the names, with intervals, by openskill: from everybody's place in every match.

The model is Bradley and Terry's for several players, every pair of a match counted. Bots do not get better or worse
from match to match, so the uncertainty only shrinks (tau 0). A name that sits several times at a table gets the mean of
what its seats would get. Where two intervals overlap there is no verdict.
"""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from statistics import fmean
from typing import NamedTuple

from saleroom.core.game import Json

WIDTH = 1.96
"""So many standard deviations to each side hold 95 %."""


class Rating(NamedTuple):
    """How strong a name is, and the interval in which that lies with 95 %."""

    name: str
    rating: float
    low: float
    high: float


def ratings(results: Iterable[Json]) -> list[Rating]:
    """The ratings of everybody who played, the strongest first; the results count in their order."""
    from openskill.models import BradleyTerryFull, BradleyTerryFullRating

    model = BradleyTerryFull(tau=0.0)
    known: dict[str, BradleyTerryFullRating] = {}
    for result in results:
        names = result["names"]
        for name in names:
            known.setdefault(name, model.rating(name=name))
        if len(set(names)) == 1:  # nothing to learn of a bot against itself
            continue
        teams = [[model.create_rating([known[name].mu, known[name].sigma])] for name in names]
        after = model.rate(teams, ranks=[float(place) for place in places(result)])
        for name in dict.fromkeys(names):
            own = [team[0] for team, sitting in zip(after, names) if sitting == name]
            known[name].mu = fmean(one.mu for one in own)
            known[name].sigma = fmean(one.sigma for one in own)
    found = [
        Rating(
            name,
            round(one.mu, 2),
            round(one.mu - WIDTH * one.sigma, 2),
            round(one.mu + WIDTH * one.sigma, 2),
        )
        for name, one in known.items()
    ]
    return sorted(found, key=lambda one: -one.rating)


def places(result: Json) -> list[int]:
    """Everybody's place in a match: winners first, the others by points; equal ones share a place."""
    keys = [(seat not in result["winners"], -score) for seat, score in enumerate(result["scores"])]
    keys = [(lost, 0 if not lost else points) for lost, points in keys]
    return [sum(other < key for other in keys) for key in keys]


def verdicts(found: Sequence[Rating]) -> list[Json]:
    """Of each two neighbours in the order of ratings, whether the first is stronger or that cannot be said."""
    return [
        {"bots": [upper.name, lower.name], "verdict": "stronger" if upper.low > lower.high else "no verdict"}
        for upper, lower in pairwise(found)
    ]
