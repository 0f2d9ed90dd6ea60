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
            self.check(lane, wanted[lane])
        for lane in range(self.size):
            self.advance(lane, wanted[lane])

    def step_some(self, lanes: object, actions: object) -> None:
        """Take one action in each of some matches, each named once by its number; the others stay as they are."""
        chosen = as_numbers(lanes)
        wanted = as_numbers(actions)
        if len(wanted) != len(chosen):
            raise NoSuchMove(f"{len(wanted)} actions for {len(chosen)} matches of the batch")
        for i in range(len(chosen)):
            if chosen[i] < 0 or chosen[i] >= self.size:
                raise NoSuchMove(f"there is no match {chosen[i]} in a batch of {self.size}")
            self.check(chosen[i], wanted[i])
        for i in range(len(chosen)):
            self.advance(chosen[i], wanted[i])

    def check(self, lane: i64, action: i64) -> None:
        """NoSuchMove if the action is not legal in a match."""
        if action < 0 or action >= self.actions or self.masks[lane * self.actions + action] == 0:
            raise NoSuchMove(f"the action {action} is not legal in match {lane} of the batch")

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
        write_rewards(state, self.reward, self.rewards, lane * self.seats)

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


@mypyc_attr(allow_interpreted_subclasses=True)
class Desk:
    """One match as learning code meets it: what a seat sees and may do, in arrays that are written in place."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.words = vec[i64]([0] * (setup.layout.array_size // 4))
        self.observation: memoryview = memoryview(self.words).cast("B").cast("h")
        """What a seat saw at the last `look`."""
        self.mask = vec[u8]([0] * setup.actions)
        """Which actions it might take, one byte each."""
        self.legal = vec[i64]([0] * setup.actions)
        self.count: i64 = 0
        self.begin(setup.deal(Rng(0)))

    def begin(self, state: State[Setup]) -> None:
        """Begin a match at its opening position."""
        self.opening = state.copy()
        self.state = state
        self.seat: i64 = LOW[state.cells[ACT]]
        """The seat that is asked now, -1 when the match is over."""
        self.played: list[tuple[int, int]] = []
        """Every move so far: seat and number."""

    def look(self, seat: i64) -> None:
        """Write what a seat sees and may do; nothing if it is not to act."""
        layout = self.setup.layout
        dealt = layout.unseen_deal()
        self.state.see_deal(seat, dealt)
        layout.write(self.state.cells, dealt, seat, self.words, 0)
        self.clear()
        self.count = self.legal_of(seat)
        for i in range(self.count):
            self.mask[self.legal[i]] = 1

    def clear(self) -> None:
        """Empty the mask."""
        for i in range(self.count):
            self.mask[self.legal[i]] = 0
        self.count = 0

    def legal_of(self, seat: i64) -> i64:
        """Write the legal actions of a seat; how many there are, 0 if it is not to act."""
        if self.state.cells[ACT] & POW[seat] == 0:
            return 0
        return self.state.write_actions(seat, self.legal, 0)

    def may(self, seat: i64, action: i64) -> bool:
        """Whether a seat may take an action now."""
        self.clear()
        self.count = self.legal_of(seat)
        for i in range(self.count):
            if self.legal[i] == action:
                return True
        return False

    def take(self, action: i64) -> bool:
        """The seat that is asked takes an action; False if it may not, and then nothing has changed."""
        seat = self.seat
        if seat < 0 or not self.may(seat, action):
            return False
        self.play(self.state.move_of(seat, action))
        return True

    def play(self, move: i64) -> None:
        """The seat that is asked makes a move, which must be legal: nothing is checked here."""
        seat = self.seat
        self.state.apply(seat, move)
        self.played.append((seat, move))
        self.seat = LOW[self.state.cells[ACT]]

    def rewards(self, margin: bool) -> list[float]:
        """What the match, now over, was worth to each seat."""
        found = vec[float]([0.0] * self.setup.seats)
        write_rewards(self.state, MARGIN if margin else WIN, found, 0)
        return [found[seat] for seat in range(self.setup.seats)]


def write_rewards(state: State[Setup], reward: i64, rewards: vec[float], first: i64) -> None:
    """Write what a match that is over was worth to each seat, from place `first` on, where zeros stand."""
    scores = state.scores()
    seats = state.setup.seats
    if reward == WIN:
        winners = state.winners(scores)
        number: i64 = 0
        for party in range(state.parties()):
            if winners & POW[party] != 0:
                number += 1
        for seat in range(seats):
            if winners & POW[seat] != 0:
                rewards[first + seat] = 1.0 / float(number)
        return
    total: i64 = 0
    for seat in range(seats):
        total += scores[seat]
    for seat in range(seats):
        rewards[first + seat] = float(scores[seat]) - float(total - scores[seat]) / float(seats - 1)


def as_numbers(actions: object) -> list[int]:
    """Numbers out of a list or a buffer."""
    if isinstance(actions, list):
        return actions
    return memoryview(actions).tolist()  # type: ignore[arg-type]  # it says so if it has no buffer
