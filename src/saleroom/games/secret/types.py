"""What the JSON of secret looks like: options, deal, moves, events, views, positions, insight, outcome."""

from typing import Annotated, Literal, NotRequired, TypedDict

from saleroom.core.types import Count, InsightBase, Note, Result, Rule, SaleBase, Scores, Seat, ViewBase
from saleroom.games.secret.cards import ITEMS, REQUESTS

Item = Annotated[str, Note("A gem: its type and its stars", one_of=ITEMS, says="item")]
Request = Annotated[str, Note(one_of=REQUESTS, says="request")]
Money = Annotated[int, Note("A money card, by its value", low=0)]
Ask = Annotated[int, Note("So many cards are asked for", low=1, high=3)]


class Asks(TypedDict):
    """Per type the cards asked for at one, two and three stars."""

    amber: list[Ask]
    beryl: list[Ask]
    coral: list[Ask]
    diamond: list[Ask]
    emerald: list[Ask]
    feldspar: list[Ask]


class Options(TypedDict):
    """The options of the table: the ten money values, what the items ask for, and what is read otherwise."""

    money: list[Money]
    asks: Asks
    readings: list[Literal["one-chip", "twos-or-more", "no-stars", "no-ones", "types-need-an-item"]]


class Deal(TypedDict):
    """The eighteen items, the first one to be sold first, and two requests for each seat."""

    items: list[Item]
    requests: list[list[Request]]


class Keep(TypedDict):
    """Keep one of the two requests dealt."""

    type: Literal["keep"]
    request: Request


class Bid(TypedDict):
    """Bid as many money cards as the item asks for; with `recover` the pile is taken back first, for a chip."""

    type: Literal["bid"]
    cards: list[Money]
    recover: NotRequired[Annotated[bool, Note(default=False)]]


class Pass(TypedDict):
    """Pass, for a chip; with `recover` the pile is taken back, for another."""

    type: Literal["pass"]
    recover: NotRequired[Annotated[bool, Note(default=False)]]


Move = Keep | Bid | Pass


class ChoiceSealed(TypedDict):
    """A seat has chosen; only it knows what."""

    type: Literal["choice_sealed"]
    seat: Seat
    choice: NotRequired[Move]


class RequestsKept(TypedDict):
    """All have kept a request."""

    type: Literal["requests_kept"]
    rule: Rule


class ItemTurnedUp(TypedDict):
    """The next item, and how many cards it asks for."""

    type: Literal["item_turned_up"]
    item: Item
    asks: Ask
    rule: Rule


class PileReturned(TypedDict):
    """A seat short of cards took its pile back for nothing."""

    type: Literal["pile_returned"]
    seat: Seat
    number: int
    rule: Rule


class SeatOut(TypedDict):
    """A seat has not enough cards left to bid."""

    type: Literal["seat_out"]
    seat: Seat
    rule: Rule


class RevealedChoice(TypedDict):
    """One choice of a reveal."""

    seat: Seat
    type: Literal["bid", "pass"]
    recover: bool
    cards: NotRequired[list[Money]]
    value: NotRequired[int]


class ChoicesRevealed(TypedDict):
    """All choices are turned over."""

    type: Literal["choices_revealed"]
    choices: list[RevealedChoice]
    rule: Rule


class ItemSold(TypedDict):
    """The item went to a seat; the cards it bid are locked away."""

    type: Literal["item_sold"]
    item: Item
    seat: Seat
    cards: list[Money]
    after_tie: Annotated[bool, Note("Whether it went to the next highest after a tie")]
    rule: Rule


class ItemDiscarded(TypedDict):
    """Nobody got the item."""

    type: Literal["item_discarded"]
    item: Item


class MatchEnded(TypedDict):
    """The match is over; the requests are shown."""

    type: Literal["match_ended"]
    requests: Annotated[list[Request], Note(per_seat="request")]
    fulfilled: Annotated[list[bool], Note(per_seat="fulfilled")]
    rule: Rule


Event = (
    ChoiceSealed
    | RequestsKept
    | ItemTurnedUp
    | PileReturned
    | SeatOut
    | ChoicesRevealed
    | ItemSold
    | ItemDiscarded
    | MatchEnded
)


class Memory(TypedDict):
    """What a perfect memory works out."""

    hands: list[list[Money]]
    piles: list[list[Money]]


class Breakdown(TypedDict):
    """Points by where they come from."""

    stars: int
    request: int


class Outcome(Result):
    """How a match of secret ended."""

    breakdown: list[Breakdown]


class Public(TypedDict):
    """What lies open on the table in secret."""

    item: Item | None
    chips: Annotated[list[int], Note(per_seat="chips")]
    won: list[list[Item]]
    discarded: list[Item]
    out: Annotated[list[bool], Note("Per seat whether it has too few cards left to bid")]
    sealed: Annotated[list[bool], Note("Per seat whether it has chosen")]
    locked: Annotated[list[list[Money]], Note("Per seat the money paid for good")]


class Shared(Public):
    """What all viewers of secret see alike."""

    phase: Literal["keeping", "bidding", "over"]
    asks: Annotated[Ask | None, Note("How many cards the item asks for")]
    items_left: Count
    items_to_come: Annotated[list[Item], Note("In no order")]
    hand_sizes: list[int]
    pile_sizes: list[int]
    requests: Annotated[list[Request] | None, Note("All requests, at the end")]
    memory: NotRequired[Memory]


class Own(TypedDict):
    """What only the viewer sees."""

    request: Annotated[Request | None, Note("The request you have kept")]
    requests_dealt: Annotated[list[Request] | None, Note("The two you were dealt")]
    hand: list[Money] | None
    pile: list[Money] | None
    choice: Annotated[Move | None, Note("What you have sealed")]


class View(ViewBase, Shared, Own):
    """A match of secret as a viewer may see it."""

    game: Literal["secret"]
    options: Options
    outcome: Outcome | None


class Position(Public):
    """The all-knowing picture of secret."""

    items_left: Annotated[list[Item], Note("The next one first")]
    hands: list[list[Money]]
    piles: list[list[Money]]
    requests: Annotated[list[Request | list[Request]], Note("The kept one, or the two dealt")]


class Sale(SaleBase):
    """An item that is done."""

    what: Item
    price: Annotated[int | None, Note("The value of the cards paid")]
    cards: list[Money]


class Stars(TypedDict):
    """Items won by stars."""

    one: int
    two: int
    three: int


How = Literal["at_least", "at_most", "exactly"]


class Progress(TypedDict):
    """How far a request is."""

    request: Request
    points: int
    fulfilled: Annotated[bool, Note("As things stand")]
    have: int
    need: int
    how: Annotated[How, Note("How `have` must stand to `need`")]


class IfWon(TypedDict):
    """What the item would add to your points, the cards you pay locked away."""

    adds: int
    stars: int
    request: Annotated[int, Note("Points of the request gained or lost with it")]


class Worked(InsightBase):
    """What a viewer of secret can work out from its view."""

    scores: Scores
    stars: Annotated[list[int], Note("Per seat: open to all")]
    items: Annotated[list[Stars], Note("Per seat")]
    requests: Annotated[list[Progress] | None, Note("The one you keep, or the two you choose from")]
    if_won: IfWon | None


class Insight(Worked):
    """What a viewer of secret can work out."""

    game: Literal["secret"]
    lots: NotRequired[list[Sale]]
