"""The fields of a classic state that are read above the rules, which say what each means."""

from typing import Protocol

from faience.games.rulebook import Numbers
from faience.games.tabletop import DisplayState


class ClassicState(DisplayState, Protocol):
    """One position of the classic game."""

    line_color: Numbers
    line_tiles: Numbers
    line_jokers: Numbers
    floor: Numbers
    floor_used: Numbers
    wall: Numbers
    lid: Numbers
    tiled: int
    line: int
    color: int
    tiles: int
    jokers: int
