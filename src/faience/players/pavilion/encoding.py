"""Summer Pavilion: the slots that a network sees of a position, from the point of view of one seat.

Version 1. For every board: each star with its filled slots, what it may be worth and what the hand can pay for in it;
numbers, pillars, statues and windows by what they lack; hand and corners by color; who has passed and who starts next.
"""

import numpy as np

from faience.players.kernels.slots import (
    Slot,
    board_slots,
    lay_out,
    lead_of,
    see_lead,
    see_sources,
    see_stock,
    see_take,
    shared_slots,
    whose,
)
from faience.players.pavilion.evaluation import AROUND_SETS, NUMBERS
from faience.rules import bits
from faience.rules.kernel import inlined, kernel
from faience.rules.pavilion import stars
from faience.rules.pavilion import state as rules
from faience.rules.pavilion.placing import accepts, star_value
from faience.rules.pavilion.state import ALL_SLOTS, COLORS, CORNERS, MIDDLE, STARS, SUPPLY_SPACES, wild_color
from faience.rules.tiles import BOARDS, next_starter

VERSION = 1
HANDS = 11
REACH = 10
"""Tiles of a color, with wild ones, that are told apart."""
TOTALS = 25
VALUES = 21
_SETS = ALL_SLOTS + 1
_LACKS = 5
_AROUND = [(kind, which) for kind in range(stars.KINDS) for which in range(COLORS)]
_BOARD = [
    *(Slot(f"star {star + 1}", _SETS, f"star {star}") for star in range(STARS)),
    *(Slot(f"worth of star {star + 1}", VALUES * (rules.SLOTS + 1), "worth") for star in range(STARS)),
    *(Slot(f"star {star + 1} within reach", _SETS * REACH, "reach") for star in range(MIDDLE)),
    Slot("star in the middle within reach", (rules.SLOTS + 1) * REACH, "middle reach"),
    *(Slot(f"spaces left with {number}", STARS + 1, f"number {number}") for number in range(1, NUMBERS + 1)),
    *(Slot(f"around {kind} {which + 1}", _LACKS, f"around {kind}") for kind, which in _AROUND),
    *(Slot(f"hand, color {color}", 2 * HANDS, f"hand {color}") for color in range(COLORS)),
    *(Slot(f"corners, color {color}", CORNERS + 1, f"kept {color}") for color in range(COLORS)),
    Slot("tiles in hand", TOTALS, "tiles"),
    Slot("passed and next start", 4, "passed"),
]
BOARD = len(_BOARD)
_SHARED = shared_slots(COLORS)
LAYOUT = lay_out(
    [
        *_SHARED,
        Slot("phase", rules.ENDED + 1, "phase"),
        Slot("side", 2, "side"),
        *(Slot(f"supply, color {color}", SUPPLY_SPACES + 1, f"supply {color}") for color in range(COLORS)),
        *board_slots(_BOARD),
    ]
)
FIRST = LAYOUT.first
_LEAD = len(_SHARED) - 1
_STOCK = _LEAD - 1 - 2 * COLORS
_PHASE, _SIDE, _SUPPLY = _LEAD + 1, _LEAD + 2, _LEAD + 3
_BOARDS = _SUPPLY + COLORS
SLOTS = len(LAYOUT.slots)
_WORTH = STARS
_REACH = 2 * STARS
_NUMBERS = _REACH + STARS
_LACKING = _NUMBERS + NUMBERS
_HAND = _LACKING + len(_AROUND)
_KEPT = _HAND + COLORS
_TILES, _PASSED = _KEPT + COLORS, _KEPT + COLORS + 1
NOTES = 2
"""What is kept of each board beside its slots: the points that are certain, and those of them that stars give."""
WIDTH = SLOTS + BOARDS * NOTES
BUCKETS = 18

COSTS = np.zeros((stars.SIDES, STARS, _SETS), np.int64)
"""The costs, as a set, of filled slots."""
for _side in range(stars.SIDES):
    for _star in range(STARS):
        for _filled in range(_SETS):
            for _slot in range(rules.SLOTS):
                if _filled >> _slot & 1:
                    COSTS[_side, _star, _filled] |= 1 << int(stars.COST[_side, _star, _slot]) - 1


@inlined
def bucket(state, viewer):
    """Which of the network's later layers judges a position: by seats, whose turn it is, and drafting or placing."""
    return 6 * (int(state.seats) - 2) + 3 * int(state.phase > rules.DRAFT) + whose(state, viewer)


@inlined
def used(seats):
    """How many slots are in use; those of absent rivals come last."""
    return _BOARDS + BOARD * seats


@inlined
def lead(state, out):
    """The points that the viewer has for certain, minus those of the others on average, in thousandths."""
    return lead_of(state, out, SLOTS, NOTES)


