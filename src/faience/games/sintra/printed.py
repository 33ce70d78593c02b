"""Sintra: what is printed on palaces, strips and the broken glass track."""

from collections.abc import Mapping
from typing import Any

from faience.games.sintra.letters import FACES
from faience.games.sintra.strips import StripSet
from faience.rules.sintra.rounds import ORNAMENT_POINTS

NUMERALS = ("I", "II", "III", "IV", "V", "VI")
"""The spaces of the round indicator."""


def printed(options: Mapping[str, Any], parts: StripSet) -> dict[str, Any]:
    """The squares of every face, the windows' points on the side in play, ornaments, the track and the rounds."""
    faces = {
        f"{number}{face}": squares
        for number, strip in enumerate(parts.strips, 1)
        for face, squares in zip(FACES, strip.faces, strict=True)
    }
    return {
        "faces": faces,
        "windows": list(parts.windows.B if options["side"] == "B" else parts.windows.A),
        "ornaments": [list(pair) for pair in parts.ornaments],
        "ornament_points": ORNAMENT_POINTS.tolist(),
        "track": list(parts.track),
        "rounds": list(NUMERALS),
    }
