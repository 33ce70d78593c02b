"""Time: how long what just happened takes to be shown, which bots and clocks wait for, and what is left to think."""

from collections.abc import Iterable

import msgspec

from faience.games import Event
from faience.games.events import EventKinds
from faience.table.settings import Clock, Speed

_FACTORS: dict[Speed, float] = {"slow": 2.0, "normal": 1.0, "fast": 0.4, "instant": 0.0}
MOVE = 900
"""Milliseconds for a move."""
SCORED = 350
"""For every event that gives or takes points."""
DRAWN = 80
"""For every tile that is dealt."""
TAKEN_BACK = 600
LONGEST = 30_000
"""Nobody waits longer, whatever happened."""
AFTER_RETURN, AFTER_RETURN_IN_DAYS = 60_000, 3_600_000
"""Who takes a seat back has at least so many milliseconds, and so many where a move may take days."""
_LEAST_AFTER_UNDO = 10_000


def pause(happened: Iterable[Event], kinds: EventKinds, speed: Speed, base: int = 0) -> int:
    """Milliseconds until events have been shown, at the speed of the table."""
    total = base
    for event in happened:
        if kinds[event.kind].is_draw:
            total += DRAWN
        elif kinds[event.kind].is_scored(event):
            total += SCORED
    return min(int(total * _FACTORS[speed]), LONGEST)


class Clocks(msgspec.Struct, frozen=True):
    """Milliseconds left for each seat at the moment `since`; from then on the time of seat `running` is spent."""

    left: tuple[int, ...]
    running: int | None = None
    since: int = 0

    @classmethod
    def of(cls, clock: Clock, seats: int) -> "Clocks":
        """Clocks at the beginning."""
        return cls((clock.given,) * seats)

    @property
    def runs_out(self) -> int | None:
        """When the time that is running will be over."""
        return None if self.running is None else self.since + self.left[self.running]

    def left_at(self, now: int) -> tuple[int, ...]:
        """What is left for each seat at a moment."""
        if self.running is None:
            return self.left
        return self.with_left(self.running, max(0, self.left[self.running] - max(0, now - self.since))).left

    def with_left(self, seat: int, left: int) -> "Clocks":
        """The same with another time for one seat."""
        return Clocks((*self.left[:seat], left, *self.left[seat + 1 :]), self.running, self.since)

    def stopped(self, now: int) -> "Clocks":
        """All clocks standing."""
        return Clocks(self.left_at(now))

    def started(self, seat: int | None, since: int) -> "Clocks":
        """The time of a seat, or nobody's, running from a moment on; the clocks must be standing."""
        return Clocks(self.left, seat, since)

    def gained(self, seat: int, milliseconds: int) -> "Clocks":
        """Time added for a move, or taken off again (but never the last seconds) when the move is taken back."""
        left = self.left[seat] + milliseconds
        return self.with_left(seat, left if milliseconds > 0 else max(left, min(self.left[seat], _LEAST_AFTER_UNDO)))

    def returned(self, seat: int, clock: Clock) -> "Clocks":
        """What a seat has left when its owner takes it back from a bot."""
        return self.with_left(seat, max(self.left[seat], AFTER_RETURN_IN_DAYS if clock.is_of_days else AFTER_RETURN))

    def moved(self, seat: int, clock: Clock, now: int) -> tuple["Clocks", int]:
        """The clocks standing after a person's move, and what its seat gained: with days all of its time again."""
        standing = self.stopped(now)
        if clock.is_of_days:
            return Clocks.of(clock, len(self.left)), clock.given - standing.left[seat]
        return standing.gained(seat, clock.gained), clock.gained

    def excused(self, lost: int, now: int) -> "Clocks":
        """The same after time that counts for nobody."""
        return Clocks(self.left, self.running, min(self.since + lost, max(now, self.since)))
