"""The rules of luxury (RULES.md, L1 to L10).

Moves: 0-8 bid the card at that place of the row, 9 blackmail nobody, 10+s blackmail seat s.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saleroom.core.rng import Rng
from saleroom.core.state import ACT, POW, Event, Setup, State, View, best_of, redeal
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

BIDDING: Final = 0
BLACKMAILING: Final = 1
OVER: Final = 2

# The cells. ACT is 0.
PHASE: Final = 1
LOT: Final = 2  # how many lots are done: the place of the current one in the deal
REBID: Final = 3  # seats that bid again, 0 when it is the first bid
WITHDRAWN: Final = 4  # lot numbers in order, four bits each
HAND: Final = 5  # per seat: set of cards
TABLE: Final = 9  # per seat: card lying revealed, or -1
CHOICE: Final = 13  # per seat: sealed card or blackmail move, or -1
DOUBLED: Final = 17  # per seat: the next bid counts double
DOUBLING: Final = 21  # per seat: the bid on the table counts double
WON: Final = 25  # per seat: set of lot numbers
SEEN: Final = 29  # per seat: how many lots from the top of the deal it knows
DISCARDS: Final = 33  # per seat: cards in order plus one, four bits each
CELLS: Final = 37
# A view adds the lots it knows, in the order of the deal.
VIEW_LOTS: Final = 37
VIEW_CELLS: Final = 46

VALUE: Final = vec[i64](list(CARDS))
COUNT: Final = vec[i64]([i.bit_count() for i in range(512)])
"""How many cards are in a hand."""
EACH_LOT: Final = vec[i64]([0] + [1] * LOTS)
NTH: Final = vec[i64](
    [card for hand in range(512) for card in ([card for card in range(9) if hand >> card & 1] + [0] * 9)[:9]]
)
"""The n-th card of a hand, at hand * 9 + n."""


class LuxurySetup(Setup):
    """Seats, and the points and signs of the nine lots."""

    def __init__(self, seats: int, points: list[int], signs: list[int]) -> None:
        super().__init__(seats)
        self.points = vec[i64](points)
        self.signs = vec[i64](signs)

    def open(self, lots: vec[i64]) -> "Luxury":
        """The opening position with the lots in this order."""
        cells = vec[i64]([0] * CELLS)
        for seat in range(SEATS):
            cells[TABLE + seat] = -1
            cells[CHOICE + seat] = -1
            if seat < self.seats:
                cells[HAND + seat] = 511
        cells[ACT] = POW[self.seats] - 1
        return Luxury(self, cells, lots)

    def deal(self, rng: Rng) -> "Luxury":
        lots = vec[i64]([1, 2, 3, 4, 5, 6, 7, 8, 9])
        rng.shuffle(lots, 0, LOTS)
        return self.open(lots)

    def imagine(self, view: View, rng: Rng) -> "Luxury":
        known = view.cells
        cells = known[:CELLS]
        lots = known[VIEW_LOTS:VIEW_CELLS]
        redeal(lots, 0, LOTS, EACH_LOT, rng)
        state = Luxury(self, cells, lots)
        for seat in range(self.seats):
            if cells[CHOICE + seat] == -2:  # sealed by another seat: any of its choices
                cells[CHOICE + seat] = state.nth(seat, rng.below(state.choices(seat)))
        return state


class Luxury(State):
    """One position."""

    def __init__(self, setup: LuxurySetup, cells: vec[i64], lots: vec[i64]) -> None:
        super().__init__(cells)
        self.setup = setup
        self.lots = lots

    def copy(self) -> "Luxury":
        return Luxury(self.setup, self.cells[:], self.lots)

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
            return COUNT[self.cells[HAND + seat]]
        n: i64 = 1
        for other in range(self.setup.seats):
            if self.can_name(seat, other):
                n += 1
        return n

    def nth(self, seat: i64, i: i64) -> i64:
        if self.cells[PHASE] == BIDDING:
            return NTH[self.cells[HAND + seat] * 9 + i]
        if i == 0:
            return NOBODY
        for other in range(self.setup.seats):
            if self.can_name(seat, other):
                i -= 1
                if i == 0:
                    return TARGET + other
        return NOBODY

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
            c[CHOICE + seat] = -1
            c[HAND + seat] &= ~POW[card]
            c[DOUBLING + seat] = c[DOUBLED + seat]
            c[DOUBLED + seat] = 0
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
            c[CHOICE + seat] = -1
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
            value = VALUE[card]
            if card == SWINDLER and swindle:
                value = 95
            if c[DOUBLING + seat] != 0:
                value *= 2
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
            else:
                self.discard(seat)
            c[TABLE + seat] = -1
        c[REBID] = tied
        c[ACT] = tied

    def discard(self, seat: i64) -> None:
        """The seat's card on the table is spent."""
        c = self.cells
        if c[TABLE + seat] >= 0:
            c[DISCARDS + seat] = c[DISCARDS + seat] * 16 + c[TABLE + seat] + 1
            c[TABLE + seat] = -1

    def end_lot(self, winner: i64) -> None:
        """The lot goes to the winner (L6), or with -1 to nobody (L4.4, L7); the next one is turned up."""
        c = self.cells
        lot = self.lots[c[LOT]]
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
        """L9: the lots' points, and 3 for each complete sign."""
        parts = vec[i64]([0] * (2 * self.setup.seats))
        for seat in range(self.setup.seats):
            won = self.cells[WON + seat]
            signs = vec[i64]([0, 0, 0])
            for lot in range(LOTS):
                if won & POW[lot + 1] != 0:
                    parts[2 * seat] += self.setup.points[lot]
                    signs[self.setup.signs[lot]] += 1
            for sign in range(3):
                if signs[sign] == 3:
                    parts[2 * seat + 1] += 3
        return parts

    def winners(self, scores: vec[i64]) -> i64:
        """Most points; L10: of those tied, the one with the most valuable lot."""
        seats = self.setup.seats
        tied = best_of(POW[seats] - 1, scores)
        dearest = vec[i64]([-1000000] * seats)
        for seat in range(seats):
            for lot in range(LOTS):
                if self.cells[WON + seat] & POW[lot + 1] != 0 and self.setup.points[lot] > dearest[seat]:
                    dearest[seat] = self.setup.points[lot]
        return best_of(tied, dearest)

    # -- what a viewer knows (L8) -----------------------------------------------------------------------

    def observe(self, viewer: i64) -> View:
        c = self.cells
        v = vec[i64]([-1] * VIEW_CELLS)
        for cell in range(HAND):
            v[cell] = c[cell]
        for seat in range(SEATS):
            # Every bid is revealed in the end, so a perfect memory knows every hand.
            v[HAND + seat] = c[HAND + seat]
            v[TABLE + seat] = c[TABLE + seat]
            v[DOUBLED + seat] = c[DOUBLED + seat]
            v[DOUBLING + seat] = c[DOUBLING + seat]
            v[WON + seat] = c[WON + seat]
            v[DISCARDS + seat] = c[DISCARDS + seat]
            v[SEEN + seat] = c[SEEN + seat]  # that a seat has looked is public
            if c[CHOICE + seat] >= 0:
                v[CHOICE + seat] = c[CHOICE + seat] if seat == viewer else -2
        shown = c[LOT] + 1
        if viewer >= 0 and c[SEEN + viewer] > shown:
            shown = c[SEEN + viewer]
        for place in range(LOTS):
            if place < shown:
                v[VIEW_LOTS + place] = self.lots[place]
        return View(self.setup, viewer, v)

    # -- events -----------------------------------------------------------------------------------------

    def tell_sealed(self, seat: int, move: int) -> None:
        assert self.events is not None
        private: dict[str, object] = {"seat": seat}
        if move < NOBODY:
            name = "bid_sealed"
            private["card"] = CARDS[move]
        else:
            name = "blackmail_sealed"
            private["target"] = move - TARGET if move >= TARGET else None
        self.events.append(Event(name, {"seat": seat}, {seat: private}))

    def cards_shown(self) -> list[int | None]:
        """Per seat the card lying revealed."""
        return [
            CARDS[self.cells[TABLE + seat]] if self.cells[TABLE + seat] >= 0 else None
            for seat in range(self.setup.seats)
        ]

    def tell_reveal(self) -> None:
        assert self.events is not None
        c = self.cells
        self.tell("bids_revealed", {"cards": self.cards_shown()})
        seats = range(int(self.setup.seats))
        for s in seats:
            if c[TABLE + s] == BANKER:
                self.tell("banker_doubled", {"seat": s, "rule": "L4"})
        for s in seats:
            if c[TABLE + s] == APPRAISER and c[LOT] + 1 < LOTS:
                ahead = [int(self.lots[i]) for i in range(c[LOT] + 1, min(c[LOT] + 3, LOTS))]
                public: dict[str, object] = {"seat": s, "number": len(ahead), "rule": "L4"}
                self.events.append(Event("lots_appraised", public, {s: {**public, "lots": ahead}}))
        held = [c[TABLE + s] for s in seats]
        if CONSTABLE in held:
            for s in seats:
                if c[TABLE + s] == CONSTABLE:
                    self.tell("constable_called", {"seat": s, "rule": "L4"})
        elif HOOLIGAN in held:
            for s in seats:
                if c[TABLE + s] == HOOLIGAN:
                    self.tell("hooligan_came", {"seat": s, "rule": "L4"})

    def tell_blackmail(self) -> None:
        c = self.cells
        for s in range(self.setup.seats):
            choice = c[CHOICE + s]
            if choice == NOBODY:
                self.tell("nobody_blackmailed", {"seat": s, "rule": "L4"})
            elif choice >= TARGET:
                target = choice - TARGET
                forced = c[HAND + target] & POW[TWENTY] != 0
                self.tell(
                    "seat_blackmailed",
                    {
                        "seat": s,
                        "target": target,
                        "forced": forced,
                        "returned": CARDS[c[TABLE + target]] if forced else None,
                        "rule": "L4",
                    },
                )

    def tell_values(self, swindle: bool, best: int, tied: int) -> None:
        c = self.cells
        if swindle:
            for s in range(self.setup.seats):
                if c[TABLE + s] == SWINDLER:
                    self.tell("swindler_counted", {"seat": s, "rule": "L4"})
        seats = [s for s in range(int(self.setup.seats)) if tied >> s & 1]
        if len(seats) > 1:
            again = c[REBID] == 0
            self.tell("bids_tied", {"seats": seats, "value": best, "rebid": again, "rule": "L7"})
        else:
            self.tell("bid_highest", {"seat": seats[0], "value": best, "rule": "L6"})

    def tell_lot_end(self, lot: int, winner: int) -> None:
        c = self.cells
        if winner >= 0:
            self.tell("lot_sold", {"lot": lot, "seat": winner, "rule": "L6"})
        else:
            self.tell("lot_withdrawn", {"lot": lot})
        if c[LOT] < LOTS:
            self.tell("lot_turned_up", {"lot": self.lots[c[LOT]], "rule": "L3"})
        else:
            self.tell("match_ended", {})
