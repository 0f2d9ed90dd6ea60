"""What a series comes to: for each name how often it won, how sure that is, and how it played."""

from collections.abc import Iterable, Sequence
from statistics import fmean, pstdev, pvariance

from saleroom.arena.series import Series
from saleroom.arena.stats import mean_interval, percentile, share_interval
from saleroom.core.game import Json


def rows(series: Series, results: Sequence[Json]) -> list[Json]:
    """One row for each name, over all its seats; only whole deals count."""
    whole = whole_deals(series, results)
    return [row(series, name, whole) for name in series.names]


def whole_deals(series: Series, results: Sequence[Json]) -> list[list[Json]]:
    """The results by deal, without deals of which matches are missing."""
    deals: dict[int, list[Json]] = {}
    for result in results:
        if result["seats"] == series.seats:
            deals.setdefault(result["deal"], []).append(result)
    return [matches for _, matches in sorted(deals.items()) if len(matches) == series.seats]


def row(series: Series, name: str, deals: list[list[Json]]) -> Json:
    """The figures of a name: wins, their share beside the fair one, the interval of the ratio, and its style."""
    won = [[share_of(name, result) for result in matches] for matches in deals]
    matches = sum(map(len, won))
    wins = sum(map(sum, won))
    fair = series.places(name) / series.seats
    low, high = share_interval([fmean(shares) for shares in won])
    return {
        "name": name,
        "seats": series.seats,
        "places": series.places(name),
        "matches": matches,
        "deals": len(deals),
        "wins": round(wins, 4),
        "share": round(wins / matches, 4) if matches else None,
        "fair": round(fair, 4),
        "ratio": round(wins / matches / fair, 4) if matches else None,
        "low": round(low / fair, 4),
        "high": round(high / fair, 4),
        "verdict": "more" if low > fair else "less" if high < fair else "no verdict",
        **style(name, [result for matches in deals for result in matches]),
    }


def share_of(name: str, result: Json) -> float:
    """What a name has of the victory in a match, over all its seats: shared by k, each has 1/k."""
    winners = result["winners"]
    return sum(seat in winners for seat, own in enumerate(result["names"]) if own == name) / len(winners)


def lead(series: Series, results: Sequence[Json], one: str, other: str) -> tuple[float, float]:
    """The interval of how far a name is ahead of another, both in multiples of their fair shares.

    Each deal gives one difference, so what both owe to the cards cancels.
    """
    ahead = []
    for matches in whole_deals(series, results):
        ratios = [
            fmean(share_of(name, result) for result in matches) * series.seats / series.places(name)
            for name in (one, other)
        ]
        ahead.append(ratios[0] - ratios[1])
    return mean_interval(ahead)


def style(name: str, results: Iterable[Json]) -> Json:
    """How a name played; None where the game does not tell."""
    prices: list[float] = []
    scores: list[int] = []
    rivals: list[int] = []
    lots: list[int] = []
    times: list[float] = []
    stakes: list[float] = []
    later: list[float] = []
    passes = could_pass = 0
    for result in results:
        for seat, own in enumerate(result["names"]):
            if own != name:
                continue
            scores.append(result["scores"][seat])
            rivals.append(max([*result["scores"][:seat], *result["scores"][seat + 1 :]]))
            prices += result["prices"][seat]
            times += result["ms"][seat]
            staked = result["stakes"][seat]
            stakes += staked
            if len(staked) > 1:
                half = len(staked) // 2
                later.append(fmean(staked[half:]) - fmean(staked[:half]))
            passes += result["passes"][seat]
            could_pass += result["could_pass"][seat]
            if result["lots"] is not None:
                lots.append(result["lots"][seat])
    late = percentile(times, 0.95)
    return {
        "mean_price": round(fmean(prices), 3) if prices else None,
        "pass_share": round(passes / could_pass, 4) if could_pass else None,
        "mean_lots": round(fmean(lots), 3) if lots else None,
        "mean_stake": round(fmean(stakes), 4) if stakes else None,
        "later_stake": round(fmean(later), 4) if later else None,
        "stake_spread": round(pstdev(stakes), 4) if stakes else None,
        "mean_score": round(fmean(scores), 3) if scores else None,
        "score_variance": round(pvariance(scores), 3) if scores else None,
        "rival_score": round(fmean(rivals), 3) if rivals else None,
        "seconds_mean": round(fmean(times) / 1000, 6) if times else None,
        "seconds_95": round(late / 1000, 6) if late is not None else None,
    }


def faults(results: Iterable[Json]) -> list[Json]:
    """Who could not make a move of their own: how often, and the first time."""
    found: dict[str, Json] = {}
    for result in results:
        for fault in result["faults"]:
            entry = found.setdefault(
                fault["name"],
                {
                    "name": fault["name"],
                    "times": 0,
                    "first": fault["reason"],
                    "seats": result["seats"],
                    "match": result["match"],
                    "seat": fault["seat"],
                    "move": fault["move"],
                },
            )
            entry["times"] += 1
    return list(found.values())
