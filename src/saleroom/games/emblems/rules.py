"""The rules of emblems (RULES.md, E1 to E10).

Moves: a bid is the set of its cards, 2**card for each. Actions: cards of equal rank do the same in a bid, so an
action says how many cards of each rank are bid (BIDS lists them).
"""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saleroom.core.layout import NONE, OWNER, OWNER_THEN_ALL, SEALED, SEALED_CHOICE, Cells, Layout
from saleroom.core.rng import Rng
from saleroom.core.state import ACT, LOW, POW, Setup, State, View, best_of, redeal
from saleroom.games.emblems import types as T
from saleroom.games.emblems.cards import (
    CARDS,
    FEW_SEATS,
    JOKER_RANK,
    RANKS,
    SECRETS,
    SECRETS_OF_FEW,
    TABLE_CARDS,
)

SEATS: Final = 10
TABLE_SIZE: Final = 16
DECK: Final = 32
HAND_LIMIT: Final = 6
MOVES: Final = 2**DECK

BIDDING: Final = 0
OVER: Final = 1

REMOVED: Final = SEATS
"""The buyer of a table card that nobody got (E5)."""

# The rows of a result (E9).
BOTH: Final = 0
ONE: Final = 1
NEITHER: Final = 2
ROWS: Final = 3

# The cells: where each begins. LAYOUT says who sees them. The first one stands as a number because the compiler
# works sums out only within a module.
PHASE: Final = 1  # behind ACT
TURN: Final = PHASE + 1  # how many table cards are done: the place of the current one in the deal
TIED: Final = TURN + 1  # seats bidding again, 0 when it is the first bid
CHOICE: Final = TIED + 1  # per seat: set of cards it has sealed, or NONE
DRAWN: Final = CHOICE + SEATS  # per seat: how many cards have left its deck
SPENT: Final = DRAWN + SEATS  # per seat: set of cards
BUYER: Final = (
    SPENT + SEATS
)  # per table card in the order of the deal: a seat, REMOVED, or NONE while to come
HAND_SIZE: Final = BUYER + TABLE_SIZE  # per seat: how many cards it holds
HAND: Final = HAND_SIZE + SEATS  # per seat: set of cards
CELLS: Final = HAND + SEATS
# The deal: secret cards (NONE where nobody sits), table deck, decks. A view knows part of the first two.
SECRET: Final = 0
TABLE: Final = SECRET + SEATS
DECKS: Final = TABLE + TABLE_SIZE

NAMES: Final = [str(card) for card in CARDS]
LAYOUT: Final = Layout(
    SEATS,
    [
        Cells("phase", PHASE),
        Cells("table_cards_done", TURN),
        Cells("tied", TIED, members=[f"seat {seat}" for seat in range(SEATS)]),
        Cells("choice", CHOICE, SEALED_CHOICE, per_seat=True, members=NAMES),
        Cells("drawn", DRAWN, per_seat=True),
        Cells("spent", SPENT, per_seat=True, members=NAMES),
        Cells("buyer", BUYER),
        Cells("hand_size", HAND_SIZE, per_seat=True),
        Cells("hand", HAND, OWNER, per_seat=True, members=NAMES),
    ],
    CELLS,
    [Cells("secret", SECRET, OWNER_THEN_ALL, per_seat=True), Cells("table", TABLE)],
    DECKS,
)

BIDS: Final = [
    (ones, twos, threes, fours, fives, jokers)
    for jokers in range(2)
    for fives in range(2)
    for fours in range(6)
    for threes in range(7)
    for twos in range(7)
    for ones in range(6)
    if 1 <= ones + twos + threes + fours + fives + jokers <= HAND_LIMIT
]
"""What each action bids: so many cards of rank 1, 2, 3, 4 and 5, and so many jokers, one to six cards in all.

There are 529: 333 without the joker, then 196 with it. A deck has five cards of rank 1 and of rank 4 and only one of
rank 5, so that no action bids more.
"""
ACTIONS: Final = len(BIDS)
STEP: Final = [1, 6, 6 * 7, 6 * 7 * 7, 6 * 7 * 7 * 6, 6 * 7 * 7 * 6 * 2]
"""What a card of rank 1 to 6 adds to the code of a bid: no two bids of up to six cards with other ranks share one."""
STEPS: Final = vec[i64](STEP)
CODES: Final = 2 * STEP[5]


def code_of(bid: Sequence[int]) -> int:
    """The code of a bid of so many cards of each rank."""
    return sum([number * step for number, step in zip(bid, STEP, strict=True)])


