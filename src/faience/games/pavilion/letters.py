"""Pavilion: the letters of colors, and what spaces and tiles are called in moves."""

import re
from collections.abc import Sequence

from faience.rules.pavilion import state as rules
from faience.rules.pavilion.stars import COLORED, COST

LETTERS = "ORBYGP"
NAMES = {"O": "orange", "R": "red", "B": "blue", "Y": "yellow", "G": "green", "P": "purple"}
MIDDLE = "C"
_GROUP = re.compile(r"([0-9]{0,2})([ORBYGP])")
_MOST = 99

Counts = tuple[int, ...]
"""How many tiles of each color."""


def spell_counts(counts: Sequence[int]) -> str:
    """Tiles as they are written in moves, such as `4R1P`; `-` for none."""
    return "".join(f"{number}{letter}" for letter, number in zip(LETTERS, counts, strict=True) if number) or "-"


def read_counts(text: str) -> Counts | None:
    """Tiles from text such as `4R1P`, `RRP` or `-`; None if it is none."""
    counts = dict.fromkeys(LETTERS, 0)
    if text != "-":
        if not text or _GROUP.sub("", text):
            return None
        for number, letter in _GROUP.findall(text):
            counts[letter] += int(number) if number else 1
    if max(counts.values()) > _MOST:
        return None
    return tuple(counts.values())


def count(tiles: str) -> Counts:
    """How many of each color are among letters."""
    return tuple(tiles.count(letter) for letter in LETTERS)


def space_name(side: int, star: int, slot: int) -> str:
    """A space as it is written: star and cost on the colored side, star and slot on the free side."""
    if side == COLORED:
        return (MIDDLE if star == rules.MIDDLE else LETTERS[star]) + str(int(COST[side, star, slot]))
    return f"{MIDDLE if star == rules.MIDDLE else star + 1}.{slot + 1}"


def colored_slot(star: int, cost: int) -> int:
    """The slot with a cost in a star of the colored side, where each cost is printed once."""
    return next(slot for slot in range(rules.SLOTS) if COST[COLORED, star, slot] == cost)
