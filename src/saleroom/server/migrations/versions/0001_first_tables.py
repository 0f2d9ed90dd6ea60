"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make them."""
    op.create_table(
        "people",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("nickname", sa.String(length=40), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_people")),
    )
    op.create_table(
        "credentials",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("label", sa.String(length=40), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("expires_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_credentials_person_people")),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_credentials")),
    )
    op.create_index(op.f("ix_credentials_person"), "credentials", ["person"], unique=False)
    op.create_table(
        "tables",
        sa.Column("code", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("clock", sa.JSON(), nullable=False),
        sa.Column("clock_set_at", sa.BigInteger(), nullable=False),
        sa.Column("host", sa.String(length=24), nullable=False),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.Column("match", sa.String(length=24), nullable=True),
        sa.Column("seed", sa.String(length=128), nullable=False),
        sa.Column("lesson", sa.Boolean(), nullable=False),
        sa.Column("next", sa.String(length=16), nullable=True),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("changed_at", sa.BigInteger(), nullable=False),
        sa.Column("worker", sa.String(length=24), nullable=True),
        sa.Column("leased_until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name=op.f("fk_tables_host_people")),
        sa.PrimaryKeyConstraint("code", name=op.f("pk_tables")),
    )
    op.create_index("ix_tables_lease", "tables", ["state", "leased_until"], unique=False)
    op.create_index("ix_tables_state_listed", "tables", ["state", "listed", "changed_at"], unique=False)
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("nickname", sa.String(length=40), nullable=False),
        sa.Column("text", sa.String(length=300), nullable=False),
        sa.Column("said_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.code"], name=op.f("fk_chat_table_tables")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_chat")),
    )
    op.create_index(op.f("ix_chat_table"), "chat", ["table"], unique=False)
    op.create_table(
        "matches",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("deal", sa.JSON(), nullable=False),
        sa.Column("seed", sa.String(length=128), nullable=False),
        sa.Column("salt", sa.String(length=64), nullable=False),
        sa.Column("commitment", sa.String(length=64), nullable=False),
        sa.Column("entropy", sa.JSON(), nullable=False),
        sa.Column("seating", sa.JSON(), nullable=False),
        sa.Column("started_at", sa.BigInteger(), nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=True),
        sa.Column("outcome", sa.JSON(), nullable=True),
        sa.ForeignKeyConstraint(["table"], ["tables.code"], name=op.f("fk_matches_table_tables")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_matches")),
    )
    op.create_index(op.f("ix_matches_table"), "matches", ["table"], unique=False)
    op.create_table(
        "members",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=True),
        sa.Column("bot", sa.String(length=20), nullable=True),
        sa.Column("nickname", sa.String(length=40), nullable=False),
        sa.Column("keeper", sa.String(length=24), nullable=True),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("ready", sa.Boolean(), nullable=False),
        sa.Column("away", sa.Boolean(), nullable=False),
        sa.Column("entropy", sa.String(length=64), nullable=True),
        sa.Column("wants_clock", sa.JSON(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_members_person_people")),
        sa.ForeignKeyConstraint(["table"], ["tables.code"], name=op.f("fk_members_table_tables")),
        sa.PrimaryKeyConstraint("table", "place", name=op.f("pk_members")),
        sa.UniqueConstraint("table", "person", name=op.f("uq_members_table_person")),
    )
    op.create_index(op.f("ix_members_person"), "members", ["person"], unique=False)
    op.create_table(
        "moves",
        sa.Column("match", sa.String(length=24), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("move", sa.JSON(), nullable=False),
        sa.Column("made_by", sa.String(length=10), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=True),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_moves_match_matches")),
        sa.PrimaryKeyConstraint("match", "number", name=op.f("pk_moves")),
        sa.UniqueConstraint("match", "seat", "key", name=op.f("uq_moves_match_seat_key")),
    )
