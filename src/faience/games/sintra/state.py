"""The fields of a Sintra state; the rules say what each means."""

from typing import Protocol

from faience.games.state import Numbers
from faience.games.tabletop import DisplayState


class SintraState(DisplayState, Protocol):
    """One position of Sintra."""

    fits: Numbers
    strips: Numbers
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
    values: Numbers
    ornaments: Numbers
    track: Numbers
    track_end: int
    joker_face: int
    lost: Numbers
    color: int
    panes: int
