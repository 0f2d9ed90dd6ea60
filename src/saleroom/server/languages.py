"""The languages the server speaks: sentences by id, out of the catalogues in `saleroom/locale`."""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

ENGLISH = "en"
LANGUAGES = (ENGLISH, "ru", "de", "ja")


@cache
def bundle(language: str, catalogue: str = "errors") -> FluentBundle:
    """A catalogue in one language, read when it is first needed."""
    place = resources.files("saleroom").joinpath("locale", language, f"{catalogue}.ftl")
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(FluentResource(place.read_text("utf-8")))
    return found


def say(language: str, message: str, values: Mapping[str, Any], catalogue: str = "errors") -> str | None:
    """A message in a language with its values filled in, else in English; None if there is no such message."""
    for tongue in dict.fromkeys((language, ENGLISH)):
        speaker = bundle(tongue, catalogue)
        if speaker.has_message(message):
            pattern = speaker.get_message(message).value
            if pattern is not None:
                text, _ = speaker.format_pattern(pattern, dict(values))
                return str(text)
    return None


def known(tag: str) -> str | None:
    """The language that a tag like `de-AT` asks for, if the house speaks it."""
    first = tag.strip().replace("_", "-").partition("-")[0].lower()
    return first if first in LANGUAGES else None


def negotiate(accepted: str | None, wanted: str | None = None) -> str:
    """The language to answer in: the one named outright, else the best of an Accept-Language header."""
    named = known(wanted) if wanted else None
    if named is not None:
        return named
    best, weight = ENGLISH, 0.0
    for part in (accepted or "")[:500].split(","):
        tag, _, quality = part.partition(";")
        language = known(tag)
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
