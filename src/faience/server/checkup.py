"""What can be wrong with a data folder, and what to do about it. Nothing in the folder is changed by looking."""

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import msgspec

from faience.server.persistence import summary_of, table_of
from faience.server.signing import KEY_FILE, read_keys
from faience.store import FILE, Entry, StoredTable, Summary, is_locked
from faience.store.connections import LOCK_FILE
from faience.store.reading import BESIDE, reading
from faience.store.upgrade import HEAD, KNOWN

_LEAST_FREE = 100 << 20
_OTHERS = 0o077
_MOST_VERDICTS = 5


class Finding(msgspec.Struct, frozen=True):
    """One thing that was looked at."""

    about: str
    state: Literal["fine", "note", "problem"]
    told: str
    advice: str = ""
    """What to do."""


def check(data: Path) -> Iterator[Finding]:
    """Look at everything in a data folder, one thing after the other."""
    is_served = is_locked(data)
    yield Finding("lock", "fine", "a server is using the folder" if is_served else "no server is using the folder")
    yield from _permissions(data)
    yield from _key(data)
    yield from _space(data)
    yield from _leftovers(data, is_served=is_served)
    yield from _database(data)


def _permissions(data: Path) -> Iterator[Finding]:
    """Only the user who serves may read what is secret, and that one must be able to write."""
    is_fine = True
    for path in (data, *(data / name for name in (FILE, KEY_FILE)), *(data / f"{FILE}{end}" for end in BESIDE)):
        if not path.exists():
            continue
        if os.name == "posix" and path.stat().st_mode & _OTHERS:
            is_fine, mode = False, "700" if path.is_dir() else "600"
            yield Finding("permissions", "problem", f"other users may read {path}", f"chmod {mode} {path}")
        if not os.access(path, os.W_OK):
            is_fine = False
            told = f"{path} cannot be written by this user"
            yield Finding("permissions", "problem", told, "run this as the user who serves, or give that user the file")
    if is_fine:
        yield Finding("permissions", "fine", "only this user can read the folder")


def _key(data: Path) -> Iterator[Finding]:
    """Without the key that signs cookies everybody is a stranger."""
    path = data / KEY_FILE
    if not path.exists():
        advice = "restore it from a backup; without it a new one is made, and every guest is a stranger"
        yield Finding("key", "problem", f"{path} is missing", advice)
        return
    try:
        number = len(read_keys(path))
    except OSError as error:
        yield Finding("key", "problem", str(error.strerror or error), f"restore {path} from a backup")
    else:
        yield Finding("key", "fine", "1 signing key" if number == 1 else f"{number} signing keys")


def _space(data: Path) -> Iterator[Finding]:
    """An upgrade needs room for a copy, and everything else for what comes."""
    free, size = shutil.disk_usage(data).free, (data / FILE).stat().st_size
    told = f"{free >> 20} MiB are free, the database has {size >> 20}"
    if free < max(_LEAST_FREE, size):
        yield Finding("space", "problem", told, "make room: a full disk stops every game, and upgrades need a copy")
    else:
        yield Finding("space", "fine", told)


def _leftovers(data: Path, *, is_served: bool) -> Iterator[Finding]:
    """Files that nobody will look at again."""
    for path in sorted(data.iterdir()):
        if path.name.startswith((f".{FILE}.", f".{KEY_FILE}.")):
            yield Finding("files", "note", f"{path} was left by something that broke off", f"rm {path}")
        elif path.name.startswith(f"{FILE}.before-"):
            advice = f"when the upgrade has proved itself: rm {path}"
            yield Finding("files", "note", f"{path} is the database before an upgrade, with all that was in it", advice)
        elif path.name == f"{FILE}-wal" and path.stat().st_size and not is_served:
            yield Finding("files", "note", f"{path} belongs to the database; the next start brings it in", "keep it")
        elif path.name == f"{LOCK_FILE}-journal" and not is_served:
            yield Finding("files", "note", f"{path} is nothing that a server needs", f"rm {path}")


def _database(data: Path) -> Iterator[Finding]:
    """The database can be read, and every log in it adds up to its table."""
    path = data / FILE
    try:
        with tempfile.TemporaryDirectory(prefix="faience-") as aside, reading(path, Path(aside) / FILE) as connection:
            yield from _content(connection, path)
    except (sqlite3.Error, OSError) as error:
        advice = "restore a backup; `sqlite3 faience.db .recover` saves what can still be read"
        yield Finding("database", "problem", f"{path} cannot be read: {error}", advice)


def _content(connection: sqlite3.Connection, path: Path) -> Iterator[Finding]:
    connection.execute("BEGIN")  # all of it as it is at one moment, whatever a server writes meanwhile
    step = _step(connection)
    if step not in KNOWN or step is None:
        told = f"{path} is no database of this version (step {step})"
        yield Finding("version", "problem", told, "upgrade Faience, or restore a backup")
        return
    yield from _soundness(connection)
    if step != HEAD:
        yield Finding("version", "note", f"step {step}, and {HEAD} is the latest", "the next start takes the steps")
        return
    yield Finding("version", "fine", f"step {step}")
    yield from _logs(connection)


def _step(connection: sqlite3.Connection) -> str | None:
    if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
        return None
    row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    return str(row[0]) if row else None


def _soundness(connection: sqlite3.Connection) -> Iterator[Finding]:
    verdicts = [str(row[0]) for row in connection.execute(f"PRAGMA integrity_check({_MOST_VERDICTS})")]
    advice = "stop the server and restore a backup; `sqlite3 faience.db .recover` saves what can still be read"
    if verdicts != ["ok"]:
        yield Finding("database", "problem", f"pages are damaged: {'; '.join(verdicts)}", advice)
    elif lost := len(connection.execute("PRAGMA foreign_key_check").fetchall()):
        yield Finding("database", "problem", f"{lost} rows belong to tables that are not there", advice)
    else:
        yield Finding("database", "fine", "every page is sound")


def _logs(connection: sqlite3.Connection) -> Iterator[Finding]:
    """Read every table as a server would."""
    number = damaged = 0
    rows = connection.execute("SELECT id, secret, number, summary FROM tables ORDER BY id").fetchall()
    for table_id, secret, latest, summary in rows:
        number += 1
        if problem := _problem(connection, table_id, secret, latest, summary):
            damaged += 1
            advice = f"restore a backup, or give it up: faience remove {table_id}"
            yield Finding("tables", "problem", f"table {table_id}: {problem}", advice)
    if not damaged:
        yield Finding("tables", "fine", f"the logs of {number} tables add up")


def _problem(connection: sqlite3.Connection, table_id: str, secret: bytes, latest: int, summary: str) -> str | None:
    """What is wrong with one table, if anything."""
    query = "SELECT number, at, kind, body FROM events WHERE table_id = ? ORDER BY number"
    try:
        entries = tuple(Entry(*row) for row in connection.execute(query, [table_id]))
        if [entry.number for entry in entries] != list(range(1, latest + 1)):
            return f"its log should have the events 1 to {latest}, and has {len(entries)}"
        table = table_of(StoredTable(table_id, secret, entries))
        told = msgspec.json.decode(summary, type=Summary)
    except Exception as error:  # whatever a damaged log makes of the fold
        return f"its log cannot be read: {error or type(error).__name__}"
    found = summary_of(table)
    is_same = (told.status, told.owners, told.turn) == (found.status, found.owners, found.turn)
    return None if is_same else "what lists say of it is not what its log adds up to"
