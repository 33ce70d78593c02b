"""Pavilion: what is printed on the boards, the letters of colors, and what spaces and tiles are called in moves."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from faience.games.refusals import members
from faience.rules.pavilion import stars
from faience.rules.pavilion import state as rules

LETTERS = "ORBYGP"
NAMES = {"O": "orange", "R": "red", "B": "blue", "Y": "yellow", "G": "green", "P": "purple"}
MIDDLE = "C"
AROUND = {"pillar": rules.PILLAR, "statue": rules.STATUE, "window": rules.WINDOW}
"""What is surrounded by spaces of stars, in the order the rules number them."""
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
    if side == stars.COLORED:
        return (MIDDLE if star == rules.MIDDLE else LETTERS[star]) + str(int(stars.COST[side, star, slot]))
    return f"{MIDDLE if star == rules.MIDDLE else star + 1}.{slot + 1}"


def colored_slot(star: int, cost: int) -> int:
    """The slot with a cost in a star of the colored side, where each cost is printed once."""
    return next(slot for slot in range(rules.SLOTS) if stars.COST[stars.COLORED, star, slot] == cost)


def printed(options: Mapping[str, Any], parts: None) -> dict[str, Any]:
    """Stars with their spaces, the wild color of each round, what stands between the stars, and bonus points."""
    side = stars.FREE if options["side"] == "free" else stars.COLORED
    return {
        "stars": [_star(side, star) for star in range(rules.STARS)],
        "wild": "".join(LETTERS[int(color)] for color in rules.WILD),
        "ornaments": [ornament for kind, name in enumerate(AROUND) for ornament in _ornaments(kind, name)],
        "star_points": dict(zip(LETTERS, stars.STAR_POINTS.tolist(), strict=True)),
        "mixed_points": stars.MIXED_POINTS,
        "number_points": {str(number): points for number, points in enumerate(stars.NUMBER_POINTS.tolist()) if points},
    }


def _star(side: int, star: int) -> dict[str, Any]:
    """A star: how it is written, the only color it takes if it has one, and its slots clockwise from the top."""
    is_middle = star == rules.MIDDLE
    color = LETTERS[star] if side == stars.COLORED and not is_middle else ""
    return {
        "name": MIDDLE if is_middle else color or str(star + 1),
        "color": color,
        "costs": [int(stars.COST[side, star, slot]) for slot in range(rules.SLOTS)],
        "spaces": [space_name(side, star, slot) for slot in range(rules.SLOTS)],
    }


def _ornaments(kind: int, name: str) -> list[dict[str, Any]]:
    """Every pillar, statue or window: its number, the tiles it gives, and the spaces around it as star and slot."""
    return [
        {
            "kind": name,
            "number": number,
            "tiles": stars.REWARDS[kind],
            "around": [[star + 1, slot + 1] for star, slots in around.items() for slot in members(slots)],
        }
        for number, around in enumerate(stars.AROUND[kind], 1)
    ]
