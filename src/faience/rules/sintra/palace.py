"""Sintra: complete strips, the panes they give to the windows, and what those score."""

from faience.rules import bits
from faience.rules.kernel import inlined, kernel
from faience.rules.log import note
from faience.rules.sintra.state import (
    BONUS,
    COLORS,
    EMPTY,
    JOKER,
    LOWER,
    PANE,
    PANE_ACTIONS,
    PLACES,
    SET,
    SQUARES,
    TURNED,
    UPPER,
    WINDOW,
    panes_of,
    refit,
    show,
)


@inlined
def colors_on(state, seat, place):
    """The colors, as a set, of the panes on a complete strip."""
    face = int(state.shown[seat, place])
    colors = 0
    for square in range(SQUARES):
        colors |= 1 << int(state.squares[face, square])
    if face == state.joker_face:
        colors &= ~(1 << JOKER)
        for color in range(COLORS):
            colors |= int(state.joker_panes[seat, color] > 0) << color
    return colors


@kernel
def complete(state, seat, place, log):
    """A strip is full: points for panes in the color of the round, then a pane for the window, chosen if it can be."""
    color = int(state.indicator[int(state.round_number) - 1])
    panes = panes_of(state, seat, place, color)
    if panes > 0:
        state.score[seat] += panes
        note(log, BONUS, seat, place, color, panes, 0, panes)
    colors = colors_on(state, seat, place)
    if colors & (colors - 1):
        state.phase = PANE
    else:
        glaze(state, seat, place, bits.lowest(colors), log)


@kernel
def choose_pane(state, action, log):
    """The choice which pane of a complete strip goes into the window below it."""
    seat = int(state.turn)
    glaze(state, seat, int(state.glazier[seat]), action - PANE_ACTIONS, log)


@kernel
def glaze(state, seat, place, color, log):
    """Move a pane from a complete strip to its window and the other four to the tower; turn the strip, or remove it."""
    for other in range(COLORS):
        state.tower[other] += panes_of(state, seat, place, other)
    state.tower[color] -= 1
    face = int(state.shown[seat, place])
    if face == state.joker_face:
        for other in range(COLORS):
            state.joker_panes[seat, other] = 0
    bit = 1 << place
    if int(state.glazed[seat]) & bit:
        state.windows[seat, place, LOWER] = color
        note(log, SET, seat, place, LOWER, color, 0, 0)
        state.shown[seat, place] = EMPTY
        state.strips[seat] = int(state.strips[seat]) & ~bit
        refit(state, seat, place)
        note(log, TURNED, seat, place, face >> 1, EMPTY, 0, 0)
    else:
        state.windows[seat, place, UPPER] = color
        note(log, SET, seat, place, UPPER, color, 0, 0)
        state.glazed[seat] = int(state.glazed[seat]) | bit
        show(state, seat, place, face ^ 1)
        note(log, TURNED, seat, place, face >> 1, (face ^ 1) & 1, 0, 0)
    score_window(state, seat, place, log)


@inlined
def score_window(state, seat, place, log):
    """The value of a window and of every window to its right that holds a pane."""
    beyond = 0
    for window in range(PLACES):
        counts = int(state.glazed[seat]) >> window & int(window > place) & 1
        beyond += counts * int(state.values[window])
    own = int(state.values[place])
    state.score[seat] += own + beyond
    note(log, WINDOW, seat, place, own, beyond, 0, own + beyond)
