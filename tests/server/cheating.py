"""A server that deals what it likes after it knows everybody's words; test_cheating runs it with a way to cheat.

`spelling`: the seed in upper and lower case. `seed`: another seed under the promise of the first. `promise`: another
seed and a promise that fits it. `bot`: words in the place of a bot, which the receipt then passes off as a person.
"""

import sys
from collections.abc import Iterator
from itertools import count
from typing import Any

from saleroom.cli.main import main
from saleroom.core import fairness
from saleroom.core.game import AnyGame, Json
from saleroom.core.match import Match

WANTED = [9, 8]
"""The first lots that the server wants to deal."""
draw, make_receipt, way = fairness.draw, fairness.make_receipt, sys.argv.pop(1)
chosen: list[tuple[str, list[str | None]]] = []


def attempts(seed: str, words: list[str | None]) -> Iterator[tuple[str, list[str | None]]]:
    """Seeds and words among which the server chooses."""
    for number in count():
        if way == "spelling":
            yield (
                "".join(
                    sign.upper() if number >> place % 64 & 1 else sign for place, sign in enumerate(seed)
                ),
                words,
            )
        elif way == "bot":
            yield seed, [*words[:-1], str(number)]
        else:
            yield f"{number:0128x}", words


def draw_again(game: AnyGame, terms: Json, seed: str, entropy: list[str | None]) -> tuple[Match, list[int]]:
    """Draw until the lots are those that the server wants."""
    for attempt in attempts(seed, entropy):
        match, seating = draw(game, terms, *attempt)
        if match.deal["lots"][:2] == WANTED:
            chosen.append(attempt)
            return match, seating
    raise AssertionError


def receipt_that_fits(terms: Json, seed: str, salt: str, **drawn: Any) -> Json:
    """Make the receipt of what was chosen."""
    other, drawn["entropy"] = chosen.pop()
    if way == "bot":
        drawn["bots"] = []
    receipt = make_receipt(terms, other, salt, **drawn)
    if way == "seed":
        receipt["seed_commitment"] = fairness.seed_commitment(seed, terms)
        receipt["commitment"] = fairness.deal_commitment(salt, terms, receipt, drawn["deal"])
    return receipt


fairness.draw, fairness.make_receipt = draw_again, receipt_that_fits
sys.exit(main(sys.argv[1:]))
