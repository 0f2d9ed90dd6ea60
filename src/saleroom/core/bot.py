"""What a bot is."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from saleroom.core.errors import SetupError
from saleroom.core.game import Json
from saleroom.core.knowledge import InfoState
from saleroom.core.rng import Rng
from saleroom.core.state import View

Vw = TypeVar("Vw", bound=Mapping[str, object])
Mv = TypeVar("Mv", bound=Mapping[str, object])


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """Somebody who plays one seat of one match without a person.

    A bot is given what its seat knows, `match.knowledge(seat)`, what it may do, `match.legal(seat)`, and how many
    seconds it may think. Its own random numbers are all it has besides, so the same seed and the same calls give the
    same choices.
    """

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, known: InfoState, legal: Sequence[Json], seconds: float | None = None) -> Any:
        """One of the legal moves of the seat that knows this.

        What a bot returns is looked at by whoever plays it, with the refusal that fits; so no type is promised here.
        """
        if not legal:
            raise SetupError("there is nothing to choose: no legal moves were given")
        return legal[0] if len(legal) == 1 else self.think(known, legal, seconds)

    @abstractmethod
    def think(self, known: InfoState, legal: Sequence[Json], seconds: float | None) -> Any:
        """One of at least two legal moves."""

    def chance(self) -> float:
        """A random number from 0 to just below 1."""
        return int(self.rng.word()) / 4294967296


@mypyc_attr(allow_interpreted_subclasses=True)
class ViewBot(Bot, Generic[Vw, Mv]):
    """A bot that needs nothing but its view, and no time to speak of: the simple bots of the games are such."""

    def think(self, known: InfoState, legal: Sequence[Json], seconds: float | None) -> Json:
        view: Any = known.json
        moves: Any = legal
        return dict(self.pick(view, moves))

    @abstractmethod
    def pick(self, view: Vw, legal: Sequence[Mv]) -> Mv:
        """One of at least two legal moves."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SightBot(Bot):
    """A bot that needs nothing but what its seat sees now, in numbers: a simple bot as quick as the rules."""

    def think(self, known: InfoState, legal: Sequence[Json], seconds: float | None) -> Json:
        view = known.view
        state = view.setup.restore(view.cells, view.dealt)
        return dict(known.game.decode(state, known.seat, self.decide(view)))

    @abstractmethod
    def decide(self, view: View) -> int:
        """The number of a legal move, where there are at least two."""
