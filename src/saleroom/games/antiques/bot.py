"""Antiques: what does this lot add to my collection, and is it worth more than the coins?

It values a collection as it would score, and what is begun by the chance that it will be finished: a single
piece of furniture, the next stamp, a collection that lacks a kind, a place among the sculptors. A lot is worth
what it adds on average over the cards that the hidden one may be. It raises by the smallest step as long as the
price stays below that worth; coins count for more than a point while there are many rounds left and for what
the others gain from a payment. A stop or a ban is used to end the bidding on a lot that somebody could still
take away, a swap is offered where both gain and answered by what it changes.
"""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from saleroom.core.bot import ViewBot
from saleroom.games.antiques import types as T
from saleroom.games.antiques.cards import BROKEN_COLLECTION, COLLECTION_POINTS, GROUPS, KINDS, NO_PRIZE
from saleroom.games.antiques.codec import GAME
from saleroom.games.antiques.rules import (
    COLLECTION,
    FURNITURE,
    GROUP_COUNT,
    JEWELLERY,
    REPLICA,
    ROUNDS,
    SCULPTURE,
    STAMP,
    AntiquesSetup,
)

JOINED = {group: KINDS.index(group) for group in GROUPS[:GROUP_COUNT]}
"""Kinds that a replica may join."""
AS_PRINTED = GAME.setup(3, GAME.read_options({}))
POINTS = [[int(AS_PRINTED.points_of(kind, number)) for number in range(17)] for kind in range(COLLECTION)]
"""Per kind what so many cards of it count; nothing for sculptures, whose prizes depend on the others."""
SCARCE = {3: 0.9, 4: 1.6, 5: 2.8, 6: 5.0}
"""How many points more a coin is worth at the start than at the end, by seats: what it buys when others are poor."""
ODD_PIECE = NEXT_STAMP = 0.5
NEXT_JEWEL = 0.3
MISSING_KIND = 0.9
"""At the start, the chance that a pair or row grows, and that a kind which a collection lacks turns up."""
EARLY_SCULPTURE = 6.0
"""What each of the first four sculptures is worth before places mean much."""
BANK_CLAIM = 0.3
"""The part of the bank that one hopes for as long as nobody has fewer cards."""
PURSE = 20
"""About so many coins are a full purse."""
GOOD = 20.0
"""A lot worth so much deserves a trick."""
SWAP_GAIN = 3.0
"""A swap is offered from so many points on."""
TOKEN = 1.5
"""What an unused token is worth."""
UNLIKELY = 0.3
"""The chance that somebody agrees to a swap that is bad for them."""

Cards = list[int]
"""How many cards of each kind, placed replicas among their group."""


last_setup: list[tuple[T.Options, AntiquesSetup]] = []
"""The setup of the last table, with its options: most often the next question is about the same one."""


def setup_of(view: T.View) -> AntiquesSetup:
    """The setup of a table."""
    for options, setup in last_setup:
        if setup.seats == view["seats"] and options == view["options"]:
            return setup
    found = GAME.setup(view["seats"], view["options"])
    last_setup[:] = [(view["options"], found)]
    return found


class SimpleBot(ViewBot[T.View, T.Move]):
    """Adds up what a lot is worth and bids up to it."""

    def pick(self, view: T.View, legal: Sequence[T.Move]) -> T.Move:
        table = Table(view)
        if view["phase"] == "bidding":
            return bid(view, table, legal)
        if view["phase"] == "trick":
            return trick(view, table, legal)
        if view["phase"] == "answer":
            return answer(view, table, legal)
        return max(legal, key=table.place_worth)


