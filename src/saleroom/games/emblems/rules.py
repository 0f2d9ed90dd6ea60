"""The rules of emblems (RULES.md, E1 to E10).

Moves: 1-63, a bid of those places of the hand (in ascending order, one binary digit each).
"""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saleroom.core.rng import Rng
from saleroom.core.state import ACT, LOW, POW, Event, Setup, State, View, best_of, redeal
from saleroom.games.emblems.cards import (
    BOTH,
    FEW_SEATS,
    NONE,
    ONE,
    RANKS,
    SECRETS,
    SECRETS_OF_FEW,
    TABLE_CARDS,
)

SEATS: Final = 10
TABLE_SIZE: Final = 16
DECK: Final = 32
HAND_LIMIT: Final = 6

BIDDING: Final = 0
OVER: Final = 1
REMOVED: Final = -1
TO_COME: Final = -2

# The cells. ACT is 0.
PHASE: Final = 1
TURN: Final = 2  # the place of the current table card in the deal
TIED: Final = 3  # seats bidding again, 0 when it is the first bid
CHOICE: Final = 4  # per seat: set of cards it has sealed, or 0
DRAWN: Final = 14  # per seat: how many cards have left its deck
SPENT: Final = 24  # per seat: set of cards
OWNER: Final = 34  # per place in the table deck: a seat, REMOVED or TO_COME
SIZE: Final = 50  # per seat: cards in hand
HAND: Final = 60  # per seat: set of cards
CELLS: Final = 70
# The deal: secret cards, table deck, decks. A view adds the part of secrets and table that it knows.
SECRET: Final = 0
TABLE: Final = 10
DECKS: Final = 26
VIEW_DEAL: Final = 70
VIEW_CELLS: Final = 96

RANK: Final = vec[i64](list(RANKS))
WORTH: Final = vec[i64](
    [
        sum([RANKS[11 * third + i] * 64 + 1 for i in range(11) if cards >> i & 1 and 11 * third + i < DECK])
        for third in range(3)
        for cards in range(2048)
    ]
)
"""What eleven of the cards count in a bid, times 64, plus how many they are."""
FRESH_TABLE: Final = vec[i64](list(TABLE_CARDS))
FRESH_SECRETS: Final = vec[i64](list(SECRETS))
FRESH_SECRETS_OF_FEW: Final = vec[i64](list(SECRETS_OF_FEW))


def cards_of(cards: int) -> list[int]:
    """The cards of a set, ascending."""
    return [card for card in range(DECK) if cards >> card & 1]


def each(cards: Sequence[int]) -> vec[i64]:
    """One of each of these cards, as a count per card."""
    return vec[i64]([1 if card in cards else 0 for card in range(DECK)])


FEW_SECRETS: Final = each(SECRETS_OF_FEW)
ALL_SECRETS: Final = each(SECRETS)
EACH_TABLE_CARD: Final = each(TABLE_CARDS)


class EmblemsSetup(Setup):
    """Seats."""

    def open(self, deal: vec[i64]) -> "Emblems":
        """The opening position of a deal (E2)."""
        cells = vec[i64]([0] * CELLS)
        for i in range(TABLE_SIZE):
            cells[OWNER + i] = TO_COME
        state = Emblems(self, cells, deal)
        state.draw()
        cells[ACT] = POW[self.seats] - 1
        return state

    def secret_cards(self) -> vec[i64]:
        """E1: the secret cards in use."""
        return FRESH_SECRETS_OF_FEW[:] if self.seats <= FEW_SEATS else FRESH_SECRETS[:]

    def deal(self, rng: Rng) -> "Emblems":
        deal = vec[i64]([0] * (DECKS + DECK * self.seats))
        secrets = self.secret_cards()
        rng.shuffle(secrets, 0, len(secrets))
        for seat in range(self.seats):
            deal[SECRET + seat] = secrets[seat]
            start = DECKS + DECK * seat
            for card in range(DECK):
                deal[start + card] = card
            rng.shuffle(deal, start, start + DECK)
        for i in range(TABLE_SIZE):
            deal[TABLE + i] = FRESH_TABLE[i]
        rng.shuffle(deal, TABLE, TABLE + TABLE_SIZE)
        return self.open(deal)

    def imagine(self, view: View, rng: Rng) -> "Emblems":
        known = view.cells
        cells = known[:CELLS]
        deal = vec[i64]([0] * (DECKS + DECK * self.seats))
        for i in range(DECKS):
            deal[i] = known[VIEW_DEAL + i]
        redeal(
            deal, SECRET, SECRET + self.seats, FEW_SECRETS if self.seats <= FEW_SEATS else ALL_SECRETS, rng
        )
        redeal(deal, TABLE, DECKS, EACH_TABLE_CARD, rng)
        state = Emblems(self, cells, deal)
        for seat in range(self.seats):
            state.imagine_deck(seat, rng)
            if cells[CHOICE + seat] == -2:  # sealed by another seat: any of its choices
                cells[CHOICE + seat] = state.chosen(seat, 1 + rng.below(POW[cells[SIZE + seat]] - 1))
        return state


