"""Makes tests/core/receipts.json: an honest record, and forgeries of it that Python and the browser must refuse.

`python -m tests.core.receipts` rewrites it after a change of what is hashed and drawn. A forgery says what is
replaced in the record and its receipt, and either the field for which it is `refused` (empty: a field too many) or what
is `broken`: the seed promise, the deal promise, that the cards follow from the seed, that the seats do.
"""

import json
from pathlib import Path
from typing import Any

from saleroom.core.game import Json
from tests.docs.evening import SALT, SEED, WORDS, dealt, evening

FILE = Path(__file__).with_name("receipts.json")
MOVES = 3
"""The honest record is cut short: receipts do not cover moves."""
PROMISES = ("commitment", "seed_commitment")
TEXT = WORDS[1]

VALUES: dict[str, dict[str, Any]] = {
    "seed": {
        "in upper case": SEED.upper(),
        "in mixed case": "5A5a" * 32,
        "with spaces behind it": SEED + "   ",
        "with a space in front": " " + SEED,
        "with spaces inside": "5a " * 63 + "5a",
        "with spaces inside, 128 characters": "5a " * 42 + "5a",
        "with a line break behind it": SEED + "\n",
        "of one byte": "5a",
        "of 63 bytes": SEED[2:],
        "of 65 bytes": SEED + "5a",
        "of an odd number of digits": SEED[1:],
        "blank": " " * 128,
        "empty": "",
        "with a prefix": "0x" + SEED[2:],
        "with digits of another script": "\uff15" + SEED[1:],
        "with letters behind f": "5g" * 64,
        "a number": 5,
        "null": None,
        "a list": [SEED],
    },
    "salt": {
        "in upper case": "A" * 64,
        "with a line break behind it": SALT + "\n",
        "with a space": SALT[:32] + " " + SALT[32:],
        "of 31 bytes": SALT[2:],
        "null": None,
    },
    **{name: {"in upper case": "A" * 64, "empty": "", "null": None} for name in PROMISES},
    "draw": {"1": 1, "3": 3, "a text": "2", "null": None, "true": True, "a list": [2]},
    **{
        name: {
            "empty": "",
            "in upper case": "KV2UR8CRD6A2",
            "with a line break behind it": "kv2ur8crd6a2\n",
            "too long": "k" * 25,
            "with a space": "kv2 ur8",
            "a number": 7,
            "null": None,
            "a list": ["kv2ur8crd6a2"],
        }
        for name in ("table", "match")
    },
    "entropy": {
        "with a surplus entry": [None, TEXT, None, "417"],
        "with two empty surplus entries": [None, TEXT, None, None, None],
        "with an entry too few": [None, TEXT],
        "without entries": [],
        "a text": "abc",
        "an object": {"0": None, "1": TEXT, "2": None},
        "a number": 3,
        "null": None,
        "true": True,
    },
    "bots": {
        "null": None,
        "a number": 2,
        "a text": "2",
        "an object": {"2": True},
        "of a place too many": [3],
        "below 0": [-1],
        "twice": [2, 2],
        "descending": [2, 0],
        "of a text": ["2"],
        "of true": [True],
        "of null": [None],
        "of a list": [[2]],
        "of half a place": [1.5],
    },
    "seating": {
        "null": None,
        "a text": "012",
        "a number": 3,
        "an object": {},
        "empty": [],
        "of two seats": [2, 0],
        "of four seats": [2, 0, 1, 3],
        "with a seat twice": [0, 0, 1],
        "from 1": [1, 2, 3],
        "below 0": [-1, 0, 1],
        "of texts": ["0", "1", "2"],
        "of true": [True, 0, 2],
        "of half a seat": [0.5, 1, 2],
    },
}
"""Per field of the receipt values of another form."""
PLACE_1: dict[str, Any] = {
    "an object": {"a": 1},
    "a fraction": 1.5,
    "a large number": 1e30,
    "true": True,
    "a list": [TEXT],
    "65 characters": "x" * 65,
    "an umlaut": "\u00e4",
    "a line break": f"{TEXT}\n",
    "a NUL": "\x00",
    "DEL": "\x7f",
    "half a character": "a\ud800",
    "an emoji": "\U0001f600",
}
"""Words of another form at place 1, whose player has added some."""


