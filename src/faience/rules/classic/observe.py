"""Classic: a position as the numbers a learned player sees, from one seat's point of view."""

from faience.rules.classic.state import COLORS, DRAFT, EMPTY, FLOOR_SPACES, KINDS, MARKER, ROWS
from faience.rules.kernel import kernel
from faience.rules.observing import mark, see_game, see_sources, see_starter
from faience.rules.tiles import BOARDS, MOST_SOURCES

OPTIONS, QUESTIONS = 2, 3
BOARD = ROWS * COLORS * KINDS + ROWS * (COLORS + 2) + FLOOR_SPACES + 3
SHARED = (MOST_SOURCES + 2) * KINDS + 1 + BOARDS + QUESTIONS + ROWS + COLORS + 2 + OPTIONS + 2
OBSERVATION = SHARED + BOARDS * BOARD
"""How many numbers an observation holds; `docs/games/classic.md` lists them in order."""


@kernel
def observe(state, viewer, out):
    """Fill `out` with the position as `viewer` sees it: the table, then the boards in turn order from the viewer's."""
    out[:] = 0
    at = see_starter(state, viewer, out, see_sources(state, state.lid, out))
    at = see_game(state, OPTIONS, out, see_choice(state, out, at))
    for place in range(int(state.seats)):
        see_board(state, (viewer + place) % int(state.seats), out, at + place * BOARD)


@kernel
def see_choice(state, out, at):
    """Which decision is due, and what it is about: a line, a color, tiles and jokers in hand."""
    at = mark(out, at, QUESTIONS, int(state.phase) - DRAFT)
    at = mark(out, at, ROWS, int(state.line))
    at = mark(out, at, COLORS, int(state.color))
    out[at] = state.tiles
    out[at + 1] = state.jokers
    return at + 2


@kernel
def see_board(state, seat, out, at):
    """One board: the wall cell by cell, the pattern lines, the floor line, whether it holds the marker, the score."""
    for row in range(ROWS):
        for column in range(COLORS):
            at = mark(out, at, KINDS, int(state.wall[seat, row, column]))
    for line in range(ROWS):
        at = mark(out, at, COLORS, int(state.line_color[seat, line]))
        out[at] = state.line_tiles[seat, line]
        out[at + 1] = state.line_jokers[seat, line]
        at += 2
    for space in range(FLOOR_SPACES):
        content = int(state.floor[seat, space])
        out[at + space] = int(content != EMPTY) + int(content == MARKER)
    at += FLOOR_SPACES
    out[at] = state.floor_used[seat]
    out[at + 1] = int(state.marker == seat)
    out[at + 2] = state.score[seat]