class Emblems(State):
    """One position."""

    def __init__(self, setup: EmblemsSetup, cells: vec[i64], deal: vec[i64]) -> None:
        super().__init__(cells)
        self.setup = setup
        self.dealt = deal

    def copy(self) -> "Emblems":
        return Emblems(self.setup, self.cells[:], self.dealt)

    def parties(self) -> i64:
        return self.setup.seats

    # -- legal moves ------------------------------------------------------------------------------------

    def count(self, seat: i64) -> i64:
        if self.cells[ACT] & POW[seat] == 0:
            return 0
        return POW[self.cells[SIZE + seat]] - 1

    def nth(self, seat: i64, i: i64) -> i64:
        return i + 1

    # -- play -------------------------------------------------------------------------------------------

    def apply(self, seat: i64, move: i64) -> None:
        c = self.cells
        c[CHOICE + seat] = self.chosen(seat, move)
        c[ACT] &= ~POW[seat]
        if self.events is not None:
            self.tell_sealed(seat)
        if c[ACT] == 0:
            self.reveal()

    def reveal(self) -> None:
        """E3, E4 and E5: the highest value takes the card, tied seats bid again."""
        c = self.cells
        bidders = c[TIED]
        while True:
            if self.events is not None:
                self.tell_reveal(bidders)
            best: i64 = -1
            tied: i64 = 0
            for seat in range(self.setup.seats):
                if c[CHOICE + seat] > 0:
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
                self.tell("bids_tied", {"seats": self.members(tied), "value": best, "rule": "E5"})
            able: i64 = 0
            bidders = 0
            for seat in range(self.setup.seats):
                if tied & POW[seat] != 0:
                    if c[SIZE + seat] > 0:
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

    def chosen(self, seat: i64, move: i64) -> i64:
        """The set of cards of a move."""
        hand = self.cells[HAND + seat]
        cards: i64 = 0
        while move != 0:
            lowest = hand & -hand
            if move & 1 != 0:
                cards |= lowest
            hand ^= lowest
            move >>= 1
        return cards

    def spend(self, seat: i64) -> i64:
        """The chosen cards leave the hand; their value."""
        c = self.cells
        cards = c[CHOICE + seat]
        c[CHOICE + seat] = 0
        c[HAND + seat] ^= cards
        c[SPENT + seat] |= cards
        worth = WORTH[cards & 2047] + WORTH[2048 + ((cards >> 11) & 2047)] + WORTH[4096 + (cards >> 22)]
        c[SIZE + seat] -= worth & 63
        return worth >> 6

    def spend_top(self, seat: i64) -> i64:
        """E5: a tied seat without hand cards bids the top card of its deck."""
        c = self.cells
        card = self.dealt[DECKS + DECK * seat + c[DRAWN + seat]]
        c[DRAWN + seat] += 1
        c[SPENT + seat] |= POW[card]
        return RANK[card]

    def settle(self, winner: i64) -> None:
        """E4, E6 and E7: the card has an owner or is removed; all draw; the next card is turned up."""
        c = self.cells
        c[OWNER + c[TURN]] = winner
        c[TIED] = 0
        if self.events is not None:
            self.tell_settled(winner)
        self.draw()
        c[TURN] += 1
        able: i64 = 0
        if c[TURN] < TABLE_SIZE:
            for seat in range(self.setup.seats):
                if c[SIZE + seat] > 0:
                    able |= POW[seat]
        c[ACT] = able
        if able == 0:
            c[PHASE] = OVER
        if self.events is not None:
            self.tell_next()

    def draw(self) -> None:
        """E2 and E6: every seat fills its hand up to six, as far as its deck goes."""
        c = self.cells
        for seat in range(self.setup.seats):
            size = c[SIZE + seat]
            drawn = c[DRAWN + seat]
            if size == HAND_LIMIT or drawn == DECK:
                continue
            first = drawn
            deck = DECKS + DECK * seat
            hand = c[HAND + seat]
            while size < HAND_LIMIT and drawn < DECK:
                hand |= POW[self.dealt[deck + drawn]]
                drawn += 1
                size += 1
            c[HAND + seat] = hand
            c[SIZE + seat] = size
            c[DRAWN + seat] = drawn
            if self.events is not None:
                self.tell_drawn(seat, first)

    # -- scoring ----------------------------------------------------------------------------------------

    def breakdown(self) -> vec[i64]:
        """E9: points of won cards with both, one and none of the secret card's emblems."""
        parts = vec[i64]([0] * (3 * self.setup.seats))
        for i in range(TABLE_SIZE):
            seat = self.cells[OWNER + i]
            if seat >= 0:
                secret = self.dealt[SECRET + seat]
                shared = self.dealt[TABLE + i] & secret
                if shared == secret:
                    parts[3 * seat] += BOTH
                elif shared != 0:
                    parts[3 * seat + 1] += ONE
                else:
                    parts[3 * seat + 2] += NONE
        return parts

    def winners(self, scores: vec[i64]) -> i64:
        """E10."""
        return best_of(POW[self.setup.seats] - 1, scores)

    # -- what a viewer knows (E8) -----------------------------------------------------------------------

    def observe(self, viewer: i64) -> View:
        c = self.cells
        v = vec[i64]([-1] * VIEW_CELLS)
        for cell in range(CHOICE):
            v[cell] = c[cell]
        for cell in range(DRAWN, HAND):
            v[cell] = c[cell]
        for seat in range(SEATS):
            v[CHOICE + seat] = 0
            if c[CHOICE + seat] > 0:
                v[CHOICE + seat] = c[CHOICE + seat] if seat == viewer else -2
            if seat == viewer:
                v[HAND + seat] = c[HAND + seat]
        for seat in range(self.setup.seats):
            if seat == viewer or c[PHASE] == OVER:
                v[VIEW_DEAL + SECRET + seat] = self.dealt[SECRET + seat]
        for i in range(TABLE_SIZE):
            if i < c[TURN] or (i == c[TURN] and c[PHASE] != OVER):
                v[VIEW_DEAL + TABLE + i] = self.dealt[TABLE + i]
        return View(self.setup, viewer, v)

    def imagine_deck(self, seat: i64, rng: Rng) -> None:
        """Give a seat of an imagined state a deck, and a hand where it is unknown, from its unspent cards."""
        c = self.cells
        start = DECKS + DECK * seat
        size = c[SIZE + seat]
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
                self.dealt[place] = card
                place += 1
            else:
                j = rng.below(n + 1)
                self.dealt[first + n] = self.dealt[first + j]
                self.dealt[first + j] = card
                n += 1
        if not own:
            c[HAND + seat] = 0
            for i in range(size):
                c[HAND + seat] |= POW[self.dealt[first + i]]

    # -- events -----------------------------------------------------------------------------------------

    def members(self, mask: i64) -> list[int]:
        """The seats of a set."""
        return [seat for seat in range(self.setup.seats) if mask & POW[seat] != 0]

    def tell_sealed(self, seat: int) -> None:
        """A seat has chosen."""
        assert self.events is not None
        private: dict[str, object] = {"seat": seat, "cards": cards_of(self.cells[CHOICE + seat])}
        self.events.append(Event("bid_sealed", {"seat": seat}, {seat: private}))

    def tell_reveal(self, bidders: i64) -> None:
        """All bids are turned over, those from the top of a deck too."""
        c = self.cells
        bids: list[object] = []
        for seat in range(self.setup.seats):
            choice = c[CHOICE + seat]
            if choice > 0:
                cards = cards_of(choice)
            elif bidders & POW[seat] != 0:
                cards = [int(self.dealt[DECKS + DECK * seat + c[DRAWN + seat]])]
            else:
                continue
            value = sum([RANKS[card] for card in cards])
            bids.append({"seat": seat, "cards": cards, "value": value, "from_deck": choice == 0})
        self.tell("bids_revealed", {"bids": bids, "rule": "E3" if bidders == 0 else "E5"})

    def tell_settled(self, winner: int) -> None:
        """The table card is sold or removed."""
        card = self.dealt[TABLE + self.cells[TURN]]
        if winner >= 0:
            self.tell("card_sold", {"card": card, "seat": winner, "rule": "E4"})
        else:
            self.tell("card_removed", {"card": card, "rule": "E5"})

    def tell_drawn(self, seat: int, first: int) -> None:
        """A seat has drawn; only it knows what."""
        assert self.events is not None
        start = DECKS + DECK * seat
        cards = [int(self.dealt[start + i]) for i in range(first, self.cells[DRAWN + seat])]
        public: dict[str, object] = {"seat": seat, "number": len(cards), "rule": "E6"}
        self.events.append(Event("cards_drawn", public, {seat: {**public, "cards": sorted(cards)}}))

    def tell_next(self) -> None:
        """The next table card, or the end."""
        if self.cells[PHASE] == OVER:
            secrets = [int(self.dealt[SECRET + seat]) for seat in range(self.setup.seats)]
            self.tell("match_ended", {"secrets": secrets, "rule": "E7"})
        else:
            self.tell("card_turned_up", {"card": self.dealt[TABLE + self.cells[TURN]], "rule": "E3"})