def place_actions() -> list[int]:
    """At the code of each bid its action, elsewhere NONE."""
    actions: list[int] = [NONE] * CODES
    for action, bid in enumerate(BIDS):
        actions[code_of(bid)] = action
    return actions


def add_up(weights: Sequence[int]) -> list[int]:
    """For every set of things, in the order of the sets' numbers, their weights added up."""
    sums = [0]
    for weight in weights:
        sums += [weight + other for other in sums]
    return sums


ACTION: Final = vec[i64](place_actions())
BID_COUNTS: Final = vec[i64]([sum([number * 16**place for place, number in enumerate(bid)]) for bid in BIDS])
"""The same as BIDS, four bits for each rank, the lowest rank lowest."""
OF_RANK: Final = vec[i64](
    [sum([2**card for card in CARDS if RANKS[card] == rank]) for rank in range(1, JOKER_RANK + 1)]
)
"""The set of cards of each rank, from 1 on; the joker stands for 6."""

RANK: Final = vec[i64](list(RANKS))
CARD_WEIGHTS: Final = [STEP[rank - 1] * 8192 + rank * 64 + 1 for rank in RANKS]
SET_WEIGHTS: Final = vec[i64](
    add_up(CARD_WEIGHTS[:11]) + add_up(CARD_WEIGHTS[11:22]) + add_up(CARD_WEIGHTS[22:])
)
"""Of eleven cards each (see `weigh`): the first 2048 for cards 0 to 10, then for 11 to 21, then for 22 to 31."""

FRESH_DEAL: Final = vec[i64]([NONE] * SEATS + list(TABLE_CARDS) + list(CARDS) * SEATS)
"""A deal before it is shuffled."""
ALL_SECRETS: Final = vec[i64](list(SECRETS))
FEW_SECRETS: Final = vec[i64](list(SECRETS_OF_FEW))


def each(cards: Sequence[int]) -> vec[i64]:
    """One of each of these cards, as a count per card."""
    return vec[i64]([1 if card in cards else 0 for card in range(DECK)])


EACH_SECRET: Final = each(SECRETS)
EACH_SECRET_OF_FEW: Final = each(SECRETS_OF_FEW)
EACH_TABLE_CARD: Final = each(TABLE_CARDS)


def weigh(cards: i64) -> i64:
    """Three numbers of a set of cards in one: how many they are, 64 times what they bid, 8192 times their code."""
    return (
        SET_WEIGHTS[cards & 2047]
        + SET_WEIGHTS[2048 + ((cards >> 11) & 2047)]
        + SET_WEIGHTS[4096 + (cards >> 22)]
    )


def members(mask: int) -> list[int]:
    """The cards or seats of a set, ascending."""
    return [place for place in range(DECK) if mask >> place & 1]


# -- scoring (E9) ---------------------------------------------------------------------------------------------


def row_of(card: i64, secret: i64) -> i64:
    """E9: whether a table card shows BOTH, ONE or NEITHER of the secret card's emblems."""
    shared = card & secret
    if shared == secret:
        return BOTH
    return ONE if shared != 0 else NEITHER


ROW_CARDS: Final = vec[i64](
    [
        sum([2**card for card in TABLE_CARDS if secret in SECRETS and row_of(card, secret) == row])
        for secret in CARDS
        for row in range(ROWS)
    ]
)
"""The set of table cards of each row, at secret * 3 + row."""


