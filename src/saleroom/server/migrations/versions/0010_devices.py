"""When a browser was last seen."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Unknown of those that have not come since."""
    op.add_column("credentials", sa.Column("seen_at", sa.BigInteger(), nullable=True))
