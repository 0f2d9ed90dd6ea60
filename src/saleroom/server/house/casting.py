"""Who the bots at a table are: the character that the host asked for, or one that follows from the table's code."""

from collections.abc import Iterable

from saleroom.bots.styles import CHARACTERS, in_order
from saleroom.server.problems import Problem
from saleroom.server.rooms import Member


def bot_member(
    code: str, place: int, bot: str, members: Iterable[Member], expected: Iterable[str] = ()
) -> Member:
    """A bot for a place, LEVEL or LEVEL/CHARACTER; Problem 409 if that character sits at the table already.

    Who is `expected` at the table is not sent to a place for which nobody was asked.
    """
    level, _, wanted = bot.partition("/")
    taken = {member.character for member in members if member.character is not None}
    if wanted in taken:
        name = CHARACTERS[wanted].name
        raise Problem(409, "character-taken", f"{name} is already at this table.", values={"name": name})
    character = wanted or next(
        (one for one in in_order(code) if one not in taken and one not in expected), None
    )
    if character is None:  # more bots than characters
        return Member(place, None, level, f"Bot {place}")
    return Member(place, None, level, CHARACTERS[character].name, character=character)
