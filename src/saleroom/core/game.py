"""What a game is.

`saleroom.core.state` holds the part that must be fast: setups, states and views in numbers. A `Game` is the
part people meet: its name, seats and options, and the translation between numbers and the JSON of the rules
pages, whose types stand in `types.py` of the game. There is one of each per game, in `saleroom/games/<id>/` or in a
package from elsewhere.

A move arrives as JSON, is checked for shape here (R1, R2), becomes a number, and is legal exactly when that
number is among the state's legal moves. Only then, if it is not, `explain` finds the rule to name.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from types import ModuleType
from typing import Any, ClassVar, Generic, Literal, NamedTuple, NotRequired, TypeAlias, TypedDict, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from saleroom.core import shapes
from saleroom.core.errors import NoSuchMove, RecordError, Refused, SeatCountError, SetupError, short_repr
from saleroom.core.state import Setup, State, View

Json = dict[str, Any]
"""A JSON object of any game, or of none."""

Su = TypeVar("Su", bound=Setup)
St = TypeVar("St", bound=State[Setup])
Op = TypeVar("Op", bound=Mapping[str, object])
Mv = TypeVar("Mv", bound=Mapping[str, object])
Ev = TypeVar("Ev", bound=Mapping[str, object])

R1 = "R1"
R2 = "R2"


class Option(NamedTuple):
    """One option of a game: its default, what is allowed and what it means, and the function that reads a value.

    `read` returns the value in its canonical form or raises ValueError with a reason.
    """

    name: str
    default: Any
    allowed: str
    read: Callable[[Any], Any]
    about: str = ""
    examples: tuple[Any, ...] = ()
    """Other values than the default that the laws of `saleroom.conformance` try (true and false need none)."""


class Preset(NamedTuple):
    """A named set of options: a way to play the game that has a name of its own.

    `id` is also part of the names of its messages, `<game>-preset-<id>` and `<game>-preset-<id>-about`; `title` and
    `about` are what they say in English. `options` holds only what differs from the defaults.
    """

    id: str
    title: str
    about: str
    options: Mapping[str, Any]


class Row(NamedTuple):
    """One row of a result: its key in the breakdown, and the rule its points come from."""

    key: str
    rule: str


class Message(TypedDict):
    """A message of the game's words, with its values."""

    message: str
    values: NotRequired[Mapping[str, str | int]]


Name: TypeAlias = "str | Message | Sequence[Name]"
"""What something is called: a plain text, a message, or several such, said one after another."""


class SaleNotes(TypedDict):
    """What `sale` keeps from one event to the next: how many lots are done, and what a game adds."""

    done: int


