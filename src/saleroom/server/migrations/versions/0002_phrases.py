"""A line of chat may be a set phrase."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Its name goes with it."""
    op.add_column("chat", sa.Column("phrase", sa.String(length=24), nullable=True))
