"""What `imagine` draws in colours, against all that is possible, counted one by one.

Hidden from a viewer are a deal and which cards others discarded (C10). Every pair of a deal and of discarded kinds, in
their order, must come up equally often.
"""

import math
import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations, product

import pytest

from saleroom import Match
from saleroom.core.rng import rng_from
from saleroom.games.colours import rules as C
from saleroom.games.colours.cards import KINDS
from saleroom.games.colours.codec import card_names
from tests.games.colours.test_rules import FULL, buy, go, start

Cards = tuple[str, ...]
Story = list[tuple[str, str | None]]
"""What a viewer saw become of a hand, in order: ("take", card) and ("lose", card, or None if it did not see which)."""
Guess = tuple[Cards, tuple[Cards, ...], tuple[Cards, ...]]
"""The cards at the hidden places of the deal, all hands, and what each seat has discarded."""
DRAWS = 12
"""So many for each possibility, and at least 3000."""


class Hidden:
    """What a viewer of a match does not know, and all that it may be."""

    def __init__(self, match: Match, viewer: int | None) -> None:
        self.match, self.viewer = match, viewer
        self.hands = match.seats + (match.seats == 2)
        view = match.view(viewer)
        drawn = 48 - view["deck_size"]
        known = list(range(2 * self.hands, drawn))
        if viewer is not None:
            known += [2 * viewer, 2 * viewer + 1]
        self.places = [place for place in range(48) if place not in known]
        deck = match.deal["deck"]
        self.dealt: list[str] = list(deck)
        self.unseen = sorted((FULL - Counter(deck[place] for place in known)).elements())
        self.stories: list[Story] = [[] for _ in range(self.hands)]
        for event in match.events(viewer):
            seat = event.get("seat")
            if event["type"] == "hand_card_discarded":
                self.stories[event["seat"]].append(("lose", event.get("card")))
            elif event["type"] in ("card_sold", "leftover_taken"):
                self.stories[match.seats if seat == "house" else event["seat"]].append(
                    ("take", event["card"])
                )
        self.shown: list[Cards] | None = None
        if match.over:
            shown = [*view["hands"], *([view["house"]] if match.seats == 2 else [])]
            self.shown = [tuple(sorted(hand)) for hand in shown]

    def deals(self) -> Iterator[Cards]:
        """Every way in which the unseen cards may lie at the hidden places; equal cards are alike."""
        yield from set(permutations(self.unseen))

    def first_hands(self, deal: Cards) -> list[list[str]]:
        """The hands that are dealt with it."""
        for place, card in zip(self.places, deal, strict=True):
            self.dealt[place] = card
        return [self.dealt[2 * hand : 2 * hand + 2] for hand in range(self.hands)]

    def possible(self) -> Counter[Guess]:
        """By how many pairs of a deal and discards in order each guess can be true."""
        found: Counter[Guess] = Counter()
        for deal in self.deals():
            ways = [
                Counter(endings(first, story))
                for first, story in zip(self.first_hands(deal), self.stories, strict=True)
            ]
            for chosen in product(*(way.items() for way in ways)):
                hands = tuple(hand for (hand, _), _ in chosen)
                if self.shown is not None and list(hands) != self.shown:
                    continue
                number = 1
                for _, count in chosen:
                    number *= count
                found[deal, hands, tuple(lost for (_, lost), _ in chosen)] += number
        return found


def endings(hand: list[str], story: Story) -> Iterator[tuple[Cards, Cards]]:
    """Every way to play a story out, as the hand at the end and the cards discarded."""
    if not story:
        yield tuple(sorted(hand)), ()
        return
    (what, card), rest = story[0], story[1:]
    if what == "take":
        assert card is not None
        yield from endings([*hand, card], rest)
        return
    for kind in sorted(set(hand)) if card is None else [card]:
        left = list(hand)
        left.remove(kind)
        for end, lost in endings(left, rest):
            yield end, tuple(sorted((kind, *lost)))


def imagined(hidden: Hidden, number: int) -> Iterator[Guess]:
    """What `imagine` draws."""
    view = hidden.match.observe(hidden.viewer)
    setup = view.setup
    assert isinstance(setup, C.ColoursSetup)
    rng = rng_from("imagined")
    for _ in range(number):
        state = setup.imagine(view, rng)
        c = state.cells
        holders = [int(setup.holder(hand)) for hand in range(hidden.hands)]
        hands = [card_names(c[C.HAND + holder], c[C.TWICE + holder]) for holder in holders]
        lost = [
            card_names(c[C.DISCARDS + holder], c[C.DISCARDS_TWICE + holder]) if holder < C.HOUSE else []
            for holder in holders
        ]
        assert [c[C.HELD + holder] for holder in holders] == [len(hand) for hand in hands]
        yield (
            tuple(KINDS[state.dealt[place]] for place in hidden.places),
            tuple(tuple(sorted(hand)) for hand in hands),
            tuple(tuple(sorted(cards)) for cards in lost),
        )


def any_card(hand: list[str], chance: random.Random) -> str:
    return chance.choice(hand)


def any_kind(hand: list[str], chance: random.Random) -> str:
    return chance.choice(sorted(set(hand)))


def one_by_one(
    hidden: Hidden, number: int, choose: Callable[[list[str], random.Random], str]
) -> Iterator[Guess]:
    """Any deal, then any discard each time: not all pairs are equally likely."""
    chance = random.Random("one by one")
    for _ in range(number):
        deal = chance.sample(hidden.unseen, len(hidden.unseen))
        hands = hidden.first_hands(tuple(deal))
        lost: list[list[str]] = [[] for _ in hands]
        for hand, gone, story in zip(hands, lost, hidden.stories, strict=True):
            for what, card in story:
                if what == "take":
                    assert card is not None
                    hand.append(card)
                else:
                    gone.append(card or choose(hand, chance))
                    hand.remove(gone[-1])
        yield (
            tuple(deal),
            tuple(tuple(sorted(hand)) for hand in hands),
            tuple(tuple(sorted(gone)) for gone in lost),
        )


