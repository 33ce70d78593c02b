"""How long a player may think about a move."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
import numpy as np
import numpy.typing as npt

NO_LIMIT = 1 << 60


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
def alarm(stop: npt.NDArray[np.int8], seconds: float | None) -> Iterator[None]:
    """Raise the sign to stop after so many seconds; kernels run without Python's lock, so another thread can do it."""
    stop[0] = 0
    if seconds is None:
        yield
        return
    timer = threading.Timer(seconds, lambda: stop.__setitem__(0, 1))
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
