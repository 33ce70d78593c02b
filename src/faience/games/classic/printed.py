"""Classic: what is printed on the boards."""

from collections.abc import Mapping
from typing import Any

from faience.games.classic.moves import LETTERS
from faience.rules.classic.state import COLORS, FLOOR_SPACES, PENALTIES, ROWS


def printed(options: Mapping[str, Any], parts: None) -> dict[str, Any]:
    """The colors of the wall, row by row (none on the gray side), and what each space of the floor line costs."""
    wall = list[str]()
    if options["wall"] == "colored":
        wall = ["".join(LETTERS[(column - row) % COLORS] for column in range(COLORS)) for row in range(ROWS)]
    costs = PENALTIES.tolist()
    return {"wall": wall, "floor": [costs[space + 1] - costs[space] for space in range(FLOOR_SPACES)]}
