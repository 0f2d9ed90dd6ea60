"""Moves on their way into storage: those of many tables by one statement, and each refused by itself.

A move is stored under its number, which is free or taken. Whoever finds it taken is told what stands there, so that a
worker that was slower need not read the table again to go on.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection

from saleroom.core.game import Json
from saleroom.server.house.stored import End, store_end
from saleroom.server.rooms import encode
from saleroom.server.store import GroupWork, execute_raw

MOVE_COLUMNS = ("match", "number", "seat", "made_by", "key", "made_at")
INSERT_MOVE = (
    "INSERT INTO moves (" + ", ".join(f'"{name}"' for name in MOVE_COLUMNS) + ', "move") '
    f"SELECT {', '.join('?' * (len(MOVE_COLUMNS) + 1))} "
    "WHERE EXISTS (SELECT 1 FROM tables WHERE code = ? AND state = 'playing' AND paused_at IS NULL) "
    "ON CONFLICT DO NOTHING"
)
"""On SQLite. In plain SQL: this is what the house does most, and building the statement took twenty times as long."""
INSERT_MOVES = (
    'INSERT INTO moves ("match", "number", seat, made_by, "key", made_at, "move") '
    'SELECT new."match", new."number", new.seat, new.made_by, new."key", new.made_at, new."move" '
    'FROM json_to_recordset(%s::json) AS new ("match" varchar, "number" integer, seat integer, made_by varchar, '
    '"key" varchar, made_at bigint, "move" json, code varchar) JOIN tables ON tables.code = new.code '
    "WHERE tables.state = 'playing' AND tables.paused_at IS NULL "
    'ORDER BY new."match", new."number" ON CONFLICT DO NOTHING RETURNING "match", "number"'
)
"""On PostgreSQL, for all moves at once, in an order that all workers keep, so that none waits for another in a ring."""
UPDATE_TURN = "UPDATE tables SET to_act = ?, deadlines = ? WHERE code = ?"
UPDATE_TURNS = (
    "UPDATE tables SET to_act = new.to_act, deadlines = new.deadlines "
    "FROM json_to_recordset(%s::json) AS new (code varchar, to_act integer, deadlines json) "
    "WHERE tables.code = new.code"
)
WAKE = "UPDATE tables SET worker = ?, due_at = NULL WHERE code = ? AND due_at IS NOT NULL"
WAKE_ALL = (
    "UPDATE tables SET worker = %s, due_at = NULL WHERE code = ANY(%s) AND due_at IS NOT NULL RETURNING code"
)
ROW_WITH_MOVE = ("to_act", "deadlines", "worker", "due_at")
"""What a move may change of its table's row while the version stays."""
READ_NEWER = (
    'SELECT tables.code, tables.version, to_act, deadlines, worker, due_at, moves."match", moves."number", seat, '
    '"move", made_by, "key", made_at FROM {taken} JOIN tables ON tables.code = taken.code '
    'JOIN moves ON moves."match" = taken."match" AND moves."number" >= taken."number" ORDER BY moves."number"'
)
READ_NEWER_ONE = READ_NEWER.format(taken='(SELECT ? AS code, ? AS "match", ? AS "number") AS taken')
READ_NEWER_ALL = READ_NEWER.format(
    taken='json_to_recordset(%s::json) AS taken (code varchar, "match" varchar, "number" integer)'
)


class StoredMove(NamedTuple):
    """A move as it stands in storage."""

    match: str
    number: int
    seat: int
    move: Json
    made_by: str
    key: str | None
    made_at: int


class Newer(NamedTuple):
    """What stands in storage of a table where the number of a move was taken."""

    version: int
    row: Json
    """Values of the table's row that may be others though the version is the same."""
    moves: list[StoredMove]


class Appended(NamedTuple):
    """What came of a move that was to be stored."""

    stored: bool
    """False if the number is taken, perhaps by this very move (its acknowledgement may have been lost), or if the match
    has been ended or paused by somebody else."""
    woken: bool = False
    """Whether the table slept."""
    newer: Newer | None = None
    """The moves from that number on, if it is taken."""


