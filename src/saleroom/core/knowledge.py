"""Information states: all that a seat knows, with perfect recall.

    known = match.knowledge(seat)
    known.key            # bytes: equal for two matches exactly when the seat cannot tell them apart
    known.text           # the same for people
    known.array          # the same as numbers of fixed length; `known.places` names them
    known.view           # what the seat sees now, in numbers; known.json is the same as JSON
    known.imagine(rng)   # a whole state that fits: determinize, resample from the information state

What a seat knows is what it saw at the beginning, what it has been told since (`match.events(seat)`), and so what it
sees now. The order in which others made choices that were sealed side by side is not part of it.
"""

from array import array
from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from saleroom.core.layout import HIDDEN, NONE
from saleroom.core.state import MAX_SEATS, Setup, State, View

if TYPE_CHECKING:
    from saleroom.core.game import AnyGame
    from saleroom.core.rng import Rng


class InfoState:
    """All that one seat of one match knows; it stays as it is when the match goes on."""

    def __init__(
        self,
        game: "AnyGame",
        seats: int,
        view: View,
        view_json: dict[str, Any],
        opening: dict[str, Any],
        told: list[dict[str, Any]],
        moves: list[int],
    ) -> None:
        self.game = game
        self.seats = seats
        self.seat = int(view.viewer)
        self.view = view
        """What the seat sees now, in numbers."""
        self.json = view_json
        """What the seat sees now, as JSON."""
        self.opening = opening
        """What it saw before the first move, as JSON."""
        self.told = told
        """The events it was told since."""
        self.moves = moves
        """Every move so far as it knows of it: see `move_as_seen`."""

    @property
    def key(self) -> bytes:
        """All of it as bytes, to compare and to look up by."""
        import json

        content = [self.game.id, self.opening, self.told, self.json]
        return json.dumps(content, separators=(",", ":"), sort_keys=True).encode()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, InfoState) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)

    @property
    def text(self) -> str:
        """All of it for people: the opening view, what the seat was told, what it sees otherwise now."""
        lines = [f"{self.game.id}, seat {self.seat} of {self.seats}"]
        lines += [f"  {name}: {plain(value)}" for name, value in self.opening.items() if value is not None]
        for event in self.told:
            rest = ", ".join(f"{name} {plain(value)}" for name, value in event.items() if name != "type")
            lines.append(f"{event['type']}{': ' if rest else ''}{rest}")
        changed = {name: value for name, value in self.json.items() if value != self.opening.get(name)}
        lines += [f"  now {name}: {plain(value)}" for name, value in changed.items()]
        return "\n".join(lines)

    def __str__(self) -> str:
        return self.text

    @property
    def observation(self) -> "array[int]":
        """What the seat sees now: the first places of `array`, and what a batch hands out."""
        layout = self.view.setup.layout
        words = vec[i64]([0] * (layout.array_size // 4))
        layout.write(self.view.cells, self.view.dealt, self.view.viewer, words, 0)
        return array("h", bytes(memoryview(words)))

    @property
    def array(self) -> "array[int]":
        """What the seat sees now, every move so far, and what else it learned; NONE behind the last of each."""
        moves = padded(self.moves, self.game.max_moves(self.seats))
        learned = padded(self.game.learned(self.told), len(self.game.learned_places(self.seats)))
        return array("q", [*self.observation, *moves, *learned])

    @property
    def places(self) -> list[str]:
        """What each place of the array means."""
        moves = [f"move {number}" for number in range(1, self.game.max_moves(self.seats) + 1)]
        return [*self.view.setup.layout.places, *moves, *self.game.learned_places(self.seats)]

    def imagine(self, rng: "Rng", *, sealed: bool = True) -> State[Setup]:
        """A whole state that fits what the seat sees: see `Setup.imagine`."""
        return self.view.setup.imagine(self.view, rng, sealed)


def padded(numbers: list[int], length: int) -> list[int]:
    """Numbers with NONE behind them up to a length."""
    return numbers + [NONE] * (length - len(numbers))


def move_as_seen(setup: Setup, viewer: int, seat: int, move: int, *, sealed: bool) -> int:
    """A move as a seat knows of it: the mover's seat plus ten times a code.

    The code is 0 for a choice of another that is still sealed, 1 for a move whose content the viewer never learns,
    otherwise 2 plus the number of the move.
    """
    if seat == viewer:
        code = 2 + move
    elif sealed:
        code = 0
    else:
        seen = int(setup.as_seen(move))
        code = 1 if seen == HIDDEN else 2 + seen
    return seat + MAX_SEATS * code


def plain(value: Any) -> str:
    """A value of JSON as text."""
    import json

    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
