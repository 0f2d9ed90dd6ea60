"""Secret: what would this item bring me, what are the odds, and what will the cards be missed for?

Bids are revealed, so it knows everybody's hand and pile. For each bid it could make it counts how often it wins
when the others choose any cards they hold: as the highest, or as the next when those above it tie. A win brings
the stars and whatever it does for the request, and costs the cards for good: a card is worth the stars that one
card fetches on average on the items to come, high cards more than low ones. A lost bid only costs some freedom
until the pile comes back. Chips buy a pass when every bid is a bad one, or the pile before an item worth it;
unless the request is to keep them. Among bids of nearly the same merit it picks at random, because equal bids
cancel out.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from math import comb

from librt.vecs import vec
from mypy_extensions import i64

from saleroom.core.bot import ViewBot
from saleroom.games.secret import rules as S
from saleroom.games.secret import types as T
from saleroom.games.secret.cards import CHIPS, ITEMS, POINTS, PREFERRED, REQUESTS, STARS, TYPES, read_as

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


class SimpleBot(ViewBot[T.View, T.Move]):
    """Weighs stars against cards."""

    def pick(self, view: T.View, legal: Sequence[T.Move]) -> T.Move:
        if view["phase"] == "keeping":
            return min(legal, key=preference)
        me, request = view["viewer"], view["request"]
        assert me is not None
        assert request is not None
        gain = win_gain(view, me, request)
        weight = card_weights(view, me)
        rate = card_rate(view, me)
        chip = CHIP_COST
        if request == "no_chips" and view["chips"][me] == CHIPS:
            chip = float(POINTS[REQUESTS.index(request)])
        rivals = [
            rival_bids(view, seat) for seat in range(view["seats"]) if seat != me and not view["out"][seat]
        ]
        chances: dict[int, float] = {}

        def value(move: T.Move) -> float:
            assert move["type"] != "keep"
            paid = chip * (move["recover"] + (move["type"] == "pass"))
            if move["type"] == "pass":
                return float(-paid)
            cards = move["cards"]
            bid = sum(cards)
            if bid not in chances:
                chances[bid] = win_chance(bid, rivals)
            cost = 0.0
            for card in cards:
                cost += weight[card]
            cost *= rate
            return float(chances[bid] * (gain - cost) - PILE_RATE * cost - paid)

        values = [value(move) for move in legal]
        enough = max(values) - NEARLY
        good = [move for move, worth in zip(legal, values) if worth >= enough]
        return good[int(self.rng.below(len(good)))]


def preference(move: T.Move) -> int:
    """The place of a request among those one would like to keep."""
    assert move["type"] == "keep"
    return PREFERRED.index(move["request"])


def stars_of(item: str) -> int:
    """The stars of an item."""
    return ITEMS.index(item) % STARS + 1


def rival_bids(view: T.View, seat: int) -> dict[int, float]:
    """How likely another seat is to bid each value; a pass makes up the rest."""
    asks = view["asks"]
    assert asks is not None
    hand, pile = view["memory"]["hands"][seat], view["memory"]["piles"][seat]
    sums = Counter(map(sum, combinations(hand, asks)))
    choices = comb(len(hand), asks)
    if view["chips"][seat] > 0:
        choices += 1
        if pile:
            sums.update(map(sum, combinations(hand + pile, asks)))
            choices += comb(len(hand) + len(pile), asks)
    return {value: number / choices for value, number in sums.items()}


def win_chance(bid: int, rivals: list[dict[int, float]]) -> float:
    """How likely a bid is to win: all others stay below it, or some tie above it and all the rest stay below (S7)."""
    below: list[float] = []
    total = 1.0
    for bids in rivals:
        above = 0.0
        for value, chance in bids.items():
            if value >= bid:
                above += chance
        below.append(1 - above)
        total *= 1 - above
    for top in {value for bids in rivals for value in bids if value > bid}:
        none, one, several = 1.0, 0.0, 0.0  # so many bid exactly this, the rest stay below the bid
        for bids, lower in zip(rivals, below):
            here = bids.get(top, 0.0)
            none, one, several = (
                none * lower,
                one * lower + none * here,
                several * (lower + here) + one * here,
            )
        total += several
    return total


def card_weights(view: T.View, me: int) -> dict[int, float]:
    """How precious each money card is, by its place among one's own; 1 on average."""
    cards = sorted(view["memory"]["hands"][me] + view["memory"]["piles"][me] + view["locked"][me])
    step = 2 * (1 - LOW_CARD) / (len(cards) - 1)
    return {card: LOW_CARD + step * place for place, card in enumerate(cards)}


