"""Views, moves and events of the five games as types.

The server encodes plain objects, which is quicker; these types describe them. The OpenAPI document is completed from
them, so that clients get exact types, and the tests hold every message against them: a field that is missing here or
there is a failure. Views are told apart by `game`, moves and events by `type` within their game.
"""

import copy
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin
from msgspec import UNSET, Meta, Struct, UnsetType

from saleroom.core.game import Json
from saleroom.server import wire

Seat = Annotated[int, Meta(ge=0, le=9, description="A seat, from 0")]
Rule = Annotated[str, Meta(description="The paragraph of the rules", examples=["A4"])]
Count = Annotated[int, Meta(ge=0)]


class Part(Struct, forbid_unknown_fields=True):
    """A part of a view or an event."""


class Move(Struct, tag_field="type", forbid_unknown_fields=True):
    """A move."""


class Event(Struct, tag_field="type", forbid_unknown_fields=True):
    """Something that happened."""


SeatCount = Annotated[int, Meta(description="How many seats there are")]
Viewer = Annotated[Seat | None, Meta(description="Whose view it is; null: a spectator's")]
ToAct = Annotated[list[Seat], Meta(description="Seats that must choose now; empty when the match is over")]
Over = Annotated[bool, Meta(description="Whether the match has ended")]
Winner = Annotated[int | Literal["house"], Meta(description="A seat, or in colours of two the house")]


class Result(Part):
    """How a match ended."""

    scores: Annotated[list[int], Meta(description="Points per seat; in colours of two the house comes last")]
    winners: list[Winner]


# -- antiques -----------------------------------------------------------------------------------------------

AntiquesKind = Literal["painting", "sculpture", "furniture", "stamp", "jewellery", "collection", "replica"]
AntiquesGroupName = Literal["stamp", "jewellery", "furniture", "sculpture"]
AntiquesCardName = Literal[
    "painting", "sculpture", "furniture", "stamp", "jewellery", "collection",
    "replica:stamp", "replica:jewellery", "replica:furniture", "replica:sculpture", "replica:loose",
]  # fmt: skip
AntiquesToken = Literal["stop", "ban", "swap"]


class AntiquesBid(Move, tag="bid"):
    """Bid coins, more than the highest bid."""

    coins: Annotated[int, Meta(ge=1, le=60)]


class AntiquesPass(Move, tag="pass"):
    """Leave the bidding for this lot."""


class AntiquesTrick(Move, tag="trick"):
    """Use a token after a bid, or none: a ban names a target, a swap all four."""

    use: Literal["none", "stop", "ban", "swap"]
    target: Annotated[Seat, Meta(description="Whom to ban, or with whom to swap")] | UnsetType = UNSET
    give: Annotated[AntiquesCardName, Meta(description="The card you hand over")] | UnsetType = UNSET
    take: Annotated[AntiquesCardName, Meta(description="The card you want")] | UnsetType = UNSET
    payer: Annotated[Seat, Meta(description="Which of the two uses up a token")] | UnsetType = UNSET


class AntiquesAnswer(Move, tag="answer"):
    """Answer the offer of a swap."""

    accept: bool


class AntiquesPlace(Move, tag="place"):
    """Put a replica into a group."""

    group: AntiquesGroupName


AntiquesMove = AntiquesBid | AntiquesPass | AntiquesTrick | AntiquesAnswer | AntiquesPlace


class AntiquesBidMade(Event, tag="bid_made"):
    """A seat bid."""

    seat: Seat
    coins: int
    rule: Rule


class AntiquesSeatPassed(Event, tag="seat_passed"):
    """A seat left the bidding."""

    seat: Seat
    rule: Rule


class AntiquesBiddingStopped(Event, tag="bidding_stopped"):
    """A seat ended the bidding with its stop token."""

    seat: Seat
    rule: Rule


class AntiquesSeatBanned(Event, tag="seat_banned"):
    """A seat put another out of the bidding with its ban token."""

    seat: Seat
    target: Seat
    rule: Rule


class AntiquesSwapOffered(Event, tag="swap_offered"):
    """A seat offered to swap `give` of its own for `take` of the target."""

    seat: Seat
    target: Seat
    give: AntiquesCardName
    take: AntiquesCardName
    payer: Seat
    rule: Rule


class AntiquesSwapAccepted(Event, tag="swap_accepted"):
    """The swap took place."""

    seat: Seat
    target: Seat
    give: AntiquesCardName
    take: AntiquesCardName
    payer: Seat
    rule: Rule


class AntiquesSwapDeclined(Event, tag="swap_declined"):
    """The swap was declined."""

    seat: Seat
    target: Seat
    give: AntiquesCardName
    take: AntiquesCardName
    payer: Seat
    rule: Rule


class AntiquesReplicaPlaced(Event, tag="replica_placed"):
    """A replica joined a group."""

    seat: Seat
    group: AntiquesGroupName
    rule: Rule


class AntiquesLotSold(Event, tag="lot_sold"):
    """The lot went to a seat, its third card turned up; each other seat got a share."""

    seat: Seat
    price: int
    cards: Annotated[list[AntiquesKind], Meta(description="All three; the last one lay face down")]
    share: Annotated[int, Meta(description="Coins to each of the other seats")]
    to_bank: int
    rule: Rule


class AntiquesLotUnsold(Event, tag="lot_unsold"):
    """All passed: the lot went to the box."""

    round: int
    rule: Rule


class AntiquesBankTaken(Event, tag="bank_taken"):
    """The seat with the fewest cards got the bank."""

    seat: Seat
    coins: int
    rule: Rule


class AntiquesLotLaidOut(Event, tag="lot_laid_out"):
    """A new round: two cards face up, one face down."""

    round: int
    first: Seat
    cards: list[AntiquesKind | None]
    rule: Rule


class AntiquesMatchEnded(Event, tag="match_ended"):
    """The match is over."""


AntiquesEvent = (
    AntiquesBidMade
    | AntiquesSeatPassed
    | AntiquesBiddingStopped
    | AntiquesSeatBanned
    | AntiquesSwapOffered
    | AntiquesSwapAccepted
    | AntiquesSwapDeclined
    | AntiquesReplicaPlaced
    | AntiquesLotSold
    | AntiquesLotUnsold
    | AntiquesBankTaken
    | AntiquesLotLaidOut
    | AntiquesMatchEnded
)


