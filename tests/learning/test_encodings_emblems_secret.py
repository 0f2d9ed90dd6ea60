"""What networks see and choose in emblems, secret and luxury: enough, never too much, and always something legal."""

import math

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from saleroom.bots.networks import encoding_of
from saleroom.core.encoding import Encoding
from saleroom.core.rng import Rng, rng_from
from saleroom.core.state import Setup, State
from saleroom.games import GAMES
from saleroom.games.emblems import rules as E
from saleroom.games.emblems.cards import RANKS
from saleroom.games.secret import rules as S
from tests.conformance.plays import CASES, Case

NAMES = ("emblems", "secret", "luxury")
OURS = [case for case in CASES if case.game in NAMES and (case.game, case.options) != ("luxury", "lots")]
"""Without lots of any number of points, which have no bound."""
FARTHEST = 3.0
"""No number is farther from 0."""
MATCHES = 2
every_case = pytest.mark.parametrize("case", OURS, ids=str)


def made(case: Case) -> Encoding:
    """The encoding of a case."""
    game = GAMES[case.game]
    encoding = encoding_of(game, game.setup(case.seats, game.read_options(case.values)))
    assert encoding is not None
    return encoding


def numbers(encoding: Encoding, state: State[Setup], seat: int) -> list[float]:
    """What a seat sees, written into a row that had other numbers in it before, and others on both sides."""
    size = int(encoding.size)
    row = vec[float]([7.5] * (size + 2))
    encoding.write(state, seat, row, 1)
    written = [float(number) for number in row]
    assert written[0] == 7.5
    assert written[-1] == 7.5
    return written[1:-1]


def choices(encoding: Encoding, state: State[Setup], seat: int) -> dict[int, int]:
    """The move of each choice that can be made."""
    row = vec[i64]([5] * (2 * int(encoding.choices) + 64))
    count = encoding.moves(state, seat, row, 0)
    moves = {choice: int(row[choice]) for choice in range(int(encoding.choices)) if row[choice] != -1}
    assert len(moves) == count
    return moves


def situations(case: Case, rng: Rng) -> "list[State[Setup]]":
    """Every position but the last of some matches in which the seats do anything they may."""
    setup = made(case).setup
    found = []
    for _ in range(MATCHES):
        state = setup.deal(rng)
        while not state.over():
            found.append(state.copy())
            to_act = state.to_act()
            seat = to_act[int(rng.below(len(to_act)))]
            state.apply(seat, state.random_move(seat, rng))
    return found


def check_nothing_hidden_is_seen(
    encoding: Encoding, state: State[Setup], seat: int, rng: Rng, times: int = 3
) -> None:
    """A law: states that a seat cannot tell apart have the same numbers and the same choices."""
    view = state.observe(seat)
    seen, moves = numbers(encoding, state, seat), choices(encoding, state, seat)
    for _ in range(times):
        other = encoding.setup.imagine(view, rng)
        assert numbers(encoding, other, seat) == seen
        assert choices(encoding, other, seat) == moves


@every_case
def test_numbers_are_finite_and_small(case: Case) -> None:
    encoding = made(case)
    for state in situations(case, rng_from(f"small/{case}")):
        for seat in range(case.seats):
            for name, number in zip(encoding.names, numbers(encoding, state, seat), strict=True):
                assert math.isfinite(number), name
                assert abs(number) <= FARTHEST, (name, number)


@every_case
def test_nothing_hidden_is_seen(case: Case) -> None:
    encoding, rng = made(case), rng_from(f"hidden/{case}")
    for state in situations(case, rng)[::3]:
        for seat in state.to_act():
            check_nothing_hidden_is_seen(encoding, state, seat, rng)


@every_case
def test_there_is_always_a_choice_and_each_is_another_legal_move(case: Case) -> None:
    encoding = made(case)
    for state in situations(case, rng_from(f"choices/{case}")):
        for seat in state.to_act():
            moves = list(choices(encoding, state, seat).values())
            assert moves
            assert len(set(moves)) == len(moves)
            assert set(moves) <= set(state.legal(seat))


