"""What travels between server and clients, as types; the OpenAPI document is made from them."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

Nickname = Annotated[
    str, Meta(description="How the others call you; at most 24 characters", examples=["Fox"])
]
MoveKey = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=64,
        pattern="^[ -~]+$",
        description="Your own id of this message: sent twice, it is played once",
    ),
]
Move = Annotated[
    dict[str, Any], Meta(description="A move as in the rules", examples=[{"type": "bid", "card": 40}])
]


Phrase = Annotated[
    str,
    Meta(
        pattern="^[a-z-]{1,24}$",
        description="The name of a set phrase, for readers of other languages; `text` says the same",
        examples=["well-bid"],
    ),
]


class LiveClock(Struct, tag_field="kind", tag="live", forbid_unknown_fields=True):
    """Seconds for every decision, and a reserve for the whole match."""

    seconds: Annotated[int, Meta(ge=5, le=600)] = 45
    reserve: Annotated[int, Meta(ge=0, le=3600)] = 120


class TurnClock(Struct, tag_field="kind", tag="turns", forbid_unknown_fields=True):
    """Hours for every decision."""

    hours: Annotated[int, Meta(ge=1, le=336)] = 24


Clock = LiveClock | TurnClock


class OpenTable(Struct, forbid_unknown_fields=True):
    """A table to be opened."""

    game: Annotated[str, Meta(examples=["luxury"])]
    nickname: Nickname
    seats: Annotated[int, Meta(examples=[3])] | None = None
    options: dict[str, Any] = {}
    listed: bool = False
    clock: Clock | None = None
    bots: Annotated[
        list[str], Meta(max_length=9, description="Levels of the bots that sit down", examples=[["simple"]])
    ] = []


class Join(Struct, forbid_unknown_fields=True):
    """Sitting down."""

    nickname: Nickname


class AddBot(Struct, forbid_unknown_fields=True):
    """A bot that sits down."""

    level: Annotated[str, Meta(description="As in `GET /bots`", examples=["simple"])]


class MakeMove(Struct, forbid_unknown_fields=True):
    """A move."""

    move: Move
    id: MoveKey
    number: Annotated[int, Meta(ge=0, description="The number of the state you looked at")] | None = None


class Ready(Struct, forbid_unknown_fields=True):
    """Ready to begin, with entropy of one's own if one likes."""

    ready: bool = True
    entropy: Annotated[str, Meta(max_length=64, pattern="^[ -~]*$")] | None = None


class SetClock(Struct, forbid_unknown_fields=True):
    """The clock one agrees to."""

    clock: Clock


class Chat(Struct, forbid_unknown_fields=True):
    """A line of chat."""

    text: Annotated[str, Meta(examples=["Well bid!"])]
    phrase: Phrase | None = None


class ChatLine(Struct):
    """Something that was said."""

    nickname: str
    text: str
    said_at: Annotated[int, Meta(description="Milliseconds since 1970")]
    phrase: Phrase | UnsetType = UNSET


class Claim(Struct, forbid_unknown_fields=True):
    """A personal link, used on another device."""

    link: Annotated[str, Meta(max_length=200)]


class NewToken(Struct, forbid_unknown_fields=True):
    """A token for a bot."""

    nickname: Nickname


class Verify(Struct, forbid_unknown_fields=True):
    """A record and its receipt."""

    record: dict[str, Any]
    receipt: dict[str, Any]


class Verified(Struct):
    """Whether a deal was fair, and what does not fit if not."""

    fair: bool
    problems: list[str]


class Played(Struct):
    """A move that is stored."""

    number: Annotated[int, Meta(description="The number of the move, from 0")]


class Secret(Struct):
    """A secret that is shown once."""

    secret: str


class Me(Struct):
    """Who is asking."""

    person: str | None


class Option(Struct):
    """An option of a game."""

    name: str
    default: Any
    allowed: str


class GameInfo(Struct):
    """A game."""

    id: str
    title: str
    summary: str
    seats: tuple[int, int]
    rules: int
    options: list[Option]


class LobbyTable(Struct):
    """A table in the lobby."""

    code: str
    game: str
    seats: int
    seated: int
    options: dict[str, Any]
    clock: dict[str, Any]
    created_at: int


class MemberInfo(Struct):
    """Somebody at a table."""

    place: int
    nickname: str
    bot: str | None
    guest: Annotated[bool, Meta(description="Plays on the device of somebody else at the table")]
    seat: int | None
    ready: bool
    away: bool
    connected: bool
    host: bool
    wants_clock: dict[str, Any] | None
    added_entropy: bool


class TableInfo(Struct):
    """A table as anybody may see it."""

    code: str
    game: str
    seats: int
    options: dict[str, Any]
    listed: bool
    clock: dict[str, Any]
    state: Literal["waiting", "playing", "over"]
    members: list[MemberInfo]
    you: int | None
    mine: Annotated[list[int], Meta(description="My place and those of my guests")]
    spectators: int
    seed_commitment: str
    commitment: str | None
    match: str | None
    lesson: bool
    next: Annotated[str | None, Meta(description="The table of the rematch")]


class Hint(Struct):
    """What a learner should know now: the id of a message, and a move that is suggested."""

    id: str
    suggest: dict[str, Any] | None


class Clocks(Struct):
    """The clocks: deadlines in milliseconds since 1970, reserves in milliseconds."""

    clock: dict[str, Any]
    deadlines: list[int | None]
    reserves: list[int]


class StateMessage(Struct, tag_field="type", tag="state"):
    """All that somebody may know now."""

    version: int
    number: int
    table: TableInfo
    view: dict[str, Any] | None
    insight: dict[str, Any] | None
    legal: list[dict[str, Any]]
    events: list[dict[str, Any]]
    clocks: Clocks | None
    asked: int | UnsetType = UNSET
    hint: Hint | UnsetType = UNSET
    note: str | UnsetType = UNSET
    outcome: dict[str, Any] | UnsetType | None = UNSET


class MessageInfo(Struct):
    """A sentence by its id in the catalogue `errors`, and what stands in it."""

    id: Annotated[str, Meta(examples=["refused-antiques-more-than-purse"])]
    args: Annotated[dict[str, str | int | float], Meta(examples=[{"purse": 7}])]


class ProblemInfo(Struct):
    """Something was refused."""

    status: int
    code: str
    title: Annotated[str, Meta(description="A sentence in the language asked for")]
    message: Annotated[MessageInfo, Meta(description="The same sentence for any language")]
    rule: str | UnsetType = UNSET
    retry_after: float | UnsetType = UNSET


class Receipt(Struct):
    """What is needed to check a deal; seed, salt and entropy only after the end."""

    commitment: str
    seed_commitment: str
    salt: str | UnsetType = UNSET
    seed: str | UnsetType = UNSET
    entropy: Annotated[list[str | None], Meta(description="In order of arrival")] | UnsetType = UNSET
    seating: Annotated[list[int], Meta(description="Seats in order of arrival")] | UnsetType = UNSET


class UpMessage(Struct, forbid_unknown_fields=True):
    """What a client sends over a websocket."""

    type: Literal["move", "sync", "chat", "ping"]
    id: MoveKey | None = None
    move: dict[str, Any] | None = None
    number: int | None = None
    text: str | None = None
    phrase: Phrase | None = None