class Table:
    """Everybody's cards, and what they are worth."""

    def __init__(self, view: T.View) -> None:
        assert view["viewer"] is not None
        self.me = view["viewer"]
        self.setup = setup_of(view)
        self.left = (ROUNDS - view["round"]) / ROUNDS
        self.loose = [replicas["loose"] for replicas in view["replicas"]]
        self.cards: list[Cards] = []
        for genuine, replicas in zip(view["cards"], view["replicas"]):
            cards = by_kind(genuine)
            cards[STAMP] += replicas["stamp"]
            cards[JEWELLERY] += replicas["jewellery"]
            cards[FURNITURE] += replicas["furniture"]
            cards[SCULPTURE] += replicas["sculpture"]
            self.cards.append(cards)
        self.sculptures = vec[i64]([cards[SCULPTURE] for cards in self.cards])

    def worth(self, seat: int) -> float:
        """Of a seat's cards as they are."""
        return self.appraise(seat, self.cards[seat])

    def place_worth(self, move: T.Move) -> float:
        """Of my cards with a replica placed."""
        assert move["type"] == "place"
        cards = self.cards[self.me].copy()
        cards[JOINED[move["group"]]] += 1
        return self.appraise(self.me, cards)

    def lot_gain(self, view: T.View) -> float:
        """What the lot adds, on average over the hidden card."""
        assert view["lot"] is not None
        known = [KINDS.index(kind) for kind in view["lot"] if kind is not None]
        loose = [REPLICA] * self.loose[self.me]
        total = 0.0
        cards_left = 0
        for kind, number in enumerate([*by_kind(view["unseen"]), view["unseen"]["replica"]]):
            if number:
                cards = self.join(self.me, self.cards[self.me], [*known, kind, *loose])
                total += number * self.appraise(self.me, cards)
                cards_left += number
        return total / cards_left - self.worth(self.me)

    def swap_gain(self, seat: int, give: str, take: str) -> float:
        """What a seat gains by giving one card for another."""
        cards = self.cards[seat].copy()
        if give != "replica:loose":
            cards[kind_of(give)] -= 1
        taken = REPLICA if take.startswith("replica") else kind_of(take)
        return self.appraise(seat, self.join(seat, cards, [taken])) - self.worth(seat)

    def join(self, seat: int, cards: Cards, lot: list[int]) -> Cards:
        """The cards of a seat with a lot; replicas come last and go where they are worth most (A8)."""
        cards = cards.copy()
        replicas = 0
        for kind in lot:
            if kind == REPLICA:
                replicas += 1
            else:
                cards[kind] += 1
        for _ in range(replicas):
            best, best_worth = -1, 0.0
            for kind in JOINED.values():
                if cards[kind] > 0:
                    cards[kind] += 1
                    worth = self.appraise(seat, cards)
                    cards[kind] -= 1
                    if best < 0 or worth > best_worth:
                        best, best_worth = kind, worth
            if best >= 0:
                cards[best] += 1
        return cards

    def appraise(self, seat: int, cards: Cards) -> float:
        """Points of a seat with these cards, with what may still become of them in the part of the match left."""
        left = self.left
        furniture, stamps, jewels = cards[FURNITURE], cards[STAMP], cards[JEWELLERY]
        total = float(sum(points[number] for points, number in zip(POINTS, cards)))
        if furniture % 2:
            total += ODD_PIECE * left * next_adds(FURNITURE, furniture)
        if 0 < stamps < 6:
            total += NEXT_STAMP * left * next_adds(STAMP, stamps)
        if 0 < jewels < 6:
            total += NEXT_JEWEL * left * next_adds(JEWELLERY, jewels)
        total += self.sculpture_prize(seat, cards[SCULPTURE])
        for number in range(1, cards[COLLECTION] + 1):
            missing = sum(kind < number for kind in cards[:COLLECTION])
            hope = (MISSING_KIND * left) ** missing
            total += BROKEN_COLLECTION + (COLLECTION_POINTS - BROKEN_COLLECTION) * hope
        return total

    def sculpture_prize(self, seat: int, sculptures: int) -> float:
        """The prize of a seat with so many sculptures as it stands; early on rather by their number."""
        prizes, tied = self.setup.shared_prizes(seat, sculptures, self.sculptures)
        prize = int(prizes) / int(tied)
        early = NO_PRIZE + EARLY_SCULPTURE * min(sculptures, 4)
        return prize + (early - prize) * self.left


def by_kind(cards: T.Cards) -> Cards:
    """How many cards of each kind, in the order of the kinds."""
    return [cards[kind] for kind in KINDS[:6]]


def kind_of(name: str) -> int:
    """The kind that a card named in a swap counts as."""
    return KINDS.index(name.removeprefix("replica:"))


