"""Players that hardly think: one takes any legal move, one looks a move ahead, at its own board only.

They are yardsticks: results against them mean something only while they never change.
A better idea becomes another player, or another `VERSION` of the greedy one with the old one kept.
"""

import random
import secrets

import numpy as np

from faience.games import Game
from faience.players.knowledge import GAIN, gain_of
from faience.players.player import Player, Thought, check_turn
from faience.rules import log as logs
from faience.rules import states

VERSION = 1


class Random(Player):
    """Every legal move is equally likely.

    The choice depends on the seed and on how far the game is, and on nothing else:
    a move that is taken back and a game that is resumed get the same answer again.
    """

    name = "random"

    def __init__(self, seed: int | None = None) -> None:
        self.seed = secrets.randbits(63) if seed is None else seed

    def think(self, game: Game, *, is_survey: bool = False) -> Thought:
        """One of the legal moves, for no reason."""
        check_turn(game)
        generator = random.Random(f"{self.seed} {len(game.steps)}")
        return Thought(action=generator.choice(game.legal_actions()))


class Greedy(Player):
    """Takes the move that would score most if the round ended right after it.

    Equal moves are told apart by fewer tiles wasted on the floor, then by more spaces of lines filled,
    then by the lower number in the action space. There is no chance in it, so the seed is not used.
    """

    name = "greedy"

    def __init__(self, seed: int | None = None) -> None:
        """Accepts a seed like every player."""

    def think(self, game: Game, *, is_survey: bool = False) -> Thought:
        """The best move and what it gives at once."""
        check_turn(game)
        state, knowledge = game.state_copy(), gain_of(game.variant.game)
        unread, gain = logs.new(0), np.zeros(GAIN, np.int64)

        def worth(action: int) -> tuple[int, int, int, int]:
            gain[:] = 0
            knowledge.gain(states.copy(state), action, unread, gain)
            points, wasted, filled = gain.tolist()
            return points, -wasted, filled, -action

        best = max(game.legal_actions(), key=worth)
        return Thought(action=best, value=float(worth(best)[0]), line=(best,), depth=1)
