"""A database belongs to the server that claimed it last: every other one can read it, and write nothing any more.

The lock of the data folder keeps a second server from starting. Where that fails, because somebody removed the lock's
file or the file system has no locks, the mark in the database decides: it is looked at within every transaction.
"""

import os
import secrets
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection, Engine, event

from faience.store.connections import BUSY_MILLISECONDS

OWNER = "owner"
"""Under this name the mark of the latest server is among the facts."""
_FIND = f"SELECT value FROM facts WHERE name = '{OWNER}'"


class TakenOver(OSError):
    """Another server has claimed the database, or another file has taken its place."""


class Claim:
    """The mark of a server in its database."""

    def __init__(self, path: Path) -> None:
        """Claim a database; whoever had it before can write nothing from this moment on."""
        self._path = path
        self._mark = secrets.token_hex(16)
        with closing(sqlite3.connect(path, timeout=BUSY_MILLISECONDS / 1000, isolation_level=None)) as connection:
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute(
                "INSERT INTO facts (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                (OWNER, self._mark),
            )
        self._file = self._identity()

    def guard(self, engine: Engine) -> None:
        """Let every transaction fail from the moment on when another server has claimed the database."""
        event.listen(engine, "begin", self.check)

    def check(self, connection: Connection) -> None:
        """TakenOver unless the database is still claimed by this mark."""
        found = connection.exec_driver_sql(_FIND).scalar()
        if found != self._mark or self._identity() != self._file:
            raise TakenOver(f"another server has taken over {self._path.parent}")

    def _identity(self) -> tuple[int, int] | None:
        """Which file stands under the name of the database."""
        try:
            found = os.stat(self._path)
        except OSError:
            return None
        return found.st_dev, found.st_ino
