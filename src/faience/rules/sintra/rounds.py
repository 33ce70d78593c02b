"""Sintra: from a decision to the next one: the end of a turn, of a round, of the game."""

import numpy as np

from faience.rules import bits
from faience.rules.dealing import next_deal
from faience.rules.kernel import inlined, kernel
from faience.rules.log import NOBODY, note
from faience.rules.ranking import TIES, rank
from faience.rules.sintra import state as rules
from faience.rules.sintra.draft import divide, go_home, take
from faience.rules.sintra.glass import lose
from faience.rules.sintra.palace import choose_pane, colors_on, glaze
from faience.rules.sintra.state import COLORS, EMPTY, LOWER, PLACES, SPACES, SQUARES, free_squares
from faience.rules.tiles import OVER, has_loose_tiles, next_turn

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
    if state.phase == rules.PANE:
        state.phase = rules.DRAFT
        choose_pane(state, action, log)
    elif state.phase == rules.SQUARE:
        state.phase = rules.DRAFT
        divide(state, action, log)
    elif action == rules.HOME_ACTION:
        go_home(state, log)
    else:
        take(state, action, log)
        if state.phase != rules.DRAFT:
            return False
    next_turn(state)
    return not has_loose_tiles(state)


@kernel
def settle(state, log):
    """After a round: its piece leaves the round indicator; then the next deal, or the end."""
    space = int(state.round_number) - 1
    color = int(state.indicator[space])
    state.indicator[space] = EMPTY
    state.tower[color] += 1
    note(log, rules.RETIRED, NOBODY, space, color, 0, 0, 0)
    if state.round_number == rules.ROUNDS:
        finish(state, log)
    else:
        next_deal(state, rules.DEAL)


@kernel
def finish(state, log):
    """The final scoring: panes left on strips, the broken glass track, the palaces."""
    for seat in range(state.seats):
        score_left(state, seat, log)
        space = int(state.glass[seat])
        printed = int(state.track[space])
        if printed > 0:
            note(log, rules.GLASS, seat, space, printed, 0, 0, -lose(state, seat, printed))
        if state.options & rules.SIDE_B:
            score_color(state, seat, log)
        else:
            score_ornaments(state, seat, log)
    state.reason = rules.ALL_ROUNDS
    state.turn, state.phase = OVER, rules.ENDED
    note(log, rules.FINISHED, NOBODY, rules.ALL_ROUNDS, int(state.round_number), 0, 0, 0)


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
        note(log, rules.LEFT, seat, panes, 0, 0, 0, points)


@inlined
def panes_around(state, seat, ornament):
    """How many panes the windows beside an ornament hold."""
    panes = 0
    for beside in range(rules.SURROUND):
        for space in range(SPACES):
            panes += int(state.windows[seat, int(state.ornaments[ornament, beside]), space] != EMPTY)
    return panes


@kernel
def score_ornaments(state, seat, log):
    """Side A: points for the panes around each ornament."""
    for ornament in range(rules.ORNAMENTS):
        panes = panes_around(state, seat, ornament)
        points = int(ORNAMENT_POINTS[panes])
        state.score[seat] += points
        if points > 0:
            note(log, rules.ORNAMENT, seat, ornament, panes, 0, 0, points)


@kernel
def complete_windows(state, seat):
    """How many windows hold two panes."""
    found = 0
    for window in range(PLACES):
        found += int(state.windows[seat, window, LOWER] != EMPTY)
    return found


@kernel
def best_color(state, seat):
    """The color that the windows hold most panes of, and how many those are."""
    best, most = 0, 0
    for color in range(COLORS):
        panes = 0
        for window in range(PLACES):
            for space in range(SPACES):
                panes += int(state.windows[seat, window, space] == color)
        if panes > most:
            best, most = color, panes
    return best, most


@kernel
def score_color(state, seat, log):
    """Side B: complete windows times panes of one color, which is the one there are most of."""
    best, most = best_color(state, seat)
    windows = complete_windows(state, seat)
    points = windows * most
    state.score[seat] += points
    if points > 0:
        note(log, rules.COLOR, seat, best, most, windows, 0, points)


@kernel
def outlook(state, seat, log):
    """Where a pane is to be chosen, what the complete strip will score whichever it is."""
    if state.phase == rules.PANE and state.turn == seat:
        place = int(state.glazier[seat])
        glaze(state, seat, place, bits.lowest(colors_on(state, seat, place)), log)


@kernel
def outcome(state, out):
    """Places from 1, equal for seats that share one: by score, then by points lost to broken glass, from TIES on."""
    out[:] = 0
    for seat in range(state.seats):
        out[TIES + seat] = state.lost[seat]
    rank(state, -1, out)
