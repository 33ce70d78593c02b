"""Bringing a database up to date when it is opened; one that is, is recognized without loading Alembic."""

import sqlite3
from contextlib import closing
from pathlib import Path

HEAD = "0001"
"""The last step of the schema; a test holds it to what is in `migrations`."""
KNOWN = (None, HEAD)
"""Every step that a database made by this or an earlier version may stand at."""


class WrongStore(OSError):
    """A file that cannot serve as the store; the message says why."""


def version(path: Path) -> str | None:
    """The step that a database stands at; None for one that is not there or empty."""
    if not path.exists():
        return None
    try:
        with closing(sqlite3.connect(path)) as connection:
            if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
                return None
            found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.DatabaseError as error:
        raise WrongStore(f"{path} cannot be read as a database: {error}") from None
    return str(found[0]) if found else None


def upgrade(path: Path) -> None:
    """Take the steps that a database lacks, after a copy of it was put beside it; WrongStore if it is from later."""
    current = version(path)
    if current == HEAD:
        return
    if current not in KNOWN:
        raise WrongStore(f"{path} was made by a newer version of Faience (step {current}); upgrade Faience to use it")
    if current is not None:
        copy(path, path.with_name(f"{path.name}.before-{HEAD}"))
    _run(path)


def copy(source: Path, target: Path) -> None:
    """A whole copy of a database, also while it is in use; it appears under its name when it is complete."""
    partial = target.with_name(f".{target.name}.partial")
    partial.unlink(missing_ok=True)
    try:
        with (
            closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as old,
            closing(sqlite3.connect(partial)) as new,
        ):
            old.backup(new)
        partial.chmod(0o600)
        partial.replace(target)
    finally:
        partial.unlink(missing_ok=True)


def _run(path: Path) -> None:
    from alembic import command
    from alembic.config import Config

    from faience.store.connections import engine_for

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    engine = engine_for(path, "BEGIN IMMEDIATE")
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    finally:
        engine.dispose()
