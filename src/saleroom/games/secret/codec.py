"""Secret as JSON: deal, moves, position, view; and the sentences of its refusals."""

from typing import Any, Literal

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saleroom.core.errors import RecordError, Refused, short_repr
from saleroom.core.game import Game, Option, Row, SaleNotes, check_keys, is_int, read_cards, read_words
from saleroom.core.layout import NONE
from saleroom.core.state import View
from saleroom.games.secret import insight
from saleroom.games.secret import rules as S
from saleroom.games.secret import types as T
from saleroom.games.secret.cards import ASKS, ITEMS, MONEY, READINGS, REQUESTS, TYPES, read_as
from saleroom.games.secret.names import NAMES

PHASES: tuple[Literal["keeping", "bidding", "over"], ...] = ("keeping", "bidding", "over")


def read_money(value: Any) -> list[int]:
    """Ten money values, in ascending order."""
    if not isinstance(value, list | tuple) or len(value) != 10:
        raise ValueError("a list of ten values is needed")
    if not all(is_int(card) and 0 <= card <= 1_000_000 for card in value):
        raise ValueError("a value is a whole number from 0 to 1,000,000")
    return sorted(value)


def read_asks(value: Any) -> dict[str, list[int]]:
    """Every type with the cards asked for at one, two and three stars."""
    if not isinstance(value, dict):
        raise ValueError("an object with all six types is needed")
    for kind in value:
        if kind not in TYPES:
            raise ValueError(f"there is no type {short_repr(kind)}")
    for kind in TYPES:
        if kind not in value:
            raise ValueError(f"{kind} is missing")
        numbers = value[kind]
        if not isinstance(numbers, list | tuple) or len(numbers) != 3:
            raise ValueError(f"{kind} needs a list of three numbers")
        for number in numbers:
            if is_int(number) and number > 3:
                raise ValueError(
                    f"{kind} cannot ask for {short_repr(number)} cards, as more than 3 would need other moves"
                )
            if not is_int(number) or number < 1:
                raise ValueError(f"{kind} cannot ask for {short_repr(number)} cards")
    return {kind: list(value[kind]) for kind in TYPES}


def read_readings(value: Any) -> list[str]:
    """Rulings that are played the other way."""
    return read_words(value, READINGS, "reading")


