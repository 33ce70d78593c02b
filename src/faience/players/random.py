"""The player that takes any legal move."""

import random
import secrets

from faience.games import Game
from faience.players.player import Player, check_turn
from faience.players.thought import Thought


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
