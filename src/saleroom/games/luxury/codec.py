"""Luxury as JSON: deal, moves, position, view; and the sentences of its refusals."""

from typing import Any, Literal

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saleroom.core.errors import Refused, short_repr
from saleroom.core.game import (
    Game,
    Option,
    Preset,
    Row,
    bits,
    check_keys,
    digits,
    is_int,
    read_cards,
    read_flag,
    read_words,
)
from saleroom.core.layout import NONE
from saleroom.core.state import View
from saleroom.games.luxury import insight
from saleroom.games.luxury import rules as L
from saleroom.games.luxury import types as T
from saleroom.games.luxury.cards import CARDS, CHARACTERS, LOTS, SIGNS
from saleroom.games.luxury.insight import Notes

NUMBERS = tuple(range(1, 10))
READINGS = ("banker-next-lot", "must-blackmail", "doubling-lasts")
"""Rulings that can be played the other way (L4, L5)."""
CONTRADICTORY = ("banker-next-lot", "doubling-lasts")
"""Readings that exclude each other: one never doubles a re-bid, the other sometimes does."""
PHASES: tuple[Literal["bidding", "blackmailing", "over"], ...] = ("bidding", "blackmailing", "over")


def read_lots(value: Any) -> list[T.Lot]:
    """Nine lots of any points and signs."""
    if not isinstance(value, list | tuple):
        raise ValueError(f"{short_repr(value)} is no list of lots")
    if len(value) != 9:
        raise ValueError(f"there must be nine lots, not {len(value)}")
    lots: list[T.Lot] = []
    for lot in value:
        if not isinstance(lot, dict) or set(lot) != {"points", "sign"}:
            raise ValueError(f"{short_repr(lot)} is no lot")
        points, sign = lot["points"], lot["sign"]
        if not is_int(points) or not -999 <= points <= 999:
            raise ValueError(f"the points of a lot cannot be {short_repr(points)}")
        if not isinstance(sign, str) or sign not in SIGNS:
            raise ValueError(f"there is no sign {short_repr(sign)}")
        lots.append({"points": points, "sign": sign})
    return lots


def read_readings(value: Any) -> list[str]:
    """Rulings that are played the other way."""
    readings = read_words(value, READINGS, "reading")
    if set(CONTRADICTORY) <= set(readings):
        raise ValueError('"banker-next-lot" and "doubling-lasts" contradict each other')
    return readings


def card_name(card: int) -> str:
    """A bid card as a player would say it."""
    return f"{card} {CHARACTERS[card]}" if card in CHARACTERS else str(card)


def move_json(move: int) -> T.Move:
    """A move, sealed or not, as JSON."""
    if move < L.NOBODY:
        return {"type": "bid", "card": CARDS[move]}
    return {"type": "blackmail", "target": None if move == L.NOBODY else move - L.TARGET}


