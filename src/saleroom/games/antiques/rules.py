"""The rules of antiques (RULES.md, A1 to A14).

Moves: 0 pass, 1-60 bid so many coins, 61 no trick, 62 stop, 63+t ban seat t, from 69 on swaps
(((target * 11 + give) * 11 + take) * 2, plus 1 if the partner pays), 1521 accept, 1522 decline, 1523+g place a
replica into group g.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saleroom.core.rng import Rng
from saleroom.core.state import ACT, POW, Setup, State, View, best_of, redeal
from saleroom.games.antiques.cards import (
    BROKEN_COLLECTION,
    COLLECTION,
    COPIES,
    GROUPS,
    JEWELLERY,
    KINDS,
    NAMES,
    NO_PRIZE,
    PAINTING,
    PAIR,
    SCULPTURES,
    STAMPS,
)

SEATS: Final = 6
ROUNDS: Final = 20
DECK: Final = 60
KIND_COUNT: Final = 6  # kinds of genuine cards
GROUP_COUNT: Final = 4  # groups a replica may join
NAME_COUNT: Final = 11
REPLICA: Final = 6
LOOSE: Final = 4

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

# The cells. ACT is 0.
PHASE: Final = 1
ROUND: Final = 2  # 1 to 20
BIDDER: Final = 3  # whose turn in the bidding it is or was
HIGH: Final = 4  # the highest bid
LEADER: Final = 5  # who made it, or -1
BANK: Final = 6
PASSED: Final = 7  # set of seats
UNSOLD: Final = 8  # set of rounds whose lot went to the box
LOT: Final = 9  # 1 while the lot lies there
PARTNER: Final = 10  # of the swap on offer
GIVE: Final = 11
TAKE: Final = 12
PAYER: Final = 13  # seat
PLACER: Final = 14  # who places replicas now, or -1
PLACER_NEXT: Final = 15  # and after that, or -1
COINS: Final = 16  # per seat
BIDS: Final = 22  # per seat
TOKENS: Final = 28  # per seat: set of unused tokens
CARDS: Final = 34  # per seat six kinds
REPLICAS: Final = 70  # per seat four groups and loose
NAMES_HELD: Final = 100  # per seat: set of names of the cards it has bought
CELLS: Final = 106
# A view adds the deck, -1 where a card is unknown.
VIEW_DECK: Final = 106
VIEW_CELLS: Final = 166

GROUP_KIND: Final = vec[i64]([KINDS.index(group) for group in GROUPS[:4]])
COPIES_OF: Final = vec[i64](list(COPIES))
FRESH_DECK: Final = vec[i64]([kind for kind in range(7) for _ in range(COPIES[kind])])
NAMES_IN: Final = vec[i64]([i.bit_count() for i in range(2048)])
"""How many card names are in a set of them."""
STAMP_POINTS: Final = vec[i64](list(STAMPS))
JEWELLERY_POINTS: Final = vec[i64](list(JEWELLERY))
PRIZES: Final = vec[i64]([*list(SCULPTURES)] + [0] * 10)


class AntiquesSetup(Setup):
    """Seats, tricks in use and how ties of sculptures are settled."""

    def __init__(self, seats: int, purse: int, stop_at: int, tricks: int, two_places: bool) -> None:
        super().__init__(seats)
        self.purse: i64 = purse
        self.stop_at: i64 = stop_at
        self.tricks: i64 = tricks
        self.two_places = two_places

    def open(self, deck: vec[i64]) -> "Antiques":
        """The opening position with this deck (A1, A3)."""
        cells = vec[i64]([0] * CELLS)
        for seat in range(self.seats):
            cells[COINS + seat] = self.purse
            cells[TOKENS + seat] = self.tricks
        cells[ROUND] = 1
        cells[LOT] = 1
        cells[LEADER] = -1
        cells[PLACER] = -1
        cells[PLACER_NEXT] = -1
        cells[ACT] = 1
        return Antiques(self, cells, deck)

    def deal(self, rng: Rng) -> "Antiques":
        deck = FRESH_DECK[:]
        rng.shuffle(deck, 0, DECK)
        return self.open(deck)

    def imagine(self, view: View, rng: Rng) -> "Antiques":
        cells = view.cells[:CELLS]
        deck = view.cells[VIEW_DECK:VIEW_CELLS]
        redeal(deck, 0, DECK, COPIES_OF, rng)
        return Antiques(self, cells, deck)


class Antiques(State):
    """One position."""

    def __init__(self, setup: AntiquesSetup, cells: vec[i64], deck: vec[i64]) -> None:
        super().__init__(cells)
        self.setup = setup
        self.deck = deck

    def copy(self) -> "Antiques":
        return Antiques(self.setup, self.cells[:], self.deck)

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
            return 1 + self.tricks_of(seat)
        if phase == ANSWER:
            return 2
        return self.groups(seat)

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
            if self.group_size(seat, group) > 0:
                if i == 0:
                    return PLACE + group
                i -= 1
        return -1

    def tricks_of(self, seat: i64) -> i64:
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
            own = self.names(seat)
            if own != 0:
                for other in range(self.setup.seats):
                    if other != seat:
                        n += self.swaps_with(own, other)
        return n

    def swaps_with(self, own: i64, partner: i64) -> i64:
        """How many swaps can be offered to a partner: pairs of different names, times who pays."""
        theirs = self.names(partner)
        pairs = NAMES_IN[own] * NAMES_IN[theirs] - NAMES_IN[own & theirs]
        return pairs * 2 if self.cells[TOKENS + partner] & SWAP_TOKEN != 0 else pairs

    def names(self, seat: i64) -> i64:
        """The names of the cards a seat has bought, as a set."""
        return self.cells[NAMES_HELD + seat]

    def name(self, seat: i64) -> None:
        """Note the names again after a seat's cards have changed."""
        c = self.cells
        found: i64 = 0
        for kind in range(KIND_COUNT):
            if c[CARDS + seat * KIND_COUNT + kind] > 0:
                found |= POW[kind]
        for group in range(5):
            if c[REPLICAS + seat * 5 + group] > 0:
                found |= POW[KIND_COUNT + group]
        c[NAMES_HELD + seat] = found

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
        own = self.names(seat)
        for other in range(self.setup.seats):
            if other == seat:
                continue
            n = self.swaps_with(own, other)
            if i >= n:
                i -= n
                continue
            theirs = self.names(other)
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
        return -1

    def group_size(self, seat: i64, group: i64) -> i64:
        """Cards in one of the groups a replica may join, replicas included (A8)."""
        c = self.cells
        return c[CARDS + seat * KIND_COUNT + GROUP_KIND[group]] + c[REPLICAS + seat * 5 + group]

    def groups(self, seat: i64) -> i64:
        """How many groups the seat has that a replica may join."""
        n: i64 = 0
        for group in range(GROUP_COUNT):
            if self.group_size(seat, group) > 0:
                n += 1
        return n

    # -- play -------------------------------------------------------------------------------------------

    def apply(self, seat: i64, move: i64) -> None:
        c = self.cells
        if move == PASS:
            c[PASSED] |= POW[seat]
            c[BIDS + seat] = 0
            if self.events is not None:
                self.tell("seat_passed", {"seat": seat, "rule": "A4"})
            self.go_on()
        elif move < NO_TRICK:
            c[BIDS + seat] = move
            c[HIGH] = move
            c[LEADER] = seat
            if self.events is not None:
                self.tell("bid_made", {"seat": seat, "coins": move, "rule": "A4"})
            if c[TOKENS + seat] != 0 and self.tricks_of(seat) > 0:
                c[PHASE] = TRICK
            else:
                self.go_on()
        elif move < SWAP:
            self.use_trick(seat, move)
        elif move < ACCEPT:
            self.offer_swap(seat, move - SWAP)
        elif move < PLACE:
            self.answer_swap(move == ACCEPT)
        else:
            self.put(seat, move - PLACE)
            self.place_on()

    def go_on(self) -> None:
        """A5: the next seat still in bids, unless the bidding is over."""
        c = self.cells
        seats = self.setup.seats
        c[PHASE] = BIDDING
        seat = c[BIDDER]
        for _ in range(seats):
            seat = seat + 1 if seat + 1 < seats else 0
            if c[PASSED] & POW[seat] == 0:
                if seat == c[LEADER]:
                    self.sell()
                else:
                    c[BIDDER] = seat
                    c[ACT] = POW[seat]
                return
        # All passed: the lot goes to the box, its third card unseen.
        c[UNSOLD] |= POW[c[ROUND] - 1]
        if self.events is not None:
            self.tell("lot_unsold", {"round": c[ROUND], "rule": "A5"})
        self.end_round()

    def use_trick(self, seat: i64, move: i64) -> None:
        """A10: none, stop or ban."""
        c = self.cells
        if move == STOP:
            c[TOKENS + seat] &= ~STOP_TOKEN
            if self.events is not None:
                self.tell("bidding_stopped", {"seat": seat, "rule": "A10"})
            self.sell()
            return
        if move >= BAN:
            target = move - BAN
            c[TOKENS + seat] &= ~BAN_TOKEN
            c[PASSED] |= POW[target]
            c[BIDS + target] = 0
            if self.events is not None:
                self.tell("seat_banned", {"seat": seat, "target": target, "rule": "A10"})
        self.go_on()

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
            self.tell("swap_offered", self.offer_json())

    def offer_json(self) -> dict[str, object]:
        """The swap on offer."""
        c = self.cells
        return {
            "seat": c[BIDDER],
            "target": c[PARTNER],
            "give": NAMES[c[GIVE]],
            "take": NAMES[c[TAKE]],
            "payer": c[PAYER],
            "rule": "A10",
        }

    def answer_swap(self, accepted: bool) -> None:
        """A10: an accepted swap takes effect and uses up a token; then both place replicas they got."""
        c = self.cells
        if self.events is not None:
            self.tell("swap_accepted" if accepted else "swap_declined", self.offer_json())
        if not accepted:
            self.forget_offer()
            self.go_on()
            return
        seat = c[BIDDER]
        partner = c[PARTNER]
        c[TOKENS + c[PAYER]] &= ~SWAP_TOKEN
        self.hand_over(seat, partner, c[GIVE])
        self.hand_over(partner, seat, c[TAKE])
        self.name(seat)
        self.name(partner)
        self.forget_offer()
        c[PLACER] = seat
        c[PLACER_NEXT] = partner
        self.place_on()

    def forget_offer(self) -> None:
        """No swap is on offer."""
        c = self.cells
        c[PARTNER] = 0
        c[GIVE] = 0
        c[TAKE] = 0
        c[PAYER] = 0

    def hand_over(self, giver: i64, taker: i64, name: i64) -> None:
        """One bought card changes hands; a replica arrives loose."""
        c = self.cells
        if name < KIND_COUNT:
            c[CARDS + giver * KIND_COUNT + name] -= 1
            c[CARDS + taker * KIND_COUNT + name] += 1
        else:
            c[REPLICAS + giver * 5 + name - KIND_COUNT] -= 1
            c[REPLICAS + taker * 5 + LOOSE] += 1

    def place_on(self) -> None:
        """A8: replicas go into groups, by choice where there is one; then the match goes on."""
        c = self.cells
        while c[PLACER] >= 0:
            seat = c[PLACER]
            if c[REPLICAS + seat * 5 + LOOSE] > 0:
                n = self.groups(seat)
                if n > 1:
                    c[PHASE] = PLACING
                    c[ACT] = POW[seat]
                    return
                if n == 1:
                    for group in range(GROUP_COUNT):
                        if self.group_size(seat, group) > 0:
                            while c[REPLICAS + seat * 5 + LOOSE] > 0:
                                self.put(seat, group)
            c[PLACER] = c[PLACER_NEXT]
            c[PLACER_NEXT] = -1
        if c[LOT] == 1:
            self.go_on()
        else:
            self.end_round()

    def put(self, seat: i64, group: i64) -> None:
        """One loose replica joins a group."""
        c = self.cells
        c[REPLICAS + seat * 5 + LOOSE] -= 1
        c[REPLICAS + seat * 5 + group] += 1
        self.name(seat)
        if self.events is not None:
            self.tell("replica_placed", {"seat": seat, "group": GROUPS[group], "rule": "A8"})

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
            kind = self.deck[place + i]
            if kind == REPLICA:
                c[REPLICAS + seat * 5 + LOOSE] += 1
            else:
                c[CARDS + seat * KIND_COUNT + kind] += 1
        self.name(seat)
        c[LOT] = 0
        c[PASSED] = 0
        c[HIGH] = 0
        c[LEADER] = -1
        if self.events is not None:
            self.tell_sale(seat, price, share)
        c[PLACER] = seat
        self.place_on()

    def end_round(self) -> None:
        """A9, then the next round."""
        c = self.cells
        seats = self.setup.seats
        c[PASSED] = 0
        fewest: i64 = DECK + 1
        poorest: i64 = -1
        for seat in range(seats):
            n: i64 = 0
            for kind in range(KIND_COUNT):
                n += c[CARDS + seat * KIND_COUNT + kind]
            n += self.replicas(seat)
            if n == fewest:
                poorest = -1
            elif n < fewest:
                fewest = n
                poorest = seat
        if poorest >= 0 and c[BANK] > 0:
            if self.events is not None:
                self.tell("bank_taken", {"seat": poorest, "coins": c[BANK], "rule": "A9"})
            c[COINS + poorest] += c[BANK]
            c[BANK] = 0
        if c[ROUND] == ROUNDS:
            c[PHASE] = OVER
            c[ACT] = 0
            c[LOT] = 0
            c[BIDDER] = 0
            if self.events is not None:
                self.tell("match_ended", {})
            return
        c[BIDDER] = c[ROUND] % seats
        c[ROUND] += 1
        c[LOT] = 1
        c[PHASE] = BIDDING
        c[ACT] = POW[c[BIDDER]]
        if self.events is not None:
            self.tell_round()

    # -- scoring ----------------------------------------------------------------------------------------

    def replicas(self, seat: i64) -> i64:
        """Replicas a seat owns, loose ones too."""
        n: i64 = 0
        for group in range(5):
            n += self.cells[REPLICAS + seat * 5 + group]
        return n

    def breakdown(self) -> vec[i64]:
        """A11, A12, A13: painting, furniture, jewellery, stamp, sculpture, collection, coins."""
        c = self.cells
        seats = self.setup.seats
        parts = vec[i64]([0] * (7 * seats))
        sculptures = vec[i64]([0] * seats)
        for seat in range(seats):
            paintings = c[CARDS + seat * KIND_COUNT]
            stamps = self.group_size(seat, 0)
            jewels = self.group_size(seat, 1)
            furniture = self.group_size(seat, 2)
            sculptures[seat] = self.group_size(seat, 3)
            parts[7 * seat] = PAINTING * paintings
            parts[7 * seat + 1] = furniture // 2 * PAIR
            parts[7 * seat + 2] = JEWELLERY_POINTS[jewels if jewels < 6 else 6]
            parts[7 * seat + 3] = STAMP_POINTS[stamps if stamps < 6 else 6]
            collections = c[CARDS + seat * KIND_COUNT + 5]
            whole = collections
            for n in vec[i64]([paintings, stamps, jewels, furniture, sculptures[seat]]):
                if n < whole:
                    whole = n
            parts[7 * seat + 5] = whole * COLLECTION + (collections - whole) * BROKEN_COLLECTION
            parts[7 * seat + 6] = c[COINS + seat]
        # A12: from the most sculptures down, tied seats share the places they cover.
        place: i64 = 0
        number: i64 = 0
        for seat in range(seats):
            if sculptures[seat] > number:
                number = sculptures[seat]
        while number > 0:
            tied: i64 = 0
            for seat in range(seats):
                if sculptures[seat] == number:
                    tied += 1
            if tied > 0:
                covered = tied
                if tied > 1 and self.setup.two_places:
                    covered = 2
                prize: i64 = NO_PRIZE
                if place < 3:
                    prize = 0
                    for i in range(covered):
                        prize += PRIZES[place + i]
                    prize //= tied
                for seat in range(seats):
                    if sculptures[seat] == number:
                        parts[7 * seat + 4] = prize
                place += covered
            number -= 1
        for seat in range(seats):
            if sculptures[seat] == 0:
                parts[7 * seat + 4] = NO_PRIZE
        return parts

    def winners(self, scores: vec[i64]) -> i64:
        """A14: highest total; tie: fewest replicas; still tied: shared."""
        seats = self.setup.seats
        tied = best_of(POW[seats] - 1, scores)
        fewest = vec[i64]([0] * seats)
        for seat in range(seats):
            fewest[seat] = -self.replicas(seat)
        return best_of(tied, fewest)

    # -- what a viewer knows (A2, A3) -------------------------------------------------------------------

    def observe(self, viewer: i64) -> View:
        """Everything but the face-down cards: purses can be worked out from what is paid."""
        c = self.cells
        v = vec[i64]([-1] * VIEW_CELLS)
        for cell in range(CELLS):
            v[cell] = c[cell]
        for r in range(c[ROUND]):
            place = 3 * r
            v[VIEW_DECK + place] = self.deck[place]
            v[VIEW_DECK + place + 1] = self.deck[place + 1]
            sold = r + 1 < c[ROUND] or c[LOT] == 0
            if sold and c[UNSOLD] & POW[r] == 0:
                v[VIEW_DECK + place + 2] = self.deck[place + 2]
        return View(self.setup, viewer, v)

    # -- events -----------------------------------------------------------------------------------------

    def tell_sale(self, seat: int, price: int, share: int) -> None:
        """The lot goes to a seat; the third card is turned up."""
        place = 3 * (self.cells[ROUND] - 1)
        self.tell(
            "lot_sold",
            {
                "seat": seat,
                "price": price,
                "cards": [KINDS[self.deck[place + i]] for i in range(3)],
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
            "lot_laid_out",
            {
                "round": c[ROUND],
                "first": c[BIDDER],
                "cards": [KINDS[self.deck[place]], KINDS[self.deck[place + 1]], None],
                "rule": "A3",
            },
        )
