"""What players know of a game, found by the game's name.

It lies in one package a game, `faience.players.<name>` unless the game's registration names another:
`gain` for a player that looks one move ahead, `evaluation` for those that calculate. Either may be missing.
"""

from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any

from faience.games import InvalidOption
from faience.games.registry import book_of
from faience.rules.kernel import bind, functions_of

GAIN = 3
"""What a game's `gain` tells of an action: points, tiles wasted, spaces filled."""


def gain_of(game: str) -> ModuleType:
    """What an action gives at once in a game; InvalidOption if nobody knows."""
    return _offered(game, "gain", "greedy cannot play {game}, which does not say what a move gains; choose random")


def evaluation_of(game: str) -> ModuleType:
    """What a position of a game is worth; InvalidOption if nobody knows."""
    return _offered(game, "evaluation", "only random and greedy can play {game}: it has no evaluation for a search")


def can_search(game: str) -> bool:
    """True when the players that calculate can play a game."""
    return _find(game, "evaluation") is not None


@cache
def compiled(search: ModuleType, rules: ModuleType, evaluation: ModuleType) -> Any:
    """A search that is written for any game, as a kernel for one: the last function of the search's module."""
    return bind(rules, *functions_of(search), evaluation=evaluation)[-1]


def _offered(game: str, part: str, message: str) -> ModuleType:
    if (found := _find(game, part)) is None:
        raise InvalidOption(f"no-{part}", message, game=game)
    return found


def _find(game: str, part: str) -> ModuleType | None:
    package = book_of(game).module_of("players")
    path = f"{package}.{part}"
    try:
        return import_module(path)
    except ModuleNotFoundError as error:
        if error.name in (package, path):
            return None
        raise
