"""Thinking in the time of the others: a search goes on, in a thread, with the position it expects at its next turn.

Nobody has to tell it what they do. If the position that it is asked about next is the one it expected, it goes on with
what it has found meanwhile; if not, it begins anew, as if it had not thought at all.
"""

import threading
from collections.abc import Callable, Iterable
from types import ModuleType
from typing import Any

import numpy as np

from faience.games import InvalidOption
from faience.players.limits import Limits, Stop
from faience.rules import states

PONDER = "ponder=yes"
"""What a player's name says if it thinks in the time of the others."""
PATIENCE = 10
"""So many times as long as about a move of its own it thinks at most: people may take an hour for theirs."""
LONGEST = 600.0
"""So many seconds it thinks at most, however long it may think about a move of its own."""
_NEXT_TURN = 2
"""So many turns ahead a player must look at least to expect a position at its next one."""


def patience(seconds: float) -> float:
    """How long at most a player thinks in the time of the others that has so many seconds for a move of its own."""
    return min(PATIENCE * seconds, LONGEST)


def checked_ponders(ponders: bool, name: str, limits: Limits, depth: int) -> bool:
    """Whether a player thinks in the others' time.

    InvalidOption if its moves shall be the same again at any speed, or if it never sees as far as its next turn.
    """
    if ponders and (limits.seconds is None or limits.nodes is not None):
        message = "{name!r} has a limit of nodes; only players limited by time alone can think in the others' time"
        raise InvalidOption("ponder", message, name=name)
    if ponders and depth < _NEXT_TURN:
        message = "{name!r} looks one turn ahead only; it expects nothing that it could think about in the others' time"
        raise InvalidOption("ponder", message, name=name)
    return ponders


def expected(rules: ModuleType, state: Any, line: Iterable[int], log: Any) -> Any | None:
    """The position at the next turn of the seat to act, if others come before and the line leads there without chance.

    A seat that is to act again at once will be asked at once, and about a position that only chance knows it cannot
    think ahead. With several others all of them must do what the line says.
    """
    seat, reached, has_waited = int(state.turn), states.copy(state), False
    for action in line:
        rules.play(reached, action, log)
        if reached.turn < 0:
            return None
        if reached.turn == seat:
            return reached if has_waited else None
        has_waited = True
    return None


class Pondering:
    """A search that goes on in a thread until somebody needs its workspace."""

    def __init__(self) -> None:
        self.stop: Stop = np.zeros(1, np.int8)
        """The sign at which it ends, even between two nodes."""
        self._thread: threading.Thread | None = None

    def start(self, search: Callable[[int, Stop], None], slices: Iterable[int]) -> None:
        """Search on, slice by slice; neither may hold on to whoever has this, so that it can be forgotten meanwhile."""
        self.stop[0] = 0
        arguments = (search, slices, self.stop)
        self._thread = threading.Thread(target=_think_on, args=arguments, name="pondering", daemon=True)
        self._thread.start()

    def end(self) -> None:
        """Stop, and wait until the workspace is free, which it is at the next node."""
        if self._thread is not None:
            self.stop[0] = 1
            self.join()
            self._thread = None

    def join(self) -> None:
        """Wait until there is nothing left to find, or its time is up.

        What nobody holds any more may be cleared away in any thread, also in the one that thinks: that cannot wait for
        its own end.
        """
        thread = self._thread
        if thread is not None and thread is not threading.current_thread():
            thread.join()


def _think_on(search: Callable[[int, Stop], None], slices: Iterable[int], stop: Stop) -> None:
    for nodes in slices:
        search(nodes, stop)
        if stop[0]:
            return
