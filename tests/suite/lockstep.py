"""Two readings of the rules, the package's and the tests' own, play the same game side by side."""

import random
from collections.abc import Callable

from faience import Game
from tests.suite.sheets import Reference
from tests.tables import plain

Chooser = Callable[[list[str], random.Random], str]


def assert_same(game: Game, table: Reference, history: list[str]) -> list[str]:
    """Nothing differs that can be seen; the legal moves."""
    expected, legal = table.position(), table.legal()
    assert plain(game) == expected, history
    assert sorted(str(move) for move in game.legal_moves()) == legal, history
    assert game.scores == [board["score"] for board in expected["boards"]], history
    assert game.turn == table.turn, history
    assert game.chances() == (table.drawable() if game.turn is None and not game.is_over else {}), history
    return legal


def compare(game: Game, table: Reference, dice: random.Random, choose: Chooser, history: list[str]) -> None:
    """Play on at both until the end or a round cap, comparing after every step."""
    last = game.round + 12
    while not game.is_over and game.round <= last:
        legal = assert_same(game, table, history)
        if game.turn is None:
            found = sorted(table.drawable().items())
            history.append(dice.choices([name for name, _ in found], [weight for _, weight in found])[0])
            game.draw(history[-1])
            table.draw(history[-1])
        else:
            history.append(choose(legal, dice))
            game.play(history[-1])
            table.play(history[-1])
    assert_same(game, table, history)