class AntiquesCards(Part):
    """Genuine cards by kind."""

    painting: Count
    sculpture: Count
    furniture: Count
    stamp: Count
    jewellery: Count
    collection: Count


class AntiquesUnseen(Part):
    """Cards nobody has seen yet, by kind; the face-down cards of unsold lots are among them."""

    painting: Count
    sculpture: Count
    furniture: Count
    stamp: Count
    jewellery: Count
    collection: Count
    replica: Count


class AntiquesReplicas(Part):
    """Replicas by the group they lie in."""

    stamp: Count
    jewellery: Count
    furniture: Count
    sculpture: Count
    loose: Annotated[int, Meta(ge=0, description="In no group yet")]


class AntiquesOffer(Part):
    """A swap to be answered by its target."""

    seat: Seat
    target: Seat
    give: AntiquesCardName
    take: AntiquesCardName
    payer: Seat


class AntiquesMemory(Part):
    """What a perfect memory works out."""

    coins: Annotated[list[int], Meta(description="The purse of every seat")]


class AntiquesOptions(Part):
    """The options of the table."""

    tricks: list[AntiquesToken]
    sculpture_ties: Literal["places", "two-places"]
    open_purses: bool


class AntiquesBreakdown(Part):
    """Points by where they come from."""

    painting: int
    furniture: int
    jewellery: int
    stamp: int
    sculpture: int
    collection: int
    coins: int


class AntiquesOutcome(Result):
    """How a match of antiques ended."""

    breakdown: list[AntiquesBreakdown]


class AntiquesPublic(Part):
    """What lies open on the table in antiques."""

    round: Annotated[int, Meta(ge=1, le=20)]
    first: Annotated[Seat, Meta(description="Who began the bidding of this round")]
    bids: Annotated[list[int], Meta(description="Per seat the standing bid, 0 without one")]
    passed: list[bool]
    bank: int
    cards: list[AntiquesCards]
    replicas: list[AntiquesReplicas]
    tokens: Annotated[list[list[AntiquesToken]], Meta(description="Per seat the unused tokens")]


class AntiquesView(AntiquesPublic, tag_field="game", tag="antiques"):
    """A match of antiques as a viewer may see it."""

    seats: SeatCount
    viewer: Viewer
    to_act: ToAct
    over: Over
    phase: Literal["bidding", "trick", "answer", "placing", "over"]
    lot: Annotated[
        list[AntiquesKind | None] | None,
        Meta(description="Two cards and null for the face-down one; null when the lot is sold"),
    ]
    high: Annotated[int, Meta(description="The highest bid, 0 before the first")]
    leader: Annotated[Seat | None, Meta(description="Who made it")]
    offer: AntiquesOffer | None
    purse: Annotated[int | None, Meta(description="Your coins")]
    deck_size: Count
    unseen: AntiquesUnseen
    unsold: Annotated[list[int], Meta(description="Rounds whose lot went to the box")]
    options: AntiquesOptions
    outcome: AntiquesOutcome | None
    memory: AntiquesMemory | UnsetType = UNSET


class AntiquesPosition(AntiquesPublic):
    """The all-knowing picture of antiques."""

    lot: list[AntiquesKind] | None
    coins: list[int]
    deck: list[AntiquesKind]


# -- luxury -------------------------------------------------------------------------------------------------

LuxuryCard = Literal[0, 20, 30, 40, 50, 60, 70, 80, 90]
LuxurySign = Literal["jewel", "vehicle", "estate"]
LuxuryLotNumber = Annotated[int, Meta(ge=1, le=9, description="A lot, 1 to 9")]


class LuxuryBid(Move, tag="bid"):
    """Bid a card, face down."""

    card: LuxuryCard


class LuxuryBlackmail(Move, tag="blackmail"):
    """As Blackmailer, make a seat bid its 20, or nobody."""

    target: Seat | None


LuxuryMove = LuxuryBid | LuxuryBlackmail


class LuxuryBidSealed(Event, tag="bid_sealed"):
    """A seat has chosen a card; only it knows which."""

    seat: Seat
    card: LuxuryCard | UnsetType = UNSET


class LuxuryBlackmailSealed(Event, tag="blackmail_sealed"):
    """A Blackmailer has chosen; only it knows whom."""

    seat: Seat
    target: Seat | UnsetType | None = UNSET


class LuxuryBidsRevealed(Event, tag="bids_revealed"):
    """All cards are turned over: per seat a card, or null for a seat that did not bid."""

    cards: list[LuxuryCard | None]


class LuxuryBankerDoubled(Event, tag="banker_doubled"):
    """The Banker doubles the seat's next bid."""

    seat: Seat
    rule: Rule


class LuxuryLotsAppraised(Event, tag="lots_appraised"):
    """The Appraiser looked at the lots ahead; only its seat learns which."""

    seat: Seat
    number: int
    rule: Rule
    lots: list[LuxuryLotNumber] | UnsetType = UNSET


class LuxuryConstableCalled(Event, tag="constable_called"):
    """The Constable silences the powers of this reveal."""

    seat: Seat
    rule: Rule


class LuxuryHooliganCame(Event, tag="hooligan_came"):
    """The Hooligan spoils the lot."""

    seat: Seat
    rule: Rule


class LuxuryNobodyBlackmailed(Event, tag="nobody_blackmailed"):
    """A Blackmailer let it be."""

    seat: Seat
    rule: Rule


class LuxurySeatBlackmailed(Event, tag="seat_blackmailed"):
    """A seat was named; if it held the 20 it bids that and takes its card back."""

    seat: Seat
    target: Seat
    forced: bool
    returned: LuxuryCard | None
    rule: Rule


class LuxurySwindlerCounted(Event, tag="swindler_counted"):
    """The Swindler beats the 90 of this reveal."""

    seat: Seat
    rule: Rule


class LuxuryBidsTied(Event, tag="bids_tied"):
    """The highest bids are equal: the tied seats bid again once."""

    seats: list[Seat]
    value: int
    rebid: bool
    rule: Rule


class LuxuryBidHighest(Event, tag="bid_highest"):
    """One bid is the highest."""

    seat: Seat
    value: int
    rule: Rule


class LuxuryLotSold(Event, tag="lot_sold"):
    """The lot went to a seat."""

    lot: LuxuryLotNumber
    seat: Seat
    rule: Rule


class LuxuryLotWithdrawn(Event, tag="lot_withdrawn"):
    """Nobody got the lot."""

    lot: LuxuryLotNumber


