"""Antiques for a network: purses, collections, what the lot adds for whom, and a few raises and swaps to choose from.

Of the hundreds of swaps that may be possible two for each partner are choices: the best for the seat that the partner
gains by as well, and the best for the seat whatever the partner thinks of it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saleroom.core.encoding import Encoding, scaled
from saleroom.core.state import ACT, COUNT, POW, Setup, State
from saleroom.games.antiques import rules as A
from saleroom.games.antiques.appraisal import Appraiser
from saleroom.games.antiques.cards import GROUPS, KINDS
from saleroom.games.antiques.rules import KIND_COUNT, ROUNDS, SEATS, AntiquesSetup

OWN_NAMES: Final = [
    "coins",
    "leads the bidding",
    "score",
    "lead with hope",
    "seats ahead",
    "cards above the fewest of another",
    "replicas",
    "loose replicas",
    *[f"holds {kind}" for kind in KINDS[:KIND_COUNT]],
    "odd furniture",
    "kinds that a collection lacks",
    *[f"one more {kind} adds" for kind in KINDS[:KIND_COUNT]],
    "lot adds now",
    "lot adds with hope",
    "limit above the price",
    "limit above the best rival's",
    "part of the purse asked",
    "owns the fewest cards alone",
    "shares the fewest cards",
    "stop token",
    "ban token",
    "swap token",
]
OTHER_NAMES: Final = [
    "coins",
    "still in",
    "leads the bidding",
    "ahead of own",
    "limit above the price",
    "more sculptures than own",
    "stop token",
    "ban token",
    "swap token",
    "own gain by the fair swap",
    "its gain by the fair swap",
    "own gain by the best swap",
    "its gain by the best swap",
]
TABLE_NAMES: Final = [
    "trick",
    "answer",
    "placing",
    "rounds left",
    "last round",
    "price",
    "price to the bank",
    "bank",
    "no bid yet",
    "others still in",
    "stop is possible",
    "best rival's limit above the price",
    "most stamps of a rival",
    "most jewellery of a rival",
    *[f"{kind} in the lot" for kind in KINDS],
    *[f"{kind} unseen" for kind in KINDS[A.SCULPTURE : A.REPLICA]],
    *[f"replica as {group} adds" for group in GROUPS[: A.GROUP_COUNT]],
    "own gain by the swap on offer",
    "partner's gain by the swap on offer",
    "pays for the swap on offer",
    "ties share as many places as seats",
    *[f"{seats} seats" for seats in range(3, SEATS + 1)],
]
# Where parts of these rows begin.
HOLDS: Final = 8
ADDS: Final = 16
LOT_ADDS: Final = 22
FEWEST: Final = 27
OWN_TOKENS: Final = 29
OTHERS: Final = 32
PER_OTHER: Final = 13
TABLE: Final = OTHERS + 5 * PER_OTHER
LOT_KINDS: Final = TABLE + 14
UNSEEN: Final = LOT_KINDS + 7
REPLICA_ADDS: Final = UNSEEN + 5
OFFER: Final = REPLICA_ADDS + 4
MANY_PLACES: Final = OFFER + 3
SEATS_AT: Final = MANY_PLACES + 1

HIDDEN: Final = 6.0
"""What the hidden card of a lot adds, about."""
RAISES: Final = vec[i64]([1, 2, 3, 5, 8])
NO_TRICK_CHOICE: Final = 6  # behind passing and the raises
STOP_CHOICE: Final = 7
BAN_CHOICE: Final = 8
SWAP_CHOICE: Final = 13  # per partner: fair, fair and it pays, best, best and it pays
ACCEPT_CHOICE: Final = 33
DECLINE_CHOICE: Final = 34
PLACE_CHOICE: Final = 35
CHOICES: Final = 39


class AntiquesEncoding(Encoding):
    """The own seat, the others as they sit, then the table."""

    def __init__(self, setup: AntiquesSetup) -> None:
        names = [f"own: {name}" for name in OWN_NAMES]
        names += [f"{turn} seats on: {name}" for turn in range(1, SEATS) for name in OTHER_NAMES]
        super().__init__(setup, names + TABLE_NAMES, CHOICES)
        self.rules = setup
        self.eye = Appraiser(setup)
        self.worths = vec[float]([0.0] * SEATS)
        """Coins, and cards with hope, by seat."""
        self.numbers = vec[i64]([0] * SEATS)
        """Cards, by seat."""

    def write(self, state: State[Setup], seat: i64, row: vec[float], at: i64) -> None:
        c = state.cells
        eye = self.eye
        left = float(ROUNDS - c[A.ROUND]) / float(ROUNDS)
        for i in range(self.size):
            row[at + i] = 0.0
        eye.count_sculptures(c)
        eye.count_unseen(state)
        for other in range(self.rules.seats):
            self.numbers[other] = eye.take_cards(c, other)
            self.worths[other] = eye.appraise(other, left) + float(c[A.COINS + other])
        acts = c[ACT] & POW[seat] != 0
        swaps = acts and c[A.PHASE] == A.TRICK and c[A.TOKENS + seat] & A.SWAP_TOKEN != 0
        if swaps:
            eye.find_swaps(c, seat, left)
        limit = self.write_own(state, seat, left, row, at)
        rival = self.write_others(state, seat, left, swaps, row, at)
        self.write_table(state, seat, left, row, at)
        if c[A.LOT] != 0:
            price = float(c[A.HIGH] + 1)
            row[at + LOT_ADDS + 2] = scaled(limit - price, 10.0)
            row[at + LOT_ADDS + 3] = scaled(limit - rival, 10.0)
            row[at + TABLE + 11] = scaled(rival - price, 10.0) if rival > 0.0 else 0.0
        if acts:
            self.write_rest(state, seat, left, row, at)

    def write_own(self, state: State[Setup], seat: i64, left: float, row: vec[float], at: i64) -> float:
        """Write the numbers of the own seat; the most that it should pay for the lot."""
        c = state.cells
        eye = self.eye
        held = eye.held
        hoping = -1000.0
        ahead: i64 = 0
        fewest: i64 = 100
        for other in range(self.rules.seats):
            if other == seat:
                continue
            if self.worths[other] > hoping:
                hoping = self.worths[other]
            if self.worths[other] > self.worths[seat]:
                ahead += 1
            if self.numbers[other] < fewest:
                fewest = self.numbers[other]
        cards = eye.take_cards(c, seat)
        replicas: i64 = 0
        for pile in range(A.PILES):
            replicas += c[A.REPLICAS + seat * A.PILES + pile]
        row[at] = scaled(float(c[A.COINS + seat]), 20.0)
        row[at + 1] = 1.0 if c[A.LEADER] == seat else 0.0
        points = eye.appraise(seat, 0.0)
        row[at + 2] = scaled(points + float(c[A.COINS + seat]), 100.0)
        row[at + 3] = scaled(self.worths[seat] - hoping, 50.0)
        row[at + 4] = float(ahead) / 5.0
        row[at + 5] = scaled(float(cards - fewest), 10.0)
        row[at + 6] = float(replicas) / 5.0
        row[at + 7] = float(c[A.REPLICAS + seat * A.PILES + A.LOOSE]) / 5.0
        lacking: i64 = 0
        now = self.worths[seat] - float(c[A.COINS + seat])
        for kind in range(KIND_COUNT):
            row[at + HOLDS + kind] = scaled(float(held[kind]), 6.0)
            if kind < A.COLLECTION and held[kind] < held[A.COLLECTION]:
                lacking += 1
            held[kind] += 1
            row[at + ADDS + kind] = scaled(eye.appraise(seat, left) - now, 15.0)
            held[kind] -= 1
        row[at + HOLDS + 6] = 1.0 if held[A.FURNITURE] & 1 != 0 else 0.0
        row[at + HOLDS + 7] = float(lacking) / 5.0
        row[at + FEWEST] = 1.0 if cards < fewest else 0.0
        row[at + FEWEST + 1] = 1.0 if cards == fewest else 0.0
        for token in range(3):
            if c[A.TOKENS + seat] & POW[token] != 0:
                row[at + OWN_TOKENS + token] = 1.0
        if c[A.LOT] == 0:
            return 0.0
        eye.add_open_cards(state, seat, 0.0)
        adds = eye.appraise(seat, 0.0) + eye.hidden_adds(seat, 0.0) - points
        row[at + LOT_ADDS] = scaled(adds, 25.0)
        eye.take_cards(c, seat)
        eye.add_open_cards(state, seat, left)
        adds = eye.appraise(seat, left) + eye.hidden_adds(seat, left) - now
        row[at + LOT_ADDS + 1] = scaled(adds, 25.0)
        row[at + LOT_ADDS + 4] = scaled(float(c[A.HIGH] + 1), float(c[A.COINS + seat] + 1))
        return eye.limit(adds, left)

    def write_others(
        self, state: State[Setup], seat: i64, left: float, swaps: bool, row: vec[float], at: i64
    ) -> float:
        """Write the numbers of the others; the most that one of those still in should pay for the lot."""
        c = state.cells
        eye = self.eye
        seats = self.rules.seats
        price = float(c[A.HIGH] + 1)
        best = 0.0
        stamps: i64 = 0
        jewels: i64 = 0
        for turn in range(1, seats):
            other = seat + turn
            if other >= seats:
                other -= seats
            first = at + OTHERS + (turn - 1) * PER_OTHER
            row[first] = scaled(float(c[A.COINS + other]), 20.0)
            row[first + 3] = scaled(self.worths[other] - self.worths[seat], 50.0)
            row[first + 5] = scaled(float(eye.sculptures[other] - eye.sculptures[seat]), 5.0)
            for token in range(3):
                if c[A.TOKENS + other] & POW[token] != 0:
                    row[first + 6 + token] = 1.0
            eye.take_cards(c, other)
            if eye.held[A.STAMP] > stamps:
                stamps = eye.held[A.STAMP]
            if eye.held[A.JEWELLERY] > jewels:
                jewels = eye.held[A.JEWELLERY]
            if c[A.LOT] != 0 and c[A.PASSED] & POW[other] == 0:
                row[first + 1] = 1.0
                row[first + 2] = 1.0 if c[A.LEADER] == other else 0.0
                eye.add_open_cards(state, other, left)
                adds = eye.appraise(other, left) - self.worths[other] + float(c[A.COINS + other]) + HIDDEN
                limit = eye.limit(adds, left)
                if limit > float(c[A.COINS + other]):
                    limit = float(c[A.COINS + other])
                row[first + 4] = scaled(limit - price, 10.0)
                if limit > best:
                    best = limit
            if swaps:
                for swap in range(2):
                    if eye.swaps[2 * other + swap] >= 0:
                        place = first + 9 + 2 * swap
                        row[place] = scaled(eye.swap_gains[4 * other + 2 * swap], 20.0)
                        row[place + 1] = scaled(eye.swap_gains[4 * other + 2 * swap + 1], 20.0)
        row[at + TABLE + 12] = scaled(float(stamps), 6.0)
        row[at + TABLE + 13] = scaled(float(jewels), 6.0)
        return best

    def write_table(self, state: State[Setup], seat: i64, left: float, row: vec[float], at: i64) -> None:
        """Write the round, the price and the lot."""
        c = state.cells
        rules = self.rules
        first = at + TABLE
        price = c[A.HIGH] + 1
        if c[A.PHASE] != A.BIDDING and c[A.PHASE] != A.OVER:
            row[first + c[A.PHASE] - A.TRICK] = 1.0
        row[first + 3] = left
        row[first + 4] = 1.0 if c[A.ROUND] == ROUNDS else 0.0
        row[first + 7] = scaled(float(c[A.BANK]), 10.0)
        if c[A.LOT] != 0:
            others = COUNT[(POW[rules.seats] - 1) & ~(c[A.PASSED] | POW[seat])]
            row[first + 5] = scaled(float(price), 10.0)
            row[first + 6] = float(price % (rules.seats - 1)) / 5.0
            row[first + 8] = 1.0 if c[A.HIGH] == 0 else 0.0
            row[first + 9] = float(others) / 5.0
            stops = c[A.TOKENS + seat] & A.STOP_TOKEN != 0 and c[A.COINS + seat] >= rules.stop_at
            row[first + 10] = 1.0 if stops else 0.0
            for i in range(2):
                row[at + LOT_KINDS + state.dealt[3 * (c[A.ROUND] - 1) + i]] += 0.5
        for kind in range(A.SCULPTURE, A.REPLICA):
            row[at + UNSEEN + kind - A.SCULPTURE] = float(self.eye.unseen[kind]) / 10.0
        row[at + MANY_PLACES] = 0.0 if rules.tied_places == 2 else 1.0
        row[at + SEATS_AT + rules.seats - 3] = 1.0

    def write_rest(self, state: State[Setup], seat: i64, left: float, row: vec[float], at: i64) -> None:
        """Write what matters when a replica is placed or a swap is answered."""
        c = state.cells
        eye = self.eye
        if c[A.PHASE] == A.PLACING:
            eye.take_cards(c, seat)
            now = eye.appraise(seat, left)
            for group in range(A.GROUP_COUNT):
                kind = A.GROUP_KIND[group]
                if eye.held[kind] > 0:
                    eye.held[kind] += 1
                    row[at + REPLICA_ADDS + group] = scaled(eye.appraise(seat, left) - now, 15.0)
                    eye.held[kind] -= 1
        elif c[A.PHASE] == A.ANSWER:
            eye.fill_gains(c, seat, left)
            eye.fill_gains(c, c[A.BIDDER], left)
            row[at + OFFER] = scaled(eye.swap_gain(seat, c[A.TAKE], c[A.GIVE]), 20.0)
            row[at + OFFER + 1] = scaled(eye.swap_gain(c[A.BIDDER], c[A.GIVE], c[A.TAKE]), 20.0)
            row[at + OFFER + 2] = 1.0 if c[A.PAYER] == seat else 0.0

    def moves(self, state: State[Setup], seat: i64, row: vec[i64], at: i64) -> i64:
        """Pass, raises; tricks with the others as they sit; answers; groups."""
        for choice in range(CHOICES):
            row[at + choice] = -1
        c = state.cells
        if c[A.PHASE] == A.BIDDING:
            return self.bids(c, seat, row, at)
        if c[A.PHASE] == A.TRICK:
            return self.tricks(c, seat, row, at)
        if c[A.PHASE] == A.ANSWER:
            row[at + ACCEPT_CHOICE] = A.ACCEPT
            row[at + DECLINE_CHOICE] = A.DECLINE
            return 2
        count = state.count(seat)
        for i in range(count):
            move = state.nth(seat, i)
            row[at + PLACE_CHOICE + move - A.PLACE] = move
        return count

    def bids(self, c: vec[i64], seat: i64, row: vec[i64], at: i64) -> i64:
        """Write the choices of bidding."""
        row[at] = A.PASS
        count: i64 = 1
        for i in range(len(RAISES)):
            bid = c[A.HIGH] + RAISES[i]
            if bid <= c[A.COINS + seat]:
                row[at + 1 + i] = bid
                count += 1
        return count

    def tricks(self, c: vec[i64], seat: i64, row: vec[i64], at: i64) -> i64:
        """Write the choices after a bid."""
        seats = self.rules.seats
        tokens = c[A.TOKENS + seat]
        row[at + NO_TRICK_CHOICE] = A.NO_TRICK
        count: i64 = 1
        if tokens & A.STOP_TOKEN != 0 and c[A.BIDS + seat] >= self.rules.stop_at:
            row[at + STOP_CHOICE] = A.STOP
            count += 1
        eye = self.eye
        if tokens & A.SWAP_TOKEN != 0:
            eye.count_sculptures(c)
            eye.find_swaps(c, seat, float(ROUNDS - c[A.ROUND]) / float(ROUNDS))
        for turn in range(1, seats):
            other = seat + turn
            if other >= seats:
                other -= seats
            if tokens & A.BAN_TOKEN != 0 and c[A.PASSED] & POW[other] == 0:
                row[at + BAN_CHOICE + turn - 1] = A.BAN + other
                count += 1
            if tokens & A.SWAP_TOKEN == 0:
                continue
            for swap in range(2):
                pair = eye.swaps[2 * other + swap]
                payers: i64 = 2 if c[A.TOKENS + other] & A.SWAP_TOKEN != 0 else 1
                for payer in range(payers if pair >= 0 else 0):
                    move = A.SWAP + (other * A.NAME_COUNT * A.NAME_COUNT + pair) * 2 + payer
                    row[at + SWAP_CHOICE + (turn - 1) * 4 + 2 * swap + payer] = move
                    count += 1
        return count


def encoding(setup: AntiquesSetup) -> AntiquesEncoding:
    """The encoding of a setup."""
    return AntiquesEncoding(setup)
