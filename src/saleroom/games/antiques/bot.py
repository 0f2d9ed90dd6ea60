"""Antiques: what does this lot add to my collection, and is it worth more than the coins?

It values a collection as it would score, and what is begun by the chance that it will be finished: a single
piece of furniture, the next stamp, a collection that lacks a kind, a place among the sculptors. A lot is worth
what it adds on average over the cards that the hidden one may be. It raises by the smallest step as long as the
price stays below that worth; coins count for more than a point while there are many rounds left and for what
the others gain from a payment. A stop or a ban is used to end the bidding on a lot that somebody could still
take away, a swap is offered where both gain and answered by what it changes.
"""

from saleroom.bots.base import Bot
from saleroom.core.game import Json
from saleroom.games.antiques.cards import (
    BROKEN_COLLECTION,
    COLLECTION,
    JEWELLERY,
    KINDS,
    NO_PRIZE,
    PAINTING,
    PAIR,
    SCULPTURES,
    STAMPS,
    STOP_AT,
)

PAINTINGS, SCULPTURE, FURNITURE, STAMP, JEWEL, COLLECTIONS, REPLICA = range(7)
JOINED = {"stamp": STAMP, "jewellery": JEWEL, "furniture": FURNITURE, "sculpture": SCULPTURE}
"""Kinds that a replica may join."""
ROUNDS = 20
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


class AntiquesBot(Bot):
    """Adds up what a lot is worth and bids up to it."""

    def think(self, view: Json, legal: list[Json]) -> Json:
        table = Table(view)
        if view["phase"] == "bidding":
            return bid(view, table, legal)
        if view["phase"] == "trick":
            return trick(view, table, legal)
        if view["phase"] == "answer":
            offer = view["offer"]
            mine = table.swap_gain(view["viewer"], offer["take"], offer["give"])
            theirs = table.swap_gain(offer["seat"], offer["give"], offer["take"])
            paid = TOKEN if offer["payer"] == view["viewer"] else 0.0
            good = mine - paid > max(0.0, theirs) / (view["seats"] - 1)
            return next(move for move in legal if move["accept"] == good)
        return max(legal, key=lambda move: table.with_card(JOINED[move["group"]]))


class Table:
    """Everybody's cards, and what they are worth."""

    def __init__(self, view: Json) -> None:
        self.me: int = view["viewer"]
        self.left = (ROUNDS - view["round"]) / ROUNDS
        self.cards: list[Cards] = []
        for owned, replicas in zip(view["cards"], view["replicas"]):
            cards = [owned[kind] for kind in KINDS[:6]]
            for group, kind in JOINED.items():
                cards[kind] += replicas[group]
            self.cards.append(cards)

    def rivals(self, seat: int) -> list[int]:
        """The others' sculptures."""
        return [cards[SCULPTURE] for other, cards in enumerate(self.cards) if other != seat]

    def worth(self, seat: int) -> float:
        """Of a seat's cards as they are."""
        return appraise(self.cards[seat], self.rivals(seat), self.left)

    def with_card(self, kind: int) -> float:
        """Of my cards with one more."""
        cards = self.cards[self.me].copy()
        cards[kind] += 1
        return appraise(cards, self.rivals(self.me), self.left)

    def lot_gain(self, view: Json) -> float:
        """What the lot adds, on average over the hidden card."""
        rivals = self.rivals(self.me)
        known = [KINDS.index(kind) for kind in view["lot"][:2]]
        loose = [REPLICA] * view["replicas"][self.me]["loose"]
        total = 0.0
        cards_left = 0
        for kind, name in enumerate(KINDS):
            number: int = view["unseen"][name]
            if number:
                cards = joined(self.cards[self.me], [*known, kind, *loose], rivals, self.left)
                total += number * appraise(cards, rivals, self.left)
                cards_left += number
        return total / cards_left - self.worth(self.me)

    def swap_gain(self, seat: int, give: str, take: str) -> float:
        """What a seat gains by giving one card for another."""
        rivals = self.rivals(seat)
        cards = self.cards[seat].copy()
        if give != "replica:loose":
            cards[kind_of(give)] -= 1
        taken = REPLICA if take.startswith("replica") else kind_of(take)
        return appraise(joined(cards, [taken], rivals, self.left), rivals, self.left) - self.worth(seat)


def kind_of(name: str) -> int:
    """The kind that a card named in a swap counts as."""
    return KINDS.index(name.removeprefix("replica:"))


