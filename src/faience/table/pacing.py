"""How long what just happened takes to be shown, so that bots and clocks wait until it has been seen."""

from collections.abc import Iterable

from faience.games import Event
from faience.games.events import EventKinds
from faience.table.settings import Speed

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


def pause(happened: Iterable[Event], kinds: EventKinds, speed: Speed, base: int = 0) -> int:
    """Milliseconds until events have been shown, at the speed of the table."""
    total = base
    for event in happened:
        if kinds[event.kind].is_draw:
            total += DRAWN
        elif kinds[event.kind].is_scored(event):
            total += SCORED
    return min(int(total * _FACTORS[speed]), LONGEST)
