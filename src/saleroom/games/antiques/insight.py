"""What a viewer of antiques can work out: points now, what each group and the lot would add, past prices."""

from itertools import combinations_with_replacement

from saleroom.core.game import Json
from saleroom.core.state import Event, View
from saleroom.games.antiques import rules as A
from saleroom.games.antiques.cards import COPIES, KINDS

PARTS = ("painting", "furniture", "jewellery", "stamp", "sculpture", "collection", "coins")
PART_OF = tuple(PARTS.index(kind) for kind in KINDS[:6])
"""Where the points of a kind stand in the breakdown."""
REPLICA_GROUP = (-1, 3, 2, 0, 1, -1)
"""Per kind the group of replicas that counts with it, or -1."""

MOST_KEPT = 1000
KEPT: dict[tuple[object, ...], tuple[Json, Json | None]] = {}
"""Groups and what the lot adds, by all that they depend on."""


def insight(view: View, hidden: bool) -> Json:
    """Points, groups and what the lot on the table would add; purses of others only if they are shown."""
    c = view.cells
    setup = view.setup
    assert isinstance(setup, A.AntiquesSetup)
    me = int(view.viewer)
    parts = [int(part) for part in A.Antiques(setup, c, c).breakdown()]
    breakdown: list[Json] = []
    points: list[int] = []
    scores: list[int | None] = []
    for seat in range(setup.seats):
        row = parts[7 * seat : 7 * seat + 7]
        points.append(sum(row) - row[6])
        told: Json = dict(zip(PARTS, row, strict=True))
        if hidden and seat != me:
            told["coins"] = None
            scores.append(None)
        else:
            scores.append(sum(row))
        breakdown.append(told)
    found: Json = {
        "score": scores[me] if me >= 0 else None,
        "scores": scores,
        "points": points,
        "breakdown": breakdown,
        "groups": None,
        "if_won": None,
        "boxed": int(c[A.UNSOLD]).bit_count(),
    }
    if me >= 0:
        # Bids and coins change nothing of this, so it is worked out once for a lot and then looked up.
        known = (setup, me, c[A.LOT], c[A.ROUND], *c[A.CARDS :])
        if known not in KEPT:
            if len(KEPT) >= MOST_KEPT:
                KEPT.clear()
            trial = A.Antiques(setup, c[: A.CELLS], c)
            told = groups(trial, me, parts[7 * me : 7 * me + 7])
            deck = [int(kind) for kind in c[A.VIEW_DECK :]]
            KEPT[known] = told, if_won(trial, me, deck, points[me]) if c[A.LOT] else None
        found["groups"], found["if_won"] = KEPT[known]
    return found


def groups(trial: A.Antiques, me: int, now: list[int]) -> Json:
    """Per kind: cards, points now, points with one more card of it, and what that card would add in all."""
    c = trial.cells
    before = sum(now)
    told: Json = {}
    for kind, part in enumerate(PART_OF):
        cell = A.CARDS + me * A.KIND_COUNT + kind
        cards = int(c[cell])
        group = REPLICA_GROUP[kind]
        if group >= 0:
            cards += int(c[A.REPLICAS + me * 5 + group])
        c[cell] += 1
        after = trial.breakdown()[7 * me : 7 * me + 7]
        c[cell] -= 1
        told[KINDS[kind]] = {
            "cards": cards,
            "points": now[part],
            "next": int(after[part]),
            "adds": int(sum(after)) - before,
        }
    return told


def if_won(trial: A.Antiques, me: int, deck: list[int], now: int) -> Json:
    """What the lot would add, coins aside: of the open cards alone, and with every third card there may be.

    Replicas are counted where they add most.
    """
    place = 3 * (int(trial.cells[A.ROUND]) - 1)
    take(trial, me, deck[place], 1)
    take(trial, me, deck[place + 1], 1)
    shown = placed_best(trial, me) - now
    least = most = shown
    total = cards = 0
    for kind in range(7):
        unseen = COPIES[kind] - deck.count(kind)
        if unseen:
            take(trial, me, kind, 1)
            adds = placed_best(trial, me) - now
            take(trial, me, kind, -1)
            if not cards:
                least = most = adds
            least = min(least, adds)
            most = max(most, adds)
            total += adds * unseen
            cards += unseen
    return {"shown": shown, "least": least, "most": most, "expected": round(total / cards, 1)}


def take(trial: A.Antiques, me: int, kind: int, number: int) -> None:
    """A card is bought, or with -1 given back."""
    cell = A.REPLICAS + me * 5 + A.LOOSE if kind == A.REPLICA else A.CARDS + me * A.KIND_COUNT + kind
    trial.cells[cell] += number


def placed_best(trial: A.Antiques, me: int) -> int:
    """Points without coins, the loose replicas placed where they add most; they must be placed if they can."""
    c = trial.cells
    first = A.REPLICAS + me * 5
    loose = int(c[first + A.LOOSE])
    open_groups = (
        [group for group in range(A.GROUP_COUNT) if trial.group_size(me, group) > 0] if loose else []
    )
    if not open_groups:
        return int(sum(trial.breakdown()[7 * me : 7 * me + 6]))
    best = -1000
    for chosen in combinations_with_replacement(open_groups, loose):
        for group in chosen:
            c[first + group] += 1
        best = max(best, int(sum(trial.breakdown()[7 * me : 7 * me + 6])))
        for group in chosen:
            c[first + group] -= 1
    return best


def sale(event: Event, notes: Json) -> Json | None:
    """A lot that is done: its cards, who bought it, and the price."""
    told = event.public
    assert told is not None
    if event.name == "lot_sold":
        notes["done"] = notes.get("done", 0) + 1
        return {"lot": notes["done"], "what": told["cards"], "seat": told["seat"], "price": told["price"]}
    if event.name == "lot_unsold":
        notes["done"] = number = notes.get("done", 0) + 1
        open_cards = notes["deal"]["deck"][3 * number - 3 : 3 * number - 1]
        return {"lot": number, "what": [*open_cards, None], "seat": None, "price": None}
    return None
