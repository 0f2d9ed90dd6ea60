"""Many matches side by side for learning: what seats see as numbers for a network, stepped in one compiled call.

Like `saleroom.core.batch`, but with the numbers and choices of an `Encoding`, and with lanes of different numbers of
seats. The arrays offer the buffer protocol and are written in place.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from saleroom.core.encoding import Encoding
from saleroom.core.policy import reward_of
from saleroom.core.rng import Rng
from saleroom.core.state import ACT, LOW, MAX_SEATS, Setup, State, settle


class Lanes:
    """A row of matches, dealt anew when they end; lane n has the n-th encoding, over and over."""

    def __init__(self, encodings: list[Encoding], size: int, rng: Rng, margin: float, scale: float) -> None:
        self.encodings = encodings
        self.rng = rng
        self.size: i64 = size
        self.width: i64 = encodings[0].size
        self.choices: i64 = encodings[0].choices
        self.margin = margin
        """The part of a reward that is the lead in points; the rest is the win."""
        self.scale = scale
        """So many points ahead count for half of a clear lead."""
        self.numbers = vec[float]([0.0] * (size * self.width))
        """What the seat to act sees."""
        self.watched = vec[float]([0.0] * (size * self.width))
        """What another seat sees, drawn at random: positions are worth something to those who wait, too."""
        self.watching = vec[i64]([0] * size)
        """The seat that it is."""
        self.masks = vec[u8]([0] * (size * self.choices))
        """Which choices can be made."""
        self.to_act = vec[i64]([0] * size)
        self.done = vec[u8]([0] * size)
        """1 where the last step ended a match."""
        self.rewards = vec[float]([0.0] * (size * MAX_SEATS))
        """What a match that has just ended was worth to each seat, from 0 to 1."""
        self.wins = vec[float]([0.0] * (size * MAX_SEATS))
        """The share of the victory."""
        self.shares = vec[float]([0.0] * MAX_SEATS)
        self.leads = vec[float]([0.0] * MAX_SEATS)
        self.matches: i64 = 0
        self.row = vec[i64]([0] * (2 * self.choices + 64))
        self.moves = vec[i64]([-1] * (size * self.choices))
        self.states: list[State[Setup]] = []
        for lane in range(size):
            self.states.append(self.of(lane).setup.deal(rng))
            self.show(lane)

    def of(self, lane: i64) -> Encoding:
        """The encoding of a lane."""
        return self.encodings[lane % len(self.encodings)]

    def step(self, choices: list[int]) -> None:
        """Make one choice in each lane; each must be one that can be made."""
        for lane in range(self.size):
            self.advance(lane, choices[lane])

    def advance(self, lane: i64, choice: i64) -> None:
        """Make a choice in one lane."""
        state = self.states[lane]
        state.apply(self.to_act[lane], self.moves[lane * self.choices + choice])
        self.done[lane] = 0
        if state.cells[ACT] == 0:
            self.settle(lane, state)
            self.states[lane] = self.of(lane).setup.deal(self.rng)
        self.show(lane)

    def settle(self, lane: i64, state: State[Setup]) -> None:
        """A match has ended: what it was worth to whom."""
        self.done[lane] = 1
        self.matches += 1
        settle(state, self.shares, self.leads)
        for seat in range(self.of(lane).setup.seats):
            self.wins[lane * MAX_SEATS + seat] = self.shares[seat]
            self.rewards[lane * MAX_SEATS + seat] = reward_of(
                self.shares[seat], self.leads[seat], self.margin, self.scale
            )

    def show(self, lane: i64) -> None:
        """Write what the seat to act sees and may choose."""
        state = self.states[lane]
        seat = LOW[state.cells[ACT]]
        self.to_act[lane] = seat
        encoding = self.of(lane)
        encoding.write(state, seat, self.numbers, lane * self.width)
        other = self.rng.below(encoding.setup.seats)
        self.watching[lane] = other
        encoding.write(state, other, self.watched, lane * self.width)
        encoding.moves(state, seat, self.row, 0)
        first = lane * self.choices
        for choice in range(self.choices):
            move = self.row[choice]
            self.moves[first + choice] = move
            self.masks[first + choice] = 1 if move >= 0 else 0
