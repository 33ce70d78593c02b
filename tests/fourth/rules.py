"""Garland, a game that exists for tests only: beads of three colors are drawn onto a tray and strung on garlands.

Whoever is to act takes all beads of one color from the tray: a point each, and 2 more if the color is the one strung
last. A garland that gets four beads or more at once snaps, which costs a point (a switch says that it holds). When
the tray is empty a round is over and the next seat starts; after 2, 3 or 4 rounds a garland with all colors gives 3
points. Equal scores are told apart by fewer beads.
"""

from typing import Any

import numpy as np

from faience.rules import log as logs
from faience.rules.dealing import OWN_KINDS
from faience.rules.kernel import kernel
from faience.rules.log import NOBODY, note
from faience.rules.ranking import TIES, rank
from faience.rules.refusals import LEGAL, OWN_RULES, nobody_acts
from faience.rules.states import layout
from faience.rules.tiles import CHANCE, OVER, sample, total, total_from

COLORS, COPIES, MOST_SEATS = 3, 10, 5
SHORT, MIDDLE, LONG, HOLDS = 0, 1, 2, 4
DEAL, TAKE, ENDED = 0, 1, 2
EMPTY = -1
ALL_ROUNDS = 0
SHORTEST = 2
STRAIN, MATCH, ALL_COLORS = 4, 2, 3
BEAD, BEGAN, STRUNG, MATCHED, SNAPPED, MIXED, FINISHED = range(OWN_KINDS, OWN_KINDS + 7)

TAKE_DUE, NO_BEAD = range(OWN_RULES, OWN_RULES + 2)

ACTIONS = CHANCES = COLORS
REFUSED = 1
LOG = logs.size(20)
OBSERVATION = 2 * COLORS + 2 + MOST_SEATS * (COLORS + 2)
STATE = layout(
    [
        ("tray", np.int8, COLORS),
        ("bag", np.int8, COLORS),
        ("strung", np.int8, (MOST_SEATS, COLORS)),
        ("last", np.int8, MOST_SEATS),
        ("score", np.int16, MOST_SEATS),
        ("round_number", np.int32),
        ("seats", np.int8),
        ("options", np.int8),
        ("turn", np.int8),
        ("phase", np.int8),
        ("starter", np.int8),
        ("dealt", np.int8),
        ("reason", np.int8),
    ]
)


@kernel
def actions(options: int) -> int:
    """A color each."""
    return COLORS


@kernel
def setup(state: Any, seats: int, options: int, starter: int, parts: Any) -> None:
    """A full bag, an empty tray, garlands without beads."""
    state.tray[:] = 0
    state.bag[:] = COPIES
    state.strung[:] = 0
    state.last[:] = EMPTY
    state.score[:] = 0
    state.round_number = 1
    state.seats = seats
    state.options = options
    state.turn = CHANCE
    state.phase = DEAL
    state.starter = starter
    state.dealt = 0
    state.reason = ALL_ROUNDS


@kernel
def legal(state: Any, out: Any) -> int:
    """The colors on the tray."""
    number = 0
    if state.turn >= 0:
        for color in range(COLORS):
            if state.tray[color] > 0:
                out[number] = color
                number += 1
    return number


@kernel
def refuse(state: Any, action: int, out: Any) -> int:
    """A color that is not on the tray cannot be taken."""
    idle = nobody_acts(state)
    if idle != LEGAL:
        return int(idle)
    out[0] = action
    return LEGAL if state.tray[action] > 0 else NO_BEAD


@kernel
def due(state: Any, out: Any) -> int:
    """There is nothing to decide but which color is taken."""
    return TAKE_DUE


@kernel
def act(state: Any, action: int, log: Any) -> bool:
    """Take a color and string it; tells whether the tray is empty now."""
    seat, beads = int(state.turn), int(state.tray[action])
    state.tray[action] = 0
    state.strung[seat, action] += beads
    state.score[seat] += beads
    note(log, STRUNG, seat, action, beads, 0, 0, beads)
    if state.last[seat] == action:
        state.score[seat] += MATCH
        note(log, MATCHED, seat, action, 0, 0, 0, MATCH)
    state.last[seat] = action
    if beads >= STRAIN and int(state.options) < HOLDS:
        state.score[seat] -= 1
        note(log, SNAPPED, seat, 1, 0, 0, 0, -1)
    state.turn = (seat + 1) % int(state.seats)
    return bool(total(state.tray) == 0)


@kernel
def settle(state: Any, log: Any) -> None:
    """The next round, or the end."""
    state.starter = (int(state.starter) + 1) % int(state.seats)
    if state.round_number < SHORTEST + int(state.options) % HOLDS:
        state.round_number += 1
        state.turn, state.phase, state.dealt = CHANCE, DEAL, 0
        return
    for seat in range(int(state.seats)):
        kinds = 0
        for color in range(COLORS):
            kinds += int(state.strung[seat, color] > 0)
        if kinds == COLORS:
            state.score[seat] += ALL_COLORS
            note(log, MIXED, seat, 0, 0, 0, 0, ALL_COLORS)
    state.turn, state.phase = OVER, ENDED
    note(log, FINISHED, NOBODY, ALL_ROUNDS, int(state.round_number), 0, 0, 0)


@kernel
def play(state: Any, action: int, log: Any) -> None:
    """One take, and the end of the round if it was the last."""
    if act(state, action, log):
        settle(state, log)


@kernel
def chances(state: Any, weights: Any) -> int:
    """What may come out of the bag."""
    if state.turn != CHANCE:
        return 0
    for color in range(COLORS):
        weights[color] = state.bag[color]
    return COLORS


@kernel
def draw(state: Any, color: int, log: Any) -> None:
    """Lay one bead on the tray: two more than there are seats."""
    state.bag[color] -= 1
    state.tray[color] += 1
    state.dealt += 1
    note(log, BEAD, NOBODY, color, 0, 0, 0, 0)
    if state.dealt == int(state.seats) + 2:
        state.turn, state.phase, state.dealt = state.starter, TAKE, 0
        note(log, BEGAN, int(state.starter), int(state.round_number), 0, 0, 0, 0)


@kernel
def deal(state: Any, rng: Any, log: Any) -> None:
    """Draw at random until the tray is full."""
    while state.turn == CHANCE:
        draw(state, sample(state.bag, total(state.bag), rng), log)


@kernel
def outcome(state: Any, out: Any) -> None:
    """Places by score, then by fewer beads."""
    for seat in range(int(state.seats)):
        out[TIES + seat] = total_from(state.strung, seat, 0)
    rank(state, -1, out)


@kernel
def observe(state: Any, viewer: int, out: Any) -> None:
    """Tray, bag, round, options, and the garlands in turn order from the viewer's."""
    out[:] = 0
    out[0] = state.round_number
    out[1] = state.options
    for color in range(COLORS):
        out[2 + color] = state.tray[color]
        out[2 + COLORS + color] = state.bag[color]
    for place in range(int(state.seats)):
        seat, at = (viewer + place) % int(state.seats), 2 + 2 * COLORS + place * (COLORS + 2)
        for color in range(COLORS):
            out[at + color] = state.strung[seat, color]
        out[at + COLORS] = state.last[seat]
        out[at + COLORS + 1] = state.score[seat]
