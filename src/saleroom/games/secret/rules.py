"""The rules of secret (RULES.md, S1 to S12).

Moves: 0-9 keep that request, 10 pass, 11 take the pile back and pass, 12+i bid the i-th combination of money
cards, 187+i take the pile back and bid it. A seat's ten money cards are numbered by ascending value; a
combination is one to three of them.
"""

from itertools import combinations
from math import comb
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saleroom.core.layout import (
    HIDDEN,
    NONE,
    OWNER,
    SEALED,
    SEALED_CHOICE,
    SEALED_THEN_ALL,
    Cells,
    Layout,
)
from saleroom.core.rng import Rng
from saleroom.core.state import ACT, LOW, POW, Setup, State, View, best_of, redeal
from saleroom.games.secret import types as T
from saleroom.games.secret.cards import CHIPS as CHIPS_DEALT
from saleroom.games.secret.cards import ITEMS, POINTS, REQUESTS

SEATS: Final = 5
ITEM_COUNT: Final = 18
REQUEST_COUNT: Final = 10
MONEY_CARDS: Final = 10
"""How many money cards a seat has at first."""
FULL: Final = 1023
"""The set of all of them."""

PASS: Final = REQUEST_COUNT
RECOVER_AND_PASS: Final = PASS + 1
BID: Final = RECOVER_AND_PASS + 1
COMBINATIONS: Final = 175
RECOVER_AND_BID: Final = BID + COMBINATIONS
MOVES: Final = RECOVER_AND_BID + COMBINATIONS

MOST_MONEY: Final = 0
FEW_TYPES: Final = 1
MANY_TYPES: Final = 2
FEWEST_THREE: Final = 3
MOST_ONE: Final = 4
MULTIPLE_OF_FOUR: Final = 5
NO_CHIP_SPENT: Final = 6  # in JSON it is called "no_chips"
TWO_TWOS: Final = 7
PAIRS: Final = 8
ONE_OF_EACH: Final = 9

# Rulings that are played the other way, as bits: in the order of READINGS.
ONE_CHIP: Final = 1
TWOS_OR_MORE: Final = 2
NO_STARS: Final = 4
NO_ONES: Final = 8
TYPES_NEED_AN_ITEM: Final = 16

AT_LEAST: Final = 0
AT_MOST: Final = 1
EXACTLY: Final = 2

KEEPING: Final = 0
BIDDING: Final = 1
OVER: Final = 2

DISCARDED: Final = SEATS
"""Instead of a seat: nobody got the item."""

# The cells: where each begins. LAYOUT says who sees them. The first one comes after ACT; it is a plain number because
# the compiler writes sums of constants into the code only if they all stand in this file.
PHASE: Final = 1
TURN: Final = PHASE + 1  # the place of the current item in the deal
OUT: Final = TURN + 1  # set of seats
ASKS: Final = OUT + 1  # how many cards the current item asks for
CHOICE: Final = ASKS + 1  # per seat: the sealed move, or NONE
REQUEST: Final = CHOICE + SEATS  # per seat: the kept request, or NONE
HAND: Final = REQUEST + SEATS  # per seat: set of money cards
PILE: Final = HAND + SEATS  # per seat: set
LOCKED: Final = PILE + SEATS  # per seat: set
CHIPS: Final = LOCKED + SEATS  # per seat
SOLD_TO: Final = CHIPS + SEATS  # per place in the deal: a seat or DISCARDED, NONE for an item still to come
CELLS: Final = SOLD_TO + ITEM_COUNT
# The deal: two requests per seat (NONE for a seat that is not there), then the items.
REQUESTS_DEALT: Final = 0
ITEMS_DEALT: Final = REQUESTS_DEALT + 2 * SEATS
DEALT: Final = ITEMS_DEALT + ITEM_COUNT

