"""Chance is fair: numbers below n, shuffles, random moves, deals and what is imagined."""

from collections import Counter
from itertools import permutations, product

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from saleroom.conformance import laws, secrecy
from saleroom.conformance.plays import Plan
from saleroom.core.rng import WORDS_PER_BLOCK, DealRng, Rng, rng_from
from saleroom.games import GAMES
from tests.conformance.plays import CASES, Case

WORD = 2**32


def feeding(words: list[int]) -> Rng:
    """A generator that hands out these words."""
    rng = DealRng(b"")
    rng.words = vec[i64]([*words, *[1] * (WORDS_PER_BLOCK - len(words))])
    rng.at = 0
    return rng


def lemire(words: list[int], n: int) -> tuple[int, int]:
    """What a number below n must be, and how many words it takes: those of the odd rest are thrown away."""
    for used, word in enumerate(words, 1):
        if word * n % WORD >= WORD % n:
            return word * n // WORD, used
    raise AssertionError("too few words")


@pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 7, 60, 1000, 2**16, 2**30 + 1, 2**31 - 1])
def test_below_throws_away_exactly_the_odd_rest(n: int) -> None:
    edges = [k * WORD // n + d for k in (0, 1, 2, n // 2, n - 1, n) for d in (-1, 0, 1)]
    for first in edges:
        if not 0 <= first < WORD:
            continue
        words = [first, 0, 1, WORD // 2 + 1, WORD - 1, 12345]
        value, used = lemire(words, n)
        rng = feeding(words)
        assert rng.below(n) == value
        assert rng.word() == (*words, 1)[used]


@pytest.mark.parametrize("n", [2**30 + 1, 2**31 - 1, 2**29 + 12345])
def test_every_number_below_n_belongs_to_as_many_words(n: int) -> None:
    for value in (0, 1, n // 3, n - 1):
        owners = 0
        for word in range(max(0, value * WORD // n - 1), min(WORD, (value + 1) * WORD // n + 2)):
            rng = feeding([word, WORD // 2 + 1])
            if rng.below(n) == value and rng.word() == WORD // 2 + 1:
                owners += 1
        assert owners == WORD // n


@pytest.mark.parametrize("real_deal", [False, True], ids=["Rng", "DealRng"])
@pytest.mark.parametrize("n", [2, 3, 7, 10, 60])
def test_numbers_below_n_come_up_evenly(n: int, real_deal: bool) -> None:
    rng = DealRng(b"%d" % n) if real_deal else rng_from(n)
    counts = Counter(int(rng.below(n)) for _ in range(400 * n))
    assert set(counts) == set(range(n))
    laws.demand_even(list(counts.values()))


@pytest.mark.parametrize("n", [2, 3, 4])
def test_every_shuffle_is_one_way_to_choose(n: int) -> None:
    """All ways to choose the numbers of a shuffle give all orders, each once."""
    found = []
    for choice in product(*(range(k) for k in range(n, 1, -1))):
        words = [-(-pick * WORD // k) for pick, k in zip(choice, range(n, 1, -1), strict=True)]
        row = vec[i64](list(range(n)))
        feeding([word + 5 for word in words]).shuffle(row, 0, n)
        found.append(tuple(int(entry) for entry in row))
    assert sorted(found) == sorted(permutations(range(n)))


def test_shuffles_come_up_evenly_and_leave_the_rest_alone() -> None:
    rng = rng_from("shuffles")
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24 * 200):
        row = vec[i64]([9, 0, 1, 2, 3, 8])
        rng.shuffle(row, 1, 5)
        assert (row[0], row[5]) == (9, 8)
        counts[tuple(int(row[place]) for place in range(1, 5))] += 1
    assert len(counts) == 24
    laws.demand_even(list(counts.values()))


@pytest.mark.parametrize("case", CASES[::3], ids=str)
def test_a_random_move_is_any_legal_move(case: Case) -> None:
    for length in (0, 9, 40):
        match = Plan(length, length, length, "uniform").play(case)
        if sum(len(match.state.legal(seat)) for seat in match.to_act) <= 250:
            laws.check_random_moves(match, rng_from(length))


@pytest.mark.parametrize("name", GAMES)
def test_playouts_end_and_are_counted(name: str) -> None:
    game = GAMES[name]
    match = Case(name, game.max_seats, "plain").start(1)
    state = match.state.copy()
    decisions = state.playout(rng_from(1))
    assert state.over()
    assert 0 < decisions <= game.max_moves(match.seats)


def test_every_card_is_dealt_first_as_often() -> None:
    deals = 540
    tops = Counter(Case("luxury", 2, "plain").start(seed).deal["lots"][0] for seed in range(deals))
    assert set(tops) == set(range(1, 10))
    laws.demand_even(list(tops.values()))


def test_unknown_lots_are_imagined_in_any_order() -> None:
    match = Plan(14, 1, 1, "uniform").play(Case("luxury", 4, "plain"))
    left = match.position()["lots_left"]
    view = match.observe(None)
    rng = rng_from("lots")
    tops = Counter(int(secrecy.imagine(view, rng).dealt[9 - len(left)]) for _ in range(100 * len(left)))
    assert set(tops) == set(left)
    laws.demand_even(list(tops.values()))
