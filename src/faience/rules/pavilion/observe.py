"""Pavilion: a position as the numbers a learned player sees, from one seat's point of view."""

from faience.rules.kernel import kernel
from faience.rules.observing import mark, see_game, see_sources, see_starter
from faience.rules.pavilion.state import COLORS, DRAFT, SLOTS, SPACES, STARS, wild_color
from faience.rules.tiles import BOARDS, MOST_SOURCES

OPTIONS, QUESTIONS = 3, 5
BOARD = SPACES * COLORS + 2 * COLORS + 3
SHARED = (MOST_SOURCES + 3) * COLORS + 1 + BOARDS + COLORS + OPTIONS + 2 + QUESTIONS + STARS + SLOTS + 2 * COLORS + 1
OBSERVATION = SHARED + BOARDS * BOARD
"""How many numbers an observation holds; `docs/games/pavilion.md` lists them in order."""


@kernel
def observe(state, viewer, out):
    """Fill `out` with the position as `viewer` sees it: the table, then the boards in turn order from the viewer's."""
    out[:] = 0
    at = see_sources(state, state.tower, out)
    for color in range(COLORS):
        out[at + color] = state.supply[color]
    at = mark(out, see_starter(state, viewer, out, at + COLORS), COLORS, wild_color(state))
    at = see_choice(state, out, see_game(state, OPTIONS, out, at))
    for place in range(int(state.seats)):
        see_board(state, (viewer + place) % int(state.seats), out, at + place * BOARD)


@kernel
def see_choice(state, out, at):
    """Which decision is due, and what it is about: the space and color to pay for, tiles to pick, the lowest color."""
    at = mark(out, at, QUESTIONS, int(state.phase) - DRAFT)
    at = mark(out, at, STARS, int(state.star))
    at = mark(out, at, SLOTS, int(state.slot))
    at = mark(out, at, COLORS, int(state.color))
    out[at] = state.picks
    return mark(out, at + 1, COLORS, int(state.lowest))


@kernel
def see_board(state, seat, out, at):
    """One board: the tile on every space, tiles in hand, tiles kept, whether it passed, holds the marker, the score."""
    for star in range(STARS):
        for slot in range(SLOTS):
            at = mark(out, at, COLORS, int(state.board[seat, star, slot]))
    for color in range(COLORS):
        out[at + color] = state.hand[seat, color]
        out[at + COLORS + color] = state.kept[seat, color]
    at += 2 * COLORS
    out[at] = int(state.passed) >> seat & 1
    out[at + 1] = int(state.marker == seat)
    out[at + 2] = state.score[seat]
