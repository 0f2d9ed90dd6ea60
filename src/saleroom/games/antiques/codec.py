"""Antiques as JSON: deal, moves, position, view; and the sentences of its refusals."""

from collections.abc import Sequence
from typing import Any, Literal

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saleroom.core.errors import Refused, short_repr
from saleroom.core.game import Game, Option, Row, bits, check_keys, is_int, read_cards, read_flag, read_words
from saleroom.core.layout import NONE
from saleroom.core.state import View
from saleroom.games.antiques import insight
from saleroom.games.antiques import rules as A
from saleroom.games.antiques import types as T
from saleroom.games.antiques.cards import (
    COINS,
    COPIES,
    GROUPS,
    JEWELLERY_POINTS,
    KINDS,
    NAMES,
    READINGS,
    RESULT,
    STAMP_POINTS,
    STOP_AT,
    TIES,
    TOKENS,
)
from saleroom.games.antiques.insight import Notes

USES = ("none", *TOKENS)
PHASES: tuple[Literal["bidding", "trick", "answer", "placing", "over"], ...] = (
    "bidding",
    "trick",
    "answer",
    "placing",
    "over",
)


def read_tricks(value: Any) -> list[str]:
    """Kinds of trick tokens, each at most once, in the order of the rules."""
    return read_words(value, TOKENS, "trick")


def read_readings(value: Any) -> list[str]:
    """Rulings that are played the other way."""
    return read_words(value, READINGS, "reading")


def read_scales(value: Any) -> T.Scales:
    """What one to six stamps and pieces of jewellery count."""
    if not isinstance(value, dict) or set(value) != {"stamp", "jewellery"}:
        raise ValueError('scales are {"stamp": [...], "jewellery": [...]}')
    for row in value.values():
        if not isinstance(row, list | tuple) or len(row) != 6:
            raise ValueError("a scale has six numbers, for one to six cards")
        if not all(is_int(number) and 0 <= number <= 999 for number in row):
            raise ValueError("the numbers of a scale are whole and from 0 to 999")
    return {"stamp": list(value["stamp"]), "jewellery": list(value["jewellery"])}


def read_ties(value: Any) -> str:
    """One of the two ways to settle ties of sculptures."""
    if not isinstance(value, str) or value not in TIES:
        raise ValueError(f"there is no way to settle ties {short_repr(value)}")
    return value


def cards_json(numbers: Sequence[int]) -> T.Cards:
    """So many genuine cards of each kind."""
    painting, sculpture, furniture, stamp, jewellery, collection = numbers
    return {
        "painting": painting,
        "sculpture": sculpture,
        "furniture": furniture,
        "stamp": stamp,
        "jewellery": jewellery,
        "collection": collection,
    }


def replicas_json(numbers: Sequence[int]) -> T.Replicas:
    """So many replicas in each group, and loose."""
    stamp, jewellery, furniture, sculpture, loose = numbers
    return {
        "stamp": stamp,
        "jewellery": jewellery,
        "furniture": furniture,
        "sculpture": sculpture,
        "loose": loose,
    }


