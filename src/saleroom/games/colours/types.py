"""What the JSON of colours looks like: options, deal, moves, events, views, positions, insight, outcome.

`house` is everywhere the dummy hand of the game for two seats, a third party that never bids (C7, C13).
"""

from typing import Annotated, Literal, NotRequired, TypedDict, final

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
from saleroom.games.colours.cards import KINDS

Card = Annotated[str, Note("Colour and number, * is the joker", one_of=KINDS, says="card")]
Slot = Annotated[int, Note("A place of the market, from 0", low=0, high=5, row="market")]
Mark = Literal["?", "X"]


class Options(TypedDict):
    """The options of the table: what a raise must match, and what sets and runs count."""

    matching: Literal["by-hand", "same-cards", "strict", "count"]
    sets: Annotated[list[int], Note("Points of a set of each number, from 1 to 9")]
    run: Annotated[int, Note("Points of each card in a run")]


class Deal(TypedDict):
    """All 48 cards, the top one first."""

    deck: list[Card]


@final  # so that its fields tell it from the others
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


@final  # so that its fields tell it from the others
class RenounceSlot(TypedDict):
    """Give up a card of the market."""

    type: Literal["renounce"]
    slot: Slot


@final  # so that its fields tell it from the others
class RenounceCard(TypedDict):
    """Give up a card of your hand."""

    type: Literal["renounce"]
    card: Card


Renounce = RenounceSlot | RenounceCard
Move = Offer | Pass | Stand | RenounceSlot | RenounceCard


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


class HandCardReplaces(TypedDict):
    """A hand card that a seat gave up replaces a market card with its X that it would have to match."""

    type: Literal["hand_card_replaces"]
    seat: Seat
    slot: Slot
    card: Card
    rule: Rule


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
    | HandCardReplaces
    | CardSold
    | LeftoverTaken
    | CardPutUp
    | DealBegun
    | MatchEnded
)


class Memory(TypedDict):
    """What a perfect memory works out."""

    taken: Annotated[
        list[list[Card | None]],
        Note("Per seat the cards it took, in order; null for a hand card discarded unseen"),
    ]
    house_taken: Annotated[list[Card], Note("The cards that fell to the house, in order")]


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
        list[dict[str, Mark]],
        Note("Per slot, by seat: ? renounced in this auction, X given up for good"),
    ]
    sale: Annotated[Slot | None, Note("The slot for sale")]
    totals: Annotated[list[int], Note("Per seat the cards renounced in this auction", per_seat="total")]
    bidder: Seat | None
    out: Annotated[list[bool], Note("Per seat whether it is out of this auction")]
    discards: Annotated[int, Note("How many cards are out of the game")]


class Shared(Public):
    """What all viewers of colours see alike."""

    phase: Literal["dealing", "bidding", "over"]
    begun: Annotated[bool, Note("Whether the bidder has begun to renounce: no way back")]
    needed: Annotated[int | None, Note("The total the bidder must reach")]
    demanded: Annotated[list[Slot], Note("Slots that the bidder must match")]
    to_replace: Annotated[
        list[Slot], Note("Slots with the bidder's own X that a hand card of the bidder must still replace")
    ]
    replaced: Annotated[
        list[list[Slot]],
        Note("Per seat the slots with its own X that a hand card has replaced in this auction"),
    ]
    deck_size: Count
    hand_sizes: list[int]
    hands: Annotated[list[list[Card]] | None, Note("All hands, at the end")]
    house: Annotated[list[Card] | None, Note("With two seats: the cards of the house, at the end")]
    house_size: Annotated[int | None, Note("With two seats: how many cards the house has")]
    memory: NotRequired[Memory]


class Own(TypedDict):
    """What only the viewer sees."""

    hand: list[Card] | None
    my_discards: list[Card] | None
    unseen: Annotated[list[Card], Note("Cards you have never seen")]


class View(ViewBase, Shared, Own):
    """A match of colours as a viewer may see it."""

    game: Literal["colours"]
    options: Options
    outcome: Outcome | None


class Position(Public):
    """The all-knowing picture of colours."""

    hands: list[list[Card]]
    house: Annotated[list[Card] | None, Note("With two seats: the cards of the house")]
    deck: Annotated[list[Card], Note("The next one first")]


class Sale(SaleBase):
    """A card that was sold."""

    what: Card
    price: Annotated[int, Note("How many cards the buyer gave up for it")]
    hand_cards: Annotated[int, Note("How many of them were hand cards")]
    replaced: Annotated[list[Card], Note("Market cards with the buyer's own X that a hand card replaced")]


class IfWon(TypedDict):
    """What the card for sale would add to your points, what you give up for it aside."""

    adds: int


class Progress(TypedDict):
    """How far your bid is."""

    total: Annotated[int, Note("Cards you have given up in this auction")]
    demanded: Annotated[list[Slot], Note("Slots that you would have to match")]
    to_replace: Annotated[
        list[Slot], Note("Slots with your own X that a hand card of yours must still replace")
    ]
    needed: Annotated[int, Note("The total a bid must reach now")]
    most: Annotated[int, Note("The total you could reach with all you can give up")]
    can_raise: Annotated[bool, Note("Whether you could raise if it were your turn")]
    leads: Annotated[bool, Note("Whether yours is the highest bid")]


class OwnWorked(TypedDict):
    """What a seat can work out for its own hand; null for a spectator."""

    if_won: IfWon | None
    market: Annotated[list[int | None] | None, Note("Per slot what that card would add to your points")]
    hand: Annotated[dict[str, int] | None, Note("Per card of your hand what losing one would take away")]
    bid: Annotated[Progress | None, Note("null when you are out, or nothing is for sale")]


class Worked(InsightBase, OwnWorked):
    """What a viewer of colours can work out from its view."""

    scores: Scores
    breakdown: list[Breakdown | None]


class Insight(Worked):
    """What a viewer of colours can work out."""

    game: Literal["colours"]
    lots: NotRequired[list[Sale]]
