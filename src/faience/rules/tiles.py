"""What the three games share: a bag and what refills it, displays around a center, taking one color from a source.

Sources are numbered 0 for the center and 1, 2, ... for the displays.
`state.sources[source, color]` counts tiles; bit `source` of `state.holders[color]` says where that count is not 0.
"""

import numpy as np

from faience.rules import rng as random
from faience.rules.kernel import inlined, kernel
from faience.rules.states import numbers

CHANCE = -1
OVER = -2
"""What `state.turn` says when no seat is to act: the next tile is drawn, or the game has ended."""

CENTER = 0
IN_CENTER = -1
"""What `state.marker` says before anybody takes it."""
DISPLAY_TILES = 4
BOARDS = 4
"""The most boards around these displays, and so the most seats of these games."""
MOST_SOURCES = 10
MOST_COLORS = 6

SHARED = [
    ("score", np.int16, BOARDS),
    ("round_number", np.int32),
    *numbers("seats", "options", "turn", "phase", "starter", "marker", "dealt"),
]
"""Fields that every game's record has: `marker` is the seat that holds it, or IN_CENTER; `dealt` counts what was drawn
in the phase. Beside them there are `sources`, `holders`, `bag`, a lid or tower, and `reason`, why the game ended."""

COLOR_OFFERED = np.array([color for color in range(MOST_COLORS) for _ in range(MOST_SOURCES)], np.uint8)
"""The color of an offer; offers are pairs of color and source, numbered color by color."""


@inlined
def begin(state, seats, options, starter, phase):
    """What games begin with: nothing on the displays, no points, the marker in the center, a draw due."""
    state.sources[:] = 0
    state.holders[:] = 0
    state.score[:] = 0
    state.round_number = 1
    state.seats, state.options, state.starter = seats, options, starter
    state.turn, state.phase, state.dealt = CHANCE, phase, 0
    state.marker = IN_CENTER
    state.reason = 0


@inlined
def next_turn(state):
    """The turn goes to the next seat around the table."""
    following = int(state.turn) + 1
    state.turn = following if following < state.seats else 0


@inlined
def next_starter(state):
    """Who holds the marker and so starts next; whoever started last if nobody took it."""
    return int(state.starter) if state.marker == IN_CENTER else int(state.marker)


@inlined
def displays_for(seats):
    """5, 7 or 9 displays for 2, 3 or 4 seats."""
    return 2 * seats + 1


@inlined
def total(counts):
    """The tiles in a bag, a lid or a source."""
    tiles = 0
    for color in range(counts.size):
        tiles += int(counts[color])
    return tiles


@inlined
def total_from(rows, row, lowest):
    """The tiles in one row of several bags, of kinds from `lowest` on."""
    tiles = 0
    for color in range(rows.shape[1]):
        tiles += int(rows[row, color]) * int(color >= lowest)
    return tiles


@kernel
def pour(spare, bag):
    """Empty the lid or tower into the bag; returns the number of tiles poured."""
    tiles = 0
    for color in range(bag.size):
        tiles += int(spare[color])
        bag[color] += spare[color]
        spare[color] = 0
    return tiles


@kernel
def weigh(bag, spare, weights):
    """How likely each color is to be drawn next: by the bag's content, or the lid's when the bag is empty."""
    source = bag if total(bag) > 0 else spare
    for color in range(source.size):
        weights[color] = source[color]
    return source.size


@inlined
def sample(bag, tiles, rng):
    """A color drawn at random from a bag of so many tiles, each of them equally likely."""
    left = random.below(rng, tiles)
    color = 0
    for last in range(bag.size):
        left -= int(bag[last])
        color += left >= 0
    return color


@inlined
def put(state, source, color):
    """Lay one tile on a display."""
    state.sources[source, color] += 1
    state.holders[color] = int(state.holders[color]) | (1 << source)


@inlined
def lift(state, source, color):
    """Lift every tile of one color off a source."""
    tiles = int(state.sources[source, color])
    state.sources[source, color] = 0
    state.holders[color] = int(state.holders[color]) & ~(1 << source)
    return tiles


@inlined
def slide(state, source):
    """Slide whatever is left on a display to the center."""
    for color in range(state.holders.size):
        tiles = int(state.sources[source, color])
        state.sources[source, color] = 0
        state.sources[CENTER, color] += tiles
        state.holders[color] = (int(state.holders[color]) & ~(1 << source)) | (tiles > 0)  # the center's bit is 1


@inlined
def has_loose_tiles(state):
    """True while a display or the center still holds a tile; the marker is not a tile."""
    held = 0
    for color in range(state.holders.size):
        held |= int(state.holders[color])
    return held != 0
