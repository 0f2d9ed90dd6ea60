"""Colours: what does the card add to my hand, and what do I give up for it?

It values a hand by its sets and runs, and by those it has begun as long as there are cards to come. A card's
gain is what it adds to that. Renouncing a market card costs most of the gain that it would bring later, and
with two seats what the house would make of it; renouncing a hand card costs all that it counts for in the
hand. It bids as long as the card for sale gains more than everything it would have to give up, names the
cheapest things first and stands as soon as it may. As the dealer it puts up the card with the best balance, and
passes the deal on when every card would cost more than it gains.
"""

from collections.abc import Sequence
from functools import cache

from saleroom.core.bot import ViewBot
from saleroom.games.colours import types as T
from saleroom.games.colours.cards import KINDS
from saleroom.games.colours.rules import runs

JOKER = 9
NUMBERS = 9
KIND_OF = {card: kind for kind, card in enumerate(KINDS)}

BEGUN_SET = (0.0, 0.12, 0.5)
"""The part of a set's points that none, one or two of its cards are worth."""
NEXT = 0.4
NEAR = 0.25
ALONE = 0.1
"""What a card outside all runs is worth with a neighbour, with a gap to one, or without."""
JOKER_WORTH = 2.0
"""What a joker is worth besides its part in a run."""
MARKET_RATE = 0.85
MARKET_RATE_OF_TWO = 0.65
"""The part of its gain that renouncing a market card costs."""
HOUSE_RATE = 0.3
"""The part of the house's gain that it costs when only one of the two X is there; with both it is all."""
FULL = 40
"""With so many cards to come, what is begun counts in full."""


class SimpleBot(ViewBot[T.View, T.Move]):
    """Weighs the card for sale against what it renounces."""

    def pick(self, view: T.View, legal: Sequence[T.Move]) -> T.Move:
        table = Table(view)
        if view["phase"] == "dealing":
            return table.deal(legal)
        if view["begun"]:
            return table.go_on(legal)
        return table.raise_or_pass(legal)


class Hand:
    """A collection of cards, and what it is worth with some cards to come."""

    def __init__(self, cards: list[str], coming: set[str], left: float, options: T.Options) -> None:
        self.sets, self.run = options["sets"], options["run"]
        self.coming = coming
        self.left = left
        self.counts = [0] * len(KINDS)
        for card in cards:
            self.counts[KIND_OF[card]] += 1

    def gain(self, card: str, number: int = 1) -> float:
        """What one more (or with -1 one less) of a card changes."""
        kind = KIND_OF[card]
        before = self.worth_around(kind)
        self.counts[kind] += number
        after = self.worth_around(kind)
        self.counts[kind] -= number
        return after - before

    def worth_around(self, kind: int) -> float:
        """The worth of all that a card has to do with: its colour's runs and its number's sets."""
        colour, face = divmod(kind, 10)
        row = self.counts[10 * colour : 10 * colour + 10]
        in_runs, begun = run_worth(tuple(row))
        worth = self.run * in_runs + self.left * begun
        if face == JOKER:
            return worth + JOKER_WORTH * row[JOKER]
        return worth + self.set_worth(face)

    def set_worth(self, face: int) -> float:
        """Points of a number's sets, and of a set begun if the cards it lacks may still come."""
        counts = self.counts[face], self.counts[10 + face], self.counts[20 + face]
        sets = min(counts)
        begun = 0
        for colour in range(3):
            if counts[colour] > sets:
                begun += 1
            elif KINDS[10 * colour + face] not in self.coming:
                begun -= 3
        return self.sets[face] * (sets + self.left * BEGUN_SET[max(0, begun)])


@cache
def run_worth(row: tuple[int, ...]) -> tuple[int, float]:
    """C11 for one colour: how many of its cards lie in runs, and the worth of those outside them."""
    packed = sum(row[face] << 2 * face for face in range(NUMBERS))
    in_runs = runs(packed)
    if row[JOKER]:
        in_runs = max(runs(packed + (1 << 2 * face)) for face in range(NUMBERS))
    begun = 0.0
    for face in range(NUMBERS):
        if row[face]:
            two_below, below, above, two_above = (
                0 <= other < NUMBERS and row[other] > 0 for other in (face - 2, face - 1, face + 1, face + 2)
            )
            if (two_below and below) or (below and above) or (above and two_above):
                continue
            begun += NEXT if below or above else NEAR if two_below or two_above else ALONE
    return int(in_runs), begun


