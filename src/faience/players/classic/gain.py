"""Classic: what an action is worth if the round ended right after it, the yardstick of a greedy player."""

from faience.rules.classic import state as rules
from faience.rules.classic.draft import jokers_to_keep, keep, take
from faience.rules.classic.rounds import break_line, tile
from faience.rules.classic.state import COLORS, JOKER, ROWS
from faience.rules.classic.walls import cells, points_at
from faience.rules.kernel import kernel
from faience.rules.tiles import MOST_SOURCES, total_from


@kernel
def loose_tiles(state):
    """The tiles on all displays and in the center."""
    tiles = 0
    for source in range(MOST_SOURCES):
        tiles += total_from(state.sources, source, 0)
    return tiles


@kernel
def lined_tiles(state, seat):
    """The tiles on all pattern lines of a seat."""
    tiles = 0
    for line in range(ROWS):
        tiles += int(state.line_tiles[seat, line]) + int(state.line_jokers[seat, line])
    return tiles


@kernel
def gain(state, action, log, out):
    """Try an action on a state that is not needed any more, and tell what it gave.

    That is points, tiles wasted on the floor, spaces of lines filled.
    """
    seat = int(state.turn)
    score, loose, lined = int(state.score[seat]), loose_tiles(state), lined_tiles(state, seat)
    in_hand = int(state.tiles) + int(state.jokers)
    if state.phase == rules.WALL:
        tile(state, seat, int(state.line), action - rules.CELL_ACTIONS, log)
    else:
        if state.phase == rules.OVERFILL:
            keep(state, action, log)
        else:
            take(state, action, log)
            if state.phase == rules.OVERFILL:
                least, _ = jokers_to_keep(state)
                keep(state, rules.KEEP_ACTIONS + least, log)
        out[2] = lined_tiles(state, seat) - lined
        out[1] = loose - loose_tiles(state) + in_hand - out[2]
    tile_best(state, seat, log)
    out[0] = int(state.score[seat]) - score - int(rules.PENALTIES[int(state.floor_used[seat])])


@kernel
def tile_best(state, seat, log):
    """Tile a wall as if the round had ended, each line onto the cell that scores most."""
    for line in range(ROWS):
        if int(state.open[seat, JOKER]) >> line & 1:
            continue
        columns = cells(state, seat, line)
        best, most = -1, 0
        for column in range(COLORS):
            if columns >> column & 1:
                points = points_at(state, seat, line, column)
                if best < 0 or points > most:
                    best, most = column, points
        if best < 0:
            break_line(state, seat, line, log)
        else:
            tile(state, seat, line, best, log)