NAMES: Final = [f"card {card + 1}" for card in range(MONEY_CARDS)]
# Every bid is revealed, so a perfect memory knows every hand and pile; requests stay hidden until the end (S10).
LAYOUT: Final = Layout(
    SEATS,
    [
        Cells("phase", PHASE),
        Cells("turn", TURN),
        Cells("out", OUT, members=[f"seat {seat}" for seat in range(SEATS)]),
        Cells("asks", ASKS),
        Cells("choice", CHOICE, SEALED_CHOICE, per_seat=True),
        Cells("request", REQUEST, SEALED_THEN_ALL, per_seat=True),
        Cells("hand", HAND, per_seat=True, members=NAMES),
        Cells("pile", PILE, per_seat=True, members=NAMES),
        Cells("locked", LOCKED, per_seat=True, members=NAMES),
        Cells("chips", CHIPS, per_seat=True),
        Cells("sold_to", SOLD_TO),
    ],
    CELLS,
    [Cells("requests_dealt", REQUESTS_DEALT, OWNER, per_seat=True, each=2), Cells("items", ITEMS_DEALT)],
    DEALT,
)

CARDS_IN: Final = vec[i64]([i.bit_count() for i in range(1024)])
"""How many cards are in a set."""
CARD: Final = vec[i64](
    [
        card
        for cards in range(1024)
        for card in ([card for card in range(10) if cards >> card & 1] + [0] * 10)[:10]
    ]
)
"""The n-th card of a set, at set * 10 + n."""

ALL: Final = [
    cards
    for k in (1, 2, 3)
    for cards in sorted(sum([1 << card for card in chosen]) for chosen in combinations(range(10), k))
]
COMBINATION: Final = vec[i64](ALL)
"""All sets of one, two and three cards; of equally many cards those of the lowest n come first."""
NUMBER: Final = vec[i64](
    [ALL.index(cards) if cards.bit_count() in (1, 2, 3) else -1 for cards in range(1024)]
)
"""The number of a set among the combinations, or -1."""
FIRST: Final = vec[i64]([0, 0, 10, 55])
"""Where the combinations of one, two and three cards begin."""
CHOOSE: Final = vec[i64]([comb(n, k) for k in range(4) for n in range(11)])
"""How many ways there are to choose k of n cards, at k * 11 + n."""
POINTS_OF: Final = vec[i64](list(POINTS))
EACH_REQUEST: Final = vec[i64]([1] * REQUEST_COUNT)
EACH_ITEM: Final = vec[i64]([1] * ITEM_COUNT)


def bid_cards(move: i64) -> i64:
    """The set of cards of a bid."""
    return COMBINATION[move - RECOVER_AND_BID if move >= RECOVER_AND_BID else move - BID]


def subset(cards: i64, k: i64, i: i64) -> i64:
    """The i-th choice of k cards of a set."""
    places = COMBINATION[FIRST[k] + i]
    chosen: i64 = 0
    base = cards * MONEY_CARDS
    for j in range(k):
        chosen |= POW[CARD[base + CARD[places * MONEY_CARDS + j]]]
    return chosen


def takes_pile_back(move: i64) -> bool:
    """Whether the pile is taken back before a pass or a bid."""
    return move == RECOVER_AND_PASS or move >= RECOVER_AND_BID


# -- scoring: of any collections (S11) ------------------------------------------------------------------------

TALLY: Final = 9
"""So many numbers per seat has a tally: items of one, two and three stars, then items of each type."""