@mypyc_attr(native_class=False)  # the base class is not compiled
class SecretGame(Game[S.SecretSetup, S.Secret, T.Options, T.Move, T.Event]):
    """秘密のオークション."""

    id = "secret"
    title = "秘密のオークション / Secret Auction House"
    summary = "Sealed bids of several cards; when the top is tied the runner-up takes the gem."
    min_seats = 3
    max_seats = 5
    best_seats = 4
    minutes = 20
    difficulty = 2
    rules = 1
    names = NAMES
    options = (
        Option(
            "money",
            list(MONEY),
            "ten whole numbers from 0 to 1,000,000",
            read_money,
            "The values of the ten cards everybody starts with.",
        ),
        Option(
            "asks",
            {kind: list(numbers) for kind, numbers in ASKS.items()},
            f"all six types ({', '.join(TYPES)}), each with three whole numbers from 1 to 3",
            read_asks,
            "How many cards each gem asks for, by type and stars.",
        ),
        Option(
            "readings",
            [],
            'a list of "one-chip", "twos-or-more", "no-stars", "no-ones", "types-need-an-item"',
            read_readings,
            "Rulings of ours that are played the other way: one chip for an item at most; two ★2 items or more; "
            "no stars are a multiple of four; the most ★1 items may be none; at most three types means one item at "
            "least.",
            (list(READINGS),),
        ),
    )
    moves = S.MOVES
    breakdown = (Row("stars", "S11"), Row("request", "S11"))
    tie_rule = "S12"
    open_history = False

    def setup(self, seats: int, options: T.Options) -> S.SecretSetup:
        asks = [number for kind in TYPES for number in options["asks"][kind]]
        return S.SecretSetup(seats, options["money"], asks, read_as(options["readings"]))

    def max_moves(self, seats: int) -> int:
        # A request, and one choice for each of the eighteen items.
        return seats * (1 + S.ITEM_COUNT)

    def read_deal(self, setup: S.SecretSetup, deal: Any) -> S.Secret:
        check_keys(deal, ("items", "requests"))
        items = read_cards(deal["items"], ITEMS, [1] * 18, "deal.items")
        pairs = deal["requests"]
        seats = int(setup.seats)
        if not isinstance(pairs, list) or len(pairs) != seats:
            raise RecordError("deal.requests", f"must hold {seats} pairs, one per seat")
        row: list[int] = []
        for seat, pair in enumerate(pairs):
            where = f"deal.requests[{seat}]"
            if not isinstance(pair, list) or len(pair) != 2:
                raise RecordError(where, f"must hold two requests, not {short_repr(pair)}")
            for request in pair:
                if request not in REQUESTS:
                    raise RecordError(where, f"there is no request {short_repr(request)}")
                if REQUESTS.index(request) in row:
                    raise RecordError(where, f"the request {request} is dealt twice")
                row.append(REQUESTS.index(request))
        row += [NONE] * (S.ITEMS_DEALT - len(row))
        row += [int(item) for item in items]
        return setup.open(vec[i64](row))

    def write_deal(self, state: S.Secret) -> T.Deal:
        deal = [int(card) for card in state.dealt]
        return {
            "items": [ITEMS[item] for item in deal[S.ITEMS_DEALT :]],
            "requests": [
                [REQUESTS[deal[2 * seat]], REQUESTS[deal[2 * seat + 1]]] for seat in range(state.setup.seats)
            ],
        }

    def move_types_now(self, state: S.Secret, seat: int) -> tuple[str, ...]:
        return ("keep",) if state.cells[S.PHASE] == S.KEEPING else ("bid", "pass")

    def encode(self, state: S.Secret, seat: int, move: T.Move) -> int:
        if move["type"] == "keep":
            return REQUESTS.index(move["request"]) if move["request"] in REQUESTS else -1
        recover = move.get("recover", False)
        if move["type"] == "pass":
            return S.RECOVER_AND_PASS if recover else S.PASS
        chosen = pick(state, available(state, seat, recover), move["cards"])
        if chosen is None or S.NUMBER[chosen] < 0:
            return -1
        return int((S.RECOVER_AND_BID if recover else S.BID) + S.NUMBER[chosen])

    def decode(self, state: S.Secret, seat: int, move: int) -> T.Move:
        return state.setup.choice(move)

    def explain(self, state: S.Secret, seat: int, move: T.Move) -> Refused:
        c = state.cells
        if move["type"] == "keep":
            return Refused("S4", "secret-not-dealt", "Keep one of the two requests you were dealt.")
        recover = move.get("recover", False)
        if recover and c[S.PILE + seat] == 0:
            return Refused("S6", "secret-empty-pile", "Your pile is empty: there is nothing to take back.")
        chips = c[S.CHIPS + seat]
        needed = int(recover) + (move["type"] == "pass")
        if chips < needed:
            return Refused(
                "S6",
                "secret-too-few-chips",
                f"That costs {needed} chip{'s' if needed > 1 else ''}; you have {chips}.",
                needed=needed,
                chips=chips,
            )
        if needed > 1:
            return Refused("S6", "secret-one-chip", "At this table you may use one chip for a gem, not two.")
        assert move["type"] == "bid"
        cards = move["cards"]
        asked = c[S.ASKS]
        if len(cards) != asked:
            return Refused(
                "S6",
                "secret-wrong-number",
                f"This gem costs exactly {asked} card{'s' if asked > 1 else ''}.",
                asked=asked,
            )
        return Refused(
            "S6",
            "secret-not-in-hand",
            f"You don't have {short_repr(cards)} in your {'hand and pile' if recover else 'hand'}.",
            cards=short_repr(cards),
            recover="yes" if recover else "no",
        )

    def position(self, state: S.Secret) -> T.Position:
        c = state.cells
        seats = range(state.setup.seats)
        deal = self.write_deal(state)
        return {
            **self._public(state.setup, c, deal["items"]),
            "items_left": [
                item
                for place, item in enumerate(deal["items"])
                if c[S.SOLD_TO + place] == NONE and (c[S.PHASE] != S.BIDDING or place != c[S.TURN])
            ],
            "hands": [state.setup.values(c[S.HAND + seat]) for seat in seats],
            "piles": [state.setup.values(c[S.PILE + seat]) for seat in seats],
            "requests": [
                REQUESTS[c[S.REQUEST + seat]] if c[S.REQUEST + seat] >= 0 else deal["requests"][seat]
                for seat in seats
            ],
        }

    def _public(self, setup: S.SecretSetup, c: "vec[i64]", items: list[str]) -> T.Public:
        """What lies open on the table, of a position or a view."""
        seats = range(setup.seats)
        owners = [int(c[S.SOLD_TO + place]) for place in range(S.ITEM_COUNT)]
        return {
            "item": items[c[S.TURN]] if c[S.PHASE] == S.BIDDING else None,
            "chips": [int(c[S.CHIPS + seat]) for seat in seats],
            "won": [
                [item for item, owner in zip(items, owners, strict=True) if owner == seat] for seat in seats
            ],
            "discarded": [item for item, owner in zip(items, owners, strict=True) if owner == S.DISCARDED],
            "out": [bool(c[S.OUT] >> seat & 1) for seat in seats],
            "sealed": [c[S.CHOICE + seat] != NONE for seat in seats],
            "locked": [setup.values(c[S.LOCKED + seat]) for seat in seats],
        }

    def insight(self, view: View, hide_memory: bool) -> T.Worked:
        return insight.insight(view)

    def sale(self, event: T.Event, notes: SaleNotes) -> T.Sale | None:
        return insight.sale(event, notes)

    def public_json(self, view: View) -> T.Shared:
        c = view.cells
        setup = view.setup
        assert isinstance(setup, S.SecretSetup)
        seats = range(setup.seats)
        items = [ITEMS[item] if item >= 0 else "" for item in view.dealt[S.ITEMS_DEALT :]]
        hands, piles = ([setup.values(c[row + seat]) for seat in seats] for row in (S.HAND, S.PILE))
        phase = PHASES[c[S.PHASE]]
        return {
            **self._public(setup, c, items),
            "phase": phase,
            "asks": int(c[S.ASKS]) if phase == "bidding" else None,
            "items_left": items.count(""),
            "items_to_come": [item for item in ITEMS if item not in items],
            "hand_sizes": [len(hand) for hand in hands],
            "pile_sizes": [len(pile) for pile in piles],
            "requests": [REQUESTS[c[S.REQUEST + seat]] for seat in seats] if phase == "over" else None,
            "memory": {"hands": hands, "piles": piles},
        }

    def private_json(self, view: View) -> T.Own:
        c = view.cells
        setup = view.setup
        assert isinstance(setup, S.SecretSetup)
        me = view.viewer
        if me < 0:
            return {"request": None, "requests_dealt": None, "hand": None, "pile": None, "choice": None}
        first = S.REQUESTS_DEALT + 2 * me
        return {
            "request": REQUESTS[c[S.REQUEST + me]] if c[S.REQUEST + me] >= 0 else None,
            "requests_dealt": [REQUESTS[number] for number in view.dealt[first : first + 2]],
            "hand": setup.values(c[S.HAND + me]),
            "pile": setup.values(c[S.PILE + me]),
            "choice": setup.choice(c[S.CHOICE + me]) if c[S.CHOICE + me] >= 0 else None,
        }


def available(state: S.Secret, seat: int, recover: bool) -> int:
    """The cards a bid may come from."""
    c = state.cells
    return int(c[S.HAND + seat] | (c[S.PILE + seat] if recover else 0))


def pick(state: S.Secret, cards: int, values: list[int]) -> int | None:
    """The first cards of a set with these values, or None if they are not all there."""
    chosen = 0
    for value in values:
        for card in range(10):
            if int(state.setup.money[card]) == value and cards >> card & 1 and not chosen >> card & 1:
                chosen |= 1 << card
                break
        else:
            return None
    return chosen


GAME = SecretGame()
