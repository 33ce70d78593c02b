"""Connections to SQLite set up so that what is committed is on the disk, and every transaction is one we began."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event

BUSY_MILLISECONDS = 10_000
"""How long to wait for another process, such as a backup, that holds the file."""
_LARGEST_LOG = 32 << 20
"""Write-ahead logs larger than this are cut off, which for a moment nobody can write during."""


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
