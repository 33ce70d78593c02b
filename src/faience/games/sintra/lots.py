"""Sintra: sets of strips drawn by lot, so that who learns the game learns it with any set."""

import random

from faience.games.sintra.strips import LETTERS, Strip, StripSet, Windows, house
from faience.rules.sintra import state as rules

_SPREAD = 2
"""A window's points are at most so many more or fewer than the house set's."""


def drawn(number: int) -> StripSet:
    """The set with a number: squares, windows and track by lot, ornaments as they are."""
    dice = random.Random(f"strips {number}")
    faces = [_face(dice) for _ in range(2 * rules.PLACES)]
    joker = dice.randrange(len(faces))
    faces[joker] = faces[joker][: -rules.JOKER_SQUARES] + "J" * rules.JOKER_SQUARES
    for at, letter in enumerate(LETTERS):  # every color is there, whatever the lot
        other = (joker + 1 + at) % len(faces)
        faces[other] = letter + faces[other][1:]
    values = [tuple(max(0, value + dice.randint(-_SPREAD, _SPREAD)) for value in house().windows.A) for _ in "AB"]
    return StripSet.read(
        StripSet(
            name=f"lot {number}",
            strips=tuple(Strip(a, b) for a, b in zip(faces[::2], faces[1::2], strict=True)),
            windows=Windows(*values),
            ornaments=house().ornaments,
            track=_track(dice),
        )
    )


def _face(dice: random.Random) -> str:
    """Five squares of two to four colors, as strips usually have, in any order."""
    colors = dice.sample(LETTERS, dice.randint(2, 4))
    return "".join(dice.choices(colors, k=rules.SQUARES))


def _track(dice: random.Random) -> tuple[int, ...]:
    """Steps that grow slowly, as many as the house set has or a few less."""
    losses = [0]
    for step in range(dice.randint(5, len(house().track) - 1)):
        losses.append(losses[-1] + dice.randint(1, 2 + step // 3))
    return tuple(losses)
