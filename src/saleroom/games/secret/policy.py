"""Secret for the search: of bids with the same value one is enough, and playouts spend chips seldom."""

from librt.vecs import vec
from mypy_extensions import i64

from saleroom.core.policy import Policy
from saleroom.core.rng import Rng
from saleroom.core.state import Setup, State
from saleroom.games.secret.rules import (
    ASKS,
    BID,
    BIDDING,
    CHIPS,
    HAND,
    ITEMS_DEALT,
    PASS,
    PHASE,
    PILE,
    RECOVER_AND_BID,
    TURN,
    SecretSetup,
    bid_cards,
)


class SecretPolicy(Policy):
    """Bids at random, more for what brings more stars a card."""

    def __init__(self, setup: SecretSetup) -> None:
        super().__init__(setup)
        self.rules = setup
        self.values = vec[i64]([0] * 400)
        self.light: i64 = 1
        """How much playouts go by what an item is worth: so many more bids are drawn, and the best one taken."""
        self.waste: i64 = 8
        """One in so many choices of a playout is any legal one, chips and all."""
        self.scale = 6.0

    def candidates(self, state: State[Setup], seat: i64, row: vec[i64]) -> i64:
        """A pass, the bid of the lowest cards for each value, and with the pile those that the hand cannot make."""
        c = state.cells
        if c[PHASE] != BIDDING:
            return super().candidates(state, seat, row)
        rules = self.rules
        k = c[ASKS]
        hand = c[HAND + seat]
        values = self.values
        count: i64 = 0
        for i in range(rules.bids(hand, k)):
            bid = rules.nth_bid(hand, k, i)
            value = rules.worth[bid_cards(BID + bid)]
            known = False
            for j in range(count):
                if values[j] == value:
                    known = True
                    break
            if not known:
                values[count] = value
                row[count] = BID + bid
                count += 1
        if c[CHIPS + seat] > 0:
            values[count] = -1
            row[count] = PASS
            count += 1
            if c[PILE + seat] != 0:
                both = hand | c[PILE + seat]
                for i in range(rules.bids(both, k)):
                    bid = rules.nth_bid(both, k, i)
                    value = rules.worth[bid_cards(BID + bid)]
                    known = False
                    for j in range(count):
                        if values[j] == value:
                            known = True
                            break
                    if not known:
                        values[count] = value
                        row[count] = RECOVER_AND_BID + bid
                        count += 1
        return count

    def move(self, state: State[Setup], seat: i64, rng: Rng) -> i64:
        c = state.cells
        if c[PHASE] != BIDDING or rng.below(self.waste) == 0:
            return state.nth(seat, rng.below(state.count(seat)))
        rules = self.rules
        k = c[ASKS]
        hand = c[HAND + seat]
        number = rules.bids(hand, k)
        bid = rules.nth_bid(hand, k, rng.below(number))
        stars = state.dealt[ITEMS_DEALT + c[TURN]] % 3 + 1
        draws = stars - k if stars > k else k - stars
        for _ in range(draws * self.light):
            other = rules.nth_bid(hand, k, rng.below(number))
            higher = rules.worth[bid_cards(BID + other)] > rules.worth[bid_cards(BID + bid)]
            if higher == (stars > k):
                bid = other
        return BID + bid


def policy(setup: SecretSetup) -> SecretPolicy:
    """The policy of a setup."""
    return SecretPolicy(setup)
