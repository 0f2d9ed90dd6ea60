"""The types of what the coach answers. An analysis itself is described in `saleroom.coach.types`."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from saleroom.coach.types import Analysis, Depth, Verdict
from saleroom.server.wire import Event, Insight, Move, Nickname, Seat, View


class AnalysisState(Struct, forbid_unknown_fields=True):
    """How it stands with an analysis, and the analysis once it is there."""

    state: Annotated[
        Literal["none", "waiting", "working", "done", "failed"],
        Meta(description="`none`: nobody has asked for it, `waiting`: for a free process"),
    ]
    depth: Depth
    progress: Annotated[
        float | None, Meta(description="While it is worked on: how far it is, from 0 to 1, if that is known")
    ]
    analysis: Analysis | None


class TryFrom(Struct, forbid_unknown_fields=True):
    """A moment of a finished match to be played on against bots."""

    number: Annotated[int, Meta(ge=0, description="After so many moves")]
    seat: Annotated[Seat, Meta(description="Yours; it was to act then")]
    nickname: Nickname
    level: Annotated[str, Meta(description="How strong the others are, as in `GET /bots`")] = "club"


class PuzzleInfo(Struct, forbid_unknown_fields=True):
    """A puzzle, without what is to be seen in it."""

    id: str
    game: str
    seats: int
    level: Annotated[int, Meta(ge=1, le=3, description="1 is easy, 3 is hard")]


class PuzzleChoice(Struct, forbid_unknown_fields=True):
    """A legal move, and what it costs compared with the best, each figure with its standard error."""

    move: Move
    win: Annotated[float, Meta(description="The chance to win after it")]
    win_error: float
    cost: Annotated[float, Meta(description="Of the chance to win")]
    cost_error: float
    cost_points: float
    cost_points_error: float
    verdict: Verdict


class Puzzle(Struct, forbid_unknown_fields=True):
    """One decision of a match, as the seat saw it that had to make it, and what each legal move is worth."""

    id: str
    game: str
    seats: int
    seat: Seat
    level: int
    found: Annotated[float, Meta(description="How often weaker bots found the best move, from 0 to 1")]
    number: Annotated[int, Meta(description="So many moves were made before it")]
    view: View
    insight: Insight
    events: list[Event]
    choices: Annotated[
        list[PuzzleChoice],
        Meta(description="Every legal move, in the order of the rules, not of their worth"),
    ]
