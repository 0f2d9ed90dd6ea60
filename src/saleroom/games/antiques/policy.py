"""Antiques for the search: what a lot adds for a seat, and bidding up to about that.

A collection is worth what it would score now, and what is begun in it the chance that it will be finished. In a
playout every seat has a limit for the lot, a little by chance, and bids at once what it takes to outbid the others'
limits: the price is the one that raising step by step would come to.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saleroom.core.policy import Policy
from saleroom.core.rng import Rng
from saleroom.core.state import ACT, LOW, POW, Setup, State
from saleroom.games.antiques.appraisal import (
    SCARCE,
    add_replicas,
    appraise,
    best_group,
    count_sculptures,
    take_cards,
)
from saleroom.games.antiques.rules import (
    ACCEPT,
    ANSWER,
    BANK,
    BIDDING,
    CARDS,
    COINS,
    DECLINE,
    GIVE,
    GROUP_KIND,
    HIGH,
    KIND_COUNT,
    LOOSE,
    NO_TRICK,
    PARTNER,
    PASS,
    PASSED,
    PHASE,
    PILES,
    PLACE,
    PLACING,
    REPLICA,
    REPLICAS,
    ROUND,
    ROUNDS,
    SEATS,
    STOP,
    SWAP,
    TAKE,
    TRICK,
    AntiquesSetup,
)

NOISE: Final = 0.2
"""By what part a limit may be off in a playout, either way."""
BANK_CLAIM: Final = 0.3
"""The part of the bank that one hopes for as long as nobody has fewer cards."""
GOOD: Final = 20.0
"""A lot worth so much deserves a trick."""
CHANCES: Final = vec[float]([10 / 60, 10 / 60, 10 / 60, 10 / 60, 10 / 60, 5 / 60, 5 / 60])
"""How likely the hidden card is of each kind."""


class AntiquesPolicy(Policy):
    """Adds up what lots are worth."""

    def __init__(self, setup: AntiquesSetup) -> None:
        super().__init__(setup)
        self.rules = setup
        self.seats: i64 = setup.seats
        self.scarce: float = SCARCE[setup.seats]
        self.limits = vec[float]([0.0] * SEATS)
        """The most that each seat bids for the lot."""
        self.held = vec[i64]([0] * KIND_COUNT)
        self.sculptures = vec[i64]([0] * SEATS)
        self.owned = vec[i64]([0] * SEATS)
        self.claims = vec[float]([0.0] * SEATS)
        """What each seat loses of its hope for the bank if it takes the lot."""
        self.scale = 15.0
        self.patience = 12
        self.alone = True
        self.trust = 0.5

    # -- worth ------------------------------------------------------------------------------------------

    def appraise(self, seat: i64, left: float) -> float:
        """Points of a seat with the cards noted, with what may still become of them in the part of the match left."""
        return appraise(self.rules, self.held, self.sculptures, seat, left)

    def lot_gain(self, state: State[Setup], seat: i64, left: float) -> float:
        """What the lot adds for a seat: its two open cards, and on average the third."""
        c = state.cells
        dealt = state.dealt
        held = self.held
        take_cards(c, seat, self.held)
        before = self.appraise(seat, left)
        place = 3 * (c[ROUND] - 1)
        replicas = c[REPLICAS + seat * PILES + LOOSE]
        for i in range(2):
            kind = dealt[place + i]
            if kind == REPLICA:
                replicas += 1
            else:
                held[kind] += 1
        if replicas > 0:
            add_replicas(self.rules, held, self.sculptures, seat, replicas, left)
        after = self.appraise(seat, left)
        third = 0.0
        for kind in range(KIND_COUNT):
            held[kind] += 1
            third += CHANCES[kind] * (self.appraise(seat, left) - after)
            held[kind] -= 1
        return after + third * 12.0 / 11.0 - before

    def limit(self, state: State[Setup], seat: i64, left: float) -> float:
        """The most coins that a seat should pay for the lot."""
        seats = float(self.seats)
        return self.lot_gain(state, seat, left) / (1.0 + 1.0 / (seats - 1.0) + self.scarce * left)

    def set_claims(self, c: vec[i64]) -> None:
        """Note the part of the bank that each seat hopes for as long as nobody has fewer cards (A9)."""
        fewest: i64 = 1000
        number: i64 = 0
        for seat in range(self.seats):
            owned: i64 = 0
            first = CARDS + seat * KIND_COUNT
            for kind in range(KIND_COUNT):
                owned += c[first + kind]
            first = REPLICAS + seat * PILES
            for pile in range(PILES):
                owned += c[first + pile]
            self.owned[seat] = owned
            if owned < fewest:
                fewest = owned
                number = 0
            if owned == fewest:
                number += 1
        claim = BANK_CLAIM * float(c[BANK]) / float(number)
        for seat in range(self.seats):
            self.claims[seat] = claim if self.owned[seat] == fewest else 0.0

    def set_limits(self, state: State[Setup]) -> None:
        """Note the limits of all seats for the lot, within their purses."""
        c = state.cells
        left = float(ROUNDS - c[ROUND]) / float(ROUNDS)
        count_sculptures(c, self.seats, self.sculptures)
        self.set_claims(c)
        for seat in range(self.seats):
            limit = self.limit(state, seat, left) - self.claims[seat]
            purse = float(c[COINS + seat])
            self.limits[seat] = limit if limit < purse else purse

    def blur_limits(self, rng: Rng) -> None:
        """Change the limits a little by chance."""
        for seat in range(self.seats):
            off = float(rng.word()) / 2147483648.0 - 1.0
            self.limits[seat] *= 1.0 + NOISE * off

    def rival_limit(self, c: vec[i64], seat: i64) -> i64:
        """The highest limit of another seat still in."""
        highest = 0.0
        for other in range(self.seats):
            if other != seat and c[PASSED] & POW[other] == 0 and self.limits[other] > highest:
                highest = self.limits[other]
        return i64(highest)

    # -- moves ------------------------------------------------------------------------------------------

    def bid(self, c: vec[i64], seat: i64) -> i64:
        """Outbid the others' limits if the own one allows it, else go up to it or pass."""
        most = i64(self.limits[seat])
        if most > c[COINS + seat]:
            most = c[COINS + seat]
        high = c[HIGH]
        if most <= high:
            return PASS
        wanted = self.rival_limit(c, seat) + 1
        if wanted <= high:
            wanted = high + 1
        return wanted if wanted < most else most

    def move(self, state: State[Setup], seat: i64, rng: Rng) -> i64:
        if state.cells[PHASE] == BIDDING:
            self.set_limits(state)
            self.blur_limits(rng)
            return self.bid(state.cells, seat)
        return self.other_move(state, seat)

    def other_move(self, state: State[Setup], seat: i64) -> i64:
        """What to do besides bidding."""
        c = state.cells
        phase = c[PHASE]
        left = float(ROUNDS - c[ROUND]) / float(ROUNDS)
        count_sculptures(c, self.seats, self.sculptures)
        if phase == PLACING:
            take_cards(c, seat, self.held)
            return PLACE + best_group(self.rules, self.held, self.sculptures, seat, left)
        if phase == ANSWER:
            mine = self.swap_gain(c, seat, c[TAKE], c[GIVE], left)
            theirs = self.swap_gain(c, c[PARTNER], c[GIVE], c[TAKE], left)
            return ACCEPT if mine > 1.0 and mine > theirs / float(self.seats - 1) else DECLINE
        if self.lot_gain(state, seat, left) >= GOOD and state.count(seat) > 1:
            move = state.nth(seat, 1)
            if move == STOP:
                return STOP
        return NO_TRICK

    def swap_gain(self, c: vec[i64], seat: i64, give: i64, take: i64, left: float) -> float:
        """What a seat gains by giving one card for another, each as a swap names it."""
        take_cards(c, seat, self.held)
        held = self.held
        before = self.appraise(seat, left)
        loose: i64 = KIND_COUNT + LOOSE
        if give != loose:
            held[give if give < KIND_COUNT else GROUP_KIND[give - KIND_COUNT]] -= 1
        if take < KIND_COUNT:
            held[take] += 1
        else:
            add_replicas(self.rules, self.held, self.sculptures, seat, 1, left)
        return self.appraise(seat, left) - before

    def candidates(self, state: State[Setup], seat: i64, row: vec[i64]) -> i64:
        c = state.cells
        phase = c[PHASE]
        if phase == TRICK:
            return self.trick_candidates(state, seat, row)
        if phase != BIDDING:
            return super().candidates(state, seat, row)
        self.set_limits(state)
        high = c[HIGH]
        own = i64(self.limits[seat])
        purse = c[COINS + seat]
        rival = self.rival_limit(c, seat)
        row[0] = PASS
        count: i64 = 1
        most = own + own // 2 + 3
        if most > purse:
            most = purse
        for wanted in (high + 1, high + 2, rival, rival + 1, own):
            if wanted <= high or wanted > most:
                continue
            known = False
            for i in range(count):
                if row[i] == wanted:
                    known = True
            if not known:
                row[count] = wanted
                count += 1
        return count

    def trick_candidates(self, state: State[Setup], seat: i64, row: vec[i64]) -> i64:
        """No trick, stop, bans, and the two swaps that bring most."""
        c = state.cells
        left = float(ROUNDS - c[ROUND]) / float(ROUNDS)
        count_sculptures(c, self.seats, self.sculptures)
        count: i64 = 0
        best = 2.0
        for i in range(state.count(seat)):
            move = state.nth(seat, i)
            if move < SWAP:
                row[count] = move
                count += 1
                continue
            pair = (move - SWAP) // 2
            give = pair // 11 % 11
            take = pair % 11
            gain = self.swap_gain(c, seat, give, take, left)
            partner = pair // 121
            if gain > best and self.swap_gain(c, partner, take, give, left) > 0.0:
                best = gain
                row[count] = move
                count += 1
        return count

    def playout(self, state: State[Setup], rng: Rng) -> None:
        c = state.cells
        lot: i64 = -1
        while True:
            seat = LOW[c[ACT]]
            if seat < 0:
                return
            if c[PHASE] == BIDDING:
                if c[ROUND] != lot:
                    lot = c[ROUND]
                    self.set_limits(state)
                    self.blur_limits(rng)
                state.apply(seat, self.bid(c, seat))
            else:
                state.apply(seat, self.other_move(state, seat))


def policy(setup: AntiquesSetup) -> AntiquesPolicy:
    """The policy of a setup."""
    return AntiquesPolicy(setup)