class LuxuryLotTurnedUp(Event, tag="lot_turned_up"):
    """The next lot."""

    lot: LuxuryLotNumber
    rule: Rule


class LuxuryMatchEnded(Event, tag="match_ended"):
    """The match is over."""


LuxuryEvent = (
    LuxuryBidSealed
    | LuxuryBlackmailSealed
    | LuxuryBidsRevealed
    | LuxuryBankerDoubled
    | LuxuryLotsAppraised
    | LuxuryConstableCalled
    | LuxuryHooliganCame
    | LuxuryNobodyBlackmailed
    | LuxurySeatBlackmailed
    | LuxurySwindlerCounted
    | LuxuryBidsTied
    | LuxuryBidHighest
    | LuxuryLotSold
    | LuxuryLotWithdrawn
    | LuxuryLotTurnedUp
    | LuxuryMatchEnded
)


class LuxuryLot(Part):
    """A lot: what it is worth, and its sign."""

    points: int
    sign: LuxurySign


class LuxuryOptions(Part):
    """The options of the table: the nine lots, and whether people are shown past reveals."""

    lots: list[LuxuryLot]
    memory: bool


class LuxuryMemory(Part):
    """What a perfect memory works out."""

    hands: list[list[LuxuryCard]]
    discards: Annotated[list[list[LuxuryCard]], Meta(description="Per seat, in the order they were spent")]
    appraised: Annotated[list[int], Meta(description="How many of the lots ahead each seat knows")]


class LuxuryBreakdown(Part):
    """Points by where they come from."""

    lots: int
    signs: int


class LuxuryOutcome(Result):
    """How a match of luxury ended."""

    breakdown: list[LuxuryBreakdown]


class LuxuryPublic(Part):
    """What lies open on the table in luxury."""

    table: Annotated[list[LuxuryCard | None], Meta(description="Per seat the card lying revealed")]
    sealed: Annotated[list[bool], Meta(description="Per seat whether it has chosen")]
    doubled: Annotated[list[bool], Meta(description="Per seat whether its next bid counts double")]
    rebid: Annotated[list[Seat] | None, Meta(description="Seats that bid again after a tie")]
    won: list[list[LuxuryLotNumber]]
    withdrawn: list[LuxuryLotNumber]


class LuxuryView(LuxuryPublic, tag_field="game", tag="luxury"):
    """A match of luxury as a viewer may see it."""

    seats: SeatCount
    viewer: Viewer
    to_act: ToAct
    over: Over
    phase: Literal["bidding", "blackmailing", "over"]
    lot: LuxuryLotNumber | None
    counts_double: Annotated[list[bool], Meta(description="Per seat whether its card on the table does")]
    lots_left: Count
    lots_ahead: Annotated[
        list[LuxuryLotNumber], Meta(description="The next lots, as far as you have seen them")
    ]
    lots_to_come: Annotated[list[LuxuryLotNumber], Meta(description="In no order")]
    hand: list[LuxuryCard] | None
    hand_sizes: list[int]
    choice: Annotated[LuxuryMove | None, Meta(description="What you have sealed")]
    options: LuxuryOptions
    outcome: LuxuryOutcome | None
    memory: LuxuryMemory | UnsetType = UNSET


class LuxuryPosition(LuxuryPublic):
    """The all-knowing picture of luxury."""

    lots_left: list[LuxuryLotNumber]
    lot: LuxuryLotNumber | None
    hands: list[list[LuxuryCard]]
    discards: list[list[LuxuryCard]]


# -- colours ------------------------------------------------------------------------------------------------

ColoursCard = Annotated[
    str, Meta(pattern="^[RBG][1-9*]$", description="Colour and number, * is the joker", examples=["R7", "B*"])
]
ColoursSlot = Annotated[int, Meta(ge=0, le=5, description="A place of the market, from 0")]


class ColoursOffer(Move, tag="offer"):
    """As dealer, put a card of the market up for sale."""

    slot: ColoursSlot


class ColoursPass(Move, tag="pass"):
    """Pass the deal on, or leave the bidding."""


class ColoursStand(Move, tag="stand"):
    """Finish your bid."""


class ColoursRenounce(Move, tag="renounce"):
    """Give up a card of the market, by slot, or of your hand, by card."""

    slot: ColoursSlot | UnsetType = UNSET
    card: ColoursCard | UnsetType = UNSET


ColoursMove = ColoursOffer | ColoursPass | ColoursStand | ColoursRenounce


class ColoursSeatPassed(Event, tag="seat_passed"):
    """A seat left the bidding."""

    seat: Seat
    rule: Rule


class ColoursBidStands(Event, tag="bid_stands"):
    """A seat has finished its bid."""

    seat: Seat
    total: int
    rule: Rule


class ColoursDealPassed(Event, tag="deal_passed"):
    """The dealer put nothing up."""

    seat: Seat
    rule: Rule


class ColoursMarketDiscarded(Event, tag="market_discarded"):
    """All dealers passed: the market was thrown away."""

    cards: list[ColoursCard | None]
    rule: Rule


class ColoursCardRenounced(Event, tag="card_renounced"):
    """A seat's ? lies on a card of the market."""

    seat: Seat
    slot: ColoursSlot
    card: ColoursCard
    rule: Rule


class ColoursHandCardDiscarded(Event, tag="hand_card_discarded"):
    """A seat gave up a card of its hand; only it knows which."""

    seat: Seat
    rule: Rule
    card: ColoursCard | UnsetType = UNSET


class ColoursCardSold(Event, tag="card_sold"):
    """The card for sale went to the highest bidder."""

    card: ColoursCard
    slot: ColoursSlot
    seat: Seat
    rule: Rule


class ColoursLeftoverTaken(Event, tag="leftover_taken"):
    """A card all others have given up went to the one left, or with two seats to the house."""

    card: ColoursCard
    slot: ColoursSlot
    seat: Winner
    rule: Rule


class ColoursCardPutUp(Event, tag="card_put_up"):
    """A card is for sale; seats that gave it up before are out."""

    seat: Seat
    slot: ColoursSlot
    card: ColoursCard
    out: list[Seat]
    rule: Rule


class ColoursDealBegun(Event, tag="deal_begun"):
    """The next dealer, and the market filled up."""

    seat: Seat
    market: list[ColoursCard | None]
    rule: Rule


