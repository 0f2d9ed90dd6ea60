"""Emblems as JSON: deal, moves, position, view; and the sentences of its refusals."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saleroom.core.errors import RecordError, Refused, short_repr
from saleroom.core.game import Game, Json, Option, Row, bits, check_keys, is_int, read_cards
from saleroom.core.layout import NONE
from saleroom.core.state import View
from saleroom.games.emblems import insight
from saleroom.games.emblems import rules as E
from saleroom.games.emblems import types as T
from saleroom.games.emblems.cards import CARDS, MOST_POINTS, POINTS, TABLE_CARDS
from saleroom.games.emblems.insight import Notes
from saleroom.games.emblems.names import NAMES

ALL_CARDS = sum(1 << card for card in CARDS)
"""A whole deck as bits."""


def read_points(value: Any) -> T.Points:
    """What a won card counts that shows both, one or none of the owner's emblems."""
    if not isinstance(value, dict) or set(value) != set(POINTS):
        raise ValueError("points for both, one and none are needed")
    for name in POINTS:
        points = value[name]
        if not is_int(points) or not -MOST_POINTS <= points <= MOST_POINTS:
            raise ValueError(f"{name} cannot count {short_repr(points)}")
    return {"both": value["both"], "one": value["one"], "none": value["none"]}


