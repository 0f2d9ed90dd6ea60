"""What a viewer of secret can work out: stars of all, own points, how far the own request is, past prices."""

from librt.vecs import vec
from mypy_extensions import i64

from saleroom.core.game import Json
from saleroom.core.state import Event, View
from saleroom.games.secret import rules as S
from saleroom.games.secret.cards import CHIPS, POINTS, REQUESTS


def insight(view: View, hidden: bool) -> Json:
    """Stars lie open; the request only as far as the viewer knows it."""
    c = view.cells
    setup = view.setup
    assert isinstance(setup, S.SecretSetup)
    seats = int(setup.seats)
    me = int(view.viewer)
    deal = c[S.VIEW_DEAL :]
    state = S.Secret(setup, c, deal)
    tally = [int(number) for number in state.tally()]
    parts = [int(part) for part in state.breakdown()]
    known = [seat == me or c[S.PHASE] == S.OVER for seat in range(seats)]
    found: Json = {
        "score": parts[2 * me] + parts[2 * me + 1] if me >= 0 else None,
        "scores": [parts[2 * seat] + parts[2 * seat + 1] if known[seat] else None for seat in range(seats)],
        "stars": parts[::2],
        "items": [
            {"one": tally[9 * seat], "two": tally[9 * seat + 1], "three": tally[9 * seat + 2]}
            for seat in range(seats)
        ],
        "requests": None,
        "if_won": None,
    }
    if me >= 0:
        kept = int(c[S.REQUEST + me])
        dealt = [kept] if kept >= 0 else [int(deal[2 * me]), int(deal[2 * me + 1])]
        found["requests"] = [progress(c, seats, me, tally, request) for request in dealt]
        if c[S.PHASE] == S.BIDDING and not int(c[S.OUT]) >> me & 1:
            found["if_won"] = if_won(setup, c, me, deal, parts)
    return found


def progress(c: "vec[i64]", seats: int, me: int, tally: list[int], request: int) -> Json:
    """How far a request is: what one has, what is needed, and whether that is a least, a most or exact."""
    name = REQUESTS[request]
    ones, twos, threes = tally[9 * me : 9 * me + 3]
    types = tally[9 * me + 3 : 9 * me + 9]
    others = [seat for seat in range(seats) if seat != me]
    how = "at_least"
    if name == "most_money":
        money = [int(c[S.HAND + seat] | c[S.PILE + seat]).bit_count() for seat in range(seats)]
        have, need = money[me], max(money[seat] for seat in others)
    elif name in ("few_types", "many_types"):
        have = sum(number > 0 for number in types)
        need = 3 if name == "few_types" else 4
        how = "at_most" if name == "few_types" else how
    elif name == "fewest_three":
        have, need, how = threes, min(tally[9 * seat + 2] for seat in others), "at_most"
    elif name == "most_one":
        have, need = ones, max(1, *(tally[9 * seat] for seat in others))
    elif name == "multiple_of_four":
        have = ones + 2 * twos + 3 * threes
        need, how = max(4, -(-have // 4) * 4), "exactly"
    elif name == "no_chips":
        have, need = int(c[S.CHIPS + me]), CHIPS
    elif name == "two_twos":
        have, need, how = twos, 2, "exactly"
    elif name == "pairs":
        have, need = sum(number > 1 for number in types), 2
    else:
        have, need = (ones > 0) + (twos > 0) + (threes > 0), 3
    fulfilled = have >= need if how == "at_least" else have <= need if how == "at_most" else have == need
    return {
        "request": name,
        "points": POINTS[request],
        "fulfilled": fulfilled,
        "have": have,
        "need": need,
        "how": how,
    }


def if_won(setup: S.SecretSetup, c: "vec[i64]", me: int, deal: "vec[i64]", now: list[int]) -> Json:
    """What the item would add, the cards bid for it locked away: its stars, and what becomes of the request."""
    trial = S.Secret(setup, c[: S.CELLS], deal)
    cells = trial.cells
    cells[S.OWNER + cells[S.TURN]] = me
    money = int(cells[S.HAND + me] | cells[S.PILE + me])
    for _ in range(cells[S.ASKS]):
        money &= money - 1
    cells[S.HAND + me] = money
    cells[S.PILE + me] = 0
    after = trial.breakdown()
    stars = int(after[2 * me]) - now[2 * me]
    request = int(after[2 * me + 1]) - now[2 * me + 1]
    return {"adds": stars + request, "stars": stars, "request": request}


def sale(event: Event, notes: Json) -> Json | None:
    """An item that is done: who got it, with which cards, and what they counted."""
    told = event.public
    assert told is not None
    if event.name not in ("item_sold", "item_discarded"):
        return None
    notes["done"] = notes.get("done", 0) + 1
    cards: list[int] = told.get("cards", [])  # type: ignore[assignment]
    return {
        "lot": notes["done"],
        "what": told["item"],
        "seat": told.get("seat"),
        "price": sum(cards) if cards else None,
        "cards": cards,
    }
