"""What anyone who makes moves must offer."""

from typing import Protocol

from faience.games import Game, Move
from faience.players.thought import Thought


class Player(Protocol):
    """Somebody or something that chooses moves."""

    name: str
    """The name in records and on the command line."""

    def choose(self, game: Game) -> Move:
        """A legal move for the seat to act; the game itself is left as it is."""
        return game.move_of(self.think(game).action)

    def think(self, game: Game, *, is_survey: bool = False) -> Thought:
        """The same choice with the reasons for it, as far as the player knows them.

        In a survey a player that calculates finds out what every legal move is worth, and sees less far.
        """


class NoMove(ValueError):
    """A player was asked for a move where nobody is to act."""


def check_turn(game: Game) -> None:
    """NoMove if no seat is to act."""
    if game.turn is None:
        due = "the game is over" if game.is_over else "tiles must be dealt first"
        raise NoMove(f"there is no move to choose: {due}")