class EmblemsSetup(Setup):
    """Seats, and the points of a table card that shows both, one or neither of one's emblems (E9)."""

    def __init__(self, seats: int, points: list[int]) -> None:
        super().__init__(seats, LAYOUT, ACTIONS)
        self.points = vec[i64](points)

    def __reduce__(self) -> tuple[object, ...]:
        return (EmblemsSetup, (int(self.seats), [int(points) for points in self.points]))

    def points_of(self, card: i64, secret: i64) -> i64:
        """E9: points of a table card for the owner of a secret card."""
        return self.points[row_of(card, secret)]

    def score(self, won: i64, secret: i64) -> tuple[i64, i64, i64]:
        """E9: points of a set of table cards that show both, one and neither of the secret card's emblems."""
        points = self.points
        place = secret * ROWS
        return (
            (weigh(won & ROW_CARDS[place + BOTH]) & 63) * points[BOTH],
            (weigh(won & ROW_CARDS[place + ONE]) & 63) * points[ONE],
            (weigh(won & ROW_CARDS[place + NEITHER]) & 63) * points[NEITHER],
        )

    def open(self, dealt: vec[i64]) -> "Emblems":
        """The opening position of a deal (E2)."""
        cells = vec[i64]([0] * CELLS)
        for seat in range(SEATS):
            cells[CHOICE + seat] = NONE
        for place in range(TABLE_SIZE):
            cells[BUYER + place] = NONE
        state = Emblems(self, cells, dealt)
        state.draw()
        cells[ACT] = POW[self.seats] - 1
        return state

    def restore(self, cells: vec[i64], dealt: vec[i64]) -> "Emblems":
        return Emblems(self, cells, dealt)

    def secret_cards(self) -> vec[i64]:
        """E1: the secret cards in use."""
        return FEW_SECRETS[:] if self.seats <= FEW_SEATS else ALL_SECRETS[:]

    def deal(self, rng: Rng) -> "Emblems":
        dealt = FRESH_DEAL[: DECKS + DECK * self.seats]
        secrets = self.secret_cards()
        rng.shuffle(secrets, 0, len(secrets))
        for seat in range(self.seats):
            dealt[SECRET + seat] = secrets[seat]
            start = DECKS + DECK * seat
            rng.shuffle(dealt, start, start + DECK)
        rng.shuffle(dealt, TABLE, TABLE + TABLE_SIZE)
        return self.open(dealt)

    def imagine(self, view: View, rng: Rng, sealed: bool = True) -> "Emblems":
        cells = view.cells[:]
        dealt = FRESH_DEAL[: DECKS + DECK * self.seats]
        for seat in range(self.seats):
            dealt[SECRET + seat] = view.dealt[SECRET + seat]
        for place in range(TABLE, DECKS):
            dealt[place] = view.dealt[place]
        secrets = EACH_SECRET_OF_FEW if self.seats <= FEW_SEATS else EACH_SECRET
        redeal(dealt, SECRET, SECRET + self.seats, secrets, rng)
        redeal(dealt, TABLE, DECKS, EACH_TABLE_CARD, rng)
        state = Emblems(self, cells, dealt)
        for seat in range(SEATS):
            if seat >= self.seats:
                cells[HAND + seat] = 0
                continue
            state.imagine_deck(seat, rng)
            if cells[CHOICE + seat] == SEALED:
                if sealed:
                    cells[CHOICE + seat] = state.nth(seat, rng.below(POW[cells[HAND_SIZE + seat]] - 1))
                else:
                    cells[CHOICE + seat] = NONE
                    cells[ACT] |= POW[seat]
        return state


