"""Classic: a position as the numbers a learned player sees, from one seat's point of view."""

from faience.rules.classic.state import (
    COLORS,
    DRAFT,
    EMPTY,
    FLOOR_SPACES,
    KINDS,
    MARKER,
    OVERFILL,
    ROWS,
    WALL,
)
from faience.rules.kernel import kernel
from faience.rules.tiles import BOARDS, IN_CENTER, MOST_SOURCES

BOARD = ROWS * COLORS * KINDS + ROWS * (COLORS + 2) + FLOOR_SPACES + 3
SHARED = MOST_SOURCES * KINDS + 2 * KINDS + 1 + BOARDS + 3 + ROWS + COLORS + 2 + 4
OBSERVATION = SHARED + BOARDS * BOARD
"""How many numbers an observation holds; `docs/games/classic.md` lists them in order."""


@kernel
def observe(state, viewer, out):
    """Fill `out` with the position as `viewer` sees it: the table, then the boards in turn order from the viewer's."""
    out[:] = 0
    at = see_table(state, viewer, out)
    for place in range(int(state.seats)):
        see_board(state, (viewer + place) % int(state.seats), out, at + place * BOARD)


@kernel
def see_table(state, viewer, out):
    """Sources, bag, lid, marker, who starts, phase, the choice that is open, seats, options, round."""
    at = 0
    for source in range(MOST_SOURCES):
        for kind in range(KINDS):
            out[at + kind] = state.sources[source, kind]
        at += KINDS
    for kind in range(KINDS):
        out[at + kind] = state.bag[kind]
        out[at + KINDS + kind] = state.lid[kind]
    at += 2 * KINDS
    out[at] = int(state.marker == IN_CENTER)
    out[at + 1 + (int(state.starter) - viewer) % int(state.seats)] = 1
    at += 1 + BOARDS
    out[at] = int(state.phase == DRAFT)
    out[at + 1] = int(state.phase == OVERFILL)
    out[at + 2] = int(state.phase == WALL)
    at += 3
    if state.line != EMPTY:
        out[at + int(state.line)] = 1
    if state.color != EMPTY:
        out[at + ROWS + int(state.color)] = 1
    out[at + ROWS + COLORS] = state.tiles
    out[at + ROWS + COLORS + 1] = state.jokers
    at += ROWS + COLORS + 2
    out[at] = state.seats
    out[at + 1] = int(state.options) & 1
    out[at + 2] = int(state.options) >> 1
    out[at + 3] = state.round_number
    return at + 4


@kernel
def see_board(state, seat, out, at):
    """One board: the wall cell by cell, the pattern lines, the floor line, whether it holds the marker, the score."""
    for row in range(ROWS):
        for column in range(COLORS):
            kind = int(state.wall[seat, row, column])
            if kind != EMPTY:
                out[at + kind] = 1
            at += KINDS
    for line in range(ROWS):
        color = int(state.line_color[seat, line])
        if color != EMPTY:
            out[at + color] = 1
        out[at + COLORS] = state.line_tiles[seat, line]
        out[at + COLORS + 1] = state.line_jokers[seat, line]
        at += COLORS + 2
    for space in range(FLOOR_SPACES):
        content = int(state.floor[seat, space])
        out[at + space] = int(content != EMPTY) + int(content == MARKER)
    at += FLOOR_SPACES
    out[at] = state.floor_used[seat]
    out[at + 1] = int(state.marker == seat)
    out[at + 2] = state.score[seat]
