"""From a digest to everything drawn: the part of the derivation that both versions of the draws share."""

from collections.abc import Sequence

import numpy as np

from faience.games.game import Game
from faience.rules import rng as generator

SECRET_BYTES = 32

Words = tuple[int, int, int, int]
"""The state of a generator: four 32-bit words."""


def words_of(digest: bytes) -> Words:
    """The words in the first 16 bytes of a digest, never all zero."""
    a, b, c, d = (int.from_bytes(digest[at : at + 4], "big") for at in range(0, 16, 4))
    return a, b, c, d if a or b or c or d else 1


def first_seat(words: Words, seats: int) -> int:
    """The seat that starts, from 0, where that is drawn."""
    return int(generator.below(np.array(words, np.int64), seats))


def deal_from(game: Game, words: Words) -> list[str]:
    """Draw in a game up to the next decision; returns everything drawn."""
    before = len(game.steps)
    game.deal_with(words)
    return [step.text for step in game.steps[before:]]


def difference(number: int, game: Game, given: Sequence[str], expected: Sequence[str], source: tuple[str, str]) -> str:
    """Where a deal is another than it had to be; `source` says what a deal is called, and what it follows from."""
    name, of = source
    at = next((at for at, pair in enumerate(zip(given, expected, strict=False)) if pair[0] != pair[1]), None)
    if at is None:
        return f"{name} {number} (round {game.round}) has {len(given)} draws, but {of} give {len(expected)}"
    return (
        f"{name} {number} (round {game.round}) is not what {of} give: "
        f"draw {at + 1} is {given[at]}, but should be {expected[at]}"
    )
