"""Random numbers of our own: the same on every machine and Python version, fast when compiled.

`Rng` is a small generator with one number as its state: for playouts, simulations and bots.
`DealRng` draws from SHAKE-256 of a seed of any length: for the deal of a real match.
Both hand out numbers without modulo bias. `ChosenRng` hands out what somebody else has drawn.
"""

import hashlib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WORDS_PER_BLOCK: Final = 64


class Rng:
    """A permuted congruential generator: 62 bits of state, one 32-bit word at a time.

    O'Neill's PCG-XSH-RS with the state cut to 62 bits: signed 64-bit arithmetic then never shows a sign, and
    every constant is small enough for the compiler to write it into the code.
    """

    def __init__(self, state: i64) -> None:
        self.state: i64 = state & 0x3FFFFFFFFFFFFFFF

    def word(self) -> i64:
        """32 random bits."""
        s = self.state
        self.state = (s * 1752450205419405101 + 1442695040888963407) & 0x3FFFFFFFFFFFFFFF
        return ((s ^ (s >> 22)) >> (20 + (s >> 59))) & 0xFFFFFFFF

    def below(self, n: i64) -> i64:
        """A number from 0 to n-1, all equally likely (Lemire's method; n below 2**31)."""
        product = self.word() * n
        if product & 0xFFFFFFFF < n:
            product = self.fair(product, n)
        return product >> 32

    def fair(self, product: i64, n: i64) -> i64:
        """The rare case of `below`: draw again while a number would come up too often."""
        threshold = (0x100000000 - n) % n
        while product & 0xFFFFFFFF < threshold:
            product = self.word() * n
        return product

    def shuffle(self, items: vec[i64], start: i64, stop: i64) -> None:
        """Shuffle items[start:stop] in place (Fisher and Yates, with `word` and `below` written out)."""
        n = stop - start
        s = self.state
        while n > 1:
            product = (((s ^ (s >> 22)) >> (20 + (s >> 59))) & 0xFFFFFFFF) * n
            s = (s * 1752450205419405101 + 1442695040888963407) & 0x3FFFFFFFFFFFFFFF
            if product & 0xFFFFFFFF < n:
                self.state = s
                product = self.fair(product, n)
                s = self.state
            n -= 1
            last = items[start + n]
            j = start + (product >> 32)
            items[start + n] = items[j]
            items[j] = last
        self.state = s


class DealRng(Rng):
    """Words of SHAKE-256(seed): as much entropy as the seed has, for deals of real matches."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(0)
        self.seed: bytes = seed
        self.block: i64 = 0
        self.at: i64 = WORDS_PER_BLOCK
        self.words: vec[i64] = vec[i64]()

    def word(self) -> i64:
        """The next 32 bits of the stream."""
        if self.at == WORDS_PER_BLOCK:
            raw = hashlib.shake_256(self.seed + b"/%d" % self.block).digest(4 * WORDS_PER_BLOCK)
            self.words = vec[i64](
                [int.from_bytes(raw[4 * i : 4 * i + 4], "little") for i in range(WORDS_PER_BLOCK)]
            )
            self.block += 1
            self.at = 0
        value = self.words[self.at]
        self.at += 1
        return value

    def shuffle(self, items: vec[i64], start: i64, stop: i64) -> None:
        """Shuffle items[start:stop] in place with words of the stream, as `Rng` does with its own."""
        for n in range(stop - start, 1, -1):
            j = start + self.below(n)
            last = items[start + n - 1]
            items[start + n - 1] = items[j]
            items[j] = last


class ChosenRng(DealRng):
    """Draws that were made elsewhere, handed out in order, and 0 behind the last; `sizes` is of how many each was."""

    def __init__(self, draws: list[int]) -> None:
        super().__init__(b"")
        self.draws = draws
        self.sizes: list[int] = []

    def below(self, n: i64) -> i64:
        """The next draw."""
        place = len(self.sizes)
        self.sizes.append(n)
        return self.draws[place] if place < len(self.draws) else 0


def rng_from(seed: int | str) -> Rng:
    """A fast generator whose state is the SHA-256 of the seed; 7 and "7" are the same seed."""
    raw = hashlib.sha256(b"saleroom rng/" + seed_bytes(seed)).digest()
    state = int.from_bytes(raw[:8], "little") >> 2
    return Rng(state)


def seed_bytes(seed: int | str) -> bytes:
    """The canonical bytes of a seed: its decimal digits (of a huge number the hexadecimal ones) or its text."""
    text = hex(seed) if isinstance(seed, int) and seed.bit_length() > 10000 else str(seed)
    return text.encode("utf-8", "surrogatepass")