class ColoursMatchEnded(Event, tag="match_ended"):
    """The match is over."""

    rule: Rule


ColoursEvent = (
    ColoursSeatPassed
    | ColoursBidStands
    | ColoursDealPassed
    | ColoursMarketDiscarded
    | ColoursCardRenounced
    | ColoursHandCardDiscarded
    | ColoursCardSold
    | ColoursLeftoverTaken
    | ColoursCardPutUp
    | ColoursDealBegun
    | ColoursMatchEnded
)


class ColoursOptions(Part):
    """The options of the table."""

    matching: Literal["same-cards", "count"]


class ColoursMemory(Part):
    """What a perfect memory works out."""

    taken: Annotated[
        list[list[ColoursCard | None]],
        Meta(description="Per seat the cards it took, in order; null for a hand card discarded unseen"),
    ]
    house_taken: list[ColoursCard]


class ColoursBreakdown(Part):
    """Points by where they come from."""

    sets: int
    runs: int


class ColoursOutcome(Result):
    """How a match of colours ended."""

    breakdown: list[ColoursBreakdown]


class ColoursPublic(Part):
    """What lies open on the table in colours."""

    dealer: Seat
    dealer_passes: Annotated[int, Meta(description="Dealers in a row who put nothing up")]
    market: Annotated[list[ColoursCard | None], Meta(description="Per slot a card, or null")]
    marks: Annotated[
        list[dict[str, Literal["?", "X"]]],
        Meta(description="Per slot, by seat: ? renounced in this auction, X given up for good"),
    ]
    sale: Annotated[ColoursSlot | None, Meta(description="The slot for sale")]
    totals: Annotated[list[int], Meta(description="Per seat the cards renounced in this auction")]
    bidder: Seat | None
    out: Annotated[list[bool], Meta(description="Per seat whether it is out of this auction")]
    discards: Annotated[int, Meta(description="How many cards are out of the game")]


class ColoursView(ColoursPublic, tag_field="game", tag="colours"):
    """A match of colours as a viewer may see it."""

    seats: SeatCount
    viewer: Viewer
    to_act: ToAct
    over: Over
    phase: Literal["dealing", "bidding", "over"]
    begun: Annotated[bool, Meta(description="Whether the bidder has begun to renounce: no way back")]
    needed: Annotated[int | None, Meta(description="The total the bidder must reach")]
    demanded: Annotated[list[ColoursSlot], Meta(description="Slots that the bidder must match")]
    deck_size: Count
    hand: list[ColoursCard] | None
    hand_sizes: list[int]
    my_discards: list[ColoursCard] | None
    hands: Annotated[list[list[ColoursCard]] | None, Meta(description="All hands, at the end")]
    house: Annotated[list[ColoursCard] | None, Meta(description="The house's cards, at the end")]
    house_size: Annotated[int | None, Meta(description="With two seats: how many cards the house has")]
    unseen: Annotated[list[ColoursCard], Meta(description="Cards you have never seen")]
    options: ColoursOptions
    outcome: ColoursOutcome | None
    memory: ColoursMemory | UnsetType = UNSET


class ColoursPosition(ColoursPublic):
    """The all-knowing picture of colours."""

    hands: list[list[ColoursCard]]
    house: list[ColoursCard] | None
    deck: list[ColoursCard]


# -- emblems ------------------------------------------------------------------------------------------------

EmblemsCard = Annotated[
    int,
    Meta(
        ge=0,
        le=31,
        description="One bit per emblem: 1 star, 2 moon, 4 pillar, 8 key, 16 crown; 0 is the joker",
    ),
]


class EmblemsBid(Move, tag="bid"):
    """Bid one or more cards of the hand, face down; all are spent."""

    cards: list[EmblemsCard]


EmblemsMove = EmblemsBid


class EmblemsBidSealed(Event, tag="bid_sealed"):
    """A seat has chosen; only it knows what."""

    seat: Seat
    cards: list[EmblemsCard] | UnsetType = UNSET


class EmblemsRevealedBid(Part):
    """One bid of a reveal."""

    seat: Seat
    cards: list[EmblemsCard]
    value: int
    from_deck: Annotated[bool, Meta(description="The top card of the deck, for want of hand cards")]


class EmblemsBidsRevealed(Event, tag="bids_revealed"):
    """All bids are turned over."""

    bids: list[EmblemsRevealedBid]
    rule: Rule


class EmblemsBidsTied(Event, tag="bids_tied"):
    """The highest bids are equal: the tied seats bid again."""

    seats: list[Seat]
    value: int
    rule: Rule


class EmblemsCardSold(Event, tag="card_sold"):
    """The table card went to a seat."""

    card: EmblemsCard
    seat: Seat
    rule: Rule


class EmblemsCardRemoved(Event, tag="card_removed"):
    """Nobody could settle the tie: the table card is out of the game."""

    card: EmblemsCard
    rule: Rule


class EmblemsCardsDrawn(Event, tag="cards_drawn"):
    """A seat filled its hand; only it knows with what."""

    seat: Seat
    number: int
    rule: Rule
    cards: list[EmblemsCard] | UnsetType = UNSET


class EmblemsCardTurnedUp(Event, tag="card_turned_up"):
    """The next table card."""

    card: EmblemsCard
    rule: Rule


class EmblemsMatchEnded(Event, tag="match_ended"):
    """The match is over; the secret cards are shown."""

    secrets: list[EmblemsCard]
    rule: Rule


EmblemsEvent = (
    EmblemsBidSealed
    | EmblemsBidsRevealed
    | EmblemsBidsTied
    | EmblemsCardSold
    | EmblemsCardRemoved
    | EmblemsCardsDrawn
    | EmblemsCardTurnedUp
    | EmblemsMatchEnded
)


class EmblemsOptions(Part):
    """Emblems has no options."""


class EmblemsBreakdown(Part):
    """Points by how many of the secret card's emblems the won cards show."""

    both: int
    one: int
    none: int


class EmblemsOutcome(Result):
    """How a match of emblems ended."""

    breakdown: list[EmblemsBreakdown]


class EmblemsPublic(Part):
    """What lies open on the table in emblems."""

    table_card: EmblemsCard | None
    spent: Annotated[list[list[EmblemsCard]], Meta(description="Per seat the cards it has bid")]
    won: list[list[EmblemsCard]]
    removed: list[EmblemsCard]
    tied: Annotated[list[Seat] | None, Meta(description="Seats that bid again after a tie")]
    sealed: Annotated[list[bool], Meta(description="Per seat whether it has chosen")]


