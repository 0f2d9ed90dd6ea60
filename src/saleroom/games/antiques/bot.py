"""Antiques: what does this lot add to my collection, and is it worth more than the coins?

It values a collection as it would score, and what is begun by the chance that it will be finished: a single
piece of furniture, the next stamp, a collection that lacks a kind, a place among the sculptors. A lot is worth
what it adds on average over the cards that the hidden one may be. It raises by the smallest step as long as the
price stays below that worth; coins count for more than a point while there are many rounds left and for what
the others gain from a payment. A stop or a ban is used to end the bidding on a lot that somebody could still
take away, a swap is offered where both gain and answered by what it changes.
"""

from typing import Final

from mypy_extensions import i64

from saleroom.core.bot import SightBot
from saleroom.core.rng import Rng
from saleroom.core.state import POW, Setup, State, View
from saleroom.games.antiques import types as T
from saleroom.games.antiques.appraisal import add_replicas, best_group, count_sculptures, take_cards
from saleroom.games.antiques.policy import GOOD, AntiquesPolicy
from saleroom.games.antiques.rules import (
    ACCEPT,
    BAN,
    BIDDER,
    BIDDING,
    BIDS,
    COINS,
    COPIES_OF,
    DECLINE,
    GIVE,
    HIGH,
    LOOSE,
    NAME_COUNT,
    NO_TRICK,
    PASS,
    PASSED,
    PAYER,
    PHASE,
    PILES,
    PLACE,
    PLACING,
    REPLICA,
    REPLICAS,
    ROUND,
    ROUNDS,
    STOP,
    STOP_TOKEN,
    SWAP,
    TAKE,
    TOKENS,
    TRICK,
    Antiques,
    AntiquesSetup,
)

PURSE = 20
"""About so many coins are a full purse."""
SWAP_GAIN: Final = 3.0
"""A swap is offered from so many points on."""
TOKEN: Final = 1.5
"""What an unused token is worth."""
UNLIKELY: Final = 0.3
"""The chance that somebody agrees to a swap that is bad for them."""


class SimpleBot(SightBot):
    """Adds up what a lot is worth and bids up to it."""

    def decide(self, view: View) -> int:
        setup = view.setup
        assert isinstance(setup, AntiquesSetup)
        return Seat(setup).move(Antiques(setup, view.cells, view.dealt), view.viewer, self.rng)


class Seat(AntiquesPolicy):
    """Somebody who adds up what lots are worth by what one seat sees: the hidden cards of its states are HIDDEN."""

    def lot_gain(self, state: State[Setup], seat: i64, left: float) -> float:
        """What the lot adds, on average over the hidden card; replicas come last and go where they are worth most."""
        c = state.cells
        dealt = state.dealt
        place = 3 * (c[ROUND] - 1)
        take_cards(c, seat, self.held)
        before = self.appraise(seat, left)
        unseen = COPIES_OF[:]
        for kind in dealt:
            if kind >= 0:
                unseen[kind] -= 1
        total = 0.0
        number: i64 = 0
        for hidden in range(REPLICA + 1):
            if unseen[hidden] == 0:
                continue
            take_cards(c, seat, self.held)
            replicas = c[REPLICAS + seat * PILES + LOOSE]
            for kind in (dealt[place], dealt[place + 1], hidden):
                if kind == REPLICA:
                    replicas += 1
                else:
                    self.held[kind] += 1
            add_replicas(self.rules, self.held, self.sculptures, seat, replicas, left)
            total += float(unseen[hidden]) * self.appraise(seat, left)
            number += unseen[hidden]
        return total / float(number) - before

    def move(self, state: State[Setup], seat: i64, rng: Rng) -> i64:
        c = state.cells
        phase = c[PHASE]
        left = float(ROUNDS - c[ROUND]) / float(ROUNDS)
        count_sculptures(c, self.seats, self.sculptures)
        if phase == BIDDING:
            return self.raise_or_pass(state, seat, left)
        if phase == TRICK:
            return self.trick(state, seat, left)
        if phase == PLACING:
            take_cards(c, seat, self.held)
            return PLACE + best_group(self.rules, self.held, self.sculptures, seat, left)
        mine = self.swap_gain(c, seat, c[TAKE], c[GIVE], left)
        if c[PAYER] == seat:
            mine -= TOKEN
        theirs = self.swap_gain(c, c[BIDDER], c[GIVE], c[TAKE], left)
        return ACCEPT if mine > self.cost_of(theirs) else DECLINE

    def cost_of(self, theirs: float) -> float:
        """What it costs a seat that another one gains so much."""
        return theirs / float(self.seats - 1) if theirs > 0.0 else 0.0

    def raise_or_pass(self, state: State[Setup], seat: i64, left: float) -> i64:
        """Raise by the smallest step, or high enough for a stop; or pass."""
        c = state.cells
        self.set_claims(c)
        gain = self.lot_gain(state, seat, left)
        most = self.limit_of(gain, left) - self.claims[seat]
        least = c[HIGH] + 1
        if float(least) > most:
            return PASS
        stop_at = self.rules.stop_at
        if gain >= GOOD and c[TOKENS + seat] & STOP_TOKEN != 0 and least < stop_at <= c[COINS + seat]:
            if float(stop_at) <= most and self.threats(state, seat, stop_at) != 0:
                return stop_at
        return least

    def threats(self, state: State[Setup], seat: i64, price: i64) -> i64:
        """Seats still in that could bid more, as a set."""
        c = state.cells
        found: i64 = 0
        for other in range(self.seats):
            if other != seat and c[PASSED] & POW[other] == 0 and c[COINS + other] > price:
                found |= POW[other]
        return found

    def trick(self, state: State[Setup], seat: i64, left: float) -> i64:
        """After an own bid: end the bidding if the lot is worth it, or offer the swap that promises most.

        That is what it brings, if the partner is likely to agree.
        """
        c = state.cells
        others = self.threats(state, seat, c[BIDS + seat])
        ending: i64 = NO_TRICK
        best: i64 = NO_TRICK
        best_gain = SWAP_GAIN
        for i in range(state.count(seat)):
            move = state.nth(seat, i)
            if move == STOP and others != 0:
                ending = STOP
            elif BAN <= move < SWAP:
                if others == POW[move - BAN]:
                    ending = move
            elif move >= SWAP:
                names = (move - SWAP) // 2
                partner = names // (NAME_COUNT * NAME_COUNT)
                give = names // NAME_COUNT % NAME_COUNT
                take = names % NAME_COUNT
                gain = self.swap_gain(c, seat, give, take, left)
                if gain <= best_gain:
                    continue
                theirs = self.swap_gain(c, partner, take, give, left)
                partner_pays = (move - SWAP) & 1 != 0
                if partner_pays:
                    theirs -= TOKEN
                gain -= self.cost_of(theirs)
                if not partner_pays:
                    gain -= TOKEN
                if theirs < 0.0:
                    gain *= UNLIKELY
                if gain > best_gain:
                    best = move
                    best_gain = gain
        if ending != NO_TRICK and self.lot_gain(state, seat, left) >= GOOD:
            return ending
        return best


def stake(view: T.View, move: T.Move) -> float | None:
    """What a move stakes, as part of a full purse; None if it is no bid."""
    if move["type"] == "pass":
        return 0.0
    return move["coins"] / PURSE if move["type"] == "bid" else None
