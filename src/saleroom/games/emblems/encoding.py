"""Emblems for a network: one's own cards, what the table card is worth, and how strong the others are.

Seats bid at the same time and where they sit makes no difference, so the others are written by their strength: the
four with most ranks left one by one, the rest together. Nobody's secret card is known; what others have bought tells
something of it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saleroom.core.encoding import Encoding
from saleroom.core.state import POW, Setup, State
from saleroom.games.emblems.cards import CARDS, RANKS, SECRETS, TABLE_CARDS
from saleroom.games.emblems.rules import (
    BUYER,
    DECK,
    DRAWN,
    HAND,
    HAND_LIMIT,
    HAND_SIZE,
    NEITHER,
    OF_RANK,
    REMOVED,
    SEATS,
    SECRET,
    SPENT,
    TABLE,
    TABLE_SIZE,
    TIED,
    TURN,
    EmblemsSetup,
    row_of,
    weigh,
)

LEVELS: Final = 27
"""The highest value of a bid: joker, 5 and four 4s."""
NEAR: Final = 4
"""So many others are written one by one."""
OTHER_NAMES: Final = [
    "does not bid now",
    "points to be expected",
    "worth of the card to it",
    "value of its hand to be expected",
    "ranks left",
    "ranks spent on a card",
]
PER_OTHER: Final = 6
REST_NAMES: Final = [
    "how many",
    "most points to be expected",
    "ranks left on average",
    "ranks spent on a card on average",
]
ALL_NAMES: Final = [
    "how many do not bid now",
    "most points to be expected",
    "highest value of a hand to be expected",
    "highest bid possible",
    "ranks left on average",
    "most ranks spent on a card",
    "most that the card is worth to one who bids",
]
OWN_NAMES: Final = [
    "the card shows both",
    "the card shows one",
    "the card shows none",
    "points",
    "lead to be expected",
    *[f"rank {rank} in hand" for rank in range(1, 7)],
    "value of the hand",
    "cards missing in hand",
    *[f"rank {rank} in the deck" for rank in range(1, 7)],
    "ranks left against the others",
    "ranks left for each card to come",
    "cards to come with both",
    "cards to come with one",
    "cards to come with none",
    "cards to come",
    "a tie is settled",
    *[f"{seats} seats" for seats in range(3, SEATS + 1)],
]
OTHERS: Final = len(OWN_NAMES)
REST: Final = OTHERS + NEAR * PER_OTHER
ALL: Final = REST + len(REST_NAMES)

ALL_RANKS: Final = sum(RANKS)
ALL_POINTS: Final = 34
"""What all table cards count for anybody as a rule."""
FULL_DECK: Final = 2**DECK - 1
KINDS: Final = len(SECRETS)
FOR_SALE: Final = vec[i64](list(TABLE_CARDS))
SECRET_CARDS: Final = vec[i64](list(SECRETS))
ROW_CHANCE: Final = [1.5, 0.4, 2.5]
"""How many of the cards that show both, one or none of one's emblems one buys, against a fair share: about what bots
do among themselves."""
LIKELY: Final = vec[float](
    [ROW_CHANCE[row_of(card, secret)] if card in TABLE_CARDS else 1.0 for card in CARDS for secret in SECRETS]
)
"""The same for each table card and secret card, at card * 10 + place of the secret card."""


class EmblemsEncoding(Encoding):
    """The seat itself and the table, then the others from the strongest down, then what they are together."""

    def __init__(self, setup: EmblemsSetup) -> None:
        who = ["strongest other", "second other", "third other", "fourth other"]
        names = OWN_NAMES + [f"{one}: {name}" for one in who for name in OTHER_NAMES]
        names += [f"the rest: {name}" for name in REST_NAMES] + [f"all others: {name}" for name in ALL_NAMES]
        super().__init__(setup, names, 2 * LEVELS)
        self.rules = setup
        in_use = [int(card) for card in setup.secret_cards()]
        self.used = vec[float]([1.0 if card in in_use else 0.0 for card in SECRETS])
        whole = sum([abs(int(setup.points_of(card, SECRETS[0]))) for card in TABLE_CARDS])
        self.unit = float(ALL_POINTS) / float(whole) if whole > 0 else 1.0
        """Weight of a point: the absolute values of all cards add up to the same, whatever the points are."""
        self.worth = vec[float](
            [
                float(setup.points_of(card, secret)) * self.unit if card in TABLE_CARDS else 0.0
                for card in CARDS
                for secret in SECRETS
            ]
        )
        """Points of each table card for each secret card, at the same places as LIKELY."""
        self.chances = vec[float]([0.0] * (SEATS * KINDS))
        self.points = vec[float]([0.0] * (SEATS * KINDS))
        self.facts = vec[float]([0.0] * (SEATS * PER_OTHER))
        self.order = vec[i64]([0] * SEATS)
        self.most = vec[i64]([0] * (LEVELS + 1))
        self.fewest = vec[i64]([0] * (LEVELS + 1))

    def write(self, state: State[Setup], seat: i64, row: vec[float], at: i64) -> None:
        for i in range(self.size):
            row[at + i] = 0.0
        best, mean = self.write_others(state, seat, row, at)
        c = state.cells
        secret = state.dealt[SECRET + seat]
        turn = c[TURN]
        points: i64 = 0
        seen: i64 = 0
        for place in range(turn + 1 if turn < TABLE_SIZE else TABLE_SIZE):
            card = state.dealt[TABLE + place]
            seen |= POW[card]
            if c[BUYER + place] == seat:
                points += self.rules.points_of(card, secret)
        if turn < TABLE_SIZE:
            row[at + row_of(state.dealt[TABLE + turn], secret)] = 1.0
        own = float(points) * self.unit
        row[at + 3] = own / 15.0
        row[at + 4] = (own - best) / 15.0
        hand = c[HAND + seat]
        deck = FULL_DECK & ~(hand | c[SPENT + seat])
        for i in range(6):
            row[at + 5 + i] = float(weigh(hand & OF_RANK[i]) & 63) / 3.0
            row[at + 13 + i] = float(weigh(deck & OF_RANK[i]) & 63) / 8.0
        value = (weigh(hand) >> 6) & 127
        row[at + 11] = float(value) / 20.0
        row[at + 12] = float(HAND_LIMIT - c[HAND_SIZE + seat]) / 6.0
        ranks = float(value + ((weigh(deck) >> 6) & 127))
        row[at + 19] = (ranks - mean) / 43.0
        left = TABLE_SIZE - turn
        each = ranks / float(left if left > 0 else 1) / 12.0
        row[at + 20] = each if each < 1.0 else 1.0
        for i in range(TABLE_SIZE):
            card = FOR_SALE[i]
            if seen & POW[card] == 0:
                shown = row_of(card, secret)
                row[at + 21 + shown] += 1.0 if shown == NEITHER else 0.13
        row[at + 24] = float(left) / 16.0
        row[at + 25] = 1.0 if c[TIED] != 0 else 0.0
        row[at + 23 + self.rules.seats] = 1.0

    def write_others(self, state: State[Setup], seat: i64, row: vec[float], at: i64) -> tuple[float, float]:
        """Write the others; the most points to be expected of one of them, and their ranks left on average."""
        bought = self.guess(state, seat)
        c = state.cells
        seats = self.rules.seats
        facts = self.facts
        order = self.order
        together = at + ALL
        card: i64 = state.dealt[TABLE + c[TURN]] if c[TURN] < TABLE_SIZE else 0
        worth = self.usual_worth(state.dealt[SECRET + seat], card)
        count: i64 = 0
        for turns in range(1, seats):
            other = seat + turns
            if other >= seats:
                other -= seats
            highest = self.describe(state, other, card, bought & POW[other] != 0, worth)
            if highest > row[together + 3]:
                row[together + 3] = highest
            ranks = facts[other * PER_OTHER + 4]
            place = count
            while place > 0 and facts[order[place - 1] * PER_OTHER + 4] < ranks:
                order[place] = order[place - 1]
                place -= 1
            order[place] = other
            count += 1
        total = 0.0
        rest = at + REST
        bidders: i64 = 0
        for i in range(count):
            first = order[i] * PER_OTHER
            points = facts[first + 1]
            total += facts[first + 4]
            if i == 0 or points > row[together + 1]:
                row[together + 1] = points
            if i < NEAR:
                to = at + OTHERS + i * PER_OTHER
                for j in range(PER_OTHER):
                    row[to + j] = facts[first + j]
            else:
                row[rest] += 0.2
                if i == NEAR or points > row[rest + 1]:
                    row[rest + 1] = points
                row[rest + 2] += facts[first + 4] / float(count - NEAR)
                row[rest + 3] += facts[first + 5] / float(count - NEAR)
            row[together] += facts[first] / 9.0
            if facts[first] == 0.0:
                if facts[first + 3] > row[together + 2]:
                    row[together + 2] = facts[first + 3]
                if bidders == 0 or facts[first + 2] > row[together + 6]:
                    row[together + 6] = facts[first + 2]
                bidders += 1
            if facts[first + 5] > row[together + 5]:
                row[together + 5] = facts[first + 5]
        total /= float(count)
        row[together + 4] = total
        return row[together + 1] * 15.0, total * float(ALL_RANKS)

    def guess(self, state: State[Setup], seat: i64) -> i64:
        """What others have bought tells of their secret cards: how likely each is, and its points so far.

        That is written for those who have bought something; the answer is the set of them.
        """
        c = state.cells
        dealt = state.dealt
        chances = self.chances
        points = self.points
        used = self.used
        worth = self.worth
        own = dealt[SECRET + seat]
        bought: i64 = 0
        for place in range(c[TURN]):
            buyer = c[BUYER + place]
            if buyer == REMOVED or buyer == seat:
                continue
            card = dealt[TABLE + place] * KINDS
            first = buyer * KINDS
            if bought & POW[buyer] == 0:
                bought |= POW[buyer]
                for i in range(KINDS):
                    chances[first + i] = 0.0 if SECRET_CARDS[i] == own else used[i]
                    points[first + i] = 0.0
            for i in range(KINDS):
                chances[first + i] *= LIKELY[card + i]
                points[first + i] += worth[card + i]
        return bought

    def usual_worth(self, own: i64, card: i64) -> float:
        """What a table card is worth on average to somebody of whom nothing is known."""
        used = self.used
        total = 0.0
        worth = 0.0
        for i in range(KINDS):
            if SECRET_CARDS[i] != own:
                total += used[i]
                worth += used[i] * self.worth[card * KINDS + i]
        return worth / total

    def describe(self, state: State[Setup], other: i64, card: i64, bought: bool, worth: float) -> float:
        """Write the facts about another seat; the highest bid that may be in its hand, 0 if it does not bid.

        `bought`: there is a guess about its secret card. `worth`: what the table card is usually worth.
        """
        c = state.cells
        points = 0.0
        if bought:
            chances = self.chances
            each = self.points
            total = 0.0
            worth = 0.0
            for i in range(KINDS):
                chance = chances[other * KINDS + i]
                total += chance
                points += chance * each[other * KINDS + i]
                worth += chance * self.worth[card * KINDS + i]
            points /= total
            worth /= total
        hand = c[HAND_SIZE + other]
        cards = hand + DECK - c[DRAWN + other]
        tied = c[TIED] & POW[other] != 0
        if hand == 0 and tied:
            hand = 1  # the top card of its deck
        bids = hand > 0 and (c[TIED] == 0 or tied)
        spent = (weigh(c[SPENT + other]) >> 6) & 127
        ranks = ALL_RANKS - spent
        facts = self.facts
        first = other * PER_OTHER
        facts[first] = 0.0 if bids else 1.0
        facts[first + 1] = points / 15.0
        facts[first + 2] = 1.0 if worth > 5.0 else -1.0 if worth < -5.0 else worth / 5.0
        facts[first + 3] = float(hand * ranks) / float(cards if cards > 0 else 1) / 20.0
        facts[first + 4] = float(ranks) / float(ALL_RANKS)
        facts[first + 5] = float(spent) / float(c[TURN] if c[TURN] > 0 else 1) / 20.0
        if not bids:
            return 0.0
        unspent = FULL_DECK & ~c[SPENT + other]
        highest: i64 = 0
        for rank in range(6, 0, -1):
            held = weigh(unspent & OF_RANK[rank - 1]) & 63
            number = hand if held > hand else held
            highest += rank * number
            hand -= number
            if hand == 0:
                break
        return float(highest) / float(LEVELS)

    def moves(self, state: State[Setup], seat: i64, row: vec[i64], at: i64) -> i64:
        """For each value the bid of most cards, then for each value that of fewest where it is another."""
        most = self.most
        fewest = self.fewest
        for level in range(LEVELS + 1):
            most[level] = 0
            fewest[level] = 64
        for i in range(2 * LEVELS):
            row[at + i] = -1
        last = at + LEVELS - 1
        for i in range(state.count(seat)):
            move = state.nth(seat, i)
            weight = weigh(move)
            cards = weight & 63
            value = (weight >> 6) & 127
            if cards > most[value]:
                most[value] = cards
                row[at + value - 1] = move
            if cards < fewest[value]:
                fewest[value] = cards
                row[last + value] = move
        count: i64 = 0
        for level in range(1, LEVELS + 1):
            if most[level] > 0:
                count += 1
                if most[level] == fewest[level]:
                    row[last + level] = -1
                else:
                    count += 1
        return count


def encoding(setup: EmblemsSetup) -> EmblemsEncoding:
    """The encoding of a setup."""
    return EmblemsEncoding(setup)
