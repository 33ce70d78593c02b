"""Opponents from gentle to very strong, chosen by a level from 1 to 10.

The lower levels see less, and what they see they do not always take: they choose among the moves that look nearly as
good as the best one, the better the likelier. The lowest ones look at the points of the round, as beginners do.
"""

import math
import random
import secrets
from collections.abc import Callable
from functools import cache

import msgspec
import numpy as np
import numpy.typing as npt

from faience.games import Game, InvalidOption, Variant
from faience.players.knowledge import weights_of
from faience.players.limits import Limits
from faience.players.player import Player, Thought, check_turn
from faience.players.pondering import checked_ponders
from faience.players.search import DEEPEST, Judgement, Searchers, judgement_of

SECONDS = 1.0
"""How long a level thinks about a move at most unless it is told otherwise."""


class Level(msgspec.Struct, frozen=True, kw_only=True):
    """How a level plays."""

    sees: Callable[[Variant], Judgement] = judgement_of
    """How it judges positions: by what was learned, by weights, or by the points of the round alone."""
    depth: int = DEEPEST
    """How many turns it looks ahead."""
    nodes: int | None = None
    """How many positions it looks at for a move."""
    doubt: float = 0.0
    """Moves so many points apart it takes with chances of about 3 to 1; with 0 always the best."""
    slack: float = 0.0
    """It never takes a move that looks so many points worse than the best."""


def _only_round(variant: Variant) -> Judgement:
    """No prospects beyond the round that is played."""
    return _nothing(variant)


@cache
def _nothing(variant: Variant) -> npt.NDArray[np.int64]:
    return np.zeros_like(weights_of(variant))


def _round_and_inkling(variant: Variant) -> Judgement:
    """The round that is played, and prospects for a quarter of what they are worth."""
    return _quarter(variant)


@cache
def _quarter(variant: Variant) -> npt.NDArray[np.int64]:
    return np.trunc(weights_of(variant) / 4).astype(np.int64)


LEVELS = {
    1: Level(sees=_only_round, depth=1, doubt=2.5, slack=8.0),
    2: Level(sees=_only_round, depth=1, doubt=1.2, slack=5.0),
    3: Level(sees=_round_and_inkling, depth=1, doubt=0.9, slack=3.5),
    4: Level(sees=weights_of, depth=1, doubt=0.8, slack=4.0),
    5: Level(sees=weights_of, depth=1, doubt=0.1, slack=1.0),
    6: Level(sees=weights_of, depth=2, nodes=10_000, doubt=0.2, slack=1.0),
    7: Level(depth=1),
    8: Level(nodes=150),
    9: Level(nodes=1_500),
    10: Level(),
}
STRONGEST = max(LEVELS)


class Leveled(Player):
    """The player of a level; seconds and nodes bound it further."""

    def __init__(
        self, level: int, limits: Limits | None = None, seed: int | None = None, *, ponders: bool = False
    ) -> None:
        if level not in LEVELS:
            message = "level must be a number from 1 to {most}, not {level}"
            raise InvalidOption("level", message, level=repr(level), most=STRONGEST)
        self.name = f"level:{level}"
        self.level = LEVELS[level]
        given = limits or Limits()
        seconds = SECONDS if given.seconds is None and given.nodes is None else given.seconds
        nodes = [number for number in (given.nodes, self.level.nodes) if number is not None]
        self.limits = Limits(seconds, min(nodes) if nodes else None)
        self.ponders = checked_ponders(ponders, self.name, self.limits, self.level.depth)
        self.seed = secrets.randbits(31) if seed is None else seed & 0xFFFFFFFF
        self._searchers = Searchers(self.level.sees)

    def think(self, game: Game, *, is_survey: bool = False) -> Thought:
        """What the level sees in a position."""
        check_turn(game)
        legal, is_unsure = game.legal_actions(), self.level.doubt > 0
        found = self._searchers[game.variant].think(
            game.state_copy(),
            legal,
            self.limits,
            depth=self.level.depth,
            is_survey=is_survey or is_unsure,
            seed=self.seed,
            ponders=self.ponders and not is_survey,
        )
        return self._waver(found, len(game.steps)) if is_unsure and len(legal) > 1 else found

    def rest(self) -> None:
        """Stop thinking in the others' time."""
        self._searchers.rest()

    def _waver(self, found: Thought, steps: int) -> Thought:
        """One of the moves that look good enough; the same again for the same seed at the same point of a game."""
        if not found.alternatives:
            return found
        best = found.alternatives[0][1]
        near = [(action, value) for action, value in found.alternatives if value >= best - self.level.slack]
        chances = [math.exp((value - best) / self.level.doubt) for _, value in near]
        ((action, value),) = random.Random(f"{self.seed} {steps}").choices(near, chances)
        return msgspec.structs.replace(found, action=action, value=value, win=None, line=(action,))
