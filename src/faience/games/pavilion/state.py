"""The fields of a Pavilion state that are read above the rules, which say what each means."""

from typing import Protocol

from faience.games.rulebook import Numbers
from faience.games.tabletop import DisplayState


class PavilionState(DisplayState, Protocol):
    """One position of Pavilion."""

    filled: Numbers
    board: Numbers
    hand: Numbers
    kept: Numbers
    tower: Numbers
    supply: Numbers
    placing: int
    passed: int
    star: int
    slot: int
    color: int
    picks: int
    lowest: int
