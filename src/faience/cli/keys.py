"""`faience keys`: the keys that the cookies of guests are signed with."""

from pathlib import Path
from typing import Annotated

import typer

from faience.cli.errors import Misuse
from faience.cli.folders import found

keys = typer.Typer(help="Change the keys that cookies are signed with.", rich_markup_mode=None)


@keys.callback()
def _group() -> None:
    """Change the keys that cookies are signed with."""


@keys.command()
def rotate(
    data: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where tables are stored; the user's data folder by default.")
    ] = None,
    alone: Annotated[
        bool, typer.Option("--alone", help="Drop the older keys, if somebody has seen them: all guests are strangers.")
    ] = False,
) -> None:
    """Sign with a new key from the next start on; older ones are accepted for as long as they are in the file."""
    from faience.server import signing
    from faience.store import is_locked

    folder = found(data)
    if not (folder / signing.KEY_FILE).exists():
        raise Misuse(f"{folder} has no {signing.KEY_FILE}; it is made at the first start")
    number = signing.rotate(folder, is_alone=alone)
    kept = "the only one; every guest is a stranger now" if number == 1 else f"{number - 1} older accepted as well"
    restart = " Restart the server for it to count." if is_locked(folder) else ""
    typer.echo(f"A new key is in {folder / signing.KEY_FILE}, {kept}.{restart}")
