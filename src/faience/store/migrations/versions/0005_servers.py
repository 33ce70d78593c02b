"""Several servers on one database: who sees to what, who is where; and commands that may be sent again."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Tables of their own, and whose a table is."""
    op.add_column("tables", sa.Column("epoch", sa.BigInteger))
    op.create_index("ix_tables_due", "tables", ["epoch"], sqlite_where=sa.text("due"), postgresql_where=sa.text("due"))
    op.create_table(
        "carried_out",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("guest_id", sa.Text, nullable=False),
        sa.Column("once", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], "fk_carried_out_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "guest_id", "once", name="pk_carried_out"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_carried_out_at", "carried_out", ["at"])
    op.create_table(
        "leases",
        sa.Column("epoch", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("server", sa.Text, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("epoch", name="pk_leases"),
    )
    op.create_table(
        "presences",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("epoch", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("here", sa.Text, nullable=False),
        sa.Column("spectators", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], "fk_presences_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "epoch", name="pk_presences"),
    )
