"""The interval of a share measured in deals, and ratings."""

import math
import random
from statistics import fmean

import pytest

from saleroom.arena.ratings import places, ratings, verdicts
from saleroom.arena.stats import mean_interval, percentile, share_interval, student_quantile


@pytest.mark.parametrize(
    ("freedom", "quantile", "off"),
    [
        (1, 12.706, 0.001),
        (2, 4.303, 0.001),
        (3, 3.182, 0.03),
        (5, 2.571, 0.003),
        (19, 2.093, 0.001),
        (500, 1.965, 0.001),
    ],
)
def test_students_quantile_is_that_of_the_tables(freedom: int, quantile: float, off: float) -> None:
    assert student_quantile(freedom) == pytest.approx(quantile, abs=off)


def deal_shares(chance: random.Random, deals: int, seats: int, share: float, alike: float) -> list[float]:
    """Shares of deals whose matches have a hidden part in common."""
    found = []
    for _ in range(deals):
        common = chance.random() < share
        won = [common if chance.random() < alike else chance.random() < share for _ in range(seats)]
        found.append(fmean(won))
    return found


@pytest.mark.parametrize("alike", [0.0, 0.5, 1.0])
@pytest.mark.parametrize("share", [0.25, 0.5, 0.9])
def test_the_interval_holds_the_true_share_however_alike_the_matches_of_a_deal_are(
    share: float, alike: float
) -> None:
    """Of a thousand runs of 20 deals about 950 must hold it; matches counted one by one would hold far fewer."""
    chance = random.Random(f"{share}/{alike}")
    held = 0
    for _ in range(1000):
        low, high = share_interval(deal_shares(chance, 20, 3, share, alike))
        held += low <= share <= high
    assert held >= 925


def test_the_interval_is_sensible_at_the_ends() -> None:
    assert share_interval([1.0]) == (0.0, 1.0)
    low, high = share_interval([1.0] * 20)
    assert 0.75 < low < 0.9
    assert high == 1.0
    assert share_interval([0.0] * 20) == pytest.approx((1 - high, 1 - low))
    narrow = share_interval([0.5, 0.5, 0.5, 0.49, 0.51] * 8)
    assert 0.49 < narrow[0] < 0.5 < narrow[1] < 0.51


def test_a_mean_of_few_equal_values_is_not_sure_of_anything() -> None:
    assert mean_interval([0.5]) == mean_interval([0.5] * 5) == (-math.inf, math.inf)
    assert mean_interval([0.5] * 6) == (0.5, 0.5)
    low, high = mean_interval([0.4, 0.6, 0.5, 0.5])
    assert low == pytest.approx(0.5 - 3.182 * 0.0408, abs=0.002)
    assert high == pytest.approx(1 - low)


def test_percentiles() -> None:
    assert percentile([], 0.95) is None
    assert percentile(list(range(100)), 0.95) == 95
    assert percentile([3.0], 0.95) == 3.0


def result(names: list[str], scores: list[int], winners: list[object]) -> dict[str, object]:
    return {"names": names, "scores": scores, "winners": winners}


def test_places_are_by_victory_and_then_by_points() -> None:
    assert places(result(["a"] * 4, [5, 9, 9, 2], [2])) == [2, 1, 0, 3]
    assert places(result(["a"] * 3, [5, 5, 5], [0, 1])) == [0, 0, 2]
    assert places(result(["a"] * 2, [3, 4], ["house"])) == [1, 0]


def test_a_clear_lead_is_a_verdict_and_chance_is_none() -> None:
    clear = [result(["weak", "strong", "weak"], [1, 9, 2], [1]) for _ in range(60)]
    upper, lower = ratings(clear)
    assert (upper.name, lower.name) == ("strong", "weak")
    assert upper.low > lower.high
    assert verdicts([upper, lower]) == [{"bots": ["strong", "weak"], "verdict": "stronger"}]

    chance = random.Random(5)
    even = []
    for _ in range(200):
        scores = chance.sample(range(20), 3)
        even.append(result(["one", "other", "other"], scores, [scores.index(max(scores))]))
    assert verdicts(ratings(even))[0]["verdict"] == "no verdict"


def test_a_bot_against_itself_learns_nothing() -> None:
    (one,) = ratings([result(["a", "a"], [1, 2], [1])] * 50)
    assert one.rating == 25.0
