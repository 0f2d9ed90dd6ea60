"""Calling people whose turn it is."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """How people are called, who was called for which decision, and the secrets of the house."""
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("endpoint", sa.String(length=1000), nullable=False),
        sa.Column("p256dh", sa.String(length=100), nullable=False),
        sa.Column("auth", sa.String(length=30), nullable=False),
        sa.Column("language", sa.String(length=5), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("failed", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_subscriptions_person_people")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_subscriptions")),
    )
    op.create_index(op.f("ix_subscriptions_person"), "subscriptions", ["person"], unique=False)
    op.create_table(
        "mail_addresses",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("address", sa.String(length=254), nullable=False),
        sa.Column("language", sa.String(length=5), nullable=False),
        sa.Column("confirm", sa.String(length=64), nullable=True),
        sa.Column("stop", sa.String(length=64), nullable=False),
        sa.Column("asked_at", sa.BigInteger(), nullable=False),
        sa.Column("confirmed_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_mail_addresses_person_people")),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_mail_addresses")),
    )
    op.create_index(op.f("ix_mail_addresses_confirm"), "mail_addresses", ["confirm"], unique=False)
    op.create_index(op.f("ix_mail_addresses_stop"), "mail_addresses", ["stop"], unique=False)
    op.create_table(
        "called",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_called_person_people")),
        sa.ForeignKeyConstraint(["table"], ["tables.code"], name=op.f("fk_called_table_tables")),
        sa.PrimaryKeyConstraint("person", "table", "number", name=op.f("pk_called")),
    )
    op.create_index(op.f("ix_called_at"), "called", ["at"], unique=False)
    op.create_table(
        "house_secrets",
        sa.Column("name", sa.String(length=20), nullable=False),
        sa.Column("value", sa.String(length=100), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_house_secrets")),
    )
