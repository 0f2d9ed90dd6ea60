"""What a game is.

`saleroom.core.state` holds the part that must be fast: setups, states and views in numbers. A `Game` is the
part people meet: its name, seats and options, and the translation between numbers and the JSON of the rules
pages: deals, moves, positions and views. There is one of each per game, in `saleroom/games/<id>/`.

A move arrives as JSON, is checked for shape here (R1, R2), becomes a number, and is legal exactly when that
number is among the state's legal moves. Only then, if it is not, `explain` finds the rule to name.
"""

import reprlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from saleroom.core.errors import RecordError, Refused, SetupError
from saleroom.core.state import Event, Setup, State, View

Json = dict[str, Any]
"""A JSON object."""


class _Short(reprlib.Repr):
    """Short pictures of values of any size and depth."""

    def repr_int(self, x: int, level: int) -> str:
        """A number, if it is not too long to be written."""
        return "a very large number" if x.bit_length() > 200 else repr(x)


_SHORT = _Short()

Su = TypeVar("Su", bound=Setup)
St = TypeVar("St", bound=State)

R1 = "R1"
R2 = "R2"


class Option(NamedTuple):
    """One option of a game: its default, what is allowed in words, and the function that reads a value.

    `read` returns the value in its canonical form or raises ValueError with a reason.
    """

    name: str
    default: Any
    allowed: str
    read: Callable[[Any], Any]


class Field(NamedTuple):
    """One field of a move: the JSON type asked for, and the default where it may be left out."""

    kind: str
    default: Any = ...

    def accepts(self, value: Any) -> bool:
        """Whether the value has the JSON type asked for."""
        return KINDS[self.kind](value)


def is_int(value: Any) -> bool:
    """Whether a JSON value is a whole number (true and false are not)."""
    return isinstance(value, int) and not isinstance(value, bool)


KINDS: dict[str, Callable[[Any], bool]] = {
    "a whole number": is_int,
    "a whole number or null": lambda value: value is None or is_int(value),
    "a text": lambda value: isinstance(value, str),
    "true or false": lambda value: isinstance(value, bool),
    "a list of whole numbers": lambda value: isinstance(value, list) and all(map(is_int, value)),
}

NUMBER = Field("a whole number")
TEXT = Field("a text")
FLAG = Field("true or false")


