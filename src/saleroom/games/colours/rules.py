"""The rules of colours (RULES.md, C1 to C13).

Moves: 0 pass, 1 stand, 2+s put slot s up for sale, 8+s renounce slot s, 14+k renounce a hand card of kind k.

Cards of one kind are alike, so a collection of cards is two sets of kinds: those it holds, and those it holds
twice. The cards of one colour are ten bits of such a set.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saleroom.core.rng import Rng
from saleroom.core.state import ACT, LOW, POW, SIZE, Event, Setup, State, View, best_of, redeal
from saleroom.games.colours.cards import COPIES, HIGH_FROM, HIGH_SET, KINDS, LOW_SET

SEATS: Final = 4
SLOTS: Final = 6
DECK: Final = 48
KIND_COUNT: Final = 30

PASS: Final = 0
STAND: Final = 1
OFFER: Final = 2
RENOUNCE: Final = 8
DISCARD: Final = 14
MOVES: Final = 44

DEALING: Final = 0
BIDDING: Final = 1
OVER: Final = 2

# The cells. ACT is 0.
PHASE: Final = 1
DEALER: Final = 2
PASSES: Final = 3  # dealers in a row who passed
SALE: Final = 4  # slot, or -1
BIDDER: Final = 5  # seat, or -1
LEADER: Final = 6  # who bid last, or -1 before the opening bid stands
HIGH: Final = 7  # the highest total so far
BEGUN: Final = 8  # 1 when the bidder's turn has begun
OUT: Final = 9  # set of seats
DRAWN: Final = 10  # how many cards have left the deck
GONE: Final = 11  # how many cards are out of the game
FILLED: Final = 12  # set of slots that hold a card
MARKET: Final = 13  # per slot: kind, or -1
ASKED: Final = 19  # per seat: slots on which its ? lies
CROSSED: Final = 23  # per seat: slots on which its X lies
TOTAL: Final = 27  # per seat: cards renounced in this auction
LOST: Final = 31  # per seat: how many hand cards it has discarded so far
HELD: Final = 35  # per seat and for the house: how many cards it holds
TAKEN: Final = 40  # how many entries the log of cards taken has
LOG: Final = 41  # per card taken from the market: who, what, and after how many discards of its own
HAND: Final = 89  # per seat and for the house: set of kinds held
TWICE: Final = 94  # per seat and for the house: set of kinds held twice
DISCARDS: Final = 99  # per seat: set of kinds discarded from the hand
DISCARDS_TWICE: Final = 103
CELLS: Final = 107
# A view adds the deck, -1 where a card is unknown.
VIEW_DECK: Final = 107
VIEW_CELLS: Final = 155

HOUSE: Final = 4  # stands behind the seats

FRESH_DECK: Final = vec[i64]([kind for kind in range(KIND_COUNT) for _ in range(COPIES[kind])])
COPIES_OF: Final = vec[i64](list(COPIES))
NTH: Final = vec[i64](
    [
        face
        for faces in range(1024)
        for face in ([face for face in range(10) if faces >> face & 1] + [0] * 10)[:10]
    ]
)
"""The n-th face of a set of faces, at set * 10 + n."""
SPREAD: Final = vec[i64]([sum([4**bit for bit in range(9) if faces >> bit & 1]) for faces in range(512)])
"""A set of numbers as counts, two bits each."""
RUNS: Final = vec[i64]([-1] * 4**9)
"""The best runs of one colour by counts, found when first needed."""


def kinds(held: i64) -> i64:
    """How many kinds are in a set of kinds."""
    return SIZE[held & 1023] + SIZE[(held >> 10) & 1023] + SIZE[(held >> 20) & 1023]


def nth_kind(held: i64, i: i64) -> i64:
    """The i-th kind of a set of kinds."""
    for colour in range(3):
        faces = held & 1023
        n = SIZE[faces]
        if i < n:
            return colour * 10 + NTH[faces * 10 + i]
        i -= n
        held >>= 10
    return -1


def runs(counts: i64) -> i64:
    """C11: the most cards of one colour that lie in runs of three or more, each card in one run."""
    if RUNS[counts] < 0:
        # A missing number parts what lies below it from what lies above: each part for itself, moved down to 1.
        total: i64 = 0
        part: i64 = 0
        length: i64 = 0
        rest = counts
        while rest != 0 or length > 0:
            cards = rest & 3
            rest >>= 2
            if cards != 0:
                part |= cards << (2 * length)
                length += 1
            else:
                if length >= 3:
                    if RUNS[part] < 0:
                        RUNS[part] = runs_of_part(part)
                    total += RUNS[part]
                part = 0
                length = 0
        RUNS[counts] = total
    return RUNS[counts]


def runs_of_part(counts: i64) -> i64:
    """The best runs of numbers without a gap.

    From the lowest number up, open runs are told apart by length: one, two, or three and more cards. The
    first two kinds must go on, the last may.
    """
    best = vec[i64]([-1] * 64)
    best[0] = 0
    rest = counts
    for _ in range(9):
        cards = rest & 3
        rest >>= 2
        after = vec[i64]([-1] * 64)
        for s in range(64):
            if best[s] < 0:
                continue
            ones = s & 3
            twos = (s >> 2) & 3
            longer = s >> 4
            room = cards - ones - twos
            if room < 0:
                continue
            for going in range((longer if longer < room else room) + 1):
                for starting in range(room - going + 1):
                    done = twos + going
                    t = starting + 4 * ones + 16 * (done if done < 3 else 3)
                    value = best[s] + ones + twos + going + starting
                    if value > after[t]:
                        after[t] = value
        best = after
    most: i64 = 0
    for longer in range(4):
        if best[16 * longer] > most:
            most = best[16 * longer]
    return most


def points(held: i64, twice: i64) -> tuple[i64, i64]:
    """C11 and C12: points in sets and in runs of a collection of cards, jokers at their best numbers."""
    # Runs of every colour for every number its joker may take; place 9 is "no joker".
    runs_with = vec[i64]([0] * 30)
    useful = vec[i64]([0, 0, 0])  # per colour: numbers at which its joker does anything
    counts = vec[i64]([0, 0, 0])
    jokers: i64 = 0
    for colour in range(3):
        faces = (held >> (10 * colour)) & 1023
        counts[colour] = SPREAD[faces & 511] + SPREAD[(twice >> (10 * colour)) & 511]
        plain = runs(counts[colour])
        runs_with[colour * 10 + 9] = plain
        if faces & 512 != 0:
            jokers |= POW[colour]
            for number in range(9):
                found = runs(counts[colour] + SPREAD[POW[number]])
                runs_with[colour * 10 + number] = found
                if found > plain:
                    useful[colour] |= POW[number]
    # Points of sets, and what a set of jokers at one number adds to them.
    base: i64 = 0
    gains = vec[i64]([0] * 80)
    for number in range(9):
        red = (counts[0] >> (2 * number)) & 3
        blue = (counts[1] >> (2 * number)) & 3
        green = (counts[2] >> (2 * number)) & 3
        worth: i64 = HIGH_SET if number + 1 >= HIGH_FROM else LOW_SET
        sets = least(red, blue, green)
        base += worth * sets
        if (
            jokers == 0
            or least(red + (jokers & 1), blue + ((jokers >> 1) & 1), green + (jokers >> 2)) == sets
        ):
            continue
        for used in range(8):
            if used & ~jokers == 0:
                more = least(red + (used & 1), blue + ((used >> 1) & 1), green + (used >> 2))
                gains[number * 8 + used] = worth * (more - sets)
        for colour in range(3):
            useful[colour] |= POW[number]
    for colour in range(3):
        if jokers & POW[colour] == 0:
            useful[colour] = POW[9]
        elif useful[colour] == 0:
            useful[colour] = 1
    best_total: i64 = -1
    best_sets: i64 = 0
    for r in range(10):
        if useful[0] & POW[r] == 0:
            continue
        for b in range(10):
            if useful[1] & POW[b] == 0:
                continue
            for g in range(10):
                if useful[2] & POW[g] == 0:
                    continue
                if r == b and b == g:
                    gain = gains[r * 8 + 7]
                elif r == b:
                    gain = gains[r * 8 + 3] + gains[g * 8 + 4]
                elif b == g:
                    gain = gains[r * 8 + 1] + gains[b * 8 + 6]
                elif r == g:
                    gain = gains[r * 8 + 5] + gains[b * 8 + 2]
                else:
                    gain = gains[r * 8 + 1] + gains[b * 8 + 2] + gains[g * 8 + 4]
                sets = base + gain
                total = sets + runs_with[r] + runs_with[10 + b] + runs_with[20 + g]
                if total > best_total or (total == best_total and sets > best_sets):
                    best_total = total
                    best_sets = sets
    return best_sets, best_total - best_sets


def least(a: i64, b: i64, c: i64) -> i64:
    """The smallest of three."""
    if b < a:
        a = b
    return c if c < a else a


class ColoursSetup(Setup):
    """Seats, slots of the market, and whether a raise must match the same cards (C5)."""

    def __init__(self, seats: int, same_cards: bool) -> None:
        super().__init__(seats)
        self.slots: i64 = 6 if seats == 4 else 5
        self.same_cards = same_cards
        self.hands: i64 = 3 if seats == 2 else seats  # with two seats the house gets cards too

    def holder(self, hand: i64) -> i64:
        """Where the n-th hand dealt goes: a seat, or the house."""
        return hand if hand < self.seats else HOUSE

    def open(self, deck: vec[i64]) -> "Colours":
        """The opening position with this deck."""
        cells = vec[i64]([0] * CELLS)
        cells[SALE] = -1
        cells[BIDDER] = -1
        cells[LEADER] = -1
        for slot in range(SLOTS):
            cells[MARKET + slot] = -1
        state = Colours(self, cells, deck)
        for hand in range(self.hands):
            state.give(self.holder(hand), deck[2 * hand])
            state.give(self.holder(hand), deck[2 * hand + 1])
        cells[DRAWN] = 2 * self.hands
        state.fill()
        cells[ACT] = 1
        return state

    def deal(self, rng: Rng) -> "Colours":
        deck = FRESH_DECK[:]
        rng.shuffle(deck, 0, DECK)
        return self.open(deck)

    def imagine(self, view: View, rng: Rng) -> "Colours":
        cells = view.cells[:CELLS]
        deck = view.cells[VIEW_DECK:VIEW_CELLS]
        redeal(deck, 0, DECK, COPIES_OF, rng)
        state = Colours(self, cells, deck)
        for hand in range(self.hands):
            holder = self.holder(hand)
            if cells[HAND + holder] == -1:
                state.imagine_hand(holder, deck[2 * hand], deck[2 * hand + 1], rng)
        for cell in range(HAND, CELLS):  # seats that are not there, and what is of no matter at the end
            if cells[cell] == -1:
                cells[cell] = 0
        return state


class Colours(State):
    """One position."""

    def __init__(self, setup: ColoursSetup, cells: vec[i64], deck: vec[i64]) -> None:
        super().__init__(cells)
        self.setup = setup
        self.deck = deck

    def copy(self) -> "Colours":
        return Colours(self.setup, self.cells[:], self.deck)

    def parties(self) -> i64:
        return self.setup.hands

    # -- legal moves ------------------------------------------------------------------------------------

    def free_slots(self, seat: i64) -> i64:
        """C4: market cards the seat could renounce, as a set of slots; the one for sale is not."""
        c = self.cells
        free = c[FILLED] & ~(c[ASKED + seat] | c[CROSSED + seat])
        return free & ~POW[c[SALE]] if c[SALE] >= 0 else free

    def demanded(self, seat: i64) -> i64:
        """C5(a): market cards the seat has yet to match, as a set of slots."""
        if not self.setup.same_cards:
            return 0
        c = self.cells
        asked: i64 = 0
        for other in range(self.setup.seats):
            asked |= c[ASKED + other]
        return asked & ~(c[ASKED + seat] | c[CROSSED + seat])

    def options(self, seat: i64) -> i64:
        """What a seat to act may do, as a set: bit 0 pass, bit 1 stand, then from bit 2 on slots it may
        put up or renounce; bit 8 tells whether it may renounce hand cards.
        """
        c = self.cells
        free = self.free_slots(seat)
        if c[PHASE] == DEALING:
            # C1: a card without its own X, if there is something else to renounce.
            if SIZE[free] < 2 and c[HELD + seat] == 0:
                free = 0
            return 1 | (free << 2)
        total = c[TOTAL + seat]
        need = c[HIGH] + 1
        if c[BEGUN] != 0:
            may: i64 = 2 if total >= need else 0
            return may | (free << 2) | 256
        demands = self.demanded(seat)
        free &= ~demands
        total += SIZE[demands]
        may = 1 if c[LEADER] >= 0 else 0  # C2: the opening bid must be made
        if total >= need:
            may |= 2
        if total + SIZE[free] + c[HELD + seat] >= need:
            may |= (free << 2) | 256
        return may

    def count(self, seat: i64) -> i64:
        c = self.cells
        if c[ACT] & POW[seat] == 0:
            return 0
        may = self.options(seat)
        n = SIZE[may & 255]
        return n + kinds(c[HAND + seat]) if may >= 256 else n

    def nth(self, seat: i64, i: i64) -> i64:
        c = self.cells
        may = self.options(seat)
        slots = (may & 255) >> 2
        n = SIZE[slots]
        if i < n:
            return (OFFER if c[PHASE] == DEALING else RENOUNCE) + NTH[slots * 10 + i]
        i -= n
        if may >= 256:
            n = kinds(c[HAND + seat])
            if i < n:
                return DISCARD + nth_kind(c[HAND + seat], i)
            i -= n
        if may & 2 != 0 and i == 0:
            return STAND
        return PASS

    # -- play -------------------------------------------------------------------------------------------

    def apply(self, seat: i64, move: i64) -> None:
        c = self.cells
        if c[PHASE] == DEALING:
            if move == PASS:
                self.pass_deal(seat)
            else:
                self.put_up(seat, move - OFFER)
        elif move == PASS:
            c[OUT] |= POW[seat]
            if self.events is not None:
                self.tell("seat_passed", {"seat": seat, "rule": "C3"})
            self.go_on()
        else:
            if c[BEGUN] == 0:
                c[BEGUN] = 1
                self.match_demands(seat)
            if move == STAND:
                c[HIGH] = c[TOTAL + seat]
                c[LEADER] = seat
                c[BEGUN] = 0
                if self.events is not None:
                    self.tell("bid_stands", {"seat": seat, "total": c[HIGH], "rule": "C5"})
                self.go_on()
            elif move < DISCARD:
                self.mark(seat, move - RENOUNCE)
            else:
                self.discard(seat, move - DISCARD)

    def put_up(self, seat: i64, slot: i64) -> None:
        """C1 and C3: a card is for sale; seats whose X lies on it are out."""
        c = self.cells
        c[PHASE] = BIDDING
        c[PASSES] = 0
        c[SALE] = slot
        for other in range(self.setup.seats):
            if c[CROSSED + other] & POW[slot] != 0:
                c[OUT] |= POW[other]
        c[BIDDER] = seat
        if self.events is not None:
            self.tell_offer(seat, slot)

    def pass_deal(self, seat: i64) -> None:
        """C1: the deal passes on; when all have passed, the market is discarded and filled again."""
        c = self.cells
        c[PASSES] += 1
        if self.events is not None:
            self.tell("deal_passed", {"seat": seat, "rule": "C1"})
        if c[PASSES] == self.setup.seats:
            c[PASSES] = 0
            if self.events is not None:
                self.tell("market_discarded", {"cards": self.market_names(), "rule": "C1"})
            for slot in range(self.setup.slots):
                if c[MARKET + slot] >= 0:
                    c[GONE] += 1
                    self.clear(slot)
            self.fill()
        self.next_deal()

    def match_demands(self, seat: i64) -> None:
        """C5(a): the demanded cards are put down by themselves."""
        demands = self.demanded(seat)
        for slot in range(self.setup.slots):
            if demands & POW[slot] != 0:
                self.mark(seat, slot)

    def mark(self, seat: i64, slot: i64) -> None:
        """C4: a ? on a market card."""
        c = self.cells
        c[ASKED + seat] |= POW[slot]
        c[TOTAL + seat] += 1
        if self.events is not None:
            self.tell(
                "card_renounced",
                {"seat": seat, "slot": slot, "card": KINDS[c[MARKET + slot]], "rule": "C4"},
            )

    def discard(self, seat: i64, kind: i64) -> None:
        """C4: a hand card, face down, lost whoever wins."""
        c = self.cells
        bit = POW[kind]
        if c[TWICE + seat] & bit != 0:
            c[TWICE + seat] ^= bit
        else:
            c[HAND + seat] ^= bit
        if c[DISCARDS + seat] & bit != 0:
            c[DISCARDS_TWICE + seat] |= bit
        c[DISCARDS + seat] |= bit
        c[LOST + seat] += 1
        c[HELD + seat] -= 1
        c[GONE] += 1
        c[TOTAL + seat] += 1
        if self.events is not None:
            public: dict[str, object] = {"seat": seat, "rule": "C4"}
            private: dict[str, object] = {"seat": seat, "card": KINDS[kind], "rule": "C4"}
            self.events.append(Event("hand_card_discarded", public, {int(seat): private}))

    def go_on(self) -> None:
        """C3: the next seat still in, until only the last bidder is left."""
        c = self.cells
        seats = self.setup.seats
        seat = c[BIDDER]
        while True:
            seat = seat + 1 if seat + 1 < seats else 0
            if seat == c[LEADER]:
                self.sell()
                return
            if c[OUT] & POW[seat] == 0:
                c[BIDDER] = seat
                c[ACT] = POW[seat]
                return

    def sell(self) -> None:
        """C6, C7 and C8: the winner takes the card and keeps its renunciations for good."""
        c = self.cells
        seats = self.setup.seats
        winner = c[LEADER]
        sale = c[SALE]
        if self.events is not None:
            self.tell(
                "card_sold", {"card": KINDS[c[MARKET + sale]], "slot": sale, "seat": winner, "rule": "C6"}
            )
        self.take(winner, sale)
        c[CROSSED + winner] |= c[ASKED + winner]
        for seat in range(seats):
            c[ASKED + seat] = 0
        self.share_leftovers()
        for seat in range(seats):
            c[TOTAL + seat] = 0
        c[OUT] = 0
        c[SALE] = -1
        c[BIDDER] = -1
        c[LEADER] = -1
        c[HIGH] = 0
        c[PHASE] = DEALING
        self.fill()
        self.next_deal()

    def share_leftovers(self) -> None:
        """C7: cards that all but one have renounced, or with two seats both."""
        c = self.cells
        seats = self.setup.seats
        for seat in range(seats):
            holder = seat if seats > 2 else HOUSE
            slots = c[FILLED]
            for other in range(seats):
                if other != seat or seats == 2:
                    slots &= c[CROSSED + other]
            if seats > 2:
                slots &= ~c[CROSSED + seat]
            while slots != 0:
                slot = LOW[slots]
                slots &= ~POW[slot]
                self.take_leftover(holder, slot)

    def take_leftover(self, holder: i64, slot: i64) -> None:
        """C7: a card all others have renounced."""
        if self.events is not None:
            self.tell(
                "leftover_taken",
                {
                    "card": KINDS[self.cells[MARKET + slot]],
                    "slot": slot,
                    "seat": "house" if holder == HOUSE else holder,
                    "rule": "C7",
                },
            )
        self.take(holder, slot)

    def take(self, holder: i64, slot: i64) -> None:
        """A market card goes to a seat or the house, face up."""
        c = self.cells
        kind = c[MARKET + slot]
        lost = c[LOST + holder] if holder < HOUSE else 0
        c[LOG + c[TAKEN]] = (lost * 8 + holder) * 32 + kind
        c[TAKEN] += 1
        self.give(holder, kind)
        self.clear(slot)

    def give(self, holder: i64, kind: i64) -> None:
        """One more card in a hand."""
        c = self.cells
        c[HELD + holder] += 1
        if c[HAND + holder] & POW[kind] != 0:
            c[TWICE + holder] |= POW[kind]
        else:
            c[HAND + holder] |= POW[kind]

    def clear(self, slot: i64) -> None:
        """C8: a card leaves the market and its markers go back."""
        c = self.cells
        c[MARKET + slot] = -1
        c[FILLED] &= ~POW[slot]
        for seat in range(self.setup.seats):
            c[ASKED + seat] &= ~POW[slot]
            c[CROSSED + seat] &= ~POW[slot]

    def fill(self) -> None:
        """C8: the market is filled up, lowest empty slot first."""
        c = self.cells
        for slot in range(self.setup.slots):
            if c[MARKET + slot] < 0 and c[DRAWN] < DECK:
                c[MARKET + slot] = self.deck[c[DRAWN]]
                c[FILLED] |= POW[slot]
                c[DRAWN] += 1

    def next_deal(self) -> None:
        """C8 and C9: the deal passes on, unless deck and market are empty."""
        c = self.cells
        c[DEALER] = c[DEALER] + 1 if c[DEALER] + 1 < self.setup.seats else 0
        if c[FILLED] != 0:
            c[ACT] = POW[c[DEALER]]
        else:
            c[ACT] = 0
            c[PHASE] = OVER
        if self.events is not None:
            self.tell_deal()

    # -- scoring ----------------------------------------------------------------------------------------

    def breakdown(self) -> vec[i64]:
        """C11 and C12: sets and runs of every seat, and of the house with two seats (C13)."""
        parts = vec[i64]([0] * (2 * self.setup.hands))
        for hand in range(self.setup.hands):
            holder = self.setup.holder(hand)
            sets, in_runs = points(self.cells[HAND + holder], self.cells[TWICE + holder])
            parts[2 * hand] = sets
            parts[2 * hand + 1] = in_runs
        return parts

    def winners(self, scores: vec[i64]) -> i64:
        """C13."""
        return best_of(POW[self.setup.hands] - 1, scores)

    # -- what a viewer knows (C10) ----------------------------------------------------------------------

    def observe(self, viewer: i64) -> View:
        c = self.cells
        v = vec[i64]([-1] * VIEW_CELLS)
        for cell in range(HAND):
            v[cell] = c[cell]
        over = c[PHASE] == OVER
        for holder in range(HOUSE + 1):
            if holder == viewer or over:
                v[HAND + holder] = c[HAND + holder]
                v[TWICE + holder] = c[TWICE + holder]
        if viewer >= 0:
            v[DISCARDS + viewer] = c[DISCARDS + viewer]
            v[DISCARDS_TWICE + viewer] = c[DISCARDS_TWICE + viewer]
            v[VIEW_DECK + 2 * viewer] = self.deck[2 * viewer]
            v[VIEW_DECK + 2 * viewer + 1] = self.deck[2 * viewer + 1]
        for place in range(2 * self.setup.hands, c[DRAWN]):
            v[VIEW_DECK + place] = self.deck[place]
        return View(self.setup, viewer, v)

    def imagine_hand(self, holder: i64, one: i64, other: i64, rng: Rng) -> None:
        """A hand that can have come about: two dealt cards, then the cards taken and as many discards as
        were seen, each of a card held at the time.
        """
        c = self.cells
        c[HELD + holder] = 0
        c[HAND + holder] = 0
        c[TWICE + holder] = 0
        self.give(holder, one)
        self.give(holder, other)
        if holder < HOUSE:
            c[DISCARDS + holder] = 0
            c[DISCARDS_TWICE + holder] = 0
        lost: i64 = 0
        for i in range(c[TAKEN]):
            entry = c[LOG + i]
            if (entry >> 5) & 7 == holder:
                while lost < entry >> 8:
                    self.imagine_discard(holder, rng)
                    lost += 1
                self.give(holder, entry & 31)
        if holder < HOUSE:
            while lost < c[LOST + holder]:
                self.imagine_discard(holder, rng)
                lost += 1

    def imagine_discard(self, seat: i64, rng: Rng) -> None:
        """One card of the hand is lost, any of them equally likely."""
        c = self.cells
        c[HELD + seat] -= 1
        single = kinds(c[HAND + seat])
        i = rng.below(c[HELD + seat] + 1)
        kind = nth_kind(c[HAND + seat], i) if i < single else nth_kind(c[TWICE + seat], i - single)
        bit = POW[kind]
        if c[TWICE + seat] & bit != 0:
            c[TWICE + seat] ^= bit
        else:
            c[HAND + seat] ^= bit
        if c[DISCARDS + seat] & bit != 0:
            c[DISCARDS_TWICE + seat] |= bit
        c[DISCARDS + seat] |= bit

    # -- events -----------------------------------------------------------------------------------------

    def market_names(self) -> list[str | None]:
        """The market, slot by slot."""
        market = [self.cells[MARKET + slot] for slot in range(self.setup.slots)]
        return [KINDS[kind] if kind >= 0 else None for kind in market]

    def tell_offer(self, seat: int, slot: int) -> None:
        """A card is put up; some seats may be out from the start."""
        c = self.cells
        out = [other for other in range(self.setup.seats) if c[OUT] & POW[other] != 0]
        card = KINDS[c[MARKET + slot]]
        self.tell("card_put_up", {"seat": seat, "slot": slot, "card": card, "out": out, "rule": "C1"})

    def tell_deal(self) -> None:
        """Who deals next, or the end."""
        if self.cells[PHASE] == OVER:
            self.tell("match_ended", {"rule": "C9"})
        else:
            self.tell("deal_begun", {"seat": self.cells[DEALER], "market": self.market_names(), "rule": "C8"})
