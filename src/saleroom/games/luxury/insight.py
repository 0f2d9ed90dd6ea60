"""What a viewer of luxury can work out: points now, signs, what the lot would add, past prices."""

from saleroom.core.game import Json
from saleroom.core.state import Event, View
from saleroom.games.luxury import rules as L
from saleroom.games.luxury.cards import SIGNS

SIGN_POINTS = 3
"""Points of a complete sign (L9)."""


def insight(view: View, hidden: bool) -> Json:
    """Points and signs of all seats, and what the lot would add; lots won lie open."""
    c = view.cells
    setup = view.setup
    assert isinstance(setup, L.LuxurySetup)
    me = int(view.viewer)
    parts = [int(part) for part in L.Luxury(setup, c, c).breakdown()]
    signs = []
    for seat in range(setup.seats):
        won = int(c[L.WON + seat])
        count = [0, 0, 0]
        for lot in range(L.LOTS):
            if won >> lot + 1 & 1:
                count[setup.signs[lot]] += 1
        signs.append(dict(zip(SIGNS, count, strict=True)))
    scores = [parts[place] + parts[place + 1] for place in range(0, len(parts), 2)]
    adds: Json | None = None
    if me >= 0 and c[L.LOT] < L.LOTS:
        lot = int(c[L.VIEW_LOTS + c[L.LOT]]) - 1
        sign = SIGN_POINTS if signs[me][SIGNS[setup.signs[lot]]] == 2 else 0
        points = int(setup.points[lot])
        adds = {"adds": points + sign, "lots": points, "signs": sign}
    return {
        "score": scores[me] if me >= 0 else None,
        "scores": scores,
        "breakdown": [{"lots": parts[place], "signs": parts[place + 1]} for place in range(0, len(parts), 2)],
        "signs": signs,
        "if_won": adds,
    }


def sale(event: Event, notes: Json) -> Json | None:
    """A lot that is done: who got it, with which card, and what that counted."""
    told = event.public
    assert told is not None
    name = event.name
    if name == "bids_revealed":
        notes["cards"] = told["cards"]
    elif name == "seat_blackmailed" and told["forced"]:
        notes["cards"] = [20 if seat == told["target"] else card for seat, card in enumerate(notes["cards"])]
    elif name == "bid_highest":
        notes["price"] = told["value"]
    elif name in ("lot_sold", "lot_withdrawn"):
        notes["done"] = notes.get("done", 0) + 1
        seat = told.get("seat")
        sold = seat is not None
        return {
            "lot": notes["done"],
            "what": told["lot"],
            "seat": seat,
            "price": notes["price"] if sold else None,
            "card": notes["cards"][seat] if sold else None,
        }
    return None
