"""What a call says: which games and tables, in the language of whoever is called, and nothing of the cards."""

from dataclasses import dataclass

from saleroom.core.game import Json
from saleroom.games import GAMES
from saleroom.words import Words

HOUR = 3_600_000


@dataclass(frozen=True)
class Turn:
    """A decision that waits for somebody, as far as a call speaks of it."""

    table: str
    number: int
    game: str
    nickname: str
    live: bool
    deadline: int
    """In milliseconds since 1970."""


def words_of(language: str, game: str | None = None) -> Words:
    """The messages of calls in a language."""
    return Words(language, None if game is None else GAMES[game], ("calls", "common"))


def game_name(language: str, game: str) -> str:
    """What a game is called in a language; its published title where it has no such name."""
    words = words_of(language, game)
    return words.say(f"game-{game}") if words.knows(f"game-{game}") else GAMES[game].title


def title_and_body(language: str, turns: list[Turn], at: int) -> tuple[str, str]:
    """The two sentences of a call for one or several turns, the most pressing first; `at` is the time now."""
    words = words_of(language)
    if len(turns) > 1:
        names = list(dict.fromkeys(game_name(language, turn.game) for turn in turns))
        return words.say("call-title-many", {"count": len(turns)}), words.listed(names)
    turn = turns[0]
    title = words.say("call-title", {"game": game_name(language, turn.game)})
    if turn.live:
        return title, words.say("call-body-live", {"table": turn.table})
    hours = max(0, (turn.deadline - at) // HOUR)
    return title, words.say("call-body-turns", {"table": turn.table, "hours": hours})


def push_payload(language: str, turns: list[Turn], at: int) -> Json:
    """The content of a push message; `table` and `game` are those of the most pressing turn."""
    title, body = title_and_body(language, turns, at)
    return {"type": "turn", "table": turns[0].table, "game": turns[0].game, "title": title, "body": body}


def webhook_payload(person: str, turns: list[Turn], address: str) -> Json:
    """The content of a request to the webhook: the most pressing turn, and in `turns` all of them."""
    every = [
        {
            "table": turn.table,
            "game": turn.game,
            "nickname": turn.nickname,
            "address": table_address(address, turn.table),
            "deadline": turn.deadline,
        }
        for turn in turns
    ]
    return {"type": "turn", "person": person, **every[0], "turns": every}


def mail_text(language: str, turns: list[Turn], address: str, stop: str, at: int) -> tuple[str, str]:
    """Subject and text of a mail."""
    title, body = title_and_body(language, turns, at)
    links = "\n".join(table_address(address, turn.table) for turn in turns)
    values = {"body": body, "links": links, "stop": stop}
    return title, words_of(language).say("mail-turn-text", values)


def confirm_text(language: str, address: str, confirm: str, stop: str) -> tuple[str, str]:
    """Subject and text of the mail that asks whether an address may be written to."""
    words = words_of(language)
    values = {"address": address, "confirm": confirm, "stop": stop}
    return words.say("mail-confirm-subject"), words.say("mail-confirm-text", values)


def table_address(address: str, table: str) -> str:
    """The page of a table."""
    return f"{address.rstrip('/')}/t/{table}"