@mypyc_attr(native_class=False)  # the base class is not compiled
class AntiquesGame(Game[A.AntiquesSetup, A.Antiques, T.Options, T.Move, T.Event]):
    """«Аукцион»."""

    id = "antiques"
    title = "«Аукцион»"
    summary = "Open bidding for three cards, one of them face down; the winner pays the losers."
    min_seats = 3
    max_seats = 6
    best_seats = 4
    minutes = 30
    difficulty = 3
    rules = 1
    options = (
        Option(
            "tricks",
            [],
            'a list of "stop", "ban", "swap"',
            read_tricks,
            "Tokens for one use each, played right after a bid of one's own.",
        ),
        Option(
            "sculpture_ties",
            "two-places",
            '"two-places" or "places"',
            read_ties,
            "Whether seats with equally many sculptures share their place and the next one, or as many places as they "
            "are.",
        ),
        Option(
            "open_purses",
            False,
            "true (everybody sees every purse) or false",
            read_flag,
            "Whether people are shown how much everybody has.",
        ),
        Option(
            "scales",
            {"stamp": list(STAMP_POINTS[1:]), "jewellery": list(JEWELLERY_POINTS[1:])},
            '{"stamp": six numbers from 0 to 999, "jewellery": six such numbers}',
            read_scales,
            "What one to six stamps and pieces of jewellery count.",
            ({"stamp": [1, 8, 8, 28, 28, 56], "jewellery": [4, 10, 17, 25, 25, 44]},),
        ),
        Option(
            "readings",
            [],
            'a list of "stop-above", "last-buys", "swap-again"',
            read_readings,
            "Rulings of ours that are played the other way: a stop takes more than the sum in the rules, the last seat "
            "buys for 1 coin when all others have passed, after a declined swap the bidder may choose a trick again.",
            (list(READINGS),),
        ),
    )
    moves = A.MOVES
    breakdown = tuple(Row(key, rule) for key, rule in RESULT.items())
    tie_rule = "A14"
    memory_option = "open_purses"

    def setup(self, seats: int, options: T.Options) -> A.AntiquesSetup:
        tricks = sum(1 << TOKENS.index(name) for name in options["tricks"])
        tied_places = seats if options["sculpture_ties"] == "places" else 2
        readings, scales = options["readings"], options["scales"]
        return A.AntiquesSetup(
            seats,
            COINS // seats,
            STOP_AT[seats] + ("stop-above" in readings),
            tricks,
            tied_places,
            "last-buys" in readings,
            "swap-again" in readings,
            [0, *scales["stamp"]],
            [0, *scales["jewellery"]],
        )

    def max_moves(self, seats: int) -> int:
        # A round: rising bids of different seats, of which one at most is above the second largest purse: so up to 31.
        # After each of them a swap is offered to every opponent and declined, and another trick is chosen ("swap-again"
        # of A10). Every seat passes. Besides that at most five replicas are placed when bought, and five more at either
        # side of every swap.
        bids = COINS // 2 + 1
        return A.ROUNDS * (bids * 2 * seats + seats) + 5 + 10 * seats

    def read_deal(self, setup: A.AntiquesSetup, deal: Any) -> A.Antiques:
        check_keys(deal, ("deck",))
        return setup.open(read_cards(deal["deck"], KINDS, COPIES, "deal.deck"))

    def write_deal(self, state: A.Antiques) -> T.Deal:
        return {"deck": [KINDS[kind] for kind in state.dealt]}

    def move_types_now(self, state: A.Antiques, seat: int) -> tuple[str, ...]:
        return (("bid", "pass"), ("trick",), ("answer",), ("place",))[state.cells[A.PHASE]]

    def encode(self, state: A.Antiques, seat: int, move: T.Move) -> int:
        if move["type"] == "bid":
            return move["coins"] if 1 <= move["coins"] <= COINS else -1
        if move["type"] == "pass":
            return A.PASS
        if move["type"] == "answer":
            return A.ACCEPT if move["accept"] else A.DECLINE
        if move["type"] == "place":
            group = move["group"]
            return A.PLACE + GROUPS.index(group) if group in GROUPS[: A.GROUP_COUNT] else -1
        if move["use"] == "none":
            return A.NO_TRICK
        if move["use"] == "stop":
            return A.STOP
        if move["use"] not in USES or not 0 <= move["target"] < int(state.setup.seats):
            return -1
        if move["use"] == "ban":
            return A.BAN + move["target"]
        target, give, take, payer = move["target"], move["give"], move["take"], move["payer"]
        if give not in NAMES or take not in NAMES or payer not in (seat, target):
            return -1
        pair = (target * A.NAME_COUNT + NAMES.index(give)) * A.NAME_COUNT + NAMES.index(take)
        return A.SWAP + pair * 2 + (payer == target)

    def decode(self, state: A.Antiques, seat: int, move: int) -> T.Move:
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

    def explain(self, state: A.Antiques, seat: int, move: T.Move) -> Refused:
        c = state.cells
        if move["type"] == "bid":
            coins, high, purse = move["coins"], int(c[A.HIGH]), int(c[A.COINS + seat])
            if coins < 1:
                return Refused("A4", "antiques-at-least-one", "Bid at least 1 coin.")
            if coins > purse:
                return Refused(
                    "A4",
                    "antiques-more-than-purse",
                    f"You only have {purse} in your purse.",
                    purse=purse,
                )
            return Refused("A4", "antiques-not-higher", f"Bid more than the highest bid, {high}.", high=high)
        if move["type"] == "place":
            group = move["group"]
            if group not in GROUPS[: A.GROUP_COUNT]:
                return Refused(
                    "A8",
                    "antiques-no-such-group",
                    "A replica can only join stamp, jewellery, furniture or sculpture.",
                )
            return Refused(
                "A8", "antiques-no-group", f"You have no {group} that a replica could join.", group=group
            )
        if move["type"] == "trick" and move["use"] != "none":
            return self._explain_trick(state, seat, move)
        return super().explain(state, seat, move)

    def _explain_trick(
        self, state: A.Antiques, seat: int, move: T.TrickStop | T.TrickBan | T.TrickSwap
    ) -> Refused:
        """Why a trick is not legal (A10)."""
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
        if move["use"] == "stop":
            return Refused(
                "A10",
                "antiques-stop-too-low",
                f"A stop needs a bid of at least {state.setup.stop_at}.",
                least=int(state.setup.stop_at),
            )
        target = move["target"]
        if not 0 <= target < int(state.setup.seats) or target == seat:
            return Refused("A10", "antiques-name-an-opponent", "Name an opponent's seat.")
        if move["use"] == "ban":
            return Refused(
                "A10", "antiques-passed-already", f"Seat {target} has passed already.", seat=target
            )
        if c[A.ASKED] >> target & 1:
            return Refused(
                "A10",
                "antiques-asked-already",
                f"Seat {target} has declined a swap after this bid already; each opponent is asked once.",
                seat=target,
            )
        for side, card, owner in (("give", move["give"], seat), ("take", move["take"], target)):
            if card not in NAMES:
                return Refused(
                    "A10",
                    "antiques-no-such-card",
                    f"A card to {side} is one of {', '.join(NAMES)}.",
                    side=side,
                    cards=", ".join(NAMES),
                )
            if not c[A.OWNED + owner] >> NAMES.index(card) & 1:
                return Refused(
                    "A10",
                    "antiques-has-no-card",
                    f"Seat {owner} has no {card}.",
                    seat=owner,
                    card=card.replace(":", "-"),
                )
        if move["give"] == move["take"]:
            return Refused("A10", "antiques-same-name", "You can't swap two cards of the same name.")
        if move["payer"] not in (seat, target):
            return Refused("A10", "antiques-payer", "One of the two swapping players must use up the token.")
        return Refused(
            "A10",
            "antiques-partner-cannot-pay",
            f"Seat {target} has no unused swap token.",
            seat=target,
        )

    def position(self, state: A.Antiques) -> T.Position:
        c = state.cells
        place = 3 * (c[A.ROUND] - 1)
        deck = [KINDS[kind] for kind in state.dealt]
        return {
            **self._public(c, state.setup.seats),
            "lot": deck[place : place + 3] if c[A.LOT] else None,
            "coins": [int(c[A.COINS + seat]) for seat in range(state.setup.seats)],
            "deck": deck[place + 3 :],
        }

    def _public(self, c: "vec[i64]", seat_count: int) -> T.Public:
        """What lies open on the table, of a position or a view."""
        seats = range(seat_count)
        return {
            "round": int(c[A.ROUND]),
            "first": (c[A.ROUND] - 1) % seat_count,
            "bids": [int(c[A.BIDS + seat]) for seat in seats],
            "passed": [bool(c[A.PASSED] >> seat & 1) for seat in seats],
            "bank": int(c[A.BANK]),
            "cards": [
                cards_json([int(c[A.CARDS + seat * A.KIND_COUNT + kind]) for kind in range(A.KIND_COUNT)])
                for seat in seats
            ],
            "replicas": [
                replicas_json([int(c[A.REPLICAS + seat * A.PILES + pile]) for pile in range(A.PILES)])
                for seat in seats
            ],
            "tokens": [[TOKENS[token] for token in bits(c[A.TOKENS + seat])] for seat in seats],
        }

    def insight(self, view: View, hide_memory: bool) -> T.Worked:
        return insight.insight(view, hide_memory)

    def sale(self, event: T.Event, notes: Notes) -> T.Sale | None:
        return insight.sale(event, notes)

    def public_json(self, view: View) -> T.Shared:
        c = view.cells
        seats = int(view.setup.seats)
        deck = view.dealt
        place = 3 * (c[A.ROUND] - 1)
        unseen = list(COPIES)
        for kind in deck:
            if kind >= 0:
                unseen[kind] -= 1
        return {
            **self._public(c, seats),
            "phase": PHASES[c[A.PHASE]],
            "lot": [KINDS[deck[place]], KINDS[deck[place + 1]], None] if c[A.LOT] else None,
            "high": int(c[A.HIGH]),
            "leader": int(c[A.LEADER]) if c[A.LEADER] != NONE else None,
            "offer": A.swap_offer(c) if c[A.PHASE] == A.ANSWER else None,
            "asked": bits(c[A.ASKED]),
            "deck_size": A.DECK - place - 3,
            "unseen": {**cards_json(unseen[: A.KIND_COUNT]), "replica": unseen[A.REPLICA]},
            "unsold": [number + 1 for number in bits(c[A.UNSOLD])],
            "memory": {"coins": [int(c[A.COINS + seat]) for seat in range(seats)]},
        }

    def private_json(self, view: View) -> T.Own:
        return {"purse": int(view.cells[A.COINS + view.viewer]) if view.viewer >= 0 else None}


GAME = AntiquesGame()
