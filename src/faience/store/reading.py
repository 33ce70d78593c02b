"""Reading a database without leaving anything beside it, also where nothing can be written.

Whoever reads a database with a write-ahead log needs an index of that, `-shm`. While somebody has the database open
there is one. Otherwise SQLite would make it in the folder, where it stays, belongs to whoever read, and may keep the
server out; and in a folder that cannot be written it could not. So then the files are copied and the copy is read.
"""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

BESIDE = ("-wal", "-shm", "-journal")
"""What SQLite has not brought into a file yet lies beside it; another file of the same name would get it instead."""
_TAKEN_ALONG = ("-wal", "-journal")
_ATTEMPTS = 5
_AHEAD = b"\x02\x02"
"""At this place in a file SQLite notes that it has a write-ahead log."""


@contextmanager
def reading(path: Path, aside: Path) -> Iterator[sqlite3.Connection]:
    """A connection to a database that changes nothing; `aside` is a path for a copy, should one be needed."""
    try:
        for _ in range(_ATTEMPTS):
            if not _needs_copy(path):
                break
            if _copied(path, aside):
                with closing(sqlite3.connect(aside)) as connection:
                    yield connection
                return
        with closing(read_only(path)) as connection:
            yield connection
    finally:
        remove(aside)


def read_only(path: Path) -> sqlite3.Connection:
    """A connection that writes nothing into the file itself."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)


def beside(path: Path) -> list[Path]:
    """Where SQLite keeps what belongs to a file."""
    return [path.with_name(path.name + ending) for ending in BESIDE]


def remove(path: Path) -> None:
    """Remove a database with all that belongs to it."""
    for each in (path, *beside(path)):
        each.unlink(missing_ok=True)


def _needs_copy(path: Path) -> bool:
    """Whether SQLite would make an index in the folder, or would have to roll something back, which no reader can."""
    wal, shm, journal = beside(path)
    if shm.exists():
        return False
    if journal.exists():
        return True
    with open(path, "rb") as file:
        return file.read(20)[18:] == _AHEAD or wal.exists()


def _copied(path: Path, aside: Path) -> bool:
    """Copy a database as it lies there; False if somebody has begun to use it meanwhile."""
    remove(aside)
    before = _state(path)
    for ending in ("", *_TAKEN_ALONG):
        source, target = path.with_name(path.name + ending), aside.with_name(aside.name + ending)
        if source.exists():
            target.touch(mode=0o600)  # from the first byte nobody else may read it
            shutil.copyfile(source, target)
    return _state(path) == before


def _state(path: Path) -> list[tuple[int, int, int] | None]:
    """What changes when somebody writes to a database, or only opens it."""
    found: list[tuple[int, int, int] | None] = []
    for each in (path, *beside(path)):
        try:
            stat = each.stat()
        except FileNotFoundError:
            found.append(None)
        else:
            found.append((stat.st_ino, stat.st_size, stat.st_mtime_ns))
    return found
