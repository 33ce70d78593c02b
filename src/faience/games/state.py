"""States as the rooms above the rules see them: records of a game's `STATE`, whose fields are attributes."""

from typing import Any, Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

Numbers: TypeAlias = npt.NDArray[np.integer[Any]]
"""A field of several numbers."""


class State(Protocol):
    """What every game's state has; each game adds fields of its own."""

    seats: int
    options: int
    turn: int
    phase: int
    starter: int
    round_number: int
    reason: int
    score: Numbers
