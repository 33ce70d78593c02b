"""Sintra: the broken glass track."""

from faience.rules.kernel import inlined, kernel
from faience.rules.log import note
from faience.rules.sintra.state import ALLOW_NEGATIVE, BROKE, STEPPED, WRAPPED


@inlined
def lose(state, seat, points):
    """Take points from a score, which stops at 0 unless that is allowed; returns how many it took."""
    paid = points if state.options & ALLOW_NEGATIVE else min(points, max(0, int(state.score[seat])))
    state.score[seat] -= paid
    state.lost[seat] += points
    return paid


@inlined
def step(state, seat, steps, log):
    """Move down the track space by space; at its end pay what the last space says and go on from the top."""
    before = int(state.glass[seat])
    after = before + steps
    if after >= state.track_end:
        after = wrap(state, seat, after, log)
    state.glass[seat] = after
    note(log, STEPPED, seat, steps, before, after, 0, 0)


@kernel
def wrap(state, seat, after, log):
    """Pay for the end of the track, as often as it is reached; returns the space with the steps left over."""
    end = int(state.track_end)
    times = after // end
    printed = times * int(state.track[end])
    note(log, WRAPPED, seat, times, printed, 0, 0, -lose(state, seat, printed))
    return after % end


@inlined
def shatter(state, seat, color, panes, log):
    """Panes break: they go to the tower, at a step each."""
    state.tower[color] += panes
    note(log, BROKE, seat, color, panes, 0, 0, 0)
    step(state, seat, panes, log)
