"""What is deleted and exported is found without looking at every row."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make the indexes."""
    op.create_index("ix_tables_changed_at", "tables", ["changed_at"], unique=False)
    op.create_index("ix_results_match", "results", ["match"], unique=False)
    op.create_index("ix_results_table", "results", ["table"], unique=False)
    op.create_index("ix_called_table", "called", ["table"], unique=False)
    op.create_index("ix_audit_whom", "audit", ["whom"], unique=False)
    for table, column, name in (
        ("tables", "code", "kicked"),
        ("members", "keeper", "keeper"),
        ("credentials", "expires_at", "expires_at"),
    ):
        there = sa.text(f"{name} IS NOT NULL")
        op.create_index(
            f"ix_{table}_{name}",
            table,
            [column],
            unique=False,
            postgresql_where=there,
            sqlite_where=there,
        )
