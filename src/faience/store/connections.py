"""Connections to SQLite set up so that what is committed is on the disk, and every transaction is one we began;
and the lock that leaves a data folder to one server."""

import errno
import os
import sqlite3
import time
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


_GLANCE = 0.5
"""For so many seconds a lock is tried: whoever only looks whether it is held has it for a moment."""
_HELD = (errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES)


class Occupied(OSError):
    """Another server uses the data folder."""


@contextmanager
def locked(data: Path) -> Iterator[None]:
    """Hold a data folder; Occupied if somebody else does. Two servers would each believe to be alone with its tables.

    One lock is on a database with nothing in it, which every system has; another, where there is such a thing, is on
    the folder itself, and holds although that file was removed. Both end with the process in any case.
    """
    data.mkdir(parents=True, exist_ok=True, mode=0o700)
    with _folder_held(data), closing(_exclusive(data)):
        yield


def is_locked(data: Path) -> bool:
    """Whether somebody holds a data folder; nothing is left in it by looking."""
    try:
        with _folder_held(data):
            pass
    except Occupied:
        return True
    path = data / LOCK_FILE
    if not path.exists():
        return False
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=0)) as connection:
            connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except sqlite3.DatabaseError as error:
        return error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY
    return False


def compact(path: Path) -> None:
    """Write a database anew, so that nothing is left in the file of what was removed from it; nobody may use it."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("VACUUM")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _exclusive(data: Path) -> sqlite3.Connection:
    """The lock on the database with nothing in it, for as long as the connection is open."""
    path = data / LOCK_FILE
    try:
        connection = sqlite3.connect(path, timeout=_GLANCE)
        try:
            connection.execute("BEGIN EXCLUSIVE")
        except BaseException:
            connection.close()
            raise
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY:
            raise _occupied(data) from None
        raise OSError(f"{path} cannot be used: {error}") from None
    return connection


@contextmanager
def _folder_held(data: Path) -> Iterator[None]:
    """The lock on a folder itself, where the system can do that."""
    try:
        import fcntl
    except ImportError:  # not on Windows, where a file that is in use cannot be removed
        yield
        return
    opened = os.open(data, os.O_RDONLY)
    try:
        end = time.monotonic() + _GLANCE
        while True:
            try:
                fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as error:
                if error.errno not in _HELD:
                    break  # a file system that cannot; the other lock and the claim on the database are left
                if time.monotonic() > end:
                    raise _occupied(data) from None
                time.sleep(_GLANCE / 10)
            else:
                break
        yield
    finally:
        os.close(opened)


def _occupied(data: Path) -> Occupied:
    return Occupied(f"another server is using {data}; stop it, or choose another folder with --data")
