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


Clock = LiveClock | TurnClock


class OpenTable(Struct, forbid_unknown_fields=True):
    """A table to be opened."""

    game: Annotated[str, Meta(examples=["luxury"])]
    nickname: Nickname
    seats: Annotated[int, Meta(examples=[3])] | None = None
    options: Json = {}
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


Place = Annotated[int, Meta(ge=0, le=999, description="A place at the table", examples=[1])]
Code = Annotated[str, Meta(max_length=16, description="A table's code", examples=["kv2ur8crd6a2"])]
Proposal = Literal["pause", "resume", "abandon"]


class Kick(Struct, forbid_unknown_fields=True):
    """Whom the host kicks."""

    place: Place


class Mute(Struct, forbid_unknown_fields=True):
    """Whom the host mutes, or no longer."""

    place: Place
    muted: bool = True


class SetPrivate(Struct, forbid_unknown_fields=True):
    """Whether nobody may watch who has no seat."""

    private: bool


class Propose(Struct, forbid_unknown_fields=True):
    """What one wants the match to do; null withdraws it."""

    what: Proposal | None


class NewBlock(Struct, forbid_unknown_fields=True):
    """Whom one blocks: whoever sits at a place of a table, or a person by id."""

    table: Code | None = None
    place: Place | None = None
    person: Annotated[str, Meta(max_length=24)] | None = None


class Block(Struct):
    """Somebody whom one has blocked."""

    id: Annotated[str, Meta(description="The id of the block, by which it can be ended")]
    nickname: Annotated[str, Meta(description="What they called themselves")]
    created_at: Annotated[int, Meta(description="Milliseconds since 1970")]


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

    record: Json
    receipt: Json


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
    allowed: Annotated[str, Meta(description="The values it may have, in words")]
    about: Annotated[str, Meta(description="What it means")]


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
    wants_clock: Json | None
    added_entropy: bool
    agrees_to: Annotated[Proposal | None, Meta(description="What they want the match to do")]
    muted: Annotated[bool, Meta(description="By the host: they cannot chat at this table")]
    conceded: Annotated[bool, Meta(description="They have given up: a bot plays the seat to the end")]


class TableInfo(Struct):
    """A table as anybody may see it."""

    code: str
    game: str
    seats: int
    options: Json
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


class Hint(Struct):
    """What a learner should know now: the id of a message, and a move that is suggested."""

    id: str
    suggest: Move | None


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


class Receipt(Struct):
    """What is needed to check a deal; seed, salt and entropy only after the end."""

    commitment: str
    seed_commitment: str
    salt: str | UnsetType = UNSET
    seed: str | UnsetType = UNSET
    entropy: Annotated[list[str | None], Meta(description="In order of arrival")] | UnsetType = UNSET
    seating: Annotated[list[int], Meta(description="Seats in order of arrival")] | UnsetType = UNSET


# -- calls --------------------------------------------------------------------------------------------------


class PushKeys(Struct, forbid_unknown_fields=True):
    """The keys of a push subscription, in base64 for URLs."""

    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=30)]


class Subscribe(Struct, forbid_unknown_fields=True):
    """A browser's push subscription."""

    endpoint: Annotated[str, Meta(max_length=1000, description="Where its push service takes messages")]
    keys: PushKeys


class Subscribed(Struct):
    """A push subscription that is called."""

    id: Annotated[str, Meta(description="Its id, by which it can be ended")]


class MailInfo(Struct):
    """Where I am called by mail."""

    address: str
    confirmed: Annotated[bool, Meta(description="Whether its link was used; nothing else is sent before")]


class SetMail(Struct, forbid_unknown_fields=True):
    """An e-mail address, or none."""

    address: Annotated[str, Meta(max_length=254, examples=["fox@example.org"])] | None


class CallsInfo(Struct):
    """How I am called when it is my turn."""

    key: Annotated[str, Meta(description="The public key with which a browser subscribes (VAPID)")]
    subscriptions: Annotated[list[str], Meta(description="The ids of my push subscriptions")]
    mail_offered: Annotated[bool, Meta(description="Whether this server sends mail")]
    mail: MailInfo | None


# -- replay -------------------------------------------------------------------------------------------------


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
