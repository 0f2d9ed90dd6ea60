"""Colours as JSON: deal, moves, position, view; and the sentences of its refusals."""

from collections import Counter
from typing import Any, Literal

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saleroom.core.errors import Refused, short_repr
from saleroom.core.game import Game, Option, Preset, Row, bits, check_keys, is_int, read_cards
from saleroom.core.state import View
from saleroom.games.colours import insight
from saleroom.games.colours import rules as C
from saleroom.games.colours import types as T
from saleroom.games.colours.cards import COPIES, KINDS, RUN, SETS
from saleroom.games.colours.insight import Notes
from saleroom.games.colours.names import NAMES

PHASES: tuple[Literal["dealing", "bidding", "over"], ...] = ("dealing", "bidding", "over")
MATCHING = ("by-hand", "same-cards", "strict", "count")
"""The readings of C5(a), in the order of their numbers in the rules."""


def read_matching(value: Any) -> str:
    """Read how C5(a) is understood."""
    if not isinstance(value, str) or value not in MATCHING:
        raise ValueError(f"there is no way to match {short_repr(value)}")
    return value


def read_points(value: Any) -> int:
    """What something counts."""
    if not is_int(value) or not 0 <= value <= 99:
        raise ValueError("points are whole numbers from 0 to 99")
    return int(value)


def read_sets(value: Any) -> list[int]:
    """What a set of each number counts."""
    if not isinstance(value, list | tuple) or len(value) != len(SETS):
        raise ValueError("points for each of the nine numbers are needed")
    return [read_points(points) for points in value]


