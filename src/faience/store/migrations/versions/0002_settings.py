"""A table's settings are in its first event alone."""

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Take the step."""
    op.drop_column(
        "tables", "settings"
    )  # in place: a new table instead would take all events along when the old one goes
