"""Colours as JSON: deal, moves, position, view; and the sentences of its refusals."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from saleroom.core.errors import Refused
from saleroom.core.game import NUMBER, TEXT, Field, Game, Json, Option, bits, check_keys, read_cards, shown
from saleroom.core.state import Event, View
from saleroom.games.colours import insight
from saleroom.games.colours import rules as C
from saleroom.games.colours.cards import COPIES, KINDS


def read_matching(value: Any) -> str:
    """What a raise must match."""
    if value not in ("same-cards", "count"):
        raise ValueError("no such way to match")
    return str(value)


class ColoursGame(Game[C.ColoursSetup, C.Colours]):
    """«Стой на своём»."""

    id = "colours"
    title = "«Стой на своём» / Stick to Colours"
    summary = "You pay for a card with the cards that you give up for ever."
    min_seats = 2
    max_seats = 4
    rules = 1
    options = (Option("matching", "same-cards", '"same-cards" or "count"', read_matching),)
    moves = C.MOVES
    fields = {"offer": {"slot": NUMBER}, "pass": {}, "stand": {}, "renounce": {"slot": NUMBER}}
    card_fields = {"card": TEXT}
    breakdown_keys = ("sets", "runs")
    hidden_in_sales = ("seat",)

    def setup(self, seats: int, options: Json) -> C.ColoursSetup:
        return C.ColoursSetup(seats, options["matching"] == "same-cards")

    def max_moves(self, seats: int) -> int:
        # A hand card is discarded once, and may be followed by a stand. An auction puts at most one ? of every
        # seat on each of five other slots, each followed by a stand, and has an offer and a pass of each seat;
        # it removes a card, and fewer dealers than seats pass before it. A flush of a full market takes
        # a pass of every seat.
        auction = 2 * 5 * seats + 1 + seats + (seats - 1)
        return 2 * C.DECK + C.DECK * auction + C.DECK * seats

    def read_deal(self, setup: C.ColoursSetup, deal: Json) -> C.Colours:
        check_keys(deal, ("deck",))
        return setup.open(read_cards(deal["deck"], KINDS, COPIES, "deal.deck"))

    def write_deal(self, state: C.Colours) -> Json:
        return {"deck": [KINDS[kind] for kind in state.deck]}

    def move_fields(self, move: Json) -> dict[str, Field]:
        if move["type"] == "renounce" and "card" in move and "slot" not in move:
            return self.card_fields
        return self.fields[move["type"]]

    def asked(self, state: C.Colours, seat: int) -> tuple[str, ...]:
        return ("offer", "pass") if state.cells[C.PHASE] == C.DEALING else ("renounce", "stand", "pass")

    def encode(self, state: C.Colours, seat: int, move: Json) -> int:
        kind = move["type"]
        if kind == "pass":
            return C.PASS
        if kind == "stand":
            return C.STAND
        if "card" in move:
            return C.DISCARD + KINDS.index(move["card"]) if move["card"] in KINDS else -1
        if not 0 <= move["slot"] < C.SLOTS:
            return -1
        return int((C.OFFER if kind == "offer" else C.RENOUNCE) + move["slot"])

    def decode(self, state: C.Colours, seat: int, move: int) -> Json:
        if move == C.PASS:
            return {"type": "pass"}
        if move == C.STAND:
            return {"type": "stand"}
        if move < C.RENOUNCE:
            return {"type": "offer", "slot": move - C.OFFER}
        if move < C.DISCARD:
            return {"type": "renounce", "slot": move - C.RENOUNCE}
        return {"type": "renounce", "card": KINDS[move - C.DISCARD]}

    def explain(self, state: C.Colours, seat: int, move: Json) -> Refused:
        c = state.cells
        kind = move["type"]
        slot: Any = move.get("slot")
        empty = isinstance(slot, int) and (not 0 <= slot < state.setup.slots or c[C.MARKET + slot] < 0)
        if kind == "offer":
            if empty:
                return Refused(
                    "C1", "colours-empty-slot", f"There is no card in slot {shown(slot)}.", slot=shown(slot)
                )
            if c[C.CROSSED + seat] >> slot & 1:
                return Refused("C1", "colours-crossed", "Your X lies on that card: you gave it up for good.")
            return Refused(
                "C1",
                "colours-nothing-to-renounce",
                "You have nothing left to renounce, so you cannot put a card up.",
            )
        if kind != "renounce":
            return self._why_not_end(state, seat, kind)
        if slot is None:
            if move["card"] not in KINDS or not c[C.HAND + seat] >> KINDS.index(move["card"]) & 1:
                return Refused(
                    "C4",
                    "colours-not-in-hand",
                    f"There is no {shown(move['card'])} in your hand.",
                    card=shown(move["card"]),
                )
        elif empty:
            return Refused(
                "C4", "colours-empty-slot", f"There is no card in slot {shown(slot)}.", slot=shown(slot)
            )
        elif slot == c[C.SALE]:
            return Refused("C4", "colours-for-sale", "That is the card for sale.")
        elif (c[C.ASKED + seat] | c[C.CROSSED + seat]) >> slot & 1:
            return Refused("C4", "colours-marked", "Your marker lies on that card already.")
        elif not c[C.BEGUN] and state.demanded(seat) >> slot & 1:
            return Refused(
                "C4",
                "colours-demanded",
                "That card is demanded and put down by itself; name another one.",
            )
        return Refused(
            "C5",
            "colours-cannot-reach",
            f"You cannot reach a total of {c[C.HIGH] + 1}, so you must pass.",
            total=c[C.HIGH] + 1,
        )

    def _why_not_end(self, state: C.Colours, seat: int, kind: str) -> Refused:
        c = state.cells
        if c[C.LEADER] < 0 and c[C.TOTAL + seat] == 0:
            return Refused(
                "C2",
                "colours-dealer-opens",
                "The dealer must open the bidding by renouncing at least one card.",
            )
        if kind == "pass":
            return Refused(
                "C3", "colours-no-way-back", "There is no way back once you have begun to renounce."
            )
        return Refused(
            "C5",
            "colours-total-too-low",
            f"Your total must be at least {c[C.HIGH] + 1} before you can stand.",
            total=c[C.HIGH] + 1,
        )

    def position(self, state: C.Colours) -> Json:
        c = state.cells
        seats = range(state.setup.seats)
        return {
            **self._public(c, state.setup),
            "hands": [card_names(c[C.HAND + seat], c[C.TWICE + seat]) for seat in seats],
            "house": card_names(c[C.HAND + C.HOUSE], c[C.TWICE + C.HOUSE])
            if state.setup.seats == 2
            else None,
            "deck": [KINDS[kind] for kind in state.deck][c[C.DRAWN] :],
        }

    def _public(self, c: "vec[i64]", setup: C.ColoursSetup) -> Json:
        """What lies open on the table, of a position or a view."""
        seats = range(setup.seats)
        market = [int(c[C.MARKET + slot]) for slot in range(setup.slots)]
        marks: list[Json] = []
        for slot in range(setup.slots):
            marks.append({})
            for seat in seats:
                if c[C.ASKED + seat] >> slot & 1:
                    marks[slot][str(seat)] = "?"
                elif c[C.CROSSED + seat] >> slot & 1:
                    marks[slot][str(seat)] = "X"
        return {
            "dealer": int(c[C.DEALER]),
            "dealer_passes": int(c[C.PASSES]),
            "market": [KINDS[kind] if kind >= 0 else None for kind in market],
            "marks": marks,
            "sale": int(c[C.SALE]) if c[C.SALE] >= 0 else None,
            "totals": [int(c[C.TOTAL + seat]) for seat in seats],
            "bidder": int(c[C.BIDDER]) if c[C.BIDDER] >= 0 else None,
            "out": [bool(c[C.OUT] >> seat & 1) for seat in seats],
            "discards": int(c[C.GONE]),
        }

    def insight(self, view: View, hidden: bool) -> Json:
        return insight.insight(view, hidden)

    def sale(self, event: Event, notes: Json) -> Json | None:
        return insight.sale(event, notes)

    def show(self, view: View) -> Json:
        c = view.cells
        setup = view.setup
        assert isinstance(setup, C.ColoursSetup)
        seats = range(setup.seats)
        over = c[C.PHASE] == C.OVER
        log = [int(c[C.LOG + place]) for place in range(c[C.TAKEN])]
        stories = [story(log, seat, int(c[C.LOST + seat])) for seat in seats]
        bidding = c[C.PHASE] == C.BIDDING
        house_taken = [KINDS[entry & 31] for entry in log if entry >> 5 & 7 == C.HOUSE]
        house: list[str] | None = None
        if over and setup.seats == 2:
            house = card_names(c[C.HAND + C.HOUSE], c[C.TWICE + C.HOUSE])
        return {
            **self._public(c, setup),
            "phase": ("dealing", "bidding", "over")[c[C.PHASE]],
            "begun": c[C.BEGUN] == 1,
            "needed": int(c[C.HIGH]) + 1 if bidding else None,
            "demanded": bits(demands(c, setup, int(c[C.BIDDER]))) if bidding else [],
            "deck_size": C.DECK - c[C.DRAWN],
            "hand_sizes": [int(c[C.HELD + seat]) for seat in seats],
            "hands": ([card_names(c[C.HAND + seat], c[C.TWICE + seat]) for seat in seats] if over else None),
            "house": house,
            "house_size": int(c[C.HELD + C.HOUSE]) if setup.seats == 2 else None,
            "memory": {"taken": stories, "house_taken": house_taken},
        }

    def own(self, view: View) -> Json:
        c = view.cells
        me = view.viewer
        deck = [int(kind) for kind in c[C.VIEW_DECK :]]
        return {
            "hand": card_names(c[C.HAND + me], c[C.TWICE + me]) if me >= 0 else None,
            "my_discards": card_names(c[C.DISCARDS + me], c[C.DISCARDS_TWICE + me]) if me >= 0 else None,
            "unseen": [
                KINDS[kind] for kind in range(C.KIND_COUNT) for _ in range(COPIES[kind] - deck.count(kind))
            ],
        }


def card_names(held: int, twice: int) -> list[str]:
    """A collection of cards, sorted."""
    return [
        KINDS[kind] for kind in range(C.KIND_COUNT) for _ in range((held >> kind & 1) + (twice >> kind & 1))
    ]


def story(log: list[int], seat: int, lost: int) -> list[str | None]:
    """What became of a hand in the eyes of all: cards taken, and None for each card discarded unseen."""
    told: list[str | None] = []
    for entry in log:
        if entry >> 5 & 7 == seat:
            told += [None] * ((entry >> 8) - told.count(None))
            told.append(KINDS[entry & 31])
    return told + [None] * (lost - told.count(None))


def demands(c: "vec[i64]", setup: C.ColoursSetup, seat: int) -> int:
    """The slots a bidder has yet to match, as a set."""
    return int(C.Colours(setup, c, c).demanded(seat))


GAME = ColoursGame()