class Emblems(State[EmblemsSetup]):
    """One position."""

    def copy(self) -> "Emblems":
        return Emblems(self.setup, self.cells[:], self.dealt)

    def parties(self) -> i64:
        return self.setup.seats

    # -- legal moves ------------------------------------------------------------------------------------

    def count(self, seat: i64) -> i64:
        if self.cells[ACT] & POW[seat] == 0:
            return 0
        return POW[self.cells[HAND_SIZE + seat]] - 1

    def nth(self, seat: i64, i: i64) -> i64:
        """The cards of the hand, ascending, where the binary digits of i + 1 are 1."""
        hand = self.cells[HAND + seat]
        places = i + 1
        cards: i64 = 0
        while places != 0:
            lowest = hand & -hand
            cards |= lowest & -(places & 1)
            hand ^= lowest
            places >>= 1
        return cards

    def is_legal(self, seat: i64, move: i64) -> bool:
        """E3, E5: one card of the hand at least, of a seat that is to act."""
        return self.cells[ACT] & POW[seat] != 0 and move > 0 and move & ~self.cells[HAND + seat] == 0

    def action_of(self, seat: i64, move: i64) -> i64:
        """How many cards of each rank a bid has: its place in BIDS."""
        return ACTION[weigh(move) >> 13]

    def move_of(self, seat: i64, action: i64) -> i64:
        """The bid of the lowest cards of each rank in the hand; NONE if it has too few of one."""
        counts = BID_COUNTS[action]
        hand = self.cells[HAND + seat]
        cards: i64 = 0
        for place in range(JOKER_RANK):
            held = hand & OF_RANK[place]
            for _ in range(counts & 15):
                if held == 0:
                    return NONE
                lowest = held & -held
                cards |= lowest
                held ^= lowest
            counts >>= 4
        return cards

    def write_actions(self, seat: i64, row: vec[i64], first: i64) -> i64:
        # Codes of all bids, rank by rank: each bid so far with none, one, two ... cards of the next rank.
        hand = self.cells[HAND + seat]
        row[first] = 0
        count: i64 = 1
        for place in range(JOKER_RANK):
            held = weigh(hand & OF_RANK[place]) & 63
            shorter = count
            for number in range(1, held + 1):
                more = number * STEPS[place]
                for i in range(shorter):
                    row[first + count] = row[first + i] + more
                    count += 1
        for i in range(1, count):
            row[first + i - 1] = ACTION[row[first + i]]
        return count - 1

    # -- play -------------------------------------------------------------------------------------------

    def apply(self, seat: i64, move: i64) -> None:
        c = self.cells
        c[CHOICE + seat] = move
        c[ACT] &= ~POW[seat]
        if self.events is not None:
            self.tell_sealed(seat, move)
        if c[ACT] == 0:
            self.reveal()

    def reveal(self) -> None:
        """E3, E4 and E5: the highest value takes the card, tied seats bid again."""
        c = self.cells
        seats = self.setup.seats
        bidders = c[TIED]
        while True:
            if self.events is not None:
                self.tell_reveal(bidders)
            best: i64 = -1
            tied: i64 = 0
            for seat in range(seats):
                if c[CHOICE + seat] != NONE:
                    value = self.spend(seat)
                elif bidders & POW[seat] != 0:
                    value = self.spend_top(seat)
                else:
                    continue
                if value > best:
                    best = value
                    tied = 0
                if value == best:
                    tied |= POW[seat]
            if POW[LOW[tied]] == tied:
                self.settle(LOW[tied])
                return
            if self.events is not None:
                self.tell({"type": "bids_tied", "seats": members(tied), "value": best, "rule": "E5"})
            able: i64 = 0
            bidders = 0
            for seat in range(seats):
                if tied & POW[seat] != 0:
                    if c[HAND_SIZE + seat] > 0:
                        able |= POW[seat]
                        bidders |= POW[seat]
                    elif c[DRAWN + seat] < DECK:
                        bidders |= POW[seat]
            if bidders == 0:
                self.settle(REMOVED)
                return
            if POW[LOW[bidders]] == bidders:
                self.settle(LOW[bidders])
                return
            if able != 0:
                c[TIED] = bidders
                c[ACT] = able
                return

    def spend(self, seat: i64) -> i64:
        """The chosen cards leave the hand; their value."""
        c = self.cells
        cards = c[CHOICE + seat]
        c[CHOICE + seat] = NONE
        c[HAND + seat] ^= cards
        c[SPENT + seat] |= cards
        weight = weigh(cards)
        c[HAND_SIZE + seat] -= weight & 63
        return (weight >> 6) & 127

    def spend_top(self, seat: i64) -> i64:
        """E5: a tied seat without hand cards bids the top card of its deck."""
        c = self.cells
        card = self.dealt[DECKS + DECK * seat + c[DRAWN + seat]]
        c[DRAWN + seat] += 1
        c[SPENT + seat] |= POW[card]
        return RANK[card]

    def settle(self, buyer: i64) -> None:
        """E4, E6 and E7: the card is bought or REMOVED; all draw; the next card is turned up."""
        c = self.cells
        c[BUYER + c[TURN]] = buyer
        c[TIED] = 0
        if self.events is not None:
            self.tell_settled(buyer)
        self.draw()
        c[TURN] += 1
        able: i64 = 0
        if c[TURN] < TABLE_SIZE:
            for seat in range(self.setup.seats):
                if c[HAND_SIZE + seat] > 0:
                    able |= POW[seat]
        c[ACT] = able
        if able == 0:
            c[PHASE] = OVER
        if self.events is not None:
            self.tell_next()

    def draw(self) -> None:
        """E2 and E6: every seat fills its hand up to six, as far as its deck goes."""
        c = self.cells
        dealt = self.dealt
        for seat in range(self.setup.seats):
            size = c[HAND_SIZE + seat]
            drawn = c[DRAWN + seat]
            if size == HAND_LIMIT or drawn == DECK:
                continue
            first = drawn
            deck = DECKS + DECK * seat
            hand = c[HAND + seat]
            while size < HAND_LIMIT and drawn < DECK:
                hand |= POW[dealt[deck + drawn]]
                drawn += 1
                size += 1
            c[HAND + seat] = hand
            c[HAND_SIZE + seat] = size
            c[DRAWN + seat] = drawn
            if self.events is not None:
                self.tell_drawn(seat, first)

    # -- scoring ----------------------------------------------------------------------------------------

    def breakdown(self) -> vec[i64]:
        """E9: points of won cards with both, one and neither of the secret card's emblems."""
        seats = self.setup.seats
        won = vec[i64]([0] * (REMOVED + 1))
        for place in range(TABLE_SIZE):
            buyer = self.cells[BUYER + place]
            if buyer != NONE:
                won[buyer] |= POW[self.dealt[TABLE + place]]
        parts = vec[i64]([0] * (ROWS * seats))
        for seat in range(seats):
            both, one, neither = self.setup.score(won[seat], self.dealt[SECRET + seat])
            parts[ROWS * seat + BOTH] = both
            parts[ROWS * seat + ONE] = one
            parts[ROWS * seat + NEITHER] = neither
        return parts

    def winners(self, scores: vec[i64]) -> i64:
        """E10."""
        return best_of(POW[self.setup.seats] - 1, scores)

    # -- what a viewer knows of the deal (E8) -----------------------------------------------------------

    def see_deal(self, viewer: i64, seen: vec[i64]) -> None:
        over = self.cells[PHASE] == OVER
        for seat in range(self.setup.seats):
            if seat == viewer or over:
                seen[SECRET + seat] = self.dealt[SECRET + seat]
        turned_up = self.cells[TURN] if over else self.cells[TURN] + 1
        for place in range(TABLE, TABLE + turned_up):
            seen[place] = self.dealt[place]

    def imagine_deck(self, seat: i64, rng: Rng) -> None:
        """Give a seat of an imagined state a deck, and a hand where it is unknown, from its unspent cards."""
        c = self.cells
        dealt = self.dealt
        start = DECKS + DECK * seat
        size = c[HAND_SIZE + seat]
        known = c[SPENT + seat]
        first = start + c[DRAWN + seat]
        own = c[HAND + seat] >= 0
        if own:
            known |= c[HAND + seat]
        else:
            first -= size
        # Cards known to have left the deck stand first, the others behind them in random order.
        place = start
        n: i64 = 0
        for card in range(DECK):
            if known & POW[card] != 0:
                dealt[place] = card
                place += 1
            else:
                j = rng.below(n + 1)
                dealt[first + n] = dealt[first + j]
                dealt[first + j] = card
                n += 1
        if not own:
            c[HAND + seat] = 0
            for i in range(size):
                c[HAND + seat] |= POW[dealt[first + i]]

    # -- events -----------------------------------------------------------------------------------------

    def tell(self, event: T.Event, own: T.Event | None = None) -> None:
        """Report an event, and what its own seat learns instead."""
        self.report(event, own)

    def tell_sealed(self, seat: int, move: int) -> None:
        """A seat has chosen."""
        self.tell(
            {"type": "bid_sealed", "seat": seat},
            {"type": "bid_sealed", "seat": seat, "cards": members(move)},
        )

    def tell_reveal(self, bidders: int) -> None:
        """All bids are turned over, those from the top of a deck too."""
        c = self.cells
        bids: list[T.RevealedBid] = []
        for seat in range(int(self.setup.seats)):
            from_deck = c[CHOICE + seat] == NONE
            if not from_deck:
                cards = members(c[CHOICE + seat])
            elif bidders >> seat & 1:
                cards = [int(self.dealt[DECKS + DECK * seat + c[DRAWN + seat]])]
            else:
                continue
            value = sum([RANKS[card] for card in cards])
            bids.append({"seat": seat, "cards": cards, "value": value, "from_deck": from_deck})
        self.tell({"type": "bids_revealed", "bids": bids, "rule": "E3" if bidders == 0 else "E5"})

    def tell_settled(self, buyer: int) -> None:
        """The table card is sold or removed."""
        card = self.dealt[TABLE + self.cells[TURN]]
        if buyer == REMOVED:
            self.tell({"type": "card_removed", "card": card, "rule": "E5"})
        else:
            self.tell({"type": "card_sold", "card": card, "seat": buyer, "rule": "E4"})

    def tell_drawn(self, seat: int, first: int) -> None:
        """A seat has drawn; only it knows what."""
        start = DECKS + DECK * seat
        cards = [int(self.dealt[start + i]) for i in range(first, self.cells[DRAWN + seat])]
        self.tell(
            {"type": "cards_drawn", "seat": seat, "number": len(cards), "rule": "E6"},
            {
                "type": "cards_drawn",
                "seat": seat,
                "number": len(cards),
                "rule": "E6",
                "cards": sorted(cards),
            },
        )

    def tell_next(self) -> None:
        """The next table card, or the end."""
        if self.cells[PHASE] == OVER:
            secrets = [int(self.dealt[SECRET + seat]) for seat in range(self.setup.seats)]
            self.tell({"type": "match_ended", "secrets": secrets, "rule": "E7"})
        else:
            card = self.dealt[TABLE + self.cells[TURN]]
            self.tell({"type": "card_turned_up", "card": card, "rule": "E3"})
