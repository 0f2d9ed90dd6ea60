"""Intervals for shares that were measured in groups: here the matches of one deal.

The matches of one deal are not independent of each other, so a deal counts as one observation: the share of its matches
that were won. From these the standard error follows, however alike the matches of a deal are. The interval is Wilson's
score interval with that standard error and Student's quantile for the number of deals. In the middle it is nearly
share ± t · error; close to 0 and 1, where that would be too short, it stays sensible.
"""

import math
from collections.abc import Sequence
from statistics import NormalDist, fmean, variance

CONFIDENCE = 0.95


def student_quantile(freedom: int, confidence: float = CONFIDENCE) -> float:
    """How many standard errors to each side hold so much of Student's distribution.

    Exact for one and two degrees of freedom, else by the Cornish-Fisher expansion (off by less than 1 % at three).
    """
    upper = (1 + confidence) / 2
    if freedom < 1:
        raise ValueError("there is no such interval without at least one degree of freedom")
    if freedom == 1:
        return math.tan(math.pi * (upper - 0.5))
    if freedom == 2:
        return (2 * upper - 1) * math.sqrt(2 / (4 * upper * (1 - upper)))
    z = NormalDist().inv_cdf(upper)
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return math.fsum(term / float(freedom) ** power for power, term in enumerate(terms))


def share_interval(shares: Sequence[float], confidence: float = CONFIDENCE) -> tuple[float, float]:
    """The interval of a share, from the share of each group; all groups are of one size.

    One group says nothing of how groups differ: then the interval is everything from 0 to 1.
    """
    groups = len(shares)
    if groups < 2:
        return 0.0, 1.0
    share = fmean(shares)
    error = variance(shares, share) / groups
    spread = share * (1 - share)
    if error > 0 and spread > 0:
        worth = spread / error  # so many independent matches would tell as much
        t = student_quantile(groups - 1, confidence)
    else:  # all groups are equal: a group counts as one match, for all that is known
        worth = float(groups)
        t = NormalDist().inv_cdf((1 + confidence) / 2)
    middle = (share + t * t / (2 * worth)) / (1 + t * t / worth)
    half = t / (1 + t * t / worth) * math.sqrt(spread / worth + t * t / (4 * worth * worth))
    return max(0.0, middle - half), min(1.0, middle + half)


def mean_interval(values: Sequence[float], confidence: float = CONFIDENCE) -> tuple[float, float]:
    """The interval of a mean, one value for each group.

    It has no bounds where there are fewer than two groups, or so few equal ones that not even the sign is sure.
    """
    groups = len(values)
    if groups < 2 or (variance(values) == 0 and 2.0 ** (1 - groups) > 1 - confidence):
        return -math.inf, math.inf
    half = student_quantile(groups - 1, confidence) * math.sqrt(variance(values) / groups)
    return fmean(values) - half, fmean(values) + half


def percentile(values: Sequence[float], part: float) -> float | None:
    """The value below which so much of them lies; None where there is none."""
    if not values:
        return None
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]