class Game(ABC, Generic[Su, St]):
    """One game: who can play it, and its numbers as JSON."""

    id: ClassVar[str]
    title: ClassVar[str]
    """The name it was published under."""
    summary: ClassVar[str]
    """One sentence on what it feels like."""
    min_seats: ClassVar[int]
    max_seats: ClassVar[int]
    rules: ClassVar[int]
    """The version of the rules: goes up when the same moves could end differently."""
    options: ClassVar[tuple[Option, ...]] = ()
    moves: ClassVar[int]
    """The size of the move table: every move is a number below it."""
    fields: ClassVar[dict[str, dict[str, Field]]]
    """Every type of move and its fields."""
    breakdown_keys: ClassVar[tuple[str, ...]]
    memory_option: ClassVar[str | None] = None
    """The option that decides whether people are shown the `memory` part of a view."""
    hidden_in_sales: ClassVar[tuple[str, ...]] = ()
    """What of past sales is kept from people who are not shown `memory`."""

    # -- what every game writes -------------------------------------------------------------------------

    @abstractmethod
    def setup(self, seats: int, options: Json) -> Su:
        """The numbers the rules need; seats and options are already checked."""

    @abstractmethod
    def max_moves(self, seats: int) -> int:
        """No match has more moves than this."""

    @abstractmethod
    def read_deal(self, setup: Su, deal: Json) -> St:
        """The opening position of a deal; RecordError where the deal is not a whole one."""

    @abstractmethod
    def write_deal(self, state: St) -> Json:
        """The deal as JSON."""

    @abstractmethod
    def asked(self, state: St, seat: int) -> tuple[str, ...]:
        """The types of move asked of a seat that is to act."""

    @abstractmethod
    def encode(self, state: St, seat: int, move: Json) -> int:
        """The number of a move of the right shape, -1 if there is none."""

    @abstractmethod
    def decode(self, state: St, seat: int, move: int) -> Json:
        """A legal move as JSON."""

    @abstractmethod
    def explain(self, state: St, seat: int, move: Json) -> Refused:
        """Why a move of the right shape is not legal."""

    @abstractmethod
    def position(self, state: St) -> Json:
        """The all-knowing picture, with the keys of the rules page."""

    @abstractmethod
    def show(self, view: View) -> Json:
        """What everybody sees alike, as JSON, of a spectator's view."""

    @abstractmethod
    def own(self, view: View) -> Json:
        """What this viewer sees besides, as JSON: the same keys for every viewer."""

    @abstractmethod
    def insight(self, view: View, hidden: bool) -> Json:
        """What can be worked out from a view: points now, what the lot would add, and the like.

        With `hidden` nothing in it comes from the `memory` part of the view.
        """

    @abstractmethod
    def sale(self, event: Event, notes: Json) -> Json | None:
        """The lot that a public event brings to its end: number, what it was, buyer and price.

        Called for every event in order; `notes` keeps what later ones need, and holds the `deal` at first.
        """

    # -- what follows from it ---------------------------------------------------------------------------

    def move_fields(self, move: Json) -> dict[str, Field]:
        """The fields of a move of a known type."""
        return self.fields[move["type"]]

    def read_options(self, options: Any) -> Json:
        """Options completed with their defaults; SetupError says what is allowed."""
        if not isinstance(options, dict):
            raise SetupError(f"options must be an object like {{}}, not {shown(options)}")
        names = [option.name for option in self.options]
        for name in options:
            if name not in names:
                known = ", ".join(names) if names else "none"
                raise SetupError(f"{self.id} has no option {shown(name)}; its options: {known}")
        complete: Json = {}
        for option in self.options:
            value = options.get(option.name, option.default)
            try:
                complete[option.name] = option.read(value)
            except ValueError as reason:
                raise SetupError(
                    f"option {option.name} of {self.id}: {reason}; allowed: {option.allowed}"
                ) from None
        return complete

    def check_seats(self, seats: Any) -> int:
        """The seat count; SetupError says what is allowed."""
        if not is_int(seats) or not self.min_seats <= seats <= self.max_seats:
            raise SetupError(f"{self.id} has {self.min_seats} to {self.max_seats} seats, not {shown(seats)}")
        return int(seats)

    def check(self, state: St, seats: int, seat: Any, move: Any) -> int:
        """The number of a legal move; Refused names the rule it breaks and leaves everything as it was."""
        if not is_int(seat):
            raise Refused(
                R2, "seat-no-number", f"A seat is a whole number, not {shown(seat)}.", value=shown(seat)
            )
        if not isinstance(move, dict):
            raise Refused(
                R2,
                "move-no-object",
                f"A move is an object with a type, not {shown(move)}.",
                value=shown(move),
            )
        kind = move.get("type")
        if not isinstance(kind, str):
            raise Refused(R2, "move-no-type", "A move needs a type, which is a text.")
        if not 0 <= seat < seats:
            raise Refused(
                R1,
                "no-such-seat",
                f"There is no seat {shown(seat)}; seats are 0 to {seats - 1}.",
                seat=shown(seat),
                last=seats - 1,
            )
        if state.over():
            raise Refused(R1, "match-over", "The match is over.")
        acting = state.to_act()
        if seat not in acting:
            raise Refused(
                R1,
                "not-to-act",
                f"Seat {seat} is not to act now; {name_seats(acting)}.",
                seat=seat,
                number=len(acting),
                acting=", ".join(map(str, acting)),
            )
        asked = self.asked(state, seat)
        if kind not in asked:
            raise Refused(
                R1,
                "not-asked",
                f"{shown(kind)} is not asked of seat {seat} now; it may {' or '.join(asked)}.",
                move=shown(kind),
                seat=seat,
                asked="-or-".join(asked),
            )
        fields = self.move_fields(move)
        for name in move:
            if name != "type" and name not in fields:
                raise Refused(
                    R2, "no-such-field", f"A {kind} has no field {shown(name)}.", move=kind, field=shown(name)
                )
        for name, field in fields.items():
            if name not in move:
                if field.default is ...:
                    raise Refused(
                        R2,
                        "field-missing",
                        f"The field {name} is missing; it is {field.kind}.",
                        field=name,
                        kind=field.kind.replace(" ", "-"),
                    )
            elif not field.accepts(move[name]):
                raise Refused(
                    R2,
                    "field-of-wrong-kind",
                    f"The field {name} is {field.kind}, not {shown(move[name])}.",
                    field=name,
                    kind=field.kind.replace(" ", "-"),
                    value=shown(move[name]),
                )
        number = self.encode(state, seat, move)
        if number < 0 or not state.is_legal(seat, number):
            raise self.explain(state, seat, move)
        return number

    def shared(self, view: View) -> Json:
        """What all viewers see alike, as JSON, of a spectator's view: of every game, then of this one."""
        acting = view.cells[0]
        return {
            "game": self.id,
            "seats": int(view.setup.seats),
            "to_act": [seat for seat in range(view.setup.seats) if acting >> seat & 1],
            "over": acting == 0,
            **self.show(view),
        }

    def view(self, view: View, shared: Json) -> Json:
        """A view as JSON: what all see alike, and what this viewer sees besides."""
        viewer = int(view.viewer) if view.viewer >= 0 else None
        return {"game": self.id, "seats": shared["seats"], "viewer": viewer, **shared, **self.own(view)}

    def outcome(self, state: St, seats: int) -> Json:
        """Scores, winners and breakdown as they stand."""
        parties = state.parties()
        keys = self.breakdown_keys
        parts = state.breakdown()
        breakdown = [
            {key: int(parts[party * len(keys) + place]) for place, key in enumerate(keys)}
            for party in range(parties)
        ]
        mask = state.winners(state.scores())
        winners: list[int | str] = [seat for seat in range(seats) if mask >> seat & 1]
        if mask >> seats & 1:
            winners.append("house")
        return {
            "scores": [sum(parts.values()) for parts in breakdown],
            "winners": winners,
            "breakdown": breakdown,
        }


