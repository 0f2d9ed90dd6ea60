"""Secret for the search: what an item brings against what the cards for it are worth.

An item brings its stars and what it does for the seat's request. A bid costs its cards if it wins, high ones more than
low ones. A playout draws a few bids and makes the best of them; chips are spent seldom.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saleroom.core.policy import Policy
from saleroom.core.rng import Rng
from saleroom.core.state import POW, Setup, State
from saleroom.games.secret.cards import CHIPS as CHIPS_DEALT
from saleroom.games.secret.cards import PREFERRED, REQUESTS
from saleroom.games.secret.rules import (
    ASKS,
    AT_LEAST,
    BID,
    BIDDING,
    CARD,
    CARDS_IN,
    CHIPS,
    FEW_TYPES,
    FEWEST_THREE,
    HAND,
    ITEM_COUNT,
    ITEMS_DEALT,
    KEEPING,
    MONEY_CARDS,
    MOST_MONEY,
    MOST_ONE,
    MULTIPLE_OF_FOUR,
    NO_CHIP_SPENT,
    OUT,
    PAIRS,
    PASS,
    PHASE,
    PILE,
    POINTS_OF,
    RECOVER_AND_BID,
    REQUEST,
    REQUESTS_DEALT,
    SEATS,
    TALLY,
    TURN,
    TWO_TWOS,
    Secret,
    SecretSetup,
    bid_cards,
    count_item,
    progress,
)

ENVY: Final = 0.5
"""What a star costs that goes to somebody else, shared among the others."""
CHIP_COST: Final = 0.5
CARD_RATE: Final = 1.4
"""How much more stars than the average a well spent card fetches."""
OTHERS: Final = 1.2
OWN: Final = 0.4
"""Cards lose their worth when the others' money, times this, or what is still asked for, times that, runs short."""
WEIGHTS: Final = vec[float](
    [sum([0.4 + 1.2 * card / 9 for card in range(10) if cards >> card & 1]) for cards in range(1024)]
)
"""How precious the cards of a set are, together; 1 is the average of a card."""
PREFERENCE: Final = vec[i64]([PREFERRED.index(name) for name in REQUESTS])
"""The place of each request among those one would like to keep."""


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
        self.chip: float = 0.0
        self.width: i64 = 16
        """How many moves are tried at most."""
        self.tries: i64 = 8
        """How many bids a playout draws for each choice."""
        self.recovers: i64 = 3
        """And how many with the pile taken back."""
        self.waste: i64 = 40
        """One in so many choices of a playout is any legal one, chips and all."""
        self.levels: i64 = setup.money[7] + setup.money[8] + setup.money[9] + 1
        """How many values a bid can have."""
        self.chances = vec[float]([0.0] * (4096 * self.levels))
        """About how likely a bid of some value outbids any k cards of a set, at (k * 1024 + set) * levels + value."""
        for k in range(1, 4):
            for cards in range(1024):
                self.describe(k, cards)
        self.rows = vec[i64]([0] * SEATS)
        """Where the chances against each rival begin."""
        self.rivals: i64 = 0
        self.scale = 6.0
        self.alone = True
        self.mixes = False

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
        count = self.add_bids(c, row, 0, hand, BID, 0.0)
        if c[CHIPS + seat] > 0:
            self.values[count] = -1
            self.worths[count] = -self.chip
            row[count] = PASS
            count += 1
            if c[PILE + seat] != 0:
                count = self.add_bids(c, row, count, hand | c[PILE + seat], RECOVER_AND_BID, self.chip)
        return self.keep_best(row, count)

    def add_bids(self, c: vec[i64], row: vec[i64], count: i64, cards: i64, first: i64, paid: float) -> i64:
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
                self.worths[count] = self.bid_worth(bid_cards(BID + bid)) - paid
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

    def describe(self, k: i64, cards: i64) -> None:
        """Note how likely each value is to outbid k cards of a set, by their average and how far they are spread."""
        number = CARDS_IN[cards]
        if number < k:
            return
        money = self.rules.money
        mean = 0.0
        square = 0.0
        for i in range(number):
            value = float(money[CARD[cards * MONEY_CARDS + i]])
            mean += value / float(number)
            square += value * value / float(number)
        spread = square - mean * mean
        if number > 1:
            spread *= float(k) * float(number - k) / float(number - 1)
        level = float(k) * mean + 0.5
        rise = 1.7 / math.sqrt(spread + 0.1)
        row = (k * 1024 + cards) * self.levels
        for bid in range(self.levels):
            self.chances[row + bid] = 1.0 / (1.0 + math.exp(rise * (level - float(bid))))

    def prospect(self, state: State[Setup], seat: i64, tally: vec[i64], money: vec[i64], left: i64) -> float:
        """How likely a seat's request is to be fulfilled in the end, with these items and so much money."""
        c = state.cells
        request = c[REQUEST + seat]
        have, need, how = progress(request, seat, tally, money, c[CHIPS + seat], self.rules.readings)
        mine = float(left) / float(self.seats)
        if request == NO_CHIP_SPENT:
            return 1.0
        if request == MOST_MONEY or request == MOST_ONE or request == FEWEST_THREE:
            margin = float(need - have if request == FEWEST_THREE else have - need)
            hope = 0.6 + 0.4 * margin / (1.0 + mine)
            return 0.0 if hope < 0.0 else hope if hope < 1.0 else 1.0
        if request == FEW_TYPES:
            risk = 0.2 * (mine if mine < 3.0 else 3.0)
            if how == AT_LEAST:  # it needs an item and has none yet
                return (1.0 - risk / 3.0) * (1.0 - 1.0 / (1.0 + mine))
            return 0.0 if have > need else 1.0 - risk * float(have) / float(need)
        if request == MULTIPLE_OF_FOUR:
            exact = 1.0 if have == need else 0.0
            return exact if left == 0 else 0.25 + (exact - 0.25) / (1.0 + mine)
        missing = need - have
        if request == TWO_TWOS and missing < 0:
            return 0.0
        if request == PAIRS:
            first: i64 = 0
            second: i64 = 0
            for i in range(TALLY * seat + 3, TALLY * seat + TALLY):
                if tally[i] > first:
                    second = first
                    first = tally[i]
                elif tally[i] > second:
                    second = tally[i]
            missing = (2 - first if first < 2 else 0) + (2 - second if second < 2 else 0)
        if missing <= 0:
            return 1.0
        hope = 1.0 - float(missing) / (1.0 + mine)
        return hope if hope > 0.0 else 0.0

    def rate_of(self, state: State[Setup], seat: i64, money: vec[i64]) -> float:
        """Stars that a card will fetch on the items to come."""
        stars: i64 = 0
        asked: i64 = 0
        for place in range(ITEMS_DEALT + state.cells[TURN] + 1, ITEMS_DEALT + ITEM_COUNT):
            item = state.dealt[place]
            stars += item % 3 + 1
            asked += self.rules.asks[item]
        if asked == 0:
            return 0.0
        others: i64 = 0
        for other in range(self.seats):
            others += money[other]
        others -= money[seat]
        rate = 1.0
        if OTHERS * float(others) < float(asked):
            rate = OTHERS * float(others) / float(asked)
        own = float(money[seat])
        if OWN * float(asked) < own * rate:
            rate = OWN * float(asked) / own
        return CARD_RATE * rate * float(stars) / float(asked)

    def win_chance(self, value: i64) -> float:
        """About how likely a bid is to be the highest if all others bid any cards of their hands."""
        chance = 1.0
        for i in range(self.rivals):
            chance *= self.chances[self.rows[i] + value]
        return chance

    def prepare(self, state: State[Setup], seat: i64) -> None:
        """Note what the item would bring a seat, what its cards are worth, and what the others may bid."""
        assert isinstance(state, Secret)
        c = state.cells
        k = c[ASKS]
        item = state.dealt[ITEMS_DEALT + c[TURN]]
        tally = state.tally()
        money = state.money()
        self.gain = float(item % 3 + 1) * (1.0 + ENVY / float(self.seats - 1))
        self.rate = self.rate_of(state, seat, money)
        request = c[REQUEST + seat]
        self.chip = CHIP_COST
        if request == NO_CHIP_SPENT:
            if c[CHIPS + seat] == CHIPS_DEALT:
                self.chip = float(POINTS_OF[NO_CHIP_SPENT])
        elif request >= 0:
            left = ITEM_COUNT - 1 - c[TURN]
            before = self.prospect(state, seat, tally, money, left)
            count_item(tally, seat, item)
            money[seat] -= k
            after = self.prospect(state, seat, tally, money, left)
            self.gain += float(POINTS_OF[request]) * (after - before)
        self.rivals = 0
        for other in range(self.seats):
            if other != seat and c[OUT] & POW[other] == 0 and CARDS_IN[c[HAND + other]] >= k:
                self.rows[self.rivals] = (k * 1024 + c[HAND + other]) * self.levels
                self.rivals += 1

    def bid_worth(self, cards: i64) -> float:
        """What a bid of these cards is worth, as far as `prepare` can tell."""
        cost = self.rate * WEIGHTS[cards]
        return self.win_chance(self.rules.worth[cards]) * (self.gain - cost) - 0.01 * cost

    def move(self, state: State[Setup], seat: i64, rng: Rng) -> i64:
        c = state.cells
        if c[PHASE] == KEEPING:
            one = state.dealt[REQUESTS_DEALT + 2 * seat]
            other = state.dealt[REQUESTS_DEALT + 2 * seat + 1]
            return one if PREFERENCE[one] < PREFERENCE[other] else other
        if c[PHASE] != BIDDING or (rng.below(self.waste) == 0 and c[REQUEST + seat] != NO_CHIP_SPENT):
            return state.nth(seat, rng.below(state.count(seat)))
        rules = self.rules
        k = c[ASKS]
        cards = c[HAND + seat]
        number = rules.bids(cards, k)
        self.prepare(state, seat)
        best: i64 = PASS
        highest = -1000.0
        for _ in range(self.tries):
            bid = rules.nth_bid(cards, k, rng.below(number))
            worth = self.bid_worth(bid_cards(BID + bid))
            if worth > highest:
                highest = worth
                best = BID + bid
        if c[CHIPS + seat] == 0:
            return best
        if highest < -self.chip:
            return PASS
        if c[PILE + seat] != 0 and self.gain > self.chip:
            cards |= c[PILE + seat]
            number = rules.bids(cards, k)
            for _ in range(self.recovers):
                bid = rules.nth_bid(cards, k, rng.below(number))
                worth = self.bid_worth(bid_cards(BID + bid)) - self.chip
                if worth > highest:
                    highest = worth
                    best = RECOVER_AND_BID + bid
        return best


def policy(setup: SecretSetup) -> SecretPolicy:
    """The policy of a setup."""
    return SecretPolicy(setup)
