"""Many matches at once: stepped in one compiled call, with flat arrays in and out.

    batch = saleroom.batch("luxury", seats=3, size=1024, seed=7)
    batch.observations        # what the seat to act sees, `observation_size` small numbers for each match
    batch.masks               # which actions it may take, `actions` bytes for each match
    batch.to_act              # the seat to act in each match
    batch.step(actions)       # one action for each match; matches that end are dealt anew
    batch.done, batch.rewards # which matches have just ended, and what each seat got

The arrays offer the buffer protocol: `numpy.asarray(batch.observations).reshape(batch.size, -1)` looks at them without
a copy, once and for all, for they are written in place. Rules, observations, actions and masks are those of single
matches. Where several seats choose at the same time they are asked one after the other, and none sees what the others
chose.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from saleroom.core.errors import NoSuchMove
from saleroom.core.rng import Rng
from saleroom.core.state import ACT, LOW, POW, Setup, State

WIN: Final = 0
MARGIN: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Batch:
    """A row of matches of one game, all with the same seats and options."""

    def __init__(self, setup: Setup, size: int, rng: Rng, margin: bool = False) -> None:
        self.setup = setup
        self.rng = rng
        self.size: i64 = size
        self.seats: i64 = setup.seats
        self.actions: i64 = setup.actions
        """How many actions there are: the length of a mask."""
        self.observation_size: i64 = setup.layout.array_size
        """How many numbers an observation has; `setup.layout.places` says what each means."""
        self.reward: i64 = MARGIN if margin else WIN
        self.words = vec[i64]([0] * (size * self.observation_size // 4))
        self.observations: memoryview = memoryview(self.words).cast("B").cast("h")
        self.masks = vec[u8]([0] * (size * self.actions))
        self.to_act = vec[i64]([0] * size)
        self.done = vec[u8]([0] * size)
        """1 where the last step ended a match; a fresh one lies there now."""
        self.rewards = vec[float]([0.0] * (size * self.seats))
        """Per match and seat: what a match that has just ended was worth to it, otherwise 0."""
        self.matches: i64 = 0
        """How many matches have ended."""
        self.states: list[State[Setup]] = [setup.deal(rng) for _ in range(size)]
        self.legal = vec[i64]([0] * (size * self.actions))
        self.counts = vec[i64]([0] * size)
        for lane in range(self.size):
            self.show(lane)

    def load(self, lane: int, state: State[Setup]) -> None:
        """Put a copy of a state (an imagined one, say) into the place of a match."""
        if not 0 <= lane < self.size:
            raise NoSuchMove(f"there is no match {lane} in a batch of {self.size}")
        if state.over():
            raise NoSuchMove("a match that is over cannot be stepped")
        self.states[lane] = state.copy()
        self.show(lane)

    def step(self, actions: object) -> None:
        """Take one action in each match: a list of numbers or anything with the buffer protocol.

        NoSuchMove names the first action that is not legal; then nothing has been done.
        """
        wanted = as_numbers(actions)
        if len(wanted) != self.size:
            raise NoSuchMove(f"{len(wanted)} actions for a batch of {self.size} matches")
        for lane in range(self.size):
            action = wanted[lane]
            if action < 0 or action >= self.actions or self.masks[lane * self.actions + action] == 0:
                raise NoSuchMove(f"the action {action} is not legal in match {lane} of the batch")
        for lane in range(self.size):
            self.advance(lane, wanted[lane])

    def random_actions(self) -> vec[i64]:
        """A legal action for each match, each equally likely: for trying out and measuring."""
        chosen = vec[i64]([0] * self.size)
        for lane in range(self.size):
            chosen[lane] = self.legal[lane * self.actions + self.rng.below(self.counts[lane])]
        return chosen

    def advance(self, lane: i64, action: i64) -> None:
        """Take a legal action in one match."""
        state = self.states[lane]
        if self.done[lane] != 0:
            self.done[lane] = 0
            for seat in range(self.seats):
                self.rewards[lane * self.seats + seat] = 0.0
        seat = self.to_act[lane]
        state.apply(seat, state.move_of(seat, action))
        if state.cells[ACT] == 0:
            self.settle(lane, state)
            self.states[lane] = self.setup.deal(self.rng)
        self.show(lane)

    def settle(self, lane: i64, state: State[Setup]) -> None:
        """A match has ended: what it was worth to whom."""
        self.done[lane] = 1
        self.matches += 1
        scores = state.scores()
        first = lane * self.seats
        if self.reward == WIN:
            winners = state.winners(scores)
            number: i64 = 0
            for party in range(state.parties()):
                if winners & POW[party] != 0:
                    number += 1
            for seat in range(self.seats):
                if winners & POW[seat] != 0:
                    self.rewards[first + seat] = 1.0 / float(number)
            return
        total: i64 = 0
        for seat in range(self.seats):
            total += scores[seat]
        for seat in range(self.seats):
            others = total - scores[seat]
            self.rewards[first + seat] = float(scores[seat]) - float(others) / float(self.seats - 1)

    def show(self, lane: i64) -> None:
        """Write what the seat to act sees and may do."""
        state = self.states[lane]
        seat = LOW[state.cells[ACT]]
        self.to_act[lane] = seat
        layout = self.setup.layout
        dealt = layout.unseen_deal()
        state.see_deal(seat, dealt)
        # What only others may see is never written, so the cells need not be hidden first.
        layout.write(state.cells, dealt, seat, self.words, lane * self.observation_size // 4)
        first = lane * self.actions
        legal = self.legal
        masks = self.masks
        for i in range(self.counts[lane]):
            masks[first + legal[first + i]] = 0
        count = state.write_actions(seat, legal, first)
        for i in range(count):
            masks[first + legal[first + i]] = 1
        self.counts[lane] = count


def as_numbers(actions: object) -> list[int]:
    """Numbers out of a list or a buffer."""
    if isinstance(actions, list):
        return actions
    return memoryview(actions).tolist()  # type: ignore[arg-type]  # it says so if it has no buffer
