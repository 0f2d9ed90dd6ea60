"""The files that networks are kept in: a line of JSON, then the weights in half precision.

A file that is damaged, or made for another encoding, is refused; who wanted it plays without.
"""

import json
import logging
import struct
import zlib
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from saleroom.core.encoding import Encoding
from saleroom.core.errors import SaleroomError
from saleroom.core.game import AnyGame
from saleroom.core.network import Network, weight_count
from saleroom.core.state import Setup

FORMAT = 1
log = logging.getLogger(__name__)


class BadWeights(SaleroomError):
    """A file of weights cannot be used."""


def pack(game: str, sizes: list[int], weights: list[float]) -> bytes:
    """A network as a file."""
    body = struct.pack(f"<{len(weights)}e", *weights)
    head = {"format": FORMAT, "game": game, "sizes": sizes, "crc": zlib.crc32(body)}
    return json.dumps(head, separators=(",", ":")).encode() + b"\n" + body


def unpack(data: bytes, game: str) -> tuple[list[int], list[float]]:
    """The sizes and weights of a file; BadWeights says what is wrong with it."""
    first, _, body = data.partition(b"\n")
    try:
        head = json.loads(first)
        form, whose, sizes, crc = head["format"], head["game"], head["sizes"], head["crc"]
    except (ValueError, KeyError, TypeError):
        raise BadWeights("it is no file of weights") from None
    if form != FORMAT or whose != game:
        raise BadWeights(f"it is of format {form} for {whose}, not of format {FORMAT} for {game}")
    if zlib.crc32(body) != crc or len(body) != 2 * weight_count(sizes):
        raise BadWeights("it is damaged")
    return sizes, list(struct.unpack(f"<{len(body) // 2}e", body))


def encoding_of(game: AnyGame, setup: Setup) -> Encoding | None:
    """How a network meets the game at this setup; None where the game has no encoding."""
    place = f"{game.package}.encoding"
    if find_spec(place) is None:
        return None
    made: Encoding = import_module(place).encoding(setup)
    return made


def read(path: Path, game: str, encoding: Encoding) -> Network:
    """The network of a file, for an encoding."""
    try:
        sizes, weights = unpack(path.read_bytes(), game)
    except OSError as reason:
        raise BadWeights(f"it cannot be read: {reason.strerror}") from None
    if sizes[0] != encoding.size or sizes[3] != encoding.choices:
        raise BadWeights("it was made for another encoding of the game")
    return Network(sizes, weights)


@cache
def weights_path(game: AnyGame) -> Path:
    """Where the weights of a game lie."""
    module = import_module(game.package)
    assert module.__file__ is not None
    return Path(module.__file__).parent / "network.bin"


def network_of(game: AnyGame, encoding: Encoding) -> Network | None:
    """The network that comes with a game; None if there is none. One that is damaged is named in the log once."""
    path = weights_path(game)
    if not path.exists():
        return None
    try:
        return read(path, game.id, encoding)
    except BadWeights as reason:
        warn(game.id, str(reason))
        return None


@cache
def warn(game: str, reason: str) -> None:
    """Say once that a game is played without its network."""
    log.warning("the network of %s is not used: %s", game, reason)
