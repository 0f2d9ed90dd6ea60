"""What operators, hosts and people do about each other."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make room for it; lines of chat say whose they are, as far as the members of the table tell."""
    op.add_column("tables", sa.Column("private", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("kicked", sa.JSON(), nullable=True))
    op.add_column("tables", sa.Column("paused_at", sa.BigInteger(), nullable=True))
    op.add_column("tables", sa.Column("pauses", sa.JSON(), nullable=True))
    op.add_column("tables", sa.Column("ended", sa.String(length=10), nullable=True))
    op.add_column("members", sa.Column("agrees_to", sa.String(length=10), nullable=True))
    op.add_column("members", sa.Column("muted", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("members", sa.Column("conceded", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("chat", sa.Column("person", sa.String(length=24), nullable=True))
    op.create_index(op.f("ix_tables_host"), "tables", ["host"], unique=False)
    op.create_index(op.f("ix_people_created_at"), "people", ["created_at"], unique=False)
    op.create_index(op.f("ix_chat_said_at"), "chat", ["said_at"], unique=False)
    op.create_index(op.f("ix_chat_person"), "chat", ["person"], unique=False)
    op.execute(
        "UPDATE chat SET person = (SELECT CASE WHEN count(*) = 1 THEN min(coalesce(keeper, person)) END FROM members"
        ' WHERE members."table" = chat."table" AND members.nickname = chat.nickname AND members.person IS NOT NULL)'
    )
    op.create_table(
        "blocks",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("blocked", sa.String(length=24), nullable=False),
        sa.Column("nickname", sa.String(length=40), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_blocks_person_people")),
        sa.ForeignKeyConstraint(["blocked"], ["people.id"], name=op.f("fk_blocks_blocked_people")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_blocks")),
        sa.UniqueConstraint("person", "blocked", name=op.f("uq_blocks_person_blocked")),
    )
    op.create_index(op.f("ix_blocks_blocked"), "blocks", ["blocked"], unique=False)
    op.create_table(
        "restrictions",
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("whom", sa.String(length=64), nullable=False),
        sa.Column("why", sa.String(length=300), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("ends_at", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("kind", "whom", name=op.f("pk_restrictions")),
    )
    op.create_table(
        "operators",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_operators")),
        sa.UniqueConstraint("hash", name=op.f("uq_operators_hash")),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("who", sa.String(length=80), nullable=False),
        sa.Column("what", sa.String(length=20), nullable=False),
        sa.Column("whom", sa.String(length=64), nullable=False),
        sa.Column("why", sa.String(length=300), nullable=False),
        sa.Column("changed", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_audit")),
    )
