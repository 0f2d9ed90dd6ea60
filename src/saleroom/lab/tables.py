"""What is played: tables, and the matches of each.

A table is a game at a number of seats with some options and a bot of some level at each seat. The deal and the bots
of a match follow from the seed and the number of the deal alone, so that two tables that differ in an option, or in the
bots, play the same deals, and the same match can be played again anywhere.
"""

from dataclasses import dataclass, field

import saleroom
from saleroom import bots
from saleroom.core.bot import Bot
from saleroom.core.game import Json
from saleroom.core.match import Match

WEAKER = {
    "simple": "random",
    "novice": "random",
    "club": "novice",
    "expert": "club",
    "master": "club",
}
"""Whom a bot of each level has to beat, for how much skill decides."""
THOUGHT = {"club": 300, "expert": 600, "master": 600}
"""Iterations for a decision: of bots that otherwise think by the clock, which would give other figures every time, and
of club, which has 600 at a table, so that a report of the slowest game takes less than ten minutes on two cores.
"""


@dataclass(frozen=True)
class Table:
    """Matches of one kind."""

    game: str
    seats: int
    bots: tuple[str, ...]
    """The bot at each seat; where they differ, a deal is played once for each rotation of them."""
    deals: int
    seed: str
    options: Json = field(default_factory=dict)
    variant: str = ""
    """What differs from the game as it is; nothing in the table that others are compared with."""
    iterations: int | None = None
    first: int = 0
    """The number of its first deal."""

    @property
    def rotates(self) -> bool:
        """Whether its bots change seats."""
        return len(set(self.bots)) > 1

    @property
    def key(self) -> str:
        """Its name among the tables of a run."""
        return "/".join([str(self.seats), self.bots[0] if not self.rotates else "skill", self.variant])

    @property
    def matches(self) -> int:
        """How many matches that is."""
        return self.deals * (self.seats if self.rotates else 1)

    def deal_number(self, number: int) -> int:
        """Which deal a match is played with."""
        return self.first + (number // self.seats if self.rotates else number)

    def seating(self, number: int) -> list[str]:
        """Who sits where in a match."""
        shift = number % self.seats if self.rotates else 0
        return [self.bots[(seat - shift) % self.seats] for seat in range(self.seats)]

    def start(self, number: int) -> Match:
        """A match before its first move."""
        seed = f"{self.seed}/{self.deal_number(number)}"
        return saleroom.new(self.game, seats=self.seats, seed=seed, options=self.options)

    def make_bots(self, match: Match, number: int) -> list[Bot]:
        """A bot for each seat."""
        deal = self.deal_number(number)
        return [
            bots.make(
                name,
                match.game,
                f"{self.seed}/{deal}/{seat}",
                iterations=THOUGHT.get(name.partition("/")[0])
                if self.iterations is None
                else self.iterations,
            )
            for seat, name in enumerate(self.seating(number))
        ]

    def again(self, number: int, played: list[int]) -> Match:
        """A match as its row tells it was played: the lowest seat that has to choose always chooses first."""
        match = self.start(number)
        for move in played:
            match.push(match.to_act[0], move)
        return match
