"""The compiled heart: a state, a view, a deal being played out.

A game is a `Setup` (seats and options, ready to deal) and a `State` (one position of one match). Everything
that changes during play stands in `cells`, one flat vector of numbers, so that a copy is one block copy; the
deal is shared between copies. Cell 0 is the same in every game: the seats to act, one bit each.

Moves are small numbers here. `count` and `nth` enumerate the legal ones without building a list; they are the
only place where a game says what is legal.
"""

from abc import ABC, abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saleroom.core.rng import Rng

ACT: Final = 0
"""The cell that holds the seats to act."""

MAX_SEATS: Final = 10

POW: Final = vec[i64]([2**i for i in range(62)])
"""Powers of two: the compiler turns a shift of a constant into a 32-bit one."""

LOW: Final = vec[i64]([-1] + [(i & -i).bit_length() - 1 for i in range(1, 2**MAX_SEATS)])
"""The lowest seat of a set of seats, -1 for none."""

SIZE: Final = vec[i64]([i.bit_count() for i in range(2**MAX_SEATS)])
"""How many seats are in a set of seats."""


class Event:
    """Something that happened: what everybody learns, and what single seats learn instead.

    `public` is None when the others learn nothing at all.
    """

    def __init__(
        self, name: str, public: dict[str, object] | None, private: dict[int, dict[str, object]] | None = None
    ) -> None:
        self.name = name
        self.public = public
        self.private = private

    def seen_by(self, viewer: int | None) -> dict[str, object] | None:
        """The event as JSON for a seat (None: a spectator), or None if it is not for them."""
        data = self.public
        if viewer is not None and self.private is not None and viewer in self.private:
            data = self.private[viewer]
        if data is None:
            return None
        return {"type": self.name, **data}


class Setup(ABC):
    """Seats and options of a match, in the form the rules need; it deals."""

    def __init__(self, seats: int) -> None:
        self.seats: i64 = seats

    @abstractmethod
    def deal(self, rng: Rng) -> "State":
        """The opening position of a freshly shuffled match."""

    @abstractmethod
    def imagine(self, view: "View", rng: Rng) -> "State":
        """A whole state that fits the view, the unknown redealt at random among what is possible."""


class View:
    """What one seat (or with viewer -1 a spectator) with a perfect memory knows: numbers only.

    Laid out like the state's cells, filled from an allow-list; what is hidden is -1.
    """

    def __init__(self, setup: Setup, viewer: i64, cells: vec[i64]) -> None:
        self.setup = setup
        self.viewer: i64 = viewer
        self.cells = cells

    def same(self, other: "View") -> bool:
        """Whether both hold exactly the same knowledge."""
        if self.viewer != other.viewer or len(self.cells) != len(other.cells):
            return False
        for i in range(len(self.cells)):
            if self.cells[i] != other.cells[i]:
                return False
        return True


