"""The rules of antiques (RULES.md, A1 to A14).

Moves: 0 pass, 1-60 bid so many coins, 61 no trick, 62 stop, 63+t ban seat t, from 69 on swaps
(((target * 11 + give) * 11 + take) * 2, plus 1 if the partner pays), 1521 accept, 1522 decline, 1523+g place a
replica into group g.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saleroom.core.layout import NONE, Cells, Layout
from saleroom.core.rng import Rng
from saleroom.core.state import ACT, POW, Setup, State, View, best_of, redeal
from saleroom.games.antiques import cards
from saleroom.games.antiques import types as T
from saleroom.games.antiques.cards import (
    BROKEN_COLLECTION,
    COLLECTION_POINTS,
    COPIES,
    GROUPS,
    KINDS,
    NAMES,
    NO_PRIZE,
    PAINTING_POINTS,
    PAIR_POINTS,
    RESULT,
)

SEATS: Final = 6
ROUNDS: Final = 20
DECK: Final = 60

PAINTING: Final = 0
SCULPTURE: Final = 1
FURNITURE: Final = 2
STAMP: Final = 3
JEWELLERY: Final = 4
COLLECTION: Final = 5
REPLICA: Final = 6
KIND_COUNT: Final = 6  # kinds of genuine cards

SCULPTURE_GROUP: Final = 3
GROUP_COUNT: Final = 4  # groups a replica may join
LOOSE: Final = 4  # behind them: in no group
PILES: Final = 5  # where a replica may lie: in a group, or loose
NAME_COUNT: Final = 11

PASS: Final = 0
NO_TRICK: Final = 61
STOP: Final = 62
BAN: Final = 63
SWAP: Final = 69
ACCEPT: Final = 1521
DECLINE: Final = 1522
PLACE: Final = 1523
MOVES: Final = 1527

STOP_TOKEN: Final = 1
BAN_TOKEN: Final = 2
SWAP_TOKEN: Final = 4

BIDDING: Final = 0
TRICK: Final = 1
ANSWER: Final = 2
PLACING: Final = 3
OVER: Final = 4

# The cells: where each begins. LAYOUT says who sees them.
PHASE: Final = (
    1  # behind ACT; written as a number, because the compiler adds up only constants of this module
)
ROUND: Final = PHASE + 1  # 1 to 20
BIDDER: Final = ROUND + 1  # whose turn in the bidding it is or was; NONE when the match is over
HIGH: Final = BIDDER + 1  # the highest bid, 0 before the first
LEADER: Final = HIGH + 1  # who made it, or NONE
BANK: Final = LEADER + 1
PASSED: Final = BANK + 1  # set of seats
UNSOLD: Final = PASSED + 1  # set of rounds whose lot went to the box
LOT: Final = UNSOLD + 1  # 1 while the lot lies there
PARTNER: Final = LOT + 1  # of the swap on offer; it and the next three are NONE while there is none
GIVE: Final = PARTNER + 1
TAKE: Final = GIVE + 1
PAYER: Final = TAKE + 1  # seat
ASKED: Final = PAYER + 1  # set of seats that have declined a swap after this bid
PLACER: Final = ASKED + 1  # who places replicas now, or NONE
PLACER_NEXT: Final = PLACER + 1  # and after that, or NONE
COINS: Final = PLACER_NEXT + 1  # per seat
BIDS: Final = COINS + SEATS  # per seat: the standing bid, 0 without one
TOKENS: Final = BIDS + SEATS  # per seat: set of unused tokens
CARDS: Final = TOKENS + SEATS  # per seat six kinds
REPLICAS: Final = CARDS + SEATS * KIND_COUNT  # per seat four groups and loose
OWNED: Final = REPLICAS + SEATS * PILES  # per seat: set of names of the cards it has bought
CELLS: Final = OWNED + SEATS

# Purses are hidden from people's eyes (A2), but all payments are public: who remembers them knows every purse, and
# a view in numbers is what a perfect memory knows.
LAYOUT: Final = Layout(
    SEATS,
    [
        Cells("phase", PHASE),
        Cells("round", ROUND),
        Cells("bidder", BIDDER),
        Cells("high", HIGH),
        Cells("leader", LEADER),
        Cells("bank", BANK),
        Cells("passed", PASSED, members=[f"seat {seat}" for seat in range(SEATS)]),
        Cells("unsold", UNSOLD, members=[f"round {number + 1}" for number in range(ROUNDS)]),
        Cells("lot", LOT),
        Cells("partner", PARTNER),
        Cells("give", GIVE),
        Cells("take", TAKE),
        Cells("payer", PAYER),
        Cells("asked", ASKED, members=[f"seat {seat}" for seat in range(SEATS)]),
        Cells("placer", PLACER),
        Cells("placer_next", PLACER_NEXT),
        Cells("coins", COINS, per_seat=True),
        Cells("bids", BIDS, per_seat=True),
        Cells("tokens", TOKENS, per_seat=True, members=list(cards.TOKENS)),
        Cells("cards", CARDS, per_seat=True, each=KIND_COUNT),
        Cells("replicas", REPLICAS, per_seat=True, each=PILES),
        Cells("owned", OWNED, per_seat=True, members=list(NAMES)),
    ],
    CELLS,
    [Cells("deck", 0)],
    DECK,
)

GROUP_KIND: Final = vec[i64]([KINDS.index(group) for group in GROUPS[:GROUP_COUNT]])
COPIES_OF: Final = vec[i64](list(COPIES))
FRESH_DECK: Final = vec[i64]([kind for kind in range(7) for _ in range(COPIES[kind])])
NAMES_IN: Final = vec[i64]([i.bit_count() for i in range(2048)])
"""How many card names are in a set of them."""
PRIZES: Final = vec[i64](list(cards.PRIZES) + [0] * SEATS)
PART_COUNT: Final[i64] = len(RESULT)
PART_OF: Final = vec[i64]([list(RESULT).index(kind) for kind in KINDS[:KIND_COUNT]])
"""Where the points of a kind stand in the breakdown."""
COINS_PART: Final[i64] = list(RESULT).index("coins")


def group_size(cells: vec[i64], seat: i64, group: i64) -> i64:
    """Cards in one of the groups a replica may join, replicas included (A8)."""
    return cells[CARDS + seat * KIND_COUNT + GROUP_KIND[group]] + cells[REPLICAS + seat * PILES + group]


def cards_by_kind(cells: vec[i64], seat: i64) -> vec[i64]:
    """How many cards of each kind a seat has; a replica is one of the group it has joined (A8)."""
    first = CARDS + seat * KIND_COUNT
    held = cells[first : first + KIND_COUNT]
    for group in range(GROUP_COUNT):
        held[GROUP_KIND[group]] += cells[REPLICAS + seat * PILES + group]
    return held


def swap_offer(cells: vec[i64]) -> T.Offer:
    """The swap on offer, as JSON."""
    return {
        "seat": cells[BIDDER],
        "target": cells[PARTNER],
        "give": NAMES[cells[GIVE]],
        "take": NAMES[cells[TAKE]],
        "payer": cells[PAYER],
    }


class AntiquesSetup(Setup):
    """Seats, purses, tricks in use, how many places tied sculptors share at most (A12), whether the last seat has to
    buy (A5), whether a trick may be chosen again after a declined swap (A10), and what none to six stamps and pieces
    of jewellery count (A11).
    """

    def __init__(
        self,
        seats: int,
        purse: int,
        stop_at: int,
        tricks: int,
        tied_places: int,
        last_buys: bool,
        swap_again: bool,
        stamps: list[int],
        jewellery: list[int],
    ) -> None:
        super().__init__(seats, LAYOUT, MOVES)
        self.purse: i64 = purse
        self.stop_at: i64 = stop_at
        self.tricks: i64 = tricks
        self.tied_places: i64 = tied_places
        self.last_buys = last_buys
        self.swap_again = swap_again
        self.stamps = vec[i64](stamps)
        self.jewellery = vec[i64](jewellery)

    def __reduce__(self) -> tuple[object, ...]:
        numbers = [int(n) for n in (self.seats, self.purse, self.stop_at, self.tricks, self.tied_places)]
        scales = ([int(n) for n in self.stamps], [int(n) for n in self.jewellery])
        return (AntiquesSetup, (*numbers, self.last_buys, self.swap_again, *scales))

    def open(self, dealt: vec[i64]) -> "Antiques":
        """The opening position with this deck (A1, A3)."""
        cells = vec[i64]([0] * CELLS)
        for seat in range(self.seats):
            cells[COINS + seat] = self.purse
            cells[TOKENS + seat] = self.tricks
        cells[ROUND] = 1
        cells[LOT] = 1
        cells[LEADER] = NONE
        cells[PARTNER] = NONE
        cells[GIVE] = NONE
        cells[TAKE] = NONE
        cells[PAYER] = NONE
        cells[PLACER] = NONE
        cells[PLACER_NEXT] = NONE
        cells[ACT] = 1
        return Antiques(self, cells, dealt)

    def restore(self, cells: vec[i64], dealt: vec[i64]) -> "Antiques":
        return Antiques(self, cells, dealt)

    def deal(self, rng: Rng) -> "Antiques":
        deck = FRESH_DECK[:]
        rng.shuffle(deck, 0, DECK)
        return self.open(deck)

    def imagine(self, view: View, rng: Rng, sealed: bool = True) -> "Antiques":
        deck = view.dealt[:]
        redeal(deck, 0, DECK, COPIES_OF, rng)
        return Antiques(self, view.cells[:], deck)

    # -- scoring ----------------------------------------------------------------------------------------

    def points_of(self, kind: i64, number: i64) -> i64:
        """A11: points of so many cards of a kind; 0 for sculptures (A12) and collections (A13)."""
        if kind == PAINTING:
            return PAINTING_POINTS * number
        if kind == FURNITURE:
            return PAIR_POINTS * (number // 2)
        if kind == STAMP:
            return self.stamps[number if number < 6 else 6]
        if kind == JEWELLERY:
            return self.jewellery[number if number < 6 else 6]
        return 0

    def score(self, seat: i64, held: vec[i64], sculptures: vec[i64]) -> vec[i64]:
        """A11 to A13: points per kind of a seat that holds these cards, given the sculptures of all others.

        See `cards_by_kind` and `sculptures_by_seat`.
        """
        points = vec[i64]([0] * KIND_COUNT)
        collections = held[COLLECTION]
        whole = collections
        for kind in range(COLLECTION):
            points[kind] = self.points_of(kind, held[kind])
            if held[kind] < whole:
                whole = held[kind]
        prizes, tied = self.shared_prizes(seat, held[SCULPTURE], sculptures)
        points[SCULPTURE] = prizes // tied
        points[COLLECTION] = whole * COLLECTION_POINTS + (collections - whole) * BROKEN_COLLECTION
        return points

    def shared_prizes(self, seat: i64, own: i64, sculptures: vec[i64]) -> tuple[i64, i64]:
        """A12: what a seat with so many sculptures and all who are tied with it get together; how many they are."""
        if own == 0:
            return NO_PRIZE, 1
        place: i64 = 0
        tied: i64 = 1
        for other in range(self.seats):
            number = sculptures[other]
            if number < own or other == seat:
                continue
            if number == own:
                tied += 1
                continue
            # Of seats tied ahead only so many cover a place.
            same: i64 = 0
            for before in range(other):
                if sculptures[before] == number and before != seat:
                    same += 1
            if same < self.tied_places:
                place += 1
        if place >= 3:
            return NO_PRIZE * tied, tied
        after = place + (tied if tied < self.tied_places else self.tied_places)
        prizes: i64 = 0
        while place < after:
            prizes += PRIZES[place]
            place += 1
        return prizes, tied

    def sculptures_by_seat(self, cells: vec[i64]) -> vec[i64]:
        """How many sculptures each seat has, replicas among them included."""
        sculptures = vec[i64]([0] * self.seats)
        for seat in range(self.seats):
            sculptures[seat] = group_size(cells, seat, SCULPTURE_GROUP)
        return sculptures


class Antiques(State[AntiquesSetup]):
    """One position."""

    def copy(self) -> "Antiques":
        return Antiques(self.setup, self.cells[:], self.dealt)

    def parties(self) -> i64:
        return self.setup.seats

    # -- legal moves ------------------------------------------------------------------------------------

    def count(self, seat: i64) -> i64:
        c = self.cells
        if c[ACT] & POW[seat] == 0:
            return 0
        phase = c[PHASE]
        if phase == BIDDING:
            purse = c[COINS + seat]
            return purse - c[HIGH] + 1 if purse > c[HIGH] else 1
        if phase == TRICK:
            return 1 + self.count_tricks(seat)
        if phase == ANSWER:
            return 2
        return self.count_groups(seat)

    def nth(self, seat: i64, i: i64) -> i64:
        c = self.cells
        phase = c[PHASE]
        if phase == BIDDING:
            coins = c[HIGH] + 1 + i
            return coins if coins <= c[COINS + seat] else PASS
        if phase == TRICK:
            return self.nth_trick(seat, i)
        if phase == ANSWER:
            return ACCEPT + i
        for group in range(GROUP_COUNT):
            if group_size(c, seat, group) > 0:
                if i == 0:
                    return PLACE + group
                i -= 1
        return NONE

    def count_tricks(self, seat: i64) -> i64:
        """A10: how many ways to use a token the seat has after its bid."""
        c = self.cells
        tokens = c[TOKENS + seat]
        n: i64 = 0
        if tokens & STOP_TOKEN != 0 and c[BIDS + seat] >= self.setup.stop_at:
            n = 1
        if tokens & BAN_TOKEN != 0:
            for other in range(self.setup.seats):
                if other != seat and c[PASSED] & POW[other] == 0:
                    n += 1
        if tokens & SWAP_TOKEN != 0:
            own = c[OWNED + seat]
            if own != 0:
                for other in range(self.setup.seats):
                    if other != seat and c[ASKED] & POW[other] == 0:
                        n += self.count_swaps(own, other)
        return n

    def count_swaps(self, own: i64, partner: i64) -> i64:
        """How many swaps can be offered to a partner: pairs of different names, times who pays."""
        theirs = self.cells[OWNED + partner]
        pairs = NAMES_IN[own] * NAMES_IN[theirs] - NAMES_IN[own & theirs]
        return pairs * 2 if self.cells[TOKENS + partner] & SWAP_TOKEN != 0 else pairs

    def note_owned(self, seat: i64) -> None:
        """Note the names of a seat's cards again after they have changed."""
        c = self.cells
        found: i64 = 0
        for kind in range(KIND_COUNT):
            if c[CARDS + seat * KIND_COUNT + kind] > 0:
                found |= POW[kind]
        for pile in range(PILES):
            if c[REPLICAS + seat * PILES + pile] > 0:
                found |= POW[KIND_COUNT + pile]
        c[OWNED + seat] = found

    def nth_trick(self, seat: i64, i: i64) -> i64:
        c = self.cells
        if i == 0:
            return NO_TRICK
        i -= 1
        tokens = c[TOKENS + seat]
        if tokens & STOP_TOKEN != 0 and c[BIDS + seat] >= self.setup.stop_at:
            if i == 0:
                return STOP
            i -= 1
        if tokens & BAN_TOKEN != 0:
            for other in range(self.setup.seats):
                if other != seat and c[PASSED] & POW[other] == 0:
                    if i == 0:
                        return BAN + other
                    i -= 1
        own = c[OWNED + seat]
        for other in range(self.setup.seats):
            if other == seat or c[ASKED] & POW[other] != 0:
                continue
            n = self.count_swaps(own, other)
            if i >= n:
                i -= n
                continue
            theirs = c[OWNED + other]
            payers: i64 = 2 if c[TOKENS + other] & SWAP_TOKEN != 0 else 1
            payer = i % payers
            i //= payers
            for give in range(NAME_COUNT):
                if own & POW[give] == 0:
                    continue
                takes = theirs & ~POW[give]
                n = NAMES_IN[takes]
                if i >= n:
                    i -= n
                    continue
                for take in range(NAME_COUNT):
                    if takes & POW[take] != 0:
                        if i == 0:
                            return SWAP + ((other * NAME_COUNT + give) * NAME_COUNT + take) * 2 + payer
                        i -= 1
        return NONE

    def count_groups(self, seat: i64) -> i64:
        """How many groups the seat has that a replica may join."""
        c = self.cells
        n: i64 = 0
        for group in range(GROUP_COUNT):
            if group_size(c, seat, group) > 0:
                n += 1
        return n

    # -- play -------------------------------------------------------------------------------------------

    def apply(self, seat: i64, move: i64) -> None:
        c = self.cells
        if move == PASS:
            c[PASSED] |= POW[seat]
            c[BIDS + seat] = 0
            if self.events is not None:
                self.tell({"type": "seat_passed", "seat": seat, "rule": "A4"})
            self.ask_next_bidder()
        elif move < NO_TRICK:
            c[BIDS + seat] = move
            c[HIGH] = move
            c[LEADER] = seat
            if self.events is not None:
                self.tell({"type": "bid_made", "seat": seat, "coins": move, "rule": "A4"})
            if c[TOKENS + seat] != 0 and self.count_tricks(seat) > 0:
                c[PHASE] = TRICK
            else:
                self.ask_next_bidder()
        elif move < SWAP:
            self.use_trick(seat, move)
        elif move < ACCEPT:
            self.offer_swap(seat, move - SWAP)
        elif move < PLACE:
            self.answer_swap(move == ACCEPT)
        else:
            self.place_replica(seat, move - PLACE)
            self.place_replicas()

    def ask_next_bidder(self) -> None:
        """A5: the next seat still in bids, unless the bidding is over."""
        c = self.cells
        seats = self.setup.seats
        c[PHASE] = BIDDING
        seat = c[BIDDER]
        for _ in range(seats):
            seat = seat + 1 if seat + 1 < seats else 0
            if c[PASSED] & POW[seat] == 0:
                if seat == c[LEADER] or (self.setup.last_buys and self.must_buy(seat)):
                    self.sell()
                else:
                    c[BIDDER] = seat
                    c[ACT] = POW[seat]
                return
        # All passed: the lot goes to the box, its third card unseen.
        c[UNSOLD] |= POW[c[ROUND] - 1]
        if self.events is not None:
            self.tell({"type": "lot_unsold", "round": c[ROUND], "rule": "A5"})
        self.end_round()

    def must_buy(self, seat: i64) -> bool:
        """A5, read the other way: the last seat has to buy, for 1 coin, if it has one."""
        c = self.cells
        if c[LEADER] != NONE or c[PASSED] | POW[seat] != POW[self.setup.seats] - 1 or c[COINS + seat] == 0:
            return False
        c[BIDDER] = seat
        c[BIDS + seat] = 1
        c[HIGH] = 1
        c[LEADER] = seat
        if self.events is not None:
            self.tell({"type": "bid_made", "seat": seat, "coins": 1, "rule": "A5"})
        return True

    def use_trick(self, seat: i64, move: i64) -> None:
        """A10: none, stop or ban."""
        c = self.cells
        c[ASKED] = 0
        if move == STOP:
            c[TOKENS + seat] &= ~STOP_TOKEN
            if self.events is not None:
                self.tell({"type": "bidding_stopped", "seat": seat, "rule": "A10"})
            self.sell()
            return
        if move >= BAN:
            target = move - BAN
            c[TOKENS + seat] &= ~BAN_TOKEN
            c[PASSED] |= POW[target]
            c[BIDS + target] = 0
            if self.events is not None:
                self.tell({"type": "seat_banned", "seat": seat, "target": target, "rule": "A10"})
        self.ask_next_bidder()

    def offer_swap(self, seat: i64, offer: i64) -> None:
        """A10: the partner is asked."""
        c = self.cells
        pair = offer // 2
        c[PARTNER] = pair // (NAME_COUNT * NAME_COUNT)
        c[GIVE] = pair // NAME_COUNT % NAME_COUNT
        c[TAKE] = pair % NAME_COUNT
        c[PAYER] = c[PARTNER] if offer % 2 == 1 else seat
        c[PHASE] = ANSWER
        c[ACT] = POW[c[PARTNER]]
        if self.events is not None:
            self.tell({"type": "swap_offered", **swap_offer(c), "rule": "A10"})

    def answer_swap(self, accepted: bool) -> None:
        """A10: an accepted swap takes effect and uses up a token; then both place replicas they got.

        After a declined one the bidding goes on, or, read the other way, the bidder chooses a trick again.
        """
        c = self.cells
        if self.events is not None:
            if accepted:
                self.tell({"type": "swap_accepted", **swap_offer(c), "rule": "A10"})
            else:
                self.tell({"type": "swap_declined", **swap_offer(c), "rule": "A10"})
        seat = c[BIDDER]
        partner = c[PARTNER]
        if not accepted:
            self.forget_offer()
            c[ASKED] |= POW[partner]
            if self.setup.swap_again and self.count_tricks(seat) > 0:
                c[PHASE] = TRICK
                c[ACT] = POW[seat]
            else:
                c[ASKED] = 0
                self.ask_next_bidder()
            return
        c[ASKED] = 0
        c[TOKENS + c[PAYER]] &= ~SWAP_TOKEN
        self.hand_over(seat, partner, c[GIVE])
        self.hand_over(partner, seat, c[TAKE])
        self.note_owned(seat)
        self.note_owned(partner)
        self.forget_offer()
        c[PLACER] = seat
        c[PLACER_NEXT] = partner
        self.place_replicas()

    def forget_offer(self) -> None:
        """No swap is on offer."""
        c = self.cells
        c[PARTNER] = NONE
        c[GIVE] = NONE
        c[TAKE] = NONE
        c[PAYER] = NONE

    def hand_over(self, giver: i64, taker: i64, name: i64) -> None:
        """One bought card changes hands; a replica arrives loose."""
        c = self.cells
        if name < KIND_COUNT:
            c[CARDS + giver * KIND_COUNT + name] -= 1
            c[CARDS + taker * KIND_COUNT + name] += 1
        else:
            c[REPLICAS + giver * PILES + name - KIND_COUNT] -= 1
            c[REPLICAS + taker * PILES + LOOSE] += 1

    def place_replicas(self) -> None:
        """A8: replicas go into groups, by choice where there is one; then the match goes on."""
        c = self.cells
        while c[PLACER] != NONE:
            seat = c[PLACER]
            if c[REPLICAS + seat * PILES + LOOSE] > 0:
                n = self.count_groups(seat)
                if n > 1:
                    c[PHASE] = PLACING
                    c[ACT] = POW[seat]
                    return
                if n == 1:
                    for group in range(GROUP_COUNT):
                        if group_size(c, seat, group) > 0:
                            while c[REPLICAS + seat * PILES + LOOSE] > 0:
                                self.place_replica(seat, group)
            c[PLACER] = c[PLACER_NEXT]
            c[PLACER_NEXT] = NONE
        if c[LOT] == 1:
            self.ask_next_bidder()
        else:
            self.end_round()

    def place_replica(self, seat: i64, group: i64) -> None:
        """One loose replica joins a group."""
        c = self.cells
        c[REPLICAS + seat * PILES + LOOSE] -= 1
        c[REPLICAS + seat * PILES + group] += 1
        self.note_owned(seat)
        if self.events is not None:
            self.tell({"type": "replica_placed", "seat": seat, "group": GROUPS[group], "rule": "A8"})

    def sell(self) -> None:
        """A6 and A7: the leader takes the lot and pays the others."""
        c = self.cells
        seats = self.setup.seats
        seat = c[LEADER]
        price = c[HIGH]
        share = price // (seats - 1)
        c[BANK] += price - share * (seats - 1)
        for other in range(seats):
            c[BIDS + other] = 0
            c[COINS + other] += share
        c[COINS + seat] -= share + price
        place = 3 * (c[ROUND] - 1)
        for i in range(3):
            kind = self.dealt[place + i]
            if kind == REPLICA:
                c[REPLICAS + seat * PILES + LOOSE] += 1
            else:
                c[CARDS + seat * KIND_COUNT + kind] += 1
        self.note_owned(seat)
        c[LOT] = 0
        c[PASSED] = 0
        c[HIGH] = 0
        c[LEADER] = NONE
        if self.events is not None:
            self.tell_sale(seat, price, share)
        c[PLACER] = seat
        self.place_replicas()

    def end_round(self) -> None:
        """A9, then the next round."""
        c = self.cells
        seats = self.setup.seats
        c[PASSED] = 0
        fewest: i64 = DECK + 1
        poorest: i64 = NONE
        for seat in range(seats):
            n: i64 = 0
            for kind in range(KIND_COUNT):
                n += c[CARDS + seat * KIND_COUNT + kind]
            n += self.count_replicas(seat)
            if n == fewest:
                poorest = NONE
            elif n < fewest:
                fewest = n
                poorest = seat
        if poorest != NONE and c[BANK] > 0:
            if self.events is not None:
                self.tell({"type": "bank_taken", "seat": poorest, "coins": c[BANK], "rule": "A9"})
            c[COINS + poorest] += c[BANK]
            c[BANK] = 0
        if c[ROUND] == ROUNDS:
            c[PHASE] = OVER
            c[ACT] = 0
            c[LOT] = 0
            c[BIDDER] = NONE
            if self.events is not None:
                self.tell({"type": "match_ended"})
            return
        c[BIDDER] = c[ROUND] % seats
        c[ROUND] += 1
        c[LOT] = 1
        c[PHASE] = BIDDING
        c[ACT] = POW[c[BIDDER]]
        if self.events is not None:
            self.tell_round()

    # -- scoring ----------------------------------------------------------------------------------------

    def count_replicas(self, seat: i64) -> i64:
        """Replicas a seat owns, loose ones too."""
        n: i64 = 0
        for pile in range(PILES):
            n += self.cells[REPLICAS + seat * PILES + pile]
        return n

    def breakdown(self) -> vec[i64]:
        """A11 to A13, in the order of RESULT."""
        c = self.cells
        setup = self.setup
        parts = vec[i64]([0] * (PART_COUNT * setup.seats))
        sculptures = setup.sculptures_by_seat(c)
        for seat in range(setup.seats):
            first = PART_COUNT * seat
            points = setup.score(seat, cards_by_kind(c, seat), sculptures)
            for kind in range(KIND_COUNT):
                parts[first + PART_OF[kind]] = points[kind]
            parts[first + COINS_PART] = c[COINS + seat]
        return parts

    def winners(self, scores: vec[i64]) -> i64:
        """A14: highest total; tie: fewest replicas; still tied: shared."""
        seats = self.setup.seats
        tied = best_of(POW[seats] - 1, scores)
        fewest = vec[i64]([0] * seats)
        for seat in range(seats):
            fewest[seat] = -self.count_replicas(seat)
        return best_of(tied, fewest)

    # -- what a viewer knows of the deal (A3) -----------------------------------------------------------

    def see_deal(self, viewer: i64, seen: vec[i64]) -> None:
        c = self.cells
        for r in range(c[ROUND]):
            place = 3 * r
            seen[place] = self.dealt[place]
            seen[place + 1] = self.dealt[place + 1]
            sold = r + 1 < c[ROUND] or c[LOT] == 0
            if sold and c[UNSOLD] & POW[r] == 0:
                seen[place + 2] = self.dealt[place + 2]

    # -- events -----------------------------------------------------------------------------------------

    def tell(self, event: T.Event) -> None:
        """Report an event; everybody learns all of it."""
        self.report(event)

    def tell_sale(self, seat: int, price: int, share: int) -> None:
        """The lot goes to a seat; the third card is turned up."""
        place = 3 * (self.cells[ROUND] - 1)
        self.tell(
            {
                "type": "lot_sold",
                "seat": seat,
                "price": price,
                "cards": [KINDS[self.dealt[place + i]] for i in range(3)],
                "share": share,
                "to_bank": price - share * (self.setup.seats - 1),
                "rule": "A6",
            },
        )

    def tell_round(self) -> None:
        """A new lot is laid out, two cards face up."""
        c = self.cells
        place = 3 * (c[ROUND] - 1)
        self.tell(
            {
                "type": "lot_laid_out",
                "round": c[ROUND],
                "first": c[BIDDER],
                "cards": [KINDS[self.dealt[place]], KINDS[self.dealt[place + 1]], None],
                "rule": "A3",
            },
        )
