"""Classic: the record that holds a position, the numbering of actions, and the position before the first deal."""

import numpy as np

from faience.rules import log as logs
from faience.rules.dealing import OWN_KINDS
from faience.rules.kernel import inlined, kernel
from faience.rules.states import layout, numbers
from faience.rules.tiles import BOARDS, MOST_SOURCES, SHARED, begin

COLORS = 5
JOKER = 5
"""Tiles are numbered blue 0, yellow 1, red 2, black 3, white 4; a joker is 5."""
KINDS = COLORS + 1
EMPTY = -1
"""No tile in a cell, no color in a line."""
MARKER = 6
"""What may stand on a floor space besides a tile."""

ROWS = 5
FLOOR = 5
"""The target after the five pattern lines."""
TARGETS = ROWS + 1
FLOOR_SPACES = 7
PENALTIES = np.array([0, 1, 2, 4, 6, 8, 11, 14], np.int64)
"""Points lost for so many occupied floor spaces: 1, 1, 2, 2, 2, 3, 3 from left to right."""

COPIES = 20
TILES = COLORS * COPIES
ROW_BONUS, COLUMN_BONUS, COLOR_BONUS = 2, 7, 10

GRAY, JOKERS = 1, 2
"""Options are a sum of these: the gray side of the boards, the joker tiles."""

DEAL, DRAFT, OVERFILL, WALL, ENDED = range(5)
"""Phases: tiles are drawn; a take; which jokers stay in an overfull line; a wall cell; the game is over."""

BY_ROW, NO_TILES, DEAD = 1, 2, 3
"""Why a game ended: a complete row; not one tile left to draw; no line will ever accept another tile."""

TOOK, MARKED, LINED, FELL, TILED, BROKEN, PENALTY, ROW, COLUMN, COLOR, FINISHED = range(OWN_KINDS, OWN_KINDS + 11)
"""Kinds of events beside those of a deal. Details a, b, c, d:
TOOK source, color, tiles, jokers; MARKED floor space or -1;
LINED line, color, tiles, jokers; FELL kind, onto the floor, into the lid; TILED row, column, kind, horizontal run;
BROKEN line, color, tiles; PENALTY floor spaces, printed loss; ROW, COLUMN, COLOR which; FINISHED reason, round."""

i1, u1, i2 = np.int8, np.uint8, np.int16
STATE = layout(
    [
        ("holders", i2, KINDS),
        ("open", u1, (BOARDS, KINDS)),
        ("sources", i1, (MOST_SOURCES, KINDS)),
        ("line_color", i1, (BOARDS, ROWS)),
        ("line_tiles", i1, (BOARDS, ROWS)),
        ("line_jokers", i1, (BOARDS, ROWS)),
        ("floor", i1, (BOARDS, FLOOR_SPACES)),
        ("floor_used", i1, BOARDS),
        ("wall", i1, (BOARDS, ROWS, COLORS)),
        ("bag", i1, KINDS),
        ("lid", i1, KINDS),
        *SHARED,
        *numbers("tiled", "line", "color", "tiles", "jokers", "reason"),
    ]
)
"""One position.

`open[seat, kind]` has a bit for each line that accepts the kind, and always the floor's.
`line_tiles` counts colored tiles, `line_jokers` the jokers beside them.
`tiled` counts the seats whose wall is done in this round.
`line`, `color`, `tiles`, `jokers` describe the choice that is open in OVERFILL and WALL.
"""

IMMATERIAL = ("floor",)
"""Positions that are alike but for this are the same for the future: what a floor line costs is `floor_used`, and the
colors on all of them together follow from where the other tiles are, since all of them go to the lid."""

CHANCES = KINDS
"""The most outcomes that one draw can have."""

TAKES = COLORS * MOST_SOURCES * TARGETS
CELL_ACTIONS = TAKES
KEEP_ACTIONS = CELL_ACTIONS + COLORS
JOKER_TAKES = KEEP_ACTIONS + ROWS + 1
PICK_STRIDE = MOST_SOURCES * TARGETS
ACTIONS = JOKER_TAKES + (1 + COLORS) * PICK_STRIDE
"""The numbering of actions, the same in every variant, so that the smaller action spaces are its beginnings:
takes of a color (color, source, target); wall columns; jokers kept; takes of jokers alone, then with each color."""

LOG = logs.size(120)
"""Room for the longest single call: a last take that ends a game of four."""


@kernel
def actions(options):
    """The size of the action space: 300 on the colored wall, 305 on the gray one, 671 with jokers."""
    if options & JOKERS:
        return ACTIONS
    if options & GRAY:
        return KEEP_ACTIONS
    return CELL_ACTIONS


@kernel
def setup(state, seats, options, starter, parts):
    """The position before the first deal: empty boards, a full bag, `starter` to begin.

    Nothing on the classic boards can be replaced, so `parts` is empty.
    """
    begin(state, seats, options, starter, DEAL)
    state.line_color[:] = EMPTY
    state.line_tiles[:] = 0
    state.line_jokers[:] = 0
    state.floor[:] = EMPTY
    state.floor_used[:] = 0
    state.wall[:] = EMPTY
    state.lid[:] = 0
    swapped = 0
    if options & JOKERS:
        swapped = 1 if seats == 2 else 2
    state.bag[:] = COPIES - swapped
    state.bag[JOKER] = COLORS * swapped
    state.tiled = 0
    state.open[:] = (1 << TARGETS) - 1
    close_choice(state)


@kernel
def close_choice(state):
    """Forget the choice that was open."""
    state.line = EMPTY
    state.color = EMPTY
    state.tiles = 0
    state.jokers = 0


def take_action(pick: int, source: int, target: int) -> int:
    """The number of a take; pick is a color, 5 for the jokers alone, 6 and up for a color and the jokers."""
    base = pick * PICK_STRIDE if pick < JOKER else JOKER_TAKES + (pick - JOKER) * PICK_STRIDE
    return base + source * TARGETS + target


@inlined
def take_of(action):
    """The color of a take (EMPTY for jokers alone), its source, its target, and whether the jokers come along."""
    has_jokers = action >= JOKER_TAKES
    if has_jokers:
        action -= JOKER_TAKES + PICK_STRIDE  # jokers alone come out as the color before the first, EMPTY
    return action // PICK_STRIDE, action % PICK_STRIDE // TARGETS, action % TARGETS, has_jokers
