"""Small searches whose results are kept: `python -m tests.players.trees` writes them anew.

Do that only when the search or the evaluation was changed on purpose, and read the differences.
"""

from collections.abc import Iterator
from pathlib import Path

from faience import Variant
from faience.games import all_variants
from faience.players.knowledge import weights_of
from faience.players.limits import Limits
from faience.players.search import Searcher
from tests.tables import name_of, playthrough

FILE = Path(__file__).parent / "trees.txt"
DEPTHS = (1, 2, 3)
TABLES = [
    *((variant, 2) for variant in all_variants()),
    *((Variant.of(game), seats) for game in ("classic", "sintra", "pavilion") for seats in (3, 4)),
]


def trees() -> Iterator[str]:
    """For each table and depth: the value, the nodes, and the line of best play."""
    for variant, seats in TABLES:
        game = playthrough((variant, seats), 5, moves=7 * seats)
        if game.turn is None:
            game.deal()
        searcher = Searcher(variant.game, weights_of(variant), table_bits=12)
        for depth in DEPTHS:
            found = searcher.think(game.state_copy(), game.legal_actions(), Limits(nodes=20_000), depth=depth)
            line = " ".join(found.line_of(game))
            yield f"{name_of((variant, seats))} depth {depth}: {found.value} in {found.nodes} nodes: {line}"


if __name__ == "__main__":
    FILE.write_text("\n".join(trees()) + "\n", encoding="utf-8")