@kernel
def encode(state, viewer, out):
    """Fill in every slot, and what is kept beside them."""
    see_sources(state, FIRST, COLORS, out)
    out[_SIDE] = int(FIRST[_SIDE]) + stars.side_of(state)
    for board in range(int(state.seats)):
        seat = (viewer + board) % int(state.seats)
        see_stars(state, seat, board, out)
        see_hand(state, seat, board, out)
    finish(state, out)


@kernel
def follow(before, state, viewer, out):
    """The same after one decision, from the slots of the position before it."""
    is_other_round = state.turn < 0 or before.round_number != state.round_number
    if is_other_round or before.marker != state.marker or before.passed != state.passed:
        encode(state, viewer, out)  # whoever has no tile left passes along with others
        return
    seats, seat = int(state.seats), int(before.turn)
    board = (seat - viewer) % seats
    if before.phase == rules.DRAFT:
        see_take(before, state, FIRST, COLORS, out)
    else:
        see_stars(state, seat, board, out)
    see_hand(state, seat, board, out)
    finish(state, out)


@inlined
def finish(state, out):
    """What depends on several boards, and on none."""
    see_stock(state, state.tower, FIRST, COLORS, out, _STOCK)
    out[_PHASE] = int(FIRST[_PHASE]) + int(state.phase)
    for color in range(COLORS):
        out[_SUPPLY + color] = int(FIRST[_SUPPLY + color]) + int(state.supply[color])
    see_lead(lead(state, out) // 1000, FIRST, out, _LEAD)


@inlined
def see_stars(state, seat, board, out):
    """The stars, the numbers, and what stands between them; the points that they are certain to give."""
    at, points, filled = _BOARDS + BOARD * board, 0, 0
    for star in range(STARS):
        slots = int(state.filled[seat, star])
        filled |= slots << rules.SLOTS * star
        value = 0
        if slots != 0:
            _, value = star_value(state, seat, star)
            points += value * int(slots == ALL_SLOTS)
        out[at + star] = int(FIRST[at + star]) + slots
        out[at + _WORTH + star] = int(FIRST[at + _WORTH + star]) + value * (rules.SLOTS + 1) + bits.size(slots)
    for number in range(1, NUMBERS + 1):
        missing, slot = stars.spaces_left(state, seat, number), at + _NUMBERS + number - 1
        points += int(stars.NUMBER_POINTS[number]) * int(missing == 0)
        out[slot] = int(FIRST[slot]) + min(missing, STARS)
    for kind in range(stars.KINDS):
        for which in range(COLORS):
            slot = at + _LACKING + COLORS * kind + which
            out[slot] = int(FIRST[slot]) + bits.size(int(AROUND_SETS[kind, which]) & ~filled)
    out[SLOTS + NOTES * board + 1] = points


@inlined
def see_hand(state, seat, board, out):
    """Hand and corners, what can be paid for, whether the seat has passed and whether it starts the next round."""
    at, notes = _BOARDS + BOARD * board, SLOTS + NOTES * board
    wild, tiles = wild_color(state), 0
    for color in range(COLORS):
        held = int(state.hand[seat, color])
        tiles += held
        slot = at + _HAND + color
        out[slot] = int(FIRST[slot]) + 2 * min(held, HANDS - 1) + int(color == wild)
        out[at + _KEPT + color] = int(FIRST[at + _KEPT + color]) + int(state.kept[seat, color])
    out[at + _TILES] = int(FIRST[at + _TILES]) + min(tiles, TOTALS - 1)
    starts, passed = int(next_starter(state) == seat), int(state.passed) >> seat & 1
    out[at + _PASSED] = int(FIRST[at + _PASSED]) + 2 * passed + starts
    for star in range(MIDDLE):
        slot, slots = at + _REACH + star, int(state.filled[seat, star])
        out[slot] = int(FIRST[slot]) + (
            REACH * int(COSTS[stars.side_of(state), star, slots]) + best_reach(state, seat, star, wild)
        )
    slot, slots = at + _REACH + MIDDLE, bits.size(int(state.filled[seat, MIDDLE]))
    out[slot] = int(FIRST[slot]) + REACH * slots + best_reach(state, seat, MIDDLE, wild)
    out[notes] = int(state.score[seat]) + int(out[notes + 1])


@inlined
def best_reach(state, seat, star, wild):
    """The most tiles with which a seat can pay for a space of a star: of one color that it takes, and wild ones."""
    colors, best = accepts(state, seat, star), 0
    for color in range(COLORS):
        if colors >> color & 1:
            held = int(state.hand[seat, color])
            if held > 0 and color != wild:
                held += int(state.hand[seat, wild])
            best = max(best, held)
    return min(best, REACH - 1)
