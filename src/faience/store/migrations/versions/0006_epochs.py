"""From which epoch on a guest's cookies count."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Nobody has signed out a device yet."""
    op.add_column("guests", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.create_index("ix_guests_epoch", "guests", ["epoch"])
