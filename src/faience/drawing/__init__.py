"""Positions and games as words and pictures."""

from types import MappingProxyType

from faience.drawing.classic import LOOK as CLASSIC
from faience.drawing.look import Layout, Line, Look, Marks, Scene, seat_names
from faience.drawing.words import LANGUAGES, Words, choose_language

LOOKS = MappingProxyType({"classic": CLASSIC})
"""How each game is drawn, by its name."""

__all__ = [
    "LANGUAGES",
    "LOOKS",
    "Layout",
    "Line",
    "Look",
    "Marks",
    "Scene",
    "Words",
    "choose_language",
    "seat_names",
]
