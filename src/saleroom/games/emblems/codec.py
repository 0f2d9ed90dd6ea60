"""Emblems as JSON: deal, moves, position, view; and the sentences of its refusals."""

from librt.vecs import vec
from mypy_extensions import i64

from saleroom.core.errors import RecordError, Refused
from saleroom.core.game import Field, Game, Json, bits, check_keys, is_int, read_cards, shown
from saleroom.core.state import Event, View
from saleroom.games.emblems import insight
from saleroom.games.emblems import rules as E
from saleroom.games.emblems.cards import TABLE_CARDS

ALL_CARDS = tuple(range(32))


class EmblemsGame(Game[E.EmblemsSetup, E.Emblems]):
    """The game "Auktion", played with Combi-Cards."""

    id = "emblems"
    title = "Auktion (Combi-Cards)"
    summary = "All pay, the highest takes the card, and only you know which emblems you collect."
    min_seats = 3
    max_seats = 10
    rules = 1
    moves = 64
    fields = {"bid": {"cards": Field("a list of whole numbers")}}
    breakdown_keys = ("both", "one", "none")

    def setup(self, seats: int, options: Json) -> E.EmblemsSetup:
        return E.EmblemsSetup(seats)

    def max_moves(self, seats: int) -> int:
        # Every move spends at least one of the seat's 32 cards.
        return 32 * seats

    def read_deal(self, setup: E.EmblemsSetup, deal: Json) -> E.Emblems:
        check_keys(deal, ("secrets", "table", "decks"))
        seats = int(setup.seats)
        table = read_cards(deal["table"], TABLE_CARDS, [1] * 16, "deal.table")
        secrets = deal["secrets"]
        if not isinstance(secrets, list) or len(secrets) != seats:
            raise RecordError("deal.secrets", f"must hold {seats} cards, one per seat")
        allowed = [int(card) for card in setup.secret_cards()]
        for seat, card in enumerate(secrets):
            if not is_int(card) or card not in allowed:
                raise RecordError(
                    f"deal.secrets[{seat}]", f"{shown(card)} is no secret card; they are {allowed}"
                )
            if card in secrets[:seat]:
                raise RecordError(f"deal.secrets[{seat}]", f"there are too many of {card}")
        decks = deal["decks"]
        if not isinstance(decks, list) or len(decks) != seats:
            raise RecordError("deal.decks", f"must hold {seats} decks, one per seat")
        row = [*secrets, *[0] * (E.SEATS - seats), *(TABLE_CARDS[place] for place in table)]
        for seat, deck in enumerate(decks):
            row += list(read_cards(deck, ALL_CARDS, [1] * 32, f"deal.decks[{seat}]"))
        return setup.open(vec[i64](row))

    def write_deal(self, state: E.Emblems) -> Json:
        deal = [int(card) for card in state.dealt]
        seats = range(state.setup.seats)
        return {
            "secrets": [deal[E.SECRET + seat] for seat in seats],
            "table": deal[E.TABLE : E.DECKS],
            "decks": [deal[E.DECKS + 32 * seat : E.DECKS + 32 * seat + 32] for seat in seats],
        }

    def asked(self, state: E.Emblems, seat: int) -> tuple[str, ...]:
        return ("bid",)

    def encode(self, state: E.Emblems, seat: int, move: Json) -> int:
        cards = move["cards"]
        hand = E.cards_of(state.cells[E.HAND + seat])
        if len(set(cards)) != len(cards) or not cards or any(card not in hand for card in cards):
            return -1
        return sum(1 << hand.index(card) for card in cards)

    def decode(self, state: E.Emblems, seat: int, move: int) -> Json:
        return {"type": "bid", "cards": E.cards_of(state.chosen(seat, move))}

    def explain(self, state: E.Emblems, seat: int, move: Json) -> Refused:
        rule = "E5" if state.cells[E.TIED] else "E3"
        cards = move["cards"]
        if not cards:
            return Refused(rule, "emblems-no-card", "A bid needs at least one card.")
        if len(set(cards)) != len(cards):
            return Refused(rule, "emblems-card-twice", "A card can be bid only once.")
        hand = E.cards_of(state.cells[E.HAND + seat])
        missing = [card for card in cards if card not in hand]
        again = "; you bid again with the cards you have left" if rule == "E5" else ""
        return Refused(
            rule,
            "emblems-not-in-hand",
            f"{shown(missing[0])} is not in your hand{again}.",
            card=shown(missing[0]),
            again="yes" if again else "no",
        )

    def position(self, state: E.Emblems) -> Json:
        c = state.cells
        deal = self.write_deal(state)
        seats = range(state.setup.seats)
        return {
            **self._public(c, deal["table"], state.setup.seats),
            "table_left": deal["table"][c[E.TURN] + (c[E.PHASE] != E.OVER) :],
            "secrets": deal["secrets"],
            "hands": [E.cards_of(c[E.HAND + seat]) for seat in seats],
            "decks": [deal["decks"][seat][c[E.DRAWN + seat] :] for seat in seats],
        }

    def _public(self, c: "vec[i64]", table: list[int], seat_count: int) -> Json:
        """What lies open on the table, of a position or a view."""
        seats = range(seat_count)
        owners = [int(c[E.OWNER + place]) for place in range(E.TABLE_SIZE)]
        return {
            "table_card": table[c[E.TURN]] if c[E.PHASE] != E.OVER else None,
            "spent": [bits(c[E.SPENT + seat]) for seat in seats],
            "won": [
                [card for card, owner in zip(table, owners, strict=True) if owner == seat] for seat in seats
            ],
            "removed": [card for card, owner in zip(table, owners, strict=True) if owner == E.REMOVED],
            "tied": bits(c[E.TIED]) if c[E.TIED] else None,
            "sealed": [c[E.CHOICE + seat] != 0 for seat in seats],
        }

    def insight(self, view: View, hidden: bool) -> Json:
        return insight.insight(view, hidden)

    def sale(self, event: Event, notes: Json) -> Json | None:
        return insight.sale(event, notes)

    def show(self, view: View) -> Json:
        c = view.cells
        seats = range(view.setup.seats)
        table = [int(card) for card in c[E.VIEW_DEAL + E.TABLE : E.VIEW_DEAL + E.DECKS]]
        over = c[E.PHASE] == E.OVER
        return {
            **self._public(c, table, view.setup.seats),
            "phase": "over" if over else "bidding",
            "table_left": E.TABLE_SIZE - c[E.TURN] - (not over),
            "table_to_come": sorted(set(TABLE_CARDS) - set(table)),
            "secrets": [int(c[E.VIEW_DEAL + E.SECRET + seat]) for seat in seats] if over else None,
            "hand_sizes": [int(c[E.SIZE + seat]) for seat in seats],
            "deck_sizes": [E.DECK - c[E.DRAWN + seat] for seat in seats],
        }

    def own(self, view: View) -> Json:
        c = view.cells
        me = view.viewer
        if me < 0:
            return {"secret": None, "hand": None, "deck": None, "choice": None}
        hand = E.cards_of(c[E.HAND + me])
        return {
            "secret": int(c[E.VIEW_DEAL + E.SECRET + me]),
            "hand": hand,
            "deck": sorted(set(ALL_CARDS) - set(hand) - set(bits(c[E.SPENT + me]))),
            "choice": {"type": "bid", "cards": E.cards_of(c[E.CHOICE + me])}
            if c[E.CHOICE + me] > 0
            else None,
        }


GAME = EmblemsGame()
