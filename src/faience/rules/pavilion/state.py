"""Pavilion: the record that holds a position, the numbering of actions, and the position before the first draw."""

import numpy as np

from faience.rules import log as logs
from faience.rules.dealing import OWN_KINDS
from faience.rules.kernel import inlined, kernel
from faience.rules.states import layout, numbers
from faience.rules.tiles import BOARDS, MOST_SOURCES, SHARED, begin

COLORS = 6
"""Tiles are numbered orange 0, red 1, blue 2, yellow 3, green 4, purple 5, as their stars stand around the board."""
EMPTY = -1
"""No tile on a space."""
COPIES = 22
TILES = COLORS * COPIES
ROUNDS = 6
WILD = np.array([5, 4, 0, 3, 2, 1], np.uint8)
"""The wild color of each round: purple, green, orange, yellow, blue, red."""

STARS = 7
MIDDLE = 6
"""Six stars stand around one in the middle."""
SLOTS = 6
SPACES = STARS * SLOTS
ALL_SLOTS = (1 << SLOTS) - 1
SUPPLY_SPACES = 10
CORNERS = 4
"""So many tiles may be kept for the next round."""
START_SCORE = 5
LEAST_SCORE = 1

FREE_SIDE, KEEP_ALL, LAST_DISCARD = 1, 2, 4
"""Options are a sum of these: the other side of the boards; who passes with four tiles or fewer keeps them all;
nothing is kept in the last round."""

SUPPLY, DEAL, DRAFT, PLACE, PAY, PICK, KEEP, REFILL, ENDED = range(9)
"""Phases: the supply is filled; tiles are drawn; a take; a placement or a pass; how many wild tiles are spent;
which tile is taken from the supply; which tile is kept; gaps in the supply are filled; the game is over."""

ALL_ROUNDS = 1
"""Why a game ended: six rounds were played."""

SUPPLIED, TOOK, MARKED, PLACING, PLACED, PAID, PILLAR, STATUE, WINDOW, PICKED = range(OWN_KINDS, OWN_KINDS + 10)
PASSED, KEPT, DISCARDED, RETURNED, STAR, NUMBER, CORNER, FINISHED = range(OWN_KINDS + 10, OWN_KINDS + 18)
"""Kinds of events beside those of a deal. Details a, b, c, d:
SUPPLIED color; TOOK source, color, tiles, wild tiles; MARKED tiles, printed loss; PLACING round;
PLACED star, slot, color, cost; PAID color, tiles, wild color, wild tiles; PILLAR, STATUE, WINDOW which, reward;
PICKED color; PASSED tiles in hand; KEPT color, tiles; DISCARDED tiles, printed loss; RETURNED tiles; STAR star, color
or -1; NUMBER number; CORNER tiles, printed loss; FINISHED reason, round."""

i1, u1, i2 = np.int8, np.uint8, np.int16
STATE = layout(
    [
        ("holders", i2, COLORS),
        ("filled", u1, (BOARDS, STARS)),
        ("sources", i1, (MOST_SOURCES, COLORS)),
        ("board", i1, (BOARDS, STARS, SLOTS)),
        ("hand", i1, (BOARDS, COLORS)),
        ("kept", i1, (BOARDS, COLORS)),
        ("bag", i1, COLORS),
        ("tower", i1, COLORS),
        ("supply", i1, COLORS),
        *SHARED,
        ("placing", i1),
        ("passed", u1),
        *numbers("star", "slot", "color", "picks", "lowest", "reason"),
    ]
)
"""One position.

`filled[seat, star]` has a bit for each slot with a tile, `board` the color of each.
`hand` lies beside the board, `kept` in its corners.
`placing` is the seat whose turn is going on while the supply is refilled, or -1; `passed` has a bit for each seat that
has passed.
`star`, `slot`, `color` describe the placement while PAY is asked; in PICK `picks` more tiles are to be taken from the
supply, and there and in KEEP none of a color before `lowest`, so that each combination can be named in one way only.
"""

TAKES = COLORS * MOST_SOURCES
STAR_STRIDE = COLORS * SLOTS
PLACES = TAKES
PASS_ACTION = PLACES + STARS * STAR_STRIDE
PAYS = PASS_ACTION + 1
PICKS = PAYS + SLOTS
KEEPS = PICKS + COLORS
DONE_ACTION = KEEPS + COLORS
ACTIONS = DONE_ACTION + 1
"""The numbering of actions: takes (color, source); placements (star, color, slot); the pass; wild tiles spent;
a color from the supply; a color to keep; no more to keep."""

CHANCES = COLORS
"""The most outcomes that one draw can have."""

LOG = logs.size(120)
"""Room for the longest single call: refilled supply, the end of a round and the next deal, or the end of a game."""


@kernel
def actions(options):
    """The size of the action space, the same in every variant."""
    return ACTIONS


@kernel
def setup(state, seats, options, starter, parts):
    """The position before the first draw: empty boards, a full bag, `starter` to begin.

    Nothing on the boards can be replaced, so `parts` is empty.
    """
    begin(state, seats, options, starter, SUPPLY)
    state.score[:seats] = START_SCORE
    state.filled[:] = 0
    state.board[:] = EMPTY
    state.hand[:] = 0
    state.kept[:] = 0
    state.bag[:] = COPIES
    state.tower[:] = 0
    state.supply[:] = 0
    state.placing = EMPTY
    state.passed = 0
    state.picks = 0
    close_choice(state)


@inlined
def close_choice(state):
    """Forget the choice that was open."""
    state.star = EMPTY
    state.slot = EMPTY
    state.color = EMPTY
    state.lowest = 0


@inlined
def wild_color(state):
    """The wild color of the round."""
    return int(WILD[int(state.round_number) - 1])


@inlined
def lose(state, seat, points):
    """Take points from a score, which never goes below 1; returns how many it took."""
    paid = min(points, int(state.score[seat]) - LEAST_SCORE)
    state.score[seat] -= paid
    return paid


def take_action(color: int, source: int) -> int:
    """The number of a take."""
    return color * MOST_SOURCES + source


@inlined
def take_of(action):
    """The color of a take and its source."""
    return action // MOST_SOURCES, action % MOST_SOURCES


@inlined
def place_action(star, color, slot):
    """The number of a placement."""
    return PLACES + star * STAR_STRIDE + color * SLOTS + slot


@inlined
def place_of(action):
    """The star of a placement, the color of its tile and the slot."""
    star, rest = (action - PLACES) // STAR_STRIDE, (action - PLACES) % STAR_STRIDE
    return star, rest // SLOTS, rest % SLOTS