def of_another_shape(receipt: Json) -> list[Json]:
    """The forgeries that are refused by name of the field."""
    found = [
        {"name": f"{field}: {name}", "receipt": {field: value}, "refused": field}
        for field, values in VALUES.items()
        for name, value in values.items()
    ]
    for name, words in PLACE_1.items():
        forged = {"entropy": [None, words, None]}
        found.append({"name": f"words: {name}", "receipt": forged, "refused": "entropy[1]"})
    for words in ("417", ""):
        forged = {"entropy": [None, TEXT, words]}
        found.append({"name": f"words of a bot: {words!r}", "receipt": forged, "refused": "entropy[2]"})
    found.append({"name": "a bot with words", "receipt": {"bots": [1, 2]}, "refused": "entropy[1]"})
    found.append({"name": "a surplus field", "receipt": {"beacon": 1}, "refused": ""})
    found.append({"name": "a field of another spelling", "receipt": {"Seed": SEED}, "refused": ""})
    found += [{"name": f"{field} is missing", "without": field, "refused": field} for field in receipt]
    return found


def not_promised(record: Json) -> list[Json]:
    """The forgeries of the right shape: what they replace was not promised."""
    receipt, lots = record["receipt"], record["deal"]["lots"]
    first, second, third = receipt["seating"]
    another, of_another = dealt(table="abcdefghjkmn", name="1" * 24, seed="c8" * 64)
    named = {name: receipt[name] for name in ("table", "match")}
    chosen, of_chosen = dealt(seed="ab" * 64)
    receipts: list[tuple[str, str, Json]] = [
        ("the code of another table", "deal seed cards seats", {"table": "abcdefghjkmn"}),
        ("the id of another match", "deal seed cards seats", {"match": "0f" * 12}),
        ("another seed", "seed cards seats", {"seed": "5b" * 64}),
        ("another salt", "deal", {"salt": "06" * 32}),
        ("other words", "deal cards seats", {"entropy": [None, "four blue stones", None]}),
        ("words that were left out", "deal cards seats", {"entropy": [None, None, None]}),
        ("empty words instead of none", "deal cards seats", {"entropy": ["", TEXT, None]}),
        ("words at another place", "deal cards seats", {"entropy": [TEXT, None, None]}),
        ("another bot", "deal", {"bots": [0]}),
        ("a bot more", "deal", {"bots": [0, 2]}),
        ("no bots", "deal", {"bots": []}),
        ("other seats", "deal seats", {"seating": [second, first, third]}),
        ("another seed promise", "deal seed", {"seed_commitment": "0" * 64}),
        ("another deal promise", "deal", {"commitment": "0" * 64}),
        ("the receipt of another match", "deal cards", of_another),
    ]
    found: list[Json] = [
        {"name": name, "receipt": forged, "broken": broken.split()} for name, broken, forged in receipts
    ]
    swapped = {"deal": {"lots": [lots[1], lots[0], *lots[2:]]}, "moves": []}
    found.append({"name": "another deal", "record": swapped, "broken": ["deal", "cards"]})
    option = {"options": {"memory": False}}
    found.append({"name": "another option", "record": option, "broken": ["deal", "seed", "cards", "seats"]})
    found.append(
        {
            "name": "another match under the name of this one",
            "record": {"deal": another.deal, "moves": []},
            "receipt": {**of_another, **named},
            "broken": ["deal", "seed", "cards", "seats"],
        }
    )
    found.append(
        {
            "name": "a seed chosen after the words were known",
            "record": {"deal": chosen.deal, "moves": []},
            "receipt": {**of_chosen, "seed_commitment": receipt["seed_commitment"]},
            "broken": ["deal", "seed"],
        }
    )
    return found


def made() -> Json:
    """All that the file holds."""
    honest = evening()
    honest["moves"] = honest["moves"][:MOVES]
    return {"honest": honest, "forged": [*of_another_shape(honest["receipt"]), *not_promised(honest)]}


def main() -> None:
    """Write the file, one forgery to a line."""
    found = made()
    lines = ",\n    ".join(json.dumps(forged) for forged in found["forged"])
    FILE.write_text(
        f'{{\n  "honest": {json.dumps(found["honest"])},\n  "forged": [\n    {lines}\n  ]\n}}\n', "utf-8"
    )


if __name__ == "__main__":
    main()
