"""Sitting down at a table and getting up: the parts of changes that do it."""

from typing import Any

from sqlalchemy import delete, insert

from saleroom.server import schema
from saleroom.server.house.rooms import Change
from saleroom.server.house.stored import member_row
from saleroom.server.problems import Problem
from saleroom.server.rooms import Member, Room
from saleroom.server.sources import now


def at_place(code: str, place: int) -> tuple[Any, Any]:
    """Which row of the members that is."""
    return schema.members.c.table == code, schema.members.c.place == place


def remove(code: str, places: list[int]) -> Any:
    """The statement that gives places up."""
    table = schema.members.c
    return delete(schema.members).where(table.table == code, table.place.in_(places))


def seat(room: Room, member: Member, *before: Any) -> Change:
    """Somebody sits down; the statements before belong to it."""
    return Change(*before, insert(schema.members).values(**member_row(room.code, member)))


def seat_guest(room: Room, person: str, keeper: str, nickname: str) -> Change:
    """A guest sits down, on the device of its keeper."""
    guest = Member(free_place(room), person, None, nickname, keeper=keeper, ready=True)
    row = {"id": person, "nickname": nickname, "created_at": now()}
    return seat(room, guest, insert(schema.people).values(**row))


def free_place(room: Room) -> int:
    """The place of whoever comes next; Problem if nobody can sit down any more."""
    if room.row["state"] != "waiting":
        raise Problem(409, "started", "The match has started, but you can watch.")
    if len(room.members) >= room.row["seats"]:
        raise Problem(409, "full", "All seats are taken, but you can watch.")
    return 1 + max(member.place for member in room.members)
