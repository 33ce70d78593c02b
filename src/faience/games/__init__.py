"""The rules for people and programs: games, moves, positions, records."""

from faience.games.errors import IllegalMove, InvalidDeal, InvalidMove, InvalidOption, InvalidPosition, InvalidRecord
from faience.games.game import Game, Step
from faience.games.records import Record
from faience.games.results import Result, ScoreLine
from faience.games.rulebook import Event, Move
from faience.games.variants import GAMES, Variant, all_variants

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
    "Record",
    "Result",
    "ScoreLine",
    "Step",
    "Variant",
    "all_variants",
]
