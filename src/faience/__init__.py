"""Faience: the open table for the Azul family of tile-drafting games.

Names are loaded when they are first used, so that `import faience` costs next to nothing.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from faience.games import GAMES, Event, Game, Move, Position, Record, Result, Variant
    from faience.games.errors import (
        IllegalMove,
        InvalidDeal,
        InvalidMove,
        InvalidOption,
        InvalidPosition,
        InvalidRecord,
    )
    from faience.players import named

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "Event",
    "Game",
    "IllegalMove",
    "InvalidDeal",
    "InvalidMove",
    "InvalidOption",
    "InvalidPosition",
    "InvalidRecord",
    "Move",
    "Position",
    "Record",
    "Result",
    "Variant",
    "named",
]


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module 'faience' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module("faience.players" if name == "named" else "faience.games"), name)


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
