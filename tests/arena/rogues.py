"""Players that misbehave, each in one way; `python:tests.arena.rogues:NAME` makes them contestants."""

import os
import threading

from faience.games import Game, Move
from faience.players import Greedy, Thought


class Rogue:
    """Plays like greedy, but its second move in a game is wrong."""

    name = "rogue"
    good_moves = 1

    def __init__(self, seed: int | None = None) -> None:
        self.seed = seed
        self._greedy = Greedy()

    def choose(self, game: Game) -> Move:
        made = sum(step.seat == game.turn for step in game.steps)
        return self._greedy.choose(game) if made < self.good_moves else self.misbehave(game)

    def think(self, game: Game, *, is_survey: bool = False) -> Thought:
        raise NotImplementedError

    def misbehave(self, game: Game) -> Move:
        raise ValueError("I do not know\nwhat to do")

    def rest(self) -> None:
        raise ValueError("not even that")


class Cheat(Rogue):
    """Takes from a display that is not there, and does things to the game on the way."""

    def misbehave(self, game: Game) -> Move:
        while game.turn is not None:
            game.play(game.legal_moves()[0])
        return game.move("9B1")


class Mumbler(Rogue):
    """Gives no move at all."""

    def misbehave(self, game: Game) -> Move:
        return None  # type: ignore[return-value]


class Sleeper(Rogue):
    """Does not answer until it is woken."""

    woken = threading.Event()

    def misbehave(self, game: Game) -> Move:
        self.woken.wait()
        return self._greedy.choose(game)


class Leaver(Rogue):
    """Asks the process to end."""

    def misbehave(self, game: Game) -> Move:
        raise SystemExit


class Bomb(Rogue):
    """Takes the process down with it, at once."""

    good_moves = 0

    def misbehave(self, game: Game) -> Move:
        os._exit(7)


class Floorer(Greedy):
    """Throws everything on the floor."""

    def choose(self, game: Game) -> Move:
        return next(move for move in game.legal_moves() if str(move).endswith("-"))
