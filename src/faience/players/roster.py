"""Players by name."""

from collections.abc import Callable

from faience.games import InvalidOption
from faience.players.greedy import Greedy
from faience.players.player import Player
from faience.players.random import Random

_MAKERS: dict[str, Callable[[int | None], Player]] = {"random": Random, "greedy": Greedy}

NAMES = tuple(_MAKERS)
"""The names of all players, from weak to strong."""


def named(name: str, *, seed: int | None = None) -> Player:
    """A player by its name; InvalidOption lists the names there are."""
    if name not in _MAKERS:
        raise InvalidOption(f"there is no player {name!r}; there is {', '.join(NAMES)}")
    return _MAKERS[name](seed)
