"""What a viewer of colours can work out: points of the own hand, what cards are worth to it, past prices."""

from librt.vecs import vec
from mypy_extensions import i64

from saleroom.core.game import Json, bits
from saleroom.core.state import Event, View
from saleroom.games.colours import rules as C
from saleroom.games.colours.cards import KINDS


def insight(view: View, hidden: bool) -> Json:
    """Points of the hands that the viewer knows, and what single cards would change in the own one."""
    c = view.cells
    setup = view.setup
    assert isinstance(setup, C.ColoursSetup)
    me = int(view.viewer)
    over = c[C.PHASE] == C.OVER
    breakdown: list[Json | None] = []
    for hand in range(setup.hands):
        holder = setup.holder(hand)
        if over or holder == me:
            sets, in_runs = C.points(c[C.HAND + holder], c[C.TWICE + holder])
            breakdown.append({"sets": int(sets), "runs": int(in_runs)})
        else:
            breakdown.append(None)
    scores = [parts["sets"] + parts["runs"] if parts else None for parts in breakdown]
    found: Json = {
        "score": scores[me] if me >= 0 else None,
        "scores": scores,
        "breakdown": breakdown,
        "if_won": None,
        "market": None,
        "hand": None,
        "bid": None,
    }
    if me >= 0:
        found |= own(c, setup, me, scores[me] or 0)
    return found


def own(c: "vec[i64]", setup: C.ColoursSetup, me: int, now: int) -> Json:
    """What a card of the market would add to the own hand, what losing a card of the hand would take away, and
    how far the own bid is.
    """
    held = int(c[C.HAND + me])
    twice = int(c[C.TWICE + me])
    market: list[int | None] = []
    for slot in range(setup.slots):
        kind = int(c[C.MARKET + slot])
        if kind < 0:
            market.append(None)
        elif held >> kind & 1:
            market.append(total(held, twice | 1 << kind) - now)
        else:
            market.append(total(held | 1 << kind, twice) - now)
    hand = {}
    for kind in bits(held):
        bit = 1 << kind
        hand[KINDS[kind]] = now - total(held, twice ^ bit) if twice & bit else now - total(held ^ bit, twice)
    sale = int(c[C.SALE])
    bid: Json | None = None
    if c[C.PHASE] == C.BIDDING and not int(c[C.OUT]) >> me & 1:
        state = C.Colours(setup, c, c)
        demanded = int(state.demanded(me))
        reached = int(c[C.TOTAL + me]) + demanded.bit_count()
        rest = int(state.free_slots(me)) & ~demanded
        bid = {
            "total": int(c[C.TOTAL + me]),
            "demanded": bits(demanded),
            "needed": int(c[C.HIGH]) + 1,
            "most": reached + rest.bit_count() + int(c[C.HELD + me]),
            "leads": c[C.LEADER] == me,
        }
    return {
        "if_won": {"adds": market[sale]} if sale >= 0 else None,
        "market": market,
        "hand": hand,
        "bid": bid,
    }


def total(held: int, twice: int) -> int:
    """Points of a collection of cards."""
    sets, in_runs = C.points(held, twice)
    return int(sets + in_runs)


def sale(event: Event, notes: Json) -> Json | None:
    """A card that was sold, to whom, and for how many cards given up."""
    told = event.public
    assert told is not None
    if event.name == "bid_stands":
        notes["price"] = told["total"]
    elif event.name == "card_sold":
        notes["done"] = notes.get("done", 0) + 1
        return {"lot": notes["done"], "what": told["card"], "seat": told["seat"], "price": notes["price"]}
    return None
