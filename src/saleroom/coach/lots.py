"""What lots were worth, and whether their prices were right.

**Worth.** From the moment a lot comes up, and from what one seat knows, the match is played on many times by the
policy; only the first move of that seat is drawn from all that are worth trying, so that it sometimes gets the lot and
sometimes not, dear or cheap, whatever it holds. How many points it comes to in the end with the lot and without is what
the lot is worth to it, once the price is added back: how many points less those matches end with in which it paid
more for the same lot.

**Price.** At the buyer's last decision about the lot the match is played on in two ways, on the same redeals: as it
really went until the lot was sold, and with the buyer letting it go. The difference is what the purchase brought, price
included; if that is less than nothing, it was overpaid. In the same way, with the move that most likely takes the lot,
a seat that let it go is found to have missed a bargain, if one of its decisions about it was a mistake as far as it
could know: with sealed bids, hindsight alone would find bargains everywhere.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass, field

from librt.vecs import vec
from mypy_extensions import i64

from saleroom.bots.search.policies import policy_of
from saleroom.bots.search.tree import Tree
from saleroom.coach.line import AnyState, pooled
from saleroom.coach.statistics import SURE, Mean
from saleroom.coach.types import Bargain, Decision, Lot, Moment, Worth
from saleroom.core.game import Json
from saleroom.core.match import Match
from saleroom.core.rng import Rng

FEWEST = 40
"""Matches played on for a seat and a lot, at least,"""
MOST = 1_200
"""and at most."""
ENOUGH = 8
"""Of fewer matches with the lot, or without it, nothing is said."""
PILOT = 12
"""So many matches show how likely a move is to take a lot."""


@dataclass
class Trial:
    """What happened to one seat in the matches that were played on from one lot."""

    seat: int
    without: Mean = field(default_factory=Mean)
    """Points of the seat where it did not get the lot."""
    bought: list[tuple[float, float]] = field(default_factory=list)
    """Price and points where it did."""

    @property
    def enough(self) -> bool:
        """Whether there were enough matches with the lot and without it."""
        return len(self.bought) >= ENOUGH and self.without.number >= ENOUGH

    def prices(self) -> Mean:
        """The prices it paid."""
        found = Mean()
        for price, _ in self.bought:
            found.add(price)
        return found

    def points(self) -> Mean:
        """The points that it came to with the lot."""
        found = Mean()
        for _, points in self.bought:
            found.add(points)
        return found


@dataclass(frozen=True)
class Before:
    """The moment before a step."""

    number: int
    """So many moves had been made."""
    state: AnyState
    notes: Json
    """What `Game.sale` had noted by then."""


@dataclass
class Instead:
    """What really became of a seat's decision about a lot, and what another move would have."""

    seat: int
    brought: Mean = field(default_factory=Mean)
    """The points that the real course brought more than the other move, match by match."""


