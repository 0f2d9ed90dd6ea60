"""Luxury for the search: the strongest cards belong to the dearest lots.

How strong a card is, is reckoned against all cards that the others hold, one rival at a time. A bid is worth what its
card does for the lot on offer, and what the cards that are left do for the lots to come, the strongest for the dearest.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saleroom.core.policy import Policy
from saleroom.core.rng import Rng
from saleroom.core.state import POW, Setup, State
from saleroom.games.luxury.rules import (
    APPRAISER,
    BANKER,
    BIDDING,
    BLACKMAILER,
    CARDS_IN,
    CONSTABLE,
    DOUBLED,
    DOUBLING,
    HAND,
    HOOLIGAN,
    LOT,
    LOTS,
    NINETY,
    NOBODY,
    NTH,
    PHASE,
    REBID,
    SEEN,
    SIGN_LOTS,
    TABLE,
    TARGET,
    TWENTY,
    WON,
    LuxurySetup,
    bid_value,
)

ENVY: Final = 1.5
"""What a lot costs that goes to somebody else, shared among the others."""
SIGN: Final = vec[float]([0.3, 1.0, 3.0])
"""What a sign adds to the first, second and third lot of it, as long as three can be had."""
BANKER_BONUS: Final = 0.3
"""The part of what is usually lost of the following lot that a doubled bid saves."""
APPRAISER_BONUS: Final = 0.15
"""What a look ahead is worth, per lot still hidden."""
WITHDRAWN: Final = 3
"""Instead of twice the share of the lot: nobody gets it."""


def duel(mine: i64, theirs: i64, doubled: i64) -> i64:
    """Twice the share of a lot that a card has against one other: 2, 1 if they tie, or 0; or WITHDRAWN.

    `doubled` says whose bids count double and who still holds the 20, in bits: mine, theirs, mine, theirs.
    """
    powers = mine != CONSTABLE and theirs != CONSTABLE
    if powers and (mine == HOOLIGAN or theirs == HOOLIGAN):
        return WITHDRAWN
    own = bid_value(mine, doubled & 1 != 0, False)
    other = bid_value(theirs, doubled & 2 != 0, False)
    if powers and mine == BLACKMAILER and other > own and theirs != BLACKMAILER and doubled & 8 != 0:
        theirs = TWENTY
    elif powers and theirs == BLACKMAILER and own > other and mine != BLACKMAILER and doubled & 4 != 0:
        mine = TWENTY
    swindled = powers and (mine == NINETY or theirs == NINETY)
    own = bid_value(mine, doubled & 1 != 0, swindled)
    other = bid_value(theirs, doubled & 2 != 0, swindled)
    return 2 if own > other else 1 if own == other else 0


DUELS: Final = [
    [[duel(mine, theirs, doubled) for theirs in range(9)] for mine in range(9)] for doubled in range(16)
]


def opponents(outcome: int) -> list[int]:
    """For each way to double and each card, at 9 * doubled + card, the set of cards against which it comes to this."""
    return [
        sum([1 << theirs for theirs in range(9) if row[theirs] == outcome]) for rows in DUELS for row in rows
    ]


BEATEN: Final = vec[i64](opponents(2))
TIED: Final = vec[i64](opponents(1))
RUINED: Final = vec[i64](opponents(WITHDRAWN))
SHARES: Final = vec[float]([halves / max(2 * number, 1) for number in range(10) for halves in range(19)])
"""Of so many cards, at 19 * number + halves, the part that so many halves are."""


class LuxuryPolicy(Policy):
    """Shares out its cards among the lots, not always in the best way: it would be too easy to foresee."""

    def __init__(self, setup: LuxurySetup) -> None:
        super().__init__(setup)
        self.rules = setup
        self.seats: i64 = setup.seats
        self.scale = 8.0
        self.habit = 0.3
        self.noise: float = 2.0 if setup.seats == 2 else 4.0
        """By so many points at most a bid may be worse and is still made in a playout."""
        self.nerve: float = 1.0
        """By about so many points a bid may be worse and is still expected."""
        self.strength = vec[float]([0.0] * 9)
        """Per card what part of a lot it fetches, less what it costs when somebody else gets it."""
        self.stays = vec[float]([0.0] * 9)
        """Per card how likely the lot is not withdrawn."""
        self.envy: float = ENVY / float(setup.seats - 1)
        self.merits = vec[float]([0.0] * 9)
        """Per card what bidding it is worth, in points."""
        self.ahead = vec[float]([0.0] * 9)
        """What the lots to come are worth, the dearest first."""
        self.order = vec[i64]([0] * 9)
        """The cards in hand, the strongest first."""
        self.mine = vec[i64]([0, 0, 0])
        self.gone = vec[i64]([0, 0, 0])
        self.of_sign = vec[i64]([0, 0, 0])
        """How many lots each sign is on."""
        for lot in range(LOTS):
            self.of_sign[setup.signs[lot]] += 1

    def move(self, state: State[Setup], seat: i64, rng: Rng) -> i64:
        c = state.cells
        if c[PHASE] != BIDDING:
            return self.name(c, seat)
        hand = c[HAND + seat]
        number = CARDS_IN[hand]
        if number == 1:
            return NTH[hand * 9]
        self.weigh_bids(state, seat)
        best: i64 = -1
        highest = 0.0
        for i in range(number):
            card = NTH[hand * 9 + i]
            merit = self.merits[card] + self.noise * float(rng.word()) / 4294967296.0
            if best < 0 or merit > highest:
                highest = merit
                best = card
        return best

    def name(self, c: vec[i64], seat: i64) -> i64:
        """Whom a Blackmailer names: of those who may be named and hold the 20, the one with the highest bid."""
        named: i64 = NOBODY
        highest: i64 = -1
        for other in range(self.seats):
            card = c[TABLE + other]
            if other == seat or card < 0 or card == BLACKMAILER or card == TWENTY:
                continue
            value = bid_value(card, c[DOUBLING + other] != 0, False)
            if value > highest and c[HAND + other] & POW[TWENTY] != 0:
                highest = value
                named = TARGET + other
        return named

    def guess(self, state: State[Setup], seat: i64, moves: vec[i64], prior: vec[float]) -> bool:
        """The more a bid is worth, the likelier."""
        if state.cells[PHASE] != BIDDING:
            return False
        highest = self.most_of(state, seat)
        total = 0.0
        for i in range(len(moves)):
            prior[i] = math.exp((self.merits[moves[i]] - highest) / self.nerve)
            total += prior[i]
        for i in range(len(moves)):
            prior[i] /= total
        return True

    # -- what bids are worth ----------------------------------------------------------------------------

    def most_of(self, state: State[Setup], seat: i64) -> float:
        """What the best bid of a seat that holds cards is worth; `merits` has what each of them is."""
        self.weigh_bids(state, seat)
        hand = state.cells[HAND + seat]
        most = -1.0e9
        for i in range(CARDS_IN[hand]):
            merit = self.merits[NTH[hand * 9 + i]]
            if merit > most:
                most = merit
        return most

    def weigh_bids(self, state: State[Setup], seat: i64) -> None:
        """Note what each card in hand is worth as a bid."""
        c = state.cells
        hand = c[HAND + seat]
        number = CARDS_IN[hand]
        merits = self.merits
        count = self.look_ahead(state, seat)
        here = self.worth(state, c[LOT])
        self.weigh_cards(c, seat, True)
        doubled: i64 = 0
        for i in range(number):
            card = NTH[hand * 9 + i]
            merits[card] = here * self.strength[card]
        for other in range(self.seats):
            doubled |= c[DOUBLED + other]
        if doubled != 0 or c[REBID] != 0:
            self.weigh_cards(c, seat, False)
        self.sort_cards(hand, number)
        order = self.order
        strength = self.strength
        ahead = self.ahead
        # The cards before the one that is bid keep their lots, those after it move up by one.
        rest = 0.0
        for i in range(1, number):
            if i <= count:
                rest += ahead[i - 1] * strength[order[i]]
        left = 0.0
        for i in range(number):
            left += strength[order[i]]
        for i in range(number):
            card = order[i]
            merits[card] += rest
            if i < count:
                rest += ahead[i] * strength[card]
                if i + 1 < number:
                    rest -= ahead[i] * strength[order[i + 1]]
        if hand & POW[BANKER] != 0 and count > 0 and number > 1:
            usual = 0.0
            for i in range(count):
                usual += ahead[i]
            saved = 1.0 - (left - strength[BANKER]) / float(number - 1)
            merits[BANKER] += BANKER_BONUS * usual / float(count) * saved
        if hand & POW[APPRAISER] != 0:
            known = c[SEEN + seat] - c[LOT] - 1
            hidden = count - 1 - (known if known > 0 else 0)
            if hidden > 0:
                merits[APPRAISER] += APPRAISER_BONUS * float(hidden)

    def look_ahead(self, state: State[Setup], seat: i64) -> i64:
        """Note what the lots to come are worth to a seat, the dearest first; how many there are."""
        c = state.cells
        signs = self.rules.signs
        mine = self.mine
        gone = self.gone
        for sign in range(3):
            mine[sign] = 0
            gone[sign] = 0
        for place in range(c[LOT]):
            lot = state.dealt[place]
            if c[WON + seat] & POW[lot] != 0:
                mine[signs[lot - 1]] += 1
            else:
                gone[signs[lot - 1]] += 1
        ahead = self.ahead
        count: i64 = 0
        for place in range(c[LOT] + 1, LOTS):
            worth = self.worth(state, place)
            i = count
            while i > 0 and ahead[i - 1] < worth:
                ahead[i] = ahead[i - 1]
                i -= 1
            ahead[i] = worth
            count += 1
        return count

    def worth(self, state: State[Setup], place: i64) -> float:
        """Points of a lot, and what it does for a sign."""
        number = state.dealt[place]
        sign = self.rules.signs[number - 1]
        points = float(self.rules.points[number - 1])
        if self.mine[sign] >= SIGN_LOTS or self.of_sign[sign] - self.gone[sign] < SIGN_LOTS:
            return points
        return points + SIGN[self.mine[sign]]

    def weigh_cards(self, c: vec[i64], seat: i64, now: bool) -> None:
        """Note how strong each card in hand is against the others' cards: for the lot on offer, or for later ones."""
        hand = c[HAND + seat]
        mine = CARDS_IN[hand]
        strength = self.strength
        stays = self.stays
        for i in range(mine):
            card = NTH[hand * 9 + i]
            strength[card] = 1.0
            stays[card] = 1.0
        rebid = c[REBID] if now else 0
        flags: i64 = 4 if hand & POW[TWENTY] != 0 else 0
        if now and c[DOUBLED + seat] != 0:
            flags |= 1
        for other in range(self.seats):
            held = c[HAND + other]
            number = CARDS_IN[held]
            if other == seat or number == 0 or (rebid != 0 and rebid & POW[other] == 0):
                continue
            sides = flags | (8 if held & POW[TWENTY] != 0 else 0)
            if now and c[DOUBLED + other] != 0:
                sides |= 2
            shares = 19 * number
            for i in range(mine):
                card = NTH[hand * 9 + i]
                row = 9 * sides + card
                strength[card] *= SHARES[
                    shares + 2 * CARDS_IN[held & BEATEN[row]] + CARDS_IN[held & TIED[row]]
                ]
                stays[card] *= SHARES[shares + 2 * CARDS_IN[held & ~RUINED[row]]]
        envy = self.envy
        for i in range(mine):
            card = NTH[hand * 9 + i]
            if stays[card] > strength[card]:
                strength[card] -= envy * (stays[card] - strength[card])

    def sort_cards(self, hand: i64, number: i64) -> None:
        """Bring the cards in hand into the order of their strength."""
        order = self.order
        strength = self.strength
        for n in range(number):
            card = NTH[hand * 9 + n]
            i = n
            while i > 0 and strength[order[i - 1]] < strength[card]:
                order[i] = order[i - 1]
                i -= 1
            order[i] = card


def policy(setup: LuxurySetup) -> LuxuryPolicy:
    """The policy of a setup."""
    return LuxuryPolicy(setup)
