"""What a viewer of emblems can work out: own points, what the table card is worth, past prices."""

from typing import Literal

from saleroom.core.game import SaleNotes
from saleroom.core.layout import NONE
from saleroom.core.state import View
from saleroom.games.emblems import rules as E
from saleroom.games.emblems import types as T
from saleroom.games.emblems.cards import TABLE_CARDS

ROW_NAMES: tuple[Literal["both", "one", "none"], ...] = ("both", "one", "none")


def insight(view: View) -> T.Worked:
    """Points of the seats whose secret card the viewer knows, and what cards are worth to the own one."""
    c = view.cells
    setup = view.setup
    assert isinstance(setup, E.EmblemsSetup)
    me = int(view.viewer)
    known = [int(card) for card in view.dealt]
    secrets, table = known[: setup.seats], known[E.TABLE :]
    won = [0] * (E.REMOVED + 1)
    for place, card in enumerate(table):
        if c[E.BUYER + place] != NONE:
            won[c[E.BUYER + place]] |= 1 << card
    breakdown: list[T.Breakdown | None] = []
    for seat, secret in enumerate(secrets):
        if secret < 0:
            breakdown.append(None)
        else:
            both, one, neither = setup.score(won[seat], secret)
            breakdown.append({"both": int(both), "one": int(one), "none": int(neither)})
    scores = [parts["both"] + parts["one"] + parts["none"] if parts else None for parts in breakdown]
    adds: T.IfWon | None = None
    to_come: T.ToCome | None = None
    if me >= 0:
        if c[E.PHASE] != E.OVER:
            adds = worth(setup, table[c[E.TURN]], secrets[me])
        rows = [E.row_of(card, secrets[me]) for card in TABLE_CARDS if card not in table]
        to_come = {"both": rows.count(E.BOTH), "one": rows.count(E.ONE), "none": rows.count(E.NEITHER)}
    return {
        "score": scores[me] if me >= 0 else None,
        "scores": scores,
        "breakdown": breakdown,
        "if_won": adds,
        "to_come": to_come,
    }


def worth(setup: E.EmblemsSetup, card: int, secret: int) -> T.IfWon:
    """What a table card would add to the points of a secret card's owner."""
    return {
        "adds": int(setup.points_of(card, secret)),
        "counts": ROW_NAMES[E.row_of(card, secret)],
        "shared": card & secret,
    }


class Notes(SaleNotes, total=False):
    """All bids for the table card."""

    bids: list[T.RevealedBid]


def sale(event: T.Event, notes: Notes) -> T.Sale | None:
    """A table card that is done: who took it, with which cards in all, and what they counted."""
    if event["type"] == "bids_revealed":
        notes.setdefault("bids", []).extend(event["bids"])
    elif event["type"] == "card_sold" or event["type"] == "card_removed":
        seat = event["seat"] if event["type"] == "card_sold" else None
        bids: list[T.RevealedBid] = [bid for bid in notes.pop("bids") if bid["seat"] == seat]
        notes["done"] += 1
        return {
            "lot": notes["done"],
            "what": event["card"],
            "seat": seat,
            "price": sum(bid["value"] for bid in bids) if bids else None,
            "cards": [card for bid in bids for card in bid["cards"]],
        }
    return None
