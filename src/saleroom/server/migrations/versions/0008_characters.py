"""Bots are somebody: a column for the character, and one for every bot that was seated before."""

import hashlib
from itertools import groupby

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

CHARACTERS = ("vera", "otto", "magda", "leon", "bruno", "nora", "felix", "ada", "stella")


def upgrade() -> None:
    """Who "Bot 1" is follows from the table's code, as it does for new tables."""
    op.add_column("members", sa.Column("character", sa.String(length=20), nullable=True))
    db = op.get_bind()
    members = sa.Table("members", sa.MetaData(), autoload_with=db, resolve_fks=False)
    query = sa.select(members.c.table, members.c.place).where(
        members.c.bot.is_not(None), members.c.nickname.like("Bot %")
    )
    rows = db.execute(query.order_by(members.c.table, members.c.place)).all()
    for code, bots in groupby(rows, key=lambda row: str(row.table)):
        order = sorted(CHARACTERS, key=lambda one: hashlib.sha256(f"{code}/{one}".encode()).digest())
        for row, character in zip(bots, order, strict=False):
            there = (members.c.table == code, members.c.place == row.place)
            values = {"character": character, "nickname": character.title()}
            db.execute(sa.update(members).where(*there).values(values))
