"""Sintra: the record that holds a position, the numbering of actions, and the position before the first draw."""

import numpy as np

from faience.rules import log as logs
from faience.rules.dealing import OWN_KINDS
from faience.rules.kernel import inlined, kernel
from faience.rules.states import layout, numbers
from faience.rules.tiles import BOARDS, MOST_SOURCES, SHARED, begin

COLORS = 5
JOKER = 5
"""Panes are numbered blue 0, yellow 1, orange 2, pink 3, green 4; a square that takes any of them is 5."""
KINDS = COLORS + 1
EMPTY = -1
"""No pane in a window, no strip above it, no piece on the round indicator."""

PLACES = 8
"""Each seat has eight windows side by side, with a place for a strip above each."""
FACES = 2
SQUARES = 5
SPACES = 2
"""A window has an upper and a lower space."""
UPPER, LOWER = 0, 1
COPIES = 20
PANES = COLORS * COPIES
ROUNDS = 6
ORNAMENTS = 4
SURROUND = 2
"""An ornament stands between two windows and counts the panes in both."""
MOST_TRACK = 16
"""The longest broken glass track there is room for."""

SIDE_B, ALLOW_NEGATIVE, MUST_MOVE_LEFT = 1, 2, 4
"""Options are a sum of these: the other side of the palaces; scores may go below 0; no homecoming to the right."""

STRIPS, INDICATOR, DEAL, DRAFT, SQUARE, PANE, ENDED = range(7)
"""Phases: strips are laid; the round indicator is filled; panes are drawn; a take or the way home;
how many panes go on joker squares; which pane goes into the window; the game is over."""

ALL_ROUNDS = 1
"""Why a game ended: six rounds were played."""

LAID, INDICATED, TOOK, MARKED, HOME, MOVED, PLACED, BROKE, STEPPED, WRAPPED = range(OWN_KINDS, OWN_KINDS + 10)
BONUS, SET, TURNED, WINDOW, RETIRED, LEFT, GLASS, ORNAMENT, COLOR, FINISHED = range(OWN_KINDS + 10, OWN_KINDS + 20)
"""Kinds of events beside those of a deal. Details a, b, c, d:
LAID place, strip, face; INDICATED space, color; TOOK source, color, panes; MARKED; HOME from, to; MOVED from, to;
PLACED place, color, on squares of the color, on joker squares; BROKE color, panes; STEPPED steps, from, to;
WRAPPED times, printed loss; BONUS place, color, panes; SET place, space, color; TURNED place, strip, face or -1;
WINDOW place, own value, value of windows to the right; RETIRED space, color; LEFT panes; GLASS space, printed loss;
ORNAMENT which, panes; COLOR color, panes, complete windows; FINISHED reason, round."""

i1, u1, i2 = np.int8, np.uint8, np.int16
STATE = layout(
    [
        ("holders", i2, COLORS),
        ("fits", u1, (BOARDS, COLORS)),
        ("strips", u1, BOARDS),
        ("glazed", u1, BOARDS),
        ("sources", i1, (MOST_SOURCES, COLORS)),
        ("shown", i1, (BOARDS, PLACES)),
        ("free", i1, (BOARDS, PLACES, KINDS)),
        ("joker_panes", i1, (BOARDS, COLORS)),
        ("windows", i1, (BOARDS, PLACES, SPACES)),
        ("glazier", i1, BOARDS),
        ("glass", i1, BOARDS),
        ("bag", i1, COLORS),
        ("tower", i1, COLORS),
        ("indicator", i1, ROUNDS),
        ("squares", i1, (PLACES * FACES, SQUARES)),
        ("values", i1, PLACES),
        ("ornaments", i1, (ORNAMENTS, SURROUND)),
        ("track", i1, MOST_TRACK),
        *numbers("track_end", "joker_face"),
        ("lost", i2, BOARDS),
        *SHARED,
        *numbers("color", "panes", "reason"),
    ]
)
"""One position.

A face is numbered `strip * FACES + side`; `squares[face]` says what is printed on it, `shown[seat, place]` which one
lies there. `free[seat, place, kind]` counts the free squares of the strip there; as only one face has joker squares,
`joker_panes[seat, color]` counts the panes on them.
`fits[seat, color]` has a bit for each place whose strip takes the color, `strips[seat]` for each that has a strip,
`glazed[seat]` for each window that holds a pane.
`glazier` is a place; `glass` the space of the broken glass track, from 0; `track_end` its last one.
`lost` is what the track took so far, as printed. `color`, `panes` are in hand while SQUARE is asked.
"""

