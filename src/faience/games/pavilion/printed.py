"""Pavilion: what is printed on the boards."""

from collections.abc import Mapping
from typing import Any

from faience.games.pavilion.events import AROUND
from faience.games.pavilion.letters import LETTERS, MIDDLE, space_name
from faience.games.refusals import members
from faience.rules.pavilion import stars
from faience.rules.pavilion import state as rules


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
