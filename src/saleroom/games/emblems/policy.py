"""Emblems for the search: of bids with the same value one is enough, and playouts bid more for more points."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saleroom.core.policy import Policy
from saleroom.core.rng import Rng
from saleroom.core.state import Setup, State
from saleroom.games.emblems.cards import SECRETS, TABLE_CARDS
from saleroom.games.emblems.rules import HAND_SIZE, SECRET, TABLE, TURN, EmblemsSetup, weigh

LEVELS: Final = 128
"""No bid has a value as high."""


class EmblemsPolicy(Policy):
    """Bids any cards: rather more of them for a card of many points."""

    def __init__(self, setup: EmblemsSetup) -> None:
        super().__init__(setup)
        self.rules = setup
        whole = sum([int(setup.points_of(card, SECRETS[0])) for card in TABLE_CARDS])
        self.usual: i64 = whole // len(TABLE_CARDS) if whole > 0 else 0
        """Points up to which a playout bids no more than it must: those of a card on average, but at least 0."""
        self.cards_at = vec[i64]([0] * LEVELS)
        self.place_at = vec[i64]([0] * LEVELS)
        self.light: bool = True
        """Whether playouts bid by what a card is worth."""

    def candidates(self, state: State[Setup], seat: i64, row: vec[i64]) -> i64:
        """For each value the bid that spends most cards: a hand is filled up again."""
        cards_at = self.cards_at
        for value in range(LEVELS):
            cards_at[value] = 0
        count: i64 = 0
        for i in range(state.count(seat)):
            move = state.nth(seat, i)
            weight = weigh(move)
            cards = weight & 63
            value = (weight >> 6) & 127
            if cards_at[value] == 0:
                self.place_at[value] = count
                row[count] = move
                cards_at[value] = cards
                count += 1
            elif cards > cards_at[value]:
                row[self.place_at[value]] = move
                cards_at[value] = cards
        return count

    def move(self, state: State[Setup], seat: i64, rng: Rng) -> i64:
        number = state.count(seat)
        move = state.nth(seat, rng.below(number))
        if self.light and state.cells[HAND_SIZE + seat] > 1:
            points = self.rules.points_of(state.dealt[TABLE + state.cells[TURN]], state.dealt[SECRET + seat])
            other = state.nth(seat, rng.below(number))
            higher = (weigh(other) >> 6) & 127 > (weigh(move) >> 6) & 127
            if higher == (points > self.usual):
                return other
        return move


def policy(setup: EmblemsSetup) -> EmblemsPolicy:
    """The policy of a setup."""
    return EmblemsPolicy(setup)
