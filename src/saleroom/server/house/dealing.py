"""The deal: seats and cards from seed and entropy, the commitment, and the match begins."""

from typing import Any

from sqlalchemy import insert, update

from saleroom.bots.lesson import Lesson
from saleroom.core import fairness
from saleroom.core.game import AnyGame, Json
from saleroom.games import GAMES
from saleroom.server import midway, schema
from saleroom.server.clocks import Clocks
from saleroom.server.house.casting import bot_member
from saleroom.server.house.results import turn_values
from saleroom.server.house.rooms import Change
from saleroom.server.house.stored import member_row
from saleroom.server.problems import Problem, no_such_game
from saleroom.server.rooms import Room
from saleroom.server.sources import new_seed, now

FILLS = "club"
"""The level of the bots that take the seats still empty at the start."""
STORED = ("seed", "salt", "commitment", "seed_commitment", "entropy", "bots", "seating")
"""The fields of a receipt that are stored with the match."""


def promised_game(row: Json) -> AnyGame:
    """Return the game of a table under the rules it was opened with; Problem 409 if they are gone."""
    if row["game"] not in GAMES:  # its package has gone since the table was opened
        raise no_such_game(409)
    game = GAMES[row["game"]].under(row["rules"])
    if game is None:
        raise promise_cannot_be_kept()
    return game


def promised_terms(row: Json, game: AnyGame) -> Json:
    """Return the terms that were promised when the table was opened; Problem 409 if today's are others."""
    terms = fairness.terms_of(game, row["seats"], row["options"], row["code"], row["promised_match"])
    if fairness.seed_commitment(row["seed"], terms) != row["seed_commitment"]:
        raise promise_cannot_be_kept()
    return terms


def promise_cannot_be_kept() -> Problem:
    """The rules have changed since the table was opened, and with them what was promised."""
    return Problem(
        409,
        "old-rules",
        "The rules of this game have changed since the table was opened: open a new table.",
        message="problem-opened-under-old-rules",
    )


def deal(room: Room, worker: str | None, begins: Json | None = None) -> Change:
    """Bots take the empty seats, everybody gets a seat by lot, and the cards are dealt; this worker runs it.

    In a lesson the deal is the lesson's, and the learner has the seat that it is told for. What `begins` in the middle
    of another match has its position, and the host has the seat that it is tried for.
    """
    row = room.row
    game = promised_game(row)
    terms = promised_terms(row, game)
    place = 1 + max(member.place for member in room.members)
    members = list(room.members)
    while len(members) < row["seats"]:
        members.append(bot_member(room.code, place + len(members) - len(room.members), FILLS, members))
    added = members[len(room.members) :]
    entropy = [member.entropy for member in members]
    bots = [number for number, member in enumerate(members) if member.bot is not None]
    if row["lesson"]:
        lesson = Lesson.load(game.id)
        match = lesson.start()
        seats = [lesson.you, *(seat for seat in range(lesson.seats) if seat != lesson.you)]
    elif begins is not None:
        match = midway.opened(game, row["seats"], row["options"], begins)
        host = begins[midway.FROM]["seat"]
        seats = [host, *(seat for seat in range(row["seats"]) if seat != host)]
    else:
        match, seats = fairness.draw(game, terms, row["seed"], entropy)
    record = match.record() if begins is None else {**match.record(), "deal": begins}
    receipt = fairness.make_receipt(
        terms,
        row["seed"],
        new_seed(fairness.SALT_BYTES),
        entropy=entropy,
        bots=bots,
        seating=seats,
        deal=record["deal"],
    )
    match_row: Json = {
        "id": terms["match"],
        "table": room.code,
        "game": game.id,
        "rules": game.rules,
        "seats": row["seats"],
        "options": record["options"],
        "deal": record["deal"],
        **{name: receipt[name] for name in STORED},
        "started_at": now(),
        "ended_at": None,
        "outcome": None,
    }
    table = schema.members.c
    statements: list[Any] = [insert(schema.matches).values(**match_row)]
    statements += [insert(schema.members).values(**member_row(room.code, member)) for member in added]
    for member, seat in zip(members, seats, strict=True):
        where = (table.table == room.code, table.place == member.place)
        statements.append(update(schema.members).where(*where).values(seat=seat))
    clocks = Clocks(
        row["clock"], row["seats"], match_row["started_at"], match.to_act, set_at=row["clock_set_at"]
    )
    turn = turn_values(clocks)
    return Change(*statements, state="playing", match=match_row["id"], worker=worker, due_at=None, **turn)
