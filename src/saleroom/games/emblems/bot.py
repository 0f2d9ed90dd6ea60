"""Emblems: how much of my deck is this card worth, and how much will it take?

It guesses what each rival will bid from what is public: the ranks it has not spent yet, the cards in its hand,
and the part of its hand it has spent per card so far. From that follows the chance to win with every value it
could bid, now and for the cards to come, when rivals who have spent too much are out of breath. A point of rank
is worth what it would fetch later, if it were spent where cards are cheapest. It makes the bid whose expected
points exceed the worth of the ranks the most: the lowest card when the price is too high or the card costs points,
just enough when the others are exhausted.
"""

from collections.abc import Sequence
from math import erf, sqrt

from saleroom.core.bot import ViewBot
from saleroom.games.emblems import types as T
from saleroom.games.emblems.cards import RANKS
from saleroom.games.emblems.rules import HAND_LIMIT, TABLE_SIZE, row_of

ALL_RANKS = sum(RANKS)
ALL_SQUARES = sum(rank * rank for rank in RANKS)
BEFORE = 2.0
"""For how many cards a rival is taken to have bid at the usual pace before the match."""
USUAL = 0.55
"""The part of a hand usually spent on one card."""
LIKELY = 1.2
"""Deviations above the mean of the strongest rival at which a card will go."""


class Rival:
    """What can be known of another seat's strength."""

    def __init__(self, spent: list[int], hand: int, deck: int, turns: int) -> None:
        self.hand = hand
        self.cards = hand + deck
        left = max(1, self.cards)
        self.rank = (ALL_RANKS - sum(RANKS[card] for card in spent)) / left
        self.square = (ALL_SQUARES - sum(RANKS[card] ** 2 for card in spent)) / left
        self.pace = (len(spent) + BEFORE * HAND_LIMIT * USUAL) / (HAND_LIMIT * (turns + BEFORE))

    def bid(self, hand: float) -> tuple[float, float]:
        """Mean and deviation of its bid from so many cards."""
        if hand <= 0:
            return 0.0, 0.0
        mean = hand * self.pace * self.rank
        return mean, sqrt(hand * self.pace * max(0.1, self.square - self.pace * self.rank**2))

    def bid_later(self, turns: int) -> tuple[float, float]:
        """The same some cards later."""
        return self.bid(min(HAND_LIMIT, self.cards - HAND_LIMIT * self.pace * turns))


class SimpleBot(ViewBot[T.View, T.Move]):
    """Spends its ranks where they fetch the most points."""

    def pick(self, view: T.View, legal: Sequence[T.Move]) -> T.Move:
        me, secret, card = view["viewer"], view["secret"], view["table_card"]
        assert secret is not None
        assert card is not None
        turns = TABLE_SIZE - 1 - view["table_left"]
        rivals = {
            seat: Rival(view["spent"][seat], view["hand_sizes"][seat], view["deck_sizes"][seat], turns)
            for seat in range(view["seats"])
            if seat != me
        }
        now = [
            rival.bid(rival.hand or 1)
            for seat, rival in rivals.items()
            if (seat in view["tied"] if view["tied"] else rival.hand)
        ]
        points = view["options"]["points"]
        by_row = [points["both"], points["one"], points["none"]]
        wanted = by_row[row_of(card, secret)]
        coming = [by_row[row_of(later, secret)] for later in view["table_to_come"]]
        price = rank_price(view, list(rivals.values()), coming)
        chances: dict[int, float] = {}

        def value(move: T.Move) -> float:
            bid = sum(RANKS[card] for card in move["cards"])
            if bid not in chances:
                chances[bid] = win_chance(bid, now)
            return float(wanted * chances[bid] - price * bid + 0.001 * len(move["cards"]))

        return max(legal, key=value)


def win_chance(bid: int, rivals: list[tuple[float, float]]) -> float:
    """How likely a bid is to be the highest."""
    chance = 1.0
    for mean, deviation in rivals:
        chance *= 0.5 + 0.5 * erf((bid - mean) / (deviation * sqrt(2)))
    return chance


def rank_price(view: T.View, rivals: list[Rival], coming: list[int]) -> float:
    """Points that one more rank will fetch on the cards to come, bought in the order of their cheapness."""
    if not coming:
        return 0.0
    offers: list[tuple[float, float]] = []
    for turn in range(1, len(coming) + 1):
        bids = [rival.bid_later(turn) for rival in rivals]
        cost = 1 + max(mean + LIKELY * deviation for mean, deviation in bids)
        offers += [(points / cost, cost / len(coming)) for points in coming if points >= 0]
    offers.sort(reverse=True)
    budget: float = sum(RANKS[card] for card in [*(view["hand"] or []), *(view["deck"] or [])])
    for rate, cost in offers:
        budget -= cost
        if budget <= 0:
            return rate
    return 0.02


def stake(view: T.View, move: T.Move) -> float | None:
    """What a move stakes, as part of two full hands: cards are spent whoever wins, but drawn anew."""
    return sum(RANKS[card] for card in move["cards"]) * len(RANKS) / (2 * HAND_LIMIT * ALL_RANKS)