def count_item(tally: vec[i64], seat: i64, item: i64) -> None:
    """A seat has one more item."""
    tally[TALLY * seat + item % 3] += 1
    tally[TALLY * seat + 3 + item // 3] += 1


def tally_of(won: list[list[int]]) -> vec[i64]:
    """The tally of all seats, each with the items it has won."""
    tally = vec[i64]([0] * (TALLY * len(won)))
    for seat in range(len(won)):
        for item in won[seat]:
            count_item(tally, seat, item)
    return tally


def stars_of(seat: i64, tally: vec[i64]) -> i64:
    """The stars of a seat's items."""
    return tally[TALLY * seat] + 2 * tally[TALLY * seat + 1] + 3 * tally[TALLY * seat + 2]


def progress(
    request: i64, seat: i64, tally: vec[i64], money: vec[i64], chips: i64, readings: i64
) -> tuple[i64, i64, i64]:
    """How far a seat is with a request: what it has, what it needs, and how the one must stand to the other.

    `tally` and `money` (how many cards there are in hand and pile together) are those of all seats, `chips` are the
    seat's own. `readings` are the rulings that are played the other way.
    """
    have: i64 = 0
    need: i64 = 0
    if request == MOST_MONEY:
        for other in range(len(money)):
            if other != seat and money[other] > need:
                need = money[other]
        return money[seat], need, AT_LEAST
    if request == NO_CHIP_SPENT:
        return chips, CHIPS_DEALT, AT_LEAST
    if request == FEWEST_THREE:
        need = ITEM_COUNT
        for other in range(len(money)):
            if other != seat and tally[TALLY * other + 2] < need:
                need = tally[TALLY * other + 2]
        return tally[TALLY * seat + 2], need, AT_MOST
    if request == MOST_ONE:
        need = 0 if readings & NO_ONES != 0 else 1
        for other in range(len(money)):
            if other != seat and tally[TALLY * other] > need:
                need = tally[TALLY * other]
        return tally[TALLY * seat], need, AT_LEAST
    if request == MULTIPLE_OF_FOUR:
        have = stars_of(seat, tally)
        return have, 4 if have == 0 and readings & NO_STARS == 0 else (have + 3) // 4 * 4, EXACTLY
    if request == TWO_TWOS:
        return tally[TALLY * seat + 1], 2, AT_LEAST if readings & TWOS_OR_MORE != 0 else EXACTLY
    if request == ONE_OF_EACH:
        for i in range(3):
            if tally[TALLY * seat + i] > 0:
                have += 1
        return have, 3, AT_LEAST
    least: i64 = 2 if request == PAIRS else 1
    for i in range(3, TALLY):
        if tally[TALLY * seat + i] >= least:
            have += 1
    if request == FEW_TYPES:
        if have == 0 and readings & TYPES_NEED_AN_ITEM != 0:
            return have, 1, AT_LEAST
        return have, 3, AT_MOST
    return have, 4 if request == MANY_TYPES else 2, AT_LEAST


def is_fulfilled(have: i64, need: i64, how: i64) -> bool:
    """Whether a request with this progress is fulfilled as things stand."""
    if how == AT_LEAST:
        return have >= need
    if how == AT_MOST:
        return have <= need
    return have == need


def request_points(
    request: i64, seat: i64, tally: vec[i64], money: vec[i64], chips: i64, readings: i64
) -> i64:
    """The points of a seat's request as things stand: 0 if it is not fulfilled, or there is none."""
    if request < 0:
        return 0
    have, need, how = progress(request, seat, tally, money, chips, readings)
    return POINTS_OF[request] if is_fulfilled(have, need, how) else 0


class SecretSetup(Setup):
    """Seats, the ten money values in ascending order, how many cards each of the 18 items asks for, and rulings
    that are played the other way.
    """

    def __init__(self, seats: int, money: list[int], asks: list[int], readings: int) -> None:
        super().__init__(seats, LAYOUT, MOVES)
        self.readings: i64 = readings
        self.money = vec[i64](money)
        self.asks = vec[i64](asks)
        self.doubles = len(set(money)) < len(money)
        worth: list[int] = []
        for cards in range(1024):
            worth.append(sum([money[card] for card in range(10) if cards >> card & 1]))
        self.worth = vec[i64](worth)
        """The value of a set of cards."""

    def values(self, cards: int) -> list[int]:
        """The values of a set of money cards, ascending."""
        return [int(self.money[card]) for card in range(MONEY_CARDS) if cards >> card & 1]

    def choice(self, move: int) -> T.Move:
        """A move as events and views tell it."""
        if move < PASS:
            return {"type": "keep", "request": REQUESTS[move]}
        if move < BID:
            return {"type": "pass", "recover": takes_pile_back(move)}
        return {"type": "bid", "cards": self.values(bid_cards(move)), "recover": takes_pile_back(move)}

    # -- sets of money cards ----------------------------------------------------------------------------

    def bids(self, cards: i64, k: i64) -> i64:
        """How many different bids of k cards can be made from a set of cards."""
        if not self.doubles:
            return CHOOSE[k * 11 + CARDS_IN[cards]]
        n: i64 = 0
        for i in range(CHOOSE[k * 11 + CARDS_IN[cards]]):
            if self.takes_first(cards, subset(cards, k, i)):
                n += 1
        return n

    def nth_bid(self, cards: i64, k: i64, i: i64) -> i64:
        """The number of the i-th bid of k cards from a set of cards."""
        if not self.doubles:
            return NUMBER[subset(cards, k, i)]
        n: i64 = 0
        while True:
            bid = subset(cards, k, n)
            if self.takes_first(cards, bid):
                if i == 0:
                    return NUMBER[bid]
                i -= 1
            n += 1

    def takes_first(self, cards: i64, bid: i64) -> bool:
        """Where money values are doubled: whether the bid takes the first of equal cards."""
        money = self.money
        for card in range(MONEY_CARDS):
            if bid & POW[card] != 0:
                earlier = card - 1
                while earlier >= 0 and money[earlier] == money[card]:
                    if cards & ~bid & POW[earlier] != 0:
                        return False
                    earlier -= 1
        return True

    def same_money(self, one: i64, other: i64) -> bool:
        """Whether two sets of cards hold the same values."""
        if one == other:
            return True
        number = CARDS_IN[one]
        if CARDS_IN[other] != number:
            return False
        money = self.money
        for i in range(number):
            if money[CARD[one * MONEY_CARDS + i]] != money[CARD[other * MONEY_CARDS + i]]:
                return False
        return True

    # -- deals ------------------------------------------------------------------------------------------

    def __reduce__(self) -> tuple[object, ...]:
        money, asks = [int(value) for value in self.money], [int(number) for number in self.asks]
        return (SecretSetup, (int(self.seats), money, asks, int(self.readings)))

    def open(self, dealt: vec[i64]) -> "Secret":
        """The opening position of a deal (S4)."""
        cells = vec[i64]([0] * CELLS)
        for seat in range(SEATS):
            cells[CHOICE + seat] = NONE
            cells[REQUEST + seat] = NONE
            if seat < self.seats:
                cells[HAND + seat] = FULL
                cells[CHIPS + seat] = CHIPS_DEALT
        for i in range(ITEM_COUNT):
            cells[SOLD_TO + i] = NONE
        cells[ACT] = POW[self.seats] - 1
        return Secret(self, cells, dealt)

    def restore(self, cells: vec[i64], dealt: vec[i64]) -> "Secret":
        return Secret(self, cells, dealt)

    def deal(self, rng: Rng) -> "Secret":
        dealt = vec[i64]([0] * DEALT)
        for i in range(REQUEST_COUNT):
            dealt[REQUESTS_DEALT + i] = i
        rng.shuffle(dealt, REQUESTS_DEALT, REQUESTS_DEALT + REQUEST_COUNT)
        for i in range(2 * self.seats, REQUEST_COUNT):
            dealt[REQUESTS_DEALT + i] = NONE
        for i in range(ITEM_COUNT):
            dealt[ITEMS_DEALT + i] = i
        rng.shuffle(dealt, ITEMS_DEALT, DEALT)
        return self.open(dealt)

    def imagine(self, view: View, rng: Rng, sealed: bool = True) -> "Secret":
        cells = view.cells[:]
        dealt = view.dealt[:]
        for seat in range(self.seats):
            first = REQUESTS_DEALT + 2 * seat
            if cells[REQUEST + seat] >= 0 and dealt[first] == HIDDEN:  # shown at the end: either of the two
                dealt[first + rng.below(2)] = cells[REQUEST + seat]
        redeal(dealt, REQUESTS_DEALT, REQUESTS_DEALT + 2 * self.seats, EACH_REQUEST, rng)
        redeal(dealt, ITEMS_DEALT, DEALT, EACH_ITEM, rng)
        state = Secret(self, cells, dealt)
        for seat in range(self.seats):
            if cells[REQUEST + seat] == SEALED:
                cells[REQUEST + seat] = dealt[REQUESTS_DEALT + 2 * seat + rng.below(2)]
            if cells[CHOICE + seat] == SEALED:
                if sealed:
                    cells[CHOICE + seat] = state.nth(seat, rng.below(state.choices(seat)))
                else:
                    cells[CHOICE + seat] = NONE
                    cells[ACT] |= POW[seat]
        return state

    def as_seen(self, move: i64) -> i64:
        """Which request a seat kept, the others see at the end, but never as a move (S4)."""
        return HIDDEN if move < PASS else move


class Secret(State[SecretSetup]):
    """One position."""

    def copy(self) -> "Secret":
        return Secret(self.setup, self.cells[:], self.dealt)

    def parties(self) -> i64:
        return self.setup.seats

    # -- legal moves ------------------------------------------------------------------------------------

    def count(self, seat: i64) -> i64:
        if self.cells[ACT] & POW[seat] == 0:
            return 0
        return self.choices(seat)

    def choices(self, seat: i64) -> i64:
        """How many moves a seat has, or had before it sealed one.

        S6: bids from the hand; with a chip a pass, and with a pile bids from hand and pile together; with
        two chips and a pile a pass after taking it back.
        """
        c = self.cells
        if c[PHASE] == KEEPING:
            return 2
        setup = self.setup
        hand = c[HAND + seat]
        n = setup.bids(hand, c[ASKS])
        chips = c[CHIPS + seat]
        if chips > 0:
            n += 1
            if c[PILE + seat] != 0:
                n += setup.bids(hand | c[PILE + seat], c[ASKS])
                if chips > 1 and setup.readings & ONE_CHIP == 0:
                    n += 1
        return n

    def nth(self, seat: i64, i: i64) -> i64:
        c = self.cells
        if c[PHASE] == KEEPING:
            return self.dealt[REQUESTS_DEALT + 2 * seat + i]
        setup = self.setup
        k = c[ASKS]
        hand = c[HAND + seat]
        n = setup.bids(hand, k)
        if i < n:
            return BID + setup.nth_bid(hand, k, i)
        i -= n
        if i == 0:
            return PASS
        both = hand | c[PILE + seat]
        n = setup.bids(both, k)
        if i <= n:
            return RECOVER_AND_BID + setup.nth_bid(both, k, i - 1)
        return RECOVER_AND_PASS

    # -- play -------------------------------------------------------------------------------------------

    def apply(self, seat: i64, move: i64) -> None:
        c = self.cells
        c[CHOICE + seat] = move
        c[ACT] &= ~POW[seat]
        if self.events is not None:
            self.tell_sealed(seat, move)
        if c[ACT] == 0:
            if c[PHASE] == KEEPING:
                for other in range(self.setup.seats):
                    c[REQUEST + other] = c[CHOICE + other]
                    c[CHOICE + other] = NONE
                c[PHASE] = BIDDING
                if self.events is not None:
                    self.tell({"type": "requests_kept", "rule": "S4"})
                self.turn_up()
            else:
                self.reveal()

    def turn_up(self) -> None:
        """S5: the item at its turn; who is short of cards takes the pile back or is out."""
        c = self.cells
        if c[TURN] == ITEM_COUNT:
            self.end()
            return
        setup = self.setup
        item = self.dealt[ITEMS_DEALT + c[TURN]]
        k = setup.asks[item]
        if self.events is not None:
            self.tell({"type": "item_turned_up", "item": ITEMS[item], "asks": k, "rule": "S5"})
        c[ASKS] = k
        able: i64 = 0
        for seat in range(setup.seats):
            if c[OUT] & POW[seat] != 0:
                continue
            if CARDS_IN[c[HAND + seat]] < k:
                if c[PILE + seat] != 0:
                    if self.events is not None:
                        number = CARDS_IN[c[PILE + seat]]
                        self.tell({"type": "pile_returned", "seat": seat, "number": number, "rule": "S5"})
                    c[HAND + seat] |= c[PILE + seat]
                    c[PILE + seat] = 0
                if CARDS_IN[c[HAND + seat]] < k:
                    c[OUT] |= POW[seat]
                    if self.events is not None:
                        self.tell({"type": "seat_out", "seat": seat, "rule": "S5"})
                    continue
            able |= POW[seat]
        if able == 0 or POW[LOW[able]] == able:
            self.discard()
            self.end()
            return
        c[ACT] = able

    def reveal(self) -> None:
        """S6, S7 and S8: chips are paid, bids compared, cards moved."""
        c = self.cells
        seats = self.setup.seats
        worth = self.setup.worth
        if self.events is not None:
            self.tell_reveal()
        best: i64 = -1
        second: i64 = -1
        at_best: i64 = 0  # seats with the highest and the next highest value
        at_second: i64 = 0
        for seat in range(seats):
            move = c[CHOICE + seat]
            if move < 0:
                continue
            if takes_pile_back(move):
                c[CHIPS + seat] -= 1
                c[HAND + seat] |= c[PILE + seat]
                c[PILE + seat] = 0
            if move < BID:
                c[CHIPS + seat] -= 1
                continue
            value = worth[bid_cards(move)]
            if value > best:
                second = best
                at_second = at_best
                best = value
                at_best = POW[seat]
            elif value == best:
                at_best |= POW[seat]
            elif value > second:
                second = value
                at_second = POW[seat]
            elif value == second:
                at_second |= POW[seat]
        tie = at_best != 0 and POW[LOW[at_best]] != at_best
        if tie:
            at_best = at_second
        winner: i64 = -1
        if at_best != 0 and POW[LOW[at_best]] == at_best:
            winner = LOW[at_best]
        paid: i64 = 0
        for seat in range(seats):
            move = c[CHOICE + seat]
            c[CHOICE + seat] = NONE
            if move >= BID:
                cards = bid_cards(move)
                c[HAND + seat] &= ~cards
                if seat == winner:
                    paid = cards
                    c[LOCKED + seat] |= cards
                else:
                    c[PILE + seat] |= cards
        if winner >= 0:
            c[SOLD_TO + c[TURN]] = winner
            if self.events is not None:
                self.tell_sold(winner, paid, tie)
        else:
            self.discard()
            if tie and self.stuck():
                self.end()
                return
        c[TURN] += 1
        self.turn_up()

    def discard(self) -> None:
        """Nobody gets the current item."""
        c = self.cells
        c[SOLD_TO + c[TURN]] = DISCARDED
        if self.events is not None:
            self.tell({"type": "item_discarded", "item": ITEMS[self.dealt[ITEMS_DEALT + c[TURN]]]})

    def stuck(self) -> bool:
        """S9: no chips, the same money for all, and every later item asks for all of it."""
        c = self.cells
        setup = self.setup
        money: i64 = -1
        first: i64 = -1
        for seat in range(setup.seats):
            if c[OUT] & POW[seat] != 0:
                continue
            if c[CHIPS + seat] != 0:
                return False
            cards = c[HAND + seat] | c[PILE + seat]
            if first < 0:
                first = cards
                money = CARDS_IN[cards]
            elif not setup.same_money(first, cards):
                return False
        for i in range(c[TURN] + 1, ITEM_COUNT):
            if setup.asks[self.dealt[ITEMS_DEALT + i]] < money:
                return False
        return True

    def end(self) -> None:
        """S9."""
        c = self.cells
        c[PHASE] = OVER
        c[ACT] = 0
        if self.events is not None:
            self.tell_end()

    # -- scoring ----------------------------------------------------------------------------------------

    def tally(self) -> vec[i64]:
        """The tally of all seats: `tally_of` what they have won."""
        c = self.cells
        tally = vec[i64]([0] * (TALLY * self.setup.seats))
        for i in range(ITEM_COUNT):
            seat = c[SOLD_TO + i]
            if seat != NONE and seat != DISCARDED:
                count_item(tally, seat, self.dealt[ITEMS_DEALT + i])
        return tally

    def money(self) -> vec[i64]:
        """Per seat how many cards there are in hand and pile together."""
        c = self.cells
        money = vec[i64]([0] * self.setup.seats)
        for seat in range(len(money)):
            money[seat] = CARDS_IN[c[HAND + seat] | c[PILE + seat]]
        return money

    def request_points(self, seat: i64, tally: vec[i64], money: vec[i64]) -> i64:
        """S11: the points of the seat's request if it is fulfilled as things stand, else 0."""
        c = self.cells
        return request_points(c[REQUEST + seat], seat, tally, money, c[CHIPS + seat], self.setup.readings)

    def breakdown(self) -> vec[i64]:
        """S11: stars, and the request if it is fulfilled."""
        parts = vec[i64]([0] * (2 * self.setup.seats))
        tally = self.tally()
        money = self.money()
        for seat in range(self.setup.seats):
            parts[2 * seat] = stars_of(seat, tally)
            parts[2 * seat + 1] = self.request_points(seat, tally, money)
        return parts

    def winners(self, scores: vec[i64]) -> i64:
        """S12: most points; then a fulfilled request; then more items; then shared."""
        seats = self.setup.seats
        tally = self.tally()
        money = self.money()
        fulfilled = vec[i64]([0] * seats)
        items = vec[i64]([0] * seats)
        for seat in range(seats):
            if self.request_points(seat, tally, money) > 0:
                fulfilled[seat] = 1
            items[seat] = tally[TALLY * seat] + tally[TALLY * seat + 1] + tally[TALLY * seat + 2]
        return best_of(best_of(best_of(POW[seats] - 1, scores), fulfilled), items)

    # -- what a viewer knows of the deal (S10) ----------------------------------------------------------

    def see_deal(self, viewer: i64, seen: vec[i64]) -> None:
        c = self.cells
        for i in range(2 * SEATS):
            if i >= 2 * self.setup.seats:
                seen[REQUESTS_DEALT + i] = NONE
            elif i // 2 == viewer:
                seen[REQUESTS_DEALT + i] = self.dealt[REQUESTS_DEALT + i]
        for i in range(ITEM_COUNT):
            if c[SOLD_TO + i] != NONE or (i == c[TURN] and c[PHASE] == BIDDING):
                seen[ITEMS_DEALT + i] = self.dealt[ITEMS_DEALT + i]

    # -- events -----------------------------------------------------------------------------------------

    def tell(self, event: T.Event, own: T.Event | None = None) -> None:
        """Report an event, and what its own seat learns instead."""
        self.report(event, own)

    def tell_sealed(self, seat: int, move: int) -> None:
        """A seat has chosen."""
        self.tell(
            {"type": "choice_sealed", "seat": seat},
            {"type": "choice_sealed", "seat": seat, "choice": self.setup.choice(move)},
        )

    def tell_reveal(self) -> None:
        """All choices are turned over."""
        choices: list[T.RevealedChoice] = []
        for seat in range(int(self.setup.seats)):
            move = int(self.cells[CHOICE + seat])
            if move >= BID:
                cards = bid_cards(move)
                choices.append(
                    {
                        "seat": seat,
                        "type": "bid",
                        "cards": self.setup.values(cards),
                        "recover": takes_pile_back(move),
                        "value": self.setup.worth[cards],
                    }
                )
            elif move >= PASS:
                choices.append({"seat": seat, "type": "pass", "recover": takes_pile_back(move)})
        self.tell({"type": "choices_revealed", "choices": choices, "rule": "S7"})

    def tell_sold(self, winner: int, cards: int, tie: bool) -> None:
        """The item goes to the highest bidder, or after a tie to the next."""
        self.tell(
            {
                "type": "item_sold",
                "item": ITEMS[self.dealt[ITEMS_DEALT + self.cells[TURN]]],
                "seat": winner,
                "cards": self.setup.values(cards),
                "after_tie": tie,
                "rule": "S7",
            }
        )

    def tell_end(self) -> None:
        """The match is over; requests are shown."""
        seats = range(int(self.setup.seats))
        tally = self.tally()
        money = self.money()
        self.tell(
            {
                "type": "match_ended",
                "requests": [REQUESTS[self.cells[REQUEST + seat]] for seat in seats],
                "fulfilled": [self.request_points(seat, tally, money) > 0 for seat in seats],
                "rule": "S9",
            }
        )
