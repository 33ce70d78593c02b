"""Classic: what is printed on the boards."""

from collections.abc import Mapping
from typing import Any

from faience.games.classic.moves import LETTERS
from faience.rules.classic.state import FLOOR_SPACES, PENALTIES
from faience.rules.classic.walls import PRINTED


def printed(options: Mapping[str, Any], parts: None) -> dict[str, Any]:
    """The colors of the wall, row by row (none on the gray side), and what each space of the floor line costs."""
    wall = list[str]()
    if options["wall"] == "colored":
        wall = ["".join(LETTERS[color] for color in row) for row in PRINTED.tolist()]
    costs = PENALTIES.tolist()
    return {"wall": wall, "floor": [costs[space + 1] - costs[space] for space in range(FLOOR_SPACES)]}
