"""Fair deals that can be checked afterwards.

While people wait, the house publishes the SHA-256 of a secret seed. Seats may add entropy of their own; then the
deal is drawn from seed and entropy together, and before the first move everybody gets the SHA-256 of a salt and
that deal. With the result seed, salt and deal are shown, and anybody can check both. See docs/fairness.md for
what this proves and what it does not.
"""

import hashlib
import hmac
import json
import secrets
from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from saleroom.core.errors import RecordError
from saleroom.core.game import AnyGame, Json
from saleroom.core.match import Match
from saleroom.core.rng import DealRng

SEED_BYTES = 64
SALT_BYTES = 32


def canonical(value: Any) -> bytes:
    """JSON in one form only: sorted keys, no spaces, UTF-8."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def new_seed() -> str:
    """512 fresh bits of the operating system."""
    return secrets.token_hex(SEED_BYTES)


def new_salt() -> str:
    """256 fresh bits."""
    return secrets.token_hex(SALT_BYTES)


def seed_commitment(seed: str) -> str:
    """What is published of a seed before anybody adds entropy."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def deal_commitment(salt: str, game: str, rules: int, seats: int, options: Json, deal: Json) -> str:
    """What is published of a deal before the first move."""
    content = {"game": game, "rules": rules, "seats": seats, "options": options, "deal": deal}
    return hashlib.sha256(bytes.fromhex(salt) + canonical(content)).hexdigest()


def draw(
    game: AnyGame, seats: int, options: Json, seed: str, entropy: list[str | None]
) -> tuple[Match, list[int]]:
    """The match whose deal follows from the seed and what everybody has added, and everybody's seat.

    Entropy and seats are in order of arrival.
    """
    setup = game.setup(seats, game.read_options(options))
    source = canonical({"draw": 1, "seed": seed, "entropy": entropy, "game": game.id, "seats": seats})
    seating = vec[i64](list(range(seats)))
    DealRng(b"seats/" + source).shuffle(seating, 0, seats)
    state = setup.deal(DealRng(b"table/" + source))
    match = Match.start(game, seats=seats, options=options, deal=dict(game.write_deal(state)))
    return match, [int(seat) for seat in seating]


def verify(record: Json, receipt: Any, games: Mapping[str, AnyGame]) -> list[str]:
    """What does not fit between a record and its receipt; empty when all does."""
    fields = ("commitment", "salt", "seed_commitment", "seed", "entropy", "seating")
    if not isinstance(receipt, dict) or any(field not in receipt for field in fields):
        raise RecordError("receipt", f"must be an object with {', '.join(fields)}")
    try:
        wrong: list[str] = []
        committed = deal_commitment(
            receipt["salt"],
            record["game"],
            record["rules"],
            record["seats"],
            record["options"],
            record["deal"],
        )
        if not hmac.compare_digest(committed, receipt["commitment"]):
            wrong.append("the deal is not the one that was committed to")
        if not hmac.compare_digest(seed_commitment(receipt["seed"]), receipt["seed_commitment"]):
            wrong.append("the seed is not the one that was committed to")
        game = games[record["game"]].under(record["rules"])
        if game is None:
            raise RecordError("rules", "this version of the rules is not known here")
        drawn, seating = draw(game, record["seats"], record["options"], receipt["seed"], receipt["entropy"])
        if drawn.deal != record["deal"]:
            wrong.append("the deal does not follow from the seed and the entropy")
        if seating != receipt["seating"]:
            wrong.append("the seats do not follow from the seed and the entropy")
        return wrong
    except (TypeError, ValueError, AttributeError) as error:
        raise RecordError("receipt", f"cannot be read: {error}") from None
