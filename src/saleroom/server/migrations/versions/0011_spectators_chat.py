"""Spectators may chat."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """What was said before, members said."""
    op.add_column("chat", sa.Column("spectator", sa.Boolean(), nullable=False, server_default=sa.false()))
