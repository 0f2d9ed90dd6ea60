"""What the JSON of luxury looks like: options, deal, moves, events, views, positions, insight, outcome."""

from typing import Annotated, Literal, NotRequired, TypedDict

from saleroom.core.types import Count, InsightBase, Note, Result, Rule, SaleBase, Seat, ViewBase
from saleroom.games.luxury.cards import CARDS, SIGNS

Card = Annotated[int, Note(one_of=CARDS, says="card")]
Sign = Annotated[str, Note(one_of=SIGNS, says="sign")]
LotNumber = Annotated[int, Note("A lot, 1 to 9", low=1, high=9, says="lot", row="options.lots")]


class Lot(TypedDict):
    """A lot: what it is worth, and its sign."""

    points: Annotated[int, Note(low=-999, high=999)]
    sign: Sign


class Options(TypedDict):
    """The options of the table: the nine lots, whether people are shown what all have seen, and other readings."""

    lots: list[Lot]
    memory: bool
    readings: list[Literal["banker-next-lot", "must-blackmail", "doubling-lasts"]]


class Deal(TypedDict):
    """The nine lots, the first one to be sold first."""

    lots: list[LotNumber]


class Bid(TypedDict):
    """Bid a card, face down."""

    type: Literal["bid"]
    card: Card


class Blackmail(TypedDict):
    """As Blackmailer, make a seat bid its 20, or nobody."""

    type: Literal["blackmail"]
    target: Seat | None


Move = Bid | Blackmail


class BidSealed(TypedDict):
    """A seat has chosen a card; only it knows which."""

    type: Literal["bid_sealed"]
    seat: Seat
    card: NotRequired[Card]


class BlackmailSealed(TypedDict):
    """A Blackmailer has chosen; only it knows whom."""

    type: Literal["blackmail_sealed"]
    seat: Seat
    target: NotRequired[Seat | None]


class BidsRevealed(TypedDict):
    """All cards are turned over: per seat a card, or null for a seat that did not bid."""

    type: Literal["bids_revealed"]
    cards: Annotated[list[Card | None], Note(per_seat="card")]


class BankerDoubled(TypedDict):
    """The Banker doubles the seat's next bid."""

    type: Literal["banker_doubled"]
    seat: Seat
    rule: Rule


class LotsAppraised(TypedDict):
    """The Appraiser looked at the lots ahead; only its seat learns which."""

    type: Literal["lots_appraised"]
    seat: Seat
    number: int
    rule: Rule
    lots: NotRequired[list[LotNumber]]


class ConstableCalled(TypedDict):
    """The Constable silences the powers of this reveal."""

    type: Literal["constable_called"]
    seat: Seat
    rule: Rule


class HooliganCame(TypedDict):
    """The Hooligan spoils the lot."""

    type: Literal["hooligan_came"]
    seat: Seat
    rule: Rule


class NobodyBlackmailed(TypedDict):
    """A Blackmailer let it be."""

    type: Literal["nobody_blackmailed"]
    seat: Seat
    rule: Rule


class SeatBlackmailed(TypedDict):
    """A seat was named; if it held the 20 it bids that and takes its card back."""

    type: Literal["seat_blackmailed"]
    seat: Seat
    target: Seat
    forced: bool
    returned: Card | None
    rule: Rule


class SwindlerCounted(TypedDict):
    """The Swindler beats the 90 of this reveal."""

    type: Literal["swindler_counted"]
    seat: Seat
    rule: Rule


class BidsTied(TypedDict):
    """The highest bids are equal: the tied seats bid again once."""

    type: Literal["bids_tied"]
    seats: list[Seat]
    value: int
    rebid: bool
    rule: Rule


class DoublingLasted(TypedDict):
    """A doubled bid was tied and stays doubled: the seat's bid in the tie-break counts double, too."""

    type: Literal["doubling_lasted"]
    seat: Seat
    rule: Rule


class BidHighest(TypedDict):
    """One bid is the highest."""

    type: Literal["bid_highest"]
    seat: Seat
    value: int
    rule: Rule


class LotSold(TypedDict):
    """The lot went to a seat."""

    type: Literal["lot_sold"]
    lot: LotNumber
    seat: Seat
    rule: Rule


