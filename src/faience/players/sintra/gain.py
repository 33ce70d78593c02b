"""Sintra: what an action is worth at once, the yardstick of a greedy player."""

from faience.rules import bits
from faience.rules.kernel import kernel
from faience.rules.sintra.draft import joker_bounds, lay
from faience.rules.sintra.palace import colors_on, glaze
from faience.rules.sintra.state import BREAK, HOME_ACTION, JOKER, PANE, SQUARE, take_of
from faience.rules.tiles import CENTER, IN_CENTER


@kernel
def gain(state, action, log, out):
    """Try an action on a state that is not needed any more, and tell what it gave.

    That is the points of a completed strip minus the steps on the glass track, the panes broken, the squares filled.
    """
    if state.phase == PANE or action == HOME_ACTION:
        return
    seat = int(state.turn)
    if state.phase == SQUARE:
        out[2] = state.panes
        return
    color, source, target = take_of(action)
    panes, filled, points = int(state.sources[source, color]), 0, 0
    if target != BREAK:
        filled = min(panes, int(state.free[seat, target, color]) + int(state.free[seat, target, JOKER]))
        points = completion(state, seat, target, color, filled, log)
    steps = panes - filled + int((source == CENTER) & (state.marker == IN_CENTER))
    out[0] = points - steps
    out[1] = panes - filled
    out[2] = filled


@kernel
def completion(state, seat, place, color, panes, log):
    """The points for a strip if panes that all fit on it complete it.

    Only these are laid, so nothing breaks: what the end of the glass track would take is no part of the guess.
    """
    before = int(state.score[seat])
    least, _ = joker_bounds(state, seat, place, color, panes)
    lay(state, seat, place, color, panes, least, log)
    if state.phase == PANE:
        glaze(state, seat, place, bits.lowest(colors_on(state, seat, place)), log)
    return int(state.score[seat]) - before
