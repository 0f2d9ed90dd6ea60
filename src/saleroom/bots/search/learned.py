"""A policy that has learned: a network says which moves to think of first, and what a position is worth.

Where the walk down the tree ends, choices that are sealed side by side are made as the network would make them, and
then it judges the position from the seats that chose on the way. In a game whose playouts say something else as well,
the policy plays on, and the judgement counts in part.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saleroom.core.encoding import Encoding
from saleroom.core.layout import NONE, SEALED_CHOICE
from saleroom.core.network import Network
from saleroom.core.policy import Policy
from saleroom.core.rng import Rng
from saleroom.core.state import ACT, LOW, Setup, State

UNKNOWN: Final = -3.0
"""The weight of a move that the network has no choice for, below the best."""
SHARE: Final = 0.05
"""The part of what is known of the moves that is even, so that none is never tried."""


class LearnedPolicy(Policy):
    """The moves a game's own policy finds worth trying, weighed and judged by a network."""

    def __init__(self, known: Policy, encoding: Encoding, network: Network) -> None:
        super().__init__(known.setup)
        self.known = known
        self.encoding = encoding
        self.network = network
        self.scale = known.scale
        self.margin = 0.3
        self.mixes = known.mixes
        self.gamma = known.gamma
        self.step = known.step
        self.habit = known.habit
        self.trust = known.trust
        self.numbers = vec[float]([0.0] * encoding.size)
        self.row = vec[i64]([0] * (2 * encoding.choices + 64))
        self.odds = vec[float]([0.0] * encoding.choices)
        cells: list[int] = []
        guarded = known.setup.layout.guarded
        for i in range(0, len(guarded), 3):
            if guarded[i + 1] == SEALED_CHOICE:
                cells.append(guarded[i])
        self.sealed = vec[i64](cells)

    def candidates(self, state: State[Setup], seat: i64, row: vec[i64]) -> i64:
        return self.known.candidates(state, seat, row)

    def guess(self, state: State[Setup], seat: i64, moves: vec[i64], prior: vec[float]) -> bool:
        encoding = self.encoding
        encoding.write(state, seat, self.numbers, 0)
        encoding.moves(state, seat, self.row, 0)
        network = self.network
        network.think(self.numbers)
        size = len(moves)
        highest = -1000.0
        for i in range(size):
            prior[i] = -1000.0
        for choice in range(encoding.choices):
            move = self.row[choice]
            if move >= 0:
                for i in range(size):
                    if moves[i] == move:
                        prior[i] = network.weigh(choice)
                        if prior[i] > highest:
                            highest = prior[i]
        if highest == -1000.0:
            return False
        total = 0.0
        for i in range(size):
            if prior[i] == -1000.0:
                prior[i] = highest + UNKNOWN
            prior[i] = math.exp(prior[i] - highest)
            total += prior[i]
        even = SHARE / float(size)
        for i in range(size):
            prior[i] = even + (1.0 - SHARE) * prior[i] / total
        return True

    def move(self, state: State[Setup], seat: i64, rng: Rng) -> i64:
        """A choice as the network would make it, by its odds."""
        encoding = self.encoding
        if state.count(seat) == 1:
            return state.nth(seat, 0)
        encoding.write(state, seat, self.numbers, 0)
        encoding.moves(state, seat, self.row, 0)
        network = self.network
        network.think(self.numbers)
        highest = -1000.0
        for choice in range(encoding.choices):
            if self.row[choice] >= 0:
                weight = network.weigh(choice)
                self.odds[choice] = weight
                if weight > highest:
                    highest = weight
        total = 0.0
        for choice in range(encoding.choices):
            if self.row[choice] >= 0:
                weight = math.exp(self.odds[choice] - highest)
                self.odds[choice] = weight
                total += weight
        u = float(rng.word()) / 4294967296.0 * total
        last: i64 = -1
        for choice in range(encoding.choices):
            if self.row[choice] >= 0:
                last = self.row[choice]
                u -= self.odds[choice]
                if u < 0.0:
                    break
        return last

    def playout(self, state: State[Setup], rng: Rng) -> None:
        while True:
            seat = LOW[state.cells[ACT]]
            if seat < 0:
                return
            open_choices = True
            for cell in self.sealed:
                if state.cells[cell] != NONE:
                    open_choices = False
            if open_choices:
                return
            state.apply(seat, self.move(state, seat, rng))

    def finish(self, state: State[Setup], rng: Rng) -> None:
        self.known.playout(state, rng)

    def judge(self, state: State[Setup], seats: i64, rewards: vec[float]) -> bool:
        while seats != 0:
            seat = LOW[seats]
            seats &= seats - 1
            self.encoding.write(state, seat, self.numbers, 0)
            rewards[seat] = self.network.think(self.numbers)
        return True

    def outlook(self, state: State[Setup]) -> vec[float]:
        return self.known.outlook(state)

    def spread(self, state: State[Setup]) -> float:
        return self.known.spread(state)
