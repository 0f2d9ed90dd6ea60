"""Finds messages: those of the house, and those that a game brings in its folder."""

from collections.abc import Iterator, Sequence
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

from saleroom.core.game import AnyGame

if TYPE_CHECKING:  # reading messages takes a moment to load, and most commands say none
    from saleroom.words.fluent import Bundle, Values

ENGLISH = "en"
LANGUAGES = (ENGLISH, "ru", "de", "ja")


def known_language(tag: str) -> str | None:
    """The language that a tag like `de-AT` or `de_AT.UTF-8` asks for, if it is one of ours."""
    first = tag.strip().replace("_", "-").partition("-")[0].lower()
    return first if first in LANGUAGES else None


def source(package: str, *path: str) -> str | None:
    """A file of a package as text; None if there is no such file."""
    try:
        return resources.files(package).joinpath("/".join(path)).read_text("utf-8")
    except OSError:
        return None


@cache
def bundle(language: str, package: str, *path: str) -> "Bundle":
    """A catalogue, read when it is first needed; empty if there is no such file."""
    from saleroom.words.fluent import Bundle

    return Bundle(language, source(package, *path) or "")


class Words:
    """Messages of the house and of a game in one language; what is missing there is said in English."""

    def __init__(
        self, language: str, game: AnyGame | None = None, names: Sequence[str] = ("common",)
    ) -> None:
        self.language = language
        self.names = names
        self.package = None if game is None else game.package
        self.errors: list[str] = []
        """What is wrong with the messages said so far."""

    def bundles(self) -> "Iterator[Bundle]":
        """Where a message is looked for."""
        for language in dict.fromkeys((self.language, ENGLISH)):
            if self.package is not None:
                yield bundle(language, self.package, "locale", f"{language}.ftl")
            for name in self.names:
                yield bundle(language, "saleroom", "locale", language, f"{name}.ftl")

    def knows(self, message: str) -> bool:
        """Whether there is such a message."""
        return any(message in found for found in self.bundles())

    def say(self, message: str, values: "Values | None" = None) -> str:
        """A message with its values; its id, and an error, if there is none."""
        for found in self.bundles():
            if message in found:
                errors: list[str] = []
                text = found.format(message, values or {}, errors)
                self.errors += [f"{found.language}: {message}: {error}" for error in errors]
                return text
        self.errors.append(f"{self.language}: there is no message {message}")
        return message

    def listed(self, names: Sequence[str]) -> str:
        """Several names as one says them: a, b and c."""
        if len(names) < 2:
            return "".join(names)
        first = self.say("between-names").join(names[:-1])
        return first + self.say("before-last-name") + names[-1]
