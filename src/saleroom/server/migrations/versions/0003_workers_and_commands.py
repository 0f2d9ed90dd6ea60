"""Heartbeats of workers, tables that sleep, and commands that are done once."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make them; leases by the table are gone."""
    op.create_table(
        "workers",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("seen_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_workers")),
    )
    op.create_table(
        "commands",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("answer", sa.JSON(), nullable=True),
        sa.Column("done_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("person", "id", name=op.f("pk_commands")),
    )
    op.create_index(op.f("ix_commands_done_at"), "commands", ["done_at"], unique=False)
    op.drop_index("ix_tables_lease", table_name="tables")
    op.execute("ALTER TABLE tables DROP COLUMN leased_until")
    op.add_column("tables", sa.Column("due_at", sa.BigInteger(), nullable=True))
    op.create_index("ix_tables_state_due_at", "tables", ["state", "due_at"], unique=False)
    op.create_index("ix_tables_worker", "tables", ["worker"], unique=False)
    with op.batch_alter_table("moves") as moves:
        moves.alter_column(
            "key",
            type_=sa.String(length=80),
            existing_type=sa.String(length=64),
            existing_nullable=True,
        )
