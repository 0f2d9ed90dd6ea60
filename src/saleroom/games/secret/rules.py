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

from saleroom.core.rng import Rng
from saleroom.core.state import ACT, LOW, POW, Event, Setup, State, View, best_of, redeal
from saleroom.games.secret.cards import CHIPS as CHIPS_DEALT
from saleroom.games.secret.cards import ITEMS, POINTS, REQUESTS

SEATS: Final = 5
ITEM_COUNT: Final = 18
REQUEST_COUNT: Final = 10
HAND_SIZE: Final = 10
FULL: Final = 1023

PASS: Final = 10
RECOVER_AND_PASS: Final = 11
BID: Final = 12
COMBINATIONS: Final = 175
RECOVER_AND_BID: Final = 187
MOVES: Final = 362

MOST_MONEY: Final = 0
FEW_TYPES: Final = 1
MANY_TYPES: Final = 2
FEWEST_THREE: Final = 3
MOST_ONE: Final = 4
MULTIPLE_OF_FOUR: Final = 5
NO_CHIPS: Final = 6
TWO_TWOS: Final = 7
ONE_OF_EACH: Final = 9

KEEPING: Final = 0
BIDDING: Final = 1
OVER: Final = 2
DISCARDED: Final = -1
TO_COME: Final = -2

# The cells. ACT is 0.
PHASE: Final = 1
TURN: Final = 2  # the place of the current item in the deal; -1 before the first
OUT: Final = 3  # set of seats
ASKS: Final = 4  # how many cards the current item asks for
CHOICE: Final = 5  # per seat: the sealed move, or -1
REQUEST: Final = 10  # per seat: the kept request, or -1
HAND: Final = 15  # per seat: set of money cards
PILE: Final = 20  # per seat: set
LOCKED: Final = 25  # per seat: set
CHIPS: Final = 30  # per seat
OWNER: Final = 35  # per place in the item deck: a seat, DISCARDED or TO_COME
CELLS: Final = 53
# The deal: two requests per seat, then the items. A view adds the part of it that it knows.
REQUESTS_DEALT: Final = 0
ITEMS_DEALT: Final = 10
DEALT: Final = 28
VIEW_DEAL: Final = 53
VIEW_CELLS: Final = 81

SIZE: Final = vec[i64]([i.bit_count() for i in range(1024)])
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
"""All sets of one, two and three cards; those of the lowest n cards come first among their size."""
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


class SecretSetup(Setup):
    """Seats, the ten money values in ascending order, and how many cards each of the 18 items asks for."""

    def __init__(self, seats: int, money: list[int], asks: list[int]) -> None:
        super().__init__(seats)
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
        return [int(self.money[card]) for card in range(HAND_SIZE) if cards >> card & 1]

    def move_json(self, move: int) -> dict[str, object]:
        """A move as JSON."""
        if move < PASS:
            return {"type": "keep", "request": REQUESTS[move]}
        if move < BID:
            return {"type": "pass", "recover": move == RECOVER_AND_PASS}
        recover = move >= RECOVER_AND_BID
        return {"type": "bid", "cards": self.values(bid_cards(move)), "recover": recover}

    def open(self, deal: vec[i64]) -> "Secret":
        """The opening position of a deal (S4)."""
        cells = vec[i64]([0] * CELLS)
        for seat in range(SEATS):
            cells[CHOICE + seat] = -1
            cells[REQUEST + seat] = -1
            if seat < self.seats:
                cells[HAND + seat] = FULL
                cells[CHIPS + seat] = CHIPS_DEALT
        for i in range(ITEM_COUNT):
            cells[OWNER + i] = TO_COME
        cells[TURN] = -1
        cells[ACT] = POW[self.seats] - 1
        return Secret(self, cells, deal)

    def deal(self, rng: Rng) -> "Secret":
        deal = vec[i64]([0] * DEALT)
        for i in range(REQUEST_COUNT):
            deal[REQUESTS_DEALT + i] = i
        rng.shuffle(deal, REQUESTS_DEALT, REQUESTS_DEALT + REQUEST_COUNT)
        for i in range(2 * self.seats, REQUEST_COUNT):
            deal[REQUESTS_DEALT + i] = -1
        for i in range(ITEM_COUNT):
            deal[ITEMS_DEALT + i] = i
        rng.shuffle(deal, ITEMS_DEALT, DEALT)
        return self.open(deal)

    def imagine(self, view: View, rng: Rng) -> "Secret":
        cells = view.cells[:CELLS]
        deal = view.cells[VIEW_DEAL:VIEW_CELLS]
        redeal(deal, REQUESTS_DEALT, REQUESTS_DEALT + 2 * self.seats, EACH_REQUEST, rng)
        redeal(deal, ITEMS_DEALT, DEALT, EACH_ITEM, rng)
        state = Secret(self, cells, deal)
        for seat in range(self.seats):
            if cells[REQUEST + seat] == -2:  # kept by another seat: either of its two
                cells[REQUEST + seat] = deal[REQUESTS_DEALT + 2 * seat + rng.below(2)]
            if cells[CHOICE + seat] == -2:  # sealed by another seat: any of its choices
                cells[CHOICE + seat] = state.nth(seat, rng.below(state.choices(seat)))
        return state


