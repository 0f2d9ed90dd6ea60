"""What the JSON of colours looks like: options, deal, moves, events, views, positions, insight, outcome."""

from typing import Annotated, Literal, NotRequired, TypedDict

from saleroom.core.types import (
    Count,
    InsightBase,
    Note,
    Party,
    Result,
    Rule,
    SaleBase,
    Scores,
    Seat,
    ViewBase,
)

Card = Annotated[str, Note("Colour and number, * is the joker")]


Slot = Annotated[int, Note("A place of the market, from 0", low=0, high=5)]


class Offer(TypedDict):
    """As dealer, put a card of the market up for sale."""

    type: Literal["offer"]
    slot: Slot


class Pass(TypedDict):
    """Pass the deal on, or leave the bidding."""

    type: Literal["pass"]


class Stand(TypedDict):
    """Finish your bid."""

    type: Literal["stand"]


class Renounce(TypedDict):
    """Give up a card of the market, by slot, or of your hand, by card."""

    type: Literal["renounce"]
    slot: NotRequired[Slot]
    card: NotRequired[Card]


Move = Offer | Pass | Stand | Renounce


class SeatPassed(TypedDict):
    """A seat left the bidding."""

    type: Literal["seat_passed"]
    seat: Seat
    rule: Rule


class BidStands(TypedDict):
    """A seat has finished its bid."""

    type: Literal["bid_stands"]
    seat: Seat
    total: int
    rule: Rule


class DealPassed(TypedDict):
    """The dealer put nothing up."""

    type: Literal["deal_passed"]
    seat: Seat
    rule: Rule


class MarketDiscarded(TypedDict):
    """All dealers passed: the market was thrown away."""

    type: Literal["market_discarded"]
    cards: list[Card | None]
    rule: Rule


class CardRenounced(TypedDict):
    """A seat's ? lies on a card of the market."""

    type: Literal["card_renounced"]
    seat: Seat
    slot: Slot
    card: Card
    rule: Rule


class HandCardDiscarded(TypedDict):
    """A seat gave up a card of its hand; only it knows which."""

    type: Literal["hand_card_discarded"]
    seat: Seat
    rule: Rule
    card: NotRequired[Card]


class CardSold(TypedDict):
    """The card for sale went to the highest bidder."""

    type: Literal["card_sold"]
    card: Card
    slot: Slot
    seat: Seat
    rule: Rule


class LeftoverTaken(TypedDict):
    """A card all others have given up went to the one left, or with two seats to the house."""

    type: Literal["leftover_taken"]
    card: Card
    slot: Slot
    seat: Party
    rule: Rule


class CardPutUp(TypedDict):
    """A card is for sale; seats that gave it up before are out."""

    type: Literal["card_put_up"]
    seat: Seat
    slot: Slot
    card: Card
    out: list[Seat]
    rule: Rule


class DealBegun(TypedDict):
    """The next dealer, and the market filled up."""

    type: Literal["deal_begun"]
    seat: Seat
    market: list[Card | None]
    rule: Rule


class MatchEnded(TypedDict):
    """The match is over."""

    type: Literal["match_ended"]
    rule: Rule


Event = (
    SeatPassed
    | BidStands
    | DealPassed
    | MarketDiscarded
    | CardRenounced
    | HandCardDiscarded
    | CardSold
    | LeftoverTaken
    | CardPutUp
    | DealBegun
    | MatchEnded
)


class Options(TypedDict):
    """The options of the table."""

    matching: Literal["same-cards", "count"]


class Memory(TypedDict):
    """What a perfect memory works out."""

    taken: Annotated[
        list[list[Card | None]],
        Note("Per seat the cards it took, in order; null for a hand card discarded unseen"),
    ]
    house_taken: list[Card]


class Breakdown(TypedDict):
    """Points by where they come from."""

    sets: int
    runs: int


class Outcome(Result):
    """How a match of colours ended."""

    breakdown: list[Breakdown]


class Public(TypedDict):
    """What lies open on the table in colours."""

    dealer: Seat
    dealer_passes: Annotated[int, Note("Dealers in a row who put nothing up")]
    market: Annotated[list[Card | None], Note("Per slot a card, or null")]
    marks: Annotated[
        list[dict[str, Literal["?", "X"]]],
        Note("Per slot, by seat: ? renounced in this auction, X given up for good"),
    ]
    sale: Annotated[Slot | None, Note("The slot for sale")]
    totals: Annotated[list[int], Note("Per seat the cards renounced in this auction")]
    bidder: Seat | None
    out: Annotated[list[bool], Note("Per seat whether it is out of this auction")]
    discards: Annotated[int, Note("How many cards are out of the game")]


class View(ViewBase, Public):
    """A match of colours as a viewer may see it."""

    game: Literal["colours"]
    phase: Literal["dealing", "bidding", "over"]
    begun: Annotated[bool, Note("Whether the bidder has begun to renounce: no way back")]
    needed: Annotated[int | None, Note("The total the bidder must reach")]
    demanded: Annotated[list[Slot], Note("Slots that the bidder must match")]
    deck_size: Count
    hand: list[Card] | None
    hand_sizes: list[int]
    my_discards: list[Card] | None
    hands: Annotated[list[list[Card]] | None, Note("All hands, at the end")]
    house: Annotated[list[Card] | None, Note("The house's cards, at the end")]
    house_size: Annotated[int | None, Note("With two seats: how many cards the house has")]
    unseen: Annotated[list[Card], Note("Cards you have never seen")]
    options: Options
    outcome: Outcome | None
    memory: NotRequired[Memory]


class Position(Public):
    """The all-knowing picture of colours."""

    hands: list[list[Card]]
    house: list[Card] | None
    deck: list[Card]


class Sale(SaleBase):
    """A card that was sold."""

    what: Card
    price: Annotated[int, Note("How many cards the buyer gave up for it")]


class IfWon(TypedDict):
    """What the card for sale would add to your points, what you give up for it aside."""

    adds: int


class Progress(TypedDict):
    """How far your bid is."""

    total: Annotated[int, Note("Cards you have given up in this auction")]
    demanded: Annotated[list[Slot], Note("Slots that you would have to match")]
    needed: Annotated[int, Note("The total a bid must reach now")]
    most: Annotated[int, Note("The total you could reach with all you can give up")]
    leads: Annotated[bool, Note("Whether yours is the highest bid")]


class Insight(InsightBase):
    """What a viewer of colours can work out."""

    game: Literal["colours"]
    scores: Scores
    breakdown: list[Breakdown | None]
    if_won: IfWon | None
    market: Annotated[list[int | None] | None, Note("Per slot what that card would add to your points")]
    hand: Annotated[dict[str, int] | None, Note("Per card of your hand what losing one would take away")]
    bid: Annotated[Progress | None, Note("null when you are out, or nothing is for sale")]
    lots: NotRequired[list[Sale]]
