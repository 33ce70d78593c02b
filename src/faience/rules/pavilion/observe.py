"""Pavilion: a position as the numbers a learned player sees, from one seat's point of view."""

from faience.rules.kernel import kernel
from faience.rules.pavilion.state import (
    COLORS,
    DRAFT,
    EMPTY,
    KEEP,
    PAY,
    PICK,
    PLACE,
    SLOTS,
    SPACES,
    STARS,
    wild_color,
)
from faience.rules.tiles import BOARDS, IN_CENTER, MOST_SOURCES

BOARD = SPACES * COLORS + 2 * COLORS + 3
SHARED = MOST_SOURCES * COLORS + 3 * COLORS + 1 + BOARDS + COLORS + 5 + STARS + SLOTS + 2 * COLORS + 1 + 5
OBSERVATION = SHARED + BOARDS * BOARD
"""How many numbers an observation holds; `docs/games/pavilion.md` lists them in order."""


@kernel
def observe(state, viewer, out):
    """Fill `out` with the position as `viewer` sees it: the table, then the boards in turn order from the viewer's."""
    out[:] = 0
    at = see_sources(state, out)
    at = see_round(state, viewer, out, at)
    at = see_choice(state, out, at)
    for place in range(int(state.seats)):
        see_board(state, (viewer + place) % int(state.seats), out, at + place * BOARD)


@kernel
def see_sources(state, out):
    """Sources, bag, tower, supply."""
    at = 0
    for source in range(MOST_SOURCES):
        for color in range(COLORS):
            out[at + color] = state.sources[source, color]
        at += COLORS
    for color in range(COLORS):
        out[at + color] = state.bag[color]
        out[at + COLORS + color] = state.tower[color]
        out[at + 2 * COLORS + color] = state.supply[color]
    return at + 3 * COLORS


@kernel
def see_round(state, viewer, out, at):
    """The marker, who starts, the wild color, seats, options, round."""
    out[at] = int(state.marker == IN_CENTER)
    out[at + 1 + (int(state.starter) - viewer) % int(state.seats)] = 1
    at += 1 + BOARDS
    out[at + wild_color(state)] = 1
    at += COLORS
    out[at] = state.seats
    for option in range(3):
        out[at + 1 + option] = int(state.options) >> option & 1
    out[at + 4] = state.round_number
    return at + 5


@kernel
def see_choice(state, out, at):
    """Which decision is due, and what it is about: the space and color to pay for, tiles to pick, the lowest color."""
    out[at] = int(state.phase == DRAFT)
    out[at + 1] = int(state.phase == PLACE)
    out[at + 2] = int(state.phase == PAY)
    out[at + 3] = int(state.phase == PICK)
    out[at + 4] = int(state.phase == KEEP)
    at += 5
    if state.star != EMPTY:
        out[at + int(state.star)] = 1
        out[at + STARS + int(state.slot)] = 1
        out[at + STARS + SLOTS + int(state.color)] = 1
    at += STARS + SLOTS + COLORS
    out[at] = state.picks
    out[at + 1 + int(state.lowest)] = 1
    return at + 1 + COLORS


@kernel
def see_board(state, seat, out, at):
    """One board: the tile on every space, tiles in hand, tiles kept, whether it passed, holds the marker, the score."""
    for star in range(STARS):
        for slot in range(SLOTS):
            color = int(state.board[seat, star, slot])
            if color != EMPTY:
                out[at + color] = 1
            at += COLORS
    for color in range(COLORS):
        out[at + color] = state.hand[seat, color]
        out[at + COLORS + color] = state.kept[seat, color]
    at += 2 * COLORS
    out[at] = int(state.passed) >> seat & 1
    out[at + 1] = int(state.marker == seat)
    out[at + 2] = state.score[seat]
