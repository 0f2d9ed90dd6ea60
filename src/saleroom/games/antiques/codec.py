"""Antiques as JSON: deal, moves, position, view; and the sentences of its refusals."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from saleroom.core.errors import Refused
from saleroom.core.game import (
    FLAG,
    NUMBER,
    TEXT,
    Field,
    Game,
    Json,
    Option,
    bits,
    check_keys,
    read_cards,
    read_flag,
)
from saleroom.core.state import Event, View
from saleroom.games.antiques import insight
from saleroom.games.antiques import rules as A
from saleroom.games.antiques.cards import COINS, COPIES, GROUPS, KINDS, NAMES, STOP_AT, TOKENS

USES = ("none", "stop", "ban", "swap")


def read_tricks(value: Any) -> list[str]:
    """Kinds of trick tokens, each at most once, in the order of the rules."""
    if not isinstance(value, list | tuple) or not all(isinstance(name, str) for name in value):
        raise ValueError("a list of names is needed")
    for name in value:
        if name not in TOKENS:
            raise ValueError(f"there is no trick {name!r}")
    if len(set(value)) != len(value):
        raise ValueError("a trick is named twice")
    return [name for name in TOKENS if name in value]


def read_ties(value: Any) -> str:
    """One of the two ways to settle ties of sculptures."""
    if value not in ("places", "two-places"):
        raise ValueError("no such way to settle ties")
    return str(value)


class AntiquesGame(Game[A.AntiquesSetup, A.Antiques]):
    """«Аукцион»."""

    id = "antiques"
    title = "«Аукцион»"
    summary = "Open bidding for three cards, one of them face down; the winner pays the losers."
    min_seats = 3
    max_seats = 6
    rules = 1
    options = (
        Option("tricks", [], 'a list of "stop", "ban", "swap"', read_tricks),
        Option("sculpture_ties", "places", '"places" or "two-places"', read_ties),
        Option("open_purses", False, "true (everybody sees every purse) or false", read_flag),
    )
    moves = A.MOVES
    fields = {
        "bid": {"coins": NUMBER},
        "pass": {},
        "trick": {"use": TEXT},
        "answer": {"accept": FLAG},
        "place": {"group": TEXT},
    }
    trick_fields: dict[str, dict[str, Field]] = {
        "ban": {"target": NUMBER},
        "swap": {"target": NUMBER, "give": TEXT, "take": TEXT, "payer": NUMBER},
    }
    memory_option = "open_purses"
    breakdown_keys = ("painting", "furniture", "jewellery", "stamp", "sculpture", "collection", "coins")

    def setup(self, seats: int, options: Json) -> A.AntiquesSetup:
        tricks = sum(1 << TOKENS.index(name) for name in options["tricks"])
        return A.AntiquesSetup(
            seats, COINS // seats, STOP_AT[seats], tricks, options["sculpture_ties"] == "two-places"
        )

    def max_moves(self, seats: int) -> int:
        # A round: up to 60 rising bids, each with a trick and an answer, and a pass of every seat. Besides
        # that at most five replicas are placed when bought, and five more at either side of every swap.
        return A.ROUNDS * (3 * COINS + seats) + 5 + 10 * seats

    def read_deal(self, setup: A.AntiquesSetup, deal: Json) -> A.Antiques:
        check_keys(deal, ("deck",))
        return setup.open(read_cards(deal["deck"], KINDS, COPIES, "deal.deck"))

    def write_deal(self, state: A.Antiques) -> Json:
        return {"deck": [KINDS[kind] for kind in state.deck]}

    def move_fields(self, move: Json) -> dict[str, Field]:
        fields = self.fields[move["type"]]
        use = move.get("use")
        if move["type"] == "trick" and isinstance(use, str):
            return {**fields, **self.trick_fields.get(use, {})}
        return fields

    def asked(self, state: A.Antiques, seat: int) -> tuple[str, ...]:
        return (("bid", "pass"), ("trick",), ("answer",), ("place",))[state.cells[A.PHASE]]

    def encode(self, state: A.Antiques, seat: int, move: Json) -> int:
        kind = move["type"]
        if kind == "bid":
            coins: int = move["coins"]
            return coins if 1 <= coins <= COINS else -1
        if kind == "pass":
            return A.PASS
        if kind == "answer":
            return A.ACCEPT if move["accept"] else A.DECLINE
        if kind == "place":
            group = move["group"]
            return A.PLACE + GROUPS.index(group) if group in GROUPS[: A.GROUP_COUNT] else -1
        use = move["use"]
        if use == "none":
            return A.NO_TRICK
        if use == "stop":
            return A.STOP
        target = move.get("target")
        if use not in USES or target is None or not 0 <= target < state.setup.seats:
            return -1
        if use == "ban":
            return int(A.BAN + target)
        if move["give"] not in NAMES or move["take"] not in NAMES or move["payer"] not in (seat, target):
            return -1
        pair = (target * A.NAME_COUNT + NAMES.index(move["give"])) * A.NAME_COUNT + NAMES.index(move["take"])
        return int(A.SWAP + pair * 2 + (move["payer"] == target))

    def decode(self, state: A.Antiques, seat: int, move: int) -> Json:
        if move == A.PASS:
            return {"type": "pass"}
        if move < A.NO_TRICK:
            return {"type": "bid", "coins": move}
        if move == A.NO_TRICK:
            return {"type": "trick", "use": "none"}
        if move == A.STOP:
            return {"type": "trick", "use": "stop"}
        if move < A.SWAP:
            return {"type": "trick", "use": "ban", "target": move - A.BAN}
        if move < A.ACCEPT:
            pair, partner_pays = divmod(move - A.SWAP, 2)
            target, names = divmod(pair, A.NAME_COUNT**2)
            give, take = divmod(names, A.NAME_COUNT)
            return {
                "type": "trick",
                "use": "swap",
                "target": target,
                "give": NAMES[give],
                "take": NAMES[take],
                "payer": target if partner_pays else seat,
            }
        if move < A.PLACE:
            return {"type": "answer", "accept": move == A.ACCEPT}
        return {"type": "place", "group": GROUPS[move - A.PLACE]}

    def explain(self, state: A.Antiques, seat: int, move: Json) -> Refused:
        c = state.cells
        if move["type"] == "bid":
            coins, high, purse = move["coins"], c[A.HIGH], c[A.COINS + seat]
            if coins < 1:
                return Refused("A4", "antiques-at-least-one", "A bid is at least 1 coin.")
            if coins > purse:
                return Refused(
                    "A4",
                    "antiques-more-than-purse",
                    f"That is more than the {purse} in your purse.",
                    purse=purse,
                )
            return Refused(
                "A4", "antiques-not-higher", f"A bid must be more than the highest one, {high}.", high=high
            )
        if move["type"] == "place":
            group = move["group"]
            if group not in GROUPS[: A.GROUP_COUNT]:
                return Refused(
                    "A8",
                    "antiques-no-such-group",
                    f"A replica joins {', '.join(GROUPS[: A.GROUP_COUNT])}, nothing else.",
                )
            return Refused(
                "A8", "antiques-no-group", f"You have no {group} that a replica could join.", group=group
            )
        return self._why_no_trick(state, seat, move)

    def _why_no_trick(self, state: A.Antiques, seat: int, move: Json) -> Refused:
        c = state.cells
        use = move["use"]
        if use not in USES:
            return Refused(
                "A10",
                "antiques-no-such-trick",
                f"A trick is one of {', '.join(USES)}.",
                tricks=", ".join(USES),
            )
        if not c[A.TOKENS + seat] >> TOKENS.index(use) & 1:
            return Refused("A10", "antiques-no-token", f"You have no unused {use} token.", trick=use)
        if use == "stop":
            return Refused(
                "A10",
                "antiques-stop-too-low",
                f"A stop needs a bid of at least {state.setup.stop_at}.",
                least=int(state.setup.stop_at),
            )
        target = move["target"]
        if not 0 <= target < state.setup.seats or target == seat:
            return Refused("A10", "antiques-name-an-opponent", "Name an opponent's seat.")
        if use == "ban":
            return Refused(
                "A10", "antiques-passed-already", f"Seat {target} has passed already.", seat=target
            )
        for name, owner in (("give", seat), ("take", target)):
            if move[name] not in NAMES:
                return Refused(
                    "A10",
                    "antiques-no-such-card",
                    f"A card to {name} is one of {', '.join(NAMES)}.",
                    side=name,
                    cards=", ".join(NAMES),
                )
            if not state.names(owner) >> NAMES.index(move[name]) & 1:
                return Refused(
                    "A10",
                    "antiques-has-no-card",
                    f"Seat {owner} has no {move[name]}.",
                    seat=owner,
                    card=move[name].replace(":", "-"),
                )
        if move["give"] == move["take"]:
            return Refused("A10", "antiques-same-name", "Two cards of the same name are not swapped.")
        if move["payer"] not in (seat, target):
            return Refused("A10", "antiques-payer", "One of the two who swap uses up the token.")
        return Refused(
            "A10",
            "antiques-partner-cannot-pay",
            f"Seat {target} has no unused swap token to pay with.",
            seat=target,
        )

    def position(self, state: A.Antiques) -> Json:
        c = state.cells
        place = 3 * (c[A.ROUND] - 1)
        deck = [KINDS[kind] for kind in state.deck]
        return {
            **self._public(c, state.setup.seats),
            "lot": deck[place : place + 3] if c[A.LOT] else None,
            "coins": [int(c[A.COINS + seat]) for seat in range(state.setup.seats)],
            "deck": deck[place + 3 :],
        }

    def _public(self, c: "vec[i64]", seat_count: int) -> Json:
        """What lies open on the table, of a position or a view."""
        seats = range(seat_count)
        return {
            "round": int(c[A.ROUND]),
            "first": (c[A.ROUND] - 1) % seat_count,
            "bids": [int(c[A.BIDS + seat]) for seat in seats],
            "passed": [bool(c[A.PASSED] >> seat & 1) for seat in seats],
            "bank": int(c[A.BANK]),
            "cards": [
                {KINDS[kind]: int(c[A.CARDS + seat * A.KIND_COUNT + kind]) for kind in range(A.KIND_COUNT)}
                for seat in seats
            ],
            "replicas": [
                {group: int(c[A.REPLICAS + seat * 5 + place]) for place, group in enumerate(GROUPS)}
                for seat in seats
            ],
            "tokens": [[TOKENS[token] for token in bits(c[A.TOKENS + seat])] for seat in seats],
        }

    def insight(self, view: View, hidden: bool) -> Json:
        return insight.insight(view, hidden)

    def sale(self, event: Event, notes: Json) -> Json | None:
        return insight.sale(event, notes)

    def show(self, view: View) -> Json:
        c = view.cells
        seats = int(view.setup.seats)
        deck = [int(kind) for kind in c[A.VIEW_DECK :]]
        place = 3 * (c[A.ROUND] - 1)
        coins = [int(c[A.COINS + seat]) for seat in range(seats)]
        offer = None
        if c[A.PHASE] == A.ANSWER:
            offer = {
                "seat": int(c[A.BIDDER]),
                "target": int(c[A.PARTNER]),
                "give": NAMES[c[A.GIVE]],
                "take": NAMES[c[A.TAKE]],
                "payer": int(c[A.PAYER]),
            }
        return {
            **self._public(c, seats),
            "phase": ("bidding", "trick", "answer", "placing", "over")[c[A.PHASE]],
            "lot": [KINDS[deck[place]], KINDS[deck[place + 1]], None] if c[A.LOT] else None,
            "high": int(c[A.HIGH]),
            "leader": int(c[A.LEADER]) if c[A.LEADER] >= 0 else None,
            "offer": offer,
            "deck_size": A.DECK - place - 3,
            "unseen": {kind: COPIES[number] - deck.count(number) for number, kind in enumerate(KINDS)},
            "unsold": [number + 1 for number in bits(c[A.UNSOLD])],
            "memory": {"coins": coins},
        }

    def own(self, view: View) -> Json:
        return {"purse": int(view.cells[A.COINS + view.viewer]) if view.viewer >= 0 else None}


GAME = AntiquesGame()
