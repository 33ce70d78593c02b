"""Who a name in a seat stands for: a person, a simple opponent, or one that calculates."""

from collections.abc import Callable
from functools import partial

from faience.cli.play.opponent_engine import LEVEL, OpponentEngine
from faience.games import Game, Move
from faience.players import NAMES, named
from faience.players.roster import THINKERS


def is_opponent(name: str) -> bool:
    """True when a name stands for an opponent: `greedy`, `random`, `level:7`, `search:time=0.5` and the like."""
    kind, colon, _ = name.partition(":")
    return name in NAMES or bool(colon and kind in (LEVEL, *THINKERS))


def opponent(name: str, seed: int, engine: OpponentEngine) -> Callable[[Game], Move]:
    """What the opponent of a name answers to a position; one that calculates does so in the engine."""
    return named(name, seed=seed).choose if name in NAMES else partial(engine.choose, name, seed % (1 << 31))
