"""Secret for the search: what an item brings against what the cards for it are worth.

An item brings its stars and what it does for the seat's request. A bid costs its cards if it wins, high ones more than
low ones. A playout draws a few bids and makes the best of them; chips are spent seldom.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saleroom.core.policy import Policy
from saleroom.core.rng import Rng
from saleroom.core.state import POW, Setup, State
from saleroom.games.secret.cards import CHIPS as CHIPS_DEALT
from saleroom.games.secret.rules import (
    ASKS,
    BID,
    BIDDING,
    CARDS_IN,
    CHIPS,
    FEW_TYPES,
    FEWEST_THREE,
    HAND,
    ITEM_COUNT,
    ITEMS_DEALT,
    MANY_TYPES,
    MOST_MONEY,
    MOST_ONE,
    NO_CHIP_SPENT,
    ONE_OF_EACH,
    OUT,
    PAIRS,
    PASS,
    PHASE,
    PILE,
    POINTS_OF,
    RECOVER_AND_BID,
    REQUEST,
    SOLD_TO,
    TURN,
    TWO_TWOS,
    SecretSetup,
    bid_cards,
)

ENVY: Final = 0.5
"""What a star costs that goes to somebody else, shared among the others."""
CHIP_COST: Final = 0.5
CARD_RATE: Final = 1.1
"""Stars that a well spent card fetches."""
WEIGHTS: Final = vec[float](
    [sum([0.4 + 1.2 * card / 9 for card in range(10) if cards >> card & 1]) for cards in range(1024)]
)
"""How precious the cards of a set are, together; 1 is the average of a card."""


class SecretPolicy(Policy):
    """Weighs stars against cards."""

    def __init__(self, setup: SecretSetup) -> None:
        super().__init__(setup)
        self.rules = setup
        self.seats: i64 = setup.seats
        self.values = vec[i64]([0] * 400)
        self.worths = vec[float]([0.0] * 400)
        self.gain: float = 0.0
        self.rate: float = 0.0
        self.width: i64 = 8
        """How many moves are tried at most."""
        self.tries: i64 = 8
        """How many bids a playout draws for each choice."""
        self.waste: i64 = 40
        """One in so many choices of a playout is any legal one, chips and all."""
        self.slope: float = 1.0 / (float(setup.money[9] - setup.money[0]) + 1.0)
        """How much likelier one more unit of money makes it to outbid somebody."""
        self.scale = 6.0
        self.alone = True

    def candidates(self, state: State[Setup], seat: i64, row: vec[i64]) -> i64:
        """The best moves by what they seem worth.

        They are chosen among a pass, for each value the bid of the lowest cards that makes it, and after taking the
        pile back those that the hand alone cannot make.
        """
        c = state.cells
        if c[PHASE] != BIDDING:
            return super().candidates(state, seat, row)
        self.prepare(state, seat)
        hand = c[HAND + seat]
        chips = c[CHIPS + seat]
        chip = CHIP_COST
        if c[REQUEST + seat] == NO_CHIP_SPENT and chips == CHIPS_DEALT:
            chip = float(POINTS_OF[NO_CHIP_SPENT])
        count = self.add_bids(c, seat, row, 0, hand, BID, 0.0)
        if chips > 0:
            self.values[count] = -1
            self.worths[count] = -chip
            row[count] = PASS
            count += 1
            if c[PILE + seat] != 0:
                count = self.add_bids(c, seat, row, count, hand | c[PILE + seat], RECOVER_AND_BID, chip)
        return self.keep_best(row, count)

    def add_bids(
        self, c: vec[i64], seat: i64, row: vec[i64], count: i64, cards: i64, first: i64, paid: float
    ) -> i64:
        """Add the bids whose value is not yet in the row; how many moves there are then."""
        rules = self.rules
        values = self.values
        k = c[ASKS]
        for i in range(rules.bids(cards, k)):
            bid = rules.nth_bid(cards, k, i)
            value = rules.worth[bid_cards(BID + bid)]
            known = False
            for j in range(count):
                if values[j] == value:
                    known = True
                    break
            if not known:
                values[count] = value
                self.worths[count] = self.bid_worth(c, seat, bid_cards(BID + bid)) - paid
                row[count] = first + bid
                count += 1
        return count

    def keep_best(self, row: vec[i64], count: i64) -> i64:
        """Bring the moves that seem worth most to the front; how many are kept."""
        worths = self.worths
        kept = self.width if self.width < count else count
        for place in range(kept):
            best = place
            for i in range(place + 1, count):
                if worths[i] > worths[best]:
                    best = i
            worth = worths[best]
            move = row[best]
            worths[best] = worths[place]
            row[best] = row[place]
            worths[place] = worth
            row[place] = move
        return kept

    # -- playouts ---------------------------------------------------------------------------------------

    def request_gain(self, state: State[Setup], seat: i64, item: i64, k: i64) -> float:
        """About how many points an item brings by what it does for the seat's request."""
        c = state.cells
        request = c[REQUEST + seat]
        if request < 0 or request == NO_CHIP_SPENT:
            return 0.0
        turn = c[TURN]
        part = float(POINTS_OF[request]) / (1.0 + float(ITEM_COUNT - turn) / float(self.seats))
        stars = item % 3
        if request == MOST_MONEY:
            return -0.4 * part * float(k)
        if request == FEWEST_THREE:
            return -0.4 * part if stars == 2 else 0.0
        if request == MOST_ONE:
            return 0.4 * part if stars == 0 else 0.0
        of_stars: i64 = 0  # items of as many stars
        of_type: i64 = 0  # items of the same type
        types: i64 = 0
        for i in range(turn):
            if c[SOLD_TO + i] == seat:
                other = state.dealt[ITEMS_DEALT + i]
                if other % 3 == stars:
                    of_stars += 1
                if other // 3 == item // 3:
                    of_type += 1
                types |= POW[other // 3]
        if request == TWO_TWOS:
            if stars != 1:
                return 0.0
            return part if of_stars < 2 else -float(POINTS_OF[request]) if of_stars == 2 else 0.0
        if request == ONE_OF_EACH:
            return part if of_stars == 0 else 0.0
        if request == PAIRS:
            return part if of_type < 2 else 0.0
        if request == MANY_TYPES:
            return part if of_type == 0 and CARDS_IN[types] < 4 else 0.0
        if request == FEW_TYPES and of_type == 0:
            return -float(POINTS_OF[request]) if CARDS_IN[types] == 3 else -0.5 * part
        return 0.0

    def card_rate(self, c: vec[i64], seat: i64) -> float:
        """Stars that a card will fetch on the items to come."""
        asked = 2.0 * float(ITEM_COUNT - 1 - c[TURN])
        others: i64 = 0
        for other in range(self.seats):
            if other != seat:
                others += CARDS_IN[c[HAND + other] | c[PILE + other]]
        own = float(CARDS_IN[c[HAND + seat] | c[PILE + seat]])
        if asked <= 0.0:
            return 0.0
        rate = 1.0
        if 1.2 * float(others) < asked:
            rate = 1.2 * float(others) / asked
        if 0.4 * asked < own * rate:
            rate = 0.4 * asked / own
        return CARD_RATE * rate

    def win_chance(self, c: vec[i64], seat: i64, k: i64, value: i64) -> float:
        """About how likely a bid is to be the highest if all others bid any cards of their hands."""
        chance = 1.0
        for other in range(self.seats):
            if other == seat or c[OUT] & POW[other] != 0:
                continue
            hand = c[HAND + other]
            number = CARDS_IN[hand]
            if number < k:
                continue
            usual = float(k * self.rules.worth[hand]) / float(number)
            below = 0.5 + self.slope * (float(value) - usual)
            if below < 0.02:
                below = 0.02
            elif below > 0.98:
                below = 0.98
            chance *= below
        return chance

    def prepare(self, state: State[Setup], seat: i64) -> None:
        """Note what the item would bring a seat, and what its cards are worth."""
        c = state.cells
        item = state.dealt[ITEMS_DEALT + c[TURN]]
        self.gain = float(item % 3 + 1) * (1.0 + ENVY / float(self.seats - 1))
        self.gain += self.request_gain(state, seat, item, c[ASKS])
        self.rate = self.card_rate(c, seat)

    def bid_worth(self, c: vec[i64], seat: i64, cards: i64) -> float:
        """What a bid of these cards is worth, as far as `prepare` can tell."""
        cost = self.rate * WEIGHTS[cards]
        chance = self.win_chance(c, seat, c[ASKS], self.rules.worth[cards])
        return chance * (self.gain - cost) - 0.01 * cost

    def move(self, state: State[Setup], seat: i64, rng: Rng) -> i64:
        c = state.cells
        if c[PHASE] != BIDDING or (rng.below(self.waste) == 0 and c[REQUEST + seat] != NO_CHIP_SPENT):
            return state.nth(seat, rng.below(state.count(seat)))
        rules = self.rules
        k = c[ASKS]
        hand = c[HAND + seat]
        number = rules.bids(hand, k)
        self.prepare(state, seat)
        best: i64 = 0
        highest = -1000.0
        for _ in range(self.tries):
            bid = rules.nth_bid(hand, k, rng.below(number))
            worth = self.bid_worth(c, seat, bid_cards(BID + bid))
            if worth > highest:
                highest = worth
                best = bid
        return BID + best


def policy(setup: SecretSetup) -> SecretPolicy:
    """The policy of a setup."""
    return SecretPolicy(setup)
