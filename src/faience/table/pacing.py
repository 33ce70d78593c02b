"""Time: how long what just happened takes to be shown, which bots and clocks wait for, and what is left to think."""

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

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
"""Who takes a seat back has at least so many milliseconds, and so many where a move may take days: once in a game."""
_LEAST_AFTER_UNDO = 10_000
"""What older tables left to whoever undid a move."""


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
    """Milliseconds left for each seat at the moment `since`; from then on the time of seat `running` is spent.

    Less than nothing is left where a move was undone after the time was spent that it had gained.
    """

    left: tuple[int, ...]
    running: int | None = None
    since: int = 0
    reserve: tuple[int, ...] = ()
    """What each seat can still get in this game for coming back with little time."""

    @classmethod
    def of(cls, clock: Clock, seats: int) -> "Clocks":
        """Clocks at the beginning."""
        return cls((clock.given,) * seats, reserve=(_after_return(clock),) * seats)

    @property
    def runs_out(self) -> int | None:
        """When the time that is running will be over."""
        return None if self.running is None else self.since + max(0, self.left[self.running])

    def left_at(self, now: int) -> tuple[int, ...]:
        """What is left for each seat at a moment."""
        if self.running is None:
            return self.left
        left = self.left[self.running]
        return self.with_left(self.running, min(left, max(0, left - max(0, now - self.since)))).left

    def with_left(self, seat: int, left: int) -> "Clocks":
        """The same with another time for one seat."""
        return replace(self, left=_with(self.left, seat, left))

    def stopped(self, now: int) -> "Clocks":
        """All clocks standing."""
        return replace(self, left=self.left_at(now), running=None, since=0)

    def started(self, seat: int | None, since: int) -> "Clocks":
        """The time of a seat, or nobody's, running from a moment on; the clocks must be standing."""
        return replace(self, running=seat, since=since)

    def full(self, clock: Clock) -> "Clocks":
        """All seats with the time that they began with."""
        return replace(self, left=(clock.given,) * len(self.left))

    def taken(self, seat: int, milliseconds: int, *, is_exact: bool) -> "Clocks":
        """Time taken off again with the move that had gained it; older tables left the last seconds."""
        left = self.left[seat] - milliseconds
        return self.with_left(seat, left if is_exact else max(left, min(self.left[seat], _LEAST_AFTER_UNDO)))

    def refill(self, seat: int, clock: Clock) -> int:
        """What a seat gets from its reserve when its owner takes it back from a bot."""
        return min(self.reserve[seat], max(0, _after_return(clock) - self.left[seat]))

    def is_over(self, seat: int, clock: Clock) -> bool:
        """True when a seat has no time, and gets none by coming back."""
        return self.left[seat] + self.refill(seat, clock) <= 0

    def returned(self, seat: int, clock: Clock, gained: int | None) -> "Clocks":
        """After a seat's owner took it back and got this from the reserve; older tables did not count it."""
        if gained is None:
            return self.with_left(seat, max(self.left[seat], _after_return(clock)))
        reserve = _with(self.reserve, seat, self.reserve[seat] - gained)
        return replace(self.with_left(seat, self.left[seat] + gained), reserve=reserve)

    def moved(self, seat: int, clock: Clock, now: int) -> tuple["Clocks", int]:
        """The clocks standing after a turn, and what its seat gained: with days all of its time again."""
        standing = self.stopped(now)
        gained = clock.given - standing.left[seat] if clock.is_of_days else clock.gained
        return standing.with_left(seat, standing.left[seat] + gained), gained

    def excused(self, lost: int, now: int) -> "Clocks":
        """The same after time that counts for nobody."""
        return replace(self, since=min(self.since + lost, max(now, self.since)))


def _after_return(clock: Clock) -> int:
    return AFTER_RETURN_IN_DAYS if clock.is_of_days else AFTER_RETURN


def _with(times: tuple[int, ...], seat: int, time: int) -> tuple[int, ...]:
    return (*times[:seat], time, *times[seat + 1 :])
