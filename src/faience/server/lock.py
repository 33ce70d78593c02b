"""One server to a data folder: two would each believe that they alone know the state of its tables.

The system's own lock is all it takes, and it is released however a process ends.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

FILE = "server.lock"


class Occupied(OSError):
    """Another server uses the data folder."""


@contextmanager
def locked(data: Path) -> Iterator[None]:
    """Hold the data folder; the system lets go of it when the process ends, however that happens."""
    data.mkdir(parents=True, exist_ok=True, mode=0o700)
    with open(data / FILE, "a+b") as file:
        try:
            _lock(file)
        except OSError:
            raise Occupied(f"another server is using {data}; stop it, or choose another folder with --data") from None
        yield


if os.name == "nt":  # pragma: no cover

    def _lock(file: IO[bytes]) -> None:
        import msvcrt

        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]

else:

    def _lock(file: IO[bytes]) -> None:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
