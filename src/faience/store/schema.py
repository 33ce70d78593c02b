"""What is kept: tables and their events, who sits where, guests, and facts about the server itself;
and the plain values that go into the store and come out of it."""

from collections.abc import Mapping
from typing import Literal, TypeAlias

import msgspec
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
    sa.Column("turn", sa.Integer),
    sa.Column("deadline", sa.BigInteger),
    sa.Column("epoch", sa.BigInteger),
    sa.Index(None, "status", "touched"),
    sa.Index(None, "deadline"),
    sa.Index("ix_tables_due", "epoch", sqlite_where=sa.text("due"), postgresql_where=sa.text("due")),
)
"""`number` is that of the last event, `due` whether something will happen soon without a person; times in milliseconds.

`turn` is the seat of the person whose move the table waits for, from 0. `deadline` is when the days for that move are
over; a table that waits for days is found by it and need not be live. `epoch` is that of the server which sees to what
is due, where several share a database.
"""

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
    sa.Column("epoch", sa.Integer, nullable=False, server_default="0"),
    sa.Index(None, "epoch"),
)
"""Who chose a name, or signed out other devices: cookies from before `epoch` count no more."""

absences = sa.Table(
    "absences",
    metadata,
    sa.Column("since", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("until", sa.BigInteger, nullable=False),
)
"""When no server was there, which counts on nobody's clock; kept while a table waits that has not been told."""

subscriptions = sa.Table(
    "subscriptions",
    metadata,
    sa.Column("endpoint", sa.Text, primary_key=True),
    sa.Column("guest_id", sa.Text, nullable=False),
    sa.Column("p256dh", sa.Text, nullable=False),
    sa.Column("auth", sa.Text, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Index(None, "guest_id"),
)
"""Browsers on which guests want to be told that it is their turn: addresses at push services, and keys."""

facts = sa.Table(
    "facts", metadata, sa.Column("name", sa.Text, primary_key=True), sa.Column("value", sa.Text, nullable=False)
)
"""What the server must remember of itself, such as when it was last alive."""

carried_out = sa.Table(
    "carried_out",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("guest_id", sa.Text, primary_key=True),
    sa.Column("once", sa.Text, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Index(None, "at"),
    sqlite_with_rowid=False,
)
"""Commands of the last minutes that their senders gave a key, so that sending one again does nothing twice."""

leases = sa.Table(
    "leases",
    metadata,
    sa.Column("epoch", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("server", sa.Text, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
)
"""The servers that share a database: when each was seen last, and until when it counts as alive, by the clock there.

A server that was away for longer comes back with a new, higher epoch.
"""

presences = sa.Table(
    "presences",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("epoch", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("here", sa.Text, nullable=False),
    sa.Column("spectators", sa.Integer, nullable=False),
)
"""Who is at a table on each server: seats from 0 as a list in JSON, and how many others."""

Status: TypeAlias = Literal["waiting", "playing", "over"]


class Entry(msgspec.Struct, frozen=True):
    """One event of a table's log; `body` is JSON that the store does not look into."""

    number: int
    at: int
    kind: str
    body: bytes


class ListedSeat(msgspec.Struct, frozen=True):
    """A seat as lists show it; bots and people without a name have an empty one."""

    kind: str
    name: str
    level: int | None = None
    score: int | None = None
    place: int | None = None
    stand_in: int | None = None
    """The level of the bot that plays for a person."""


class Summary(msgspec.Struct, frozen=True):
    """What lists say about a table, kept beside its log so that nobody need read that."""

    status: Status
    game: str
    options: Mapping[str, str | bool]
    seats: tuple[ListedSeat, ...]
    turn: int | None
    """The seat of the person whose move the table waits for, from 0."""
    owners: tuple[tuple[str, ...], ...]
    """For each seat the guests it belongs to."""
    is_due: bool
    """Whether something will happen soon without a person: a bot's move, the end of a clock."""
    deadline: int | None = None
    """When the days for a move are over, where one may take days."""


class StoredTable(msgspec.Struct, frozen=True):
    """A table with its whole log."""

    id: str
    secret: bytes
    entries: tuple[Entry, ...]
    epoch: int | None = None
    """That of the server which sees to what is due, where there are several."""


class TableRow(msgspec.Struct, frozen=True):
    """A table as it stands in a list."""

    id: str
    created: int
    touched: int
    summary: Summary


class Sent(msgspec.Struct, frozen=True):
    """Whose command something was, and the key it was given so that it is carried out once."""

    guest: str
    once: str


class Absence(msgspec.Struct, frozen=True):
    """A time in which no server was there, in milliseconds."""

    since: int
    until: int


class Subscription(msgspec.Struct, frozen=True):
    """A browser that can be told something: its address at a push service, and the keys that only it can read with."""

    endpoint: str
    p256dh: str
    auth: str


class Conflict(RuntimeError):
    """The log of a table has gone on since the caller looked."""

    is_certain = True
    """False if that may be the caller's own work: a connection was cut before word came whether it was committed."""
