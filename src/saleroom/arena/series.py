"""A series: one table at which the same bots play many deals, each in every rotation."""

from dataclasses import dataclass, field

import saleroom
from saleroom.arena.entrants import Entrant
from saleroom.core.game import Json
from saleroom.core.match import Match


@dataclass(frozen=True)
class Series:
    """What is to be played at one table."""

    game: str
    seats: int
    entrants: tuple[Entrant, ...]
    """One for each seat; the same one may sit several times."""
    deals: int
    seed: str = "arena"
    options: Json = field(default_factory=dict)

    @property
    def matches(self) -> int:
        """How many matches that is: each deal is played once per rotation."""
        return self.deals * self.seats

    @property
    def names(self) -> list[str]:
        """The names that play, each once, in the order given."""
        return list(dict.fromkeys(entrant.name for entrant in self.entrants))

    def places(self, name: str) -> int:
        """How many of the seats a name has."""
        return sum(entrant.name == name for entrant in self.entrants)

    def seating(self, number: int) -> list[Entrant]:
        """Who sits where in a match: from one match of a deal to the next everybody moves up one seat."""
        shift = number % self.seats
        return [self.entrants[(seat - shift) % self.seats] for seat in range(self.seats)]

    def deal_number(self, number: int) -> int:
        """Which deal a match is played with."""
        return number // self.seats

    def start(self, number: int) -> Match:
        """A match at its opening position: its deal follows from the seed and the number of the deal."""
        return saleroom.new(
            self.game, seats=self.seats, seed=f"{self.seed}/{self.deal_number(number)}", options=self.options
        )

    def bot_seed(self, number: int, seat: int) -> str:
        """The seed of whoever sits there in a match."""
        return f"{self.seed}/{number}/{seat}"


def default_limit(seconds: float | None) -> float:
    """How long a bot may take for a move before it is replaced: far more than it was told to think."""
    return 10.0 + 10.0 * (seconds or 0.0)
