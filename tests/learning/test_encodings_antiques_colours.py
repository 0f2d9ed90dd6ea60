"""What a network sees of antiques, colours and luxury, and what it may choose."""

import math
import re
from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import saleroom
from saleroom.bots.networks import encoding_of
from saleroom.core.encoding import Encoding
from saleroom.core.rng import Rng, rng_from
from saleroom.core.state import Setup, State
from saleroom.games import GAMES
from saleroom.games.antiques.rules import HIGH

ALL_TRICKS = {"tricks": ["stop", "ban", "swap"], "sculpture_ties": "places", "readings": ["swap-again"]}
CASES = [
    *[("antiques", seats, options) for seats in (3, 4, 5, 6) for options in ({}, ALL_TRICKS)],
    *[
        ("colours", seats, {"matching": how})
        for seats in (2, 3, 4)
        for how in ("by-hand", "same-cards", "count")
    ],
    *[("luxury", seats, {}) for seats in (2, 3, 4)],
]
IMAGINED = 4
MATCHES = 6 if saleroom.compiled else 1
every_case = pytest.mark.parametrize(
    "encoding",
    [
        pytest.param((game, seats, options), id=f"{game}-{seats}{'-options' if options else ''}")
        for game, seats, options in CASES
    ],
    indirect=True,
)


@pytest.fixture
def encoding(request: pytest.FixtureRequest) -> Encoding:
    """The encoding of a game at a number of seats, with options."""
    game, seats, options = request.param
    rules = GAMES[game]
    made = encoding_of(rules, rules.setup(seats, rules.read_options(options)))
    assert made is not None
    return made


def numbers_of(encoding: Encoding, state: State[Setup], seat: int) -> list[float]:
    """What a seat sees, written behind and before something else that must stay as it is."""
    row = vec[float]([7.0] * (int(encoding.size) + 2))
    encoding.write(state, seat, row, 1)
    assert row[0] == 7.0
    assert row[len(row) - 1] == 7.0
    return [float(number) for number in row][1:-1]


def moves_of(encoding: Encoding, state: State[Setup], seat: int) -> list[int]:
    """The move of each choice, or -1."""
    row = vec[i64]([0] * (2 * int(encoding.choices) + 64))
    count = encoding.moves(state, seat, row, 0)
    moves = [int(row[choice]) for choice in range(int(encoding.choices))]
    assert count == sum(move >= 0 for move in moves)
    return moves


def positions(encoding: Encoding, rng: Rng, matches: int) -> Iterator[State[Setup]]:
    """All positions of some matches; half of the moves are choices, the others any legal ones."""
    for _ in range(matches):
        state = encoding.setup.deal(rng)
        while not state.over():
            yield state
            seat = int(state.actor())
            made = [move for move in moves_of(encoding, state, seat) if move >= 0]
            if made and rng.below(2) == 0:
                state.apply(seat, made[rng.below(len(made))])
            else:
                state.apply(seat, state.random_move(seat, rng))
        yield state


def wrong_choices(encoding: Encoding, rng: Rng, matches: int) -> str:
    """What is wrong with the choices of an encoding, or nothing."""
    for state in positions(encoding, rng, matches):
        for seat in state.to_act():
            made = [move for move in moves_of(encoding, state, seat) if move >= 0]
            if not made:
                return "there is nothing to choose"
            if len(set(made)) < len(made):
                return "two choices stand for one move"
            if not set(made) <= set(state.legal(seat)):
                return "a choice is not legal"
    return ""


def peeks(encoding: Encoding, rng: Rng, matches: int) -> bool:
    """Whether numbers or choices depend on something that the seat does not see."""
    for number, state in enumerate(positions(encoding, rng, matches)):
        if number % 5 or state.over():
            continue
        for seat in range(int(encoding.setup.seats)):
            view = state.observe(seat)
            for _ in range(IMAGINED):
                other = encoding.setup.imagine(view, rng)
                if numbers_of(encoding, state, seat) != numbers_of(encoding, other, seat):
                    return True
                if seat in state.to_act() and moves_of(encoding, state, seat) != moves_of(
                    encoding, other, seat
                ):
                    return True
    return False


@every_case
def test_numbers_are_small(encoding: Encoding) -> None:
    used = [False] * int(encoding.size)
    for state in positions(encoding, rng_from("small"), MATCHES):
        for seat in range(int(encoding.setup.seats)):
            if state.over():
                continue
            for place, number in enumerate(numbers_of(encoding, state, seat)):
                assert math.isfinite(number), encoding.names[place]
                assert -3 <= number <= 3, encoding.names[place]
                used[place] = used[place] or number != 0
    assert sum(used) > len(used) / 3


@every_case
def test_numbers_are_named(encoding: Encoding) -> None:
    assert len(encoding.names) == encoding.size
    assert len(set(encoding.names)) == len(encoding.names)
    assert encoding.size <= 210
    assert encoding.choices <= 120


@pytest.mark.parametrize("game", ["antiques", "colours", "luxury"])
def test_all_tables_of_a_game_have_one_encoding(game: str) -> None:
    rules = GAMES[game]
    found = set()
    for case, seats, options in CASES:
        if case == game:
            made = encoding_of(rules, rules.setup(seats, rules.read_options(options)))
            assert made is not None
            found.add((*made.names, int(made.choices)))
    assert len(found) == 1


@pytest.mark.parametrize(("ties", "number"), [("two-places", 0.0), ("places", 1.0)])
def test_the_printed_way_to_settle_ties_is_the_one_a_network_was_trained_with(
    ties: str, number: float
) -> None:
    """Its number was 0 in all matches of the training, so it is 0 under the default."""
    rules = GAMES["antiques"]
    made = encoding_of(rules, rules.setup(4, rules.read_options({"sculpture_ties": ties})))
    assert made is not None
    numbers = numbers_of(made, made.setup.deal(rng_from("ties")), 0)
    assert numbers[made.names.index("ties share as many places as seats")] == number


