"""Browsers on which guests want to be told that it is their turn."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """A table of its own."""
    op.create_table(
        "subscriptions",
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("guest_id", sa.Text, nullable=False),
        sa.Column("p256dh", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("endpoint", name="pk_subscriptions"),
    )
    op.create_index("ix_subscriptions_guest_id", "subscriptions", ["guest_id"])