class Table:
    """One look at the market and the hand."""

    def __init__(self, view: T.View) -> None:
        me, hand = view["viewer"], view["hand"]
        assert me is not None
        assert hand is not None
        self.view = view
        self.me = me
        self.cards = hand
        market = [
            card for card, marks in zip(view["market"], view["marks"]) if card and marks.get(str(me)) != "X"
        ]
        coming = set(market)
        if view["deck_size"]:
            coming.update(view["unseen"])
        left = min(1.0, (view["deck_size"] + len(market)) / FULL)
        self.hand = Hand(hand, coming, left, view["options"])
        self.house = Hand(view["memory"]["house_taken"], coming, left, view["options"])
        self.gains = [self.hand.gain(card) if card else 0.0 for card in view["market"]]

    def cost(self, move: T.Renounce) -> float:
        """What it costs to renounce something."""
        return -self.hand.gain(move["card"], -1) if "card" in move else self.slot_cost(move["slot"])

    def slot_cost(self, slot: int) -> float:
        """What a market card costs that is renounced for good."""
        crosses = sum(mark == "X" for mark in self.view["marks"][slot].values())
        gain = self.gains[slot]
        card = self.view["market"][slot]
        if self.view["seats"] == 2 and card is not None:
            house = self.house.gain(card)
            return MARKET_RATE_OF_TWO * gain + (house if crosses else HOUSE_RATE * house)
        return gain if crosses == self.view["seats"] - 1 else MARKET_RATE * gain

    def deal(self, legal: Sequence[T.Move]) -> T.Move:
        """Put up the card with the best balance, or pass the deal on."""
        offers = [move for move in legal if move["type"] == "offer"]
        in_hand = [-self.hand.gain(card, -1) for card in set(self.cards)]
        slots = {move["slot"]: self.slot_cost(move["slot"]) for move in offers}

        def balance(move: T.Offer) -> float:
            others = [cost for slot, cost in slots.items() if slot != move["slot"]]
            return self.gains[move["slot"]] - min(others + in_hand)

        best = max(offers, key=balance)
        if balance(best) > 0:
            return best
        return next(move for move in legal if move["type"] == "pass")

    def raise_or_pass(self, legal: Sequence[T.Move]) -> T.Move:
        """Raise if the card for sale gains more than everything renounced for it."""
        view = self.view
        for_sale, needed = view["sale"], view["needed"]
        assert for_sale is not None
        assert needed is not None
        mine = [slot for slot, marks in enumerate(view["marks"]) if marks.get(str(self.me)) == "?"]
        price = 0.0
        for slot in mine + view["demanded"]:
            price += self.slot_cost(slot)
        choice: T.Move | None = next((move for move in legal if move["type"] == "stand"), None)
        if choice is None:
            cheapest = sorted((move for move in legal if move["type"] == "renounce"), key=self.cost)
            more = needed - view["totals"][self.me] - len(view["demanded"])
            for move in cheapest[:more]:
                price += self.cost(move)
            choice = cheapest[0]
        passing = [move for move in legal if move["type"] == "pass"]
        return passing[0] if passing and price >= self.gains[for_sale] else choice

    def go_on(self, legal: Sequence[T.Move]) -> T.Move:
        """Stand if possible, else renounce the cheapest thing."""
        for move in legal:
            if move["type"] == "stand":
                return move
        return min((move for move in legal if move["type"] == "renounce"), key=self.cost)


def stake(view: T.View, move: T.Move) -> float | None:
    """What a move stakes: cards renounced, the market's number of them being everything; None if it is no bid."""
    if view["viewer"] is None or view["phase"] == "dealing":
        return None
    if move["type"] == "pass":
        return 0.0
    return (view["totals"][view["viewer"]] + (move["type"] == "renounce")) / len(view["market"])
