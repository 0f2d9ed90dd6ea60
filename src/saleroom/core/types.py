"""What the types of all games share, and the notes that their fields carry.

A game describes its JSON once, in `types.py` of its folder, as TypedDicts: `Options`, `Deal`, `Move`, `View`,
`Position`, `Event`, `Insight`, `Sale` and `Outcome` (moves and events are unions, told apart by `type`). mypy checks
the game's code against them; `core.shapes` reads them to check values, to write JSON Schema for the API, the
browser and the docs, and to find the words for a move or an event.
"""

from collections.abc import Sequence
from typing import Annotated, Literal, NamedTuple, NotRequired, TypedDict

SEAT = "seat"


class Note(NamedTuple):
    """What is to be known of a field besides its type: `Annotated[int, Note("Coins", low=1)]`."""

    about: str = ""
    """A few words for the docs, the API and the plain table."""
    low: int | None = None
    high: int | None = None
    one_of: Sequence[object] = ()
    """All values there are."""
    says: str = ""
    """Such a value is named by the message `<game>-<says>-<value>`; `seat` is the name of who sits there."""
    row: str = ""
    """The number is a place in that row of the view (`market`, `options.lots`), counted from `low`, and what lies there
    names it; an object there is said by the message `<game>-<says>`, with its fields as values."""
    default: object = ...
    """What a field that may be left out of a move then means."""
    per_seat: str = ""
    """The list has an entry for each seat; a sentence tells them one by one, each under this name, and a question has
    the viewer's own entry."""


Seat = Annotated[int, Note("A seat, from 0", low=0, high=9, says=SEAT)]
Party = Annotated[int | Literal["house"], Note("A seat, or the house where it plays", says=SEAT)]
Rule = Annotated[str, Note("The paragraph of the rules")]
Count = Annotated[int, Note(low=0)]
LotNumber = Annotated[int, Note("The how-manieth lot it was", low=1)]
Buyer = Annotated[int | None, Note("Who got it; null: nobody, or not shown at this table", says=SEAT)]
At = Annotated[int, Note("After so many moves it was settled", low=1)]
Score = Annotated[int | None, Note("Your points now; null for a spectator")]
Scores = Annotated[list[int | None], Note("Points per seat now, null where they are hidden")]


class ViewBase(TypedDict):
    """What the views of all games have."""

    seats: Annotated[int, Note("How many seats there are")]
    viewer: Annotated[int | None, Note("Whose view it is; null: a spectator's", says=SEAT)]
    to_act: Annotated[list[Seat], Note("Seats that must choose now; empty when the match is over")]
    over: Annotated[bool, Note("Whether the match has ended")]


class Result(TypedDict):
    """How a match ended."""

    scores: Annotated[list[int], Note("Points per seat; where the house plays, it comes last")]
    winners: list[Party]


class SaleBase(TypedDict):
    """A lot that is done."""

    lot: LotNumber
    seat: Buyer
    at: NotRequired[At]


class InsightBase(TypedDict):
    """What can be worked out in every game."""

    score: Score
