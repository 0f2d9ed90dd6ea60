"""Luxury: which of my cards is worth how much, and which lot deserves it?

Every reveal is public, so it knows all hands. It lets the others bid at random from theirs a few dozen times and
counts, for each card of its own, how often it takes the lot and how often somebody else does, powers and
doubling included. The best cards belong to the dearest lots still to come: it bids the card that leaves the
best such sharing-out, with something extra for a Banker before a dear lot and for an early look ahead. A
Blackmailer forces whoever beats it and still holds the 20.
"""

from itertools import product

from saleroom.bots.base import Bot
from saleroom.core.game import Json

HOOLIGAN, TWENTY, SWINDLER, BANKER, BLACKMAILER, CONSTABLE, APPRAISER, NINETY = 0, 20, 30, 40, 50, 60, 70, 90
SAMPLES = 24
"""How many times the others' bids are tried out."""
BANKER_BONUS = 0.3
"""The part of what is usually lost of the following lot that a doubled bid saves."""
ENVY = 1.5
"""What a lot costs that goes to somebody else, shared among the others."""
SIGN = (0.3, 1.0, 3.0)
"""What a sign adds to its first, second and third lot, as long as all three can be had."""
LOOK_AHEAD = 0.15
"""What an Appraiser's look is worth, per lot still hidden."""
MIX = 1.0
"""So many points at most are left to chance against equal hands, or two of these bots would tie for ever."""


class LuxuryBot(Bot):
    """Shares out its cards among the lots."""

    def think(self, view: Json, legal: list[Json]) -> Json:
        if view["phase"] == "blackmailing":
            return max(legal, key=lambda move: blackmail_value(view, move["target"]))
        me: int = view["viewer"]
        others = [seat for seat in view["rebid"] or range(view["seats"]) if seat != me]
        hands = view["memory"]["hands"]
        trials = self.trials([hands[seat] for seat in others])
        doubled = [view["doubled"][seat] for seat in (*others, me)]
        now = strengths(view, others, trials, doubled)
        later = strengths(view, others, trials, [False] * len(doubled)) if any(doubled) else now
        here = worth(view, view["lot"])
        ahead = sorted((worth(view, lot) for lot in view["lots_to_come"]), reverse=True)
        known = [worth(view, lot) for lot in view["lots_ahead"]]
        strongest = sorted(view["hand"], key=lambda card: later[card], reverse=True)

        def value(card: int) -> float:
            rest = [later[other] for other in strongest if other != card]
            total = here * now[card] + sum(lot * strength for lot, strength in zip(ahead, rest))
            if card == BANKER and ahead:
                following = known[0] if known else sum(ahead) / len(ahead)
                total += BANKER_BONUS * following * (1 - sum(rest) / len(rest))
            if card == APPRAISER:
                total += LOOK_AHEAD * max(0, len(ahead) - 1 - len(known))
            return total

        mix = MIX if any(hands[seat] == view["hand"] for seat in others) else 0.0
        return max(legal, key=lambda move: value(move["card"]) + mix * self.chance())

    def trials(self, hands: list[list[int]]) -> list[tuple[int, ...]]:
        """Bids the others might make: all of them if they are few, else some at random."""
        number = 1
        for hand in hands:
            number *= len(hand)
        if number <= SAMPLES:
            return list(product(*hands))
        return [tuple(hand[int(self.rng.below(len(hand)))] for hand in hands) for _ in range(SAMPLES)]


def worth(view: Json, number: int) -> float:
    """Points of a lot, and what it does for a sign."""
    lots = view["options"]["lots"]
    lot = lots[number - 1]
    sign = [other + 1 for other in range(9) if lots[other]["sign"] == lot["sign"]]
    mine = sum(other in view["won"][view["viewer"]] for other in sign)
    gone = sum(any(other in pile for pile in [view["withdrawn"], *view["won"]]) for other in sign)
    return float(lot["points"]) + (SIGN[mine] if gone == mine else 0.0)


def strengths(
    view: Json, others: list[int], trials: list[tuple[int, ...]], doubled: list[bool]
) -> dict[int, float]:
    """Per card of mine how often it wins, less what it costs when somebody else does."""
    hands = view["memory"]["hands"]
    me = len(others)
    twenty = [TWENTY in hands[seat] for seat in (*others, view["viewer"])]
    envy = ENVY / (view["seats"] - 1)
    found = dict.fromkeys(view["hand"], 0.0)
    for bids in trials:
        for card in found:
            winners = settle([*bids, card], doubled, twenty)
            if me in winners:
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
        if NINETY in bids and SWINDLER in bids:
            bids = [95 if bid == SWINDLER else bid for bid in bids]
    if True in doubled:
        bids = [bid * 2 if twice else bid for bid, twice in zip(bids, doubled)]
    best = max(bids)
    if bids.count(best) == 1:
        return [bids.index(best)]
    return [place for place, bid in enumerate(bids) if bid == best]


def blackmail_value(view: Json, target: int | None) -> float:
    """How good it is to name somebody: it counts whether the lot becomes mine, and else who keeps a card."""
    bidders = [seat for seat, card in enumerate(view["table"]) if card is not None]
    bids = [view["table"][seat] for seat in bidders]
    forced = target is not None and TWENTY in view["memory"]["hands"][target]
    if target is not None and forced:
        bids[bidders.index(target)] = TWENTY
    doubled = [view["counts_double"][seat] for seat in bidders]
    winners = settle(bids, doubled, [False] * len(bids))
    won = 1 / len(winners) if bidders.index(view["viewer"]) in winners else 0.0
    return won - 0.01 * forced
