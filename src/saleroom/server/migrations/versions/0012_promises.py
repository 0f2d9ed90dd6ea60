"""What is promised when a table is opened is stored: hashes made before cannot be checked any more."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """A table that waits has no such promise and cannot begin: rules 0 are those of no game."""
    op.add_column("tables", sa.Column("promised_match", sa.String(24), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("rules", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("seed_commitment", sa.String(64), nullable=False, server_default=""))
    op.add_column("matches", sa.Column("seed_commitment", sa.String(64), nullable=False, server_default=""))
    op.add_column("matches", sa.Column("bots", sa.JSON(), nullable=False, server_default="[]"))
