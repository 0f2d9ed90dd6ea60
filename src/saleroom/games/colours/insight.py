"""What a viewer of colours can work out: points of the own hand, what cards are worth to it, past prices."""

from librt.vecs import vec
from mypy_extensions import i64

from saleroom.core.game import SaleNotes, bits
from saleroom.core.state import View
from saleroom.games.colours import rules as C
from saleroom.games.colours import types as T
from saleroom.games.colours.cards import KINDS

NOTHING: T.OwnWorked = {"if_won": None, "market": None, "hand": None, "bid": None}


def insight(view: View) -> T.Worked:
    """Points of the hands that the viewer knows, and what single cards would change in the own one."""
    c = view.cells
    setup = view.setup
    assert isinstance(setup, C.ColoursSetup)
    me = int(view.viewer)
    breakdown: list[T.Breakdown | None] = []
    for hand in range(setup.hands):
        holder = setup.holder(hand)
        if view.over() or holder == me:
            sets, in_runs = C.points(setup, c[C.HAND + holder], c[C.TWICE + holder])
            breakdown.append({"sets": int(sets), "runs": int(in_runs)})
        else:
            breakdown.append(None)
    scores = [parts["sets"] + parts["runs"] if parts else None for parts in breakdown]
    return {
        "score": scores[me] if me >= 0 else None,
        "scores": scores,
        "breakdown": breakdown,
        **(own(c, setup, me) if me >= 0 else NOTHING),
    }


def own(c: "vec[i64]", setup: C.ColoursSetup, me: int) -> T.OwnWorked:
    """What a card of the market would add to the own hand, what losing a card of the hand would take away, and
    how far the own bid is.
    """
    held = int(c[C.HAND + me])
    twice = int(c[C.TWICE + me])
    now = total(setup, held, twice)
    market: list[int | None] = []
    for slot in range(setup.slots):
        kind = int(c[C.MARKET + slot])
        if kind < 0:
            market.append(None)
        elif held >> kind & 1:
            market.append(total(setup, held, twice | 1 << kind) - now)
        else:
            market.append(total(setup, held | 1 << kind, twice) - now)
    hand = {}
    for kind in bits(held):
        bit = 1 << kind
        left = (held, twice ^ bit) if twice & bit else (held ^ bit, twice)
        hand[KINDS[kind]] = now - total(setup, *left)
    if_won: T.IfWon | None = None
    bid: T.Progress | None = None
    if c[C.PHASE] == C.BIDDING:
        adds = market[c[C.SALE]]
        assert adds is not None
        if_won = {"adds": adds}
        if not int(c[C.OUT]) >> me & 1:
            bid = progress(c, setup, me)
    return {"if_won": if_won, "market": market, "hand": hand, "bid": bid}


def progress(c: "vec[i64]", setup: C.ColoursSetup, me: int) -> T.Progress:
    """How far the own bid is."""
    demanded = int(C.demanded(setup, c, me))
    rest = int(C.free_slots(c, me)) & ~demanded
    reached = int(c[C.TOTAL + me]) + demanded.bit_count()
    return {
        "total": int(c[C.TOTAL + me]),
        "demanded": bits(demanded),
        "to_replace": bits(int(C.to_replace(setup, c, me))),
        "needed": int(c[C.HIGH]) + 1,
        "most": reached + rest.bit_count() + int(c[C.HELD + me]),
        "can_raise": (c[C.BIDDER] == me and c[C.BEGUN] == 1) or C.can_raise(setup, c, me),
        "leads": c[C.LEADER] == me,
    }


def total(setup: C.ColoursSetup, held: int, twice: int) -> int:
    """Points of a collection of cards."""
    sets, in_runs = C.points(setup, held, twice)
    return int(sets + in_runs)


class Notes(SaleNotes, total=False):
    """The total of the last bid that stood, and what each seat has done with hand cards in this auction.

    Values are replaced and never changed, because copies of a match share them.
    """

    price: int
    hand_cards: dict[int, int]
    replaced: dict[int, list[T.Card]]


def sale(event: T.Event, notes: Notes) -> T.Sale | None:
    """Return a card that was sold, to whom, for how many cards given up, and what hand cards replaced."""
    hand_cards, replaced = notes.get("hand_cards", {}), notes.get("replaced", {})
    if event["type"] == "hand_card_discarded":
        seat = event["seat"]
        notes["hand_cards"] = {**hand_cards, seat: hand_cards.get(seat, 0) + 1}
    elif event["type"] == "hand_card_replaces":
        seat = event["seat"]
        notes["replaced"] = {**replaced, seat: [*replaced.get(seat, []), event["card"]]}
    elif event["type"] == "bid_stands":
        notes["price"] = event["total"]
    elif event["type"] == "card_sold":
        buyer = event["seat"]
        notes["done"] += 1
        notes["hand_cards"], notes["replaced"] = {}, {}
        return {
            "lot": notes["done"],
            "what": event["card"],
            "seat": buyer,
            "price": notes["price"],
            "hand_cards": hand_cards.get(buyer, 0),
            "replaced": replaced.get(buyer, []),
        }
    return None
