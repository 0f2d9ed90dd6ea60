"""What travels between the server and operators, as types."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from saleroom.core.game import Json

NO_NUL = r"^[^\x00]*$"
"""Text that PostgreSQL can store."""
Why = Annotated[
    str, Meta(min_length=1, max_length=300, pattern=NO_NUL, description="The reason, for the audit log")
]
Time = Annotated[int, Meta(description="Milliseconds since 1970")]


class Act(Struct, forbid_unknown_fields=True):
    """Why something is done."""

    why: Why


class Restrict(Struct, forbid_unknown_fields=True):
    """Why somebody is restricted, and for how long."""

    why: Annotated[
        str,
        Meta(
            min_length=1, max_length=300, pattern=NO_NUL, description="The reason; who is banned is told it"
        ),
    ]
    hours: (
        Annotated[float, Meta(gt=0, le=100_000, description="For so long; without it until it is lifted")]
        | None
    ) = None


class RestrictAddress(Struct, forbid_unknown_fields=True, kw_only=True):
    """An address that is banned, why, and for how long."""

    address: Annotated[
        str, Meta(max_length=50, description="IPv4, or IPv6: its /64 counts", examples=["203.0.113.7"])
    ]
    why: Why
    hours: Annotated[float, Meta(gt=0, le=100_000)] | None = None


class LiftAddress(Struct, forbid_unknown_fields=True):
    """An address whose ban is lifted, and why."""

    address: Annotated[str, Meta(max_length=50)]
    why: Why


class RetentionDays(Struct, forbid_unknown_fields=True):
    """What is older than so many days is deleted."""

    days: Annotated[int, Meta(ge=1, le=36_500)]


class Changed(Struct):
    """What an action has changed."""

    changed: Annotated[
        Json,
        Meta(description="`tables`: their codes; `lines`, `people`, `finished_tables`: how many; `address`"),
    ]


class AdminTable(Struct):
    """A table in an operator's list."""

    code: str
    game: str
    seats: int
    seated: int
    moves: int
    state: Literal["waiting", "playing", "over"]
    listed: bool
    private: bool
    paused_at: Time | None
    ended: str | None
    host: Annotated[str, Meta(description="A person's id")]
    created_at: Time
    changed_at: Time


class AdminMember(Struct):
    """Somebody at a table, as an operator sees them."""

    place: int
    person: Annotated[str | None, Meta(description="A person's id; null for a bot")]
    bot: str | None
    character: str | None
    nickname: str
    keeper: Annotated[str | None, Meta(description="Of a guest: the id of whoever brought them")]
    seat: int | None
    ready: bool
    away: bool
    agrees_to: str | None
    muted: bool
    conceded: bool


class AdminMatch(Struct):
    """A match as an operator sees it: no cards, no moves."""

    id: str
    rules: int
    commitment: str
    started_at: Time
    ended_at: Time | None
    outcome: Json | None
    moves: Annotated[int, Meta(description="How many have been made")]


class AdminLine(Struct):
    """A line of chat as an operator sees it."""

    person: str | None
    nickname: str
    text: str
    said_at: Time


class AdminTableWhole(Struct):
    """A table as an operator sees it."""

    code: str
    game: str
    seats: int
    options: Json
    listed: bool
    clock: Json
    host: str
    state: Literal["waiting", "playing", "over"]
    lesson: bool
    next: str | None
    private: bool
    kicked: Annotated[list[str], Meta(description="Ids of people who cannot join again")]
    paused_at: Time | None
    ended: str | None
    version: int
    created_at: Time
    changed_at: Time
    members: list[AdminMember]
    match: AdminMatch | None
    chat: Annotated[list[AdminLine], Meta(description="The last fifty lines")]


class AdminPerson(Struct):
    """A person."""

    id: str
    nickname: str
    created_at: Time


class RestrictionInfo(Struct):
    """A ban or a mute."""

    kind: Literal["ban", "mute"]
    whom: Annotated[str, Meta(description="A person's id, or an address")]
    why: str
    made_at: Time
    ends_at: Time | None


class AuditRow(Struct):
    """A row of the audit log."""

    id: int
    at: Time
    who: str
    what: str
    whom: Annotated[str, Meta(description="A table, a person, an address or an operator")]
    why: str
    changed: Json


class MyData(Struct):
    """All that is stored about me; of matches under way not the moves."""

    person: AdminPerson
    credentials: list[Json]
    tables: list[Json]
    hosted: list[Json]
    kicked_from: list[Json]
    moves: list[Json]
    results: list[Json]
    chat: list[Json]
    subscriptions: list[Json]
    mail: list[Json]
    called: list[Json]
    commands: list[Json]
    blocks: list[Json]
    restrictions: list[Json]


class PersonData(MyData):
    """All that is stored about a person, and what operators did about them; of matches under way not the moves."""

    audit: list[Json]
