"""Fair deals that can be checked afterwards.

When a table is opened, the server publishes a hash of a secret seed and of the terms of the match. Seats may add
words of their own; then seats and deal are drawn from seed, terms and words together, and before the first move the
server publishes a hash of a salt and all of that. After the match seed and salt are shown, and anybody can check both
hashes. See docs/fairness.md for what this proves and what it does not.
"""

import hashlib
import hmac
import json
import re
import secrets
from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from saleroom.core.errors import RecordError, short_repr
from saleroom.core.game import AnyGame, Json, check_keys, is_int
from saleroom.core.match import Match, match_from
from saleroom.core.rng import DealRng

DRAW = 2
"""The version of all that is hashed and drawn here."""
SEED_BYTES = 64
SALT_BYTES = 32
HASH_BYTES = 32
MAX_WORDS = 64
"""Maximum number of characters in the words of a seat."""
HEX = re.compile("[0-9a-f]*")
WORDS = re.compile("[ -~]*")
NAME = re.compile("[0-9a-z]{1,24}")
"""The code of a table, the id of a match."""
FIXED_FIELDS = ("seed_commitment", "entropy", "bots", "seating")
"""What of a receipt the deal commitment covers besides the terms."""
RECEIPT_FIELDS = ("draw", "table", "match", "commitment", "salt", "seed", *FIXED_FIELDS)


def canonical(value: Any) -> bytes:
    """Return the only JSON form of a value that is hashed: sorted keys, no spaces, UTF-8."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def new_seed() -> str:
    """Return 512 random bits of the operating system."""
    return secrets.token_hex(SEED_BYTES)


def new_salt() -> str:
    """Return 256 random bits of the operating system."""
    return secrets.token_hex(SALT_BYTES)


def is_hex(value: Any, size: int) -> bool:
    """Whether a value is the one spelling of that many bytes: two digits 0-9 and a-f (lower case) for each."""
    return isinstance(value, str) and len(value) == 2 * size and HEX.fullmatch(value) is not None


def is_words(value: Any) -> bool:
    """Whether a value is a text that a seat may add to the draw: at most 64 printable ASCII characters."""
    return isinstance(value, str) and len(value) <= MAX_WORDS and WORDS.fullmatch(value) is not None


# -- what is hashed and drawn -------------------------------------------------------------------------------


def terms_of(game: AnyGame, seats: int, options: Json, table: str, match: str) -> Json:
    """Return what is settled when a table is opened; an option spelled out with its default makes no difference."""
    changed = game.changed_options(game.read_options(options))
    return {
        "draw": DRAW,
        "table": table,
        "match": match,
        "game": game.id,
        "rules": game.rules,
        "seats": seats,
        "options": changed,
    }


def bytes_of(hexadecimal: str, size: int, field: str) -> bytes:
    """Return the bytes of a seed or salt in its one spelling; RecordError names the field."""
    if not is_hex(hexadecimal, size):
        raise RecordError(
            f"receipt.{field}",
            f"must be {2 * size} digits 0-9 and a-f (lower case), not {short_repr(hexadecimal)}",
        )
    return bytes.fromhex(hexadecimal)


def seed_commitment(seed: str, terms: Json) -> str:
    """Return what is published when the table is opened, before anybody adds words."""
    return hashlib.sha256(b"seed/" + bytes_of(seed, SEED_BYTES, "seed") + canonical(terms)).hexdigest()


def source_of_draw(seed: str, terms: Json, entropy: list[str | None]) -> bytes:
    """Return the bytes that seats and deal are drawn from."""
    return bytes_of(seed, SEED_BYTES, "seed") + canonical({**terms, "entropy": entropy})


def bot_seed(seed: str, seat: int, number: int) -> str:
    """Return the seed of a bot's own random numbers for one decision of its seat; the deal cannot be told from it."""
    key = bytes_of(seed, SEED_BYTES, "seed")
    return hmac.new(key, f"bot/{seat}/{number}".encode(), hashlib.sha256).hexdigest()


def deal_commitment(salt: str, terms: Json, fixed: Json, deal: Json) -> str:
    """Return what is published before the first move; `fixed` has the FIXED_FIELDS, others are ignored."""
    content = {**terms, **{name: fixed[name] for name in FIXED_FIELDS}, "deal": deal}
    return hashlib.sha256(b"deal/" + bytes_of(salt, SALT_BYTES, "salt") + canonical(content)).hexdigest()


