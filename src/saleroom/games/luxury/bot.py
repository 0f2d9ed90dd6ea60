"""Luxury: which of my cards is worth how much, and which lot deserves it?

Every reveal is public, so it knows all hands. It lets the others bid at random from theirs a few dozen times and
counts, for each card of its own, how often it takes the lot and how often somebody else does, powers and
doubling included. The best cards belong to the dearest lots still to come: it bids the card that leaves the
best such sharing-out, with something extra for a Banker before a dear lot and for an early look ahead. A
Blackmailer forces whoever beats it and still holds the 20.
"""

from collections.abc import Sequence
from itertools import product

from saleroom.core.bot import ViewBot
from saleroom.games.luxury import types as T
from saleroom.games.luxury.cards import CARDS, SIGN_LOTS
from saleroom.games.luxury.rules import bid_value

HOOLIGAN, TWENTY, SWINDLER, BANKER, BLACKMAILER, CONSTABLE, APPRAISER, NINETY = 0, 20, 30, 40, 50, 60, 70, 90
COUNTS = {
    (card, doubled, swindled): int(bid_value(place, doubled, swindled))
    for place, card in enumerate(CARDS)
    for doubled in (False, True)
    for swindled in (False, True)
}
"""What a card counts."""
SAMPLES = 24
"""How many times the others' bids are tried out."""
BANKER_BONUS = 0.3
"""The part of what is usually lost of the following lot that a doubled bid saves."""
ENVY = 1.5
"""What a lot costs that goes to somebody else, shared among the others."""
SIGN = (0.3, 1.0, 3.0)
"""What a sign adds to the first, second and third lot of it, as long as three can be had."""
LOOK_AHEAD = 0.15
"""What an Appraiser's look is worth, per lot still hidden."""
MIX = 1.0
"""So many points at most are left to chance against equal hands, or two of these bots would tie for ever."""


class SimpleBot(ViewBot[T.View, T.Move]):
    """Shares out its cards among the lots."""

    def pick(self, view: T.View, legal: Sequence[T.Move]) -> T.Move:
        me, hand, on_offer = view["viewer"], view["hand"], view["lot"]
        assert me is not None
        assert hand is not None
        assert on_offer is not None
        if view["phase"] == "blackmailing":
            return max(legal, key=lambda move: blackmail_value(view, me, move))
        others = [seat for seat in view["rebid"] or range(view["seats"]) if seat != me]
        hands = view["memory"]["hands"]
        trials = self.trials([hands[seat] for seat in others])
        doubled = [view["doubled"][seat] for seat in (*others, me)]
        now = strengths(view, me, hand, others, trials, doubled)
        later = strengths(view, me, hand, others, trials, [False] * len(doubled)) if any(doubled) else now
        here = worth(view, me, on_offer)
        ahead = sorted((worth(view, me, lot) for lot in view["memory"]["lots_to_come"]), reverse=True)
        known = [worth(view, me, lot) for lot in view["lots_ahead"]]
        strongest = sorted(hand, key=lambda card: later[card], reverse=True)

        def value(move: T.Move) -> float:
            assert move["type"] == "bid"
            card = move["card"]
            rest = [later[other] for other in strongest if other != card]
            total = here * now[card] + sum(lot * strength for lot, strength in zip(ahead, rest))
            if card == BANKER and ahead:
                following = known[0] if known else sum(ahead) / len(ahead)
                total += BANKER_BONUS * following * (1 - sum(rest) / len(rest))
            if card == APPRAISER:
                total += LOOK_AHEAD * max(0, len(ahead) - 1 - len(known))
            return total

        mix = MIX if any(hands[seat] == hand for seat in others) else 0.0
        return max(legal, key=lambda move: value(move) + mix * self.chance())

    def trials(self, hands: list[list[int]]) -> list[tuple[int, ...]]:
        """Bids the others might make: all of them if they are few, else some at random."""
        number = 1
        for hand in hands:
            number *= len(hand)
        if number <= SAMPLES:
            return list(product(*hands))
        return [tuple(hand[int(self.rng.below(len(hand)))] for hand in hands) for _ in range(SAMPLES)]


def worth(view: T.View, me: int, number: int) -> float:
    """Points of a lot, and what it does for a sign."""
    lots = view["options"]["lots"]
    lot = lots[number - 1]
    sign = [other + 1 for other in range(9) if lots[other]["sign"] == lot["sign"]]
    mine = sum(other in view["won"][me] for other in sign)
    done = sum(any(other in pile for pile in [view["memory"]["withdrawn"], *view["won"]]) for other in sign)
    can_be_whole = mine < SIGN_LOTS and len(sign) - (done - mine) >= SIGN_LOTS
    return float(lot["points"]) + (SIGN[mine] if can_be_whole else 0.0)


def strengths(
    view: T.View,
    me: int,
    hand: list[int],
    others: list[int],
    trials: list[tuple[int, ...]],
    doubled: list[bool],
) -> dict[int, float]:
    """Per card of mine how often it wins, less what it costs when somebody else does."""
    hands = view["memory"]["hands"]
    my_place = len(others)
    twenty = [TWENTY in hands[seat] for seat in (*others, me)]
    envy = ENVY / (view["seats"] - 1)
    found = dict.fromkeys(hand, 0.0)
    for bids in trials:
        for card in found:
            winners = settle([*bids, card], doubled, twenty)
            if my_place in winners:
                found[card] += 1 / len(winners)
            elif winners:
                found[card] -= envy
    return {card: total / len(trials) for card, total in found.items()}


def settle(bids: list[int], doubled: list[bool], twenty: list[bool]) -> list[int]:
    """Who takes a lot with these bids (several: a tie), every Blackmailer naming whoever is ahead."""
    if CONSTABLE not in bids:
        if HOOLIGAN in bids:
            return []
        if BLACKMAILER in bids:
            ahead = max(range(len(bids)), key=lambda place: bids[place] * (1 + doubled[place]))
            if bids[ahead] != BLACKMAILER and twenty[ahead]:
                bids[ahead] = TWENTY
    swindled = NINETY in bids and CONSTABLE not in bids
    values = [COUNTS[bid, twice, swindled] for bid, twice in zip(bids, doubled)]
    best = max(values)
    if values.count(best) == 1:
        return [values.index(best)]
    return [place for place, value in enumerate(values) if value == best]


def blackmail_value(view: T.View, me: int, move: T.Move) -> float:
    """How good it is to name somebody: it counts whether the lot becomes mine, and else who keeps a card."""
    target = move["target"] if move["type"] == "blackmail" else None
    bidders = [seat for seat, card in enumerate(view["table"]) if card is not None]
    bids = [card for card in view["table"] if card is not None]
    forced = target is not None and TWENTY in view["memory"]["hands"][target]
    if target is not None and forced:
        bids[bidders.index(target)] = TWENTY
    doubled = [view["counts_double"][seat] for seat in bidders]
    winners = settle(bids, doubled, [False] * len(bids))
    won = 1 / len(winners) if bidders.index(me) in winners else 0.0
    return won - 0.01 * forced


def stake(view: T.View, move: T.Move) -> float | None:
    """What a move stakes, as part of the highest card; None if it is no bid."""
    return move["card"] / max(CARDS) if move["type"] == "bid" else None