def spread(drawn: Iterator[Guess], possible: Counter[Guess], number: int) -> float:
    """By how many standard deviations of chi-square what was drawn differs from what is likely."""
    seen = Counter(drawn)
    assert not set(seen) - set(possible), "something impossible was drawn"
    pairs = sum(possible.values())
    expected = {guess: number * count / pairs for guess, count in possible.items()}
    square = sum((seen[guess] - wanted) ** 2 / wanted for guess, wanted in expected.items())
    freedom = len(possible) - 1
    return (square - freedom) / math.sqrt(2 * freedom)


# -- matches with few hidden cards -----------------------------------------------------------------------------


def clear_deck(match: Match) -> Match:
    """All dealers pass until the deck is empty."""
    while match.position()["deck"]:
        go(match, match.to_act[0], "pass")
    return match


def finish(match: Match) -> Match:
    """All pass to the end."""
    while not match.over:
        go(match, match.to_act[0], "pass")
    return match


def sell(match: Match, slot: int, *price: int | str) -> None:
    """The next dealer puts a card up and gets it."""
    buy(match, match.to_act[0], slot, *price)


def twins_of_dealt_cards(seats: int = 3) -> Match:
    """Seats 1 and 2 take second copies of cards that may have been dealt to them, and discard."""
    match = start(
        seats,
        hands=[["R1", "R2"], ["B1", "B2"], ["G1", "G2"]],
        market=["B1", "G1", "R5", "R4", "B6"],
        house=["G1", "G2"],
        then=["B2", "R6", "G5"],
    )
    go(match, 0, "pass")
    sell(match, 0, 3)  # B1
    if seats == 3:
        sell(match, 1, 3)  # G1
    go(match, 0, "pass")
    sell(match, 2, "B1", "B2")
    if seats == 3:
        sell(match, 4, "G1")
    return match


def twins_taken() -> Match:
    """Seat 1 takes two equal cards and a third one, and discards in between and afterwards."""
    match = start(
        3,
        hands=[["R1", "R2"], ["B1", "B2"], ["G1", "B1"]],
        market=["R5", "R5", "R4", "B6", "G4"],
        then=["B2", "R6", "G5"],
    )
    go(match, 0, "pass")
    sell(match, 0, 3)
    go(match, 2, "pass")
    go(match, 0, "pass")
    sell(match, 1, "R5")
    go(match, 2, "pass")
    go(match, 0, "pass")
    sell(match, 0, "R5", "B1")
    sell(match, 1, "G1")
    return match


def twins_dealt() -> Match:
    """Pairs may have been dealt, and everybody has discarded."""
    match = start(
        3,
        hands=[["B1", "R2"], ["B1", "B2"], ["G9", "B2"]],
        market=["R2", "R5", "R4", "B6", "G4"],
        then=["R1", "R6", "G5"],
    )
    sell(match, 0, "R2")
    sell(match, 1, "B1")
    sell(match, 0, "B2")
    return match


def one_card_left() -> Match:
    """Twins of dealt cards, and the last card of the deck."""
    match = twins_of_dealt_cards()
    sell(match, 0, 3)
    while len(match.position()["deck"]) > 1:
        go(match, match.to_act[0], "pass")
    assert len(match.position()["deck"]) == 1
    return match


CASES: dict[str, Callable[[], Hidden]] = {
    "a taken card may be the twin of a dealt one": lambda: Hidden(clear_deck(twins_of_dealt_cards()), 0),
    "the same with a card in the deck": lambda: Hidden(one_card_left(), 0),
    "the same at the end": lambda: Hidden(finish(twins_of_dealt_cards()), 0),
    "seen by a seat that has discarded": lambda: Hidden(clear_deck(twins_of_dealt_cards()), 1),
    "seen by it at the end": lambda: Hidden(finish(twins_of_dealt_cards()), 1),
    "with the house": lambda: Hidden(clear_deck(twins_of_dealt_cards(2)), 0),
    "with the house at the end": lambda: Hidden(finish(twins_of_dealt_cards(2)), 0),
    "with the house, for a spectator at the end": lambda: Hidden(finish(twins_of_dealt_cards(2)), None),
    "two twins were taken": lambda: Hidden(clear_deck(twins_taken()), 0),
    "two twins were taken, at the end": lambda: Hidden(finish(twins_taken()), 0),
    "twins may have been dealt": lambda: Hidden(clear_deck(twins_dealt()), 2),
    "twins may have been dealt, for a spectator": lambda: Hidden(clear_deck(twins_dealt()), None),
    "twins may have been dealt, for a spectator at the end": lambda: Hidden(finish(twins_dealt()), None),
}


@pytest.mark.parametrize("name", CASES)
def test_c10_every_deal_and_discard_that_fits_is_imagined_equally_often(name: str) -> None:
    hidden = CASES[name]()
    possible = hidden.possible()
    assert len(possible) > 1
    number = max(3000, DRAWS * sum(possible.values()))
    assert abs(spread(imagined(hidden, number), possible, number)) < 5


@pytest.mark.parametrize("choose", [any_card, any_kind])
def test_c10_a_sampler_that_only_discards_at_random_is_found_out(
    choose: Callable[[list[str], random.Random], str],
) -> None:
    for name in ("a taken card may be the twin of a dealt one", "two twins were taken"):
        hidden = CASES[name]()
        possible = hidden.possible()
        number = DRAWS * sum(possible.values())
        assert spread(one_by_one(hidden, number, choose), possible, number) > 10
