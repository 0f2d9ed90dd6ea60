"""Matches: moves are made in them, and what is kept of them when they are over."""

from saleroom.core import fairness
from saleroom.core.game import Json
from saleroom.core.match import FORMAT
from saleroom.server.house.moving import Moving
from saleroom.server.house.rooms import Rooms
from saleroom.server.house.stored import moves_from
from saleroom.server.house.whole import Whole
from saleroom.server.problems import Problem, tried
from saleroom.server.rooms import Room
from saleroom.server.store import Store


class Matches:
    """The matches at the tables."""

    def __init__(self, store: Store, rooms: Rooms, whole: Whole) -> None:
        self.store = store
        self.rooms = rooms
        self.play = Moving(store, rooms, whole).play
        """Makes a move."""

    async def record_of(self, code: str) -> Json:
        """The record of a finished match, with its receipt; of one under older rules, as it was stored."""
        async with self.rooms.using(code) as room:
            row = room.match_row
            if row is None or not is_over(room):
                raise Problem(
                    409,
                    "not-over",
                    "The record is shown when the match is over.",
                    message="problem-no-record-yet",
                )
            if room.tried is not None:
                raise tried()
            more = {"receipt": receipt_of(room), **how_it_ended(room)}
            if room.match is not None:
                return {**room.match.record(), **more}
        moves = await self.store.read(lambda db: moves_from(db, row["id"], 0))
        return {
            "format": FORMAT,
            **{key: row[key] for key in ("game", "rules", "seats", "options", "deal")},
            "moves": [{"seat": move.seat, **move.move} for move in moves],
            **more,
        }

    async def receipt(self, code: str) -> Json:
        """What is needed to check that the deal was fair; seed, salt and deal only after the end."""
        async with self.rooms.using(code) as room:
            return receipt_of(room)


def receipt_of(room: Room) -> Json:
    """What is needed to check a room's deal; seed, salt and deal only after the end."""
    if room.match_row is None:
        raise Problem(409, "not-playing", "Nothing has been dealt yet.", message="problem-not-dealt")
    row = room.match_row
    receipt: Json = {
        "draw": fairness.DRAW,
        "table": room.code,
        "match": row["id"],
        "commitment": row["commitment"],
        "seed_commitment": row["seed_commitment"],
    }
    if is_over(room):
        receipt |= {name: row[name] for name in ("salt", "seed", "entropy", "bots", "seating")}
    return receipt


def is_over(room: Room) -> bool:
    """Whether the match of a room has ended, with a result or without."""
    row = room.match_row
    return row is not None and (row["outcome"] is not None or room.row["state"] == "over")


def how_it_ended(room: Room) -> Json:
    """What a record says of a match besides its moves: that it was cut short, and which seats gave up."""
    found: Json = {"ended": room.row["ended"]} if room.row["ended"] else {}
    conceded = sorted(member.seat for member in room.members if member.conceded and member.seat is not None)
    return {**found, "conceded": conceded} if conceded else found
