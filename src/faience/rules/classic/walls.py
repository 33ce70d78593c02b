"""Classic: what a wall accepts, what a placement is worth, and the goals of the end."""

import numpy as np

from faience.rules.classic.state import COLORS, EMPTY, GRAY, JOKER, ROWS
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


RUN = np.array([[_run(filled, cell) for cell in range(COLORS)] for filled in range(ALL + 1)], np.uint8)
"""Length of the unbroken line of tiles through a cell, in a row or column whose filled cells are a set."""


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
        return 1 << (color + line) % COLORS
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


@kernel
def is_complete_color(state, seat, color):
    """True when the wall holds all five tiles of a color; a joker never stands in."""
    found = 0
    for row in range(ROWS):
        for column in range(COLORS):
            found += int(state.wall[seat, row, column] == color)
    return found == ROWS


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
