"""The analysis of a whole match."""

import hashlib
import json
from collections.abc import Callable
from typing import Any

import saleroom
from saleroom.coach.decisions import Look, look_at
from saleroom.coach.depths import EFFORTS, effort
from saleroom.coach.line import Line
from saleroom.coach.lots import Appraisal
from saleroom.coach.statistics import SURE
from saleroom.coach.types import Analysis, BestMove, Decision, Depth, SeatAnalysis
from saleroom.core.errors import RecordError, SetupError, short_repr
from saleroom.core.match import Match
from saleroom.core.rng import rng_from

COSTLY = 3
MOST_BYTES = 180_000
"""An analysis is no longer than this, as JSON without spaces, if leaving out candidates can help it."""

Progress = Callable[[int, int], object]
"""Is told how much of the work is done, and how much there is in all."""


def analyse(record: Match | Any, depth: Depth = "standard", *, progress: Progress | None = None) -> Analysis:
    """What every decision of a finished match was worth, every lot, and what was luck; the same each time.

    `record` is a match, a record or the path of one. RecordError if it cannot be read or the match is not over.
    """
    match = record if isinstance(record, Match) else saleroom.load(record)
    if depth not in EFFORTS:
        raise SetupError(f"there is no depth {short_repr(depth)}; depths: {', '.join(EFFORTS)}")
    if not match.over:
        raise RecordError("", "the match is not over, and the coach speaks of finished matches only")
    return Work(match, depth, progress).do()


class Work:
    """One analysis being made."""

    def __init__(self, match: Match, depth: Depth, progress: Progress | None) -> None:
        self.match = match
        self.depth = depth
        self.effort = effort(depth, match.game, match.seats)
        self.progress = progress
        self.seed = seed_of(match)
        self.line = Line(match, self.effort.line, rng_from(f"{self.seed}/line"))
        self.appraisal = Appraisal(match, self.effort.lots, rng_from(f"{self.seed}/lots"))
        chosen = sum(len(step.moves) for step in self.line.steps)
        self.iterations = min(self.effort.most, self.effort.search // max(1, chosen))
        self.total = chosen * self.iterations + self.line.total + self.appraisal.total
        self.done = 0

    def tell(self, work: int) -> None:
        """So much more is done."""
        self.done += work
        if self.progress is not None:
            self.progress(self.done, self.total)

    def do(self) -> Analysis:
        """All of it."""
        match = self.match
        for work in self.line.work():
            self.tell(work)
        for work in self.appraisal.work():
            self.tell(work)
        looks = self.look_at_all()
        outcome = match.outcome
        assert outcome is not None
        decisions = [look.decision for look in looks]
        curve = self.line.curve()
        found: Analysis = {
            "format": "saleroom-analysis/1",
            "game": match.game.id,
            "rules": match.game.rules,
            "seats": [self.seat(seat, decisions) for seat in range(match.seats)],
            "winners": outcome["winners"],
            "depth": self.depth,
            "iterations": sum(look.iterations for look in looks),
            "playouts": self.line.playouts + self.appraisal.playouts,
            "decisions": decisions,
            "lots": self.appraisal.lots(curve, decisions),
            "curve": curve,
            "turns": self.line.turns(SURE),
            "costly": most_costly(decisions),
            "best": best_move(looks),
        }
        shorten(found)
        return found

    def look_at_all(self) -> list[Look]:
        """Every decision, in the order of the record; what is sealed beside others is judged without them."""
        now = self.match.at(0)
        looks: list[Look] = []
        for number, (seat, move) in enumerate(self.match.played):
            if now.state.count(seat) > 1:
                looks.append(look_at(now, seat, move, self.iterations, f"{self.seed}/{number}"))
                self.tell(self.iterations)
            now.push(seat, move)
        return looks

    def seat(self, seat: int, decisions: list[Decision]) -> SeatAnalysis:
        """What is to be said of a seat."""
        outcome = self.match.outcome
        assert outcome is not None
        own = [one for one in decisions if one["seat"] == seat]
        return {
            "seat": seat,
            "won": round(self.match.returns("win")[seat], 6),
            "score": outcome["scores"][seat],
            **self.line.share(seat, points=False),
            "lost": round(sum(one["cost"] for one in own if one["sure"]), 4),
            "decisions": len(own),
            "points": self.line.share(seat, points=True),
        }


def seed_of(match: Match) -> str:
    """A seed that follows from what the record holds."""
    text = json.dumps(match.record(), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def most_costly(decisions: list[Decision]) -> list[int]:
    """The numbers of the most costly moves that are sure, the worst first."""
    bad = [one for one in decisions if one["sure"] and one["verdict"] != "best"]
    bad.sort(key=lambda one: (-one["cost"], -one["cost_points"], one["number"]))
    return [one["number"] for one in bad[:COSTLY]]


def best_move(looks: list[Look]) -> BestMove | None:
    """The move by which most was gained over the next best; None if nothing is sure."""
    good = [look for look in looks if look.decision["verdict"] == "best" and look.decision["sure"]]
    if not good:
        return None
    best = max(good, key=lambda look: (look.gain, -look.decision["number"]))
    return {
        "number": best.decision["number"],
        "gain": round(best.gain, 4),
        "gain_error": round(best.gain_error, 4),
    }


def shorten(found: Analysis) -> None:
    """Leave out candidates, of the decisions that cost least first, until the whole is short enough."""

    def size(value: Any) -> int:
        return len(json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode())

    over = size(found) - MOST_BYTES
    for one in sorted(
        found["decisions"], key=lambda one: (one["sure"] and one["verdict"] != "best", one["cost"])
    ):
        if over <= 0:
            return
        if "candidates" in one:
            over -= size(one["candidates"]) + 14
            del one["candidates"]
