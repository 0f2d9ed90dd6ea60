"""Every record against what every client was told: nothing lost, doubled, or out of order."""

from collections.abc import Callable
from typing import Any

from sqlalchemy import select

import saleroom
from saleroom.server import schema
from saleroom.server.store import make_engine
from tools.load.messages import LiveSeat, same_move

TOGETHER = 100
"""So many tables are read at once."""


def check(
    database: str, tables: list[list[LiveSeat]], advance: Callable[[int], object] = lambda _: None
) -> tuple[int, list[str]]:
    """How many moves are stored, and what is wrong with them."""
    wrong: list[str] = []
    stored = 0
    engine = make_engine(database)
    match, move = schema.matches.c, schema.moves.c
    with engine.connect() as connection:
        for start in range(0, len(tables), TOGETHER):
            group = {seats[0].code: seats for seats in tables[start : start + TOGETHER]}
            matches = connection.execute(select(schema.matches).where(match.table.in_(group))).mappings()
            by_id = {row["id"]: row for row in matches}
            rows: dict[str, list[Any]] = {code: [] for code in by_id}
            query = select(move.match, move.number, move.seat, move.move).where(move.match.in_(by_id))
            for row in connection.execute(query.order_by(move.match, move.number)):
                rows[row.match].append(row)
            for match_id, played in rows.items():
                stored += len(played)
                code = by_id[match_id]["table"]
                wrong += [f"{code}: {line}" for line in compare(by_id[match_id], played, group[code])]
            advance(len(group))
    engine.dispose()
    return stored, wrong


def compare(match: Any, played: list[Any], seats: list[LiveSeat]) -> list[str]:
    """What does not fit between one record and its clients."""
    wrong: list[str] = []
    if [row.number for row in played] != list(range(len(played))):
        wrong.append("numbers are not 0, 1, 2, …")
    record = {
        "format": "saleroom/1",
        **{key: match[key] for key in ("game", "rules", "seats", "options", "deal")},
        "moves": [{"seat": row.seat, **row.move} for row in played],
    }
    replayed = saleroom.load(record)
    owners: dict[int, int] = {}
    for seat in seats:
        for number, sent in seat.acknowledged.items():
            if number >= len(played) or not same_move(played[number].move, sent):
                wrong.append(f"acknowledged move {number} is not in the record")
            if owners.setdefault(number, seat.place) != seat.place:
                wrong.append(f"move {number} was acknowledged to two seats")
        if seat.told != sorted(seat.told):
            wrong.append("a client was told states out of order")
        if seat.told and seat.told[-1] > len(played):
            wrong.append("a client was told of moves that are not stored")
        if seat.over and seat.outcome != replayed.outcome:
            wrong.append("a client saw another outcome")
        if seat.waiting_for is not None:
            wrong.append("a move was never acknowledged")
        wrong += seat.problems
    unknown = len(played) - len(owners)
    if unknown > 0:
        wrong.append(f"{unknown} stored moves were acknowledged to nobody")
    return wrong
