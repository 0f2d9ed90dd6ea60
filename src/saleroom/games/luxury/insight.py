"""What a viewer of luxury can work out: points now, signs, what the lot would add, past prices."""

from saleroom.core.game import SaleNotes, bits
from saleroom.core.state import View
from saleroom.games.luxury import rules as L
from saleroom.games.luxury import types as T
from saleroom.games.luxury.cards import SIGNS


def insight(view: View) -> T.Worked:
    """Points and signs of all seats, and what the lot would add; lots won lie open."""
    c = view.cells
    setup = view.setup
    assert isinstance(setup, L.LuxurySetup)
    me = int(view.viewer)
    breakdown: list[T.Breakdown] = []
    signs: list[T.Signs] = []
    for seat in range(setup.seats):
        won = int(c[L.WON + seat])
        lots, complete = setup.score(won)
        breakdown.append({"lots": int(lots), "signs": int(complete)})
        held = [SIGNS[setup.signs[lot - 1]] for lot in bits(won)]
        signs.append(
            {"jewel": held.count("jewel"), "vehicle": held.count("vehicle"), "estate": held.count("estate")}
        )
    scores = [parts["lots"] + parts["signs"] for parts in breakdown]
    adds: T.IfWon | None = None
    if me >= 0 and c[L.LOT] < L.LOTS:
        lot = int(view.dealt[c[L.LOT]])
        lots, complete = setup.score(c[L.WON + me] | 1 << lot)
        points, bonus = int(lots) - breakdown[me]["lots"], int(complete) - breakdown[me]["signs"]
        adds = {"adds": points + bonus, "lots": points, "signs": bonus}
    return {
        "score": scores[me] if me >= 0 else None,
        "scores": scores,
        "breakdown": breakdown,
        "signs": signs,
        "if_won": adds,
    }


class Notes(SaleNotes, total=False):
    """Cards on the table, and what the highest counts."""

    cards: list[int | None]
    price: int


def sale(event: T.Event, notes: Notes) -> T.Sale | None:
    """A lot that is done: who got it, with which card, and what that counted."""
    if event["type"] == "bids_revealed":
        notes["cards"] = event["cards"]
    elif event["type"] == "seat_blackmailed" and event["forced"]:
        notes["cards"] = [20 if seat == event["target"] else card for seat, card in enumerate(notes["cards"])]
    elif event["type"] == "bid_highest":
        notes["price"] = event["value"]
    elif event["type"] == "lot_sold" or event["type"] == "lot_withdrawn":
        notes["done"] += 1
        seat = event["seat"] if event["type"] == "lot_sold" else None
        return {
            "lot": notes["done"],
            "what": event["lot"],
            "seat": seat,
            "price": None if seat is None else notes["price"],
            "card": None if seat is None else notes["cards"][seat],
        }
    return None
