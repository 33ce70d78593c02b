"""Two readings of the rules, the package's and the tests' own, play the same game side by side."""

import random
from collections.abc import Callable
from typing import Any, Protocol

from faience import Game
from tests.tables import plain

Chooser = Callable[[list[str], random.Random], str]


class Reference(Protocol):
    """What the tests' own reading of a game offers."""

    turn: int | None

    def position(self) -> dict[str, Any]:
        """The same plain data as the package's positions."""

    def legal(self) -> list[str]:
        """The moves of whoever is to act, sorted."""

    def drawable(self) -> dict[str, int]:
        """What the next draw may bring, and how likely each is."""

    def draw(self, name: str) -> None:
        """One draw."""

    def play(self, move: str) -> None:
        """One move."""


def assert_same(game: Game, table: Reference, history: list[str]) -> None:
    """Nothing differs that can be seen."""
    expected = table.position()
    assert plain(game) == expected, history
    assert sorted(str(move) for move in game.legal_moves()) == table.legal(), history
    assert game.scores == [board["score"] for board in expected["boards"]], history
    assert game.turn == table.turn, history
    assert game.chances() == (table.drawable() if game.turn is None and not game.is_over else {}), history


def compare(game: Game, table: Reference, dice: random.Random, choose: Chooser, history: list[str]) -> None:
    """Play on at both until the end or a round cap, comparing after every step."""
    last = game.round + 40
    while not game.is_over and game.round <= last:
        assert_same(game, table, history)
        if game.turn is None:
            found = sorted(table.drawable().items())
            history.append(dice.choices([name for name, _ in found], [weight for _, weight in found])[0])
            game.draw(history[-1])
            table.draw(history[-1])
        else:
            history.append(choose(table.legal(), dice))
            game.play(history[-1])
            table.play(history[-1])
    assert_same(game, table, history)
