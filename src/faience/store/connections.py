"""Connections to SQLite set up so that what is committed is on the disk, and every transaction is one we began;
and the lock that leaves a data folder to one server."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event

BUSY_MILLISECONDS = 10_000
"""How long to wait for another process, such as a backup, that holds the file."""
_LARGEST_LOG = 32 << 20
"""Write-ahead logs larger than this are cut off, which for a moment nobody can write during."""
LOCK_FILE = "server.lock"


def engine_for(path: Path, begin: str) -> Engine:
    """An engine for a database; `begin` is the statement that begins its transactions."""
    address = URL.create("sqlite", database=str(path))
    engine = create_engine(address, hide_parameters=True)  # no name, guest or secret in the text of an error

    @event.listens_for(engine, "connect")
    def on_connect(connection: Any, _: object) -> None:
        connection.isolation_level = None  # Python would begin no transaction for changes to the schema
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}")
        cursor.execute("PRAGMA journal_mode = WAL")
        cursor.execute("PRAGMA synchronous = FULL")  # a commit survives a power cut, not only a killed process
        cursor.execute("PRAGMA wal_autocheckpoint = 0")  # nobody's commit should wait for that; see `checkpoint`
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.close()

    @event.listens_for(engine, "begin")
    def on_begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def checkpoint(path: Path) -> None:
    """Move what was committed from the write-ahead log into the database, while others go on writing."""
    log = path.with_name(f"{path.name}-wal")
    is_large = log.exists() and log.stat().st_size > _LARGEST_LOG
    with closing(sqlite3.connect(path, timeout=BUSY_MILLISECONDS / 1000)) as connection:
        connection.execute(f"PRAGMA wal_checkpoint({'TRUNCATE' if is_large else 'PASSIVE'})")


class Occupied(OSError):
    """Another server uses the data folder."""


@contextmanager
def locked(data: Path) -> Iterator[None]:
    """Hold a data folder; Occupied if somebody else does. Two servers would each believe to be alone with its tables.

    The lock is on a database with nothing in it: every system has that, and it ends with the process in any case.
    """
    data.mkdir(parents=True, exist_ok=True, mode=0o700)
    with closing(sqlite3.connect(data / LOCK_FILE, timeout=0)) as connection:
        try:
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            raise Occupied(f"another server is using {data}; stop it, or choose another folder with --data") from None
        yield
