"""Other cards: a file that overrides the card data of a game.

The file is TOML or JSON, an object whose keys are the parts of a game that are cards: `saleroom balance GAME --cards`
prints the ones of the rules as such a file, to begin with. What a game's setup carries can be changed; what its rules
have as constants cannot, and then the file is refused with a sentence that says so.
"""

import json
import tomllib
from pathlib import Path

import saleroom
from saleroom.core.errors import RecordError, SetupError
from saleroom.core.game import Json

CARDS = {
    "antiques": ("scales",),
    "colours": ("sets", "run"),
    "emblems": ("points",),
    "luxury": ("lots",),
    "secret": ("money", "asks"),
}
"""The options of each game that are card data."""


def card_options(game: str) -> tuple[str, ...]:
    """The options of a game that say what its cards are; of a game from elsewhere all lists and objects."""
    if game in CARDS:
        return CARDS[game]
    options = saleroom.game(game).options
    return tuple(one.name for one in options if isinstance(one.default, list | dict) and one.default)


def cards_of(game: str) -> Json:
    """The card data of a game as in its rules."""
    complete: Json = dict(saleroom.game(game).read_options({}))
    return {name: complete[name] for name in card_options(game)}


def read_cards_file(game: str, path: str) -> Json:
    """The options that a file of cards stands for; a sentence says what is wrong with it."""
    known = card_options(game)
    if not known:
        raise SetupError(f"--vary: the cards of {game} stand in its rules and cannot be changed by a file")
    try:
        text = Path(path).read_text("utf-8")
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is no text"
        raise RecordError(path, f"cannot be read: {reason}") from None
    try:
        cards = json.loads(text) if path.endswith(".json") else tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        kind = "JSON" if path.endswith(".json") else "TOML"
        raise RecordError(path, f"is no {kind}: {str(error)[:120]}") from None
    if not isinstance(cards, dict) or not cards:
        raise RecordError(path, f"holds no cards; of {game} it may hold: {', '.join(known)}")
    for name in cards:
        if name not in known:
            raise RecordError(
                path, f"{game} has no cards called {str(name)[:40]!r}; there are: {', '.join(known)}"
            )
    saleroom.game(game).read_options(cards)
    return dict(cards)
