"""What stands in storage of tables, members, matches, moves and commands: statements, and rows as they are read."""

import hashlib
from typing import Any, NamedTuple

from sqlalchemy import Connection, Table, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

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
    """A row as an ordinary object."""
    return {str(key): value for key, value in row.items()}


def member_row(code: str, member: Member) -> Json:
    """A member as a row."""
    return {"table": code, **vars(member)}


def read_table(db: Connection, code: str, match: str | None = None, number: int = 0) -> Stored | None:
    """A table with what is new since a match had `number` moves; None if there is no such table."""
    row = db.execute(select(schema.tables).where(schema.tables.c.code == code)).mappings().first()
    if row is None:
        return None
    query = select(schema.members).where(schema.members.c.table == code).order_by(schema.members.c.place)
    members = [
        Member(**{name: value for name, value in member.items() if name not in ("table", "over_at")})
        for member in db.execute(query).mappings()
    ]
    if row["match"] is None:
        return Stored(plain(row), members, None, [])
    if row["match"] == match:
        return Stored(plain(row), members, None, moves_from(db, row["match"], number))
    match_row = db.execute(select(schema.matches).where(schema.matches.c.id == row["match"])).mappings().one()
    return Stored(plain(row), members, plain(match_row), moves_from(db, row["match"], 0))


def read_news(db: Connection, code: str, version: int, match: str | None, number: int) -> Stored | None:
    """What a table has that a room of this version lacks; None if nothing."""
    table = schema.tables.c
    found = db.execute(select(table.version, table.match).where(table.code == code)).first()
    if found is None:
        return None
    if found.version == version and found.match == match:
        moves = schema.moves.c
        newer = select(moves.number).where(moves.match == match, moves.number == number)
        if match is None or db.execute(newer).first() is None:
            return None
    return read_table(db, code, match, number)


def moves_from(db: Connection, match: str, number: int) -> list[Any]:
    """The moves of a match from a number on, in order."""
    table = schema.moves.c
    query = select(schema.moves).where(table.match == match, table.number >= number).order_by(table.number)
    return list(db.execute(query).all())


# -- commands -----------------------------------------------------------------------------------------------


def answer_of(db: Connection, command: Command | None) -> Json | None:
    """What a command was answered with when it was done; None if it has not been."""
    if command is None:
        return None
    table = schema.commands.c
    query = select(table.answer).where(table.person == command.person, table.id == command.id)
    row = db.execute(query).first()
    return None if row is None else row.answer or {}


def note_command(db: Connection, command: Command, answer: Json | None = None) -> bool:
    """Remember that a command is done in this transaction; False if it has been done before."""
    row = {"person": command.person, "id": command.id, "answer": answer, "done_at": now()}
    return insert_new(db, schema.commands, row)


def insert_new(db: Connection, table: Table, row: Json) -> bool:
    """Insert a row unless it is there; whether it was not."""
    insert = postgresql.insert if db.dialect.name == "postgresql" else sqlite.insert
    statement = insert(table).values(**row).on_conflict_do_nothing().returning(*table.primary_key)
    return db.execute(statement).first() is not None


# -- the end of a match ------------------------------------------------------------------------------------


class End(NamedTuple):
    """What is stored together with a move that ends the match."""

    outcome: Json
    seed: str
    """The table's next seed: the old one is shown now."""
    results: list[Json]
    """How it ends for each person, as rows."""


def close_places(code: str, at: int) -> Any:
    """The statement that marks the places at a table that is over."""
    return update(schema.members).where(schema.members.c.table == code).values(over_at=at)


def store_end(db: Connection, row: Json, code: str, end: End) -> None:
    """Store how a match ended with its last move."""
    at, table = row["made_at"], schema.tables.c
    ended = {"outcome": end.outcome, "ended_at": at}
    db.execute(update(schema.matches).where(schema.matches.c.id == row["match"]).values(**ended))
    closed = {
        **dict.fromkeys(("worker", "due_at", "to_act", "deadlines")),
        "state": "over",
        "seed": end.seed,
        "version": table.version + 1,  # one more than it is, whatever another worker made it in the meantime
        "changed_at": at,
    }
    db.execute(update(schema.tables).where(table.code == code).values(**closed))
    db.execute(close_places(code, at))
    if end.results:
        db.execute(insert(schema.results), end.results)
