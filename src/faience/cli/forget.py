"""`faience forget`: take a person out of everything that is kept."""

import asyncio
import json
from pathlib import Path
from typing import Annotated

import typer

from faience.cli.errors import Misuse
from faience.cli.folders import alone_in


def forget(
    guest: Annotated[str, typer.Argument(metavar="GUEST", help="Whom: the code on their page about privacy.")],
    data: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where tables are stored; the user's data folder by default.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Take a guest's name, browsers and identity out of the data; their games stay without them."""
    with alone_in(data) as folder:
        from faience.server.forgetting import forget as take_out

        done = asyncio.run(take_out(folder, guest))
    if not done.is_known:
        raise Misuse(f"nothing is kept of a guest {guest}")
    if as_json:
        typer.echo(json.dumps({"guest": guest, "tables": done.tables, "damaged": done.damaged}))
        return
    tables = "1 table" if len(done.tables) == 1 else f"{len(done.tables)} tables"
    typer.echo(f"Forgotten, at {tables} too. Copies and backups made before still know.")
    for table in done.damaged:
        typer.echo(f"Table {table} cannot be read and stayed as it was; `faience remove {table}` removes it.")