class EmblemsView(EmblemsPublic, tag_field="game", tag="emblems"):
    """A match of emblems as a viewer may see it."""

    seats: SeatCount
    viewer: Viewer
    to_act: ToAct
    over: Over
    phase: Literal["bidding", "over"]
    table_left: Count
    table_to_come: Annotated[list[EmblemsCard], Meta(description="In no order")]
    secret: Annotated[EmblemsCard | None, Meta(description="Your secret card")]
    secrets: Annotated[list[EmblemsCard] | None, Meta(description="All secret cards, at the end")]
    hand: list[EmblemsCard] | None
    hand_sizes: list[int]
    deck: Annotated[list[EmblemsCard] | None, Meta(description="What is left of your deck, in no order")]
    deck_sizes: list[int]
    choice: Annotated[EmblemsBid | None, Meta(description="What you have sealed")]
    options: EmblemsOptions
    outcome: EmblemsOutcome | None


class EmblemsPosition(EmblemsPublic):
    """The all-knowing picture of emblems."""

    table_left: list[EmblemsCard]
    secrets: list[EmblemsCard]
    hands: list[list[EmblemsCard]]
    decks: Annotated[list[list[EmblemsCard]], Meta(description="Per seat, the next card first")]


# -- secret -------------------------------------------------------------------------------------------------

SecretItem = Literal[
    "amber1", "amber2", "amber3", "beryl1", "beryl2", "beryl3", "coral1", "coral2", "coral3",
    "diamond1", "diamond2", "diamond3", "emerald1", "emerald2", "emerald3",
    "feldspar1", "feldspar2", "feldspar3",
]  # fmt: skip
SecretType = Literal["amber", "beryl", "coral", "diamond", "emerald", "feldspar"]
SecretRequest = Literal[
    "most_money", "few_types", "many_types", "fewest_three", "most_one",
    "multiple_of_four", "no_chips", "two_twos", "pairs", "one_of_each",
]  # fmt: skip
Money = Annotated[int, Meta(ge=0, description="A money card, by its value")]


class SecretKeep(Move, tag="keep"):
    """Keep one of the two requests dealt."""

    request: SecretRequest


class SecretBid(Move, tag="bid"):
    """Bid as many money cards as the item asks for; with `recover` the pile is taken back first, for a chip."""

    cards: list[Money]
    recover: bool = False


class SecretPass(Move, tag="pass"):
    """Pass, for a chip; with `recover` the pile is taken back, for another."""

    recover: bool = False


SecretMove = SecretKeep | SecretBid | SecretPass


class SecretChoiceSealed(Event, tag="choice_sealed"):
    """A seat has chosen; only it knows what."""

    seat: Seat
    choice: SecretMove | UnsetType = UNSET


class SecretRequestsKept(Event, tag="requests_kept"):
    """All have kept a request."""

    rule: Rule


class SecretItemTurnedUp(Event, tag="item_turned_up"):
    """The next item, and how many cards it asks for."""

    item: SecretItem
    asks: int
    rule: Rule


class SecretPileReturned(Event, tag="pile_returned"):
    """A seat short of cards took its pile back for nothing."""

    seat: Seat
    number: int
    rule: Rule


class SecretSeatOut(Event, tag="seat_out"):
    """A seat has not enough cards left to bid."""

    seat: Seat
    rule: Rule


class SecretRevealedChoice(Part):
    """One choice of a reveal."""

    seat: Seat
    type: Literal["bid", "pass"]
    recover: bool
    cards: list[Money] | UnsetType = UNSET
    value: int | UnsetType = UNSET


class SecretChoicesRevealed(Event, tag="choices_revealed"):
    """All choices are turned over."""

    choices: list[SecretRevealedChoice]
    rule: Rule


class SecretItemSold(Event, tag="item_sold"):
    """The item went to a seat; the cards it bid are locked away."""

    item: SecretItem
    seat: Seat
    cards: list[Money]
    after_tie: Annotated[bool, Meta(description="Whether it went to the next highest after a tie")]
    rule: Rule


class SecretItemDiscarded(Event, tag="item_discarded"):
    """Nobody got the item."""

    item: SecretItem


class SecretMatchEnded(Event, tag="match_ended"):
    """The match is over; the requests are shown."""

    requests: list[SecretRequest]
    fulfilled: list[bool]
    rule: Rule


SecretEvent = (
    SecretChoiceSealed
    | SecretRequestsKept
    | SecretItemTurnedUp
    | SecretPileReturned
    | SecretSeatOut
    | SecretChoicesRevealed
    | SecretItemSold
    | SecretItemDiscarded
    | SecretMatchEnded
)


class SecretAsks(Part):
    """Per type the cards asked for at one, two and three stars."""

    amber: list[int]
    beryl: list[int]
    coral: list[int]
    diamond: list[int]
    emerald: list[int]
    feldspar: list[int]


class SecretOptions(Part):
    """The options of the table: the ten money values, and what the items ask for."""

    money: list[Money]
    asks: SecretAsks


class SecretMemory(Part):
    """What a perfect memory works out."""

    hands: list[list[Money]]
    piles: list[list[Money]]


class SecretBreakdown(Part):
    """Points by where they come from."""

    stars: int
    request: int


class SecretOutcome(Result):
    """How a match of secret ended."""

    breakdown: list[SecretBreakdown]


class SecretPublic(Part):
    """What lies open on the table in secret."""

    item: SecretItem | None
    chips: list[int]
    won: list[list[SecretItem]]
    discarded: list[SecretItem]
    out: Annotated[list[bool], Meta(description="Per seat whether it has too few cards left to bid")]
    sealed: Annotated[list[bool], Meta(description="Per seat whether it has chosen")]
    locked: Annotated[list[list[Money]], Meta(description="Per seat the money paid for good")]