def next_adds(kind: int, number: int) -> int:
    """What one more card of a kind adds to so many of them."""
    return POINTS[kind][number + 1] - POINTS[kind][number]


def limit(view: T.View, table: Table, gain: float) -> float:
    """The most coins to pay for a lot that adds so much."""
    seats = view["seats"]
    coins = gain / (1 + 1 / (seats - 1) + SCARCE[seats] * table.left)
    owned = [sum(cards) + loose for cards, loose in zip(table.cards, table.loose)]
    if owned[table.me] == min(owned):
        coins -= BANK_CLAIM * view["bank"] / owned.count(min(owned))
    return coins


def bid(view: T.View, table: Table, legal: Sequence[T.Move]) -> T.Move:
    """Raise by the smallest step, or high enough for a stop; or pass."""
    bids: dict[int, T.Move] = {move["coins"]: move for move in legal if move["type"] == "bid"}
    gain = table.lot_gain(view)
    most = limit(view, table, gain)
    least = min(bids)
    if least > most:
        return next(move for move in legal if move["type"] == "pass")
    stop_at = int(table.setup.stop_at)
    if gain >= GOOD and "stop" in view["tokens"][table.me] and least < stop_at <= most and stop_at in bids:
        if threats(view, stop_at):
            return bids[stop_at]
    return bids[least]


def threats(view: T.View, price: int) -> list[int]:
    """Seats still in that could bid more."""
    coins = view["memory"]["coins"]
    return [
        seat
        for seat in range(view["seats"])
        if seat != view["viewer"] and not view["passed"][seat] and coins[seat] > price
    ]


def trick(view: T.View, table: Table, legal: Sequence[T.Move]) -> T.Move:
    """After an own bid: end the bidding if the lot is worth it, or offer a swap."""
    tricks = [move for move in legal if move["type"] == "trick"]
    others = threats(view, view["bids"][table.me])
    stops = [move for move in tricks if move["use"] == "stop"]
    bans = [move for move in tricks if move["use"] == "ban" and move["target"] in others]
    if others and (stops or bans) and table.lot_gain(view) >= GOOD:
        if len(others) == 1 and bans:
            return bans[0]
        if stops:
            return stops[0]
    swaps = [move for move in tricks if move["use"] == "swap"]
    return best_swap(view, table, swaps) or next(move for move in tricks if move["use"] == "none")


def best_swap(view: T.View, table: Table, swaps: Sequence[T.TrickSwap]) -> T.TrickSwap | None:
    """The offer that promises most: what it brings, if the partner is likely to agree."""
    gains: dict[tuple[str, str], float] = {}
    best, best_gain = None, SWAP_GAIN
    for move in swaps:
        pair = (move["give"], move["take"])
        if pair not in gains:
            gains[pair] = table.swap_gain(table.me, *pair)
        if gains[pair] <= best_gain:
            continue
        partner_pays = move["payer"] == move["target"]
        theirs = table.swap_gain(move["target"], move["take"], move["give"]) - TOKEN * partner_pays
        gain = gains[pair] - max(0.0, theirs) / (view["seats"] - 1) - TOKEN * (not partner_pays)
        if theirs < 0:
            gain *= UNLIKELY
        if gain > best_gain:
            best, best_gain = move, gain
    return best


def answer(view: T.View, table: Table, legal: Sequence[T.Move]) -> T.Move:
    """Agree to a swap that brings more than the others' part of what it brings the partner."""
    offer = view["offer"]
    assert offer is not None
    mine = table.swap_gain(table.me, offer["take"], offer["give"])
    theirs = table.swap_gain(offer["seat"], offer["give"], offer["take"])
    paid = TOKEN if offer["payer"] == table.me else 0.0
    good = mine - paid > max(0.0, theirs) / (view["seats"] - 1)
    return next(move for move in legal if move["type"] == "answer" and move["accept"] == good)


def stake(view: T.View, move: T.Move) -> float | None:
    """What a move stakes, as part of a full purse; None if it is no bid."""
    if move["type"] == "pass":
        return 0.0
    return move["coins"] / PURSE if move["type"] == "bid" else None
