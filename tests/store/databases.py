"""Databases in the states in which a copy may find them."""

import shutil
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path


def filled(path: Path, names: Iterable[str]) -> None:
    """Add tables of these names to a database, made where there is none, in the way a server leaves it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with closing(_connected(path, "wal")) as connection:
        _add(connection, names)
        connection.commit()


def killed(path: Path, names: Iterable[str], mode: str = "wal") -> None:
    """The same, but whoever adds them is killed: in mode "wal" after the commit, in mode "delete" before it."""
    aside = path.parent / "aside"
    aside.mkdir(parents=True)
    if path.exists():
        path.replace(aside / path.name)
    with closing(_connected(aside / path.name, mode)) as connection:
        connection.execute("PRAGMA cache_size = 1")  # so that some of it is written before the commit
        _add(connection, names)
        if mode == "wal":
            connection.commit()
        for file in aside.iterdir():
            shutil.copy2(file, path.parent)
    shutil.rmtree(aside)


def named(path: Path) -> list[str]:
    """The tables that whoever opens a database finds, once it was seen to be sound."""
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        return [name for (name,) in connection.execute("SELECT id FROM tables ORDER BY id")]


def damaged(path: Path, name: str, other: str) -> None:
    """Change the name of a table in one of the two places where SQLite keeps it."""
    whole = path.read_bytes()
    assert len(name) == len(other)
    assert whole.count(name.encode()) == 2
    path.write_bytes(whole.replace(name.encode(), other.encode(), 1))


def _connected(path: Path, mode: str) -> sqlite3.Connection:
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA journal_mode = {mode}")
    connection.execute("PRAGMA wal_autocheckpoint = 0")
    connection.execute("CREATE TABLE IF NOT EXISTS tables (id TEXT PRIMARY KEY, log TEXT)")
    return connection


def _add(connection: sqlite3.Connection, names: Iterable[str]) -> None:
    connection.executemany("INSERT INTO tables VALUES (?, ?)", [(name, name * 500) for name in names])
