"""Colours: what does the card add to my hand, and what do I give up for it?

It values a hand by its sets and runs, and by those it has begun as long as there are cards to come. A card's
gain is what it adds to that. Renouncing a market card costs the gain it would have brought, times the chance
to get it at all; renouncing a hand card costs all that it counts for in the hand, and at once. It bids as long
as the card for sale gains more than all it would have to give up, naming the cheapest things first and
standing as soon as it may. As the dealer it puts up the card with the best balance, and passes the deal on when
no card has a good one.
"""

from functools import lru_cache

from saleroom.bots.base import Bot
from saleroom.core.game import Json
from saleroom.games.colours.cards import HIGH_FROM, HIGH_SET, KINDS, LOW_SET
from saleroom.games.colours.rules import runs

JOKER = 9
TWO_OF_SET = 0.5
ONE_OF_SET = 0.12
NEXT = 0.4
NEAR = 0.25
ALONE = 0.1
MARKET_RATE = 0.85
MARKET2_RATE = 0.6
HOUSE_RATE = 0.3
HOUSE_SURE = 1.0
SURE = 1.0
OPEN_ABOVE = 0.0

Counts = list[int]
"""How many cards of each kind, in the order of KINDS."""


class ColoursBot(Bot):
    """Weighs the card for sale against what it renounces."""

    def think(self, view: Json, legal: list[Json]) -> Json:
        thoughts = Thoughts(view)
        if view["phase"] == "dealing":
            return thoughts.deal(legal)
        if view["begun"]:
            return thoughts.go_on(legal)
        return thoughts.raise_or_pass(legal)


class Hand:
    """A collection of cards, and what it is worth while part of the match is left."""

    def __init__(self, cards: list[str], coming: set[str], left: float) -> None:
        self.left = left
        self.coming = coming
        self.counts = [0] * len(KINDS)
        for card in cards:
            self.counts[KINDS.index(card)] += 1

    def gain(self, card: str, number: int = 1) -> float:
        """What one more (or with -1 one less) of a card changes."""
        kind = KINDS.index(card)
        before = self.part(kind)
        self.counts[kind] += number
        after = self.part(kind)
        self.counts[kind] -= number
        return after - before

    def part(self, kind: int) -> float:
        """The worth of all that a card has to do with: its colour's runs and its number's sets."""
        colour, face = divmod(kind, 10)
        row = self.counts[10 * colour : 10 * colour + 10]
        total = run_worth(tuple(row[:9]), row[JOKER], self.left)
        if face == JOKER:
            return total + 2.0 * row[JOKER]
        number = [self.counts[face], self.counts[10 + face], self.counts[20 + face]]
        sets = min(number)
        begun = 0
        for other in range(3):
            if number[other] > sets:
                begun += 1
            elif KINDS[10 * other + face] not in self.coming:
                begun = -3
        points = HIGH_SET if face + 1 >= HIGH_FROM else LOW_SET
        return total + points * (
            sets + (self.left * (0.0, ONE_OF_SET, TWO_OF_SET)[begun] if begun > 0 else 0.0)
        )


