"""What the JSON of antiques looks like: options, deal, moves, events, views, positions, insight, outcome."""

from typing import Annotated, Literal, NotRequired, TypedDict

from saleroom.core.types import Count, InsightBase, Note, Result, Rule, SaleBase, Scores, Seat, ViewBase
from saleroom.games.antiques.cards import COINS, GROUPS, KINDS, NAMES, TOKENS

Kind = Annotated[str, Note(one_of=KINDS, says="kind")]
GroupName = Annotated[str, Note(one_of=GROUPS[:4], says="group")]
CardName = Annotated[str, Note(one_of=NAMES, says="card")]
Token = Annotated[str, Note(one_of=TOKENS, says="token")]
Round = Annotated[int, Note(low=1, high=20)]


class Scales(TypedDict):
    """What one to six cards of a kind count."""

    stamp: list[int]
    jewellery: list[int]


class Options(TypedDict):
    """The options of the table: tricks, ties of sculptures, what people see, and what is played another way."""

    tricks: list[Token]
    sculpture_ties: Literal["two-places", "places"]
    open_purses: bool
    scales: Scales
    readings: list[Literal["stop-above", "last-buys", "swap-again"]]


class Deal(TypedDict):
    """All sixty cards, the top one first."""

    deck: list[Kind]


class Bid(TypedDict):
    """Bid coins, more than the highest bid."""

    type: Literal["bid"]
    coins: Annotated[int, Note(low=1, high=COINS)]


class Pass(TypedDict):
    """Leave the bidding for this lot."""

    type: Literal["pass"]


class TrickNone(TypedDict):
    """Use no token after a bid."""

    type: Literal["trick"]
    use: Literal["none"]


class TrickStop(TypedDict):
    """End the bidding with the bid just made."""

    type: Literal["trick"]
    use: Literal["stop"]


class TrickBan(TypedDict):
    """Put an opponent out of the bidding for this lot."""

    type: Literal["trick"]
    use: Literal["ban"]
    target: Annotated[Seat, Note("Whom to ban")]


class TrickSwap(TypedDict):
    """Offer an opponent a swap of two bought cards."""

    type: Literal["trick"]
    use: Literal["swap"]
    target: Annotated[Seat, Note("With whom to swap")]
    give: Annotated[CardName, Note("The card you hand over")]
    take: Annotated[CardName, Note("The card you want")]
    payer: Annotated[Seat, Note("Which of the two uses up a token")]


class Answer(TypedDict):
    """Answer the offer of a swap."""

    type: Literal["answer"]
    accept: bool


class Place(TypedDict):
    """Put a replica into a group."""

    type: Literal["place"]
    group: GroupName


Move = Bid | Pass | TrickNone | TrickStop | TrickBan | TrickSwap | Answer | Place


class Offer(TypedDict):
    """A swap to be answered by its target: `give` of the seat for `take` of the target."""

    seat: Seat
    target: Seat
    give: CardName
    take: CardName
    payer: Seat


class BidMade(TypedDict):
    """A seat bid."""

    type: Literal["bid_made"]
    seat: Seat
    coins: int
    rule: Rule


class SeatPassed(TypedDict):
    """A seat left the bidding."""

    type: Literal["seat_passed"]
    seat: Seat
    rule: Rule


class BiddingStopped(TypedDict):
    """A seat ended the bidding with its stop token."""

    type: Literal["bidding_stopped"]
    seat: Seat
    rule: Rule


class SeatBanned(TypedDict):
    """A seat put another out of the bidding with its ban token."""

    type: Literal["seat_banned"]
    seat: Seat
    target: Seat
    rule: Rule


class SwapOffered(Offer):
    """A seat offered to swap `give` of its own for `take` of the target."""

    type: Literal["swap_offered"]
    rule: Rule


class SwapAccepted(Offer):
    """The swap took place."""

    type: Literal["swap_accepted"]
    rule: Rule


class SwapDeclined(Offer):
    """The swap was declined."""

    type: Literal["swap_declined"]
    rule: Rule


class ReplicaPlaced(TypedDict):
    """A replica joined a group."""

    type: Literal["replica_placed"]
    seat: Seat
    group: GroupName
    rule: Rule


class LotSold(TypedDict):
    """The lot went to a seat, its third card turned up; each other seat got a share."""

    type: Literal["lot_sold"]
    seat: Seat
    price: int
    cards: Annotated[list[Kind], Note("All three; the last one lay face down")]
    share: Annotated[int, Note("Coins to each of the other seats")]
    to_bank: int
    rule: Rule


class LotUnsold(TypedDict):
    """All passed: the lot went to the box."""

    type: Literal["lot_unsold"]
    round: Round
    rule: Rule


class BankTaken(TypedDict):
    """The seat with the fewest cards got the bank."""

    type: Literal["bank_taken"]
    seat: Seat
    coins: int
    rule: Rule


