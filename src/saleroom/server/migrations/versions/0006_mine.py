"""Results of people, whose turn it is at turn-based tables, and what lists of tables are read by."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

AT_ONCE = 500
"""So many finished matches are read in one go."""


def upgrade() -> None:
    """Make the columns, and work out the results of the matches that are over."""
    op.add_column("tables", sa.Column("to_act", sa.Integer(), nullable=True))
    op.add_column("tables", sa.Column("deadlines", sa.JSON(none_as_null=True), nullable=True))
    op.drop_index("ix_tables_state_listed", table_name="tables")
    columns = ["state", "listed", "created_at", "code"]
    op.create_index("ix_tables_state_listed_created_at_code", "tables", columns, unique=False)
    op.add_column("members", sa.Column("over_at", sa.BigInteger(), nullable=True))
    op.drop_index("ix_members_person", table_name="members")
    op.create_index("ix_members_person_over_at", "members", ["person", "over_at", "table"], unique=False)
    op.execute(
        """UPDATE members SET over_at = (SELECT changed_at FROM tables
           WHERE tables.code = members."table" AND tables.state = 'over')"""
    )
    op.create_table(
        "results",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("match", sa.String(length=24), nullable=False),
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("result", sa.String(length=6), nullable=False),
        sa.Column("moves", sa.Integer(), nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_results_person_people")),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_results_match_matches")),
        sa.ForeignKeyConstraint(["table"], ["tables.code"], name=op.f("fk_results_table_tables")),
        sa.PrimaryKeyConstraint("person", "match", name=op.f("pk_results")),
    )
    add_results(op.get_bind())
    columns = ["person", "ended_at", "match"]
    op.create_index("ix_results_person_ended_at", "results", columns, unique=False)
    columns = ["person", "game", "ended_at", "match"]
    op.create_index("ix_results_person_game_ended_at", "results", columns, unique=False)


def add_results(db: sa.Connection) -> None:
    """The results of all matches that are over, lessons left out."""
    data = sa.MetaData()
    names = ("tables", "members", "matches", "moves", "results")
    tables, members, matches, moves, results = (
        sa.Table(name, data, autoload_with=db, resolve_fks=False) for name in names
    )
    count = sa.select(sa.func.count()).where(moves.c.match == matches.c.id).scalar_subquery()
    columns = (matches.c.id, matches.c.table, matches.c.game, matches.c.ended_at, count.label("moves"))
    query = (
        sa.select(*columns, sa.type_coerce(matches.c.outcome, sa.JSON()).label("outcome"))
        .join(tables, tables.c.match == matches.c.id)
        .where(matches.c.ended_at.is_not(None), tables.c.lesson.is_(False))
        .order_by(matches.c.id)
        .limit(AT_ONCE)
    )
    last = ""
    while found := db.execute(query.where(matches.c.id > last)).all():
        last = found[-1].id
        people: dict[str, list[Any]] = {}
        seated = sa.select(members).where(
            members.c.table.in_([match.table for match in found]), members.c.person.is_not(None)
        )
        for member in db.execute(seated):
            if member.seat is not None:
                people.setdefault(member.table, []).append(member)
        rows = [result(match, member) for match in found for member in people.get(match.table, ())]
        if rows:
            db.execute(sa.insert(results), rows)


def result(match: Any, member: Any) -> dict[str, Any]:
    """A member's result of a match."""
    scores, winners = match.outcome["scores"], match.outcome["winners"]
    parties = [seat for seat in range(len(scores)) if seat != member.seat]
    won = member.seat in winners
    better = sum(
        other in winners or scores[other] > scores[member.seat] or (other == len(scores) - 1 and "house" in winners)
        for other in parties
    )  # fmt: skip
    return {
        "person": member.person,
        "match": match.id,
        "table": match.table,
        "game": match.game,
        "seat": member.seat,
        "place": 1 if won else 1 + better,
        "points": scores[member.seat],
        "result": ("won" if len(winners) == 1 else "shared") if won else "lost",
        "moves": match.moves,
        "ended_at": match.ended_at,
    }