@mypyc_attr(native_class=False)  # the base class is not compiled
class EmblemsGame(Game[E.EmblemsSetup, E.Emblems, T.Options, T.Move, T.Event]):
    """The game "Auktion", played with Combi-Cards."""

    id = "emblems"
    title = "Auktion (Combi-Cards)"
    summary = "All pay, the highest takes the card, and only you know which emblems you collect."
    min_seats = 3
    max_seats = 10
    best_seats = 4
    minutes = 15
    difficulty = 1
    rules = 1
    names = NAMES
    options = (
        Option(
            "points",
            POINTS,
            f'{{"both": n, "one": n, "none": n}}, whole numbers from -{MOST_POINTS} to {MOST_POINTS}',
            read_points,
            "What a won card counts that shows both, one or none of your emblems.",
            ({"both": 4, "one": 2, "none": 0}, {"both": 3, "one": 1, "none": -5}),
        ),
    )
    moves = E.MOVES
    breakdown = (Row("both", "E9"), Row("one", "E9"), Row("none", "E9"))

    def setup(self, seats: int, options: T.Options) -> E.EmblemsSetup:
        points = options["points"]
        return E.EmblemsSetup(seats, [points["both"], points["one"], points["none"]])

    def max_moves(self, seats: int) -> int:
        # Every move spends at least one of the seat's 32 cards.
        return 32 * seats

    def learned_places(self, seats: int) -> list[str]:
        return [f"own cards drawn {number}" for number in range(1, E.TABLE_SIZE + 1)]

    def learned(self, told: list[Json]) -> list[int]:
        """The set of cards of each time the seat drew (E6): the view does not tell which came first."""
        drawn = [event["cards"] for event in told if event["type"] == "cards_drawn" and "cards" in event]
        return [sum(1 << card for card in cards) for cards in drawn]

    def read_deal(self, setup: E.EmblemsSetup, deal: Any) -> E.Emblems:
        check_keys(deal, ("secrets", "table", "decks"))
        seats = int(setup.seats)
        table = read_cards(deal["table"], TABLE_CARDS, [1] * E.TABLE_SIZE, "deal.table")
        secrets = deal["secrets"]
        if not isinstance(secrets, list) or len(secrets) != seats:
            raise RecordError("deal.secrets", f"must hold {seats} cards, one per seat")
        allowed = [int(card) for card in setup.secret_cards()]
        for seat, card in enumerate(secrets):
            if not is_int(card) or card not in allowed:
                raise RecordError(
                    f"deal.secrets[{seat}]", f"{short_repr(card)} is no secret card; they are {allowed}"
                )
            if card in secrets[:seat]:
                raise RecordError(f"deal.secrets[{seat}]", f"there are too many of {card}")
        decks = deal["decks"]
        if not isinstance(decks, list) or len(decks) != seats:
            raise RecordError("deal.decks", f"must hold {seats} decks, one per seat")
        row = [*secrets, *[NONE] * (E.SEATS - seats), *(TABLE_CARDS[place] for place in table)]
        for seat, deck in enumerate(decks):
            row += list(read_cards(deck, CARDS, [1] * E.DECK, f"deal.decks[{seat}]"))
        return setup.open(vec[i64](row))

    def write_deal(self, state: E.Emblems) -> T.Deal:
        dealt = [int(card) for card in state.dealt]
        starts = range(E.DECKS, len(dealt), E.DECK)
        return {
            "secrets": dealt[E.SECRET : E.SECRET + state.setup.seats],
            "table": dealt[E.TABLE : E.DECKS],
            "decks": [dealt[start : start + E.DECK] for start in starts],
        }

    def move_types_now(self, state: E.Emblems, seat: int) -> tuple[str, ...]:
        return ("bid",)

    def encode(self, state: E.Emblems, seat: int, move: T.Move) -> int:
        cards = move["cards"]
        if len(set(cards)) != len(cards) or any(card not in CARDS for card in cards):
            return -1
        return sum(1 << card for card in cards)

    def decode(self, state: E.Emblems, seat: int, move: int) -> T.Move:
        return {"type": "bid", "cards": bits(move)}

    def decode_all(self, state: E.Emblems, seat: int, moves: list[int]) -> list[T.Move]:
        """All bids with a hand are those without its highest card, and then each of them with it; the last has all."""
        hand = bits(moves[-1]) if moves else []
        if len(moves) != (1 << len(hand)) - 1:  # not all of them
            return [self.decode(state, seat, move) for move in moves]
        bids: list[list[int]] = [[]]
        for card in hand:
            bids += [[*bid, card] for bid in bids]
        return [{"type": "bid", "cards": bid} for bid in bids[1:]]

    def explain(self, state: E.Emblems, seat: int, move: T.Move) -> Refused:
        rule = "E5" if state.cells[E.TIED] else "E3"
        cards = move["cards"]
        if not cards:
            return Refused(rule, "emblems-no-card", "A bid needs at least one card.")
        if len(set(cards)) != len(cards):
            return Refused(rule, "emblems-card-twice", "You can bid a card only once.")
        hand = bits(state.cells[E.HAND + seat])
        missing = [card for card in cards if card not in hand]
        again = "; you bid again with the cards you have left" if rule == "E5" else ""
        return Refused(
            rule,
            "emblems-not-in-hand",
            f"You don't have {short_repr(missing[0])} in your hand{again}.",
            card=short_repr(missing[0]),
            again="yes" if again else "no",
        )

    def position(self, state: E.Emblems) -> T.Position:
        c = state.cells
        deal = self.write_deal(state)
        seats = range(state.setup.seats)
        return {
            **self._public(c, deal["table"], state.setup.seats),
            "table_left": deal["table"][c[E.TURN] + (c[E.PHASE] != E.OVER) :],
            "secrets": deal["secrets"],
            "hands": [bits(c[E.HAND + seat]) for seat in seats],
            "decks": [deal["decks"][seat][c[E.DRAWN + seat] :] for seat in seats],
        }

    def _public(self, c: "vec[i64]", table: list[int], seats: int) -> T.Public:
        """What lies open on the table, of a position or a view."""
        bought: list[list[int]] = [[] for _ in range(E.REMOVED + 1)]
        for place, card in enumerate(table):
            if c[E.BUYER + place] != NONE:
                bought[c[E.BUYER + place]].append(card)
        return {
            "table_card": table[c[E.TURN]] if c[E.PHASE] != E.OVER else None,
            "spent": [bits(c[E.SPENT + seat]) for seat in range(seats)],
            "won": bought[:seats],
            "removed": bought[E.REMOVED],
            "tied": bits(c[E.TIED]) if c[E.TIED] else None,
            "sealed": [c[E.CHOICE + seat] != NONE for seat in range(seats)],
        }

    def insight(self, view: View, hide_memory: bool) -> T.Worked:
        return insight.insight(view)

    def sale(self, event: T.Event, notes: Notes) -> T.Sale | None:
        return insight.sale(event, notes)

    def public_json(self, view: View) -> T.Shared:
        c = view.cells
        seats = int(view.setup.seats)
        known = [int(card) for card in view.dealt]
        table = known[E.TABLE :]
        over = c[E.PHASE] == E.OVER
        return {
            **self._public(c, table, seats),
            "phase": "over" if over else "bidding",
            "table_left": E.TABLE_SIZE - c[E.TURN] - (not over),
            "table_to_come": sorted(set(TABLE_CARDS) - set(table)),
            "secrets": known[E.SECRET : E.SECRET + seats] if over else None,
            "hand_sizes": [int(c[E.HAND_SIZE + seat]) for seat in range(seats)],
            "deck_sizes": [E.DECK - c[E.DRAWN + seat] for seat in range(seats)],
        }

    def private_json(self, view: View) -> T.Own:
        c = view.cells
        me = view.viewer
        if me < 0:
            return {"secret": None, "hand": None, "deck": None, "choice": None}
        hand = c[E.HAND + me]
        choice = c[E.CHOICE + me]
        return {
            "secret": int(view.dealt[E.SECRET + me]),
            "hand": bits(hand),
            "deck": bits(ALL_CARDS & ~(hand | c[E.SPENT + me])),
            "choice": {"type": "bid", "cards": bits(choice)} if choice != NONE else None,
        }


GAME = EmblemsGame()
