"""Classic: what a board would score if the round ended now."""

from faience.rules.classic.rounds import clear_floor, tile_lines
from faience.rules.classic.state import WALL
from faience.rules.kernel import kernel


@kernel
def outlook(state, seat, log):
    """Tile a seat's complete lines, up to the first cell that must be chosen, and pay for its floor.

    While walls are tiled there is nothing to foresee: it is happening.
    """
    if state.phase != WALL:
        tile_lines(state, seat, log)
        clear_floor(state, seat, log)
