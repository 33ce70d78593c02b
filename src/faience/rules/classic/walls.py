"""Classic: what is printed on a wall, what it accepts, what a placement is worth, and the goals of the end."""

import numpy as np

from faience.rules.classic.state import COLORS, EMPTY, GRAY, JOKER, KINDS, ROWS
from faience.rules.kernel import inlined, kernel

ALL = (1 << COLORS) - 1
"""The set of all five cells of a row or a column."""


def _run(filled: int, cell: int) -> int:
    """Length of the unbroken line of tiles through a filled cell."""
    first = last = cell
    while filled >> first - 1 & 1 if first else False:
        first -= 1
    while filled >> last + 1 & 1:
        last += 1
    return last - first + 1


RUN = np.array([[_run(filled | 1 << cell, cell) for cell in range(COLORS)] for filled in range(ALL + 1)], np.uint8)
"""Tiles connected with a cell, itself included, in a row or column whose filled cells are a set."""


def _column_of(color, row):
    """The column of the colored wall that has a color in a row: each row is the one above, moved by a column."""
    return (color + row) % COLORS


column_of = inlined(_column_of)
PRINTED = np.zeros((ROWS, COLORS), np.uint8)
"""The color of every cell of the colored wall."""
for _row in range(ROWS):
    for _color in range(COLORS):
        PRINTED[_row, _column_of(_color, _row)] = _color


@inlined
def line_accepts(state, seat, line, kind):
    """True when a line has room, holds no other color, and the wall row beside it lacks the color."""
    held = int(state.line_tiles[seat, line]) + int(state.line_jokers[seat, line])
    if held > line:
        return False
    if kind == JOKER:
        return True
    if state.line_color[seat, line] != EMPTY:
        return state.line_color[seat, line] == kind
    if state.options & GRAY:
        for column in range(COLORS):
            if state.wall[seat, line, column] == kind:
                return False
        return True
    return state.wall[seat, line, column_of(kind, line)] == EMPTY


@inlined
def reopen(state, seat, line):
    """Work out anew which tiles a line accepts."""
    for kind in range(KINDS):
        others = int(state.open[seat, kind]) & ~(1 << line)
        state.open[seat, kind] = others | (int(line_accepts(state, seat, line, kind)) << line)


@kernel
def column_has(state, seat, column, color):
    """True when a wall column already holds a tile of this color; jokers are colorless."""
    for row in range(ROWS):
        if state.wall[seat, row, column] == color:
            return True
    return False


@inlined
def cells(state, seat, line):
    """The wall columns, as a set, that the tile moved from a complete line may go to.

    A joker moves if the line holds one. On the colored wall it goes where the line's color belongs,
    alone in its line (and always on the gray wall) to any free cell of the row.
    """
    color = int(state.line_color[seat, line])
    is_gray = state.options & GRAY
    if color != EMPTY and not is_gray:
        return 1 << column_of(color, line)
    is_joker = state.line_jokers[seat, line] > 0
    columns = 0
    for column in range(COLORS):
        if state.wall[seat, line, column] == EMPTY and (is_joker or not column_has(state, seat, column, color)):
            columns |= 1 << column
    return columns


@inlined
def row_filled(state, seat, row):
    """The columns, as a set, that hold a tile in this row."""
    filled = 0
    for column in range(COLORS):
        filled |= int(state.wall[seat, row, column] != EMPTY) << column
    return filled


@inlined
def column_filled(state, seat, column):
    """The rows, as a set, that hold a tile in this column."""
    filled = 0
    for row in range(ROWS):
        filled |= int(state.wall[seat, row, column] != EMPTY) << row
    return filled


@inlined
def across(state, seat, row, column):
    """The tiles in the unbroken horizontal line through a cell, itself included."""
    return int(RUN[row_filled(state, seat, row), column])


@inlined
def down(state, seat, row, column):
    """The tiles in the unbroken vertical line through a cell, itself included."""
    return int(RUN[column_filled(state, seat, column), row])


@inlined
def line_points(horizontal, vertical):
    """What a tile scores: the tiles of each line that it is part of, or a point if it stands alone."""
    return max(1, horizontal * int(horizontal > 1) + vertical * int(vertical > 1))


@inlined
def points_at(state, seat, row, column):
    """What a tile scores, or would score, on a cell."""
    return line_points(across(state, seat, row, column), down(state, seat, row, column))


@kernel
def tiles_of_color(state, seat, color):
    """How many tiles of a color the wall holds; a joker never stands in."""
    found = 0
    for row in range(ROWS):
        for column in range(COLORS):
            found += int(state.wall[seat, row, column] == color)
    return found


@kernel
def complete_rows(state, seat):
    """The number of complete rows, which ends the game and breaks ties."""
    found = 0
    for row in range(ROWS):
        found += int(row_filled(state, seat, row) == ALL)
    return found


@inlined
def moved_tile(state, seat, line):
    """The tile that leaves a complete line for the wall: a joker if there is one."""
    return JOKER if state.line_jokers[seat, line] > 0 else int(state.line_color[seat, line])
