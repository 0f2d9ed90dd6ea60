"""What the coach has found of finished matches."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """One row for each match and depth."""
    op.create_table(
        "analyses",
        sa.Column("match", sa.String(length=24), nullable=False),
        sa.Column("depth", sa.String(length=10), nullable=False),
        sa.Column("worker", sa.String(length=24), nullable=False),
        sa.Column("asked_at", sa.BigInteger(), nullable=False),
        sa.Column("analysis", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_analyses_match_matches")),
        sa.PrimaryKeyConstraint("match", "depth", name=op.f("pk_analyses")),
    )
