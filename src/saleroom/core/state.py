"""The compiled heart: a state, a view, a deal being played out.

A game is a `Setup` (seats and options, ready to deal) and a `State` (one position of one match). Everything
that changes during play stands in `cells`, one flat vector of numbers, so that a copy is one block copy; the
deal is shared between copies. Cell 0 is the same in every game: the seats to act, one bit each.

Moves are small numbers here. `count` and `nth` enumerate the legal ones without building a list; they are the
only place where a game says what is legal.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saleroom.core.layout import Layout
from saleroom.core.rng import Rng

ACT: Final = 0
"""The cell that holds the seats to act."""

MAX_SEATS: Final = 10

POW: Final = vec[i64]([2**i for i in range(62)])
"""Powers of two: the compiler turns a shift of a constant into a 32-bit one."""

LOW: Final = vec[i64]([-1] + [(i & -i).bit_length() - 1 for i in range(1, 2**MAX_SEATS)])
"""The lowest seat of a set of seats, -1 for none."""

COUNT: Final = vec[i64]([i.bit_count() for i in range(2**MAX_SEATS)])
"""How many members a set of up to ten has."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something that happened: what everybody learns, and what single seats learn instead.

    Both are the event as JSON, with its `type`. `public` is None when the others learn nothing at all.
    """

    def __init__(
        self, public: Mapping[str, object] | None, private: dict[int, Mapping[str, object]] | None = None
    ) -> None:
        self.public = public
        self.private = private

    def kind(self) -> str:
        """The `type` of the event."""
        versions = [self.public] if self.public is not None else list((self.private or {}).values())
        return str(versions[0]["type"])

    def seen_by(self, viewer: int | None) -> dict[str, object] | None:
        """The event as JSON for a seat (None: a spectator), or None if it is not for them."""
        data = self.public
        if viewer is not None and self.private is not None and viewer in self.private:
            data = self.private[viewer]
        return None if data is None else dict(data)


@mypyc_attr(allow_interpreted_subclasses=True)
class Setup(ABC):
    """Seats and options of a match, in the form the rules need; it deals.

    `layout` says what the cells of its states mean. `actions` is how many different actions there are: the length
    of a legal mask.
    """

    def __init__(self, seats: int, layout: Layout, actions: int) -> None:
        self.seats: i64 = seats
        self.layout = layout
        self.actions: i64 = actions

    @abstractmethod
    def deal(self, rng: Rng) -> "State[Setup]":
        """The opening position of a freshly shuffled match."""

    @abstractmethod
    def open(self, dealt: vec[i64]) -> "State[Setup]":
        """The opening position of a given deal."""

    @abstractmethod
    def restore(self, cells: vec[i64], dealt: vec[i64]) -> "State[Setup]":
        """The state with these cells and this deal."""

    @abstractmethod
    def imagine(self, view: "View", rng: Rng, sealed: bool = True) -> "State[Setup]":
        """Determinize: a whole state that fits the view, resampled from what the viewer knows.

        Every deal, and every hidden choice of others, that fits is equally likely. With `sealed=False` choices
        that others have sealed are left unmade and these seats are to act again, so that a search may choose.
        """

    def as_seen(self, move: i64) -> i64:
        """A move as other seats learn of it in the end; HIDDEN if they never learn which it was."""
        return move


Su_co = TypeVar("Su_co", bound=Setup, covariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """What one seat (or with viewer -1 a spectator) sees at one moment, in numbers.

    `cells` and `dealt` are laid out like those of a state; what the viewer does not know is HIDDEN or SEALED in them.
    """

    def __init__(self, setup: Setup, viewer: i64, cells: vec[i64], dealt: vec[i64]) -> None:
        self.setup = setup
        self.viewer: i64 = viewer
        self.cells = cells
        self.dealt = dealt

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        return self.viewer == other.viewer and self.cells == other.cells and self.dealt == other.dealt

    def __hash__(self) -> int:
        return hash((self.viewer, bytes(memoryview(self.cells)), bytes(memoryview(self.dealt))))

    def __reduce__(self) -> tuple[object, ...]:
        cells, dealt = [int(cell) for cell in self.cells], [int(card) for card in self.dealt]
        return (_view, (self.setup, int(self.viewer), cells, dealt))

    def over(self) -> bool:
        """Whether the match has ended."""
        return self.cells[ACT] == 0


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC, Generic[Su_co]):
    """One position of one match: `cells` change during play, `dealt` does not and is shared between copies."""

    def __init__(self, setup: Su_co, cells: vec[i64], dealt: vec[i64]) -> None:
        self.setup = setup
        self.cells = cells
        self.dealt = dealt
        self.events: list[Event] | None = None

    # -- what every game writes -------------------------------------------------------------------------

    @abstractmethod
    def copy(self) -> "State[Su_co]":
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
    def see_deal(self, viewer: i64, seen: vec[i64]) -> None:
        """Write into `seen`, all HIDDEN so far, what the viewer (-1: a spectator) knows of the deal."""

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

    def observe(self, viewer: i64) -> View:
        """What a seat (-1: a spectator) sees: the cells as the layout shows them, and what it knows of the deal."""
        layout = self.setup.layout
        dealt = layout.unseen_deal()
        self.see_deal(viewer, dealt)
        return View(self.setup, viewer, layout.see(self.cells, viewer, self.cells[ACT] == 0), dealt)

    def action_of(self, seat: i64, move: i64) -> i64:
        """The action that a legal move is, below `setup.actions`; moves that come to the same share one."""
        return move

    def move_of(self, seat: i64, action: i64) -> i64:
        """A legal move that an action stands for."""
        return action

    def write_actions(self, seat: i64, row: vec[i64], first: i64) -> i64:
        """Write the legal actions of a seat, each once, into a row from place `first` on; how many there are."""
        count = self.count(seat)
        for i in range(count):
            row[first + i] = self.nth(seat, i)
        return count

    def report(self, public: Mapping[str, object], private: Mapping[str, object] | None = None) -> None:
        """Report an event; `private` is what its own `seat` learns instead."""
        if self.events is not None:
            secret: dict[int, Mapping[str, object]] | None = None
            if private is not None:
                seat = private["seat"]
                assert isinstance(seat, int)
                secret = {seat: private}
            self.events.append(Event(public, secret))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.cells == other.cells and self.dealt == other.dealt

    def __hash__(self) -> int:
        return hash((bytes(memoryview(self.cells)), bytes(memoryview(self.dealt))))

    def __copy__(self) -> "State[Su_co]":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "State[Su_co]":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return (_state, (self.setup, [int(cell) for cell in self.cells], [int(card) for card in self.dealt]))

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


def settle(state: State[Setup], wins: vec[float], leads: vec[float]) -> vec[i64]:
    """Write what a match that is over came to for each seat: its share of the victory, and its lead in points.

    Returns the points of every party.
    """
    scores = state.scores()
    winners = state.winners(scores)
    parties = state.parties()
    number: i64 = 0
    for party in range(parties):
        if winners & POW[party] != 0:
            number += 1
    for seat in range(state.setup.seats):
        rival: i64 = -100000
        for party in range(parties):
            if party != seat and scores[party] > rival:
                rival = scores[party]
        wins[seat] = 1.0 / float(number) if winners & POW[seat] != 0 else 0.0
        leads[seat] = float(scores[seat] - rival)
    return scores


def _view(setup: Setup, viewer: int, cells: list[int], dealt: list[int]) -> View:
    """A view again, from a pickle."""
    return View(setup, viewer, vec[i64](cells), vec[i64](dealt))


def _state(setup: Setup, cells: list[int], dealt: list[int]) -> "State[Setup]":
    """A state again, from a pickle."""
    return setup.restore(vec[i64](cells), vec[i64](dealt))


def play_random(setup: Setup, rng: Rng, matches: int) -> int:
    """Deal and play whole matches at random, scores included; returns the number of decisions."""
    decisions: i64 = 0
    wanted: i64 = matches
    for _ in range(wanted):
        state = setup.deal(rng)
        decisions += state.playout(rng)
        state.winners(state.scores())
    return decisions


def copies(state: State[Setup], times: int) -> None:
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
    """Fill the unknown places (below 0) of row[start:stop] at random with what is not seen there: how `imagine` deals.

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
