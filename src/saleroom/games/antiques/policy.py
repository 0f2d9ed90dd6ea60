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
    EARLY_SCULPTURE,
    MISSING_KIND,
    SCARCE,
    add_replicas,
    appraise,
    best_group,
    count_sculptures,
    take_cards,
)
from saleroom.games.antiques.cards import NO_PRIZE
from saleroom.games.antiques.rules import (
    ACCEPT,
    ANSWER,
    BANK,
    BIDDER,
    BIDDING,
    CARDS,
    CELLS,
    COINS,
    COLLECTION,
    DECLINE,
    GIVE,
    GROUP_KIND,
    HIGH,
    KIND_COUNT,
    LOOSE,
    NO_TRICK,
    OWNED,
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
    SCULPTURE,
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
MOST: Final = 17
"""More cards of a kind than anybody can have, replicas among them."""
EARLY: Final = vec[float]([EARLY_SCULPTURE * min(number, 4) + NO_PRIZE for number in range(MOST)])
"""What so many sculptures are worth before places mean much."""
NUMBERS: Final = vec[float]([float(number) for number in range(-100, 101)])
"""Whole numbers from -100 to 100 as fractions: the compiler goes a long way round."""
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
        self.known_limits = vec[float]([0.0] * SEATS)
        self.known_cells = vec[i64]([0] * CELLS)
        self.known_lot: i64 = -1
        """The limits found last, and of what: the cells, and the two open cards of the lot."""
        self.worths = vec[float]([0.0] * 0)
        self.hopes = vec[float]([0.0] * 0)
        """What so many cards of a kind are worth in each round, and a collection that lacks so many kinds."""
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

    def fill_tables(self) -> None:
        """Work out what cards are worth that do not depend on others, for every round."""
        worths: list[float] = []
        hopes: list[float] = []
        alone = vec[i64]([0] * KIND_COUNT)
        nobody = vec[i64]([0] * SEATS)
        for number in range(ROUNDS + 1):
            left = float(ROUNDS - number) / float(ROUNDS)
            nothing = appraise(self.rules, alone, nobody, 0, left)
            for kind in range(COLLECTION):
                for cards in range(MOST):
                    alone[kind] = cards if kind != SCULPTURE else 0
                    worths.append(appraise(self.rules, alone, nobody, 0, left) - nothing)
                alone[kind] = 0
            hopes += [30.0 * (MISSING_KIND * left) ** missing - 10.0 for missing in range(COLLECTION + 1)]
        self.worths = vec[float](worths)
        self.hopes = vec[float](hopes)

    def sculptors_worth(self, seat: i64, number: i64, left: float) -> float:
        """What so many sculptures are worth to a seat."""
        prizes, tied = self.rules.shared_prizes(seat, number, self.sculptures)
        prize = NUMBERS[100 + prizes] / NUMBERS[100 + tied]
        return prize + (EARLY[number] - prize) * left

    def missing(self, number: i64) -> i64:
        """How many kinds a collection lacks to which so many others come first."""
        found: i64 = 0
        for kind in range(COLLECTION):
            if self.held[kind] <= number:
                found += 1
        return found

    def worth(self, seat: i64, lot: i64, left: float) -> float:
        """What `appraise` says of the cards noted, from the tables of a round."""
        held = self.held
        total = self.sculptors_worth(seat, held[SCULPTURE], left)
        first = lot * COLLECTION * MOST
        for kind in range(COLLECTION):
            total += self.worths[first + kind * MOST + held[kind]]
        for number in range(held[COLLECTION]):
            total += self.hopes[lot * KIND_COUNT + self.missing(number)]
        return total

    def third_adds(self, seat: i64, lot: i64, left: float) -> float:
        """What the hidden card of a lot adds on average to the cards noted."""
        held = self.held
        first_hope = lot * KIND_COUNT
        collections = held[COLLECTION]
        total = CHANCES[COLLECTION] * self.hopes[first_hope + self.missing(collections)]
        for kind in range(COLLECTION):
            number = held[kind]
            place = (lot * COLLECTION + kind) * MOST + number
            adds = self.worths[place + 1] - self.worths[place]
            if kind == SCULPTURE:
                adds = self.sculptors_worth(seat, number + 1, left) - self.sculptors_worth(seat, number, left)
            if number < collections:  # a collection lacks this kind
                place = first_hope + self.missing(number)
                adds += self.hopes[place - 1] - self.hopes[place]
            total += CHANCES[kind] * adds
        return total

    def lot_gain(self, state: State[Setup], seat: i64, left: float) -> float:
        """What the lot adds for a seat: its two open cards, and on average the third."""
        if len(self.worths) == 0:
            self.fill_tables()
        c = state.cells
        held = self.held
        lot = c[ROUND]
        take_cards(c, seat, held)
        before = self.worth(seat, lot, left)
        place = 3 * (lot - 1)
        replicas = c[REPLICAS + seat * PILES + LOOSE]
        for i in range(2):
            kind = state.dealt[place + i]
            if kind == REPLICA:
                replicas += 1
            else:
                held[kind] += 1
        if replicas > 0:
            add_replicas(self.rules, held, self.sculptures, seat, replicas, left)
        return self.worth(seat, lot, left) + self.third_adds(seat, lot, left) * 12.0 / 11.0 - before

    def limit_of(self, gain: float, left: float) -> float:
        """The most coins that a seat should pay for a lot that adds so much."""
        return gain / (1.0 + 1.0 / (float(self.seats) - 1.0) + self.scarce * left)

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

    def knows(self, state: State[Setup]) -> bool:
        """Whether the limits found last are those of this lot: nobody's cards or coins have changed."""
        c = state.cells
        known = self.known_cells
        place = 3 * (c[ROUND] - 1)
        lot = state.dealt[place] * 7 + state.dealt[place + 1]
        if known[ROUND] != c[ROUND] or self.known_lot != lot or known[BANK] != c[BANK]:
            return False
        for cell in range(COINS, COINS + SEATS):
            if known[cell] != c[cell]:
                return False
        for cell in range(CARDS, OWNED):
            if known[cell] != c[cell]:
                return False
        return True

    def set_limits(self, state: State[Setup]) -> None:
        """Note the limits of all seats for the lot, within their purses."""
        c = state.cells
        if not self.knows(state):
            place = 3 * (c[ROUND] - 1)
            self.known_lot = state.dealt[place] * 7 + state.dealt[place + 1]
            self.known_cells = c[:]
            left = float(ROUNDS - c[ROUND]) / float(ROUNDS)
            count_sculptures(c, self.seats, self.sculptures)
            self.set_claims(c)
            for seat in range(self.seats):
                limit = self.limit_of(self.lot_gain(state, seat, left), left) - self.claims[seat]
                purse = NUMBERS[100 + c[COINS + seat]]
                self.known_limits[seat] = limit if limit < purse else purse
        for seat in range(self.seats):
            self.limits[seat] = self.known_limits[seat]

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
            theirs = self.swap_gain(c, c[BIDDER], c[GIVE], c[TAKE], left)
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
