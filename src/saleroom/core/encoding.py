"""How a network meets a game: what a seat sees as numbers, and what it may do as numbered choices.

A game brings its own in `encoding.py` of its folder, as a function `encoding(setup)`. The numbers come from a whole
state, but only from what the seat sees in it: two states that a seat cannot tell apart have the same numbers. Seats are
written as they sit, the seat itself first, so that one network plays every seat; and one serves every number of seats.
"""

from abc import ABC, abstractmethod

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saleroom.core.state import Setup, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding(ABC):
    """The numbers and choices of one game at one number of seats."""

    def __init__(self, setup: Setup, names: list[str], choices: int) -> None:
        self.setup = setup
        self.names = names
        """What each number means."""
        self.size: i64 = len(names)
        self.choices: i64 = choices
        """How many choices there are: the length of a row of `moves`."""

    @abstractmethod
    def write(self, state: State[Setup], seat: i64, row: vec[float], at: i64) -> None:
        """Write what the seat sees into a row, from place `at` on: `size` numbers, most of them between -1 and 1."""

    def moves(self, state: State[Setup], seat: i64, row: vec[i64], at: i64) -> i64:
        """Write for each choice the legal move it stands for, or -1, from place `at` on; how many can be made.

        At least one can. Two choices may not stand for the same move.
        """
        for choice in range(self.choices):
            row[at + choice] = -1
        count = state.write_actions(seat, row, at + self.choices)
        for i in range(count):
            action = row[at + self.choices + i]
            row[at + action] = state.move_of(seat, action)
        return count


def scaled(value: float, unit: float) -> float:
    """A value in a unit, and no further than 2.5 of them from 0."""
    value /= unit
    if value > 2.5:
        return 2.5
    return value if value > -2.5 else -2.5
