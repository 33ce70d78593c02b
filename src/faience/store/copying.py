"""Copies of a database: each is one file, whole by itself, and has its name only after it was checked."""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from faience.store.reading import beside, read_only, reading, remove

_NO_DATABASE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


class DamagedCopy(sqlite3.DatabaseError):
    """A database that does not read back as it should."""


def copy(source: Path, target: Path) -> int:
    """Copy a database, also while it is in use, and say how many tables it has.

    Until the copy is complete and checked a former one stays as it is; nobody may use that meanwhile.
    """
    partial = target.with_name(f".{target.name}.partial")
    remove(partial)
    try:
        partial.touch(mode=0o600, exist_ok=False)  # from the first byte nobody else may read it
        tables = _write(source, partial)
        _check(partial, tables)
        _settle(target)
        partial.replace(target)
        _sync(target.parent)
    finally:
        remove(partial)
    _check(target, tables)
    return tables


def _write(source: Path, target: Path) -> int:
    """Fill a file with a database as it stands at one moment; how many tables it has at that moment."""
    aside = target.with_name(f"{target.name}.raw")
    with reading(source, aside) as old, closing(sqlite3.connect(target)) as new:
        old.execute("BEGIN")
        tables = _count(old)
        old.backup(new)
        new.execute("PRAGMA journal_mode = DELETE")  # the original has a log beside it, and so would the copy
    return tables


def _check(path: Path, tables: int) -> None:
    """Read a copy as whoever restores it will; DamagedCopy if that goes wrong."""
    with closing(read_only(path)) as connection:
        (verdict,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
        if verdict != "ok":
            raise DamagedCopy(f"it is damaged ({verdict})")
        if (found := _count(connection)) != tables:
            raise DamagedCopy(f"the copy has {found} tables instead of {tables}")


def _settle(path: Path) -> None:
    """Leave nothing beside a file that is about to be replaced, yet keep it whole in case that never happens."""
    if path.exists() and any(left.exists() for left in beside(path)):
        try:
            with closing(sqlite3.connect(path, timeout=0)) as connection:
                connection.execute("PRAGMA journal_mode = DELETE")
        except sqlite3.DatabaseError as error:
            if error.sqlite_errorcode & 0xFF not in _NO_DATABASE:  # somebody uses it, or the disk is full
                raise
    for left in beside(path):
        left.unlink(missing_ok=True)
    _sync(path.parent)  # a power cut must not bring them back beside the new file


def _count(connection: sqlite3.Connection) -> int:
    (tables,) = connection.execute("SELECT count(*) FROM tables").fetchone()
    return int(tables)


def _sync(folder: Path) -> None:
    """Have the names in a folder on the disk, where the system can do that."""
    with suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
