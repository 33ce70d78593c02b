"""What is kept: tables and their events, who sits where, guests, and facts about the server itself."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("status", Text, nullable=False),
    Column("is_listed", Boolean, nullable=False),
    Column("number", Integer, nullable=False),
    Column("due", Boolean, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("summary", Text, nullable=False),
    Index(None, "status", "touched"),
)
"""`number` is that of the last event, `due` whether something will happen without a person; times in milliseconds."""

events = Table(
    "events",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
"""Everything that happened at the tables, numbered from 1 at each; `body` is JSON that only the table room reads."""

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest_id", Text, primary_key=True),
    Index(None, "guest_id"),
    sqlite_with_rowid=False,
)
"""Which guests own which seats, so that "my games" need not read every log; seats count from 0."""

guests = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

facts = Table(
    "facts",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
"""What the server must remember of itself, such as when it was last alive."""