def money_of(view: T.View) -> list[int]:
    """Per seat how many cards there are in hand and pile together."""
    return [hand + pile for hand, pile in zip(view["hand_sizes"], view["pile_sizes"])]


def card_rate(view: T.View, me: int) -> float:
    """Stars that a card will fetch on the items to come."""
    coming = [ITEMS.index(item) for item in view["items_to_come"]]
    stars = sum(item % STARS + 1 for item in coming)
    asks = view["options"]["asks"]
    asked = sum(asks[TYPES[item // STARS]][item % STARS] for item in coming)
    if not asked:
        return 0.0
    money = money_of(view)
    others = sum(money) - money[me]
    return float(CARD_RATE * stars / asked * min(1.0, OTHERS * others / asked, MINE * asked / money[me]))


def win_gain(view: T.View, me: int, request: str) -> float:
    """What winning the item is worth: its stars, the request, and that nobody else gets it."""
    item, asks = view["item"], view["asks"]
    assert item is not None
    assert asks is not None
    points = POINTS[REQUESTS.index(request)]
    money = money_of(view)
    paid = [cards - asks * (seat == me) for seat, cards in enumerate(money)]
    with_it = [[*won, item] if seat == me else won for seat, won in enumerate(view["won"])]
    hope = prospect(view, me, request, with_it, paid) - prospect(view, me, request, view["won"], money)
    return float(stars_of(item) * (1 + ENVY / (view["seats"] - 1)) + points * hope)


def prospect(view: T.View, me: int, request: str, won: list[list[str]], money: list[int]) -> float:
    """How likely one's request is to be fulfilled in the end, with these items and so much money."""
    tally = S.tally_of([[ITEMS.index(item) for item in items] for items in won])
    number = REQUESTS.index(request)
    readings = read_as(view["options"]["readings"])
    progress = S.progress(number, me, tally, vec[i64](money), view["chips"][me], readings)
    have, need = int(progress[0]), int(progress[1])
    left = view["items_left"]
    mine = left / view["seats"]

    def compared(margin: int) -> float:
        """Ahead by so much, with so many items to come."""
        return float(min(1.0, max(0.0, 0.6 + 0.4 * margin / (1 + mine))))

    def needing(items: int) -> float:
        """So many more items of the right kind wanted."""
        return float(max(0.0, 1 - items / (1 + mine)))

    if request in ("most_money", "most_one"):
        return compared(have - need)
    if request == "fewest_three":
        return compared(need - have)
    if request == "few_types":
        risk = 0.2 * min(mine, 3)
        if progress[2] == S.AT_LEAST:  # it needs an item and has none yet
            return (1 - risk / 3) * needing(1)
        return 0.0 if have > need else 1 - risk * (have / need)
    if request == "multiple_of_four":
        exact = 1.0 if have == need else 0.0
        return exact if not left else 0.25 + (exact - 0.25) / (1 + mine)
    if request == "no_chips":
        return 1.0
    if request == "two_twos":
        return 0.0 if have > need else needing(need - have)
    if request == "pairs":
        types = sorted(int(n) for n in tally[S.TALLY * me + STARS : S.TALLY * (me + 1)])
        return needing(sum(max(0, 2 - n) for n in types[-2:]))
    return needing(max(0, need - have))


def stake(view: T.View, move: T.Move) -> float | None:
    """What a move stakes, as part of the best cards that can be asked for; None if it is no bid."""
    if move["type"] == "pass":
        return 0.0
    if move["type"] != "bid":
        return None
    return sum(move["cards"]) / sum(sorted(view["options"]["money"])[-3:])
