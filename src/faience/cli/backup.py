"""`faience backup`: a copy of everything the live table keeps, also while it is being served."""

import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer

from faience.cli.errors import Misuse


def backup(
    target: Annotated[Path, typer.Argument(metavar="DIR", help="The folder to put the copy into.")],
    data: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where tables are kept; the user's data folder by default.")
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Replace a copy that is there already.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Copy tables and signing key into a folder that `faience serve --data` can use."""
    from faience.server.guests import KEY_FILE
    from faience.server.settings import default_data
    from faience.store import FILE, copy

    source = (data or default_data()).expanduser()
    if not (source / FILE).is_file():
        raise Misuse(f"there are no tables in {source}; say where they are with --data")
    if (target / FILE).exists() and not force:
        raise Misuse(f"there is a copy in {target} already; choose another folder, or replace it with --force")
    if target.resolve() == source.resolve():
        raise Misuse("a copy has to lie somewhere else than the tables themselves")
    target.mkdir(parents=True, exist_ok=True, mode=0o700)
    try:
        copy(source / FILE, target / FILE)
        tables, is_sound = _look_into(target / FILE)
    except sqlite3.Error as error:
        raise Misuse(f"{source / FILE} cannot be copied: {error}") from None
    if not is_sound:
        raise Misuse(f"{source / FILE} is damaged; the copy in {target} is too")
    if (source / KEY_FILE).exists():
        shutil.copy2(source / KEY_FILE, target / KEY_FILE)
    if as_json:
        typer.echo(json.dumps({"folder": str(target), "tables": tables, "bytes": (target / FILE).stat().st_size}))
    else:
        typer.echo(f"Copied {tables} table{'' if tables == 1 else 's'} to {target}.")


def _look_into(path: Path) -> tuple[int, bool]:
    """How many tables a copy has, and whether it is sound."""
    with closing(sqlite3.connect(path)) as connection:
        (tables,) = connection.execute("SELECT count(*) FROM tables").fetchone()
        (verdict,) = connection.execute("PRAGMA quick_check").fetchone()
    return int(tables), verdict == "ok"
