"""Tables, events, seats, guests and facts, as the first version had them; a new database is made as it is now."""

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Nobody comes here from anywhere."""