BREAK = PLACES
"""The target after the eight places: nothing fits, everything breaks."""
TARGETS = PLACES + 1
COLOR_STRIDE = MOST_SOURCES * TARGETS
TAKES = COLORS * COLOR_STRIDE
HOME_ACTION = TAKES
SQUARE_ACTIONS = HOME_ACTION + 1
JOKER_SQUARES = 2
PANE_ACTIONS = SQUARE_ACTIONS + JOKER_SQUARES + 1
ACTIONS = PANE_ACTIONS + COLORS
"""The numbering of actions: takes (color, source, target); the way home; panes on joker squares; the pane's color."""

CHANCES = PLACES * FACES
"""The most outcomes that one draw can have: the faces of all strips."""

LOG = logs.size(120)
"""Room for the longest single call: a set-up for four with its first deal."""

VALUES_AT = PLACES * FACES * SQUARES
ORNAMENTS_AT = VALUES_AT + 2 * PLACES
TRACK_AT = ORNAMENTS_AT + ORNAMENTS * SURROUND
PARTS = TRACK_AT + 1 + MOST_TRACK
"""How many numbers describe the printed parts: the squares of each face, the windows' values on side A and on side B,
the two windows beside each ornament, the last space of the track, and what each space of it costs."""


@kernel
def actions(options):
    """The size of the action space, the same in every variant."""
    return ACTIONS


@kernel
def setup(state, seats, options, starter, parts):
    """The position before the first strip is drawn: the printed parts, empty places, a full bag, `starter` to begin."""
    begin(state, seats, options, starter, STRIPS)
    copy_parts(state, options, parts)
    state.fits[:] = 0
    state.strips[:] = 0
    state.glazed[:] = 0
    state.shown[:] = EMPTY
    state.free[:] = 0
    state.joker_panes[:] = 0
    state.windows[:] = EMPTY
    state.glazier[:] = 0
    state.glass[:] = 0
    state.bag[:] = COPIES
    state.tower[:] = 0
    state.indicator[:] = EMPTY
    state.lost[:] = 0
    state.color = EMPTY
    state.panes = 0


@kernel
def copy_parts(state, options, parts):
    """Keep in the state what is printed on strips, palaces and track: another set may be played next to this one."""
    for face in range(PLACES * FACES):
        for square in range(SQUARES):
            kind = int(parts[face * SQUARES + square])
            state.squares[face, square] = kind
            if kind == JOKER:
                state.joker_face = face
    side = PLACES if options & SIDE_B else 0
    for place in range(PLACES):
        state.values[place] = parts[VALUES_AT + side + place]
    for ornament in range(ORNAMENTS):
        for window in range(SURROUND):
            state.ornaments[ornament, window] = parts[ORNAMENTS_AT + ornament * SURROUND + window]
    state.track_end = parts[TRACK_AT]
    for space in range(MOST_TRACK):
        state.track[space] = parts[TRACK_AT + 1 + space]


def take_action(color: int, source: int, target: int) -> int:
    """The number of a take."""
    return color * COLOR_STRIDE + source * TARGETS + target


@inlined
def take_of(action):
    """The color of a take, its source and its target."""
    return action // COLOR_STRIDE, action % COLOR_STRIDE // TARGETS, action % TARGETS


@inlined
def show(state, seat, place, face):
    """Lay a strip, one face up and all its squares free."""
    state.shown[seat, place] = face
    for kind in range(KINDS):
        state.free[seat, place, kind] = 0
    for square in range(SQUARES):
        state.free[seat, place, int(state.squares[face, square])] += 1
    state.strips[seat] = int(state.strips[seat]) | 1 << place
    refit(state, seat, place)


@inlined
def refit(state, seat, place):
    """Work out anew which colors the strip at a place takes."""
    has_joker = int(state.free[seat, place, JOKER] > 0)
    for color in range(COLORS):
        others = int(state.fits[seat, color]) & ~(1 << place)
        state.fits[seat, color] = others | (has_joker | int(state.free[seat, place, color] > 0)) << place


@inlined
def panes_of(state, seat, place, color):
    """How many panes of a color lie on the strip at a place."""
    face = int(state.shown[seat, place])
    panes = -int(state.free[seat, place, color])
    for square in range(SQUARES):
        panes += int(state.squares[face, square] == color)
    if face == state.joker_face:
        panes += int(state.joker_panes[seat, color])
    return panes


@inlined
def free_squares(state, seat, place):
    """How many squares of the strip at a place are free."""
    free = 0
    for kind in range(KINDS):
        free += int(state.free[seat, place, kind])
    return free