class LotWithdrawn(TypedDict):
    """Nobody got the lot."""

    type: Literal["lot_withdrawn"]
    lot: LotNumber


class LotTurnedUp(TypedDict):
    """The next lot."""

    type: Literal["lot_turned_up"]
    lot: LotNumber
    rule: Rule


class MatchEnded(TypedDict):
    """The match is over."""

    type: Literal["match_ended"]


Event = (
    BidSealed
    | BlackmailSealed
    | BidsRevealed
    | BankerDoubled
    | LotsAppraised
    | ConstableCalled
    | HooliganCame
    | NobodyBlackmailed
    | SeatBlackmailed
    | SwindlerCounted
    | BidsTied
    | DoublingLasted
    | BidHighest
    | LotSold
    | LotWithdrawn
    | LotTurnedUp
    | MatchEnded
)


class Memory(TypedDict):
    """What a perfect memory works out."""

    hands: list[list[Card]]
    discards: Annotated[list[list[Card]], Note("Per seat, in the order they were spent")]
    appraised: Annotated[list[int], Note("How many of the lots ahead each seat knows", per_seat="appraised")]
    withdrawn: Annotated[list[LotNumber], Note("The lots that nobody got, in order")]
    lots_to_come: Annotated[list[LotNumber], Note("In no order")]


class Breakdown(TypedDict):
    """Points by where they come from."""

    lots: int
    signs: int


class Outcome(Result):
    """How a match of luxury ended."""

    breakdown: list[Breakdown]


class Public(TypedDict):
    """What lies open on the table in luxury."""

    table: Annotated[list[Card | None], Note("Per seat the card lying revealed", per_seat="card")]
    sealed: Annotated[list[bool], Note("Per seat whether it has chosen", per_seat="sealed")]
    doubled: Annotated[list[bool], Note("Per seat whether its next bid counts double", per_seat="doubled")]
    rebid: Annotated[list[Seat] | None, Note("Seats that bid again after a tie")]
    won: Annotated[list[list[LotNumber]], Note(per_seat="won")]


class Shared(Public):
    """What all viewers of luxury see alike."""

    phase: Literal["bidding", "blackmailing", "over"]
    lot: LotNumber | None
    counts_double: Annotated[
        list[bool], Note("Per seat whether its card on the table does", per_seat="counts-double")
    ]
    lots_left: Count
    hand_sizes: Annotated[list[int], Note(per_seat="hand-size")]
    memory: NotRequired[Memory]


class Own(TypedDict):
    """What only the viewer sees."""

    lots_ahead: Annotated[list[LotNumber], Note("The next lots, as far as you have seen them")]
    hand: list[Card] | None
    choice: Annotated[Move | None, Note("What you have sealed")]


class View(ViewBase, Shared, Own):
    """A match of luxury as a viewer may see it."""

    game: Literal["luxury"]
    options: Options
    outcome: Outcome | None


class Position(Public):
    """The all-knowing picture of luxury."""

    lots_left: list[LotNumber]
    lot: LotNumber | None
    withdrawn: list[LotNumber]
    hands: list[list[Card]]
    discards: list[list[Card]]


class Sale(SaleBase):
    """A lot that is done."""

    what: Annotated[LotNumber | None, Note("The lot; null if nobody got it and withdrawn lots are not shown")]
    price: Annotated[int | None, Note("What the winning bid counted, if past reveals are shown")]
    card: Annotated[Card | None, Note("The winning card, if past reveals are shown")]


class Signs(TypedDict):
    """Lots won by sign."""

    jewel: int
    vehicle: int
    estate: int


class IfWon(TypedDict):
    """What the lot would add to your points."""

    adds: int
    lots: int
    signs: Annotated[int, Note("The bonus, if it is the third lot of its sign")]


class Worked(InsightBase):
    """What a viewer of luxury can work out from its view."""

    scores: list[int]
    breakdown: list[Breakdown]
    signs: Annotated[list[Signs], Note("Per seat")]
    if_won: IfWon | None


class Insight(Worked):
    """What a viewer of luxury can work out."""

    game: Literal["luxury"]
    lots: NotRequired[list[Sale]]
