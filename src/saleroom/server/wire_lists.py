"""The types of lists: the lobby, one's own tables and matches. The other types that travel stand in `wire`."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from saleroom.core.game import Json
from saleroom.server.wire import Character, PresetId

Time = Annotated[int, Meta(description="Milliseconds since 1970")]


class LobbyMember(Struct):
    """Somebody at a table of the lobby."""

    nickname: str
    bot: str | None
    character: Character
    host: bool


class LobbyTable(Struct):
    """A table in the lobby."""

    code: str
    game: str
    seats: int
    seated: int
    options: Json
    preset: PresetId
    clock: Json
    created_at: Time
    state: Literal["waiting", "playing"]
    members: Annotated[list[LobbyMember], Meta(description="In order of arrival")]
    spectators: Annotated[int, Meta(description="How many watch without a seat, up to a few seconds ago")]


class LobbyUpdate(Struct, tag_field="type", tag="lobby"):
    """What is new in the lobby; the first one has all tables, and replaces what was known."""

    whole: Annotated[bool, Meta(description="Whether these are all tables")]
    now: Time
    tables: Annotated[list[LobbyTable], Meta(description="New or changed ones, the newest first")]
    removed: Annotated[list[str], Meta(description="Codes of tables that are in the lobby no longer")]


class MyTableMember(Struct):
    """Somebody at one of my tables."""

    place: int
    nickname: str
    bot: str | None
    character: Character
    guest: Annotated[bool, Meta(description="Plays on the device of somebody else at the table")]
    seat: int | None
    host: bool


class MyTable(Struct):
    """A table that I sit at."""

    code: str
    game: str
    seats: int
    options: Json
    preset: PresetId
    clock: Json
    listed: bool
    lesson: bool
    state: Literal["waiting", "playing", "over"]
    members: list[MyTableMember]
    you: Annotated[int, Meta(description="My place")]
    seat: Annotated[int | None, Meta(description="My seat; null before the start")]
    to_act: Annotated[list[int], Meta(description="The seats whose turn it is")]
    deadlines: Annotated[
        list[int | None] | None,
        Meta(
            description="Per seat when its time is out, null if it is not to act; null if nothing is played"
        ),
    ]
    my_turn: Annotated[bool, Meta(description="Whether it is my turn or that of a guest on my device")]
    deadline: Annotated[int | None, Meta(description="When my time is out; null if it is not my turn")]
    version: int
    next: Annotated[str | None, Meta(description="The table of the rematch")]
    created_at: Time
    changed_at: Annotated[int, Meta(description="When something other than a move last changed it")]
    over_at: Annotated[int | None, Meta(description="When it was over")]


class Player(Struct):
    """Somebody who played a match."""

    seat: int
    nickname: str
    bot: str | None
    character: Character
    points: int
    place: Annotated[int, Meta(description="1 for a winner")]
    you: bool


class MyMatch(Struct):
    """A match that I have finished."""

    match: str
    table: Annotated[str, Meta(description="The code of its table")]
    game: str
    rules: int
    seats: int
    options: Json
    preset: PresetId
    seat: Annotated[int, Meta(description="My seat")]
    place: Annotated[int, Meta(description="My place; 1 for a winner")]
    points: Annotated[int, Meta(description="My points")]
    result: Literal["won", "shared", "lost"]
    winners: Annotated[list[int | Literal["house"]], Meta(description="Seats, and the house where it won")]
    players: Annotated[list[Player], Meta(description="In order of seats")]
    moves: Annotated[int, Meta(description="How many moves were made")]
    started_at: Time
    ended_at: Time
    record: Annotated[str, Meta(description="Where its record is")]


class Bought(Struct):
    """What I have bought, in the matches that were analysed: what it cost and what it was worth to me."""

    matches: Annotated[int, Meta(description="Of so many analysed matches, the last ones")]
    lots: int
    paid: Annotated[float, Meta(description="The price of a lot in points, in the mean")]
    worth: Annotated[float, Meta(description="What it was worth to me when it came up, in the mean")]


class GameStatistics(Struct):
    """What my finished matches of a game add up to."""

    game: str
    matches: int
    won: int
    shared: int
    lost: int
    places: Annotated[list[int], Meta(description="How often I had the first place, the second and so on")]
    best_points: int | None
    last_at: Annotated[int | None, Meta(description="When the last one ended")]
    bought: Annotated[Bought | None, Meta(description="null where nothing has been analysed")]
