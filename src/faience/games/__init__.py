"""The rules for people and programs: games, moves, positions, records."""

from faience.games.errors import IllegalMove, InvalidDeal, InvalidMove, InvalidOption, InvalidPosition, InvalidRecord
from faience.games.events import Event, EventKind
from faience.games.foresight import Foresight
from faience.games.game import Game
from faience.games.history import Step
from faience.games.position import Position
from faience.games.records import Record
from faience.games.registry import GAMES, register
from faience.games.results import Result, ScoreLine
from faience.games.rulebook import Move, Rulebook
from faience.games.variants import Variant, all_variants

__all__ = [
    "GAMES",
    "Event",
    "EventKind",
    "Foresight",
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
    "Rulebook",
    "ScoreLine",
    "Step",
    "Variant",
    "all_variants",
    "register",
]
