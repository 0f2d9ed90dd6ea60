"""What travels between server and clients, as types; the OpenAPI document is made from them.

What belongs to a game is plain JSON here. `of_game` names its part, and `components` puts the exact types there: those
of all games together, or in a replay those of one.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from saleroom.core.game import Json

WIRE = 1
"""The version of all that stands here. It goes up when pages of the version before could not do with it.

Server and pages one version apart must understand each other: docs/operation.md, "Two versions side by side".
"""


def of_game(part: str, description: str | None = None, **more: Any) -> Meta:
    """Says that a value is that part of the types of a game: `View`, `Move` and so on."""
    return Meta(extra_json_schema={"x-part": part}, description=description, **more)


Nickname = Annotated[
    str, Meta(description="How the others call you; at most 24 characters", examples=["Fox"])
]
SpectatorName = Annotated[
    str | None, Meta(description="How a spectator is called; whoever has a seat is called as at the table")
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
Move = Annotated[Json, of_game("Move", "A move as in the rules", examples=[{"type": "bid", "card": 40}])]
View = Annotated[Json, of_game("View")]
Insight = Annotated[Json, of_game("Insight")]
Event = Annotated[Json, of_game("Event")]
Seat = Annotated[int, Meta(ge=0, le=9, description="A seat, from 0")]
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


class NoClock(Struct, tag_field="kind", tag="none", forbid_unknown_fields=True):
    """No hurry, at a table with one person; a match that was left for so many hours is played on by a bot."""

    hours: Annotated[int, Meta(ge=720, le=720)] = 720


Clock = LiveClock | TurnClock | NoClock


Proposal = Literal["pause", "resume", "abandon"]
Character = Annotated[str | None, Meta(description="Who a bot is, as in `GET /bots`; null for a person")]


class ChatLine(Struct):
    """Something that was said."""

    nickname: str
    text: str
    said_at: Annotated[int, Meta(description="Milliseconds since 1970")]
    phrase: Phrase | UnsetType = UNSET
    spectator: Annotated[bool, Meta(description="Said by somebody without a seat")] | UnsetType = UNSET


class MemberInfo(Struct):
    """Somebody at a table."""

    place: int
    nickname: str
    bot: Annotated[str | None, Meta(description="The level of a bot; null for a person")]
    character: Character
    guest: Annotated[bool, Meta(description="Plays on the device of somebody else at the table")]
    program: Annotated[
        bool, Meta(description="Plays through a token: a program, not somebody with a browser")
    ]
    seat: int | None
    ready: bool
    away: bool
    connected: bool
    host: bool
    wants_clock: Json | None
    added_entropy: bool
    agrees_to: Annotated[Proposal | None, Meta(description="What they want the match to do")]
    muted: Annotated[bool, Meta(description="By the host: they cannot chat at this table")]
    conceded: Annotated[bool, Meta(description="They have given up: a bot plays the seat to the end")]


PresetId = Annotated[
    str | None, Meta(description="The preset of the game that has exactly these options; null: none")
]


class Tried(Struct):
    """Where a match comes from that began in the middle of another."""

    table: str
    number: Annotated[int, Meta(description="After so many moves")]
    seat: int


class TableInfo(Struct):
    """A table as anybody may see it."""

    code: str
    game: str
    seats: int
    options: Json
    preset: PresetId
    listed: bool
    clock: Json
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
    private: Annotated[bool, Meta(description="Whether nobody may watch who has no seat")]
    paused: bool
    ended: Annotated[
        Literal["abandoned", "closed"] | None,
        Meta(description="Of a match that has no result: abandoned by consent, or closed by an operator"),
    ]
    tried: Annotated[Tried | None, Meta(description="Of a match that was begun in the middle of another")]


class Hint(Struct):
    """What a learner should know now: the id of a message, and a move that is suggested."""

    id: str
    suggest: Move | None
    look: Annotated[
        Literal["seats", "lot", "me", "pad"] | None,
        Meta(
            description="The part of the table it speaks of: others, what is for sale, what I hold or can do"
        ),
    ]
    step: Annotated[int, Meta(description="So far the lesson is,")]
    steps: Annotated[int, Meta(description="of so many steps; after the last one the match is practice")]


class Clocks(Struct):
    """The clocks: deadlines in milliseconds since 1970, reserves in milliseconds."""

    clock: Json
    deadlines: list[int | None]
    reserves: list[int]
    paused_at: Annotated[
        int | None,
        Meta(description="While the match is paused: since when, and what is left counts from there"),
    ]


class ClocksChange(Struct):
    """The fields of the clocks that are different."""

    clock: Json | UnsetType = UNSET
    deadlines: list[int | None] | UnsetType = UNSET
    reserves: list[int] | UnsetType = UNSET
    paused_at: int | UnsetType | None = UNSET


ServerTime = Annotated[int, Meta(description="The server's time, in milliseconds since 1970")]
FirstEvent = Annotated[
    int, Meta(ge=0, description="How many events you were told of came before the first of `events`")
]
History = Annotated[
    int,
    Meta(
        ge=0,
        description="The first event that you may look back at, counted like `first`; above 0 only where the table "
        "keeps from people what a perfect memory could work out",
    ),
]


class StateMessage(Struct, tag_field="type", tag="state"):
    """All that somebody may know now."""

    version: int
    number: int
    now: ServerTime
    table: TableInfo
    view: View | None
    insight: Insight | None
    legal: list[Move]
    first: FirstEvent
    history: History
    events: list[Event]
    clocks: Clocks | None
    asked: int | UnsetType = UNSET
    hint: Hint | UnsetType = UNSET
    note: str | UnsetType = UNSET
    outcome: Json | UnsetType | None = UNSET
    id: Annotated[str | None, Meta(description="The id of your `sync`, if this answers one")] | UnsetType = (
        UNSET
    )


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


# -- the websocket ------------------------------------------------------------------------------------------


class Up(Struct, tag_field="type", forbid_unknown_fields=True):
    """What a client sends over a websocket."""

    id: MoveKey | None = None


class UpMove(Up, tag="move", kw_only=True):
    """Make a move, with an id; answered by `played`."""

    move: Move
    number: Annotated[int, Meta(ge=0, description="The number of the state you looked at")] | None = None


class UpSync(Up, tag="sync"):
    """Ask for the state, with the events since move `number`; answered by `state`."""

    number: Annotated[int, Meta(ge=0)] | None = None


class UpChat(Up, tag="chat", kw_only=True):
    """Say something; answered by `said`."""

    text: str
    phrase: Phrase | None = None
    nickname: SpectatorName = None


class UpPing(Up, tag="ping"):
    """See whether the connection lives; answered by `pong`."""


UpMessage = UpMove | UpSync | UpChat | UpPing


class Down(Struct, tag_field="type", forbid_unknown_fields=True):
    """What a client is answered over a websocket."""

    id: Annotated[str | None, Meta(description="The id of your message")]


class PlayedMessage(Down, tag="played"):
    """Your move is stored."""

    number: Annotated[int, Meta(description="The number of the move, from 0")]


class SaidMessage(Down, tag="said"):
    """Your line of chat was passed on."""


class PongMessage(Down, tag="pong"):
    """The connection lives."""


class ProblemMessage(Down, tag="problem"):
    """Your message was refused."""

    problem: ProblemInfo


class ChatMessage(ChatLine, tag_field="type", tag="chat", forbid_unknown_fields=True):
    """Somebody said something."""


class RematchMessage(Struct, tag_field="type", tag="rematch", forbid_unknown_fields=True):
    """Somebody opened the same table anew."""

    code: Annotated[str, Meta(description="The code of the new table")]


class PresenceMessage(Struct, tag_field="type", tag="presence", forbid_unknown_fields=True):
    """Somebody has connected or gone: who of the table is connected now."""

    connected: Annotated[
        list[int], Meta(description="The places of the members who are connected; bots always are")
    ]
    spectators: int


class ChangeMessage(Struct, tag_field="type", tag="change", forbid_unknown_fields=True):
    """What differs from the state before: of `view`, `insight` and `clocks` the fields, of the rest the whole part."""

    base: Annotated[
        tuple[int, int], Meta(description="The `version` and the `number` of the state that this one follows")
    ] = field(name="from")
    version: int
    number: int
    now: ServerTime
    table: TableInfo | UnsetType = UNSET
    view: Annotated[Json, of_game("ViewChange")] | UnsetType = UNSET
    insight: Annotated[Json, of_game("InsightChange")] | UnsetType = UNSET
    clocks: ClocksChange | UnsetType = UNSET
    legal: list[Move] | UnsetType = UNSET
    asked: int | UnsetType = UNSET
    hint: Hint | UnsetType | None = UNSET
    history: History | UnsetType = UNSET
    first: FirstEvent | UnsetType = UNSET
    events: list[Event] | UnsetType = UNSET


DownMessage = (
    StateMessage
    | ChangeMessage
    | PresenceMessage
    | PlayedMessage
    | SaidMessage
    | PongMessage
    | ProblemMessage
    | ChatMessage
    | RematchMessage
)
