"""The server's own time: it goes on evenly, whatever is done to the clock of the machine.

It begins with the machine's clock and goes on with one that nobody can set. Where the machine's clock was set, the
server follows it at a moment of its own choosing and knows by how much; nothing that waits looks at it in between.
"""

import time
from collections.abc import Callable

_WORTH_FOLLOWING = 1_000
"""Milliseconds by which the machine's clock has to be off before the server follows it."""


def _steady() -> int:
    """Nanoseconds on a clock that nobody sets, and that goes on while the machine sleeps where there is such a one."""
    return time.clock_gettime_ns(_BOOT) if _BOOT is not None else time.monotonic_ns()


_BOOT: int | None = getattr(time, "CLOCK_BOOTTIME", None)


class Clock:
    """Milliseconds since 1970."""

    def __init__(self, wall: Callable[[], int] = time.time_ns, steady: Callable[[], int] = _steady) -> None:
        self._wall = wall
        self._steady = steady
        self._begin = wall() - steady()
        self.set_by = 0
        """By how many milliseconds the machine's clock was set altogether, as far as the server has followed it."""

    def now(self) -> int:
        """What time it is; from one call to the next never less, but for `follow`."""
        return (self._begin + self._steady()) // 1_000_000

    def follow(self) -> int:
        """Follow the machine's clock if it was set; `set_by` after that."""
        off = self._wall() - self._steady() - self._begin
        if abs(milliseconds := off // 1_000_000) >= _WORTH_FOLLOWING:
            self._begin += milliseconds * 1_000_000
            self.set_by += milliseconds
        return self.set_by


CLOCK = Clock()
"""That of this process."""


def now() -> int:
    """Milliseconds since 1970."""
    return CLOCK.now()