def make_receipt(
    terms: Json,
    seed: str,
    salt: str,
    *,
    entropy: list[str | None],
    bots: list[int],
    seating: list[int],
    deal: Json,
) -> Json:
    """Return the receipt of a match with both commitments; `bots` are the places of bots."""
    promise = seed_commitment(seed, terms)
    fixed: Json = {"seed_commitment": promise, "entropy": entropy, "bots": bots, "seating": seating}
    named = {name: terms[name] for name in ("draw", "table", "match")}
    return {
        **named,
        "commitment": deal_commitment(salt, terms, fixed, deal),
        "salt": salt,
        "seed": seed,
        **fixed,
    }


def draw(game: AnyGame, terms: Json, seed: str, entropy: list[str | None]) -> tuple[Match, list[int]]:
    """Return the match whose deal follows from seed, terms and words, and the seat of each place.

    `game` is the one of the terms. A place is the order of arrival at the table, from 0; the words are in that order.
    """
    seats = terms["seats"]
    setup = game.setup(seats, game.read_options(terms["options"]))
    source = source_of_draw(seed, terms, entropy)
    seating = vec[i64](list(range(seats)))
    DealRng(b"seats/" + source).shuffle(seating, 0, seats)
    state = setup.deal(DealRng(b"table/" + source))
    deal = dict(game.write_deal(state))
    match = Match.start(game, seats=seats, options=terms["options"], deal=deal)
    return match, [int(seat) for seat in seating]


# -- checking -----------------------------------------------------------------------------------------------


def read_receipt(receipt: Any, seats: int) -> Json:
    """Return a receipt that has exactly the shape in which servers give it after a match.

    RecordError names the field that is missing, unknown or of another form.
    """
    check_keys(receipt, RECEIPT_FIELDS, "receipt")

    def require(holds: bool, field: str, must: str, value: Any) -> None:
        if not holds:
            raise RecordError(f"receipt.{field}", f"must be {must}, not {short_repr(value)}")

    require(is_int(receipt["draw"]) and receipt["draw"] == DRAW, "draw", str(DRAW), receipt["draw"])
    for field in ("table", "match"):
        name = receipt[field]
        form = "1 to 24 small letters and digits"
        require(isinstance(name, str) and NAME.fullmatch(name) is not None, field, form, name)
    bytes_of(receipt["seed"], SEED_BYTES, "seed")
    for field in ("salt", "commitment", "seed_commitment"):
        bytes_of(receipt[field], HASH_BYTES, field)
    numbers = list(range(seats))
    bots, seating, entropy = receipt["bots"], receipt["seating"], receipt["entropy"]
    ascending = (
        isinstance(bots, list) and all(map(is_int, bots)) and bots == [n for n in numbers if n in bots]
    )
    require(ascending, "bots", f"a list of places from 0 to {seats - 1}, ascending", bots)
    permuted = isinstance(seating, list) and all(map(is_int, seating)) and sorted(seating) == numbers
    require(permuted, "seating", f"a list of the seats 0 to {seats - 1}, each once", seating)
    whole = isinstance(entropy, list) and len(entropy) == seats
    require(whole, "entropy", f"a list of {seats} entries, one for each seat", entropy)
    for place, words in enumerate(entropy):
        field = f"entropy[{place}]"
        require(place not in bots or words is None, field, "null, because a bot has this place", words)
        form = f"null or at most {MAX_WORDS} printable ASCII characters"
        require(words is None or is_words(words), field, form, words)
    return dict(receipt)


def verify(record: Any, receipt: Any, games: Mapping[str, AnyGame]) -> list[str]:
    """Return what does not fit between a record and its receipt; empty when all does.

    RecordError where the one is no record of a match or the other has not the shape of a receipt.
    """
    match = match_from(record, games)
    receipt = read_receipt(receipt, match.seats)
    terms = terms_of(match.game, match.seats, match.options, receipt["table"], receipt["match"])
    wrong: list[str] = []
    if deal_commitment(receipt["salt"], terms, receipt, match.deal) != receipt["commitment"]:
        wrong.append("the deal with its words and seats is not the one that was committed to")
    if seed_commitment(receipt["seed"], terms) != receipt["seed_commitment"]:
        wrong.append("the seed or the terms of the match are not those that were committed to")
    drawn, seating = draw(match.game, terms, receipt["seed"], receipt["entropy"])
    if drawn.deal != match.deal:
        wrong.append("the deal does not follow from the seed and the entropy")
    if seating != receipt["seating"]:
        wrong.append("the seats do not follow from the seed and the entropy")
    return wrong
