"""Games cut down so far that perfect play can be computed: two seats, and every opening position there may be.

Luxury with the last two to four lots, known to both, and as many bid cards each; and one sealed-bid lot of emblems,
where neither knows the other's hand and secret card.
"""

from collections.abc import Callable, Mapping
from itertools import combinations, permutations

from librt.vecs import vec
from mypy_extensions import i64

from saleroom.core.errors import SetupError, short_repr
from saleroom.core.game import AnyGame
from saleroom.core.layout import NONE
from saleroom.core.rng import Rng
from saleroom.core.state import Setup, State
from saleroom.games import GAMES
from saleroom.games.emblems import cards
from saleroom.games.emblems import rules as E
from saleroom.games.luxury import rules as L

SEATS = 2
LUXURY_CARDS = (L.TWENTY, L.CONSTABLE, 7, L.NINETY)
LUXURY_LOTS = (1, 2, 3, 4, 5, 9, 6, 8, 7)
UNSPENT = ((0, 14, 30), (3, 16, 29))
"""Per seat the cards of the lot of emblems that are still in hand or deck, two of them in hand."""


def setup_of(game: AnyGame) -> Setup:
    """A game for two with its usual options."""
    setup: Setup = game.setup(SEATS, game.read_options({}))
    return setup


def luxury_openings(lots: int) -> list[State[Setup]]:
    """So many lots to come in an order that both know, as many bid cards each: one position."""
    setup = setup_of(GAMES["luxury"])
    cells = setup.open(vec[i64](list(LUXURY_LOTS))).cells
    done = L.LOTS - lots
    held = LUXURY_CARDS[-lots:]
    spent = [card for card in range(L.DECK) if card not in held]
    cells[L.LOT] = done
    cells[L.WITHDRAWN] = packed(list(LUXURY_LOTS[:done]))
    for seat in range(SEATS):
        cells[L.HAND + seat] = sum(1 << card for card in held)
        cells[L.DISCARDS + seat] = packed([card + 1 for card in spent])
        cells[L.SEEN + seat] = L.LOTS
    return [setup.restore(cells, vec[i64](list(LUXURY_LOTS)))]


def packed(numbers: list[int]) -> int:
    """Numbers in order, four bits each."""
    total = 0
    for number in numbers:
        total = total * 16 + number
    return total


def emblems_openings(lots: int) -> list[State[Setup]]:
    """The last table card: every pair of secret cards and of hands, all equally likely."""
    setup = setup_of(GAMES["emblems"])
    return [
        emblems_lot(setup, secrets, (first, second))
        for secrets in permutations(cards.SECRETS_OF_FEW, SEATS)
        for first in combinations(UNSPENT[0], 2)
        for second in combinations(UNSPENT[1], 2)
    ]


def emblems_lot(setup: Setup, secrets: tuple[int, ...], hands: tuple[tuple[int, ...], ...]) -> State[Setup]:
    """The last table card with these secret cards and hands."""
    dealt = [*secrets, *[NONE] * (E.SEATS - SEATS), *cards.TABLE_CARDS]
    cells = setup.deal(Rng(1)).cells
    for place in range(E.TABLE_SIZE - 1):
        cells[E.BUYER + place] = E.REMOVED
    cells[E.TURN] = E.TABLE_SIZE - 1
    for seat, hand in enumerate(hands):
        spent = [card for card in cards.CARDS if card not in UNSPENT[seat]]
        behind = [card for card in UNSPENT[seat] if card not in hand]
        dealt += [*spent, *hand, *behind]
        cells[E.DRAWN + seat] = E.DECK - len(behind)
        cells[E.SPENT + seat] = sum(1 << card for card in spent)
        cells[E.HAND + seat] = sum(1 << card for card in hand)
        cells[E.HAND_SIZE + seat] = len(hand)
    return setup.restore(cells, vec[i64](dealt))


SMALL: Mapping[str, tuple[Callable[[int], list[State[Setup]]], range]] = {
    "luxury": (luxury_openings, range(2, 5)),
    "emblems": (emblems_openings, range(1, 2)),
}
"""By id of the game what makes its openings, all equally likely, and how many lots there may be."""


def openings(name: str, lots: int) -> list[State[Setup]]:
    """Every opening of a game cut down to so many lots; SetupError if there is none so small."""
    if name not in SMALL:
        raise SetupError(f"{name} has no small game; {', '.join(SMALL)} have one")
    make, allowed = SMALL[name]
    if lots not in allowed:
        numbers = ", ".join(map(str, allowed))
        raise SetupError(f"the small game of {name} has {numbers} lots, not {short_repr(lots)}")
    return make(lots)
