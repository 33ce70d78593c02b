"""`faience remove`: remove a table and all that happened at it."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from faience.cli.errors import Misuse
from faience.cli.folders import alone_in


def remove(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="The name of the table, as in its address.")],
    data: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where tables are stored; the user's data folder by default.")
    ] = None,
) -> None:
    """Remove a table for good, also a damaged one."""
    with alone_in(data) as folder:
        from faience.server.forgetting import remove as take_out

        is_there = asyncio.run(take_out(folder, table))
    if not is_there:
        raise Misuse(f"there is no table {table} in {folder}")
    typer.echo(f"Removed table {table}. Copies and backups made before still have it.")
