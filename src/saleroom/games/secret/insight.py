"""What a viewer of secret can work out: stars of all, own points, how far the own request is, past prices."""

from librt.vecs import vec
from mypy_extensions import i64

from saleroom.core.game import SaleNotes
from saleroom.core.state import View
from saleroom.games.secret import rules as S
from saleroom.games.secret import types as T
from saleroom.games.secret.cards import POINTS, REQUESTS

HOW: tuple[T.How, ...] = ("at_least", "at_most", "exactly")


def insight(view: View) -> T.Worked:
    """Stars lie open; the request only as far as the viewer knows it."""
    c = view.cells
    setup = view.setup
    assert isinstance(setup, S.SecretSetup)
    seats = range(int(setup.seats))
    me = int(view.viewer)
    dealt = view.dealt
    items = [int(item) for item in dealt[S.ITEMS_DEALT :]]
    won = [[item for place, item in enumerate(items) if c[S.SOLD_TO + place] == seat] for seat in seats]
    tally = S.tally_of(won)
    money = vec[i64]([int(c[S.HAND + seat] | c[S.PILE + seat]).bit_count() for seat in seats])
    stars = [int(S.stars_of(seat, tally)) for seat in seats]
    points = [
        int(S.request_points(c[S.REQUEST + seat], seat, tally, money, c[S.CHIPS + seat], setup.readings))
        for seat in seats
    ]
    requests: list[T.Progress] | None = None
    if_won: T.IfWon | None = None
    if me >= 0:
        kept, chips = int(c[S.REQUEST + me]), int(c[S.CHIPS + me])
        first = S.REQUESTS_DEALT + 2 * me
        choice = [kept] if kept >= 0 else [int(request) for request in dealt[first : first + 2]]
        requests = [progress(request, me, tally, money, chips, setup.readings) for request in choice]
        if c[S.PHASE] == S.BIDDING and not c[S.OUT] >> me & 1:
            won[me].append(items[c[S.TURN]])
            money[me] -= c[S.ASKS]
            after = S.tally_of(won)
            more = int(S.stars_of(me, after)) - stars[me]
            change = int(S.request_points(kept, me, after, money, chips, setup.readings)) - points[me]
            if_won = {"adds": more + change, "stars": more, "request": change}
    known = [seat == me or view.over() for seat in seats]
    return {
        "score": stars[me] + points[me] if me >= 0 else None,
        "scores": [stars[seat] + points[seat] if known[seat] else None for seat in seats],
        "stars": stars,
        "items": [
            {"one": int(one), "two": int(two), "three": int(three)}
            for one, two, three in (tally[S.TALLY * seat : S.TALLY * seat + 3] for seat in seats)
        ],
        "requests": requests,
        "if_won": if_won,
    }


def progress(
    request: int, seat: int, tally: "vec[i64]", money: "vec[i64]", chips: int, readings: i64
) -> T.Progress:
    """How far a request is: what one has, what is needed, and whether that is a least, a most or exact."""
    have, need, how = S.progress(request, seat, tally, money, chips, readings)
    return {
        "request": REQUESTS[request],
        "points": POINTS[request],
        "fulfilled": S.is_fulfilled(have, need, how),
        "have": int(have),
        "need": int(need),
        "how": HOW[how],
    }


def sale(event: T.Event, notes: SaleNotes) -> T.Sale | None:
    """An item that is done: who got it, with which cards, and what they counted."""
    if event["type"] == "item_sold" or event["type"] == "item_discarded":
        notes["done"] += 1
        cards = event["cards"] if event["type"] == "item_sold" else []
        return {
            "lot": notes["done"],
            "what": event["item"],
            "seat": event["seat"] if event["type"] == "item_sold" else None,
            "price": sum(cards) if cards else None,
            "cards": cards,
        }
    return None