class Game(ABC, Generic[Su, St, Op, Mv, Ev]):
    """One game: who can play it, and its numbers as JSON."""

    id: ClassVar[str]
    title: ClassVar[str]
    """The name it was published under."""
    summary: ClassVar[str]
    """One sentence on what it feels like."""
    min_seats: ClassVar[int]
    max_seats: ClassVar[int]
    best_seats: ClassVar[int]
    """How many sit down where nobody says how many."""
    minutes: ClassVar[int]
    """About how long a match of so many takes people."""
    difficulty: ClassVar[Literal[1, 2, 3]] = 2
    """How much there is to learn: 1 little, 3 a lot."""
    rules: ClassVar[int]
    """The version of the rules: goes up when the same moves could end differently."""
    older: ClassVar[Mapping[int, "AnyGame"]] = {}
    """Older versions of the rules that are kept, so that matches begun under them are played on and shown."""
    options: ClassVar[tuple[Option, ...]] = ()
    presets: ClassVar[tuple[Preset, ...]] = ()
    """Named sets of options, offered besides the defaults."""
    moves: ClassVar[int]
    """Every move is a number below it."""
    breakdown: ClassVar[tuple[Row, ...]]
    """The rows of a result, in the order of `State.breakdown`."""
    tie_rule: ClassVar[str | None] = None
    """The rule that breaks ties; None where tied seats share the victory."""
    move_rules: ClassVar[Mapping[str, str]] = {}
    """Per type of move the rule that `explain` cites, where it does no better."""
    names: ClassVar[Mapping[str, Mapping[str, Name]]] = {}
    """By `says` and value what something is called, where that is more than the message `<game>-<says>-<value>`."""
    memory_option: ClassVar[str | None] = None
    """The option that decides whether people are shown the `memory` part of a view."""
    hidden_in_sales: ClassVar[tuple[str, ...]] = ()
    """What of past sales is kept from people who are not shown `memory`."""
    hidden_in_unsold: ClassVar[tuple[str, ...]] = ()
    """Fields of a past sale that are kept from them as well if nobody bought the lot."""
    open_history: ClassVar[bool] = True
    """Whether people who are not shown `memory` may still look back at all events.

    False where past events would tell it: then they may look back as far as the move that settled the last lot.
    """

    # -- what every game writes -------------------------------------------------------------------------

    @abstractmethod
    def setup(self, seats: int, options: Op) -> Su:
        """The numbers the rules need; seats and options are already checked."""

    @abstractmethod
    def max_moves(self, seats: int) -> int:
        """No match has more moves than this."""

    def learned_places(self, seats: int) -> list[str]:
        """Names of the places for what a seat learns by itself and neither view nor moves hold: see `learned`."""
        return []

    def learned(self, told: list[Json]) -> list[int]:
        """What a seat was told of such things so far, as numbers: at most as many as there are places."""
        return []

    @abstractmethod
    def read_deal(self, setup: Su, deal: Any) -> St:
        """The opening position of a deal; RecordError where the deal is not a whole one."""

    @abstractmethod
    def write_deal(self, state: St) -> Mapping[str, object]:
        """The deal as JSON."""

    @abstractmethod
    def encode(self, state: St, seat: int, move: Mv) -> int:
        """The number of a move of the right shape, -1 if there is none."""

    @abstractmethod
    def decode(self, state: St, seat: int, move: int) -> Mv:
        """A legal move as JSON."""

    @abstractmethod
    def position(self, state: St) -> Mapping[str, object]:
        """The all-knowing picture, with the keys of the rules page."""

    @abstractmethod
    def public_json(self, view: View) -> Mapping[str, object]:
        """What everybody sees alike, as JSON, of a spectator's view."""

    @abstractmethod
    def private_json(self, view: View) -> Mapping[str, object]:
        """What this viewer sees besides, as JSON: the same keys for every viewer."""

    # -- what a game may do better ----------------------------------------------------------------------

    def decode_all(self, state: St, seat: int, moves: list[int]) -> list[Mv]:
        """All legal moves of a seat, in their order, as JSON; worth its own code where there are many."""
        return [self.decode(state, seat, move) for move in moves]

    def move_types_now(self, state: St, seat: int) -> tuple[str, ...]:
        """The types of move asked of a seat that is to act."""
        legal = (self.decode(state, seat, move) for move in state.legal(seat))
        return tuple(dict.fromkeys(str(move["type"]) for move in legal))

    def explain(self, state: St, seat: int, move: Mv) -> Refused:
        """Why a move of the right shape is not legal."""
        rule = self.move_rules.get(str(move["type"]), R1)
        return Refused(rule, "not-legal", "That is not among the moves that are legal now.")

    def insight(self, view: View, hide_memory: bool) -> Mapping[str, object]:
        """What can be worked out from a view: points now, what the lot would add, and the like.

        With `hide_memory` nothing in it comes from the `memory` part of the view.
        """
        return {"score": None}

    def sale(self, event: Ev, notes: Any) -> Mapping[str, object] | None:
        """The lot that a public event brings to its end: number, what it was, buyer and price.

        Called for every event in order; `notes`, `SaleNotes` or more, keeps what later ones need, and holds the
        `deal` and 0 lots `done` at first.
        """
        return None

    def components(self, position: Mapping[str, Any]) -> Mapping[str, int]:
        """How many of each thing are somewhere in a position, by name: coins, cards, lots.

        The laws of `saleroom.conformance` see to it that no move changes these numbers.
        """
        return {}

    # -- what follows from it ---------------------------------------------------------------------------

    @cached_property
    def types(self) -> ModuleType:
        """The game's `types.py`, beside the module of its class."""
        return import_module(f"{self.package}.types")

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), ())  # a game has no state of its own

    @property
    def package(self) -> str:
        """The package whose folder holds all of the game: rules, words, lesson, bot, table."""
        return type(self).__module__.rpartition(".")[0]

    def under(self, rules: int) -> "AnyGame | None":
        """The game under that version of its rules: itself, or an older one that is kept; None if there is none."""
        return self if rules == self.rules else self.older.get(rules)

    @property
    def move_types(self) -> tuple[str, ...]:
        """Every type of move there is."""
        kinds = [shapes.properties(one)["type"]["type"] for one in shapes.objects(self.types.Move)]
        return tuple(dict.fromkeys(kind for form in kinds for kind in shapes.literals(form)))

    def facts(self) -> Json:
        """What is to be known of the game before one plays it, as JSON."""
        return {
            "id": self.id,
            "title": self.title,
            "summary": self.summary,
            "seats": [self.min_seats, self.max_seats],
            "best_seats": self.best_seats,
            "minutes": self.minutes,
            "difficulty": self.difficulty,
            "rules": self.rules,
            "tie_rule": self.tie_rule,
            "breakdown": [{"key": row.key, "rule": row.rule} for row in self.breakdown],
            "options": [
                {
                    "name": option.name,
                    "default": option.default,
                    "allowed": option.allowed,
                    "about": option.about,
                }
                for option in self.options
            ],
            "presets": [
                {
                    "id": preset.id,
                    "title": preset.title,
                    "about": preset.about,
                    "options": {name: self.preset_options[preset.id][name] for name in preset.options},
                }
                for preset in self.presets
            ],
        }

    def read_options(self, options: Any) -> Op:
        """Options completed with their defaults; SetupError says what is allowed."""
        if not isinstance(options, dict):
            raise SetupError(f"options must be an object like {{}}, not {short_repr(options)}")
        names = [option.name for option in self.options]
        for name in options:
            if name not in names:
                known = ", ".join(names) if names else "none"
                raise SetupError(f"{self.id} has no option {short_repr(name)}; its options: {known}")
        complete: Json = {}
        for option in self.options:
            value = options.get(option.name, option.default)
            try:
                complete[option.name] = option.read(value)
            except ValueError as reason:
                raise SetupError(
                    f"option {option.name} of {self.id}: {reason}; allowed: {option.allowed}"
                ) from None
        return complete  # type: ignore[return-value]  # the options' own readers have checked it

    def changed_options(self, options: Mapping[str, object]) -> Json:
        """Return those of the complete options that differ from their default: the options of a record."""
        return {o.name: options[o.name] for o in self.options if options[o.name] != o.default}

    @cached_property
    def preset_options(self) -> Mapping[str, Op]:
        """The complete options of each preset, by its id."""
        return {preset.id: self.read_options(dict(preset.options)) for preset in self.presets}

    def preset_of(self, options: Any) -> str | None:
        """Return the id of the preset that has exactly these options; None if there is none."""
        if not self.presets or not options:
            return None
        try:
            complete = self.read_options(options)
        except SetupError:
            return None
        return next((name for name, other in self.preset_options.items() if other == complete), None)

    def with_preset(self, options: Any, preset: Any) -> Any:
        """Return options together with those of a preset, or as they are if `preset` is None.

        SetupError lists the presets if there is none of that id, and names the option that contradicts it.
        """
        if preset is None:
            return options
        chosen = next((one for one in self.presets if one.id == preset), None)
        if chosen is None:
            known = ", ".join(one.id for one in self.presets) if self.presets else "none"
            raise SetupError(f"{self.id} has no preset {short_repr(preset)}; its presets: {known}")
        given, wanted = self.read_options(options), self.preset_options[chosen.id]
        for name in chosen.options:
            if name in options and given[name] != wanted[name]:
                raise SetupError(
                    f"option {name} of {self.id} is set by the preset {chosen.id}; "
                    f"allowed: {short_json(wanted[name])}, or no preset"
                )
        return {**options, **{name: wanted[name] for name in chosen.options}}

    def check_seats(self, seats: Any) -> int:
        """The seat count; SetupError says what is allowed."""
        if not is_int(seats) or not self.min_seats <= seats <= self.max_seats:
            raise SeatCountError(
                f"{self.id} has {self.min_seats} to {self.max_seats} seats, not {short_repr(seats)}"
            )
        return int(seats)

    def check(self, state: St, seats: int, seat: Any, move: Any) -> int:
        """The number of a legal move; Refused names the rule it breaks and leaves everything as it was."""
        if not is_int(seat):
            raise Refused(
                R2,
                "seat-no-number",
                f"A seat is a whole number, not {short_repr(seat)}.",
                value=short_repr(seat),
            )
        if not isinstance(move, dict):
            raise Refused(
                R2,
                "move-no-object",
                f"A move is an object with a type, not {short_repr(move)}.",
                value=short_repr(move),
            )
        kind = move.get("type")
        if not isinstance(kind, str):
            raise Refused(R2, "move-no-type", "A move needs a type, which is a text.")
        if not 0 <= seat < seats:
            raise Refused(
                R1,
                "no-such-seat",
                f"There is no seat {short_repr(seat)}; seats are 0 to {seats - 1}.",
                seat=short_repr(seat),
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
        asked = self.move_types_now(state, seat)
        if kind not in asked:
            raise Refused(
                R1,
                "not-asked",
                f"{short_repr(kind)} is not asked of seat {seat} now; it may {' or '.join(asked)}.",
                move=short_repr(kind),
                seat=seat,
                asked="-or-".join(asked),
            )
        form = shapes.variant_of(self.types.Move, move)
        fields = {} if form is None else shapes.properties(form)
        for name in move:
            if name not in fields:
                raise Refused(
                    R2,
                    "no-such-field",
                    f"A {kind} has no field {short_repr(name)}.",
                    move=kind,
                    field=short_repr(name),
                )
        for name, field in fields.items():
            if name not in move:
                if field["required"]:
                    words = shapes.in_words(field["type"])
                    raise Refused(
                        R2,
                        "field-missing",
                        f"The field {name} is missing; it is {words}.",
                        field=name,
                        kind=words.replace(" ", "-"),
                    )
            elif not shapes.of_json_type(move[name], field["type"]):
                words = shapes.in_words(field["type"])
                raise Refused(
                    R2,
                    "field-of-wrong-kind",
                    f"The field {name} is {words}, not {short_repr(move[name])}.",
                    field=name,
                    kind=words.replace(" ", "-"),
                    value=short_repr(move[name]),
                )
        wanted: Any = move  # of the right shape, as far as types can say
        number = self.encode(state, seat, wanted)
        if number < 0 or not state.is_legal(seat, number):
            raise self.explain(state, seat, wanted)
        return number

    def check_number(self, state: St, seat: int, number: Any) -> int:
        """The number of a move, if it is legal; NoSuchMove says what is wrong with it."""
        if not is_int(number) or not 0 <= number < self.moves:
            raise NoSuchMove(f"{short_repr(number)} is no move of {self.id}; they are 0 to {self.moves - 1}")
        if not state.is_legal(seat, number):
            raise NoSuchMove(f"the move {number} is not legal for seat {seat} now")
        return int(number)

    def shared_json(self, view: View) -> Json:
        """What all viewers see alike, as JSON, of a spectator's view: of every game, then of this one."""
        acting = view.cells[0]
        return {
            "game": self.id,
            "seats": int(view.setup.seats),
            "to_act": [seat for seat in range(view.setup.seats) if acting >> seat & 1],
            "over": acting == 0,
            **self.public_json(view),
        }

    def view_json(self, view: View, shared: Json) -> Json:
        """A view as JSON: what all see alike, and what this viewer sees besides."""
        viewer = int(view.viewer) if view.viewer >= 0 else None
        return {
            "game": self.id,
            "seats": shared["seats"],
            "viewer": viewer,
            **shared,
            **self.private_json(view),
        }

    def outcome(self, state: St, seats: int) -> Json:
        """Scores, winners and breakdown as they stand."""
        parties = state.parties()
        keys = [row.key for row in self.breakdown]
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


AnyGame = Game[Any, Any, Any, Any, Any]
"""A game, whichever it is."""


def short_json(value: Any) -> str:
    """Return a value as JSON, short enough for an error message."""
    import json  # takes time to load, and only a mistake needs it

    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 60 else text[:57] + "..."


def name_seats(seats: Sequence[int]) -> str:
    """A list of seats to act, in words."""
    if len(seats) == 1:
        return f"seat {seats[0]} is"
    return f"seats {', '.join(map(str, seats))} are"


BITS_OF_BYTE: Sequence[Sequence[list[int]]] = [
    [[first + place for place in range(8) if byte >> place & 1] for byte in range(256)]
    for first in range(0, 64, 8)
]
"""For each byte of a 64-bit number and each value of that byte: the places of its bits, counted in the number."""


def bits(mask: int) -> list[int]:
    """The members of a set held as the bits of a 64-bit number, ascending."""
    members: list[int] = []
    for places in BITS_OF_BYTE:
        if not mask:
            break
        members += places[mask & 255]
        mask >>= 8
    return members


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
        raise RecordError(where, f"must be a list of {sum(counts)} cards, not {short_repr(row)}")
    if len(row) != sum(counts):
        raise RecordError(where, f"must hold {sum(counts)} cards, not {len(row)}")
    left = list(counts)
    numbers: list[int] = []
    known = {name: number for number, name in enumerate(names)}
    for place, card in enumerate(row):
        number = known.get(card) if isinstance(card, str) or is_int(card) else None
        if number is None:
            raise RecordError(f"{where}[{place}]", f"there is no card {short_repr(card)}")
        if left[number] == 0:
            raise RecordError(f"{where}[{place}]", f"there are too many of {short_repr(card)}")
        left[number] -= 1
        numbers.append(number)
    return vec[i64](numbers)


def is_int(value: Any) -> bool:
    """Whether a JSON value is a whole number (true and false are not)."""
    return isinstance(value, int) and not isinstance(value, bool)


def check_keys(value: Any, keys: Sequence[str], where: str = "deal") -> Json:
    """Return an object with exactly these keys; RecordError names the one that is missing or unknown."""
    if not isinstance(value, dict):
        raise RecordError(where, f"must be an object, not {short_repr(value)}")
    for key in keys:
        if key not in value:
            raise RecordError(f"{where}.{key}", "is missing")
    for key in value:
        if key not in keys:
            raise RecordError(where, f"has an unknown key {short_repr(key)}; its keys: {', '.join(keys)}")
    return value


def read_words(value: Any, known: Sequence[str], what: str) -> list[str]:
    """Some of the words that an option knows, each at most once, in their own order."""
    if not isinstance(value, list | tuple) or not all(isinstance(name, str) for name in value):
        raise ValueError("a list of names is needed")
    for name in value:
        if name not in known:
            raise ValueError(f"there is no {what} {name!r}")
    if len(set(value)) != len(value):
        raise ValueError(f"a {what} is named twice")
    return [name for name in known if name in value]


def read_flag(value: Any) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise ValueError("neither true nor false")
    return value
