"""`faience backup`: a copy of everything the live table keeps, also while it is being served."""

import json
import sqlite3
from pathlib import Path
from typing import Annotated

import typer

from faience.cli.errors import Misuse
from faience.cli.files import write_whole


def backup(
    target: Annotated[Path, typer.Argument(metavar="DIR", help="The folder to copy into.")],
    data: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where tables are stored; the user's data folder by default.")
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Replace an existing copy.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Copy the tables and the signing key into a folder that `faience serve --data` can use."""
    from faience.server.settings import default_data
    from faience.server.signing import KEY_FILE
    from faience.store import FILE, Occupied, copy, locked

    source = (data or default_data()).expanduser()
    if not (source / FILE).is_file():
        raise Misuse(f"no tables found in {source}; say where they are with --data")
    if target.resolve() == source.resolve():
        raise Misuse("the copy cannot go into the data folder itself; choose another folder")
    if (target / FILE).exists() and not force:
        raise Misuse(f"{target} already holds a copy; choose another folder, or replace it with --force")
    try:
        with locked(target):
            tables = copy(source / FILE, target / FILE)
            if (source / KEY_FILE).exists():
                write_whole(target / KEY_FILE, (source / KEY_FILE).read_bytes(), is_secret=True)
    except Occupied:
        told = f"a server or another backup is using {target}; wait or stop it, or choose another folder"
        raise Misuse(told) from None
    except sqlite3.Error as error:
        raise Misuse(f"{source / FILE} cannot be copied to {target}: {error}") from None
    if as_json:
        typer.echo(json.dumps({"folder": str(target), "tables": tables, "bytes": (target / FILE).stat().st_size}))
    else:
        typer.echo(f"Copied {tables} table{'' if tables == 1 else 's'} to {target}.")
