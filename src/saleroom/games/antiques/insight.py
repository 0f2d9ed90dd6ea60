"""What a viewer of antiques can work out: points now, what each group and the lot would add, past prices."""

from itertools import combinations_with_replacement

from librt.vecs import vec
from mypy_extensions import i64

from saleroom.core.game import SaleNotes
from saleroom.core.state import View
from saleroom.games.antiques import rules as A
from saleroom.games.antiques import types as T
from saleroom.games.antiques.cards import COPIES


def insight(view: View, hide_memory: bool) -> T.Worked:
    """Points, groups and what the lot on the table would add; purses of others only if they are shown."""
    c = view.cells
    setup = view.setup
    assert isinstance(setup, A.AntiquesSetup)
    me = int(view.viewer)
    breakdown: list[T.Points] = []
    points: list[int] = []
    scores: list[int | None] = []
    sculptures = setup.sculptures_by_seat(c)
    for seat in range(setup.seats):
        by_kind = [int(part) for part in setup.score(seat, A.cards_by_kind(c, seat), sculptures)]
        coins = None if hide_memory and seat != me else int(c[A.COINS + seat])
        points.append(sum(by_kind))
        scores.append(None if coins is None else points[seat] + coins)
        breakdown.append(
            {
                "painting": by_kind[A.PAINTING],
                "furniture": by_kind[A.FURNITURE],
                "jewellery": by_kind[A.JEWELLERY],
                "stamp": by_kind[A.STAMP],
                "sculpture": by_kind[A.SCULPTURE],
                "collection": by_kind[A.COLLECTION],
                "coins": coins,
            }
        )
    return {
        "score": scores[me] if me >= 0 else None,
        "scores": scores,
        "points": points,
        "breakdown": breakdown,
        "groups": Collection(setup, c, me).groups() if me >= 0 else None,
        "if_won": if_won(view, Collection(setup, c, me)) if me >= 0 and c[A.LOT] else None,
        "boxed": int(c[A.UNSOLD]).bit_count(),
    }


class Collection:
    """The cards of one seat, to try out what more of them would be worth."""

    def __init__(self, setup: A.AntiquesSetup, cells: "vec[i64]", seat: int) -> None:
        self.setup = setup
        self.seat = seat
        self.held = A.cards_by_kind(cells, seat)
        self.loose = int(cells[A.REPLICAS + seat * A.PILES + A.LOOSE])
        self.sculptures = setup.sculptures_by_seat(cells)

    def add(self, kind: int, number: int = 1) -> None:
        """A card more, or with -1 one less."""
        if kind == A.REPLICA:
            self.loose += number
        else:
            self.held[kind] += number

    def points(self) -> "vec[i64]":
        """Points per kind, without the loose replicas."""
        return self.setup.score(self.seat, self.held, self.sculptures)

    def best_total(self) -> int:
        """Points with the loose replicas placed where they add most; they must be placed if they can (A8)."""
        kinds = [int(kind) for kind in A.GROUP_KIND if self.held[kind] > 0] if self.loose else []
        if not kinds:
            return sum(self.points())
        totals: list[int] = []
        for chosen in combinations_with_replacement(kinds, self.loose):
            for kind in chosen:
                self.add(kind)
            totals.append(sum(self.points()))
            for kind in chosen:
                self.add(kind, -1)
        return max(totals)

    def groups(self) -> T.Groups:
        """Per kind: cards, points now, points with one more card of it, and what that card would add in all."""
        now = self.points()
        total = sum(now)

        def group(kind: int) -> T.Group:
            self.add(kind)
            after = self.points()
            self.add(kind, -1)
            return {
                "cards": int(self.held[kind]),
                "points": int(now[kind]),
                "next": int(after[kind]),
                "adds": sum(after) - total,
            }

        return {
            "painting": group(A.PAINTING),
            "sculpture": group(A.SCULPTURE),
            "furniture": group(A.FURNITURE),
            "stamp": group(A.STAMP),
            "jewellery": group(A.JEWELLERY),
            "collection": group(A.COLLECTION),
        }


def if_won(view: View, collection: Collection) -> T.IfWon:
    """What the lot would add, coins aside: of the open cards alone, and with every third card there may be.

    Replicas are counted where they add most.
    """
    deck = [int(kind) for kind in view.dealt]
    place = 3 * (int(view.cells[A.ROUND]) - 1)
    now = sum(collection.points())
    collection.add(deck[place])
    collection.add(deck[place + 1])
    adds: list[int] = []
    for kind, copies in enumerate(COPIES):
        unseen = copies - deck.count(kind)
        if unseen:
            collection.add(kind)
            adds += [collection.best_total() - now] * unseen
            collection.add(kind, -1)
    return {
        "shown": collection.best_total() - now,
        "least": min(adds),
        "most": max(adds),
        "expected": round(sum(adds) / len(adds), 1),
    }


class Notes(SaleNotes):
    """The deal, for the open cards of unsold lots."""

    deal: T.Deal


def sale(event: T.Event, notes: Notes) -> T.Sale | None:
    """A lot that is done: its cards, who bought it, and the price."""
    if event["type"] == "lot_sold":
        notes["done"] += 1
        return {
            "lot": notes["done"],
            "what": [*event["cards"]],
            "seat": event["seat"],
            "price": event["price"],
        }
    if event["type"] == "lot_unsold":
        notes["done"] += 1
        open_cards = notes["deal"]["deck"][3 * notes["done"] - 3 : 3 * notes["done"] - 1]
        return {"lot": notes["done"], "what": [*open_cards, None], "seat": None, "price": None}
    return None
