"""Reading what a program writes to a terminal."""

import os
import select
import time

PATIENCE = 60


def read_until(terminal: int, wanted: bytes, times: int = 1) -> bytes:
    """What a program wrote until something stood there so many times; AssertionError if it never does."""
    found, end = b"", time.monotonic() + PATIENCE
    while found.count(wanted) < times:
        ready, _, _ = select.select([terminal], [], [], max(0, end - time.monotonic()))
        assert ready, f"{wanted!r} never came, only {found[-400:]!r}"
        found += os.read(terminal, 65536)
    return found
