"""The languages the server speaks: sentences by id, out of the catalogues, and which language to answer in."""

from collections.abc import Mapping
from typing import Any

from saleroom.games import GAMES
from saleroom.words import ENGLISH, LANGUAGES, Words, known_language

__all__ = ["ENGLISH", "LANGUAGES", "negotiate", "say"]


def say(language: str, message: str, values: Mapping[str, Any]) -> str | None:
    """A problem or refusal in a language with its values filled in, else in English; None if there is none."""
    own = next((game for game in GAMES if message.startswith(f"refused-{game}-")), None)
    words = Words(language, None if own is None else GAMES[own], ("errors",))
    return words.say(message, values) if words.knows(message) else None


def negotiate(accepted: str | None, wanted: str | None = None) -> str:
    """The language to answer in: the one named outright, else the best of an Accept-Language header."""
    named = known_language(wanted) if wanted else None
    if named is not None:
        return named
    best, weight = ENGLISH, 0.0
    for part in (accepted or "")[:500].split(","):
        tag, _, quality = part.partition(";")
        language = known_language(tag)
        if language is None:
            continue
        name, _, number = quality.strip().partition("=")
        try:
            here = float(number) if name.strip() == "q" else 1.0
        except ValueError:
            continue
        if here > weight:
            best, weight = language, here
    return best
