"""What a store needs of a database, and how SQLite offers it; `postgres` does too."""

from pathlib import Path
from typing import Any, Protocol

from sqlalchemy import Connection, Engine
from sqlalchemy.dialects import postgresql, sqlite

from faience.store.claims import Claim
from faience.store.connections import checkpoint, engine_for


class Database(Protocol):
    """Where a store keeps what it is given."""

    writing: Engine
    reading: Engine
    is_shared: bool
    """Whether several servers may use it at the same time."""

    def insert(self, table: Any) -> sqlite.Insert | postgresql.Insert:
        """A statement that adds rows, and knows what to do about those that are there already."""

    def check(self, connection: Connection) -> None:
        """TakenOver if the database is not this server's any more."""

    def tidy(self) -> None:
        """What has to be done every few seconds."""


class SqliteFile:
    """A database in one file; one process writes to it at a time."""

    is_shared = False

    def __init__(self, path: Path, claim: Claim | None) -> None:
        self.path = path
        self.writing, self.reading = engine_for(path, "BEGIN IMMEDIATE"), engine_for(path, "BEGIN")
        self._claim = claim
        if claim is not None:
            claim.guard(self.writing)

    def insert(self, table: Any) -> sqlite.Insert:
        """A statement of SQLite."""
        return sqlite.insert(table)

    def check(self, connection: Connection) -> None:
        """TakenOver if another server has claimed the database meanwhile."""
        if self._claim is not None:
            self._claim.check(connection)

    def tidy(self) -> None:
        """Move what was committed from the write-ahead log into the database."""
        checkpoint(self.path)
