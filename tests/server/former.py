"""A data folder as version 0.1.0 left it, with games in progress."""

import sqlite3
from contextlib import closing
from pathlib import Path

from faience.store import FILE

SOURCE = Path(__file__).parent.parent / "data/faience-0004.sql"
"""Step 0004: two games of two people in progress, one of them over days, and a table with a free seat; their records
are of version 1."""
KEY = b"306aa9f41aafeec6fef6be90e99cbcd9be1dc9bdfe09f229e615277c87852f5b"
GUESTS = {"Ada": "Vzq7NRFXfhavN-ei_9nkEw", "Bob": "detZpe4VFU9_fN2saHhPRA"}
CLASSIC, PAVILION, WAITING = "wg8h994e", "7jxpttda", "d6r9tjv9"


def laid_out(data: Path) -> Path:
    """Such a folder, where nobody has served it yet."""
    data.mkdir(mode=0o700, exist_ok=True)
    for name in (FILE, "signing.key"):
        (data / name).touch(mode=0o600)
    with closing(sqlite3.connect(data / FILE)) as connection:
        connection.executescript(SOURCE.read_text())
    (data / "signing.key").write_bytes(KEY + b"\n")
    return data
