"""What is kept: tables and their events, who sits where, guests, and facts about the server itself."""

import sqlalchemy as sa

metadata = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("touched", sa.BigInteger, nullable=False),
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("is_listed", sa.Boolean, nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("due", sa.Boolean, nullable=False),
    sa.Column("secret", sa.LargeBinary, nullable=False),
    sa.Column("summary", sa.Text, nullable=False),
    sa.Index(None, "status", "touched"),
)
"""`number` is that of the last event, `due` whether something will happen without a person; times in milliseconds."""

events = sa.Table(
    "events",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
"""Everything that happened at the tables, numbered from 1 at each; `body` is JSON that only the table room reads."""

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("guest_id", sa.Text, primary_key=True),
    sa.Index(None, "guest_id"),
    sqlite_with_rowid=False,
)
"""Which guests own which seats, so that "my games" need not read every log; seats count from 0."""

guests = sa.Table(
    "guests",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False),
)

facts = sa.Table(
    "facts",
    metadata,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
"""What the server must remember of itself, such as when it was last alive."""
