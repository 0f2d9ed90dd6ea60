"""Where time and chance come from: the machine, or a simulation that makes both itself."""

import hashlib
import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
"""The signs of a table's code: none that is mistaken for another when read out."""


class Sources:
    """The machine's own clock and its random bytes."""

    def milliseconds(self) -> int:
        """Milliseconds since 1970, UTC."""
        return time.time_ns() // 1_000_000

    def random_bytes(self, count: int) -> bytes:
        """Bytes that nobody can guess."""
        return secrets.token_bytes(count)


_sources = [Sources()]


@contextmanager
def use(sources: Sources) -> Iterator[None]:
    """Take time and chance from elsewhere for a while."""
    _sources.append(sources)
    try:
        yield
    finally:
        _sources.pop()


def now() -> int:
    """Milliseconds since 1970."""
    return _sources[-1].milliseconds()


def new_code() -> str:
    """A table's code: about 59 bits, easy to read out."""
    number = int.from_bytes(_sources[-1].random_bytes(16))
    signs = []
    for _ in range(12):
        number, sign = divmod(number, len(ALPHABET))
        signs.append(ALPHABET[sign])
    return "".join(signs)


def new_id() -> str:
    """A name for a person, a match, a command or a worker."""
    return _sources[-1].random_bytes(12).hex()


def new_secret() -> str:
    """A secret of 256 bits, as it is given to whoever it is for."""
    return _sources[-1].random_bytes(32).hex()


def new_seed(size: int) -> str:
    """Random bytes for a deal or its salt."""
    return _sources[-1].random_bytes(size).hex()


def hashed(secret: str) -> str:
    """How a secret is stored. It is random and long, so one round is enough."""
    return hashlib.sha256(b"saleroom/" + secret.encode()).hexdigest()
