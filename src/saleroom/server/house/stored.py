"""What stands in storage of tables, members, matches, moves and commands: statements, and rows as they are read.

Statements that are executed often are built once, with parameters: to build one takes longer than to execute it.
Parameters that are compared begin with `of_`, since one with the name of a column would set that column.
"""

import hashlib
from dataclasses import fields
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import Connection, Table, and_, bindparam, exists, insert, select, text, update
from sqlalchemy.sql import Executable

from saleroom.core.game import Json
from saleroom.server import schema
from saleroom.server.rooms import Member
from saleroom.server.sources import now


class Command(NamedTuple):
    """Something a person asks for, under an id of their own: the same again is done once."""

    person: str
    id: str

    @classmethod
    def of(cls, person: str, *parts: str) -> "Command":
        """The command of these parts: what is asked for, and the id that the person gave it."""
        return cls(person, hashlib.sha256("\n".join(parts).encode()).hexdigest())


class Stored(NamedTuple):
    """What storage holds of a table, as far as a room lacks it."""

    row: Json
    members: list[Member]
    match_row: Json | None
    """The match, if it is another one than the room has."""
    moves: list[Any]
    """The moves that the room has not."""


def plain(row: Any) -> Json:
    """A row as an ordinary object; its names become plain strings, which can be encoded."""
    return {str(key): value for key, value in row.items()}


def member_row(code: str, member: Member) -> Json:
    """A member as a row."""
    return {"table": code, **{name: getattr(member, name) for name in MEMBER_FIELDS}}


table, member, match, move = schema.tables.c, schema.members.c, schema.matches.c, schema.moves.c
MEMBER_FIELDS = tuple(field.name for field in fields(Member) if field.name != "program")
credential = schema.credentials.c
PROGRAM = exists().where(credential.person == member.person, credential.kind == "token").label("program")

TABLE = select(schema.tables).where(table.code == bindparam("of_code"))
MEMBERS = (
    select(*(member[name] for name in MEMBER_FIELDS), PROGRAM)
    .where(member.table == bindparam("of_code"))
    .order_by(member.place)
)
MATCH = select(schema.matches).where(match.id == bindparam("of_match"))
MOVES = (
    select(schema.moves)
    .where(move.match == bindparam("of_match"), move.number >= bindparam("of_number"))
    .order_by(move.number)
)
NEWER = (
    select(move.number)
    .where(and_(move.match == bindparam("of_match"), move.number == bindparam("of_number")))
    .exists()
)
NEWS = select(table.version, table.match, NEWER.label("newer")).where(table.code == bindparam("of_code"))


def read_table(db: Connection, code: str, match: str | None = None, number: int = 0) -> Stored | None:
    """A table with what is new since a match had `number` moves; None if there is no such table."""
    row = db.execute(TABLE, {"of_code": code}).mappings().first()
    if row is None:
        return None
    members = [Member(*one) for one in db.execute(MEMBERS, {"of_code": code})]
    if row["match"] is None:
        return Stored(plain(row), members, None, [])
    if row["match"] == match:
        return Stored(plain(row), members, None, moves_from(db, row["match"], number))
    match_row = db.execute(MATCH, {"of_match": row["match"]}).mappings().one()
    return Stored(plain(row), members, plain(match_row), moves_from(db, row["match"], 0))


def read_news(db: Connection, code: str, version: int, match: str | None, number: int) -> Stored | None:
    """What a table has that a room of this version lacks; None if nothing."""
    found = db.execute(NEWS, {"of_code": code, "of_match": match, "of_number": number}).first()
    if found is None or (found.version == version and found.match == match and not found.newer):
        return None
    return read_table(db, code, match, number)


def moves_from(db: Connection, match: str, number: int) -> list[Any]:
    """The moves of a match from a number on, in order."""
    return list(db.execute(MOVES, {"of_match": match, "of_number": number}).all())


# -- commands -----------------------------------------------------------------------------------------------


ANSWER = select(schema.commands.c.answer).where(
    schema.commands.c.person == bindparam("of_person"), schema.commands.c.id == bindparam("of_id")
)


def answer_of(db: Connection, command: Command | None) -> Json | None:
    """What a command was answered with when it was done; None if it has not been."""
    if command is None:
        return None
    row = db.execute(ANSWER, {"of_person": command.person, "of_id": command.id}).first()
    return None if row is None else row.answer or {}


def note_command(db: Connection, command: Command, answer: Json | None = None) -> bool:
    """Remember that a command is done in this transaction; False if it has been done before."""
    row = {"person": command.person, "id": command.id, "answer": answer, "done_at": now()}
    return insert_new(db, schema.commands, row)


def insert_new(db: Connection, table: Table, row: Json) -> bool:
    """Insert a row unless it is there; whether it was not."""
    return db.execute(insert_unless_there(table, tuple(row)), row).first() is not None


@cache
def insert_unless_there(table: Table, names: tuple[str, ...]) -> Executable:
    """The statement that inserts these columns of a row unless it is there, and then returns its key.

    In plain SQL, which both databases understand: SQLAlchemy compiles such an insert anew every time.
    """
    columns, values = ", ".join(f'"{name}"' for name in names), ", ".join(f":{name}" for name in names)
    key = ", ".join(f'"{column.name}"' for column in table.primary_key)
    statement = (
        f'INSERT INTO "{table.name}" ({columns}) VALUES ({values}) ON CONFLICT DO NOTHING RETURNING {key}'
    )
    return text(statement).bindparams(*(bindparam(name, type_=table.c[name].type) for name in names))


# -- the end of a match ------------------------------------------------------------------------------------


class End(NamedTuple):
    """What is stored together with a move that ends the match."""

    outcome: Json
    results: list[Json]
    """How it ends for each person, as rows."""


CLOSE_PLACES = update(schema.members).where(member.table == bindparam("of_code"))
"""Marks the places at a table that is over."""
UPDATE_TABLE = update(schema.tables).where(
    table.code == bindparam("of_code"), table.version == bindparam("of_version")
)
"""Gives a table new values, if it still has the version that is known."""
WAKE = update(schema.tables).where(table.code == bindparam("of_code"), table.due_at.is_not(None))
END_MATCH = update(schema.matches).where(match.id == bindparam("of_match"))
END_TABLE = (
    update(schema.tables)
    .where(table.code == bindparam("of_code"))
    .values(
        **dict.fromkeys(("worker", "due_at", "to_act", "deadlines")),
        state="over",
        version=table.version + 1,  # one more than it is, whatever another worker made it in the meantime
        changed_at=bindparam("changed_at"),
    )
)
INSERT_RESULTS = insert(schema.results)


def close_places(db: Connection, code: str, at: int) -> None:
    """Mark the places at a table that is over."""
    db.execute(CLOSE_PLACES, {"of_code": code, "over_at": at})


def update_table(db: Connection, code: str, version: int, values: Json) -> bool:
    """Give a table new values and the next version; False if it has another version than this by now."""
    news = {**values, "version": version + 1, "of_code": code, "of_version": version}
    return db.execute(UPDATE_TABLE, news).rowcount == 1


def store_end(db: Connection, row: Json, code: str, end: End) -> None:
    """Store how a match ended with its last move."""
    at = row["made_at"]
    db.execute(END_MATCH, {"of_match": row["match"], "outcome": end.outcome, "ended_at": at})
    db.execute(END_TABLE, {"of_code": code, "changed_at": at})
    close_places(db, code, at)
    if end.results:
        db.execute(INSERT_RESULTS, end.results)
