"""Luxury for a network: hands, lots won, the lot on offer and what is still to come.

What the cards may still bring is reckoned as in the search (policy.py): hands and the lots to come are known to all.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saleroom.core.encoding import Encoding
from saleroom.core.state import POW, Setup, State
from saleroom.games.luxury.policy import LuxuryPolicy
from saleroom.games.luxury.rules import (
    BLACKMAILING,
    DOUBLED,
    HAND,
    LOT,
    LOTS,
    MOVES,
    NAMES,
    NOBODY,
    PHASE,
    REBID,
    SEATS,
    SEEN,
    TABLE,
    TARGET,
    WON,
    LuxurySetup,
)

PER_SEAT: Final = 29
SEAT_NAMES: Final = [
    "there",
    *[f"holds {name}" for name in NAMES],
    *[f"shows {name}" for name in NAMES],
    "bids double",
    "bids again",
    "score",
    "lead",
    "first sign",
    "second sign",
    "third sign",
    "gain by the lot",
    "dearest lot",
    "points to come",
]
TABLE_NAMES: Final = [
    "blackmailing",
    "bidding again",
    "lots left",
    "points left",
    "points of the lot",
    *[f"sign {sign} of the lot" for sign in range(3)],
    *[f"lot {lot} to come" for lot in range(1, LOTS + 1)],
    "next lot is known",
    "points of the next lot",
    "the one after is known",
    "points of the one after",
    "two seats",
    "three seats",
    "four seats",
    *[f"bidding {name}" for name in NAMES],
]


class LuxuryEncoding(Encoding):
    """Seat by seat as they sit, then the table."""

    def __init__(self, setup: LuxurySetup) -> None:
        who = ["own", "next", "second next", "third next"]
        names = [f"{one}: {name}" for one in who for name in SEAT_NAMES]
        super().__init__(setup, names + TABLE_NAMES, MOVES)
        self.rules = setup
        self.policy = LuxuryPolicy(setup)

    def write(self, state: State[Setup], seat: i64, row: vec[float], at: i64) -> None:
        c = state.cells
        rules = self.rules
        seats = rules.seats
        done = c[LOT]
        lot = state.dealt[done]
        best: i64 = -100_000
        second: i64 = -100_000
        scores = vec[i64]([0] * SEATS)
        for other in range(seats):
            points, signs = rules.score(c[WON + other])
            scores[other] = points + signs
            if scores[other] > best:
                second = best
                best = scores[other]
            elif scores[other] > second:
                second = scores[other]
        for turn in range(SEATS):
            first = at + turn * PER_SEAT
            for i in range(PER_SEAT):
                row[first + i] = 0.0
            if turn >= seats:
                continue
            other = seat + turn
            if other >= seats:
                other -= seats
            row[first] = 1.0
            hand = c[HAND + other]
            for card in range(9):
                if hand & POW[card] != 0:
                    row[first + 1 + card] = 1.0
            shown = c[TABLE + other]
            if shown >= 0:
                row[first + 10 + shown] = 1.0
            row[first + 19] = 1.0 if c[DOUBLED + other] != 0 else 0.0
            row[first + 20] = 1.0 if c[REBID] & POW[other] != 0 else 0.0
            rival = second if scores[other] == best else best
            row[first + 21] = float(scores[other]) / 20.0
            row[first + 22] = float(scores[other] - rival) / 20.0
            won = c[WON + other]
            dearest: i64 = 0
            for number in range(1, LOTS + 1):
                if won & POW[number] != 0:
                    sign = first + 23 + rules.signs[number - 1]
                    if row[sign] < 1.0:  # three lots are a whole sign, and more add nothing to it
                        row[sign] += 0.34
                    if rules.points[number - 1] > dearest:
                        dearest = rules.points[number - 1]
            points, signs = rules.score(won | POW[lot])
            row[first + 26] = float(points + signs - scores[other]) / 10.0
            row[first + 27] = float(dearest) / 10.0
            if hand != 0:
                row[first + 28] = self.policy.most_of(state, other) / 20.0
        first = at + SEATS * PER_SEAT
        for i in range(len(TABLE_NAMES)):
            row[first + i] = 0.0
        row[first] = 1.0 if c[PHASE] == BLACKMAILING else 0.0
        row[first + 1] = 1.0 if c[REBID] != 0 else 0.0
        row[first + 2] = float(LOTS - done) / 9.0
        row[first + 4] = float(rules.points[lot - 1]) / 10.0
        row[first + 5 + rules.signs[lot - 1]] = 1.0
        turned: i64 = 0
        for place in range(done + 1):
            turned |= POW[state.dealt[place]]
        total: i64 = 0
        for number in range(1, LOTS + 1):
            if turned & POW[number] == 0:
                row[first + 7 + number] = 1.0
                total += rules.points[number - 1]
        row[first + 3] = float(total) / 45.0
        for ahead in range(2):
            if done + 1 + ahead < c[SEEN + seat] and done + 1 + ahead < LOTS:
                row[first + 17 + 2 * ahead] = 1.0
                row[first + 18 + 2 * ahead] = float(rules.points[state.dealt[done + 1 + ahead] - 1]) / 10.0
        row[first + 19 + seats] = 1.0
        hand = c[HAND + seat]
        if hand != 0:
            most = self.policy.most_of(state, seat)
            for card in range(9):
                if hand & POW[card] != 0:
                    merit = 1.0 + (self.policy.merits[card] - most) / 10.0
                    row[first + 24 + card] = merit if merit > 0.0 else 0.0

    def moves(self, state: State[Setup], seat: i64, row: vec[i64], at: i64) -> i64:
        """Cards by their place; then nobody, and those who may be blackmailed as they sit."""
        for choice in range(MOVES):
            row[at + choice] = -1
        count = state.count(seat)
        for i in range(count):
            move = state.nth(seat, i)
            choice = move
            if move >= TARGET:
                turn = move - TARGET - seat
                if turn < 0:
                    turn += self.rules.seats
                choice = NOBODY + turn
            row[at + choice] = move
        return count


def encoding(setup: LuxurySetup) -> LuxuryEncoding:
    """The encoding of a setup."""
    return LuxuryEncoding(setup)