def joined(cards: Cards, lot: list[int], rivals: list[int], left: float) -> Cards:
    """The cards with a lot; replicas come last and go where they are worth most (A8)."""
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
                worth = appraise(cards, rivals, left)
                cards[kind] -= 1
                if best < 0 or worth > best_worth:
                    best, best_worth = kind, worth
        if best >= 0:
            cards[best] += 1
    return cards


def appraise(cards: Cards, rivals: list[int], left: float) -> float:
    """Points of a collection (A11 to A13), with what may still become of it in the part of the match left."""
    paintings, sculptures, furniture, stamps, jewels, collections = cards
    total = float(PAINTING * paintings + PAIR * (furniture // 2))
    total += JEWELLERY[jewels if jewels < 6 else 6] + STAMPS[stamps if stamps < 6 else 6]
    if furniture % 2:
        total += ODD_PIECE * left * PAIR
    if 0 < stamps < 6:
        total += NEXT_STAMP * left * (STAMPS[stamps + 1] - STAMPS[stamps])
    if 0 < jewels < 6:
        total += NEXT_JEWEL * left * (JEWELLERY[jewels + 1] - JEWELLERY[jewels])
    total += sculpture_prize(sculptures, rivals, left)
    for number in range(1, collections + 1):
        missing = sum(kind < number for kind in cards[:5])
        hope = (MISSING_KIND * left) ** missing
        total += BROKEN_COLLECTION + (COLLECTION - BROKEN_COLLECTION) * hope
    return total


def sculpture_prize(sculptures: int, rivals: list[int], left: float) -> float:
    """A12: the prize as it stands; early on rather by the number of sculptures."""
    early = NO_PRIZE + EARLY_SCULPTURE * min(sculptures, 4)
    if not sculptures:
        return float(NO_PRIZE)
    before = sum(other > sculptures for other in rivals)
    tied = 1 + sum(other == sculptures for other in rivals)
    if before >= len(SCULPTURES):
        prize = float(NO_PRIZE)
    else:
        prize = sum(SCULPTURES[before : before + tied]) / tied
    return prize + (early - prize) * left


def limit(view: Json, table: Table, gain: float) -> float:
    """The most coins to pay for a lot that adds so much."""
    seats: int = view["seats"]
    coins: float = gain / (1 + 1 / (seats - 1) + SCARCE[seats] * table.left)
    owned = [
        sum(view["cards"][seat].values()) + sum(view["replicas"][seat].values()) for seat in range(seats)
    ]
    if owned[table.me] == min(owned):
        coins -= BANK_CLAIM * view["bank"] / owned.count(min(owned))
    return coins


def bid(view: Json, table: Table, legal: list[Json]) -> Json:
    """Raise by the smallest step, or high enough for a stop; or pass."""
    bids = {move["coins"]: move for move in legal if move["type"] == "bid"}
    gain = table.lot_gain(view)
    most = limit(view, table, gain)
    least = min(bids)
    if least > most:
        return next(move for move in legal if move["type"] == "pass")
    stop_at = STOP_AT[view["seats"]]
    if gain >= GOOD and "stop" in view["tokens"][table.me] and least < stop_at <= most and stop_at in bids:
        if threats(view, stop_at):
            return bids[stop_at]
    return bids[least]


def threats(view: Json, price: int) -> list[int]:
    """Seats still in that could bid more."""
    coins = view["memory"]["coins"]
    return [
        seat
        for seat in range(view["seats"])
        if seat != view["viewer"] and not view["passed"][seat] and coins[seat] > price
    ]


def trick(view: Json, table: Table, legal: list[Json]) -> Json:
    """After an own bid: end the bidding if the lot is worth it, or offer a swap."""
    none = next(move for move in legal if move["use"] == "none")
    others = threats(view, view["bids"][view["viewer"]])
    stops = [move for move in legal if move["use"] == "stop"]
    bans = [move for move in legal if move["use"] == "ban" and move["target"] in others]
    if others and (stops or bans) and table.lot_gain(view) >= GOOD:
        if len(others) == 1 and bans:
            return bans[0]
        if stops:
            return stops[0]
    return best_swap(view, table, legal) or none


def best_swap(view: Json, table: Table, legal: list[Json]) -> Json | None:
    """The offer that promises most: what it brings, if the partner is likely to agree."""
    gains: dict[tuple[str, str], float] = {}
    best, best_gain = None, SWAP_GAIN
    for move in legal:
        if move["use"] != "swap":
            continue
        pair = (move["give"], move["take"])
        if pair not in gains:
            gains[pair] = table.swap_gain(view["viewer"], *pair)
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
