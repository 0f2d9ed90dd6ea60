"""What cards of antiques are worth to a seat: as they would score, and by what may still become of them.

What is begun in a collection counts by the chance that it will be finished.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saleroom.core.state import POW, Setup, State
from saleroom.games.antiques.rules import (
    ASKED,
    CARDS,
    COLLECTION,
    COPIES_OF,
    FURNITURE,
    GROUP_COUNT,
    GROUP_KIND,
    JEWELLERY,
    KIND_COUNT,
    LOOSE,
    LOT,
    NAME_COUNT,
    OWNED,
    PILES,
    REPLICA,
    REPLICAS,
    ROUND,
    SCULPTURE,
    SCULPTURE_GROUP,
    SEATS,
    STAMP,
    UNSOLD,
    AntiquesSetup,
    group_size,
)

KINDS_AND_REPLICA: Final = 7
FAIR: Final = 0
GREEDY: Final = 1

SCARCE: Final = vec[float]([0.9, 0.9, 0.9, 0.9, 1.6, 2.8, 5.0])
"""How many points more a coin is worth at the start than at the end, by seats."""
ODD_PIECE: Final = 0.5
NEXT_STAMP: Final = 0.5
NEXT_JEWEL: Final = 0.3
MISSING_KIND: Final = 0.9
"""At the start, the chance that a pair or row grows, and that a kind which a collection lacks turns up."""
EARLY_SCULPTURE: Final = 6.0
"""What each of the first four sculptures is worth before places mean much."""


def take_cards(c: vec[i64], seat: i64, held: vec[i64]) -> i64:
    """Note the cards of a seat by kind, replicas as what they pass for; how many they are, loose replicas included."""
    number = c[REPLICAS + seat * PILES + LOOSE]
    for kind in range(KIND_COUNT):
        held[kind] = c[CARDS + seat * KIND_COUNT + kind]
        number += held[kind]
    for group in range(GROUP_COUNT):
        more = c[REPLICAS + seat * PILES + group]
        held[GROUP_KIND[group]] += more
        number += more
    return number


def appraise(rules: AntiquesSetup, held: vec[i64], all_sculptures: vec[i64], seat: i64, left: float) -> float:
    """Points of a seat with these cards, with what may become of them in the part of the match left."""
    furniture = held[FURNITURE]
    stamps = held[STAMP]
    jewels = held[JEWELLERY]
    sculptures = held[SCULPTURE]
    total = 5.0 * float(held[0]) + 12.0 * float(furniture // 2)
    if furniture & 1 != 0:
        total += 12.0 * ODD_PIECE * left
    if stamps >= 6:
        total += float(rules.stamps[6])
    elif stamps > 0:
        now = float(rules.stamps[stamps])
        total += now + NEXT_STAMP * left * (float(rules.stamps[stamps + 1]) - now)
    if jewels >= 6:
        total += float(rules.jewellery[6])
    elif jewels > 0:
        now = float(rules.jewellery[jewels])
        total += now + NEXT_JEWEL * left * (float(rules.jewellery[jewels + 1]) - now)
    prizes, tied = rules.shared_prizes(seat, sculptures, all_sculptures)
    prize = float(prizes) / float(tied)
    early = EARLY_SCULPTURE * float(sculptures if sculptures < 4 else 4) - 5.0
    total += prize + (early - prize) * left
    for number in range(held[COLLECTION]):
        hope = 1.0
        for kind in range(COLLECTION):
            if held[kind] <= number:
                hope *= MISSING_KIND * left
        total += 30.0 * hope - 10.0
    return total


def best_group(rules: AntiquesSetup, held: vec[i64], all_sculptures: vec[i64], seat: i64, left: float) -> i64:
    """The group in which a replica is worth most to a seat with these cards, or -1."""
    best: i64 = -1
    highest = 0.0
    for group in range(GROUP_COUNT):
        kind = GROUP_KIND[group]
        if held[kind] > 0:
            held[kind] += 1
            worth = appraise(rules, held, all_sculptures, seat, left)
            held[kind] -= 1
            if best < 0 or worth > highest:
                best = group
                highest = worth
    return best


def add_replicas(
    rules: AntiquesSetup, held: vec[i64], all_sculptures: vec[i64], seat: i64, number: i64, left: float
) -> None:
    """Put replicas where they are worth most."""
    for _ in range(number):
        group = best_group(rules, held, all_sculptures, seat, left)
        if group < 0:
            return
        held[GROUP_KIND[group]] += 1


def count_sculptures(c: vec[i64], seats: i64, numbers: vec[i64]) -> None:
    """Note how many sculptures every seat has."""
    for seat in range(seats):
        numbers[seat] = group_size(c, seat, SCULPTURE_GROUP)


class Appraiser:
    """Room to try out cards in; one state at a time."""

    def __init__(self, setup: AntiquesSetup) -> None:
        self.rules = setup
        self.held = vec[i64]([0] * KIND_COUNT)
        """The cards noted, by kind; replicas as what they pass for."""
        self.sculptures = vec[i64]([0] * SEATS)
        self.unseen = vec[i64]([0] * KINDS_AND_REPLICA)
        self.gains = vec[float]([0.0] * (SEATS * 49))
        """By seat, kind given and kind taken (6: a replica), what a swap adds."""
        self.swaps = vec[i64]([-1] * (2 * SEATS))
        """By partner: the fair swap and the best one, as pairs of names; -1 where there is none."""
        self.swap_gains = vec[float]([0.0] * (4 * SEATS))
        """For each of them what it adds for the seat and for the partner."""

    def count_sculptures(self, c: vec[i64]) -> None:
        """Note how many sculptures every seat has: first of all, because all appraisals need it."""
        count_sculptures(c, self.rules.seats, self.sculptures)

    def limit(self, gain: float, left: float) -> float:
        """The most coins that a seat should pay for what adds so many points."""
        seats = self.rules.seats
        return gain / (1.0 + 1.0 / float(seats - 1) + SCARCE[seats] * left)

    def take_cards(self, c: vec[i64], seat: i64) -> i64:
        """Note the cards of a seat, to try out what more would be worth; how many they are, replicas included."""
        return take_cards(c, seat, self.held)

    def appraise(self, seat: i64, left: float) -> float:
        """Points of a seat with the cards noted, with what may become of them in the part of the match left."""
        return appraise(self.rules, self.held, self.sculptures, seat, left)

    def add_replicas(self, seat: i64, number: i64, left: float) -> None:
        """Put replicas where they are worth most."""
        add_replicas(self.rules, self.held, self.sculptures, seat, number, left)

    def add_open_cards(self, state: State[Setup], seat: i64, left: float) -> None:
        """Add the two open cards of the lot to the cards noted; loose replicas join them."""
        c = state.cells
        place = 3 * (c[ROUND] - 1)
        replicas = c[REPLICAS + seat * PILES + LOOSE]
        for i in range(2):
            kind = state.dealt[place + i]
            if kind == REPLICA:
                replicas += 1
            else:
                self.held[kind] += 1
        if replicas > 0:
            self.add_replicas(seat, replicas, left)

    def hidden_adds(self, seat: i64, left: float) -> float:
        """What the hidden card adds on average to the cards noted."""
        held = self.held
        before = self.appraise(seat, left)
        total = 0.0
        number: i64 = self.unseen[REPLICA]
        for kind in range(KIND_COUNT):
            if self.unseen[kind] > 0:
                held[kind] += 1
                total += float(self.unseen[kind]) * (self.appraise(seat, left) - before)
                held[kind] -= 1
                number += self.unseen[kind]
        return total / float(number) if number > 0 else 0.0

    def count_unseen(self, state: State[Setup]) -> None:
        """Note how many cards of each kind nobody has seen: to come, hidden in the lot, or gone unsold."""
        c = state.cells
        unseen = self.unseen
        for kind in range(KINDS_AND_REPLICA):
            unseen[kind] = COPIES_OF[kind]
        current = c[ROUND] - 1
        for number in range(c[ROUND]):
            place = 3 * number
            unseen[state.dealt[place]] -= 1
            unseen[state.dealt[place + 1]] -= 1
            if c[UNSOLD] & POW[number] == 0 and (number < current or c[LOT] == 0):
                unseen[state.dealt[place + 2]] -= 1

    # -- swaps ------------------------------------------------------------------------------------------

    def fill_gains(self, c: vec[i64], seat: i64, left: float) -> None:
        """Work out what each swap adds for a seat, by kinds."""
        held = self.held
        self.take_cards(c, seat)
        before = self.appraise(seat, left)
        for give in range(KINDS_AND_REPLICA):
            if give < REPLICA and held[give] == 0:
                continue
            for take in range(KINDS_AND_REPLICA):
                if give == take:
                    continue
                if give < REPLICA:
                    held[give] -= 1
                if take < REPLICA:
                    held[take] += 1
                else:
                    self.add_replicas(seat, 1, left)
                self.gains[seat * 49 + give * 7 + take] = self.appraise(seat, left) - before
                self.take_cards(c, seat)

    def swap_gain(self, seat: i64, give: i64, take: i64) -> float:
        """What a swap of two cards, as swaps name them, adds for a seat whose gains are filled in."""
        given = give
        if give >= KIND_COUNT:
            given = REPLICA if give == KIND_COUNT + LOOSE else GROUP_KIND[give - KIND_COUNT]
        taken = take if take < KIND_COUNT else REPLICA
        return 0.0 if given == taken else self.gains[seat * 49 + given * 7 + taken]

    def find_swaps(self, c: vec[i64], seat: i64, left: float) -> None:
        """Note for each partner the fair swap and the best one."""
        self.fill_gains(c, seat, left)
        own = c[OWNED + seat]
        for other in range(self.rules.seats):
            self.swaps[2 * other] = -1
            self.swaps[2 * other + 1] = -1
            theirs = c[OWNED + other]
            if other == seat or theirs == 0 or c[ASKED] & POW[other] != 0:
                continue
            self.fill_gains(c, other, left)
            for give in range(NAME_COUNT):
                if own & POW[give] == 0:
                    continue
                for take in range(NAME_COUNT):
                    if give == take or theirs & POW[take] == 0:
                        continue
                    mine = self.swap_gain(seat, give, take)
                    its = self.swap_gain(other, take, give)
                    if its > 0.0:
                        self.keep_better(2 * other + FAIR, give * NAME_COUNT + take, mine, its)
                    self.keep_better(2 * other + GREEDY, give * NAME_COUNT + take, mine, its)
            if self.swaps[2 * other + FAIR] == self.swaps[2 * other + GREEDY]:
                self.swaps[2 * other + GREEDY] = -1

    def keep_better(self, place: i64, pair: i64, mine: float, its: float) -> None:
        """Note a swap if there is none yet that adds more."""
        if self.swaps[place] < 0 or mine > self.swap_gains[2 * place]:
            self.swaps[place] = pair
            self.swap_gains[2 * place] = mine
            self.swap_gains[2 * place + 1] = its
