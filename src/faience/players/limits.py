"""How long a player may think about a move."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeAlias

import msgspec
import numpy as np
import numpy.typing as npt

NO_LIMIT = 1 << 60

Stop: TypeAlias = npt.NDArray[np.int8]
"""A sign to stop: one number, 0 until it is raised."""


class Limits(msgspec.Struct, frozen=True):
    """Seconds and nodes for one move; None where there is no limit."""

    seconds: float | None = None
    nodes: int | None = None

    def __str__(self) -> str:
        said = [] if self.seconds is None else [f"time={self.seconds:g}"]
        return ",".join(said + ([] if self.nodes is None else [f"nodes={self.nodes}"]))

    @property
    def most_nodes(self) -> int:
        """The limit of nodes as the kernels take it."""
        return NO_LIMIT if self.nodes is None else self.nodes


@contextmanager
def alarm(seconds: float | None) -> Iterator[Stop]:
    """A sign to stop that is raised after so many seconds; kernels run without Python's lock, so a thread can do it.

    Every call makes a sign of its own: a timer that is late can only raise one that nobody looks at any more.
    """
    stop = np.zeros(1, np.int8)
    if seconds is None:
        yield stop
        return
    timer = threading.Timer(seconds, lambda: stop.__setitem__(0, 1))
    timer.daemon = True
    timer.start()
    try:
        yield stop
    finally:
        timer.cancel()
