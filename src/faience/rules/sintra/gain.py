"""Sintra: what an action is worth at once, the yardstick of a greedy player."""

from faience.rules import bits
from faience.rules.kernel import kernel
from faience.rules.sintra.draft import divide, fewest_on_jokers, fitting_squares, take
from faience.rules.sintra.palace import choose_pane, colors_on
from faience.rules.sintra.state import (
    ALLOW_NEGATIVE,
    BREAK,
    COLOR_STRIDE,
    HOME_ACTION,
    PANE,
    PANE_ACTIONS,
    SQUARE,
    SQUARE_ACTIONS,
    TARGETS,
)
from faience.rules.tiles import CENTER, IN_CENTER

GAIN = 3
"""What `gain` tells: points of a completed strip minus steps on the glass track, panes broken, squares filled."""


@kernel
def gain(state, action, log, out):
    """Try an action on a state that is not needed any more, and tell what it gave."""
    if state.phase == PANE or action == HOME_ACTION:
        return
    seat = int(state.turn)
    if state.phase == SQUARE:
        out[2] = state.panes
        return
    color, source, target = action // COLOR_STRIDE, action % COLOR_STRIDE // TARGETS, action % TARGETS
    panes, filled = int(state.sources[source, color]), 0
    if target != BREAK:
        colored, jokers = fitting_squares(state, seat, target, color)
        filled = min(panes, colored + jokers)
    steps = panes - filled + int((source == CENTER) & (state.marker == IN_CENTER))
    out[0] = completion(state, action, log) - steps
    out[1] = panes - filled
    out[2] = filled


@kernel
def completion(state, action, log):
    """The points that a take gives for a strip it completes, whatever the end of the glass track takes back."""
    seat = int(state.turn)
    state.options |= ALLOW_NEGATIVE
    before = int(state.score[seat]) + int(state.lost[seat])
    take(state, action, log)
    if state.phase == SQUARE:
        colored, _ = fitting_squares(state, seat, int(state.glazier[seat]), int(state.color))
        divide(state, SQUARE_ACTIONS + fewest_on_jokers(colored, int(state.panes)), log)
    elif state.phase == PANE:
        colors = colors_on(state, seat, int(state.glazier[seat]))
        choose_pane(state, PANE_ACTIONS + bits.lowest(colors), log)
    return int(state.score[seat]) + int(state.lost[seat]) - before
