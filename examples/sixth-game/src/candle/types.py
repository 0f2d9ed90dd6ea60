"""The components of By the Candle (K1), and what its JSON looks like."""

from typing import Annotated, Final, Literal, NotRequired, TypedDict

from saleroom.core.types import Count, InsightBase, Note, Result, SaleBase, Seat, ViewBase

LOTS: Final = (2, 3, 4, 5, 6, 7, 8, 9)
CANDLES: Final = (4, 5, 6, 7, 8, 9, 10, 11)
COINS: Final = 20

Lot = Annotated[int, Note("A lot, by its points", one_of=LOTS, says="lot")]
Candle = Annotated[int, Note("A candle, by its notches", one_of=CANDLES)]
Coins = Annotated[int, Note("Coins", low=0, high=COINS)]


class Options(TypedDict):
    """There are no options."""


class Deal(TypedDict):
    """Lots and candles in the order in which they come."""

    lots: list[Lot]
    candles: list[Candle]


class Move(TypedDict):
    """Bid more than the highest bid, or pass with 0."""

    type: Literal["bid"]
    coins: Coins


class BidMade(TypedDict):
    """A seat has bid, or passed with 0."""

    type: Literal["bid_made"]
    seat: Seat
    coins: Coins


class LotSold(TypedDict):
    """The candle is out, and the highest bidder has the lot."""

    type: Literal["lot_sold"]
    lot: Lot
    candle: Candle
    seat: Seat
    price: Coins


class LotPutAway(TypedDict):
    """The candle is out, and nobody had bid."""

    type: Literal["lot_put_away"]
    lot: Lot
    candle: Candle


Sale = SaleBase
Event = BidMade | LotSold | LotPutAway


class Breakdown(TypedDict):
    """Points by where they come from."""

    lots: int
    coins: int


class Outcome(Result):
    """How a match ended."""

    breakdown: list[Breakdown]


class Position(TypedDict):
    """The table; only the all-knowing picture has lots and candles in their order."""

    lot: Annotated[Lot | None, Note("The lot for sale")]
    burnt: Annotated[Count, Note("Notches its candle has lost")]
    price: Annotated[Coins, Note("The highest bid")]
    bidder: Annotated[Seat | None, Note("Who has made it")]
    coins: Annotated[list[Coins], Note("Coins per seat", per_seat="coins")]
    won: Annotated[list[list[Lot]], Note("Lots per seat", per_seat="won")]
    lots_left: Annotated[list[Lot], Note("Lots to come")]
    candles_left: Annotated[list[Candle], Note("The candle that burns and those to come")]


class View(ViewBase, Position):
    """A match as a viewer may see it."""

    game: Literal["candle"]
    options: Options
    outcome: Outcome | None
    phase: Literal["bidding", "over"]


class Insight(InsightBase):
    """What a viewer can work out."""

    game: Literal["candle"]
    lots: NotRequired[list[SaleBase]]
