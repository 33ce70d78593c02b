"""When the days for a move are over, whose move it is, and when no server was there."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Nobody has played over days yet; whose move it is stands in what lists say of a table."""
    op.add_column("tables", sa.Column("turn", sa.Integer))
    op.add_column("tables", sa.Column("deadline", sa.BigInteger))
    op.create_index("ix_tables_deadline", "tables", ["deadline"])
    op.create_table(
        "absences",
        sa.Column("since", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("since", name="pk_absences"),
    )
    op.execute("UPDATE tables SET turn = json_extract(summary, '$.turn') WHERE status = 'playing'")
