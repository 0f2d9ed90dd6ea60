"""Where every coin, card and token of a match is: counted from the position, by the rules pages alone.

A `Ledger` is opened at some position and then shown every later one; the laws take it for a book. It raises `Broken`
when something was lost, came from nowhere or came back from where nothing comes back.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from saleroom.conformance.plays import demand
from saleroom.core.game import Json
from saleroom.core.match import Match


def same_cards(found: Iterable[Any], wanted: Iterable[Any], where: str) -> None:
    """Both hold the same cards, in whatever order."""
    have, want = Counter(found), Counter(wanted)
    demand(
        have == want,
        f"{where}: missing {sorted((want - have).elements())}, surplus {sorted((have - want).elements())}",
    )


def flat(rows: Iterable[Iterable[Any]]) -> list[Any]:
    """The entries of all rows."""
    return [entry for row in rows for entry in row]


class Ledger:
    """What is kept in mind from one position to the next."""

    def __init__(self, match: Match, fresh: bool) -> None:
        self.seats = match.seats
        self.options = match.options
        self.deal = match.deal
        self.before: Json = match.position()
        self.fresh = fresh

    def check(self, match: Match) -> None:
        """The next position: everything is there, and nothing came back."""
        now = match.position()
        self.count(now)
        self.compare(self.before, now)
        self.before = now

    def count(self, now: Json) -> None:
        """Everything is there."""

    def compare(self, before: Json, now: Json) -> None:
        """What may only shrink or grow."""


class AntiquesLedger(Ledger):
    """60 coins in purses and bank; 60 cards in deck, lot, with owners or, three per unsold lot, in the box."""

    kinds = {
        "painting": 10,
        "sculpture": 10,
        "furniture": 10,
        "stamp": 10,
        "jewellery": 10,
        "collection": 5,
        "replica": 5,
    }

    def __init__(self, match: Match, fresh: bool) -> None:
        super().__init__(match, fresh)
        full = Counter(self.kinds)
        there = self.located(self.before)
        demand(there <= full, "cards from nowhere:", there - full)
        self.box = full - there
        demand(self.box.total() % 3 == 0, "the box holds", self.box)
        demand(match.options["tricks"] == self.before["tokens"][0] or not self.fresh, "tokens at the start")
        if self.fresh:
            demand(not self.box, "the box is not empty at the start:", self.box)
            demand(self.before["coins"] == [60 // self.seats] * self.seats, "purses at the start")

    @staticmethod
    def located(now: Json) -> Counter[str]:
        """How many cards of each kind are somewhere else than in the box."""
        there = Counter(now["deck"] + (now["lot"] or []))
        for cards, replicas in zip(now["cards"], now["replicas"], strict=True):
            there.update(cards)
            there["replica"] += sum(replicas.values())
        return +there

    def count(self, now: Json) -> None:
        demand(sum(now["coins"]) + now["bank"] == 60, "coins:", now["coins"], "bank:", now["bank"])
        demand(min([*now["coins"], now["bank"]]) >= 0, "less than no coins:", now["coins"], now["bank"])
        for bid, purse in zip(now["bids"], now["coins"], strict=True):
            demand(0 <= bid <= purse, "a bid of", bid, "from a purse of", purse)
        for held in now["cards"] + now["replicas"]:
            demand(min(held.values()) >= 0, "less than no cards:", held)

    def compare(self, before: Json, now: Json) -> None:
        left = self.located(before)
        here = self.located(now)
        if here != left:  # only a whole lot that nobody bought goes to the box, and only out of `lot`
            demand(
                before["lot"] is not None and before["cards"] == now["cards"], "cards vanished:", left, here
            )
            demand(left - here == Counter(before["lot"]) and here <= left, "cards vanished:", left, here)
            self.box += left - here
        same_cards((self.box + here).elements(), Counter(self.kinds).elements(), "cards")
        for old, new in zip(before["tokens"], now["tokens"], strict=True):
            demand(set(new) <= set(old), "tokens grew from", old, "to", new)
        demand(now["round"] - before["round"] in (0, 1), "rounds:", before["round"], now["round"])
        demand(
            len(now["deck"]) == 60 - 3 * now["round"], "deck of", len(now["deck"]), "in round", now["round"]
        )
        demand(before["deck"][len(before["deck"]) - len(now["deck"]) :] == now["deck"], "the deck changed")


class LuxuryLedger(Ledger):
    """Nine bid cards per seat in hand, on the table and discarded; nine lots."""

    cards = (0, 20, 30, 40, 50, 60, 70, 80, 90)

    def count(self, now: Json) -> None:
        for seat in range(self.seats):
            table = [] if now["table"][seat] is None else [now["table"][seat]]
            same_cards(
                now["hands"][seat] + table + now["discards"][seat], self.cards, f"bid cards of seat {seat}"
            )
            demand(
                now["hands"][seat] == sorted(now["hands"][seat]), "hand not ascending:", now["hands"][seat]
            )
        lot = [] if now["lot"] is None else [now["lot"]]
        same_cards(lot + now["lots_left"] + flat(now["won"]) + now["withdrawn"], range(1, 10), "lots")

    def compare(self, before: Json, now: Json) -> None:
        for old, new in zip(before["discards"], now["discards"], strict=True):
            demand(new[: len(old)] == old, "discards changed from", old, "to", new)
        for old, new in zip(before["won"], now["won"], strict=True):
            demand(set(old) <= set(new), "won lots went away:", old, new)


class EmblemsLedger(Ledger):
    """32 cards per seat in hand, deck and spent; 16 table cards; the secret cards stay."""

    table = tuple(card for card in range(32) if card.bit_count() >= 3)

    def count(self, now: Json) -> None:
        for seat in range(self.seats):
            held = now["hands"][seat] + now["decks"][seat] + now["spent"][seat]
            same_cards(held, range(32), f"cards of seat {seat}")
            demand(len(now["hands"][seat]) <= 6, "a hand of", now["hands"][seat])
        up = [] if now["table_card"] is None else [now["table_card"]]
        same_cards(up + now["table_left"] + flat(now["won"]) + now["removed"], self.table, "table cards")
        demand(now["secrets"] == self.deal["secrets"], "secret cards changed:", now["secrets"])

    def compare(self, before: Json, now: Json) -> None:
        for old, new in zip(before["spent"] + before["won"], now["spent"] + now["won"], strict=True):
            demand(set(old) <= set(new), "cards came back:", old, new)
        for old, new in zip(before["decks"], now["decks"], strict=True):
            demand(old[len(old) - len(new) :] == new, "a deck changed from", old, "to", new)


class SecretLedger(Ledger):
    """Ten money cards per seat in hand, pile and under items; 18 items; chips only go; requests."""

    stones = ("amber", "beryl", "coral", "diamond", "emerald", "feldspar")

    def count(self, now: Json) -> None:
        for seat in range(self.seats):
            held = now["hands"][seat] + now["piles"][seat] + now["locked"][seat]
            same_cards(held, self.options["money"], f"money of seat {seat}")
            demand(0 <= now["chips"][seat] <= 3, "chips:", now["chips"])
            dealt = self.deal["requests"][seat]
            kept = now["requests"][seat]
            demand(kept in dealt or kept == dealt, "request of seat", seat, kept, "of", dealt)
        up = [] if now["item"] is None else [now["item"]]
        items = [f"{stone}{stars}" for stone in self.stones for stars in (1, 2, 3)]
        same_cards(up + now["items_left"] + flat(now["won"]) + now["discarded"], items, "items")

    def compare(self, before: Json, now: Json) -> None:
        for old, new in zip(before["chips"], now["chips"], strict=True):
            demand(new <= old, "chips grew from", old, "to", new)
        for old, new in zip(before["locked"], now["locked"], strict=True):
            demand(Counter(old) <= Counter(new), "locked cards came back:", old, new)
        for old, new in zip(before["out"], now["out"], strict=True):
            demand(new or not old, "a seat came back:", before["out"], now["out"])
        for old, new in zip(before["won"], now["won"], strict=True):
            demand(new[: len(old)] == old, "won items changed:", old, new)


class ColoursLedger(Ledger):
    """48 cards in hands, house, market and deck; those out of the game are counted and stay out."""

    deck = [f"{colour}{number}" for colour in "RBG" for number in (*"123456", *"123456", *"789", "*")]

    @staticmethod
    def located(now: Json) -> Counter[str]:
        """The cards that are still in the game."""
        market = [card for card in now["market"] if card is not None]
        return Counter(flat(now["hands"]) + (now["house"] or []) + market + now["deck"])

    def count(self, now: Json) -> None:
        there = self.located(now)
        demand(there <= Counter(self.deck), "cards from nowhere:", there - Counter(self.deck))
        demand(there.total() + now["discards"] == 48, there.total(), "cards and", now["discards"], "discards")
        demand((now["house"] is None) == (self.seats != 2), "house:", now["house"])
        for slot, marks in enumerate(now["marks"]):
            demand(now["market"][slot] is not None or not marks, "marks on an empty slot:", marks)

    def compare(self, before: Json, now: Json) -> None:
        old, new = self.located(before), self.located(now)
        demand(new <= old, "cards came back:", new - old)


LEDGERS: dict[str, Callable[[Match, bool], Ledger]] = {
    "antiques": AntiquesLedger,
    "luxury": LuxuryLedger,
    "emblems": EmblemsLedger,
    "secret": SecretLedger,
    "colours": ColoursLedger,
}


def open_ledger(match: Match, *, fresh: bool = False) -> Ledger:
    """The ledger of a match, its first page already checked; `fresh` at the opening position."""
    ledger = LEDGERS[match.game.id](match, fresh)
    ledger.count(ledger.before)
    return ledger


def open_fresh(match: Match) -> Ledger:
    """The ledger of a match that is about to begin."""
    return open_ledger(match, fresh=True)
