"""What is kept for how long: old tables, chat, and people are deleted in portions, so that nobody waits for it."""

from sqlalchemy import Connection, delete, select

from saleroom.core.game import Json
from saleroom.server import schema
from saleroom.server.admin.rows import forget_people
from saleroom.server.calls.storage import CALLED_LASTS
from saleroom.server.sources import now

DAY = 86_400_000
COMMANDS_LAST = 2 * DAY
"""For so many milliseconds a command that is sent again is recognised."""
TABLES = 50
"""So many tables are deleted in one transaction,"""
PEOPLE = 200
LINES = 1000


def drop_ended(db: Connection) -> None:
    """Delete what counts no longer by itself: old commands and calls, links and restrictions that have ended."""
    at = now()
    for rows, column, before in (
        (schema.commands, schema.commands.c.done_at, at - COMMANDS_LAST),
        (schema.called, schema.called.c.at, at - CALLED_LASTS),
        (schema.credentials, schema.credentials.c.expires_at, at),
        (schema.restrictions, schema.restrictions.c.ends_at, at),
    ):
        db.execute(delete(rows).where(column < before))


def drop_old(db: Connection, before: int) -> Json:
    """Delete a portion of what is older than that; how much of what."""
    return {
        "finished_tables": drop_tables(db, before),
        "lines": drop_chat(db, before),
        "people": drop_people(db, before),
    }


def drop_tables(db: Connection, before: int) -> int:
    """Delete tables that have been over for long, with all that belongs to them."""
    table, match = schema.tables.c, schema.matches.c
    old = (
        select(table.code).where(table.state == "over", table.changed_at < before).order_by(table.changed_at)
    )
    codes = [row.code for row in db.execute(old.limit(TABLES).with_for_update(skip_locked=True))]
    if codes:
        matches = select(match.id).where(match.table.in_(codes))
        db.execute(delete(schema.chat).where(schema.chat.c.table.in_(codes)))
        db.execute(delete(schema.called).where(schema.called.c.table.in_(codes)))
        db.execute(delete(schema.results).where(schema.results.c.match.in_(matches)))
        db.execute(delete(schema.analyses).where(schema.analyses.c.match.in_(matches)))
        db.execute(delete(schema.moves).where(schema.moves.c.match.in_(matches)))
        db.execute(delete(schema.matches).where(match.table.in_(codes)))
        db.execute(delete(schema.members).where(schema.members.c.table.in_(codes)))
        db.execute(delete(schema.tables).where(table.code.in_(codes)))
    return len(codes)


def drop_chat(db: Connection, before: int) -> int:
    """Delete old lines of chat at tables that are still there."""
    line = schema.chat.c
    old = [row.id for row in db.execute(select(line.id).where(line.said_at < before).limit(LINES))]
    if old:
        db.execute(delete(schema.chat).where(line.id.in_(old)))
    return len(old)


def drop_people(db: Connection, before: int) -> int:
    """Delete people who came long ago and have no table any more."""
    person, member, table = schema.people.c, schema.members.c, schema.tables.c
    sits = select(member.place).where(member.person == person.id).exists()
    hosts = select(table.code).where(table.host == person.id).exists()
    old = select(person.id).where(person.created_at < before, ~sits, ~hosts).limit(PEOPLE)
    people = [row.id for row in db.execute(old.with_for_update(skip_locked=True))]
    if people:
        forget_people(db, people)
    return len(people)