@dataclass(frozen=True, slots=True)
class NewMove(GroupWork):
    """Stores a move under its number, the results if it ends the match, and else new values of the table."""

    row: Json
    code: str
    end: End | None
    turn: Json
    """Whose turn it is then, if that is stored."""
    wake: Json
    """Who wakes the table if it sleeps."""

    @property
    def place(self) -> tuple[str, int]:
        """Where it is to stand: match and number."""
        return self.row["match"], self.row["number"]

    @staticmethod
    def together(db: Connection, works: Sequence[Any]) -> list[Appended]:
        """Store moves; what became of each."""
        news: list[NewMove] = list(works)
        free = insert_moves(db, news)
        kept, refused = [], []
        for move in news:
            if move.place in free:
                free.discard(move.place)
                kept.append(move)
            else:
                refused.append(move)
        for move in kept:
            if move.end is not None:
                store_end(db, move.row, move.code, move.end)
        going_on = [move for move in kept if move.end is None]
        update_turns(db, [move for move in going_on if move.turn])
        woken = wake_tables(db, [move for move in going_on if move.wake])
        newer = read_newer(db, refused)
        stored = set(map(id, kept))
        return [
            Appended(True, move.code in woken)
            if id(move) in stored
            else Appended(False, newer=newer.get(move.code))
            for move in news
        ]


def insert_moves(db: Connection, news: list[NewMove]) -> set[tuple[str, int]]:
    """Insert those moves whose number is free and whose match goes on; which these were."""
    if db.dialect.name == "postgresql":
        rows = encode([{**move.row, "code": move.code} for move in news]).decode()
        return {(match, number) for match, number in execute_raw(db, INSERT_MOVES, (rows,)).fetchall()}
    found = set()
    for move in news:
        row = move.row
        values = (*(row[name] for name in MOVE_COLUMNS), encode(row["move"]).decode(), move.code)
        if execute_raw(db, INSERT_MOVE, values).rowcount == 1:
            found.add(move.place)
    return found


def update_turns(db: Connection, news: list[NewMove]) -> None:
    """Store whose turn it is after these moves."""
    if news and db.dialect.name == "postgresql":
        execute_raw(db, UPDATE_TURNS, (encode([{**move.turn, "code": move.code} for move in news]).decode(),))
        return
    for move in news:
        deadlines = encode(move.turn["deadlines"]).decode()
        execute_raw(db, UPDATE_TURN, (move.turn["to_act"], deadlines, move.code))


def wake_tables(db: Connection, news: list[NewMove]) -> set[str]:
    """Wake the tables of these moves that sleep; which these are."""
    if news and db.dialect.name == "postgresql":  # all wake for the worker that stores them
        woken = execute_raw(db, WAKE_ALL, (news[0].wake["worker"], [move.code for move in news]))
        return {code for (code,) in woken.fetchall()}
    return {
        move.code for move in news if execute_raw(db, WAKE, (move.wake["worker"], move.code)).rowcount == 1
    }


def read_newer(db: Connection, refused: list[NewMove]) -> dict[str, Newer]:
    """What stands in storage at and after the numbers of moves that were refused, by table."""
    taken = [(move.code, *move.place) for move in refused]
    rows: list[Any] = []
    if taken and db.dialect.name == "postgresql":
        asked = [{"code": code, "match": match, "number": number} for code, match, number in taken]
        rows = execute_raw(db, READ_NEWER_ALL, (encode(asked).decode(),)).fetchall()
    elif taken:
        rows = [row for one in taken for row in execute_raw(db, READ_NEWER_ONE, one).fetchall()]
    found: dict[str, Newer] = {}
    for code, version, to_act, deadlines, worker, due_at, *move in rows:
        if code not in found:
            values = (to_act, json_of(deadlines), worker, due_at)
            found[code] = Newer(version, dict(zip(ROW_WITH_MOVE, values, strict=True)), [])
        stored = StoredMove(*move)
        found[code].moves.append(stored._replace(move=json_of(stored.move)))
    return found


def json_of(value: Any) -> Any:
    """A column of JSON: PostgreSQL's driver has read it, SQLite's has not."""
    return msgspec.json.decode(value) if isinstance(value, str) else value
