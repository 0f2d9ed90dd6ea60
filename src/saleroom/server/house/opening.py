"""A table that is about to be opened: its row, its host and its bots."""

from typing import Any

from sqlalchemy import insert

from saleroom.core import fairness
from saleroom.core.game import Json
from saleroom.games import GAMES
from saleroom.server import schema
from saleroom.server.house.casting import bot_member
from saleroom.server.house.stored import member_row
from saleroom.server.problems import no_such_game
from saleroom.server.rooms import Member, Room
from saleroom.server.sources import new_code, new_id, new_seed, now


class NewTable:
    """The row and the members of a table that is about to be opened."""

    def __init__(self, row: Json, members: list[Member]) -> None:
        self.row = row
        self.members = members

    def statements(self) -> list[Any]:
        """What stores it."""
        code = self.row["code"]
        members = [insert(schema.members).values(**member_row(code, member)) for member in self.members]
        return [insert(schema.tables).values(**self.row), *members]


def new_table(
    person: str,
    nickname: str,
    game: str,
    seats: int,
    options: Json,
    listed: bool,
    clock: Json,
    bots: list[str],
    lesson: bool,
) -> NewTable:
    """A table with its host and bots, each LEVEL or LEVEL/CHARACTER; Problem 409 if somebody is asked for twice."""
    at = now()
    members = [Member(0, person, None, nickname)]
    code = new_code()
    asked_for = [bot.partition("/")[2] for bot in bots]
    for place, bot in enumerate(bots, 1):
        members.append(bot_member(code, place, bot, members, asked_for))
    row: Json = {
        "code": code,
        "game": game,
        "seats": seats,
        "options": options,
        "listed": listed,
        "clock": clock,
        "clock_set_at": at,
        "host": person,
        "state": "waiting",
        "match": None,
        **new_promise(code, game, seats, options),
        "lesson": lesson,
        "next": None,
        "version": 0,
        "created_at": at,
        "changed_at": at,
        "worker": None,
        "due_at": None,
        "to_act": None,
        "deadlines": None,
    }
    return NewTable(row, members)


def new_promise(code: str, game: str, seats: int, options: Json) -> Json:
    """Return the columns of a table for a new seed: the terms that are promised with it, and the promise."""
    if game not in GAMES:  # its package has gone since the table before was opened
        raise no_such_game(409)
    seed, match = new_seed(fairness.SEED_BYTES), new_id()
    terms = fairness.terms_of(GAMES[game], seats, options, code, match)
    return {
        "seed": seed,
        "promised_match": match,
        "rules": terms["rules"],
        "seed_commitment": fairness.seed_commitment(seed, terms),
    }


def table_like(old: Room, member: Member) -> NewTable:
    """A table like an old one, with this member as its host and the same bots."""
    assert member.person is not None
    row = old.row
    bots = [f"{other.bot}/{other.character or ''}" for other in old.members if other.bot]
    return new_table(
        member.person,
        member.nickname,
        row["game"],
        row["seats"],
        row["options"],
        False,
        row["clock"],
        bots,
        row["lesson"],
    )
