"""The fields of a Sintra state that are read above the rules, which say what each means."""

from typing import Protocol

from faience.games.rulebook import Numbers
from faience.games.tabletop import DisplayState


class SintraState(DisplayState, Protocol):
    """One position of Sintra."""

    glazed: Numbers
    shown: Numbers
    free: Numbers
    joker_panes: Numbers
    windows: Numbers
    glazier: Numbers
    glass: Numbers
    tower: Numbers
    indicator: Numbers
    squares: Numbers
    lost: Numbers
    color: int
    panes: int
