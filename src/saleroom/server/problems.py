"""What can go wrong at a table online: a status, a code, a sentence, and the rule where one is broken."""

import math
from typing import Any

from saleroom.core.game import Json
from saleroom.games import GAMES
from saleroom.server import languages


class Problem(Exception):
    """Refused, with a reason; sent as application/problem+json or inside a message.

    `sentence` is English; `message` is its id in the catalogue `errors` (`problem-` and the code, where nothing
    else is given) and `values` what stands in it.
    """

    def __init__(
        self,
        status: int,
        code: str,
        sentence: str,
        *,
        message: str | None = None,
        values: Json | None = None,
        rule: str | None = None,
        retry_after: float | None = None,
    ) -> None:
        super().__init__(sentence)
        self.status = status
        self.code = code
        self.sentence = sentence
        self.message = message or f"problem-{code}"
        self.values = values or {}
        self.rule = rule
        self.retry_after = retry_after

    def title(self, language: str) -> str:
        """The sentence in a language."""
        if language == languages.ENGLISH:
            return self.sentence
        return languages.say(language, self.message, self.values) or self.sentence

    def content(self, language: str = languages.ENGLISH) -> dict[str, Any]:
        """The problem as JSON (RFC 9457)."""
        found: dict[str, Any] = {
            "status": self.status,
            "code": self.code,
            "title": self.title(language),
            "message": {"id": self.message, "args": self.values},
        }
        if self.rule is not None:
            found["rule"] = self.rule
        if self.retry_after is not None:
            found["retry_after"] = math.ceil(self.retry_after * 10) / 10
        return found


def not_found() -> Problem:
    """There is no such table, or it is not for this person: both look the same."""
    return Problem(404, "no-such-table", "There's no such table. Did you copy the whole link?")


def bad_request(detail: str) -> Problem:
    """A request that cannot be read or carried out."""
    return Problem(
        400, "bad-request", f"The request can't be carried out: {detail}.", values={"detail": detail}
    )


def tried() -> Problem:
    """A match that began in the middle of another: the cards before it were never dealt like that."""
    return Problem(
        409,
        "tried",
        "This match was tried out from the middle of another one, so it has no record and no analysis.",
    )


def nothing_here() -> Problem:
    """There is no page of that address."""
    return Problem(404, "not-found", "There is nothing here.")


def no_such_game(status: int) -> Problem:
    """There is no game of that id."""
    known = ", ".join(GAMES)
    sentence = f"There is no such game; games: {known}."
    return Problem(status, "no-such-game", sentence, values={"games": known})


def nobody() -> Problem:
    """Who asks has no seat and no name here."""
    return Problem(401, "nobody", "We don't know you yet: join a table or open one first.")


def no_seat() -> Problem:
    """Who asks does not sit at this table."""
    return Problem(403, "no-seat", "You have no seat at this table, but you can watch.")


def no_spectators() -> Problem:
    """Who asks does not sit at this table, and its host lets nobody watch."""
    return Problem(403, "private", "This table is private: only its players can see it.")


def not_welcome() -> Problem:
    """The host has sent this person away, or has blocked them."""
    return Problem(403, "not-welcome", "The host doesn't want you at this table.")