class Secret(State):
    """One position."""

    def __init__(self, setup: SecretSetup, cells: vec[i64], deal: vec[i64]) -> None:
        super().__init__(cells)
        self.setup = setup
        self.dealt = deal

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
        hand = c[HAND + seat]
        n = self.bids(hand)
        chips = c[CHIPS + seat]
        if chips > 0:
            n += 1
            if c[PILE + seat] != 0:
                n += self.bids(hand | c[PILE + seat])
                if chips > 1:
                    n += 1
        return n

    def nth(self, seat: i64, i: i64) -> i64:
        c = self.cells
        if c[PHASE] == KEEPING:
            return self.dealt[REQUESTS_DEALT + 2 * seat + i]
        hand = c[HAND + seat]
        n = self.bids(hand)
        if i < n:
            return BID + self.nth_bid(hand, i)
        i -= n
        if i == 0:
            return PASS
        both = hand | c[PILE + seat]
        n = self.bids(both)
        if i <= n:
            return RECOVER_AND_BID + self.nth_bid(both, i - 1)
        return RECOVER_AND_PASS

    def bids(self, cards: i64) -> i64:
        """How many different bids can be made from a set of cards."""
        k = self.cells[ASKS]
        if not self.setup.doubles:
            return CHOOSE[k * 11 + SIZE[cards]]
        n: i64 = 0
        for i in range(CHOOSE[k * 11 + SIZE[cards]]):
            if self.plain(cards, self.subset(cards, k, i)):
                n += 1
        return n

    def nth_bid(self, cards: i64, i: i64) -> i64:
        """The number of the i-th bid from a set of cards."""
        k = self.cells[ASKS]
        if not self.setup.doubles:
            return NUMBER[self.subset(cards, k, i)]
        n: i64 = 0
        while True:
            bid = self.subset(cards, k, n)
            if self.plain(cards, bid):
                if i == 0:
                    return NUMBER[bid]
                i -= 1
            n += 1

    def subset(self, cards: i64, k: i64, i: i64) -> i64:
        """The i-th choice of k cards of a set."""
        places = COMBINATION[FIRST[k] + i]
        chosen: i64 = 0
        base = cards * HAND_SIZE
        for j in range(k):
            chosen |= POW[CARD[base + CARD[places * HAND_SIZE + j]]]
        return chosen

    def plain(self, cards: i64, bid: i64) -> bool:
        """Where money values are doubled: whether the bid takes the first of equal cards."""
        money = self.setup.money
        for card in range(HAND_SIZE):
            if bid & POW[card] != 0:
                earlier = card - 1
                while earlier >= 0 and money[earlier] == money[card]:
                    if cards & ~bid & POW[earlier] != 0:
                        return False
                    earlier -= 1
        return True

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
                    c[CHOICE + other] = -1
                c[PHASE] = BIDDING
                if self.events is not None:
                    self.tell("requests_kept", {"rule": "S4"})
                self.turn_up()
            else:
                self.reveal()

    def turn_up(self) -> None:
        """S5: the next item; who is short of cards takes the pile back or is out."""
        c = self.cells
        c[TURN] += 1
        if c[TURN] == ITEM_COUNT:
            self.end()
            return
        if self.events is not None:
            item = self.dealt[ITEMS_DEALT + c[TURN]]
            self.tell("item_turned_up", {"item": ITEMS[item], "asks": self.setup.asks[item], "rule": "S5"})
        k = self.setup.asks[self.dealt[ITEMS_DEALT + c[TURN]]]
        c[ASKS] = k
        able: i64 = 0
        for seat in range(self.setup.seats):
            if c[OUT] & POW[seat] != 0:
                continue
            if SIZE[c[HAND + seat]] < k:
                if c[PILE + seat] != 0:
                    if self.events is not None:
                        self.tell(
                            "pile_returned", {"seat": seat, "number": SIZE[c[PILE + seat]], "rule": "S5"}
                        )
                    c[HAND + seat] |= c[PILE + seat]
                    c[PILE + seat] = 0
                if SIZE[c[HAND + seat]] < k:
                    c[OUT] |= POW[seat]
                    if self.events is not None:
                        self.tell("seat_out", {"seat": seat, "rule": "S5"})
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
        if self.events is not None:
            self.tell_reveal()
        bids = vec[i64]([0, 0, 0, 0, 0])  # the cards of each seat's bid
        best: i64 = -1
        second: i64 = -1
        at_best: i64 = 0  # seats with the highest and the next highest value
        at_second: i64 = 0
        for seat in range(seats):
            move = c[CHOICE + seat]
            if move < 0:
                continue
            c[CHOICE + seat] = -1
            if move == RECOVER_AND_PASS or move >= RECOVER_AND_BID:
                c[CHIPS + seat] -= 1
                c[HAND + seat] |= c[PILE + seat]
                c[PILE + seat] = 0
            if move < BID:
                c[CHIPS + seat] -= 1
                continue
            cards = bid_cards(move)
            bids[seat] = cards
            value = self.setup.worth[cards]
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
        for seat in range(seats):
            if bids[seat] != 0:
                c[HAND + seat] &= ~bids[seat]
                if seat == winner:
                    c[LOCKED + seat] |= bids[seat]
                else:
                    c[PILE + seat] |= bids[seat]
        if winner >= 0:
            c[OWNER + c[TURN]] = winner
            if self.events is not None:
                self.tell_sold(winner, bids[winner], tie)
        else:
            self.discard()
            if tie and self.stuck():
                self.end()
                return
        self.turn_up()

    def discard(self) -> None:
        """Nobody gets the current item."""
        c = self.cells
        c[OWNER + c[TURN]] = DISCARDED
        if self.events is not None:
            self.tell("item_discarded", {"item": ITEMS[self.dealt[ITEMS_DEALT + c[TURN]]]})

    def stuck(self) -> bool:
        """S9: no chips, the same money for all, and every later item asks for all of it."""
        c = self.cells
        money: i64 = -1
        first: i64 = -1
        for seat in range(self.setup.seats):
            if c[OUT] & POW[seat] != 0:
                continue
            if c[CHIPS + seat] != 0:
                return False
            cards = c[HAND + seat] | c[PILE + seat]
            if first < 0:
                first = cards
                money = SIZE[cards]
            elif not self.same_money(first, cards):
                return False
        for i in range(c[TURN] + 1, ITEM_COUNT):
            if self.setup.asks[self.dealt[ITEMS_DEALT + i]] < money:
                return False
        return True

    def same_money(self, one: i64, other: i64) -> bool:
        """Whether two sets of cards hold the same values."""
        if one == other:
            return True
        size = SIZE[one]
        if SIZE[other] != size:
            return False
        for i in range(size):
            if self.setup.money[CARD[one * HAND_SIZE + i]] != self.setup.money[CARD[other * HAND_SIZE + i]]:
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
        """Per seat nine numbers: items of one, two and three stars, then items of each type."""
        found = vec[i64]([0] * (9 * self.setup.seats))
        for i in range(ITEM_COUNT):
            seat = self.cells[OWNER + i]
            if seat >= 0:
                item = self.dealt[ITEMS_DEALT + i]
                found[9 * seat + item % 3] += 1
                found[9 * seat + 3 + item // 3] += 1
        return found

    def fulfilled(self, seat: i64, tally: vec[i64]) -> bool:
        """S11: whether the seat's request is fulfilled as things stand."""
        c = self.cells
        request = c[REQUEST + seat]
        if request < 0:
            return False
        ones = tally[9 * seat]
        twos = tally[9 * seat + 1]
        threes = tally[9 * seat + 2]
        if request == MULTIPLE_OF_FOUR:
            stars = ones + 2 * twos + 3 * threes
            return stars > 0 and stars % 4 == 0
        if request == NO_CHIPS:
            return c[CHIPS + seat] == CHIPS_DEALT
        if request == TWO_TWOS:
            return twos == 2
        if request == ONE_OF_EACH:
            return ones > 0 and twos > 0 and threes > 0
        if request == MOST_MONEY or request == FEWEST_THREE or request == MOST_ONE:
            money = SIZE[c[HAND + seat] | c[PILE + seat]]
            for other in range(self.setup.seats):
                if request == MOST_MONEY and SIZE[c[HAND + other] | c[PILE + other]] > money:
                    return False
                if request == FEWEST_THREE and tally[9 * other + 2] < threes:
                    return False
                if request == MOST_ONE and tally[9 * other] > ones:
                    return False
            return request != MOST_ONE or ones > 0
        types: i64 = 0
        pairs: i64 = 0
        for kind in range(3, 9):
            if tally[9 * seat + kind] > 0:
                types += 1
            if tally[9 * seat + kind] > 1:
                pairs += 1
        if request == FEW_TYPES:
            return types <= 3
        if request == MANY_TYPES:
            return types >= 4
        return pairs >= 2

    def breakdown(self) -> vec[i64]:
        """S11: stars, and the request if it is fulfilled."""
        parts = vec[i64]([0] * (2 * self.setup.seats))
        tally = self.tally()
        for seat in range(self.setup.seats):
            parts[2 * seat] = tally[9 * seat] + 2 * tally[9 * seat + 1] + 3 * tally[9 * seat + 2]
            if self.fulfilled(seat, tally):
                parts[2 * seat + 1] = POINTS_OF[self.cells[REQUEST + seat]]
        return parts

    def winners(self, scores: vec[i64]) -> i64:
        """S12: most points; then a fulfilled request; then more items; then shared."""
        seats = self.setup.seats
        tally = self.tally()
        fulfilled = vec[i64]([0] * seats)
        items = vec[i64]([0] * seats)
        for seat in range(seats):
            if self.fulfilled(seat, tally):
                fulfilled[seat] = 1
            items[seat] = tally[9 * seat] + tally[9 * seat + 1] + tally[9 * seat + 2]
        return best_of(best_of(best_of(POW[seats] - 1, scores), fulfilled), items)

    # -- what a viewer knows (S10) ----------------------------------------------------------------------

    def observe(self, viewer: i64) -> View:
        """Every bid is revealed, so a perfect memory knows every hand and pile; requests stay hidden."""
        c = self.cells
        v = vec[i64]([-1] * VIEW_CELLS)
        for cell in range(CHOICE):
            v[cell] = c[cell]
        for cell in range(HAND, CELLS):
            v[cell] = c[cell]
        over = c[PHASE] == OVER
        for seat in range(self.setup.seats):
            if c[CHOICE + seat] >= 0:
                v[CHOICE + seat] = c[CHOICE + seat] if seat == viewer else -2
            if c[REQUEST + seat] >= 0:
                v[REQUEST + seat] = c[REQUEST + seat] if seat == viewer or over else -2
            if seat == viewer:
                v[VIEW_DEAL + REQUESTS_DEALT + 2 * seat] = self.dealt[REQUESTS_DEALT + 2 * seat]
                v[VIEW_DEAL + REQUESTS_DEALT + 2 * seat + 1] = self.dealt[REQUESTS_DEALT + 2 * seat + 1]
            elif over:
                # Shown at the end: which of the two it was is not, so it stands first.
                v[VIEW_DEAL + REQUESTS_DEALT + 2 * seat] = c[REQUEST + seat]
        for i in range(ITEM_COUNT):
            if c[OWNER + i] != TO_COME or (i == c[TURN] and not over):
                v[VIEW_DEAL + ITEMS_DEALT + i] = self.dealt[ITEMS_DEALT + i]
        return View(self.setup, viewer, v)

    # -- events -----------------------------------------------------------------------------------------

    def tell_sealed(self, seat: int, move: int) -> None:
        """A seat has chosen."""
        assert self.events is not None
        private: dict[str, object] = {"seat": seat, "choice": self.setup.move_json(move)}
        self.events.append(Event("choice_sealed", {"seat": seat}, {seat: private}))

    def tell_reveal(self) -> None:
        """All choices are turned over."""
        choices: list[object] = []
        for seat in range(self.setup.seats):
            move = self.cells[CHOICE + seat]
            if move >= 0:
                shown: dict[str, object] = {"seat": seat}
                shown.update(self.setup.move_json(move))
                if move >= BID:
                    shown["value"] = self.setup.worth[bid_cards(move)]
                choices.append(shown)
        self.tell("choices_revealed", {"choices": choices, "rule": "S7"})

    def tell_sold(self, winner: int, cards: int, tie: bool) -> None:
        """The item goes to the highest bidder, or after a tie to the next."""
        self.tell(
            "item_sold",
            {
                "item": ITEMS[self.dealt[ITEMS_DEALT + self.cells[TURN]]],
                "seat": winner,
                "cards": self.setup.values(cards),
                "after_tie": tie,
                "rule": "S7",
            },
        )

    def tell_end(self) -> None:
        """The match is over; requests are shown."""
        requests = [REQUESTS[self.cells[REQUEST + seat]] for seat in range(self.setup.seats)]
        tally = self.tally()
        fulfilled = [self.fulfilled(seat, tally) for seat in range(self.setup.seats)]
        self.tell("match_ended", {"requests": requests, "fulfilled": fulfilled, "rule": "S9"})
