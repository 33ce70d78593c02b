"""Classic: what a position is worth at the end of a round, in features of each board."""

from faience.players.classic.gain import tile_best
from faience.rules import bits
from faience.rules.classic import state as rules
from faience.rules.classic.draft import line_room
from faience.rules.classic.rounds import clear_floor
from faience.rules.classic.state import COLORS, EMPTY, FLOOR, ROWS, take_of
from faience.rules.classic.walls import ALL, column_filled, column_of, points_at, row_filled, tiles_of_color
from faience.rules.kernel import inlined, kernel
from faience.rules.tiles import MOST_SOURCES, next_starter

STAGES = 6
"""How many more rows the fullest wall needs to fill: 0 when the game is about to end."""
NAMES = (
    *(f"row with {tiles}" for tiles in range(1, ROWS)),
    *(f"column with {tiles}" for tiles in range(1, ROWS)),
    *(f"color with {tiles}" for tiles in range(1, ROWS)),
    *(f"line {line + 1} with {tiles}" for line in range(1, ROWS) for tiles in range(1, line + 1)),
    "neighbors of lines begun",
    "neighbors of free cells",
    "starts",
)
FEATURES = len(NAMES)
_COLUMNS, _COLORS, _LINES = ROWS - 1, 2 * (ROWS - 1), 3 * (ROWS - 1)
_BEGUN = _LINES + ROWS * (ROWS - 1) // 2
_FREE, _STARTS = _BEGUN + 1, _BEGUN + 2


@inlined
def is_minor(state):
    """True for a draw that does not end the calculation; there is none."""
    return False


@kernel
def close(state, log):
    """Pretend that the round ended now: tile every wall, each line where it scores most, and pay for the floors."""
    for seat in range(state.seats):
        tile_best(state, seat, log)
        clear_floor(state, seat, log)


@kernel
def stage(state):
    """How many tiles the fullest row of all walls lacks."""
    most = 0
    for seat in range(state.seats):
        for row in range(ROWS):
            most = max(most, bits.size(row_filled(state, seat, row)))
    return ROWS - most


@kernel
def points(state, seat):
    """What a seat has for certain: its score, and the bonuses of everything it has completed."""
    found = int(state.score[seat])
    for number in range(ROWS):
        found += rules.ROW_BONUS * int(row_filled(state, seat, number) == ALL)
        found += rules.COLUMN_BONUS * int(column_filled(state, seat, number) == ALL)
    return found


@kernel
def features(state, seat, out):
    """Fill `out` with the features of a board and return the points it has for certain."""
    out[:] = 0
    found = points(state, seat)
    for number in range(ROWS):
        in_row = bits.size(row_filled(state, seat, number))
        in_column = bits.size(column_filled(state, seat, number))
        if 0 < in_row < ROWS:
            out[in_row - 1] += 1
        if 0 < in_column < ROWS:
            out[_COLUMNS + in_column - 1] += 1
    found += count_colors(state, seat, out)
    count_lines(state, seat, out)
    count_neighbors(state, seat, out)
    out[_STARTS] = int(next_starter(state) == seat)
    return found


@inlined
def count_colors(state, seat, out):
    """Colors under way; returns the bonus for complete ones."""
    bonus = 0
    for color in range(COLORS):
        tiles = tiles_of_color(state, seat, color)
        if tiles == ROWS:
            bonus += rules.COLOR_BONUS
        elif tiles > 0:
            out[_COLORS + tiles - 1] += 1
    return bonus


@inlined
def count_lines(state, seat, out):
    """Lines under way, and what their tiles would score, as far as they are filled."""
    first = _LINES
    for line in range(1, ROWS):
        tiles = int(state.line_tiles[seat, line]) + int(state.line_jokers[seat, line])
        color = int(state.line_color[seat, line])
        if 0 < tiles <= line:
            out[first + tiles - 1] += 1
            if color != EMPTY and not state.options & rules.GRAY:
                out[_BEGUN] += points_at(state, seat, line, column_of(color, line)) * tiles * 60 // (line + 1)
        first += line


@inlined
def count_neighbors(state, seat, out):
    """What tiles would score in free cells, beyond the point each gives at least."""
    found = 0
    for row in range(ROWS):
        for column in range(COLORS):
            if state.wall[seat, row, column] == EMPTY:
                found += points_at(state, seat, row, column) - 1
    out[_FREE] = found


@kernel
def promise(state, action):
    """How good a take looks at first sight, so that good ones are searched first."""
    if rules.TAKES <= action < rules.JOKER_TAKES:
        return 0
    seat = int(state.turn)
    color, source, target, has_jokers = take_of(action)
    if has_jokers:
        return 20 - 10 * int(target == FLOOR)
    tiles = int(state.sources[source, color])
    if target == FLOOR:
        return -20 * tiles
    room = line_room(state, seat, target)
    over = max(0, tiles - room)
    return 4 * min(tiles, room) + 12 * int(tiles >= room) - 10 * over + 2 * int(source > 0) * int(source < MOST_SOURCES)
