"""What a bot is."""

from abc import ABC, abstractmethod

from saleroom.core.errors import SetupError
from saleroom.core.game import Json
from saleroom.core.rng import Rng


class Bot(ABC):
    """Somebody who plays one seat of one match without a person.

    A bot is given what its seat may know, `match.view(seat)`, and what it may do, `match.legal(seat)`. Its own
    random numbers are all it has besides, so the same seed and the same calls give the same choices.
    """

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, view: Json, legal: list[Json]) -> Json:
        """One of the legal moves of the seat that looks."""
        if not legal:
            raise SetupError("there is nothing to choose: no legal moves were given")
        return legal[0] if len(legal) == 1 else self.think(view, legal)

    @abstractmethod
    def think(self, view: Json, legal: list[Json]) -> Json:
        """One of at least two legal moves."""

    def chance(self) -> float:
        """A random number from 0 to just below 1."""
        return int(self.rng.word()) / 4294967296
