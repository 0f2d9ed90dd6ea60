"""The types of commands and of their answers. What they have in common with messages stands in `wire`."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from saleroom.core.game import Json
from saleroom.server.wire import Clock, Move, MoveKey, Nickname, Phrase, Proposal, SpectatorName


class OpenTable(Struct, forbid_unknown_fields=True):
    """A table to be opened."""

    game: Annotated[str, Meta(examples=["luxury"])]
    nickname: Nickname
    seats: Annotated[int, Meta(examples=[3])] | None = None
    options: Json = {}
    preset: Annotated[
        str | None,
        Meta(
            description="A preset of the game, as in `GET /games`: its options, and besides those in `options`",
            examples=["as-printed"],
        ),
    ] = None
    listed: bool = False
    clock: Clock | None = None
    bots: Annotated[
        list[str],
        Meta(
            max_length=9,
            description="The bots that sit down: levels, or LEVEL/CHARACTER",
            examples=[["club", "expert/vera"]],
        ),
    ] = []


class Join(Struct, forbid_unknown_fields=True):
    """Sitting down."""

    nickname: Nickname


class AddBot(Struct, forbid_unknown_fields=True):
    """A bot that sits down."""

    level: Annotated[str, Meta(description="As in `GET /bots`", examples=["club"])]
    character: Annotated[
        str | None, Meta(description="As in `GET /bots`; null: whoever comes next", examples=["vera"])
    ] = None


class LevelInfo(Struct):
    """A level of bots."""

    level: Annotated[str, Meta(examples=["club"])]
    about: Annotated[str, Meta(description="What it means, in English", examples=["Thinks ahead a little."])]
    for_people: Annotated[
        bool, Meta(description="Whether people are offered it; the others are there to measure bots by")
    ]


class CharacterInfo(Struct):
    """Somebody a bot can be."""

    id: Annotated[str, Meta(examples=["vera"])]
    name: Annotated[str, Meta(description="In English", examples=["Vera"])]
    about: Annotated[
        str, Meta(description="Their way of playing, in English", examples=["Counts every coin."])
    ]
    style: Annotated[
        dict[str, float],
        Meta(description="What the search looks for besides the win", examples=[{"spending": -0.1}]),
    ]


class BotsInfo(Struct):
    """The bots there are: any character plays at any level for people."""

    levels: Annotated[list[LevelInfo], Meta(description="The weakest first")]
    characters: list[CharacterInfo]


class MakeMove(Struct, forbid_unknown_fields=True):
    """A move."""

    move: Move
    id: MoveKey
    number: Annotated[int, Meta(ge=0, description="The number of the state you looked at")] | None = None


class Ready(Struct, forbid_unknown_fields=True):
    """Ready to begin, with entropy of one's own if one likes."""

    ready: bool = True
    entropy: Annotated[str, Meta(max_length=64, pattern=r"^[ -~]*(?!\n)$")] | None = None


class SetClock(Struct, forbid_unknown_fields=True):
    """The clock one agrees to."""

    clock: Clock


Place = Annotated[int, Meta(ge=0, le=999, description="A place at the table", examples=[1])]
Code = Annotated[str, Meta(max_length=16, description="A table's code", examples=["kv2ur8crd6a2"])]


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
    person: Annotated[str, Meta(max_length=24, pattern="^[0-9a-z]*$")] | None = None


class Block(Struct):
    """Somebody whom one has blocked."""

    id: Annotated[str, Meta(description="The id of the block, by which it can be ended")]
    nickname: Annotated[str, Meta(description="What they called themselves")]
    created_at: Annotated[int, Meta(description="Milliseconds since 1970")]


class Chat(Struct, forbid_unknown_fields=True):
    """A line of chat."""

    text: Annotated[str, Meta(examples=["Well bid!"])]
    phrase: Phrase | None = None
    nickname: SpectatorName = None


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


class Device(Struct):
    """Something a person is signed in with, or a personal link that can still be used."""

    id: Annotated[str, Meta(description="By which it can be signed out")]
    kind: Literal["browser", "token", "link"]
    label: Annotated[
        str,
        Meta(
            description="Of a browser: which one, on which system, as far as it says so; of a token: the nickname",
            examples=["Firefox, Android"],
        ),
    ]
    this: Annotated[bool, Meta(description="Whether it is the one that asks")]
    created_at: Annotated[int, Meta(description="Milliseconds since 1970")]
    seen_at: Annotated[
        int | None, Meta(description="When it was last used, to within an hour; null: unknown")
    ]
    expires_at: Annotated[int | None, Meta(description="Of a link: until when it can be used")]


class Address(Struct):
    """Where others find the pages."""

    address: Annotated[
        str | None,
        Meta(description="The beginning of addresses to give away; null if the server knows of none"),
    ]
    open: Annotated[
        bool,
        Meta(description="Whether others reach it there now: false if it listens on its own machine only"),
    ]


class Receipt(Struct):
    """What is needed to check a deal; seed, salt, entropy, bots and seating only after the end."""

    draw: Annotated[int, Meta(description="The version of how deals are promised and drawn", examples=[2])]
    table: Code
    match: Annotated[str, Meta(description="The match's id")]
    commitment: str
    seed_commitment: str
    salt: str | UnsetType = UNSET
    seed: str | UnsetType = UNSET
    entropy: Annotated[list[str | None], Meta(description="In order of arrival")] | UnsetType = UNSET
    bots: Annotated[list[int], Meta(description="The places of bots in that order, from 0")] | UnsetType = (
        UNSET
    )
    seating: Annotated[list[int], Meta(description="Seats in order of arrival")] | UnsetType = UNSET
