"""What a viewer of emblems can work out: own points, what the table card is worth, past prices."""

from saleroom.core.game import Json
from saleroom.core.state import Event, View
from saleroom.games.emblems import rules as E
from saleroom.games.emblems.cards import BOTH, NONE, ONE, TABLE_CARDS


def insight(view: View, hidden: bool) -> Json:
    """Points of the seats whose secret card the viewer knows, and what cards are worth to the own one."""
    c = view.cells
    seats = int(view.setup.seats)
    me = int(view.viewer)
    deal = [int(card) for card in c[E.VIEW_DEAL :]]
    table = deal[E.TABLE : E.DECKS]
    owners = [int(owner) for owner in c[E.OWNER : E.OWNER + E.TABLE_SIZE]]
    breakdown: list[Json | None] = []
    for seat in range(seats):
        secret = deal[E.SECRET + seat]
        if secret < 0:
            breakdown.append(None)
            continue
        parts = {"both": 0, "one": 0, "none": 0}
        for card, owner in zip(table, owners, strict=True):
            if owner == seat:
                name, points = worth(card, secret)
                parts[name] += points
        breakdown.append(parts)
    scores = [sum(parts.values()) if parts else None for parts in breakdown]
    found: Json = {
        "score": scores[me] if me >= 0 else None,
        "scores": scores,
        "breakdown": breakdown,
        "if_won": None,
        "to_come": None,
    }
    if me >= 0:
        secret = deal[E.SECRET + me]
        if c[E.PHASE] != E.OVER:
            card = table[c[E.TURN]]
            name, points = worth(card, secret)
            found["if_won"] = {"adds": points, "counts": name, "shared": card & secret}
        counts = {"both": 0, "one": 0, "none": 0}
        for card in TABLE_CARDS:
            if card not in table:
                counts[worth(card, secret)[0]] += 1
        found["to_come"] = counts
    return found


def worth(card: int, secret: int) -> tuple[str, int]:
    """E9: what a won card counts as, and its points."""
    shared = card & secret
    if shared == secret:
        return "both", BOTH
    return ("one", ONE) if shared else ("none", NONE)


def sale(event: Event, notes: Json) -> Json | None:
    """A table card that is done: who took it, with which cards in all, and what they counted."""
    told = event.public
    assert told is not None
    if event.name == "bids_revealed":
        bids: list[Json] = told["bids"]  # type: ignore[assignment]
        for bid in bids:
            notes.setdefault(str(bid["seat"]), []).append(bid)
        return None
    if event.name not in ("card_sold", "card_removed"):
        return None
    done = notes.get("done", 0) + 1
    seat = told.get("seat")
    bids = notes.get(str(seat), [])
    notes.clear()
    notes["done"] = done
    return {
        "lot": done,
        "what": told["card"],
        "seat": seat,
        "price": sum(bid["value"] for bid in bids) if bids else None,
        "cards": [card for bid in bids for card in bid["cards"]],
    }