def name_seats(seats: Sequence[int]) -> str:
    """A list of seats to act, in words."""
    if len(seats) == 1:
        return f"seat {seats[0]} is"
    return f"seats {', '.join(map(str, seats))} are"


def shown(value: Any) -> str:
    """A foreign value as it may stand in an error message: short, on one line."""
    text = _SHORT.repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def bits(mask: int) -> list[int]:
    """The members of a set held as bits, ascending."""
    return [place for place in range(mask.bit_length()) if mask >> place & 1]


def digits(packed: int) -> list[int]:
    """The entries of a row packed four bits each, first one first."""
    row = []
    while packed:
        row.append(packed & 15)
        packed >>= 4
    return row[::-1]


def read_cards(row: Any, names: Sequence[Any], counts: Sequence[int], where: str) -> vec[i64]:
    """A row of cards as numbers; every name must stand in it as often as `counts` says."""
    if not isinstance(row, list):
        raise RecordError(where, f"must be a list of {sum(counts)} cards, not {shown(row)}")
    if len(row) != sum(counts):
        raise RecordError(where, f"must hold {sum(counts)} cards, not {len(row)}")
    left = list(counts)
    numbers: list[int] = []
    known = {name: number for number, name in enumerate(names)}
    for place, card in enumerate(row):
        number = known.get(card) if isinstance(card, str) or is_int(card) else None
        if number is None:
            raise RecordError(f"{where}[{place}]", f"there is no card {shown(card)}")
        if left[number] == 0:
            raise RecordError(f"{where}[{place}]", f"there are too many of {shown(card)}")
        left[number] -= 1
        numbers.append(number)
    return vec[i64](numbers)


def check_keys(deal: Any, keys: Sequence[str]) -> Json:
    """A deal that is an object with exactly these keys."""
    if not isinstance(deal, dict):
        raise RecordError("deal", f"must be an object, not {shown(deal)}")
    for key in keys:
        if key not in deal:
            raise RecordError(f"deal.{key}", "is missing")
    for key in deal:
        if key not in keys:
            raise RecordError("deal", f"has an unknown key {shown(key)}; its keys: {', '.join(keys)}")
    return deal


def read_flag(value: Any) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise ValueError("neither true nor false")
    return value
