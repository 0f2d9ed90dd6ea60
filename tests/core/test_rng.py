"""The generators give the same numbers everywhere: known values."""

import hashlib

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from saleroom.core.rng import WORDS_PER_BLOCK, ChosenRng, DealRng, Rng, rng_from, seed_bytes


def words(rng: Rng, number: int) -> list[int]:
    return [int(rng.word()) for _ in range(number)]


def test_known_words_of_the_fast_generator() -> None:
    assert words(rng_from(7), 4) == [907682141, 2393498324, 2368736519, 1562310383]
    assert words(rng_from("7"), 4) == words(rng_from(7), 4)
    assert words(rng_from(8), 4) != words(rng_from(7), 4)
    assert words(Rng(2**62 - 1), 4) == [4294959104, 1987114988, 1783982665, 2423564195]


def test_known_numbers_below_60() -> None:
    rng = rng_from(7)
    words(rng, 4)
    assert [int(rng.below(60)) for _ in range(6)] == [50, 18, 31, 52, 21, 26]


def test_the_fast_generator_is_pcg_on_62_bits() -> None:
    """The definition once more, with numbers of any size."""
    rng, state = Rng(123456789), 123456789
    for _ in range(2000):
        word = (state ^ state >> 22) >> 20 + (state >> 59) & 0xFFFFFFFF
        state = (state * 1752450205419405101 + 1442695040888963407) % 2**62
        assert rng.word() == word
        assert rng.state == state


def test_words_are_32_bits_and_use_all_of_them() -> None:
    rng = rng_from("bits")
    either, both = 0, 0xFFFFFFFF
    for word in words(rng, 400):
        assert 0 <= word < 2**32
        either |= word
        both &= word
    assert either == 0xFFFFFFFF
    assert both == 0


def test_a_deal_draws_on_shake_256_block_by_block() -> None:
    rng = DealRng(b"saleroom")
    assert words(rng, 4) == [2753600833, 884204429, 1064307424, 5771598]
    again = DealRng(b"saleroom")
    for block in range(3):
        raw = hashlib.shake_256(b"saleroom/%d" % block).digest(4 * WORDS_PER_BLOCK)
        wanted = [int.from_bytes(raw[4 * i : 4 * i + 4], "little") for i in range(WORDS_PER_BLOCK)]
        assert words(again, WORDS_PER_BLOCK) == wanted


def test_seeds_are_told_apart_by_their_text() -> None:
    assert seed_bytes(7) == seed_bytes("7") == b"7"
    assert seed_bytes(-7) == b"-7"
    assert seed_bytes("07") == b"07"
    assert seed_bytes("é") == "é".encode()
    assert seed_bytes(10**5000) != seed_bytes(10**5000 + 1)


@pytest.mark.parametrize("real_deal", [False, True], ids=["Rng", "DealRng"])
@pytest.mark.parametrize(("start", "stop"), [(0, 1), (3, 40), (0, 200_000)])
def test_a_shuffle_is_one_number_below_n_for_each_place_from_the_last(
    real_deal: bool, start: int, stop: int
) -> None:
    """The longest one also comes to words that have to be thrown away."""
    one, other = (DealRng(b"row") if real_deal else rng_from("row") for _ in range(2))
    row = vec[i64](list(range(stop + 2)))
    one.shuffle(row, start, stop)
    wanted = list(range(stop + 2))
    for last in range(stop - 1, start, -1):
        chosen = start + int(other.below(last - start + 1))
        wanted[last], wanted[chosen] = wanted[chosen], wanted[last]
    assert [int(entry) for entry in row] == wanted
    assert one.word() == other.word()


def test_chosen_draws_are_handed_out_in_order_and_counted() -> None:
    rng = ChosenRng([2, 0])
    row = vec[i64]([0, 1, 2, 3])
    rng.shuffle(row, 0, 4)
    assert list(row) == [1, 3, 0, 2]  # the third of four goes last, then the first of three, then 0
    assert rng.sizes == [4, 3, 2]
