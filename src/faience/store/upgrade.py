"""Bringing a database up to date when it is opened; one that is, is recognized without loading Alembic."""

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from faience.store.copying import copy

HEAD = "0006"
"""The last step of the schema; a test holds it to what is in `migrations`."""
KNOWN = (None, "0001", "0002", "0003", "0004", "0005", HEAD)
"""Every step that a database made by this or an earlier version may stand at."""


class WrongStore(OSError):
    """A file that cannot serve as the store; the message says why."""


def version(path: Path) -> str | None:
    """The step that a database stands at; None for one that is not there or empty."""
    if not path.exists():
        return None
    with closing(sqlite3.connect(path)) as connection:
        found = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
        if "alembic_version" not in found:
            if found:
                raise WrongStore(f"{path} belongs to another program; choose another folder with --data")
            return None
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    return str(row[0]) if row else None


def upgrade(path: Path) -> None:
    """Make a database, or take the steps that it lacks after a copy of it was put beside it.

    WrongStore if that cannot be, because the file is from later, damaged, or something else altogether.
    """
    try:
        _take_steps(path)
    except sqlite3.Error as error:
        raise _unusable(path, error) from None
    except DBAPIError as error:
        raise _unusable(path, error.orig) from None


def try_out(path: Path) -> None:
    """Read what a server reads at its start, and write as it will; WrongStore if that cannot be."""
    try:
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            query = "SELECT count(*) FROM tables NOT INDEXED WHERE due AND touched > 0 AND summary > ''"
            connection.execute(query).fetchone()
            for name in ("facts", "absences"):
                connection.execute(f"SELECT * FROM {name}").fetchall()
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("INSERT OR REPLACE INTO facts VALUES ('started', '')")
            connection.execute("COMMIT")
    except sqlite3.Error as error:
        raise _unusable(path, error) from None


def _take_steps(path: Path) -> None:
    current = version(path)
    if current == HEAD:
        _log_ahead(path)
        return
    if current not in KNOWN:
        raise WrongStore(
            f"{path} was made by a newer version of Faience, or by another program (step {current}); "
            "upgrade Faience to use it, or choose another folder with --data"
        )
    if current is not None:
        copy(path, path.with_name(f"{path.name}.before-{HEAD}"))
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        path.touch(mode=0o600)  # seats' keys and tables' secrets will be in it
    _run(path, is_new=current is None)


def _log_ahead(path: Path) -> None:
    """Give what was a copy its write-ahead log again; connections that do so at once would lock each other out."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")


def _unusable(path: Path, error: BaseException | None) -> WrongStore:
    if type(error) is sqlite3.DatabaseError:  # its kin tell of a disk that is full, or of a file that others hold
        return WrongStore(
            f"{path} cannot be read as a database: {error}; restore a backup, or choose another folder with --data"
        )
    return WrongStore(f"{path} cannot be used: {error}")


def _run(path: Path, *, is_new: bool) -> None:
    from faience.store.connections import engine_for

    engine = engine_for(path, "BEGIN IMMEDIATE")
    try:
        with engine.begin() as connection:
            migrate(connection, is_new=is_new)
    finally:
        engine.dispose()


def migrate(connection: Connection, *, is_new: bool) -> None:
    """Make all tables, or take the steps that are lacking."""
    from alembic import command
    from alembic.config import Config

    from faience.store.schema import metadata

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    if is_new:
        metadata.create_all(connection, checkfirst=False)
        command.stamp(config, "head")
    else:
        command.upgrade(config, "head")
