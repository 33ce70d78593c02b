"""Who was at a table a moment ago: a bot takes nobody's seat because their network dropped out."""

import time
from collections.abc import Iterable

GRACE = 60.0
"""For so many seconds after somebody was last here nobody may let a bot play in their seat."""


class Absences:
    """When the people of each seat were last here. Of what was before the table was loaded nothing is known."""

    def __init__(self) -> None:
        self._loaded = time.monotonic()
        self._seen: dict[int, float] = {}

    def note(self, seats: Iterable[int]) -> None:
        """The people of these seats, from 0, are here at this moment, or were until now."""
        self._seen.update(dict.fromkeys(seats, time.monotonic()))

    def grace(self, seats: int) -> dict[int, int]:
        """For how many more milliseconds a seat is kept for whoever left it; of other seats nothing."""
        now = time.monotonic()
        left = {seat: self._seen.get(seat, self._loaded) + GRACE - now for seat in range(seats)}
        return {seat: int(seconds * 1000) + 1 for seat, seconds in left.items() if seconds > 0}