@pytest.mark.parametrize("name", NAMES)
def test_one_encoding_serves_all_tables_of_a_game(name: str) -> None:
    encodings = [made(case) for case in OURS if case.game == name]
    for encoding in encodings:
        assert encoding.names == encodings[0].names
        assert len(encoding.names) == encoding.size
        assert len(set(encoding.names)) == encoding.size
        assert encoding.choices == encodings[0].choices <= 120


class Peeking(Encoding):
    """The encoding of a game, and one number of what is hidden from the seat."""

    def __init__(self, real: Encoding, place: int) -> None:
        super().__init__(real.setup, [*real.names, "peeked"], int(real.choices))
        self.real = real
        self.place = place

    def write(self, state: State[Setup], seat: int, row: "vec[float]", at: int) -> None:
        self.real.write(state, seat, row, at)
        row[at + self.real.size] = float(state.dealt[self.place])

    def moves(self, state: State[Setup], seat: int, row: "vec[i64]", at: int) -> int:
        return int(self.real.moves(state, seat, row, at))


@pytest.mark.parametrize(
    ("case", "place"),
    [
        (Case("emblems", 5, "plain"), E.SECRET + 1),
        (Case("emblems", 5, "plain"), E.TABLE + E.TABLE_SIZE - 1),
        (Case("secret", 4, "plain"), S.REQUESTS_DEALT + 2),
        (Case("secret", 4, "plain"), S.ITEMS_DEALT + S.ITEM_COUNT - 1),
    ],
    ids=["a secret card", "the last table card", "a request", "the last item"],
)
def test_an_encoding_that_peeks_is_caught(case: Case, place: int) -> None:
    real, rng = made(case), rng_from("peek")
    state = real.setup.deal(rng)
    check_nothing_hidden_is_seen(real, state, 0, rng)
    with pytest.raises(AssertionError):
        check_nothing_hidden_is_seen(Peeking(real, place), state, 0, rng, times=30)


def test_emblems_has_a_choice_for_every_value_that_can_be_bid() -> None:
    case = Case("emblems", 4, "plain")
    encoding = made(case)
    for state in situations(case, rng_from("values")):
        for seat in state.to_act():
            bids = {
                move: [RANKS[card] for card in range(32) if move >> card & 1] for move in state.legal(seat)
            }
            by_value: dict[int, set[int]] = {}
            for cards in bids.values():
                by_value.setdefault(sum(cards), set()).add(len(cards))
            told: dict[int, set[int]] = {}
            for choice, move in choices(encoding, state, seat).items():
                assert sum(bids[move]) == choice % 27 + 1
                told.setdefault(sum(bids[move]), set()).add(len(bids[move]))
            assert told == {value: {min(cards), max(cards)} for value, cards in by_value.items()}


def test_secret_has_a_choice_for_every_value_that_a_hand_can_bid() -> None:
    case = Case("secret", 4, "plain")
    encoding = made(case)
    setup = encoding.setup
    assert isinstance(setup, S.SecretSetup)
    for state in situations(case, rng_from("values")):
        if state.cells[S.PHASE] != S.BIDDING:
            continue
        for seat in state.to_act():
            legal, chosen = state.legal(seat), choices(encoding, state, seat).values()

            def values(moves: list[int]) -> set[int]:
                """What bids from the hand are worth."""
                return {
                    int(setup.worth[S.bid_cards(move)]) for move in moves if S.BID <= move < S.RECOVER_AND_BID
                }

            assert values(list(chosen)) == values(legal)
            assert {move for move in chosen if move < S.BID} == {move for move in legal if move < S.BID}
            with_pile = [move for move in legal if move >= S.RECOVER_AND_BID]
            reach = {
                int(setup.worth[S.bid_cards(move)])
                for move in with_pile
                if S.bid_cards(move) & state.cells[S.PILE + seat]
            }
            assert {
                int(setup.worth[S.bid_cards(move)]) for move in chosen if move >= S.RECOVER_AND_BID
            } == reach