class Appraisal:
    """The lots of a finished match; `work` does the work."""

    def __init__(self, match: Match, playouts: int, rng: Rng) -> None:
        self.match = match
        self.rng = rng
        self.setup = match.state.setup
        self.tree = Tree(self.setup, policy_of(match.game, self.setup), rng)
        self.row = vec[i64]([0] * (self.setup.actions + 64))
        self.sales = match.sales()
        self.trials: list[list[Trial]] = []
        self.instead: list[dict[int, Instead]] = []
        self.firsts: list[int] = []
        groups = max(1, len(self.sales) * match.seats)
        self.rounds = max(FEWEST, min(MOST, playouts // (3 * groups)))
        self.playouts = 0

    @property
    def total(self) -> int:
        """How much work there is."""
        return 3 * self.rounds * len(self.sales) * self.match.seats

    def work(self) -> Iterator[int]:
        """Play on from every lot; says after each how much of the work it was."""
        now = self.match.at(0)
        for done, sale in enumerate(self.sales):
            at = int(sale["at"])
            self.go_to_lot(now, at)
            first = len(now.moves)
            self.firsts.append(first)
            notes: Json = {"deal": self.match.deal, "done": done}
            self.trials.append([self.try_seat(now, seat, notes) for seat in range(self.match.seats)])
            decided = self.decisions(now, at, notes)
            self.instead.append({} if sale["seat"] is None else self.try_instead(decided, at, sale["seat"]))
            yield 3 * self.rounds * self.match.seats

    def go_to_lot(self, now: Match, at: int) -> None:
        """Play to the moment at which the lot that is settled after so many moves is to be seen."""
        while len(now.moves) < at - 1 and not lies_open(now):
            now.push(*self.match.played[len(now.moves)])

    # -- what a lot is worth ----------------------------------------------------------------------------

    def try_seat(self, now: Match, seat: int, notes: Json) -> Trial:
        """Play on from what a seat knows, with its first move drawn at random."""
        trial = Trial(seat)
        view = now.observe(seat)
        for _ in range(self.rounds):
            state = self.setup.imagine(view, self.rng, False)
            sale = self.play_lot(state, seat, notes)
            if sale is None:
                continue
            points = self.points_of(state, seat)
            if sale["seat"] != seat:
                trial.without.add(points)
            elif is_number(sale.get("price")):
                trial.bought.append((float(sale["price"]), points))
        return trial

    def play_lot(self, state: AnyState, seat: int, notes: Json) -> Json | None:
        """Play on by the policy until a lot is sold, the first move of one seat (-1: of nobody) drawn at random."""
        rng, policy = self.rng, self.tree.policy
        if state.events is None:
            state.events = []
        notes = dict(notes)
        while True:
            sale = self.sale_in(state, notes)
            mover = int(state.actor())
            if sale is not None or mover < 0:
                state.events = None
                return sale
            if mover == seat:
                count = policy.candidates(state, seat, self.row)
                move = self.row[rng.below(count)]
                seat = -1
            else:
                move = policy.move(state, mover, rng)
            state.apply(mover, move)

    def sale_in(self, state: AnyState, notes: Json) -> Json | None:
        """The sale among what has happened since it was last asked."""
        events = state.events
        if not events:
            return None
        state.events = []
        for event in events:
            found = None if event.public is None else self.match.game.sale(event.public, notes)
            if found is not None:
                return dict(found)
        return None

    def points_of(self, state: AnyState, seat: int) -> float:
        """Play on to the end: the points of a seat."""
        self.tree.policy.playout(state, self.rng)
        self.tree.settle(state)
        self.playouts += 1
        return float(self.tree.points[seat])

    # -- whether a price was right ----------------------------------------------------------------------

    def decisions(self, now: Match, at: int, notes: Json) -> dict[int, list[Before]]:
        """Play on to the end of a lot: where each seat decided something about it, the last time first."""
        found: dict[int, list[Before]] = {}
        notes = dict(notes)
        for numbers in self.match.steps:
            if not len(now.moves) <= numbers[0] < at:
                continue
            before = Before(numbers[0], now.state.copy(), dict(notes))
            for number in numbers:
                seat, _ = self.match.played[number]
                if now.state.count(seat) > 1:
                    found.setdefault(seat, []).insert(0, before)
                for event in now.push(*self.match.played[number]):
                    if event.public is not None:
                        self.match.game.sale(event.public, notes)
        return found

    def try_instead(self, decided: dict[int, list[Before]], at: int, buyer: int) -> dict[int, Instead]:
        """Per seat the last decision that could have changed who gets a lot, and what that would have come to."""
        found: dict[int, Instead] = {}
        for seat, moments in sorted(decided.items()):
            for before in moments:
                move, takes = self.other_move(before, seat, seat == buyer)
                if (takes < 0.5) == (seat == buyer):
                    found[seat] = self.compare(before, at, seat, move)
                    break
        return found

    def compare(self, before: Before, at: int, seat: int, move: int) -> Instead:
        """Play on from a step as it really went until a lot was sold, and with another move of a seat."""
        setup, rng = self.setup, self.rng
        rest = self.match.played[before.number : at]
        beside = self.beside(before, seat)
        view = pooled(before.state)
        found = Instead(seat)
        seeds = Rng(rng.word() << 30 ^ rng.word())
        for _ in range(self.rounds):
            seed = seeds.word() << 30 ^ seeds.word()
            rng.state = seed
            real = setup.imagine(view, rng)
            instead = real.copy()
            if not all(apply_if_legal(real, *one) for one in rest):
                continue
            if not all(apply_if_legal(instead, *one) for one in [*beside, (seat, move)]):
                continue
            rng.state = seed
            points = self.points_of(real, seat)
            rng.state = seed
            found.brought.add(points - self.points_of(instead, seat))
        return found

    def beside(self, before: Before, seat: int) -> list[tuple[int, int]]:
        """What others chose in the same step."""
        step = next(numbers for numbers in self.match.steps if numbers[0] == before.number)
        return [self.match.played[number] for number in step if self.match.played[number][0] != seat]

    def other_move(self, before: Before, seat: int, bought: bool) -> tuple[int, float]:
        """The move least likely to get the lot, for who bought it; else the likeliest; and how likely that is."""
        rng, policy, view = self.rng, self.tree.policy, pooled(before.state)
        count = policy.candidates(before.state, seat, self.row)
        moves = [int(self.row[i]) for i in range(count)]
        beside = self.beside(before, seat)
        odds: list[tuple[float, float, int]] = []
        for move in moves:
            taken, paid = 0, Mean()
            for _ in range(PILOT):
                state = self.setup.imagine(view, rng)
                state.events = []
                if all(apply_if_legal(state, *one) for one in [*beside, (seat, move)]):
                    sale = self.play_lot(state, -1, before.notes)
                    if sale is not None and sale["seat"] == seat:
                        taken += 1
                        if is_number(sale.get("price")):
                            paid.add(float(sale["price"]))
            share = taken / PILOT
            odds.append((share if bought else -share, paid.mean, move))
        best = min(odds)
        return best[2], abs(best[0])

    # -- what follows from it ---------------------------------------------------------------------------

    def rate(self) -> tuple[float, float]:
        """How many points less a seat ends with for each piece it paid more, and the standard error: for all lots."""
        across = within = noise = 0.0
        for trials in self.trials:
            for trial in trials:
                if not trial.enough:
                    continue
                price, points = trial.prices().mean, trial.points().mean
                here = sum((paid - price) * (points - came_to) for paid, came_to in trial.bought)
                spread = sum((paid - price) ** 2 for paid, _ in trial.bought)
                across += here
                within += spread
                noise += spread * trial.points().variance
        if within == 0.0:
            return 0.0, 0.0
        return max(0.0, across / within), math.sqrt(noise) / within

    def lots(self, curve: list[Moment], decisions: list[Decision]) -> list[Lot]:
        """All lots."""
        rate, rate_error = self.rate()
        bad = [one for one in decisions if one["sure"] and one["verdict"] != "best"]
        found: list[Lot] = []
        for place, sale in enumerate(self.sales):
            worth = [worth_to(trial, rate, rate_error) for trial in self.trials[place] if trial.enough]
            first = self.firsts[place]
            erred = {one["seat"] for one in bad if first <= one["number"] < sale["at"]}
            found.append(one_lot(sale, first, worth, self.instead[place], erred, curve))
        return found


def one_lot(
    sale: Json,
    first: int,
    worth: list[Worth],
    instead: dict[int, Instead],
    erred: set[int],
    curve: list[Moment],
) -> Lot:
    """What is to be said of one lot; `erred` are the seats that made a mistake about it as far as they could know."""
    buyer, price, at = sale["seat"], sale.get("price"), int(sale["at"])
    before = [one["win"] for one in curve if one["after"] <= first][-1]
    after = next(one["win"] for one in curve if one["after"] >= at)
    found: Lot = {
        "lot": int(sale["lot"]),
        "what": sale.get("what"),
        "seat": buyer,
        "price": price if is_number(price) else None,
        "first": first,
        "at": at,
        "worth": worth,
        "paid": None,
        "paid_error": None,
        "overpaid": None,
        "overpaid_error": None,
        "sure": False,
        "missed": [],
        "curse": False,
        "swing": [round(later - earlier, 4) for earlier, later in zip(before, after)],
    }
    known = {one["seat"]: one for one in worth}
    for seat, other in instead.items():
        brought, error = other.brought.mean, other.brought.error
        if other.brought.number < ENOUGH:
            continue
        if seat == buyer:
            found["overpaid"], found["overpaid_error"] = round(-brought, 2), round(error, 2)
            found["sure"] = abs(brought) > SURE * error
            if seat in known:
                found["paid"] = round(known[seat]["points"] - brought, 2)
                found["paid_error"] = round(math.hypot(known[seat]["points_error"], error), 2)
        elif -brought > SURE * error and seat in erred:
            missed: Bargain = {"seat": seat, "points": round(-brought, 2), "points_error": round(error, 2)}
            found["missed"].append(missed)
    paid, overpaid = found["paid"], found["overpaid"]
    others = [one["points"] for one in worth if one["seat"] != buyer]
    if found["sure"] and overpaid is not None and overpaid > 0 and paid is not None and others:
        found["curse"] = max(others) < paid
    return found


def worth_to(trial: Trial, rate: float, rate_error: float) -> Worth:
    """What a lot was worth to a seat: points with it and without, the price added back."""
    price, points = trial.prices().mean, trial.points()
    error = math.sqrt(points.error**2 + trial.without.error**2 + (rate_error * price) ** 2)
    return {
        "seat": trial.seat,
        "points": round(points.mean + rate * price - trial.without.mean, 2),
        "points_error": round(error, 2),
    }


def lies_open(now: Match) -> bool:
    """Whether a seat can work out what the lot would add for it; always where the game does not say."""
    told = now.game.insight(now.observe(0), False)
    return "if_won" not in told or any(
        now.game.insight(now.observe(seat), False).get("if_won") is not None for seat in range(now.seats)
    )


def apply_if_legal(state: AnyState, seat: int, move: int) -> bool:
    """Play a move; False if it may not be played."""
    if not state.is_legal(seat, move):
        return False
    state.apply(seat, move)
    return True


def is_number(value: object) -> bool:
    """Whether a price is a number."""
    return isinstance(value, int | float) and not isinstance(value, bool)
