"""What is wrong with the store, read from the errors of SQLite, PostgreSQL, SQLAlchemy and the system."""

import errno
import sqlite3

import msgspec
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError

from faience.store.claims import TakenOver


class Trouble(msgspec.Struct, frozen=True):
    """Why the store cannot do its work, in words for whoever runs the server."""

    reason: str
    is_damage: bool = False
    """Whether what is stored cannot be read back: that does not pass, and may concern a single table."""

    def __str__(self) -> str:
        return self.reason


FULL = Trouble("the disk is full")
FAILS = Trouble("the disk cannot be read or written")
READ_ONLY = Trouble("the database cannot be written to")
DAMAGED = Trouble("the database is damaged", is_damage=True)
SHUT = Trouble("the database cannot be opened")
BUSY = Trouble("another program holds the database")
SILENT = Trouble("the database does not answer")
TAKEN = Trouble("another server has taken over")

PAUSES = (0.05, 0.2, 0.5, 1.0)
"""So many seconds lie between attempts on other connections: a standby may be about to take over."""

_BY_CODE = {
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_IOERR: FAILS,
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_PERM: READ_ONLY,
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
    sqlite3.SQLITE_CANTOPEN: SHUT,
    sqlite3.SQLITE_BUSY: BUSY,
    sqlite3.SQLITE_LOCKED: BUSY,
    sqlite3.SQLITE_PROTOCOL: BUSY,
}
_BY_STATE = {
    "25006": READ_ONLY,
    "53100": FULL,
    "55P03": BUSY,
    "58030": FAILS,
    "XX001": DAMAGED,
    "XX002": DAMAGED,
}
"""What PostgreSQL calls it."""
_BY_ERRNO = {
    errno.ENOSPC: FULL,
    errno.EDQUOT: FULL,
    errno.EFBIG: FULL,
    errno.EIO: FAILS,
    errno.EROFS: READ_ONLY,
}


def trouble_in(error: BaseException | None) -> Trouble | None:
    """What is wrong with the store if that is why something failed; None if it failed for another reason."""
    while error is not None:
        if (found := _trouble_of(error)) is not None:
            return found
        error = error.__cause__
    return None


def is_cut(error: BaseException | None) -> bool:
    """Whether the connection to a database failed, so that another one may work; whether a commit was made is open."""
    return isinstance(error, DBAPIError) and (error.connection_invalidated or _trouble_of(error) == SILENT)


def _trouble_of(error: BaseException) -> Trouble | None:
    if isinstance(error, DBAPIError) and error.orig is not None:
        if (found := _BY_STATE.get(getattr(error.orig, "sqlstate", None) or "")) is not None:
            return found
        is_cut = isinstance(error, OperationalError | InterfaceError) and not isinstance(error.orig, sqlite3.Error)
        return SILENT if is_cut else _trouble_of(error.orig)
    if isinstance(error, sqlite3.Error):
        code = getattr(error, "sqlite_errorcode", None)  # errors of the module itself have none
        return None if code is None else _BY_CODE.get(code & 0xFF)
    if isinstance(error, TakenOver):
        return TAKEN
    if isinstance(error, OSError):
        return _BY_ERRNO.get(error.errno or 0)
    return None
