"""Sintra: complete strips, the panes they give to the windows, and what those score."""

from faience.rules import bits
from faience.rules.kernel import inlined, kernel
from faience.rules.log import note
from faience.rules.sintra import state as rules
from faience.rules.sintra.state import COLORS, EMPTY, JOKER, LOWER, PLACES, SQUARES, panes_of, refit, show


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
        note(log, rules.BONUS, seat, place, color, panes, 0, panes)
    colors = colors_on(state, seat, place)
    if colors & (colors - 1):
        state.phase = rules.PANE
    else:
        glaze(state, seat, place, bits.lowest(colors), log)


@kernel
def choose_pane(state, action, log):
    """The choice which pane of a complete strip goes into the window below it."""
    seat = int(state.turn)
    glaze(state, seat, int(state.glazier[seat]), action - rules.PANE_ACTIONS, log)


@kernel
def glaze(state, seat, place, color, log):
    """Move a pane from a complete strip to its window and the other four to the tower; turn the strip, or remove it."""
    for other in range(COLORS):
        state.tower[other] += panes_of(state, seat, place, other)
    state.tower[color] -= 1
    face = int(state.shown[seat, place])
    if face == state.joker_face:
        state.joker_panes[seat, :] = 0
    space = int(state.glazed[seat]) >> place & 1  # the upper one before the lower one
    state.windows[seat, place, space] = color
    note(log, rules.SET, seat, place, space, color, 0, 0)
    if space == LOWER:
        state.shown[seat, place] = EMPTY
        state.strips[seat] = int(state.strips[seat]) & ~(1 << place)
        refit(state, seat, place)
        note(log, rules.TURNED, seat, place, face >> 1, EMPTY, 0, 0)
    else:
        state.glazed[seat] = int(state.glazed[seat]) | 1 << place
        show(state, seat, place, face ^ 1)
        note(log, rules.TURNED, seat, place, face >> 1, (face ^ 1) & 1, 0, 0)
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
    note(log, rules.WINDOW, seat, place, own, beyond, 0, own + beyond)