@every_case
def test_a_seat_can_always_choose_and_only_what_is_legal(encoding: Encoding) -> None:
    assert wrong_choices(encoding, rng_from("choose"), MATCHES) == ""


@every_case
def test_nothing_depends_on_what_is_hidden(encoding: Encoding) -> None:
    assert not peeks(encoding, rng_from("hidden"), 1)


class Planted(Encoding):
    """An encoding as it is, for a fault to be planted in it."""

    def __init__(self, inner: Encoding) -> None:
        super().__init__(inner.setup, inner.names, int(inner.choices))
        self.inner = inner

    def write(self, state: State[Setup], seat: i64, row: vec[float], at: i64) -> None:
        self.inner.write(state, seat, row, at)

    def moves(self, state: State[Setup], seat: i64, row: vec[i64], at: i64) -> i64:
        return self.inner.moves(state, seat, row, at)


class Peeking(Planted):
    """Sees the last card of the deal."""

    def write(self, state: State[Setup], seat: i64, row: vec[float], at: i64) -> None:
        self.inner.write(state, seat, row, at)
        row[at] = float(state.dealt[len(state.dealt) - 1])


class Twofold(Planted):
    """Its first free choice stands for the same move as the first that can be made."""

    def moves(self, state: State[Setup], seat: i64, row: vec[i64], at: i64) -> i64:
        count = self.inner.moves(state, seat, row, at)
        found = [int(row[at + choice]) for choice in range(int(self.choices))]
        row[at + found.index(-1)] = max(found)
        return count + 1


class Silent(Planted):
    """Does not know what to do on the first seat's turns."""

    def moves(self, state: State[Setup], seat: i64, row: vec[i64], at: i64) -> i64:
        count = self.inner.moves(state, seat, row, at)
        if seat > 0:
            return count
        for choice in range(int(self.choices)):
            row[at + choice] = -1
        return 0


@every_case
def test_an_encoding_that_peeks_is_caught(encoding: Encoding) -> None:
    assert peeks(Peeking(encoding), rng_from("hidden"), 1)


@every_case
def test_choices_that_are_wrong_are_caught(encoding: Encoding) -> None:
    assert wrong_choices(Twofold(encoding), rng_from("choose"), 1) == "two choices stand for one move"
    assert wrong_choices(Silent(encoding), rng_from("choose"), 1) == "there is nothing to choose"


@pytest.mark.parametrize(
    "encoding", [("antiques", 4, {}), ("antiques", 5, ALL_TRICKS)], indirect=True, ids=["four", "five"]
)
def test_antiques_are_scored_as_the_rules_do(encoding: Encoding) -> None:
    place = encoding.names.index("own: score")
    for state in positions(encoding, rng_from("score"), MATCHES):
        for seat, score in enumerate(map(int, state.scores())):
            numbers = numbers_of(encoding, state, seat)
            number = numbers[place]
            assert numbers[encoding.names.index(f"{encoding.setup.seats} seats")] == 1
            # A prize that is shared is rounded down by the rules, and a high score is cut off here.
            assert number == 2.5 or score <= 100 * number + 1e-6 < score + 1


@pytest.mark.parametrize(
    "encoding", [("colours", 2, {}), ("colours", 4, {})], indirect=True, ids=["two", "four"]
)
def test_colours_are_scored_as_the_rules_do(encoding: Encoding) -> None:
    sets, runs = encoding.names.index("own: points in sets"), encoding.names.index("own: points in runs")
    for state in positions(encoding, rng_from("score"), MATCHES):
        parts = [int(part) for part in state.breakdown()]
        for seat in range(int(encoding.setup.seats)):
            numbers = numbers_of(encoding, state, seat)
            assert numbers[encoding.names.index(f"{encoding.setup.seats} seats")] == 1
            assert [20 * numbers[sets], 20 * numbers[runs]] == pytest.approx(parts[2 * seat : 2 * seat + 2])


@pytest.mark.parametrize(
    "encoding", [("colours", 2, {}), ("colours", 4, {})], indirect=True, ids=["two", "four"]
)
def test_colours_puts_the_best_card_and_the_cheapest_slot_first(encoding: Encoding) -> None:
    balances = [
        place for place, name in enumerate(encoding.names) if re.fullmatch(r"offer \d: balance", name)
    ]
    costs = [place for place, name in enumerate(encoding.names) if re.fullmatch(r"slot \d: cost", name)]
    sorted_rows = 0
    for state in positions(encoding, rng_from("order"), MATCHES):
        for seat in state.to_act():
            numbers, moves = numbers_of(encoding, state, seat), moves_of(encoding, state, seat)
            offers = [numbers[place] for place, move in zip(balances, moves[2:8]) if move >= 0]
            slots = [numbers[place] for place, move in zip(costs, moves[8:13]) if move >= 0]
            assert offers == sorted(offers, reverse=True)
            assert slots == sorted(slots)
            sorted_rows += len(set(offers)) > 2 or len(set(slots)) > 2
    assert sorted_rows > 10


@pytest.mark.parametrize("encoding", [("antiques", 3, {})], indirect=True, ids=["three"])
def test_antiques_raises_from_the_highest_bid(encoding: Encoding) -> None:
    raises = set()
    for state in positions(encoding, rng_from("raise"), MATCHES):
        high = int(state.cells[HIGH])
        for seat in state.to_act():
            raises |= {
                (choice, move - high)
                for choice, move in enumerate(moves_of(encoding, state, seat)[1:6])
                if move >= 0
            }
    assert raises == {(0, 1), (1, 2), (2, 3), (3, 5), (4, 8)}
