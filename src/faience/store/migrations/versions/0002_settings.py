"""A table's settings are in its first event alone."""

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Take the step in place: where a table is made anew, all events go with the old one."""
    op.drop_column("tables", "settings")
