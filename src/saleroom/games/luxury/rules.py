"""The rules of luxury (RULES.md, L1 to L10).

Moves: 0-8 bid the card at that place of the row, 9 blackmail nobody, 10+s blackmail seat s.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saleroom.core.layout import NONE, SEALED, SEALED_CHOICE, Cells, Layout
from saleroom.core.rng import Rng
from saleroom.core.state import ACT, POW, Setup, State, View, best_of, redeal
from saleroom.games.luxury import cards
from saleroom.games.luxury import types as T
from saleroom.games.luxury.cards import CARDS

SEATS: Final = 4
LOTS: Final = 9
DECK: Final = 9

HOOLIGAN: Final = 0
TWENTY: Final = 1
SWINDLER: Final = 2
BANKER: Final = 3
BLACKMAILER: Final = 4
CONSTABLE: Final = 5
APPRAISER: Final = 6
NINETY: Final = 8

NOBODY: Final = 9
TARGET: Final = 10
MOVES: Final = 14

BIDDING: Final = 0
BLACKMAILING: Final = 1
OVER: Final = 2

# The cells: where each begins. LAYOUT says who sees them.
PHASE: Final = 1  # behind ACT, which is 0; a number, because the compiler folds only those of this module
LOT: Final = PHASE + 1  # how many lots are done: the place of the current one in the deal
REBID: Final = LOT + 1  # seats that bid again, 0 when it is the first bid
WITHDRAWN: Final = REBID + 1  # lot numbers in order, four bits each
HAND: Final = WITHDRAWN + 1  # per seat: set of cards
TABLE: Final = HAND + SEATS  # per seat: card lying revealed, or NONE
CHOICE: Final = TABLE + SEATS  # per seat: sealed card or blackmail move, or NONE
DOUBLED: Final = CHOICE + SEATS  # per seat: the next bid counts double
DOUBLING: Final = DOUBLED + SEATS  # per seat: the bid on the table counts double
WON: Final = DOUBLING + SEATS  # per seat: set of lot numbers
SEEN: Final = WON + SEATS  # per seat: how many lots from the top of the deal it knows
DISCARDS: Final = SEEN + SEATS  # per seat: cards in order plus one, four bits each
CELLS: Final = DISCARDS + SEATS

NAMES: Final = [str(card) for card in CARDS]
# Every bid is revealed in the end, so that a perfect memory knows every hand; and that a seat has looked at lots
# ahead is public (L8).
LAYOUT: Final = Layout(
    SEATS,
    [
        Cells("phase", PHASE),
        Cells("lots_done", LOT),
        Cells("rebid", REBID, members=[f"seat {seat}" for seat in range(SEATS)]),
        Cells("withdrawn", WITHDRAWN, packed="lot numbers in order, four bits each"),
        Cells("hand", HAND, per_seat=True, members=NAMES),
        Cells("table", TABLE, per_seat=True),
        Cells("choice", CHOICE, SEALED_CHOICE, per_seat=True),
        Cells("doubled", DOUBLED, per_seat=True),
        Cells("doubling", DOUBLING, per_seat=True),
        Cells("won", WON, per_seat=True, members=[f"lot {lot}" for lot in range(LOTS + 1)]),
        Cells("seen", SEEN, per_seat=True),
        Cells("discards", DISCARDS, per_seat=True, packed="cards in order plus one, four bits each"),
    ],
    CELLS,
    [Cells("lots", 0)],
    LOTS,
)

SWINDLE: Final[i64] = cards.SWINDLE
SIGN_LOTS: Final[i64] = cards.SIGN_LOTS
SIGN_POINTS: Final[i64] = cards.SIGN_POINTS
VALUE: Final = vec[i64](list(CARDS))
CARDS_IN: Final = vec[i64]([i.bit_count() for i in range(512)])
"""How many cards are in a hand."""
EACH_LOT: Final = vec[i64]([0] + [1] * LOTS)
NTH: Final = vec[i64](
    [card for hand in range(512) for card in ([card for card in range(9) if hand >> card & 1] + [0] * 9)[:9]]
)
"""The n-th card of a hand, at hand * 9 + n."""


def bid_value(card: i64, doubled: bool, swindled: bool) -> i64:
    """L4.6 and L5: what a card counts; `swindled` when an active Swindler lies with a 90."""
    value = VALUE[card]
    if swindled and card == SWINDLER:
        value = SWINDLE
    return value * 2 if doubled else value


class LuxurySetup(Setup):
    """Seats, the points and signs of the nine lots, and what is read otherwise: whether a Banker doubles the first
    bid for the next lot instead of the next bid, whether a Blackmailer has to name somebody (L4), and whether a
    doubled bid that ties stays doubled in its re-bid (L5).
    """

    def __init__(
        self,
        seats: int,
        points: list[int],
        signs: list[int],
        next_lot: bool,
        must_name: bool,
        doubling_lasts: bool,
    ) -> None:
        super().__init__(seats, LAYOUT, MOVES)
        self.next_lot = next_lot
        self.must_name = must_name
        self.doubling_lasts = doubling_lasts
        self.points = vec[i64](points)
        self.signs = vec[i64](signs)

    def __reduce__(self) -> tuple[object, ...]:
        return (
            LuxurySetup,
            (
                int(self.seats),
                [int(n) for n in self.points],
                [int(n) for n in self.signs],
                self.next_lot,
                self.must_name,
                self.doubling_lasts,
            ),
        )

    def open(self, dealt: vec[i64]) -> "Luxury":
        cells = vec[i64]([0] * CELLS)
        for seat in range(SEATS):
            cells[TABLE + seat] = NONE
            cells[CHOICE + seat] = NONE
            if seat < self.seats:
                cells[HAND + seat] = 511
        cells[ACT] = POW[self.seats] - 1
        return Luxury(self, cells, dealt)

    def restore(self, cells: vec[i64], dealt: vec[i64]) -> "Luxury":
        return Luxury(self, cells, dealt)

    def deal(self, rng: Rng) -> "Luxury":
        lots = vec[i64]([1, 2, 3, 4, 5, 6, 7, 8, 9])
        rng.shuffle(lots, 0, LOTS)
        return self.open(lots)

    def imagine(self, view: View, rng: Rng, sealed: bool = True) -> "Luxury":
        cells = view.cells[:]
        lots = view.dealt[:]
        redeal(lots, 0, LOTS, EACH_LOT, rng)
        state = Luxury(self, cells, lots)
        for seat in range(self.seats):
            if cells[CHOICE + seat] == SEALED:
                if sealed:
                    cells[CHOICE + seat] = state.nth(seat, rng.below(state.choices(seat)))
                else:
                    cells[CHOICE + seat] = NONE
                    cells[ACT] |= POW[seat]
        return state

    def score(self, won: i64) -> tuple[i64, i64]:
        """L9: points of a set of lots, and those of each sign of which it holds three or more."""
        lots: i64 = 0
        signs = vec[i64]([0, 0, 0])
        for lot in range(LOTS):
            if won & POW[lot + 1] != 0:
                lots += self.points[lot]
                signs[self.signs[lot]] += 1
        complete: i64 = 0
        for sign in range(3):
            if signs[sign] >= SIGN_LOTS:
                complete += SIGN_POINTS
        return lots, complete


class Luxury(State[LuxurySetup]):
    """One position."""

    def copy(self) -> "Luxury":
        return Luxury(self.setup, self.cells[:], self.dealt)

    def parties(self) -> i64:
        return self.setup.seats

    # -- legal moves ------------------------------------------------------------------------------------

    def count(self, seat: i64) -> i64:
        if self.cells[ACT] & POW[seat] == 0:
            return 0
        return self.choices(seat)

    def choices(self, seat: i64) -> i64:
        """How many moves a seat has, or had before it sealed one."""
        if self.cells[PHASE] == BIDDING:
            return CARDS_IN[self.cells[HAND + seat]]
        n: i64 = 0 if self.setup.must_name else 1
        for other in range(self.setup.seats):
            if self.can_name(seat, other):
                n += 1
        return n

    def nth(self, seat: i64, i: i64) -> i64:
        if self.cells[PHASE] == BIDDING:
            return NTH[self.cells[HAND + seat] * 9 + i]
        if self.setup.must_name:
            i += 1
        if i == 0:
            return NOBODY
        for other in range(self.setup.seats):
            if self.can_name(seat, other):
                i -= 1
                if i == 0:
                    return TARGET + other
        return NOBODY

    def write_actions(self, seat: i64, row: vec[i64], first: i64) -> i64:
        if self.cells[PHASE] != BIDDING:
            return super().write_actions(seat, row, first)
        place = self.cells[HAND + seat] * 9
        count = CARDS_IN[self.cells[HAND + seat]]
        for i in range(count):
            row[first + i] = NTH[place + i]
        return count

    def can_name(self, seat: i64, other: i64) -> bool:
        """L4.5: another bidder of this reveal whose card is neither 50 nor 20."""
        card = self.cells[TABLE + other]
        return other != seat and card >= 0 and card != BLACKMAILER and card != TWENTY

    # -- play -------------------------------------------------------------------------------------------

    def apply(self, seat: i64, move: i64) -> None:
        c = self.cells
        c[CHOICE + seat] = move
        c[ACT] &= ~POW[seat]
        if self.events is not None:
            self.tell_sealed(seat, move)
        if c[ACT] == 0:
            if c[PHASE] == BIDDING:
                self.reveal()
            else:
                self.blackmail()

    def reveal(self) -> None:
        """L3 and L4 up to the Blackmailers' choice."""
        c = self.cells
        seats = self.setup.seats
        shown: i64 = 0
        for seat in range(seats):
            card = c[CHOICE + seat]
            c[TABLE + seat] = card
            if card < 0:
                continue
            c[CHOICE + seat] = NONE
            c[HAND + seat] &= ~POW[card]
            if c[REBID] == 0 or not self.setup.next_lot:
                c[DOUBLING + seat] = c[DOUBLED + seat]
                c[DOUBLED + seat] = 0
            else:
                c[DOUBLING + seat] = 0
            shown |= POW[card]
            if card == BANKER:
                c[DOUBLED + seat] = 1
            elif card == APPRAISER:
                seen = c[LOT] + 3
                if seen > LOTS:
                    seen = LOTS
                if seen > c[SEEN + seat]:
                    c[SEEN + seat] = seen
        if self.events is not None:
            self.tell_reveal()
        if shown & POW[CONSTABLE] == 0:
            if shown & POW[HOOLIGAN] != 0:
                self.end_lot(-1)
                return
            if shown & POW[BLACKMAILER] != 0:
                for seat in range(seats):
                    if c[TABLE + seat] == BLACKMAILER:
                        for other in range(seats):
                            if self.can_name(seat, other):
                                c[ACT] |= POW[seat]
                if c[ACT] != 0:
                    c[PHASE] = BLACKMAILING
                    return
        self.settle(shown & POW[CONSTABLE] == 0)

    def blackmail(self) -> None:
        """L4.5: every named seat that holds the 20 bids it instead."""
        c = self.cells
        named: i64 = 0
        for seat in range(self.setup.seats):
            if c[CHOICE + seat] >= TARGET:
                named |= POW[c[CHOICE + seat] - TARGET]
        if self.events is not None:
            self.tell_blackmail()
        for seat in range(self.setup.seats):
            c[CHOICE + seat] = NONE
            if named & POW[seat] != 0 and c[HAND + seat] & POW[TWENTY] != 0:
                c[HAND + seat] ^= POW[TWENTY] | POW[c[TABLE + seat]]
                c[TABLE + seat] = TWENTY
        c[PHASE] = BIDDING
        self.settle(True)

    def settle(self, powers: bool) -> None:
        """L4.6, L5, L6 and L7: the values decide."""
        c = self.cells
        seats = self.setup.seats
        swindle = False
        if powers:
            for seat in range(seats):
                if c[TABLE + seat] == NINETY:
                    swindle = True
        best: i64 = -1
        tied: i64 = 0
        for seat in range(seats):
            card = c[TABLE + seat]
            if card < 0:
                continue
            value = bid_value(card, c[DOUBLING + seat] != 0, swindle)
            if value > best:
                best = value
                tied = 0
            if value == best:
                tied |= POW[seat]
        winner: i64 = -1
        for seat in range(seats):
            if tied == POW[seat]:
                winner = seat
        if self.events is not None:
            self.tell_values(swindle, best, tied)
        if winner >= 0 or c[REBID] != 0:
            self.end_lot(winner)
            return
        for seat in range(seats):
            if tied & POW[seat] != 0:
                c[HAND + seat] |= POW[c[TABLE + seat]]
                if self.setup.doubling_lasts and c[DOUBLING + seat] != 0:
                    c[DOUBLED + seat] = 1
            else:
                self.discard(seat)
            c[TABLE + seat] = NONE
        c[REBID] = tied
        c[ACT] = tied

    def discard(self, seat: i64) -> None:
        """The seat's card on the table is spent."""
        c = self.cells
        if c[TABLE + seat] >= 0:
            c[DISCARDS + seat] = c[DISCARDS + seat] * 16 + c[TABLE + seat] + 1
            c[TABLE + seat] = NONE

    def end_lot(self, winner: i64) -> None:
        """The lot goes to the winner (L6), or with -1 to nobody (L4.4, L7); the next one is turned up."""
        c = self.cells
        lot = self.dealt[c[LOT]]
        if winner >= 0:
            c[WON + winner] |= POW[lot]
        else:
            c[WITHDRAWN] = c[WITHDRAWN] * 16 + lot
        for seat in range(self.setup.seats):
            self.discard(seat)
        c[LOT] += 1
        c[REBID] = 0
        if c[LOT] < LOTS:
            c[ACT] = POW[self.setup.seats] - 1
        else:
            c[PHASE] = OVER
        if self.events is not None:
            self.tell_lot_end(lot, winner)

    # -- scoring ----------------------------------------------------------------------------------------

    def breakdown(self) -> vec[i64]:
        """L9: the lots' points, and 3 for each sign of which a seat owns three lots or more."""
        parts = vec[i64]([0] * (2 * self.setup.seats))
        for seat in range(self.setup.seats):
            lots, signs = self.setup.score(self.cells[WON + seat])
            parts[2 * seat] = lots
            parts[2 * seat + 1] = signs
        return parts

    def winners(self, scores: vec[i64]) -> i64:
        """Most points; L10: of those tied, the one with the most valuable lot; equal best lots share."""
        seats = self.setup.seats
        tied = best_of(POW[seats] - 1, scores)
        dearest = vec[i64]([-1000000] * seats)
        for seat in range(seats):
            for lot in range(LOTS):
                if self.cells[WON + seat] & POW[lot + 1] != 0 and self.setup.points[lot] > dearest[seat]:
                    dearest[seat] = self.setup.points[lot]
        return best_of(tied, dearest)

    # -- what a viewer knows of the deal (L8) -----------------------------------------------------------

    def see_deal(self, viewer: i64, seen: vec[i64]) -> None:
        shown = self.cells[LOT] + 1
        if viewer >= 0 and self.cells[SEEN + viewer] > shown:
            shown = self.cells[SEEN + viewer]
        if shown > LOTS:
            shown = LOTS
        for place in range(shown):
            seen[place] = self.dealt[place]

    # -- events -----------------------------------------------------------------------------------------

    def tell(self, event: T.Event, own: T.Event | None = None) -> None:
        """Report an event, and what its own seat learns instead."""
        self.report(event, own)

    def tell_sealed(self, seat: int, move: int) -> None:
        """A seat has chosen."""
        if move < NOBODY:
            self.tell(
                {"type": "bid_sealed", "seat": seat},
                {"type": "bid_sealed", "seat": seat, "card": CARDS[move]},
            )
        else:
            target = move - TARGET if move >= TARGET else None
            self.tell(
                {"type": "blackmail_sealed", "seat": seat},
                {"type": "blackmail_sealed", "seat": seat, "target": target},
            )

    def tell_reveal(self) -> None:
        """The cards are turned over, and their powers named in their order."""
        c = self.cells
        seats = range(int(self.setup.seats))
        self.tell(
            {
                "type": "bids_revealed",
                "cards": [CARDS[c[TABLE + s]] if c[TABLE + s] >= 0 else None for s in seats],
            }
        )
        for s in seats:
            if c[TABLE + s] == BANKER:
                self.tell({"type": "banker_doubled", "seat": s, "rule": "L4"})
        for s in seats:
            if c[TABLE + s] == APPRAISER and c[LOT] + 1 < LOTS:
                ahead = [int(self.dealt[i]) for i in range(c[LOT] + 1, min(c[LOT] + 3, LOTS))]
                self.tell(
                    {"type": "lots_appraised", "seat": s, "number": len(ahead), "rule": "L4"},
                    {"type": "lots_appraised", "seat": s, "number": len(ahead), "rule": "L4", "lots": ahead},
                )
        held = [c[TABLE + s] for s in seats]
        for s in seats:
            if c[TABLE + s] == CONSTABLE:
                self.tell({"type": "constable_called", "seat": s, "rule": "L4"})
            elif c[TABLE + s] == HOOLIGAN and CONSTABLE not in held:
                self.tell({"type": "hooligan_came", "seat": s, "rule": "L4"})

    def tell_blackmail(self) -> None:
        """What the Blackmailers have chosen."""
        c = self.cells
        for s in range(int(self.setup.seats)):
            choice = c[CHOICE + s]
            if choice == NOBODY:
                self.tell({"type": "nobody_blackmailed", "seat": s, "rule": "L4"})
            elif choice >= TARGET:
                target = choice - TARGET
                forced = c[HAND + target] & POW[TWENTY] != 0
                self.tell(
                    {
                        "type": "seat_blackmailed",
                        "seat": s,
                        "target": target,
                        "forced": forced,
                        "returned": CARDS[c[TABLE + target]] if forced else None,
                        "rule": "L4",
                    }
                )

    def tell_values(self, swindle: bool, best: int, tied: int) -> None:
        """Who has bid most."""
        c = self.cells
        seats = range(int(self.setup.seats))
        for s in seats:
            if swindle and c[TABLE + s] == SWINDLER:
                self.tell({"type": "swindler_counted", "seat": s, "rule": "L4"})
        highest = [s for s in seats if tied >> s & 1]
        if len(highest) > 1:
            again = c[REBID] == 0
            self.tell({"type": "bids_tied", "seats": highest, "value": best, "rebid": again, "rule": "L7"})
            if again and self.setup.doubling_lasts:
                for s in highest:
                    if c[DOUBLING + s] != 0 and c[DOUBLED + s] == 0:
                        self.tell({"type": "doubling_lasted", "seat": s, "rule": "L5"})
        else:
            self.tell({"type": "bid_highest", "seat": highest[0], "value": best, "rule": "L6"})

    def tell_lot_end(self, lot: int, winner: int) -> None:
        """The lot is sold or withdrawn; the next one, or the end."""
        if winner >= 0:
            self.tell({"type": "lot_sold", "lot": lot, "seat": winner, "rule": "L6"})
        else:
            self.tell({"type": "lot_withdrawn", "lot": lot})
        done = self.cells[LOT]
        if done < LOTS:
            self.tell({"type": "lot_turned_up", "lot": self.dealt[done], "rule": "L3"})
        else:
            self.tell({"type": "match_ended"})