@mypyc_attr(native_class=False)  # the base class is not compiled
class ColoursGame(Game[C.ColoursSetup, C.Colours, T.Options, T.Move, T.Event]):
    """«Стой на своём»."""

    id = "colours"
    title = "«Стой на своём» / Stick to Colours"
    summary = "You pay for a card with the cards that you give up for ever."
    min_seats = 2
    max_seats = 4
    best_seats = 3
    minutes = 20
    difficulty = 3
    rules = 1
    names = NAMES
    options = (
        Option(
            "matching",
            "by-hand",
            '"by-hand", "same-cards", "strict" or "count"',
            read_matching,
            "What a raise does about demanded cards with the bidder's own X: a hand card replaces each of them, they "
            "are left out, they forbid the raise, or nothing is demanded and the total alone decides.",
        ),
        Option(
            "sets",
            list(SETS),
            "a list of nine whole numbers from 0 to 99",
            read_sets,
            "What a set of each number counts, from 1 to 9.",
            ([1, 2, 3, 4, 5, 6, 7, 8, 9],),
        ),
        Option(
            "run",
            RUN,
            "a whole number from 0 to 99",
            read_points,
            "What each card in a run counts.",
            (2,),
        ),
    )
    presets = (
        Preset(
            "board-game-arena",
            "As on Board Game Arena",
            "A player whose X lies on a card that has to be matched can't raise.",
            {"matching": "strict"},
        ),
    )
    moves = C.MOVES
    breakdown = (Row("sets", "C11"), Row("runs", "C11"))
    hidden_in_sales = ("seat",)
    open_history = False

    def setup(self, seats: int, options: T.Options) -> C.ColoursSetup:
        return C.ColoursSetup(seats, MATCHING.index(options["matching"]), options["sets"], options["run"])

    def max_moves(self, seats: int) -> int:
        # A hand card is discarded once, and may be followed by a stand. An auction puts at most one ? of every
        # seat on each of five other slots, each followed by a stand, and has an offer and a pass of each seat;
        # it removes a card, and fewer dealers than seats pass before it. A flush of a full market takes
        # a pass of every seat.
        auction = 2 * 5 * seats + 1 + seats + (seats - 1)
        return 2 * C.DECK + C.DECK * auction + C.DECK * seats

    def read_deal(self, setup: C.ColoursSetup, deal: Any) -> C.Colours:
        check_keys(deal, ("deck",))
        return setup.open(read_cards(deal["deck"], KINDS, COPIES, "deal.deck"))

    def write_deal(self, state: C.Colours) -> T.Deal:
        return {"deck": [KINDS[kind] for kind in state.dealt]}

    def move_types_now(self, state: C.Colours, seat: int) -> tuple[str, ...]:
        return ("offer", "pass") if state.cells[C.PHASE] == C.DEALING else ("renounce", "stand", "pass")

    def encode(self, state: C.Colours, seat: int, move: T.Move) -> int:
        if move["type"] == "pass":
            return C.PASS
        if move["type"] == "stand":
            return C.STAND
        if "card" in move:
            return C.DISCARD + KINDS.index(move["card"]) if move["card"] in KINDS else -1
        if not 0 <= move["slot"] < C.SLOTS:
            return -1
        return int((C.OFFER if move["type"] == "offer" else C.RENOUNCE) + move["slot"])

    def decode(self, state: C.Colours, seat: int, move: int) -> T.Move:
        if move == C.PASS:
            return {"type": "pass"}
        if move == C.STAND:
            return {"type": "stand"}
        if move < C.RENOUNCE:
            return {"type": "offer", "slot": move - C.OFFER}
        if move < C.DISCARD:
            return {"type": "renounce", "slot": move - C.RENOUNCE}
        return {"type": "renounce", "card": KINDS[move - C.DISCARD]}

    def explain(self, state: C.Colours, seat: int, move: T.Move) -> Refused:
        if move["type"] == "offer":
            return self._why_not_offer(state, seat, move["slot"])
        if move["type"] == "renounce":
            return self._why_not_renounce(state, seat, move)
        c = state.cells
        if c[C.LEADER] < 0 and c[C.TOTAL + seat] == 0:
            return Refused(
                "C2",
                "colours-dealer-opens",
                "The dealer must open the bidding by giving up at least one card.",
            )
        if move["type"] == "pass":
            return Refused(
                "C3", "colours-no-way-back", "You can't pass once you have begun to give up cards."
            )
        if not c[C.BEGUN] and not C.can_raise(state.setup, c, seat):
            return self._why_not_raise(state, seat)
        demands = 0 if c[C.BEGUN] else int(C.demanded(state.setup, c, seat)).bit_count()
        if c[C.TOTAL + seat] + demands <= c[C.HIGH]:
            return Refused(
                "C5",
                "colours-total-too-low",
                f"You must give up at least {c[C.HIGH] + 1} cards in all before you can stand.",
                total=c[C.HIGH] + 1,
            )
        owed = int(C.to_replace(state.setup, c, seat)).bit_count()
        return Refused(
            "C5",
            "colours-hand-cards-owed",
            f"{owed} of your hand cards must still replace the "
            f"{'card' if owed == 1 else 'cards'} that you gave up for good.",
            count=owed,
        )

    def _why_not_raise(self, state: C.Colours, seat: int) -> Refused:
        """Return why a seat must pass."""
        c = state.cells
        setup = state.setup
        if setup.matching == C.STRICT and C.asked(setup, c) & c[C.CROSSED + seat]:
            return Refused(
                "C5",
                "colours-strict",
                "You must pass: at this table nobody can raise while their X lies on a card that has to be matched.",
            )
        owed = int(C.to_replace(setup, c, seat)).bit_count()
        held = int(c[C.HELD + seat])
        if owed > held:
            return Refused(
                "C5",
                "colours-cannot-replace",
                f"You must pass: {owed} {'card' if owed == 1 else 'cards'} with your X still "
                f"{'has' if owed == 1 else 'have'} to be replaced, and you hold "
                f"{f'only {held}' if held else 'no'} {'card' if held == 1 else 'cards'}.",
                count=owed,
                held=held,
            )
        return Refused(
            "C5",
            "colours-cannot-reach",
            f"You can't reach a total of {c[C.HIGH] + 1}, so you must pass.",
            total=c[C.HIGH] + 1,
        )

    def _why_not_offer(self, state: C.Colours, seat: int, slot: int) -> Refused:
        """Why a card cannot be put up."""
        if is_empty(state, slot):
            return empty_slot("C1", slot)
        if state.cells[C.CROSSED + seat] >> slot & 1:
            return Refused("C1", "colours-crossed", "Your X is on that card: you gave it up for good.")
        return Refused(
            "C1",
            "colours-nothing-to-renounce",
            "You have nothing left to give up, so you can't put a card up for sale.",
        )

    def _why_not_renounce(self, state: C.Colours, seat: int, move: T.Renounce) -> Refused:
        """Why a card cannot be renounced."""
        c = state.cells
        if "card" in move:
            card = short_repr(move["card"])
            if move["card"] not in KINDS or not c[C.HAND + seat] >> KINDS.index(move["card"]) & 1:
                return Refused("C4", "colours-not-in-hand", f"You have no {card} in your hand.", card=card)
        elif is_empty(state, move["slot"]):
            return empty_slot("C4", move["slot"])
        elif move["slot"] == int(c[C.SALE]):
            return Refused("C4", "colours-for-sale", "That is the card for sale.")
        elif (c[C.MARKED + seat] | c[C.CROSSED + seat]) >> move["slot"] & 1:
            return Refused("C4", "colours-marked", "Your marker is already on that card.")
        elif not c[C.BEGUN] and C.demanded(state.setup, c, seat) >> move["slot"] & 1:
            return Refused(
                "C4",
                "colours-demanded",
                "You have to match that card anyway, and it is done for you: choose another one.",
            )
        return self._why_not_raise(state, seat)

    def position(self, state: C.Colours) -> T.Position:
        c = state.cells
        return {
            **self._public(c, state.setup),
            "hands": [hand_names(c, seat) for seat in range(state.setup.seats)],
            "house": hand_names(c, C.HOUSE) if state.setup.seats == 2 else None,
            "deck": [KINDS[kind] for kind in state.dealt][c[C.DRAWN] :],
        }

    def _public(self, c: "vec[i64]", setup: C.ColoursSetup) -> T.Public:
        """What lies open on the table, of a position or a view."""
        seats = range(setup.seats)
        market = [int(c[C.MARKET + slot]) for slot in range(setup.slots)]
        marks: list[dict[str, T.Mark]] = []
        for slot in range(setup.slots):
            marks.append({})
            for seat in seats:
                if c[C.MARKED + seat] >> slot & 1:
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

    def insight(self, view: View, hide_memory: bool) -> T.Worked:
        return insight.insight(view)

    def sale(self, event: T.Event, notes: Notes) -> T.Sale | None:
        return insight.sale(event, notes)

    def public_json(self, view: View) -> T.Shared:
        c = view.cells
        setup = view.setup
        assert isinstance(setup, C.ColoursSetup)
        seats = range(setup.seats)
        bidding = c[C.PHASE] == C.BIDDING
        two = setup.seats == 2
        log = C.read_log(c)
        return {
            **self._public(c, setup),
            "phase": PHASES[c[C.PHASE]],
            "begun": c[C.BEGUN] == 1,
            "needed": int(c[C.HIGH]) + 1 if bidding else None,
            "demanded": bits(int(C.demanded(setup, c, c[C.BIDDER]))) if bidding else [],
            "to_replace": bits(int(C.to_replace(setup, c, c[C.BIDDER]))) if bidding else [],
            "replaced": [bits(int(c[C.REPLACED + seat])) for seat in seats],
            "deck_size": int(C.DECK - c[C.DRAWN]),
            "hand_sizes": [int(c[C.HELD + seat]) for seat in seats],
            "hands": [hand_names(c, seat) for seat in seats] if view.over() else None,
            "house": hand_names(c, C.HOUSE) if view.over() and two else None,
            "house_size": int(c[C.HELD + C.HOUSE]) if two else None,
            "memory": {
                "taken": [taken_and_lost(c, log, seat) for seat in seats],
                "house_taken": taken_by(log, C.HOUSE),
            },
        }

    def private_json(self, view: View) -> T.Own:
        c = view.cells
        me = int(view.viewer)
        return {
            "hand": hand_names(c, me) if me >= 0 else None,
            "my_discards": card_names(c[C.DISCARDS + me], c[C.DISCARDS_TWICE + me]) if me >= 0 else None,
            "unseen": unseen(view),
        }


