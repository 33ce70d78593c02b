"""Connections to SQLite set up so that what is committed is on the disk, and every transaction is one we began."""

from typing import Any

from sqlalchemy import Connection, Engine, event

BUSY_MILLISECONDS = 10_000
"""How long to wait for another process, such as a backup, that holds the file."""


def prepare(engine: Engine, begin: str) -> None:
    """Set up every connection of an engine; `begin` is the statement that begins its transactions."""

    @event.listens_for(engine, "connect")
    def on_connect(connection: Any, _: object) -> None:
        connection.isolation_level = None  # Python would begin no transaction for changes to the schema
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}")
        cursor.execute("PRAGMA journal_mode = WAL")
        cursor.execute("PRAGMA synchronous = FULL")  # a commit survives a power cut, not only a killed process
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.close()

    @event.listens_for(engine, "begin")
    def on_begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)