class SecretView(SecretPublic, tag_field="game", tag="secret"):
    """A match of secret as a viewer may see it."""

    seats: SeatCount
    viewer: Viewer
    to_act: ToAct
    over: Over
    phase: Literal["keeping", "bidding", "over"]
    request: Annotated[SecretRequest | None, Meta(description="The request you have kept")]
    requests_dealt: Annotated[list[SecretRequest] | None, Meta(description="The two you were dealt")]
    hand: list[Money] | None
    pile: list[Money] | None
    choice: Annotated[SecretMove | None, Meta(description="What you have sealed")]
    asks: Annotated[int | None, Meta(description="How many cards the item asks for")]
    items_left: Count
    items_to_come: Annotated[list[SecretItem], Meta(description="In no order")]
    hand_sizes: list[int]
    pile_sizes: list[int]
    requests: Annotated[list[SecretRequest] | None, Meta(description="All requests, at the end")]
    options: SecretOptions
    outcome: SecretOutcome | None
    memory: SecretMemory | UnsetType = UNSET


class SecretPosition(SecretPublic):
    """The all-knowing picture of secret."""

    items_left: Annotated[list[SecretItem], Meta(description="The next one first")]
    hands: list[list[Money]]
    piles: list[list[Money]]
    requests: Annotated[
        list[SecretRequest | list[SecretRequest]], Meta(description="The kept one, or the two dealt")
    ]


# -- insight ------------------------------------------------------------------------------------------------

LotNumber = Annotated[int, Meta(ge=1, description="The how-manieth lot it was")]
Buyer = Annotated[Seat | None, Meta(description="Who got it; null: nobody, or not shown at this table")]
At = Annotated[int, Meta(description="After so many moves it was settled")]
Score = Annotated[int | None, Meta(description="Your points now; null for a spectator")]
Scores = Annotated[list[int | None], Meta(description="Points per seat now, null where they are hidden")]


class AntiquesSale(Part):
    """A lot that is done."""

    lot: LotNumber
    what: Annotated[list[AntiquesKind | None], Meta(description="null: never turned up")]
    seat: Buyer
    price: Annotated[int | None, Meta(description="Coins")]
    at: At


class AntiquesPoints(Part):
    """Points by where they come from, coins as far as they are shown."""

    painting: int
    furniture: int
    jewellery: int
    stamp: int
    sculpture: int
    collection: int
    coins: int | None


class AntiquesGroup(Part):
    """One kind of your cards."""

    cards: Annotated[int, Meta(description="How many, replicas included")]
    points: Annotated[int, Meta(description="What they count now")]
    next: Annotated[int, Meta(description="What they would count with one more")]
    adds: Annotated[int, Meta(description="What one more would add in all, collections included")]


class AntiquesGroups(Part):
    """Your cards by kind."""

    painting: AntiquesGroup
    sculpture: AntiquesGroup
    furniture: AntiquesGroup
    stamp: AntiquesGroup
    jewellery: AntiquesGroup
    collection: AntiquesGroup


class AntiquesIfWon(Part):
    """What the lot would add to your points, its price aside, replicas placed where they add most."""

    shown: Annotated[int, Meta(description="The two open cards alone")]
    least: Annotated[int, Meta(description="With the worst third card there may be")]
    most: Annotated[int, Meta(description="With the best third card there may be")]
    expected: Annotated[float, Meta(description="On average over the cards not yet seen")]


class AntiquesInsight(Part, tag_field="game", tag="antiques"):
    """What a viewer of antiques can work out."""

    score: Score
    scores: Scores
    points: Annotated[list[int], Meta(description="Per seat without coins: open to all")]
    breakdown: list[AntiquesPoints]
    groups: AntiquesGroups | None
    if_won: AntiquesIfWon | None
    boxed: Annotated[int, Meta(description="How many of the cards not yet seen lie in the box")]
    lots: list[AntiquesSale] | UnsetType = UNSET


class LuxurySale(Part):
    """A lot that is done."""

    lot: LotNumber
    what: LuxuryLotNumber
    seat: Buyer
    price: Annotated[int | None, Meta(description="What the winning bid counted, if past reveals are shown")]
    card: Annotated[LuxuryCard | None, Meta(description="The winning card, if past reveals are shown")]
    at: At


class LuxurySigns(Part):
    """Lots won by sign."""

    jewel: int
    vehicle: int
    estate: int


class LuxuryIfWon(Part):
    """What the lot would add to your points."""

    adds: int
    lots: int
    signs: Annotated[int, Meta(description="The bonus, if it completes a sign")]


class LuxuryInsight(Part, tag_field="game", tag="luxury"):
    """What a viewer of luxury can work out."""

    score: Score
    scores: list[int]
    breakdown: list[LuxuryBreakdown]
    signs: Annotated[list[LuxurySigns], Meta(description="Per seat")]
    if_won: LuxuryIfWon | None
    lots: list[LuxurySale] | UnsetType = UNSET


class ColoursSale(Part):
    """A card that was sold."""

    lot: LotNumber
    what: ColoursCard
    seat: Buyer
    price: Annotated[int, Meta(description="How many cards the buyer gave up for it")]
    at: At


class ColoursIfWon(Part):
    """What the card for sale would add to your points, what you give up for it aside."""

    adds: int


class ColoursProgress(Part):
    """How far your bid is."""

    total: Annotated[int, Meta(description="Cards you have given up in this auction")]
    demanded: Annotated[list[ColoursSlot], Meta(description="Slots that you would have to match")]
    needed: Annotated[int, Meta(description="The total a bid must reach now")]
    most: Annotated[int, Meta(description="The total you could reach with all you can give up")]
    leads: Annotated[bool, Meta(description="Whether yours is the highest bid")]


class ColoursInsight(Part, tag_field="game", tag="colours"):
    """What a viewer of colours can work out."""

    score: Score
    scores: Scores
    breakdown: list[ColoursBreakdown | None]
    if_won: ColoursIfWon | None
    market: Annotated[
        list[int | None] | None, Meta(description="Per slot what that card would add to your points")
    ]
    hand: Annotated[
        dict[str, int] | None, Meta(description="Per card of your hand what losing one would take away")
    ]
    bid: Annotated[ColoursProgress | None, Meta(description="null when you are out, or nothing is for sale")]
    lots: list[ColoursSale] | UnsetType = UNSET


class EmblemsSale(Part):
    """A table card that is done."""

    lot: LotNumber
    what: EmblemsCard
    seat: Buyer
    price: Annotated[int | None, Meta(description="What all its bids for the card counted")]
    cards: Annotated[list[EmblemsCard], Meta(description="The cards it bid")]
    at: At


class EmblemsIfWon(Part):
    """What the table card would add to your points."""

    adds: int
    counts: Annotated[Literal["both", "one", "none"], Meta(description="How many of your emblems it shows")]
    shared: Annotated[int, Meta(description="Those emblems, one bit each")]