class State(ABC):
    """One position of one match."""

    def __init__(self, cells: vec[i64]) -> None:
        self.cells = cells
        self.events: list[Event] | None = None

    # -- what every game writes -------------------------------------------------------------------------

    @abstractmethod
    def copy(self) -> "State":
        """An independent copy that reports no events."""

    @abstractmethod
    def count(self, seat: i64) -> i64:
        """How many legal moves the seat has now; 0 if it is not to act."""

    @abstractmethod
    def nth(self, seat: i64, i: i64) -> i64:
        """The i-th legal move of a seat that is to act."""

    @abstractmethod
    def apply(self, seat: i64, move: i64) -> None:
        """Play a legal move. Nothing is checked here."""

    @abstractmethod
    def observe(self, viewer: i64) -> View:
        """What a seat (-1: a spectator) may know."""

    @abstractmethod
    def breakdown(self) -> vec[i64]:
        """Points now, party by party: the values of the game's breakdown keys, in their order."""

    @abstractmethod
    def winners(self, scores: vec[i64]) -> i64:
        """The parties that win with these scores, one bit each (the house comes after the seats)."""

    @abstractmethod
    def parties(self) -> i64:
        """Who scores: the seats, and the house where it plays."""

    # -- what follows from it ---------------------------------------------------------------------------

    def tell(self, name: str, data: dict[str, object]) -> None:
        """Report something that everybody sees, if anybody listens."""
        if self.events is not None:
            self.events.append(Event(name, data))

    def actor(self) -> i64:
        """The lowest seat to act, -1 when the match is over."""
        return LOW[self.cells[ACT]]

    def over(self) -> bool:
        """Whether the match has ended."""
        return self.cells[ACT] == 0

    def to_act(self) -> list[int]:
        """The seats to act, in ascending order."""
        seats: list[int] = []
        mask = self.cells[ACT]
        for seat in range(MAX_SEATS):
            if mask & POW[seat] != 0:
                seats.append(seat)
        return seats

    def legal(self, seat: i64) -> list[int]:
        """Every legal move of a seat."""
        moves: list[int] = []
        for i in range(self.count(seat)):
            moves.append(self.nth(seat, i))
        return moves

    def is_legal(self, seat: i64, move: i64) -> bool:
        """Whether the move is among the legal ones."""
        for i in range(self.count(seat)):
            if self.nth(seat, i) == move:
                return True
        return False

    def scores(self) -> vec[i64]:
        """Points of every party if the match ended now."""
        parts = self.breakdown()
        parties = self.parties()
        keys = len(parts) // parties
        totals = vec[i64]([0] * parties)
        for party in range(parties):
            for key in range(keys):
                totals[party] += parts[party * keys + key]
        return totals

    def random_move(self, seat: i64, rng: Rng) -> i64:
        """A legal move of the seat, each equally likely."""
        return self.nth(seat, rng.below(self.count(seat)))

    def playout(self, rng: Rng) -> i64:
        """Play uniformly at random to the end; returns the number of decisions."""
        decisions: i64 = 0
        while True:
            seat = LOW[self.cells[ACT]]
            if seat < 0:
                return decisions
            self.apply(seat, self.nth(seat, rng.below(self.count(seat))))
            decisions += 1


def play_random(setup: Setup, rng: Rng, matches: int) -> int:
    """Deal and play whole matches at random, scores included; returns the number of decisions."""
    decisions: i64 = 0
    wanted: i64 = matches
    for _ in range(wanted):
        state = setup.deal(rng)
        decisions += state.playout(rng)
        state.winners(state.scores())
    return decisions


def copies(state: State, times: int) -> None:
    """Copy a state many times over (for measuring)."""
    wanted: i64 = times
    for _ in range(wanted):
        state.copy()


def imaginings(setup: Setup, view: View, rng: Rng, times: int) -> None:
    """Imagine a state from a view many times over (for measuring)."""
    wanted: i64 = times
    for _ in range(wanted):
        setup.imagine(view, rng)


def redeal(row: vec[i64], start: i64, stop: i64, copies: vec[i64], rng: Rng) -> None:
    """Fill the unknown places (-1) of row[start:stop] at random with what is not seen there: how `imagine` deals.

    `copies` says how often each thing exists; there may be more unseen ones than places.
    """
    left = copies[:]
    pool = vec[i64]([0] * (stop - start + 64))
    for place in range(start, stop):
        if row[place] >= 0:
            left[row[place]] -= 1
    size: i64 = 0
    for thing in range(len(left)):
        for _ in range(left[thing]):
            pool[size] = thing
            size += 1
    rng.shuffle(pool, 0, size)
    for place in range(start, stop):
        if row[place] < 0:
            size -= 1
            row[place] = pool[size]


def best_of(mask: i64, values: vec[i64]) -> i64:
    """Those of a set of parties whose value is highest: one step of breaking a tie."""
    first = True
    best: i64 = 0
    kept: i64 = 0
    for party in range(len(values)):
        if mask & POW[party] == 0:
            continue
        if first or values[party] > best:
            first = False
            best = values[party]
            kept = 0
        if values[party] == best:
            kept |= POW[party]
    return kept
