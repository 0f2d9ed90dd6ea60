"""The types of games and their replays. The other types that travel stand in `wire`."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from saleroom.core.game import Json
from saleroom.server.wire import Event, Move, PresetId, Seat, of_game


class Option(Struct):
    """An option of a game."""

    name: str
    default: Any
    allowed: Annotated[str, Meta(description="The values it may have, in words")]
    about: Annotated[str, Meta(description="What it means")]


class Preset(Struct):
    """A named set of options of a game."""

    id: str
    title: Annotated[str, Meta(description="What it is called, in English")]
    about: Annotated[str, Meta(description="What it changes, in an English sentence")]
    options: Annotated[Json, Meta(description="The options that differ from the default")]


class BreakdownRow(Struct):
    """One row of a result."""

    key: Annotated[str, Meta(description="Its name in the breakdown")]
    rule: Annotated[str, Meta(description="The rule that its points come from")]


class GameInfo(Struct):
    """A game."""

    id: str
    title: Annotated[str, Meta(description="The name it was published under")]
    summary: Annotated[str, Meta(description="One sentence on what it feels like")]
    seats: Annotated[tuple[int, int], Meta(description="The fewest and the most")]
    best_seats: Annotated[int, Meta(description="How many sit down where nobody says how many")]
    minutes: Annotated[int, Meta(description="About how long a match of so many takes people")]
    difficulty: Annotated[Literal[1, 2, 3], Meta(description="How much there is to learn: 1 little, 3 a lot")]
    rules: Annotated[int, Meta(description="The version of the rules")]
    tie_rule: Annotated[str | None, Meta(description="The rule that breaks ties; null: tied seats share")]
    breakdown: Annotated[list[BreakdownRow], Meta(description="The rows of a result, in order")]
    options: list[Option]
    presets: Annotated[list[Preset], Meta(description="Ways to play it that have a name; mostly none")]


class GameWords(Struct):
    """How a game is spoken of: notes on its fields, names of its things, and its messages."""

    moves: Annotated[Json, Meta(description="Per type of move the notes on its fields")]
    events: Annotated[Json, Meta(description="Per type of event the notes on its fields")]
    own: Annotated[
        dict[str, list[str]], Meta(description="Per type of event the fields that only its owner is told")
    ]
    view: Annotated[Json, Meta(description="Notes on the fields of the view")]
    sale: Annotated[Json, Meta(description="Notes on the fields of a sale")]
    names: Annotated[
        Json, Meta(description="By `x-says` and value the names that are more than a message of that id")
    ]
    language: Annotated[str, Meta(description="The language of the messages: the one asked for, or English")]
    ftl: Annotated[str, Meta(description="The game's own messages as Project Fluent")]


class GameTypes(GameInfo):
    """A game, its types as JSON Schema, and its words."""

    types: Annotated[
        dict[str, Json],
        Meta(
            description="By name: Options, Deal, Move, Event, View, Position, Insight, Sale, Outcome and their parts. "
            "`x-says`, `x-row` and `x-per-seat` tell how a value is named, `x-own` marks what only the viewer is shown"
        ),
    ]
    words: GameWords


class Frame(Struct, forbid_unknown_fields=True):
    """One moment of a replay; of view, insight and position it holds what has changed since the frame before."""

    number: Annotated[int, Meta(ge=0, description="How many moves have been made")]
    lot: Annotated[int, Meta(ge=1, description="Which lot is being sold, or was the last")]
    seat: Annotated[Seat | None, Meta(description="Who made the move that led here; null in the first frame")]
    move: Move | None
    events: Annotated[list[Event], Meta(description="What that move brought about")]
    view: Annotated[Json, of_game("ViewChange")]
    insight: Annotated[Json, of_game("InsightChange")]
    position: (
        Annotated[Json, of_game("PositionChange", "Only for the viewer `all`: the all-knowing picture")]
        | UnsetType
    ) = UNSET


class Replay(Struct, forbid_unknown_fields=True):
    """A match move by move, as a viewer saw it."""

    game: Annotated[str, of_game("Id")]
    seats: Annotated[int, Meta(description="How many seats there are")]
    options: Annotated[Json, of_game("Options")]
    preset: PresetId
    viewer: Annotated[str, Meta(description="`all`, `spectator` or a seat")]
    moves: Annotated[int, Meta(description="How many moves the match had")]
    outcome: Annotated[
        Annotated[Json, of_game("Outcome")] | None, Meta(description="null if the match was not finished")
    ]
    opening: Annotated[list[int], Meta(description="Points before the first move")]
    lots: Annotated[
        list[Annotated[Json, of_game("Settled")]],
        Meta(description="Every lot, its price, and the points of all when it was settled"),
    ]
    frames: Annotated[
        list[Annotated[Frame, of_game("Frame")]],
        Meta(description="One more than moves, or none if they were not wanted"),
    ]


class ShowReplay(Struct, forbid_unknown_fields=True):
    """A record to be looked at."""

    record: Json
    viewer: Annotated[str, Meta(max_length=20, examples=["all", "spectator", "0"])] = "all"
    frames: bool = True
