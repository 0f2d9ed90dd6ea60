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
DELETE_MOVE = 'DELETE FROM moves WHERE "match" = %s AND "number" = %s'
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
    """What came of moves that were to be stored."""

    stored: int
    """How many, from the first on. Not all if a number is taken, perhaps by this very move (its acknowledgement may
    have been lost), or if the match has been ended or paused by somebody else."""
    woken: bool = False
    """Whether the table slept."""
    newer: Newer | None = None
    """The moves from the first number that is taken on."""


@dataclass(frozen=True, slots=True)
class NewMoves(GroupWork):
    """Stores moves of a table under their numbers, one after the other up to the first whose number is taken.

    With the last come the results if it ends the match, and else new values of the table.
    """

    rows: list[Json]
    code: str
    end: End | None
    turn: Json
    """Whose turn it is then, if that is stored."""
    wake: Json
    """Who wakes the table if it sleeps."""

    @staticmethod
    def together(db: Connection, works: Sequence[Any]) -> list[Appended]:
        """Store moves of several tables; what became of each."""
        news: list[NewMoves] = list(works)
        free = insert_moves(db, news)
        stored, too_many = [], []
        for work in news:
            count = 0
            for row in work.rows:
                if place_of(row) not in free:
                    break
                free.discard(place_of(row))
                count += 1
            stored.append(count)
            too_many += [place for place in map(place_of, work.rows[count + 1 :]) if place in free]
        delete_moves(db, too_many)
        going_on = []
        for work, count in zip(news, stored, strict=True):
            if count == len(work.rows) and work.end is not None:
                store_end(db, work.rows[-1], work.code, work.end)
            elif count:
                going_on.append((work, count == len(work.rows)))
        update_turns(db, [work for work, whole in going_on if whole and work.turn])
        woken = wake_tables(db, [work for work, _ in going_on if work.wake])
        refused = [(work, count) for work, count in zip(news, stored, strict=True) if count < len(work.rows)]
        newer = read_newer(db, [(work.code, *place_of(work.rows[count])) for work, count in refused])
        return [
            Appended(count, work.code in woken, None if count == len(work.rows) else newer.get(work.code))
            for work, count in zip(news, stored, strict=True)
        ]


def place_of(row: Json) -> tuple[str, int]:
    """Where a move is to stand: match and number."""
    return row["match"], row["number"]


def insert_moves(db: Connection, news: list[NewMoves]) -> set[tuple[str, int]]:
    """Insert those moves whose number is free and whose match goes on; which these were."""
    if db.dialect.name == "postgresql":
        rows = encode([{**row, "code": work.code} for work in news for row in work.rows]).decode()
        return {(match, number) for match, number in execute_raw(db, INSERT_MOVES, (rows,)).fetchall()}
    found = set()
    for work in news:
        for row in work.rows:
            values = (*(row[name] for name in MOVE_COLUMNS), encode(row["move"]).decode(), work.code)
            if execute_raw(db, INSERT_MOVE, values).rowcount == 1:
                found.add(place_of(row))
            else:
                break
    return found


def delete_moves(db: Connection, places: list[tuple[str, int]]) -> None:
    """Take moves back that were inserted in this transaction though one before them was refused."""
    for place in places:
        execute_raw(db, DELETE_MOVE, place)


def update_turns(db: Connection, news: list[NewMoves]) -> None:
    """Store whose turn it is after these moves."""
    if news and db.dialect.name == "postgresql":
        execute_raw(db, UPDATE_TURNS, (encode([{**move.turn, "code": move.code} for move in news]).decode(),))
        return
    for move in news:
        deadlines = encode(move.turn["deadlines"]).decode()
        execute_raw(db, UPDATE_TURN, (move.turn["to_act"], deadlines, move.code))


def wake_tables(db: Connection, news: list[NewMoves]) -> set[str]:
    """Wake the tables of these moves that sleep; which these are."""
    if news and db.dialect.name == "postgresql":  # all wake for the worker that stores them
        woken = execute_raw(db, WAKE_ALL, (news[0].wake["worker"], [move.code for move in news]))
        return {code for (code,) in woken.fetchall()}
    return {
        move.code for move in news if execute_raw(db, WAKE, (move.wake["worker"], move.code)).rowcount == 1
    }


def read_newer(db: Connection, taken: list[tuple[str, str, int]]) -> dict[str, Newer]:
    """What stands in storage from numbers on that were taken, by table: each is a table, its match and the number."""
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