class Thoughts:
    """One look at the table."""

    def __init__(self, view: Json) -> None:
        self.view = view
        self.me: int = view["viewer"]
        left = min(1.0, (view["deck_size"] + len(view["market"])) / 40)
        open_to_me = {
            card
            for card, marks in zip(view["market"], view["marks"])
            if card is not None and marks.get(str(self.me)) != "X"
        }
        coming = open_to_me.union(view["unseen"]) if view["deck_size"] else open_to_me
        self.hand = Hand(view["hand"], coming, left)
        self.house = Hand(view["memory"]["house_taken"], coming, left)
        self.gains = [0.0 if card is None else self.hand.gain(card) for card in view["market"]]

    def cost(self, move: Json) -> float:
        """What a renouncement costs, if the card for sale is won."""
        if "card" in move:
            return -self.hand.gain(move["card"], -1)
        return self.slot_cost(move["slot"])

    def slot_cost(self, slot: int) -> float:
        """What is lost with a market card."""
        crossed = sum(mark == "X" for mark in self.view["marks"][slot].values())  # none of them mine
        if self.view["seats"] == 2:
            # C7: with both X it goes to the house, which may win.
            house = self.house.gain(self.view["market"][slot])
            return (HOUSE_SURE if crossed else HOUSE_RATE) * house + (
                SURE if crossed else MARKET2_RATE
            ) * self.gains[slot]
        alone = crossed == self.view["seats"] - 1
        return (1.0 if alone else MARKET_RATE) * self.gains[slot]

    def deal(self, legal: list[Json]) -> Json:
        """Put up the card with the best balance."""
        passing = next(move for move in legal if move["type"] == "pass")
        best, best_balance = passing, OPEN_ABOVE
        prices = {
            slot: self.slot_cost(slot)
            for slot, marks in enumerate(self.view["marks"])
            if self.view["market"][slot] is not None and str(self.me) not in marks
        }
        dearest_hand = min((-self.hand.gain(card, -1) for card in set(self.view["hand"])), default=99.0)
        for move in legal:
            if move["type"] == "offer":
                price = min(
                    [dearest_hand, *(price for slot, price in prices.items() if slot != move["slot"])]
                )
                balance = self.gains[move["slot"]] - price
                if balance > best_balance:
                    best, best_balance = move, balance
        return best

    def raise_or_pass(self, legal: list[Json]) -> Json:
        """Raise if the card for sale gains more than everything renounced for it."""
        view = self.view
        passing = [move for move in legal if move["type"] == "pass"]
        standing = [move for move in legal if move["type"] == "stand"]
        marked = [slot for slot, marks in enumerate(view["marks"]) if marks.get(str(self.me)) == "?"]
        price = sum(self.slot_cost(slot) for slot in [*marked, *view["demanded"]])
        if standing:
            choice = standing[0]
        else:
            renounceable = sorted((m for m in legal if m["type"] == "renounce"), key=self.cost)
            more = view["needed"] - view["totals"][self.me] - len(view["demanded"])
            if not renounceable:
                return passing[0]
            price += sum(self.cost(move) for move in renounceable[:more])
            choice = renounceable[0]
        if passing and price >= self.gains[view["sale"]]:
            return passing[0]
        return choice

    def go_on(self, legal: list[Json]) -> Json:
        """Stand if possible, else renounce the cheapest thing."""
        if legal[-1]["type"] == "stand":
            return legal[-1]
        return min(legal, key=self.cost)


@lru_cache(maxsize=100_000)
def run_points(row: tuple[int, ...], joker: int) -> tuple[int, int, int, int]:
    """C11 of one colour: cards in runs, and of the others how many have a neighbour, nearly one, or none."""
    packed = sum(number << 2 * face for face, number in enumerate(row))
    best = runs(packed)
    if joker:
        best = max(runs(packed + (1 << 2 * face)) for face in range(9))
    together = near = alone = 0
    for face in range(9):
        if not row[face]:
            continue
        around = [0 <= other < 9 and row[other] > 0 for other in range(face - 2, face + 3)]
        if (around[0] and around[1]) or (around[1] and around[3]) or (around[3] and around[4]):
            continue
        if around[1] or around[3]:
            together += 1
        elif around[0] or around[4]:
            near += 1
        else:
            alone += 1
    return int(best), together, near, alone


def run_worth(row: tuple[int, ...], joker: int, left: float) -> float:
    """Points of one colour's runs, and of the beginnings of runs."""
    best, together, near, alone = run_points(row, joker)
    return best + left * (NEXT * together + NEAR * near + ALONE * alone)


def set_worth(red: int, blue: int, green: int, face: int, left: float) -> float:
    """Points of one number's sets, and of the beginning of one."""
    points = HIGH_SET if face + 1 >= HIGH_FROM else LOW_SET
    sets = min(red, blue, green)
    colours = (red > sets) + (blue > sets) + (green > sets)
    return points * (sets + left * (0.0, ONE_OF_SET, TWO_OF_SET)[colours])