def is_empty(state: C.Colours, slot: int) -> bool:
    """Whether there is no card in a slot, or no such slot."""
    return not 0 <= slot < int(state.setup.slots) or state.cells[C.MARKET + slot] < 0


def empty_slot(rule: str, slot: int) -> Refused:
    """The refusal of a slot without a card."""
    number = short_repr(slot)
    return Refused(rule, "colours-empty-slot", f"There is no card in slot {number}.", slot=number)


def card_names(held: int, twice: int) -> list[str]:
    """A collection of cards, sorted."""
    return [
        KINDS[kind] for kind in range(C.KIND_COUNT) for _ in range((held >> kind & 1) + (twice >> kind & 1))
    ]


def hand_names(c: "vec[i64]", holder: int) -> list[str]:
    """A hand that the viewer knows, sorted."""
    return card_names(c[C.HAND + holder], c[C.TWICE + holder])


def taken_by(log: list[tuple[int, int, int]], holder: int) -> list[str]:
    """The cards that a seat or the house took from the market, in order."""
    return [KINDS[kind] for kind, who, _ in log if who == holder]


def taken_and_lost(c: "vec[i64]", log: list[tuple[int, int, int]], seat: int) -> list[str | None]:
    """What became of a hand in the eyes of all: cards taken, and None for each card discarded unseen."""
    found: list[str | None] = []
    lost = 0
    for kind, holder, before in log:
        if holder == seat:
            found += [None] * (before - lost)
            found.append(KINDS[kind])
            lost = before
    return found + [None] * (int(c[C.LOST + seat]) - lost)


def unseen(view: View) -> list[str]:
    """The cards that a viewer has never seen, sorted: hands that lie open at the end show what was dealt to them."""
    c = view.cells
    setup = view.setup
    assert isinstance(setup, C.ColoursSetup)
    if not view.over():
        counts = list(COPIES)
        for kind in view.dealt:
            if kind >= 0:
                counts[kind] -= 1
        return [name for kind, name in enumerate(KINDS) for _ in range(counts[kind])]
    log = C.read_log(c)
    left = Counter(dict(zip(KINDS, COPIES)))
    left.subtract(KINDS[kind] for kind in view.dealt if kind >= 0)
    for hand in range(setup.hands):
        holder = int(setup.holder(hand))
        if holder != view.viewer:
            left -= Counter(hand_names(c, holder)) - Counter(taken_by(log, holder))
    return sorted(left.elements(), key=KINDS.index)


GAME = ColoursGame()