class EmblemsToCome(Part):
    """The table cards to come by how many of your emblems they show."""

    both: int
    one: int
    none: int


class EmblemsInsight(Part, tag_field="game", tag="emblems"):
    """What a viewer of emblems can work out."""

    score: Score
    scores: Scores
    breakdown: list[EmblemsBreakdown | None]
    if_won: EmblemsIfWon | None
    to_come: EmblemsToCome | None
    lots: list[EmblemsSale] | UnsetType = UNSET


class SecretSale(Part):
    """An item that is done."""

    lot: LotNumber
    what: SecretItem
    seat: Buyer
    price: Annotated[int | None, Meta(description="The value of the cards paid")]
    cards: list[Money]
    at: At


class SecretStars(Part):
    """Items won by stars."""

    one: int
    two: int
    three: int


class SecretProgress(Part):
    """How far a request is."""

    request: SecretRequest
    points: int
    fulfilled: Annotated[bool, Meta(description="As things stand")]
    have: int
    need: int
    how: Annotated[
        Literal["at_least", "at_most", "exactly"], Meta(description="How `have` must stand to `need`")
    ]


class SecretIfWon(Part):
    """What the item would add to your points, the cards you pay locked away."""

    adds: int
    stars: int
    request: Annotated[int, Meta(description="Points of the request gained or lost with it")]


class SecretInsight(Part, tag_field="game", tag="secret"):
    """What a viewer of secret can work out."""

    score: Score
    scores: Scores
    stars: Annotated[list[int], Meta(description="Per seat: open to all")]
    items: Annotated[list[SecretStars], Meta(description="Per seat")]
    requests: Annotated[
        list[SecretProgress] | None, Meta(description="The one you keep, or the two you choose from")
    ]
    if_won: SecretIfWon | None
    lots: list[SecretSale] | UnsetType = UNSET


# -- replay -------------------------------------------------------------------------------------------------


class Frame(Part):
    """One moment of a replay; of view, insight and position it holds what has changed since the frame before."""

    number: Annotated[int, Meta(ge=0, description="How many moves have been made")]
    lot: Annotated[int, Meta(ge=1, description="Which lot is being sold, or was the last")]
    seat: Annotated[Seat | None, Meta(description="Who made the move that led here; null in the first frame")]
    move: dict[str, Any] | None
    events: Annotated[list[dict[str, Any]], Meta(description="What that move brought about")]
    view: dict[str, Any]
    insight: dict[str, Any]
    position: (
        Annotated[dict[str, Any], Meta(description="Only for the viewer `all`: the all-knowing picture")]
        | UnsetType
    ) = UNSET


class Replay(Part):
    """A match move by move, as a viewer saw it."""

    game: str
    seats: SeatCount
    options: dict[str, Any]
    viewer: Annotated[str, Meta(description="`all`, `spectator` or a seat")]
    moves: Annotated[int, Meta(description="How many moves the match had")]
    outcome: Annotated[dict[str, Any] | None, Meta(description="null if the match was not finished")]
    opening: Annotated[list[int], Meta(description="Points before the first move")]
    lots: Annotated[
        list[dict[str, Any]],
        Meta(description="Every lot, its price, and the points of all when it was settled"),
    ]
    frames: Annotated[list[Frame], Meta(description="One more than moves, or none if they were not wanted")]


class ShowReplay(Struct, forbid_unknown_fields=True):
    """A record to be looked at."""

    record: dict[str, Any]
    viewer: Annotated[str, Meta(max_length=20, examples=["all", "spectator", "0"])] = "all"
    frames: bool = True


# -- the websocket ------------------------------------------------------------------------------------------


class UpMove(Struct, tag_field="type", tag="move", forbid_unknown_fields=True):
    """Make a move; answered by `played`."""

    id: wire.MoveKey
    move: wire.Move
    number: Annotated[int, Meta(ge=0, description="The number of the state you looked at")] | UnsetType = (
        UNSET
    )


class UpSync(Struct, tag_field="type", tag="sync", forbid_unknown_fields=True):
    """Ask for the state, with the events since move `number`; answered by `state`."""

    id: wire.MoveKey | UnsetType = UNSET
    number: Annotated[int, Meta(ge=0)] | UnsetType = UNSET


class UpChat(Struct, tag_field="type", tag="chat", forbid_unknown_fields=True):
    """Say something; answered by `said`."""

    text: str
    phrase: wire.Phrase | UnsetType = UNSET
    id: wire.MoveKey | UnsetType = UNSET


