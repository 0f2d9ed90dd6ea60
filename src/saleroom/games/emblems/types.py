"""What the JSON of emblems looks like: options, deal, moves, events, views, positions, insight, outcome."""

from typing import Annotated, Literal, NotRequired, TypedDict

from saleroom.core.types import Count, InsightBase, Note, Result, Rule, SaleBase, Scores, Seat, ViewBase
from saleroom.games.emblems.cards import CARDS, MOST_POINTS, SECRETS, TABLE_CARDS

Card = Annotated[
    int,
    Note(
        "A card to bid with; one bit per emblem: 1 star, 2 moon, 4 pillar, 8 key, 16 crown; 0 is the joker",
        one_of=CARDS,
        says="rank",
    ),
]
TableCard = Annotated[
    int, Note("A card that is sold: three to five emblems", one_of=TABLE_CARDS, says="card")
]
SecretCard = Annotated[int, Note("A secret card: two emblems", one_of=SECRETS, says="card")]


CardPoints = Annotated[int, Note("Points of a won card", low=-MOST_POINTS, high=MOST_POINTS)]


class Points(TypedDict):
    """Points of a won card that shows both, one or none of one's emblems."""

    both: CardPoints
    one: CardPoints
    none: CardPoints


class Options(TypedDict):
    """The option of the table: what won cards count."""

    points: Points


class Deal(TypedDict):
    """What lies where at the beginning."""

    secrets: Annotated[list[SecretCard], Note("Per seat")]
    table: Annotated[list[TableCard], Note("The first one to be sold first")]
    decks: Annotated[list[list[Card]], Note("Per seat, the top card first")]


class Bid(TypedDict):
    """Bid one or more cards of the hand, face down; all are spent."""

    type: Literal["bid"]
    cards: list[Card]


Move = Bid


class BidSealed(TypedDict):
    """A seat has chosen; only it knows what."""

    type: Literal["bid_sealed"]
    seat: Seat
    cards: NotRequired[list[Card]]


class RevealedBid(TypedDict):
    """One bid of a reveal."""

    seat: Seat
    cards: list[Card]
    value: int
    from_deck: Annotated[bool, Note("The top card of the deck, for want of hand cards")]


class BidsRevealed(TypedDict):
    """All bids are turned over."""

    type: Literal["bids_revealed"]
    bids: list[RevealedBid]
    rule: Rule


class BidsTied(TypedDict):
    """The highest bids are equal: the tied seats bid again."""

    type: Literal["bids_tied"]
    seats: list[Seat]
    value: int
    rule: Rule


class CardSold(TypedDict):
    """The table card went to a seat."""

    type: Literal["card_sold"]
    card: TableCard
    seat: Seat
    rule: Rule


class CardRemoved(TypedDict):
    """Nobody could settle the tie: the table card is out of the game."""

    type: Literal["card_removed"]
    card: TableCard
    rule: Rule


class CardsDrawn(TypedDict):
    """A seat filled its hand; only it knows with what."""

    type: Literal["cards_drawn"]
    seat: Seat
    number: int
    rule: Rule
    cards: NotRequired[list[Card]]


class CardTurnedUp(TypedDict):
    """The next table card."""

    type: Literal["card_turned_up"]
    card: TableCard
    rule: Rule


class MatchEnded(TypedDict):
    """The match is over; the secret cards are shown."""

    type: Literal["match_ended"]
    secrets: Annotated[list[SecretCard], Note(per_seat="card")]
    rule: Rule


Event = BidSealed | BidsRevealed | BidsTied | CardSold | CardRemoved | CardsDrawn | CardTurnedUp | MatchEnded


class Breakdown(TypedDict):
    """Points by how many of the secret card's emblems the won cards show."""

    both: int
    one: int
    none: int


class Outcome(Result):
    """How a match of emblems ended."""

    breakdown: list[Breakdown]


class Public(TypedDict):
    """What lies open on the table in emblems."""

    table_card: TableCard | None
    spent: Annotated[list[list[Card]], Note("Per seat the cards it has bid")]
    won: list[list[TableCard]]
    removed: list[TableCard]
    tied: Annotated[list[Seat] | None, Note("Seats that bid again after a tie")]
    sealed: Annotated[list[bool], Note("Per seat whether it has chosen")]


class Shared(Public):
    """What all viewers of emblems see alike."""

    phase: Literal["bidding", "over"]
    table_left: Count
    table_to_come: Annotated[list[TableCard], Note("In no order")]
    secrets: Annotated[list[SecretCard] | None, Note("All secret cards, at the end")]
    hand_sizes: list[int]
    deck_sizes: list[int]


class Own(TypedDict):
    """What only the viewer sees."""

    secret: Annotated[SecretCard | None, Note("Your secret card")]
    hand: list[Card] | None
    deck: Annotated[list[Card] | None, Note("What is left of your deck, in no order")]
    choice: Annotated[Bid | None, Note("What you have sealed")]


class View(ViewBase, Shared, Own):
    """A match of emblems as a viewer may see it."""

    game: Literal["emblems"]
    options: Options
    outcome: Outcome | None


class Position(Public):
    """The all-knowing picture of emblems."""

    table_left: list[TableCard]
    secrets: list[SecretCard]
    hands: list[list[Card]]
    decks: Annotated[list[list[Card]], Note("Per seat, the next card first")]


class Sale(SaleBase):
    """A table card that is done."""

    what: TableCard
    price: Annotated[int | None, Note("What all its bids for the card counted")]
    cards: Annotated[list[Card], Note("The cards it bid")]


class IfWon(TypedDict):
    """What the table card would add to your points."""

    adds: int
    counts: Annotated[Literal["both", "one", "none"], Note("How many of your emblems it shows")]
    shared: Annotated[int, Note("Those emblems, one bit each")]


class ToCome(TypedDict):
    """The table cards to come by how many of your emblems they show."""

    both: int
    one: int
    none: int


class Worked(InsightBase):
    """What a viewer of emblems can work out from its view."""

    scores: Scores
    breakdown: list[Breakdown | None]
    if_won: IfWon | None
    to_come: ToCome | None


class Insight(Worked):
    """What a viewer of emblems can work out."""

    game: Literal["emblems"]
    lots: NotRequired[list[Sale]]
