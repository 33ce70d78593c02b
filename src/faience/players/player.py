"""What anyone who makes moves must offer, and what came of thinking about a position."""

from typing import Protocol

import msgspec

from faience.games import Game, Move


class Alternative(msgspec.Struct, frozen=True):
    """Another move, and what it is worth in points to the seat to act."""

    move: str
    value: float


class Thought(msgspec.Struct, frozen=True, kw_only=True):
    """A choice and the reasons for it; what a player does not know is None or empty."""

    action: int
    value: float | None = None
    """What the seat to act can expect beyond its rivals, on average, at the end of the game, in points."""
    win: float | None = None
    """Its chance to win, a shared victory counting as the share, where the line of best play ends; from 0 to 1."""
    line: tuple[int, ...] = ()
    """The actions of best play, as far as they were calculated."""
    alternatives: tuple[tuple[int, float], ...] = ()
    """Actions and their values, the best first."""
    depth: int = 0
    nodes: int = 0
    seconds: float = 0.0
    is_exact: bool = False
    """True when everything up to the end of the round was calculated."""

    def line_of(self, game: Game) -> list[str]:
        """The moves of best play, from the position that was thought about."""
        trial, texts = game.copy(), list[str]()
        for action in self.line:
            if trial.turn is None or action not in trial.legal_actions():
                break
            move = trial.move_of(action)
            texts.append(str(move))
            trial.play(move)
        return texts

    def alternatives_of(self, game: Game) -> list[Alternative]:
        """The same alternatives as moves."""
        moves = dict(zip(game.legal_actions(), game.legal_moves(), strict=True)) if self.alternatives else {}
        return [Alternative(str(moves[action]), value) for action, value in self.alternatives]


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

    def rest(self) -> None:
        """Stop thinking until the next question: the game is over, or the player was left; most never think on."""
        return


class NoMove(ValueError):
    """A player was asked for a move where nobody is to act."""


def check_turn(game: Game) -> None:
    """NoMove if no seat is to act."""
    if game.turn is None:
        due = "the game is over" if game.is_over else "tiles must be dealt first"
        raise NoMove(f"there is no move to choose: {due}")