class UpPing(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """See whether the connection lives; answered by `pong`."""

    id: wire.MoveKey | UnsetType = UNSET


UpMessage = UpMove | UpSync | UpChat | UpPing

YourId = Annotated[str | None, Meta(description="The id of your message")]


class PlayedMessage(Struct, tag_field="type", tag="played", forbid_unknown_fields=True):
    """Your move is stored."""

    id: YourId
    number: Annotated[int, Meta(description="The number of the move, from 0")]


class SaidMessage(Struct, tag_field="type", tag="said", forbid_unknown_fields=True):
    """Your line of chat was passed on."""

    id: YourId


class PongMessage(Struct, tag_field="type", tag="pong", forbid_unknown_fields=True):
    """The connection lives."""

    id: YourId


class ProblemMessage(Struct, tag_field="type", tag="problem", forbid_unknown_fields=True):
    """Your message was refused."""

    id: YourId
    problem: wire.ProblemInfo


class ChatMessage(wire.ChatLine, tag_field="type", tag="chat", forbid_unknown_fields=True):
    """Somebody said something."""


class RematchMessage(Struct, tag_field="type", tag="rematch", forbid_unknown_fields=True):
    """Somebody opened the same table anew."""

    code: Annotated[str, Meta(description="The code of the new table")]


DownMessage = (
    wire.StateMessage
    | PlayedMessage
    | SaidMessage
    | PongMessage
    | ProblemMessage
    | ChatMessage
    | RematchMessage
)

# -- all together -------------------------------------------------------------------------------------------

VIEWS: dict[str, Any] = {
    "antiques": AntiquesView,
    "luxury": LuxuryView,
    "colours": ColoursView,
    "emblems": EmblemsView,
    "secret": SecretView,
}
MOVES: dict[str, Any] = {
    "antiques": AntiquesMove,
    "luxury": LuxuryMove,
    "colours": ColoursMove,
    "emblems": EmblemsMove,
    "secret": SecretMove,
}
EVENTS: dict[str, Any] = {
    "antiques": AntiquesEvent,
    "luxury": LuxuryEvent,
    "colours": ColoursEvent,
    "emblems": EmblemsEvent,
    "secret": SecretEvent,
}
INSIGHTS: dict[str, Any] = {
    "antiques": AntiquesInsight,
    "luxury": LuxuryInsight,
    "colours": ColoursInsight,
    "emblems": EmblemsInsight,
    "secret": SecretInsight,
}
SALES: dict[str, Any] = {
    "antiques": AntiquesSale,
    "luxury": LuxurySale,
    "colours": ColoursSale,
    "emblems": EmblemsSale,
    "secret": SecretSale,
}
OUTCOMES: dict[str, Any] = {
    "antiques": AntiquesOutcome,
    "luxury": LuxuryOutcome,
    "colours": ColoursOutcome,
    "emblems": EmblemsOutcome,
    "secret": SecretOutcome,
}
POSITIONS: dict[str, Any] = {
    "antiques": AntiquesPosition,
    "luxury": LuxuryPosition,
    "colours": ColoursPosition,
    "emblems": EmblemsPosition,
    "secret": SecretPosition,
}
OPTIONS: dict[str, Any] = {
    "antiques": AntiquesOptions,
    "luxury": LuxuryOptions,
    "colours": ColoursOptions,
    "emblems": EmblemsOptions,
    "secret": SecretOptions,
}

NAMES: dict[str, Any] = {
    "AntiquesKind": AntiquesKind,
    "AntiquesGroupName": AntiquesGroupName,
    "AntiquesCardName": AntiquesCardName,
    "AntiquesToken": AntiquesToken,
    "LuxuryCard": LuxuryCard,
    "LuxurySign": LuxurySign,
    "SecretItem": SecretItem,
    "SecretType": SecretType,
    "SecretRequest": SecretRequest,
}
"""Names of cards and the like that clients need as types of their own."""

REF = "#/components/schemas/{name}"


def ref(name: str) -> Json:
    """A reference to a component of the document."""
    return {"$ref": REF.format(name=name)}


def components() -> Json:
    """The components of the document: every type above, and unions under names of their own.

    `AntiquesMove` and `AntiquesEvent` are all moves and events of that game, `AnyView`, `AnyInsight`, `AnyMove`
    and `AnyEvent` those of all games; `UpMessage` and `DownMessage` go over the websocket.
    """
    kinds = {
        "View": VIEWS,
        "Move": MOVES,
        "Event": EVENTS,
        "Insight": INSIGHTS,
        "Position": POSITIONS,
        "Options": OPTIONS,
    }
    named: dict[str, Any] = {"UpMessage": UpMessage, "DownMessage": DownMessage, "Replay": Replay, **NAMES}
    for kind, types in kinds.items():
        named |= {game.capitalize() + kind: form for game, form in types.items()}
    schemas, found = msgspec.json.schema_components(named.values(), ref_template=REF)
    for name, schema in zip(named, schemas, strict=True):
        found.setdefault(name, schema)
    games = [game.capitalize() for game in VIEWS]
    for game in VIEWS:
        add_replay(found, game)
    for kind in ("View", "Insight", "Replay"):
        found[f"Any{kind}"] = {
            "anyOf": [ref(name + kind) for name in games],
            "discriminator": {
                "propertyName": "game",
                "mapping": {game: REF.format(name=game.capitalize() + kind) for game in VIEWS},
            },
        }
    for kind in ("Move", "Event", "Position"):
        found[f"Any{kind}"] = {"anyOf": [ref(f"{name}{kind}") for name in games]}
    return dict(found)


def add_replay(found: Json, game: str) -> None:
    """The components of one game's replay: `Change` types have the fields of the whole type, none of them needed."""
    name = game.capitalize()
    frame = copy.deepcopy(found["Frame"])
    for part in ("View", "Insight", "Position"):
        change = {key: value for key, value in found[name + part].items() if key != "required"}
        found[f"{name}{part}Change"] = {**change, "title": f"{name}{part}Change"}
        frame["properties"][part.lower()] = ref(f"{name}{part}Change")
    frame["title"] = f"{name}Frame"
    frame["properties"]["move"] = {"anyOf": [ref(f"{name}Move"), {"type": "null"}]}
    frame["properties"]["events"] = {"type": "array", "items": ref(f"{name}Event")}
    found[f"{name}Frame"] = frame
    lot = copy.deepcopy(found[f"{name}Sale"])
    lot["properties"]["scores"] = {
        "description": "Points of all, as they really were then",
        "type": "array",
        "items": {"type": "integer"},
    }
    lot["required"] = [*lot["required"], "scores"]
    found[f"{name}Settled"] = {**lot, "title": f"{name}Settled"}
    replay = copy.deepcopy(found["Replay"])
    replay["title"] = f"{name}Replay"
    replay["properties"] |= {
        "game": {"enum": [game]},
        "options": ref(f"{name}Options"),
        "outcome": {"anyOf": [ref(f"{name}Outcome"), {"type": "null"}]},
        "lots": {"type": "array", "items": ref(f"{name}Settled")},
        "frames": {"type": "array", "items": ref(f"{name}Frame")},
    }
    found[f"{name}Replay"] = replay


def complete(document: Json) -> Json:
    """The OpenAPI document with exact types of views, moves and events, and with the websocket's messages."""
    schemas: Json = document.setdefault("components", {}).setdefault("schemas", {})
    schemas.update({name: schema for name, schema in components().items() if name not in schemas})
    state = schemas["StateMessage"]["properties"]
    state["view"] = {"anyOf": [ref("AnyView"), {"type": "null"}]}
    state["insight"] = {"anyOf": [ref("AnyInsight"), {"type": "null"}]}
    state["legal"] = {"type": "array", "items": ref("AnyMove")}
    state["events"] = {"type": "array", "items": ref("AnyEvent")}
    schemas["Replay"] = ref("AnyReplay")
    for name in ("MakeMove", "UpMove"):
        schemas[name]["properties"]["move"] = ref("AnyMove")
    return document


class Document(JsonRenderPlugin):
    """Serves the completed document."""

    def __init__(self) -> None:
        super().__init__()
        self.text = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The document, made when it is first asked for."""
        if not self.text:
            self.text = self.render_json(request, complete(openapi_schema))
        return self.text
