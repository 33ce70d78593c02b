"""Sintra: a position as the numbers a learned player sees, from one seat's point of view."""

from faience.rules.kernel import kernel
from faience.rules.sintra.state import (
    COLORS,
    DRAFT,
    EMPTY,
    KINDS,
    MOST_TRACK,
    ORNAMENTS,
    PANE,
    PLACES,
    ROUNDS,
    SPACES,
    SQUARE,
    SQUARES,
    SURROUND,
    panes_of,
)
from faience.rules.tiles import BOARDS, IN_CENTER, MOST_SOURCES

PLACE = 1 + KINDS + COLORS + KINDS + SPACES * COLORS
BOARD = PLACES * PLACE + PLACES + 5
TABLE = MOST_SOURCES * COLORS + 2 * COLORS + 1 + BOARDS + ROUNDS * COLORS + 3 + COLORS + 1 + 5
PRINTED = PLACES + ORNAMENTS * PLACES + MOST_TRACK
OBSERVATION = TABLE + PRINTED + BOARDS * BOARD
"""How many numbers an observation holds; `docs/games/sintra.md` lists them in order."""


@kernel
def observe(state, viewer, out):
    """Fill `out` with the position as `viewer` sees it: the table, then the boards in turn order from the viewer's."""
    out[:] = 0
    see_table(state, viewer, out)
    see_printed(state, out, TABLE)
    for place in range(int(state.seats)):
        see_board(state, (viewer + place) % int(state.seats), out, TABLE + PRINTED + place * BOARD)


@kernel
def see_table(state, viewer, out):
    """Sources, bag, tower, marker, who starts, round indicator, phase, what is in hand, seats, options, round."""
    at = 0
    for source in range(MOST_SOURCES):
        for color in range(COLORS):
            out[at + color] = state.sources[source, color]
        at += COLORS
    for color in range(COLORS):
        out[at + color] = state.bag[color]
        out[at + COLORS + color] = state.tower[color]
    at += 2 * COLORS
    out[at] = int(state.marker == IN_CENTER)
    out[at + 1 + (int(state.starter) - viewer) % int(state.seats)] = 1
    at += 1 + BOARDS
    for space in range(ROUNDS):
        if state.indicator[space] != EMPTY:
            out[at + int(state.indicator[space])] = 1
        at += COLORS
    out[at] = int(state.phase == DRAFT)
    out[at + 1] = int(state.phase == SQUARE)
    out[at + 2] = int(state.phase == PANE)
    at += 3
    if state.color != EMPTY:
        out[at + int(state.color)] = 1
    out[at + COLORS] = state.panes
    at += COLORS + 1
    out[at] = state.seats
    for option in range(3):
        out[at + 1 + option] = int(state.options) >> option & 1
    out[at + 4] = state.round_number


@kernel
def see_printed(state, out, at):
    """What is printed on palaces and track: window values, the windows beside each ornament, what each space costs."""
    for place in range(PLACES):
        out[at + place] = state.values[place]
    at += PLACES
    for ornament in range(ORNAMENTS):
        for window in range(SURROUND):
            out[at + int(state.ornaments[ornament, window])] = 1
        at += PLACES
    for space in range(MOST_TRACK):
        out[at + space] = state.track[space]


@kernel
def see_board(state, seat, out, at):
    """One board: place by place, then the glazier, the glass track, whether it holds the marker, the score."""
    for place in range(PLACES):
        see_place(state, seat, place, out, at)
        at += PLACE
    out[at + int(state.glazier[seat])] = 1
    at += PLACES
    out[at] = state.glass[seat]
    out[at + 1] = int(state.track_end) - int(state.glass[seat])
    out[at + 2] = state.lost[seat]
    out[at + 3] = int(state.marker == seat)
    out[at + 4] = state.score[seat]


@kernel
def see_place(state, seat, place, out, at):
    """A strip's free squares and panes, what its other face will ask for if it is still to come, and the window."""
    face = int(state.shown[seat, place])
    if face != EMPTY:
        out[at] = 1
        for kind in range(KINDS):
            out[at + 1 + kind] = state.free[seat, place, kind]
        for color in range(COLORS):
            out[at + 1 + KINDS + color] = panes_of(state, seat, place, color)
        if not int(state.glazed[seat]) >> place & 1:
            for square in range(SQUARES):
                out[at + 1 + KINDS + COLORS + int(state.squares[face ^ 1, square])] += 1
    at += 1 + KINDS + COLORS + KINDS
    for space in range(SPACES):
        if state.windows[seat, place, space] != EMPTY:
            out[at + int(state.windows[seat, place, space])] = 1
        at += COLORS