class LotLaidOut(TypedDict):
    """A new round: two cards face up, one face down."""

    type: Literal["lot_laid_out"]
    round: Round
    first: Seat
    cards: list[Kind | None]
    rule: Rule


class MatchEnded(TypedDict):
    """The match is over."""

    type: Literal["match_ended"]


Event = (
    BidMade
    | SeatPassed
    | BiddingStopped
    | SeatBanned
    | SwapOffered
    | SwapAccepted
    | SwapDeclined
    | ReplicaPlaced
    | LotSold
    | LotUnsold
    | BankTaken
    | LotLaidOut
    | MatchEnded
)


class Cards(TypedDict):
    """Genuine cards by kind."""

    painting: Count
    sculpture: Count
    furniture: Count
    stamp: Count
    jewellery: Count
    collection: Count


class Unseen(Cards):
    """Cards nobody has seen yet, by kind; the face-down cards of unsold lots are among them."""

    replica: Count


class Replicas(TypedDict):
    """Replicas by the group they lie in."""

    stamp: Count
    jewellery: Count
    furniture: Count
    sculpture: Count
    loose: Annotated[int, Note("In no group yet", low=0)]


class Memory(TypedDict):
    """What a perfect memory works out."""

    coins: Annotated[list[int], Note("The purse of every seat")]


class CardPoints(TypedDict):
    """Points by the kind of the cards."""

    painting: int
    furniture: int
    jewellery: int
    stamp: int
    sculpture: int
    collection: int


class Breakdown(CardPoints):
    """Points by where they come from."""

    coins: int


class Outcome(Result):
    """How a match of antiques ended."""

    breakdown: list[Breakdown]


class Public(TypedDict):
    """What lies open on the table in antiques."""

    round: Round
    first: Annotated[Seat, Note("Who began the bidding of this round")]
    bids: Annotated[list[int], Note("Per seat the standing bid, 0 without one", per_seat="bid")]
    passed: list[bool]
    bank: int
    cards: list[Cards]
    replicas: list[Replicas]
    tokens: Annotated[list[list[Token]], Note("Per seat the unused tokens")]


class Shared(Public):
    """What all viewers of antiques see alike."""

    phase: Literal["bidding", "trick", "answer", "placing", "over"]
    lot: Annotated[
        list[Kind | None] | None, Note("Two cards and null for the face-down one; null when the lot is sold")
    ]
    high: Annotated[int, Note("The highest bid, 0 before the first")]
    leader: Annotated[Seat | None, Note("Who made it")]
    offer: Offer | None
    asked: Annotated[list[Seat], Note("Who has declined a swap after this bid and cannot be asked again")]
    deck_size: Count
    unseen: Unseen
    unsold: Annotated[list[Round], Note("Rounds whose lot went to the box")]
    memory: NotRequired[Memory]


class Own(TypedDict):
    """What only the viewer sees."""

    purse: Annotated[int | None, Note("Your coins")]


class View(ViewBase, Shared, Own):
    """A match of antiques as a viewer may see it."""

    game: Literal["antiques"]
    options: Options
    outcome: Outcome | None


class Position(Public):
    """The all-knowing picture of antiques."""

    lot: list[Kind] | None
    coins: list[int]
    deck: list[Kind]


class Sale(SaleBase):
    """A lot that is done."""

    what: Annotated[list[Kind | None], Note("null: never turned up")]
    price: Annotated[int | None, Note("Coins")]


class Points(CardPoints):
    """Points by where they come from, coins as far as they are shown."""

    coins: int | None


class Group(TypedDict):
    """One kind of your cards."""

    cards: Annotated[int, Note("How many, replicas included")]
    points: Annotated[int, Note("What they count now")]
    next: Annotated[int, Note("What they would count with one more")]
    adds: Annotated[int, Note("What one more would add in all, collections included")]


class Groups(TypedDict):
    """Your cards by kind."""

    painting: Group
    sculpture: Group
    furniture: Group
    stamp: Group
    jewellery: Group
    collection: Group


class IfWon(TypedDict):
    """What the lot would add to your points, its price aside, replicas placed where they add most."""

    shown: Annotated[int, Note("The two open cards alone")]
    least: Annotated[int, Note("With the worst third card there may be")]
    most: Annotated[int, Note("With the best third card there may be")]
    expected: Annotated[float, Note("On average over the cards not yet seen")]


class Worked(InsightBase):
    """What a viewer of antiques can work out from its view."""

    scores: Scores
    points: Annotated[list[int], Note("Per seat without coins: open to all")]
    breakdown: list[Points]
    groups: Groups | None
    if_won: IfWon | None
    boxed: Annotated[int, Note("How many of the cards not yet seen lie in the box")]


class Insight(Worked):
    """What a viewer of antiques can work out."""

    game: Literal["antiques"]
    lots: NotRequired[list[Sale]]
