"""Secret: what would this item bring me, what are the odds, and what will the cards be missed for?

Bids are revealed, so it knows everybody's hand and pile. For each bid it could make it counts how often the
others, choosing any cards they hold, stay below it. A win brings the stars and whatever it does for the
request, and costs the cards for good: a card is worth the stars that one card fetches on average on the items
to come, high cards more than low ones. A lost bid only costs some freedom until the pile comes back. Chips buy
a pass when every bid is a bad one, or the pile before an item worth it; unless the request is to keep them.
Among bids of nearly the same merit it picks at random, because equal bids cancel out.
"""

from collections import Counter
from itertools import combinations
from math import comb

from saleroom.bots.base import Bot
from saleroom.core.game import Json
from saleroom.games.secret.cards import CHIPS, POINTS, REQUESTS

PREFERRED = (
    "no_chips",
    "two_twos",
    "many_types",
    "most_money",
    "one_of_each",
    "few_types",
    "most_one",
    "multiple_of_four",
    "fewest_three",
    "pairs",
)
"""Requests by how much can be expected of them."""
CARD_RATE = 1.4
"""How much more stars than the average a well spent card fetches."""
OTHERS = 1.2
MINE = 0.4
"""Cards lose their worth when the others' money, times this, or what is still asked for, times that, runs short."""
PILE_RATE = 0.01
"""The part of its worth that a card loses in the pile."""
CHIP_COST = 0.5
ENVY = 0.5
"""What a star costs that goes to somebody else, shared among the others."""
NEARLY = 0.03
"""Bids that differ by less are equally good."""
LOW_CARD = 0.4
"""How much the lowest card counts, where the average one is 1."""


class SecretBot(Bot):
    """Weighs stars against cards."""

    def think(self, view: Json, legal: list[Json]) -> Json:
        if view["phase"] == "keeping":
            return min(legal, key=lambda move: PREFERRED.index(move["request"]))
        me: int = view["viewer"]
        gain = win_gain(view)
        weight = card_weights(view)
        rate = card_rate(view)
        chip = CHIP_COST
        if view["request"] == "no_chips" and view["chips"][me] == CHIPS:
            chip = POINTS[REQUESTS.index("no_chips")]
        rivals = [
            rival_sums(view, seat) for seat in range(view["seats"]) if seat != me and not view["out"][seat]
        ]
        chances: dict[int, float] = {}

        def value(move: Json) -> float:
            paid = chip * (move["recover"] + (move["type"] == "pass"))
            if move["type"] == "pass":
                return float(-paid)
            cards = move["cards"]
            bid = sum(cards)
            if bid not in chances:
                chances[bid] = win_chance(bid, rivals)
            cost = rate * sum(weight[card] for card in cards)
            return float(chances[bid] * (gain - cost) - PILE_RATE * cost - paid)

        values = [value(move) for move in legal]
        enough = max(values) - NEARLY
        good = [move for move, worth in zip(legal, values) if worth >= enough]
        return good[int(self.rng.below(len(good)))]


def rival_sums(view: Json, seat: int) -> tuple[Counter[int], int]:
    """What another seat may bid: how many of its choices come to each sum, and how many choices it has."""
    asks = view["asks"]
    hand = view["memory"]["hands"][seat]
    sums = Counter(map(sum, combinations(hand, asks)))
    choices = comb(len(hand), asks)
    if view["chips"][seat] > 0:
        choices += 1
        if view["memory"]["piles"][seat]:
            both = hand + view["memory"]["piles"][seat]
            sums.update(map(sum, combinations(both, asks)))
            choices += comb(len(both), asks)
    return sums, choices


def win_chance(bid: int, rivals: list[tuple[Counter[int], int]]) -> float:
    """How likely it is that every other seat stays below a bid."""
    chance = 1.0
    for sums, choices in rivals:
        chance *= 1 - sum(number for value, number in sums.items() if value >= bid) / choices
    return chance


def card_weights(view: Json) -> dict[int, float]:
    """How precious each money card is, by its place among one's own; 1 on average."""
    cards = sorted(view["hand"] + view["pile"] + view["locked"][view["viewer"]])
    step = 2 * (1 - LOW_CARD) / (len(cards) - 1)
    return {card: LOW_CARD + step * place for place, card in enumerate(cards)}


def card_rate(view: Json) -> float:
    """Stars that a card will fetch on the items to come."""
    coming = view["items_to_come"]
    stars = sum(int(item[-1]) for item in coming)
    asked = sum(view["options"]["asks"][item[:-1]][int(item[-1]) - 1] for item in coming)
    if not asked:
        return 0.0
    me = view["viewer"]
    money = [view["hand_sizes"][seat] + view["pile_sizes"][seat] for seat in range(view["seats"])]
    others = sum(money) - money[me]
    return float(CARD_RATE * stars / asked * min(1.0, OTHERS * others / asked, MINE * asked / money[me]))


def win_gain(view: Json) -> float:
    """What winning the item is worth: its stars, the request, and that nobody else gets it."""
    me = view["viewer"]
    won = view["won"][me]
    item = view["item"]
    stars = int(item[-1])
    points = POINTS[REQUESTS.index(view["request"])]
    money = view["hand_sizes"][me] + view["pile_sizes"][me]
    hope = prospect(view, [*won, item], money - view["asks"]) - prospect(view, won, money)
    return float(stars * (1 + ENVY / (view["seats"] - 1)) + points * hope)


def prospect(view: Json, won: list[str], money: int) -> float:
    """How likely one's request is to be fulfilled in the end, with these items and so much money."""
    request = view["request"]
    left = view["items_left"]
    mine = left / view["seats"]
    others = [seat for seat in range(view["seats"]) if seat != view["viewer"]]
    types = Counter(item[:-1] for item in won)
    stars = Counter(int(item[-1]) for item in won)

    def compared(margin: int) -> float:
        """Ahead by so much, with so many items to come."""
        return float(min(1.0, max(0.0, 0.6 + 0.4 * margin / (1 + mine))))

    def needing(items: int) -> float:
        """So many more items of the right kind wanted."""
        return float(max(0.0, 1 - items / (1 + mine)))

    if request == "most_money":
        return compared(money - max(view["hand_sizes"][seat] + view["pile_sizes"][seat] for seat in others))
    if request == "few_types":
        return 0.0 if len(types) > 3 else 1 - 0.2 * min(mine, 3) * (len(types) / 3)
    if request == "many_types":
        return needing(max(0, 4 - len(types)))
    if request == "fewest_three":
        return compared(min(sum(item[-1] == "3" for item in view["won"][seat]) for seat in others) - stars[3])
    if request == "most_one":
        most = max(sum(item[-1] == "1" for item in view["won"][seat]) for seat in others)
        return compared(stars[1] - max(most, 1))
    if request == "multiple_of_four":
        total = sum(int(item[-1]) for item in won)
        exact = 1.0 if total and total % 4 == 0 else 0.0
        return exact if not left else 0.25 + (exact - 0.25) / (1 + mine)
    if request == "no_chips":
        return 1.0
    if request == "two_twos":
        return 0.0 if stars[2] > 2 else needing(2 - stars[2])
    if request == "pairs":
        return needing(
            sum(2 - number for number in sorted([*types.values(), 0, 0], reverse=True)[:2] if number < 2)
        )
    return needing(3 - len(stars))
