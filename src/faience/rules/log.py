"""What happened, as integers: the one source for score sheets, animations, words and tests.

A log is an integer array: its first entry counts the integers that follow, then one entry of `WIDTH` integers an event:
kind, seat, four details whose meaning depends on the kind, and the points the seat gained or lost.
An array of length 0 is a log that nobody reads; kernels then write nothing.
"""

import numpy as np

from faience.rules.kernel import inlined, kernel

WIDTH = 7
NOBODY = -1
"""Stands for the seat in an event that belongs to no seat."""


def size(events: int) -> int:
    """How long a log is that has room for so many events."""
    return 1 + events * WIDTH


def new(length: int) -> np.ndarray:
    """An empty log; of length 0 for those who do not read it."""
    return np.zeros(length, np.int32)


@inlined
def note(log, kind, seat, a, b, c, d, points):
    """Append one event, if somebody reads the log."""
    if log.size > 0:
        append(log, kind, seat, a, b, c, d, points)


@kernel
def append(log, kind, seat, a, b, c, d, points):
    """Append one event."""
    at = 1 + int(log[0])
    log[at] = kind
    log[at + 1] = seat
    log[at + 2] = a
    log[at + 3] = b
    log[at + 4] = c
    log[at + 5] = d
    log[at + 6] = points
    log[0] += WIDTH
