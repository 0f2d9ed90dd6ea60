"""What an operator's action does to the rows of the storage; each function is a part of one transaction."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, String, cast, delete, func, or_, select, update

from saleroom.core.game import Json
from saleroom.server import schema
from saleroom.server.house.manners import end_match, over_without_result
from saleroom.server.house.stored import close_places, plain
from saleroom.server.sources import now

NEUTRAL = "Former player"
"""The nickname of somebody whose data was deleted."""
SIMPLE = "simple"
"""The level of the bot that plays the seat of somebody who is gone."""
SHOWN_LINES = 50

table = schema.tables.c
member = schema.members.c


# -- tables -------------------------------------------------------------------------------------------------


def list_tables(
    db: Connection,
    *,
    state: str | None = None,
    game: str | None = None,
    person: str | None = None,
    limit: int = 100,
) -> list[Json]:
    """Tables with how many sit there and how many moves were made, the last changed first."""
    seated = select(func.count()).where(member.table == table.code).scalar_subquery()
    moves = select(func.count()).where(schema.moves.c.match == table.match).scalar_subquery()
    columns = (
        table.code, table.game, table.seats, table.state, table.listed, table.private, table.paused_at, table.ended,
        table.host, table.created_at, table.changed_at, seated.label("seated"), moves.label("moves"),
    )  # fmt: skip
    query = select(*columns).order_by(table.changed_at.desc(), table.code).limit(limit)
    if state is not None:
        query = query.where(table.state == state)
    if game is not None:
        query = query.where(table.game == game)
    if person is not None:
        at = select(member.table).where(or_(member.person == person, member.keeper == person))
        query = query.where(table.code.in_(at))
    return [plain(row) for row in db.execute(query).mappings()]


def show_table(db: Connection, code: str) -> Json | None:
    """A table with its members and last lines of chat; nothing of the deal and the moves but how many there are."""
    row = db.execute(select(schema.tables).where(table.code == code)).mappings().first()
    if row is None:
        return None
    hidden = ("seed", "promised_match", "worker", "due_at", "match", "clock_set_at", "pauses")
    found = {name: value for name, value in plain(row).items() if name not in hidden}
    found["kicked"] = found["kicked"] or []
    members = select(schema.members).where(member.table == code).order_by(member.place)
    names = (
        "place", "person", "bot", "character", "nickname", "keeper", "seat", "ready", "away", "agrees_to", "muted",
        "conceded",
    )  # fmt: skip
    found["members"] = [{name: one[name] for name in names} for one in db.execute(members).mappings()]
    found["match"] = None
    if row["match"] is not None:
        match = schema.matches.c
        columns = (match.id, match.rules, match.commitment, match.started_at, match.ended_at, match.outcome)
        played = db.execute(select(*columns).where(match.id == row["match"])).mappings().one()
        count = select(func.count()).where(schema.moves.c.match == row["match"])
        found["match"] = {**plain(played), "moves": db.execute(count).scalar_one()}
    line = schema.chat.c
    said = select(line.person, line.nickname, line.text, line.said_at).where(line.table == code)
    last = db.execute(said.order_by(line.id.desc()).limit(SHOWN_LINES)).mappings().all()
    found["chat"] = [plain(one) for one in reversed(last)]
    return found


def close_table(db: Connection, code: str) -> bool:
    """End a table, whatever is being played there; False if it is over already."""
    row = db.execute(select(table.state, table.match).where(table.code == code)).one()
    if row.state == "over":
        return False
    at = now()
    if row.state == "playing":
        for statement in end_match(row.match, at):
            db.execute(statement)
    values: Json = {**over_without_result("closed"), "version": table.version + 1, "changed_at": at}
    db.execute(update(schema.tables).where(table.code == code).values(**values))
    close_places(db, code, at)
    return True


def touch(db: Connection, codes: Sequence[str]) -> None:
    """Let workers see that these tables have changed."""
    db.execute(update(schema.tables).where(table.code.in_(codes)).values(version=table.version + 1))


# -- where somebody sits ------------------------------------------------------------------------------------


def people_of(db: Connection, person: str) -> list[str]:
    """A person and their guests."""
    guests = select(member.person).where(member.keeper == person, member.person.is_not(None)).distinct()
    return [person, *(row.person for row in db.execute(guests))]


def tables_of(db: Connection, people: Sequence[str], state: str | None = None) -> list[str]:
    """The tables at which these people sit."""
    query = select(member.table).where(member.person.in_(people)).distinct().order_by(member.table)
    if state is not None:
        query = query.join(schema.tables, table.code == member.table).where(table.state == state)
    return [str(row[0]) for row in db.execute(query)]


def stand_up(db: Connection, people: Sequence[str]) -> list[str]:
    """Let people leave the tables that wait; a table without people is closed. The tables that have changed."""
    codes = tables_of(db, people, "waiting")
    for code in codes:
        db.execute(delete(schema.members).where(member.table == code, member.person.in_(people)))
        if not hand_over(db, code, people):
            db.execute(update(schema.tables).where(table.code == code).values(state="over"))
    return codes


def hand_over(db: Connection, code: str, people: Sequence[str]) -> bool:
    """Make somebody else the host of a table that one of these people hosts; False if nobody else is there."""
    left = select(member.person).where(
        member.table == code, member.person.is_not(None), member.keeper.is_(None)
    )
    others = [row.person for row in db.execute(left.order_by(member.place)) if row.person not in people]
    if others:
        theirs = update(schema.tables).where(table.code == code, table.host.in_(people))
        db.execute(theirs.values(host=others[0]))
    return bool(others)


def send_away(db: Connection, person: str) -> list[str]:
    """Somebody is banned: they leave what waits, and bots play what is under way. The tables that have changed."""
    people = people_of(db, person)
    codes = stand_up(db, people)
    playing = tables_of(db, people, "playing")
    for code in playing:
        hand_over(db, code, people)
    theirs = update(schema.members).where(member.table.in_(playing), member.person.in_(people))
    db.execute(theirs.values(away=True))
    touch(db, [*codes, *playing])
    return [*codes, *playing]


# -- a person's data ----------------------------------------------------------------------------------------


def export_person(db: Connection, person: str) -> Json | None:
    """All that is stored about a person; of matches under way not the moves. None if there is no such person."""
    people, credential, line = schema.people.c, schema.credentials.c, schema.chat.c
    row = db.execute(select(schema.people).where(people.id == person)).mappings().first()
    if row is None:
        return None
    audit, block, called = schema.audit.c, schema.blocks.c, schema.called.c

    def rows(*columns: Any, where: Any, order: Any) -> list[Json]:
        return [plain(one) for one in db.execute(select(*columns).where(where).order_by(order)).mappings()]

    seats = select(
        table.code, table.game, table.state, table.created_at, table.ended, (table.host == person).label("host"),
        member.place, member.nickname, member.keeper, member.seat, member.away, member.muted, member.conceded,
        member.entropy, member.wants_clock, member.agrees_to,
    ).join(schema.members, member.table == table.code)  # fmt: skip
    mine = or_(member.person == person, member.keeper == person)
    subscription, mail, move, match = (
        schema.subscriptions.c, schema.mail_addresses.c, schema.moves.c, schema.matches.c,
    )  # fmt: skip
    moves = (
        select(match.table, move.number, move.seat, move.move, move.made_at)
        .join(schema.matches, match.id == move.match)
        .join(schema.members, (member.table == match.table) & (member.seat == move.seat))
        .where(mine, match.ended_at.is_not(None), move.made_by == "person")
        .order_by(match.table, move.number)
    )
    return {
        "person": plain(row),
        "credentials": rows(
            credential.kind, credential.label, credential.created_at, credential.expires_at, credential.seen_at,
            where=credential.person == person, order=credential.created_at,
        ),
        "tables": [plain(one) for one in db.execute(seats.where(mine).order_by(table.created_at)).mappings()],
        "hosted": rows(table.code, where=table.host == person, order=table.code),
        "kicked_from": rows(
            table.code, where=table.kicked.is_not(None) & cast(table.kicked, String).contains(person), order=table.code
        ),
        "moves": [plain(one) for one in db.execute(moves).mappings()],
        "results": rows(*schema.results.c, where=schema.results.c.person == person, order=schema.results.c.ended_at),
        "chat": rows(line.table, line.nickname, line.text, line.said_at, where=line.person == person, order=line.id),
        "subscriptions": rows(
            subscription.endpoint, subscription.language, subscription.created_at,
            where=subscription.person == person, order=subscription.created_at,
        ),
        "mail": rows(
            mail.address, mail.language, mail.asked_at, mail.confirmed_at,
            where=mail.person == person, order=mail.address,
        ),
        "called": rows(called.table, called.number, called.at, where=called.person == person, order=called.at),
        "commands": rows(
            schema.commands.c.answer, schema.commands.c.done_at,
            where=schema.commands.c.person == person, order=schema.commands.c.done_at,
        ),
        "blocks": rows(block.nickname, block.created_at, where=block.person == person, order=block.created_at),
        "restrictions": rows(
            *schema.restrictions.c, where=schema.restrictions.c.whom == person, order=schema.restrictions.c.kind
        ),
        "audit": rows(*schema.audit.c, where=audit.whom == person, order=audit.id),
    }  # fmt: skip


def delete_person(db: Connection, person: str) -> list[str]:
    """Delete what is stored about a person and their guests; the tables that have changed.

    Finished matches stay, with a neutral name; a bot plays what is under way.
    """
    people = people_of(db, person)
    hosted = [row.code for row in db.execute(select(table.code).where(table.host.in_(people)))]
    codes = [*tables_of(db, people), *hosted]
    stand_up(db, people)
    for code in tables_of(db, people, "playing"):
        hand_over(db, code, people)
        seats = update(schema.members).where(member.table == code, member.person.in_(people))
        db.execute(seats.values(bot=SIMPLE, away=False))
    gone: Json = {
        "person": None, "keeper": None, "nickname": NEUTRAL, "entropy": None, "wants_clock": None, "agrees_to": None,
    }  # fmt: skip
    db.execute(update(schema.members).where(member.person.in_(people)).values(**gone))
    db.execute(delete(schema.chat).where(schema.chat.c.person.in_(people)))
    forget_people(db, people)
    touch(db, codes)
    return sorted(set(codes))


def forget_people(db: Connection, people: Sequence[str]) -> None:
    """Delete the rows of people who sit nowhere; who still stands as the host of an old table keeps a neutral name."""
    for rows, column in (
        (schema.credentials, schema.credentials.c.person),
        (schema.subscriptions, schema.subscriptions.c.person),
        (schema.mail_addresses, schema.mail_addresses.c.person),
        (schema.called, schema.called.c.person),
        (schema.results, schema.results.c.person),
        (schema.commands, schema.commands.c.person),
        (schema.blocks, schema.blocks.c.person),
        (schema.blocks, schema.blocks.c.blocked),
        (schema.restrictions, schema.restrictions.c.whom),
    ):
        db.execute(delete(rows).where(column.in_(people)))
    hosts = select(table.host).where(table.host.in_(people))
    theirs = schema.people.c.id.in_(people)
    db.execute(update(schema.people).where(theirs, schema.people.c.id.in_(hosts)).values(nickname=NEUTRAL))
    db.execute(delete(schema.people).where(theirs, schema.people.c.id.not_in(hosts)))
