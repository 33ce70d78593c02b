"""One server to a data folder: two would each believe that they alone know the state of its tables.

The lock is SQLite's, on a database with nothing in it: every system has it, and it ends with the process, however
that does.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

FILE = "server.lock"


class Occupied(OSError):
    """Another server uses the data folder."""


@contextmanager
def locked(data: Path) -> Iterator[None]:
    """Hold the data folder; Occupied if somebody else does."""
    data.mkdir(parents=True, exist_ok=True, mode=0o700)
    with closing(sqlite3.connect(data / FILE, timeout=0)) as connection:
        try:
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            raise Occupied(f"another server is using {data}; stop it, or choose another folder with --data") from None
        yield
