"""Data folders as commands take them."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from faience.cli.errors import Misuse


def found(data: Path | None) -> Path:
    """A data folder with a database in it; Misuse if there is none."""
    from faience.server.settings import default_data
    from faience.store import FILE

    folder = (data or default_data()).expanduser().absolute()
    if not (folder / FILE).is_file():
        raise Misuse(f"no tables found in {folder}; say where they are with --data")
    return folder


@contextmanager
def alone_in(data: Path | None) -> Iterator[Path]:
    """A data folder that no server uses meanwhile; Misuse if one does."""
    from faience.store import Occupied, locked

    folder = found(data)
    try:
        with locked(folder):
            yield folder
    except Occupied:
        told = f"a server is using {folder}: stop it, do this, and start it again; everybody comes back by themselves"
        raise Misuse(told) from None
