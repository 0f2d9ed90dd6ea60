"""What an analysis looks like as JSON.

Chances to win go from 0 to 1, and a victory shared by k counts 1/k. Every estimate has its standard error beside it,
under the same name with `_error`. Moves and seats are numbered from 0, as in the record.
"""

from typing import Any, Literal, NotRequired, TypedDict

Depth = Literal["quick", "standard", "deep"]
Verdict = Literal["best", "equal", "inaccuracy", "mistake", "blunder"]


class Candidate(TypedDict):
    """A move that was weighed."""

    move: dict[str, Any]
    win: float
    win_error: float
    points: float
    points_error: float
    chance: float
    """How likely the expert is to play it: where choices are sealed, good play is often mixed."""


class Decision(TypedDict):
    """One move of which there was a choice, judged by what its seat could know then."""

    number: int
    """Its place in the record, which is also how many moves were made before it."""
    seat: int
    played: dict[str, Any]
    best: dict[str, Any]
    """What the expert would play; where that is mixed, the likeliest move."""
    cost: float
    """The chance to win that the played move gave away, compared with the best."""
    cost_error: float
    cost_points: float
    cost_points_error: float
    sure: bool
    """Whether the played move is worse for certain (or, if it is the best, better than all others weighed)."""
    verdict: Verdict
    """`equal` where played and best are within noise of each other."""
    candidates: NotRequired[list[Candidate]]
    """The moves that were weighed, the best first; left out where the whole would become too long."""


class Worth(TypedDict):
    """What a lot was worth to a seat, in points, as it could know when the lot came up."""

    seat: int
    points: float
    points_error: float


class Bargain(TypedDict):
    """A seat that let a lot go by mistake, and would have gained by taking it."""

    seat: int
    points: float
    """So many."""
    points_error: float


class Lot(TypedDict):
    """A lot that was sold, or that nobody took."""

    lot: int
    what: Any
    seat: int | None
    price: int | None
    """In the money of the game: coins, cards, the value of a bid."""
    first: int
    at: int
    """It came up after so many moves, and was settled after so many."""
    worth: list[Worth]
    """For the seats of which it can be said."""
    paid: float | None
    """The price in points: what the buyer gave up elsewhere for it."""
    paid_error: float | None
    overpaid: float | None
    """By so many points the buyer would have done better to let it go at this price; below 0 it gained by buying."""
    overpaid_error: float | None
    sure: bool
    """Whether it was overpaid, or worth its price, for certain."""
    missed: list[Bargain]
    """Other seats that should have taken it, for certain."""
    curse: bool
    """The winner's curse: overpaid for certain, and worth less than its price to everybody else, too."""
    swing: list[float]
    """How the chance to win of each seat changed while it was sold."""


class Share(TypedDict):
    """Where a result came from: `luck + skill = result`, and `start + result` is what the seat got in the end."""

    start: float
    """What could be expected of the seat before the deal."""
    result: float
    luck: float
    luck_error: float
    skill: float
    skill_error: float
    """How large the skill of equal players may look in one such match: a smaller one says nothing."""
    cards: float
    """Of the luck: what the cards gave."""
    met: float
    """Of the luck: how choices met that were sealed side by side."""
    own: float
    """Of the skill: what the seat's own decisions gave."""
    others: float
    """Of the skill: what the decisions of the other seats gave it."""


class SeatAnalysis(Share):
    """A seat: its result in chances to win, and under `points` in points."""

    seat: int
    won: float
    """Its share of the victory."""
    score: int
    lost: float
    """The chance to win that its moves gave away, as far as that is sure, added up."""
    decisions: int
    points: Share


class Moment(TypedDict):
    """Everybody's chance to win after so many moves."""

    after: int
    win: list[float]
    win_error: float
    """The largest standard error among them."""


class Turn(TypedDict):
    """A turning point: between two moments one seat's chance to win changed much."""

    after: int
    """The change shows after so many moves."""
    seat: int
    change: float
    """Of that seat's chance to win."""
    change_error: float
    cause: Literal["cards", "met", "decision"]
    mover: int | None
    """Whose decision it was."""


class BestMove(TypedDict):
    """The best move of the match: the one by which most was gained over the next best."""

    number: int
    gain: float
    gain_error: float


class Analysis(TypedDict):
    """All that the coach says of a match."""

    format: Literal["saleroom-analysis/1"]
    game: str
    rules: int
    seats: list[SeatAnalysis]
    winners: list[int | str]
    depth: Depth
    iterations: int
    """How often the search tried something, for all decisions together."""
    playouts: int
    """How many matches were played on for luck, skill and lots."""
    decisions: list[Decision]
    lots: list[Lot]
    curve: list[Moment]
    turns: list[Turn]
    costly: list[int]
    """The numbers of the most costly moves, at most three, the worst first; only such as are sure."""
    best: BestMove | None
