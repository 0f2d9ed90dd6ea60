"""The rules of colours (RULES.md, C1 to C13).

Moves: 0 pass, 1 stand, 2+s put slot s up for sale, 8+s renounce slot s, 14+k renounce a hand card of kind k.

Cards of one kind are alike, so a collection of cards is two sets of kinds: those it holds, and those it holds
twice. The cards of one colour are ten bits of such a set.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saleroom.core.layout import HIDDEN, NOBODY_THEN_ALL, NONE, OWNER, OWNER_THEN_ALL, Cells, Layout
from saleroom.core.rng import Rng
from saleroom.core.state import ACT, COUNT, LOW, POW, Setup, State, View, best_of, redeal
from saleroom.games.colours import types as T
from saleroom.games.colours.cards import COPIES, KINDS

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

# The readings of C5(a), in the order of the option `matching`.
BY_HAND: Final = 0  # a hand card replaces a demanded card that carries the bidder's X
SAME_CARDS: Final = 1  # a demanded card that carries the bidder's X is left out
STRICT: Final = 2  # a seat whose X lies on a demanded card cannot raise
TOTAL_ALONE: Final = 3  # nothing is demanded

DEALING: Final = 0
BIDDING: Final = 1
OVER: Final = 2

HOUSE: Final = 4  # the dummy hand of the two-seat game, behind the hands of the seats
HOLDERS: Final = HOUSE + 1
TAKES: Final = 42  # as many cards as are not dealt to the hands of two or three seats can be taken

# The cells: where each begins. LAYOUT says who sees them. The first one is a plain number, because the compiler
# does not work out sums with constants of other modules.
PHASE: Final = 1  # behind ACT
DEALER: Final = PHASE + 1
PASSES: Final = DEALER + 1  # dealers in a row who passed
SALE: Final = PASSES + 1  # slot, or NONE
BIDDER: Final = SALE + 1  # seat, or NONE
LEADER: Final = BIDDER + 1  # who bid last, or NONE before the opening bid stands
HIGH: Final = LEADER + 1  # the highest total so far
BEGUN: Final = HIGH + 1  # 1 when the bidder's turn has begun
OUT: Final = BEGUN + 1  # set of seats
DRAWN: Final = OUT + 1  # how many cards have left the deck
GONE: Final = DRAWN + 1  # how many cards are out of the game
FILLED: Final = GONE + 1  # set of slots that hold a card
MARKET: Final = FILLED + 1  # per slot: kind, or NONE
MARKED: Final = MARKET + SLOTS  # per seat: slots on which its ? lies
CROSSED: Final = MARKED + SEATS  # per seat: slots on which its X lies
TOTAL: Final = CROSSED + SEATS  # per seat: cards renounced in this auction
REPLACED: Final = TOTAL + SEATS  # per seat: demanded slots with its X for which it has renounced a hand card
LOST: Final = REPLACED + SEATS  # per seat: how many hand cards it has discarded so far
HELD: Final = LOST + SEATS  # per holder: how many cards it holds
TAKEN: Final = HELD + HOLDERS  # how many entries the log of cards taken has
LOG: Final = TAKEN + 1  # per card taken from the market: see `log_entry`; NONE behind the last one
HAND: Final = LOG + TAKES  # per holder: set of kinds held
TWICE: Final = HAND + HOLDERS  # per holder: set of kinds held twice
DISCARDS: Final = TWICE + HOLDERS  # per seat: set of kinds discarded from the hand
DISCARDS_TWICE: Final = DISCARDS + SEATS  # per seat: set of kinds of which it discarded both cards
CELLS: Final = DISCARDS_TWICE + SEATS

SET_BITS: Final = 7
KIND_BITS: Final = 5
HOLDER_BITS: Final = 3
LOST_BITS: Final = 6
LOST_AT: Final = KIND_BITS + HOLDER_BITS

NAMES: Final = list(KINDS)
SEAT_NAMES: Final = [f"seat {seat}" for seat in range(SEATS)]
SLOT_NAMES: Final = [f"slot {slot}" for slot in range(SLOTS)]
# C10: hands are hidden until the end; what was discarded from them stays so.
LAYOUT: Final = Layout(
    SEATS,
    [
        Cells("phase", PHASE),
        Cells("dealer", DEALER),
        Cells("dealer_passes", PASSES),
        Cells("sale", SALE),
        Cells("bidder", BIDDER),
        Cells("leader", LEADER),
        Cells("highest_total", HIGH),
        Cells("begun", BEGUN),
        Cells("out", OUT, members=SEAT_NAMES),
        Cells("cards_drawn", DRAWN),
        Cells("cards_gone", GONE),
        Cells("filled", FILLED, members=SLOT_NAMES),
        Cells("market", MARKET),
        Cells("marked", MARKED, per_seat=True, members=SLOT_NAMES),
        Cells("crossed", CROSSED, per_seat=True, members=SLOT_NAMES),
        Cells("total", TOTAL, per_seat=True),
        Cells("replaced", REPLACED, per_seat=True, members=SLOT_NAMES),
        Cells("cards_lost", LOST, per_seat=True),
        Cells("cards_held", HELD, per_seat=True),
        Cells("house_cards_held", HELD + HOUSE),
        Cells("cards_taken", TAKEN),
        Cells("taken", LOG, packed="kind, holder, discards of the holder before it; lowest bits first"),
        Cells("hand", HAND, OWNER_THEN_ALL, per_seat=True, members=NAMES),
        Cells("house_hand", HAND + HOUSE, NOBODY_THEN_ALL, members=NAMES),
        Cells("hand_twice", TWICE, OWNER_THEN_ALL, per_seat=True, members=NAMES),
        Cells("house_hand_twice", TWICE + HOUSE, NOBODY_THEN_ALL, members=NAMES),
        Cells("discards", DISCARDS, OWNER, per_seat=True, members=NAMES),
        Cells("discards_twice", DISCARDS_TWICE, OWNER, per_seat=True, members=NAMES),
    ],
    CELLS,
    [Cells("deck", 0)],
    DECK,
)

# What came of an attempt to imagine a hand.
FITS: Final = 0
DEAL_AGAIN: Final = 1  # the whole deal must be drawn again
HAND_AGAIN: Final = 2  # only this hand must be drawn again

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
"""The best runs of one colour by counts, found when first needed; -1 until then."""
EMPTY: Final = vec[i64](
    [
        NONE if SALE <= cell <= LEADER or MARKET <= cell < MARKED or LOG <= cell < HAND else 0
        for cell in range(CELLS)
    ]
)
"""The cells before anything is dealt."""


def log_entry(kind: i64, holder: i64, lost: i64) -> i64:
    """An entry of the log: which card was taken, by whom, and after how many discards of its own."""
    return (((lost << HOLDER_BITS) | holder) << KIND_BITS) | kind


def read_log(cells: vec[i64]) -> list[tuple[int, int, int]]:
    """The log as kind, holder and discards before: not for the hot path."""
    entries = [int(cells[LOG + i]) for i in range(cells[TAKEN])]
    return [(entry & 31, entry >> KIND_BITS & 7, entry >> LOST_AT) for entry in entries]


def kinds(held: i64) -> i64:
    """How many kinds are in a set of kinds."""
    return COUNT[held & 1023] + COUNT[(held >> 10) & 1023] + COUNT[(held >> 20) & 1023]


def nth_kind(held: i64, i: i64) -> i64:
    """The i-th kind of a set of kinds, or NONE."""
    for colour in range(3):
        faces = held & 1023
        n = COUNT[faces]
        if i < n:
            return colour * 10 + NTH[faces * 10 + i]
        i -= n
        held >>= 10
    return NONE


def draw_member(members: i64, rng: Rng) -> i64:
    """One member of a set, each equally likely, as its bit."""
    count: i64 = 0
    rest = members
    while rest != 0:
        rest &= rest - 1
        count += 1
    for _ in range(rng.below(count)):
        members &= members - 1
    return members & -members


def runs(counts: i64) -> i64:
    """C11: the most cards of one colour that lie in runs of three or more, each card in one run.

    `counts` is how many there are of each number, two bits each, the ones lowest.
    """
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


def points(setup: "ColoursSetup", held: i64, twice: i64) -> tuple[i64, i64]:
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
        worth = setup.set_points(number)
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
    run = setup.run
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
                total = sets + run * (runs_with[r] + runs_with[10 + b] + runs_with[20 + g])
                if total > best_total or (total == best_total and sets > best_sets):
                    best_total = total
                    best_sets = sets
    return best_sets, best_total - best_sets


def least(a: i64, b: i64, c: i64) -> i64:
    """The smallest of three."""
    if b < a:
        a = b
    return c if c < a else a


def free_slots(cells: vec[i64], seat: i64) -> i64:
    """C4: market cards the seat could renounce, as a set of slots; the one for sale is not."""
    free = cells[FILLED] & ~(cells[MARKED + seat] | cells[CROSSED + seat])
    return free & ~POW[cells[SALE]] if cells[SALE] >= 0 else free


def asked(setup: "ColoursSetup", cells: vec[i64]) -> i64:
    """C5(a): market cards that a raise must include, as a set of slots: those with a ? of any seat."""
    if setup.matching == TOTAL_ALONE:
        return 0
    slots: i64 = 0
    for seat in range(setup.seats):
        slots |= cells[MARKED + seat]
    return slots


def demanded(setup: "ColoursSetup", cells: vec[i64], seat: i64) -> i64:
    """C5(a): market cards on which the seat has yet to put its ?, as a set of slots."""
    return asked(setup, cells) & ~(cells[MARKED + seat] | cells[CROSSED + seat])


def spare_hand_cards(cells: vec[i64], seat: i64) -> i64:
    """Return how many hand cards the seat has renounced in this auction that replace no market card yet."""
    return cells[TOTAL + seat] - COUNT[cells[MARKED + seat]] - COUNT[cells[REPLACED + seat]]


def to_replace(setup: "ColoursSetup", cells: vec[i64], seat: i64) -> i64:
    """C5(a): demanded cards with the seat's own X for which it has yet to renounce a hand card, as a set of slots.

    Hand cards that it renounced earlier in this auction replace the lowest slots.
    """
    if setup.matching != BY_HAND or cells[CROSSED + seat] == 0:
        return 0
    slots = asked(setup, cells) & cells[CROSSED + seat] & ~cells[REPLACED + seat]
    if slots != 0:
        spare = spare_hand_cards(cells, seat)
        while spare > 0 and slots != 0:
            slots &= slots - 1
            spare -= 1
    return slots


def can_raise(setup: "ColoursSetup", cells: vec[i64], seat: i64) -> bool:
    """C5: whether a seat that has not begun its turn could raise."""
    if cells[TOTAL + seat] + COUNT[free_slots(cells, seat)] + cells[HELD + seat] <= cells[HIGH]:
        return False
    return may_raise(setup, cells, seat, asked(setup, cells))


def may_raise(setup: "ColoursSetup", cells: vec[i64], seat: i64, wanted: i64) -> bool:
    """C5(a): whether the X markers of a seat allow a raise that has to include these slots."""
    if wanted & cells[CROSSED + seat] == 0 or setup.matching == SAME_CARDS:
        return True
    return setup.matching == BY_HAND and COUNT[to_replace(setup, cells, seat)] <= cells[HELD + seat]


class ColoursSetup(Setup):
    """Seats, slots of the market, the reading of C5(a), and the points of a set of each number, SET_BITS for each,
    the ones lowest, and of a card in a run (C11).
    """

    def __init__(self, seats: int, matching: int, sets: list[int], run: int) -> None:
        super().__init__(seats, LAYOUT, MOVES)
        self.slots: i64 = 6 if seats == 4 else 5
        self.matching: i64 = matching
        self.sets: i64 = sum([points << SET_BITS * number for number, points in enumerate(sets)])
        self.run: i64 = run
        self.hands: i64 = 3 if seats == 2 else seats  # with two seats the house gets cards too

    def __reduce__(self) -> tuple[object, ...]:
        sets = [int(self.set_points(number)) for number in range(9)]
        return (ColoursSetup, (int(self.seats), int(self.matching), sets, int(self.run)))

    def set_points(self, number: i64) -> i64:
        """C11: points of a set of a number; 0 stands for the ones."""
        return (self.sets >> (SET_BITS * number)) & 127

    def holder(self, hand: i64) -> i64:
        """Where the n-th hand dealt goes: a seat, or the house."""
        return hand if hand < self.seats else HOUSE

    def open(self, dealt: vec[i64]) -> "Colours":
        cells = EMPTY[:]
        state = Colours(self, cells, dealt)
        for hand in range(self.hands):
            state.give(self.holder(hand), dealt[2 * hand])
            state.give(self.holder(hand), dealt[2 * hand + 1])
        cells[DRAWN] = 2 * self.hands
        state.fill()
        cells[ACT] = 1
        return state

    def restore(self, cells: vec[i64], dealt: vec[i64]) -> "Colours":
        return Colours(self, cells, dealt)

    def deal(self, rng: Rng) -> "Colours":
        deck = FRESH_DECK[:]
        rng.shuffle(deck, 0, DECK)
        return self.open(deck)

    def imagine(self, view: View, rng: Rng, sealed: bool = True) -> "Colours":
        # Nothing is sealed in colours. Every pair of a deal and of the kinds that others have discarded, each in its
        # order, is to be equally likely. If all 48 cards were different, it would be enough to deal at random and to
        # discard any card each time: whatever is dealt to a hand, it then has the same number of ways to discard.
        # But of two equal cards in a hand it makes no difference which one goes, so that such discards would come
        # up too often. Therefore the ways in which the later one of them goes first are refused. If both of them
        # were taken in the open, that is the same with every deal, and only this hand is drawn again. If one of them
        # was dealt, everything is drawn again, because otherwise deals with equal cards would come up too often.
        hidden: i64 = 0  # the hands that the viewer does not see, as a set
        for holder in range(HOUSE + 1):
            if view.cells[HAND + holder] == HIDDEN:
                hidden |= POW[holder]
        while True:
            cells = view.cells[:]
            for cell in range(HAND, CELLS):
                if cells[cell] == HIDDEN:
                    cells[cell] = 0  # and it stays so for seats that are not there
            state = Colours(self, cells, view.dealt[:])
            fits = state.imagine_end(view.viewer, rng) if view.over() else state.imagine_hands(hidden, rng)
            if fits:
                return state

    def as_seen(self, move: i64) -> i64:
        """Nobody else learns which hand card was discarded (C6)."""
        return HIDDEN if move >= DISCARD else move


class Colours(State[ColoursSetup]):
    """One position."""

    def copy(self) -> "Colours":
        return Colours(self.setup, self.cells[:], self.dealt)

    def parties(self) -> i64:
        return self.setup.hands

    # -- legal moves ------------------------------------------------------------------------------------

    def legal_set(self, seat: i64) -> i64:
        """The legal moves of a seat to act, as a set: bit 0 pass, bit 1 stand, then from bit 2 on slots it may
        put up or renounce; bit 8 tells whether it may renounce hand cards.
        """
        c = self.cells
        free = free_slots(c, seat)
        if c[PHASE] == DEALING:
            # C1: a card without its own X, if there is something else to renounce.
            if COUNT[free] < 2 and c[HELD + seat] == 0:
                free = 0
            return 1 | (free << 2)
        if c[BEGUN] != 0:
            enough = c[TOTAL + seat] > c[HIGH] and to_replace(self.setup, c, seat) == 0
            legal: i64 = 2 if enough else 0
            return legal | (free << 2) | 256
        legal = 1 if c[LEADER] >= 0 else 0  # C2: the opening bid must be made
        if c[TOTAL + seat] + COUNT[free] + c[HELD + seat] <= c[HIGH]:
            return legal
        wanted = asked(self.setup, c)
        if not may_raise(self.setup, c, seat, wanted):
            return legal
        demands = wanted & free
        if c[TOTAL + seat] + COUNT[demands] > c[HIGH] and to_replace(self.setup, c, seat) == 0:
            legal |= 2
        return legal | ((free & ~demands) << 2) | 256

    def count(self, seat: i64) -> i64:
        c = self.cells
        if c[ACT] & POW[seat] == 0:
            return 0
        legal = self.legal_set(seat)
        n = COUNT[legal & 255]
        return n + kinds(c[HAND + seat]) if legal >= 256 else n

    def nth(self, seat: i64, i: i64) -> i64:
        c = self.cells
        legal = self.legal_set(seat)
        slots = (legal & 255) >> 2
        n = COUNT[slots]
        if i < n:
            return (OFFER if c[PHASE] == DEALING else RENOUNCE) + NTH[slots * 10 + i]
        i -= n
        if legal >= 256:
            n = kinds(c[HAND + seat])
            if i < n:
                return DISCARD + nth_kind(c[HAND + seat], i)
            i -= n
        if legal & 2 != 0 and i == 0:
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
                self.tell({"type": "seat_passed", "seat": seat, "rule": "C3"})
            self.go_on()
        else:
            if c[BEGUN] == 0:
                c[BEGUN] = 1
                self.match_demands(seat)
                self.replace_demands(seat)
            if move == STAND:
                c[HIGH] = c[TOTAL + seat]
                c[LEADER] = seat
                c[BEGUN] = 0
                if self.events is not None:
                    self.tell({"type": "bid_stands", "seat": seat, "total": c[HIGH], "rule": "C5"})
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
            self.tell({"type": "deal_passed", "seat": seat, "rule": "C1"})
        if c[PASSES] == self.setup.seats:
            c[PASSES] = 0
            if self.events is not None:
                self.tell({"type": "market_discarded", "cards": self.market_names(), "rule": "C1"})
            for slot in range(self.setup.slots):
                if c[MARKET + slot] >= 0:
                    c[GONE] += 1
                    self.clear(slot)
            self.fill()
        self.next_deal()

    def match_demands(self, seat: i64) -> None:
        """C5(a): the demanded cards are put down by themselves."""
        demands = demanded(self.setup, self.cells, seat)
        for slot in range(self.setup.slots):
            if demands & POW[slot] != 0:
                self.mark(seat, slot)

    def replace_demands(self, seat: i64) -> None:
        """C5(a): hand cards of this auction replace demanded cards with the seat's X, one each, lowest slot first."""
        c = self.cells
        if self.setup.matching != BY_HAND or c[CROSSED + seat] == 0:
            return
        slots = asked(self.setup, c) & c[CROSSED + seat] & ~c[REPLACED + seat]
        while slots != 0 and spare_hand_cards(c, seat) > 0:
            slot = LOW[slots]
            slots &= slots - 1
            c[REPLACED + seat] |= POW[slot]
            if self.events is not None:
                self.tell(
                    {
                        "type": "hand_card_replaces",
                        "seat": seat,
                        "slot": slot,
                        "card": KINDS[c[MARKET + slot]],
                        "rule": "C5",
                    }
                )

    def mark(self, seat: i64, slot: i64) -> None:
        """C4: a ? on a market card."""
        c = self.cells
        c[MARKED + seat] |= POW[slot]
        c[TOTAL + seat] += 1
        if self.events is not None:
            self.tell(
                {
                    "type": "card_renounced",
                    "seat": seat,
                    "slot": slot,
                    "card": KINDS[c[MARKET + slot]],
                    "rule": "C4",
                }
            )

    def discard(self, seat: i64, kind: i64) -> None:
        """C4: a hand card, face down, lost whoever wins."""
        c = self.cells
        self.lose(seat, kind)
        c[LOST + seat] += 1
        c[GONE] += 1
        c[TOTAL + seat] += 1
        if self.events is not None:
            self.tell(
                {"type": "hand_card_discarded", "seat": seat, "rule": "C4"},
                {"type": "hand_card_discarded", "seat": seat, "card": KINDS[kind], "rule": "C4"},
            )
        self.replace_demands(seat)

    def lose(self, seat: i64, kind: i64) -> None:
        """A card goes from a hand to what was discarded from it."""
        c = self.cells
        bit = POW[kind]
        if c[TWICE + seat] & bit != 0:
            c[TWICE + seat] ^= bit
        else:
            c[HAND + seat] ^= bit
        c[HELD + seat] -= 1
        self.add_discard(seat, bit)

    def add_discard(self, seat: i64, bit: i64) -> None:
        """One more card among those discarded from a hand."""
        c = self.cells
        if c[DISCARDS + seat] & bit != 0:
            c[DISCARDS_TWICE + seat] |= bit
        c[DISCARDS + seat] |= bit

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
                {
                    "type": "card_sold",
                    "card": KINDS[c[MARKET + sale]],
                    "slot": sale,
                    "seat": winner,
                    "rule": "C6",
                }
            )
        self.take(winner, sale)
        c[CROSSED + winner] |= c[MARKED + winner]
        for seat in range(seats):
            c[MARKED + seat] = 0
        self.share_leftovers()
        for seat in range(seats):
            c[TOTAL + seat] = 0
            c[REPLACED + seat] = 0
        c[OUT] = 0
        c[SALE] = NONE
        c[BIDDER] = NONE
        c[LEADER] = NONE
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
                {
                    "type": "leftover_taken",
                    "card": KINDS[self.cells[MARKET + slot]],
                    "slot": slot,
                    "seat": "house" if holder == HOUSE else holder,
                    "rule": "C7",
                }
            )
        self.take(holder, slot)

    def take(self, holder: i64, slot: i64) -> None:
        """A market card goes to a seat or the house, face up."""
        c = self.cells
        kind = c[MARKET + slot]
        lost = c[LOST + holder] if holder < HOUSE else 0
        c[LOG + c[TAKEN]] = log_entry(kind, holder, lost)
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
        c[MARKET + slot] = NONE
        c[FILLED] &= ~POW[slot]
        for seat in range(self.setup.seats):
            c[MARKED + seat] &= ~POW[slot]
            c[CROSSED + seat] &= ~POW[slot]

    def fill(self) -> None:
        """C8: the market is filled up, lowest empty slot first."""
        c = self.cells
        for slot in range(self.setup.slots):
            if c[MARKET + slot] < 0 and c[DRAWN] < DECK:
                c[MARKET + slot] = self.dealt[c[DRAWN]]
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
            sets, in_runs = points(self.setup, self.cells[HAND + holder], self.cells[TWICE + holder])
            parts[2 * hand] = sets
            parts[2 * hand + 1] = in_runs
        return parts

    def winners(self, scores: vec[i64]) -> i64:
        """C13."""
        return best_of(POW[self.setup.hands] - 1, scores)

    # -- what a viewer knows (C10) ----------------------------------------------------------------------

    def see_deal(self, viewer: i64, seen: vec[i64]) -> None:
        if viewer >= 0:
            seen[2 * viewer] = self.dealt[2 * viewer]
            seen[2 * viewer + 1] = self.dealt[2 * viewer + 1]
        for place in range(2 * self.setup.hands, self.cells[DRAWN]):
            seen[place] = self.dealt[place]

    # -- what others may hold, for `ColoursSetup.imagine` ------------------------------------------------

    def imagine_hands(self, hidden: i64, rng: Rng) -> bool:
        """Deal what is hidden, and play out the hands in the set `hidden`; False if all must be drawn again."""
        redeal(self.dealt, 0, DECK, COPIES_OF, rng)
        for hand in range(self.setup.hands):
            holder = self.setup.holder(hand)
            if hidden & POW[holder] == 0:
                continue
            found: i64 = HAND_AGAIN
            while found == HAND_AGAIN:
                found = self.imagine_hand(holder, self.dealt[2 * hand], self.dealt[2 * hand + 1], rng)
            if found == DEAL_AGAIN:
                return False
        return True

    def imagine_hand(self, holder: i64, one: i64, other: i64, rng: Rng) -> i64:
        """Play out a hand from two dealt cards on: it takes what all have seen, and discards as often."""
        c = self.cells
        c[HELD + holder] = 0
        c[HAND + holder] = 0
        c[TWICE + holder] = 0
        if holder < HOUSE:
            c[DISCARDS + holder] = 0
            c[DISCARDS_TWICE + holder] = 0
        self.give(holder, one)
        self.give(holder, other)
        found: i64 = FITS
        lost: i64 = 0
        for i in range(c[TAKEN]):
            entry = c[LOG + i]
            if (entry >> KIND_BITS) & 7 != holder:
                continue
            while lost < entry >> LOST_AT:
                drawn = self.imagine_discard(holder, one, other, rng)
                if drawn == HAND_AGAIN:
                    return HAND_AGAIN
                found |= drawn
                lost += 1
            self.give(holder, entry & 31)
        if holder < HOUSE:
            while lost < c[LOST + holder]:
                drawn = self.imagine_discard(holder, one, other, rng)
                if drawn == HAND_AGAIN:
                    return HAND_AGAIN
                found |= drawn
                lost += 1
        return found

    def imagine_discard(self, seat: i64, one: i64, other: i64, rng: Rng) -> i64:
        """Any card of the hand is discarded; of two equal ones the one that came first must be drawn."""
        c = self.cells
        found: i64 = FITS
        i = rng.below(c[HELD + seat])
        first = kinds(c[HAND + seat])
        if i < first:
            kind = nth_kind(c[HAND + seat], i)
        else:
            kind = nth_kind(c[TWICE + seat], i - first)
            found = DEAL_AGAIN if kind == one or kind == other else HAND_AGAIN
        self.lose(seat, kind)
        return found

    def imagine_end(self, viewer: i64, rng: Rng) -> bool:
        """All hands lie open, only discards are hidden: draw them; False if all of it must be drawn again.

        What a hand holds and has not taken was dealt to it, what it has taken and does not hold it discarded. The
        other dealt cards have been seen by nobody; they were discarded too, and can have been anybody's.
        """
        dealt = self.dealt
        hands = self.setup.hands
        for hand in range(hands):
            holder = self.setup.holder(hand)
            if holder != viewer:
                kept = self.dealt_and_kept(holder)
                place = 2 * hand + rng.below(2)
                if kept[0] >= 0:
                    dealt[place] = kept[0]
                if kept[1] >= 0:
                    dealt[place ^ 1] = kept[1]
        known = dealt[:]
        redeal(dealt, 0, DECK, COPIES_OF, rng)
        for hand in range(hands):
            if self.setup.holder(hand) == viewer:
                continue
            one = 2 * hand
            other = one + 1
            # Two equal cards lie the same wherever the one that was kept was put: that counts once.
            if known[one] < 0 and known[other] == dealt[one]:
                return False
            found: i64 = HAND_AGAIN
            while found == HAND_AGAIN and hand < self.setup.seats:
                found = self.imagine_order(
                    hand,
                    dealt[one] if known[one] < 0 else NONE,
                    dealt[other] if known[other] < 0 else NONE,
                    rng,
                )
            if found == DEAL_AGAIN:
                return False
        return True

    def dealt_and_kept(self, holder: i64) -> vec[i64]:
        """The cards of a hand that lies open and that it has not taken: two places, NONE where there is no more."""
        c = self.cells
        held = c[HAND + holder]
        twice = c[TWICE + holder]
        for i in range(c[TAKEN]):
            if (c[LOG + i] >> KIND_BITS) & 7 == holder:
                bit = POW[c[LOG + i] & 31]
                if twice & bit != 0:
                    twice ^= bit
                else:
                    held &= ~bit
        kept = vec[i64]([NONE, NONE])
        if held != 0:
            kept[0] = nth_kind(held, 0)
            kept[1] = nth_kind(twice, 0) if twice != 0 else nth_kind(held, 1)
        return kept

    def imagine_order(self, seat: i64, one: i64, other: i64, rng: Rng) -> i64:
        """Draw when a seat discarded each card that it took and no longer holds, and up to two dealt ones (or NONE).

        A card can go at any time after it came. The last to come chooses first, so that every order is equally likely;
        of equal cards the one that came first must go first.
        """
        c = self.cells
        c[DISCARDS + seat] = 0
        c[DISCARDS_TWICE + seat] = 0
        times = POW[c[LOST + seat]] - 1  # one bit for each discard
        earliest = vec[i64]([POW[c[LOST + seat]]] * KIND_COUNT)
        held = c[HAND + seat]
        twice = c[TWICE + seat]
        i = c[TAKEN]
        while i > 0:
            i -= 1
            entry = c[LOG + i]
            if (entry >> KIND_BITS) & 7 != seat:
                continue
            kind = entry & 31
            bit = POW[kind]
            if twice & bit != 0:
                twice ^= bit
            elif held & bit != 0:
                held ^= bit
            else:
                time = draw_member(times & ~(POW[entry >> LOST_AT] - 1), rng)
                if time > earliest[kind]:
                    return HAND_AGAIN
                earliest[kind] = time
                times ^= time
                self.add_discard(seat, bit)
        found: i64 = FITS
        for kind in (one, other):
            if kind >= 0:
                time = draw_member(times, rng)
                if time > earliest[kind]:
                    found = DEAL_AGAIN
                earliest[kind] = time
                times ^= time
                self.add_discard(seat, POW[kind])
        return found

    # -- events -----------------------------------------------------------------------------------------

    def tell(self, event: T.Event, own: T.Event | None = None) -> None:
        """Report an event, and what its own seat learns instead."""
        self.report(event, own)

    def market_names(self) -> list[str | None]:
        """The market, slot by slot."""
        market = [self.cells[MARKET + slot] for slot in range(self.setup.slots)]
        return [KINDS[kind] if kind >= 0 else None for kind in market]

    def tell_offer(self, seat: int, slot: int) -> None:
        """A card is put up; some seats may be out from the start."""
        c = self.cells
        out = [other for other in range(int(self.setup.seats)) if c[OUT] & POW[other] != 0]
        card = KINDS[c[MARKET + slot]]
        self.tell({"type": "card_put_up", "seat": seat, "slot": slot, "card": card, "out": out, "rule": "C1"})

    def tell_deal(self) -> None:
        """Who deals next, or the end."""
        if self.cells[PHASE] == OVER:
            self.tell({"type": "match_ended", "rule": "C9"})
        else:
            dealer = self.cells[DEALER]
            self.tell({"type": "deal_begun", "seat": dealer, "market": self.market_names(), "rule": "C8"})
