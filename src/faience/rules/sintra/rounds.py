"""Sintra: from a decision to the next one: the end of a turn, of a round, of the game."""

import numpy as np

from faience.rules.kernel import inlined, kernel
from faience.rules.log import NOBODY, note
from faience.rules.ranking import TIES, rank
from faience.rules.sintra.draft import divide, go_home, take
from faience.rules.sintra.glass import lose
from faience.rules.sintra.palace import choose_pane
from faience.rules.sintra.state import (
    ALL_ROUNDS,
    COLOR,
    COLORS,
    DEAL,
    DRAFT,
    EMPTY,
    ENDED,
    FINISHED,
    GLASS,
    HOME_ACTION,
    LEFT,
    LOWER,
    ORNAMENT,
    ORNAMENTS,
    PANE,
    PLACES,
    RETIRED,
    ROUNDS,
    SIDE_B,
    SPACES,
    SQUARE,
    SQUARES,
    SURROUND,
    free_squares,
)
from faience.rules.tiles import CHANCE, IN_CENTER, OVER, has_loose_tiles

ORNAMENT_POINTS = np.array([0, 0, 3, 6, 10], np.int64)
"""Points for an ornament with so many panes around it."""
PANES_A_POINT = 3
"""So many panes left on strips give a point at the end."""


@kernel
def play(state, action, log):
    """One decision and everything that follows without a choice."""
    if act(state, action, log):
        settle(state, log)


@inlined
def act(state, action, log):
    """One decision; True when it ended the round."""
    if state.phase == PANE:
        state.phase = DRAFT
        choose_pane(state, action, log)
    elif state.phase == SQUARE:
        state.phase = DRAFT
        divide(state, action, log)
    elif action == HOME_ACTION:
        go_home(state, log)
    else:
        take(state, action, log)
        if state.phase != DRAFT:
            return False
    seat = int(state.turn) + 1
    state.turn = seat if seat < state.seats else 0
    return not has_loose_tiles(state)


@kernel
def settle(state, log):
    """After a round: its piece leaves the round indicator; then the next deal, or the end."""
    space = int(state.round_number) - 1
    color = int(state.indicator[space])
    state.indicator[space] = EMPTY
    state.tower[color] += 1
    note(log, RETIRED, NOBODY, space, color, 0, 0, 0)
    if state.round_number == ROUNDS:
        finish(state, log)
        return
    if state.marker != IN_CENTER:
        state.starter = state.marker
    state.marker = IN_CENTER
    state.round_number += 1
    state.turn, state.phase = CHANCE, DEAL


@kernel
def finish(state, log):
    """The final scoring: panes left on strips, the broken glass track, the palaces."""
    for seat in range(state.seats):
        score_left(state, seat, log)
        space = int(state.glass[seat])
        printed = int(state.track[space])
        if printed > 0:
            note(log, GLASS, seat, space, printed, 0, 0, -lose(state, seat, printed))
        if state.options & SIDE_B:
            score_color(state, seat, log)
        else:
            score_ornaments(state, seat, log)
    state.reason = ALL_ROUNDS
    state.turn, state.phase = OVER, ENDED
    note(log, FINISHED, NOBODY, ALL_ROUNDS, int(state.round_number), 0, 0, 0)


@kernel
def score_left(state, seat, log):
    """A point for every three panes on strips that are not complete."""
    panes = 0
    for place in range(PLACES):
        if int(state.strips[seat]) >> place & 1:
            panes += SQUARES - free_squares(state, seat, place)
    points = panes // PANES_A_POINT
    state.score[seat] += points
    if panes > 0:
        note(log, LEFT, seat, panes, 0, 0, 0, points)


@inlined
def panes_in(state, seat, window):
    """How many panes a window holds."""
    panes = 0
    for space in range(SPACES):
        panes += int(state.windows[seat, window, space] != EMPTY)
    return panes


@kernel
def score_ornaments(state, seat, log):
    """Side A: points for the panes around each ornament."""
    for ornament in range(ORNAMENTS):
        panes = 0
        for beside in range(SURROUND):
            panes += panes_in(state, seat, int(state.ornaments[ornament, beside]))
        points = int(ORNAMENT_POINTS[panes])
        state.score[seat] += points
        if points > 0:
            note(log, ORNAMENT, seat, ornament, panes, 0, 0, points)


@kernel
def complete_windows(state, seat):
    """How many windows hold two panes."""
    found = 0
    for window in range(PLACES):
        found += int(state.windows[seat, window, LOWER] != EMPTY)
    return found


@kernel
def panes_colored(state, seat, color):
    """How many panes of a color the windows hold."""
    found = 0
    for window in range(PLACES):
        for space in range(SPACES):
            found += int(state.windows[seat, window, space] == color)
    return found


@kernel
def score_color(state, seat, log):
    """Side B: complete windows times panes of one color, which is the one there are most of."""
    best, most = 0, 0
    for color in range(COLORS):
        panes = panes_colored(state, seat, color)
        if panes > most:
            best, most = color, panes
    windows = complete_windows(state, seat)
    points = windows * most
    state.score[seat] += points
    if points > 0:
        note(log, COLOR, seat, best, most, windows, 0, points)


@kernel
def outcome(state, out):
    """Places from 1, equal for seats that share one: by score, then by points lost to broken glass, from TIES on."""
    out[:] = 0
    for seat in range(state.seats):
        out[TIES + seat] = state.lost[seat]
    rank(state, -1, out)