@mypyc_attr(native_class=False)  # the base class is not compiled
class LuxuryGame(Game[L.LuxurySetup, L.Luxury, T.Options, T.Move, T.Event]):
    """«Аукціонъ»."""

    id = "luxury"
    title = "«Аукціонъ»"
    summary = "Sealed bids of one card each, and every card is somebody with a power."
    min_seats = 2
    max_seats = 4
    best_seats = 3
    minutes = 10
    difficulty = 2
    rules = 1
    options = (
        Option(
            "lots",
            list(LOTS),
            'nine of {"points": a whole number from -999 to 999, "sign": "jewel", "vehicle" or "estate"}',
            read_lots,
            "What the nine lots are worth, and their signs.",
        ),
        Option(
            "memory",
            True,
            "true (people are shown all past reveals and the withdrawn lots) or false",
            read_flag,
            "Whether people are shown which cards have been bid so far, and which lots nobody got.",
        ),
        Option(
            "readings",
            [],
            'a list of any of "banker-next-lot", "must-blackmail", "doubling-lasts", but not the first and the last '
            "together",
            read_readings,
            "Rulings of ours that are played the other way: a Banker doubles the first bid for the next lot and no "
            "re-bid, a Blackmailer has to name somebody, a doubled bid that ties stays doubled in its re-bid.",
            (["banker-next-lot", "must-blackmail"], ["doubling-lasts"]),
        ),
    )
    presets = (
        Preset(
            "as-printed",
            "As printed",
            "Past bids, discards and withdrawn lots can't be looked up, as in the printed rules.",
            {"memory": False},
        ),
    )
    moves = L.MOVES
    breakdown = (Row("lots", "L9"), Row("signs", "L9"))
    tie_rule = "L10"
    memory_option = "memory"
    hidden_in_sales = ("price", "card")
    hidden_in_unsold = ("what",)
    open_history = False

    def setup(self, seats: int, options: T.Options) -> L.LuxurySetup:
        lots = options["lots"]
        return L.LuxurySetup(
            seats,
            [lot["points"] for lot in lots],
            [SIGNS.index(lot["sign"]) for lot in lots],
            "banker-next-lot" in options["readings"],
            "must-blackmail" in options["readings"],
            "doubling-lasts" in options["readings"],
        )

    def max_moves(self, seats: int) -> int:
        # Per lot: a bid and a blackmail of every seat, and the same again in a re-bid.
        return 9 * 4 * seats

    def read_deal(self, setup: L.LuxurySetup, deal: Any) -> L.Luxury:
        check_keys(deal, ("lots",))
        row = read_cards(deal["lots"], NUMBERS, [1] * 9, "deal.lots")
        return setup.open(vec[i64]([place + 1 for place in row]))

    def write_deal(self, state: L.Luxury) -> T.Deal:
        return {"lots": [int(lot) for lot in state.dealt]}

    def move_types_now(self, state: L.Luxury, seat: int) -> tuple[str, ...]:
        return ("bid",) if state.cells[L.PHASE] == L.BIDDING else ("blackmail",)

    def encode(self, state: L.Luxury, seat: int, move: T.Move) -> int:
        if move["type"] == "bid":
            return CARDS.index(move["card"]) if move["card"] in CARDS else -1
        if move["target"] is None:
            return L.NOBODY
        return L.TARGET + int(move["target"]) if 0 <= move["target"] < L.SEATS else -1

    def decode(self, state: L.Luxury, seat: int, move: int) -> T.Move:
        return move_json(move)

    def explain(self, state: L.Luxury, seat: int, move: T.Move) -> Refused:
        if move["type"] == "bid":
            if move["card"] not in CARDS:
                return Refused(
                    "L3",
                    "luxury-no-such-card",
                    f"There's no bid card with that value; the cards are {', '.join(map(str, CARDS))}.",
                    cards=", ".join(map(str, CARDS)),
                )
            return Refused(
                "L3",
                "luxury-not-in-hand",
                f"The {card_name(move['card'])} is no longer in your hand.",
                card=move["card"],
            )
        target = move["target"]
        if target is None:
            return Refused("L4", "luxury-must-name", "At this table a Blackmailer has to name someone.")
        if not 0 <= target < int(state.setup.seats) or state.cells[L.TABLE + target] < 0:
            return Refused(
                "L4", "luxury-no-bidder", "You can only blackmail another player who bid in this round."
            )
        if target == seat:
            return Refused("L4", "luxury-own-seat", "You can't blackmail yourself.")
        card = CARDS[state.cells[L.TABLE + target]]
        return Refused(
            "L4",
            "luxury-safe-card",
            f"You can't blackmail a player who bid the {card_name(card)}.",
            card=card,
        )

    def position(self, state: L.Luxury) -> T.Position:
        c = state.cells
        seats = range(state.setup.seats)
        return {
            **self._public(c, state.setup),
            "lots_left": [int(lot) for lot in state.dealt][c[L.LOT] + 1 :],
            "lot": int(state.dealt[c[L.LOT]]) if c[L.LOT] < L.LOTS else None,
            "withdrawn": digits(c[L.WITHDRAWN]),
            "hands": [[CARDS[card] for card in bits(c[L.HAND + seat])] for seat in seats],
            "discards": [[CARDS[card - 1] for card in digits(c[L.DISCARDS + seat])] for seat in seats],
        }

    def _public(self, c: "vec[i64]", setup: L.LuxurySetup) -> T.Public:
        """What lies open on the table, of a position or a view."""
        seats = setup.seats
        waits = setup.next_lot and c[L.REBID] != 0
        return {
            "table": [CARDS[c[L.TABLE + s]] if c[L.TABLE + s] >= 0 else None for s in range(seats)],
            "sealed": [c[L.CHOICE + s] != NONE for s in range(seats)],
            "doubled": [c[L.DOUBLED + s] == 1 and not waits for s in range(seats)],
            "rebid": bits(c[L.REBID]) if c[L.REBID] else None,
            "won": [bits(c[L.WON + s]) for s in range(seats)],
        }

    def insight(self, view: View, hide_memory: bool) -> T.Worked:
        return insight.insight(view)

    def sale(self, event: T.Event, notes: Notes) -> T.Sale | None:
        return insight.sale(event, notes)

    def public_json(self, view: View) -> T.Shared:
        c = view.cells
        setup = view.setup
        assert isinstance(setup, L.LuxurySetup)
        seats = int(setup.seats)
        lot = c[L.LOT]
        lots = [int(number) for number in view.dealt]
        return {
            **self._public(c, setup),
            "phase": PHASES[c[L.PHASE]],
            "lot": lots[lot] if lot < L.LOTS else None,
            "counts_double": [c[L.TABLE + seat] >= 0 and c[L.DOUBLING + seat] == 1 for seat in range(seats)],
            "lots_left": max(0, L.LOTS - 1 - lot),
            "hand_sizes": [len(bits(c[L.HAND + seat])) for seat in range(seats)],
            "memory": {
                "hands": [[CARDS[card] for card in bits(c[L.HAND + seat])] for seat in range(seats)],
                "discards": [
                    [CARDS[card - 1] for card in digits(c[L.DISCARDS + seat])] for seat in range(seats)
                ],
                "appraised": [max(0, c[L.SEEN + seat] - lot - 1) for seat in range(seats)],
                "withdrawn": digits(c[L.WITHDRAWN]),
                "lots_to_come": sorted(set(NUMBERS) - set(lots[: lot + 1])),
            },
        }

    def private_json(self, view: View) -> T.Own:
        c = view.cells
        me = view.viewer
        return {
            "lots_ahead": [int(number) for number in view.dealt[c[L.LOT] + 1 :] if number > 0],
            "hand": [CARDS[card] for card in bits(c[L.HAND + me])] if me >= 0 else None,
            "choice": move_json(c[L.CHOICE + me]) if me >= 0 and c[L.CHOICE + me] >= 0 else None,
        }


GAME = LuxuryGame()
